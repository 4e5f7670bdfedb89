"""Players that are programs. A bot has a stream of random numbers of its own, apart from the game's.

None is drawn from it for an act without alternative, so that a game is the same where such acts are not asked for.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Protocol

from cardwright.errors import InputError
from cardwright.kernel.decisions import Answer
from cardwright.kernel.match import Match
from cardwright.kernel.rng import Random
from cardwright.play.games import Taste


class Bot(Protocol):
    """Answers the decisions of one seat."""

    @property
    def name(self) -> str: ...

    def answer(self, match: Match) -> Answer:
        """A legal answer to the pending decision."""


class RandomBot:
    """Any legal answer, each time."""

    name = "random"

    def __init__(self, random: Random) -> None:
        self.random = random

    def answer(self, match: Match) -> Answer:
        return match.sample(self.random)


class SensibleBot:
    """Plays what it can, attacks when that looks good, blocks when it should: by the game's own `Taste`."""

    name = "sensible"

    def __init__(self, random: Random, taste: Taste) -> None:
        self.random = random
        self.taste = taste

    def answer(self, match: Match) -> Answer:
        acts = match.acts()
        return acts[0] if len(acts) == 1 else self.taste.pick(match, self.random)


BOTS = ("sensible", "random")


def require_bots(kinds: Iterable[str]) -> None:
    """InputError for a name that no bot has: said before cards are compiled."""
    for kind in kinds:
        if kind not in BOTS:
            raise InputError(f"unknown bot {kind!r}: one of {', '.join(BOTS)}")


def make_bot(kind: str, seed: int, seat: int, taste: Taste) -> Bot:
    """A bot by its name, with a stream that depends on the seed and the seat."""
    require_bots((kind,))
    stream = Random(seed).fork(1000 + seat)
    return RandomBot(stream) if kind == "random" else SensibleBot(stream, taste)
