"""Where a card on the field was put there from (5.4.3)."""

from __future__ import annotations

from cardwright.games.common.zones import CAST_FROM
from cardwright.games.sve.zones import RESOLUTION
from cardwright.kernel.game import Game


def place(g: Game, zone: int) -> str:
    """The tag or mark of a card that comes from there."""
    return CAST_FROM + (g.rules.zones[zone].name if zone >= 0 else "nowhere")


def origin(g: Game, tags: tuple[str, ...], moved: int | None) -> int | None:
    """What a played card's tags say; of others the zone from which they moved, -1 for tokens that were created. None where nothing
    tells."""
    known = g.known.notes
    names: dict[str, int] | None = known.get("places")
    if names is None:
        names = known["places"] = {place(g, zone): zone for zone in range(-1, len(g.rules.zones))}
    said = [names[t] for t in tags if t in names]
    return said[0] if said else None if moved == RESOLUTION else moved
