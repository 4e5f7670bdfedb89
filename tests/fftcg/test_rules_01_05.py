"""Chapters 1 to 5: players, general rules, numbers, what is on a card. What scenario files cannot say is here."""

from __future__ import annotations

import pytest
from board import CARD, HAND, YOU, Board, num
from helpers import Position

from cardwright.errors import Illegal, InputError
from cardwright.games.common.amounts import half
from cardwright.games.fftcg.setup import new_state
from cardwright.text import ir

GAUGE = """
cards:
  Gauge: {type: Backup, elements: [Earth], cost: 2, text: "《X》《ダル》: Choose 1 Forward of cost X. Break it."}
  Page: {type: Backup, elements: [Earth], cost: 1, generic: true}
  Free: {type: Forward, elements: [Wind], cost: 0, power: 4000}
  One: {type: Forward, elements: [Wind], cost: 1, power: 4000}
players:
  A: {field: [Gauge, Page, Page]}
  B: {field: [Free, One]}
"""


@pytest.mark.clauses("fftcg-2020", "1.1")
@pytest.mark.parametrize("players", [0, 1, 3])
def test_only_two_can_play(players: int) -> None:
    with pytest.raises(InputError):
        new_state("fftcg-2020", tuple([0] * 50 for _ in range(players)), 1)  # type: ignore[arg-type]
    assert len(new_state("fftcg-2020", ([0] * 50, [0] * 50), 1).zones) == 2


@pytest.mark.clauses("fftcg-2020", "4.1", "4.5")
@pytest.mark.parametrize("x", [-1, 1.5, True, "2"])
def test_x_is_a_whole_number_from_zero(x: object) -> None:
    position = Position(GAUGE)
    gauge = position.id("Gauge")
    position.answer(("use", gauge, 0))
    assert position.asked.kind == "number"
    before = position.match.fingerprint()
    with pytest.raises(Illegal):
        position.match.answer(x)  # type: ignore[arg-type]
    assert position.match.fingerprint() == before


@pytest.mark.clauses("fftcg-2020", "4.1", "4.5")
def test_x_may_be_zero() -> None:
    Position(GAUGE).play(
        """
        - A: {use: Gauge, x: 0, targets: [Free]}
        - expect: {"A:Page": {state: active}, "A:Page#2": {state: active}}
        - resolve: 1
        - expect: {B.field: [One]}
        """
    )


@pytest.mark.clauses("fftcg-2020", "4.2")
def test_half_of_five_cards_is_two() -> None:
    board = Board()
    five = [board.put(0, HAND, f"Card {n}") for n in range(5)]
    rite = board.summon(ir.Discard(player=YOU, count=ir.Half(of=num(5)), group=CARD))
    table = board.start().cast(rite)
    table.answer(("pass",), ("pass",))
    assert (table.asked.least, table.asked.most) == (2, 2)
    table.answer(tuple(five[:2]))
    assert table.hand(0) == 3


@pytest.mark.clauses("fftcg-2020", "4.2")
def test_a_text_may_round_up() -> None:
    assert [half(n, up=False) for n in (0, 1, 5, 7000)] == [0, 0, 2, 3000]
    assert [half(n, up=True) for n in (0, 1, 5, 7000)] == [0, 1, 3, 4000]
