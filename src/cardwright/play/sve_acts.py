"""What the actions of scenario files mean in SVE: the acts that they name, and what their siblings answer."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from cardwright.errors import InputError
from cardwright.games.common.costitems import Slot
from cardwright.games.common.zones import EX_AREA, FIELD, HAND
from cardwright.games.sve import abilities
from cardwright.games.sve.costs import bill_of
from cardwright.games.sve.extras import options
from cardwright.games.sve.playing import card_ctx
from cardwright.games.sve.zones import EVOLVE_ZONE, LEADER
from cardwright.kernel.decisions import Answer, Decision
from cardwright.kernel.game import Game
from cardwright.kernel.log import Line, Log
from cardwright.kernel.match import Match
from cardwright.play.games import Before, Finder
from cardwright.play.table_parts import (
    AMOUNTS,
    PRINTED,
    asked_for,
    choose_modes,
    choose_targets,
    declare_x,
    divide,
    modes_taken,
    paid_nothing,
    pay_card,
    pay_of,
    targets_of,
)
from cardwright.text import ir

RULESET = "sve"
_WAYS = (*AMOUNTS, "engage", "discard", "bury", "banish", "return", "reveal", "other")  # of paying
_WAY_OF = {"put": "bury", "break": "bury", "remove": "banish", "dull": "engage"}  # what costs are called under `pay`
_KINDS = {"evolve": ir.EvolveAbility, "serve": ir.ServeAbility}


def answers(match: Match, player: int, verb: str, value: Any, extra: Mapping[str, Any], names: Finder) -> list[Answer]:
    """The acts that the action may mean, likeliest first, legal or not."""
    named = value if isinstance(value, list) else [value]
    if len(named) != 1:
        raise InputError(f"{verb}: one card's name is wanted, not {value!r}")
    ids = names.find(str(named[0]), player)
    objects = match.state.objects
    zones = (HAND, EX_AREA) if verb == "play" else (FIELD,)
    ids = sorted(ids, key=lambda i: (objects[i].zone not in zones, objects[i].controller != player))
    if verb == "play":
        return [("play", i) for i in ids]
    if verb == "attack":
        return _attacks(match, player, ids, extra.get("target"), names)
    wanted = extra.get("ability")
    if str(wanted).lower() == "rush":
        return [("grant_rush", i) for i in ids]
    return [("use", i, *source) for i in ids for source in _abilities(match.game, i, wanted)] or [
        ("use", ids[0], -1, -1)
    ]


def _attacks(match: Match, player: int, ids: list[int], target: Any, names: Finder) -> list[Answer]:
    """Attacks of these on what is named; on whatever can be attacked, the leader first, where nothing is."""
    leader = match.game.zone(1 - player, LEADER)
    if target is None:
        able = [act for act in match.acts() if act[0] == "attack" and act[1] in ids]
        return sorted(able, key=lambda act: act[2] not in leader) or [("attack", i, t) for i in ids for t in leader]
    if str(target) == "leader":
        targets = list(leader)
    else:
        found = names.find(str(target), player)
        objects = match.state.objects
        targets = sorted(found, key=lambda i: (objects[i].zone not in (FIELD, LEADER), objects[i].controller == player))
    return [("attack", i, t) for i in ids for t in targets]


def _abilities(game: Game, object_id: int, wanted: Any) -> list[tuple[int, int]]:
    """The activated abilities of the card, in printed order; only the wanted one where one is."""
    found = list(abilities.activated(game, object_id))
    if wanted is None:
        return found
    word, _, number = str(wanted).lower().partition(" ")
    kind = _KINDS.get(word)
    if kind is not None:
        of_kind = [source for source in found if isinstance(game.node(source), kind)]
        return [s for n, s in enumerate(of_kind, 1) if str(n) == number] if number else of_kind
    if not isinstance(wanted, int) or wanted < 1:
        return []
    plain = [source for source in found if isinstance(game.node(source), ir.ActionAbility)]
    # evolve and serve abilities are activated abilities, too (12.2.1, 14.2.2.1): where there are no others, the number means them
    return (plain or found)[wanted - 1 : wanted]


# -- siblings ------------------------------------------------------------------------------------------------------------


def follow(match: Match, extra: dict[str, Any], names: Finder) -> list[Answer] | None:
    """The answers to a decision within an action that its siblings give; None where they say nothing of it."""
    decision = match.decision
    assert decision is not None
    found = _FOLLOW.get(decision.reason)
    return found(match, decision, extra, names) if found is not None else None


def _evolution_point(match: Match, decision: Decision, extra: dict[str, Any], names: Finder) -> list[Answer]:
    """An evolution point where the file says so; else play points pay."""
    return [bool((extra.get("pay") or {}).get("evolution_points"))]


def _optional(match: Match, decision: Decision, extra: dict[str, Any], names: Finder) -> list[Answer] | None:
    """An optional additional cost: paid where the file names a cost or a card that can pay it, not where it names none."""
    if extra.get("cost") is not None:
        return [str(extra["cost"]).lower() not in PRINTED]
    named = pay_of(extra, _WAYS, elements=False)
    for slot in _additional(match.game, decision):
        for how in ("other", slot.verb if slot.verb in _WAYS else _WAY_OF.get(slot.verb, "other")):
            ids = {i for name in named.get(how, ()) for i in names.find(name, decision.player)}
            if ids & set(slot.candidates):
                return [True]
    return None


def _additional(game: Game, decision: Decision) -> list[Slot]:
    """The parts of the additional cost that is asked about: what a card lets its player do as it is played, or Earth Rite.

    None where the card offers several: which of them is asked about is not said."""
    ctx = card_ctx(game, decision.player, decision.source, "card")
    costs = [ir.Cost(actions=(ir.EarthRiteCost(count=1),))]
    if decision.reason == "extra_cost":
        costs = [option.cost for option in options(game, ctx, decision.source)]
    bill = bill_of(game, ctx, decision.player, costs[0]) if len(costs) == 1 else None
    return [part.slot for part in bill.parts] if bill is not None else []


def _process(match: Match, decision: Decision, extra: dict[str, Any], names: Finder) -> list[Answer] | None:
    """What an effect offers to pay for: yes where the file names cards that pay and have not yet (10.4.7), or the X of the cost."""
    left = [how for how, named in pay_of(extra, _WAYS, elements=False).items() if named and how not in AMOUNTS]
    return [True] if left or extra.get("x") is not None else None


def _evolved(match: Match, decision: Decision, extra: dict[str, Any], names: Finder) -> list[Answer] | None:
    """Which card of the evolve deck: the one that `pay: {reveal: ...}` names."""
    return pay_card(match, decision, extra, names)


_FOLLOW = {
    "pay": _process,
    "targets": choose_targets,
    "modes": choose_modes,
    "x": declare_x,
    "counters": declare_x,  # any number of them, of which the text says that it is X
    "divide": divide,
    "cost": pay_card,
    "evolve_card": _evolved,
    "evolution_point": _evolution_point,
    "extra_cost": _optional,
    "earth_rite": _optional,
}


def unused(
    match: Match, extra: Mapping[str, Any], names: Finder, before: Before, *, under_way: bool
) -> tuple[str, str] | None:
    """What of the siblings the rules never asked for, as (reason, clause). `under_way`: more is to be declared or paid."""
    player = match.decision.player if match.decision is not None else 0
    for name in () if under_way else targets_of(extra):
        # the only one of its kind
        evolved = any(match.state.objects[i].zone == EVOLVE_ZONE for i in names.find(name, player))
        if not evolved and not asked_for(match, name, player, extra, names, before):
            return f"{name} is no target that was asked for", "10.6.2.3"
    if extra.get("modes") and not modes_taken(match, extra["modes"]):
        if match.decision is not None and match.decision.reason in ("extra_cost", "earth_rite"):
            return "whether the additional cost is paid comes before the options: `cost` or `pay` says it", "10.6.2.2.1"
        return "no options were asked for", "10.6.2.2.2"
    if extra.get("x") is not None:
        return "no X was asked for", "10.6.2.2.3"
    pay = pay_of(extra, _WAYS, elements=False)
    named = {how: of for how, of in pay.items() if how not in AMOUNTS}
    left = None if under_way else paid_nothing(match, named, names, before, player)
    if left is not None:
        return f"nothing was due that {left} could pay", "10.6.2.5"
    other = _other_cost(match, extra.get("cost"), before, under_way=under_way)
    return other or (None if under_way else _other_points(match, pay, before))


def _other_cost(match: Match, cost: Any, before: Before, *, under_way: bool) -> tuple[str, str] | None:
    """Where the file says whether an additional cost is paid: that this is what was done (10.6.2.2.1)."""
    if cost is None or match.game.log is None:
        return None
    paid = any(line.kind == "extra_cost" for line in _own_lines(match.game.log, before))
    if paid and str(cost).lower() in PRINTED:
        return "it cannot be played without its additional cost", "10.4.7.3"
    if not paid and not under_way and str(cost).lower() not in PRINTED:
        return f"no cost is paid that could be called {cost}", "10.6.2.2.1"
    return None


def _own_lines(log: Log, before: Before) -> list[Line]:
    """What the log tells of the action, but for what was played within it (10.6.1): nothing of that is part of its payment."""
    begun = [n for n, line in enumerate(log.lines) if n >= before.lines and line.kind in ("play", "use", "rush")]
    return log.lines[before.lines : begun[1] if len(begun) > 1 else len(log.lines)]


def _other_points(match: Match, pay: dict[str, list[str]], before: Before) -> tuple[str, str] | None:
    """Where the file says how many points pay: that it is what was paid (10.6.2.5)."""
    log = match.game.log
    if log is None or not any(how in pay for how in AMOUNTS):
        return None
    lines = [
        line for line in _own_lines(log, before) if line.facts.get("fee")
    ]  # not what effects take or give beside it
    paid = {
        "play_points": sum(line.facts["count"] for line in lines if line.kind == "pay_points"),
        "evolution_points": sum(line.kind == "evolution_points" for line in lines),
    }
    for how in AMOUNTS:
        if how in pay and str(paid[how]) not in pay[how]:
            clause = "10.6.2.5, 3.2.5" if how == "evolution_points" else "10.6.2.5"
            return f"it takes {paid[how]} {how.replace('_', ' ')}, not {', '.join(pay[how])}", clause
    return None
