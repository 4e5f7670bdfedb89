"""SVE cards on the bench: positions in which a card can do all that its text says.

Around the card stand plain cards, cards that are what its text asks for, and a few cards of our own that destroy, damage and
return. Positions differ in where the card is, in points, in what lies in cemeteries and hands: what a condition wants is there
in some and lacking in others. Zones are never fuller than the rules allow.
"""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any, NamedTuple

from cardwright.cards import CardFacts, Pool, SveCard
from cardwright.errors import InputError
from cardwright.games.common.zones import DECK, EX_AREA, FIELD, HAND
from cardwright.games.sve import extras, race
from cardwright.games.sve.zones import CEMETERY, EVOLVE_DECK, LEADER
from cardwright.kernel.decisions import Answer, Decision
from cardwright.kernel.match import Match
from cardwright.kernel.rng import Random
from cardwright.kernel.rules import Act
from cardwright.kernel.state import Obj, State
from cardwright.play.fillers import some_of
from cardwright.play.games import Adapter
from cardwright.play.scenario_setup import add_object
from cardwright.play.sve_fillers import (
    WOUND,
    Filler,
    asked_for,
    base_for,
    define_asked,
    evolution_of,
    plain_cards,
    said,
    stand_ins,
)
from cardwright.play.tracing import Trace
from cardwright.text import ir

RULESET = "sve"
_TURN = 5  # far enough for nothing to be new
_ROOM = 5  # cards of a field or an EX area (4.4.4.1, 4.8.3.1)
# where the card is: "base" evolves into it, "evolved" has done so, "defends" on the field in the other's turn, "responds" in
# hand while the other attacks
_PLACES = ("hand", "field", "defends", "ex", "responds", "cemetery")
_OF_EVOLVED = ("base", "evolved", "defends")
_OF_SPELLS = ("hand", "responds", "ex")


# instructions that take counters from cards, which may be others than the one that says so
_TAKING = (
    ir.TransferCounters, ir.TransferTo, ir.RemoveCounters, ir.RemoveEveryCounter, ir.RemoveAnyCounters, ir.DoubleCounters,
)  # fmt: skip
_OF_ANY = (ir.RemoveAnyCounters, ir.DoubleCounters)  # those of them for which what the text asks for has counters, too

_Late = tuple[int, int, int, Filler | None]  # a token to be put: definition, player, zone, what is asked of it


class _Mood(NamedTuple):
    """What the players have in a position."""

    asked: bool = True  # whether there is what the text asks for
    own: int = 3  # cards on the fields, beside the card
    theirs: int = 4
    hand: int = 5
    their_hand: int = 4
    points: int = 10
    most: int = 10
    cemetery: int = 24
    evolution: int = 3
    leader: int = 12
    ex: int = 2
    cheap: bool = True  # whether the hand is full of cards that cost little
    packed: bool = False  # whether the own field is full of followers
    deck: int = 20
    bare: bool = False  # whether nothing else is on the own field


# one each round, again from the start; the first are the likeliest to be enough
_MOODS = (
    _Mood(),
    _Mood(own=2, theirs=5, cemetery=4, hand=6, ex=4),
    _Mood(asked=False, own=0, theirs=2, hand=0, their_hand=0, cemetery=0, evolution=0, ex=0),
    _Mood(own=4, theirs=3, hand=3, points=6, most=6, cemetery=12, leader=5),
    _Mood(own=4, theirs=5, hand=7, ex=3, leader=20, packed=True),
    _Mood(own=1, theirs=1, hand=2, points=4, most=4, cemetery=2, evolution=0),
    _Mood(own=3, theirs=4, cemetery=40, hand=6, leader=9),
    _Mood(asked=False, own=4, theirs=4, ex=5, evolution=1),
    _Mood(own=3, theirs=0, their_hand=7, hand=1, cemetery=16),
    _Mood(own=4, theirs=4, hand=6, points=10, cemetery=20, leader=3, ex=1),
    _Mood(asked=False, own=2, theirs=3, points=3, most=3, hand=5, cemetery=8),
    _Mood(own=3, theirs=4, hand=4, evolution=2, cemetery=30),
    _Mood(own=0, theirs=3, hand=4, leader=35, bare=True),
    _Mood(asked=False, own=3, theirs=3, hand=4, ex=5),
    _Mood(asked=False, own=3, theirs=3, hand=3, cemetery=0, ex=1),
)


