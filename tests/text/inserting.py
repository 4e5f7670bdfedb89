"""One thing more said in a text, and what its tree must then have more: a filter at a noun, a condition before an instruction."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterable, Iterator
from dataclasses import dataclass

from cardwright.cards import CardFacts
from cardwright.errors import TextError
from cardwright.text.compile import compile_text, normalise_text
from cardwright.text.walk import nodes

Names = dict[str, frozenset[str]]


@dataclass(frozen=True)
class Said:
    """What is said more, before and behind the place, and the nodes that this must add to the tree."""

    before: str
    behind: str
    adds: tuple[str, ...]


@dataclass(frozen=True)
class Places:
    """Where something can be said more: the pattern, the group of it at which it is said, and what. ``lower``: what stood
    there began a sentence, and goes on one now."""

    pattern: str
    group: str
    said: tuple[Said, ...]
    lower: bool = False


@dataclass
class Found:
    """How many texts said one thing more, those that were refused, and those that were read without it or lost something."""

    tried: int = 0
    refused: int = 0
    wrong: tuple[str, ...] = ()


def insertions(paragraph: str, places: Iterable[Places]) -> Iterator[tuple[Said, str]]:
    """Every text that says one thing more."""
    for each in places:
        for found in re.finditer(each.pattern, paragraph):
            start, end = found.span(each.group)
            there = paragraph[start:end]
            for said in each.said:
                if said.before and each.lower:
                    before = said.before if there[0].isupper() else said.before[0].lower() + said.before[1:]
                    yield said, paragraph[:start] + before + there[0].lower() + there[1:] + paragraph[end:]
                else:
                    yield said, paragraph[:start] + said.before + there + said.behind + paragraph[end:]


def look(game: str, card: CardFacts, places: Iterable[Places], names: Names, found: Found) -> None:
    """Say one thing more wherever that can be in a text that is read, and compare the trees."""
    places = tuple(places)
    for paragraph in normalise_text(game, card.text, lexicon=names).paragraphs:
        was = _counted(game, paragraph, card, names)
        if was is None:
            continue
        for said, text in insertions(paragraph, places):
            found.tried += 1
            now = _counted(game, text, card, names)
            if now is None:
                found.refused += 1
            elif not _added(was, now, said.adds):
                found.wrong += (
                    f"{card.id}: {sorted((now - was).items())}, less {sorted((was - now).items())}: {text}",
                )


def _added(was: Counter[str], now: Counter[str], adds: tuple[str, ...]) -> bool:
    """Nothing is missing but what joined two instructions, and all that was said is there."""
    return not set(was - now) - {"Both"} and not Counter(adds) - (now - was)


def _counted(game: str, text: str, card: CardFacts, names: Names) -> Counter[str] | None:
    try:
        made = compile_text(game, text, name=card.name, card_type=card.card_type, lexicon=names)
    except TextError:
        return None
    return Counter(type(node).__name__ for node in nodes(made))
