"""One meaningful thing changed in a text: what to change, by a table for each game, and what the compiler must make of it."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass

import msgspec

from cardwright.errors import TextError
from cardwright.text import ir
from cardwright.text.compile import compile_text, normalise_text, render_text
from cardwright.text.walk import bottom_up


@dataclass(frozen=True)
class Book:
    """What is changed in the texts of a game."""

    game: str
    between: str  # what stands between paragraphs
    swaps: tuple[tuple[str, str], ...]  # what is said, what is said instead: each place once, both ways
    drops: tuple[str, ...]  # what is left out
    rings: tuple[
        tuple[str, str, tuple[str, ...]], ...
    ]  # a name, where (with {} for the words), and the words: the next one instead
    extra: tuple[tuple[str, str, str], ...] = ()  # a name, what, and what instead, one way
    same: tuple[tuple[str, str], ...] = ()  # changes that change no meaning: a part of the label, the text around it
    names: str = r"(?!)"  # what is changed by nobody


def mutations(text: str, book: Book) -> Iterator[tuple[str, str]]:
    """Every (kind, changed paragraph) of a normalised paragraph."""
    names = [found.span() for found in re.finditer(book.names, text)]

    def free(start: int, end: int) -> bool:
        return not any(start < b and a < end for a, b in names)

    def changed(found: re.Match[str], instead: str) -> str:
        start, end = found.span()
        out = re.sub("  +", " ", text[:start] + instead + text[end:]).strip()
        # a sentence that lost its beginning begins with the next word
        return re.sub(r"(^|[.:] )([a-z])", lambda m: m.group(1) + m.group(2).upper(), out)

    for found in re.finditer(r"\d+", text):
        if free(*found.span()):
            step = 1000 if len(found.group()) > 3 else 1
            yield "number", changed(found, str(int(found.group()) + step).zfill(len(found.group())))
    for label, where, words in book.rings:
        for found in re.finditer(where.format("|".join(map(re.escape, words))), text):
            if label == "icon" or free(*found.span()):
                yield label, changed(found, words[(words.index(found.group()) + 1) % len(words)])
    for one, other in (*book.swaps, *((b, a) for a, b in book.swaps)):
        edge = r"\b" if one[0].isalpha() else ""
        for found in re.finditer(edge + re.escape(one) + edge, text):
            if free(*found.span()):
                yield f"{one} -> {other}", changed(found, other)
    for label, what, instead in book.extra:
        for found in re.finditer(what, text):
            if free(*found.span()):
                yield label, changed(found, found.expand(instead))
    for pattern in book.drops:
        for found in re.finditer(pattern, text):
            yield f"drop {pattern}", changed(found, "")
    yield from _sentences(text)


def _sentences(text: str) -> Iterator[tuple[str, str]]:
    """The text without one of its sentences after the first."""
    parts = re.split(r"(?<=\.) (?=[A-Z])", text)
    for i in range(1, len(parts)):
        yield "drop sentence", " ".join(parts[:i] + parts[i + 1 :])


def plain(node: ir.Node) -> ir.Node:
    """The meaning: the tree without its wordings."""
    return bottom_up(node, lambda each: msgspec.structs.replace(each, w=0) if each.w else each)


def same(label: str, paragraph: str, book: Book) -> bool:
    """May this change leave the meaning as it was?"""
    return any(part in label and re.search(around, paragraph) for part, around in book.same)


def broken(
    paragraph: str, name: str, kind: str, book: Book, names: dict[str, frozenset[str]] | None = None
) -> list[str]:
    """The changes of a paragraph that are taken for no change or print as something else. TextError where it is refused itself."""
    game = book.game
    meaning = plain(compile_text(game, paragraph, name=name, card_type=kind, lexicon=names))
    found = []
    for label, changed in mutations(paragraph, book):
        tidy = normalise_text(game, changed, lexicon=names).paragraphs
        if tidy == (paragraph,):
            continue
        try:
            there = compile_text(game, changed, name=name, card_type=kind, lexicon=names)
        except TextError:
            continue
        if plain(there) == meaning:
            if same(label, paragraph, book):
                continue
            found.append(f"{label}: same meaning: {paragraph!r} -> {changed!r}")
        elif render_text(game, there, name=name) != book.between.join(tidy):
            found.append(f"{label}: prints otherwise: {changed!r}")
    return found
