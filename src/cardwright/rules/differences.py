"""Where two rulesets of a game differ: each value that is not the same, with the clauses that set it in either document.

What a ruleset's own document leaves out it takes from the one that it builds on (`BASES`), so that is where its clauses are.
"""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType
from typing import Any

import msgspec

from .clauses import DOCUMENTS

BASES: Mapping[str, str] = MappingProxyType(
    {
        "fftcg-2020-limited": "fftcg-2020",
        "fftcg-rulebook": "fftcg-2020",
        "fftcg-classic": "fftcg-2020",
        "sve-open8": "sve",
    }
)

# Which clauses set a value, by ruleset. `deck.` are the limits of decks, all else the switches of the rules.
SOURCES: Mapping[str, Mapping[str, tuple[str, ...]]] = MappingProxyType(
    {
        "damage_limit": {
            "fftcg-2020": ("3.1.1", "7.8.2", "12.4.1"), "fftcg-rulebook": ("3.1.1",), "fftcg-classic": ("C45",),
        },
        "keywords": {
            "fftcg-2020": ("15.2.1", "15.2.2", "15.2.3", "15.2.4", "15.2.5", "15.2.6"),
            "fftcg-classic": (
                "C9", "C97", "C98", "C99", "C100", "C101", "C103", "C104", "C107", "C109", "C110", "C123",
            ),
        },
        "mulligan": {"fftcg-2020": ("8.2.1.4",), "fftcg-rulebook": ("8.2.1.4",), "fftcg-classic": ("C53",)},
        "starter_chooses": {"fftcg-2020": ("8.2.1.2",), "fftcg-rulebook": ("8.2.1.2",), "fftcg-classic": ("C52",)},
        "resets_on_first_turn": {
            "fftcg-2020": ("9.1.1.1",), "fftcg-rulebook": ("9.2.1.1",), "fftcg-classic": ("C55",),
        },
        "surplus_is_bounded": {"fftcg-2020": ("5.2.1.3.1", "11.2.1.1"), "fftcg-classic": ("C41",)},
        "bursts_after_all_damage": {
            "fftcg-2020": ("6.5.2.1",), "fftcg-rulebook": ("6.5.2.1",), "fftcg-classic": ("C125", "C126"),
        },
        "lost_targets_cancel": {"fftcg-2020": ("11.11.2",), "fftcg-classic": ("C26", "C112")},
        "powerless_at_once": {"fftcg-2020": ("12.4.4",), "fftcg-classic": ("C122",)},
        "monster_forwards_wait": {"fftcg-2020": ("11.6.2.2", "15.2.2.3"), "fftcg-classic": ("C6", "C92")},
        "fresh_waits_for_own_turn": {"fftcg-2020": ("11.6.2.2",), "fftcg-classic": ("C60", "C92")},
        "backups_by_effects": {"fftcg-2020": ("7.7.4", "12.4.8"), "fftcg-classic": ("C5", "C44", "C110")},
        "all_namesakes_go": {
            "fftcg-2020": ("7.7.3", "12.4.6"), "fftcg-rulebook": ("7.9.2", "7.10.2", "7.11.2"),
            "fftcg-classic": ("C28", "C106"),
        },
        "all_light_dark_go": {"fftcg-2020": ("7.7.5", "12.4.7"), "fftcg-classic": ("C34",)},
        "party_symbols": {"fftcg-2020": ("15.1.1.9.2",), "fftcg-classic": ("C82", "C83")},
        "extra_when_free": {"fftcg-2020": ("11.3.5",), "fftcg-classic": ("C103",)},
        "party_unit": {"fftcg-2020": ("10.1.4.2.1",), "fftcg-classic": ("C86",)},
        "leaders_needed": {"sve": ("6.1.1.1",), "sve-open8": ("B.6.1.1.1",)},
        "granting_rush": {"sve": ("8.4.2",), "sve-open8": ("B.8.5.1",)},
        "deck.card_types": {"fftcg-2020": ("6.6.4",), "fftcg-rulebook": ("5.2.3.1",), "fftcg-classic": ("C1", "C9")},
        "deck.copy_key": {"fftcg-2020": ("5.2.5.1",), "fftcg-rulebook": ("5.2.5.1.1",), "fftcg-classic": ("C49",)},
        "deck.copies": {"sve": ("6.1.1.4",), "sve-open8": ("B.6.1.1.4",)},
        "deck.name_caps": {"fftcg-2020": ("5.2.5.1",), "fftcg-classic": ("C50",)},
        "deck.min_main": {
            "fftcg-2020": ("8.1.1.1",), "fftcg-rulebook": ("8.1.1.1",), "fftcg-classic": ("C49",), "sve": ("6.1.1.2",),
            "sve-open8": ("B.6.1.1.2",),
        },
        "deck.max_main": {
            "fftcg-2020": ("8.1.1.1",), "fftcg-rulebook": ("8.1.1.1",), "fftcg-classic": ("C49",), "sve": ("6.1.1.2",),
            "sve-open8": ("B.6.1.1.2",),
        },
        "deck.max_evolve": {"sve": ("6.1.1.3",), "sve-open8": ("B.6.1.1.3",)},
        "deck.leader": {"sve": ("6.1.1.1",), "sve-open8": ("B.6.1.1.1",)},
        "deck.one_class_or_universe": {"sve": ("6.1.1.5",), "sve-open8": ("B.6.1.1.5",)},
    }
)  # fmt: skip


class Side(msgspec.Struct, frozen=True):
    """What a ruleset says: the value, and the document and clauses that set it (none where only a reading does)."""

    value: Any
    document: str
    clauses: tuple[str, ...]


class Difference(msgspec.Struct, frozen=True):
    """One value that two rulesets do not share."""

    what: str
    left: Side
    right: Side


def differences(
    left: str, left_values: Mapping[str, Any], right: str, right_values: Mapping[str, Any]
) -> list[Difference]:
    """Every value in which the two rulesets differ, in the order of the left one's values."""
    names = [*left_values, *(name for name in right_values if name not in left_values)]
    return [
        Difference(name, _side(left, name, left_values), _side(right, name, right_values))
        for name in names
        if left_values.get(name) != right_values.get(name)
    ]


def _side(ruleset: str, name: str, values: Mapping[str, Any]) -> Side:
    document, clauses = _source(ruleset, SOURCES.get(name, {}))
    return Side(values.get(name), document, clauses)


def _source(ruleset: str, sources: Mapping[str, tuple[str, ...]]) -> tuple[str, tuple[str, ...]]:
    where = ruleset
    while where not in sources and where in BASES:
        where = BASES[where]
    return DOCUMENTS.get(where, where), sources.get(where, ())
