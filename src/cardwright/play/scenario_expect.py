"""What a scenario expects, held against the position: every difference in words."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from cardwright.errors import Illegal, InputError
from cardwright.kernel.decisions import Decision
from cardwright.kernel.log import Line
from cardwright.play.games import PLAYERS
from cardwright.play.scenario_choose import StepFailed
from cardwright.play.scenario_file import Action
from cardwright.play.scenario_refused import dead_end
from cardwright.play.scenario_setup import Names
from cardwright.play.scenario_steps import Hand
from cardwright.play.scenario_words import ALSO, check_words
from cardwright.rules.clauses import shown_by

_PASSED_TO = ("attack", "block")  # declarations: `can` looks ahead to them through windows of priority


def differences(hand: Hand, expected: dict[str, Any], lines: Sequence[Line]) -> list[str]:
    """Every key that does not hold, as `key: expected ..., found ...`; empty where all hold. InputError for a card that there is not."""
    found: list[str] = []
    for key, wanted in expected.items():
        problem = _check(hand, key, wanted, lines)
        if problem:
            found.append(f"{key}: {problem}")
    return found


def _check(hand: Hand, key: str, wanted: Any, lines: Sequence[Line]) -> str:
    named = _NAMED.get(key)
    if named is not None:
        return named(hand, wanted, lines)
    player, dot, what = key.partition(".")
    if dot and player in PLAYERS and not isinstance(wanted, dict):
        return _player_key(hand, PLAYERS.index(player), what, wanted)
    return _card(hand, key, wanted)


def _differ(wanted: Any, found: Any) -> str:
    return "" if _same(wanted, found) else f"expected {wanted!r}, found {found!r}"


def _same(wanted: Any, found: Any) -> bool:
    if isinstance(wanted, bool) or isinstance(found, bool):
        return wanted is found
    if isinstance(wanted, str) and isinstance(found, (list, tuple)):
        return wanted.lower() in [str(f).lower() for f in found]
    if isinstance(wanted, list) and isinstance(found, (list, tuple)):
        return sorted(map(_fold, wanted)) == sorted(map(_fold, found))
    if isinstance(wanted, str) and isinstance(found, str):
        return _fold(wanted) == _fold(found)
    return bool(wanted == found)


def _fold(value: Any) -> str:
    return str(value).lower().replace("_", " ")


# players --------------------------------------------------------------------------------------------------------------


def _player_key(hand: Hand, player: int, what: str, wanted: Any) -> str:
    zone, _, count = what.partition(".")
    if zone in hand.table.zones:
        ids, more = _zone(hand, player, zone)
        if count:
            return _differ(wanted, len(ids))
        problem = _names(hand, player, ids, wanted, ordered=zone == "deck")
        # what is part of another card (an Item that it bears) may be listed, too: then all of it
        return "" if problem and more and not _names(hand, player, [*ids, *more], wanted, ordered=False) else problem
    return _differ(wanted, hand.table.fact(hand.match.game, player, what))


def _zone(hand: Hand, player: int, zone: str) -> tuple[list[int], list[int]]:
    """The cards of the zone, and those in it that are part of others."""
    index = hand.table.zone_indexes.index(zone)
    ids = hand.match.state.zones[player][index]
    hidden = hand.table.attached(hand.match.state)
    return [i for i in ids if i not in hidden], [i for i in ids if i in hidden]


def _names(hand: Hand, player: int, ids: list[int], wanted: Any, *, ordered: bool) -> str:
    wanted = wanted or []
    for name in wanted:
        hand.names.found(str(name), player)  # InputError for a name that no card has
    found = [hand.names.key(i) for i in ids]
    if ordered:
        top = ids[: len(wanted)]
        fits = len(top) == len(wanted) and all(
            _is(hand.names, str(w), i, player) for w, i in zip(wanted, top, strict=True)
        )
        return "" if fits else f"expected from the top {wanted}, found {found[: len(wanted)]}"
    return "" if _match_all(hand.names, [str(w) for w in wanted], ids, player) else f"expected {wanted}, found {found}"


def _match_all(names: Names, wanted: list[str], ids: list[int], player: int) -> bool:
    """Whether each name can be given a card of its own, with none left over (the names that fewest fit first)."""
    left = list(ids)
    meant = {name: [i for i in ids if _is(names, name, i, player)] for name in wanted}
    for name in sorted(wanted, key=lambda n: len(meant[n])):
        fitting = [i for i in meant[name] if i in left]
        if not fitting:
            return False
        left.remove(fitting[0])
    return not left


def _is(names: Names, name: str, object_id: int, player: int) -> bool:
    if name in (names.key(object_id), names.printed(object_id)):
        return True
    try:
        return object_id in names.find(name, player)
    except InputError:
        return False


# cards ----------------------------------------------------------------------------------------------------------------


def _card(hand: Hand, name: str, wanted: Any) -> str:
    ids = hand.names.found(name, 0)
    if not ids:
        return "expected this card, found none of that name"
    object_id = card_meant(hand, name)
    problems = []
    for key, value in wanted.items():
        fact = hand.table.card_fact(hand.match.game, object_id, key)
        link = hand.match.state.objects[object_id].link
        if key == "evolved" and isinstance(value, str) and link >= 0:
            # the card that it has evolved with, as an entry names it
            fact = value if _is(hand.names, value, link, 0) else hand.names.key(link)
        if key == "counters" and isinstance(value, dict):  # none of a kind is no kind
            value = {name: count for name, count in value.items() if count != 0}
        if isinstance(value, list) and isinstance(fact, (list, tuple)):
            fact = [each for each in fact if each not in hand.table.unsaid or each in value]
        problem = _differ(value, fact)
        if problem:
            if key in hand.table.card_words:
                check_words(value, hand.table.card_words[key], f"{name}: {key}")
            problems.append(f"{key} {problem}")
    return "; ".join(problems)


def card_meant(hand: Hand, name: str) -> int:
    """The object that an expectation names: the first in play, else the first anywhere."""
    ids = hand.names.find(name, 0)
    zones = hand.match.game.rules.zones
    in_play = [i for i in ids if zones[hand.match.state.objects[i].zone].in_play]
    return (in_play or ids)[0]


# the game -------------------------------------------------------------------------------------------------------------


def _stack(hand: Hand, wanted: Any, lines: Sequence[Line]) -> str:
    sources = [item.source[0] for item in reversed(hand.match.state.stack)]
    found = [hand.names.key(i) if i >= 0 else "the rules" for i in sources]
    wanted = wanted or []
    for name in wanted:
        hand.names.found(str(name), 0)
    fits = len(wanted) == len(sources) and all(
        i >= 0 and _is(hand.names, str(w), i, 0) for w, i in zip(wanted, sources, strict=True)
    )
    return "" if fits else f"expected from the top {wanted}, found {found}"


def _turn(hand: Hand, wanted: Any, lines: Sequence[Line]) -> str:
    return _differ(wanted, PLAYERS[hand.match.state.turn_player])


def _phase(hand: Hand, wanted: Any, lines: Sequence[Line]) -> str:
    return _differ(wanted, hand.table.phase(hand.match.state))


def _winner(hand: Hand, wanted: Any, lines: Sequence[Line]) -> str:
    winner = hand.match.winner
    found = "none" if winner is None else "draw" if winner < 0 else PLAYERS[winner]
    return _differ("none" if wanted is None else str(wanted), found)


def _decision(hand: Hand, wanted: Any, lines: Sequence[Line]) -> str:
    decision = hand.match.decision
    if wanted in (None, "none"):
        return "" if decision is None else f"expected none, but {hand.waiting()}"
    if decision is None:
        return f"expected {wanted}, but the game is over"
    return "" if is_pending(decision, wanted) else f"expected {wanted}, but {hand.waiting()}"


def is_pending(decision: Decision, wanted: Any) -> bool:
    """Whether the decision is the one that is wanted."""
    if wanted in (None, "none"):
        return False
    fits: bool = wanted.get("player", PLAYERS[decision.player]) == PLAYERS[decision.player]
    kinds = (decision.kind, decision.reason, *ALSO.get(decision.reason, ()))
    return fits and wanted.get("kind", decision.kind) in kinds and wanted.get("reason", decision.reason) in kinds


def _can(hand: Hand, wanted: list[Action], lines: Sequence[Line]) -> str:
    problems = []
    for action in wanted:
        refusal = why_not(hand, action)
        if refusal:
            problems.append(f"{action.told()} should be possible: {refusal}")
    return "; ".join(problems)


def _cannot(hand: Hand, wanted: list[Action], lines: Sequence[Line]) -> str:
    return "; ".join(f"{a.told()} should be impossible" for a in wanted if not why_not(hand, a, exact=True))


def why_not(hand: Hand, action: Action, *, exact: bool = False) -> str:
    """Why the action is not possible now, in words; empty where it is, tried on a copy. `exact`: read as an illegal step is."""
    trial = hand.copy()
    trial.refusing = exact
    trial.check_names(action)
    if action.verb in _PASSED_TO and not trial.to_first_fit(action):
        if hand.copy().done_without_asking(action):
            return ""
        return f"no decision asks for it; {hand.waiting()}"
    asked = hand.match.decision
    elsewhere = action.verb == "end" and asked is not None and asked.player != action.player
    if elsewhere or (action.verb not in ("end", "concede") and not trial.fits(action)):
        return f"no decision asks for it now; {hand.waiting()}"
    try:
        if action.verb in ("end", "concede"):
            trial.play(action)
        else:
            trial.answer_action(action)
    except (Illegal, StepFailed) as error:
        return str(error)
    return str(dead_end(trial) or "") if action.verb not in ("end", "concede") else ""


def _cites(hand: Hand, wanted: Any, lines: Sequence[Line]) -> str:
    clauses = [str(w) for w in (wanted if isinstance(wanted, list) else [wanted])]
    pending = hand.match.decision.clause if hand.match.decision is not None else ""  # by which somebody is asked now
    cited = {clause for clause in (*(line.clause for line in lines), *hand.asked, pending) if clause}
    rules = hand.match.game.rules
    same = {c: {each for one in shown_by(rules.name, c) for each in (one, rules.clauses.get("", one))} for c in clauses}
    missing = [c for c in clauses if not any(_covers(each, found) for each in same[c] for found in cited)]
    return f"expected {missing} to be cited, found {sorted(cited)}" if missing else ""


def _covers(clause: str, cited: str) -> bool:
    """Whether a citation names the clause, or a clause under it."""
    return any(part.strip() == clause or part.strip().startswith(clause + ".") for part in cited.split(","))


_NAMED: dict[str, Callable[[Hand, Any, Sequence[Line]], str]] = {
    "stack": _stack,
    "turn": _turn,
    "phase": _phase,
    "winner": _winner,
    "decision": _decision,
    "can": _can,
    "cannot": _cannot,
    "cites": _cites,
}
