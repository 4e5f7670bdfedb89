"""Own texts of Shadowverse: Evolve played: leaders and points."""

from __future__ import annotations

import pytest
from sve_board import FIELD, FOE, HAND, ME, Board, hand, settle


@pytest.mark.clauses("sve", "3.2.4.1")
def test_each_opponents_points() -> None:
    board = Board()
    spell = board.spell("Each opponent increases their maximum play points by 1.")
    table = board.start().play(spell)
    assert (table.state.vars["max_pp:0"], table.state.vars["max_pp:1"]) == (5, 6)


@pytest.mark.clauses("sve", "10.10.2.5.1")
@pytest.mark.parametrize(("before", "drawn", "left"), [(0, 1, 19), (2, 2, 18)])
def test_both_instructions_are_replaced(before: int, drawn: int, left: int) -> None:
    board = Board()
    spells = [board.spell("Recover 1 play point.") for _ in range(before)]
    big = board.spell(
        "Draw a card and deal 1 damage to each enemy leader. Combo (3): Draw 2 cards and deal 2 damage to each enemy leader instead."
    )
    table = board.start_with(*spells, big)
    assert (len(table.cards(ME, HAND)), table.leader(FOE)) == (drawn, left)


@pytest.mark.clauses("sve", "5.26.1", "10.7.2")
def test_only_defense_that_you_give_your_leader() -> None:
    board = Board()
    board.amulet("Whenever you give your leader [defense], draw a card.")
    board.amulet("Whenever a follower is put onto the field, give each leader [defense]+1.", player=FOE)
    page = board.put(ME, HAND, "Page", cost=0)
    mine, hurt = board.spell("Give your leader [defense]+1."), board.spell("Deal 1 damage to your leader.")
    table = settle(board.start().play(mine).play(hurt).play(page))
    assert hand(table) == 1 and table.leader(ME) == 21


@pytest.mark.clauses("sve", "1.3.3", "5.26.1", "5.26.2")
@pytest.mark.parametrize(
    ("deed", "now"),
    [
        ("Give your leader [defense]+3.", 10),
        ("Change your leader's [defense] to 15.", 10),
        ("Change your leader's [defense] to 5.", 5),
        ("Give each leader [defense]-3.", 7),
    ],
)
def test_a_leader_whose_defense_is_not_increased(deed: str, now: int) -> None:
    board = Board()
    board.amulet("Enemy leaders' [defense] can't be increased.", FOE)
    hurt = board.spell("Deal 10 damage to your leader.")
    table = board.start_with(hurt, board.spell(deed))
    assert (table.leader(ME), table.leader(FOE)) == (now, 17 if "each" in deed else 20)


@pytest.mark.clauses("sve", "12.13.2", "5.26.1")
def test_drain_gives_a_leader_nothing_whose_defense_is_not_increased() -> None:
    board = Board()
    board.amulet("Enemy leaders' [defense] can't be increased.", FOE)
    own = board.put(ME, FIELD, "Biter", "Drain.", attack=3)
    hurt = board.spell("Deal 5 damage to your leader.")
    table = board.start().play(hurt).answer(("attack", own, board.leaders[FOE])).pass_quick()
    settle(table)
    assert (table.leader(ME), table.leader(FOE)) == (15, 17)
