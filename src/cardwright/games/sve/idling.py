"""Abilities that leave everything as it was: they are not played again until something else happens (15.2.1.2)."""

from __future__ import annotations

from typing import Any, Final

from cardwright.kernel import loops
from cardwright.kernel.game import Game
from cardwright.kernel.rules import Act

TRIED: Final = "still:tried"  # State.memory: the position before an ability was played, and whose and which that is
IDLE: Final = "still:idle"  # State.memory: abilities that changed nothing, in the position in which the game still is
OWN: Final = ("still:", loops.PREFIX)  # what is remembered for the sake of cycles is no part of the position


def begin(g: Game, player: int, act: Act) -> None:
    """An ability is about to be played: remember the position, to see later whether that has changed anything (15.2.1.2)."""
    g.state.memory[TRIED] = (_position(g), _key(g, player, act))


def judge(g: Game) -> None:
    """Confirmation Timing is over: an ability that has left everything as it was is closed to its player (15.2.1.2)."""
    tried = g.state.memory.pop(TRIED, None)
    if tried is None:
        return
    if tried[0] == _position(g):
        g.state.memory[IDLE] = (*g.state.memory.get(IDLE, ()), tried[1])
        g.note("idle", "15.2.1.2", g.state.turn_player)
    else:
        changed(g)


def changed(g: Game) -> None:
    """Something else is done: everything may be tried again."""
    g.state.memory.pop(IDLE, None)


def closed(g: Game, player: int, act: Act) -> bool:
    """Whether the act is one that would change nothing once more."""
    done = g.state.memory.get(IDLE)
    return done is not None and act[0] == "use" and _key(g, player, act) in done


def _key(g: Game, player: int, act: Act) -> str:
    return f"{player}|{loops.act_key(g, act)}"


def _position(g: Game) -> str:
    memory: dict[str, Any] = {k: v for k, v in g.state.memory.items() if not k.startswith(OWN)}
    return loops.signature(g, memory)
