"""Own sentences played from their text: whose turn it is or who did it is "that player"; attacking alone; power in all."""

from __future__ import annotations

import pytest
from board import BREAK_ZONE, DAMAGE_ZONE, FIELD, HAND, Board
from test_kinds_played import hild
from test_plain_played import until_turn
from test_sentences_linked import to_attack
from test_sentences_played import rite


@pytest.mark.clauses("fftcg-2020", "11.8.7")
def test_each_player_in_the_own_turn() -> None:
    board = Board()
    hild(board, "At the end of each player's turn, that player discards 1 card from their hand.")
    mine, theirs = board.put(0, HAND, "Mine"), board.put(1, HAND, "Theirs")
    table = until_turn(board.start(), 4)
    assert (table.zone(mine), table.zone(theirs)) == (BREAK_ZONE, HAND)


def test_whoever_casts_draws() -> None:
    for player in (0, 1):
        board = Board()
        hild(board, "When a player casts a Summon, that player draws 1 card.", player=player)
        summon = rite(board, "Dull all the Forwards.")
        table = board.start().play(summon)
        assert (table.hand(0), table.hand(1)) == (1, 0)


def test_whoever_is_damaged_may_draw() -> None:
    for words, drawn in (("your opponent receives", (0, 1)), ("you receive", (1, 0))):
        board = Board()
        hild(board, "When a player receives damage, that player may draw 1 card.")
        summon = rite(board, f"{words[0].upper()}{words[1:]} 1 point of damage.")
        table = board.start().play(summon, (), True)
        assert (table.hand(0), table.hand(1)) == drawn


def test_at_the_beginning_of_the_turn() -> None:
    board = Board()
    text = "At the beginning of each player's turn, if that player controls 1 or more Backups, Hild deals that player 1 point of damage."
    hild(board, text)
    board.put(1, FIELD, "Aide", type="Backup")
    table = until_turn(board.start(), 5)
    assert [len(table.match.state.zones[player][DAMAGE_ZONE]) for player in (0, 1)] == [0, 1]


def test_forwards_of_that_player() -> None:
    board = Board()
    hild(board, "When a player casts a Summon, choose 1 Forward that player controls. Deal it 1000 damage.", player=1)
    mine, foe = board.put(0, FIELD, "Mine"), board.put(1, FIELD, "Foe")
    summon = rite(board, "Dull all the Backups.")
    table = board.start().play(summon)
    assert (table.obj(mine).damage, table.obj(foe).damage) == (1000, 0)


@pytest.mark.parametrize(("party", "drawn"), [(False, 1), (True, 0)])
@pytest.mark.clauses("fftcg-2020", "10.1.2")
def test_attacking_alone(party: bool, drawn: int) -> None:
    board = Board()
    card = hild(board, "When Hild attacks alone, draw 1 card.")
    other = board.put(0, FIELD, "Other")
    table = to_attack(board.start(), *((card, other) if party else (card,)))
    while table.match.state.stack:
        table.answer(("pass",))
    assert table.hand(0) == drawn


@pytest.mark.parametrize(("picked", "fits"), [((0, 1), True), ((0, 2), False)])
def test_no_more_power_than_that_in_all(picked: tuple[int, int], fits: bool) -> None:
    board = Board()
    foes = [board.put(1, FIELD, f"Foe {p}", power=p) for p in (3000, 6000, 7000)]
    summon = rite(
        board, "Choose any number of Forwards opponent controls with a total power of 9000 or less. Break them."
    )
    table = board.start().cast(summon)
    table.answer((foes[picked[0]],))
    offered = {option[0] if isinstance(option, tuple) else option for option in table.asked.options or ()}
    assert (foes[picked[1]] in offered) == fits
