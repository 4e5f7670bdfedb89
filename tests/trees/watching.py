"""Games with a card on the bench, written down step by step; the same games with the card's tree changed."""

from __future__ import annotations

import signal
from collections.abc import Iterable, Iterator
from contextlib import contextmanager, suppress
from itertools import islice
from typing import Any

from msgspec.structs import replace

from cardwright.cards import CardFacts, Pool
from cardwright.errors import CardwrightError, Illegal
from cardwright.games.common.zones import EX_AREA, FIELD, HAND
from cardwright.games.fftcg import definitions as fftcg
from cardwright.games.sve import definitions as sve
from cardwright.games.sve.zones import LEADER
from cardwright.kernel.log import Log
from cardwright.kernel.match import Match
from cardwright.kernel.rng import Random
from cardwright.kernel.rules import Definition
from cardwright.kernel.state import State
from cardwright.play.exercise import bench_for
from cardwright.play.scenario_setup import add_object
from cardwright.text import ir

ANSWERS = 60  # that a game is played for, or more where little is done
LONG = 110
BUSY = (
    ANSWERS,
    14,
    ANSWERS,
    6,
)  # answers, game by game, after which whoever may act does nothing: what lasts comes to an end
SEEDS = 12
GAMES = 14  # that a change may take to show
PATIENCE = 4  # seconds of computing for one game
ROOM = 5  # cards of a field (sve 4.4.4.1)
FIELDED = ("Forward", "Backup", "Monster", "Follower", "Amulet")
# zones whose cards have characteristics that texts change: fields, hands, EX areas, leaders
SHOWN = (frozenset((FIELD, HAND)), frozenset((FIELD, HAND, EX_AREA, LEADER)))
Looked = tuple[Any, ...]
DEFINE = {"fftcg": fftcg.define, "sve": sve.define}


class Recorded:
    """A game, played on as far as somebody looks: how it began, what was seen, and what was answered."""

    def __init__(self, state: State, match: Match, prefer: Any, random: Random, busy: int) -> None:
        self.state = state
        self._match, self._prefer, self._random, self._busy = match, prefer, random, busy
        self.seen: list[Looked] = [look(match, 0)]
        self.answers: list[Any] = []

    def goes_on(self) -> bool:
        """Play on by an answer, if there is anything left to answer."""
        match, number = self._match, len(self.answers)
        if number == (LONG if self._busy < ANSWERS else ANSWERS) or match.decision is None:
            return False
        idle = number >= self._busy and match.decision.kind == "act"
        answer = match.acts()[0] if idle else self._prefer(match, self._random)
        self.answers.append(_general(answer, match))
        try_(match, answer)
        self.seen.append(look(match, number + 1))
        return True


