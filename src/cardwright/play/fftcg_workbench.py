"""FFTCG cards on the bench: positions in which a card can do all that its text says.

Around the card stand plain cards, cards that are what its text asks for, and a few cards of our own that break, damage and
return. Positions differ in where the card is, in what the players have received, hold and control: what a condition wants is
there in some and lacking in others.
"""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import AbstractContextManager
from typing import NamedTuple

from cardwright.cards import CardFacts, FftcgCard, Pool
from cardwright.errors import InputError
from cardwright.games.common.zones import BREAK_ZONE, DAMAGE_ZONE, DECK, FIELD, FROZEN, HAND, REMOVED
from cardwright.games.fftcg import using
from cardwright.games.fftcg.newer.keywords import WARP
from cardwright.games.fftcg.zones import LIMIT_DECK
from cardwright.kernel.decisions import Answer, Decision
from cardwright.kernel.match import Match
from cardwright.kernel.rng import Random
from cardwright.kernel.rules import Act
from cardwright.kernel.state import Obj, State
from cardwright.play.answers import allowed, legal_answers
from cardwright.play.classic_fillers import classic_asked, equip
from cardwright.play.fftcg_fillers import asked_for, define_asked, plain_cards
from cardwright.play.fftcg_newer_fillers import newer_asked, warps
from cardwright.play.games import Adapter, playable_in
from cardwright.play.scenario_setup import add_object
from cardwright.play.tracing import Trace

# where the card is: "free" on the field with nobody to block, "defends" on the field in the other's turn,
# "responds" in hand in the other's turn, "damage" on top of the deck while the other attacks
_PLACES = ("hand", "field", "free", "defends", "responds", "damage", "break_zone")
_TURN = 5  # far enough for nothing to be new
_ZONE_OF = {"hand": HAND, "responds": HAND, "damage": DECK, "break_zone": BREAK_ZONE}
_DAMAGE = (0, 3, 5, 6)  # points of damage in turn, for "Damage N" and conditions
_CRYSTALS = 9


class _Mood(NamedTuple):
    """What the players have in a position."""

    asked: bool = True  # whether there is what the text asks for
    own_forwards: int = 4
    their_forwards: int = 4
    hand: int = 6
    their_hand: int = 6
    crystals: int = _CRYSTALS
    backups: int = 4
    clerks: str = ""  # Backups of one Element each: "own", or "each" another one; else of all Elements
    cheap: bool = False  # whether the hand is full of cards that cost little


# one each round, again from the start; the first are the likeliest to be enough
_MOODS = (
    _Mood(),
    _Mood(hand=2, their_hand=2, clerks="own"),
    _Mood(asked=False, own_forwards=1, their_hand=1, backups=2),
    _Mood(own_forwards=2, their_forwards=6, hand=3, backups=5),
    _Mood(asked=False, own_forwards=0, their_forwards=2, hand=0, crystals=0, backups=5, clerks="each"),
    _Mood(own_forwards=7, their_forwards=1, their_hand=0, backups=3),
    _Mood(asked=False, own_forwards=6, their_forwards=0, hand=8, backups=0),
    _Mood(own_forwards=3, their_forwards=5, hand=10, crystals=2, backups=5, cheap=True),
    _Mood(own_forwards=2, their_forwards=3, hand=0, backups=5),
    _Mood(asked=False, clerks="each", backups=5, hand=9, cheap=True),
    _Mood(asked=False, own_forwards=0, their_forwards=3, backups=0, hand=8),
    _Mood(hand=4, backups=5),
)


def bench(made: Adapter, card: CardFacts, pool: Pool) -> FftcgBench:
    """The bench for a card. TextError where it does not compile."""
    if not isinstance(card, FftcgCard):
        raise InputError(f"{card.name} ({card.id}) is no card of this game")
    return FftcgBench(made, card, pool)


