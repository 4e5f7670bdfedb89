"""Many games between two decks, spread over processes by whole games; the figures do not depend on how many processes."""

from __future__ import annotations

import math
from collections.abc import Callable, Generator, Sequence
from contextlib import closing
from pathlib import Path
from statistics import mean
from typing import Any

import msgspec

from cardwright.cards import Deck, Pool
from cardwright.errors import InputError
from cardwright.kernel.decisions import Answer
from cardwright.kernel.rng import Random
from cardwright.play.arena import Result, make_bots, new_match, play_out
from cardwright.play.games import Prepared, prepare
from cardwright.play.processes import processes
from cardwright.play.recording import record, write

GAMES_PER_TASK = 10  # a task is never smaller, so that handing it over costs nothing beside playing it
MAX_GAMES = 10_000_000
MAX_WORKERS = 256

Progress = Callable[[int], Any]


class Order(msgspec.Struct, frozen=True):
    """What to play: everything that the result depends on."""

    game: str
    ruleset: str
    decks: tuple[Deck, ...]
    pool: Pool
    games: int
    seed: int = 0
    bots: tuple[str, str] = ("sensible", "sensible")
    keep: str = ""  # a folder into which every game is recorded


class Played(msgspec.Struct, frozen=True):
    """One game of a simulation; `winner` and `first` are decks (0 is A), not seats."""

    number: int
    seed: int
    winner: int
    first: int
    turns: int
    decisions: int
    why: str
    fingerprint: str


def seed_of(seed: int, number: int) -> int:
    """The seed of one game: far apart for neighbouring games, the same in every process."""
    return Random(seed * 0x9E3779B97F4A7C15 + number * 0xD1342543DE82EF95 + 1).below(1 << 64) >> 1


def play_game(prepared: Prepared, bots: Sequence[str], seed: int, number: int, keep: str = "") -> Played:
    """Game `number` of a simulation. The decks change seats every other game. `keep`: a folder for its recording."""
    seats = (0, 1) if number % 2 == 0 else (1, 0)
    own = seed_of(seed, number)
    match = new_match(prepared, own, seats=seats, auto_pass=not keep)  # a recording has every answer
    answers: list[Answer] = []
    watch = (lambda now, answer: answers.append(answer)) if keep else None
    result = play_out(match, make_bots(prepared, [bots[i] for i in seats], own), watch=watch)
    if keep:
        write(record(prepared, own, answers, match, seats), Path(keep) / f"game-{number}.json")
    return _by_deck(result, number, own, seats)


def _by_deck(result: Result, number: int, seed: int, seats: Sequence[int]) -> Played:
    winner = seats[result.winner] if result.winner >= 0 else -1
    return Played(
        number, seed, winner, seats[result.first], result.turns, result.decisions, result.why, result.fingerprint
    )


_prepared: dict[str, Prepared] = {}


def _start(order: Order) -> None:
    """Compile the decks once a process."""
    _prepared["order"] = prepare(order.game, order.ruleset, order.decks, order.pool)


def _task(numbers: Sequence[int], seed: int, bots: Sequence[str], keep: str) -> list[Played]:
    return [play_game(_prepared["order"], bots, seed, number, keep) for number in numbers]


def run(order: Order, workers: int = 1, progress: Progress | None = None) -> list[Played]:
    """Play all games, in order of their number. `progress` is told how many are done, from time to time."""
    if not 1 <= order.games <= MAX_GAMES:
        raise InputError(f"{order.games} games: play from 1 to {MAX_GAMES:,}")
    if not 1 <= workers <= MAX_WORKERS:
        raise InputError(f"{workers} workers: from 1 to {MAX_WORKERS}")
    played: list[Played] = []
    with closing(_parts(order, workers)) as parts:  # also where it is broken off
        for part in parts:
            played += part
            if progress is not None:
                progress(len(played))
    return sorted(played, key=lambda p: p.number)


def _parts(order: Order, workers: int) -> Generator[list[Played], None, None]:
    size = GAMES_PER_TASK
    tasks = [range(i, min(i + size, order.games)) for i in range(0, order.games, size)]
    _start(order)  # here too: what cannot be compiled is refused before any process starts
    if workers == 1 or len(tasks) == 1:
        for numbers in tasks:
            yield _task(numbers, order.seed, order.bots, order.keep)
        return
    with processes(min(workers, len(tasks)), _start, order) as crew:
        yield from crew.as_done(_task, ((numbers, order.seed, order.bots, order.keep) for numbers in tasks))


def wilson(successes: int, trials: int, z: float = 1.959964) -> tuple[float, float]:
    """The 95 % confidence interval of a rate (Wilson's score interval); (0, 1) where there were no trials."""
    if trials == 0:
        return (0.0, 1.0)
    rate = successes / trials
    scale = 1 + z * z / trials
    middle = (rate + z * z / (2 * trials)) / scale
    half = z * math.sqrt(rate * (1 - rate) / trials + z * z / (4 * trials * trials)) / scale
    return (max(0.0, middle - half), min(1.0, middle + half))


def percentile(values: Sequence[int], share: float) -> int:
    """The smallest value that at least this share of the values does not exceed."""
    ordered = sorted(values)
    return ordered[max(0, math.ceil(share * len(ordered)) - 1)]


def summary(order: Order, played: Sequence[Played]) -> dict[str, Any]:
    """The figures as `simulate --json` prints them (docs/json.md)."""
    games = len(played)
    wins = [sum(p.winner == deck for p in played) for deck in (0, 1)]
    first = sum(p.winner == p.first for p in played)
    reasons: dict[str, int] = {}
    for p in played:
        reasons[p.why] = reasons.get(p.why, 0) + 1
    return {
        "game": order.game,
        "ruleset": order.ruleset,
        "decks": {"A": order.decks[0].name, "B": order.decks[1].name},
        "bots": {"A": order.bots[0], "B": order.bots[1]},
        "games": games,
        "seed": order.seed,
        "wins": {"A": wins[0], "B": wins[1]},
        "draws": games - sum(wins),
        "first_player_wins": first,
        "win_rate": {"A": wins[0] / games, "B": wins[1] / games},
        "intervals": {
            "A": list(wilson(wins[0], games)),
            "B": list(wilson(wins[1], games)),
            "first_player": list(wilson(first, games)),
        },
        "turns": {"mean": mean(p.turns for p in played), "p95": percentile([p.turns for p in played], 0.95)},
        "decisions": {
            "mean": mean(p.decisions for p in played),
            "p95": percentile([p.decisions for p in played], 0.95),
        },
        "ended_by": dict(sorted(reasons.items())),
        "digest": digest(played),
    }


def digest(played: Sequence[Played]) -> str:
    """One number for all results: equal for the same order, whatever the number of workers."""
    import hashlib

    lines = "\n".join(f"{p.number} {p.winner} {p.turns} {p.fingerprint}" for p in played)
    return hashlib.blake2b(lines.encode(), digest_size=8).hexdigest()
