"""Neighbours of sentences that sets print once, played: costs of the card itself, two happenings, two of something."""

from __future__ import annotations

import pytest
from sve_board import BANISHED, CEMETERY, DECK, FIELD, HAND, ME, Board
from test_sve_knots import through


@pytest.mark.clauses("sve", "10.4.2.1", "4.1.5")
def test_the_card_itself_under_the_deck() -> None:
    board = Board()
    page = board.put(ME, FIELD, "Page", "[act][cost01], put this card on the bottom of its owner's deck: Draw a card.")
    table = through(board.start().use(page))
    assert table.zone(page) == DECK
    assert table.cards(ME, DECK)[-1] == page
    assert len(table.cards(ME, HAND)) == 1


@pytest.mark.clauses("sve", "10.3.4", "10.4.2.1")
def test_the_card_itself_out_of_the_cemetery() -> None:
    board = Board()
    page = board.put(ME, CEMETERY, "Page", "[act][cost01], banish this card in your cemetery: Draw a card.")
    table = through(board.start().use(page))
    assert table.zone(page) == BANISHED
    assert len(table.cards(ME, HAND)) == 1


@pytest.mark.clauses("sve", "10.7.4")
@pytest.mark.parametrize(
    ("deed", "drawn"), [("Destroy", 1), ("Banish", 1), ("Return each follower on the field to its owner's hand.", 0)]
)
def test_destroyed_or_banished(deed: str, drawn: int) -> None:
    board = Board()
    page = board.put(ME, FIELD, "Page", "When this follower is destroyed or banished, draw a card.")
    rite = board.spell(deed if " " in deed else f"{deed} each follower on the field.")
    table = through(board.start().play(rite))
    assert table.zone(page) != FIELD
    assert len([card for card in table.cards(ME, HAND) if card != page]) == drawn


@pytest.mark.clauses("sve", "1.3.2")
@pytest.mark.parametrize("both", [True, False])
def test_both_tokens(both: bool) -> None:
    board = Board()
    first = board.spell(f"Summon a Knight{' and Viking' if both else ''} token.")
    second = board.spell("If there is both a Knight token and a Viking token on your field, draw 2 cards.")
    table = board.start()
    for rite in (first, second):
        table = through(table.play(rite))
    assert len(table.cards(ME, HAND)) == (2 if both else 0)
