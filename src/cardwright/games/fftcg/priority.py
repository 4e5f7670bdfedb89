"""Priority (11.1): who may act, what happens before, and when the stack or the phase goes on."""

from __future__ import annotations

from cardwright.games.common import turning
from cardwright.games.common.combat import see_who_left
from cardwright.games.fftcg import casting, cited, loops, stack, using
from cardwright.games.fftcg.rule_processes import calm, rule_processes
from cardwright.kernel.decisions import Answer, Decision, Flow
from cardwright.kernel.game import Game
from cardwright.kernel.loops import step, watching

RULESET = "fftcg-2020"
MAX_SETTLED = 500  # rounds of triggered abilities before anybody gains priority: nobody could stop more


def open_window(g: Game, after: str, *, closed: bool = False) -> None:
    """The turn player gains priority (11.1.2); once both have passed on an empty stack, step `after` follows (11.1.7).

    In a `closed` window nothing can be cast or used (9.5.1.1, 9.5.1.4): the stack just resolves.
    """
    state = g.state
    state.vars["after"] = after
    state.vars["closed"] = int(closed)
    gain(g, state.turn_player)


def gain(g: Game, player: int) -> None:
    """A player is about to gain priority: first comes what 11.1.3 and 11.1.4 demand. No text reads who has it."""
    state = g.state
    state.priority = player
    state.passes = 0
    state.step = "open"


def settle(g: Game) -> Flow[bool]:
    """Rule processes and triggered abilities, until there are none of either (11.1.3, 11.1.4, 12.3): were there any?"""
    anything = False
    for _ in range(MAX_SETTLED):
        if not calm(g):
            anything = (yield from rule_processes(g)) or anything
        see_who_left(g)
        if g.known.stateful:
            turning.notice(g)
        if not g.state.waiting:
            return anything
        anything = True
        yield from stack.stack_waiting(g)
    loops.endless(g)


def step_open(g: Game) -> Flow[None] | None:
    """A player gains priority: most often nothing comes before that."""
    state = g.state
    if state.waiting or watching(state) or g.known.stateful or not calm(g):
        return _settled_open(g)
    see_who_left(g)
    _opened(g)
    return None


def _settled_open(g: Game) -> Flow[None]:
    yield from settle(g)
    if watching(g.state):
        yield from loops.watch(g)  # 13.1-13.3
    _opened(g)


def _opened(g: Game) -> None:
    """Nothing comes before it any more: the player with priority may act, in a closed window the stack just resolves."""
    state = g.state
    if not state.vars.get("closed"):
        state.step = "priority"
    elif state.stack:
        state.step = "resolve"  # both can only pass
    else:
        leave_window(g)


def leave_window(g: Game) -> None:
    """The phase or step ends (11.1.7)."""
    state = g.state
    state.step = state.vars["after"]  # type: ignore[assignment]  # the name of a step
    state.priority = -1


def step_priority(g: Game) -> Flow[None]:
    """The player with priority acts or passes (11.1.1, 11.1.6): so do both answer each other (fftcg-classic C68; fftcg-guide G68)."""
    state = g.state
    player = state.priority
    act: Answer = yield Decision("act", player, "priority", cited.window(state, player))
    if act[0] == "pass":
        pass_on(g, player)
        return
    step(g.state)
    if act[0] == "cast":
        yield from casting.cast_act(g, player, act)
    else:
        yield from using.use_act(g, player, act)


def pass_on(g: Game, player: int) -> None:
    """The player passes (11.1.6)."""
    state = g.state
    state.passes += 1
    if state.passes < 2:
        state.priority = 1 - player  # 11.1.6
    elif state.stack:
        state.step = "resolve"
    else:
        leave_window(g)


def step_resolve(g: Game) -> Flow[None]:
    """The top of the stack resolves, then the turn player gains priority (11.1.5, 11.1.7, 11.11.1; against fftcg-guide G67)."""
    step(g.state)
    yield from stack.resolve_top(g)
    gain(g, g.state.turn_player)
