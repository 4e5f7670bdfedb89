"""Positions for an FFTCG card on the bench: who has what, and where the card is."""

from __future__ import annotations

from typing import NamedTuple

from cardwright.cards import FftcgCard
from cardwright.games.common.actions import removed_mark
from cardwright.games.common.zones import BREAK_ZONE, DAMAGE_ZONE, DECK, FIELD, FROZEN, HAND, REMOVED
from cardwright.games.fftcg.newer.keywords import WARP
from cardwright.games.fftcg.zones import LIMIT_DECK
from cardwright.kernel.rng import Random
from cardwright.kernel.state import Obj, State
from cardwright.play.classic_fillers import equip
from cardwright.play.fftcg_fillers import EXCLUSIVE, Filler
from cardwright.play.fftcg_wants import Hand, Wants, fits
from cardwright.play.fillers import some_of
from cardwright.play.scenario_setup import add_object
from cardwright.text import ir

TURN = 5  # far enough for nothing to be new
DAMAGE = (0, 3, 5, 6)  # points of damage in turn, for "Damage N" and conditions
_ZONE_OF = {"hand": HAND, "responds": HAND, "damage": DECK, "break_zone": BREAK_ZONE, "away": REMOVED}
_CRYSTALS = 9
_COUNTERS = (4, 4, 12, 1)  # on the card, round by round
MARK = "Mark"  # the name of counters where the text gives none


class Mood(NamedTuple):
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
    crowd: float = 1  # what the numbers of cards that the text asks for are multiplied with
    palette: int = 0  # of how many Elements its own Characters are; 0: of any
    makers: bool = True  # whether there are cards that bring about what the text waits for


# one each round, again from the start; the first are the likeliest to be enough
MOODS = (
    Mood(makers=False),
    Mood(hand=2, their_hand=2, clerks="own"),
    Mood(asked=False, own_forwards=1, their_hand=1, backups=2),
    Mood(own_forwards=2, their_forwards=6, hand=3, backups=5),
    Mood(asked=False, own_forwards=0, their_forwards=2, hand=0, crystals=0, backups=5, clerks="each", makers=False),
    Mood(own_forwards=7, their_forwards=1, their_hand=0, backups=3),
    Mood(asked=False, own_forwards=6, their_forwards=0, hand=8, backups=0),
    Mood(own_forwards=3, their_forwards=5, hand=10, crystals=2, backups=5, cheap=True),
    Mood(own_forwards=2, their_forwards=3, hand=0, backups=5),
    Mood(asked=False, clerks="each", backups=5, hand=9, cheap=True),
    Mood(asked=False, own_forwards=0, their_forwards=3, backups=0, hand=8, makers=False),
    Mood(hand=4, backups=5),
    Mood(asked=False, own_forwards=0, their_forwards=0, hand=0, their_hand=0, backups=4, makers=False),
    Mood(own_forwards=0, hand=12, backups=5, crowd=3, clerks="own"),
    Mood(own_forwards=2, hand=6, backups=3, clerks="own", palette=2, crowd=0.5),
    Mood(own_forwards=1, their_forwards=2, hand=5, backups=4, palette=3, crowd=3),
)


class Bench(NamedTuple):
    """The cards of a bench by their definitions: the card, plain ones, those that its text asks for, those that make things happen."""

    card: FftcgCard
    cards: tuple[FftcgCard, ...]
    asked: tuple[Filler, ...]  # definitions from `first_asked` on, those from `first_maker` on being makers
    first_asked: int
    first_maker: int
    wants: Wants
    counters: tuple[str, ...]
    limit: int  # the number behind Limit Break
    parties: bool
    timed: bool  # whether the card waits for a phase to begin
    turns: bool  # whether it waits for a turn to begin
    marked: bool = False  # whether it asks for counters on other cards
    paying: tuple[str, ...] = ()  # Elements of CP that the text wants and no other
    removed: bool = False  # whether it speaks of what it has removed itself
    together: tuple[str, ...] = ()  # exclusive Elements of which it lets a player control several Characters
    either: bool = False  # whether it asks for one of two cards, and for both of them
    peeks: bool = False  # whether it looks for cards in the other player's hand
    bursts: bool = False  # whether it waits for EX Bursts of its own player
    spent: int = 0  # cards of the Limit Break deck that are used up, where it asks for such
    rises: bool = False  # whether it activates its own card

    def plain(self, kind: str) -> list[int]:
        """The plain cards of a type."""
        return [i for i in range(1, self.first_asked) if self.cards[i].type == kind]

    def native(self, indexes: list[int]) -> list[int]:
        """Those that share an Element with the card, or are of one that it wants to be paid with."""
        own = {*self.card.known_elements, *self.paying}
        return [i for i in indexes if own & set(self.cards[i].known_elements)]


