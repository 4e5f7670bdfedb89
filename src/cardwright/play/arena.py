"""One game from its start to its end, played by bots."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

import msgspec

from cardwright.errors import CardwrightError
from cardwright.kernel.decisions import Answer
from cardwright.kernel.log import Log
from cardwright.kernel.match import Match
from cardwright.play.answers import has_choice
from cardwright.play.bots import Bot, make_bot
from cardwright.play.games import Prepared, adapter

MAX_ANSWERS = 50_000  # a game of cards that takes more than this is caught in a loop


class EndlessGame(CardwrightError):
    """A game that did not end within the bound of answers: a fault of the engine or of a bot."""


class Result(msgspec.Struct, frozen=True):
    """How a game ended. `winner` is the seat, -1 for a draw; `first` the seat that took the first turn."""

    winner: int
    why: str
    first: int
    turns: int
    decisions: int  # those with at least two legal answers, where counted
    answers: int
    fingerprint: str


def new_match(
    prepared: Prepared, seed: int, *, log: bool = False, seats: Sequence[int] = (0, 1), auto_pass: bool = False
) -> Match:
    """A match between the prepared decks; `seats` says which deck sits where, `auto_pass` is the match's own."""
    made = adapter(prepared.game)
    deals = [prepared.deals[i] for i in seats]
    state = made.state(prepared.rules, prepared.defs, deals, seed)
    return Match(state, prepared.defs, prepared.rules, Log() if log else None, auto_pass=auto_pass)


def make_bots(prepared: Prepared, kinds: Sequence[str], seed: int) -> list[Bot]:
    """Two bots, each with its own stream."""
    taste = adapter(prepared.game).taste
    return [make_bot(kind, seed, seat, taste) for seat, kind in enumerate(kinds)]


Watch = Callable[[Match, Answer], Any]


def play_out(
    match: Match, bots: Sequence[Bot], *, watch: Watch | None = None, bound: int = MAX_ANSWERS, count: bool = True
) -> Result:
    """Let the bots play until the game is over. `watch` is called before each answer is given.

    Raises `EndlessGame` after `bound` answers. `count` counts the decisions with a choice, which costs time.
    """
    answers = decisions = 0
    first = -1
    while (decision := match.decision) is not None:
        if answers >= bound:
            raise EndlessGame(f"no end after {bound} answers, turn {match.state.turn}, asked for {decision.reason}")
        if first < 0 and match.state.turn == 1:
            first = match.state.turn_player
        answer = bots[decision.player].answer(match)
        if count and has_choice(match):
            decisions += 1
        if watch is not None:
            watch(match, answer)
        match.answer(answer, decision.player)
        answers += 1
    state = match.state
    return Result(state.winner, state.why, first, state.turn, decisions, answers, match.fingerprint())
