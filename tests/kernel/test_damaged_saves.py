"""Bytes that were a saved game once: `SaveError`, and nothing else, whatever has become of them."""

from __future__ import annotations

from random import Random as Dice

import pytest

from cardwright.errors import Illegal, SaveError
from cardwright.kernel.match import Match
from cardwright.kernel.rng import Random

from .games import play_on, start


def played(steps: int) -> Match:
    return play_on(start(3), Random(3), answers=steps)


@pytest.mark.parametrize("steps", [0, 7, 20])
def test_changed_bytes(steps: int) -> None:
    match, dice = played(steps), Dice(steps)
    data = match.save()
    for _ in range(600):
        damaged = bytearray(data)
        for _ in range(dice.choice((1, 1, 2, 5))):
            damaged[dice.randrange(len(damaged))] = dice.randrange(256)
        if damaged == data:
            continue
        with pytest.raises(SaveError):
            Match.restore(bytes(damaged), match.game.defs, match.game.rules)


def test_missing_and_added_bytes() -> None:
    match = played(7)
    data = match.save()
    for damaged in (*(data[:n] for n in range(0, len(data), 7)), data + b"\0", b"\xff" * 99, data * 2):
        with pytest.raises(SaveError):
            Match.restore(damaged, match.game.defs, match.game.rules)


@pytest.mark.clauses("fftcg-2020", "2.1")
@pytest.mark.parametrize("player", [2, -1, 5])
def test_nobody_else_gives_up(player: int) -> None:
    match = played(3)
    before = match.fingerprint()
    with pytest.raises(Illegal) as refused:
        match.concede(player)
    assert refused.value.clause and match.fingerprint() == before and not match.over
