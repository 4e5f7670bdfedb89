"""Texts in the words of the rule book, which cards do not print: what they mean."""

from __future__ import annotations

import pytest
from fftcg_meaning import FORWARD, ME, OPPONENT, YOU, effects, last, meant, same

from cardwright.text import ir
from cardwright.text.compile import compile_text
from cardwright.text.walk import nodes

ANY_CARD = ir.Group(ir.IsCard())


def event(text: str) -> ir.Event:
    """What the one ability waits for."""
    found: ir.Event = meant(text).event  # type: ignore[attr-defined]
    return found


@pytest.mark.clauses("fftcg-2020", "11.12.4.1")
def test_what_has_no_span_has_no_end() -> None:
    for text in ("Choose 1 Forward. It gains +1000 power.", "Choose 1 Forward. It loses all its abilities."):
        assert same(last(text).duration, ir.Permanent())  # type: ignore[attr-defined]
    condition = last("Choose 1 Forward. If you control 2 or more Backups, it gains Haste.")
    assert isinstance(condition, ir.If)
    assert same(condition.effect.duration, ir.Permanent())  # type: ignore[attr-defined]


@pytest.mark.clauses("fftcg-2020", "2.1", "3.2")
def test_winning_and_not_losing() -> None:
    assert effects("You win the game.") == (ir.WinGame(YOU),)
    assert same(effects("Your opponent loses the game.")[0], ir.LoseGame(OPPONENT))
    for who, player in (("You", YOU), ("Your opponent", OPPONENT), ("Players", ir.EachPlayer())):
        assert effects(f"{who} cannot lose the game.", "Backup") == (ir.CannotLose(player),)


@pytest.mark.clauses("fftcg-2020", "11.8.17.2")
def test_the_next_time_is_once() -> None:
    made = last("Choose 1 Forward. The next time it attacks this turn, draw 1 card.")
    assert isinstance(made, ir.Delayed)
    assert (made.this_turn, made.once) == (True, True)
    made = last("The next time you cast a Summon, draw 1 card.")
    assert isinstance(made, ir.Delayed)
    assert (made.this_turn, made.once) == (False, False)
    assert same(made.event, ir.PlayerCasts(YOU, ir.Group(ir.TypeIs(("Summon",)))))


@pytest.mark.clauses("fftcg-2020", "10.1.3.2.1", "15.1.1.9.5")
@pytest.mark.parametrize(
    ("text", "condition"),
    [
        ("As long as Hild is in battle, it gains +1000 power.", ir.HasFilter(ME, ir.InBattle())),
        ("If Hild is in a party, Hild gains Haste.", ir.InParty(ME)),
    ],
)
def test_what_holds_in_battle(text: str, condition: ir.Condition) -> None:
    (made,) = (each for each in nodes(meant(text)) if isinstance(each, ir.If))
    assert same(made.condition, condition)


@pytest.mark.clauses("fftcg-2020", "11.6.11", "11.7.11", "10.1.4.3", "11.8.6")
def test_moments() -> None:
    assert same(event("When you use an ability, draw 1 card."), ir.PlayerUsesAbility(YOU, "any"))
    assert same(event("When a special ability is used, draw 1 card."), ir.PlayerUsesAbility(ir.EachPlayer(), "special"))
    deals = ir.DealsDamageToAny(ir.AnyPlayer(), ir.OneSubject(ANY_CARD))
    assert same(event("When Hild deals damage, draw 1 card."), ir.CardEvent(ME, (deals,)))
    one = ir.OneSubject(ir.Group(FORWARD))
    assert same(event("When a Forward breaks, draw 1 card."), ir.CardEvent(one, (ir.IsBroken(),)))
    begins = event("At the beginning of the Attack Phase, draw 1 card.")
    assert same(begins, ir.BeginningOf("attack", ir.EachPlayer()))


@pytest.mark.clauses("fftcg-2020", "15.1.1.9.8")
def test_who_cannot_deal_damage() -> None:
    for text in ("Hild cannot deal damage.", "Hild does not deal damage."):
        (made,) = effects(text, "Forward")
        assert isinstance(made, ir.ReplaceDealtAll)
        assert (made.change, made.amount, made.to, made.player) == ("become", ir.Num(0), ANY_CARD, ir.AnyPlayer())


@pytest.mark.clauses("fftcg-2020", "4.2")
@pytest.mark.parametrize(
    ("behind", "down"), [("", True), (" (rounded down)", True), (" (rounded up)", False), (", rounded up", False)]
)
def test_half_of_a_hand(behind: str, down: bool) -> None:
    mine = last(f"Discard half of the cards in your hand{behind}.")
    assert same(mine, ir.Discard(YOU, ir.HalfUp(ir.HandSize(YOU), down=down), ANY_CARD, bind=mine.bind))  # type: ignore[attr-defined]
    theirs = last(f"Your opponent discards half of the cards in their hand{behind}.")
    assert same(theirs.count, ir.HalfUp(ir.HandSize(OPPONENT), down=down))  # type: ignore[attr-defined]
    assert same(last(f"Your opponent discards half their hand{behind}."), theirs)


@pytest.mark.clauses("fftcg-2020", "6.7.2", "11.4.4", "8.1.2", "11.3.6")
def test_costs_and_copies() -> None:
    for source in ("from", "from among", "from among the"):
        (item,) = meant(f"Remove 2 Lore Counters {source} Forwards you control: Draw 1 card.").cost.actions  # type: ignore[attr-defined]
        assert isinstance(item, ir.PayCountersGroup)
        assert item.spread
    for text in (
        "You may discard 2 cards instead of paying the cost to cast Hild.",
        "Instead of paying the CP cost required to cast Hild, you may discard 2 cards.",
        "You can discard 2 cards rather than pay the cost to cast Hild.",
    ):
        (price,) = effects(text, "Forward")
        assert isinstance(price, ir.AlternativeCost)
        assert price.what == ME
    (rule,) = effects("You can have any number of copies of Hild in your deck.", "Forward")
    assert rule.rule == ir.DeckCopies(0, "main")  # type: ignore[attr-defined]
    for words in ("Deal them 8000 damage divided as you like.", "Deal 8000 damage divided among them as you choose."):
        assert isinstance(last(f"Choose up to 3 Forwards. {words}"), ir.DivideDamage)


@pytest.mark.parametrize(
    ("said", "printed"),
    [
        ("Hild can't block.", "Hild cannot block."),
        ("When you have no cards in hand, draw 1 card.", "When you have no cards in your hand, draw 1 card."),
        ("When Hild is damaged by a Forward, draw 1 card.", "When Hild is dealt damage by a Forward, draw 1 card."),
        ("If Hild is dealt damage, it becomes 0 instead.", "If Hild is dealt damage, the damage becomes 0 instead."),
        (
            "When a Forward enters the field under your control, draw 1 card.",
            "When a Forward enters your field, draw 1 card.",
        ),
    ],
)
def test_older_and_other_words_are_tidied(said: str, printed: str) -> None:
    one, other = (compile_text("fftcg", text, name="Hild", card_type="Forward") for text in (said, printed))
    assert one == other
