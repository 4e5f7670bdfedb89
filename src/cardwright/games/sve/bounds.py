"""How many cards a field, an EX area and a hand may hold (4.4.4.1, 4.7.3.1, 4.8.3.1), and what texts say else of it."""

from __future__ import annotations

from cardwright.games.common.groups import ZONE_OF, zone_players
from cardwright.games.common.ruling import in_force, number
from cardwright.games.common.zones import FIELD, HAND
from cardwright.games.sve.players import switches
from cardwright.kernel.game import Game
from cardwright.text import ir_sve as sv

UNBOUNDED = 10**6


def most_cards(g: Game, player: int, zone: int) -> int:
    """The limit of the player's zone: as the rules set it, or the text that set it last (10.9.1.6); then what is more or less."""
    switch = switches(g)
    most = switch.hand_limit if zone == HAND else switch.field_limit if zone == FIELD else switch.ex_limit
    return most if sv.ZoneLimit.__name__ not in g.derived.rules else _said(g, player, zone, most)


def has_room(g: Game, player: int) -> bool:
    """Whether the player's field is below its limit (4.4.4)."""
    return len(g.zone(player, FIELD)) < most_cards(g, player, FIELD)


def _said(g: Game, player: int, zone: int, most: int) -> int:
    said = []
    for entry, ctx in in_force(g, sv.ZoneLimit.__name__):
        node: sv.ZoneLimit = entry.part.node
        if ZONE_OF[type(node.zone)] == zone and player in zone_players(g, ctx, node.zone):
            value = UNBOUNDED if node.amount is None else number(g, ctx, node.amount)
            said.append((g.state.objects[entry.source[0]].stamp, node.change, value))
    for _, change, value in sorted(said):
        if change == "become":
            most = value
    more = sum({"more": value, "less": -value}.get(change, 0) for _, change, value in said)
    return max(0, most + more)
