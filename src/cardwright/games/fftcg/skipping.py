"""Turns and phases that are added or left out by texts (9.a, 9.5.1.5)."""

from __future__ import annotations

from typing import Final

from cardwright.games.common import turn_order
from cardwright.games.common.context import Ctx
from cardwright.games.common.effects.registry import asked, carry_out, executes
from cardwright.kernel.decisions import Flow
from cardwright.kernel.game import Game
from cardwright.kernel.state import MISC
from cardwright.text import ir

RULESET = "fftcg-2020"
AGAIN: Final = "another_attack"  # State.vars: how many Attack Phases come after that of this turn
MAIN_AGAIN: Final = "another_main"  # State.vars: how many Main Phases come after the phase that is now
AFTER: Final = {
    "active": "draw",
    "draw": "main1",
    "main1": "attack",
    "attack": "main2",
    "main2": "end",
}  # the steps (9.a)
# the words of texts for the steps of a turn
PHASES: Final = {
    "active": "active", "draw": "draw", "draws": "draws", "main_1": "main1", "attack": "attack", "main_2": "main2", "turn": "turn",
}  # fmt: skip


def skipped(g: Game, phase: str) -> bool:
    """Whether the turn player skips this phase, once for each such instruction: called as it would begin."""
    name = f"skip:{g.state.turn_player}:{phase}"
    waiting = g.state.memory.get(name)
    if not waiting:
        return False
    due = [i for i, first in enumerate(waiting) if isinstance(first, int) and first <= g.state.turn]
    if not due:
        return False
    turn_order.done_waiting(g, name, due[0])
    g.changed(MISC)
    g.note("skipped_phase", "11.11.5", g.state.turn_player, phase=phase)
    return True


def passed_over(g: Game, phase: str) -> bool:
    """Whether the turn player skips this phase; the step after it is then the next."""
    over = skipped(g, phase)
    if over:
        g.state.step = AFTER[phase]
    return over


def attack_again(g: Game) -> bool:
    """Whether another Attack Phase comes now, which is then no longer waited for."""
    return _taken(g, AGAIN)


def main_again(g: Game) -> bool:
    """Whether another Main Phase comes now, which is a Main Phase 2 wherever it comes (9.3.1.1); likewise."""
    return _taken(g, MAIN_AGAIN) and not skipped(g, "main2")


def _taken(g: Game, name: str) -> bool:
    left = g.state.vars.pop(name, 0)
    assert isinstance(left, int)
    if left > 1:
        g.state.vars[name] = left - 1
    return left > 0


@executes(ir.SkipPhases)
def skip_phases(g: Game, ctx: Ctx, node: ir.SkipPhases) -> Flow[int]:
    """Noted until such a phase would begin, from the next turn on where the text says so."""
    yield from ()
    players = asked(g, ctx, node.player)
    for player in players:
        for phase in node.phases:
            if phase == "turn":
                turn_order.skip_next(g, player)
                continue
            first = g.state.turn + 1 if node.next_turn else 0
            turn_order.wait(g, f"skip:{player}:{PHASES[phase]}", first)
    return len(players)


@executes(ir.AnotherTurn)
def another_turn(g: Game, ctx: Ctx, node: ir.AnotherTurn) -> Flow[int]:
    """Right after this turn, whosever that is; what is done at its end waits for that (11.8.17)."""
    players = asked(g, ctx, node.player)
    for player in players:
        turn_order.take_another(g, player)
    if node.later is not None and players:
        yield from carry_out(g, ctx, node.later)
    return len(players)


@executes(ir.AnotherAttackPhase)
def another_attack_phase(g: Game, ctx: Ctx, node: ir.AnotherAttackPhase) -> Flow[int]:
    """It comes where Main Phase 2 would begin, in this turn only."""
    yield from ()
    return _one_more(g, AGAIN)


@executes(ir.AnotherMainPhase)
def another_main_phase(g: Game, ctx: Ctx, node: ir.AnotherMainPhase) -> Flow[int]:
    """It comes when the phase that is now has ended, in this turn only; in the End Phase it is too late for that."""
    yield from ()
    return 0 if g.state.phase == "end" else _one_more(g, MAIN_AGAIN)


def _one_more(g: Game, name: str) -> int:
    left = g.state.vars.get(name, 0)
    assert isinstance(left, int)
    g.state.vars[name] = left + 1
    g.changed(MISC)
    return 1
