"""Cards that go into a deck instead of elsewhere: in an order that nobody else learns (4.1.4, 4.1.4.1)."""

from __future__ import annotations

import pytest
from sve_board import DECK, FIELD, FOE, Board
from test_sve_04_seen import seen


def swept(order: tuple[int, int], end: str) -> tuple[list[str], list[int]]:
    """What the log tells, and where in the deck the two followers then lie."""
    board = Board()
    spell = board.spell("Destroy each enemy follower on the field.")
    text = f"If this follower would be destroyed, put it on the {end} of its owner's deck instead."
    cards = [board.put(FOE, FIELD, name, text) for name in ("Birch", "Ash")]
    table = board.start()
    table.play(spell)
    assert (table.asked.player, table.asked.reason, table.asked.clause) == (FOE, "deck_order", "4.1.4")
    table.answer(tuple(cards[i] for i in order))
    assert seen(table, 1 - FOE, FOE, "deck") == []
    deck = table.cards(FOE, DECK)
    places = [deck.index(card) if end == "top" else deck.index(card) - len(deck) for card in cards]
    log = table.match.game.log
    assert log is not None
    return [f"{line.kind} {line.card}" for line in log.lines], places


@pytest.mark.clauses("sve", "4.1.4", "4.1.4.1", "10.10.1")
@pytest.mark.parametrize("end", ["top", "bottom"])
def test_nobody_else_learns_in_which_order_they_went_there_instead(end: str) -> None:
    told, first = swept((0, 1), end)
    same, second = swept((1, 0), end)
    assert told == same
    assert first == second[::-1] == ([0, 1] if end == "top" else [-2, -1])
