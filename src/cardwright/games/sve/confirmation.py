"""Confirmation Timing (10.5): rules handling and pending automatic abilities, until there are none of either."""

from __future__ import annotations

from cardwright.games.common import turning
from cardwright.games.common.pending import alike, saying_the_same
from cardwright.games.sve import idling, loops, playing
from cardwright.games.sve.rules_handling import at_rest, rules_handling
from cardwright.kernel.decisions import ALIKE, Decision, Flow
from cardwright.kernel.game import Game
from cardwright.kernel.loops import step

MAX_ROUNDS = 400  # in one Confirmation Timing: more could not be stopped by anybody


def confirm_then(g: Game, after: str) -> None:
    """Confirmation Timing occurs, then step `after` follows."""
    g.state.vars["after"] = after
    g.state.step = "confirm"


def step_confirm(g: Game) -> Flow[None] | None:
    """Confirmation Timing as a step of its own: most often there is nothing to do in it."""
    if g.state.waiting or g.known.stateful or not at_rest(g):
        return _confirmed(g)
    _go_on(g)
    return None


def _confirmed(g: Game) -> Flow[None]:
    yield from confirmation(g)
    _go_on(g)


def _go_on(g: Game) -> None:
    """Confirmation Timing is over: the step follows that was to come then."""
    after = g.state.vars.pop("after")
    if idling.TRIED in g.state.memory:
        idling.judge(g)
    assert isinstance(after, str)
    g.state.step = after


def confirmation(g: Game) -> Flow[None]:
    """Rules handling until there is none (10.5.1.1, 10.5.2.1), then one pending ability, the active player's first; and again (10.5.2)."""
    for _ in range(MAX_ROUNDS):
        yield from rules_handling(g)
        if g.known.stateful:
            turning.notice(g)  # 10.7.6, 10.7.6.1
        if not g.state.waiting:
            return  # 10.5.2.4
        step(g.state)
        yield from loops.watch(g)
        yield from _one_pending(g)
    loops.endless(g)


def _one_pending(g: Game) -> Flow[None]:
    """One pending automatic ability is played and resolved (10.5.2.2, 10.5.2.3, 10.7.3)."""
    state = g.state
    active = state.turn_player
    player = active if any(w.controller == active for w in state.waiting) else 1 - active
    mine = [i for i, w in enumerate(state.waiting) if w.controller == player]
    at = mine[0]
    if len(mine) > 1 and not alike(g, [state.waiting[i] for i in mine]):
        options = tuple((i, g.name(state.waiting[i].source)) for i in mine)
        clause = "10.5.2.2" if player == active else "10.5.2.3"
        waiting = [state.waiting[i] for i in mine]
        data = (*(ALIKE if saying_the_same(g, waiting) else ()), *(w.source[0] for w in waiting))
        says = tuple((w.node,) for w in waiting)
        answer = yield from g.ask(Decision("choose", player, "pending", clause, options=options, data=data, says=says))
        at = answer[0][0]
    played = state.waiting[at]
    state.waiting = [w for i, w in enumerate(state.waiting) if i != at]
    yield from playing.play_auto(g, played)
