"""What expectations can say at all: the words for a decision, and which values the facts of a card have."""

from __future__ import annotations

import difflib
from collections.abc import Mapping
from typing import Any, Final

from cardwright.errors import InputError
from cardwright.play.games import PLAYERS

KINDS: Final = frozenset({"act", "choose", "order", "yes_no", "number", "divide"})
# the reasons that questions of either game have; a test holds them against the code that asks
REASONS: Final = frozenset({
    "add_to_stack", "attack", "battle_damage", "bearer", "block", "burst", "cast", "cost", "counters", "deck_order", "deck_top",
    "discard", "divide", "draw_more", "earth_rite", "engage", "evolution_point", "evolve_card", "excess_backups",
    "extra_cost", "face", "first_zone", "fit", "hand_limit", "hand_size", "keep", "look_more", "loop", "main", "may", "modes",
    "mulligan", "mulligan_order", "name", "one_of", "pause", "pay", "payment", "pending", "priority", "quick",
    "replace", "replacement", "reveal", "search", "select", "stack_order", "take_first_turn", "targets", "timestamps",
    "token_name", "tokens", "turn_up", "ward", "ward_entry", "x", "zone",
})  # fmt: skip
QUESTIONS: Final = tuple(sorted(KINDS | REASONS - {"pause"}))
_COUNTS: Final = frozenset({"power", "damage", "cost", "attack", "defense"})
_TRUTHS: Final = frozenset({"frozen", "attacking", "blocking", "generic", "evolved", "token"})
_WORDS: Final[Mapping[str, tuple[str, ...]]] = {
    "state": ("active", "dull", "reserved", "engaged"),
    "face": ("up", "down"),
    "controller": PLAYERS,
    "owner": PLAYERS,
}


def check_card(value: Mapping[str, Any], where: str) -> None:
    """InputError for a fact that no card ever has: power that is no number, a state that there is not."""
    for key, wanted in value.items():
        if key in _COUNTS and wanted is not None and (isinstance(wanted, bool) or not isinstance(wanted, int)):
            raise InputError(f"{where}: {key}: a number is wanted, not {wanted!r}")
        if key in _TRUTHS and not isinstance(wanted, bool):
            raise InputError(f"{where}: {key}: true or false is wanted, not {wanted!r}")
        if key in _WORDS and wanted not in _WORDS[key]:
            raise InputError(f"{where}: {key}: unknown {wanted!r} (known: {', '.join(_WORDS[key])})")


def check_question(word: Any, where: str) -> None:
    """InputError with the known words for a kind of decision that there is not."""
    if word not in QUESTIONS:
        near = difflib.get_close_matches(str(word), QUESTIONS, n=1)
        hint = f"; did you mean {near[0]!r}?" if near else ""
        raise InputError(f"{where}: unknown {word!r}{hint} (known: {', '.join(QUESTIONS)})")
