"""How much of a pool is understood: read, round-trip, executable, exercised. A card is supported where all four hold."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from typing import Any

import msgspec

from cardwright.cards import CardFacts, Pool
from cardwright.errors import CardwrightError, TextError
from cardwright.play.games import adapter

# how far a text has come that fails at a stage
_REACHED = {"read": 0, "ambiguous": 0, "bind": 0, "round_trip": 1, "executable": 2, "exercised": 3}
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


Exercise = Callable[[CardFacts], str]  # "" or why not every effect of the card was carried out


def compile_pool(pool: Pool, exercise: Exercise | None = None, progress: Callable[[int], Any] | None = None) -> Report:
    """Compile every card. Without `exercise` nobody knows what is exercised: those numbers are None."""
    made = adapter(pool.game)
    by_text: dict[tuple[str, str], list[CardFacts]] = {}
    for card in pool:
        by_text.setdefault((card.text, _manner(card)), []).append(card)
    refused: list[Refused] = []
    reached: dict[str, int] = {}
    done = 0
    for cards in by_text.values():
        for card in cards:
            stage, problem = _try(made.define, card, pool, exercise)
            reached[card.id] = stage
            if problem is not None:
                refused.append(problem)
            done += 1
            if progress is not None:
                progress(done)
    texts = [min(reached[card.id] for card in cards) for cards in by_text.values()]
    known = exercise is not None
    return Report(pool.game, _count(texts, known), _count(reached.values(), known), tuple(refused))


def _manner(card: CardFacts) -> str:
    """What, beside the text, decides how it is read."""
    return card.card_type


def _try(define: Any, card: CardFacts, pool: Pool, exercise: Exercise | None) -> tuple[int, Refused | None]:
    try:
        define([card], pool.lexicon)
    except TextError as error:
        cause = error.__cause__ if isinstance(error.__cause__, TextError) else error
        return _REACHED.get(cause.stage, 0), Refused(
            card.id, card.name, cause.paragraph, cause.stage, cause.at, cause.reason
        )
    except CardwrightError as error:
        return 0, Refused(card.id, card.name, 0, "read", 0, str(error))
    if exercise is None:
        return 3, None
    missing = exercise(card)
    return (3, Refused(card.id, card.name, 0, "exercised", 0, missing)) if missing else (4, None)


def _count(reached: Iterable[int], known: bool) -> dict[str, int | None]:
    stages = list(reached)
    numbers: dict[str, int | None] = {"total": len(stages)}
    for needed, name in enumerate(("read", "round_trip", "executable"), 1):
        numbers[name] = sum(stage >= needed for stage in stages)
    numbers["exercised"] = sum(stage >= 4 for stage in stages) if known else None
    numbers["supported"] = numbers["exercised"]
    return numbers


def as_json(report: Report) -> Mapping[str, Any]:
    """The report as `cards compile --json` prints it."""
    plain: dict[str, Any] = msgspec.to_builtins(report)
    return plain
