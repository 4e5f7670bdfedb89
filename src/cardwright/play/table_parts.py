"""What the tables of all games share: reading values, names of several cards, and the siblings of an action."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from copy import copy
from functools import partial
from typing import Any

from cardwright.errors import InputError
from cardwright.games.common.registry import walk
from cardwright.games.common.zones import BREAK_ZONE, COST, DISCARDED, DULL, ENTER, FIELD, HAND, REMOVED
from cardwright.kernel.decisions import Answer, Decision, Flow, is_alike
from cardwright.kernel.game import Game
from cardwright.kernel.match import Match
from cardwright.kernel.rules import Rules, Step
from cardwright.kernel.state import Event, Obj, State
from cardwright.play.answers import assignments, saying
from cardwright.play.games import Before, Finder
from cardwright.text.ir import AutoAbility, Delayed

MAX_PAYMENTS = 256
CHOOSING = ("targets", "bearer")  # reasons of questions that names under `targets` answer
_FROM_HAND = frozenset({"hand_size", "hand_limit", "discard"})  # reasons of choosing cards of one's hand
_INTO_DECK = frozenset({"deck_order", "mulligan_order"})  # reasons of ordering cards of a deck
PAYING = ("cost", "evolve_card")  # and those under `pay`
AMOUNTS = ("play_points", "evolution_points")  # under `pay`: how many, and no names of cards
_PAUSE = "pause"
_OTHERS = "the other player's pause"  # the step after it, where something is on the stack
SPARED = "spared"  # beside the siblings of an action: names of targets that were taken without a question
EXACT = "exact"  # beside the siblings of a step that has to be refused: its targets pay for nothing
PRINTED = ("", "none", "no", "normal", "printed", "usual")  # under `cost`: nothing besides what is printed
NAMED = "named"  # beside the siblings: the names under `targets`, as they stood
TAKEN = "taken"  # beside the siblings: what names under `targets` have been given to
PARTLY = "partly"  # beside the siblings: `pay` names what else is paid with, and leaves out what makes CP


_HOW: Mapping[str, Callable[[Event], bool]] = {  # ways of paying with a card, as the facts tell of them
    **dict.fromkeys(("dull", "engage"), lambda f: f.kind == DULL),
    **dict.fromkeys(("put", "break", "sacrifice", "bury"), lambda f: f.from_zone == FIELD and f.to_zone == BREAK_ZONE),
    "discard": lambda f: DISCARDED in f.tags,
    **dict.fromkeys(("remove", "banish"), lambda f: f.to_zone == REMOVED),
    "return": lambda f: f.to_zone == HAND,
}


def copies_leave(match: Match, decision: Decision) -> bool:
    """Whether it asks which copies of one card go from a hand, or in which order into a deck, so that there is nothing to choose."""
    options = decision.options or ()
    ordered = decision.reason in _INTO_DECK and decision.kind == "order"
    if not options or not (ordered or (decision.reason in _FROM_HAND and decision.least == decision.most)):
        return False
    return len({match.state.objects[o].card for o in options}) == 1


def copies_trigger(match: Match, decision: Decision) -> bool:
    """Whether it asks for the order of one ability of one card or its copies: each order is like any other."""
    if decision.reason not in ("stack_order", "pending", "replacement"):
        return False
    cards = decision.data[is_alike(decision) :]
    definitions = {match.state.objects[c].card for c in cards if c >= 0}
    if len(definitions) != 1 or -1 in cards:
        return False
    printed = match.game.defs[definitions.pop()].nodes[:1]  # the text; what its keywords stand for comes after it
    if decision.reason == "replacement":
        return len(set(cards)) == len(
            cards
        )  # the same from each: several of one card would be offered with it more than once
    nodes = [node for text in printed for node in walk(text)]
    kinds = [sum(isinstance(node, kind) for node in nodes) for kind in (AutoAbility, Delayed)]
    return kinds[0] == 1 or kinds == [0, 1] or _one_on_the_stack(match, decision)


def _one_on_the_stack(match: Match, decision: Decision) -> bool:
    """Whether all that is ordered goes on the stack without a question, and is one ability there."""
    if decision.reason != "stack_order":
        return False
    trial, ordered = match.copy(), decision.options or ()
    below = len(trial.state.stack)
    trial.answer(ordered)
    there = trial.state.stack[below:]
    return len(there) == len(ordered) and len({item.node for item in there}) == 1


def enters(state: State, obj: Obj, value: object, turn: int) -> None:
    """When the card entered the field. Of this turn, as if from the hand, it is told, for texts that ask; nothing triggers."""
    obj.since = one_of("entered", value, {"this_turn": turn, "earlier": turn - 2})
    if obj.since == turn:
        fact = Event(ENTER, obj.ref, obj.controller, from_zone=HAND, to_zone=FIELD, batch=state.next_id())
        state.history.append(fact)


def quiet(g: Game, asked: bool) -> bool:
    """Whether a step asked nobody anything."""
    return not asked


def with_pauses(rules: Rules, after: Mapping[str, Callable[[Game, bool], bool]], clause: str) -> Rules:
    """The rules with a window after these steps, where the condition holds, in which nothing can be done but pass."""
    twin: Any = copy(rules)
    twin.steps = {name: _held(step, after[name]) if name in after else step for name, step in rules.steps.items()}
    twin.steps |= {_PAUSE: partial(_pause, clause=clause), _OTHERS: partial(_pause, clause=clause)}
    twin.ask_steps, twin.glances = rules.ask_steps | {_PAUSE, _OTHERS}, {}
    pausing: Rules = twin
    return pausing


def _held(step: Step, holds: Callable[[Game, bool], bool]) -> Callable[[Game], Flow[None]]:
    def run(g: Game) -> Flow[None]:
        flow = step(g)
        decision = None if flow is None else next(flow, None)
        asked = decision is not None
        while flow is not None and decision is not None:
            answer = yield decision
            try:
                decision = flow.send(answer)
            except StopIteration:
                break
        if holds(g, asked):
            g.state.vars[_PAUSE], g.state.step = g.state.step, _PAUSE

    return run


def _pause(g: Game, clause: str) -> Flow[None]:
    others = g.state.step == _OTHERS
    yield Decision("act", 1 - g.state.turn_player if others else g.state.turn_player, "pause", clause)
    if g.state.stack and not others:  # the top resolves when both have passed (11.1.7)
        g.state.step = _OTHERS
        return
    step = g.state.vars.pop(_PAUSE)
    assert isinstance(step, str)
    g.state.step = step


# -- reading values ------------------------------------------------------------------------------------------------------


def one_of(key: str, value: Any, meanings: Mapping[Any, Any]) -> Any:
    """What the value means. InputError where it means nothing."""
    for name, meaning in meanings.items():
        if value is name or (value == name and isinstance(value, str)):
            return meaning
    raise InputError(f"{key}: {value!r} is none of {', '.join(map(str, meanings))}")


def number(key: str, value: Any) -> int:
    """The value as a number from 0."""
    if isinstance(value, bool) or not isinstance(value, int) or not 0 <= value <= 1_000_000:
        raise InputError(f"{key}: a number is wanted, not {value!r}")
    return value


def listed(value: Any) -> list[Any]:
    """The value as a list."""
    return value if isinstance(value, list) else [value]


# -- acts ----------------------------------------------------------------------------------------------------------------


def combinations(named: list[Any], match: Match, player: int, names: Finder) -> list[Answer]:
    """Every way of giving each name an object of its own, in file order."""
    groups = [names.find(str(n), player) for n in named]
    mine = [sorted(ids, key=lambda i: match.state.objects[i].controller != player) for ids in groups]
    exact = [ids if len(ids) == 1 else None for ids in mine]
    taken = {ids[0] for ids in exact if ids}
    mine = [ids if len(ids) == 1 else [i for i in ids if i not in taken] or ids for ids in mine]
    return assignments(mine, MAX_PAYMENTS)


# -- siblings ------------------------------------------------------------------------------------------------------------


def targets_of(extra: Mapping[str, Any]) -> list[str]:
    """The names under `targets`, those of a division included."""
    names: list[str] = []
    for item in listed(extra.get("targets") or []):
        names += [str(k) for k in item] if isinstance(item, dict) else [str(item)]
    return names


def pay_of(
    extra: Mapping[str, Any], ways: tuple[str, ...] | None = None, *, elements: bool = True
) -> dict[str, list[str]]:
    """The names under `pay` by the way of paying. InputError for a way that is not one of `ways`, or for an Element in a game where
    nothing is paid with these (`elements`)."""
    pay = extra.get("pay") or {}
    if not isinstance(pay, dict):
        raise InputError(f"pay: a mapping is wanted, not {pay!r}")
    for how in pay:
        if ways is not None and how not in ways:
            raise InputError(f"pay: unknown key {how!r} (known: {', '.join(ways)})")
        if not elements and any(isinstance(each, dict) for each in listed(pay[how] or [])):
            raise InputError(f"pay: names of cards are wanted under {how}, not {pay[how]!r}")
    return {how: [_paying(n) for n in listed([] if names is None else names)] for how, names in pay.items()}


class Producing(str):
    """The name of a card under `pay` with the Element of the CP that it makes, where it could make another (`{Name: Fire}`)."""

    element: str = ""


def _paying(named: Any) -> str:
    if not isinstance(named, dict):
        return named if isinstance(named, str) else str(named)
    if len(named) != 1:
        raise InputError(f"pay: one name and its Element are wanted, not {named!r}")
    [(name, element)] = named.items()
    producing = Producing(name)
    producing.element = str(element)
    return producing


def paid_nothing(match: Match, left: Mapping[str, list[str]], names: Finder, before: Before, player: int) -> str | None:
    """The first of the names left under `pay` that paid for nothing.

    What a cost does with the very card that is used is no choice, but may be named like the rest of the payment.
    """
    facts = [f for f in match.state.history[before.facts :] if COST in f.tags and f.obj[0] == f.source[0]]
    for how, named in left.items():
        for name in named:
            ids = names.find(name, player)
            fact = next((f for f in facts if f.obj[0] in ids and how in _HOW and _HOW[how](f)), None)
            if fact is None:
                return name
            facts.remove(fact)
    return None


def declared(match: Match, ids: list[int], before: Before) -> bool:
    """Whether one of these objects was declared as a target since then."""
    items = {item.id: item.source[0] for item in match.state.stack}
    for item in (i for i in match.state.stack if i.id not in before.items):
        for name, values in item.env.items():
            for value in values if name != "paid" else ():  # what paid for it was no target
                if not isinstance(value, tuple):
                    continue
                on_stack = isinstance(value[0], int) and value[0] < 0
                if (items.get(value[1]) if on_stack else value[0]) in ids:
                    return True
    return any(e.kind == "chosen" and e.obj[0] in ids for e in match.state.history[before.facts :])


def no_target(match: Match, extra: Mapping[str, Any], names: Finder, before: Before, player: int) -> str | None:
    """The first of the names left under `targets` that is no target, or stands there more often than there are such targets: the same
    card named twice is no second one."""
    for name in targets_of(extra):
        meant = sum(declared(match, [i], before) for i in names.find(name, player))
        if not meant or extra.get(NAMED, []).count(name) > meant:
            return name
    return None


def choose_targets(match: Match, decision: Decision, extra: dict[str, Any], names: Finder) -> list[Answer] | None:
    """Targets as `targets` names them; what is left of the names is for the next question."""
    if "targets" not in extra:
        return None
    wanted = targets_of(extra)
    if decision.kind == "yes_no":
        return [bool(wanted)]
    options = decision.options or ()
    picked: list[Any] = []
    rest = list(wanted)
    if not rest and decision.least:  # a name that also fits what was not asked may be meant for this
        rest = [n for n in extra.pop(SPARED, ()) if offered(match, n, decision.player, options, names)]
    while rest and len(picked) < decision.most:
        # in any order: a name that does not fit here may be for a later question, as long as others are for this one
        near = rest if len(picked) < decision.least else rest[:1]
        meant = ((n, o) for n in near for o in offered(match, n, decision.player, options, names) if o not in picked)
        name, option = next(meant, (None, None))
        if name is None:
            break
        picked.append(option)
        rest.remove(name)
    if len(picked) < decision.least or (rest and not picked):
        if not rest:
            return [tuple(picked)] if picked else None  # too few of them: the rules say so
        named = names.find(rest[0], decision.player)
        if not decision.least and not extra.get(TAKEN, frozenset()).issuperset(named):
            return [
                ()
            ]  # "up to 1 Forward and up to 1 Backup": the name may be for the next question, else it is refused
        return [tuple(named[:1])]  # no legal target: the rules say so
    divided = [i for i in listed(extra["targets"]) if isinstance(i, dict)]
    extra["targets"], extra[TAKEN] = rest, extra.get(TAKEN, frozenset()) | {*picked}
    if divided:
        extra["division"] = divided
    return [tuple(picked)]


def mark(extra: dict[str, Any], *, exact: bool) -> None:
    """Say beside the siblings how they are meant: `exact` in a step that has to be refused."""
    extra[NAMED] = targets_of(extra)
    if exact:
        extra[EXACT] = True
    elif leaves_out_cp(extra):
        extra[PARTLY] = True


def leaves_out_cp(extra: Mapping[str, Any]) -> bool:
    """Whether `pay` may name only what is paid with besides CP: nothing is dulled."""
    pay = extra.get("pay")
    return isinstance(pay, dict) and any(pay.values()) and "dull" not in pay


def names_too_few(decision: Decision, extra: Mapping[str, Any]) -> bool:
    """Whether more is asked for than is named: targets beside those of `targets`, another card in a way for which `pay` names cards.

    A step to be refused means those alone.
    """
    if decision.reason in CHOOSING:
        return "targets" in extra and decision.least > 0
    pay = extra.get("pay")
    ways = {how.replace("_", " ") for how, named in pay.items() if named} if isinstance(pay, dict) else set()
    return decision.reason == "cost" and decision.prompt.replace("_", " ") in ways


def forced_besides(match: Match, player: int, extra: Mapping[str, Any], names: Finder) -> Decision | None:
    """What took targets without a question that `targets` does not name, each by a name of its own. A step to be refused means
    those alone."""
    left = targets_of(extra)
    for decision, answer in match.game.spared if "targets" in extra else ():
        if decision.player == player and decision.reason in CHOOSING and isinstance(answer, tuple):
            groups = [[n for n, name in enumerate(left) if offered(match, name, player, (o,), names)] for o in answer]
            used = assignments(groups, 1)
            if not used:
                return decision
            left = [name for n, name in enumerate(left) if n not in used[0]]
    return None


def use_up(match: Match, player: int, extra: dict[str, Any], names: Finder) -> None:
    """What was taken without a question, because nothing else could be, uses up the names that the file gives for it."""
    for decision, answer in match.game.spared:
        if decision.player != player or decision.kind != "choose":
            continue
        if decision.reason in PAYING:
            for _ in answer:
                pay_card(match, decision, extra, names)
        elif decision.reason in CHOOSING and (before := targets_of(extra)):
            choose_targets(match, decision, extra, names)
            used = before[: len(before) - len(targets_of(extra))]
            extra[SPARED] = [*extra.get(SPARED, ()), *used]


def offered(match: Match, name: str, player: int, options: tuple[Any, ...], names: Finder) -> list[Any]:
    """The options that a name may mean: objects, or items of the stack by their source."""
    ids = names.find(name, player)
    items = {item.id: item.source[0] for item in match.state.stack}
    return [o for i in ids for o in options if o == i or (isinstance(o, tuple) and items.get(o[1]) == i)]


def choose_modes(match: Match, decision: Decision, extra: dict[str, Any], names: Finder) -> list[Answer] | None:
    """Printed options, which count from 1."""
    modes = extra.pop("modes", None)
    if modes is None:
        return None
    if not all(isinstance(m, int) for m in listed(modes)):
        raise InputError(f"modes: numbers of printed options are wanted, not {modes!r}")
    return [_numbers(decision, [m - 1 for m in listed(modes)])]


def _numbers(decision: Decision, modes: list[int]) -> Answer:
    """The options by their numbers: one that is named again is the next that says the same."""
    found: list[int] = []
    for mode in modes:
        found.append(next((o for o in saying(decision, mode) if o not in found), mode))
    return tuple(found)


def modes_taken(match: Match, modes: Any) -> bool:
    """Whether these printed options were the only ones that could be chosen, and so taken without a question."""
    lines = match.game.log.lines if match.game.log is not None else []
    taken = next((line.facts["options"] for line in reversed(lines) if line.kind == "modes"), None)
    return taken is not None and sorted(listed(modes)) == list(taken)


def declare_x(match: Match, decision: Decision, extra: dict[str, Any], names: Finder) -> list[Answer] | None:
    """The value of X."""
    x = extra.pop("x", None)
    return None if x is None else [x]


def divide(match: Match, decision: Decision, extra: dict[str, Any], names: Finder) -> list[Answer] | None:
    """A division, given as a mapping among the targets."""
    given = extra.pop("division", None) or [i for i in listed(extra.get("targets") or []) if isinstance(i, dict)]
    if not given:
        return None
    shares = [(str(name), amount) for mapping in given for name, amount in mapping.items()]
    options = decision.options or ()
    found: list[tuple[int, Any]] = []
    for name, amount in shares:
        ids = [i for i in names.find(name, decision.player) if i in options and i not in [f[0] for f in found]]
        found.append(((ids or names.find(name, decision.player))[0], amount))
    return [tuple(found)]


def pay_card(match: Match, decision: Decision, extra: dict[str, Any], names: Finder) -> list[Answer] | None:
    """A card that a cost asks for by itself: the first name under `pay`, else under `targets`, that is offered."""
    pay = pay_of(extra)
    for how, named in sorted(pay.items(), key=lambda item: item[0] != decision.prompt):  # the way that is asked for
        for name in named if how not in AMOUNTS else ():
            fitting = [i for i in names.find(name, decision.player) if i in (decision.options or ())]
            if fitting:
                extra["pay"] = {h: [n for n in ns if h != how or n is not name] for h, ns in pay.items()}
                return [(fitting[0],)]
    for name in targets_of(extra) if EXACT not in extra else ():
        if any(i in (decision.options or ()) for i in names.find(name, decision.player)):
            return choose_targets(match, decision, extra, names)
    return None
