"""What the sentences about several players and several cards mean: how many there are, and what was done to those counted."""

from __future__ import annotations

import pytest
from fftcg_meaning import FORWARD, ME, OPPONENT, YOU, last, meant, one, same

from cardwright.text import ir

END = "At the end of each of your turns, if"


def condition(words: str) -> ir.Condition:
    """What has to hold at the end of the turn."""
    found = one(f"{END} {words}, draw 1 card.").condition  # type: ignore[attr-defined]
    assert isinstance(found, ir.Condition)
    return found


@pytest.mark.parametrize(
    ("words", "known"),
    [
        ("If each player has 3 cards or less in their hands, Hild gains Haste.",
         "If each player has 3 cards or less in their hand, Hild gains Haste."),
        ("If both you and your opponent control 2 or more Backups, Hild gains Haste.",
         "If each player controls 2 or more Backups, Hild gains Haste."),
        ("If both players control 2 or less Backups, Hild gains Haste.",
         "If each player controls 2 or less Backups, Hild gains Haste."),
        ("When Hild attacks, if you didn't pay the extra cost, dull Hild.",
         "When Hild attacks, if you did not pay the extra cost, dull Hild."),
        ("During this turn, if your opponent has discarded 3 or more cards due to your Summons or abilities, Hild gains Haste.",
         "If your opponent has discarded 3 or more cards due to your Summons or abilities this turn, Hild gains Haste."),
    ],
)  # fmt: skip
def test_another_way_to_say_what_holds(words: str, known: str) -> None:
    assert same(meant(words), meant(known))


def test_what_several_players_have_or_did() -> None:
    backups = ir.Group(ir.TypeIs(("Backup",)))
    found = condition("both you and your opponent control 2 or more Backups")
    assert same(found, ir.Controls(ir.EachPlayer(), backups, ir.Num(2)))
    assert same(condition("you did not pay the extra cost"), ir.Not(ir.PaidExtraCost()))
    for player, who, has in ((YOU, "you", "have"), (OPPONENT, "your opponent", "has")):
        for due, words in ((YOU, "your "), (OPPONENT, "your opponent's "), (ir.AnyPlayer(), "")):
            found = condition(f"{who} {has} discarded 2 or more cards due to {words}Summons or abilities this turn")
            thrown = ir.PlayerDiscards(player, each=True, due_to=due)
            assert same(found, ir.HappenedThisTurn(thrown, times=2))


@pytest.mark.parametrize(
    ("doing", "verb"),
    [
        ("discard any number of Summons", "discarded"),
        ("remove any number of Summons in your Break Zone from the game", "removed"),
    ],
)
def test_cards_counted_by_what_was_done_to_them(doing: str, verb: str) -> None:
    summon = ir.Group(ir.TypeIs(("Summon",)))
    effect = last(f"You may {doing}. When you do so, draw 1 card for each {verb} Summon.")
    assert isinstance(effect, ir.WhenDone)
    (draw,) = effect.effects
    assert same(draw.count, ir.PerEach(ir.Num(1), ir.CountRef(ir.Ref(("t1",)), summon)))  # type: ignore[attr-defined]
    effect = last(f"You may {doing}. When you do so, draw cards equal to the number of {verb} Summons.")
    assert isinstance(effect, ir.WhenDone)
    (draw,) = effect.effects
    assert same(draw.count, ir.CountRef(ir.Ref(("t1",)), summon))  # type: ignore[attr-defined]


def test_a_limit_behind_another() -> None:
    ability = one(
        "《0》: Draw 1 card. You can only use this ability if you control a Forward and only during your opponent's turn."
    )
    held, when = ability.limits  # type: ignore[attr-defined]
    assert same(held, ir.OnlyIf(ir.Controls(YOU, ir.Group(FORWARD), ir.Num(1))))
    assert same(when, ir.OnlyOpponentTurn())


def test_one_of_the_cards_that_it_removed() -> None:
    (add,) = one("When Hild leaves the field, add 1 Summon removed by Hild's ability to your hand.").effects  # type: ignore[attr-defined]
    assert isinstance(add, ir.SelectAndPut)
    away = ir.RemovedBy(ME, ir.Removed(ir.EachPlayer()))
    assert same(add.target.group, ir.Group(ir.TypeIs(("Summon",)), qualifiers=(away,)))
    assert same(add.to, ir.Hand(YOU))


def test_none_of_a_kind_in_the_hand() -> None:
    hand = ir.InZone(ir.Hand(YOU))
    for words, group in (
        ("Fire Backups", ir.Group(ir.TypeIs(("Backup",)), (ir.ElementIs(("Fire",)),), (hand,))),
        ("Fire cards", ir.Group(ir.IsCard(), (ir.ElementIs(("Fire",)),), (hand,))),
        ("{Job Knight}", ir.Group(ir.JobIs("Knight"), qualifiers=(hand,))),
    ):
        assert same(condition(f"you have no {words} in your hand"), ir.Exists(group, ir.Num(0), compare="<="))
    assert isinstance(condition("you have no cards in your hand"), ir.HandSizeIs)


def test_so_many_dulled_at_once() -> None:
    found = last(
        "Dull all the Forwards opponent controls. When 3 or more active Forwards are dulled by this effect, draw 1 card."
    )
    assert isinstance(found, ir.If)
    assert same(found.condition, ir.Compare(ir.ResultCount(turned=True), ir.Num(3), ">="))
