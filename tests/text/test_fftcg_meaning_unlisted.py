"""What sentences mean that cards of later sets print and no card we have does."""

from __future__ import annotations

import pytest
from fftcg_meaning import ALWAYS, FORWARD, ME, MINE, NOW, T1, TURN, effects, last, one, same

from cardwright.text import ir

TWO = ir.Num(2)


@pytest.mark.clauses("fftcg-2020", "4.2", "11.12.5.2")
@pytest.mark.parametrize(("way", "change"), [("up", "half_up"), ("down", "half")])
@pytest.mark.parametrize("rounded", ["round {} to the nearest 1000", "rounded {} to the nearest 1000", "numbers are rounded {} to units of 1000"])
@pytest.mark.parametrize("halved", ["reduce the damage by half", "the damage is reduced by half", "halve the damage"])
def test_damage_is_halved_as_its_rounding_says(halved: str, rounded: str, way: str, change: str) -> None:
    result = f"{halved} instead ({rounded.format(way)})."
    own = one(f"If Hild is dealt damage, {result}")
    assert same(own, ir.FieldAbility((ir.ReplaceDamage(ME, change, TWO, ALWAYS),)))
    guarded = one(f"If a Forward you control receives damage, {result}")
    group = ir.Group(FORWARD, (), (MINE,))
    assert same(guarded, ir.FieldAbility((ir.ReplaceDamage(ir.All(group), change, TWO, ALWAYS),)))
    assert same(last(f"Choose 1 Forward. During this turn, if it is dealt damage, {result}"), ir.ReplaceDamage(T1, change, TWO, NOW))
    dealt = last(f"Choose 1 Forward. If it deals damage to a Forward this turn, {result}")
    assert same(dealt, ir.ReplaceDealt(T1, change, TWO, TURN, ir.Group(FORWARD)))


@pytest.mark.clauses("fftcg-2020", "11.12.5.2")
def test_the_next_damage_is_halved() -> None:
    text = "Choose 1 Forward. During this turn, the next damage dealt to it is reduced by half instead (round up to the nearest 1000)."
    assert same(effects(text)[1], ir.ReplaceDamage(T1, "half_up", TWO, NOW, next_only=True))
