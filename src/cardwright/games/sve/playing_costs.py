"""What a card costs to play now (10.6.2.5.1, 10.10.2.4, 1.3.2.2.1; reading S1)."""

from __future__ import annotations

from cardwright.games.common.ruling import for_playing, number
from cardwright.kernel.game import Game
from cardwright.kernel.state import Ref


def cost_to_play(g: Game, player: int, ref: Ref, set_to: int | None = None) -> int:
    """Play points: the printed cost, set to a value (the last one stands), raised and lowered, at least 0."""
    cost = g.chars(ref[0]).cost if set_to is None else set_to
    for kind in ("CostChange", "CastersCostChange"):
        for node, ctx in for_playing(g, kind, ref, player):
            amount = number(g, ctx, node.amount)
            cost += amount if getattr(node, "more", False) else -amount
    return max(0, cost)
