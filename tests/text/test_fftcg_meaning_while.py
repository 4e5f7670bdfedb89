"""What lasts for as long as something is so, and ends with it."""

from __future__ import annotations

import pytest
from fftcg_meaning import OPPONENT, T1, YOU, last, one, same

from cardwright.text import ir

BACKUPS = ir.Controls(YOU, ir.Group(ir.TypeIs(("Backup",))), ir.Num(3), ">=")
HASTE = (ir.KeywordGained("Haste"),)


@pytest.mark.parametrize("words", ["for as long as", "as long as", "while"])
@pytest.mark.parametrize(
    ("said", "condition"),
    [
        ("you control 3 or more Backups", BACKUPS),
        ("your opponent has 2 cards or less in their hand", ir.HandSizeIs(OPPONENT, ir.Num(2), "<=")),
        ("it is dull", ir.HasFilter(T1, ir.StatusIs("dull"))),
    ],
)
def test_behind_and_in_front(words: str, said: str, condition: ir.Condition) -> None:
    gain = ir.Gain(T1, HASTE, ir.WhileHolds(condition))
    assert same(last(f"Choose 1 Forward. It gains Haste {words} {said}."), gain)
    front = f"{words} {said}, it gains Haste."
    assert same(last(f"Choose 1 Forward. {front[0].upper()}{front[1:]}"), gain)


def test_rules_losses_and_control() -> None:
    span = ir.WhileHolds(BACKUPS)
    behind = "as long as you control 3 or more Backups."
    assert same(last(f"Choose 1 Forward. It cannot block {behind}"), ir.Restrict(T1, ir.CannotBlock(), span))
    loss = ir.Lose(T1, (ir.PowerUp(ir.Num(2000)),), span)
    assert same(last(f"Choose 1 Forward. It loses 2000 power {behind}"), loss)
    control = ir.GainControl(YOU, T1, span)
    assert same(last(f"Choose 1 Forward. You gain control of it {behind}"), control)


def test_a_stay_on_the_field_is_a_span_of_its_own() -> None:
    text = "When Hild enters the field, choose 1 Forward. It gains Haste for as long as Hild is on the field."
    ability = one(text)
    assert isinstance(ability, ir.AutoAbility)
    assert same(ability.effects[1], ir.Gain(T1, HASTE, ir.WhileOnField(ir.SelfRef())))


def test_of_a_field_ability_it_is_a_condition() -> None:
    plain = one("Hild gains Haste for as long as you control 3 or more Backups.")
    assert same(plain, one("Hild gains Haste as long as you control 3 or more Backups."))
