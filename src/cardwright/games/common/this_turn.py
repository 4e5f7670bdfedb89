"""What a card did or what was done to it in this turn, as a quality of the card."""

from __future__ import annotations

from cardwright.games.common.context import Ctx
from cardwright.games.common.groups import FILTERS
from cardwright.games.common.refs import players
from cardwright.games.common.seen import Seen, moved_to
from cardwright.games.common.zones import ATTACK, BLOCK, BREAK_ZONE, ENTER, FIELD
from cardwright.kernel.game import Game
from cardwright.text import ir


@FILTERS.handles(ir.EnteredThisTurn)
def _entered(g: Game, ctx: Ctx, node: ir.EnteredThisTurn, seen: Seen) -> bool:
    whose = players(g, ctx, node.whose)
    return any(f.kind == ENTER and f.player in whose and moved_to(f) == seen.ref for f in g.state.history)


@FILTERS.handles(ir.AttackedThisTurn)
def _attacked(g: Game, ctx: Ctx, node: ir.AttackedThisTurn, seen: Seen) -> bool:
    return any(f.kind == ATTACK and f.obj == seen.ref for f in g.state.history)


@FILTERS.handles(ir.BlockedThisTurn)
def _blocked(g: Game, ctx: Ctx, node: ir.BlockedThisTurn, seen: Seen) -> bool:
    return any(f.kind == BLOCK and f.obj == seen.ref for f in g.state.history)


@FILTERS.handles(ir.PutThisTurn)
def _put(g: Game, ctx: Ctx, node: ir.PutThisTurn, seen: Seen) -> bool:
    holders, owners = players(g, ctx, node.player), players(g, ctx, node.zone.player)  # type: ignore[attr-defined]
    return (
        seen.zone == BREAK_ZONE
        and seen.owner in owners
        and any(
            moved_to(f) == seen.ref
            and (node.anywhere or (f.from_zone == FIELD and f.before is not None and f.before.controller in holders))
            for f in g.state.history
        )
    )