class Watched:
    """A card, its tree, and games with it; they are played when they are asked for."""

    def __init__(self, game: str, card: CardFacts, pool: Pool, tree: ir.CardText) -> None:
        self.game, self.card, self.tree = game, card, tree
        self.bench: Any = bench_for(game, card, pool)
        self.places = sum(1 for _ in self.bench.positions(0))
        self.games: dict[int, Recorded] = {}

    def recorded(self, number: int) -> Recorded:
        """Another place and another mood each time; who may act does much, or soon nothing, so that turns go by."""
        if number not in self.games:
            seed, place = number % SEEDS, (number + number // SEEDS) % self.places
            match = next(islice(self.bench.positions(seed), place, None))[1]
            start = match._anchor.fork()  # as it was before the rules began
            if number % 3 == 1:
                self._mirror(start)
            match = Match(start.fork(), self.bench.defs, self.bench.rules, Log())
            random = Random(seed).fork(number)
            self.games[number] = Recorded(start, match, self.bench.prefer, random, BUSY[number % len(BUSY)])
        return self.games[number]

    def _mirror(self, state: State) -> None:
        """The opponent has the card, too, where one more card may be: so that it meets what it does itself."""
        kind = FIELD if self.card.card_type in FIELDED else HAND
        facts: Any = self.card
        if getattr(facts, "special", False) or (self.game == "sve" and len(state.zones[1][FIELD]) >= ROOM):
            return
        add_object(state, 0, 1, kind).since = 1

    def noticed(self, tree: ir.CardText, games: Iterable[int] = range(GAMES)) -> tuple[str, int]:
        """How a game goes otherwise with this tree, and which: "plays", "refused", "breaks"; "" where none does."""
        try:
            own = self.define(tree)
        except CardwrightError:
            return "refused", 0
        except Exception:  # a tree that no text has may be anything
            return "breaks", 0
        defs = (own, *self.bench.defs[1:])
        for number in games:
            how = self._otherwise(self.recorded(number), defs)
            if how:
                return how, number
        return "", 0

    def define(self, tree: ir.CardText) -> Definition:
        """The card with another tree, if that loads."""
        refuse(self.game, tree, self.card)
        return DEFINE[self.game](0, self.card, tree)  # type: ignore[operator]  # each game its own cards

    def _otherwise(self, game: Recorded, defs: tuple[Definition, ...]) -> str:
        try:
            with endless():
                return self._compared(game, defs)
        except Exception:
            return "breaks"

    def _compared(self, game: Recorded, defs: tuple[Definition, ...]) -> str:
        match = Match(game.state.fork(), defs, self.bench.rules, Log())
        number = 0
        while look(match, number) == game.seen[number]:
            if number == len(game.answers) and not game.goes_on():
                return ""
            try_(match, _particular(game.answers[number], match))
            number += 1
        return "plays"


@contextmanager
def endless() -> Iterator[None]:
    """What a tree that no text has may do for ever is broken off."""

    def stop(*_: object) -> None:
        raise TimeoutError

    before = signal.signal(signal.SIGVTALRM, stop)
    signal.setitimer(signal.ITIMER_VIRTUAL, PATIENCE)
    try:
        yield
    finally:
        signal.setitimer(signal.ITIMER_VIRTUAL, 0)
        signal.signal(signal.SIGVTALRM, before)


def try_(match: Match, answer: Any) -> None:
    """Answer, if that is allowed; what is not changes nothing, and what may be answered is looked at in any case."""
    with suppress(Illegal):
        match.answer(answer)


def refuse(game: str, tree: ir.CardText, card: CardFacts) -> None:
    """CardwrightError where nothing can carry the tree out."""
    from cardwright.errors import TextError
    from cardwright.games.common import handled
    from cardwright.games.fftcg.classic import keywords
    from cardwright.games.fftcg.newer import keywords as newer
    from cardwright.games.sve import registered

    if game == "fftcg":
        missing = handled.unhandled(newer.expanded(keywords.expanded(tree, card.name)[0]), newer.HANDLED)
    else:
        missing = handled.unhandled(sve.plain(tree), registered.known())
    if missing:
        raise TextError(", ".join(sorted(missing)), stage="executable")


def look(match: Match, number: int = 0) -> Looked:
    """What can be seen by both players together: nothing of it names a node of a text."""
    state, game = match.state, match.game
    cards = []
    for player in (0, 1):
        for zone, ids in enumerate(state.zones[player]):
            if zone not in SHOWN[game.rules.name == "sve"]:
                cards.append((*ids, *(state.objects[i].counters for i in ids if state.objects[i].counters)))
                continue
            for i in ids:
                obj, chars = state.objects[i], game.chars(i)
                cards.append((i, obj.gen, obj.card, obj.controller, obj.dull, obj.damage, obj.face_down, obj.counters,
                              obj.marks, obj.link, replace(chars, abilities=()), len(chars.abilities)))  # fmt: skip
    stack = [(item.kind, item.source, item.controller, sorted(item.numbers.items())) for item in state.stack]
    values = {k: v for k, v in state.vars.items() if isinstance(v, int)}
    shown = (
        [(line.facts, line.seen_by) for line in game.log.lines if line.kind in ("reveal", "look")] if game.log else []
    )
    decision = match.decision
    asked: Any = None
    if decision is not None:
        acts = decision.kind == "act" and (number < 16 or number % 4 == 0)
        options = (
            [_general(a, match) for a in match.acts()] if acts else None if decision.kind == "act" else decision.options
        )
        asked = (decision.kind, decision.player, decision.reason, decision.source, options, decision.least, decision.most,
                 decision.unit, decision.rule)  # fmt: skip
    return (asked, cards, stack, values, shown, state.turn, state.turn_player, state.phase, state.winner)


def _general(answer: Any, match: Match) -> Any:
    """An act with the number of the ability among those of its card instead of the number of its node."""
    if _names_node(answer, match):
        return (*answer[:3], ("ability", _abilities(match, answer[2]).index(answer[3])))
    return answer


def _particular(answer: Any, match: Match) -> Any:
    if isinstance(answer, tuple) and len(answer) == 4 and isinstance(answer[3], tuple) and answer[3][0] == "ability":
        found = _abilities(match, answer[2])
        return (*answer[:3], found[answer[3][1]]) if answer[3][1] < len(found) else ("gone",)
    return answer


def _names_node(answer: Any, match: Match) -> bool:
    return match.game.rules.name == "sve" and isinstance(answer, tuple) and len(answer) == 4 and answer[0] == "use"


def _abilities(match: Match, card: int) -> list[int]:
    return [i for i, node in enumerate(match.game.defs[card].nodes) if isinstance(node, ir.Ability)]
