"""What happens right after a card has moved: links that are lost (5.15.5, 14.2.1.3), tokens that may not be there (9.1.4.3)."""

from __future__ import annotations

from cardwright.games.common.zones import FIELD
from cardwright.games.sve import tokens
from cardwright.games.sve.zones import EVOLVE_ZONE, RACE_ZONE
from cardwright.kernel.game import Game
from cardwright.kernel.state import Event


def moved(g: Game, event: Event) -> None:
    """Called for each object that changed zones."""
    if event.from_zone == FIELD and event.to_zone != FIELD:
        unlink(g, event.obj[0])
    tokens.misplaced(g, event)


def unlink(g: Game, number: int) -> None:
    """The links of the card are lost; the cards linked to it stay where they are until the next rules handling."""
    for player in (0, 1):
        for zone in (EVOLVE_ZONE, RACE_ZONE):
            for card in g.zone(player, zone):
                if g.state.objects[card].link == number:
                    g.state.edit(card).link = -1
                    g.state.structure += 1
