"""FFTCG in scenario files: positions, the verbs of steps, and what can be expected of a card."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from copy import copy
from typing import Any

from cardwright.cards import CardFacts, FftcgCard
from cardwright.errors import Illegal, InputError
from cardwright.games.common import combat
from cardwright.games.common.zones import DAMAGE_ZONE, FIELD, FROZEN, HAND
from cardwright.games.fftcg import attack as attacking
from cardwright.games.fftcg import using
from cardwright.games.fftcg.zones import ZONES
from cardwright.kernel.decisions import Answer, Decision, Flow
from cardwright.kernel.game import Game
from cardwright.kernel.match import Match
from cardwright.kernel.rules import Rules
from cardwright.kernel.state import Obj, State
from cardwright.play.answers import assignments
from cardwright.play.games import PLAYERS, Finder

MAX_PAYMENTS = 256
_SIBLINGS = frozenset({"targets", "modes", "x", "cost", "pay"})
# nobody has priority in these phases (9.1.1.2, 9.2.1, 9.5.1.1): a pause comes after this step of theirs
_PAUSES = {"active": "active", "draw": "draw", "end": "hand_size"}
_AFTER = {"main1": "attack", "main2": "end"}


class FftcgTable:
    """The FFTCG part of scenario files."""

    phases = ("active", "draw", "main1", "attack", "main2", "end")
    first_phase = "main1"
    end_means_turn = False
    zones = ("hand", "deck", "field", "damage_zone", "break_zone", "removed")
    zone_indexes = tuple(spec.name for spec in ZONES)
    player_values: frozenset[str] = frozenset()
    player_facts = frozenset({"points"})
    entry_keys = frozenset({"state", "frozen", "damage", "entered", "counters"})
    card_facts = frozenset(
        {
            "name", "power", "damage", "cost", "elements", "type", "jobs", "categories", "state", "frozen", "keywords",
            "counters", "controller", "owner", "attacking", "blocking", "zone", "generic",
        }
    )  # fmt: skip
    verbs: Mapping[str, frozenset[str]] = {
        "cast": _SIBLINGS,
        "use": _SIBLINGS | {"ability"},
        "attack": frozenset({"pay"}),
        "block": frozenset({"pay"}),
    }

    @property
    def blank(self) -> CardFacts:
        return FftcgCard(id="blank", name="Blank", type="Backup", elements=("Fire",), cost=1, generic=True)

    # positions -----------------------------------------------------------------------------------------------------

    def place(self, state: State, obj: Obj, entry: Mapping[str, Any], turn: int) -> None:
        obj.since = turn - 2  # before the latest turn of either player
        for key, value in entry.items():
            if key == "state":
                obj.dull = _one_of(key, value, {"active": False, "dull": True})
            elif key == "frozen":
                if _one_of(key, value, {True: True, False: False}):
                    obj.marks = obj.marks | {FROZEN}
            elif key == "damage":
                obj.damage = _number(key, value)
            elif key == "entered":
                obj.since = _one_of(key, value, {"this_turn": turn, "earlier": turn - 2})
            else:
                if not isinstance(value, dict):
                    raise InputError(f"counters: a mapping of names and numbers is wanted, not {value!r}")
                obj.counters = {str(name): _number(key, count) for name, count in value.items()}
        if obj.zone != FIELD and entry.keys() - {"counters"}:
            raise InputError("only cards on the field have a state, damage or a turn in which they entered")

    def attach(self, state: State, obj: Obj, other: Obj) -> None:
        other.link = obj.id

    def set_value(self, state: State, player: int, key: str, value: Any) -> None:
        raise InputError(f"players have no {key}")

    def begin(self, state: State, player: int, phase: str, number: int) -> None:
        state.turn, state.turn_player, state.phase = number, player, phase
        state.last_turn = [number if p == player else number - 1 for p in (0, 1)]
        state.priority = player
        if phase in _AFTER:
            state.vars["after"], state.vars["closed"] = _AFTER[phase], 0
            state.step = "open"
        else:
            state.step = "preparation" if phase == "attack" else phase

    # looking -------------------------------------------------------------------------------------------------------

    def phase(self, state: State) -> str:
        return state.phase

    def fact(self, game: Game, player: int, key: str) -> Any:
        return len(game.zone(player, DAMAGE_ZONE))

    def card_fact(self, game: Game, object_id: int, key: str) -> Any:
        obj, chars = game.state.objects[object_id], game.chars(object_id)
        if key in _OF_CHARS:
            return _OF_CHARS[key](chars)
        if key == "attacking":
            return obj.ref in combat.attackers(game)
        if key == "blocking":
            return obj.ref == combat.blocker(game)
        return _OF_OBJECT[key](obj)

    def attached(self, state: State) -> frozenset[int]:
        return frozenset()

    def settled(self, state: State) -> bool:
        return not state.stack and not state.waiting and not state.vars.get("attackers")

    def pausing(self, rules: Rules, phases: frozenset[str]) -> Rules:
        silent = {_PAUSES[phase] for phase in phases if phase in _PAUSES}
        if not silent:
            return rules
        twin: Any = copy(rules)
        twin.steps = {name: _paused(step) if name in silent else step for name, step in rules.steps.items()}
        stopped: Rules = twin
        return stopped

    def gentlest(self, payments: Sequence[Answer]) -> Answer:
        return min(payments, key=lambda p: (sum(how == "discard" for how, *_ in p), len(p)))

    # answering -----------------------------------------------------------------------------------------------------

    def passing(self, decision: Decision) -> Answer | None:
        if decision.kind == "act":
            return ("pass",)
        return () if decision.reason in ("attack", "block") else None

    def ends_phase(self, decision: Decision) -> bool:
        return decision.reason == "attack"

    def open_for(self, match: Match, player: int, verb: str) -> bool:
        decision = match.decision
        if decision is None or decision.player != player:
            return False
        return decision.kind == "act" if verb in ("cast", "use") else decision.reason == verb

    def answers(
        self, match: Match, player: int, verb: str, value: Any, extra: Mapping[str, Any], names: Finder
    ) -> list[Answer]:
        if verb == "attack":
            return _combinations(value if isinstance(value, list) else [value], match, player, names)
        if verb == "block":
            return [()] if value in ("none", None, False, []) else _combinations(_listed(value), match, player, names)
        ids = names.find(str(value), player)
        zone = HAND if verb == "cast" else FIELD
        objects = match.state.objects
        ids = sorted(ids, key=lambda i: (objects[i].zone != zone, objects[i].controller != player))
        if verb == "cast":
            return _casts(match, ids, extra.get("cost"))
        return [("use", i, n) for i in ids for n in _abilities(match.game, i, extra.get("ability"))] or [
            ("use", ids[0], -1)
        ]

    def needless(self, match: Match, player: int, verb: str, value: Any) -> bool:
        if verb != "block" or value not in ("none", None, False, []) or match.game.log is None:
            return False
        told = [line for line in match.game.log.lines if line.kind in ("attack", "no_block")]  # of the latest attack
        return bool(told) and told[-1].kind == "no_block" and told[-1].player == player

    def refusal(self, match: Match, player: int, verb: str, value: Any, names: Finder) -> Illegal | None:
        if verb not in ("attack", "block") or match.state.turn_player != (player if verb == "attack" else 1 - player):
            return None
        if verb == "attack" and match.state.phase not in ("main1", "attack"):
            return None
        for name in _listed(value):
            for object_id in names.find(str(name), player):
                ref = match.state.objects[object_id].ref
                clause = (
                    attacking.can_attack(match.game, ref)
                    if verb == "attack"
                    else attacking.block_problem(match.game, ref)
                )
                if clause:
                    return Illegal(f"{match.game.name(ref)} cannot {verb}", clause)
        return None

    def follow(self, match: Match, verb: str, extra: dict[str, Any], names: Finder) -> list[Answer] | None:
        decision = match.decision
        assert decision is not None
        found = _FOLLOW.get(decision.reason)
        return found(match, decision, extra, names) if found is not None else None

    def unused(self, match: Match, verb: str, extra: Mapping[str, Any], names: Finder) -> tuple[str, str] | None:
        player = match.decision.player if match.decision is not None else 0
        # while more is to be declared or paid, a target that was forced is not on the stack yet
        under_way = match.decision is not None and self.passing(match.decision) is None
        for name in () if under_way else _targets(extra):
            if not _declared(match, names.find(str(name), player)):
                return f"{name} is no target that was asked for", "11.6.5"
        if extra.get("modes"):
            return "no options were asked for", "11.6.6"
        if extra.get("x") is not None:
            return "no X was asked for", "11.6.7"
        left = [n for how in _pay(extra).values() for n in how]
        return (f"nothing was due that {left[0]} could pay", "5.2.1.3.1") if left else None


def _paused(step: Callable[[Game], Flow[None]]) -> Callable[[Game], Flow[None]]:
    """The step, and a window after it in which nothing can be done but pass, unless the step itself asks something."""

    def run(g: Game) -> Flow[None]:
        flow = step(g)
        decision = next(flow, None)
        if decision is None:
            yield Decision("act", g.state.turn_player, "pause", "9.1.1.2")
        while decision is not None:
            answer = yield decision
            try:
                decision = flow.send(answer)
            except StopIteration:
                return

    return run


# -- reading values ------------------------------------------------------------------------------------------------------


def _one_of(key: str, value: Any, meanings: Mapping[Any, Any]) -> Any:
    for name, meaning in meanings.items():
        if value is name or (value == name and isinstance(value, str)):
            return meaning
    raise InputError(f"{key}: {value!r} is none of {', '.join(map(str, meanings))}")


def _number(key: str, value: Any) -> int:
    if isinstance(value, bool) or not isinstance(value, int) or not 0 <= value <= 1_000_000:
        raise InputError(f"{key}: a number is wanted, not {value!r}")
    return value


def _listed(value: Any) -> list[Any]:
    return value if isinstance(value, list) else [value]


_OF_CHARS: Mapping[str, Any] = {
    "name": lambda c: c.names,
    "power": lambda c: None if c.power is None else max(0, c.power),
    "cost": lambda c: c.cost,
    "elements": lambda c: list(c.elements),
    "type": lambda c: c.types,
    "jobs": lambda c: list(c.jobs),
    "categories": lambda c: list(c.categories),
    "keywords": lambda c: sorted(c.keywords),
    "generic": lambda c: c.generic,
}
_OF_OBJECT: Mapping[str, Any] = {
    "damage": lambda o: o.damage,
    "state": lambda o: "dull" if o.dull else "active",
    "frozen": lambda o: FROZEN in o.marks,
    "counters": lambda o: {name: n for name, n in o.counters.items() if n},
    "controller": lambda o: PLAYERS[o.controller],
    "owner": lambda o: PLAYERS[o.owner],
    "zone": lambda o: ZONES[o.zone].name,
}


# -- acts ----------------------------------------------------------------------------------------------------------------


def _combinations(named: list[Any], match: Match, player: int, names: Finder) -> list[Answer]:
    """Every way of giving each name an object of its own, in file order."""
    groups = [names.find(str(n), player) for n in named]
    mine = [sorted(ids, key=lambda i: match.state.objects[i].controller != player) for ids in groups]
    exact = [ids if len(ids) == 1 else None for ids in mine]
    taken = {ids[0] for ids in exact if ids}
    mine = [ids if len(ids) == 1 else [i for i in ids if i not in taken] or ids for ids in mine]
    return assignments(mine, MAX_PAYMENTS)


def _casts(match: Match, ids: list[int], cost: Any) -> list[Answer]:
    if cost is not None:
        return [("cast", i, str(cost)) for i in ids]
    others = [a for a in match.acts() if a[0] == "cast" and a[1] in ids and a[2]]
    return [*(("cast", i, "") for i in ids), *others]


def _abilities(game: Game, object_id: int, wanted: Any) -> list[int]:
    """The indexes of the abilities that can be used, in printed order; only the wanted one where one is."""
    nodes = [(n, game.node(source)) for n, source in enumerate(game.chars(object_id).abilities)]
    usable = [(n, node) for n, node in nodes if type(node) in using.KINDS]
    if wanted is None:
        return [n for n, _ in usable]
    if isinstance(wanted, int):
        return [usable[wanted - 1][0]] if 1 <= wanted <= len(usable) else []
    return [n for n, node in usable if str(getattr(node, "name", "")).lower() == str(wanted).lower()]


# -- siblings ------------------------------------------------------------------------------------------------------------


def _targets(extra: Mapping[str, Any]) -> list[str]:
    """The names under `targets`, those of a division included."""
    names: list[str] = []
    for item in _listed(extra.get("targets") or []):
        names += [str(k) for k in item] if isinstance(item, dict) else [str(item)]
    return names


def _pay(extra: Mapping[str, Any]) -> dict[str, list[str]]:
    pay = extra.get("pay") or {}
    if not isinstance(pay, dict):
        raise InputError(f"pay: a mapping is wanted, not {pay!r}")
    for how in pay:
        if how not in ("discard", "dull", "break", "return", "remove", "other"):
            raise InputError(f"pay: unknown key {how!r} (known: discard, dull, break, return, remove, other)")
    return {how: [str(n) for n in _listed(names or [])] for how, names in pay.items()}


def _declared(match: Match, ids: list[int]) -> bool:
    """Whether one of these objects is a declared target of something on the stack."""
    items = {item.id: item.source[0] for item in match.state.stack}
    for item in match.state.stack:
        for values in item.env.values():
            for value in values:
                if not isinstance(value, tuple):
                    continue
                on_stack = isinstance(value[0], int) and value[0] < 0
                if (items.get(value[1]) if on_stack else value[0]) in ids:
                    return True
    return any(e.kind == "chosen" and e.obj[0] in ids for e in match.state.history)


def _choose_targets(match: Match, decision: Decision, extra: dict[str, Any], names: Finder) -> list[Answer] | None:
    if "targets" not in extra:
        return None
    wanted = _targets(extra)
    if decision.kind == "yes_no":
        return [bool(wanted)]
    options = decision.options or ()
    picked: list[Any] = []
    rest = list(wanted)
    while rest and len(picked) < decision.most:
        fitting = [o for o in _offered(match, rest[0], decision.player, options, names) if o not in picked]
        if not fitting:
            break
        picked.append(fitting[0])
        rest.pop(0)
    if len(picked) < decision.least or (rest and not picked):
        if not rest:
            return None
        return [tuple(names.find(rest[0], decision.player)[:1])]  # no legal target: the rules say so
    divided = [i for i in _listed(extra["targets"]) if isinstance(i, dict)]
    extra["targets"] = rest
    if divided:
        extra["division"] = divided
    return [tuple(picked)]


def _offered(match: Match, name: str, player: int, options: tuple[Any, ...], names: Finder) -> list[Any]:
    ids = names.find(name, player)
    items = {item.id: item.source[0] for item in match.state.stack}
    return [o for i in ids for o in options if o == i or (isinstance(o, tuple) and items.get(o[1]) == i)]


def _choose_modes(match: Match, decision: Decision, extra: dict[str, Any], names: Finder) -> list[Answer] | None:
    modes = extra.pop("modes", None)
    if modes is None:
        return None
    if not all(isinstance(m, int) for m in _listed(modes)):
        raise InputError(f"modes: numbers of printed options are wanted, not {modes!r}")
    return [tuple(m - 1 for m in _listed(modes))]


def _declare_x(match: Match, decision: Decision, extra: dict[str, Any], names: Finder) -> list[Answer] | None:
    x = extra.pop("x", None)
    return None if x is None else [x]


def _divide(match: Match, decision: Decision, extra: dict[str, Any], names: Finder) -> list[Answer] | None:
    given = extra.pop("division", None) or [i for i in _listed(extra.get("targets") or []) if isinstance(i, dict)]
    if not given:
        return None
    shares = [(str(name), amount) for mapping in given for name, amount in mapping.items()]
    options = decision.options or ()
    found: list[tuple[int, Any]] = []
    for name, amount in shares:
        ids = [i for i in names.find(name, decision.player) if i in options and i not in [f[0] for f in found]]
        found.append(((ids or names.find(name, decision.player))[0], amount))
    return [tuple(found)]


def _payment(match: Match, decision: Decision, extra: dict[str, Any], names: Finder) -> list[Answer] | None:
    """Every way of reading the names under `pay` as sources of CP (a card may offer several Elements)."""
    if "pay" not in extra:
        return None
    pay = _pay(extra)
    options = decision.options or ()
    groups: list[list[Any]] = []
    for how, listed in pay.items():
        exact = {i for n in listed if "#" in n for i in names.find(n, decision.player)}
        for name in listed:
            ids = names.find(name, decision.player)
            ids = ids if "#" in name else [i for i in ids if i not in exact]
            sources = [o for i in ids for o in options if o[0] == how and o[1] == i]
            groups.append(sources or [(how, i, "") for i in ids[:1]])
    extra["pay"] = {}
    found = assignments(groups, MAX_PAYMENTS, key=lambda source: source[1])
    return found or [tuple(g[0] for g in groups)]


def _pay_card(match: Match, decision: Decision, extra: dict[str, Any], names: Finder) -> list[Answer] | None:
    """A card that a cost asks for, apart from CP: the first name under `pay` that is offered."""
    pay = _pay(extra)
    for how, listed in pay.items():
        for name in listed:
            fitting = [i for i in names.find(name, decision.player) if i in (decision.options or ())]
            if fitting:
                extra["pay"] = {h: [n for n in ns if h != how or n is not name] for h, ns in pay.items()}
                return [(fitting[0],)]
    return None


_FOLLOW = {
    "targets": _choose_targets,
    "modes": _choose_modes,
    "x": _declare_x,
    "divide": _divide,
    "battle_damage": _divide,
    "payment": _payment,
    "cost": _pay_card,
}
