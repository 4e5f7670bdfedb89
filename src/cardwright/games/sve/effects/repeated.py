"""Doing something several times ("Do this 3 times") or once for a total ("for every 5 cards ...": 5.28)."""

from __future__ import annotations

from typing import Any, Final

from msgspec.structs import replace

from cardwright.games.common.amounts import FIXED, amount, outer_amounts
from cardwright.games.common.conditions import holds
from cardwright.games.common.context import Ctx
from cardwright.games.common.effects.characters import cards
from cardwright.games.common.effects.lasting import create
from cardwright.games.common.effects.registry import carry_out, executes, refuses, source_of
from cardwright.games.common.registry import walk
from cardwright.games.sve.effects.changes import give_leaders, given
from cardwright.kernel.decisions import Flow
from cardwright.kernel.game import Game
from cardwright.kernel.state import Env
from cardwright.text import ir
from cardwright.text import ir_sve as sv

MOST: Final = 1_000  # repetitions of one instruction: each changes something, and zones are not that big

# the number that is multiplied (5.28.1), by the class of the instruction
MULTIPLIED: Final[dict[type[ir.Effect], str]] = {
    ir.DealDamage: "amount",
    ir.Draw: "count",
    ir.Discard: "count",
    ir.Mill: "count",
    ir.PlaceCounters: "count",
    sv.CreateTokens: "count",
    sv.RecoverPoints: "count",
    sv.MaxPoints: "count",
    sv.GainEvolutionPoints: "count",
    sv.RandomDiscard: "count",
    sv.TopInto: "count",
    sv.AddToStack: "count",
}

# likewise, of what is picked as it is carried out: so many more cards
SELECTING: Final = (ir.SelectAndPut, ir.SelectAndBreak, ir.SelectAndDull)
WITH_FOUND: Final = (
    ir.PlayOnto,
    ir.ToHand,
    ir.PutInto,
    sv.Reveal,
    ir.RemoveFromGame,
)  # done to all that was searched for
PICKING: Final = (ir.Choose, ir.Select, sv.SelectRandom)  # what is done once, and not so many times


@executes(sv.Repeat)
def repeat(g: Game, ctx: Ctx, node: sv.Repeat) -> Flow[int]:
    """So many times; or until the condition holds, or nothing is left to do (1.3.2); or again as long as it holds afterwards."""
    total = 0
    times = node.times if node.count is None else amount(g, ctx, node.count)
    for done_before in range(MOST if node.until is not None or node.again is not None else times):
        kept = ctx.env
        if done_before:
            ctx.env = _anew(g, ctx, node)
        done = yield from carry_out(g, ctx, node.effect)
        if node.again is not None:  # which asks of what this time was done
            total += done
            if done == 0 or not holds(g, ctx, node.again):
                break
            continue
        if done_before:  # what each time has bound is meant together
            both = {n: (*kept[n], *v) for n, v in ctx.env.items() if n in kept and v is not kept[n] and n[0] == "t"}
            ctx.env = {**ctx.env, **both}
        total += done
        if node.until is not None and (done == 0 or holds(g, ctx, node.until)):
            break
    return total


def _anew(g: Game, ctx: Ctx, node: sv.Repeat) -> Env:
    """What is done again selects again (reading S37)."""
    selecting = (part for part in walk(node.effect) if isinstance(part, ir.Choose))
    before = {f"choose:{source_of(g, ctx, part)[1]}" for part in selecting}
    return {name: value for name, value in ctx.env.items() if name not in before} if before else ctx.env


@executes(sv.ForEvery)
def for_every(g: Game, ctx: Ctx, node: sv.ForEvery) -> Flow[int]:
    """Once, with every number multiplied (5.28.1); for nothing, not at all (1.3.2.2)."""
    factor = amount(g, ctx, node.count) // max(1, node.per)
    return (yield from _times(g, ctx, node.effect, factor))


