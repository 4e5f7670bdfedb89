"""Shadowverse: Evolve: players, filters, zones, numbers, conditions, events."""

from .ir_base import Amount, Condition, Duration, Event, Filter, Objects, Player, Zone
from .ir_effects import Target
from .ir_linked import DuringNextTurn  # noqa: F401  (both games have it)
from .ir_refs import Group

# -- players and references --------------------------------------------------------------------------------------------


class PlayerRef(Player, frozen=True):
    """A player named by a pronoun ("they", "their", "that player"): the player that ``of`` names; where that is several players who
    act one after the other, the one who is acting."""

    of: Player


class LeaderOf(Objects, frozen=True):
    """The leader of the player. w: 0 "your leader", 1 "its leader", 2 "that follower's leader"."""

    player: Player


class RandomObj(Objects, frozen=True):
    """As parsed: an object that chance picks ("a random enemy follower on the field"). Never reaches an executor."""

    target: Target


class PickedObj(Objects, frozen=True):
    """As parsed: an object that is picked as the instruction is carried out ("turn a faceup Carrot in your evolve deck facedown").
    Never reaches an executor."""

    target: Target


class SameObjects(Objects, frozen=True):
    """Not printed: what the Gain before it in the sentence names ("give it A and, if ..., B"); ``of`` says that."""

    of: Objects


# -- filters -----------------------------------------------------------------------------------------------------------


class TraitIs(Filter, frozen=True):
    """The card has this trait (2.4), or belongs to the universe that bears this name."""

    trait: str


class ClassIs(Filter, frozen=True):
    """The card's class (2.2): "forestcraft", "swordcraft", "runecraft", "dragoncraft", "abysscraft", "havencraft", "neutral"."""

    class_name: str


class IsToken(Filter, frozen=True):
    """The card is a token; with ``types`` one of these card types."""

    types: tuple[str, ...] = ()


class IsEvolved(Filter, frozen=True):
    """On the field: linked to a card in the evolve zone; elsewhere: of the special type "evolved" (2.3.3.1)."""


class IsRacing(Filter, frozen=True):
    """The card is linked to a card in the race zone (14.2.3.1)."""


class IsFaceup(Filter, frozen=True):
    """In an evolve deck area: lies faceup; ``down``: facedown."""

    down: bool = False


class AttackIs(Filter, frozen=True):
    """The follower's attack against ``amount``; compare "=", "<=", ">="."""

    amount: Amount
    compare: str = "="


class DefenseIs(Filter, frozen=True):
    """The follower's (or leader's) defense against ``amount``; compare "=", "<=", ">="."""

    amount: Amount
    compare: str = "="


class NameIncludes(Filter, frozen=True):
    """These whole words stand, one behind the other, in the card's name, or are one of its names (2.1.2, 2.1.2.1)."""

    name: str


class DidThisTurn(Filter, frozen=True):
    """This happening ("took damage", "evolved") has been the card's in this turn, since it is where it is."""

    happening: Event


class WentThisTurn(Filter, frozen=True):
    """The card has come to where it is by this happening ("was destroyed", "was put into your cemetery") in this turn."""

    happening: Event


class EvolveCostIs(Filter, frozen=True):
    """The card has an evolve ability (12.2)."""


class IsAdvanced(Filter, frozen=True):
    """The card is of the special type "advanced" (9.2.1.1)."""


class DifferingIn(Filter, frozen=True):
    """As parsed: of the cards selected no two share this trait ("name", "cost"); shape.py moves it to the Target. Never reaches
    an executor."""

    trait: str


class TotalCost(Filter, frozen=True):
    """As parsed: the costs of the cards selected come to no more than this; shape.py moves it to the Target. Never reaches an
    executor."""

    amount: Amount


class PlayedFrom(Filter, frozen=True):
    """Of a card that is or was played: it was in this zone as it was played (8.2)."""

    zone: Zone


# -- zones -------------------------------------------------------------------------------------------------------------


class Cemetery(Zone, frozen=True):
    """The player's cemetery (4.9)."""

    player: Player


