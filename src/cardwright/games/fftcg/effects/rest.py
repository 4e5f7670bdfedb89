"""What is left: paying on resolution, Crystals, losing, cancelling, using a special ability again."""

from __future__ import annotations

from cardwright.games.fftcg import costs, stack, statics, targets
from cardwright.games.fftcg.amounts import amount
from cardwright.games.fftcg.context import Ctx, item_of
from cardwright.games.fftcg.effects.registry import asked, cause, effects_of, executes, set_number
from cardwright.games.fftcg.losing import doom
from cardwright.games.fftcg.refs import named, objects
from cardwright.games.fftcg.registry import walk
from cardwright.games.fftcg.zones import AFTER_USE, CRYSTAL, STACK_ZONE, USE
from cardwright.kernel.decisions import Flow
from cardwright.kernel.game import Game
from cardwright.kernel.state import Event, Source
from cardwright.text import ir


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


@executes(ir.GainCrystals)
def gain_crystals(g: Game, ctx: Ctx, node: ir.GainCrystals) -> Flow[int]:
    """Crystals are a number beside the player."""
    yield from ()
    count = max(0, amount(g, ctx, node.count))
    done = 0
    for player in asked(g, ctx, node.player):
        key = f"crystals:{player}"
        held = g.state.vars.get(key, 0)
        assert isinstance(held, int)
        if count:
            g.state.vars[key] = held + count
            g.state.misc += 1
            g.note("crystals", "", player, ctx.source, count=count)
            g.record([Event(CRYSTAL, player=player, source=ctx.source, controller=cause(ctx).controller, amount=count)])
            done += count
    return done


@executes(ir.LoseGame)
def lose_game(g: Game, ctx: Ctx, node: ir.LoseGame) -> Flow[int]:
    """Noted for the next check of the rules (3.1)."""
    yield from ()
    losers = asked(g, ctx, node.player)
    for player in losers:
        doom(g, player, "lost")
    return len(losers)


@executes(ir.CancelEffect)
def cancel_effect(g: Game, ctx: Ctx, node: ir.CancelEffect) -> Flow[int]:
    """The Summon or ability does nothing and leaves the stack."""
    done = 0
    for ref in objects(g, ctx, node.what):
        item = item_of(g, ref)
        if item is not None and item.id != ctx.item:
            done += yield from stack.cancel_item(g, item.id, cause(ctx))
    return done


@executes(ir.RemoveAfterUse)
def remove_after_use(g: Game, ctx: Ctx, node: ir.RemoveAfterUse) -> Flow[int]:
    """The Summon, on the stack or about to be cast, leaves the game instead of going to the Break Zone (11.11.10)."""
    yield from ()
    done = 0
    for ref in named(g, ctx, node.what) if "burst" not in ctx.tags else ():
        card = g.state.objects[ref[0]] if ref[0] >= 0 else None
        if card is not None and (card.zone == STACK_ZONE or card.gen == ref[1]):
            # it is another object on the stack than the one that is cast (7.4)
            g.state.memory[f"{AFTER_USE}{card.id}"] = (card.gen if card.zone == STACK_ZONE else card.gen + 1,)
            done += 1
    return done


@executes(ir.SuppressAutos)
def suppress_autos(g: Game, ctx: Ctx, node: ir.SuppressAutos) -> Flow[int]:
    """What these cards' own abilities would do about the events of this effect does not come about (11.8.15)."""
    yield from ()
    quiet = set(objects(g, ctx, node.what))
    kept = [
        w
        for w in g.state.waiting
        if not (w.source in quiet and w.event is not None and w.event.obj == w.source and w.event.cause == ctx.node)
    ]
    done = len(g.state.waiting) - len(kept)
    g.state.waiting = kept
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
