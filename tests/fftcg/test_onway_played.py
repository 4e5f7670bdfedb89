"""Own sentences played from their text: the chosen one and not the one on the way, as many as were returned or discarded."""

from __future__ import annotations

import pytest
from board import BREAK_ZONE, FIELD, HAND, Board
from test_kinds_played import hild
from test_plain_played import until_turn
from test_sentences_played import rite


def test_the_chosen_forward_is_meant() -> None:
    board = Board()
    hild(
        board,
        "When you cast a Summon, you may dull 1 Backup you control. If you do so, choose 1 Forward opponent controls. Deal it 1000 damage.",
    )
    aide, foe = board.put(0, FIELD, "Aide", type="Backup"), board.put(1, FIELD, "Foe")
    summon = rite(board, "Dull all the Monsters.")
    table = board.start().play(summon, (), True)
    assert table.obj(aide).dull and table.obj(foe).damage == 1000


@pytest.mark.parametrize("count", [0, 1, 2])
def test_a_card_for_each_that_was_returned(count: int) -> None:
    board = Board()
    backups = [board.put(0, FIELD, f"Aide {n}", type="Backup") for n in range(2)]
    summon = rite(
        board, "Return any number of Backups you control to their owners' hands. Draw 1 card for each Backup returned."
    )
    table = board.start().cast(summon).resolve(tuple(backups[:count]))
    assert [table.zone(card) == HAND for card in backups] == [n < count for n in range(2)]
    assert table.hand(0) == 2 * count


@pytest.mark.parametrize("count", [0, 2])
def test_the_opponent_discards_as_many(count: int) -> None:
    board = Board()
    mine = [board.put(0, HAND, f"Mine {n}") for n in range(3)]
    for n in range(2):
        board.put(1, HAND, f"Theirs {n}")
    summon = rite(board, "Discard any number of cards. Your opponent discards the same number of cards.")
    table = board.start().cast(summon).resolve(tuple(mine[:count]))
    assert table.hand(0) == 3 - count and table.hand(1) == 2 - count


def test_it_returns_in_the_next_turn() -> None:
    board = Board()
    card = board.put(0, FIELD, "Mine")
    summon = rite(
        board,
        "Choose 1 Forward you control. Remove it from the game. At the beginning of your next turn, return it to the field.",
    )
    table = board.start().play(summon)
    assert table.zone(card) not in (FIELD, BREAK_ZONE)
    assert until_turn(table, 5).zone(card) == FIELD


@pytest.mark.parametrize(("count", "power"), [(1, 6000), (2, 5000)])
def test_fewer_than_two(count: int, power: int) -> None:
    board = Board()
    card = hild(board, "If you control fewer than 2 Backups, Hild gains +1000 power.")
    for n in range(count):
        board.put(0, FIELD, f"Aide {n}", type="Backup")
    assert board.start().power(card) == power
