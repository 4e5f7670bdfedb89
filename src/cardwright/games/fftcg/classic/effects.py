"""Instructions that only the classic game has (C98, C99, C123)."""

from __future__ import annotations

from typing import Final

from cardwright.games.common.actions import break_cards, put_into_break_zone
from cardwright.games.common.conditions import holds
from cardwright.games.common.context import Ctx
from cardwright.games.common.effects.moving import cast_from
from cardwright.games.common.effects.possible import TESTS
from cardwright.games.common.effects.registry import cause, executes, refuses, run
from cardwright.games.common.registry import walk
from cardwright.games.common.zones import FIELD
from cardwright.games.fftcg.losing import switches
from cardwright.kernel.decisions import Flow
from cardwright.kernel.game import Game
from cardwright.text import ir

RULESET = "fftcg-classic"
YOU: Final = ir.You()
LINK_ZONES: Final[dict[str, ir.Zone]] = {
    "hand": ir.Hand(YOU), "deck": ir.DeckZone(YOU), "break_zone": ir.BreakZone(YOU),
}  # fmt: skip


@executes(ir.PlayLinked)
def play_linked(g: Game, ctx: Ctx, node: ir.PlayLinked) -> Flow[int]:
    """C99: one Forward, played like any other but for its cost; from the hand, as nothing else is said (reading C-f)."""
    cheap = ir.Group(ir.TypeIs(("Forward",)), (), (ir.CostIs(ir.Num(node.number), "<="),))
    zone = LINK_ZONES[switches(g).link_from]
    target = ir.Target(ir.Num(1), cheap, up_to=True, bind="t1")
    return (yield from cast_from(g, ctx, ir.CastFrom(YOU, target, zone)))


@executes(ir.LeaveToLevelUp)
def leave_to_level_up(g: Game, ctx: Ctx, node: ir.LeaveToLevelUp) -> Flow[int]:
    """C98: to the Break Zone as a cost, which is no break (reading C-j)."""
    leave = break_cards if switches(g).level_up_breaks else put_into_break_zone
    return len((yield from leave(g, [ctx.source], cause(ctx))))


def _can_leave(g: Game, ctx: Ctx, node: ir.LeaveToLevelUp) -> bool:
    return g.state.exists(ctx.source) and g.state.objects[ctx.source[0]].zone == FIELD


TESTS[ir.LeaveToLevelUp] = _can_leave


@executes(ir.Alternatively)
def alternatively(g: Game, ctx: Ctx, node: ir.Alternatively) -> Flow[int]:
    """C123: judged once, before anything is done: what follows the words, or what stands before them."""
    met = holds(g, ctx, node.condition)
    g.note("alternative", "", ctx.controller, ctx.source, met=met)
    return int((yield from run(g, ctx, node.effects if met else node.replaced)))


@refuses(ir.Alternatively)
def _chosen_inside(node: ir.Alternatively) -> str:
    """What is chosen is chosen when the whole goes on the stack (C111), so in front of both alternatives."""
    declared = (ir.Choose, ir.Modal, ir.DivideDamage)
    return "a choice in one of two alternatives" if any(isinstance(n, declared) for n in walk(node)) else ""
