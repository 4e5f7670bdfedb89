"""What may be taken back at the table while it goes on: not the other's action, and nothing that has shown hidden cards."""

from __future__ import annotations

import pytest
from sve_board import FIELD, FOE, HAND, ME, Board, Table

from cardwright.cards import builtin_decks, builtin_pool
from cardwright.errors import Illegal
from cardwright.play.games import prepare
from cardwright.play.session import Session


def seated(table: Table) -> Session:
    """A session that goes on from here."""
    session = Session(prepare("sve", "sve", list(builtin_decks("sve").values())[:2], builtin_pool("sve")), 1)
    session.match = table.match
    return session


@pytest.mark.clauses("sve", "10.6.2.5.4")
def test_another_player_s_action_is_not_taken_back() -> None:
    board = Board()
    spell = board.spell("Each opponent discards a card.")
    for name in ("A", "B"):
        board.put(FOE, HAND, name)
    session = seated(board.start())
    session.answer(("play", spell), ME)
    assert session.match.decision is not None and session.match.decision.player == FOE
    before = session.match.fingerprint()
    with pytest.raises(Illegal, match="the other player has acted since"):
        session.cancel()
    assert session.match.fingerprint() == before


@pytest.mark.clauses("sve", "10.6.2.5.4")
def test_what_has_drawn_a_card_is_not_taken_back() -> None:
    board = Board()
    spell = board.spell("Draw a card. Discard a card.")
    board.put(ME, HAND, "A")
    session = seated(board.start())
    session.answer(("play", spell), ME)
    with pytest.raises(Illegal, match="something hidden has been revealed since"):
        session.cancel()


@pytest.mark.clauses("sve", "10.6.2.5.4")
def test_what_has_only_been_declared_is_taken_back() -> None:
    board = Board()
    spell = board.spell("Select an enemy follower on the field and destroy it. Draw a card.")
    for name in ("A", "B"):
        board.put(FOE, FIELD, name)
    session = seated(board.start())
    before = session.match.fingerprint()
    session.answer(("play", spell), ME)
    session.cancel()
    assert (session.match.fingerprint(), session.answers) == (before, [])
