"""Rebuilding IR trees: apply a function to the fields of a node, bottom-up where asked."""

from collections.abc import Callable, Iterable, Iterator
from functools import cache
from operator import is_not
from types import UnionType
from typing import Any

import msgspec

from .ir_base import Node

Kinds = type[Node] | UnionType | tuple[()]


def map_fields(node: Node, change: Callable[[Node], Node]) -> Node:
    """The node with ``change`` applied to every node in its fields (also inside tuples), in field order."""
    new: dict[str, object] = {}
    for name in inner_fields(type(node)):
        value = getattr(node, name)
        made: object = value
        if isinstance(value, Node):
            made = change(value)
        elif isinstance(value, tuple) and value:
            items = tuple([change(item) if isinstance(item, Node) else item for item in value])
            if any(map(is_not, items, value)):
                made = items
        if made is not value:
            new[name] = made
    return msgspec.structs.replace(node, **new) if new else node


@cache
def inner_fields(cls: type[Node]) -> tuple[str, ...]:
    """The fields of a class that can hold nodes, alone or in tuples."""
    return tuple(each.name for each in msgspec.structs.fields(cls) if each.type not in (int, str, bool))


def bottom_up(node: Node, change: Callable[[Node], Node]) -> Node:
    """Apply ``change`` to every node, children first."""
    return change(map_fields(node, lambda child: bottom_up(child, change)))


def nodes(node: Node) -> Iterator[Node]:
    """The node and everything below it, in reading order."""
    known = _walked.get(id(node))
    if known is None:
        if len(_walked) >= _MOST_WALKED:
            _walked.clear()
        found: list[Node] = []
        _gather(node, found)
        known = _walked[id(node)] = tuple(found)
    return iter(known)


# Dozens of checks walk through one tree. What is found begins with the node itself: as long as it is kept, no other has its id.
_walked: dict[int, tuple[Node, ...]] = {}
_MOST_WALKED = 500


def nodes_up_to(node: Node, closed: Kinds, *, never: Kinds = ()) -> Iterator[Node]:
    """The nodes in reading order, but nothing inside those of the ``closed`` kinds, and no node of the kinds ``never`` at all."""
    yield node
    if isinstance(node, closed):
        return
    for name in inner_fields(type(node)):
        value = getattr(node, name)
        for each in value if isinstance(value, tuple) else (value,):
            if isinstance(each, Node) and not isinstance(each, never):
                yield from nodes_up_to(each, closed, never=never)


def holds_any(node: Node, kinds: tuple[type[Node], ...]) -> bool:
    """Whether the node or something below it is of one of the kinds."""
    return any(isinstance(each, kinds) for each in nodes(node))


def by_class(table: Iterable[tuple[Any, *tuple[Any, ...]]]) -> Callable[[type[Node]], tuple[tuple[Any, ...], ...]]:
    """The rows of a table of tests that are about a class of nodes, without the classes that stand first in them; looked up once a class."""
    rows = tuple(table)

    @cache
    def of(kind: type[Node]) -> tuple[tuple[Any, ...], ...]:
        return tuple(row[1:] for row in rows if issubclass(kind, row[0]))

    return of


def _gather(node: Node, found: list[Node]) -> None:
    found.append(node)
    for name in inner_fields(type(node)):
        value = getattr(node, name)
        if isinstance(value, Node):
            _gather(value, found)
        elif value.__class__ is tuple:
            for item in value:
                if isinstance(item, Node):
                    _gather(item, found)
