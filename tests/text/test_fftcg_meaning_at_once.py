"""Abilities with a Dull icon that are used as though their card had Haste."""

from __future__ import annotations

import pytest
from fftcg_meaning import ALWAYS, YOU, one, same

from cardwright.text import ir

FORWARDS = ir.All(ir.Group(ir.TypeIs(("Forward",)), qualifiers=(ir.ControlledBy(YOU),)))


@pytest.mark.parametrize("cost", ["with 《ダル》", "with 《ダル》 in the cost", "with 《ダル》 in their cost"])
@pytest.mark.parametrize(
    ("said", "kinds"),
    [
        ("action abilities", ("action",)),
        ("special abilities", ("special",)),
        ("abilities", ("action", "special")),
        ("action and special abilities", ("action", "special")),
        ("special abilities and action abilities", ("special", "action")),
    ],
)
def test_as_though_they_had_haste(said: str, kinds: tuple[str, ...], cost: str) -> None:
    ability = one(f"The Forwards you control can use {said} {cost} as though they had Haste.")
    assert isinstance(ability, ir.FieldAbility)
    assert same(ability.effects[0], ir.Restrict(FORWARDS, ir.DullAtOnce(kinds), ALWAYS))
