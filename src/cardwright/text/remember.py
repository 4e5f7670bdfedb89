"""Texts that were compiled before: where to look them up, and by what they are found again.

`compile_text` asks the memory in force before it reads, and tells it what came out. Nothing is remembered unless somebody
(the command line, a test) says where: `with remembering(memory): ...`. How a memory keeps things is its own affair.
"""

from __future__ import annotations

import hashlib
import html
import re
import unicodedata
from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager, suppress
from functools import lru_cache
from typing import Protocol, TypeVar

import msgspec

from cardwright.text.packed import Found

Names = Mapping[str, frozenset[str]]
T = TypeVar("T")


class Notes(Protocol):
    """What else was found out about texts, as bytes by key: forgotten as soon as anything changes that it may depend on."""

    def get(self, key: bytes) -> bytes | None:
        """What was noted, or None."""

    def put(self, key: bytes, data: bytes) -> None:
        """Note it."""


class Memory(Protocol):
    """Results by key. A memory may forget whatever it likes; it must never give back another text's result.

    One that keeps `Notes`, too, has them as `notes`.
    """

    def recall(self, key: bytes) -> Found | None:
        """What came out for this key, or None."""

    def keep(self, key: bytes, found: Found) -> None:
        """Note what came out."""


_in_force: list[Memory | None] = [None]


def memory() -> Memory | None:
    """The memory in force."""
    return _in_force[-1]


@contextmanager
def remembering(where: Memory | None) -> Iterator[None]:
    """Within it, compiled texts are looked up and kept there; with None every text is compiled afresh."""
    _in_force.append(where)
    try:
        yield
    finally:
        _in_force.pop()


def noted(about: str, key: bytes, kind: type[T], work: Callable[[], T]) -> T:
    """What `work` finds out about the text with this key, unless the memory in force has a note of it from before.

    `about` says what it is, `kind` the type that it has; it may depend on nothing but what the key holds and the sources.
    """
    notes: Notes | None = getattr(memory(), "notes", None)
    if notes is None:
        return work()
    key = about.encode() + b" " + key
    data = notes.get(key)
    if data is not None:
        with suppress(msgspec.MsgspecError):  # of another form than this kind: found out again
            return msgspec.msgpack.decode(data, type=kind)
    found = work()
    notes.put(key, msgspec.msgpack.encode(found))
    return found


def key_of(game: str, text: str, name: str, card_type: str, lexicon: Names | None) -> bytes:
    """By what a result is found again: all that reading depends on, but the grammar itself.

    That is the text, the card's own name, its type (which says how a paragraph is read, and what it may call itself), and those known names that may stand in
    the text. So a pool with one card more does not begin from nothing.
    """
    known = sorted((kind, each) for kind, names in names_in(text, lexicon).items() for each in names)
    return hashlib.blake2b(msgspec.msgpack.encode([game, text, name, card_type, known]), digest_size=16).digest()


def names_in(text: str, lexicon: Names | None) -> dict[str, frozenset[str]]:
    """The known names of which every word stands somewhere in the text: at least those that reading could find there."""
    found = ((kind, frozenset(_possible(text, names))) for kind, names in (lexicon or {}).items())
    return {kind: names for kind, names in found if names}


FEW = 100  # names are tried one by one
_WORD = re.compile(r"[^\W_]+")
_TAG = re.compile(r"\[\[[^\[\]]*\]\]|<[^<>]*>")


def _possible(text: str, names: frozenset[str]) -> Iterator[str]:
    here = _loose_words(text)
    if len(names) < FEW:
        yield from (name for name in names if _words(name) <= here)
        return
    index, heads = _by_longest_word(names)
    for head in here & heads:
        yield from (name for name in index[head] if _words(name) <= here)


@lru_cache(maxsize=4)
def _loose_words(text: str) -> frozenset[str]:
    """All words of a printed text, whatever markup may stand between or inside of them; of a possible plural, the singular too."""
    plain = text
    while (clear := html.unescape(plain)) != plain:
        plain = clear
    plain = _plain(plain)
    words = {"", *_WORD.findall(_TAG.sub(" ", plain)), *_WORD.findall(_TAG.sub("", plain))}
    return frozenset(words | {word[:-1] for word in words if word.endswith("s")})


@lru_cache(maxsize=64)
def _by_longest_word(names: frozenset[str]) -> tuple[dict[str, list[str]], frozenset[str]]:
    """Names by the word of theirs that is likely the rarest, and those words; a name without words is always looked at."""
    index: dict[str, list[str]] = {}
    for name in names:
        index.setdefault(max(_words(name), key=lambda word: (len(word), word), default=""), []).append(name)
    return index, frozenset(index)


@lru_cache(maxsize=20_000)
def _words(name: str) -> frozenset[str]:
    return frozenset(_WORD.findall(_plain(name)))


def _plain(text: str) -> str:
    return unicodedata.normalize("NFKC", text).casefold()
