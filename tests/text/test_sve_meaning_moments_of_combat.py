"""What sentences of Shadowverse: Evolve mean: attacks, blocks and parties."""

from __future__ import annotations

import pytest
from sve_meaning import FIRST, FOE, FOLLOWER, FOREVER, MILL, SELF, compiled, effects, plain, stats, triggered

from cardwright.errors import TextError
from cardwright.text import ir
from cardwright.text import ir_sve as sv
from cardwright.text.walk import nodes

OTHER = ir.Ref(("other",))
SUBJECT = ir.Ref(("subject",))


@pytest.mark.parametrize(
    ("event", "words"),
    [
        ("Whenever this follower attacks a follower,", "deal 2 damage to that follower."),
        ("Whenever this follower attacks a follower,", "deal 2 damage to the attacked follower."),
        (
            "Whenever a Pixie follower on your field attacks an enemy follower,",
            "deal 2 damage to the attacked follower.",
        ),
        ("Follower Strike:", "Deal 2 damage to the attacked follower."),
        ("When this follower is attacked,", "deal 2 damage to the attacking follower."),
        ("Whenever this follower deals damage to an enemy follower,", "deal 2 damage to that follower."),
    ],
)
def test_the_card_on_the_other_side_of_an_event(event: str, words: str) -> None:
    ability = compiled(f"{event} {words}")
    assert ability.effects == (ir.DealDamage(OTHER, ir.Num(2)),)


def test_that_enemy_follower_is_the_attacked_one() -> None:
    text = "Whenever another follower on your field attacks an enemy follower, deal 1 damage to that enemy follower."
    assert triggered(text) == ir.DealDamage(OTHER, ir.Num(1))


@pytest.mark.parametrize("one", ["follower", "enemy follower"])
@pytest.mark.parametrize("attacks", ["attacked", "is attacking"])
def test_whom_this_follower_attacks(one: str, attacks: str) -> None:
    assert triggered(f"Follower Strike: Deal 1 damage to the {one} this follower {attacks}.") == ir.DealDamage(
        OTHER, ir.Num(1)
    )


@pytest.mark.parametrize("attacks", ["is attacking", "attacked", "attacks"])
@pytest.mark.parametrize(
    "words", ["that follower", "the attacked follower", "the enemy follower this follower is attacking"]
)
def test_a_strike_at_a_follower_asked_about(attacks: str, words: str) -> None:
    """12.7.2: where it is known to be one, it can be named."""
    asked = triggered(f"Strike: If this follower {attacks} an enemy follower, deal 1 damage to {words}.")
    enemies = ir.Group(FOLLOWER, (ir.ControlledBy(FOE),))
    assert asked == ir.If(ir.Is(OTHER, enemies), ir.DealDamage(OTHER, ir.Num(1)))


@pytest.mark.parametrize(
    "text",
    [
        "Strike: Deal 1 damage to the attacked follower.",
        "Strike: If this follower is attacking an enemy follower, draw a card. Deal 1 damage to that follower.",
        "Strike: If this follower is attacking an enemy leader, deal 1 damage to that follower.",
        "Whenever another follower on your field attacks a follower, destroy it.",
        "[fanfare] Deal 1 damage to the enemy follower this follower attacked.",
    ],
)
def test_nobody_knows_that_a_follower_is_attacked(text: str) -> None:
    with pytest.raises(TextError):
        compiled(text)


def test_as_much_damage_again() -> None:
    ability = compiled(
        "Whenever this follower deals combat damage, deal the same amount of damage to each enemy leader."
    )
    [dealt] = ability.effects
    assert dealt.amount == ir.EventAmount()


def test_attacked_by_an_enemy_follower() -> None:
    made = compiled("When this follower is attacked by an enemy follower, draw a card.")
    assert made.event == ir.CardEvent(SELF, (sv.IsAttacked(),))


@pytest.mark.parametrize("away", [MILL, "discard a card.", "reveal the top card of your deck."])
def test_what_is_given_is_given_on_the_field(away: str) -> None:
    more = ir.Gain(SUBJECT, (stats(1, None),), FOREVER)
    said = compiled(f"Whenever one of your followers races, {away} Give it [attack]+1.").effects
    assert said[-1] == more
    said = compiled(
        f"Whenever one of your followers races, {away} If it's a Pixie card, give that follower [attack]+1."
    ).effects
    assert said[-1] == ir.If(ir.Is(FIRST, ir.Group(ir.IsCard(), (sv.TraitIs("Pixie"),))), more)
    with pytest.raises(TextError):
        compiled(f"Whenever one of your followers races, {away} If it's a Pixie card, give it [attack]+1.")


def test_the_source_of_which_something_was_said_before() -> None:
    ability = compiled("At the start of your end phase, if this follower raced this turn, refresh it.")
    assert {each.to for each in nodes(ability.effects[0]) if isinstance(each, ir.Ref)} == {("self",)}


def test_how_often_yours_have_done_it() -> None:
    [made] = effects("If your followers have raced at least 3 times this turn, draw a card.")
    [same] = effects("If your followers raced at least 3 times this turn, draw a card.")
    assert made == same


def test_destroying_by_combat_damage() -> None:
    made = compiled("Whenever this follower destroys an enemy follower by combat damage, refresh it.")
    foe = ir.OneSubject(ir.Group(FOLLOWER, (ir.ControlledBy(FOE),)))
    assert made.event == ir.CardEvent(SELF, (ir.Breaks(foe, due_to="combat"),))
    assert made.effects == (ir.Activate(ir.Ref(("self",))),)


def test_the_leader_of_the_attacked_follower() -> None:
    [dealt] = compiled("Follower Strike: Deal 2 damage to the attacked follower's leader.").effects
    assert dealt.to == sv.LeaderOf(ir.ControllerOf(OTHER))


@pytest.mark.parametrize(("by", "whose"), [("an ability", None), ("an enemy ability", FOE)])
def test_damage_dealt_by_an_ability(by: str, whose: ir.Player | None) -> None:
    made = compiled(f"Whenever this follower is dealt damage by {by}, draw a card.")
    assert made.event.happenings == (ir.IsDealtDamage(by="ability", controller=whose),)


@pytest.mark.clauses("sve", "8.4.9.2")
def test_a_follower_that_fights_whomever() -> None:
    anyone = ir.OneSubject(ir.Group(ir.TypeIs(("Follower",))))
    fights = compiled("Whenever this follower fights, draw a card.")
    assert plain(fights.event.happenings[0]) == sv.Fights(anyone)
    fought = compiled("At the start of your end phase, if this follower fought this turn, refresh it.")
    [asked] = [each for each in nodes(fought) if isinstance(each, ir.HappenedThisTurn)]
    assert plain(asked.event.happenings[0]) == sv.Fights(anyone)  # type: ignore[attr-defined]
    with pytest.raises(TextError):  # nobody is named
        compiled("Whenever this follower fights, destroy that follower.")


@pytest.mark.clauses("sve", "1.3.5", "1.3.5.1")
def test_numbers_that_are_selected() -> None:
    named, let = effects("Select a number from 1 to 3. Draw X cards. X equals that number.")
    assert plain(named) == ir.Name(ir.You(), "number", low=1, high=3)
    assert plain(let.amount) == ir.NamedNumber()  # type: ignore[attr-defined]
    for text in ("Draw X cards. X equals the selected number.", "Select a number. Draw that many cards."):
        with pytest.raises(TextError):
            effects(text)
