"""All executors, registered by being imported: whoever loads cards imports this module."""

from cardwright.games.common import counter_events, instead, linked, this_turn, traces
from cardwright.games.common.effects import (
    characters,
    choosing,
    continuous,
    damage,
    deck,
    face_down,
    lost,
    moving,
    parts,
    rest,
    searching,
    structure,
)
from cardwright.games.common.effects.registry import handled, unable

__all__ = [
    "characters", "choosing", "continuous", "counter_events", "damage", "deck", "face_down", "handled", "instead", "linked", "lost", "moving", "parts", "rest", "searching", "structure",
    "this_turn", "traces", "unable",
]  # fmt: skip
