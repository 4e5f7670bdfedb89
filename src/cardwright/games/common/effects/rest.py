"""What is left: paying on resolution, Crystals, losing, cancelling, using a special ability again."""

from __future__ import annotations

from cardwright.games.common import statics
from cardwright.games.common.actions import CAUSE_TAGS
from cardwright.games.common.amounts import amount
from cardwright.games.common.context import Ctx
from cardwright.games.common.effects.registry import asked, cause, executes
from cardwright.games.common.house import house
from cardwright.games.common.refs import named, objects
from cardwright.games.common.zones import AFTER_USE, CRYSTAL, STACK_ZONE
from cardwright.kernel.decisions import Flow
from cardwright.kernel.game import Game
from cardwright.kernel.state import MISC, Event
from cardwright.text import ir


@executes(ir.GainCrystals)
def gain_crystals(g: Game, ctx: Ctx, node: ir.GainCrystals) -> Flow[int]:
    """One event however many (fftcg-new X-CRYSTAL-5), which replacement effects may change (11.12.5)."""
    count = max(0, amount(g, ctx, node.count))
    done = 0
    for player in asked(g, ctx, node.player):
        if not statics.may_use(g, player, "crystals"):
            continue  # 2.2
        if count:
            by = cause(ctx)
            tags = CAUSE_TAGS.get(by.kind, ())
            gained = Event(
                CRYSTAL, player=player, source=by.source, controller=by.controller, amount=count, tags=tags, cause=by.node
            )  # fmt: skip
            done += sum(fact.amount for fact in (yield from g.happen(gained)))
    return done


@executes(ir.LoseCrystals)
def lose_crystals(g: Game, ctx: Ctx, node: ir.LoseCrystals) -> Flow[int]:
    """As many as there are, up to the number (2.3): no cost is paid (fftcg-new X-CRYSTAL-1)."""
    yield from ()
    done = 0
    for player in asked(g, ctx, node.player):
        key = f"crystals:{player}"
        held = g.state.vars.get(key, 0)
        assert isinstance(held, int)
        lost = held if node.count is None else min(held, max(0, amount(g, ctx, node.count)))
        if lost:
            g.state.vars[key] = held - lost
            g.changed(MISC)
            g.note("crystals", "", player, ctx.source, count=-lost)
            done += lost
    return done


@executes(ir.LoseGame)
def lose_game(g: Game, ctx: Ctx, node: ir.LoseGame) -> Flow[int]:
    """At once, or noted for the next check of the rules, as the game has it (3.1; sve 1.2.4)."""
    yield from ()
    losers = asked(g, ctx, node.player)
    house(g).lose(g, losers)
    return len(losers)


@executes(ir.WinGame)
def win_game(g: Game, ctx: Ctx, node: ir.WinGame) -> Flow[int]:
    """Likewise (3.1, 3.2; sve 1.2.4, 5.22.1): the others lose."""
    yield from ()
    winners = asked(g, ctx, node.player)[:1]
    for player in winners:
        house(g).win(g, player)
    return len(winners)


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
