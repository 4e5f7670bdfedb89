"""Players and cards that texts of this game name (3.1, 4.3.3)."""

from __future__ import annotations

from typing import Final

from cardwright.games.common.context import Ctx
from cardwright.games.common.effects.registry import ACTOR
from cardwright.games.common.refs import OBJECTS, PLAYERS, named, players
from cardwright.games.common.zones import FIELD
from cardwright.games.sve.zones import LEADER
from cardwright.kernel.game import Game
from cardwright.kernel.state import Ref
from cardwright.text import ir
from cardwright.text import ir_sve as sv
from cardwright.text.walk import bottom_up


@PLAYERS.handles(sv.PlayerRef)
def _same_player(g: Game, ctx: Ctx, node: sv.PlayerRef) -> list[int]:
    """The player spoken of; of several the one who is acting (1.3.4.1)."""
    meant = players(g, ctx, node.of)
    acting = [p for p in ctx.env.get(ACTOR, ()) if p in meant]
    return [p for p in acting if isinstance(p, int)] or meant


@OBJECTS.handles(sv.LeaderOf)
def _leader(g: Game, ctx: Ctx, node: sv.LeaderOf) -> list[Ref]:
    """The leader in the leader area (4.3.3)."""
    return [g.state.objects[n].ref for p in players(g, ctx, node.player) for n in g.zone(p, LEADER)]


class ThisType(ir.SelfRef, frozen=True):
    """The card that has this ability, called by its card type: nothing, while it is not of that type (5.24.3.1)."""

    card_type: str = ""


@OBJECTS.handles(ThisType)
def _this_type(g: Game, ctx: Ctx, node: ThisType) -> list[Ref]:
    obj = g.obj(ctx.source)
    if obj is not None and obj.zone == FIELD and node.card_type not in g.chars(obj.id).types:
        return []
    return [ctx.source]


WORDINGS: Final = {0: "Follower", 2: "Amulet", 3: "Spell"}  # of "this follower" and so on, by the number of the wording


def typed(ability: ir.Ability, card_type: str) -> ir.Ability:
    """The ability with the card type by which it calls its card. Evolve abilities go on whatever the type (5.24.3.1.1)."""

    def call(node: ir.Node) -> ir.Node:
        said = WORDINGS.get(node.w) if type(node) is ir.SelfRef else None
        return ThisType(w=node.w, card_type=card_type) if said == card_type else node

    if isinstance(ability, sv.EvolveAbility):
        return ability
    found = bottom_up(ability, call)
    assert isinstance(found, ir.Ability)
    return found


@OBJECTS.handles(sv.SameObjects)
def _same(g: Game, ctx: Ctx, node: sv.SameObjects) -> list[Ref]:
    return named(g, ctx, node.of)
