"""What `choose: [...]` means for a pending decision: names, option numbers, true or false, a number, a player, a division."""

from __future__ import annotations

from itertools import islice, product
from typing import Any

from cardwright.errors import InputError
from cardwright.kernel.decisions import Answer, Decision
from cardwright.kernel.match import Match
from cardwright.play.games import PLAYERS
from cardwright.play.scenario_setup import Names

MAX_READINGS = 2_000
_TRUE, _FALSE = ("yes", "true"), ("no", "false", "none")


def choose_answers(match: Match, decision: Decision, value: Any, names: Names) -> list[Answer]:
    """The answers that a `choose` may mean, likeliest first; none where it means nothing here."""
    items = value if isinstance(value, list) else [value]
    if decision.kind == "yes_no":
        return _yes_no(items)
    if decision.kind == "number":
        return [items[0]] if len(items) == 1 and isinstance(items[0], int) and not isinstance(items[0], bool) else []
    if decision.kind == "divide":
        return _division(decision, items, names)
    if items in ([False], ["none"]):
        items = []
    options = [_meanings(decision, item, names) for item in items]
    if any(not found for found in options):
        return []
    readings = product(*options)
    return list(islice((r for r in readings if len(set(r)) == len(r)), MAX_READINGS))


def _yes_no(items: list[Any]) -> list[Answer]:
    if len(items) != 1:
        return []
    if isinstance(items[0], bool):
        return [items[0]]
    word = str(items[0]).lower()
    return [True] if word in _TRUE else [False] if word in _FALSE else []


def _meanings(decision: Decision, item: Any, names: Names) -> list[Any]:
    """The options that one item may mean."""
    options = decision.options or ()
    if isinstance(item, bool):
        return []
    objects = [o for o in options if _is_object(o, names)]
    if isinstance(item, int):
        if objects and len(objects) == len(options):
            return [options[item - 1]] if 1 <= item <= len(options) else []
        return [o for o in options if o == item or (isinstance(o, tuple) and item in o[:1])]
    word = str(item)
    found = [o for o in options if _says(o, word)]
    if found:
        return found
    try:
        ids = names.find(word, decision.player)
    except InputError:
        return []
    return [o for i in ids for o in options if o == i or (isinstance(o, tuple) and i in o)]


def _is_object(option: Any, names: Names) -> bool:
    return isinstance(option, int) and 0 <= option < len(names.match.state.objects)


def _says(option: Any, word: str) -> bool:
    """Whether an option is this word: a text, or a tuple that holds it (`("player", 0)`, `(2, "Fire")`)."""
    if isinstance(option, str):
        return option.lower() == word.lower()
    if not isinstance(option, tuple):
        return False
    if option[:1] == ("player",) and word in PLAYERS:
        return len(option) > 1 and option[1] == PLAYERS.index(word)
    return any(isinstance(part, str) and part.lower() == word.lower() for part in option)


def _division(decision: Decision, items: list[Any], names: Names) -> list[Answer]:
    shares: list[tuple[str, Any]] = []
    for item in items:
        if not isinstance(item, dict):
            return []
        shares += [(str(k), v) for k, v in item.items()]
    options = [_meanings(decision, name, names) for name, _ in shares]
    if any(not found for found in options):
        return []
    amounts = [amount for _, amount in shares]
    readings = (tuple(zip(chosen, amounts, strict=True)) for chosen in product(*options) if _distinct(chosen))
    return list(islice(readings, MAX_READINGS))


def _distinct(chosen: tuple[Any, ...]) -> bool:
    return len(set(chosen)) == len(chosen)
