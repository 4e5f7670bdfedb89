"""What each ruleset asks of a deck, as data; `check.check_deck` is the one reader of it."""

from __future__ import annotations

from typing import Literal

import msgspec

from cardwright.errors import InputError

CopyKey = Literal["number", "name", "name_and_text"]


class DeckLimits(msgspec.Struct, frozen=True, kw_only=True):
    """One ruleset's deck limits. `clauses` gives for each kind of limit the clause that sets it.

    `copy_key` is what makes two cards "the same card"; `copies` None means any number. `name_caps` limits names over all
    their cards. `max_main`, `max_evolve` None mean no upper limit. `leader` is `none` where the game has no leaders.
    """

    ruleset: str
    game: str
    card_types: frozenset[str]
    min_main: int
    max_main: int | None
    copies: int | None
    copy_key: CopyKey
    clauses: dict[str, str]
    name_caps: dict[str, int] = {}
    max_evolve: int | None = 0
    max_limit_break: int = 0  # cards of the Limit Break deck; 0: there is none
    leader: Literal["none", "optional", "required"] = "none"
    one_class_or_universe: bool = False

    def clause(self, kind: str) -> str:
        """The clause that sets this kind of limit."""
        return self.clauses[kind]


_FFTCG_TYPES = frozenset({"Forward", "Backup", "Monster", "Summon"})
_SVE_MAIN_TYPES = frozenset({"Follower", "Spell", "Amulet"})

# fftcg-2020 5.1, 5.2.5.1, 6.6.4, 8.1.1.1, 8.1.1.2, 8.1.2; four types, against fftcg-guide G17
_CONSTRUCTED = DeckLimits(
    ruleset="fftcg-2020",
    game="fftcg",
    card_types=_FFTCG_TYPES,
    min_main=50,
    max_main=50,
    copies=3,
    copy_key="number",
    max_limit_break=8,  # fftcg-new X-LB-1, X-LB-2, X-LB-3
    clauses={
        "unknown": "5.1",
        "types": "6.6.4",
        "size": "8.1.1.1",
        "copies": "5.2.5.1",
        "ability": "8.1.2",
        "limit_break": "X-LB-1",
        "limit_break_cards": "X-LB-2",
        "limit_break_copies": "X-LB-3",
    },
)

# The 2020 rules set three copies without excepting limited decks; an organiser may replace `copies` (msgspec.structs.replace).
_LIMITED = msgspec.structs.replace(_CONSTRUCTED, ruleset="fftcg-2020-limited", min_main=40, max_main=None)

# fftcg-rulebook 5.2.5.1.1, 8.1.1.1, 8.1.1.2, 8.1.2
_RULEBOOK = msgspec.structs.replace(
    _CONSTRUCTED,
    ruleset="fftcg-rulebook",
    clauses={**_CONSTRUCTED.clauses, "types": "5.2.3.1", "copies": "5.2.5.1.1"},
)

# fftcg-classic C1, C27, C49, C50
_CLASSIC = msgspec.structs.replace(
    _CONSTRUCTED,
    ruleset="fftcg-classic",
    card_types=_FFTCG_TYPES | {"Item"},
    copy_key="name_and_text",
    max_limit_break=0,
    name_caps={"Garnet": 3},
    clauses={"unknown": "C49", "types": "C1", "size": "C49", "copies": "C49", "name": "C50", "ability": "C49"},
)

# sve 2.12.2.1, 2.14.2, 6.1.1, 6.1.1.1, 6.1.1.2, 6.1.1.3, 6.1.1.4, 6.1.1.4.1, 6.1.1.5, 6.1.1.5.1, 6.1.1.5.2, 6.1.2
_SVE = DeckLimits(
    ruleset="sve",
    game="sve",
    card_types=_SVE_MAIN_TYPES,
    min_main=40,
    max_main=50,
    copies=3,
    copy_key="name",
    max_evolve=10,
    leader="required",
    one_class_or_universe=True,
    clauses={
        "unknown": "6.1.1",
        "face": "2.14.2",
        "types": "6.1.1.2",
        "size": "6.1.1.2",
        "evolve": "6.1.1.3",
        "copies": "6.1.1.4",
        "leader": "6.1.1.1",
        "basis": "6.1.1.5",
        "class": "6.1.1.5.1",
        "universe": "6.1.1.5.2",
        "ability": "6.1.2",
    },
)

# What was opened is the pool.
# sve B.6.1.1, B.6.1.1.1, B.6.1.1.2, B.6.1.1.3, B.6.1.1.4, B.6.1.1.5
_OPEN8 = msgspec.structs.replace(
    _SVE,
    ruleset="sve-open8",
    min_main=30,
    max_main=None,
    copies=None,
    max_evolve=None,
    leader="optional",
    one_class_or_universe=False,
    clauses={
        "unknown": "B.6.1.1",
        "face": "2.14.2",
        "types": "B.6.1.1.2",
        "size": "B.6.1.1.2",
        "evolve": "B.6.1.1.3",
        "copies": "B.6.1.1.4",
        "leader": "B.6.1.1.1",
        "basis": "B.6.1.1.5",
        "ability": "6.1.2",
    },
)

DECK_LIMITS: dict[str, DeckLimits] = {
    limits.ruleset: limits for limits in (_CONSTRUCTED, _LIMITED, _RULEBOOK, _CLASSIC, _SVE, _OPEN8)
}
DEFAULT_RULESET = {"fftcg": "fftcg-2020", "sve": "sve"}


def deck_limits(ruleset: str) -> DeckLimits:
    """The limits of a ruleset; InputError for one that has none."""
    limits = DECK_LIMITS.get(ruleset)
    if limits is None:
        raise InputError(f"unknown ruleset {ruleset!r}: one of {', '.join(DECK_LIMITS)}")
    return limits
