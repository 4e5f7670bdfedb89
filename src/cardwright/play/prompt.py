"""What a person types, as an answer: numbers of what is listed, yes and no, amounts, and verbs with card names."""

from __future__ import annotations

import re
from typing import Any

import msgspec

from cardwright.errors import InputError
from cardwright.kernel.decisions import Answer, Decision
from cardwright.kernel.match import Match
from cardwright.play.answers import legal_answers
from cardwright.play.games import Adapter, has_table
from cardwright.play.telling import cut

MAX_LISTED = 400


class Command(msgspec.Struct, frozen=True):
    """Something else than an answer: one of `COMMANDS`."""

    name: str
    value: str = ""


COMMANDS = {
    "undo": "take back your last decision, where nothing hidden was revealed since",
    "concede": "give up",
    "save FILE": "write the game to a file (go on with `play --resume FILE`)",
    "board": "show the board again",
    "zones": "show the cards of all zones off the board that you may see: hands, damage, what was broken ...",
    "show NAME": "read a card: all that is printed on it, and what it is now",
    "show 2": "read the card of the choice with that number (`show` alone: of all choices, or your hand)",
    "log": "tell the whole game again",
    "cancel": "take back the action that you are declaring",
    "quit": "leave (`save FILE` first, or --save FILE, to go on later)",
    "help": "this",
}
_NAMES = {name.split()[0] for name in COMMANDS}
_WITH_MORE = {name.split()[0] for name in COMMANDS if " " in name} | {"help"}  # commands that something may follow
_ALSO = {"?": "help", "exit": "quit"}  # what people type for them
_YES, _NO = ("y", "yes", "true", "1"), ("n", "no", "false", "0")


def listing(match: Match, made: Adapter) -> list[str]:
    """The numbered lines to show for the pending decision; empty where there is nothing to list."""
    decision = match.decision
    if decision is None:
        return []
    if decision.kind == "act":
        return [made.words.act(match.game, a) for a in match.acts()[:MAX_LISTED]]
    options = decision.options or ()
    return [made.words.option(match.game, decision, o) for o in options[:MAX_LISTED]]


def explained(match: Match, made: Adapter) -> dict[int, str]:
    """What the abilities do that are among the acts, by the number of the act; what is the same is told once."""
    texts: dict[str, int] = {}
    if match.decision is not None and match.decision.kind == "act":
        for number, act in enumerate(match.acts()[:MAX_LISTED], 1):
            texts.setdefault(cut(made.words.printed(match.game, act)), number)
    return {number: text for text, number in texts.items() if text}


def hint(decision: Decision) -> str:
    """How to answer."""
    n = len(decision.options or ())
    if decision.kind == "act":
        return "a number, or the name of a card to play or use (Enter: 1)"
    if decision.kind == "yes_no":
        return "y or n" if decision.most else "n: it cannot be done as a whole"
    if decision.kind == "number":
        if decision.options:
            return f"one of {', '.join(map(str, decision.options))}"
        return f"a number from {decision.least} to {decision.most}"
    if decision.kind == "order":
        return f"all {n} numbers in order, such as {' '.join(map(str, range(n, 0, -1)))} (Enter: as they are listed)"
    if decision.kind == "divide":
        return f"amounts in steps of {decision.unit} that add up to {decision.most}, such as 1={decision.unit} 2=..."
    if decision.rule == "payment":
        return "the numbers of what pays (Enter: pay in some way; `cancel`: do something else)"
    if not n:
        return "there is nothing to choose from (Enter goes on)"
    most = min(decision.most, n)
    wanted = str(most) if decision.least == most else f"{decision.least} to {most}"
    return f"{wanted} of the numbers" + (" (Enter: none)" if decision.least == 0 else "")


def parse(text: str, match: Match, made: Adapter) -> Answer | Command:
    """What the line means at the pending decision. InputError where it means nothing; the rules judge the rest."""
    decision = match.decision
    if decision is None:
        raise InputError("the game is over")
    words = text.strip()
    first, _, rest = words.partition(" ")
    name = _ALSO.get(first.lower(), first.lower())
    if name in _NAMES and (not rest or name in _WITH_MORE):
        return Command(name, rest.strip())
    return _PARSE[decision.kind](words, match, made, decision)


