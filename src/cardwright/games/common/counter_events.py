"""Triggers on counters that are placed and removed (6.7) and on Crystals that are paid."""

from __future__ import annotations

from cardwright.games.common.context import Ctx
from cardwright.games.common.counters import counted
from cardwright.games.common.happenings import is_any_of
from cardwright.games.common.refs import players
from cardwright.games.common.triggers import EVENT_KINDS, EVENTS, at_once
from cardwright.games.common.zones import COUNTER, CRYSTAL_PAID
from cardwright.kernel.game import Game
from cardwright.kernel.state import Env, Event
from cardwright.text import ir

EVENT_KINDS[ir.CounterPlacedOn] = (COUNTER,)
EVENT_KINDS[ir.CounterRemoved] = (COUNTER,)
EVENT_KINDS[ir.PlayerPaysCrystal] = (CRYSTAL_PAID,)


@EVENTS.handles(ir.CounterPlacedOn)
def _counter_placed(g: Game, ctx: Ctx, node: ir.CounterPlacedOn, event: Event) -> Env | None:
    placed = event.tags[1:] == ("placed",) and node.counter in ("", event.tags[0])
    placed = placed and is_any_of(g, ctx, node.card, event.obj, event.obj)
    return {"subject": (event.obj,)} if placed else None


@EVENTS.handles(ir.CounterRemoved)
def _counter_removed(g: Game, ctx: Ctx, node: ir.CounterRemoved, event: Event) -> Env | None:
    if not _is_gone(node, event) or not is_any_of(g, ctx, node.card, event.obj, event.obj):
        return None
    together = [fact for fact in at_once(g, event) if fact.obj == event.obj and _is_gone(node, fact)]
    if node.at_once and together[0] is not event:
        return None
    card = g.obj(event.obj)
    if node.last and (card is None or counted(card.counters, node.counter) or at_once(g, event)[-1] is not event):
        return None
    return {"subject": (event.obj,)}


def _is_gone(node: ir.CounterRemoved, event: Event) -> bool:
    """Whether the fact is that a counter of the name was removed."""
    return event.tags[1:] == ("removed",) and node.counter in ("", event.tags[0])


@EVENTS.handles(ir.PlayerPaysCrystal)
def _pays_crystal(g: Game, ctx: Ctx, node: ir.PlayerPaysCrystal, event: Event) -> Env | None:
    """Once for all Crystals of one cost: they are one fact."""
    return {} if event.player in players(g, ctx, node.player) else None
