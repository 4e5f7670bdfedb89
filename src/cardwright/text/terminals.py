"""Categories that are read by code instead of phrases: numbers, names, the card itself."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from functools import lru_cache
from itertools import pairwise
from typing import TYPE_CHECKING, Protocol

from cardwright.text.tokens import TAG_END, is_icon, join, name_words, words_of

if TYPE_CHECKING:
    from cardwright.text.printing import Context
    from cardwright.text.reading import Source


class Terminal(Protocol):
    """What a category read by code has to say."""

    def starts(self, text: str, kind: str, own: bool) -> bool:
        """May such a token be the first, where the card's `own` name begins or not? Must not depend on anything else; only makes reading faster."""

    def match(self, source: Source, pos: int) -> Iterable[tuple[int, object]]:
        """All (position after, value) for the category at token `pos`."""

    def show(self, value: object, context: Context) -> tuple[str, ...] | None:
        """The token texts of a value, or None if the category has no such value."""


class IntegerTerminal:
    """A number in digits; the value is an int."""

    def starts(self, text: str, kind: str, own: bool) -> bool:
        return kind == "number"

    def match(self, source: Source, pos: int) -> Iterator[tuple[int, object]]:
        text = source.text_at(pos)
        # The printer writes plain digits, so "007" has no reading.
        if text.isdecimal() and str(int(text)) == text:
            yield pos + 1, int(text)

    def show(self, value: object, context: Context) -> tuple[str, ...] | None:
        if isinstance(value, int) and not isinstance(value, bool) and value >= 0:
            return (str(value),)
        return None


class SelfName:
    """The card's own printed name. Its value is None: it says nothing that the context does not know."""

    def starts(self, text: str, kind: str, own: bool) -> bool:
        return own

    def match(self, source: Source, pos: int) -> Iterator[tuple[int, object]]:
        name = source.self_words
        if name and source.texts[pos : pos + len(name)] == name:
            yield pos + len(name), None

    def show(self, value: object, context: Context) -> tuple[str, ...] | None:
        return name_words(context.self_name) if value is None and context.self_name else None


class Tagged:
    """What a tag encloses, after a fixed prefix: `[[i]]Job Sky Pirate[[/]]` is "Sky Pirate" for tag `i`, prefix `Job`."""

    def __init__(self, tag: str, prefix: str = "") -> None:
        self.prefix = prefix
        self.head = (f"[[{tag}]]", *words_of(prefix))

    def starts(self, text: str, kind: str, own: bool) -> bool:
        return text == self.head[0]

    def match(self, source: Source, pos: int) -> Iterator[tuple[int, object]]:
        begin = pos + len(self.head)
        if source.texts[pos:begin] != self.head:
            return
        try:
            end = source.texts.index(TAG_END, begin)
        except ValueError:
            return
        words = source.texts[begin:end]
        if self._may_be(words, source):
            yield end + 1, join(words, capitals=False)

    def _may_be(self, words: tuple[str, ...], source: Source) -> bool:
        """Whether there is anything, no further tag in it, and of a name that it could be one."""
        if not words or any(word.startswith("[[") for word in words):
            return False
        if not self.prefix and "--" in words[1:-1]:  # the name of an ability may be in two parts ("Sword Art -- Heron")
            at = words.index("--")
            return sounds_like_a_name(words[:at]) and sounds_like_a_name(words[at + 1 :])
        return sounds_like_a_name(words) or join(words, capitals=False) in source.lexicon.get(self.prefix, ())

    def show(self, value: object, context: Context) -> tuple[str, ...] | None:
        return (*self.head, *words_of(value), TAG_END) if isinstance(value, str) and value else None


def is_number(text: str, kind: str) -> bool:
    """What a terminal may begin with that is a number in digits."""
    return kind == "number"


PARTICLES = frozenset({"a", "an", "and", "for", "from", "in", "of", "or", "the", "with"})
SMALL = PARTICLES | {"as", "at", "by", "de", "del", "der", "di", "du", "la", "le", "no", "on", "to", "van", "von", "vs"}
INTRODUCING = frozenset({"Card", "Category", "Job", "Name"})

_GREEK = "αβγδεζηθικλμνξοπρστυφχψω"
_CLOSED_BY = {"(": ")", "“": "”"}
_NO_PART = frozenset(("<", ">", "--", "{", "}", "[", "]"))  # what is left of markup that nobody knows


