"""FFTCG in scenario files: positions, the verbs of steps, and what can be expected of a card."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from typing import Any, get_args

from cardwright.cards import CardFacts, FftcgCard
from cardwright.cards.facts import FFTCG_TYPES, Element
from cardwright.errors import Illegal, InputError
from cardwright.games.common import combat, statics
from cardwright.games.common.actions import Cause
from cardwright.games.common.amounts import crystals
from cardwright.games.common.zones import DAMAGE, DAMAGE_ZONE, FIELD, FROZEN, HAND
from cardwright.games.fftcg import attack as attacking
from cardwright.games.fftcg import payment
from cardwright.games.fftcg.classic import items
from cardwright.games.fftcg.newer import keywords as newer
from cardwright.games.fftcg.zones import BENEATH, LIMIT_DECK, ZONES
from cardwright.kernel.decisions import Answer, Decision
from cardwright.kernel.game import Game
from cardwright.kernel.match import Match
from cardwright.kernel.rules import Rules
from cardwright.kernel.state import NO_REF, NO_SOURCE, Event, Obj, Ref, State
from cardwright.play import classic_table
from cardwright.play.answers import assignments
from cardwright.play.games import PLAYERS, Before, Finder
from cardwright.play.plain import PlainTable
from cardwright.play.table_parts import (
    EXACT,
    MAX_PAYMENTS,
    PARTLY,
    PRINTED,
    Producing,
    asked_for,
    choose_modes,
    choose_targets,
    combinations,
    declare_x,
    divide,
    enters,
    listed,
    modes_taken,
    number,
    one_of,
    paid_nothing,
    pay_card,
    pay_of,
    quiet,
    targets_of,
    with_pauses,
)
from cardwright.text.fftcg.common import KEYWORDS

_WAYS = ("discard", "dull", "break", "return", "remove", "put", "sacrifice", "turn_up", "other")  # of paying
_FOR_CP = ("discard", "dull")  # those that are nearly always meant to produce CP (5.2.1.3)
_SIBLINGS = frozenset({"targets", "modes", "x", "cost", "pay"})
# nobody has priority in these phases (9.1.1.2, 9.2.1, 9.5.1.1): a pause comes after this step of theirs
_PAUSES = {"active": "active", "draw": "draw", "end": "hand_size"}
_CLOSED = {"active": "9.1.1.2", "draw": "9.2.1.2", "end": "9.5.1.1"}  # by what nobody can do anything there
_AFTER = {"main1": "attack", "main2": "end"}


class FftcgTable(PlainTable):
    """The FFTCG part of scenario files."""

    phases = ("active", "draw", "main1", "attack", "main2", "end")
    first_phase = "main1"
    end_means_turn = False
    payments = frozenset({"cost"})
    zones = ("hand", "deck", "field", "damage_zone", "break_zone", "removed", "limit_break_deck", "beneath")
    zone_indexes = tuple(spec.name for spec in ZONES)
    player_values: frozenset[str] = frozenset({"crystals"})
    player_facts = frozenset({"points", "crystals"})
    entry_keys = frozenset({"state", "frozen", "damage", "entered", "counters", "items", "face"})
    card_facts = frozenset(
        {
            "name", "power", "damage", "cost", "elements", "type", "jobs", "categories", "state", "frozen", "keywords",
            "counters", "controller", "owner", "attacking", "blocking", "zone", "generic", "items",
            "face",
        }
    )  # fmt: skip
    card_words: Mapping[str, tuple[str, ...]] = {
        "state": ("active", "dull"),
        "face": ("up", "down"),
        "elements": get_args(Element),
        "type": FFTCG_TYPES,
        "keywords": (*KEYWORDS, *newer.NAMES.values()),
    }
    unsaid = frozenset(newer.NAMES.values())  # keywords that no document calls so: an expectation may leave them out
    verbs: Mapping[str, frozenset[str]] = {
        "cast": _SIBLINGS,
        "use": _SIBLINGS | {"ability"},
        "attack": frozenset({"targets", "pay"}),
        "block": frozenset({"targets", "pay"}),
    }

    @property
    def blank(self) -> CardFacts:
        return FftcgCard(id="blank", name="Blank", type="Backup", elements=("Fire",), cost=1, generic=True)

    # positions -----------------------------------------------------------------------------------------------------

    def misprint(self, card: CardFacts, given: Collection[str]) -> str:
        assert isinstance(card, FftcgCard)
        if card.type == "Forward" and "power" not in given:  # `null` is how a pool says that none is printed
            return "a Forward needs `power`"
        if (
            card.ex_burst and "EX BURST" not in card.text.upper()
        ):  # elsewhere than before a paragraph: `define` refuses it
            return "`ex_burst` is true, but no paragraph of the text is an EX BURST"
        twice = next((e for e in card.known_elements if card.known_elements.count(e) > 1), None)
        return f"`elements` names {twice} twice" if twice else ""

    def misplaced(self, card: CardFacts, zone: str, attached: Sequence[CardFacts]) -> str:
        no_item = next((other.name for other in attached if other.card_type != "Item"), None)
        if no_item is not None:
            return f"items: {no_item} is no Item"
        if zone == "limit_break_deck" and isinstance(card, FftcgCard) and not card.has_limit_break:
            return "a card without Limit Break is never there"  # fftcg-new X-LB-2
        return "a Summon is never there" if zone == "field" and card.card_type == "Summon" else ""  # 5.2.3.1.2.1

    def place(self, state: State, obj: Obj, entry: Mapping[str, Any], turn: int) -> None:
        obj.since = turn - 2  # before the latest turn of either player
        obj.face_down = obj.zone == LIMIT_DECK  # fftcg-new X-LB-4
        for key, value in entry.items():
            if key == "state":
                obj.dull = one_of(key, value, {"active": False, "dull": True})
            elif key == "frozen":
                if one_of(key, value, {True: True, False: False}):
                    obj.marks = obj.marks | {FROZEN}
            elif key == "damage":
                obj.damage = number(key, value)
                if obj.damage:  # it can only be of this turn (9.5.1.3.1)
                    state.history.append(Event(DAMAGE, obj.ref, amount=obj.damage, batch=state.next_id()))
            elif key == "face" and obj.zone == LIMIT_DECK:
                obj.face_down = one_of(key, value, {"up": False, "down": True})
            elif key == "items":
                continue  # attached once they are there
            elif key == "entered":
                enters(state, obj, value, turn)
            else:
                if not isinstance(value, dict):
                    raise InputError(f"counters: a mapping of names and numbers is wanted, not {value!r}")
                obj.counters = {str(name): number(key, count) for name, count in value.items()}
        if obj.zone == BENEATH or ("face" in entry and obj.zone != LIMIT_DECK):
            raise InputError(
                "cards come to lie beneath others by priming; only cards of a Limit Break deck have a face"
            )
        if obj.zone != FIELD and entry.keys() - {"counters", "face"}:
            raise InputError("only cards on the field have a state, damage or a turn in which they entered")

    def attach(self, state: State, obj: Obj, other: Obj) -> None:
        other.link = obj.id

    def set_value(self, state: State, player: int, key: str, value: Any) -> None:
        state.vars[f"{key}:{player}"] = number(key, value)  # Crystals are the only value of a player

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

    def fact(self, game: Game, player: int, key: str) -> Any:
        return len(game.zone(player, DAMAGE_ZONE)) if key == "points" else crystals(game, player)

    def card_fact(self, game: Game, object_id: int, key: str) -> Any:
        obj, chars = game.state.objects[object_id], game.chars(object_id)
        if key in _OF_CHARS:
            return _OF_CHARS[key](chars)
        if key == "attacking":
            return obj.ref in combat.attackers(game)
        if key == "blocking":
            return obj.ref == combat.blocker(game)
        if key == "items":
            return [game.name(game.state.objects[n].ref) for n in items.borne_by(game.state, object_id)]
        return _OF_OBJECT[key](obj)

    def attached(self, state: State) -> frozenset[int]:
        return frozenset(n for field in state.zones for n in field[FIELD] if state.objects[n].link >= 0)

    def settled(self, state: State) -> bool:
        return not state.stack and not state.waiting and not state.vars.get("attackers")

    def pausing(self, rules: Rules, phases: frozenset[str]) -> Rules:
        after = {_PAUSES[phase]: quiet for phase in phases if phase in _PAUSES}
        if "end" in phases:
            after["open"] = _closed
        return with_pauses(rules, after, "9.1.1.2") if after else rules

    def gentlest(self, payments: Sequence[Answer]) -> Answer:
        return min(payments, key=lambda p: (sum(how != "dull" for how, *_ in p), len(p)))

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
            return combinations(value if isinstance(value, list) else [value], match, player, names)
        if verb == "block":
            return [()] if value in ("none", None, False, []) else combinations(listed(value), match, player, names)
        ids = names.find(str(value), player)
        zone = HAND if verb == "cast" else FIELD
        objects = match.state.objects
        ids = sorted(ids, key=lambda i: (objects[i].zone != zone, objects[i].controller != player))
        if verb == "cast":
            return classic_table.casts(match, ids, extra.get("cost"), pay_of(extra, _WAYS))
        found = [act for i in ids for act in classic_table.uses(match.game, i, extra.get("ability"))]
        return found or [("use", ids[0], -1)]

    def needless(self, match: Match, player: int, verb: str, value: Any) -> bool:
        if verb != "block" or value not in ("none", None, False, []) or match.game.log is None:
            return False
        told = [line for line in match.game.log.lines if line.kind in ("attack", "no_block")]  # of the latest attack
        return bool(told) and told[-1].kind == "no_block" and told[-1].player == player

    def refusal(self, match: Match, player: int, verb: str, value: Any, names: Finder) -> Illegal | None:
        if verb in ("cast", "use") and match.state.phase in _CLOSED:
            card = match.state.objects[names.find(str(value), player)[0]]
            return Illegal("nothing is cast or used in this phase", _closed_by(match, card.ref, verb))
        if verb == "attack" and (match.state.turn_player != player or match.state.phase in ("main2", "end")):
            return Illegal("only the turn player attacks, in the Attack Phase", "9.4.1, 10.1.2.1")
        if verb == "block" and match.state.turn_player == player:
            return Illegal("only the other player blocks", "10.1.3.1")
        if verb not in ("attack", "block"):
            return None
        for name in listed(value):
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

    def objections(
        self, match: Match, player: int, verb: str, value: Any, extra: Mapping[str, Any], names: Finder
    ) -> set[str]:
        found = {"2.2"} if _unchoosable(match, player, verb, value, extra, names) else set()
        if verb in ("cast", "use") and match.state.phase in _CLOSED:
            card = match.state.objects[names.find(str(value), player)[0]]
            found.update(_closed_by(match, card.ref, verb).split(", "))
        if verb == "cast" and str(extra.get("cost", "")) in PRINTED:
            pay = pay_of(extra, _WAYS)
            named = [(how, names.find(name, player)) for how in _FOR_CP for name in pay.get(how, ())]
            able = {(how, card) for how, card, _ in payment.sources(match.game, player)}
            if any(able.isdisjoint((how, i) for i in ids) for how, ids in named):
                found.add("5.2.1.3")
        return found

    def follow(self, match: Match, verb: str, extra: dict[str, Any], names: Finder) -> list[Answer] | None:
        decision = match.decision
        assert decision is not None
        found = _FOLLOW.get(decision.reason)
        return found(match, decision, extra, names) if found is not None else None

    def unused(
        self, match: Match, verb: str, extra: Mapping[str, Any], names: Finder, before: Before
    ) -> tuple[str, str] | None:
        player = match.decision.player if match.decision is not None else 0
        # while more is to be declared or paid, a target that was forced is not on the stack yet
        under_way = match.decision is not None and self.passing(match.decision) is None
        for name in () if under_way else targets_of(extra):
            if not asked_for(match, name, player, extra, names, before):
                return f"{name} is no target that was asked for", "11.6.5"
        if extra.get("modes") and not modes_taken(match, extra["modes"]):
            return "no options were asked for", "11.6.6"
        if extra.get("x") is not None:
            return "no X was asked for", "11.6.7"
        left = paid_nothing(match, pay_of(extra, _WAYS), names, before, player)
        return (f"nothing was due that {left} could pay", "5.2.1.3.1") if left is not None else None


def _unchoosable(match: Match, player: int, verb: str, value: Any, extra: Mapping[str, Any], names: Finder) -> bool:
    """Whether a text keeps one of the named targets from being chosen by this Summon or ability of the player's."""
    game, asked = match.game, match.decision
    wanted, source = targets_of(extra), NO_REF
    if verb in ("cast", "use"):
        source = game.state.objects[names.find(str(value), player)[0]].ref
    elif verb == "choose" and asked is not None and asked.reason == "targets":
        wanted, source = [name for name in listed(value) if isinstance(name, str)], asked.source
    if not wanted or source[0] < 0:
        return False
    acts = classic_table.uses(game, source[0], extra.get("ability")) if verb == "use" else []
    nodes = [game.chars(source[0]).abilities[act[2]] for act in acts] or [NO_SOURCE]
    kind = "summon" if "Summon" in game.chars(source[0]).types else "ability"
    named = [game.state.objects[i].ref for name in wanted for i in names.find(name, player)[:1]]
    by = [Cause(source, player, kind, node) for node in nodes]
    return any(statics.cannot(game, "be_chosen", ref, each) for ref in named for each in by)


