"""What several players do without selecting they do at the same time."""

from __future__ import annotations

import pytest
from sve_board import DECK, FIELD, FOE, HAND, ME, Board


@pytest.mark.clauses("sve", "1.3.4.1", "10.7.2")
@pytest.mark.parametrize(("switch", "drawn"), [(True, 1), (False, 2)])
def test_all_hands_are_discarded_at_the_same_time(switch: bool, drawn: int) -> None:
    board = Board()
    board.amulet("Whenever one or more cards are discarded, draw a card.")
    for player in (ME, FOE):
        board.put(player, HAND)
    spell = board.spell("Each player discards their hand.")
    table = board.start(unselected_at_once=switch).play(spell)
    assert (len(table.cards(ME, HAND)), len(table.cards(FOE, HAND))) == (drawn, 0)


@pytest.mark.clauses("sve", "1.3.4.1", "10.7.4.2")
def test_each_player_orders_his_own_cards_on_his_deck() -> None:
    board = Board()
    mine, other, theirs = (board.put(p, FIELD, n) for p, n in ((ME, "Page"), (ME, "Squire"), (FOE, "Guard")))
    spell = board.spell("Each player puts each follower on their field on the bottom of their deck in any order.")
    table = board.start().play(spell)
    assert set(table.asked.options or ()) == {mine, other}
    table.answer((other, mine))
    assert (table.names(ME, FIELD), table.names(FOE, FIELD)) == ([], [])
    assert (table.cards(ME, DECK)[-2:], table.cards(FOE, DECK)[-1:]) == ([other, mine], [theirs])