def sounds_like_a_name(words: Sequence[str]) -> bool:
    """Whether a name could be made of these words: it neither begins nor ends with a particle, nor with what introduces names, no
    word comes twice in a row, what opens closes, and those that begin small are few ("Olga of the Lake", "Rygdea l'Cie").

    Names that no card of the pool bears are read, too; but not what is left of a sentence with its words in disorder.
    """
    if words[0] in PARTICLES or words[0] in INTRODUCING:
        return False
    if words[-1] != "A" and words[-1].lower() in PARTICLES:  # "Unit A" is a name
        return False
    if any(word in _NO_PART or is_icon(word) for word in words) or not _closed(words):
        return False
    if any(word[0].islower() and word.islower() and word not in SMALL and word not in _GREEK for word in words):
        return False
    return all(
        first.lower() != second.lower() and not (first == "the" and second in PARTICLES)
        for first, second in pairwise(words)
    )


def _closed(words: Sequence[str]) -> bool:
    """Whether what opens in a name closes in it: brackets, quotation marks."""
    opened: list[str] = []
    for word in words:
        if word in _CLOSED_BY:
            opened.append(_CLOSED_BY[word])
        elif word in _CLOSED_BY.values() and (not opened or opened.pop() != word):
            return False
    return not opened


class ProperName:
    """An untagged name: the longest that the lexicon knows here, else the run of capitalised words up to a `stop` word.

    Whence a name comes ("Olga (XVI)") belongs to it, whether or not the lexicon knows the name without it.
    """

    def __init__(self, lexicon: str, stop: frozenset[str]) -> None:
        self.lexicon = lexicon
        self.stop = stop

    def starts(self, text: str, kind: str, own: bool) -> bool:
        return True

    def match(self, source: Source, pos: int) -> Iterator[tuple[int, object]]:
        known = _by_first_word(source.lexicon.get(self.lexicon, frozenset()))
        for words in known.get(source.text_at(pos), ()):
            if source.texts[pos : pos + len(words)] == words:
                end = _behind_origin(source, pos + len(words))
                yield end, join(source.texts[pos:end], capitals=False)
                return
        end = pos
        while end < len(source.texts) and source.text_at(end)[0].isupper() and source.text_at(end) not in self.stop:
            end += 1
        if end > pos and sounds_like_a_name(source.texts[pos:end]):
            end = _behind_origin(source, end)
            yield end, join(source.texts[pos:end], capitals=False)

    def show(self, value: object, context: Context) -> tuple[str, ...] | None:
        return words_of(value) if isinstance(value, str) and value else None


def _behind_origin(source: Source, pos: int) -> int:
    """Behind where a name says in brackets whence it comes ("Olga (XVI)"), if that stands here."""
    end = pos + 1
    while end < len(source.texts) and source.texts[end].isalnum() and source.texts[end].isupper():
        end += 1
    closed = end > pos + 1 and end < len(source.texts) and source.text_at(pos) == "(" and source.text_at(end) == ")"
    return end + 1 if closed else pos


class Custom:
    """A terminal made of two functions."""

    def __init__(
        self,
        match: Callable[[Source, int], Iterable[tuple[int, object]]],
        show: Callable[[object, Context], str | None],
        starts: Callable[[str, str], bool] | None,
    ) -> None:
        self._match = match
        self._show = show
        self._starts = starts

    def starts(self, text: str, kind: str, own: bool) -> bool:
        return self._starts is None or self._starts(text, kind)

    def match(self, source: Source, pos: int) -> Iterable[tuple[int, object]]:
        return self._match(source, pos)

    def show(self, value: object, context: Context) -> tuple[str, ...] | None:
        text = self._show(value, context)
        return None if text is None else words_of(text)


@lru_cache(maxsize=64)
def _by_first_word(names: frozenset[str]) -> dict[str, tuple[tuple[str, ...], ...]]:
    index: dict[str, list[tuple[str, ...]]] = {}
    for words in sorted((name_words(name) for name in names if name), key=lambda words: (-len(words), words)):
        index.setdefault(words[0], []).append(words)
    return {first: tuple(group) for first, group in index.items()}
