"""What whole games, read step by step, have shown to be told or done wrongly."""

from __future__ import annotations

import pytest
from sve_board import Board

from cardwright.cards import SveCard
from cardwright.errors import TextError
from cardwright.games.sve.definitions import compile_card
from cardwright.play.games import adapter


@pytest.mark.clauses("sve", "5.10.1", "5.20.1")
@pytest.mark.parametrize(
    ("verb", "told", "clause"), [("Look at", "looks at", "5.10.1"), ("Reveal", "reveals", "5.20.1")]
)
def test_a_card_that_is_looked_at_is_not_told_to_be_revealed(verb: str, told: str, clause: str) -> None:
    board = Board()
    table = board.start_with(board.spell(f"{verb} the top card of your deck. You may put it into your cemetery."))
    log, game = table.match.game.log, table.match.game
    assert log is not None
    [line] = [line for line in log.lines if line.kind in ("look", "reveal")]
    assert told in (adapter("sve").words.line(game, line) or "")
    assert line.clause == clause


SAYS = "When this token is destroyed, draw a card."


@pytest.mark.clauses("sve", "5.24.3.1", "9.1.1")
def test_no_card_but_a_token_calls_itself_one() -> None:
    def tried(text: str, token: bool) -> SveCard:
        return SveCard(id="T-1", name="Tried", type="Follower", cost=1, attack=1, defense=1, text=text, token=token)

    compile_card(tried(SAYS, token=True))
    compile_card(tried(f'[fanfare] Summon a Fairy token. Give it "{SAYS}"', token=False))
    with pytest.raises(TextError, match="this token"):
        compile_card(tried(SAYS, token=False))


@pytest.mark.clauses("sve", "5.7.1", "5.20.1")
@pytest.mark.parametrize(
    "text",
    [
        "Search your deck for an amulet, reveal it, and add it to your hand.",
        "Look at the top 2 cards of your deck. You may reveal an amulet from among them and add it to your hand. "
        "Put the rest on the bottom of your deck in any order.",
    ],
)
def test_what_finds_nothing_is_not_told_to_reveal_its_own_card(text: str) -> None:
    board = Board()
    table = board.start_with(board.spell(text))
    while table.asked.reason != "main":
        table.answer(
            True if table.asked.kind == "yes_no" else () if table.asked.kind == "choose" else table.asked.options
        )
    log = table.match.game.log
    assert log is not None
    assert [line for line in log.lines if line.kind == "reveal"] == []
