"""Instructions that only this game has: what they do to the stack of Summons and abilities (11.11, 11.12)."""

from __future__ import annotations

from cardwright.games.common import statics, targets
from cardwright.games.common.context import Ctx, cancelled, item_of, set_number
from cardwright.games.common.effects.registry import asked, bind, cause, effects_of, executes
from cardwright.games.common.refs import objects
from cardwright.games.common.registry import walk
from cardwright.games.common.zones import USE
from cardwright.games.fftcg import costs, stack
from cardwright.kernel.decisions import Flow
from cardwright.kernel.game import Game
from cardwright.kernel.state import Event, Source
from cardwright.text import ir

RULESET = "fftcg-2020"


@executes(ir.Pay)
def pay(g: Game, ctx: Ctx, node: ir.Pay) -> Flow[int]:
    """Pay now, whole (11.6.10), X included, which is declared now (11.11.9); what cannot be paid is not (2.3)."""
    for player in asked(g, ctx, node.player)[:1]:
        if costs.payable(g, ctx, player, node.cost):
            paid = yield from costs.pay(g, ctx, player, node.cost)
            if paid is not None:
                if costs.has_x(node.cost):
                    set_number(ctx, "x", paid.x)
                return max(1, len(paid.cards))
    return 0


@executes(ir.CancelEffect)
def cancel_effect(g: Game, ctx: Ctx, node: ir.CancelEffect) -> Flow[int]:
    """The Summon or ability does nothing and leaves the stack."""
    done = 0
    for ref in objects(g, ctx, node.what):
        item = item_of(g, ref)
        if item is not None and item.id != ctx.item:
            bind(ctx, cancelled(item.id), (item.source, item.controller))  # "that Forward", "its controller" behind it
            done += yield from stack.cancel_item(g, item.id, cause(ctx), node.to)
    return done


@executes(ir.UseAgain)
def use_again(g: Game, ctx: Ctx, node: ir.UseAgain) -> Flow[int]:
    """The special ability goes on the stack once more, with new choices, and nothing is paid for it."""
    found = _special_of(g, ctx, node)
    if found is None:
        return 0
    again = Ctx(cause(ctx).controller, ctx.source, found, snapshot=ctx.snapshot, numbers={"x": 0}, kind="special")
    again.item = g.state.next_id()
    effects = effects_of(g.node(found))
    if not targets.can_declare(g, again, effects):
        return 0
    again = yield from targets.declare(g, again, effects)
    stack.push(g, again, "special")
    statics.note_use(g, again)
    g.record([Event(USE, ctx.source, again.controller, ctx.source, again.controller, tags=("special",))])
    targets.announce(g, again)
    return 1


def _special_of(g: Game, ctx: Ctx, node: ir.UseAgain) -> Source | None:
    """The special ability in which this instruction stands."""
    definition = g.defs[ctx.node[0]]
    for i, candidate in enumerate(definition.nodes):
        if isinstance(candidate, ir.SpecialAbility) and any(part is node for part in walk(candidate)):
            return (definition.index, i)
    return None
