"""Several things that Summons alone, or abilities alone, cannot do."""

from __future__ import annotations

import pytest
from fftcg_meaning import ALWAYS, OPPONENT, one, same

from cardwright.text import ir

ANYBODY, YOU = ir.AnyPlayer(), ir.You()


@pytest.mark.parametrize("cause", ["by", "due to"])
@pytest.mark.parametrize(("whose", "player"), [("your opponent's ", OPPONENT), ("", ANYBODY), ("your ", YOU)])
@pytest.mark.parametrize(("effects", "kind"), [("Summons", "summon"), ("abilities", "ability")])
def test_of_one_kind(cause: str, whose: str, player: ir.Player, effects: str, kind: str) -> None:
    ability = one(f"Hild cannot be broken or chosen {cause} {whose}{effects}.")
    assert isinstance(ability, ir.FieldAbility)
    (both,) = ability.effects
    rules = (ir.CannotBeBroken(player, kinds=(kind,)), ir.CannotBeChosen(player, (kind,)))
    assert same(both, ir.Both(tuple(ir.Restrict(ir.SelfRef(), rule, ALWAYS) for rule in rules)))


def test_three_of_them() -> None:
    ability = one("Hild cannot be dulled, chosen, or returned to its owner's hand by your opponent's Summons.")
    assert isinstance(ability, ir.FieldAbility)
    (both,) = ability.effects
    rules = (
        ir.CannotBecomeDull(OPPONENT, ("summon",)),
        ir.CannotBeChosen(OPPONENT, ("summon",)),
        ir.CannotBeReturned(OPPONENT, ("summon",)),
    )
    assert same(both, ir.Both(tuple(ir.Restrict(ir.SelfRef(), rule, ALWAYS) for rule in rules)))


def test_of_both_kinds_as_before() -> None:
    ability = one("Hild cannot be broken or chosen by your opponent's Summons or abilities.")
    assert isinstance(ability, ir.FieldAbility)
    (both,) = ability.effects
    kinds = ("summon", "ability")
    rules = (ir.CannotBeBroken(OPPONENT, kinds=kinds), ir.CannotBeChosen(OPPONENT, kinds))
    assert same(both, ir.Both(tuple(ir.Restrict(ir.SelfRef(), rule, ALWAYS) for rule in rules)))
