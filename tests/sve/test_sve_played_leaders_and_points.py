"""Own texts of Shadowverse: Evolve played: leaders and points."""

from __future__ import annotations

import pytest
from sve_board import FOE, HAND, ME, Board


@pytest.mark.clauses("sve", "3.2.4.1")
def test_each_opponents_points() -> None:
    board = Board()
    spell = board.spell("Each opponent increases their maximum play points by 1.")
    table = board.start().play(spell)
    assert (table.state.vars["max_pp:0"], table.state.vars["max_pp:1"]) == (5, 6)


@pytest.mark.clauses("sve", "10.10.2.5.1")
@pytest.mark.parametrize(("before", "drawn", "left"), [(0, 1, 19), (2, 2, 18)])
def test_both_instructions_are_replaced(before: int, drawn: int, left: int) -> None:
    board = Board()
    spells = [board.spell("Recover 1 play point.") for _ in range(before)]
    big = board.spell(
        "Draw a card and deal 1 damage to each enemy leader. Combo (3): Draw 2 cards and deal 2 damage to each enemy leader instead."
    )
    table = board.start_with(*spells, big)
    assert (len(table.cards(ME, HAND)), table.leader(FOE)) == (drawn, left)
