"""Own sentences played from their text: sisters of those that one card alone prints."""

from __future__ import annotations

import pytest
from board import BREAK_ZONE, DECK, FIELD, HAND, Board
from test_sentences_played import abilities, rite


@pytest.mark.clauses("fftcg-2020", "11.11.5.1")
@pytest.mark.parametrize(("option", "found", "hand"), [(0, True, 1), (1, False, 2)])
def test_a_search_or_something_else(option: int, found: bool, hand: int) -> None:
    board = Board()
    imp = board.put(0, DECK, "Imp", type="Monster")
    summon = rite(board, "Search for 1 Monster and add it to your hand or draw 2 cards.")
    table = board.start().cast(summon).resolve((option,), *([(imp,)] if found else []))
    assert (table.zone(imp) == HAND) == found
    assert table.hand(0) == hand


@pytest.mark.parametrize(("names", "power"), [(("Ann", "Ann"), 6000), (("Ann", "Bea"), 7000)])
def test_each_of_a_different_name_counts_once(names: tuple[str, ...], power: int) -> None:
    board = Board()
    text = "Hild gains +1000 power for each {Job Smith} with a different name in your Break Zone."
    hild = board.put(0, FIELD, "Hild", *abilities(text, "Hild", "Forward"))
    for name in names:
        board.put(0, BREAK_ZONE, name, type="Backup", jobs=("Smith",))
    assert board.start().power(hild) == power


def test_as_many_cards_from_the_hand_as_were_drawn() -> None:
    board = Board()
    board.put(0, FIELD, "Ann", type="Monster")
    held = [board.put(0, HAND, f"Held {n}", type="Backup") for n in range(3)]
    text = "Draw 1 card for each Monster you control. Then, put the same number of cards from your hand at the bottom of your deck in any order."
    summon = rite(board, text)
    table = board.start().cast(summon).resolve((held[0],))
    assert table.zone(held[0]) == DECK and table.hand(0) == 3
