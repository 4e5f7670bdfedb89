"""Defaults for a game's adapter, its table, its words and its taste, so that a game says only what is its own.

What is abstract here every game has to say: Python names what is missing when the object is made (docs/add-a-game.md, step 6).
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Collection, Mapping, Sequence
from typing import Any

from cardwright.cards import CardFacts, Lexicon, Pool
from cardwright.errors import Illegal, InputError
from cardwright.kernel.decisions import Answer, Decision
from cardwright.kernel.game import Game
from cardwright.kernel.log import Line
from cardwright.kernel.match import Match
from cardwright.kernel.rng import Random
from cardwright.kernel.rules import Definition, Rules
from cardwright.kernel.state import Item, Obj, State
from cardwright.kernel.view import sees
from cardwright.play.games import PLAYERS, Before, Deal, Finder, Taste, Words


class PlainTaste:
    """Takes any legal answer."""

    def pick(self, match: Match, random: Random) -> Answer:
        return match.sample(random)


class PlainWords:
    """Calls cards by their names, and everything else as the rules' modules do."""

    def board(self, game: Game, viewer: int) -> list[tuple[str, list[tuple[str, list[str]]]]]:
        order = (0, 1) if viewer == 1 else (1, 0)
        return [(f"Player {PLAYERS[player]}", self._zones(game, viewer, player)) for player in order]

    def _zones(self, game: Game, viewer: int, player: int) -> list[tuple[str, list[str]]]:
        shown = []
        for zone, spec in enumerate(game.rules.zones):
            objects = [game.state.objects[i] for i in game.zone(player, zone)]
            seen = [self.card(game, obj.id) for obj in objects if sees(game, viewer, obj)]
            hidden = len(objects) - len(seen)
            shown.append((spec.name, seen + [f"{hidden} unseen"] * bool(hidden)))
        return shown

    def card(self, game: Game, object_id: int) -> str:
        return game.chars(object_id).names[0]

    def stacked(self, game: Game, item: Item) -> str:
        return game.name(item.source)

    def act(self, game: Game, act: Answer) -> str:
        return " ".join([str(act[0]), *(self.option(game, None, part) for part in act[1:])])

    def printed(self, game: Game, act: Answer) -> str:
        return ""

    def option(self, game: Game, decision: Decision | None, option: Any) -> str:
        known = isinstance(option, int) and not isinstance(option, bool) and 0 <= option < len(game.state.objects)
        return self.card(game, option) if known else str(option)

    def question(self, game: Game, decision: Decision) -> str:
        return decision.prompt or decision.reason.replace("_", " ")

    def line(self, game: Game, line: Line) -> str | None:
        told = [PLAYERS[line.player]] if line.player in (0, 1) else []
        return " ".join([*told, line.kind.replace("_", " "), *([line.card] if line.card else [])])

    def unread(self, line: Line) -> str:
        return ""

    def phase(self, state: State) -> str:
        return state.phase

    def ending(self, why: str) -> str:
        return ""


