"""Words of Shadowverse: Evolve that the shared vocabulary (`ir`) lacks.

Where an idea is the same, this game uses the shared node. What they mean here: `Choose` = "select" of public things, made as
the card or ability is played (sve 10.6.2.3), also below If, Gate and options; `Select` = "select" in a hand or a deck, made on
resolution. Of two instructions that select, the later may not take what the earlier took. `StatusIs("dull")` = engaged,
`StatusIs("active")` = reserved, `Dull` = engage, `Activate` = refresh, `Break` = destroy, `RemoveFromGame` and `Removed` = banish
and the banished zone, `PlayOnto` = put or summon a card onto a field (not: play it), `CastRef` = play a card, `Draw`,
`Discard`, `Mill`, `Search` (reveals what it finds, sve 5.7.1.2; shuffles after the whole instruction), `RevealTop`, `TakeAmong`,
`PutRest` as there; `TypeIs` knows "Follower", "Spell", "Amulet", "Leader"; `SummonEffect` = a spell ability (10.1.1.4), one a
paragraph, in order; `ControlledBy` of a leader or a card in a zone: whose it is; a group of cards without InZone means the
field (4.4.3), except where the node that holds it names the place, and a group of leaders means the leader area. `X` stands
inside `Let`, `LetAll` or after `PayCountersAny`. An effect of an AutoAbility that begins with If checks on resolution only.
"""

from .ir_abilities import Ability
from .ir_base import (
    Amount, Condition, CostItem, Duration, Effect, Event, Filter, Gained, Limit, Node, Objects, Player, Zone,
)  # fmt: skip
from .ir_effects import Target
from .ir_events import Cost
from .ir_refs import Group
from .ir_static import Rule

# -- players and references --------------------------------------------------------------------------------------------


class PlayerRef(Player, frozen=True):
    """A player named by a pronoun ("they", "that player"): the player that ``of`` names."""

    of: Player


class EventPlayer(Player, frozen=True):
    """The player whose phase, or whose doing, the trigger's event was."""


class EachOpponent(Player, frozen=True):
    """Every opponent ("each opponent"); with two players the opponent."""


class LeaderOf(Objects, frozen=True):
    """The leader of the player. w: 0 "your leader", 1 "its leader", 2 "that follower's leader"."""

    player: Player


class TopOf(Objects, frozen=True):
    """The top card of the player's deck now."""

    player: Player


# -- filters -----------------------------------------------------------------------------------------------------------


class TraitIs(Filter, frozen=True):
    """The card has this trait (2.4), or belongs to the universe that bears this name."""

    trait: str


class ClassIs(Filter, frozen=True):
    """The card's class (2.2): "forestcraft", "swordcraft", "runecraft", "dragoncraft", "abysscraft", "havencraft", "neutral"."""

    class_name: str


class IsToken(Filter, frozen=True):
    """The card is a token."""


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


class EvolveCostIs(Filter, frozen=True):
    """The card has an evolve ability (12.2)."""


class OneOfEach(Filter, frozen=True):
    """Only in the noun of the group of an Exists: there must be a card for every option, not any of them ("an A and B")."""

    options: tuple[Filter, ...]


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
    """How many cards the player has played this turn (13.2.1.3); ``others``: the source does not count."""

    player: Player
    others: bool = False


class PaidCount(Amount, frozen=True):
    """How many cards or counters were moved or removed in paying the cost of this ability."""


class PlayPoints(Amount, frozen=True):
    """The player's play points; ``maximum``: the maximum play points."""

    player: Player
    maximum: bool = False


class EvolutionPoints(Amount, frozen=True):
    """The player's evolution points."""

    player: Player


# -- conditions --------------------------------------------------------------------------------------------------------


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


class HasOnField(Condition, frozen=True):
    """A card of the group is on the controller's field."""

    group: Group


class NthPlayed(Condition, frozen=True):
    """The card of the event ("subject") is the ``nth`` card of its type that the player plays this turn."""

    card: Objects
    nth: int


class NotFromHand(Condition, frozen=True):
    """The card was put onto the field from anywhere but its owner's hand (4.4: played from the hand counts as from the hand)."""

    card: Objects


class ZoneIsFull(Condition, frozen=True):
    """The zone (Field or ExArea) holds as many cards as its limit allows."""

    zone: Zone


class Rolled(Condition, frozen=True):
    """The last roll of a die in this effect gave one of these values."""

    values: tuple[int, ...]


class PaidSo(Condition, frozen=True):
    """The optional process offered when playing the source was carried out."""


# -- durations ---------------------------------------------------------------------------------------------------------


class DuringNextTurn(Duration, frozen=True):
    """Only during the next turn of the player, from its start to its end."""

    player: Player


