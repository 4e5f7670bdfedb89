"""What sentences of Shadowverse: Evolve mean: what is asked of whom a follower attacks."""

from __future__ import annotations

import pytest
from sve_meaning import (
    DRAW,
    EX,
    FOLLOWER,
    SELF,
    compiled,
    triggered,
)

from cardwright.errors import TextError
from cardwright.text import ir
from cardwright.text import ir_sve as sv
from cardwright.text.walk import nodes

OTHER = ir.Ref(("other",))
WARD = ir.WithKeyword("Ward")


@pytest.mark.parametrize(
    "text",
    [
        "Strike: Deal 2 damage to each other enemy follower on the field.",
        "Follower Strike: Deal 2 damage to each other enemy follower on the field.",
    ],
)
def test_other_than_the_attacked_one(text: str) -> None:
    [made] = compiled(text).effects
    assert ir.OtherThan(ir.Ref(("other",))) in made.to.group.adjectives


@pytest.mark.parametrize(
    ("whom", "group"),
    [
        ("a leader", ir.Group(ir.TypeIs(("Leader",)))),
        ("an engaged follower", ir.Group(ir.TypeIs(("Follower",)), (ir.StatusIs("dull"),))),
    ],
)
def test_what_it_is_attacking(whom: str, group: ir.Group) -> None:
    ability = compiled(f"Strike: If this follower is attacking {whom}, draw a card.")
    assert ability.effects == (ir.If(ir.Is(OTHER, group), DRAW),)


@pytest.mark.parametrize("words", ["that follower", "that enemy follower", "the enemy follower"])
def test_that_follower_of_a_follower_strike(words: str) -> None:
    assert compiled(f"Follower Strike: Deal 2 damage to {words}.").effects == (ir.DealDamage(OTHER, ir.Num(2)),)
    with pytest.raises(TextError):  # a leader may have been attacked
        compiled(f"Strike: Deal 2 damage to {words}.")


def test_of_two_enemy_followers_it_is_the_selected_one() -> None:
    made = compiled("Follower Strike: Select an enemy follower on the field and deal 2 damage to that enemy follower.")
    assert [each.to for each in nodes(made) if isinstance(each, ir.DealDamage)] == [ir.Ref(("t1",))]


@pytest.mark.parametrize("this", ["this is", "it's"])
@pytest.mark.parametrize(("nth", "number"), [("1st", 1), ("2nd", 2), ("second", 2)])
@pytest.mark.parametrize("done", ["attacked", "has attacked"])
def test_which_time_it_is(this: str, nth: str, number: int, done: str) -> None:
    made = compiled(f"Strike: If {this} the {nth} time this follower {done} this turn, draw a card.")
    times = ir.TimesThisTurn(ir.CardEvent(ir.SelfRef(), (ir.Attacks(),)))
    assert made.effects == (ir.If(ir.Compare(times, ir.Num(number), "="), DRAW),)


@pytest.mark.parametrize(
    ("text", "filter_"),
    [
        ("the attacked follower has Ward", WARD),
        ("that follower has Ward", WARD),
        ("that enemy follower has Ward", WARD),
        ("the attacked follower is evolved", sv.IsEvolved()),
        ("the attacked follower has 3 defense or less", sv.DefenseIs(ir.Num(3), "<=")),
    ],
)
def test_it_is_the_attacked_follower_that_was_asked_about(text: str, filter_: ir.Filter) -> None:
    asked = triggered(f"Follower Strike: If {text}, destroy it.")
    assert asked == ir.If(ir.HasFilter(OTHER, filter_), ir.Break(OTHER))


def test_it_is_the_attacked_follower_that_was_spoken_of() -> None:
    made = triggered(
        "Follower Strike: Deal 2 damage to the attacked follower. If it's an evolved follower, deal 4 damage instead."
    )
    asked = ir.Is(OTHER, ir.Group(FOLLOWER, (sv.IsEvolved(),)))
    assert made == sv.OrInstead(ir.DealDamage(OTHER, ir.Num(2)), asked, ir.DealDamage(OTHER, ir.Num(4)))


@pytest.mark.parametrize("word", ["if", "while", "as long as"])
def test_a_condition_behind_what_it_is_for(word: str) -> None:
    ability = compiled(f"This follower has Ward {word} your EX area is full.")
    ward = ir.Gain(SELF, (ir.KeywordGained("Ward"),), ir.Continuous())
    assert ability == ir.FieldAbility((ir.If(sv.ZoneIsFull(EX), ward),))
