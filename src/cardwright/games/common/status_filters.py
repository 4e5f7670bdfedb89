"""How a card is at the moment: dull, damaged, attacking; with counters."""

from __future__ import annotations

from typing import Final

from cardwright.games.common.amounts import amount
from cardwright.games.common.combat_filters import attacking, blocked, blocking
from cardwright.games.common.context import Ctx
from cardwright.games.common.counters import counted
from cardwright.games.common.groups import FILTERS
from cardwright.games.common.seen import Seen
from cardwright.games.common.zones import FROZEN
from cardwright.kernel.game import Game
from cardwright.kernel.state import Snapshot
from cardwright.text import ir


@FILTERS.handles(ir.StatusIs)
def _status(g: Game, ctx: Ctx, node: ir.StatusIs, seen: Seen) -> bool:
    state = seen.state
    return state is not None and STATUSES[node.status](g, seen)


def _is_dull(g: Game, seen: Seen) -> bool:
    return seen.state is not None and seen.state.dull


def _is_active(g: Game, seen: Seen) -> bool:
    return seen.state is not None and not seen.state.dull


def _is_damaged(g: Game, seen: Seen) -> bool:
    return seen.state is not None and seen.state.damage > 0


def _is_frozen(g: Game, seen: Seen) -> bool:
    return seen.state is not None and FROZEN in seen.state.marks


def _is_attacking(g: Game, seen: Seen) -> bool:
    return seen.ref in attacking(g, seen)


def _is_blocking(g: Game, seen: Seen) -> bool:
    return seen.ref == blocking(g, seen)


def _is_alone(g: Game, seen: Seen) -> bool:
    """Whether it attacks without a party (10.1.2): one of whom only it is left is none (15.1.1.9.5)."""
    return attacking(g, seen) == [seen.ref]


STATUSES: Final = {
    "dull": _is_dull,
    "active": _is_active,
    "damaged": _is_damaged,
    "frozen": _is_frozen,
    "attacking": _is_attacking,
    "blocking": _is_blocking,
    "alone": _is_alone,
    "blocked": blocked,
}


@FILTERS.handles(ir.WithCounter)
def _counter(g: Game, ctx: Ctx, node: ir.WithCounter, seen: Seen) -> bool:
    if seen.state is None:
        return False
    return counted(seen.state.counters, node.counter) >= amount(g, ctx, node.count)


@FILTERS.handles(ir.PowerChanged)
def _power_changed(g: Game, ctx: Ctx, node: ir.PowerChanged, seen: Seen) -> bool:
    """Against the power that it has without increases and decreases (11.5.7; reading F71)."""
    known = seen.state.base if isinstance(seen.state, Snapshot) else g.derived.bases.get(seen.ref[0])
    base = seen.power if known is None else known
    return (node.up and seen.power > base) or (node.down and seen.power < base)
