"""FFTCG cards on the bench: positions in which a card can do all that its text says.

Around the card stand blank cards that have every job, category and name which its text speaks of, Backups that make CP of
every Element, and a few Summons of our own that break, damage and return.
"""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

from cardwright.cards import CardFacts, FftcgCard, Pool
from cardwright.errors import InputError, TextError
from cardwright.games.fftcg.effects.registry import EXECUTORS
from cardwright.games.fftcg.registry import walk
from cardwright.games.fftcg.zones import BREAK_ZONE, DAMAGE_ZONE, DECK, FIELD, HAND, REMOVED
from cardwright.kernel.decisions import Answer, Decision
from cardwright.kernel.log import Log
from cardwright.kernel.match import Match
from cardwright.kernel.rng import Random
from cardwright.kernel.rules import Definition
from cardwright.kernel.state import State
from cardwright.play.answers import allowed, legal_answers
from cardwright.play.games import Adapter
from cardwright.play.scenario_setup import add_object
from cardwright.text import ir

_ELEMENTS = ("Fire", "Ice", "Wind", "Earth", "Lightning", "Water")
# Cards of our own that make things happen to the card: (type, elements, text); one that does not compile is left out
_HELPERS = (
    ("Summon", ("Fire",), "Choose 1 Character. Break it."),
    ("Summon", ("Fire",), "Choose 1 Forward. Deal it 3000 damage."),
    ("Summon", ("Ice",), "Choose 1 Forward. Return it to its owner's hand."),
    ("Summon", ("Ice",), "Choose 1 Forward. It gains +2000 power until the end of the turn."),
    ("Backup", ("Fire", "Ice"), "《ダル》: Choose 1 Character. Dull it."),
    ("Backup", ("Wind", "Earth"), "《ダル》: Your opponent discards 1 card."),
    ("Backup", ("Lightning", "Water"), "《ダル》: Choose 1 Forward. Deal it 1000 damage."),
    ("Forward", ("Fire", "Ice", "Wind", "Earth", "Lightning", "Water"), "When Helper 7 attacks, draw 1 card."),
    ("Forward", ("Fire", "Ice", "Wind", "Earth", "Lightning", "Water"), "When Helper 8 enters the field, draw 1 card."),
)
# where the card is: "free" on the field with nobody to block, "defends" on the field in the other's turn,
# "responds" in hand in the other's turn, "damage" on top of the deck while the other attacks
_PLACES = ("hand", "field", "free", "defends", "responds", "damage", "break_zone")
_TURN = 5  # far enough for nothing to be new
_ZONE_OF = {"hand": HAND, "responds": HAND, "damage": DECK, "break_zone": BREAK_ZONE}
_DAMAGE = (0, 3, 5, 6)  # points of damage in turn, for "Damage N" and conditions


def bench(made: Adapter, card: CardFacts, pool: Pool) -> FftcgBench:
    """The bench for a card. TextError where it does not compile."""
    if not isinstance(card, FftcgCard):
        raise InputError(f"{card.name} ({card.id}) is no card of this game")
    return FftcgBench(made, card, pool)


