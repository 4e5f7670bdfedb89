"""Whether a casting is one that a text speaks of: what was cast, and the zone that it was cast from."""

from __future__ import annotations

from functools import lru_cache

import msgspec

from cardwright.games.common.context import Ctx
from cardwright.games.common.groups import ZONE_OF, matches, parts_of, zone_players
from cardwright.games.common.happenings import then
from cardwright.kernel.game import Game
from cardwright.kernel.state import Event
from cardwright.text import ir


def cast_fits(g: Game, ctx: Ctx, group: ir.Group, event: Event) -> bool:
    """Whether a card of the group was cast, as it was then; "from your Break Zone" is where it was, as by now it is on the stack or
    the field."""
    card = event.before or then(g, event, event.obj)
    kind, places = _apart(group) if event.from_zone >= 0 else (group, ())  # where the rules tell it
    return all(_came_from(g, ctx, place, event) for place in places) and matches(g, ctx, kind, card)


def itself_cast(ctx: Ctx, event: Event) -> bool:
    """Whether the card that was cast is the source: as what it is while it resolves, or put onto the field by being cast."""
    number, gen = ctx.source
    return event.obj[0] == number and gen - event.obj[1] in (0, 1)


@lru_cache(maxsize=1000)
def _apart(group: ir.Group) -> tuple[ir.Group, tuple[ir.Filter, ...]]:
    """The group without the zones of its cards, and those."""
    places = tuple(each for each in group.qualifiers if _is_place(each))
    rest = tuple(each for each in group.qualifiers if not _is_place(each))
    return (msgspec.structs.replace(group, qualifiers=rest), places) if places else (group, ())


def _is_place(node: ir.Filter) -> bool:
    return isinstance(node, ir.InZone) or (isinstance(node, ir.Without) and isinstance(node.filter, ir.InZone))


def _came_from(g: Game, ctx: Ctx, node: ir.Filter, event: Event) -> bool:
    if isinstance(node, ir.Without):
        assert isinstance(node.filter, ir.Filter)
        return not _came_from(g, ctx, node.filter, event)
    assert isinstance(node, ir.InZone)
    owner = g.state.objects[event.obj[0]].owner
    return any(
        event.from_zone == ZONE_OF[type(zone)] and owner in zone_players(g, ctx, zone) for zone in parts_of(node.zone)
    )
