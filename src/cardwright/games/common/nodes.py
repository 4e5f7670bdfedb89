"""Plain references to the nodes of card texts: (definition index, preorder index)."""

from __future__ import annotations

from collections.abc import Sequence

from cardwright.kernel.rules import Definition
from cardwright.kernel.state import Source
from cardwright.text import ir


def index_of(defs: Sequence[Definition], definition: int, node: ir.Node) -> Source:
    """The plain reference to a node of that definition's text: by identity, else the first that is equal."""
    found = defs[definition].data.index.get(id(node))
    if found is None:
        found = defs[definition].nodes.index(node)
    return (definition, found)
