"""Shadowverse: Evolve in scenario files: positions, the verbs of steps, and what can be expected of a card."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from typing import Any, Final

from cardwright.cards import CardFacts, SveCard
from cardwright.cards.facts import SVE_TYPES
from cardwright.errors import Illegal, InputError
from cardwright.games.common import combat
from cardwright.games.common.registry import walk
from cardwright.games.common.zones import FIELD
from cardwright.games.sve import players
from cardwright.games.sve.passives import KEYWORDS
from cardwright.games.sve.turns import TAKEN
from cardwright.games.sve.zones import BANISHED, EVOLVE_DECK, EVOLVE_ZONE, LEADER, ZONES
from cardwright.kernel.decisions import Answer, Decision
from cardwright.kernel.game import Game
from cardwright.kernel.match import Match
from cardwright.kernel.rules import Rules
from cardwright.kernel.state import Obj, State
from cardwright.play import sve_acts
from cardwright.play.games import PLAYERS, Before, Finder
from cardwright.play.plain import PlainTable
from cardwright.play.scenario_words import meant
from cardwright.play.table_parts import enters, number, one_of, quiet, targets_of, with_pauses
from cardwright.text import ir

RULESET = "sve"
NO_LEADER: Final = "no-leader"  # the id of the leader of a player who brought none
_SIBLINGS = frozenset({"targets", "modes", "x", "cost", "pay"})
_ZONES = {"ex": "ex_area"}  # what files call otherwise than the rules' modules
_VALUES = {"play_points": "pp", "max_play_points": "max_pp", "evolution_points": "ep"}  # in State.vars
_STEPS = {"start": "start", "main": "main", "end": "end_begins"}  # a phase and the step with which it begins
_CLASSES = ("Forestcraft", "Swordcraft", "Runecraft", "Dragoncraft", "Abysscraft", "Havencraft", "Neutral")
# where no evolved card is: it goes back to the evolve deck area from anywhere but the field (11.6.1, 6.1.1.2)
_UNEVOLVED = ("hand", "deck", "cemetery")
_TOKENS = ("field", "ex")  # where tokens may be (9.1.4), and advanced cards beside the evolve deck (9.2.2)
_MOST_POINTS = 10  # 3.2.4.1


class SveTable(PlainTable):
    """The SVE part of scenario files."""

    phases = ("start", "main", "end")
    first_phase = "main"
    payments = frozenset({"cost", "evolution_point"})
    zones = ("hand", "deck", "field", "ex", "cemetery", "banished", "evolve_deck", "leader")
    zone_indexes = tuple(next((k for k, v in _ZONES.items() if v == spec.name), spec.name) for spec in ZONES)
    player_values = frozenset({*_VALUES, "leader_defense", "leader_class"})
    player_facts = player_values
    entry_keys = frozenset({"state", "damage", "entered", "evolved", "counters", "face"})
    card_facts = frozenset(
        {
            "name", "attack", "defense", "damage", "cost", "class", "traits", "type", "state", "evolved", "keywords",
            "counters", "controller", "owner", "attacking", "zone", "face", "universe", "token",
        }
    )  # fmt: skip
    card_words: Mapping[str, tuple[str, ...]] = {
        "state": ("reserved", "engaged"),
        "face": ("up", "down"),
        "class": _CLASSES,
        "type": SVE_TYPES,
        "keywords": tuple(sorted(KEYWORDS)),
    }
    verbs: Mapping[str, frozenset[str]] = {
        "play": _SIBLINGS,
        "use": _SIBLINGS | {"ability"},
        "attack": frozenset({"target", "targets", "pay"}),
    }

    @property
    def blank(self) -> CardFacts:
        return SveCard(id="blank", name="Blank", type="Follower", cost=1, attack=1, defense=1)

    # positions -----------------------------------------------------------------------------------------------------

    def misprint(self, card: CardFacts, given: Collection[str]) -> str:
        assert isinstance(card, SveCard)
        if card.class_.lower() not in map(str.lower, _CLASSES):
            return f"class: unknown {card.class_!r}{meant(card.class_, _CLASSES)}"
        stats = [key for key in ("attack", "defense") if (key in given) != (card.type == "Follower")]
        if not stats:
            return ""
        if card.type == "Follower":  # `null` is how a pool says that none is printed
            return f"a Follower needs `{stats[0]}`"
        return f"no {card.type} has `{stats[0]}`" if card.attack or card.defense else ""

    def misplaced(self, card: CardFacts, zone: str, attached: Sequence[CardFacts]) -> str:
        assert isinstance(card, SveCard)
        plain = next((other.name for other in attached if isinstance(other, SveCard) and not other.special), None)
        if plain is not None:
            return f"evolved: {plain} is no evolved card"  # 5.15.1
        kind = card.type
        if (kind == "Leader") != (zone == "leader") or (kind == "Spell" and zone == "field"):  # 4.4.1, 6.2.1.2
            return f"a {kind} is never there"
        if card.token and zone not in _TOKENS:
            return "a token is never there"  # 9.1.4
        if card.advanced and zone not in (*_TOKENS, "evolve_deck"):
            return "an advanced card is never there"  # 9.2.2
        if card.evolved and zone in _UNEVOLVED:
            return "an evolved card is never there"
        if card.evolved and zone in ("field", "ex"):
            return "an evolved card lies on the card that evolved: {card: NAME, evolved: NAME}"  # 5.15.1
        if zone == "evolve_deck" and not card.special and card.back is None:
            article = "an" if kind == "Amulet" else "a"
            return f"{article} {kind} that is neither evolved nor advanced is never there"  # 6.1.1.3
        return ""

    def place(self, state: State, obj: Obj, entry: Mapping[str, Any], turn: int) -> None:
        if obj.zone == LEADER and len(state.zones[obj.owner][LEADER]) > 1:
            raise InputError("a player has one leader")  # 6.1.1.1
        obj.since = turn - 2  # before the latest turn of either player
        obj.face_down = obj.zone == EVOLVE_DECK  # 4.2.3.3
        for key, value in entry.items():
            if key == "state":
                obj.dull = one_of(key, value, {"reserved": False, "engaged": True})
            elif key == "damage":
                obj.damage = number(key, value)
            elif key == "entered":
                enters(state, obj, value, turn)
            elif key == "face":
                obj.face_down = one_of(key, value, {"up": False, "down": True})
            elif key == "counters":
                if not isinstance(value, dict):
                    raise InputError(f"counters: a mapping of names and numbers is wanted, not {value!r}")
                obj.counters = {str(name): number(key, count) for name, count in value.items()}
        if obj.zone not in (FIELD, LEADER) and entry.keys() - {"counters", "face"}:
            raise InputError(
                "only cards on the field have a state, damage, evolved cards or a turn in which they entered"
            )
        if "face" in entry and obj.zone not in (EVOLVE_DECK, BANISHED):
            raise InputError("only in the evolve deck and the banished zone cards lie face up or down")

    def attach(self, state: State, obj: Obj, other: Obj) -> None:
        """The card has evolved with another, which lies in the evolve zone (5.15.1-5.15.3)."""
        state.zones[other.owner][other.zone].remove(other.id)
        other.zone = EVOLVE_ZONE
        state.zones[other.owner][EVOLVE_ZONE].append(other.id)
        other.link, obj.link = obj.id, other.id
        obj.own, obj.card = obj.card, other.card

    def supplied(
        self, player: int, listed: Mapping[str, Sequence[CardFacts]], values: Mapping[str, Any]
    ) -> list[tuple[CardFacts, str]]:
        """A leader for who lists none: every player has one (6.2.1.2)."""
        wanted = values.get("leader_class")
        if wanted is not None and wanted not in _CLASSES:
            raise InputError(f"leader_class: {wanted!r} is none of {', '.join(_CLASSES)}")
        if "leader" in listed:
            classes = {leader.class_ for leader in listed["leader"] if isinstance(leader, SveCard)}
            if wanted is not None and classes != {wanted}:
                raise InputError("leader_class: the leader is listed, and says another class")
            return []
        card = SveCard(
            id=f"leader-{PLAYERS[player]}",
            name=f"Unnamed leader {PLAYERS[player]}",
            type="Leader",
            class_=wanted or "Neutral",
        )
        return [(card, "leader")]

    def alias(self, state: State, name: str) -> list[int]:
        """`leader`; a player's letter stands for the player's leader, too."""
        whose = {"leader": (0, 1), **{letter: (p,) for p, letter in enumerate(PLAYERS)}}
        whose.update({f"{letter}.leader": (p,) for p, letter in enumerate(PLAYERS)})
        return [i for p in whose.get(name, ()) for i in state.zones[p][LEADER]]

    def set_value(self, state: State, player: int, key: str, value: Any) -> None:
        if key in _VALUES:
            state.vars[f"{_VALUES[key]}:{player}"] = number(key, value)
            if key == "max_play_points" and value > _MOST_POINTS:
                raise InputError(f"max_play_points: {_MOST_POINTS} at most, not {value}")  # 3.2.4.1
            for other, usual in (("play_points", "max_play_points"), ("max_play_points", "play_points")):
                if key == other:  # one given alone says what the other is
                    state.vars.setdefault(f"{_VALUES[usual]}:{player}", number(key, value))
        elif key == "leader_defense":
            if isinstance(value, bool) or not isinstance(value, int):
                raise InputError(f"leader_defense: a number is wanted, not {value!r}")
            for leader in state.zones[player][LEADER]:
                state.objects[leader].damage = LEADER_DEFENSE - value

    def begin(self, state: State, player: int, phase: str, number: int) -> None:
        state.turn, state.turn_player, state.phase = number, player, phase
        state.last_turn = [number if p == player else number - 1 for p in (0, 1)]
        state.step = _STEPS[phase]
        for seat, key in enumerate(TAKEN):  # in turn from the first one on (7.1.1)
            state.vars[key] = (number + 1) // 2 if seat == player else number // 2
        for seat in (0, 1):
            for key in _VALUES.values():
                state.vars.setdefault(f"{key}:{seat}", 0)

    # looking -------------------------------------------------------------------------------------------------------

    def fact(self, game: Game, player: int, key: str) -> Any:
        if key in _VALUES:
            return players.number_of(game, f"{_VALUES[key]}:{player}")
        leader = players.leader(game, player)
        if leader is None:
            return None
        return players.defense(game, leader.id) if key == "leader_defense" else list(game.chars(leader.id).classes)

    def card_fact(self, game: Game, object_id: int, key: str) -> Any:
        obj, chars = game.state.objects[object_id], game.chars(object_id)
        facts = game.defs[obj.card].facts
        if key == "defense":
            return None if chars.defense is None else chars.defense - obj.damage
        if key == "attacking":
            return obj.ref in combat.declared(game)
        if key == "evolved":
            return obj.link >= 0 and facts.evolved if obj.zone == FIELD else facts.evolved
        if key == "token":
            return facts.token
        return _OF_CHARS[key](chars) if key in _OF_CHARS else _OF_OBJECT[key](obj)

    def settled(self, state: State) -> bool:
        return not state.stack and not state.waiting and not state.vars.get("attackers")

    def pausing(self, rules: Rules, phases: frozenset[str]) -> Rules:
        # in the other phases somebody is always asked
        return with_pauses(rules, {"start": quiet}, "7.2.5") if "start" in phases else rules

    # answering -----------------------------------------------------------------------------------------------------

    def passing(self, decision: Decision) -> Answer | None:
        if decision.kind == "act":
            return ("pass",) if decision.reason == "quick" else ("end",)
        return () if decision.reason == "ward" else None

    def open_for(self, match: Match, player: int, verb: str) -> bool:
        decision = match.decision
        if decision is None or decision.player != player or decision.kind != "act" or decision.reason == "pause":
            return False
        return decision.reason == "main" if verb == "attack" else True

    def answers(
        self, match: Match, player: int, verb: str, value: Any, extra: Mapping[str, Any], names: Finder
    ) -> list[Answer]:
        return sve_acts.answers(match, player, verb, value, extra, names)

    def refusal(self, match: Match, player: int, verb: str, value: Any, names: Finder) -> Illegal | None:
        if verb == "attack" and player != match.state.turn_player:
            return Illegal("only the active player attacks", "8.4.1, 7.3.3")
        return None

    def too_early(self, match: Match, player: int, verb: str) -> Illegal | None:
        decision = match.decision
        if decision is None or decision.reason != "main" or decision.player == player or verb not in ("play", "use"):
            return None
        return Illegal("nothing is played in the other player's main phase", "12.3.4, 7.3.3")

    def objections(
        self, match: Match, player: int, verb: str, value: Any, extra: Mapping[str, Any], names: Finder
    ) -> set[str]:
        named = [match.state.objects[i] for name in targets_of(extra) for i in names.find(name, player)[:1]]
        theirs = [obj.id for obj in named if obj.zone == FIELD and obj.controller != player]
        found = {"12.15.2" for i in theirs if "Aura" in match.game.chars(i).keywords}
        cards = [match.state.objects[i].card for i in names.find(str(value), player)[:1]] if len(named) > 1 else []
        texts = tuple(node for card in cards for node in match.game.defs[card].nodes)
        if any(isinstance(part, ir.DivideDamage) for part in walk(texts)):
            found.add("10.6.2.4.2")  # each gets at least one
        return found

    def follow(self, match: Match, verb: str, extra: dict[str, Any], names: Finder) -> list[Answer] | None:
        return sve_acts.follow(match, extra, names)

    def unused(
        self, match: Match, verb: str, extra: Mapping[str, Any], names: Finder, before: Before
    ) -> tuple[str, str] | None:
        under_way = match.decision is not None and self.passing(match.decision) is None
        return sve_acts.unused(match, extra, names, before, under_way=under_way)


LEADER_DEFENSE: Final = 20  # 2.8.3.1
_OF_CHARS: Mapping[str, Any] = {
    "name": lambda c: c.names,
    "attack": lambda c: c.power,
    "cost": lambda c: c.cost,
    "class": lambda c: list(c.classes),
    "traits": lambda c: list(c.jobs),
    "universe": lambda c: list(c.categories),
    "type": lambda c: c.types,
    "keywords": lambda c: sorted(c.keywords),
}
_OF_OBJECT: Mapping[str, Any] = {
    "damage": lambda o: o.damage,
    "state": lambda o: "engaged" if o.dull else "reserved",
    "face": lambda o: "down" if o.face_down else "up",
    "counters": lambda o: {name: n for name, n in o.counters.items() if n},
    "controller": lambda o: PLAYERS[o.controller],
    "owner": lambda o: PLAYERS[o.owner],
    "zone": lambda o: next((k for k, v in _ZONES.items() if v == ZONES[o.zone].name), ZONES[o.zone].name),
}