def bench(made: Adapter, card: CardFacts, pool: Pool) -> SveBench:
    """The bench for a card. TextError where it does not compile."""
    if not isinstance(card, SveCard):
        raise InputError(f"{card.name} ({card.id}) is no card of this game")
    return SveBench(made, card, pool)


class SveBench:
    """One card on the bench. Definition 0 is the card, then the plain ones, those that its text asks for, and tokens."""

    def __init__(self, made: Adapter, card: SveCard, pool: Pool) -> None:
        self.made = made
        self.card = card
        self.rules = made.rules("sve")
        [own] = made.define([card], pool.lexicon)
        plain, defined = plain_cards()
        self.asked = asked_for(card, own)
        self.evolving = any(isinstance(n, ir.EvolveAbility | ir.OnEvolve | ir.Evolve | ir.Evolves) for n in own.nodes)
        more = [f.card for f in self.asked]
        self.partner = 1 + len(plain) + len(more)  # the card's other half: what it evolves into, or from
        more.append(base_for(card) if card.evolved else evolution_of(card))
        self.twins = {}  # which asked-for card evolves into which definition
        for i, filler in enumerate(self.asked, 1 + len(plain)):
            if filler.evolved is not None:
                self.twins[i] = 1 + len(plain) + len(more)
                more.append(filler.evolved)
        self.first_asked = 1 + len(plain)
        more += stand_ins(
            [own, *define_asked(self.first_asked, more)], pool, {c.name for c in (card, *more) if c.token}
        )
        cards = [card, *plain, *more]
        tokens = [c for c in made.beside(cards, pool) if isinstance(c, SveCard)]
        self.cards = [*cards, *tokens]
        self.defs = (own, *defined, *define_asked(self.first_asked, [*more, *tokens]))
        blank = range(1, self.first_asked)
        self.plain = {t: [i for i in blank if self.cards[i].type == t and not self.cards[i].evolved]
                      for t in ("Follower", "Spell", "Amulet", "Leader")}  # fmt: skip
        self.evolved = [i for i in blank if self.cards[i].evolved]
        plays = (ir.Combo, ir.HasCastThisTurn, ir.PlayedThisTurn, ir.NthPlayed)
        self.counts_plays = any(isinstance(n, plays) for n in own.nodes)
        self.refreshes = any(isinstance(n, ir.Activate) for n in own.nodes)
        self.counts_deck = any(isinstance(n, ir.DeckZone) for n in own.nodes)
        self.counters = sorted({getattr(n, "counter", "") for n in said(own)} - {""})
        counted = any(isinstance(n, ir.CountersOn) and isinstance(n.card, ir.Ref) for n in own.nodes)
        self.takes = counted or any(isinstance(n, _TAKING) for n in said(own))
        self.counters = self.counters or (["test"] if self.takes else [])
        self.lent = self.counters if any(isinstance(n, _OF_ANY) for n in own.nodes) else []
        self.trace = Trace(own)
        self.full = 4  # how many counters lie on the card
        self.kept = 1  # places of the own field that stay free
        self.patience = 0  # acts for which the card waits, so that something has happened before it in the turn
        self.eager = True  # every other round the card waits for what happens to it rather than acting at once

    @contextmanager
    def tracing(self) -> Iterator[None]:
        """Note which instructions of the card are really carried out, optional costs and Carrots included."""
        price_of, suits, of_count, defined = extras.price_of, race._suits, extras.of_count, extras.defined
        printed: dict[ir.WhenPlaying, ir.WhenPlaying] = {}  # the option of the text, by what was made of it

        def priced(*args: Any) -> Any:
            for option in args[-1]:
                self.trace.note(printed.get(option, option))
            return price_of(*args)

        def made(option: ir.WhenPlaying, *args: Any) -> ir.WhenPlaying:
            new = (of_count if len(args) > 1 else defined)(option, *args)
            printed[new] = printed.get(option, option)
            return new

        def served(g: Any, player: int, carrot: int, ref: Any) -> bool:
            fits = suits(g, player, carrot, ref)
            for node in g.defs[g.state.objects[carrot].card].nodes if fits else ():
                self.trace.note(node)
            return fits

        extras.price_of, race._suits = priced, served  # type: ignore[assignment]  # the same shapes, seen through
        extras.of_count = extras.defined = made  # type: ignore[assignment]
        try:
            with self.trace.watching():
                yield
        finally:
            extras.price_of, race._suits, extras.of_count, extras.defined = price_of, suits, of_count, defined

    def missing(self) -> list[str]:
        return self.trace.missing()

    def lasting(self, match: Match) -> int:
        objects = match.state.objects
        return next((o.id for o in objects if self.cards[o.card].token), len(objects))

    # positions -----------------------------------------------------------------------------------------------------

    def positions(self, seed: int) -> Iterator[tuple[str, Match]]:
        self.eager = seed % 2 == 0
        self.full = (4, 12, 1)[seed % 3]
        for place in self._places():
            self.patience = 8 if seed % 4 in (1, 3) else 0
            played = place in ("hand", "ex") and self.card.type != "Spell"
            self.kept = 2 if played and seed % 2 else 1  # for the card itself, and for one that it brings
            yield place, self._position(place, seed)

    def _places(self) -> tuple[str, ...]:
        card = self.card
        if card.type == "Leader":
            return ("leader",)
        if card.evolved:
            return _OF_EVOLVED if card.type != "Spell" else ("evolve_deck",)
        if card.advanced:
            there = any(isinstance(each, ir.CastableFrom) for each in self.defs[0].nodes)
            return ("field", "defends", "ex", *(("evolve_deck",) if there else ()))
        if card.token:
            return ("ex", "field", "defends") if card.type != "Spell" else ("ex",)
        return _OF_SPELLS if card.type == "Spell" else _PLACES

    def _position(self, place: str, seed: int) -> Match:
        state = self.made.empty(self.rules, seed * 977 + len(place))
        random = Random(seed).fork(len(place) * 31 + seed)
        mood = _MOODS[seed % len(_MOODS)]
        late: list[_Late] = []  # tokens come after everything else
        self._put(state, place, mood, late)
        if mood.asked:
            self._put_asked(state, place, mood, random, late)
        for player in (0, 1):
            self._side(state, player, place, mood, random, late)
        for index, player, zone, filler in late:
            self._add(state, index, player, zone, place, filler)
        self.made.table.begin(state, 1 if place in ("defends", "responds") else 0, "main", _TURN)
        return Match(state, self.defs, self.rules)

    def _put(self, state: State, place: str, mood: _Mood, late: list[_Late]) -> None:
        """The card itself, what evolves into it or what it evolves into, and copies of it where copies may be."""
        zone = {
            "hand": HAND,
            "responds": HAND,
            "ex": EX_AREA,
            "cemetery": CEMETERY,
            "leader": LEADER,
            "evolve_deck": EVOLVE_DECK,
        }.get(place, FIELD)
        if self.card.evolved:
            for _ in range(2):
                self._add(state, 0, 0, EVOLVE_DECK, place, None)
            if place != "evolve_deck":
                base = self._add(state, self.partner, 0, FIELD, place, None)
                base.counters = {**base.counters, **dict.fromkeys(self.counters, self.full)}
                if place in ("evolved", "defends"):
                    self._link(state, base, 0)
            self._add(state, self.partner, 0, HAND, place, None)
            return
        if self.card.token:
            late.append((0, 0, zone, None))
        else:
            self._add(state, 0, 0, zone, place, None)
        if self.evolving and self.card.type in ("Follower", "Amulet"):
            for _ in range(2):
                self._add(state, self.partner, 0, EVOLVE_DECK, place, None)
        if self.card.type == "Leader" or self.card.token or self.card.advanced:
            return
        for other in (DECK, DECK, CEMETERY) if mood.cemetery else (DECK, DECK):
            self._add(state, 0, 0, other, place, None)

    def _add(self, state: State, index: int, player: int, zone: int, place: str, filler: Filler | None) -> Obj:
        """A card in a zone, with what the text asks of it."""
        obj = add_object(state, index, player, zone)
        obj.since = _TURN - 2
        obj.face_down = zone == EVOLVE_DECK and not (filler is not None and filler.faceup)
        if index == 0 and zone == FIELD:
            obj.counters = dict.fromkeys(self.counters, self.full)
        if "Stack" in self.defs[index].base.keywords and zone == FIELD:
            obj.counters = {**obj.counters, "Stack": 4}
        if filler is not None and zone == FIELD:
            attacked = player == (0 if place in ("defends", "responds") else 1)
            obj.dull = filler.dull if filler.dull is not None else attacked and index % 2 == 0
            obj.counters = {**obj.counters, **dict.fromkeys(self.lent, self.full), **filler.counters}
            if filler.damaged and (self.defs[index].base.defense or 0) > 1:
                obj.damage = 1
        if zone == DECK:
            ids = state.zones[player][DECK]
            ids.remove(obj.id)
            ids.insert(0, obj.id)
        return obj

    def _link(self, state: State, base: Obj, evolved: int) -> None:
        """The card has evolved into this definition."""
        self.made.table.attach(state, base, add_object(state, evolved, base.owner, FIELD))

    def _put_asked(self, state: State, place: str, mood: _Mood, random: Random, late: list[_Late]) -> None:
        """What the text asks for: where it looks, and in deck, hand, EX area and cemetery."""
        order = list(enumerate(self.asked, self.first_asked))
        random.shuffle(order)
        for index, filler in order:
            for player in filler.players:
                for _ in range(filler.copies):
                    zone = filler.zone
                    if zone == FIELD and filler.card.type == "Spell":
                        zone = EX_AREA
                    if mood.bare and player == 0 and zone == FIELD:
                        continue
                    if zone in (FIELD, EX_AREA) and self._room(state, late, player, zone) < 1:
                        continue
                    if filler.card.token:
                        late.append((index, player, zone, filler))
                        continue
                    obj = self._add(state, index, player, zone, place, filler)
                    if index in self.twins and zone == FIELD and filler.linked:
                        self._link(state, obj, self.twins[index])
            if index in self.twins and not filler.linked:
                self._add(state, self.twins[index], 0, EVOLVE_DECK, place, None)
            if not (filler.card.token or filler.card.special):
                for zone in (DECK, DECK, HAND, CEMETERY):
                    self._add(state, index, 0, zone, place, None)
                for zone in (DECK, CEMETERY):
                    self._add(state, index, 1, zone, place, None)

    def _side(self, state: State, player: int, place: str, mood: _Mood, random: Random, late: list[_Late]) -> None:
        """Plain cards for a player: something of everything, everywhere."""
        plain = self.plain
        attacked = player == (0 if place in ("defends", "responds") else 1)
        fielded = [*some_of(plain["Follower"], 3, random), *some_of(plain["Amulet"], 1, random)]
        fielded += some_of(plain["Follower"], 2, random)
        room = self._room(state, late, player, FIELD)
        if mood.packed and player == 0:
            fielded, room = some_of(plain["Follower"], _ROOM, random), room + 1
        wanted = min(mood.theirs if player else mood.own, room)
        for number, index in enumerate(fielded[: max(0, wanted)]):
            obj = self._add(state, index, player, FIELD, place, None)
            obj.dull = attacked and number % 2 == 0
            if self.takes and number in (0, 3):
                obj.counters = {**obj.counters, **dict.fromkeys(self.counters, self.full)}
            obj.damage = 1 if number == 1 and (self.defs[index].base.defense or 0) > 1 else 0
        everything = [*plain["Follower"], *plain["Spell"], *plain["Amulet"]]
        cheap = [i for i in everything if (self.cards[i].cost or 0) <= 1]
        for zone, count in (
            (HAND, mood.their_hand if player else mood.hand),
            (DECK, 2 if self.counts_deck and player == 0 and mood.evolution < 3 else mood.deck),
            (CEMETERY, mood.cemetery),
        ):
            pool = (
                cheap
                if zone == HAND and mood.cheap
                else [*plain["Spell"], *everything]
                if zone == CEMETERY
                else everything
            )
            for index in some_of(pool, count, random):
                add_object(state, index, player, zone).since = _TURN - 2
        for index in plain["Spell"] if self.patience and player == 0 else ():
            if self.cards[index].text == WOUND:
                self._add(state, index, player, HAND, place, None)
        room = self._room(state, late, player, EX_AREA) + (1 if mood.ex == _ROOM and player == 0 else -1)
        for index in some_of(cheap, min(mood.ex if player == 0 else 1, max(0, room)), random):
            self._add(state, index, player, EX_AREA, place, None)
        for index in self.evolved:
            self._add(state, index, player, EVOLVE_DECK, place, None)
        if not state.zones[player][LEADER]:
            self._add(state, plain["Leader"][0], player, LEADER, place, None)
        values = {"play_points": mood.points, "max_play_points": mood.most, "evolution_points": mood.evolution,
                  "leader_defense": mood.leader if player == 0 else 20}  # fmt: skip
        for key, value in values.items():
            self.made.table.set_value(state, player, key, value)

    def _room(self, state: State, late: list[_Late], player: int, zone: int) -> int:
        """How many cards may still be put there; player 0 keeps places free for what happens."""
        coming = sum(1 for _, p, z, _ in late if (p, z) == (player, zone))
        kept = self.kept if zone == FIELD else 1
        return _ROOM - len(state.zones[player][zone]) - coming - (kept if player == 0 else 0)

    # answering -----------------------------------------------------------------------------------------------------

    def prefer(self, match: Match, random: Random) -> Answer:
        """The card first, and whatever makes things happen."""
        decision = match.decision
        assert decision is not None
        if decision.kind == "act":
            return self._act(match, random)
        if decision.kind == "yes_no" and random.below(6):
            return decision.most > 0
        if decision.kind == "choose" and not decision.rule and random.below(4):
            return self._many(match, decision, random)
        if decision.kind == "number" and not decision.options and random.below(3):
            return decision.most if random.below(2) else max(decision.least, min(decision.most, 1 + random.below(6)))
        return match.sample(random)

    def _own(self, match: Match, object_id: int) -> bool:
        obj = match.state.objects[object_id]
        return 0 in (obj.card, obj.own) or (self.card.evolved and obj.card == self.partner)

    def _act(self, match: Match, random: Random) -> Answer:
        """Mostly what the card can do, sometimes something else, which its conditions may want; else pass."""
        acts = match.acts()
        own = [a for a in acts if len(a) > 1 and self._own(match, a[1])]
        others = [a for a in acts[1:] if a not in own]
        if random.below(3 if self.eager else 6):
            own = self._wanted(match, own)
        if self.patience and others:
            self.patience -= 1
            own = []
            played = [a for a in others if a[0] == "play"]
            if self.counts_plays and played and random.below(2):
                return played[random.below(len(played))]
        if own and (random.below(3) if self.eager else random.below(6) == 0):
            return own[random.below(len(own))]
        if others and random.below(4 if self.eager else 3):
            kinds = sorted({a[0] for a in others})  # no kind drowns the others
            kind = kinds[random.below(len(kinds))]
            others = [a for a in others if a[0] == kind]
            named = [a for a in others if match.state.objects[a[1]].card >= self.first_asked]
            if named and random.below(2):
                others = named
            return others[random.below(len(others))]
        return acts[0]

    def _wanted(self, match: Match, acts: list[Act]) -> list[Act]:
        """Without the uses of abilities of which nothing is left to be carried out."""
        nodes = match.game.defs[0].nodes
        return [a for a in acts if a[0] != "use" or a[2] != 0 or self.trace.pending(nodes[a[3]])]

    def _many(self, match: Match, decision: Decision, random: Random) -> Answer:
        """As many as allowed: "up to" is carried out only where something is chosen."""
        options = list(decision.options or ())
        random.shuffle(options)
        objects = match.state.objects
        if decision.source[0] >= 0 and objects[decision.source[0]].card != 0 and random.below(3):
            options.sort(key=lambda o: not (isinstance(o, int) and 0 <= o < len(objects) and objects[o].card == 0))
        if self.refreshes and random.below(2):
            options.sort(key=lambda o: not (isinstance(o, int) and 0 <= o < len(objects) and objects[o].dull))
        return tuple(options[: min(decision.most, len(options))])
