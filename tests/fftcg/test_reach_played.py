"""Own sentences played from their text: sisters of those that one card alone prints."""

from __future__ import annotations

import pytest
from board import DECK, HAND, Board
from test_sentences_played import rite


@pytest.mark.clauses("fftcg-2020", "11.11.5.1")
@pytest.mark.parametrize(("option", "found", "hand"), [(0, True, 1), (1, False, 2)])
def test_a_search_or_something_else(option: int, found: bool, hand: int) -> None:
    board = Board()
    imp = board.put(0, DECK, "Imp", type="Monster")
    summon = rite(board, "Search for 1 Monster and add it to your hand or draw 2 cards.")
    table = board.start().cast(summon).resolve((option,), *([(imp,)] if found else []))
    assert (table.zone(imp) == HAND) == found
    assert table.hand(0) == hand
