"""How much of a pool is understood: read, round-trip, executable, exercised. A card is supported where all four hold."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from functools import lru_cache
from pathlib import Path
from typing import Any

import msgspec

from cardwright.cards import CardFacts, Pool
from cardwright.errors import CardwrightError, TextError
from cardwright.play.exercise import exercise, pool_at_work, spread
from cardwright.play.games import adapter, playable_in
from cardwright.play.store import Fresh, TextStore
from cardwright.text.compile import LANGUAGES, normalise_text, text_key
from cardwright.text.draft import Change
from cardwright.text.failures import Advice
from cardwright.text.remember import memory, noted, remembering

# how far a text has come that fails at a stage
_REACHED = {"read": 0, "ambiguous": 0, "bind": 0, "round_trip": 1, "executable": 2, "ruleset": 2}
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
    advice: Advice | None = None


class Tidied(msgspec.Struct, frozen=True):
    """A card whose printed text was tidied before it was read, with every change."""

    id: str
    name: str
    changes: tuple[Change, ...]


class Report(msgspec.Struct, frozen=True):
    """The coverage of a pool, over its distinct texts and over its cards.

    `normalised` counts what was changed in texts before they were read, by kind; `corrections` what the pool changed in other
    facts, and which it doubts, and `corrected` has the cards of each change. `remembered` is the number of texts that were not read again because an earlier run had.
    """

    game: str
    texts: dict[str, int | None]
    cards: dict[str, int | None]
    refused: tuple[Refused, ...]
    normalised: dict[str, int]
    tidied: tuple[Tidied, ...]
    corrections: dict[str, int]
    corrected: dict[str, tuple[str, ...]]
    remembered: int = 0


class _Tried(msgspec.Struct):
    """What came out for one card."""

    id: str
    stage: int
    problem: Refused | None
    tidied: Tidied | None


class _Chunk(msgspec.Struct):
    """What came out for some cards; `fresh` are new entries for the store of compiled texts, `hits` how many texts it had."""

    tried: list[_Tried]
    fresh: Fresh
    hits: int


def compile_pool(
    pool: Pool,
    only: Sequence[CardFacts] | None = None,
    *,
    play: bool = True,
    workers: int = 1,
    progress: Callable[[int], Any] | None = None,
) -> Report:
    """Compile every card (or `only` these) and, with `play`, exercise those that compile; else `exercised` is None.

    `progress` is told how many cards are done. Refusals come without advice (`with_advice`).
    """
    cards = list(pool) if only is None else list(only)
    store = _store()
    if store is not None:
        store.load()
    if workers > 1 and not (store and store.texts.kept()):
        LANGUAGES[pool.game].grammar().freeze()  # once, before processes are forked that all need it
    tried: dict[str, _Tried] = {}
    hits = 0
    for [chunk] in spread(_task, pool, cards, workers, play, str(store.path.parent) if store else ""):
        tried.update((each.id, each) for each in chunk.tried)
        hits += chunk.hits
        if store is not None:
            store.add(chunk.fresh)
        if progress is not None:
            progress(len(tried))
    by_text: dict[tuple[str, str], int] = {}
    for card in cards:
        key = (card.text, card.card_type)  # the type decides, too, how a text is read
        by_text[key] = min(by_text.get(key, SUPPORTED), tried[card.id].stage)
    stages = [tried[card.id].stage for card in {card.id: card for card in cards}.values()]
    refused = tuple(problem for card in cards if (problem := tried[card.id].problem) is not None)
    tidied = tuple(each for card in cards if (each := tried[card.id].tidied) is not None)
    kinds = Counter(change.kind for each in tidied for change in each.changes)
    return Report(
        pool.game, _count(by_text.values(), play), _count(stages, play), refused,
        dict(sorted(kinds.items())), tidied, dict(sorted(pool.notes.items())),
        {kind: tuple(ids) for kind, ids in sorted(pool.corrected.items())}, hits,
    )  # fmt: skip


def _store() -> TextStore | None:
    found = memory()
    return found if isinstance(found, TextStore) else None


@contextmanager
def _storing(where: str) -> Iterator[TextStore | None]:
    """The store in force; in a process that has inherited none, one of its own in the same folder."""
    store = _store()
    if store is None and where:
        store = _own_store(where)
        with remembering(store):
            yield store
    else:
        yield store


@lru_cache(maxsize=1)
def _own_store(where: str) -> TextStore:
    return TextStore(Path(where))


def _task(cards: Sequence[CardFacts], play: bool, where: str) -> list[_Chunk]:
    """How far the cards come: whole cards, so that what one of them does depends on nothing else."""
    with _storing(where) as store:
        before = store.hits if store else 0
        tried = [_try(card, pool_at_work(), play) for card in cards]
        return [_Chunk(tried, store.take() if store else Fresh(), store.hits - before if store else 0)]


def _try(card: CardFacts, pool: Pool, play: bool) -> _Tried:
    stage, problem = _define(card, pool)
    if play and stage == EXECUTABLE:
        told = _exercise(card, pool)
        if told:
            problem = Refused(card.id, card.name, 0, "exercised", 0, told)
        else:
            stage = SUPPORTED
    changes = _changes(card, pool.game, pool.lexicon.by_kind(pool.game))
    return _Tried(card.id, stage, problem, Tidied(card.id, card.name, changes) if changes else None)


def _changes(card: CardFacts, game: str, names: Mapping[str, frozenset[str]]) -> tuple[Change, ...]:
    """What was changed in the text before it was read."""

    def work() -> tuple[Change, ...]:
        return normalise_text(game, card.text, lexicon=names).changes

    return noted("changes", _key(card, game, names), tuple[Change, ...], work)


def _key(card: CardFacts, game: str, names: Mapping[str, frozenset[str]] | None) -> bytes:
    return text_key(game, card.text, name=card.name, card_type=card.card_type, lexicon=names)


def _exercise(card: CardFacts, pool: Pool) -> str:
    """What is wrong with playing the card; empty where nothing is."""
    try:
        return exercise(pool.game, card, pool).told()
    except Exception as error:  # setting up failed: a finding about this card, and no end to the others
        return f"{type(error).__name__}: {error}"


def _define(card: CardFacts, pool: Pool) -> tuple[int, Refused | None]:
    try:
        playable_in(adapter(pool.game), card, pool.lexicon)
        return EXECUTABLE, None
    except TextError as error:
        cause = error.__cause__ if isinstance(error.__cause__, TextError) else error
        refused = Refused(card.id, card.name, cause.paragraph, cause.stage, cause.at, cause.reason)
        return _REACHED.get(cause.stage, 0), refused
    except CardwrightError as error:
        return 0, Refused(card.id, card.name, 0, "read", 0, str(error))


def with_advice(report: Report, pool: Pool, limit: int | None = None) -> Report:
    """The report with advice on the refused texts (the first `limit` of them): what a person can do about each."""
    names = pool.lexicon.by_kind(pool.game)
    count = len(report.refused) if limit is None else limit
    known: dict[tuple[str, ...], Advice | None] = {}
    told = []
    for each in report.refused[:count]:
        card = pool[each.id]
        key = (card.text, card.name, card.card_type, each.stage)
        if key not in known:
            known[key] = advice_on(card, pool.game, names, each.stage)
        told.append(msgspec.structs.replace(each, advice=known[key]))
    return msgspec.structs.replace(report, refused=(*told, *report.refused[count:]))


def advice_on(card: CardFacts, game: str, names: Mapping[str, frozenset[str]] | None, stage: str) -> Advice | None:
    """What a person can do about a card that is refused at a stage; None where the card has no text that could be at fault."""
    from cardwright.text.advice import advise, hint_of  # which needs the grammar

    def work() -> Advice | None:
        found = advise(game, card.text, name=card.name, card_type=card.card_type, lexicon=names)
        if found is None and hint_of(stage):
            tidy = "[[br]]".join(normalise_text(game, card.text, lexicon=names).paragraphs)
            return Advice(tidy, tidy, "", len(card.text), hint=hint_of(stage))
        return found

    kind: Any = Advice | None
    told: Advice | None = noted(f"advice {stage}", _key(card, game, names), kind, work)
    return told


def _count(reached: Iterable[int], known: bool) -> dict[str, int | None]:
    stages = list(reached)
    numbers: dict[str, int | None] = {"total": len(stages)}
    for needed, name in enumerate(("read", "round_trip", "executable"), 1):
        numbers[name] = sum(stage >= needed for stage in stages)
    numbers["exercised"] = sum(stage >= SUPPORTED for stage in stages) if known else None
    numbers["supported"] = numbers["exercised"]
    return numbers


def as_json(report: Report, *, tidied: bool = False) -> Mapping[str, Any]:
    """The report as `cards compile --json` prints it; `tidied` lists every change that was made to a text."""
    plain: dict[str, Any] = msgspec.to_builtins(report)
    for refused in plain["refused"]:
        refused.update(refused.pop("advice") or {})
    if not tidied:
        del plain["tidied"], plain["corrected"]
    return plain
