"""Own sentences played from their text: the one of two that was asked about, so many cards, and players of whom something is asked."""

from __future__ import annotations

import pytest
from board import BREAK_ZONE, FIELD, Board
from test_sentences_played import rite


@pytest.mark.parametrize("words", ["If the Monster is of cost 3 or less, break it.", "Break the Monster if it is of cost 3 or less."])
@pytest.mark.parametrize(("cost", "broken"), [(3, True), (4, False)])
def test_the_monster_is_broken_and_not_the_forward(words: str, cost: int, broken: bool) -> None:
    board = Board()
    foe = board.put(1, FIELD, "Foe", power=9000)
    beast = board.put(1, FIELD, "Beast", type="Monster", cost=cost)
    summon = rite(board, f"Choose 1 Forward and 1 Monster. Deal the Forward 7000 damage. {words}")
    table = board.start().play(summon)
    assert table.zone(foe) == FIELD and table.obj(foe).damage == 7000
    assert (table.zone(beast) == BREAK_ZONE) == broken


@pytest.mark.parametrize(
    "words", ["power equal to the damage it has received", "1000 power for each 1000 damage it has received"]
)
def test_power_is_lost_by_the_damage_that_it_bears(words: str) -> None:
    board = Board()
    foe = board.put(1, FIELD, "Foe", power=9000)
    summon = rite(board, f"Choose 1 Forward. Deal it 3000 damage. It loses {words} until the end of the turn.")
    table = board.start().play(summon)
    assert table.obj(foe).damage == 3000 and table.power(foe) == 6000


@pytest.mark.parametrize(("foes", "drawn"), [(3, 0), (4, 1)])
def test_three_forwards_more(foes: int, drawn: int) -> None:
    board = Board()
    board.put(0, FIELD, "Mine")
    for n in range(foes):
        board.put(1, FIELD, f"Foe {n}")
    summon = rite(board, "If your opponent controls 3 or more Forwards than you do, draw 1 card.")
    assert board.start().play(summon).hand(0) == drawn
