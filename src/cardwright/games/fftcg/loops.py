"""Infinite loops (chapter 13): a draw where nobody can stop one, else it runs as often as was named and stops.

Reading F51: a loop is the same position come again within a phase. Whoever does something optional in it can stop it
(13.2, 13.3). Where nobody does, players who could answer a question of it otherwise, or act where they passed, have to try;
what did not stop the loop is not open to them again, and when nothing is left nobody can stop it (13.1).
"""

from __future__ import annotations

from typing import Any, Final, NoReturn

from cardwright.kernel import loops
from cardwright.kernel.decisions import Decision, Flow, ask
from cardwright.kernel.game import Game
from cardwright.kernel.loops import Cycle
from cardwright.kernel.match import GameOver
from cardwright.kernel.state import NO_REF

RULESET = "fftcg-2020"
MOST: Final = 99  # times that a player can name
BOUND: Final = frozenset({"while"})  # these effects last as long as a card stays (Effect.until is that card)
COUNTED: Final = ("used:", "ever:")  # State.memory: uses of an ability of one object (limits.py)


def watch(g: Game) -> Flow[None]:
    """A player gains priority, and much has resolved in this phase: is it a loop, and what becomes of it?"""
    state = g.state
    if loops.exhausted(state, "13.2"):
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
    """Nobody can stop it: the game is a draw (13.1)."""
    g.note("loop", "13.1")
    raise GameOver(-1, "13.1")


def _agree(g: Game, cycle: Cycle) -> Flow[None]:
    """Those who can stop the loop say how many times more it runs, the turn player first; the smaller number counts."""
    stoppers = cycle.stoppers()
    if not stoppers:
        endless(g)
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


def _memory(g: Game) -> dict[str, Any]:
    """What is remembered of the game; how often abilities were used only as far as their objects are still the same."""
    found: dict[str, Any] = {}
    for key, value in g.state.memory.items():
        if key.startswith(COUNTED):
            kind, card, generation, *node = key.split(":")
            if g.state.exists((int(card), int(generation))):
                found[":".join((kind, card, *node))] = value
        elif not key.startswith(loops.PREFIX):
            found[key] = value
    return found