class FftcgBench:
    """One card on the bench. Definition 0 is the card, then the plain ones, then those that its text asks for."""

    def __init__(self, made: Adapter, card: FftcgCard, pool: Pool) -> None:
        self.made = made
        self.card = card
        ruleset = playable_in(made, card, pool.lexicon)
        self.rules = made.rules(ruleset or "fftcg-2020")
        [own] = made.define([card], pool.lexicon, ruleset)
        plain, defined = plain_cards()
        self.asked = [*(classic_asked(card, own) if ruleset else ()), *asked_for(card, own), *newer_asked(card, own)]
        self.limit: int = own.data.limit_break
        self.warps = warps(own)
        self.first_asked = 1 + len(plain)
        self.cards = [card, *plain, *(f.card for f in self.asked)]
        self.defs = (own, *defined, *define_asked(self.first_asked, self.asked))
        blank = range(1, self.first_asked)
        self.plain = {
            t: [i for i in blank if self.cards[i].type == t] for t in ("Forward", "Backup", "Monster", "Summon")
        }
        self.counters = sorted({getattr(n, "counter", "") for n in own.nodes} - {""})
        self.trace = Trace(own)
        self.parties = any("Party" in type(n).__name__ for n in own.nodes)
        self.eager = True  # every other round the card waits for what happens to it rather than acting at once

    def tracing(self) -> AbstractContextManager[None]:
        """Note which instructions of the card are really carried out."""
        return self.trace.watching()

    def missing(self) -> list[str]:
        return self.trace.missing()

    # positions -----------------------------------------------------------------------------------------------------

    def positions(self, seed: int) -> Iterator[tuple[str, Match]]:
        self.eager = seed % 2 == 0
        places: tuple[str, ...] = (
            _PLACES if self.card.type != "Summon" else ("hand", "responds", "damage", "break_zone")
        )
        places += ("warped", "warped") if self.warps else ()
        for number, place in enumerate(places):
            points = _DAMAGE[(seed + number) % len(_DAMAGE)]
            yield f"{place}/{points}", self._position(place, points, seed)

    def lasting(self, match: Match) -> int:
        return len(match.state.objects)

    def _position(self, place: str, points: int, seed: int) -> Match:
        state = self.made.empty(self.rules, seed * 977 + len(place))
        random = Random(seed).fork(len(place) + points)
        mood = _MOODS[seed % len(_MOODS)]
        fielded = [f for f in self.asked if f.zone == FIELD and f.card.type == "Backup" and 0 in f.players]
        backups = min(sum(f.copies for f in fielded), 1 + random.below(4)) if mood.asked else 0
        for player in (0, 1):
            received = points if player == 0 else _DAMAGE[random.below(3)]
            self._side(state, player, place, received, mood, random, backups)
        if mood.asked:
            self._put_asked(state, place, random, backups)
        player = 1 if place in ("defends", "responds", "damage") else 0
        self._put(state, place, mood)
        self.made.table.begin(state, player, "draw" if place == "warped" else "main1", _TURN)
        return Match(state, self.defs, self.rules)

    def _put(self, state: State, place: str, mood: _Mood) -> None:
        zone = self._zone(place)
        obj = add_object(state, 0, 0, zone)
        obj.since = _TURN - 2
        if zone == LIMIT_DECK:
            for card in (obj, *(add_object(state, 0, 0, LIMIT_DECK) for _ in range(self.limit + 1))):
                card.face_down = True
            return
        if zone == REMOVED:
            obj.counters = {WARP: 1}
        if zone == FIELD and self.card.type == "Item":
            equip(state, obj, range(self.first_asked, self.first_asked + 1))
        if zone == FIELD:
            obj.counters = dict.fromkeys(self.counters, 4)
        if place == "damage":
            _to_top(state, obj)
        if zone == FIELD and mood.hand:
            for _ in range(2):
                add_object(state, 0, 0, HAND)  # a special ability discards a card of the same name

    def _zone(self, place: str) -> int:
        """Where the card is: one with Limit Break in its own deck rather than in the hand or the main deck."""
        zone = _ZONE_OF.get(place, FIELD)
        if place == "warped":
            return REMOVED if self.defs[0].data.warp >= 0 else FIELD
        return zone if zone == FIELD or not self.limit else LIMIT_DECK

    def _side(
        self, state: State, player: int, place: str, points: int, mood: _Mood, random: Random, asked: int
    ) -> None:
        """Plain cards for a player: something of everything, everywhere."""
        of_type = self.plain
        backups = [i for i in of_type["Backup"] if self.cards[i].name.startswith("Scholar")]
        clerks = [i for i in of_type["Backup"] if self.cards[i].name.startswith("Clerk")]
        if mood.clerks and player == 0:
            own = [
                i
                for i in clerks
                if mood.clerks == "each" or set(self.cards[i].known_elements) & set(self.card.known_elements)
            ]
            backups = _some(own or clerks, 5, random)
        helping = [i for i in of_type["Backup"] if self.cards[i].text]
        room = mood.backups - (self.card.type == "Backup") - (asked if player == 0 else 0)
        fielded = [
            *_some(of_type["Forward"], mood.their_forwards if player else mood.own_forwards, random),
            *_some(helping, 1 if player or (room > 2 and not mood.clerks) else 0, random),
            *backups[: mood.backups - 1 if player else max(0, room - (room > 2 and not mood.clerks))],
            *(of_type["Monster"][:1] if player or mood.own_forwards else ()),
        ]
        if player == 0 and self.parties:
            native = [
                i for i in of_type["Forward"] if set(self.cards[i].known_elements) & set(self.card.known_elements)
            ]
            fielded += _some(native, 3, random)
        for number, index in enumerate(fielded):
            obj = add_object(state, index, player, FIELD)
            obj.since = _TURN - 2
            obj.dull = (number == 1 or place == "free") if player == 1 else place == "damage" and number < 4
            obj.damage = 1000 if (number == 0 and player == 1) or (place == "defends" and number == 1) else 0
        everything = [i for i in range(1, self.first_asked) if not self.cards[i].name.startswith("Scholar")]
        cheap = [i for i in everything if self.cards[i].cost == 1 and self.cards[i].type != "Backup"]
        own = [i for i in everything if set(self.cards[i].known_elements) & set(self.card.known_elements)]
        hand = mood.their_hand if player else mood.hand
        for zone, count in (
            (HAND, hand),
            (DECK, 20),
            (BREAK_ZONE, 8 if mood.crystals else 0),
            (REMOVED, 2),
            (DAMAGE_ZONE, points),
        ):
            for index in _some(cheap if zone == HAND and mood.cheap else everything, count, random):
                add_object(state, index, player, zone)
        for index in _some(own, 6 if player == 0 and mood.asked else 0, random):
            add_object(state, index, player, BREAK_ZONE)
        if player == 0:
            for zone in (DECK, BREAK_ZONE) if not self.limit else ():
                add_object(state, 0, player, zone)
        elif place in ("free", "field"):
            bursts = [i for i in everything if self.cards[i].ex_burst]
            for index in bursts:
                _to_top(state, add_object(state, index, player, DECK))
        if mood.crystals:
            state.vars[f"crystals:{player}"] = mood.crystals

    def _put_asked(self, state: State, place: str, random: Random, room: int) -> None:
        """What the text asks for: where it looks, and in deck, hand and Break Zone."""
        backups = {0: 0, 1: 0}
        order = list(enumerate(self.asked, self.first_asked))
        random.shuffle(order)
        order.sort(key=lambda o: o[1].looked_at)  # what is looked at comes to lie on top
        for index, filler in order:
            for player in filler.players:
                for _ in range(filler.copies):
                    if filler.zone == FIELD and (filler.card.type == "Summon" or filler.looked_at):
                        continue
                    if filler.zone == FIELD and filler.card.type == "Backup":
                        backups[player] += 1
                        if backups[player] > (2 if player else room):
                            continue
                    obj = add_object(state, index, player, filler.zone)
                    obj.since = _TURN - 2
                    if filler.zone == FIELD:
                        obj.dull = filler.dull if filler.dull is not None else place == ("damage", "free")[player]
                        obj.damage = 1000 if filler.damaged else 0
                        obj.counters = dict(filler.counters)
                        if filler.frozen:
                            obj.marks = obj.marks | {FROZEN}
                    elif filler.zone == REMOVED:
                        obj.counters = dict(filler.counters)
                    elif filler.zone == DECK:
                        _to_top(state, obj)
            for zone in (DECK, DECK, BREAK_ZONE, HAND):
                obj = add_object(state, index, 0, zone)
                if zone == DECK:
                    _to_top(state, obj)
            add_object(state, index, 1, BREAK_ZONE)
            _to_top(state, add_object(state, index, 1, DECK))

    # answering -----------------------------------------------------------------------------------------------------

    def prefer(self, match: Match, random: Random) -> Answer:
        """The card first, and whatever makes things happen."""
        decision = match.decision
        assert decision is not None
        if decision.kind == "act":
            return self._act(match, random)
        if decision.kind == "yes_no" and random.below(6):
            return True
        if decision.reason in ("attack", "block") and decision.options:
            allowed(match, ())  # asks the rules whether it may be left
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
            return decision.most if random.below(2) else max(decision.least, min(decision.most, 1 + random.below(6)))
        return match.sample(random)

    def _fighters(self, match: Match, decision: Decision, random: Random) -> Answer:
        """The card itself, sometimes in a party."""
        options = list(decision.options or ())
        mine = [i for i in options if match.state.objects[i].card == 0] or options
        first = mine[random.below(len(mine))]
        others = [i for i in options if i != first]
        if decision.most > 1 and others and random.below(2 if self.parties else 3) == 0:
            random.shuffle(others)
            if random.below(2):
                others.sort(key=lambda i: match.state.objects[i].card < self.first_asked)
            party: tuple[int, ...] = (first,)
            for other in others[:8]:
                if len(party) < 3 and (len(party) < 2 or random.below(2)) and allowed(match, (*party, other)):
                    party = (*party, other)
            return party
        return (first,)

    def _act(self, match: Match, random: Random) -> Answer:
        """Mostly what the card can do, sometimes something else, which its conditions may want; else pass."""
        acts = match.acts()
        own = [a for a in acts if len(a) > 1 and match.state.objects[a[1]].card == 0]
        others = [a for a in acts if a[0] != "pass" and a not in own]
        if random.below(6):
            own = self._wanted(match, own)
        if own and (random.below(3) if self.eager else random.below(6) == 0):
            return own[random.below(len(own))]
        if others and random.below(3 if self.eager else 2) == 0:
            named = [a for a in others if match.state.objects[a[1]].card >= self.first_asked]
            if named and random.below(2):
                others = named
            return others[random.below(len(others))]
        return acts[0]

    def _wanted(self, match: Match, acts: list[Act]) -> list[Act]:
        """Without the uses of abilities of which nothing is left to be carried out."""
        if not any(act[0] == "use" for act in acts):
            return acts
        game = match.game
        usable = using.usable_by(game, match.decision.player) if match.decision is not None else ()
        over = {
            (ref[0], i)
            for ref, i, source in usable
            if source[0] == 0 and not self.trace.pending(game.defs[0].nodes[source[1]])
        }
        return [act for act in acts if act[0] != "use" or (act[1], act[2]) not in over]

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


def _to_top(state: State, obj: Obj) -> None:
    ids = state.zones[obj.owner][DECK]
    ids.remove(obj.id)
    ids.insert(0, obj.id)
