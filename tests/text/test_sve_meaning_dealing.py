"""What sentences of Shadowverse: Evolve mean that say from whom damage comes, how much was dealt, what one controls, or that print options otherwise."""

from __future__ import annotations

import pytest
from test_sve_meaning import ENEMY, FOE, FOLLOWER, SELF, SPELL, YOU, compiled, effects

from cardwright.errors import TextError
from cardwright.text import ir
from cardwright.text import ir_sve as sv

ALWAYS = ir.Continuous()
DRAW = ir.Draw(YOU, ir.Num(1))
THEIRS = ir.ControlledBy(FOE)
LEADER = sv.LeaderOf(YOU)


@pytest.mark.parametrize(
    ("words", "rule"),
    [
        ("doesn't take damage from spells", sv.TakesNoDamage(source=ir.Group(SPELL))),
        ("takes no damage from enemy followers", sv.TakesNoDamage(source=ir.Group(FOLLOWER, (THEIRS,)))),
        ("takes no combat damage", sv.TakesNoDamage("combat")),
        ("takes no damage from enemy abilities", sv.TakesNoDamage("ability", FOE)),
        ("takes 0 damage from enemy followers", sv.TakesNoDamage(source=ir.Group(FOLLOWER, (THEIRS,)))),
        ("takes 0 damage", sv.TakesNoDamage()),
        ("takes 0 combat damage", sv.TakesNoDamage("combat")),
        ("takes 0 damage from enemy abilities", sv.TakesNoDamage("ability", FOE)),
    ],
)
def test_what_it_does_not_take(words: str, rule: ir.Rule) -> None:
    assert compiled(f"This follower {words}.").effects == (ir.Restrict(SELF, rule, ALWAYS),)


@pytest.mark.parametrize(
    ("text", "change", "cards"),
    [
        ("Damage dealt to your leader by enemy followers is reduced by 1.", "reduce", FOLLOWER),
        ("Increase damage dealt to your leader by enemy spells by 1.", "increase", SPELL),
        ("Your leader takes 1 more damage from enemy spells.", "increase", SPELL),
        ("Damage dealt to your leader by enemy followers is reduced to 1.", "cap", FOLLOWER),
    ],
)
def test_damage_by_its_source(text: str, change: str, cards: ir.Filter) -> None:
    source = ir.DamageSource(cards=ir.Group(cards, (THEIRS,)))
    made = ir.ReplaceDamage(LEADER, change, ir.Num(1), duration=ALWAYS, source=source)
    assert compiled(text).effects == (made,)


@pytest.mark.parametrize(
    "text",
    [
        "Your leader takes 2 more damage.",
        "Damage dealt to your leader is increased by 2.",
        "Increase damage dealt to your leader by 2.",
    ],
)
def test_more_damage(text: str) -> None:
    assert compiled(text).effects == (ir.ReplaceDamage(LEADER, "increase", ir.Num(2), duration=ALWAYS),)


def test_more_damage_for_a_time() -> None:
    [made] = effects("Until the end of the turn, enemy followers take 1 more damage.")
    assert (made.change, made.duration) == ("increase", ir.UntilEndOfTurn())


def test_the_damage_that_the_effect_has_dealt() -> None:
    _, let = effects("Deal 2 damage to each enemy leader. Draw X cards. X equals the damage dealt.")
    assert let.amount == sv.DamageThisWay()
    with pytest.raises(TextError):
        effects("Draw X cards. X equals the damage dealt.")
    ability = compiled("Whenever this follower deals damage, draw X cards. X equals the damage dealt.")
    assert ability.effects[0].amount == ir.EventAmount()


@pytest.mark.parametrize(
    ("words", "count", "compare"),
    [
        ("an amulet", 1, ">="),
        ("at least 2 amulets", 2, ">="),
        ("2 or more amulets", 2, ">="),
        ("no amulets", 0, "="),
        ("another amulet", 1, ">="),
    ],
)
def test_what_one_controls(words: str, count: int, compare: str) -> None:
    [made] = effects(f"If you control {words}, draw a card.")
    group = made.condition.group
    assert (group.noun, group.qualifiers) == (ir.TypeIs(("Amulet",)), (ir.InZone(ir.Field(YOU)),))
    assert (made.condition.count, made.condition.compare) == (ir.Num(count), compare)


def test_the_card_played_by_its_number() -> None:
    ability = compiled("Whenever you play a card, if it's the 3rd spell you've played this turn, draw a card.")
    assert ability.effects == (ir.If(sv.NthPlayed(ir.Ref(("subject",)), 3, ir.Group(SPELL)), DRAW),)


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
    "text", ["Deal 6 damage divided as you choose among them.", "Deal 6 damage divided among them as you choose."]
)
def test_divided_as_one_chooses(text: str) -> None:
    _, made = effects(f"Select up to 2 enemy followers on the field. {text}")
    assert made == ir.DivideDamage(ir.Ref(("t1",)), ir.Num(6))


@pytest.mark.parametrize(
    "text", ["Draw a card if Sanguine is active for you.", "If Sanguine is active for you, draw a card."]
)
def test_the_condition_behind(text: str) -> None:
    assert effects(text) == (ir.If(sv.Sanguine(), DRAW),)


@pytest.mark.parametrize("loss", ["all abilities", "all its abilities", "all of its abilities"])
def test_all_its_abilities(loss: str) -> None:
    _, made = effects(f"Select an enemy follower on the field. It loses {loss}.")
    assert made.losses == (ir.AllAbilities(),)


def test_one_number_of_several() -> None:
    [made] = effects("Change the attack of each enemy follower on the field to 1.")
    assert (type(made), made.what.group, made.amount) == (sv.SetAttack, ENEMY, ir.Num(1))


def test_marks_and_quotes_of_a_translation() -> None:
    text = 'Choose 1 of the following: [1] Put a number of Fairy token into the field equal to "the number of cards in enemy fields". [2] Draw a card.'
    [made] = effects(text)
    [token] = made.options[0].effects
    assert (token.names, token.count) == (
        ("Fairy",),
        ir.CountOf(ir.Group(ir.IsCard(), (), (ir.InZone(ir.Field(FOE)),))),
    )
    assert made.options[1].effects == (DRAW,)
