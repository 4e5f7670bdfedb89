"""The defense of the enemy leader, in the words of a table that prints each as it was read."""

from __future__ import annotations

import pytest
from test_sve_meaning import compiled

from cardwright.text import ir
from cardwright.text import ir_sve as sv
from cardwright.text.walk import nodes

WHOSE = (
    "your opponent's leader's", "each opponent's leader's", "an enemy leader's", "each enemy leader's", "the enemy leader's",
)  # fmt: skip


@pytest.mark.parametrize("end", ["[defense]", "defense"])
@pytest.mark.parametrize("whose", WHOSE)
def test_whose_defense_is_asked_for(whose: str, end: str) -> None:
    for text in (f"If {whose} {end} is 10 or less, draw a card.", f"Draw X cards. X equals {whose} {end}."):
        found = [n for n in nodes(compiled(f"[fanfare] {text}")) if isinstance(n, sv.DefenseOf)]
        assert found == [sv.DefenseOf(sv.LeaderOf(ir.Opponent()))]
