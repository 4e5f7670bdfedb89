"""Loops without an end (chapter 13; sve 15.2): when one is found, who is asked how often it runs, and the draw that is left."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final, NamedTuple, NoReturn

from cardwright.games.common.limits import EVER, MODES, USED
from cardwright.kernel import loops
from cardwright.kernel.decisions import Flow
from cardwright.kernel.game import Game
from cardwright.kernel.loops import Cycle
from cardwright.kernel.match import GameOver

MOST: Final = 99  # times that a player can name
BOUND: Final = frozenset({"while"})  # these effects last as long as a card stays (Effect.until is that card)
COUNTED: Final = (USED, EVER)  # State.memory: uses of an ability of one object (limits.py)


class Cycles(NamedTuple):
    """How a game deals with loops: the clauses by which nobody stops one and nothing goes on, and who is asked."""

    draw: str
    exhausted: str
    agree: Callable[[Game, Cycle], Flow[None]]

    def watch(self, g: Game) -> Flow[None]:
        """Much has resolved without progress: is it a loop, and what becomes of it?"""
        if loops.exhausted(g.state, self.exhausted):
            self.endless(g)
        cycle = loops.observe(g, loops.signature(g, _memory(g), BOUND))
        if cycle is None:
            return
        left = loops.follow(g.state, cycle)
        if left is None:
            yield from self.agree(g, cycle)
        elif left < 0:
            self.endless(g)

    def endless(self, g: Game) -> NoReturn:
        """Nobody can stop it: the game is a draw."""
        g.note("loop", self.draw)
        raise GameOver(-1, self.draw)


def _memory(g: Game) -> dict[str, Any]:
    """What is remembered of the game; how often abilities were used only as far as their objects are still the same."""
    found: dict[str, Any] = {}
    for key, value in g.state.memory.items():
        if key.startswith(COUNTED):
            kind, *where = key.split(":")
            modes = where[0] == MODES
            card, generation, definition, node, *giver = where[modes:]
            given = g.derived.given.get((int(card), (int(definition), int(node))), ()) if giver else ()
            if g.state.exists((int(card), int(generation))) and all(each in given for each in giver):
                which = [str(given.index(each)) for each in giver]
                found[":".join((kind, *where[:modes], card, definition, node, *which))] = value
        elif not key.startswith(loops.PREFIX):
            found[key] = value
    return found
