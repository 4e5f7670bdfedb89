"""What scenario files can say at all: the words for a decision, the values that the facts of a card have, and the clauses."""

from __future__ import annotations

import difflib
import re
from collections.abc import Iterable, Mapping
from typing import Any, Final

from cardwright.errors import InputError
from cardwright.play.games import PLAYERS
from cardwright.rules.clauses import BESIDE, BORROWED, DOCUMENTS, find_clause, load_clauses

_READING: Final = re.compile(r"[FS][1-9]\d*|C-[a-z]|H[1-9]\d*")  # as docs/rulings.md numbers them; H: what is hard
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
# what a question may be called, too
ALSO: Final[Mapping[str, tuple[str, ...]]] = {
    "hand_size": ("discard",), "hand_limit": ("discard",), "burst": ("ex_burst", "exburst"), "targets": ("target",), "modes": ("mode",),
    "divide": ("division",), "battle_damage": ("divide", "division"), "may": ("optional",), "main": ("action",),
    "stack_order": ("trigger_order", "triggers"), "pending": ("trigger_order", "triggers"), "replacement": ("replacement_order",),
    "attack": ("attackers", "declare_attack"), "block": ("blocker", "blockers", "declare_block"), "payment": ("cp",), "loop": ("loops",),
    "select": ("selection",), "take_first_turn": ("starter", "first_player"), "excess_backups": ("backups",), "timestamps": ("timestamp",),
}  # fmt: skip
QUESTIONS: Final = tuple(sorted({*KINDS, *REASONS, *(word for words in ALSO.values() for word in words)} - {"pause"}))
_COUNTS: Final = frozenset({"power", "damage", "cost", "attack", "defense"})
_TRUTHS: Final = frozenset({"frozen", "attacking", "blocking", "generic", "evolved", "token"})
_LISTS: Final = frozenset(
    {"elements", "jobs", "categories", "traits", "keywords", "items", "class", "universe", "name", "type"}
)
_EXACT: Final = frozenset({"state", "face"})  # facts that are one word
_SEATS: Final = frozenset({"controller", "owner"})


def meant(word: Any, words: Iterable[str]) -> str:
    """The nearest of the words as the end of a message; empty where none is near."""
    near = difflib.get_close_matches(str(word), [str(w) for w in words], n=1)
    return f"; did you mean {near[0]!r}?" if near else ""


def unknown(word: Any, words: Iterable[str]) -> str:
    """That the word is none of these, with the nearest of them, or all where none is near."""
    known = [str(w) for w in words]
    return f"unknown {word!r}" + (meant(word, known) or f" (known: {', '.join(known)})")


def check_card(value: Mapping[str, Any], words: Mapping[str, tuple[str, ...]], where: str) -> None:
    """InputError for a fact that no card ever has: power that is no number, a state that there is not.

    `words` are those of the game for a fact that has few.
    """
    if not value:
        raise InputError(f"{where}: what the card now is is wanted, not nothing")
    for key, wanted in value.items():
        if key in _COUNTS and wanted is not None and (isinstance(wanted, bool) or not isinstance(wanted, int)):
            raise InputError(f"{where}: {key}: a number is wanted, not {wanted!r}")
        if key in _TRUTHS and not isinstance(wanted, bool) and not (key == "evolved" and isinstance(wanted, str)):
            raise InputError(f"{where}: {key}: true or false is wanted, not {wanted!r}")
        if key == "counters" and not isinstance(wanted, dict):
            raise InputError(f"{where}: {key}: a mapping of names and numbers is wanted, not {wanted!r}")
        listed = wanted if isinstance(wanted, list) else [] if wanted is None else [wanted]
        if key in _LISTS and not all(isinstance(word, str) for word in listed):
            raise InputError(f"{where}: {key}: words are wanted, not {wanted!r}")
        allowed = PLAYERS if key in _SEATS else words.get(key) if key in _EXACT else None
        if allowed is not None and wanted not in allowed:
            raise InputError(f"{where}: {key}: {unknown(wanted, allowed)}")


def check_words(wanted: Any, words: Iterable[str], where: str) -> None:
    """InputError for a word that a fact never has, where what is expected of it does not hold."""
    folded = {word.lower() for word in words}
    for word in wanted if isinstance(wanted, list) else [wanted]:
        if isinstance(word, str) and word.lower() not in folded:
            raise InputError(f"{where}: {unknown(word, words)}")


def check_clauses(ruleset: str, clauses: Iterable[Any], where: str, *, readings: bool = False) -> None:
    """InputError for a clause that the ruleset's document has not, nor any clause under it; `fftcg-new X-WARP-1` names another document.

    `readings`: the number of a reading (docs/rulings.md) is no clause, but may say what a scenario is about.
    """
    for clause in clauses:
        if isinstance(clause, bool) or not isinstance(clause, (str, int, float)):
            raise InputError(f"{where}: {clause!r} is no clause")
        if readings and _READING.fullmatch(str(clause).strip()):
            continue
        document, _, number = str(clause).strip().rpartition(" ")
        if document and document not in DOCUMENTS and str(clause).strip() in load_clauses(ruleset):
            continue  # a token's row is called by its name, which may have several words
        own = DOCUMENTS.get(ruleset, "")
        if not document and (_has(BORROWED.get(own, ""), number) or _has(BESIDE.get(own, ""), number)):
            continue  # the ruleset's own document leaves it out, or says it under another number
        document = document or ruleset
        if document not in DOCUMENTS:
            if document == ruleset:
                continue  # a game whose rules are no document here
            raise InputError(f"{where}: unknown document {document!r}{meant(document, DOCUMENTS)}")
        if not _has(document, number):
            try:
                find_clause(document, number)
            except InputError as error:
                raise InputError(f"{where}: {error}") from None


def _has(document: str, number: str) -> bool:
    """Whether the document has the clause, or any under it."""
    known = load_clauses(document) if document else ()
    return any(each == number or each.startswith(number + ".") for each in known)


def check_question(word: Any, reasons: frozenset[str], where: str) -> None:
    """InputError with the known words for a kind of decision that there is not. `reasons` are those of this game alone."""
    known = (*QUESTIONS, *sorted(reasons))
    if word not in known:
        raise InputError(f"{where}: unknown {word!r}{meant(word, known)} (known: {', '.join(known)})")
