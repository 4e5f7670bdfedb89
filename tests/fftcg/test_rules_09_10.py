"""Chapters 9 and 10: what scenario files cannot say, among it the readings that are switches."""

from __future__ import annotations

import pytest
from helpers import Position

from cardwright.errors import Illegal

FULL_HANDS = """
cards:
  One: {type: Forward, elements: [Fire], cost: 9, power: 5000}
  Answer: {type: Summon, elements: [Fire], cost: 0, text: "Draw 1 card."}
  Trainer: {type: Backup, elements: [Fire], cost: 2, text: "《0》: Draw 1 card."}
turn: {player: A, phase: main2}
players:
  A: {hand: [One, One, One, One, One, One, Answer], field: [Trainer]}
  B: {hand: [Answer], field: [Trainer]}
"""


@pytest.mark.clauses("fftcg-2020", "9.5.1.2")
@pytest.mark.parametrize("count", [0, 1, 3])
def test_just_the_excess_is_discarded(count: int) -> None:
    position = Position(FULL_HANDS).answer(("pass",), ("pass",))
    assert (position.asked.player, position.asked.reason) == (0, "hand_size")
    with pytest.raises(Illegal):
        position.match.answer(tuple(position.match.state.zones[0][1][:count]))


@pytest.mark.clauses("fftcg-2020", "9.5.1.1", "9.3.1.6", "9.3.1.7")
def test_nothing_is_cast_or_used_in_the_end_phase() -> None:
    position = Position(FULL_HANDS).answer(("pass",), ("pass",))
    assert position.match.state.phase == "end"
    answer, trainer = position.id("A:Answer"), position.id("A:Trainer")
    for act in (("cast", answer, ""), ("use", trainer, 0)):
        with pytest.raises(Illegal):
            position.match.answer(act)
    checks = position.match.game.rules
    for player, name in ((0, "A:"), (1, "B:")):
        for act, clause in (
            (("cast", position.id(f"{name}Answer"), ""), "9.3.1.6"),
            (("use", position.id(f"{name}Trainer"), 0), "9.3.1.7"),
        ):
            with pytest.raises(Illegal) as refused:
                checks.check_act(position.match.game, player, act)
            assert refused.value.clause == clause