class Position:
    """One position under construction."""

    def __init__(self, bench: Bench, state: State, place: str, points: int, seed: int) -> None:
        self.bench = bench
        self.state = state
        self.place = place
        self.seed = seed
        self.mood = MOODS[seed % len(MOODS)]
        self.random = Random(seed).fork(len(place) + points)
        self.wanting = wanting = seed % 2 == 1  # what conditions ask for is there in every other round
        self.hands: list[Hand] = [(h if wanting else None) or Hand() for h in bench.wants.hands]
        wanted = bench.wants.points[1] if wanting else ()
        self.points = (points, wanted[seed // 2 % len(wanted)] if wanted else DAMAGE[self.random.below(3)])
        full = (*bench.wants.counters, *_COUNTERS) if wanting else _COUNTERS
        self.full = full[seed // 2 % len(full)]
        self.attacked = 0 if place in ("defends", "responds", "damage") else 1
        self.phase = "draw" if place in ("warped", "away") or (bench.timed and wanting) else "main1"
        if bench.turns and wanting and place == "defends":
            self.phase = "end"  # of the other's turn
        self._build()

    def _build(self) -> None:
        mood = self.mood
        fielded = [f for f in self.bench.asked if f.zone == FIELD and f.card.type == "Backup" and 0 in f.players]
        wanted = sum(self._copies(f) for f in fielded)
        room = min(wanted, 1 + self.random.below(4)) if mood.asked else 0
        for player in (0, 1):
            self._side(player, room)
        self._put_asked(room)
        if self.bench.bursts and self.wanting:
            self._bursts(0)
        self._put()
        if self.wanting:
            self._trim()

    def _trim(self) -> None:
        """Decks and Break Zones as small as the text asks for; what is too much is removed from the game."""
        zones = self.state.zones
        for player, zone, most in self.bench.wants.few:
            self._remove([c for c in zones[player][zone][most:] if c != self.own], player, zone)
        if self.seed % 4 == 3:
            for player, number in self.bench.wants.crystals:
                self.state.vars[f"crystals:{player}"] = number
            for player, zone, group, most in self.bench.wants.lying:
                self._keep(player, zone, group, most)
        if self.seed % 4 == 1:
            self._trim_field()

    def _trim_field(self) -> None:
        """No more Characters than the text asks for; those that were put last are removed from the game."""
        for player, group, most, others in self.bench.wants.fielded:
            own = not others and self.own in self.state.zones[player][FIELD] and self._fits(self.own, group)
            self._keep(player, FIELD, group, max(0, most - own))

    def _fits(self, card: int, group: ir.Group) -> bool:
        return fits(self.bench.cards[self.state.objects[card].card], group)

    def _keep(self, player: int, zone: int, group: ir.Group, most: int) -> None:
        """No more than so many cards of the group beside the card itself; the others are removed from the game."""
        found = [c for c in self.state.zones[player][zone] if c != self.own and self._fits(c, group)]
        self._remove(found[most:], player, zone)

    def _remove(self, cards: list[int], player: int, zone: int) -> None:
        """Remove cards of this zone from the game."""
        zones = self.state.zones[player]
        for card in cards:
            zones[zone].remove(card)
            self.state.objects[card].zone = REMOVED
            zones[REMOVED].append(card)

    def _copies(self, filler: Filler) -> int:
        """How many of these, more or fewer than the text asks for."""
        if self.mood.crowd == 1 or filler.copies == 1:
            return filler.copies
        return max(1, min(9, int(filler.copies * self.mood.crowd)))

    # the card itself -----------------------------------------------------------------------------------------------

    def _put(self) -> None:
        state, zone = self.state, self._zone()
        obj = add_object(state, 0, 0, zone)
        obj.since = TURN - 2
        self.own = obj.id
        if self.bench.removed:
            for gone in state.zones[0][REMOVED]:
                state.objects[gone].marks |= {removed_mark(obj.ref)}
        if zone == LIMIT_DECK:
            for card in (obj, *(add_object(state, 0, 0, LIMIT_DECK) for _ in range(self.bench.limit + 1))):
                card.face_down = True
        self._spend()
        if zone == LIMIT_DECK:
            return
        if zone == REMOVED:
            obj.counters = dict.fromkeys(self.bench.counters or (WARP,), 1)
        if zone == FIELD and self.bench.card.type == "Item":
            equip(state, obj, range(self.bench.first_asked, self.bench.first_asked + 1))
        if zone == FIELD:
            obj.dull = self.bench.rises and self.seed % 4 == 3
        if zone == FIELD and self.full:
            obj.counters = dict.fromkeys(self.bench.counters, self.full)
        if self.place == "damage":
            to_top(state, obj)
        if zone == FIELD and self.mood.hand:
            for _ in range(2):
                self._deal(0, 0)  # a special ability discards a card of the same name

    def _spend(self) -> None:
        """Cards of the Limit Break deck that are used up, where the text speaks of them: they lie face up (X-LB-7)."""
        for _ in range(self.bench.spent if self.wanting else 0):
            add_object(self.state, 1, 0, LIMIT_DECK)

    def _zone(self) -> int:
        """Where the card is: one with Limit Break in its own deck rather than in the hand or the main deck."""
        zone = _ZONE_OF.get(self.place, FIELD)
        return zone if zone in (FIELD, REMOVED) or not self.bench.limit else LIMIT_DECK

    # plain cards ---------------------------------------------------------------------------------------------------

    def _deal(self, index: int, player: int) -> None:
        """A card into a hand, if it may hold another one."""
        if len(self.state.zones[player][HAND]) < self.hands[player].most:
            add_object(self.state, index, player, HAND)

    def _side(self, player: int, asked: int) -> None:
        """Plain cards for a player: something of everything, everywhere."""
        self._field(player, asked)
        self._elsewhere(player)
        if self.mood.crystals:
            self.state.vars[f"crystals:{player}"] = self.mood.crystals

    def _field(self, player: int, asked: int) -> None:
        bench, mood, random = self.bench, self.mood, self.random
        forwards, backups = bench.plain("Forward"), bench.plain("Backup")
        if mood.palette and player == 0:
            kinds = sorted({bench.cards[i].known_elements for i in forwards if len(bench.cards[i].known_elements) == 1})
            random.shuffle(kinds)
            forwards = [i for i in forwards if bench.cards[i].known_elements in kinds[: mood.palette]]
        helping = [i for i in backups if bench.cards[i].text]
        room = mood.backups - (bench.card.type == "Backup") - (asked if player == 0 else 0)
        helped = mood.backups > 0 if player else room > 2 and not mood.clerks
        sitting = self._backups(backups, player)
        fielded = [
            *some_of(forwards, mood.their_forwards if player else mood.own_forwards, random),
            *some_of(helping, int(helped), random),
            *sitting[: max(0, mood.backups - 1 if player else room - helped)],
            *(bench.plain("Monster")[:1] if (mood.their_forwards if player else mood.own_forwards) else ()),
        ]
        if player == 0 and bench.parties and mood.own_forwards:
            fielded += some_of(bench.native(forwards), 3, random)
        for number, index in enumerate(fielded):
            obj = add_object(self.state, index, player, FIELD)
            obj.since = TURN - 2
            free, hurt = self.place == "free", self.place == "defends" and number == 1
            obj.dull = (number == 1 or free) if player == 1 else self.place == "damage" and number < 4
            obj.damage = 1000 if (number == 0 and player == 1) or hurt else 0
            obj.counters = self._marks()

    def _marks(self) -> dict[str, int]:
        """The counters on a Character beside the card, where the text speaks of such."""
        return dict.fromkeys(self.bench.counters or (MARK,), 2) if self.bench.marked else {}

    def _backups(self, backups: list[int], player: int) -> list[int]:
        """The Backups in the order in which they are put onto the field."""
        named = "Clerk" if self.mood.clerks and player == 0 else "Scholar"
        found = [i for i in backups if self.bench.cards[i].name.startswith(named)]
        if named == "Scholar":
            return found
        native = self.bench.native(found) if self.mood.clerks == "own" else []
        return some_of(native or found, 5, self.random)

    def _elsewhere(self, player: int) -> None:
        bench, mood, random, state = self.bench, self.mood, self.random, self.state
        everything = [i for i in range(1, bench.first_asked) if not bench.cards[i].name.startswith("Scholar")]
        cheap = [i for i in everything if bench.cards[i].cost == 1 and bench.cards[i].type != "Backup"]
        least = self.hands[player].least
        if player == 1 and bench.peeks:
            for kind in ("Forward", "Backup", "Summon", "Monster"):
                self._deal(some_of(bench.plain(kind), 1, random)[0], player)
        for index in some_of(
            cheap if mood.cheap else everything, max(least, mood.their_hand if player else mood.hand), random
        ):
            self._deal(index, player)
        for zone, count in (
            (DECK, 20),
            (BREAK_ZONE, 8 if mood.crystals else 0),
            (REMOVED, 6 if bench.removed else 2),
            (DAMAGE_ZONE, self.points[player]),
        ):
            for index in some_of(everything, count, random):
                add_object(state, index, player, zone)
        for index in some_of(bench.native(everything), 6 if player == 0 and mood.asked else 0, random):
            add_object(state, index, player, BREAK_ZONE)
        if player == 0:
            for zone in (DECK, BREAK_ZONE) if not bench.limit else ():
                copy = add_object(state, 0, player, zone)
                if zone == DECK and self.wanting:
                    to_top(state, copy)
        elif self.place in ("free", "field"):
            self._bursts(player)

    def _bursts(self, player: int) -> None:
        """Cards with EX Bursts on top of the deck."""
        for index in range(1, self.bench.first_asked):
            if self.bench.cards[index].ex_burst:
                to_top(self.state, add_object(self.state, index, player, DECK))

    # what the text asks for ----------------------------------------------------------------------------------------

    def _put_asked(self, room: int) -> None:
        """What the text asks for: where it looks, and in deck, hand and Break Zone; and what makes things happen."""
        bench, mood = self.bench, self.mood
        order = list(enumerate(bench.asked, bench.first_asked))
        self.random.shuffle(order)
        order.sort(key=lambda o: o[1].looked_at)  # what is looked at comes to lie on top
        backups, exclusive = [room, 2], [self._exclusive(bench.card), False]
        alone = 0  # the one that is there without the other
        for index, filler in order:
            if not (mood.makers if index >= bench.first_maker else mood.asked):
                continue
            if bench.either and self.seed % 4 == 3 and filler.zone == FIELD and index < bench.first_maker:
                alone = alone or index
                if index != alone:
                    continue
            for player in filler.players:
                if filler.zone == FIELD and self._exclusive(filler.card):
                    if exclusive[player]:
                        continue
                    exclusive[player] = True
                self._put_filler(index, filler, player, backups)
            for zone in (DECK, DECK, BREAK_ZONE):
                obj = add_object(self.state, index, 0, zone)
                if zone == DECK:
                    to_top(self.state, obj)
            self._deal(index, 0)
            if bench.peeks:
                self._deal(index, 1)
            add_object(self.state, index, 1, BREAK_ZONE)
            to_top(self.state, add_object(self.state, index, 1, DECK))
        seen = [index for index, filler in order if filler.looked_at]
        if seen and mood.asked and mood.crowd != 1:  # nothing else is found on top of the decks
            index = seen[self.random.below(len(seen))]
            for player in (0, 1):
                for _ in range(6):
                    to_top(self.state, add_object(self.state, index, player, DECK))

    def _exclusive(self, card: FftcgCard) -> bool:
        """Whether a player may control only one such Character."""
        return card.type != "Summon" and any(
            element in EXCLUSIVE and element not in self.bench.together for element in card.known_elements
        )

    def _put_filler(self, index: int, filler: Filler, player: int, backups: list[int]) -> None:
        """The copies of a card that the text asks for, where it looks for them; `backups` says how many Backups may still come."""
        state, zone = self.state, filler.zone
        for _ in range(self._copies(filler)):
            if zone == FIELD and (filler.card.type == "Summon" or filler.looked_at):
                return
            if zone == FIELD and filler.card.type == "Backup":
                backups[player] -= 1
                if backups[player] < 0:
                    return
            if zone == HAND:
                self._deal(index, player)
                continue
            obj = add_object(state, index, player, zone)
            obj.since = TURN if filler.fresh else TURN - 2
            obj.face_down = zone == LIMIT_DECK
            if zone == FIELD:
                obj.dull = filler.dull if filler.dull is not None else self.place == ("damage", "free")[player]
                obj.damage = 1000 if filler.damaged else 0
                if filler.frozen:
                    obj.marks = obj.marks | {FROZEN}
            if zone in (FIELD, REMOVED):
                obj.counters = dict(filler.counters) or (self._marks() if zone == FIELD else {})
            if zone == DECK:
                to_top(state, obj)


def to_top(state: State, obj: Obj) -> None:
    ids = state.zones[obj.owner][DECK]
    ids.remove(obj.id)
    ids.insert(0, obj.id)
