"""Trees changed in one place: every node left out or put in another's place, every field another value that texts know."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable, Iterator
from functools import cache
from typing import Any

import msgspec

from cardwright.games.common import loading
from cardwright.text import ir
from cardwright.text.walk import nodes

Kind = tuple[str, str]  # a class of nodes and the field that is changed; "" for the node itself
Change = tuple[tuple[Kind, ...], Any]  # of which kinds a change is, and the value that it makes
WORDING = "w"  # how it is worded: no meaning
BOUND = "bind"
PLAIN = (0, 1)  # one node that refers to nothing
INSTEAD = 4  # other nodes that are tried in a node's place
WORDS = 8  # other words that are tried


class Vocabulary:
    """What stands in the fields of nodes, in any of some trees: changes take their values from it."""

    def __init__(self, trees: Iterable[ir.CardText]) -> None:
        self.values: dict[Kind, set[Any]] = defaultdict(set)  # words and numbers
        self.slots: dict[Kind, dict[type, ir.Node]] = defaultdict(dict)  # a small node of every class that stands there
        self.named: frozenset[str] = frozenset()  # the bound names to which the tree that is changed comes back
        self.families: dict[type, dict[type, ir.Node]] = defaultdict(dict)  # likewise by family
        for tree in trees:
            for node in nodes(tree):
                self._note(node)
        self.there = {kind: _plainest(known.values()) for kind, known in self.slots.items()}
        self.alike = {each: _plainest(known.values()) for each, known in self.families.items()}

    def _note(self, node: ir.Node) -> None:
        for name in fields(type(node)):
            kind = (type(node).__name__, name)
            for value in each(getattr(node, name)):
                if isinstance(value, ir.Node):
                    _keep(self.slots[kind], value)
                    _keep(self.families[family(type(value))], value)
                else:
                    self.values[kind].add(value)

    def turn_to(self, tree: ir.Node) -> None:
        """Note what the tree calls by a name: other names mean nothing."""
        self.named = frozenset(name for n in nodes(tree) if isinstance(n, ir.Ref) for name in n.to)

    def instead(self, kind: Kind, node: ir.Node) -> list[ir.Node]:
        """Nodes of other classes that stand in this field, or else anywhere in a field of its family; the plainest first."""
        own = self.slots[kind]
        here = [n for n, _ in self.there.get(kind, ()) if type(n) is not type(node)]
        alike = ((n, size) for n, size in self.alike[family(type(node))] if type(n) not in own)
        return here[:INSTEAD] + [n for n, size in alike if not here or size == PLAIN][: INSTEAD + 2]

    def others(self, kind: Kind, value: Any) -> list[Any]:
        """Other words for this field: those that texts or the engine know there, or else in a field of this name."""
        own = self.values[kind] | set(loading._WORDS.get((getattr(ir, kind[0]), kind[1]), ()))
        alike = own if own - {value} else {v for k, known in self.values.items() if k[1] == kind[1] for v in known}
        found = sorted(v for v in alike if isinstance(v, str) and v != value)
        return found[:WORDS] or [f"{value} otherwise"]


@cache
def fields(cls: type[ir.Node]) -> tuple[str, ...]:
    """The fields that mean something."""
    return tuple(f.name for f in msgspec.structs.fields(cls) if f.name != WORDING)


@cache
def usual(cls: type[ir.Node]) -> dict[str, Any]:
    """What the fields are where nothing is said."""
    return {f.name: f.default for f in msgspec.structs.fields(cls)}


@cache
def family(cls: type[ir.Node]) -> type:
    """The abstract class that says what a node is."""
    return next(c for c in cls.__mro__ if ir.Node in c.__bases__)


def each(value: Any) -> tuple[Any, ...]:
    return value if isinstance(value, tuple) else (value,)


def _keep(known: dict[type, ir.Node], node: ir.Node) -> None:
    before = known.get(type(node))
    if before is None or _size(node) < _size(before):
        known[type(node)] = node


def _plainest(found: Iterable[ir.Node]) -> list[tuple[ir.Node, tuple[int, int]]]:
    """Each with its size, the smallest first."""
    return sorted(((n, _size(n)) for n in found), key=lambda each: (each[1], type(each[0]).__name__))


def _size(node: ir.Node) -> tuple[int, int]:
    inside = list(nodes(node))
    return sum(isinstance(n, ir.Ref) for n in inside), len(inside)


def mutants(node: ir.Node, known: Vocabulary, *around: Kind) -> Iterator[tuple[tuple[Kind, ...], ir.Node]]:
    """Every tree that differs in one place, with the kinds of that change.

    A change of a field is one of the field around the node, too: what is in that field is meant.
    """
    cls = type(node)
    for name in fields(cls):
        kind, value = (cls.__name__, name), getattr(node, name)
        if name == BOUND and value not in known.named:
            continue
        for kinds, other in _changes(kind, value, known, usual(cls)[name] is None):
            outer = around if kind in kinds else ()
            yield (*kinds, *outer), msgspec.structs.replace(node, **{name: other})


def _changes(kind: Kind, value: Any, known: Vocabulary, optional: bool) -> Iterator[Change]:
    if isinstance(value, tuple):
        for i, item in enumerate(value):
            before, after = value[:i], value[i + 1 :]
            own = ((type(item).__name__, ""),) if isinstance(item, ir.Node) else ()
            yield (kind, *own), (*before, *after)
            for kinds, other in _of_item(kind, item, known):
                yield kinds, (*before, other, *after)
    else:
        if optional and isinstance(value, ir.Node):
            yield (kind, (type(value).__name__, "")), None
        yield from _of_item(kind, value, known)


def _of_item(kind: Kind, value: Any, known: Vocabulary) -> Iterator[Change]:
    if isinstance(value, ir.Node):
        for other in known.instead(kind, value):
            yield (kind, (type(value).__name__, "")), other
        yield from mutants(value, known, kind)
    elif isinstance(value, bool):
        yield (kind,), not value
    elif isinstance(value, int):
        for number in (value + 1, value - 1) if value else (1,):
            yield (kind,), number
    elif isinstance(value, str):
        for word in known.others(kind, value):
            yield (kind,), word