def _times(g: Game, ctx: Ctx, node: Any, factor: int) -> Flow[int]:
    if isinstance(node, PICKING):
        return (yield from carry_out(g, ctx, node))
    if isinstance(node, ir.Then):  # a card is picked once, and as much done with it as for all of them
        total = yield from _times(g, ctx, node.first, factor)
        return total + (yield from _times(g, ctx, node.then, factor))
    if isinstance(node, ir.Both):
        total = 0
        for part in node.effects:
            total += yield from _times(g, ctx, part, factor)
        return total
    if factor <= 0:
        return 0
    if isinstance(node, ir.Gain):
        return _gain(g, ctx, node, factor)
    if isinstance(node, ir.CostChange):
        refs = tuple(cards(g, ctx, node.what))
        made = refs and create(g, ctx, node, ir.Permanent(), objects=refs, values=_fixed(g, ctx, node, factor))
        return len(refs) if made else 0
    return (yield from carry_out(g, ctx, _multiplied(g, ctx, node, factor)))


def _multiplied(g: Game, ctx: Ctx, node: Any, factor: int) -> ir.Effect:
    """The instruction with its number multiplied."""
    if isinstance(node, sv.SelectThenAll):
        return replace(node, effect=_multiplied(g, ctx, node.effect, factor))
    if isinstance(node, SELECTING):
        return replace(node, target=_more(g, ctx, node.target, factor))
    if isinstance(node, ir.Search):
        return replace(node, targets=tuple(_more(g, ctx, each, factor) for each in node.targets))
    if isinstance(node, WITH_FOUND):
        return node
    if isinstance(node, sv.Race | sv.Serve):
        return replace(node, times=node.times * factor)
    field = MULTIPLIED[type(node)]
    return replace(node, **{field: ir.Num(value=amount(g, ctx, getattr(node, field)) * factor)})  # type: ignore[no-any-return]


def _more(g: Game, ctx: Ctx, target: ir.Target, factor: int) -> ir.Target:
    return replace(target, count=ir.Num(value=amount(g, ctx, target.count) * factor))


def _gain(g: Game, ctx: Ctx, node: ir.Gain, factor: int) -> int:
    """Give so much more: leaders at once, followers by an effect whose numbers are fixed now."""
    done, refs = give_leaders(g, ctx, node, cards(g, ctx, node.to), factor)
    made = refs and create(g, ctx, node, node.duration, objects=tuple(refs), values=_fixed(g, ctx, node, factor))
    if made:
        given(g, ctx, node, refs, factor)
    return done + (len(refs) if made else 0)


def _fixed(g: Game, ctx: Ctx, node: ir.Effect, factor: int) -> dict[str, int]:
    """Its numbers, so many times."""
    return {f"{FIXED}{place}": amount(g, ctx, part) * factor for place, part in outer_amounts(node)}


@refuses(sv.ForEvery)
def _unable(node: sv.ForEvery) -> str:
    return _not_multiplied(node.effect)


def _not_multiplied(node: ir.Effect) -> str:
    found = {each.bind for part in walk(node) if isinstance(part, ir.Search) for each in part.targets}
    return _not_so_often(node, found)


def _not_so_often(node: ir.Effect, found: set[str]) -> str:
    """``found``: what was searched for by the same sentence."""
    if isinstance(node, ir.Then):
        return _not_so_often(node.first, found) or _not_so_often(node.then, found)
    if isinstance(node, ir.Both):
        return next((reason for part in node.effects if (reason := _not_so_often(part, found))), "")
    if isinstance(node, WITH_FOUND):
        named = set(node.what.to) if isinstance(node.what, ir.Ref) else {""}
        return "" if named <= found else f"{type(node).__name__} is not done for every so many"
    counted = (*PICKING, *SELECTING, sv.SelectThenAll, ir.Gain, ir.CostChange, ir.Search, sv.Race, sv.Serve)
    known = isinstance(node, counted) or type(node) in MULTIPLIED
    return "" if known else f"{type(node).__name__} is not done for every so many"
