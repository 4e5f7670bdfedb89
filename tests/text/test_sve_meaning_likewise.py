"""What sentences of Shadowverse: Evolve mean that say with "when", or with the time behind, what others say with "if", or in front."""

from __future__ import annotations

import pytest
from test_sve_meaning import ENEMY, FOLLOWER, IT, MINE, SELF, YOU, chosen, compiled, effects, stats

from cardwright.text import ir
from cardwright.text import ir_sve as sv

ALWAYS, TURN = ir.Continuous(), ir.UntilEndOfTurn()
LEADER, THEIR_LEADER = sv.LeaderOf(YOU), sv.LeaderOf(ir.Opponent())
YOURS = ir.All(ir.Group(FOLLOWER, (ir.ControlledBy(YOU),)), bind="t1")


def static(text: str) -> ir.Effect:
    [effect] = compiled(text).effects
    return effect


@pytest.mark.parametrize(
    ("behind", "wanted"),
    [
        ("take damage, reduce it by 3", ir.ReplaceDamage(LEADER, "reduce", ir.Num(3), ALWAYS)),
        ("take damage, it takes 2 less damage", ir.ReplaceDamage(LEADER, "reduce", ir.Num(2), ALWAYS)),
        ("take damage, double that damage instead", ir.ReplaceDamage(LEADER, "double", ir.Num(2), ALWAYS)),
        ("take 5 or more damage, reduce it to 4", ir.ReplaceDamage(LEADER, "cap", ir.Num(4), ALWAYS, at_least=ir.Num(5))),
        ("take damage from an ability, reduce it by 1", ir.ReplaceDamage(LEADER, "reduce", ir.Num(1), ALWAYS, ir.DamageSource(kinds=("ability",)))),
        ("take damage, this follower takes it instead", ir.RedirectDamage(LEADER, SELF, ALWAYS)),
        ("take damage, an enemy leader takes that damage instead", ir.RedirectDamage(LEADER, THEIR_LEADER, ALWAYS)),
        ("take damage, draw a card instead", ir.ReplaceFate(LEADER, "damaged", ir.Draw(YOU, ir.Num(1)), ALWAYS)),
    ],
)  # fmt: skip
@pytest.mark.parametrize("word", ["If", "When"])
def test_what_would_be_taken(word: str, behind: str, wanted: ir.Effect) -> None:
    assert static(f"{word} your leader would {behind}.") == wanted


@pytest.mark.parametrize("word", ["if", "when"])
def test_what_would_be_dealt_and_what_is_changed_once(word: str) -> None:
    dealt = sv.DealtChange(SELF, "double", ir.Num(2), ALWAYS, to=ir.Group(ir.TypeIs(("Leader",))))
    words = f"{word.title()} this follower would deal damage to a leader, it deals double that damage instead."
    assert static(words) == dealt
    once = ir.ReplaceDamage(SELF, "reduce", ir.Num(4), ALWAYS, per_turn=1)
    assert static(f"Once per turn, {word} this follower would take damage, reduce that damage by 4.") == once
    mine = ir.If(ir.IsTurnOf(YOU), ir.RedirectDamage(LEADER, THEIR_LEADER, ALWAYS))
    assert (
        static(f"During your turn, {word} your leader would take damage, each enemy leader takes it instead.") == mine
    )


def test_damage_that_becomes_so_much() -> None:
    assert static("Damage dealt to this follower becomes 1.") == ir.ReplaceDamage(SELF, "become", ir.Num(1), ALWAYS)
    abilities = ir.DamageSource(kinds=("ability",))
    wanted = ir.ReplaceDamage(LEADER, "become", ir.Num(0), ALWAYS, abilities)
    assert static("Ability damage dealt to your leader becomes 0.") == wanted


NEXT = ir.UntilEndOfNextTurn(ir.Opponent())
THEIRS = ir.DuringNextTurn(ir.ControllerOf(IT))


@pytest.mark.parametrize(
    ("text", "wanted"),
    [
        ("Reduce damage dealt to your leader by 3 this turn.", ir.ReplaceDamage(LEADER, "reduce", ir.Num(3), TURN)),
        ("Your leader takes 1 less damage until the end of your opponent's next turn.", ir.ReplaceDamage(LEADER, "reduce", ir.Num(1), NEXT)),
        ("Damage dealt to your leader is reduced by 2 this turn.", ir.ReplaceDamage(LEADER, "reduce", ir.Num(2), TURN)),
        ("This turn, damage dealt to your leader becomes 1.", ir.ReplaceDamage(LEADER, "become", ir.Num(1), TURN)),
        ("Your followers take 2 less damage from enemy followers this turn.", ir.ReplaceDamage(YOURS, "reduce", ir.Num(2), TURN, ir.DamageSource(ir.Group(FOLLOWER, (ir.ControlledBy(ir.Opponent()),))))),
        ("Your followers deal 2 more damage to followers this turn.", sv.DealtChange(YOURS, "increase", ir.Num(2), TURN, to=ir.Group(FOLLOWER))),
        ("This turn, damage dealt by your followers is increased by 1.", sv.DealtChange(YOURS, "increase", ir.Num(1), TURN)),
    ],
)  # fmt: skip
def test_changed_for_a_time(text: str, wanted: ir.Effect) -> None:
    assert effects(text) == (wanted,)


@pytest.mark.parametrize(
    ("text", "group", "wanted"),
    [
        ("a follower on your field. It takes 3 less damage this turn", MINE, ir.ReplaceDamage(IT, "reduce", ir.Num(3), TURN)),
        ("a follower on your field. This turn, its [attack] becomes 6", MINE, sv.SetAttack(IT, ir.Num(6), TURN)),
        ("a follower on your field. Until the end of the turn, it gains [attack]+2", MINE, ir.Gain(IT, (stats(2, None),), TURN)),
        ("an enemy follower on the field. It takes 2 more damage during its controller's next turn", ENEMY, ir.ReplaceDamage(IT, "increase", ir.Num(2), THEIRS)),
        ("an enemy follower on the field. It loses all abilities during its controller's next turn", ENEMY, ir.Lose(IT, (ir.AllAbilities(),), THEIRS)),
    ],
)  # fmt: skip
def test_of_one_for_a_time(text: str, group: ir.Group, wanted: ir.Effect) -> None:
    assert effects(f"Select {text}.") == (chosen(group), wanted)


@pytest.mark.parametrize(
    ("said", "change", "amount"),
    [
        ("The next time your leader would take damage this turn, it takes 2 less damage.", "reduce", 2),
        ("The next time your leader would take damage this turn, it takes no damage.", "become", 0),
        ("This turn, the next time your leader would take damage, that damage becomes 1.", "become", 1),
        ("The next damage dealt to your leader this turn is reduced by 3.", "reduce", 3),
        ("Reduce the next damage dealt to your leader this turn to 1.", "cap", 1),
    ],
)
def test_the_next_damage(said: str, change: str, amount: int) -> None:
    assert effects(said) == (ir.ReplaceDamage(LEADER, change, ir.Num(amount), TURN, next_only=True),)


def test_a_quotation_in_the_midst_needs_no_full_stop_of_its_own() -> None:
    given = ir.AbilityGained((ir.AutoAbility(sv.LastWords(), (ir.Draw(YOU, ir.Num(1)),)),))
    said = effects('Select a follower on your field. Give it "[lastwords] Draw a card" this turn.')
    assert said == (chosen(MINE), ir.Gain(IT, (given,), TURN))
