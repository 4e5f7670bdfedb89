"""A game of a dozen rules for the tests of `play`: draw, summon beasts, throw stones, attack or pass.

Cards are FFTCG facts (they are at hand); a Forward is a beast, a Summon a stone that deals 1 damage to a chosen beast and
waits on the stack until both players have passed. A player who cannot draw has lost.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from itertools import product
from typing import Any

from cardwright.cards import CardFacts, FftcgCard, Lexicon, Pool
from cardwright.errors import Illegal
from cardwright.kernel.decisions import Decision, Flow
from cardwright.kernel.game import Game
from cardwright.kernel.match import GameOver, Match
from cardwright.kernel.rng import Random
from cardwright.kernel.rules import Constraint, Definition, PlainRules, ZoneSpec
from cardwright.kernel.state import Chars, Event, Item, State
from cardwright.play.games import Deal, Prepared
from cardwright.play.plain import PlainTable

ZONES = (
    ZoneSpec("deck", "nobody", ordered=True),
    ZoneSpec("hand", "owner"),
    ZoneSpec("field", "all", in_play=True),
    ZoneSpec("grave", "all", ordered=True),
)
DECK, HAND, FIELD, GRAVE = range(4)


def step_setup(g: Game) -> Flow[None]:
    random = Random(g.state.random)
    for player in (0, 1):
        random.shuffle(g.zone(player, DECK))
    g.state.random = random.position
    for player in (0, 1):
        for _ in range(3):
            draw(g, player)
    g.state.step = "turn"
    return
    yield


def draw(g: Game, player: int) -> None:
    deck = g.zone(player, DECK)
    if not deck:
        raise GameOver(1 - player, "7.1")
    g.relocate(deck[0], player, HAND)
    g.note("draw", "2.1", player)


def step_turn(g: Game) -> Flow[None]:
    if g.state.turn:
        g.state.turn_player = 1 - g.state.turn_player
    g.state.turn += 1
    g.state.phase = "main"
    draw(g, g.state.turn_player)
    g.state.priority = g.state.turn_player
    g.state.passes = 0
    g.state.step = "act"
    return
    yield


def step_act(g: Game) -> Flow[None]:
    state = g.state
    act = yield from g.ask(Decision("act", state.priority, "act", "3.1"))
    player = state.priority
    if act[0] == "pass":
        state.passes += 1
        state.priority = 1 - player
        if state.passes == 2:
            state.passes = 0
            state.priority = state.turn_player
            state.step = "resolve" if state.stack else "attack"
        return
    state.passes = 0
    card = act[1]
    if "Forward" in g.chars(card).types:
        g.relocate(card, player, FIELD)
        g.note("summon", "3.2", player, state.objects[card].ref)
        return
    beasts = tuple(i for p in (0, 1) for i in g.zone(p, FIELD))
    target = yield from g.ask(Decision("choose", player, "targets", "3.3", state.objects[card].ref, beasts))
    price = tuple(i for i in g.zone(player, HAND) if i != card)
    paid = yield from g.ask(Decision("choose", player, "payment", "3.4", options=price, rule="payment"))
    g.relocate(paid[0], player, GRAVE)
    g.relocate(card, player, GRAVE)
    ref = state.objects[target[0]].ref
    state.stack.append(Item(state.next_id(), "stone", (0, 0), state.objects[card].ref, player, {"t": (ref,)}))
    g.note("stone", "3.3", player, state.objects[card].ref)


def step_resolve(g: Game) -> Flow[None]:
    item = g.state.stack.pop()
    ref = item.env["t"][0]
    if isinstance(ref, tuple) and g.state.exists(ref):
        g.note("hit", "3.5", item.controller, ref)
        g.relocate(ref[0], g.state.objects[ref[0]].owner, GRAVE)
    g.state.step = "act"
    return
    yield


def step_attack(g: Game) -> Flow[None]:
    player = g.state.turn_player
    g.state.phase = "attack"
    able = tuple(g.zone(player, FIELD))
    if able:
        chosen = yield from g.ask(Decision("choose", player, "attack", "4.1", options=able, least=0, most=len(able)))
        foe = 1 - player
        for _ in chosen:  # a hit costs the top card of the deck
            if g.zone(foe, DECK):
                g.relocate(g.zone(foe, DECK)[0], foe, GRAVE, 0)
        g.note("attack", "4.2", player, count=len(chosen))
    g.state.step = "turn"


class FakeRules(PlainRules):
    """The rules object."""

    name = "fake"
    zones = ZONES
    steps = {
        "setup": step_setup, "turn": step_turn, "act": step_act, "resolve": step_resolve, "attack": step_attack,
    }  # fmt: skip
    ask_steps = frozenset({"act", "attack"})
    constraints: Mapping[str, Constraint] = {
        "payment": Constraint(
            lambda g, d, a: _pays(g, d, a),
            lambda g, d, r: (d.options[r.below(len(d.options))],) if d.options else (),
            lambda g, d, n: [(o,) for o in d.options][:n],
        )
    }

    def acts(self, game: Game, player: int) -> list[tuple[Any, ...]]:
        return [("pass",), *(("cast", i) for i in game.zone(player, HAND) if not self._problem(game, player, i))]

    def _problem(self, game: Game, player: int, card: int) -> str:
        if card not in game.zone(player, HAND):
            return "3.0"
        if "Forward" in game.chars(card).types:
            return "3.2" if player != game.state.turn_player or game.state.stack else ""
        if len(game.zone(player, HAND)) < 2:
            return "3.4"
        return "" if any(game.zone(p, FIELD) for p in (0, 1)) else "3.3"

    def check_act(self, game: Game, player: int, act: tuple[Any, ...]) -> None:
        if act == ("pass",):
            return
        if len(act) != 2 or act[0] != "cast" or not isinstance(act[1], int):
            raise Illegal("no such act", "3.1")
        clause = self._problem(game, player, act[1])
        if clause:
            raise Illegal("it cannot be cast", clause)

    def chooser(self, game: Game, event: Event) -> int:
        return 0


def _pays(game: Game, decision: Decision, answer: Any) -> None:
    if len(answer) != 1:
        raise Illegal("one card pays", "3.4")


class FakeTable(PlainTable):
    """The fake game in scenario files."""

    phases = ("main", "attack")
    end_means_turn = False
    payments = frozenset({"cost"})
    zones = ("hand", "deck", "field", "grave")
    zone_indexes = ("deck", "hand", "field", "grave")
    player_values = frozenset({"luck"})
    player_facts = frozenset({"luck"})
    entry_keys = frozenset({"damage"})
    card_facts = frozenset({"damage", "name", "power", "elements"})
    card_words: Mapping[str, tuple[str, ...]] = {"elements": ("Fire", "Ice")}
    verbs = {"cast": frozenset({"targets", "pay"}), "attack": frozenset()}
    blank = FftcgCard(id="blank", name="Blank", type="Forward", elements=("Fire",), cost=1, power=1000, generic=True)

    def place(self, state: State, obj: Any, entry: Mapping[str, Any], turn: int) -> None:
        obj.damage = int(entry.get("damage", 0))

    def attach(self, state: State, obj: Any, other: Any) -> None:
        other.link = obj.id

    def set_value(self, state: State, player: int, key: str, value: Any) -> None:
        state.vars[f"{key}:{player}"] = value

    def begin(self, state: State, player: int, phase: str, number: int) -> None:
        state.turn, state.turn_player, state.priority, state.phase = number, player, player, phase
        state.step = "act" if phase == "main" else "attack"

    def fact(self, game: Game, player: int, key: str) -> Any:
        return game.state.vars.get(f"{key}:{player}")

    def card_fact(self, game: Game, object_id: int, key: str) -> Any:
        chars = game.chars(object_id)
        obj = game.state.objects[object_id]
        return {
            "damage": obj.damage, "name": chars.names, "power": chars.power, "elements": list(chars.elements),
        }[key]  # fmt: skip

    def settled(self, state: State) -> bool:
        return not state.stack

    def passing(self, decision: Decision) -> Any:
        return ("pass",) if decision.kind == "act" else () if decision.reason == "attack" else None

    def ends_phase(self, decision: Decision) -> bool:
        return decision.reason == "attack"

    def open_for(self, match: Any, player: int, verb: str) -> bool:
        return match.decision.kind == "act" if verb == "cast" else match.decision.reason == verb

    def answers(self, match: Any, player: int, verb: str, value: Any, extra: Any, names: Any) -> list[Any]:
        if verb == "cast":
            return [("cast", i) for i in names.find(value, player)]
        return list(product(*(names.find(v, player) for v in value)))

    def follow(self, match: Any, verb: str, extra: dict[str, Any], names: Any) -> list[Any] | None:
        key = {"targets": "targets", "payment": "pay"}.get(match.decision.reason)
        if key not in extra:
            return None
        return [(i,) for i in names.find(extra.pop(key)[0], match.decision.player)]

    def unused(
        self, match: Any, verb: str, extra: Mapping[str, Any], names: Any, before: Any
    ) -> tuple[str, str] | None:
        if not extra.get("targets"):
            return None
        ids = names.find(extra["targets"][0], 0)
        declared = [v[0] for item in match.state.stack for v in item.env["t"] if isinstance(v, tuple)]
        return None if any(i in declared for i in ids) else ("not a target", "3.3")


class FakeWords:
    """The fake game in words."""

    def board(self, game: Game, viewer: int) -> list[tuple[str, list[tuple[str, list[str]]]]]:
        return [
            (
                f"seat {p}",
                [(s.name, [self.card(game, i) for i in game.zone(p, z)]) for z, s in enumerate(ZONES) if z > 1],
            )
            for p in (0, 1)
        ]

    def card(self, game: Game, object_id: int) -> str:
        return game.chars(object_id).names[0]

    def stacked(self, game: Game, item: Any) -> str:
        return game.name(item.source)

    def act(self, game: Game, act: Any) -> str:
        return act[0] if len(act) < 2 else f"{act[0]} {self.card(game, act[1])}"

    def printed(self, game: Game, act: Any) -> str:
        return ""

    def option(self, game: Game, decision: Decision, option: Any) -> str:
        return self.card(game, option)

    def question(self, game: Game, decision: Decision) -> str:
        return decision.reason

    def line(self, game: Game, line: Any) -> str | None:
        return f"{line.kind} {line.card}".strip()

    def unread(self, line: Any) -> str:
        return ""

    def phase(self, state: State) -> str:
        return state.phase

    def ending(self, why: str) -> str:
        return ""


class FakeTaste:
    """Takes the last act, attacks with all."""

    def pick(self, match: Any, random: Random) -> Any:
        decision = match.decision
        if decision.kind == "act":
            return match.acts()[-1]
        return tuple(decision.options) if decision.reason == "attack" else match.sample(random)


class FakeAdapter:
    """The fake game as `play` sees it."""

    game = "fake"
    card_format = "fftcg"
    rulesets = ("fake",)
    table = FakeTable()
    words = FakeWords()
    taste = FakeTaste()

    def rules(self, ruleset: str) -> FakeRules:
        return FakeRules()

    def beside(self, cards: Sequence[CardFacts], pool: Pool) -> list[CardFacts]:
        return []

    def wrong(self, match: Match) -> str:
        return ""

    def define(self, cards: Sequence[CardFacts], lexicon: Lexicon | None, ruleset: str = "") -> tuple[Definition, ...]:
        return tuple(_definition(i, c) for i, c in enumerate(cards) if isinstance(c, FftcgCard))

    def names_of(self, lexicon: Lexicon | None) -> None:
        return None

    def state(self, rules: Any, defs: Sequence[Definition], deals: Sequence[Deal], seed: int) -> State:
        from cardwright.play.scenario_setup import add_object

        state = self.empty(rules, seed)
        for player, deal in enumerate(deals):
            for card in deal.main:
                add_object(state, card, player, DECK)
        return state

    def empty(self, rules: Any, seed: int) -> State:
        return State("fake", [[[] for _ in ZONES] for _ in (0, 1)], [], seed)


def _definition(index: int, card: FftcgCard) -> Definition:
    chars = Chars((card.name,), (card.type,), tuple(card.elements or ()), cost=card.cost, power=card.power)
    return Definition(index, card, chars)


CARDS = (
    FftcgCard(id="f-1", name="Wolf", type="Forward", elements=("Ice",), cost=1, power=2000),
    FftcgCard(id="f-2", name="Bear", type="Forward", elements=("Fire",), cost=3, power=5000),
    FftcgCard(id="f-3", name="Stone", type="Summon", elements=("Fire",), cost=1),
)


def prepared(size: int = 12) -> Prepared:
    """Two decks of the three cards."""
    made = FakeAdapter()
    main = tuple(i % 3 for i in range(size))
    defs = made.define(CARDS, None)
    return Prepared("fake", "fake", FakeRules(), CARDS, defs, (Deal(main), Deal(main[::-1])), ("Wolves", "Bears"))
