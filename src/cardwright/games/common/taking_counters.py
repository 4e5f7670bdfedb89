"""Counters that an effect or a cost takes away, where a player may have to say of which name they are (6.7)."""

from __future__ import annotations

from cardwright.games.common.actions import Cause, remove_counters
from cardwright.games.common.context import Ctx
from cardwright.games.common.counters import counted
from cardwright.kernel.decisions import Decision, Flow
from cardwright.kernel.game import Game
from cardwright.kernel.state import Ref


def take(g: Game, ctx: Ctx, player: int, ref: Ref, name: str, count: int, cause: Cause, clause: str) -> Flow[int]:
    """Remove so many of the name from the card, or as many as there are; for "" the player says of which name each one is."""
    if name:
        return remove_counters(g, ref, name, count, cause)
    gone = 0
    for taken in range(count):
        names = tuple(sorted(n for n, held in g.state.objects[ref[0]].counters.items() if held))
        if not names:
            break
        answer = (names[0],)
        if len(names) > 1 and count - taken < counted(g.state.objects[ref[0]].counters, ""):  # else all of them go
            answer = yield from g.ask(Decision("choose", player, "name", clause, ctx.source, names))
        gone += remove_counters(g, ref, answer[0], 1, cause)
    return gone
