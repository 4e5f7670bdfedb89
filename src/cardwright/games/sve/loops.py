"""Perpetual cycles (15.2): how often one runs is agreed on, nobody can stop it: a draw."""

from __future__ import annotations

from cardwright.games.common.cycles import MOST, Cycles
from cardwright.games.sve.players import switches
from cardwright.kernel import loops
from cardwright.kernel.decisions import Decision, Flow, ask
from cardwright.kernel.game import Game
from cardwright.kernel.loops import Cycle
from cardwright.kernel.state import NO_REF


def _agree(g: Game, cycle: Cycle) -> Flow[None]:
    """The active player says how often it runs, the other allows that or less (15.2.1.1; mirrored: reading S27).

    What leaves the position as it was is not done again after that (15.2.1.2).
    """
    stoppers = cycle.stoppers()
    if not switches(g).either_may_drive_cycles:
        stoppers = {p: links for p, links in stoppers.items() if p == g.state.turn_player}
    if not stoppers:
        CYCLES.endless(g)
    times = MOST
    for player in (g.state.turn_player, 1 - g.state.turn_player):
        if player in stoppers:
            times = yield from ask(Decision("number", player, loops.COUNT, "15.2.1.1", NO_REF, least=0, most=times))
            g.note("loop", "15.2.1.1", player, times=times)
    loops.plan(g.state, cycle, times, [link for player in stoppers for link in stoppers[player]], "15.2.1.2")


CYCLES = Cycles("15.2.1.3", "15.2.1.2", _agree)
endless = CYCLES.endless  # neither player is able to stop it: a draw (15.2.1.3)


def watch(g: Game) -> Flow[None]:
    """Much has resolved without progress: is it a perpetual cycle (15.2.1), and what becomes of it?"""
    if loops.watching(g.state):
        yield from CYCLES.watch(g)
