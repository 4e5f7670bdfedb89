"""Small positions for tests: cards made of facts and texts, a match that stands in player 0's main phase."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from cardwright.cards.builtin import builtin_pool
from cardwright.cards.facts import SveCard
from cardwright.errors import Illegal
from cardwright.games.common.registry import walk
from cardwright.games.common.zones import DECK, EX_AREA, FIELD, HAND
from cardwright.games.sve.definitions import compile_card, define
from cardwright.games.sve.players import defense
from cardwright.games.sve.rules import rules_of
from cardwright.games.sve.zones import BANISHED, CEMETERY, EVOLVE_DECK, EVOLVE_ZONE, LEADER, RACE_ZONE, ZONES
from cardwright.kernel.decisions import Answer, Decision
from cardwright.kernel.log import Log
from cardwright.kernel.match import Match
from cardwright.kernel.rules import Definition
from cardwright.kernel.state import Chars, Obj, Ref, State
from cardwright.kernel.view import View, view
from cardwright.text import ir

__all__ = [
    "BANISHED",
    "CEMETERY",
    "DECK",
    "EVOLVE_DECK",
    "EVOLVE_ZONE",
    "EX_AREA",
    "FIELD",
    "HAND",
    "LEADER",
    "RACE_ZONE",
]
ME: Final = 0
FOE: Final = 1
TOKENS: Final = tuple(card for card in builtin_pool("sve") if isinstance(card, SveCard) and card.token)


class Board:
    """A position under construction. Player 0 is to move, in turn 5, both with 5 play points; decks of ten blank cards."""

    def __init__(self) -> None:
        self.cards: list[SveCard] = []
        self.texts: dict[int, ir.CardText] = {}  # of cards whose text is given as nodes
        self.state = State("sve", [[[] for _ in ZONES] for _ in (0, 1)], [], 7)
        self.leaders = [self.put(player, LEADER, "Captain", type="Leader") for player in (ME, FOE)]
        for player in (ME, FOE):
            for _ in range(10):
                self.put(player, DECK, "Blank")
            self.points(player, 5, 5)

    def points(self, player: int, play: int, most: int, evolution: int = 0) -> None:
        """Set play points, the maximum, evolution points."""
        self.state.vars |= {f"pp:{player}": play, f"max_pp:{player}": most, f"ep:{player}": evolution}

    def card(self, name: str, text: str = "", **facts: Any) -> int:
        """The index of a card with these facts. Facts left out: a Neutral follower 2/2 that costs 2."""
        given: dict[str, Any] = {"type": "Follower", "cost": 2, **facts}
        if given["type"] == "Follower":
            given = {"attack": 2, "defense": 2, **given}
        if given.get("evolved") or given["type"] == "Leader":
            given["cost"] = None
        given["class_"] = given.pop("klass", "Neutral")
        known = next((i for i, c in enumerate(self.cards) if not facts and not text and c.name == name), None)
        if known is not None:
            return known
        self.cards.append(SveCard(id=f"test-{len(self.cards)}", name=name, text=text, **given))
        return len(self.cards) - 1

    def put(self, player: int, zone: int, name: str = "Page", text: str = "", **facts: Any) -> int:
        """Place a card; returns its id. `state` sets fields of the object: dull, damage, since, counters ..."""
        state: Mapping[str, Any] = facts.pop("state", {})
        index = self.card(name, text, **facts)
        obj = Obj(len(self.state.objects), 0, index, player, player, zone, stamp=self.state.tick(), since=1)
        obj.epoch = self.state.epoch
        obj.face_down = zone == EVOLVE_DECK
        for key, value in state.items():
            setattr(obj, key, value)
        self.state.objects.append(obj)
        self.state.zones[player][zone].append(obj.id)
        return obj.id

    def spell(self, text: str, player: int = ME, zone: int = HAND, **facts: Any) -> int:
        """A spell that costs nothing, in the hand."""
        return self.put(player, zone, "Rite", text, **{"type": "Spell", "cost": 0, **facts})

    def does(self, *effects: ir.Effect, player: int = ME, zone: int = HAND, **facts: Any) -> int:
        """A spell that costs nothing and carries out these instructions."""
        return self.has(ir.SummonEffect(effects=effects), player=player, zone=zone, type="Spell", cost=0, **facts)

    def has(self, *abilities: ir.Ability, player: int = ME, zone: int = HAND, **facts: Any) -> int:
        """A card with these abilities."""
        number = self.put(player, zone, f"Oddity {len(self.cards)}", **facts)
        self.texts[self.state.objects[number].card] = ir.CardText(abilities=abilities)
        return number

    def amulet(self, text: str = "", player: int = ME, zone: int = FIELD, **facts: Any) -> int:
        """An amulet on the field."""
        return self.put(player, zone, facts.pop("name", "Charm"), text, **{"type": "Amulet", "cost": 1, **facts})

    def start_with(self, *spells: int) -> Table:
        """The match in which these cards have been played one after the other."""
        table = self.start()
        for card in spells:
            table.play(card)
        return table

    def start(self, ruleset: str = "sve", step: str = "main", **switches: object) -> Table:
        """The match from here: player 0 is asked in the main phase."""
        said = [card.text for card in self.cards]
        for text in self.texts.values():
            said += [name for node in walk(text) for name in (*getattr(node, "names", ()), getattr(node, "name", ""))]
        for token in TOKENS:  # those that the cards name, and the tokens that these name
            if any(token.name in text for text in said):
                self.cards.append(token)
                said.append(token.text)
        names = frozenset(card.name.removesuffix(" (Evolved)") for card in self.cards)
        traits = frozenset(trait for card in self.cards for trait in card.traits)
        lexicon = {"card_name": names, "trait": traits}
        defs: list[Definition] = [
            define(i, c, self.texts.get(i) or compile_card(c, lexicon)) for i, c in enumerate(self.cards)
        ]
        state = self.state
        state.turn, state.turn_player, state.phase, state.step = 5, ME, "main", step
        state.last_turn = [5, 4]
        return Table(Match(state, defs, rules_of(ruleset, switches), Log()))


class Table:
    """A match with words for what tests do."""

    def __init__(self, match: Match) -> None:
        self.match = match

    @property
    def state(self) -> State:
        return self.match.state

    @property
    def asked(self) -> Decision:
        """The pending question."""
        assert self.match.decision is not None
        return self.match.decision

    def obj(self, card: int) -> Obj:
        return self.state.objects[card]

    def ref(self, card: int) -> Ref:
        return self.obj(card).ref

    def chars(self, card: int) -> Chars:
        return self.match.game.chars(card)

    def zone(self, card: int) -> int:
        return self.obj(card).zone

    def stats(self, card: int) -> tuple[int, int]:
        """Attack and the defense that is left."""
        return self.chars(card).power or 0, defense(self.match.game, card)

    def leader(self, player: int) -> int:
        """The defense of the player's leader."""
        return defense(self.match.game, self.state.zones[player][LEADER][0])

    def points(self, player: int = ME) -> int:
        """Play points."""
        found = self.state.vars[f"pp:{player}"]
        assert isinstance(found, int)
        return found

    def cards(self, player: int, zone: int) -> list[int]:
        return list(self.state.zones[player][zone])

    def names(self, player: int, zone: int) -> list[str]:
        """The names of the cards in a zone."""
        return [self.chars(n).names[0] for n in self.cards(player, zone)]

    def view(self, player: int) -> View:
        """What the player may see."""
        return view(self.match.game, player, self.match.decision)

    def answer(self, *answers: Answer) -> Table:
        """Answer the questions in turn."""
        for given in answers:
            self.match.answer(given)
        return self

    def play(self, card: int, *answers: Answer) -> Table:
        """Play a card and answer what is asked."""
        return self.answer(("play", card), *answers)

    def use(self, card: int, at: int = 0, *answers: Answer) -> Table:
        """Play the activated ability number `at` of those that the card has open or not."""
        from cardwright.games.sve.abilities import activated

        source = list(activated(self.match.game, card))[at]
        return self.answer(("use", card, *source), *answers)

    def attack(self, card: int, target: int, *answers: Answer) -> Table:
        """Attack; the other player then declines to use Quick."""
        return self.answer(("attack", card, target), *answers).pass_quick()

    def pass_quick(self) -> Table:
        """The other player declines in a Quick window, if one is open."""
        if self.match.decision is not None and self.asked.reason == "quick":
            self.answer(("pass",))
        return self

    def end(self) -> Table:
        """End the main phase and the turn, declining everything."""
        self.answer(("end",))
        while self.match.decision is not None and self.asked.reason in ("ward", "quick"):
            self.answer(() if self.asked.reason == "ward" else ("pass",))
        return self

    def refused(self, answer: Answer) -> str:
        """The first of the clauses by which an answer is refused, the position staying as it is."""
        before = self.match.fingerprint()
        try:
            self.match.answer(answer)
        except Illegal as error:
            assert self.match.fingerprint() == before
            return error.clause.partition(", ")[0]
        raise AssertionError(f"{answer!r} was not refused")

    def cited(self, clause: str) -> bool:
        """Whether the log cites the clause."""
        log = self.match.game.log
        assert log is not None
        return any(clause in line.clause.split(", ") for line in log.lines)


def hand(table: Table, player: int = ME) -> int:
    """How many cards the player holds."""
    return len(table.cards(player, HAND))


def settle(table: Table) -> Table:
    """Abilities that are pending are played in the order in which they are offered."""
    while table.asked.reason == "pending":
        assert table.asked.options is not None
        table.answer((table.asked.options[0],))
    return table