class FftcgBench:
    """One card on the bench. Definition 0 is the card."""

    def __init__(self, made: Adapter, card: FftcgCard, pool: Pool) -> None:
        self.made = made
        self.card = card
        self.rules = made.rules("fftcg-2020")
        names = pool.lexicon
        [own] = made.define([card], names)
        self.text = own.nodes
        cards: list[FftcgCard] = [card, *_fillers(own, card)]
        for number, (kind, elements, text) in enumerate(_HELPERS):
            helper = FftcgCard(
                id=f"help-{number}", name=f"Helper {number}", type=kind, elements=elements, cost=1, text=text, generic=True,  # type: ignore[arg-type]  # the table above holds types and Elements
                power=6000 if kind == "Forward" else None,
            )  # fmt: skip
            try:
                made.define([helper], None)
            except TextError:
                continue
            cards.append(helper)
        self.cards = cards
        self.defs = made.define(cards, names)
        self.counters = sorted({getattr(n, "counter", "") for n in self.text} - {""})
        self.needed = _needed(self.defs[0])
        self.done: set[int] = set()
        self.eager = True  # every other round the card waits for what happens to it rather than acting at once

    # what is carried out -------------------------------------------------------------------------------------------

    @contextmanager
    def tracing(self) -> Iterator[None]:
        """Note which instructions of the card are really carried out."""
        before = dict(EXECUTORS)
        for cls, executor in before.items():
            EXECUTORS[cls] = self._traced(executor)
        try:
            yield
        finally:
            EXECUTORS.clear()
            EXECUTORS.update(before)

    def _traced(self, executor: Any) -> Any:
        def run(g: Any, ctx: Any, node: Any) -> Any:
            done = yield from executor(g, ctx, node)
            if done > 0:
                self.done.add(id(node))
            return done

        return run

    def missing(self) -> list[str]:
        return [type(node).__name__ for node in self.needed if id(node) not in self.done]

    # positions -----------------------------------------------------------------------------------------------------

    def positions(self, seed: int) -> Iterator[tuple[str, Match]]:
        self.eager = seed % 2 == 0
        character = self.card.type != "Summon"
        places = _PLACES if character else tuple(p for p in _PLACES if p not in ("field", "free", "defends"))
        for number, place in enumerate(places):
            points = _DAMAGE[(seed + number) % len(_DAMAGE)]
            yield f"{place}/{points}", self._position(place, points, seed)

    def _position(self, place: str, points: int, seed: int) -> Match:
        state = self.made.empty(self.rules, seed * 977 + len(place))
        random = Random(seed).fork(len(place) + points)
        for player in (0, 1):
            self._side(state, player, place, points, random)
        player = 1 if place in ("defends", "responds", "damage") else 0
        self._put(state, place)
        self.made.table.begin(state, player, "main1", _TURN)
        return Match(state, self.defs, self.rules, Log())

    def _put(self, state: State, place: str) -> None:
        zone = _ZONE_OF.get(place, FIELD)
        obj = add_object(state, 0, 0, zone)
        obj.since = _TURN - 2
        if zone == FIELD:
            obj.counters = dict.fromkeys(self.counters, 4)
        if place == "damage":
            state.zones[0][DECK].remove(obj.id)
            state.zones[0][DECK].insert(0, obj.id)
        if zone == FIELD:
            add_object(state, 0, 0, HAND)  # a special ability discards a card of the same name

    def _side(self, state: State, player: int, place: str, points: int, random: Random) -> None:
        """Blank cards for a player: something of everything, everywhere."""
        blank = range(1, len(self.defs))
        of_type = {t: [i for i in blank if self.cards[i].type == t] for t in ("Forward", "Backup", "Monster", "Summon")}
        fielded = [
            *_some(of_type["Forward"], 4, random),
            *of_type["Backup"][: 5 if player == 0 else 3],
            *of_type["Monster"][:1],
        ]
        if player == 0 and self.card.type == "Backup":
            fielded.remove(of_type["Backup"][0])
        for number, index in enumerate(fielded):
            obj = add_object(state, index, player, FIELD)
            obj.since = _TURN - 2
            obj.dull = (number == 1 or place == "free") if player == 1 else place == "damage" and number < 4
            obj.damage = 1000 if number == 0 and player == 1 else 0
        everything = [*of_type["Forward"], *of_type["Backup"], *of_type["Monster"], *of_type["Summon"]]
        own = [i for i in everything if set(self.cards[i].known_elements) & set(self.card.known_elements)]
        for zone, count in ((HAND, 6), (DECK, 24), (BREAK_ZONE, 12), (REMOVED, 2), (DAMAGE_ZONE, points)):
            for index in _some(everything, count, random):
                add_object(state, index, player, zone)
        for index in _some(own, 12 if player == 0 else 0, random):
            add_object(state, index, player, BREAK_ZONE)
        if player == 0:
            for zone in (DECK, BREAK_ZONE):
                add_object(state, 0, player, zone)

    # answering -----------------------------------------------------------------------------------------------------

    def prefer(self, match: Match, random: Random) -> Answer:
        """The card first, and whatever makes things happen."""
        decision = match.decision
        assert decision is not None
        if decision.kind == "act":
            return self._act(match, random)
        if decision.kind == "yes_no" and random.below(8):
            return True
        if decision.reason in ("attack", "block") and decision.options:
            wanted = self._fighters(match, decision, random)
            if random.below(4) and allowed(match, wanted):
                return wanted
        if decision.reason == "payment" and random.below(2):
            dulled = [p for p in legal_answers(match, 24) if all(how == "dull" for how, *_ in p)]
            if dulled:
                return dulled[random.below(len(dulled))]
        if decision.kind == "choose" and not decision.rule and random.below(4):
            return self._many(match, decision, random)
        if decision.kind == "number" and random.below(3):
            return decision.most
        return match.sample(random)

    def _fighters(self, match: Match, decision: Decision, random: Random) -> Answer:
        """The card itself, sometimes in a party."""
        options = list(decision.options or ())
        mine = [i for i in options if match.state.objects[i].card == 0] or options
        first = mine[random.below(len(mine))]
        others = [i for i in options if i != first]
        if decision.most > 1 and others and random.below(3) == 0:
            party = (first, others[random.below(len(others))])
            if allowed(match, party):
                return party
        return (first,)

    def _act(self, match: Match, random: Random) -> Answer:
        """Mostly what the card can do, sometimes something else, which its conditions may want; else pass."""
        acts = match.acts()
        own = [a for a in acts if len(a) > 1 and match.state.objects[a[1]].card == 0]
        others = [a for a in acts if a[0] != "pass" and a not in own]
        if own and (random.below(3) if self.eager else random.below(6) == 0):
            return own[random.below(len(own))]
        if others and random.below(3) == 0:
            return others[random.below(len(others))]
        return acts[0]

    def _many(self, match: Match, decision: Decision, random: Random) -> Answer:
        """As many as allowed: "up to" is carried out only where something is chosen."""
        options = list(decision.options or ())
        random.shuffle(options)
        if decision.source[0] >= 0 and match.state.objects[decision.source[0]].card != 0 and random.below(3):
            options.sort(key=lambda o: not (isinstance(o, int) and o >= 0 and match.state.objects[o].card == 0))
        return tuple(options[: min(decision.most, len(options))])


