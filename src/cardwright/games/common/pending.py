"""Triggered abilities that wait: which of them are one ability several times, so that their order is no choice."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from cardwright.games.common.registry import walk
from cardwright.kernel.game import Game
from cardwright.kernel.state import Waiting
from cardwright.text import ir

_OF_EVENT: Final = frozenset(("subject", "other", "stack"))
_SEES_EVENT: Final = (ir.EventPlayer, ir.EventAmount, ir.DiscardedToCast, ir.EnteredBy)


def alike(g: Game, waiting: Sequence[Waiting]) -> bool:
    """Whether they are one ability of one card, triggered several times, that does not care what it triggered on.

    Whatever their order, the same happens (11.8.7; sve 10.7.2, 10.7.2.1).
    """
    first = waiting[0]
    if any(_which(w) != _which(first) for w in waiting):
        return False
    return not any(
        isinstance(part, _SEES_EVENT) or (isinstance(part, ir.Ref) and not _OF_EVENT.isdisjoint(part.to))
        for part in walk(g.node(first.node))
    )


def saying_the_same(g: Game, waiting: Sequence[Waiting]) -> bool:
    """Whether nothing depends on their order: they are alike, or cards that take no part in it say that their controller draws."""
    said = _drawing(g, waiting[0])
    return alike(g, waiting) or (said is not None and all(_drawing(g, w) == said for w in waiting))


def _drawing(g: Game, waiting: Waiting) -> tuple[ir.Effect, ...] | None:
    """Its sentences, if all they do is that its controller draws a number of cards."""
    node = g.node(waiting.node)
    if not isinstance(node, ir.AutoAbility) or node.condition is not None or waiting.tags or waiting.effect:
        return None
    plain = all(
        isinstance(e, ir.Draw) and isinstance(e.player, ir.You) and isinstance(e.count, ir.Num) for e in node.effects
    )
    return node.effects if plain else None


def _which(waiting: Waiting) -> tuple[object, ...]:
    return (waiting.node, waiting.source, waiting.tags, waiting.effect)
