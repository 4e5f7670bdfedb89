"""Costs from one number to another."""

from __future__ import annotations

import pytest
from fftcg_meaning import meant

from cardwright.errors import TextError
from cardwright.text import ir
from cardwright.text.walk import nodes

TWO_TO_FOUR = ir.CostOneOf((ir.Num(2), ir.Num(3), ir.Num(4)))


@pytest.mark.parametrize(
    "text",
    [
        "Choose 1 Forward of cost 2 to 4. Break it.",
        "Choose 1 Forward of cost 2 through 4. Break it.",
        "Choose 1 Forward of cost between 2 and 4. Break it.",
        "Choose 1 Forward with a cost of 2 to 4. Break it.",
        "Choose 1 Forward with a cost between 2 and 4. Break it.",
        "Reveal the top card of your deck. If its cost is between 2 and 4, add it to your hand.",
        "Choose 1 Forward. If it is of cost 2 to 4, break it.",
        "Choose 1 Forward. If its cost is 2 to 4, break it.",
    ],
)
def test_a_range_is_every_cost_in_it(text: str) -> None:
    found = [each for each in nodes(meant(text, "Summon")) if isinstance(each, ir.CostOneOf)]
    assert found == [TWO_TO_FOUR]


@pytest.mark.parametrize("costs", ["4 to 2", "3 to 3"])
def test_a_range_goes_up(costs: str) -> None:
    with pytest.raises(TextError, match="a range of costs"):
        meant(f"Choose 1 Forward of cost {costs}. Break it.", "Summon")


def test_costs_between_which_one_is_missing_are_no_range() -> None:
    found = [
        n for n in nodes(meant("Choose 1 Forward of cost 2 or 4. Break it.", "Summon")) if isinstance(n, ir.CostOneOf)
    ]
    assert found == [ir.CostOneOf((ir.Num(2), ir.Num(4)))]


@pytest.mark.parametrize("row", ["2, 3 and 4", "2, 3, and 4"])
def test_one_card_of_each_cost_in_a_row(row: str) -> None:
    costs = [ir.CostIs(ir.Num(cost)) for cost in (2, 3, 4)]
    groups = tuple(ir.Group(ir.TypeIs(("Forward",)), (ir.ElementIs(("Fire",)),), (each,)) for each in costs)
    rule = f"You must control Fire Forwards of cost {row} to cast Hild."
    said = f"If you control Fire Forwards of cost {row}, Hild gains +1000 power."
    for text in (rule, said):
        (found,) = (each for each in nodes(meant(text)) if isinstance(each, ir.ControlsEach))
        assert found == ir.ControlsEach(ir.You(), groups)


def test_no_cost_is_asked_for_twice() -> None:
    with pytest.raises(TextError, match="asked for twice"):
        meant("If you control Forwards of cost 2, 3 and 2, Hild gains +1000 power.")
