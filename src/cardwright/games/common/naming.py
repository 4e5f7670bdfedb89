"""What an ability has named, kept with its card for the card's other abilities (a reading of ours: no clause speaks of it).

It is a mark of the card, "named:element:Fire": seen by everybody, gone when the card leaves (7.4), replaced when the same kind
of thing is named anew.
"""

from __future__ import annotations

from typing import Final

from cardwright.games.common.context import Ctx
from cardwright.games.common.registry import walk
from cardwright.games.common.zones import FIELD
from cardwright.kernel.game import Game
from cardwright.kernel.state import Ref, Value
from cardwright.text import ir

NAMED: Final = "named:"


def keep(g: Game, source: Ref, what: str, value: Value) -> None:
    """The card remembers what its ability has named, as long as it is on the field."""
    obj = g.obj(source)
    if obj is None or obj.zone != FIELD:
        return
    head = f"{NAMED}{what}:"
    others = frozenset(mark for mark in obj.marks if not mark.startswith(head))
    g.edit(source[0]).marks = others | {f"{head}{value}"}


def said(g: Game, ctx: Ctx, what: str) -> tuple[Value, ...]:
    """What was named: by this ability; by another one of the card, where this names nothing of its own; else nothing."""
    if what in ctx.env:
        return ctx.env[what]
    if ctx.node[0] < 0 or any(isinstance(node, ir.Name) for node in walk(g.node(ctx.node))):
        return ()
    obj = g.obj(ctx.source)
    card = ctx.snapshot if obj is None else obj
    return kept(frozenset() if card is None else card.marks, what)


def kept(marks: frozenset[str], what: str) -> tuple[Value, ...]:
    """What of this kind a card with these marks has kept."""
    head = f"{NAMED}{what}:"
    words = [mark.removeprefix(head) for mark in sorted(marks) if mark.startswith(head)]
    return tuple(int(word) if what == "number" else word for word in words)
