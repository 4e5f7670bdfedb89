"""Whom and what a text talks about: players, references, groups and their filters."""

from .ir_base import Amount, Filter, Node, Objects, Player, Zone

# -- players -----------------------------------------------------------------------------------------------------------


class You(Player, frozen=True):
    """The controller of the ability (imperative sentences have this player, too)."""


class Opponent(Player, frozen=True):
    """The opponent of the ability's controller."""


class EachPlayer(Player, frozen=True):
    """Both players, the turn player first (11.11.6). As the owner of a zone: the zones of both players."""


class AnyPlayer(Player, frozen=True):
    """Either player: no restriction."""


class EventPlayer(Player, frozen=True):
    """The player whose phase, or whose doing, the trigger's event was."""


class OwnerOf(Player, frozen=True):
    """The owner of ``card`` ("its owner", "their owners": each card's own)."""

    card: Objects


class Owner(Player, frozen=True):
    """In a destination: the owner of each card that moves, its own."""


class ControllerOf(Player, frozen=True):
    """The controller of ``card`` (last known when it has left)."""

    card: Objects


# -- references --------------------------------------------------------------------------------------------------------


class SelfRef(Objects, frozen=True):
    """The card that has this ability (5.2.4.1). In a quoted ability: the card that gained it. w: 0 its printed name,
    1 "this Forward", 2 "this Character", 3 "this card", 4 "this Monster", 5 "this Backup", 13 "the chosen Forward"."""


class Giver(Objects, frozen=True):
    """In a quoted ability that another card gained: the card whose effect gave it, called by its name (w as of SelfRef)."""


class Ref(Objects, frozen=True):
    """What was bound under these names, together: "t1", "t2" ... by Choose/Select/Search/RevealTop ... of this effect,
    "subject" = the card of the trigger's event, "other" = the second card of that event, "self" = the source.
    A name that was never bound, or whose card left its zone and became another object, yields nothing.
    w numbers the pronoun as printed (pronouns.FORMS)."""

    to: tuple[str, ...]


class Pronoun(Objects, frozen=True):
    """A pronoun as parsed ("it", "them", "the former" ...); bind.py rewrites every one. Never reaches an executor."""

    form: str


class ThatNamed(Pronoun, frozen=True):
    """ "That Card Name Olga", as parsed: what came into the text as this ``noun``."""

    noun: Filter


class PronounPlayer(Player, frozen=True):
    """A player's pronoun as parsed ("they", "that player"); bind.py rewrites every one."""

    form: str


class All(Objects, frozen=True):
    """Every card that the group describes, found when the effect is carried out (in a FieldAbility: at every moment).
    What was found is bound to ``bind`` for later sentences ("Activate all ... They cannot ...")."""

    group: "Group"
    bind: str = ""


class NotSelected(Objects, frozen=True):
    """Every card of the group (on the field of any player) that no Select of this effect has selected."""

    group: "Group"


class Several(Objects, frozen=True):
    """The union of what its items name ("it and Cloud")."""

    items: tuple[Objects, ...]


class OneSubject(Objects, frozen=True):
    """As the subject of an event: any one card of the group ("a Forward you control"); each card of a simultaneous
    event is an occurrence of its own (11.8.6)."""

    group: "Group"


class CountedSubject(Objects, frozen=True):
    """As the subject of an event: ``count`` or more cards of the group at the same moment; triggers once."""

    count: Amount
    group: "Group"


class SubjectAny(Objects, frozen=True):
    """As the subject of an event: any of the items ("Cloud or a Forward you control")."""

    items: tuple[Objects, ...]


class PartyOf(Objects, frozen=True):
    """All Forwards in the party that ``card`` is part of, itself included unless ``others``."""

    card: Objects
    others: bool = False


# -- groups ------------------------------------------------------------------------------------------------------------


class Group(Node, frozen=True):
    """Cards that satisfy every filter of ``adjectives``, ``noun`` and ``qualifiers`` (printed in that order).

    Without an InZone filter: Characters are on the field, Summons and abilities on the stack, except where the node
    that holds the group names the zone (Search: deck; Discard: hand; Among: the cards referred to).
    """

    noun: Filter
    adjectives: tuple[Filter, ...] = ()
    qualifiers: tuple[Filter, ...] = ()


class TypeIs(Filter, frozen=True):
    """The card has one of these types: "Forward", "Backup", "Monster", "Summon". A Monster that became a Forward is both."""

    types: tuple[str, ...]


class IsCharacter(Filter, frozen=True):
    """A Forward, Backup or Monster."""


class IsCard(Filter, frozen=True):
    """Any card."""


class IsAbility(Filter, frozen=True):
    """An ability on the stack, of one of these kinds: "auto", "action", "special"; all kinds when empty."""

    kinds: tuple[str, ...] = ()


class AnyNoun(Filter, frozen=True):
    """At least one of the options holds ("Job Knight Forward or Card Name Cloud"). Each option is a whole group; the
    qualifiers of the group that holds this node apply to every option."""

    options: tuple[Group, ...]


class NounOr(Filter, frozen=True):
    """``first`` or ``second`` holds ("Job Knight Forward or Card Name Cloud"); qualifiers apply to both, as in AnyNoun."""

    first: Group
    second: Group


class ElementIs(Filter, frozen=True):
    """The card has at least one of these Elements."""

    elements: tuple[str, ...]


class MultiElement(Filter, frozen=True):
    """The card has two or more Elements."""


class JobIs(Filter, frozen=True):
    """The card has this job."""

    job: str


class CategoryIs(Filter, frozen=True):
    """The card belongs to this category (5.2.2.2)."""

    category: str


class NameIs(Filter, frozen=True):
    """The card has this card name (its own name, or one that an ability adds)."""

    name: str


