"""A third game, Embers, as `play` sees it (docs/add-a-game.md, step 6): what is its own, and defaults for the rest."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from typing import Any

from embers_cards import CARDS, EmbersCard
from embers_rules import FIELD, ZONES, EmbersRules, define, lives, new_state

from cardwright.cards import CardFacts, Deck
from cardwright.cards.limits import DeckLimits
from cardwright.errors import InputError
from cardwright.kernel.decisions import Answer, Decision
from cardwright.kernel.game import Game
from cardwright.kernel.match import Match
from cardwright.kernel.rng import Random
from cardwright.kernel.rules import Definition, Rules
from cardwright.kernel.state import Obj, State
from cardwright.play.games import Deal, Finder
from cardwright.play.plain import PlainAdapter, PlainTable, PlainTaste, PlainWords
from cardwright.play.table_parts import number, one_of

DECK = Deck(name="Embers", game="embers", main={card.id: 2 for card in CARDS})
LIMITS = DeckLimits(
    ruleset="embers", game="embers", card_types=frozenset({"Sprite", "Spark"}), min_main=20, max_main=20, copies=2,
    copy_key="number", clauses=dict.fromkeys(("unknown", "types", "size", "copies", "ability"), "1"),
)  # fmt: skip


class EmbersTaste(PlainTaste):
    """Strikes and plays as long as it can."""

    def pick(self, match: Match, random: Random) -> Answer:
        return match.acts()[-1] if match.acts() else match.sample(random)


class EmbersTable(PlainTable):
    """Embers in scenario files."""

    phases = ("main",)
    zone_indexes = tuple(zone.name for zone in ZONES)
    verbs: Mapping[str, frozenset[str]] = {"play": frozenset(), "strike": frozenset()}
    blank = EmbersCard(id="blank", name="Blank", kind="Sprite", power=1)
    player_values = player_facts = frozenset({"lives"})
    entry_keys = frozenset({"state", "damage"})
    card_facts = frozenset({"name", "type", "power", "zone", "state", "damage"})
    card_words: Mapping[str, tuple[str, ...]] = {"state": ("ready", "spent")}
    reasons = frozenset({"burn"})

    def misprint(self, card: CardFacts, given: Collection[str]) -> str:
        assert isinstance(card, EmbersCard)
        return "a Sprite needs `power`" if card.kind == "Sprite" and "power" not in given else ""

    def misplaced(self, card: CardFacts, zone: str, attached: Sequence[CardFacts]) -> str:
        return "a Spark is never there" if card.card_type == "Spark" and zone == "field" else ""

    def place(self, state: State, obj: Obj, entry: Mapping[str, Any], turn: int) -> None:
        if entry and obj.zone != FIELD:
            raise InputError("only cards on the field have a state or damage")
        obj.dull = one_of("state", entry.get("state", "ready"), {"ready": False, "spent": True})
        obj.damage = number("damage", entry.get("damage", 0))

    def set_value(self, state: State, player: int, key: str, value: Any) -> None:
        state.vars[f"{key}:{player}"] = number(key, value)

    def begin(self, state: State, player: int, phase: str, number: int) -> None:
        state.turn, state.turn_player, state.phase, state.step = number, player, phase, "act"
        state.vars["played"] = 0

    def fact(self, game: Game, player: int, key: str) -> Any:
        return lives(game, player)

    def card_fact(self, game: Game, object_id: int, key: str) -> Any:
        obj = game.state.objects[object_id]
        if key == "state":
            return "spent" if obj.dull else "ready"
        return obj.damage if key == "damage" else super().card_fact(game, object_id, key)

    def answers(
        self, match: Match, player: int, verb: str, value: Any, extra: Mapping[str, Any], names: Finder
    ) -> list[Answer]:
        return [(verb, card) for card in names.find(str(value), player)]

    def passing(self, decision: Decision) -> Answer | None:
        return ("end",) if decision.kind == "act" else None


class EmbersAdapter(PlainAdapter):
    """Embers as `play` sees it."""

    game = "embers"
    rulesets = ("embers",)
    table, words, taste = EmbersTable(), PlainWords(), EmbersTaste()

    def rules(self, ruleset: str) -> Rules:
        return EmbersRules()

    def define(self, cards: Sequence[CardFacts], lexicon: Any, ruleset: str = "") -> tuple[Definition, ...]:
        return tuple(define(i, card) for i, card in enumerate(cards) if isinstance(card, EmbersCard))

    def state(self, rules: Rules, defs: Sequence[Definition], deals: Sequence[Deal], seed: int) -> State:
        return new_state([deal.main for deal in deals], seed)
