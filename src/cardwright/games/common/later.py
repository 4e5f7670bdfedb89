"""The conditions of abilities that wait for something to happen later: delayed ones (11.8.17) and "when you do so"."""

from __future__ import annotations

from typing import Final

from cardwright.games.common.conditions import holds
from cardwright.games.common.context import Ctx
from cardwright.kernel.game import Game
from cardwright.kernel.state import Env
from cardwright.text import ir
from cardwright.text.pronouns import CONDITION_BEHIND

RULESET = "fftcg-2020"
Later = ir.Delayed | ir.WhenDone | ir.Reflexive
MOMENTS: Final = (ir.BeginningOf, ir.EndOf, ir.EndOfNextTurn)  # they come once, whether something triggers or not
ASKING: Final = (ir.If, ir.Otherwise, ir.Instead, ir.IfNotDone)


def of_a_later_turn(node: ir.Event) -> bool:
    """Whether the current turn does not count."""
    return isinstance(node, ir.EndOfNextTurn) or (isinstance(node, ir.BeginningOf) and node.later)


def condition_of(node: Later) -> ir.Condition | None:
    """The "if" right behind what the ability waits for (11.8.13): of several instructions with one each none is it (reading
    F54), nor is one that is printed behind its instruction (F56)."""
    first, *rest = node.effects or (None,)
    if not isinstance(first, ir.If) or first.w >= CONDITION_BEHIND or any(isinstance(each, ASKING) for each in rest):
        return None
    return first.condition


def goes_off(g: Game, ctx: Ctx, node: Later) -> bool:
    """Whether the ability triggers as things are now: its condition has to hold then, too, not only as it resolves (11.8.13)."""
    condition = condition_of(node)
    return condition is None or holds(g, ctx, condition)


def triggered(g: Game, ctx: Ctx, node: ir.Delayed, effect: int, env: Env | None) -> Env | None:
    """What a delayed ability has triggered with, None where it has not: the moment for which it waits passes all the same."""
    if env is None or goes_off(g, ctx.bind(**env), node):
        return env
    if isinstance(node.event, MOMENTS):
        g.fired(effect)
    return None
