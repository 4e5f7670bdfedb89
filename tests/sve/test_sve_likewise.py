"""What would be taken or dealt, and what is changed for a time, in wordings beside those that sets print, played."""

from __future__ import annotations

import pytest
from sve_board import FIELD, FOE, ME, Board, Table
from test_sve_knots import through


def hits(board: Board, *texts: str) -> Table:
    """The spells, one after another."""
    spells = [board.spell(text) for text in texts]
    table = board.start()
    for spell in spells:
        through(table.play(spell))
    return table


@pytest.mark.clauses("sve", "5.13.1", "10.10.1")
@pytest.mark.parametrize("word", ["If", "When"])
def test_the_other_leader_takes_it(word: str) -> None:
    board = Board()
    board.amulet(f"{word} your leader would take damage, an enemy leader takes that damage instead.")
    table = hits(board, "Deal 3 damage to your leader.")
    assert (table.leader(ME), table.leader(FOE)) == (20, 17)


@pytest.mark.clauses("sve", "5.13.1", "10.10.1.1")
def test_in_the_others_turn_it_stays() -> None:
    board = Board()
    board.amulet("During your turn, when your leader would take damage, each enemy leader takes it instead.", FOE)
    assert hits(board, "Deal 3 damage to each enemy leader.").leader(FOE) == 17


@pytest.mark.clauses("sve", "10.10.2.3", "10.10.1")
def test_each_passes_it_on_once() -> None:
    board = Board()
    for player in (ME, FOE):
        board.amulet("When your leader would take damage, an enemy leader takes that damage instead.", player)
    table = hits(board, "Deal 2 damage to your leader.")
    assert (table.leader(ME), table.leader(FOE)) == (18, 20)


@pytest.mark.clauses("sve", "5.13.2", "10.10.1")
@pytest.mark.parametrize(
    ("text", "left"),
    [
        ("When this follower would take damage, reduce it by 1.", (7, 3)),
        ("When this follower would take 4 or more damage, reduce it to 3.", (6, 3)),
        ("Once per turn, when this follower would take damage, reduce that damage by 2.", (8, 3)),
        ("Damage dealt to this follower becomes 1.", (8, 7)),
    ],
)
def test_when_it_would_take_damage(text: str, left: tuple[int, int]) -> None:
    board = Board()
    wall = board.put(FOE, FIELD, "Wall", text, defense=9)
    blows = [board.spell(f"Deal {n} damage to each enemy follower on the field.", cost=1) for n in (3, 5)]
    table = board.start()
    assert tuple(through(table.play(blow)).stats(wall)[1] for blow in blows) == left


@pytest.mark.clauses("sve", "5.13.2", "10.10.1")
def test_when_it_would_deal_damage() -> None:
    board = Board()
    ram = board.put(
        ME,
        FIELD,
        "Ram",
        "Storm.\nWhen this follower would deal damage to a leader, it deals double that damage instead.",
    )
    assert through(board.start().attack(ram, board.leaders[FOE])).leader(FOE) == 16


@pytest.mark.clauses("sve", "5.13.2", "10.10.1")
@pytest.mark.parametrize(
    ("text", "left"),
    [
        ("The next time your leader would take damage this turn, it takes 2 less damage.", 14),
        ("The next damage dealt to your leader this turn is reduced by 3.", 15),
        ("Reduce the next damage dealt to your leader this turn to 1.", 16),
        ("This turn, the next time your leader would take damage, that damage becomes 2.", 15),
        ("Reduce damage dealt to your leader by 3 this turn.", 18),
        ("Damage dealt to your leader is reduced by 1 this turn.", 14),
        ("This turn, damage dealt to your leader becomes 1.", 18),
    ],
)
def test_for_a_turn_or_once(text: str, left: int) -> None:
    table = hits(Board(), text, "Deal 5 damage to your leader.", "Deal 3 damage to your leader.")
    assert table.leader(ME) == left


@pytest.mark.clauses("sve", "10.9.2", "5.13.2")
def test_more_damage_in_its_controllers_next_turn_only() -> None:
    board = Board()
    frail = board.put(FOE, FIELD, "Frail", "Ward.", defense=9)
    curse = board.spell(
        "Select an enemy follower on the field. It takes 2 more damage during its controller's next turn."
    )
    now = board.spell("Deal 1 damage to each enemy follower on the field.")
    later = board.spell("Deal 1 damage to each follower on your field.", FOE)
    table = board.start()
    for spell in (curse, now):
        through(table.play(spell))
    assert table.stats(frail)[1] == 8
    table.end()
    assert through(table.play(later)).stats(frail)[1] == 5


@pytest.mark.clauses("sve", "10.9.1", "5.13.2")
def test_attack_set_with_the_time_in_front() -> None:
    board = Board()
    page = board.put(ME, FIELD, "Page", "Ward.")
    spell = board.spell("Select a follower on your field. Until the end of the turn, its [attack] becomes 6.")
    table = through(board.start().play(spell))
    assert table.stats(page)[0] == 6
    table.end()
    assert table.stats(page)[0] == 2
