"""Random games between many decks with the invariants checked at every decision; a failure comes with how to see it again."""

from __future__ import annotations

import traceback
from collections.abc import Iterable, Sequence
from shlex import quote
from typing import Any

import msgspec

from cardwright.cards import Deck, Pool, check_deck, deck_limits
from cardwright.errors import CardwrightError
from cardwright.kernel.decisions import Answer
from cardwright.kernel.match import Match
from cardwright.kernel.rng import Random
from cardwright.play.arena import make_bots, new_match, play_out
from cardwright.play.games import Prepared, adapter, cards_of, prepare
from cardwright.play.invariants import check, check_future
from cardwright.play.processes import processes
from cardwright.play.simulate import seed_of

TASK = 10  # games of a task
DEEP_EVERY = 53  # every so-manieth decision is looked at closely (copies, saves, views)
FUTURE_EVERY = 401  # every so-manieth a copy and a restored save are played on side by side
FUTURE = 30  # answers of such a side game


class Failure(msgspec.Struct, frozen=True):
    """A game that went wrong."""

    number: int
    decks: tuple[str, str]
    seed: int
    answers: int
    problem: str
    where: str

    def line(self, game: str, ruleset: str) -> str:
        """One line that reproduces it."""
        return (
            f"python -m bench.soak --game {game} --ruleset {ruleset} --only {self.number} "
            f"--decks {quote(self.decks[0])} {quote(self.decks[1])} --game-seed {self.seed}"
            f"  # after {self.answers} answers: {self.problem} ({self.where})"
        )


class Soaked(msgspec.Struct, frozen=True):
    """One game that went well."""

    number: int
    turns: int
    answers: int
    winner: int
    why: str


def usable(game: str, ruleset: str, decks: Iterable[Deck], pool: Pool) -> list[Deck]:
    """The decks of which every card compiles and that the ruleset allows."""
    made, limits, found = adapter(game), deck_limits(ruleset), []
    for deck in decks:
        try:
            made.define(cards_of(deck, pool), pool.lexicon, ruleset)
        except CardwrightError:
            continue
        if not check_deck(deck, pool, limits):
            found.append(deck)
    return found


def pairs(count: int, decks: int, seed: int) -> list[tuple[int, int]]:
    """Which decks meet in which game: every deck about as often as any other."""
    random = Random(seed)
    order: list[int] = []
    found = []
    for _ in range(count):
        if len(order) < 2:
            more = list(range(decks))
            random.shuffle(more)
            order += more
        found.append((order.pop(), order.pop()))
    return found


def soak_game(prepared: Prepared, number: int, seed: int, bots: Sequence[str]) -> Soaked | Failure:
    """One game with all checks."""
    names = (prepared.names[0], prepared.names[1])
    match = new_match(prepared, seed)
    made = adapter(prepared.game)
    cards, own = len(made.state(prepared.rules, prepared.defs, prepared.deals, seed).objects), made.wrong
    answers = [0]

    def watch(now: Match, answer: Answer) -> None:
        n = answers[0]
        check(now, cards=cards, deep=n % DEEP_EVERY == 0, own=own)
        now.check(answer)  # also of what is sampled, which is not checked when it is given
        if n % FUTURE_EVERY == FUTURE_EVERY // 2:
            check_future(now, FUTURE, Random(seed).fork(n))
        answers[0] += 1

    try:
        result = play_out(match, make_bots(prepared, bots, seed), watch=watch, count=False)
        check(match, cards=cards, own=own)
    except Exception as error:  # whatever goes wrong in a game is what the soak is for
        return Failure(number, names, seed, answers[0], f"{type(error).__name__}: {error}", _where(error))
    return Soaked(number, result.turns, result.answers, result.winner, result.why)


def _where(error: BaseException) -> str:
    frames = traceback.extract_tb(error.__traceback__)
    last = frames[-1] if frames else None
    return f"{last.filename.rsplit('/', 1)[-1]}:{last.lineno}" if last else ""


class Order(msgspec.Struct, frozen=True):
    """A soak: everything that it depends on."""

    game: str
    ruleset: str
    decks: tuple[Deck, ...]
    pool: Pool
    games: int
    seed: int = 0


_order: dict[str, Any] = {}


def _start(order: Order) -> None:
    _order["order"] = order
    _order["pairs"] = pairs(order.games, len(order.decks), order.seed)


def _task(numbers: Sequence[int]) -> list[Soaked | Failure]:
    order: Order = _order["order"]
    found = []
    for number in numbers:
        first, second = _order["pairs"][number]
        prepared = prepare(order.game, order.ruleset, (order.decks[first], order.decks[second]), order.pool)
        found.append(soak_game(prepared, number, seed_of(order.seed, number), bots_of(number)))
    return found


def bots_of(number: int) -> tuple[str, str]:
    """Mostly random play, which goes where nobody would; some sensible play, which goes deep."""
    return ("sensible", "random") if number % 5 == 0 else ("random", "random")


def soak(order: Order, workers: int = 1) -> Iterable[list[Soaked | Failure]]:
    """Play all games, task by task."""
    tasks = [range(i, min(i + TASK, order.games)) for i in range(0, order.games, TASK)]
    if workers == 1:
        _start(order)
        for numbers in tasks:
            yield _task(numbers)
        return
    with processes(workers, _start, order) as crew:
        yield from crew.as_done(_task, ((numbers,) for numbers in tasks))
