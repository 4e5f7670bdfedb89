"""Chapters 7 and 8: the turn, playing cards, attacks."""

from __future__ import annotations

import pytest
from sve_board import CEMETERY, DECK, EX_AREA, FIELD, FOE, HAND, ME, Board

from cardwright.kernel.rng import Random


@pytest.mark.clauses("sve", "8.4.2", "8.4.2.1", "8.4.4", "8.4.9", "8.4.9.1", "11.3.1")
def test_two_followers_fight() -> None:
    board = Board()
    mine = board.put(ME, FIELD, "Squire", attack=2, defense=3)
    theirs = board.put(FOE, FIELD, "Guard", attack=2, defense=2, state={"dull": True})
    table = board.start().attack(mine, theirs)
    assert table.zone(theirs) == CEMETERY
    assert table.stats(mine) == (2, 1)
    assert table.obj(mine).dull
    assert table.asked.reason == "main"


@pytest.mark.clauses("sve", "8.4.3", "8.4.3.1")
def test_reserved_followers_and_fresh_attackers() -> None:
    board = Board()
    old = board.put(ME, FIELD, "Squire")
    fresh = board.put(ME, FIELD, "Recruit", state={"since": 5})
    theirs = board.put(FOE, FIELD, "Guard")
    table = board.start()
    assert table.refused(("attack", old, theirs)) == "8.4.3.1.a"
    assert table.refused(("attack", fresh, board.leaders[FOE])) == "8.4.2.1.a"
    assert table.attack(old, board.leaders[FOE]).leader(FOE) == 18


@pytest.mark.clauses("sve", "8.4.2")
def test_an_engaged_follower_does_not_attack() -> None:
    board = Board()
    mine = board.put(ME, FIELD, "Squire", state={"dull": True})
    assert board.start().refused(("attack", mine, board.leaders[FOE])) == "8.4.2"


@pytest.mark.clauses("sve", "7.2.1", "7.2.2", "7.2.3", "7.2.4", "7.4.9", "7.1.1")
def test_the_next_turn_begins() -> None:
    board = Board()
    theirs = board.put(FOE, FIELD, "Guard", state={"dull": True})
    mine = board.put(ME, FIELD, "Squire", state={"dull": True})
    table = board.start().end()
    assert table.state.turn_player == FOE
    assert (table.points(FOE), table.state.vars["max_pp:1"]) == (6, 6)
    assert not table.obj(theirs).dull
    assert table.obj(mine).dull
    assert len(table.cards(FOE, HAND)) == 1
    assert table.asked.reason == "main"


@pytest.mark.clauses("sve", "7.4.7", "4.7.3.1")
def test_the_active_player_discards_down_to_seven() -> None:
    board = Board()
    hand = [board.put(ME, HAND) for _ in range(9)]
    for _ in range(9):
        board.put(FOE, HAND)
    table = board.start().end()
    assert (table.asked.reason, table.asked.least, table.asked.most) == ("hand_limit", 2, 2)
    table.answer(tuple(hand[:2]))
    assert len(table.cards(ME, HAND)) == 7
    assert len(table.cards(FOE, HAND)) == 10
    assert len(table.cards(ME, CEMETERY)) == 2


@pytest.mark.clauses("sve", "8.2.1", "10.4.4", "10.6.2.6", "10.6.2.8.1")
def test_playing_followers() -> None:
    board = Board()
    dear = board.put(ME, HAND, "Giant", cost=6)
    cheap = board.put(ME, HAND, "Page", cost=2)
    stored = board.put(ME, EX_AREA, "Page", cost=2)
    theirs = board.put(FOE, HAND, "Page")
    table = board.start()
    assert table.refused(("play", dear)) == "10.4.4"
    assert table.refused(("play", theirs)) == "8.2.1"
    table.play(cheap).play(stored)
    assert [table.zone(cheap), table.zone(stored), table.points()] == [FIELD, FIELD, 1]


@pytest.mark.clauses("sve", "4.4.4.1", "10.6.2.6")
def test_a_full_field_takes_no_further_card() -> None:
    board = Board()
    for _ in range(5):
        board.put(ME, FIELD)
    card = board.put(ME, HAND)
    assert board.start().refused(("play", card)) == "10.6.2.6"


@pytest.mark.clauses("sve", "11.2.1", "1.2.1.1")
def test_a_leader_without_defense_has_lost() -> None:
    board = Board()
    mine = board.put(ME, FIELD, "Giant", attack=20)
    table = board.start().attack(mine, board.leaders[FOE])
    assert (table.match.winner, table.state.why) == (ME, "11.2.1")


@pytest.mark.clauses("sve", "11.2.2", "1.2.1.2", "5.9.1.1")
def test_who_cannot_draw_has_lost() -> None:
    board = Board()
    board.state.zones[FOE][DECK].clear()
    table = board.start().end()
    assert (table.match.winner, table.state.why) == (ME, "11.2.2")


def test_random_answers_come_to_an_end() -> None:
    board = Board()
    for player in (ME, FOE):
        for _ in range(3):
            board.put(player, HAND)
            board.put(player, FIELD)
    table, random = board.start(), Random(3)
    for _ in range(600):
        if table.match.over:
            break
        table.answer(table.match.sample(random))
    assert table.match.over
