"""Cards on the bench that costs and Elements ask for: Backups that pay as a text wants it, cards of Elements that plain ones lack."""

from __future__ import annotations

from collections.abc import Iterator

from msgspec.structs import replace

from cardwright.cards import FftcgCard
from cardwright.games.common.zones import BREAK_ZONE, FIELD
from cardwright.kernel.rules import Definition
from cardwright.play.fftcg_fillers import EXCLUSIVE, Filler, blank
from cardwright.text import ir

_MOST = 4  # Backups beside one that the card itself may be


def payers(card: FftcgCard, definition: Definition) -> Iterator[Filler]:
    """Cards that the text needs around it."""
    asked = {n.element for n in definition.nodes if isinstance(n, ir.CpElement)}
    exclusive = card.type != "Summon" and any(e in EXCLUSIVE for e in card.known_elements)
    for element in sorted(asked.intersection(EXCLUSIVE)):  # no plain card makes such CP
        maker = blank(f"Lamp {element}", "Backup", (element,), 2)
        if exclusive:  # one such Character is all that a player controls
            maker = replace(maker, elements=("Wind",), text="The Backups you control can produce CP of any Element.")
        yield Filler(maker, FIELD, (0,), 1)
    if any(isinstance(n, ir.CountElements) and _in_break_zone(n.group) for n in definition.nodes):
        for element in EXCLUSIVE:
            yield Filler(blank(f"Omen {element}", "Summon", (element,), 2), BREAK_ZONE, (0,), 1)


def _in_break_zone(group: ir.Group) -> bool:
    return any(isinstance(f, ir.InZone) and isinstance(f.zone, ir.BreakZone) for f in group.qualifiers)
