"""Play every card: put a card into legal positions and carry out all that its text says, watching the invariants.

The positions and what counts as carried out are the game's (`Workbench`); the driver is the same for all games.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from importlib import import_module
from typing import Any, Protocol, TypeVar

import msgspec

from cardwright.cards import CardFacts, Pool
from cardwright.errors import InputError, TextError
from cardwright.kernel.decisions import Answer
from cardwright.kernel.match import Match
from cardwright.kernel.rng import Random
from cardwright.play.games import Adapter, adapter
from cardwright.play.invariants import check
from cardwright.play.processes import processes

ANSWERS = 100  # answers a position is played for
CARDS_PER_TASK = 20
ROUNDS = 64  # times that all positions are tried, with other random numbers

T = TypeVar("T")


class Workbench(Protocol):
    """One card on the bench."""

    @property
    def made(self) -> Adapter:
        """The game."""

    def positions(self, seed: int) -> Iterator[tuple[str, Match]]:
        """Legal positions in which the card may do what it does, each with a name."""

    def lasting(self, match: Match) -> int:
        """How many of the position's objects can never cease to exist: the first ones, before what is no printed card."""

    def prefer(self, match: Match, random: Random) -> Answer:
        """An answer that brings the card's abilities about, as far as one can tell."""

    def missing(self) -> list[str]:
        """What of the card's text has not been carried out yet."""

    def tracing(self) -> Any:
        """A context in which what is carried out is noted."""


class Exercised(msgspec.Struct, frozen=True):
    """How the exercise of a card came out."""

    card: str
    name: str
    missing: tuple[str, ...]  # what was not carried out
    problem: str = ""  # an invariant broken or a crash, with how to see it again
    positions: int = 0
    answers: int = 0

    def told(self) -> str:
        """What is wrong in a sentence; empty where nothing is."""
        if self.problem:
            return self.problem
        return f"not carried out: {', '.join(self.missing[:5])}" if self.missing else ""

    @property
    def ok(self) -> bool:
        """Everything was carried out and nothing broke."""
        return not self.missing and not self.problem


_BENCHES = {"fftcg": "cardwright.play.fftcg_workbench", "sve": "cardwright.play.sve_workbench"}


def bench_for(game: str, card: CardFacts, pool: Pool) -> Workbench:
    """The bench for a card. InputError where the game has none."""
    if game not in _BENCHES:
        raise InputError(f"the cards of {game!r} cannot be exercised")
    made: Workbench = import_module(_BENCHES[game]).bench(adapter(game), card, pool)
    return made


def exercise(
    game: str, card: CardFacts, pool: Pool, *, rounds: int = ROUNDS, deep: int = 0, seed: int = 0
) -> Exercised:
    """Play one card until all that it says has been carried out, or all positions have been tried.

    `deep` > 0 makes every so-manieth check a deep one. TextError where the card does not compile.
    """
    bench = bench_for(game, card, pool)
    positions = answers = 0
    with bench.tracing():
        for number in range(rounds):
            for name, match in bench.positions(seed + number):
                positions += 1
                random = Random(seed + number).fork(positions)
                try:
                    answers += _play(bench, match, random, deep)
                except Exception as error:  # whatever it is, it is what this looks for
                    told = f"{type(error).__name__}: {error} (card {card.id}, seed {seed}, round {number}, position {name})"
                    return Exercised(card.id, card.name, tuple(bench.missing()), told, positions, answers)
                if not bench.missing():
                    return Exercised(card.id, card.name, (), "", positions, answers)
    return Exercised(card.id, card.name, tuple(bench.missing()), "", positions, answers)


def _play(bench: Workbench, match: Match, random: Random, deep: int) -> int:
    """Play a position until nothing is missing and what is going on is finished. Returns how many answers that took."""
    cards, own = bench.lasting(match), bench.made.wrong
    for number in range(ANSWERS):
        decision = match.decision
        if decision is None or (decision.kind == "act" and not match.state.stack and not bench.missing()):
            break
        check(match, cards=cards, deep=bool(deep) and number % deep == 0, own=own)
        match.answer(bench.prefer(match, random))
    else:
        number = ANSWERS
    check(match, cards=cards, deep=bool(deep), own=own)
    return number


def spread(
    task: Callable[..., list[T]], pool: Pool, cards: Sequence[CardFacts], workers: int, *args: Any
) -> Iterator[list[T]]:
    """Do `task(cards, *args)` for one chunk of the cards after the other, in order, whatever the number of processes."""
    tasks = [cards[i : i + CARDS_PER_TASK] for i in range(0, len(cards), CARDS_PER_TASK)]
    if workers == 1 or len(tasks) < 2:
        _start(pool)
        yield from (task(chunk, *args) for chunk in tasks)
        return
    with processes(min(workers, len(tasks)), _start, pool) as crew:
        yield from crew.in_order(task, ((chunk, *args) for chunk in tasks))


_pool: dict[str, Pool] = {}


def _start(pool: Pool) -> None:
    _pool["pool"] = pool


def pool_at_work() -> Pool:
    """The pool that a task of `spread` works on."""
    return _pool["pool"]


def _task(cards: Sequence[CardFacts], seed: int, deep: int) -> list[Exercised]:
    pool, found = pool_at_work(), []
    for card in cards:
        try:
            found.append(exercise(pool.game, card, pool, deep=deep, seed=seed))
        except (TextError, InputError):
            continue  # what does not compile is refused elsewhere, with its place
    return found


def exercise_all(
    pool: Pool, cards: Sequence[CardFacts], workers: int = 1, *, seed: int = 0, deep: int = 0
) -> Iterator[list[Exercised]]:
    """Exercise those of the cards that compile, chunk by chunk, in order, whatever the number of processes."""
    return spread(_task, pool, cards, workers, seed, deep)
