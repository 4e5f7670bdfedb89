"""How many cards a field, an EX area and a hand may hold (4.4.4.1, 4.7.3.1, 4.8.3.1; what texts set last: 10.9.1.6)."""

from __future__ import annotations

from cardwright.games.common import zone_limits
from cardwright.games.common.zones import EX_AREA, FIELD, HAND
from cardwright.games.sve.players import switches
from cardwright.kernel.game import Game


def most_cards(g: Game, player: int, zone: int) -> int:
    """The limit of the player's zone: as the rules set it, or as texts do."""
    switch = switches(g)
    most = switch.hand_limit if zone == HAND else switch.field_limit if zone == FIELD else switch.ex_limit
    return zone_limits.most_cards(g, player, zone, most) if zone_limits.SAID in g.derived.rules else most


def overfull(g: Game) -> bool:
    """Whether a field or an EX area holds more cards than it may (11.4.1, 11.5.1)."""
    if zone_limits.SAID in g.derived.rules:
        return any(len(g.zone(p, z)) > most_cards(g, p, z) for p in (0, 1) for z in (FIELD, EX_AREA))
    switch = switches(g)
    for zones in g.state.zones:
        if len(zones[FIELD]) > switch.field_limit or len(zones[EX_AREA]) > switch.ex_limit:
            return True
    return False


def has_room(g: Game, player: int) -> bool:
    """Whether the player's field is below its limit (4.4.4)."""
    return len(g.state.zones[player][FIELD]) < most_cards(g, player, FIELD)