class ExArea(Zone, frozen=True):
    """The player's EX area (4.8)."""

    player: Player


class EvolveDeck(Zone, frozen=True):
    """The player's evolve deck area (4.6); faceup cards there are meant only where the text says so."""

    player: Player


class FieldOf(Zone, frozen=True):
    """The field of the controller of ``card`` (last known), as in "on that follower's field"."""

    card: Objects


class OneOfZones(Zone, frozen=True):
    """Destination: for each card the moving player picks one of the zones ("onto your field or into your EX area")."""

    zones: tuple[Zone, ...]


# -- amounts -----------------------------------------------------------------------------------------------------------


class CountBound(Amount, frozen=True):
    """How many cards there are of the group; the counted cards are bound to ``bind``."""

    group: Group
    bind: str = ""


class Negative(Amount, frozen=True):
    """Minus ``amount`` ("-X")."""

    amount: Amount


class AttackOf(Amount, frozen=True):
    """The attack of the card (last known)."""

    card: Objects


class DefenseOf(Amount, frozen=True):
    """The defense of the card or leader (last known)."""

    card: Objects


class PlayedThisTurn(Amount, frozen=True):
    """How many cards of the group the player has played this turn (13.2.1.3); ``others``: the source does not count."""

    player: Player
    group: Group
    others: bool = False


class HalfUp(Amount, frozen=True):
    """Half of ``of``, rounded up (5.29.1), or ``down`` where the text says that."""

    of: Amount
    down: bool = False


class EvolutionPoints(Amount, frozen=True):
    """The player's evolution points."""

    player: Player


class Capped(Amount, frozen=True):
    """``of``, but no more than ``most``."""

    of: Amount
    most: Amount


class DamageThisWay(Amount, frozen=True):
    """How much damage this effect has dealt so far (5.13.1)."""


class DieResult(Amount, frozen=True):
    """What the last roll of a die in this effect gave."""


class CountThisWay(Amount, frozen=True):
    """How many cards with this ``noun`` and these ``adjectives`` the instructions before it in this effect really ``verb``
    ("destroyed", "banished", "returned", "discarded", "buried", "put into your cemetery"). ``paid``: the cost did it, and nothing else.
    With ``total`` it is not how many, but what the "cost", "attack" or "defense" of all of them come to, as they were before.
    ``whose``: only what this player has discarded."""

    noun: Filter
    verb: str
    adjectives: tuple[Filter, ...] = ()
    paid: bool = False
    total: str = ""
    whose: Player | None = None


class TakenThisTurn(Amount, frozen=True):
    """How much damage the object has taken in this turn; ``lost``: how much defense it has lost, by damage or otherwise."""

    what: Objects
    lost: bool = False


class RoomIn(Amount, frozen=True):
    """How many more cards the zone has room for (4.4.4.1, 4.8.3.1)."""

    zone: Zone


class PaidCount(Amount, frozen=True):
    """How many cards or counters were ``verb`` ("removed" counters; "returned", "discarded", "banished", "buried" cards) in paying
    the cost of this ability or of the PayFor around it."""

    verb: str


class PlayPoints(Amount, frozen=True):
    """The player's play points; ``maximum``: the maximum play points."""

    player: Player
    maximum: bool = False


# -- conditions --------------------------------------------------------------------------------------------------------


class SoMany(Condition, frozen=True):
    """As parsed: "there are at least 2" of what the sentence before it asked about. Never reaches an executor."""

    count: Amount


class NoneLeft(Condition, frozen=True):
    """As parsed: "there are none left" of the counters that the sentence before it removed. Never reaches an executor."""


class Combo(Condition, frozen=True):
    """The controller has played at least ``count`` cards this turn, the source included (13.2.1). w: 1 "if Combo (3) is active"."""

    count: int


class Spellchain(Condition, frozen=True):
    """At least ``count`` spells in the controller's cemetery; the number is fixed when the effect begins to resolve, for the
    number of options when it is played (13.3.1). w: 1 printed "SC"."""

    count: int


