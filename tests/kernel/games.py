"""Real games between the built-in decks, for tests of the kernel: the same seed is the same game."""

from __future__ import annotations

from functools import cache

from cardwright.cards import builtin_decks, builtin_pool
from cardwright.kernel.match import Match
from cardwright.kernel.rng import Random
from cardwright.play.arena import new_match
from cardwright.play.games import Prepared, prepare


@cache
def prepared() -> Prepared:
    decks = list(builtin_decks("fftcg").values())[:2]
    return prepare("fftcg", "fftcg-2020", decks, builtin_pool("fftcg"))


def start(seed: int, *, log: bool = False) -> Match:
    return new_match(prepared(), seed, log=log)


def play_on(match: Match, random: Random, answers: int = 10_000) -> Match:
    """Random legal answers, as many as said or until the end."""
    for _ in range(answers):
        if match.decision is None:
            break
        match.answer(match.sample(random))
    return match
