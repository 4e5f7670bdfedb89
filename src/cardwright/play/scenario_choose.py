"""What `choose: [...]` means for a pending decision: names, option numbers, true or false, a number, a player, a division."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, NamedTuple

from cardwright.errors import CardwrightError, Illegal, InputError
from cardwright.kernel.decisions import Answer, Decision, is_alike
from cardwright.kernel.match import Match
from cardwright.kernel.view import NUMBERED
from cardwright.play.answers import SOURCED, assignments, saying
from cardwright.play.games import PLAYERS, Adapter
from cardwright.play.prompt import hint, listing
from cardwright.play.scenario_setup import Names

PLAYER = -2  # how a player is offered beside objects: (PLAYER, seat)
MAX_READINGS = 2_000
MOST_TOLD = 12  # options that a message lists
_TRUE, _FALSE = ("yes", "true"), ("no", "false", "none")


class StepFailed(CardwrightError):
    """A step that could not be played as written, though no rule was broken by trying."""


class Unasked(Illegal):
    """An action as the file writes it says more than the rules ask for: CP where nothing is due, a target where none is."""


class Part(NamedTuple):
    """The answer to one question out of a list for several: what is left, and whether that is for the same question `again`."""

    first: Answer
    rest: Any
    again: bool = False


def choose_answers(match: Match, decision: Decision, value: Any, names: Names) -> list[Answer]:
    """The answers that a `choose` may mean, likeliest first; none where it means nothing here."""
    items = value if isinstance(value, list) else [value]
    if decision.kind == "yes_no":
        return _yes_no(items, decision.reason)
    if decision.kind == "number":
        return [items[0]] if len(items) == 1 and isinstance(items[0], int) and not isinstance(items[0], bool) else []
    if decision.kind == "divide":
        return _division(decision, items, names)
    only = items[0] if len(items) == 1 else None
    if only is False or only == "none":  # not 0, which equals the one
        items = []
    if only is True and len(decision.options or ()) == 1 and _agreeable(decision):  # not 1, which equals it
        return [tuple(decision.options or ())]  # yes to the only thing that is offered
    if decision.reason == "deck_top" and only in ("top", "bottom"):
        return [tuple(decision.options or ()) if only == "top" else ()]
    options = [_meanings(decision, item, names) for item in items]
    if any(not found for found in options):
        return []
    return assignments(options, MAX_READINGS)


def left(
    match: Match, decision: Decision, value: list[Any], names: Names, done: Sequence[tuple[Decision, Answer]]
) -> list[Any]:
    """What is listed, without the names for questions of this kind that had one answer, so that nobody was asked them."""
    rest = list(value)
    for asked, answer in done:
        if (asked.reason, asked.player, asked.source) != (decision.reason, decision.player, decision.source):
            continue
        for option in answer if isinstance(answer, tuple) else ():
            meant = (i for i in rest if (option,) in choose_answers(match, asked, [i], names))
            used = next(meant, None)
            rest = rest if used is None else [item for item in rest if item is not used]
    return rest


def offered(made: Adapter, match: Match) -> str:
    """What a `choose` may say now, in words, with the numbers of the options; empty where nothing is to be chosen."""
    decision = match.decision
    if decision is None or decision.kind == "act":
        return ""
    listed = [f"{n} {line}" for n, line in enumerate(listing(match, made), 1)]
    more = [f"and {len(listed) - MOST_TOLD} more"] if len(listed) > MOST_TOLD else []
    asked = "true or false" if decision.kind == "yes_no" else hint(decision)
    return f": {'; '.join([*listed[:MOST_TOLD], *more])} ({asked})" if listed else f": {asked}"


def check_items(value: Any, made: Adapter, names: Names) -> None:
    """InputError for a word that is no card's name, nor another word by which one chooses."""
    words = {*_TRUE, *_FALSE, *PLAYERS, "top", "bottom", *(w for each in made.table.card_words.values() for w in each)}
    for item in value if isinstance(value, list) else [value]:
        for word in item if isinstance(item, dict) else [item]:
            if isinstance(word, str) and word not in words and word.lower() not in words:
                names.found(word, 0)


