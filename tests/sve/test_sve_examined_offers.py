"""What is offered can be done (8.1.2, 10.6.2.1.2)."""

from __future__ import annotations

import pytest
from sve_board import CEMETERY, ME, Board


@pytest.mark.clauses("sve", "10.6.2.1.2", "10.6.2.1", "13.3.1.2")
@pytest.mark.parametrize("others", [1, 2])
def test_a_spell_played_from_the_cemetery_is_not_counted_as_its_cost_is_looked_at(others: int) -> None:
    board = Board()
    board.points(ME, 0, 5)
    leave = board.spell("Select a spell in your cemetery. You may play it this turn.", cost=0)
    rune = board.put(
        ME, CEMETERY, "Rune", "Spellchain (2): This card costs 3 less to play.\nDraw a card.", type="Spell", cost=3
    )
    for _ in range(others - 1):  # and the spell that gives the leave to play it
        board.put(ME, CEMETERY, "Note", "Draw a card.", type="Spell")
    table = board.start_with(leave)
    if others > 1:
        table.answer((rune,))
    offered = ("play", rune) in table.match.game.rules.acts(table.match.game, ME)
    assert offered is (others == 2)
    if not offered:
        assert table.refused(("play", rune)) == "10.4.4"
