"""How many cards a zone may hold, or a player keeps in hand, where texts say otherwise than the rules (ZoneLimit)."""

from __future__ import annotations

from typing import Final

from cardwright.games.common.groups import ZONE_OF, zone_players
from cardwright.games.common.ruling import in_force, number
from cardwright.kernel.game import Game
from cardwright.text import ir

UNBOUNDED: Final = 10**6
SAID: Final = ir.ZoneLimit.__name__  # under this kind the view keeps what texts say of it


def most_cards(g: Game, player: int, zone: int, usual: int) -> int:
    """The limit of the player's zone: the ``usual`` one, or that of the text that set it last; then what is more or less."""
    said = []
    for entry, ctx in in_force(g, SAID):
        node: ir.ZoneLimit = entry.part.node
        if ZONE_OF[type(node.zone)] == zone and player in zone_players(g, ctx, node.zone):
            value = UNBOUNDED if node.amount is None else number(g, ctx, node.amount)
            said.append((g.state.objects[entry.source[0]].stamp, node.change, value))
    for _, change, value in sorted(said):
        if change == "become":
            usual = value
    more = sum({"more": value, "less": -value}.get(change, 0) for _, change, value in said)
    return max(0, usual + more)
