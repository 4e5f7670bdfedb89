"""Every class of nodes that a game's texts can have, and every field that they can fill."""

from __future__ import annotations

import inspect
from collections import defaultdict
from collections.abc import Iterable, Iterator
from typing import Any

from changing import Kind, each, fields, usual

from cardwright.text import ir
from cardwright.text.compile import LANGUAGES
from cardwright.text.template import Slot
from cardwright.text.walk import nodes

FAMILIES = frozenset(ir.Node.__subclasses__())


def classes() -> frozenset[type[ir.Node]]:
    """Every class of the vocabulary but the families."""
    found = {c for c in vars(ir).values() if inspect.isclass(c) and issubclass(c, ir.Node)}
    return frozenset(c for c in found - {ir.Node} if c.__module__ != ir.Effect.__module__ and not c.__subclasses__())


def wanted(game: str, trees: Iterable[ir.CardText]) -> frozenset[Kind]:
    """The kinds of changes that are to be noticed: classes and fields that the game's grammar or one of the trees fills."""
    found: dict[type[ir.Node], set[str]] = defaultdict(set)
    for cls, names in [*_declared(game), *(_filled(n) for tree in trees for n in nodes(tree))]:
        found[cls].update(names)
    return frozenset((cls.__name__, name) for cls in found.keys() & classes() for name in ("", *found[cls]))


def only_read(kinds: Iterable[Kind]) -> frozenset[Kind]:
    """Those of nodes that are taken apart before anything is played: no tree of a whole card has them."""
    return frozenset(k for k in kinds if "as parsed" in getattr(ir, k[0]).__doc__.lower())


def _declared(game: str) -> Iterator[tuple[Any, set[str]]]:
    """What the phrases and lists of a grammar make."""
    grammar = LANGUAGES[game].grammar()
    for phrase in grammar.phrases:
        slots = {p.field for p in phrase.parts if isinstance(p, Slot) and p.field != "_"}
        if phrase.cls is not None:
            yield phrase.cls, slots | (phrase.constants.keys() - {"w"})
        yield from _constants(phrase.constants)
    for listing in grammar.lists:
        if listing.cls is not None:
            yield listing.cls, {listing.field, *listing.constants} - {"w"}
        yield from _constants(listing.constants)


def _constants(values: dict[str, object]) -> Iterator[tuple[Any, set[str]]]:
    for value in values.values():
        for item in each(value):
            if isinstance(item, ir.Node):
                yield from map(_filled, nodes(item))


def _filled(node: ir.Node) -> tuple[type[ir.Node], set[str]]:
    """The fields of a node that say more than their default."""
    cls = type(node)
    return cls, {name for name in fields(cls) if getattr(node, name) != usual(cls)[name]}
