"""Where a card on the field was put there from (5.4.3)."""

from __future__ import annotations

from cardwright.games.sve.zones import RESOLUTION
from cardwright.kernel.game import Game


def origin(g: Game, tags: tuple[str, ...], moved: int | None) -> int | None:
    """What a played card's tags say; of others the zone from which they moved. None where nothing tells."""
    names = {f"from:{spec.name}": zone for zone, spec in enumerate(g.rules.zones)}
    said = [names[t] for t in tags if t in names]
    return said[0] if said else None if moved == RESOLUTION else moved