def _closed_by(match: Match, ref: Ref, verb: str) -> str:
    """The clauses that keep the card from being cast, or its ability from being used, in this phase."""
    phase, chars = _CLOSED[match.state.phase], match.game.chars(ref[0])
    if verb == "use":
        return f"{phase}, 9.3.1.7"
    if "Summon" in chars.types:
        return f"{phase}, 9.3.1.6"
    return f"{phase}, {'15.2.5.2' if 'Back Attack' in chars.keywords else '11.4.1'}"


def _closed(g: Game, asked: bool) -> bool:
    """Whether abilities are on the stack to which nobody can respond: priority is only passed (9.5.1.1, 9.5.1.4)."""
    return bool(g.state.vars.get("closed") and g.state.stack and g.state.step == "resolve")


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
    "face": lambda o: "down" if o.face_down else "up",
    "zone": lambda o: ZONES[o.zone].name,
}


# -- acts ----------------------------------------------------------------------------------------------------------------


def _payment(match: Match, decision: Decision, extra: dict[str, Any], names: Finder) -> list[Answer] | None:
    """Every way of reading the names under `pay` as sources of CP (a card may offer several Elements).

    What offers none stays under `pay`: the cost may do something else with it.
    """
    if "pay" not in extra:
        return None
    pay = pay_of(extra, _WAYS)
    options = decision.options or ()
    groups: list[list[Any]] = []
    left: dict[str, list[str]] = {}
    for how, named in pay.items():
        exact = {i for n in named if "#" in n for i in names.find(n, decision.player)}
        for name in named:
            ids = names.find(name, decision.player)
            ids = ids if "#" in name else [i for i in ids if i not in exact]
            element = name.element if isinstance(name, Producing) else ""
            sources = [o for i in ids for o in options if o[0] == how and o[1] == i and element in ("", o[2])]
            if not sources and EXACT in extra and how in _FOR_CP and decision.source[0] not in ids:
                # nothing else can take it any more: the rules say why it makes no CP
                sources = [(how, ids[0], element)]
            if sources:
                groups.append(sources)
            else:
                left.setdefault(how, []).append(name)
    if not groups and PARTLY in extra:
        return None  # what is named and nothing asks for is refused later
    extra["pay"] = left
    found = assignments(groups, MAX_PAYMENTS, key=payment.part)
    return found or [tuple(g[0] for g in groups)]


_FOLLOW = {
    "targets": choose_targets,
    "modes": choose_modes,
    "x": declare_x,
    "divide": divide,
    "battle_damage": divide,
    "payment": _payment,
    "cost": pay_card,
    "bearer": choose_targets,
}
