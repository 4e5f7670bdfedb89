"""Tables of handlers by IR class, and the one question that loading a card asks of them: what is not handled (decision 9)."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from itertools import chain
from typing import Any, Generic, TypeVar

import msgspec

from cardwright.text.ir_base import Node
from cardwright.text.walk import nodes

F = TypeVar("F", bound=Callable[..., Any])


class Registry(Generic[F]):
    """Handlers of one family of nodes."""

    def __init__(self, family: str) -> None:
        self.family = family
        self.table: dict[type, F] = {}

    def handles(self, *classes: type) -> Callable[[F], F]:
        """Declare a function as the handler of these node classes."""

        def register(function: F) -> F:
            for cls in classes:
                if cls in self.table:
                    raise ValueError(f"{cls.__name__} has two handlers of the family {self.family}")
                self.table[cls] = function
            return function

        return register

    def __contains__(self, cls: type) -> bool:
        return cls in self.table

    def of(self, node: Node) -> F:
        """The handler of a node; loading a card has made sure that there is one."""
        return self.table[type(node)]


def walk(node: Any) -> Iterator[Node]:
    """A node and all nodes inside it, in preorder; of a tuple, those of each of its nodes. Anything else holds none."""
    if isinstance(node, Node):
        return nodes(node)
    if isinstance(node, tuple):
        return chain.from_iterable(map(walk, node))
    return iter(())


def fields(node: Node) -> dict[str, Any]:
    """The meaning of a node as a dict: everything but the wording."""
    return {f.name: getattr(node, f.name) for f in msgspec.structs.fields(node) if f.name != "w"}
