"""What a card gains because another has lost it (11.11.5)."""

from __future__ import annotations

from collections.abc import Callable

from msgspec.structs import replace

from cardwright.games.common import statics
from cardwright.games.common.changes import CHANGES, Change, Values
from cardwright.games.common.context import Ctx
from cardwright.games.common.effects.characters import cards
from cardwright.games.common.effects.continuous import LOST
from cardwright.games.common.effects.lasting import create, unable_duration
from cardwright.games.common.effects.registry import executes, refuses
from cardwright.games.common.looking import OTHER
from cardwright.games.common.standing import Instance
from cardwright.kernel.decisions import Flow
from cardwright.kernel.game import Game
from cardwright.kernel.state import Chars
from cardwright.text import ir


@executes(ir.GainLost)
def gain_lost(g: Game, ctx: Ctx, node: ir.GainLost) -> Flow[int]:
    """What cards lost just now, as far as they had it; where that is nothing, nothing is gained (2.3)."""
    yield from ()
    refs = tuple(cards(g, ctx, node.to))
    if not refs or not ctx.env.get(LOST):
        return 0
    return len(refs) if create(g, ctx, node, node.duration, objects=refs) else 0


@refuses(ir.GainLost)
def _lasts(node: ir.GainLost) -> str:
    return unable_duration(node.duration)


def _no_numbers(node: ir.GainLost, number: Callable[[ir.Amount], int]) -> Values:
    return ()


def _give(g: Game, instance: Instance, number: int, chars: Chars, values: Values) -> Chars:
    ref = g.state.objects[number].ref
    lost = {str(each) for each in instance.ctx.env.get(LOST, ())}
    return replace(chars, keywords=chars.keywords | {each for each in lost if not statics.cannot_gain(g, ref, each)})


CHANGES[ir.GainLost] = Change(OTHER, _no_numbers, _give)
