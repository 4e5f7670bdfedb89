"""The prepared texts of all cards of a game: which of them say anything in which zone."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import msgspec

from cardwright.games.common import triggers
from cardwright.games.common.texts import Sheet, sheet_of
from cardwright.games.common.zones import MOST_ZONES
from cardwright.kernel.rules import Definition
from cardwright.text import ir


class Table(msgspec.Struct, frozen=True):
    """The sheets of a game's cards, and which cards say anything in which zone."""

    defs: Sequence[Definition]
    sheets: tuple[Sheet, ...]
    active: dict[int, frozenset[int]]
    places: tuple[int, ...]  # the zones in which any of them says something
    timed: bool  # something can be done in certain phases only, whoever's turn it is
    castable_from: frozenset[int]  # cards whose own texts let them be cast from outside the hand
    used: dict[int, frozenset[int]]  # the cards with abilities to be used, by the zone in which they are
    shared: frozenset[int]  # those whose abilities others may use as well
    stateful: bool  # something is seen by what the position is, with no event that tells of it (11.8.18)
    compared: bool  # a text compares a card with the others in its zone
    notes: dict[Any, Any]  # what a game works out from these texts alone


_TABLES: dict[int, Table] = {}  # of the pools in use


def table_of(defs: Sequence[Definition]) -> Table:
    """The prepared texts of these cards, one table for all games with them: their `Game.known`."""
    found = _TABLES.get(id(defs))
    if found is not None and found.defs is defs and len(found.sheets) == len(defs):
        return found
    sheets = tuple(sheet_of(d) for d in defs)
    active = {zone: frozenset(i for i, sheet in enumerate(sheets) if zone in sheet.zones) for zone in range(MOST_ZONES)}
    places = tuple(zone for zone, there in active.items() if there)
    if len(_TABLES) > 64:
        _TABLES.clear()
    timed = any(isinstance(n, ir.CastOnly | ir.PhaseIs) for sheet in sheets for n in sheet.nodes)
    castable_from = frozenset(i for i, sheet in enumerate(sheets) if "CastableFrom" in sheet.rule_kinds)
    used = {zone: frozenset(i for i, s in enumerate(sheets) if zone in s.use_zones) for zone in range(MOST_ZONES)}
    shared = frozenset(i for i, sheet in enumerate(sheets) if sheet.shared)
    stateful = any(triggers.STATE in triggers.EVENT_KINDS.get(type(n), ()) for s in sheets for n in s.nodes)
    compared = any(isinstance(n, ir.HighestAmong) for sheet in sheets for n in sheet.nodes)
    found = _TABLES[id(defs)] = Table(
        defs, sheets, active, places, timed, castable_from, used, shared, stateful, compared, {}
    )
    return found
