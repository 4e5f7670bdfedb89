"""What is done to Characters where they are: break, dull, activate, freeze, counters, control (15.1, 15.2.4, 6.7, 6.2.5)."""

from __future__ import annotations

from cardwright.games.common import actions
from cardwright.games.common.amounts import amount
from cardwright.games.common.context import Ctx
from cardwright.games.common.effects.registry import bind, cause, executes
from cardwright.games.common.refs import objects
from cardwright.kernel.decisions import Flow
from cardwright.kernel.game import Game
from cardwright.kernel.state import Ref
from cardwright.text import ir


def cards(g: Game, ctx: Ctx, node: ir.Objects) -> list[Ref]:
    """The cards that a text names; abilities on the stack are none. All of a group are bound for later sentences."""
    found = [r for r in objects(g, ctx, node) if r[0] >= 0]
    if isinstance(node, ir.All):
        bind(ctx, node.bind, tuple(found))
    return found


@executes(ir.Break)
def break_(g: Game, ctx: Ctx, node: ir.Break) -> Flow[int]:
    """Break (15.1.1.3)."""
    return len((yield from actions.break_cards(g, cards(g, ctx, node.what), cause(ctx))))


@executes(ir.Dull)
def dull(g: Game, ctx: Ctx, node: ir.Dull) -> Flow[int]:
    """Turn dull (15.1.1.2)."""
    return len((yield from actions.dull_cards(g, cards(g, ctx, node.what), cause(ctx))))


@executes(ir.DullActive)
def dull_active(g: Game, ctx: Ctx, node: ir.DullActive) -> Flow[int]:
    """Dull those that are active; it is not done to one that is dull already."""
    active = [r for r in cards(g, ctx, node.what) if not g.state.objects[r[0]].dull]
    return len((yield from actions.dull_cards(g, active, cause(ctx))))


@executes(ir.Activate)
def activate(g: Game, ctx: Ctx, node: ir.Activate) -> Flow[int]:
    """Turn active (15.1.1.1)."""
    return len((yield from actions.activate_cards(g, cards(g, ctx, node.what), cause(ctx))))


@executes(ir.Freeze)
def freeze(g: Game, ctx: Ctx, node: ir.Freeze) -> Flow[int]:
    """Freeze (15.2.4)."""
    return len((yield from actions.freeze_cards(g, cards(g, ctx, node.what), cause(ctx))))


@executes(ir.DullAndFreeze)
def dull_and_freeze(g: Game, ctx: Ctx, node: ir.DullAndFreeze) -> Flow[int]:
    """Both to the same cards (15.1.1.2, 15.2.4)."""
    found = cards(g, ctx, node.what)
    dulled = yield from actions.dull_cards(g, found, cause(ctx))
    frozen = yield from actions.freeze_cards(g, found, cause(ctx))
    return max(len(dulled), len(frozen))


@executes(ir.NegateDamage)
def negate_damage(g: Game, ctx: Ctx, node: ir.NegateDamage) -> Flow[int]:
    """The damage that is on them goes away."""
    yield from ()
    hurt = [r for r in cards(g, ctx, node.what) if g.state.objects[r[0]].damage]
    for ref in hurt:
        g.edit(ref[0]).damage = 0
        g.note("healed", "11.12.3.1", ctx.controller, ref)
    return len(hurt)


@executes(ir.PlaceCounters)
def place_counters(g: Game, ctx: Ctx, node: ir.PlaceCounters) -> Flow[int]:
    """Place counters (6.7.1), which are told apart by their names alone (fftcg-new X-COUNTER-1)."""
    yield from ()
    count = amount(g, ctx, node.count)
    placed = [actions.place_counters(g, r, node.counter, count, cause(ctx)) for r in cards(g, ctx, node.on)]
    return count * sum(placed)


@executes(ir.RemoveCounters)
def remove_counters(g: Game, ctx: Ctx, node: ir.RemoveCounters) -> Flow[int]:
    """Remove counters, all of that name where no number is said."""
    yield from ()
    count = None if node.count is None else amount(g, ctx, node.count)
    return sum(actions.remove_counters(g, r, node.counter, count, cause(ctx)) for r in cards(g, ctx, node.what))