class PlainTable(ABC):
    """A game in scenario files: cards in zones, and actions that name one thing."""

    player_values: frozenset[str] = frozenset()
    player_facts: frozenset[str] = frozenset()
    entry_keys: frozenset[str] = frozenset()
    card_facts: frozenset[str] = frozenset({"name", "type", "power", "controller", "owner", "zone"})
    card_words: Mapping[str, tuple[str, ...]] = {}
    unsaid: frozenset[str] = frozenset()
    reasons: frozenset[str] = frozenset()
    payments: frozenset[str] = frozenset()
    end_means_turn = True

    @property
    @abstractmethod
    def phases(self) -> tuple[str, ...]: ...

    @property
    @abstractmethod
    def zone_indexes(self) -> tuple[str, ...]: ...

    @property
    @abstractmethod
    def verbs(self) -> Mapping[str, frozenset[str]]: ...

    @property
    @abstractmethod
    def blank(self) -> CardFacts: ...

    @abstractmethod
    def begin(self, state: State, player: int, phase: str, number: int) -> None: ...

    @abstractmethod
    def answers(
        self, match: Match, player: int, verb: str, value: Any, extra: Mapping[str, Any], names: Finder
    ) -> list[Answer]: ...

    @abstractmethod
    def passing(self, decision: Decision) -> Answer | None: ...

    @property
    def first_phase(self) -> str:
        return self.phases[0]

    @property
    def zones(self) -> tuple[str, ...]:
        return self.zone_indexes

    # positions -----------------------------------------------------------------------------------------------------

    def misprint(self, card: CardFacts, given: Collection[str]) -> str:
        return ""

    def misplaced(self, card: CardFacts, zone: str, attached: Sequence[CardFacts]) -> str:
        return ""

    def place(self, state: State, obj: Obj, entry: Mapping[str, Any], turn: int) -> None:
        obj.since = turn - 2  # before the latest turn of either player

    def attach(self, state: State, obj: Obj, other: Obj) -> None:
        raise InputError("in this game no card is part of another")

    def supplied(
        self, player: int, listed: Mapping[str, Sequence[CardFacts]], values: Mapping[str, Any]
    ) -> list[tuple[CardFacts, str]]:
        return []

    def alias(self, state: State, name: str) -> list[int]:
        return []

    def set_value(self, state: State, player: int, key: str, value: Any) -> None:
        raise InputError(f"{key}: cannot be set")  # where `player_values` has some, the game says what they mean

    # looking -------------------------------------------------------------------------------------------------------

    def phase(self, state: State) -> str:
        return state.phase

    def fact(self, game: Game, player: int, key: str) -> Any:
        return None

    def card_fact(self, game: Game, object_id: int, key: str) -> Any:
        obj, chars = game.state.objects[object_id], game.chars(object_id)
        return {
            "name": chars.names, "type": chars.types, "power": chars.power, "controller": PLAYERS[obj.controller],
            "owner": PLAYERS[obj.owner], "zone": self.zone_indexes[obj.zone] if obj.zone >= 0 else None,
        }.get(key)  # fmt: skip

    def attached(self, state: State) -> frozenset[int]:
        return frozenset()

    def settled(self, state: State) -> bool:
        return not state.stack and not state.waiting

    def pausing(self, rules: Rules, phases: frozenset[str]) -> Rules:
        return rules

    # answering -----------------------------------------------------------------------------------------------------

    def open_for(self, match: Match, player: int, verb: str) -> bool:
        decision = match.decision
        return decision is not None and decision.player == player and decision.kind == "act"

    def follow(self, match: Match, verb: str, extra: dict[str, Any], names: Finder) -> list[Answer] | None:
        return None

    def unused(
        self, match: Match, verb: str, extra: Mapping[str, Any], names: Finder, before: Before
    ) -> tuple[str, str] | None:
        return None

    def gentlest(self, payments: Sequence[Answer]) -> Answer:
        return payments[0]

    def ends_phase(self, decision: Decision) -> bool:
        return False

    def needless(self, match: Match, player: int, verb: str, value: Any) -> bool:
        return False

    def refusal(self, match: Match, player: int, verb: str, value: Any, names: Finder) -> Illegal | None:
        return None

    def too_early(self, match: Match, player: int, verb: str) -> Illegal | None:
        return None

    def objections(
        self, match: Match, player: int, verb: str, value: Any, extra: Mapping[str, Any], names: Finder
    ) -> set[str]:
        return set()


class PlainAdapter(ABC):
    """A game whose decks need nothing beside them, with card facts of its own. It has a table only where it says so."""

    table: Any = None  # a `Table`
    words: Words = PlainWords()
    taste: Taste = PlainTaste()

    @property
    @abstractmethod
    def game(self) -> str: ...

    @property
    @abstractmethod
    def rulesets(self) -> tuple[str, ...]: ...

    @abstractmethod
    def rules(self, ruleset: str) -> Rules: ...

    @abstractmethod
    def define(
        self, cards: Sequence[CardFacts], lexicon: Lexicon | None, ruleset: str = ""
    ) -> tuple[Definition, ...]: ...

    @abstractmethod
    def state(self, rules: Rules, defs: Sequence[Definition], deals: Sequence[Deal], seed: int) -> State: ...

    @property
    def card_format(self) -> str:
        return self.game

    def names_of(self, lexicon: Lexicon | None) -> dict[str, frozenset[str]] | None:
        return None

    def beside(self, cards: Sequence[CardFacts], pool: Pool) -> list[CardFacts]:
        return []

    def wrong(self, match: Match) -> str:
        return ""

    def empty(self, rules: Rules, seed: int) -> State:
        return State(rules.name, [[[] for _ in rules.zones] for _ in (0, 1)], [], seed & ((1 << 64) - 1))
