"""Infinite loops (chapter 13): a draw where nobody can stop one, else it runs as often as was named and stops.

Reading F51: a loop is the same position come again within a phase. Whoever does something optional in it can stop it
(13.2, 13.3). Where nobody does, players who could answer a question of it otherwise, or act where they passed, have to try;
what did not stop the loop is not open to them again, and when nothing is left nobody can stop it (13.1).
"""

from __future__ import annotations

from cardwright.games.common.cycles import MOST, Cycles
from cardwright.kernel import loops
from cardwright.kernel.decisions import Decision, Flow, ask
from cardwright.kernel.game import Game
from cardwright.kernel.loops import Cycle
from cardwright.kernel.state import NO_REF

RULESET = "fftcg-2020"


def _agree(g: Game, cycle: Cycle) -> Flow[None]:
    """Those who can stop the loop say how many times more it runs, the turn player first; the smaller number counts."""
    stoppers = cycle.stoppers()
    if not stoppers:
        CYCLES.endless(g)
    clause = "13.2" if len(stoppers) == 1 else "13.3"
    turn_player = g.state.turn_player
    named: list[int] = []
    for player in (turn_player, 1 - turn_player):
        if player in stoppers:
            times = yield from ask(Decision("number", player, loops.COUNT, clause, NO_REF, least=0, most=MOST))
            g.note("loop", clause, player, times=times)
            named.append(times)
    # 13.2, 13.3: it ends there; whoever wanted more of it does not start it again, and whoever stopped it does not either
    links = [link for player in stoppers for link in stoppers[player]]
    loops.plan(g.state, cycle, min(named), links, clause)


CYCLES = Cycles("13.1", "13.2", _agree)
watch, endless = CYCLES.watch, CYCLES.endless  # nobody can stop it: a draw (13.1)