def _some(indexes: list[int], count: int, random: Random) -> list[int]:
    """So many of these, each once before any comes twice."""
    found: list[int] = []
    while indexes and len(found) < count:
        more = list(indexes)
        random.shuffle(more)
        found += more
    return found[:count]


def _needed(definition: Definition) -> list[Any]:
    """The instructions of the card that have to be carried out: all but what field abilities say continuously."""
    found: list[Any] = []
    for ability in definition.nodes[0].abilities:
        if isinstance(ability, ir.FieldAbility):
            continue
        found += [n for n in walk(ability) if type(n) in EXECUTORS and isinstance(n, ir.Effect) and not _continuous(n)]
    return found


def _continuous(node: Any) -> bool:
    """Nodes that only hold others."""
    return isinstance(node, (ir.ModalHeader, ir.Instead, ir.ReminderSentence))


def _fillers(definition: Definition, card: FftcgCard) -> list[FftcgCard]:
    """Blank cards that are whatever the card's text may ask for."""
    names = sorted({n.name for n in definition.nodes if isinstance(n, ir.NameIs)})
    jobs = tuple(sorted({n.job for n in definition.nodes if isinstance(n, ir.JobIs)} | {"Standard Unit", *card.jobs}))
    groups = tuple(
        sorted({n.category for n in definition.nodes if isinstance(n, ir.CategoryIs)} | set(card.categories))
    )
    made: list[FftcgCard] = []

    def add(name: str, kind: str, elements: tuple[str, ...], cost: int, power: int | None) -> None:
        made.append(
            FftcgCard(
                id=f"blank-{len(made)}", name=name, type=kind, elements=elements, cost=cost, power=power, generic=True,  # type: ignore[arg-type]  # checked by the tests of this module
                jobs=jobs, categories=groups,
            )
        )  # fmt: skip

    own = tuple(e for e in card.known_elements if e in _ELEMENTS)
    for number, element in enumerate(_ELEMENTS):
        add(f"Soldier {element}", "Forward", (element,), 1 + number, 2000 + 1000 * number)
    for element in own:
        add(f"Captain {element}", "Forward", (element,), 3, 9000)
    for number in range(5):
        add(f"Scholar {number}", "Backup", _ELEMENTS, 1 + number, None)
    add("Beast", "Monster", own or ("Fire",), 2, None)
    for element in own or ("Fire",):
        add(f"Spirit {element}", "Summon", (element,), 2, None)
    for name in names[:8]:
        add(name, "Forward", own or ("Fire",), 2, 5000)
        add(name, "Backup", own or ("Fire",), 2, None)
        if name == card.name:
            add(name, "Summon", own or ("Fire",), 1, None)
    return made
