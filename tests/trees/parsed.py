"""Nodes that are only read, and taken apart before anything is played: a change of them changes what comes of the text."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import msgspec
from book import Book
from changing import Kind, Vocabulary, mutants

from cardwright.errors import TextError
from cardwright.games.sve.definitions import card_name
from cardwright.play.games import adapter
from cardwright.text import ir
from cardwright.text.compile import LANGUAGES, normalise_text
from cardwright.text.walk import bottom_up, nodes


def read(book: Book) -> list[ir.Node]:
    """What is read of the paragraphs of the cards, before it is put into shape; the smallest first."""
    made: Any = adapter(book.game)
    language, found = LANGUAGES[book.game], []
    for leaf in book.leaves.values():
        names = made.names_of(leaf.pool.lexicon)
        name = card_name(leaf.card) if book.game == "sve" else leaf.card.name  # type: ignore[arg-type]  # a card of that game
        for paragraph in normalise_text(book.game, leaf.card.text, lexicon=names).paragraphs:
            category = language.category(leaf.card.card_type)
            found.append(language.grammar().parse(category, paragraph, self_name=name, lexicon=names))
    return sorted(found, key=lambda n: sum(1 for _ in nodes(n)))


def unnoticed(book: Book, kinds: frozenset[Kind]) -> frozenset[Kind]:
    """The kinds of changes of what is read that change nothing in any text."""
    trees = read(book)
    known = Vocabulary(trees)
    left = set(kinds)
    for tree in trees:
        if left.isdisjoint(_kinds(tree)):
            continue
        known.turn_to(tree)
        meant = _meaning(book.game, tree)
        for changed, other in mutants(tree, known):
            if not left.isdisjoint(changed) and _meaning(book.game, other) != meant:
                left.difference_update(changed)
    return frozenset(left)


def _kinds(tree: ir.Node) -> Iterator[Kind]:
    for node in nodes(tree):
        yield type(node).__name__, ""
        for name in type(node).__struct_fields__:
            yield type(node).__name__, name


def _meaning(game: str, tree: ir.Node) -> ir.Node | str:
    """What comes of it, without its wordings; why it is refused, if it is."""
    reader = LANGUAGES[game].reader
    fold, bind = reader.fold, reader.bind
    try:
        made = bind(ir.CardText((fold(tree),)))  # type: ignore[arg-type]
    except TextError as error:
        return f"{error.stage}: {error.reason}"
    except Exception as error:  # a tree that no text has may be anything
        return type(error).__name__
    return bottom_up(made, lambda each: msgspec.structs.replace(each, w=0) if each.w else each)
