"""Small positions for tests: cards made of facts and effects, a match that stands in player 0's first Main Phase."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from cardwright.cards import FftcgCard
from cardwright.games.common.zones import BREAK_ZONE, DAMAGE_ZONE, DECK, FIELD, HAND, REMOVED
from cardwright.games.fftcg.definitions import define
from cardwright.games.fftcg.rules import rules_of
from cardwright.games.fftcg.zones import ZONES
from cardwright.kernel.decisions import Answer, Decision
from cardwright.kernel.log import Log
from cardwright.kernel.match import Match
from cardwright.kernel.rules import Definition
from cardwright.kernel.state import Chars, Obj, Ref, State
from cardwright.text import ir

YOU = ir.You()
FOE = ir.Opponent()
FORWARD = ir.Group(noun=ir.TypeIs(types=("Forward",)))
CHARACTER = ir.Group(noun=ir.IsCharacter())
CARD = ir.Group(noun=ir.IsCard())
END_OF_TURN = ir.UntilEndOfTurn()
FOREVER = ir.Permanent()
MINE = ir.ControlledBy(player=YOU)
THEIRS = ir.ControlledBy(player=FOE)


def forwards(*qualifiers: ir.Filter) -> ir.Group:
    return ir.Group(noun=ir.TypeIs(types=("Forward",)), qualifiers=qualifiers)


def num(value: int) -> ir.Num:
    return ir.Num(value=value)


def target(group: ir.Group = FORWARD, count: int = 1, bind: str = "t1", **more: Any) -> ir.Target:
    return ir.Target(count=num(count), group=group, bind=bind, **more)


def choose(group: ir.Group = FORWARD, count: int = 1, bind: str = "t1", **more: Any) -> ir.Choose:
    return ir.Choose(targets=(target(group, count, bind, **more),), player=YOU)


def it(*names: str) -> ir.Ref:
    return ir.Ref(to=names or ("t1",))


def hit(amount: int, *names: str) -> ir.DealDamage:
    return ir.DealDamage(to=it(*names), amount=num(amount))


class Board:
    """A position under construction. Player 0 is to move, in turn 3."""

    def __init__(self) -> None:
        self.cards: list[FftcgCard] = []
        self.texts: list[ir.CardText] = []
        self.state = State("fftcg-2020", [[[] for _ in ZONES] for _ in (0, 1)], [], 7)
        for player in (0, 1):
            for _ in range(10):
                self.put(player, DECK, "Blank", type="Backup", generic=True)

    def put(self, player: int, zone: int, name: str = "Guard", *abilities: ir.Ability, **facts: Any) -> int:
        """Place a card; returns its id. Facts left out: a Fire Forward of cost 2 and power 5000, generic."""
        given = {"type": "Forward", "elements": ("Fire",), "cost": 2, "generic": True, **facts}
        if given["type"] == "Forward":
            given.setdefault("power", 5000)
        text = ir.CardText(abilities=abilities)
        index = next((i for i, c in enumerate(self.cards) if c.name == name and self.texts[i] == text), None)
        if index is None or facts:
            index = len(self.cards)
            self.cards.append(FftcgCard(id=f"test-{index}", name=name, **given))
            self.texts.append(text)
        obj = Obj(len(self.state.objects), 0, index, player, player, zone, stamp=self.state.tick(), since=1)
        obj.epoch = self.state.epoch
        self.state.objects.append(obj)
        self.state.zones[player][zone].append(obj.id)
        return obj.id

    def summon(self, *effects: ir.Effect, player: int = 0, zone: int = HAND, **facts: Any) -> int:
        """A Summon that costs nothing, in the hand."""
        ability = ir.SummonEffect(effects=effects, ex_burst=bool(facts.get("ex_burst")))
        return self.put(player, zone, "Rite", ability, **{"type": "Summon", "cost": 0, **facts})

    def start(self) -> Table:
        """The match from here."""
        defs: list[Definition] = [define(i, c, t) for i, (c, t) in enumerate(zip(self.cards, self.texts, strict=True))]
        state = self.state
        state.turn, state.turn_player, state.phase, state.step, state.priority = 3, 0, "main1", "open", 0
        state.last_turn = [3, 2]
        state.vars["after"], state.vars["closed"] = "attack", 0
        return Table(Match(state, defs, rules_of("fftcg-2020"), Log()))

    def start_from_hand(self, *effects: ir.Effect) -> Table:
        """The match in which a Summon with these effects is being cast: its first choice is asked."""
        rite = self.summon(*effects)
        return self.start().cast(rite)

    def start_from(self, *effects: ir.Effect) -> Table:
        """The match in which a Summon with these effects has just resolved, its choices being forced."""
        rite = self.summon(*effects)
        return self.start().play(rite)


class Table:
    """A match with words for what tests do."""

    def __init__(self, match: Match) -> None:
        self.match = match

    @property
    def asked(self) -> Decision:
        """The pending question."""
        assert self.match.decision is not None
        return self.match.decision

    def obj(self, card: int) -> Obj:
        return self.match.state.objects[card]

    def ref(self, card: int) -> Ref:
        return self.obj(card).ref

    def chars(self, card: int) -> Chars:
        return self.match.game.chars(card)

    def power(self, card: int) -> int:
        return self.chars(card).power or 0

    def zone(self, card: int) -> int:
        return self.obj(card).zone

    def hand(self, player: int) -> int:
        return len(self.match.state.zones[player][HAND])

    def answer(self, *answers: Answer) -> Table:
        """Answer the questions in turn."""
        for given in answers:
            self.match.answer(given)
        return self

    def cast(self, card: int, *answers: Answer) -> Table:
        """The player with priority casts a card and makes its declarations."""
        return self.answer(("cast", card, ""), *answers)

    def resolve(self, *answers: Answer) -> Table:
        """Both pass until the stack is empty; other questions get these answers, and all of them are used."""
        left = list(answers)
        while self.match.decision is not None:
            if self.asked.kind == "act":
                if not self.match.state.stack:
                    break
                self.match.answer(("pass",))
            else:
                assert left, f"nothing to answer to {self.asked}"
                self.match.answer(left.pop(0))
        assert not left, f"nobody asked for {left}"
        return self

    def play(self, card: int, declared: Sequence[Answer] = (), *answers: Answer) -> Table:
        """Cast and let everything resolve."""
        return self.cast(card, *declared).resolve(*answers)


__all__ = [
    "BREAK_ZONE",
    "CARD",
    "CHARACTER",
    "DAMAGE_ZONE",
    "DECK",
    "END_OF_TURN",
    "FIELD",
    "FOE",
    "FOREVER",
    "FORWARD",
    "HAND",
    "MINE",
    "REMOVED",
    "THEIRS",
    "YOU",
    "Board",
    "Table",
    "choose",
    "forwards",
    "hit",
    "it",
    "num",
    "target",
]
