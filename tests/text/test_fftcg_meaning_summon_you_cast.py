"""The Summon that the trigger waited for, by other words."""

from __future__ import annotations

import pytest
from fftcg_meaning import YOU, one, same

from cardwright.errors import TextError
from cardwright.text import ir

SUBJECT = ir.Ref(("subject",))


@pytest.mark.parametrize("measure", ["that of the Summon you cast", "the cost of the Summon you cast"])
@pytest.mark.parametrize("words", ["its cost", "the cost"])
def test_cast_for_less(measure: str, words: str) -> None:
    ability = one(
        f"When you cast a Summon, you may cast 1 Fire Summon from your hand with a cost inferior to {measure} without paying {words}."
    )
    assert isinstance(ability, ir.AutoAbility)
    cheaper = ir.Group(ir.TypeIs(("Summon",)), (ir.ElementIs(("Fire",)),), (ir.CostIs(ir.CostOf(SUBJECT), "<"),))
    (may,) = ability.effects
    assert isinstance(may, ir.May) and isinstance(may.effect, ir.CastFrom)
    assert same(may.effect.target.group, cheaper) and may.effect.free and same(may.effect.zone, ir.Hand(YOU))


@pytest.mark.parametrize("event", ["your opponent casts a Summon", "Hild attacks", "a player casts a Summon"])
def test_it_has_to_be_yours(event: str) -> None:
    with pytest.raises(TextError):
        one(f"When {event}, choose 1 Forward with a cost inferior to that of the Summon you cast. Break it.")