# -- gained ------------------------------------------------------------------------------------------------------------


class StatUp(Gained, frozen=True):
    """+attack and +defense (negative numbers: less; None: not touched). A follower's defense bonus is kept apart from damage."""

    attack: Amount | None = None
    defense: Amount | None = None


class TraitGained(Gained, frozen=True):
    """This trait, too."""

    trait: str


# -- structure ---------------------------------------------------------------------------------------------------------


class Gate(Effect, frozen=True):
    """A condition word before a colon ("Combo (3): ..."): carry out ``effects`` only when the condition holds. It reaches to the
    next such word, the end of the option or of the paragraph."""

    condition: Condition
    effects: tuple[Effect, ...]


class PayFor(Effect, frozen=True):
    """ "[cost]: [effect]": the controller may pay ``cost``; when he does, ``effects`` are carried out, to the end of the
    option or paragraph (10.4.7). ``stage`` "play": decided and paid as the automatic ability is played; refused, it is dropped
    (10.6.2.5, for play points and engaging); "resolve": on resolution (10.4.7.4)."""

    cost: Cost
    effects: tuple[Effect, ...]
    stage: str = "resolve"


class OrInstead(Effect, frozen=True):
    """Self-replacement (10.10.2.5): when ``condition`` holds as ``effect`` is about to be carried out, carry out ``instead`` in
    its place. Several nest: the outer one is printed later and asked first. w: 0 written out, 1 only the changed amount is
    printed, 10 and 11 the same after a condition word and colon."""

    effect: Effect
    condition: Condition
    instead: Effect


class Let(Effect, frozen=True):
    """``X`` inside ``effects`` is ``amount``, computed when the first of them that has X is carried out; ``amount`` may refer to
    what the effects before that one bound."""

    effects: tuple[Effect, ...]
    amount: Amount


class Repeat(Effect, frozen=True):
    """Carry out ``effect`` ``times`` times in all; or, with ``until``, once and again until that holds (or nothing changes)."""

    effect: Effect
    times: int = 0
    until: Condition | None = None


class Keyed(Effect, frozen=True):
    """As parsed: a condition word before a sentence. Never reaches an executor."""

    condition: Condition
    effect: Effect


class Costed(Effect, frozen=True):
    """As parsed: a cost before a sentence. Never reaches an executor."""

    cost: Cost
    effect: Effect


class NumberedOption(Effect, frozen=True):
    """As parsed: the first sentence of an option. Never reaches an executor."""

    number: int
    effect: Effect


class LetSentence(Effect, frozen=True):
    """As parsed: "X equals ...". Never reaches an executor."""

    amount: Amount


class RepeatSentence(Effect, frozen=True):
    """As parsed: "Do this 3 times", "Repeat this until ...". Never reaches an executor."""

    times: int = 0
    until: Condition | None = None


class InsteadSentence(Effect, frozen=True):
    """As parsed: "If ..., A instead". Never reaches an executor."""

    condition: Condition
    effect: Effect


class AmountInstead(Effect, frozen=True):
    """As parsed: "deal 3 damage instead", "put 3 instead": ``verb`` and the new amount. Never reaches an executor."""

    verb: str
    amount: Amount


class HeaderInstead(Effect, frozen=True):
    """As parsed: "choose up to 2 instead". Never reaches an executor."""

    header: Node


class Reminder(Effect, frozen=True):
    """Explanatory text in parentheses; no function (2.6.2). ``text`` as printed."""

    text: str


# -- instructions ------------------------------------------------------------------------------------------------------


class CreateTokens(Effect, frozen=True):
    """Create tokens (9.1.2). ``names``: ``count`` of each of them; with ``one_of`` ``count`` in all, the player picks each one's
    name. ``up_to``: the player picks how many. ``engaged``: they enter engaged. Bound to ``bind``."""

    player: Player
    count: Amount
    names: tuple[str, ...]
    into: Zone
    one_of: bool = False
    up_to: bool = False
    bind: str = ""


class RestOfTokens(Effect, frozen=True):
    """The tokens that the CreateTokens right before could not create because its zone was full are created in ``into``."""

    into: Zone


class Transform(Effect, frozen=True):
    """Banish each of ``what`` and create a token of this name for each in the zone where it was (5.16)."""

    what: Objects
    name: str


class Evolve(Effect, frozen=True):
    """Evolve the cards (5.15). In an EvolveAbility the card revealed as part of the cost is used."""

    what: Objects


class Race(Effect, frozen=True):
    """The card races ``times`` times (14.2.3)."""

    what: Objects
    times: int = 1


class Serve(Effect, frozen=True):
    """Serve the card ``times`` times (14.2.1)."""

    what: Objects
    times: int = 1


