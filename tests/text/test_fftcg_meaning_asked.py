"""What is asked and counted in words beside those of the commonest cards: own sentences with their trees, and places that hold for all."""

from __future__ import annotations

import pytest
from fftcg_meaning import FORWARD, ME, MINE, OPPONENT, T1, THEIRS, YOU, effects, meant, one, same

from cardwright.errors import TextError
from cardwright.text import ir


def asked(words: str) -> ir.Condition:
    """What a field ability asks."""
    (held,) = effects(f"If {words}, Hild gains Haste.", "Forward")
    assert isinstance(held, ir.If)
    return held.condition


@pytest.mark.parametrize(
    ("words", "condition"),
    [
        ("you have received 3 or more points of damage", ir.ReceivedDamage(YOU, ir.Num(3))),
        ("your opponent controls 2 Forwards or less", ir.Controls(OPPONENT, ir.Group(FORWARD), ir.Num(2), "<=")),
        (
            "you have received the same number of points of damage as your opponent",
            ir.Compare(ir.DamageReceived(YOU), ir.DamageReceived(OPPONENT), "="),
        ),
        ("your opponent doesn't have a 《C》", ir.CrystalsAre(OPPONENT, ir.Num(0), "<=")),
        ("you have 《C》《C》 or more", ir.CrystalsAre(YOU, ir.Num(2))),
        ("there are 3 or more Elements among Forwards you control", ir.Compare(ir.CountElements(ir.Group(FORWARD, qualifiers=(MINE,))), ir.Num(3), ">=")),
        ("either player has 5 cards or more in their hand", ir.HandSizeIs(ir.AnyPlayer(), ir.Num(5), ">=")),
        ("both you and your opponent have 1 card or less in hand", ir.HandSizeIs(ir.EachPlayer(), ir.Num(1), "<=")),
    ],
)  # fmt: skip
def test_both_players_and_all_relations_are_asked_about(words: str, condition: ir.Condition) -> None:
    found = asked(words)
    if isinstance(found, ir.Controls):
        found = ir.Controls(found.player, found.group, found.count, found.compare)  # without the name that it gives
    assert same(found, condition)


def test_opponents_cards_out_of_the_game() -> None:
    away = ir.Group(FORWARD, qualifiers=(ir.OwnedBy(OPPONENT), ir.InZone(ir.Removed(OPPONENT))))
    assert same(asked("any Forwards your opponent owns are removed from the game"), ir.Exists(away, ir.Num(1)))


def test_what_was_paid_and_what_was_not() -> None:
    water = effects("When Hild enters the field, draw 1 card.", "Forward")
    paid = one("When Hild enters the field, if the cost paid to cast Hild didn't include Water CP, draw 1 card.")
    assert same(paid.effects, water) and same(paid.condition, ir.Not(ir.PaidElement("Water")))  # type: ignore[attr-defined]
    single = one(
        "When Hild enters the field, if the cost to cast Hild was paid with CP of only 1 Element, draw 1 card."
    )
    assert same(single.condition, ir.PaidElements(ir.Num(1), "="))  # type: ignore[attr-defined]
    _, deal = effects("Choose 1 Forward. If you paid the extra cost and that Forward is dull, break it.")
    both = ir.And((ir.PaidExtraCost(), ir.HasFilter(T1, ir.StatusIs("dull"))))
    assert same(deal, ir.If(both, ir.Break(T1)))


def test_counted_by_what_is_held_and_what_is_away() -> None:
    knights = ir.Group(ir.JobIs("Knight"), qualifiers=(MINE,))
    fallen = ir.Group(ir.JobIs("Knight"), qualifiers=(ir.InZone(ir.BreakZone(YOU)),))
    (gain,) = effects(
        "Hild gains +1000 power for each {Job Knight} you control and/or {Job Knight} in your Break Zone.", "Forward"
    )
    counted = ir.PerEach(ir.Num(1000), ir.Plus(ir.CountOf(knights), ir.CountOf(fallen)))
    assert same(gain.gains, (ir.PowerUp(counted),))  # type: ignore[attr-defined]
    (draw,) = effects(
        "When Hild enters the field, draw 1 card for every 2 points of damage your opponent has received.", "Forward"
    )
    assert same(draw.count, ir.PerEach(ir.Num(1), ir.Times(ir.Num(2), ir.DamageReceived(OPPONENT))))  # type: ignore[attr-defined]


