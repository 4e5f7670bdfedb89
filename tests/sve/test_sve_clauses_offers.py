"""On a full field only what makes room for the card is offered (8.1.2, 10.6.2.6)."""

from __future__ import annotations

import pytest
from sve_board import CEMETERY, FIELD, HAND, ME, Board


@pytest.mark.clauses("sve", "8.1.2", "10.6.2.1.2", "10.6.2.6")
@pytest.mark.parametrize(("process", "counters"), [("discard a card", 0), ("bury an amulet", 2)])
def test_a_cost_that_makes_no_room_is_not_offered_on_a_full_field(process: str, counters: int) -> None:
    board = Board()
    for _ in range(4):
        board.put(ME, FIELD, "Page")
    board.amulet("Stack.", state={"counters": {"Stack": counters}} if counters else {"counters": {"Stack": 1}})
    board.put(ME, HAND, "Page")
    card = board.put(ME, HAND, "Heir", f"When playing this card, {process}: This card costs 2 less to play.", cost=2)
    table = board.start()
    assert ("play", card) not in table.match.acts()
    assert table.refused(("play", card)) == "10.6.2.6"


@pytest.mark.clauses("sve", "10.4.7.3", "10.6.2.6")
def test_an_option_without_which_there_is_no_room_is_taken() -> None:
    board = Board()
    board.points(ME, 5, 5)
    pages = [board.put(ME, FIELD, "Page") for _ in range(5)]
    card = board.put(
        ME, HAND, "Heir", "When playing this card, bury a follower: This card costs 2 less to play.", cost=2
    )
    table = board.start().answer(("play", card))
    assert table.asked.reason == "cost"
    table.answer((pages[0],))
    assert (table.zone(card), table.zone(pages[0])) == (FIELD, CEMETERY)
