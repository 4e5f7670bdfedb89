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


@pytest.mark.clauses("sve", "13.4.1.2")
def test_overflow_becomes_active_once() -> None:
    board = Board()
    board.points(ME, 5, 5)
    board.amulet("When Overflow becomes active for you, draw a card.")
    board.amulet("When Overflow becomes active for you, draw a card.", FOE)
    spells = [board.spell("Increase your maximum play points by 1.") for _ in range(3)]
    table = board.start()
    # the spell leaves the hand, the second one makes it seven
    assert [hand(table.play(spell)) for spell in spells] == [2, 2, 1]
    assert hand(table, FOE) == 0


@pytest.mark.clauses("sve", "13.5.2.2")
def test_sanguine_becomes_active_with_the_first_loss_of_the_own_turn() -> None:
    board = Board()
    board.amulet("When Sanguine becomes active for you, draw a card.")
    board.amulet("When Sanguine becomes active for you, draw a card.", FOE)
    spells = [board.spell("Deal 1 damage to each leader."), board.spell("Give your leader [defense]-1.")]
    table = through(board.start().play(spells[0]))
    assert (hand(table), hand(table, FOE)) == (2, 0)
    assert hand(through(table.play(spells[1]))) == 1


@pytest.mark.clauses("sve", "13.4.1.2", "1.3.1")
def test_what_is_active_all_the_time_does_not_become_so() -> None:
    board = Board()
    board.points(ME, 6, 6)
    board.amulet("Overflow is active for you.", name="Charm")
    board.amulet("When Overflow becomes active for you, draw a card.", name="Watch")
    rise = board.spell("Increase your maximum play points by 1.")
    assert hand(board.start().play(rise)) == 0


@pytest.mark.clauses("sve", "10.7.2", "13.4.1.2")
@pytest.mark.parametrize(("most", "drawn"), [(6, 0), (7, 1)])
def test_what_is_asked_first_is_asked_as_it_happens(most: int, drawn: int) -> None:
    board = Board()
    board.points(ME, 6, most)
    board.amulet("If Overflow is active for you, whenever a card on your field is destroyed, draw a card.")
    board.amulet("While Overflow is active for you, whenever a card on your field is destroyed, draw a card.", FOE)
    page = board.put(ME, FIELD)
    rite = board.spell("Select a follower on your field and destroy it. Increase your maximum play points by 1.")
    table = through(board.start().play(rite))
    assert (table.zone(page) == FIELD, hand(table, ME), hand(table, FOE)) == (False, drawn, 0)
