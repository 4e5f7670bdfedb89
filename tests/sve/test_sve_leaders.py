"""Abilities of leaders that call them "this leader", and what another player does with cards that he has looked at: played."""

from __future__ import annotations

import pytest
from sve_board import CEMETERY, DECK, FIELD, FOE, HAND, ME, Board
from test_sve_knots import through

HURT = "Deal 2 damage to each leader."


@pytest.mark.clauses("sve", "4.3.3", "5.13.1")
@pytest.mark.parametrize(
    ("words", "mine", "foes", "drawn"),
    [
        ('Give your leader "When this leader takes damage, draw a card."', 18, 18, 1),
        ('Give your leader "This leader takes 1 less damage."', 19, 18, 0),
        ('Give your leader "This leader doesn\'t take damage from abilities."', 20, 18, 0),
        ('Give each enemy leader "This leader takes 1 more damage."', 18, 17, 0),
        ('Give your leader "Whenever you play a spell, give this leader [defense]+1."', 19, 18, 0),
    ],
)
def test_this_leader(words: str, mine: int, foes: int, drawn: int) -> None:
    board = Board()
    rites = [board.spell(text) for text in (words, HURT)]
    table = board.start()
    for rite in rites:
        through(table.play(rite))
    assert (table.leader(ME), table.leader(FOE), len(table.cards(ME, HAND))) == (mine, foes, drawn)


@pytest.mark.clauses("sve", "5.10.1", "1.3.4.1")
def test_an_opponent_takes_of_his_own_cards_and_orders_the_rest() -> None:
    board = Board()
    top = [board.put(FOE, DECK, name) for name in ("First", "Second", "Third")]
    rite = board.spell(
        "Select an opponent. They look at the top 3 cards of their deck. They may put a follower from among them onto their field. "
        "They put the remaining cards on the bottom of their deck in any order."
    )
    table = board.start()
    state = table.state.zones[FOE][DECK]
    state[:] = top + [card for card in state if card not in top]
    table.play(rite)
    asked = []
    while table.match.decision is not None and table.asked.reason not in ("main", "quick"):
        asked.append((table.asked.player, table.asked.kind))
        options = table.asked.options or ()
        ordered = options if table.asked.kind == "order" else options[:1]
        table.answer(True if table.asked.kind == "yes_no" else tuple(ordered))
    assert {player for player, _ in asked} == {FOE}
    assert len([card for card in top if table.zone(card) == FIELD]) == 1
    assert set(table.cards(FOE, DECK)[-2:]) == {card for card in top if table.zone(card) != FIELD}


@pytest.mark.clauses("sve", "5.10.1")
def test_each_player_looks_at_the_own_card() -> None:
    board = Board()
    rite = board.spell("Each player looks at the top card of their deck.")
    table = through(board.start().play(rite))
    log = table.match.game.log
    assert log is not None
    assert sorted(line.seen_by for line in log.lines if line.kind == "look") == [ME, FOE]
    assert table.cards(ME, CEMETERY) == [rite]


@pytest.mark.clauses("sve", "8.4.3.1")
def test_only_those_enemies_leave_the_leader_alone() -> None:
    board = Board()
    board.put(FOE, FIELD, "Warden", "Enemy followers with Ward can't attack your leader.")
    guard, page = board.put(ME, FIELD, "Guard", "Ward."), board.put(ME, FIELD, "Page")
    acts = board.start().match.acts()
    assert ("attack", page, board.leaders[FOE]) in acts
    assert ("attack", guard, board.leaders[FOE]) not in acts
