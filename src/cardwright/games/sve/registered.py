"""Everything that carries out texts of this game, imported so that it is registered before a card is compiled."""

from __future__ import annotations

from cardwright.games.sve import (
    amounts,
    conditions,
    costitems,
    effects,
    filters,
    happenings,
    limits,
    passives,
    references,
    replacing,
    words,
)
from cardwright.text import ir

__all__ = ["effects", "known"]

# nodes that are read by the modules that hold them
STRUCTURE: frozenset[type] = frozenset(
    {
        ir.EvolveAbility,
        ir.ServeAbility,
        ir.Paragraph,
        ir.Explained,
        ir.WhenPlaying,
        ir.QuickTiming,
    }
)


MODULES = (amounts, conditions, filters, happenings, limits, passives, references, replacing, words)


def known() -> frozenset[type]:
    """The classes of nodes that this game's own modules read besides those in the shared tables."""
    return STRUCTURE | costitems.HANDLED
