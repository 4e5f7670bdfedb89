"""Instructions that only this game has: what they do to the stack of Summons and abilities (11.11, 11.12)."""

from __future__ import annotations

from cardwright.games.common import statics, targets
from cardwright.games.common.context import Ctx, cancelled, item_of, item_value, set_number
from cardwright.games.common.effects.registry import asked, bind, cause, effects_of, executes
from cardwright.games.common.groups import matches
from cardwright.games.common.refs import objects
from cardwright.games.common.registry import walk
from cardwright.games.common.zones import USE
from cardwright.games.fftcg import costs, paying, stack
from cardwright.games.fftcg.damage import bursts_of
from cardwright.games.fftcg.using import KINDS
from cardwright.kernel.decisions import Decision, Flow
from cardwright.kernel.game import Game
from cardwright.kernel.state import Event, Ref, Snapshot, Source, Waiting
from cardwright.text import ir

RULESET = "fftcg-2020"


@executes(ir.Pay)
def pay(g: Game, ctx: Ctx, node: ir.Pay) -> Flow[int]:
    """Pay now, whole (11.6.10), X included, which is declared now (11.11.9); what cannot be paid is not (2.3)."""
    for player in asked(g, ctx, node.player)[:1]:
        if costs.payable(g, ctx, player, node.cost):
            paid = yield from paying.pay(g, ctx, player, node.cost)
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
            bind(
                ctx, cancelled(item.id), (item.source, item.controller, item.kind)
            )  # "that Forward", "if it was a Summon"
            done += yield from stack.cancel_item(g, item.id, cause(ctx), node.to)
    return done


@executes(ir.UseAgain)
def use_again(g: Game, ctx: Ctx, node: ir.UseAgain) -> Flow[int]:
    """The special ability goes on the stack once more, with new choices, and nothing is paid for it."""
    found = _special_of(g, ctx, node)
    if found is None:
        return 0
    return (yield from _use_free(g, cause(ctx).controller, ctx.source, found, ctx.snapshot))


@executes(ir.UseSame)
def use_same(g: Game, ctx: Ctx, node: ir.UseSame) -> Flow[int]:
    """The ability whose use triggered this, as the card's own (fftcg-new X-STACK-3)."""
    event, done = ctx.event, 0
    if event is None or node.kind not in event.tags:
        return 0
    for ref in objects(g, ctx, node.by):
        done += yield from _use_as_own(g, cause(ctx).controller, ref, event.cause)
    return done


@executes(ir.UseUsed)
def use_used(g: Game, ctx: Ctx, node: ir.UseUsed) -> Flow[int]:
    """One of those that were used this turn, as the card's own (fftcg-new X-STACK-3)."""
    player = cause(ctx).controller
    able = [each for each in _used(g, ctx, node) if _usable(g, player, ctx.source, each)]
    if not able:
        return 0
    options, says = tuple(range(len(able))), tuple((each,) for each in able)
    answer = yield from g.ask(Decision("choose", player, "one_of", "11.11.5.1", ctx.source, options, says=says))
    return (yield from _use_as_own(g, player, ctx.source, able[answer[0]]))


@executes(ir.TriggerBurst)
def trigger_burst(g: Game, ctx: Ctx, node: ir.TriggerBurst) -> Flow[int]:
    """All EX Bursts of the card (11.10.3) that the player's points of damage allow (15.2.6.2) trigger now, for the player, who
    makes their choices as they are put on the stack (fftcg-new X-STACK-4)."""
    yield from ()
    done = 0
    for player in asked(g, ctx, node.player):
        for ref in objects(g, ctx, node.what) if statics.may_use(g, player, "burst") else ():
            bursts = bursts_of(g, player, ref)
            g.state.waiting += [Waiting(b, ref, player, None, {}, g.snapshot(ref[0]), ("burst",)) for b in bursts]
            done += len(bursts)
    return done


def _used(g: Game, ctx: Ctx, node: ir.UseUsed) -> list[Source]:
    """The special abilities that cards of the group have used this turn, each once."""
    uses = [f for f in g.state.history if f.kind == USE and "special" in f.tags]
    fits = [f.cause for f in uses if matches(g, ctx, node.group, f.before or f.obj)]
    return [source for source in dict.fromkeys(fits) if _name(g, source) not in node.excluding]


def _name(g: Game, source: Source) -> str:
    node = g.node(source)
    return node.name if isinstance(node, ir.SpecialAbility) else ""


def _usable(g: Game, player: int, ref: Ref, source: Source) -> bool:
    """Whether the card could use the ability if its cost were paid: its limits hold (2.1), its choices can be made (11.6.5)."""
    node = g.node(source)
    ctx = Ctx(player, ref, source, kind=KINDS[type(node)], numbers={"x": 0})
    barred = statics.cannot(g, f"use_{ctx.kind}", ref, None) or not statics.may_use(g, player, ctx.kind, ref)
    return not (barred or statics.limit_problem(g, ctx, node)) and targets.can_declare(g, ctx, effects_of(node))


def _use_as_own(g: Game, player: int, ref: Ref, source: Source) -> Flow[int]:
    if not g.state.exists(ref) or not _usable(g, player, ref, source):
        return 0
    return (yield from _use_free(g, player, ref, source, g.snapshot(ref[0])))


def _use_free(g: Game, player: int, ref: Ref, source: Source, snapshot: Snapshot | None) -> Flow[int]:
    """The ability goes on the stack with choices of its own, and nothing is paid for it: an X in its cost is 0 (4.5)."""
    node = g.node(source)
    kind = KINDS[type(node)]
    ctx = Ctx(player, ref, source, snapshot=snapshot, numbers={"x": 0}, kind=kind)
    ctx.item = g.state.next_id()
    effects = effects_of(node)
    if not targets.can_declare(g, ctx, effects):
        return 0
    ctx = yield from targets.declare(g, ctx, effects)
    stack.push(g, ctx, kind)
    statics.note_use(g, ctx)
    item = item_value(ctx.item)
    g.record([Event(USE, ref, player, ref, player, tags=(kind,), objects=(item,), before=snapshot, cause=source)])
    targets.announce(g, ctx)
    return 1


def _special_of(g: Game, ctx: Ctx, node: ir.UseAgain) -> Source | None:
    """The special ability in which this instruction stands."""
    definition = g.defs[ctx.node[0]]
    for i, candidate in enumerate(definition.nodes):
        if isinstance(candidate, ir.SpecialAbility) and any(part is node for part in walk(candidate)):
            return (definition.index, i)
    return None
