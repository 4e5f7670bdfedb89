"""The next Summon of a turn that is removed from the game instead of being put away, and then cast again (X-STACK-5)."""

from __future__ import annotations

from typing import Final

from cardwright.games.common.changes import RULINGS
from cardwright.games.common.context import Ctx, ctx_of_effect
from cardwright.games.common.effects.lasting import create, unable_duration
from cardwright.games.common.effects.registry import executes, refuses
from cardwright.games.common.groups import matches
from cardwright.games.common.house import FREE
from cardwright.kernel.decisions import Flow
from cardwright.kernel.game import Game
from cardwright.kernel.state import Item, Ref
from cardwright.text import ir

RULESET = "fftcg-new"
MARKED: Final = "next_summon:"  # in State.memory: such a Summon on the stack, by its id, and whether it is cast again

RULINGS.add(ir.NextSummonLeaves)


@executes(ir.NextSummonLeaves)
def next_summon_leaves(g: Game, ctx: Ctx, node: ir.NextSummonLeaves) -> Flow[int]:
    """X-STACK-5: it waits for the next such Summon; those on the stack already were cast before."""
    yield from ()
    return int(create(g, ctx, node, node.duration, objects=None))


@refuses(ir.NextSummonLeaves)
def _lasts(node: ir.NextSummonLeaves) -> str:
    return unable_duration(node.duration)


def note_cast(g: Game, player: int, ref: Ref) -> None:
    """The player has cast this Summon from the hand: whoever waits for it waits no longer."""
    met: dict[int, bool] = {}
    for effect in g.state.effects:
        node = g.node(effect.node)
        if not isinstance(node, ir.NextSummonLeaves) or effect.controller != player:
            continue
        if matches(g, ctx_of_effect(effect), node.group, ref):
            met[effect.id] = node.again
    if met:
        g.state.memory[f"{MARKED}{ref[0]}"] = (ref[1], int(any(met.values())))
        g.end_effects(set(met))


def leaves(g: Game, item: Item) -> tuple[bool, bool]:
    """Whether this Summon, which leaves the stack, is removed from the game, and whether it is cast again."""
    found = g.state.memory.pop(f"{MARKED}{item.source[0]}", None) if item.kind == "summon" else None
    if found is None or found[0] != item.source[1]:
        return False, False
    return True, bool(found[1])


def cast_again(g: Game, item: Item) -> Flow[None]:
    """X-STACK-5: without paying the cost, where that is possible now (2.3): it stays removed from the game otherwise."""
    from cardwright.games.fftcg.casting import cast  # casting puts Summons on the stack, which casts them again

    yield from cast(g, item.controller, g.state.objects[item.source[0]].ref, FREE)
