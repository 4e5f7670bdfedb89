"""How much of a pool is understood: read, round-trip, executable, exercised. A card is supported where all four hold."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Any

import msgspec

from cardwright.cards import CardFacts, Pool
from cardwright.errors import CardwrightError, TextError
from cardwright.play.exercise import exercise, pool_at_work, spread
from cardwright.play.games import adapter

# how far a text has come that fails at a stage
_REACHED = {"read": 0, "ambiguous": 0, "bind": 0, "round_trip": 1, "executable": 2}
EXECUTABLE, SUPPORTED = 3, 4
NUMBERS = ("total", "read", "round_trip", "executable", "exercised", "supported")


class Refused(msgspec.Struct, frozen=True):
    """A card whose text was refused, with the place and the reason."""

    id: str
    name: str
    paragraph: int
    stage: str
    at: int
    reason: str


class Report(msgspec.Struct, frozen=True):
    """The coverage of a pool, over its distinct texts and over its cards."""

    game: str
    texts: dict[str, int | None]
    cards: dict[str, int | None]
    refused: tuple[Refused, ...]


def compile_pool(
    pool: Pool,
    only: Sequence[CardFacts] | None = None,
    *,
    play: bool = True,
    workers: int = 1,
    progress: Callable[[int], Any] | None = None,
) -> Report:
    """Compile every card (or `only` these) and, with `play`, exercise those that compile; else `exercised` is None.

    `progress` is told how many cards are done.
    """
    cards = list(pool) if only is None else list(only)
    refused: dict[str, Refused] = {}
    reached: dict[str, int] = {}
    for chunk in spread(_task, pool, cards, workers, play):
        for card_id, stage, problem in chunk:
            reached[card_id] = stage
            if problem is not None:
                refused[card_id] = problem
        if progress is not None:
            progress(len(reached))
    by_text: dict[tuple[str, str], int] = {}
    for card in cards:
        key = (card.text, card.card_type)  # the type decides, too, how a text is read
        by_text[key] = min(by_text.get(key, SUPPORTED), reached[card.id])
    order = [refused[c.id] for c in cards if c.id in refused]
    return Report(pool.game, _count(by_text.values(), play), _count(reached.values(), play), tuple(order))


def _task(cards: Sequence[CardFacts], play: bool) -> list[tuple[str, int, Refused | None]]:
    """How far the cards come: whole cards, so that what one of them does depends on nothing else."""
    pool, found = pool_at_work(), []
    for card in cards:
        stage, problem = _try(card, pool)
        if play and stage == EXECUTABLE:
            told = _exercise(card, pool)
            if told:
                problem = Refused(card.id, card.name, 0, "exercised", 0, told)
            else:
                stage = SUPPORTED
        found.append((card.id, stage, problem))
    return found


def _exercise(card: CardFacts, pool: Pool) -> str:
    """What is wrong with playing the card; empty where nothing is."""
    try:
        return exercise(pool.game, card, pool).told()
    except Exception as error:  # setting up failed: a finding about this card, and no end to the others
        return f"{type(error).__name__}: {error}"


def _try(card: CardFacts, pool: Pool) -> tuple[int, Refused | None]:
    try:
        adapter(pool.game).define([card], pool.lexicon)
    except TextError as error:
        cause = error.__cause__ if isinstance(error.__cause__, TextError) else error
        return _REACHED.get(cause.stage, 0), Refused(
            card.id, card.name, cause.paragraph, cause.stage, cause.at, cause.reason
        )
    except CardwrightError as error:
        return 0, Refused(card.id, card.name, 0, "read", 0, str(error))
    return EXECUTABLE, None


def _count(reached: Iterable[int], known: bool) -> dict[str, int | None]:
    stages = list(reached)
    numbers: dict[str, int | None] = {"total": len(stages)}
    for needed, name in enumerate(("read", "round_trip", "executable"), 1):
        numbers[name] = sum(stage >= needed for stage in stages)
    numbers["exercised"] = sum(stage >= SUPPORTED for stage in stages) if known else None
    numbers["supported"] = numbers["exercised"]
    return numbers


def as_json(report: Report) -> Mapping[str, Any]:
    """The report as `cards compile --json` prints it."""
    plain: dict[str, Any] = msgspec.to_builtins(report)
    return plain
