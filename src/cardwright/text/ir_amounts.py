"""Numbers and yes-or-no questions."""

from .ir_base import Amount, Condition, Event, Filter, Objects, Player
from .ir_refs import Group

# -- amounts -----------------------------------------------------------------------------------------------------------


class Num(Amount, frozen=True):
    """A printed number."""

    value: int


class X(Amount, frozen=True):
    """The number declared for 《X》 when the ability was activated or the payment made; for an ability that defines X otherwise see Let."""


class AsLiked(Amount, frozen=True):
    """As many as the player likes, of what a cost takes: an X that the text does not call so, at least ``least``, and no more than
    ``most`` (0: without such a limit)."""

    least: int = 0
    most: int = 0


class CountOf(Amount, frozen=True):
    """How many cards there are of the group."""

    group: Group


class CountRef(Amount, frozen=True):
    """How many of the referenced cards satisfy ``group`` (all of them when None). Where an instruction before moved them ("2
    Characters removed by this effect"): of those that it really moved."""

    cards: Objects
    group: Group | None = None


class CountElements(Amount, frozen=True):
    """How many different Elements there are among the cards of the group."""

    group: Group


class PerEach(Amount, frozen=True):
    """``amount`` multiplied by ``each`` ("1000 for each Backup you control"). w=1: "for each" stands in front of the sentence."""

    amount: Amount
    each: Amount


class Plus(Amount, frozen=True):
    """``base`` + ``more`` ("3000 damage and 1000 more damage for each ...")."""

    base: Amount
    more: Amount


class Minus(Amount, frozen=True):
    """``base`` - ``less``, at least 0."""

    base: Amount
    less: Amount


class Half(Amount, frozen=True):
    """Half of ``of``, rounded to thousands: ``up`` when True, else down."""

    of: Amount
    up: bool = False


class PowerOf(Amount, frozen=True):
    """The power of the card (last known)."""

    card: Objects


class CostOf(Amount, frozen=True):
    """The cost of the card (last known)."""

    card: Objects


class DamageReceived(Amount, frozen=True):
    """Cards in the player's Damage Zone ("points of damage you have received")."""

    player: Player


class HandSize(Amount, frozen=True):
    """Cards in the player's hand."""

    player: Player


class CountersOn(Amount, frozen=True):
    """Counters of this name ("" = of any names) placed on the card."""

    counter: str
    card: Objects


class DamageOn(Amount, frozen=True):
    """Damage that is on the card now."""

    card: Objects


class EventAmount(Amount, frozen=True):
    """The amount of the event that triggered, or that is being replaced ("the same amount of damage")."""


class ResultCount(Amount, frozen=True):
    """How many cards the previous instruction of this effect really moved or affected ("for each card discarded this way").

    ``turned``: only those that it found dull and made active, or found active and made dull.
    """

    turned: bool = False


class ElementsPaid(Amount, frozen=True):
    """How many different Elements of CP were paid to cast the source, ``excluding`` these."""

    excluding: tuple[str, ...] = ()


class CardsCastThisTurn(Amount, frozen=True):
    """How many cards (of the group) the player has cast this turn, the source included when it was cast."""

    player: Player
    group: Group | None = None


class NamedNumber(Amount, frozen=True):
    """The number that was named or selected earlier in this effect (Name)."""


class Highest(Amount, frozen=True):
    """The highest ``trait`` ("power", "cost") among the cards of the group; ``lowest`` when True."""

    trait: str
    group: Group
    lowest: bool = False


# -- conditions --------------------------------------------------------------------------------------------------------


class And(Condition, frozen=True):
    """All of them hold."""

    conditions: tuple[Condition, ...]


class Or(Condition, frozen=True):
    """At least one of them holds."""

    conditions: tuple[Condition, ...]


class Not(Condition, frozen=True):
    """It does not hold."""

    condition: Condition


class Controls(Condition, frozen=True):
    """The number of cards of the group that the player controls, against ``count``; compare "=", "<=", ">=".
    The cards that were counted are bound to ``bind`` ("If you control Cloud, it cannot ...")."""

    player: Player
    group: Group
    count: Amount
    compare: str = ">="
    bind: str = ""


class ControlsEach(Condition, frozen=True):
    """The player controls at least one card of every group ("Card Name A and Card Name B")."""

    player: Player
    groups: tuple[Group, ...]


