"""Amounts that are multiplied, and what stands beside them."""

from __future__ import annotations

import pytest
from fftcg_meaning import effects, last, one

from cardwright.errors import TextError
from cardwright.text import ir

BACKUPS = ir.CountOf(ir.Group(ir.TypeIs(("Backup",)), qualifiers=(ir.ControlledBy(ir.You()),)))


@pytest.mark.parametrize(
    "gain",
    ["it gains +1000 power and Brave until the end of the turn", "until the end of the turn, it gains +1000 power and Brave"],
)  # fmt: skip
def test_a_keyword_beside_power_needs_one_of_what_is_counted(gain: str) -> None:
    power, keyword = last(f"Choose 1 Forward. For each Backup you control, {gain}.").effects
    assert power.gains[0].amount.each == BACKUPS
    assert (keyword.condition.left, keyword.condition.right, keyword.condition.compare) == (BACKUPS, ir.Num(1), ">=")
    assert keyword.effect.gains == (ir.KeywordGained("Brave"),)
    assert keyword.effect.to == power.to


@pytest.mark.parametrize(
    "gained", ['+1000 power and "Hild cannot be blocked."', "+1000 power and +2000 power", "Brave and +1000 power"]
)
def test_what_is_not_the_same_twice_is_not_gained_for_each(gained: str) -> None:
    with pytest.raises(TextError):
        one(f"For each Backup you control, Hild gains {gained}.")


@pytest.mark.parametrize("more", ["1000 damage", "an additional 1000 damage", "1000 more damage"])
def test_damage_and_more_for_each(more: str) -> None:
    amount = last(f"Choose 1 Forward. Deal it 3000 damage and {more} for each Backup you control.").amount
    assert (amount.base, amount.more.amount, amount.more.each) == (ir.Num(3000), ir.Num(1000), BACKUPS)


@pytest.mark.parametrize("more", ["1000 more power", "an additional 1000 power", "an additional +1000 power"])
def test_power_and_more_for_each(more: str) -> None:
    lost = last(
        f"Choose 1 Forward. It loses 2000 power and {more} for each Backup you control until the end of the turn."
    )
    amount = lost.losses[0].amount
    assert (amount.base, amount.more.amount, amount.more.each) == (ir.Num(2000), ir.Num(1000), BACKUPS)


@pytest.mark.parametrize(("verb", "field"), [("gains", "gains"), ("loses", "losses")])
def test_power_that_is_a_cost_multiplied(verb: str, field: str) -> None:
    said = f"When you cast a Summon, Hild {verb} power equal to the cost of that Summon multiplied by 1000 until the end of the turn."
    (changed,) = getattr(effects(said, "Forward")[0], field)
    assert (changed.amount.amount, changed.amount.each.card.to) == (ir.Num(1000), ("subject",))
