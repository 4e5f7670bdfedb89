"""Perpetual cycles (15.2): how often one runs is agreed on, nobody can stop it: a draw."""

from __future__ import annotations

from typing import Any, Final, NoReturn

from cardwright.games.sve.players import switches
from cardwright.kernel import loops
from cardwright.kernel.decisions import Decision, Flow, ask
from cardwright.kernel.game import Game
from cardwright.kernel.loops import Cycle
from cardwright.kernel.match import GameOver
from cardwright.kernel.state import NO_REF

MOST: Final = 99  # times that a player can name
BOUND: Final = frozenset({"while"})


def watch(g: Game) -> Flow[None]:
    """Much has resolved without progress: is it a perpetual cycle (15.2.1), and what becomes of it?"""
    state = g.state
    if not loops.watching(state):
        return
    if loops.exhausted(state, "15.2.1.2"):
        endless(g)
    cycle = loops.observe(g, loops.signature(g, _memory(g), BOUND))
    if cycle is None:
        return
    left = loops.follow(state, cycle)
    if left is None:
        yield from _agree(g, cycle)
    elif left < 0:
        endless(g)


def endless(g: Game) -> NoReturn:
    """Neither player is able to stop it: the game ends in a draw (15.2.1.3)."""
    g.note("loop", "15.2.1.3")
    raise GameOver(-1, "15.2.1.3")


def _agree(g: Game, cycle: Cycle) -> Flow[None]:
    """The active player says how often it runs, the other allows that or less (15.2.1.1; mirrored: reading S27).

    What leaves the position as it was is not done again after that (15.2.1.2).
    """
    stoppers = cycle.stoppers()
    if not switches(g).either_may_drive_cycles:
        stoppers = {p: links for p, links in stoppers.items() if p == g.state.turn_player}
    if not stoppers:
        endless(g)
    times = MOST
    for player in (g.state.turn_player, 1 - g.state.turn_player):
        if player in stoppers:
            times = yield from ask(Decision("number", player, loops.COUNT, "15.2.1.1", NO_REF, least=0, most=times))
            g.note("loop", "15.2.1.1", player, times=times)
    loops.plan(g.state, cycle, times, [link for player in stoppers for link in stoppers[player]], "15.2.1.2")


def _memory(g: Game) -> dict[str, Any]:
    """What is remembered of the game, but for what loops themselves remember."""
    return {k: v for k, v in g.state.memory.items() if not k.startswith(loops.PREFIX)}