def test_what_was_shown_is_spoken_of_by_its_kind() -> None:
    ability = one("《ダル》, reveal 1 Summon in your hand: Choose 1 Forward. Deal it 1000 damage for each CP required to cast the Summon you revealed.")  # fmt: skip
    deal = ability.effects[-1]  # type: ignore[attr-defined]
    assert same(deal.amount, ir.PerEach(ir.Num(1000), ir.CostOf(ir.PaidWith("revealed"))))
    *_, gain = effects("Reveal the top 4 cards of your deck. For each Summon among them, draw 1 card.")
    among = ir.CountRef(T1, ir.Group(ir.TypeIs(("Summon",))))
    assert same(gain, ir.Draw(YOU, ir.PerEach(ir.Num(1), among)))


def test_what_was_put_away_and_asked_about_is_it() -> None:
    mill, then = effects("When Hild attacks, put the top card of your deck into the Break Zone. If that card is a Forward, add it to your hand.", "Forward")  # fmt: skip
    assert mill.bind == "t1"  # type: ignore[attr-defined]
    assert same(then, ir.If(ir.Is(T1, ir.Group(FORWARD)), ir.ToHand(T1, YOU, "add")))
    with pytest.raises(TextError, match="could mean another card"):
        effects("When Hild attacks, put the top card of your deck into the Break Zone. Add it to your hand.", "Forward")


def test_the_card_that_entered_and_the_one_that_attacks() -> None:
    entered = meant("When a Monster enters your field, place 1 Level Counter on the Monster that entered the field.")
    assert entered.effects[0].on == ir.Ref(("subject",))  # type: ignore[attr-defined]
    attacking = meant(
        "When a Forward opponent controls attacks, the attacking Forward loses 1000 power until the end of the turn."
    )
    assert attacking.effects[0].to == ir.Ref(("subject",))  # type: ignore[attr-defined]
    with pytest.raises(TextError, match="entered_backup"):
        one("When a Monster enters your field, dull the Backup that entered the field.")


@pytest.mark.parametrize(
    ("words", "event"),
    [
        ("an active Forward you control becomes dull", ir.BecomesDull()),
        ("a dull Forward you control becomes active", ir.BecomesActive()),
        ("an active Forward you control becomes dull due to your opponent's Summons or abilities", ir.BecomesDull("opponent")),
    ],
)  # fmt: skip
def test_what_a_card_was_before_it_turned_is_not_asked(words: str, event: ir.Event) -> None:
    """15.1.1.1.2: only an active card becomes dull."""
    ability = one(f"When {words}, draw 1 card.")
    forward = ir.OneSubject(ir.Group(FORWARD, qualifiers=(MINE,)))
    assert same(ability.event, ir.CardEvent(forward, (event,)))  # type: ignore[attr-defined]


def test_the_place_printed_last_holds_for_both() -> None:
    fire, water = (ir.Group(FORWARD, (ir.ElementIs((e,)),), (MINE,)) for e in ("Fire", "Water"))
    (gain,) = effects("The Fire Forwards and the Water Forwards you control gain Haste until the end of the turn.")
    assert [same(each.group, group) for each, group in zip(gain.to.items, (fire, water), strict=True)] == [True, True]  # type: ignore[attr-defined]
    (choose, _) = effects("Choose 1 Forward or 1 Monster opponent controls. Break it.")
    options = choose.targets[0].group.noun.options  # type: ignore[attr-defined]
    assert same(tuple(each.qualifiers for each in options), ((THEIRS,), (THEIRS,)))
    for words in (
        "The {Job Knight} Forwards and the Fire Forwards other than Hild you control gain Haste until the end of the turn.",
        "Choose 1 Forward of cost 2 or less or 1 Monster opponent controls. Break it.",
    ):
        with pytest.raises(TextError, match="it is open"):
            effects(words)
    (joined,) = effects("Hild and the {Job Knight} Forwards you control gain Haste.", "Forward")
    assert joined.to.items[0] == ME  # type: ignore[attr-defined]