class Exists(Condition, frozen=True):
    """There are at least ``count`` cards of the group (its zone is among its filters); compare as in Controls.
    The cards that were counted are bound to ``bind`` ("if there are 5 or more ..., add them to your hand")."""

    group: Group
    count: Amount
    compare: str = ">="
    bind: str = ""


class Compare(Condition, frozen=True):
    """``left`` against ``right``; compare "=", "<=", ">=", "<", ">"."""

    left: Amount
    right: Amount
    compare: str


class Parity(Condition, frozen=True):
    """The number is odd, or even (0 is even)."""

    number: Amount
    odd: bool


class Is(Condition, frozen=True):
    """Every referenced card satisfies all filters of the group (last known information when it has moved); ``negated``: none does."""

    card: Objects
    group: Group
    negated: bool = False


class HasFilter(Condition, frozen=True):
    """Every referenced card satisfies the filter ("if its cost is 3 or less", "if SELF is dull")."""

    card: Objects
    filter: Filter


class OnField(Condition, frozen=True):
    """The card is on the field (of either player)."""

    card: Objects


class IsTurnOf(Condition, frozen=True):
    """It is the player's turn."""

    player: Player


class ReceivedDamage(Condition, frozen=True):
    """The player's points of damage against ``count``; compare "<=", ">="."""

    player: Player
    count: Amount
    compare: str = ">="


class HandSizeIs(Condition, frozen=True):
    """Cards in the player's hand against ``count``; compare "=", "<=", ">="."""

    player: Player
    count: Amount
    compare: str


class HappenedThisTurn(Condition, frozen=True):
    """``event`` (an Event node) has happened this turn at least ``times`` times."""

    event: Event
    times: int = 1


class HasCastThisTurn(Condition, frozen=True):
    """The player has cast at least ``count`` cards of the group this turn."""

    player: Player
    group: Group
    count: Amount


class PaidElement(Condition, frozen=True):
    """The CP paid to cast the source included CP of this Element."""

    element: str


class PaidOnlyByBackups(Condition, frozen=True):
    """All CP paid to cast the source was produced by Backups (of the group)."""

    group: Group | None = None


class PaidElements(Condition, frozen=True):
    """The CP paid to cast the source was of ``count`` different Elements; compare "=", "<=", ">="."""

    count: Amount
    compare: str = ">="


class CpPaid(Amount, frozen=True):
    """How much CP of this Element the source was paid for with, no more than its cost."""

    element: str


class PaidExtraCost(Condition, frozen=True):
    """The optional extra cost of the source was paid when it was cast; ``instead``: another cost instead of its CP cost."""

    instead: bool = False


class FromExBurst(Condition, frozen=True):
    """This effect is carried out as an EX Burst (11.10)."""


class DidSo(Condition, frozen=True):
    """The optional or possible instruction right before was really carried out ("if you do so")."""


class AllDifferent(Condition, frozen=True):
    """The cards of the group have pairwise no common ``trait`` ("element")."""

    group: Group
    trait: str


class CountersAre(Condition, frozen=True):
    """Counters of this name ("" = of any names) on the card, against ``count``; compare "=", "<=", ">="."""

    card: Objects
    counter: str
    count: Amount
    compare: str = ">="


class WasCast(Condition, frozen=True):
    """The card came to the field by being cast (11.4), not by an effect; ``source``: from there ("break_zone"; "hand", "not_hand":
    from the hand of the ability's controller, from anywhere else)."""

    card: Objects
    source: str = ""


class InParty(Condition, frozen=True):
    """The card is attacking in a party."""

    card: Objects


class SourceIn(Condition, frozen=True):
    """The card is in the zone of this name now: "hand", "break_zone", "removed", "damage_zone"."""

    card: Objects
    zone: str


class CrystalsAre(Condition, frozen=True):
    """Crystals that the player has, against ``count``; compare "=", "<=", ">="."""

    player: Player
    count: Amount
    compare: str = ">="


class PaidOnlyElement(Condition, frozen=True):
    """All CP paid to cast the source was of this Element."""

    element: str


class CrystalCount(Amount, frozen=True):
    """How many Crystals the player has."""

    player: Player


class Times(Amount, frozen=True):
    """One for every full ``size`` of ``of`` ("for every 3 Summons in your Break Zone")."""

    size: Amount
    of: Amount
