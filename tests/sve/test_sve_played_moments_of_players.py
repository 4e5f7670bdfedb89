"""Own texts of Shadowverse: Evolve played: what players do that abilities wait for."""

from __future__ import annotations

import pytest
from sve_board import FIELD, FOE, HAND, ME, Board, hand
from sve_played import through


@pytest.mark.clauses("sve", "5.13.1", "10.7.4", "7.3.1")
def test_damage_of_the_own_leader_turned_on_others() -> None:
    board = Board()
    board.amulet(
        "Whenever your leader takes damage during your turn, select an enemy follower on the field and deal it 1 damage."
    )
    wall = board.put(FOE, FIELD, "Wall", "Ward.", defense=5)
    spells = [board.spell("Deal 2 damage to your leader."), board.spell("Deal 1 damage to each leader.")]
    table = through(board.start().play(spells[0]))
    through(table.play(spells[1]))
    assert table.stats(wall)[1] == 3


@pytest.mark.clauses("sve", "10.2.1.2")
def test_the_turn_behind_what_happens() -> None:
    board = Board()
    board.put(ME, FIELD, "Thirst", "Whenever your leader takes damage during your turn, draw a card.")
    board.put(FOE, FIELD, "Thirst", "Whenever your leader takes damage during your turn, draw a card.")
    burn = board.spell("Deal 1 damage to each leader.")
    table = board.start().play(burn)
    assert (hand(table, ME), hand(table, FOE)) == (1, 0)


@pytest.mark.clauses("sve", "4.1.3.2")
def test_the_card_played_and_gone_since_is_another() -> None:
    board = Board()
    board.amulet("Whenever you play a follower, return it to its owner's hand. Give it [attack]+1.")
    page = board.put(ME, HAND, "Page")
    table = through(board.start().play(page))
    assert table.zone(page) == HAND
    assert table.chars(page).power == 2


@pytest.mark.clauses("sve", "10.7.4")
def test_the_second_card_of_a_kind_each_turn() -> None:
    board = Board()
    board.put(ME, FIELD, "Watcher", "When you play your 2nd spell each turn, give your leader [defense]+1.")
    spells = [board.spell("Draw a card.") for _ in range(3)]
    table = board.start()
    assert [table.play(spell).leader(ME) for spell in spells] == [20, 21, 21]