class Necrocharge(Condition, frozen=True):
    """At least ``count`` cards in the controller's cemetery; fixed as in Spellchain (13.5.1). w: 1 printed "NC"."""

    count: int


class PaidEarthRite(Condition, frozen=True):
    """On playing the card or ability its player may, as an additional cost, remove ``count`` Stack counters from one amulet with
    Stack on the own field (an amulet left without goes to the cemetery at once): the condition holds if paid (13.3.3)."""

    count: int = 1


class Overflow(Condition, frozen=True):
    """The controller's maximum play points are 7 or more (13.4.1)."""


class Sanguine(Condition, frozen=True):
    """It is the controller's turn and the own leader has lost defense this turn (13.5.2)."""


class PointsAre(Condition, frozen=True):
    """The player's play points against ``count``; compare ">=", "<="."""

    player: Player
    count: Amount
    compare: str = ">="


class NthTurn(Condition, frozen=True):
    """It is the player's turn, of those that he has taken the ``nth``, or that or one after it (``later``)."""

    player: Player
    nth: int
    later: bool = False


class SinceTurn(Condition, frozen=True):
    """The player's ``nth`` turn has begun, be it over by now or not."""

    player: Player
    nth: int


class WentFirst(Condition, frozen=True):
    """The player is the one who took the first turn of the game (6.2.1.6), or the other one (``second``)."""

    player: Player
    second: bool = False


class NthPlayed(Condition, frozen=True):
    """``card`` is the ``nth`` that the player plays this turn of those that the event's group describes, or of ``group``."""

    card: Objects
    nth: int
    group: Group | None = None


class CameFrom(Condition, frozen=True):
    """The card was put onto the field from this zone (in the sense of 5.4.3)."""

    card: Objects
    zone: Zone


class FromElsewhere(Condition, frozen=True):
    """The card was put onto the field from a zone other than this one (played from it counts as from it)."""

    card: Objects
    zone: Zone


class ZoneIsFull(Condition, frozen=True):
    """The zone (Field or ExArea) holds as many cards as its limit allows."""

    zone: Zone


class Rolled(Condition, frozen=True):
    """The last roll of a die in this effect gave one of these values."""

    values: tuple[int, ...]


# -- durations ---------------------------------------------------------------------------------------------------------


class DuringAttack(Duration, frozen=True):
    """Until the attack ends that goes on now (8.4.11)."""


# -- events ------------------------------------------------------------------------------------------------------------


class Fanfare(Event, frozen=True):
    """The source is put onto the field from a zone other than a field (12.4)."""


class LastWords(Event, frozen=True):
    """The source is put into the cemetery from the field (12.5)."""


class OnEvolve(Event, frozen=True):
    """The source evolves (12.6). w: 0 before ":", 1 before a cost, 2 before a dash."""


class Strike(Event, frozen=True):
    """The source attacks ``whom``: "" anything, "follower", "leader" (12.7). w as in OnEvolve."""

    whom: str = ""


class OnRace(Event, frozen=True):
    """The source races (14.2.4)."""


class AttacksWhom(Event, frozen=True):
    """Happening: attacks an object of ``whom``, bound to "other"."""

    whom: Objects


class Fights(Event, frozen=True):
    """Happening: has fought (8.4.9.2), as attacker or defender, a card of ``whom``, bound to "other"."""

    whom: Objects


class Evolves(Event, frozen=True):
    """Happening: evolves (5.15.1.2)."""


class IsServed(Event, frozen=True):
    """Happening: a Carrot is served to it, once for each Carrot (14.2.1.1)."""


class Races(Event, frozen=True):
    """Happening: races (14.2.3.1)."""


class IsPutInto(Event, frozen=True):
    """Happening: is put into the zone (a cemetery, an EX area) from ``source``: "" anywhere, "elsewhere" than a field, "field", or one's own "your_field",
    "deck", "hand", "ex_area", "cemetery"."""

    zone: Zone
    source: str = ""


class DealsDamage(Event, frozen=True):
    """Happening: deals damage of the kind "", "combat", "attack", "ability" (5.13.3)."""

    kind: str = ""
