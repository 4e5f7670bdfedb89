"""What texts say about the costs that keywords ask for: CP of any Element (X-WARP-8, X-PRIMING-8)."""

from __future__ import annotations

from cardwright.games.common import statics
from cardwright.games.common.changes import RULINGS
from cardwright.games.common.groups import matches
from cardwright.games.common.refs import players
from cardwright.kernel.game import Game
from cardwright.kernel.state import Ref
from cardwright.text import ir

RULESET = "fftcg-new"

RULINGS.add(ir.KeywordAnyElement)


def cost_of(g: Game, player: int, ref: Ref, keyword: str, cost: ir.Cost) -> ir.Cost:
    """The cost that the player has to pay for the keyword of the card now."""
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
