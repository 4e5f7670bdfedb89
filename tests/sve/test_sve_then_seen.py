"""Who sees what is looked at, and for how long (5.7, 5.10, 5.20)."""

from __future__ import annotations

import pytest
from sve_board import FOE, HAND, ME, Board

from cardwright.kernel.view import BOTH


@pytest.mark.clauses("sve", "4.1.2", "4.7.2")
@pytest.mark.parametrize("words", ["Look at your opponent's hand.", "Select an opponent. Look at their hand."])
def test_a_hand_that_one_player_looks_at_is_seen_by_nobody_else(words: str) -> None:
    board = Board()
    board.put(FOE, HAND, "Secret")
    for name in ("A", "B"):
        board.put(ME, HAND, name)
    spell = board.spell(f"{words} Discard a card.")
    table = board.start_with(spell)
    assert table.asked.reason == "discard"
    for viewer, seen in ((ME, ["Secret"]), (FOE, ["Secret"]), (BOTH, [])):
        area = table.view(viewer)["zones"][FOE]["hand"]
        assert [card["name"] for card in area["cards"]] == seen
    log = table.match.game.log
    assert log is not None
    assert [line.seen_by for line in log.lines if line.kind == "reveal"] == [ME]
