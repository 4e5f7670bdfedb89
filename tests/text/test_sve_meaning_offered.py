"""What a choice of options means that stands behind another sentence: "if you do, choose one of the following"."""

from __future__ import annotations

import pytest
from test_sve_meaning import AMULET, ON_MINE, YOU, effects, stats

from cardwright.errors import TextError
from cardwright.text import ir
from cardwright.text import ir_sve as sv

DRAW = ir.Draw(YOU, ir.Num(1))
OFFER = "choose one of the following. (1) Draw a card. (2) Give your leader [defense]+2."
HEAL = ir.Gain(sv.LeaderOf(YOU), (stats(None, 2),), ir.Permanent())
CHOICE = ir.Modal(ir.ModalHeader(YOU, ir.Num(1), ir.Num(2)), (ir.Option((DRAW,)), ir.Option((HEAL,))))
DISCARD = ir.Discard(YOU, ir.Num(1), ir.Group(ir.IsCard()), bind="t1")


@pytest.mark.parametrize(
    ("before", "first", "node"),
    [
        ("You may discard a card. If you do, ", ir.May(YOU, DISCARD), ir.IfDone),
        ("You may discard a card. If you don't, ", ir.May(YOU, DISCARD), ir.IfNotDone),
        ("Discard a card. Then, ", DISCARD, ir.Afterwards),
    ],
)
def test_options_behind_a_sentence(before: str, first: ir.Effect, node: type[ir.Effect]) -> None:
    assert effects(before + OFFER) == (first, node(CHOICE))  # type: ignore[call-arg]


def test_options_otherwise() -> None:
    amulet = ir.Exists(ir.Group(AMULET, (), (ON_MINE,)), ir.Num(1))
    said = effects(f"If there is an amulet on your field, draw a card. Otherwise, {OFFER}")
    assert said == (ir.If(amulet, DRAW), ir.Otherwise(CHOICE))


def test_otherwise_than_what() -> None:
    with pytest.raises(TextError):
        effects(f"Otherwise, {OFFER}")
