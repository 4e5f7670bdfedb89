"""What is counted and compared, cards that are left of those looked at, and cards put at an end of a deck; each sentence with the tree
it must become."""

from __future__ import annotations

import pytest
from fftcg_meaning import BACKUP, FORWARD, ME, MINE, OPPONENT, T1, YOU, effects, last, one, same

from cardwright.text import ir

BACKUPS = ir.Group(BACKUP, qualifiers=(MINE,))
DRAW = ir.Draw(YOU, ir.Num(1))
COUNTS = [
    ("the number of Backups you control", ir.CountOf(BACKUPS)),
    ("the number of Elements among Backups you control", ir.CountElements(BACKUPS)),
    ("the number of cards you have cast this turn", ir.CardsCastThisTurn(YOU)),
    ("the number of Summons your opponent has cast this turn",
     ir.CardsCastThisTurn(OPPONENT, ir.Group(ir.TypeIs(("Summon",))))),
    ("the points of damage you have received", ir.DamageReceived(YOU)),
]  # fmt: skip


@pytest.mark.parametrize(("words", "count"), COUNTS)
def test_a_number_that_is_counted(words: str, count: ir.Amount) -> None:
    chosen = effects(f"Choose 1 Forward of cost equal to or less than {words}. Break it.")[0].targets[0]  # type: ignore[attr-defined]
    assert same(chosen.group.qualifiers[0], ir.CostIs(count, "<="))
    placed = last(f"《1》: Place Moon Counters on Hild equal to {words}.", "Forward")
    assert same(placed, ir.PlaceCounters("Moon", count, ME))
    text = f"《1》: Look at the same number of cards from the top of your deck as {words}. Return them to the top or bottom of your deck in any order."
    looked = effects(text, "Forward")[0]
    assert same(looked.count, count)  # type: ignore[attr-defined]


def test_each_card_that_the_other_has_cast() -> None:
    for words, group in (("card", None), ("Summon", ir.Group(ir.TypeIs(("Summon",))))):
        wanted = ir.Draw(YOU, ir.PerEach(ir.Num(1), ir.CardsCastThisTurn(OPPONENT, group)))
        assert same(last(f"Draw 1 card for each {words} your opponent has cast this turn."), wanted)


@pytest.mark.parametrize(
    ("who", "player"),
    [("your opponent", OPPONENT), ("each player", ir.EachPlayer()), ("its controller", ir.ControllerOf(T1))],
)
def test_who_draws_for_each(who: str, player: ir.Player) -> None:
    drawn = last(f"Choose 1 Forward. Break it. {who.capitalize()} draws 1 card for each Backup you control.")
    assert same(drawn, ir.Draw(player, ir.PerEach(ir.Num(1), ir.CountOf(BACKUPS))))


@pytest.mark.parametrize("verb", ["put", "return", "place"])
@pytest.mark.parametrize("rest", ["the other cards", "the rest", "the rest of the cards"])
@pytest.mark.parametrize("place", ["on the top or bottom", "to the top and/or bottom"])
def test_the_rest_goes_to_either_end(verb: str, rest: str, place: str) -> None:
    text = (
        f"Look at the top 3 cards of your deck. Add 1 card among them to your hand and {verb} {rest} {place} "
        "of your deck in any order."
    )
    assert same(last(text).effects[1], ir.PutRest(T1, ir.DeckTopOrBottom(YOU)))  # type: ignore[attr-defined]


def test_cards_that_are_put_at_an_end_of_their_owners_decks() -> None:
    one_card = ir.Target(ir.Num(1), ir.Group(FORWARD, qualifiers=(MINE,)), bind="t1")
    put = last("《1》: Put 1 Forward you control at the bottom of its owner's deck.", "Forward")
    assert same(put, ir.SelectAndPut(YOU, one_card, ir.DeckBottom(ir.Owner())))
    some = ir.Target(ir.Num(2), ir.Group(FORWARD, qualifiers=(MINE,)), up_to=True, bind="t1")
    put = last("《1》: Return up to 2 Forwards you control to the top of their owners' decks.", "Forward")
    assert same(put, ir.SelectAndPut(YOU, some, ir.DeckTop(ir.Owner())))


@pytest.mark.parametrize("words", ["all the damage from", "all damage from", "all damage dealt to"])
def test_damage_goes_away(words: str) -> None:
    assert same(last(f"Choose 1 Forward. Remove {words} it."), ir.NegateDamage(T1))


def test_its_controller_is_dealt_points() -> None:
    wanted = ir.DamagePlayer(ir.ControllerOf(T1), ir.Num(1), ME)
    assert same(
        last("《1》: Choose 1 Forward. Break it. Hild deals its controller 1 point of damage.", "Forward"), wanted
    )


@pytest.mark.parametrize(
    ("words", "event"),
    [
        ("Hild is dulled due to your ability", ir.BecomesDull("own_ability")),
        ("Hild is dulled by your Summon", ir.BecomesDull("own_summon")),
    ],
)
def test_what_else_a_trigger_waits_for(words: str, event: ir.Event) -> None:
    auto = one(f"When {words}, draw 1 card.")
    assert isinstance(auto, ir.AutoAbility) and same(auto.event, ir.CardEvent(ME, (event,)))
    assert auto.effects == (DRAW,)


@pytest.mark.parametrize(
    ("words", "condition"),
    [
        ("Hild has 3 or more Moon Counters on it", ir.CountersAre(ME, "Moon", ir.Num(3), ">=")),
        ("Hild has 2 or less Moon Counters", ir.CountersAre(ME, "Moon", ir.Num(2), "<=")),
        ("Hild has no Moon Counters placed on it", ir.CountersAre(ME, "Moon", ir.Num(0), "<=")),
        ("Hild has a Moon Counter on it", ir.CountersAre(ME, "Moon", ir.Num(1), ">=")),
        ("all the Backups you control are of different Elements", ir.AllDifferent(BACKUPS, "element")),
        ("all the Backups you control have different costs", ir.AllDifferent(BACKUPS, "cost")),
        ("you control 3 or more Backups of different names", ir.Compare(ir.CountDifferent("name", BACKUPS), ir.Num(3), ">=")),
        ("the total cost of the Backups you control is 10 or more",
         ir.Compare(ir.CostOf(ir.All(BACKUPS)), ir.Num(10), ">=")),
        ("the total power of the Backups you control is 9000 or less",
         ir.Compare(ir.PowerOf(ir.All(BACKUPS)), ir.Num(9000), "<=")),
    ],
)  # fmt: skip
def test_what_is_asked(words: str, condition: ir.Condition) -> None:
    asked = last(f"If {words}, Hild gains Haste.", "Forward").condition  # type: ignore[attr-defined]
    assert same(asked, condition)
