"""What texts say about the costs of using abilities and keywords: less, more, CP of any Element (X-WARP-8, X-PRIMING-8, X-PAY-5)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from cardwright.games.common import amounts, statics
from cardwright.games.common.changes import RULINGS
from cardwright.games.common.context import Ctx
from cardwright.games.common.effects.lasting import create, unable_duration
from cardwright.games.common.effects.registry import executes, refuses
from cardwright.games.common.groups import matches
from cardwright.games.common.refs import covers, players
from cardwright.games.common.ruling import number, own, rule_of
from cardwright.games.common.texts import unable_to_last
from cardwright.games.common.zones import FIELD
from cardwright.kernel.decisions import Flow
from cardwright.kernel.game import Game
from cardwright.kernel.state import Ref
from cardwright.text import ir

RULESET = "fftcg-new"
KEYWORDS: Final = ("Warp", "Priming", "Limit Break")

RULINGS.add(ir.KeywordAnyElement)
RULINGS.add(ir.UseCostChange)


@executes(ir.UseCostChange)
def use_cost(g: Game, ctx: Ctx, node: ir.UseCostChange) -> Flow[int]:
    """For a time, what abilities or keywords cost comes to less or more (X-PAY-5)."""
    yield from ()
    return int(create(g, ctx, node, node.duration, objects=None))


refuses(ir.UseCostChange)(lambda node: unable_duration(node.duration) or unable_to_last(node))


def cost_of(g: Game, player: int, ref: Ref, keyword: str, cost: ir.Cost) -> ir.Cost:
    """The cost that the player has to pay for the keyword of the card now."""
    cost = changed(g, player, ref, keyword, cost)
    if "KeywordAnyElement" not in g.derived.rules:
        return cost
    for entry, ctx in statics.in_force(g, "KeywordAnyElement"):
        node = entry.part.node
        mine = node.keyword == keyword and player in players(g, ctx, node.player)
        if mine and (node.group is None or matches(g, ctx, node.group, ref)):
            return _of_any_element(cost)  # X-WARP-8, X-PRIMING-8
    return cost


def _of_any_element(cost: ir.Cost) -> ir.Cost:
    """The same amount without demands on Elements."""
    icons = tuple(ir.CpGeneric(1) if isinstance(i, ir.CpElement) else i for i in cost.icons)
    return ir.Cost(icons=icons, actions=cost.actions)


# -- less and more -----------------------------------------------------------------------------------------------------


def changed(g: Game, player: int, ref: Ref, use: str, cost: ir.Cost) -> ir.Cost:
    """The cost with what texts add to it, then take off it (X-PAY-5)."""
    more, less = _amounts(g, player, ref, use)
    if more:
        cost = ir.Cost(icons=(*cost.icons, *map(ir.CpGeneric, more)), actions=cost.actions)
    for floor, amount in less:
        cost = _reduced(cost, amount, floor)
    return cost


def lessened(g: Game, ctx: Ctx, cost: ir.Cost) -> ir.Cost:
    """The cost with what it says itself that it comes to less."""
    for item in cost.actions:
        if isinstance(item, ir.CostLess):
            cost = _reduced(cost, max(0, amounts.amount(g, ctx, item.amount)), 0)
    return ir.Cost(icons=cost.icons, actions=tuple(a for a in cost.actions if not isinstance(a, ir.CostLess)))


def changed_number(g: Game, player: int, ref: Ref, use: str, count: int) -> int:
    """The same for a cost that is a number of cards (X-LB-6)."""
    more, less = _amounts(g, player, ref, use)
    count += sum(more)
    for floor, amount in less:
        count -= min(amount, max(0, count - floor))
    return count


def _amounts(g: Game, player: int, ref: Ref, use: str) -> tuple[list[int], list[tuple[int, int]]]:
    """What is added; and what is taken off, each with its floor, the highest floor first."""
    found = [(node, number(g, ctx, node.amount)) for node, ctx in _changes(g, player, ref, use)]
    more = [amount for node, amount in found if node.more]
    return more, sorted(((node.floor, amount) for node, amount in found if not node.more), reverse=True)


def _changes(g: Game, player: int, ref: Ref, use: str) -> Iterator[tuple[ir.UseCostChange, Ctx]]:
    found = [(rule_of(e.part), ctx) for e, ctx in statics.in_force(g, "UseCostChange")]
    if g.state.objects[ref[0]].zone != FIELD:  # its own text speaks of it wherever it is
        found += [
            (rule, ctx) for rule, ctx in own(g, "UseCostChange", ref, player) if isinstance(rule.what, ir.SelfRef)
        ]
    for node, ctx in found:
        whose = node.player is None or player in players(g, ctx, node.player)
        if use in node.uses and whose and _about(g, ctx, node, ref, use):
            yield node, ctx


def _about(g: Game, ctx: Ctx, node: ir.UseCostChange, ref: Ref, use: str) -> bool:
    if node.what is None:
        return True
    if use in KEYWORDS and isinstance(node.what, ir.All):
        return matches(g, ctx, node.what.group, ref)  # cards are warped from the hand
    return covers(g, ctx, node.what, ref)


def _reduced(cost: ir.Cost, amount: int, floor: int) -> ir.Cost:
    """Generic CP is taken off first, then CP of Elements, the last printed first."""
    generic = sum(i.amount for i in cost.icons if isinstance(i, ir.CpGeneric))
    elements = [i for i in cost.icons if isinstance(i, ir.CpElement)]
    amount = min(amount, max(0, generic + len(elements) - floor))
    kept = elements[: len(elements) - max(0, amount - generic)]
    others = tuple(i for i in cost.icons if not isinstance(i, ir.CpGeneric | ir.CpElement))
    rest = (ir.CpGeneric(generic - amount),) if generic > amount else ()
    return ir.Cost(icons=(*kept, *rest, *others), actions=cost.actions)
