"""What a pool says about the grammar: texts with two meanings, phrases that print alike, phrases that no card or only one needs."""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence
from typing import Any

import msgspec

from cardwright.cards import CardFacts, Pool
from cardwright.errors import TextError
from cardwright.play.exercise import pool_at_work, spread
from cardwright.text.compile import LANGUAGES, compile_paragraph, normalise_text
from cardwright.text.failures import Ambiguity, brief
from cardwright.text.usage import comment_at, every_phrase, phrases_of

# a comment that says that a phrase is there for one card
SAID = re.compile(r"\b(?:one|single) card\b", re.IGNORECASE)


class Twofold(msgspec.Struct, frozen=True):
    """A paragraph with two meanings: the piece of text that is read in two ways, as what, and how they differ."""

    id: str
    name: str
    paragraph: int
    at: int
    span: str
    category: str
    first: str
    second: str


class Rare(msgspec.Struct, frozen=True):
    """A phrase that few texts need: the cards that do, and whether a comment beside it says that it is there for one card."""

    phrase: str
    place: str
    cards: tuple[str, ...]
    said: bool


class GrammarReport(msgspec.Struct, frozen=True):
    """A grammar over the texts of a pool; `overlaps` are pairs of phrases of which one is never printed."""

    game: str
    texts: int
    paragraphs: int
    read: int
    phrases: int
    ambiguous: tuple[Twofold, ...]
    overlaps: tuple[tuple[str, str], ...]
    unused: tuple[Rare, ...]
    single: tuple[Rare, ...]

    @property
    def unsaid(self) -> tuple[Rare, ...]:
        """The phrases of one card whose comment does not say so."""
        return tuple(rare for rare in self.single if not rare.said)


class _Looked(msgspec.Struct):
    """What one card says: its paragraphs, how many are read, the phrases they need."""

    id: str
    paragraphs: int
    read: int
    phrases: frozenset[str]
    twofold: tuple[Twofold, ...]


def check_grammar(pool: Pool, *, workers: int = 1, progress: Callable[[int], Any] | None = None) -> GrammarReport:
    """Look at every distinct text of the pool. `progress` is told how many are done."""
    cards = list({(card.text, card.card_type): card for card in reversed(list(pool))}.values())[::-1]
    looked: list[_Looked] = []
    for chunk in spread(_task, pool, cards, workers):
        looked += chunk
        if progress is not None:
            progress(len(looked))
    users: dict[str, list[str]] = {}
    for each in looked:
        for phrase in each.phrases:
            users.setdefault(phrase, []).append(each.id)
    grammar = LANGUAGES[pool.game].grammar()
    places = every_phrase(grammar)
    rare = [
        Rare(phrase, place, tuple(users.get(phrase, ())), bool(SAID.search(comment_at(grammar, phrase))))
        for phrase, place in sorted(places.items(), key=lambda pair: (_line(pair[1]), pair[0]))
        if len(users.get(phrase, ())) < 2
    ]
    return GrammarReport(
        pool.game, len(cards), sum(e.paragraphs for e in looked), sum(e.read for e in looked), len(places),
        tuple(twofold for each in looked for twofold in each.twofold), tuple(grammar.overlaps()),
        tuple(each for each in rare if not each.cards), tuple(each for each in rare if each.cards),
    )  # fmt: skip


def _line(place: str) -> tuple[str, int]:
    module, _, line = place.partition(":")
    return module, int(line or 0)


def _task(cards: Sequence[CardFacts]) -> list[_Looked]:
    return [_look(card, pool_at_work()) for card in cards]


def _look(card: CardFacts, pool: Pool) -> _Looked:
    names = pool.lexicon.by_kind(pool.game)
    found = _Looked(card.id, 0, 0, frozenset(), ())
    for number, paragraph in enumerate(normalise_text(pool.game, card.text, lexicon=names).paragraphs):
        found.paragraphs += 1
        try:
            ability = compile_paragraph(pool.game, paragraph, number, card.name, card.card_type, names)
        except Ambiguity as error:
            first, second = (brief(reading, error.path) for reading in error.readings)
            found.twofold += (Twofold(card.id, card.name, number, error.at, error.span, error.category, first, second),)
        except TextError:
            continue  # `cards compile` tells of these
        else:
            found.read += 1
            found.phrases |= phrases_of(pool.game, ability, card.name)
    return found
