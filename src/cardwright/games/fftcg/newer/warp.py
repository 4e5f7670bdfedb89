"""Warp: removed from the game now, on the field when the last Warp Counter is gone (X-WARP-1 to X-WARP-8)."""

from __future__ import annotations

from typing import Final

from cardwright.errors import Illegal
from cardwright.games.common import actions, statics
from cardwright.games.common.actions import Cause, play_cards
from cardwright.games.common.conditions import CONDITIONS
from cardwright.games.common.context import Ctx
from cardwright.games.common.effects.registry import cause, executes
from cardwright.games.common.groups import FILTERS
from cardwright.games.common.happenings import DUE, HOW, done_by
from cardwright.games.common.house import FREE, house
from cardwright.games.common.refs import named, objects
from cardwright.games.common.seen import Seen, moved_to, see
from cardwright.games.common.triggers import EVENT_KINDS, EVENTS
from cardwright.games.common.zones import COUNTER, ENTER, HAND, REMOVED, WARPED
from cardwright.games.fftcg import costs, paying
from cardwright.games.fftcg.losing import at_leisure
from cardwright.games.fftcg.newer.keyword_costs import cost_of
from cardwright.games.fftcg.newer.keywords import WARP
from cardwright.kernel.decisions import Flow
from cardwright.kernel.game import Game
from cardwright.kernel.rules import Act
from cardwright.kernel.state import Env, Event, Ref
from cardwright.text import ir

RULESET = "fftcg-new"
VARIANT: Final = "warp"  # the variant of casting by which a card is warped instead
TAG: Final = WARPED  # of the event by which it enters the field

HOW["warp"] = lambda ctx, event: TAG in event.tags  # X-WARP-4
HOW["warp_or_ability"] = lambda ctx, event: HOW["warp"](ctx, event) or HOW["ability"](ctx, event)
HOW["warp_or_effect"] = lambda ctx, event: HOW["warp"](ctx, event) or HOW["summon_or_ability"](ctx, event)
HOW["not_warp"] = lambda ctx, event: TAG not in event.tags
DUE["warp"] = lambda ctx, event: TAG in event.tags  # X-WARP-1: as it is removed with its counters


# -- removing it with counters ---------------------------------------------------------------------------------------------


def _keyword(g: Game, card: int) -> tuple[int, ir.Warp] | None:
    """The keyword of the card, with the number of its node."""
    definition = g.defs[g.state.objects[card].card]
    at: int = definition.data.warp
    return (at, definition.nodes[at]) if at >= 0 else None


def _due(g: Game, player: int, ref: Ref, at: int, node: ir.Warp) -> tuple[Ctx, ir.Cost]:
    ctx = Ctx(player, ref, (g.state.objects[ref[0]].card, at), kind="warp")
    return ctx, cost_of(g, player, ref, WARP, node.cost)


def problem(g: Game, player: int, ref: Ref) -> tuple[str, str]:
    """Why the card cannot be warped now: (reason, clause), empty when it can. What is on the field says nothing (X-WARP-2)."""
    obj, found = g.obj(ref), _keyword(g, ref[0])
    if obj is None or found is None or obj.zone != HAND or obj.owner != player:
        return "only cards with Warp in one's hand can be warped", "X-WARP-1"
    if not at_leisure(g, player):
        return "cards are warped in one's own Main Phase while the stack is empty", "X-WARP-1"
    if statics.cannot_cast(g, player, ref):
        return "a text forbids casting it", "X-WARP-2"
    ctx, cost = _due(g, player, ref, *found)
    if not costs.payable(g, ctx, player, cost, without=frozenset({ref[0]})):
        return "its Warp cost cannot be paid", "X-WARP-1"
    return "", ""


def acts(g: Game, player: int) -> list[Act]:
    """The acts by which the player can warp something now."""
    defs, objects = g.defs, g.state.objects
    able = [c for c in g.state.zones[player][HAND] if defs[objects[c].card].data.warp >= 0]
    if not able or not at_leisure(g, player):
        return []
    return [("cast", c, VARIANT) for c in able if not problem(g, player, g.state.objects[c].ref)[1]]


def check(g: Game, player: int, ref: Ref) -> None:
    """Raise `Illegal` where the card cannot be warped now."""
    reason, clause = problem(g, player, ref)
    if clause:
        raise Illegal(reason, clause)


def remove(g: Game, player: int, ref: Ref) -> Flow[None]:
    """X-WARP-1: the cost is paid, and the card is removed from the game with its counters; nobody can respond."""
    found = _keyword(g, ref[0])
    assert found is not None
    g.note("warp", "X-WARP-1", player, ref)
    ctx, cost = _due(g, player, ref, *found)
    yield from paying.pay(g, ctx, player, cost, without=frozenset({ref[0]}), clause=f"X-WARP-1, {paying.PAYING}")
    by = Cause(ref, player, "warp", ctx.node)
    for fact in (yield from actions.move_cards(g, [ref], REMOVED, by, tags=(TAG,))):
        if fact.to_zone == REMOVED:
            actions.place_counters(g, fact.obj, WARP, found[1].counters, by)


# -- coming back -----------------------------------------------------------------------------------------------------------


@executes(ir.EnterByWarp)
def enter(g: Game, ctx: Ctx, node: ir.EnterByWarp) -> Flow[int]:
    """X-WARP-4: a Character onto its owner's field; X-WARP-5: a Summon is cast by its owner for nothing."""
    done = 0
    for ref in objects(g, ctx, node.what):
        if "Summon" in g.chars(ref[0]).types:
            done += yield from house(g).cast(g, g.state.objects[ref[0]].owner, ref, FREE)
        else:
            done += len((yield from play_cards(g, [ref], None, cause(ctx), tags=(TAG,))))
    return done


@CONDITIONS.handles(ir.EnteredBy)
def _entered_by(g: Game, ctx: Ctx, node: ir.EnteredBy) -> bool:
    """X-WARP-4: of the card whose entering the ability triggered on."""
    event = ctx.event
    cards = named(g, ctx, node.card)
    if node.by == "warp" and (event is None or event.kind != ENTER or event.obj not in cards):
        found = [see(g, ctx, ref) for ref in cards]  # of a card on the field: as it is marked
        return any(each is not None and each.state is not None and TAG in each.state.marks for each in found)
    return (event is not None and event.kind == ENTER and event.obj in cards and HOW[node.by](ctx, event)) and done_by(
        g, ctx, node.source, event
    )


@FILTERS.handles(ir.Warped)
def _warped(g: Game, ctx: Ctx, node: ir.Warped, seen: Seen) -> bool:
    """X-WARP-4: it is marked on the card."""
    came = seen.state is not None and TAG in seen.state.marks
    return came and (not node.this_turn or any(f.kind == ENTER and moved_to(f) == seen.ref for f in g.state.history))


EVENT_KINDS[ir.AnyCounterRemoved] = (COUNTER,)


@EVENTS.handles(ir.AnyCounterRemoved)
def _counter_removed(g: Game, ctx: Ctx, node: ir.AnyCounterRemoved, event: Event) -> Env | None:
    """X-WARP-6: each counter that is removed, from whatever card."""
    return {"subject": (event.obj,)} if event.tags == (node.counter, "removed") else None