class Steal(Effect, frozen=True):
    """Move the cards to your field, with all that applies to them (5.21)."""

    what: Objects


class RecoverPoints(Effect, frozen=True):
    """The player recovers ``count`` play points (5.14)."""

    player: Player
    count: Amount


class MaxPoints(Effect, frozen=True):
    """The player's maximum play points rise by ``count`` (negative: fall)."""

    player: Player
    count: Amount


class GainEvolutionPoints(Effect, frozen=True):
    """The player gains ``count`` evolution points."""

    player: Player
    count: Amount


class DivideAmong(Effect, frozen=True):
    """Deal ``amount`` damage divided among ``to`` as the player allocated it when playing (10.6.2.4), at least 1 each."""

    to: Objects
    amount: Amount


class RandomDiscard(Effect, frozen=True):
    """The player discards ``count`` cards of the group at random (5.18)."""

    player: Player
    count: Amount
    group: Group


class Reveal(Effect, frozen=True):
    """Reveal the cards to all (5.20)."""

    what: Objects


class RevealAmong(Effect, frozen=True):
    """The player selects ``target`` among the cards ``among`` (fewer or none may be found) and reveals them."""

    player: Player
    target: Target
    among: Objects


class TopInto(Effect, frozen=True):
    """The player puts the top ``count`` cards of the own deck into the zone; bound to ``bind``."""

    player: Player
    count: Amount
    to: Zone
    bind: str = ""


class Turn(Effect, frozen=True):
    """Turn the cards in the evolve deck area faceup, or facedown when ``down``."""

    what: Objects
    down: bool = False


class EngageAny(Effect, frozen=True):
    """The player may engage any number of the cards."""

    player: Player
    what: Objects


class SelectOpponent(Effect, frozen=True):
    """Select an opponent, as the ability is played; with two players the opponent."""


class RollDie(Effect, frozen=True):
    """The player rolls a die with ``sides`` sides (5.19)."""

    player: Player
    sides: int = 6


class SetDefense(Effect, frozen=True):
    """The defense of the cards or leaders becomes ``amount`` (5.26.2)."""

    what: Objects
    amount: Amount


class SetEvolveCost(Effect, frozen=True):
    """The play-point cost of the card's evolve abilities becomes ``amount``."""

    what: Objects
    amount: Amount


class CostSet(Effect, frozen=True):
    """The card costs exactly ``amount`` play points to play (set before raising and reducing, 10.10.2.4). As in CostChange."""

    what: Objects
    amount: Amount


class PlayFor(Effect, frozen=True):
    """Play the card from where it is now for ``amount`` play points."""

    player: Player
    what: Objects
    amount: Amount


class TransferCounters(Effect, frozen=True):
    """Remove all counters of this name from ``source`` and put them on ``to``."""

    counter: str
    source: Objects
    to: Objects


class AddToStack(Effect, frozen=True):
    """Put ``count`` Stack counters on one card with Stack on the own field (13.3.2.4); a selection made on playing."""

    count: Amount


class ExtraTurn(Effect, frozen=True):
    """The player takes another turn after this one (5.27)."""

    player: Player


class SkipTurn(Effect, frozen=True):
    """The player's next turn is skipped (5.25)."""

    player: Player


class WinGame(Effect, frozen=True):
    """The player wins the game."""

    player: Player


class HandToDeckAndRedraw(Effect, frozen=True):
    """Each of the players returns the hand to the own deck, shuffles it, and draws X cards; X is each player's own ResultCount."""

    player: Player


class SelectAndSummon(Effect, frozen=True):
    """``player`` selects ``target`` on resolution and puts it onto the own field."""

    target: Target
    player: Player


class ShuffleThenReveal(Effect, frozen=True):
    """Shuffle the own deck, then reveal the top ``count`` cards, which stay there, bound to ``bind``."""

    count: Amount
    bind: str = ""


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


class Evolves(Event, frozen=True):
    """Happening: evolves (5.15.1.2)."""


class Races(Event, frozen=True):
    """Happening: races (14.2.3.1)."""


class IsPutInto(Event, frozen=True):
    """Happening: is put into the zone from the field ("" = anywhere): for cemeteries and EX areas."""

    zone: Zone
    source: str = ""


class DealsDamage(Event, frozen=True):
    """Happening: deals damage of the kind "", "combat", "attack", "ability" (5.13.3)."""

    kind: str = ""


# -- costs -------------------------------------------------------------------------------------------------------------


class PlayPointCost(CostItem, frozen=True):
    """``amount`` play points (10.4.4)."""

    amount: int


class PlayPointX(CostItem, frozen=True):
    """X play points; X is declared as the ability is played, unless the text defines it."""