def _numbers(words: str, options: tuple[Any, ...]) -> list[Any]:
    found = []
    for part in re.split(r"[\s,]+", words.strip()):
        if not part:
            continue
        if not part.isdecimal() or not 1 <= int(part[:9]) <= len(options):
            raise InputError(f"{part!r} is no number from 1 to {len(options)}")
        found.append(options[int(part) - 1])
    return found


def _act(words: str, match: Match, made: Adapter, decision: Decision) -> Answer:
    acts = match.acts()
    if not words:
        return acts[0]  # passing comes first
    if words.isdecimal():
        return _numbers(words, tuple(acts))[0]
    if words.lower() == acts[0][0]:
        return acts[0]
    if words.lower() in (*_YES, *_NO):
        raise InputError("nothing is asked that yes or no would answer")
    fitting = [a for a in acts if words.lower() in made.words.act(match.game, a).lower()]
    if len(fitting) == 1 and len(words) > 1:
        return fitting[0]
    verb, _, name = words.partition(" ")
    verbs = made.table.verbs if has_table(made) else {}
    if not verbs:
        raise InputError(f"{words[:60]!r} is no act, or the beginning of several: give the number of one")
    if verb.lower() not in verbs:
        name = words
        verb = next(iter(verbs))
    if not name.strip():
        raise InputError(f"{verb.lower()} what? Name a card, or give the number of an act")
    answers = made.table.answers(match, decision.player, verb.lower(), name.strip(), {}, _Finder(match))
    return answers[0]


class _Finder:
    """Names as a person at the table uses them: of cards that he can see."""

    def __init__(self, match: Match) -> None:
        self.match = match

    def find(self, name: str, actor: int) -> list[int]:
        from cardwright.kernel.view import sees

        game = self.match.game
        names = {o.id: game.chars(o.id).names[0] for o in game.state.objects if sees(game, actor, o)}
        wanted = name.lower()
        found = [i for i, full in names.items() if full.lower() == wanted] or [
            i for i, full in names.items() if wanted in full.lower()
        ]
        if not found or not name:
            raise InputError(f"you see no card {name[:60]!r}")
        mine = [i for i in found if game.state.objects[i].owner == actor]
        meant = sorted({names[i] for i in mine or found})
        if len(meant) > 1 or len(wanted) == 1 < len(meant[0]):  # "q" plays no Quick Change
            raise InputError(f"{name[:60]!r} may be {', '.join(meant)}")
        return sorted(found, key=lambda i: game.state.objects[i].owner != actor)


def _choose(words: str, match: Match, made: Adapter, decision: Decision) -> Answer:
    if not words and decision.rule == "payment":
        payments = legal_answers(match, MAX_LISTED)
        if payments:
            return made.table.gentlest(payments) if has_table(made) else payments[0]
    if not words and decision.kind == "order":
        return tuple(decision.options or ())
    return tuple(_numbers(words, decision.options or ()))


def _yes_no(words: str, match: Match, made: Adapter, decision: Decision) -> Answer:
    if words.lower() in _YES:
        return True
    if words.lower() in _NO:
        return False
    raise InputError("answer y or n")


def _number(words: str, match: Match, made: Adapter, decision: Decision) -> Answer:
    if not words.isdecimal():
        raise InputError("answer with a number")
    return int(words[:9])


def _divide(words: str, match: Match, made: Adapter, decision: Decision) -> Answer:
    shares = []
    for part in words.split():
        number, equals, amount = part.partition("=")
        if not equals or not amount.isdecimal():
            raise InputError(f"{part!r} is no share: write 1=3000 2=4000")
        shares.append((_numbers(number, decision.options or ())[0], int(amount[:9])))
    return tuple(shares)


_PARSE = {
    "act": _act,
    "choose": _choose,
    "order": _choose,
    "yes_no": _yes_no,
    "number": _number,
    "divide": _divide,
}
