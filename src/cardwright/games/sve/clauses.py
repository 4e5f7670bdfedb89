"""The clauses of this game for what shared procedures ask and note, whose own citations follow the other game's document."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType
from typing import Final

# by the reason of a decision, or the kind of a log line
CLAUSES: Final[Mapping[str, str]] = MappingProxyType(
    {
        # of the driver
        "over": "1.2.1",
        "seat": "7.3.3",
        "end": "7.3.3",
        "concede": "1.2.3",  # by the driver: no text is asked, nothing replaces it (1.2.3.1)
        # decisions
        "replacement": "10.10.2, 10.10.2.1",
        "replace": "10.10.1",
        "targets": "10.6.2.3, 10.6.2.3.1",
        "targets up to": "10.6.2.3, 10.6.2.3.2",
        "all_targets": "10.6.2.3.1, 10.6.2.3",
        "modes": "10.6.2.2.2, 5.17.1, 5.17.2",
        "x": "10.6.2.2.3, 1.3.5",
        "divide": "10.6.2.4, 10.6.2.4.2",
        "may": "1.3.2",
        "one_of": "1.3.4",
        "select": "1.3.4",
        "name": "1.3.5",
        "search": "5.7.1",
        "cast": "10.6.2.1",
        "engage": "5.3.1",
        "add_to_stack": "13.3.2.4",
        "discard": "5.11.1",
        "deck_order": "4.1.4",
        "deck_top": "4.1.4",
        "timestamps": "10.9.1.6",
        "taken_back": "8.1.2",  # an action that was begun
        # log lines
        "broken": "5.5.1",
        "moved": "5.4.1",  # and by how a card moves
        "moved discarded": "5.11.1, 5.4.1",
        "moved buried": "5.30.1, 5.4.1",
        "moved removed": "5.6.1, 5.4.1",
        "moved token": "9.1.2, 9.1.2.2, 5.4.2",  # these three beside what the kind of the line shows
        "enters token": "9.1.2, 9.1.2.2, 5.4.2.1",
        "enters played": "10.6.2.8.1",
        "enter": "5.4.1",
        "draw": "5.9.1",
        "dull": "5.3.1",
        "activate": "5.3.1",
        "shuffle": "5.8.1",
        "reveal": "5.20.1",
        "look": "5.10.1",
        "control": "5.21.1, 5.21.2, 10.7.4.3",
        "counters": "15.1.3",
        "counters_gone": "15.1.4",
        "extra_turn": "5.27.1",
        "skip_turn": "5.25.2",
        "skipped": "5.25.1",
        "chosen": "10.6.2.3",
        "replaced": "10.10.1",
        "replaced damage": "10.2.1.3.2, 5.13.2",
        "named": "1.3.5",
        "delayed": "10.7.5.1",
        "lasting": "10.2.1.2",
        "ended": "10.2.1.2",
        "kept": "1.3.3",
        "does_not_occur": "1.3.3",
        "prevented": "10.10.1",
        "self_replaced": "10.10.2.5.1",
    }
)
