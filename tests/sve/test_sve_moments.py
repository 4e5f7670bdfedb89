"""Played: cards that come back to the hand, zones that become full, defense that falls so far, what either player plays."""

from __future__ import annotations

import pytest
from sve_board import CEMETERY, EX_AREA, FIELD, FOE, ME, Board, hand, settle


@pytest.mark.clauses("sve", "10.7.4")
@pytest.mark.parametrize(("noun", "grown"), [("card", 1), ("follower", 1), ("spell", 0)])
def test_back_from_the_cemetery(noun: str, grown: int) -> None:
    board = Board()
    own = board.put(
        ME,
        FIELD,
        "Digger",
        f"Whenever a {noun} is added to your hand from your cemetery, give this follower [attack]+1.",
    )
    board.put(ME, CEMETERY, "Bones")
    spell = board.spell("Select a follower in your cemetery and add it to your hand. Draw a card.")
    table = board.start().play(spell)
    settle(table)
    assert table.stats(own)[0] == 2 + grown


@pytest.mark.clauses("sve", "4.4.4.1", "4.8.3.1", "10.7.4")
@pytest.mark.parametrize(("there", "drawn"), [(1, 0), (2, 1), (3, 1), (4, 0)])
def test_a_field_becomes_full(there: int, drawn: int) -> None:
    board = Board()
    board.amulet("Whenever your field becomes full, draw a card.")
    for _ in range(there):
        board.put(ME, FIELD)
    spell = board.spell("Summon 2 Fairy tokens. Put a Fairy token into your EX area.")
    table = board.start().play(spell)
    settle(table)
    assert hand(table) == drawn


@pytest.mark.clauses("sve", "4.8.3.1", "10.7.4")
def test_an_ex_area_becomes_full_once() -> None:
    board = Board()
    board.amulet("Whenever your EX area becomes full, draw a card.")
    for _ in range(2):
        board.put(ME, EX_AREA)
    first, second = (
        board.spell("Put 3 Fairy tokens into your EX area."),
        board.spell("Put a Fairy token into your EX area."),
    )
    table = board.start_with(first, second)
    settle(table)
    assert hand(table) == 1


@pytest.mark.clauses("sve", "5.13.1", "5.26.1")
def test_defense_falls_so_far() -> None:
    board = Board()
    board.amulet("When your leader's [defense] becomes 18 or less, draw a card.")
    hits = [
        board.spell(text)
        for text in ("Deal 1 damage to your leader.", "Give your leader [defense]-2.", "Deal 1 damage to your leader.")
    ]
    table = board.start().play(hits[0])
    settle(table)
    assert hand(table) == 2
    table.play(hits[1])
    settle(table)
    assert hand(table) == 2  # one spell less, one card more
    table.play(hits[2])
    settle(table)
    assert hand(table) == 1


@pytest.mark.clauses("sve", "10.7.4")
def test_whoever_plays_a_spell() -> None:
    board = Board()
    board.put(FOE, FIELD, "Censor", "Whenever a player plays a spell, deal 1 damage to their leader.")
    spell = board.spell("Draw a card.")
    table = board.start()
    before = table.leader(ME), table.leader(FOE)
    settle(table.play(spell))
    assert (before[0] - table.leader(ME), before[1] - table.leader(FOE)) == (1, 0)


@pytest.mark.clauses("sve", "8.4.5", "5.13.1")
def test_the_follower_that_attacks_it_and_whom_it_hurts() -> None:
    board = Board()
    board.put(ME, FIELD, "Duelist", "When an enemy leader takes damage from this follower, draw a card.")
    own = board.put(ME, FIELD, "Rider", defense=5)
    wall = board.put(
        FOE,
        FIELD,
        "Wall",
        "When an enemy follower attacks this follower, give that follower [attack]-1.",
        defense=9,
        state={"dull": True},
    )
    table = board.start().attack(own, wall)
    settle(table)
    assert table.stats(own)[0] == 1
    assert hand(table) == 0