def _agreeable(decision: Decision) -> bool:
    """Whether one can say yes to what is offered: it need not be chosen, or is what a cost takes that need not be paid (no CP)."""
    return decision.reason == "cost" or (not decision.least and decision.reason != "payment")


def _yes_no(items: list[Any], reason: str) -> list[Answer]:
    if not items:
        return [False]  # nothing is chosen
    if len(items) != 1:
        return []
    if isinstance(items[0], bool):
        return [items[0]]
    word = str(items[0]).lower()
    if reason == "ward_entry" and word in ("engaged", "reserved"):  # how it enters (sve 12.8.2)
        return [word == "engaged"]
    return [True] if word in _TRUE else [False] if word in _FALSE else []


def names_source(decision: Decision, value: Any, names: Names) -> bool:
    """Whether a `choose` is the name of the card that the question is about: that says yes (an EX Burst is used)."""
    items = value if isinstance(value, list) else [value]
    if len(items) != 1 or not isinstance(items[0], str):
        return False
    try:
        return decision.source[0] in names.find(items[0], decision.player)
    except InputError:
        return False


def _meanings(decision: Decision, item: Any, names: Names) -> list[Any]:
    """The options that one item may mean."""
    options = decision.options or ()
    if isinstance(item, bool):
        return []
    if isinstance(item, int):
        if decision.reason in NUMBERED:  # printed choices count from 1 on cards
            return list(saying(decision, item - 1))
        return [options[item - 1]] if 1 <= item <= len(options) else []
    word = str(item)
    try:
        ids = names.find(word, decision.player)
    except InputError:
        ids = []
    found = []
    if decision.reason in SOURCED:
        cards = decision.data[is_alike(decision) :]
        found = [o for i in ids for o, card in zip(options, cards, strict=False) if card == i]
    found = found or [o for o in options if _says(o, word)]
    if found or decision.reason in SOURCED | NUMBERED:  # the numbers of printed choices are no cards
        return found
    return [o for i in ids for o in options if o == i or (isinstance(o, tuple) and i in (*o, _source(names.match, o)))]


def _source(match: Match, option: tuple[Any, ...]) -> int:
    """The card behind an option that is an item of the stack, -1 for any other option."""
    for item in match.state.stack:
        if len(option) == 2 and option[1] == item.id and isinstance(option[0], int) and option[0] < 0:
            return item.source[0]
    return -1


def _says(option: Any, word: str) -> bool:
    """Whether an option is this word: a text, or a tuple that holds it (`("player", 0)`, `(2, "Fire")`)."""
    if isinstance(option, str):
        return option.lower() == word.lower()
    if not isinstance(option, tuple):
        return False
    if word in PLAYERS and len(option) == 2 and option[0] in ("player", PLAYER):
        return bool(option[1] == PLAYERS.index(word))
    return any(isinstance(part, str) and part.lower() == word.lower() for part in option)


def sharers(items: list[Any]) -> list[str]:
    """Who shares in a division that is listed; nobody where it is none."""
    return [str(name) for item in items for name in item] if all(isinstance(item, dict) for item in items) else []


def _division(decision: Decision, items: list[Any], names: Names) -> list[Answer]:
    shares: list[tuple[str, Any]] = []
    for item in items:
        if not isinstance(item, dict):
            return []
        shares += [(str(k), v) for k, v in item.items()]
    if decision.reason == "battle_damage":
        shares = [(name, amount) for name, amount in shares if amount != 0]  # who gets nothing is not chosen
    options = [_meanings(decision, name, names) for name, _ in shares]
    if any(not found for found in options):
        return []
    amounts = [amount for _, amount in shares]
    return [tuple(zip(chosen, amounts, strict=True)) for chosen in assignments(options, MAX_READINGS)]
