"""Players and cards that texts of this game name (3.1, 4.3.3)."""

from __future__ import annotations

from cardwright.games.common.context import Ctx
from cardwright.games.common.effects.registry import ACTOR
from cardwright.games.common.refs import OBJECTS, PLAYERS, named, players
from cardwright.games.sve.zones import LEADER
from cardwright.kernel.game import Game
from cardwright.kernel.state import Ref
from cardwright.text import ir_sve as sv


@PLAYERS.handles(sv.PlayerRef)
def _same_player(g: Game, ctx: Ctx, node: sv.PlayerRef) -> list[int]:
    """The player spoken of; of several the one who is acting (1.3.4.1)."""
    meant = players(g, ctx, node.of)
    acting = [p for p in ctx.env.get(ACTOR, ()) if p in meant]
    return [p for p in acting if isinstance(p, int)] or meant


@PLAYERS.handles(sv.EventPlayer)
def _of_event(g: Game, ctx: Ctx, node: sv.EventPlayer) -> list[int]:
    return [ctx.event.player] if ctx.event is not None and ctx.event.player >= 0 else []


@OBJECTS.handles(sv.LeaderOf)
def _leader(g: Game, ctx: Ctx, node: sv.LeaderOf) -> list[Ref]:
    """The leader in the leader area (4.3.3)."""
    return [g.state.objects[n].ref for p in players(g, ctx, node.player) for n in g.zone(p, LEADER)]


@OBJECTS.handles(sv.SameObjects)
def _same(g: Game, ctx: Ctx, node: sv.SameObjects) -> list[Ref]:
    return named(g, ctx, node.of)