class AnyTrait(Filter, frozen=True):
    """At least one of these filters holds ("Job Knight or Card Name Cloud" before one noun)."""

    options: tuple[Filter, ...]


class StatusIs(Filter, frozen=True):
    """ "dull", "active", "attacking", "blocking", "damaged" (has damage on it), "frozen", "alone" (attacking without a party), "blocked"
    (attacking, and a Forward blocked it or its party)."""

    status: str


class CostIs(Filter, frozen=True):
    """The card's cost against ``amount``; compare is "=", "<=", ">=", "<", ">"."""

    amount: Amount
    compare: str = "="


class CostParity(Filter, frozen=True):
    """The card's cost is an odd number, or an even one (0 is even)."""

    odd: bool


class PowerIs(Filter, frozen=True):
    """The card's power against ``amount``; compare is "=", "<=", ">=", "<", ">"."""

    amount: Amount
    compare: str = "="


class ControlledBy(Filter, frozen=True):
    """The player controls the card."""

    player: Player


class OwnedBy(Filter, frozen=True):
    """The player owns the card."""

    player: Player


class InZone(Filter, frozen=True):
    """The card is in this zone."""

    zone: Zone


class OtherThan(Filter, frozen=True):
    """The card is none of these objects."""

    card: Objects


class Without(Filter, frozen=True):
    """The card does not satisfy ``filter`` ("other than Light", "other than Card Name Cloud", "without Haste")."""

    filter: Filter | Group


class WithKeyword(Filter, frozen=True):
    """The card has this keyword ability now: "Haste", "Brave", "First Strike", "Back Attack", "EX Burst", "Warp" ..."""

    keyword: str


class WithAbility(Filter, frozen=True):
    """The card has an ability of this kind now: "special", "action", "auto" (11.6, 11.7, 11.8)."""

    kind: str


class JobCountIs(Filter, frozen=True):
    """The card has so many Jobs, or more (5.2.2.1)."""

    at_least: Amount


class WithCounter(Filter, frozen=True):
    """At least ``count`` counters of this name ("" = of any names) are placed on the card."""

    counter: str
    count: Amount


class SameTrait(Filter, frozen=True):
    """The card has the same ``trait`` as ``card``: "name", "element" (at least one shared), "cost", "type", "job"."""

    trait: str
    card: Objects


class Alike(Filter, frozen=True):
    """All the cards that are taken together share this ``trait`` ("2 cards of the same cost"); says nothing of one card alone."""

    trait: str


class DifferentTrait(Filter, frozen=True):
    """Shares no ``trait`` with ``card``: "name", "element", "cost", "type"."""

    trait: str
    card: Objects


class NamedElement(Filter, frozen=True):
    """The card has the Element that was named or selected earlier in this effect (Name)."""


class EnteredThisTurn(Filter, frozen=True):
    """The card entered the field this turn: that of the player ``whose``."""

    whose: Player = AnyPlayer()


class FormingPartyWith(Filter, frozen=True):
    """The card is in the same party as ``card`` (and is not ``card``)."""

    card: Objects


class BlockingWhom(Filter, frozen=True):
    """The card is blocking ``card``."""

    card: Objects


class BlockedByWhom(Filter, frozen=True):
    """The card is an attacker that ``card`` blocks."""

    card: Objects


class ChoosesOnly(Filter, frozen=True):
    """Of a Summon or ability on the stack: it is choosing a card of this group; with ``only``, exactly one card and no other."""

    group: Group
    only: bool = False


class FromSource(Filter, frozen=True):
    """Of an ability on the stack: its source is a card of this group."""

    group: Group


# -- more filters ------------------------------------------------------------------------------------------------------


class Another(Filter, frozen=True):
    """Another card than those chosen or selected before it in this effect ("1 other Forward", "all the other Forwards");
    where nothing of that kind was chosen, another card than those that the ability met ("when a Forward you control attacks,
    choose 1 other Forward"), else than the source ("if you control no other Forwards")."""


class IsGeneric(Filter, frozen=True):
    """The card has the generic icon (5.2.2.1)."""


class EitherFilter(Filter, frozen=True):
    """``first`` or ``second`` holds ("1 Water or Category X card")."""

    first: Filter
    second: Filter


class CostOneOf(Filter, frozen=True):
    """The card's cost is one of these numbers."""

    costs: tuple[Amount, ...]


class AlsoAForward(Filter, frozen=True):
    """Of a Monster: it is a Forward at the moment, too."""


class InAParty(Filter, frozen=True):
    """The card is attacking in a party."""


class InBattle(Filter, frozen=True):
    """The card attacks and is blocked by one that is still there, or is that one (10.1.3.2.1)."""


class HighestAmong(Filter, frozen=True):
    """No card that satisfies the other filters of the group has a higher ``trait`` ("cost", "power"); ``lowest``: a lower one."""

    trait: str
    lowest: bool = False


class SourceOf(Objects, frozen=True):
    """The card whose ability, on the stack, ``ability`` is ("Choose 1 auto-ability triggered from a Forward ... that Forward")."""

    ability: Objects


class BlockerOf(Objects, frozen=True):
    """The Forward that is blocking ``card`` or the party it is in."""

    card: Objects


class EachOne(Objects, frozen=True):
    """In an amount: each card that the instruction applies to, its own ("Deal each Forward damage equal to its power")."""


class PaidWith(Objects, frozen=True):
    """The cards that paid this ability's cost in the way ``how`` says: "discarded", "removed", "put" (into the Break Zone),
    "returned" (to the hand), "dulled", "revealed". For a Summon: its extra cost. Neither what paid for the S icon (11.7.2.2) nor the card
    itself, which is called by its name; ``own``: the card itself as well ("the total cost of the 2 cards removed from the game")."""

    how: str
    own: bool = False
