"""Rebuilding IR trees: apply a function to the fields of a node, bottom-up where asked."""

from collections.abc import Callable, Iterator

import msgspec

from .ir_base import Node


def map_fields(node: Node, change: Callable[[Node], Node]) -> Node:
    """The node with ``change`` applied to every node in its fields (also inside tuples), in field order."""
    new: dict[str, object] = {}
    for name in node.__struct_fields__:
        value = getattr(node, name)
        if isinstance(value, Node):
            new[name] = change(value)
        elif isinstance(value, tuple):
            new[name] = tuple(change(item) if isinstance(item, Node) else item for item in value)
    if all(value is getattr(node, name) for name, value in new.items()):
        return node
    return msgspec.structs.replace(node, **new)


def bottom_up(node: Node, change: Callable[[Node], Node]) -> Node:
    """Apply ``change`` to every node, children first."""
    return change(map_fields(node, lambda child: bottom_up(child, change)))


def nodes(node: Node) -> Iterator[Node]:
    """The node and everything below it, in reading order."""
    yield node
    for name in node.__struct_fields__:
        value = getattr(node, name)
        for item in value if isinstance(value, tuple) else (value,):
            if isinstance(item, Node):
                yield from nodes(item)
