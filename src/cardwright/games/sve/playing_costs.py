"""What a card costs to play now (10.6.2.5.1, 10.10.2.4, 1.3.2.2.1; reading S1)."""

from __future__ import annotations

from collections.abc import Iterator

from msgspec.structs import replace

from cardwright.games.common.context import Ctx
from cardwright.games.common.groups import matches, zone_nodes
from cardwright.games.common.refs import players
from cardwright.games.common.ruling import Found, about_playing, for_playing, in_force, number, rule_of
from cardwright.games.common.seen import see
from cardwright.games.common.zones import CAST
from cardwright.games.sve.origin import origin
from cardwright.games.sve.zones import RESOLUTION
from cardwright.kernel.game import Game
from cardwright.kernel.state import Ref
from cardwright.text import ir
from cardwright.text import ir_sve as sv


def cost_to_play(g: Game, player: int, ref: Ref, set_to: int | None = None) -> int:
    """Play points: the printed cost (2.5.1), set to a value, raised and lowered, at least 0.

    What sets the cost comes before what changes it (10.10.2.4). Of several the card's player orders them (10.10.2.1) and the
    last one stands: the lowest, as nobody gains by paying more. The information on the card stays as it is (10.4.4.1). These
    are replacement effects (10.2.1.3.3), which reach cards played from any zone (4.4.3.1).
    """
    if not about_playing(g, ref):
        return max(0, g.chars(ref[0]).cost if set_to is None else set_to)
    settled = (*for_playing(g, "CostSet", ref, player), *_of_its_place(g, "CostSet", ref, player))
    values = [number(g, ctx, node.amount) for node, ctx in settled]
    nth = [each for each in for_playing(g, "FirstPlayCheaper", ref, player) if _is_nth(g, each[1], player, each[0])]
    values += [number(g, ctx, node.amount) for node, ctx in nth if node.fixed]
    changes = [
        found
        for kind in ("CostChange", "CastersCostChange")
        for found in (*for_playing(g, kind, ref, player), *_of_its_place(g, kind, ref, player))
    ]
    values += [number(g, ctx, node.amount) for node, ctx in changes if getattr(node, "fixed", False)]
    if set_to is not None:
        values.append(set_to)
    cost = min(values, default=g.chars(ref[0]).cost)
    less: list[tuple[int, int]] = []
    for node, ctx in changes:
        if getattr(node, "fixed", False):
            continue
        change = number(g, ctx, node.amount)
        cost += change if node.more else 0
        less += [] if node.more else [(node.floor, change)]
    less += [(0, number(g, ctx, node.amount)) for node, ctx in nth if not node.fixed]
    for floor, amount in sorted(
        less, reverse=True
    ):  # what raises it first, then what stops at a higher cost (10.10.2.1)
        cost = max(floor, cost - amount) if floor and cost > floor else cost - amount * (not floor)
    return max(0, cost)  # 1.3.2.2.1


def _of_its_place(g: Game, kind: str, ref: Ref, player: int) -> Iterator[Found]:
    """The changes for cards of a zone, for one that has left it to be played (10.6.2.1): its cost is that of cards there."""
    card = g.state.objects[ref[0]]
    place = origin(g, tuple(card.marks), None) if card.zone == RESOLUTION and card.marks else None
    if place is None:
        return
    for entry, ctx in in_force(g, kind):
        rule, what = rule_of(entry.part), entry.part.what
        group = what.group if isinstance(what, ir.All) else getattr(rule, "group", None)
        seen = see(g, ctx, ref)
        if group is None or seen is None or entry.objects is not None or not zone_nodes(group):
            continue
        mine = isinstance(what, ir.All) or player in players(g, ctx, rule.player)
        if mine and matches(g, ctx, group, replace(seen, zone=place)):
            yield rule, ctx


def _is_nth(g: Game, ctx: Ctx, player: int, node: sv.FirstPlayCheaper) -> bool:
    """Whether the player has played just so many cards of the group this turn before this one."""
    plays = [f for f in g.state.history if f.kind == CAST and f.player == player]
    return sum(1 for f in plays if matches(g, ctx, node.group, f.before or f.obj)) == node.nth - 1
