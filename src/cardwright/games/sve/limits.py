"""When abilities of this game may be played, and how often they trigger (10.7.2.2, 12.3.3)."""

from __future__ import annotations

from cardwright.games.common.context import Ctx
from cardwright.games.common.limits import ACTIVATED, COUNTED, LIMITS, USED, times_used
from cardwright.kernel.game import Game
from cardwright.text import ir_sve as sv

ACTIVATED.update((sv.EvolveAbility, sv.ServeAbility))
COUNTED[sv.OnEachOfYourTurns] = USED


@LIMITS.handles(sv.QuickTiming)
def _quick(g: Game, ctx: Ctx, node: sv.QuickTiming) -> str:
    """No limit: the ability may also be played in windows of the opponent's turn (12.3.3, 12.3.5)."""
    return ""


@LIMITS.handles(sv.OnEachOfYourTurns)
def _own_turns(g: Game, ctx: Ctx, node: sv.OnEachOfYourTurns) -> str:
    """So often on each of one's own turns, or of the opponent's (10.7.2.2)."""
    if (g.state.turn_player != ctx.controller) != node.theirs:
        return "only on one's own turns" if not node.theirs else "only on an opponent's turns"
    return "" if times_used(g, USED, ctx) < node.times else "so often on each of these turns, and no more"


@LIMITS.handles(sv.CostsLess)
def _cheaper(g: Game, ctx: Ctx, node: sv.CostsLess) -> str:
    """No limit: what the ability costs is asked elsewhere (`abilities.cost_of`)."""
    return ""