class EarthRiteCost(CostItem, frozen=True):
    """Earth Rite as part of a cost: remove ``count`` Stack counters from one amulet with Stack on the own field (13.3.3)."""

    count: int = 1


class PayStats(CostItem, frozen=True):
    """Give ``card`` (a leader or follower) these changes of attack and defense; it must be able to lose that much (10.4.5)."""

    card: Objects
    attack: Amount | None = None
    defense: Amount | None = None


class PayReturnAny(CostItem, frozen=True):
    """Return any number of cards of the group to their owners' hands."""

    group: Group


class PayBanish(CostItem, frozen=True):
    """Banish ``count`` cards of the group."""

    count: Amount
    group: Group


class PayCountersAny(CostItem, frozen=True):
    """Remove any number of counters of this name from ``card``; PaidCount says how many."""

    counter: str
    card: Objects


class PayLesson(CostItem, frozen=True):
    """Lesson: banish ``count`` cards named Magical Item from the own EX area (14.3.2)."""

    count: int


class PayEngageGroup(CostItem, frozen=True):
    """Engage ``count`` reserved cards of the group."""

    count: Amount
    group: Group


# -- rules -------------------------------------------------------------------------------------------------------------


class CannotAttackLeaders(Rule, frozen=True):
    """No leader may be its attack target."""


class CannotAttackFollowers(Rule, frozen=True):
    """No follower may be its attack target."""


class CannotDealDamage(Rule, frozen=True):
    """Damage that it would deal is not dealt."""


class TakesNoDamage(Rule, frozen=True):
    """Damage of the kind "", "combat", "attack", "ability" (5.13.3) that it would take is not dealt."""

    kind: str = ""


class IgnoresWard(Rule, frozen=True):
    """Ward does not restrict the choice of its attack target."""


class DealsDefense(Rule, frozen=True):
    """In attacks it deals damage equal to its defense instead of its attack."""


class CannotEvolve(Rule, frozen=True):
    """Cannot evolve."""


class PlayOnlyIf(Rule, frozen=True):
    """Can only be played while the condition holds."""

    condition: Condition


class DeckCopies(Rule, frozen=True):
    """Up to ``count`` of this card may be put into an evolve deck."""

    count: int


# -- passive effects ---------------------------------------------------------------------------------------------------


class DealtChange(Effect, frozen=True):
    """Damage of the ``kind`` ("", "combat", "attack", "ability") that ``dealer`` deals to objects of ``to`` (None: any) changes:
    "increase" or "reduce" by ``amount``, "double". For the duration (Continuous: while the ability is valid)."""

    dealer: Objects
    change: str
    amount: Amount
    duration: Duration
    kind: str = ""
    to: Group | None = None


class FirstPlayCheaper(Effect, frozen=True):
    """The ``nth`` card of the group that the player plays each turn costs ``amount`` less to play."""

    player: Player
    group: Group
    amount: Amount
    nth: int = 1


class PlayersCost(Effect, frozen=True):
    """Cards of the group, which ``player`` plays from any zone (4.4.3.1), cost ``amount`` less (``more``: more) to play."""

    player: Player
    group: Group
    amount: Amount
    more: bool = False


class SpellchainCounts(Effect, frozen=True):
    """For the controller's Spellchain the cards of the group in the cemetery count."""

    group: Group


class WhenPlaying(Effect, frozen=True):
    """When playing the source its player may pay ``cost`` (10.4.7.3); if he does, ``effect`` applies to this playing."""

    cost: Cost
    effect: Effect


class ServeRule(Effect, frozen=True):
    """The text of a Carrot: it can be served to a follower of the group to race it (14.2)."""

    group: Group


# -- abilities ---------------------------------------------------------------------------------------------------------


class EvolveAbility(Ability, frozen=True):
    """Evolve (12.2): an activated ability; the corresponding card of the evolve deck is revealed as part of the cost, one evolution
    point may stand for one play point, one a turn together with serve (8.3.2)."""

    cost: Cost
    effects: tuple[Effect, ...]
    limits: tuple[Limit, ...] = ()


class ServeAbility(Ability, frozen=True):
    """Serve (14.2.2): an activated ability with the cost "serve this follower ``times`` times" before ``cost``."""

    times: int
    cost: Cost
    effects: tuple[Effect, ...]
    limits: tuple[Limit, ...] = ()


class Paragraph(Ability, frozen=True):
    """Several abilities printed in one paragraph; each is an ability of its own."""

    abilities: tuple[Ability, ...]


class QuickTiming(Limit, frozen=True):
    """Not a limit but a leave: the ability may also be played in the opponent's Quick windows (12.3.3)."""


class OnEachOfYourTurns(Limit, frozen=True):
    """At most once on each of the controller's turns, and only then."""
