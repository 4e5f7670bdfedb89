"""What fills a field of a node is of the field's type: two modules that name a category alike would mix their phrases unseen."""

from __future__ import annotations

import types
import typing
from collections import defaultdict
from collections.abc import Iterator
from typing import Any

import pytest

from cardwright.text import ir
from cardwright.text.compile import LANGUAGES
from cardwright.text.grammar import Grammar
from cardwright.text.template import Slot

OPEN = object()  # what code reads may be anything


class Row(frozenset[Any]):
    """The kinds of things in a tuple."""


class Kinds:
    """What each category of a grammar can be: classes of nodes, types of plain values, rows of them."""

    def __init__(self, grammar: Grammar) -> None:
        declared = grammar.declared
        self.ends = {*declared.terminals, "integer", "self"}
        self.phrases, self.lists, self.aliases = defaultdict(list), defaultdict(list), defaultdict(list)
        for phrase in declared.phrases:
            self.phrases[phrase.category].append(phrase)
        for listing in declared.lists:
            self.lists[listing.category].append(listing)
        for category, target in declared.aliases:
            self.aliases[category].append(target)
        self.known: dict[str, frozenset[Any]] = {}

    def of(self, category: str, above: tuple[str, ...] = ()) -> frozenset[Any]:
        if category in above:
            return frozenset()
        if category not in self.known:
            found = frozenset(self._found(category, (*above, category)))
            if above:
                return found  # it may lack what the categories above it add
            self.known[category] = found
        return self.known[category]

    def _found(self, category: str, above: tuple[str, ...]) -> Iterator[Any]:
        if category in self.ends:
            yield OPEN
        for phrase in self.phrases[category]:
            yield phrase.cls or kind_of(phrase.constants["value"])
        for listing in self.lists[category]:
            items = self.of(listing.item.category, above) | self.of(listing.final.category, above)
            yield listing.cls or Row(items)
        for target in self.aliases[category]:
            yield from self.of(target, above)


def kind_of(value: object) -> Any:
    return Row(map(type, value)) if isinstance(value, tuple) else type(value)


def fits(kind: Any, hint: Any) -> bool:
    """Whether things of this kind may stand where the annotation says `hint`."""
    if kind is OPEN or hint is Any or hint is object:
        return True
    origin, inner = typing.get_origin(hint), typing.get_args(hint)
    if origin in (typing.Union, types.UnionType):
        return any(fits(kind, each) for each in inner)
    if origin is tuple:
        return isinstance(kind, Row) and all(fits(each, inner[0]) for each in kind)
    return isinstance(kind, type) and isinstance(hint, type) and issubclass(kind, hint)


def ill_filled(grammar: Grammar) -> Iterator[str]:
    kinds, hints = Kinds(grammar), {}
    for phrase in grammar.phrases:
        for slot in phrase.parts if phrase.cls is not None else ():
            if isinstance(slot, Slot) and slot.field in phrase.cls.__struct_fields__:
                hint = hints.setdefault(phrase.cls, typing.get_type_hints(phrase.cls))[slot.field]
                wrong = [each for each in kinds.of(slot.category) if not fits(each, hint)]
                if wrong:
                    yield f"{phrase.category}: {phrase.template} ({phrase.cls.__name__}.{slot.field}): {wrong}"
    for made in (*grammar.phrases, *grammar.lists):
        for name, value in made.constants.items() if made.cls is not None else ():
            if not fits(kind_of(value), hints.setdefault(made.cls, typing.get_type_hints(made.cls))[name]):
                yield f"{made.category} ({made.cls.__name__}.{name}): {value!r}"
    for listing in grammar.lists:
        if listing.cls is not None:
            row = Row(kinds.of(listing.item.category) | kinds.of(listing.final.category))
            if not fits(row, typing.get_type_hints(listing.cls)[listing.field]):
                yield f"{listing.origin} ({listing.cls.__name__}.{listing.field})"


@pytest.mark.parametrize("game", ["fftcg", "sve"])
def test_what_fills_a_field_is_of_its_type(game: str) -> None:
    grammar = LANGUAGES[game].grammar()
    assert list(ill_filled(grammar)) == []
    assert len(grammar.phrases) > 1000


def test_categories_of_one_name_that_mean_different_things_are_seen() -> None:
    g = Grammar("mixed")
    g.phrase("number", "{value:integer}", ir.Num)
    g.phrase("action", "draw {count:number} cards", ir.Draw, player=ir.You())
    g.list("actions", "action", " and ", cls=ir.Both, field="effects", min=2)
    assert not list(ill_filled(g))
    g.phrase("number", "the others", ir.All, group=ir.Group(ir.IsCard()))  # another module's "number"
    g.phrase("action", "it", ir.SelfRef)
    g.phrase("action", "discard a card", ir.Draw, count=ir.All(ir.Group(ir.IsCard())), player=ir.You())
    seen = " / ".join(ill_filled(g))
    assert "(Draw.count)" in seen
    assert "(Both.effects)" in seen
    assert "(Draw.count): All" in seen
