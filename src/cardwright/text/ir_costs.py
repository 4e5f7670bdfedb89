"""What costs are made of."""

from .ir_base import Amount, CostItem, Node, Objects, Zone
from .ir_refs import Group


class Cost(Node, frozen=True):
    """What is paid: the icons in printed order, then the actions; everything at once."""

    icons: tuple[CostItem, ...] = ()
    actions: tuple[CostItem, ...] = ()


class CpElement(CostItem, frozen=True):
    """1 CP of this Element."""

    element: str


class CpGeneric(CostItem, frozen=True):
    """``amount`` CP of any Elements (0 is printed 《0》)."""

    amount: int


class CpX(CostItem, frozen=True):
    """X CP of any Elements; X is declared by the player on activation."""


class DullSelf(CostItem, frozen=True):
    """《ダル》: dull the source (11.6.2.2)."""


class SpecialIcon(CostItem, frozen=True):
    """《S》: discard a card with the same name from the hand (11.7.1)."""


class CrystalIcon(CostItem, frozen=True):
    """《C》: pay 1 Crystal."""


class PayCrystals(CostItem, frozen=True):
    """Pay ``count`` Crystals."""

    count: Amount


class PayDull(CostItem, frozen=True):
    """Dull ``count`` active cards of the group that you control; ``different`` as in PayDiscard."""

    count: Amount
    group: Group
    different: str = ""


class PayDullSource(CostItem, frozen=True):
    """Dull the active source (written out, "dull active Cloud")."""

    card: Objects


class PayActivateSource(CostItem, frozen=True):
    """Activate the dull source."""

    card: Objects


class PayPut(CostItem, frozen=True):
    """Put ``card`` into the zone."""

    card: Objects
    to: Zone


class PayPutGroup(CostItem, frozen=True):
    """Put ``count`` cards of the group that you control into the zone; ``different`` as in PayDiscard. ``along``: in one action with
    what is paid before it (Shadowverse: Evolve)."""

    count: Amount
    group: Group
    to: Zone
    different: str = ""
    along: bool = False


class PayDiscard(CostItem, frozen=True):
    """Discard ``count`` cards of the group from your hand; ``different``: no two share this trait ("type", "element", "name")."""

    count: Amount
    group: Group
    different: str = ""


class PayDiscardHand(CostItem, frozen=True):
    """Discard your whole hand."""


class PayDiscardSource(CostItem, frozen=True):
    """Discard ``card`` (the source, in your hand)."""

    card: Objects


class PayBreak(CostItem, frozen=True):
    """Break ``count`` cards of the group that you control."""

    count: Amount
    group: Group


class PayRemove(CostItem, frozen=True):
    """Remove ``count`` cards of the group from the game (on your field, in your hand or in the named zone); ``different`` as
    in PayDiscard."""

    count: Amount
    group: Group
    different: str = ""


class PayRemoveSource(CostItem, frozen=True):
    """Remove ``card`` from the game from the zone where it is: ``zone`` ("hand", "break_zone") where the text names one."""

    card: Objects
    zone: str = ""


class PayRemoveTop(CostItem, frozen=True):
    """Remove the top ``count`` cards of your deck from the game."""

    count: Amount


class PayReturn(CostItem, frozen=True):
    """Return ``count`` cards of the group that you control to their owners' hands."""

    count: Amount
    group: Group


class PayReturnSource(CostItem, frozen=True):
    """Return ``card`` to its owner's hand."""

    card: Objects


class PayMill(CostItem, frozen=True):
    """Put the top ``count`` cards of your deck into the Break Zone."""

    count: Amount


class PayIntoDamageZone(CostItem, frozen=True):
    """Put the top ``count`` cards of your deck into the Damage Zone, which are no points of damage that you receive."""

    count: Amount


class CostLess(CostItem, frozen=True):
    """The cost that it is a part of comes to ``amount`` less CP, generic CP first: "(This cost is reduced by 1 for each ...)"."""

    amount: Amount


class PayReveal(CostItem, frozen=True):
    """Reveal ``count`` cards of the group from your hand."""

    count: Amount
    group: Group


class PayCounters(CostItem, frozen=True):
    """Remove ``count`` counters of this name ("" = of any names) from ``card``; None: all of them, and at least one."""

    counter: str
    count: Amount | None
    card: Objects


class PayCountersGroup(CostItem, frozen=True):
    """Remove ``count`` counters of this name ("" = of any names) from cards of the group that you control (in all, from one or from any number as ``spread`` says)."""

    counter: str
    count: Amount
    group: Group
    spread: bool = False


class PayReceiveDamage(CostItem, frozen=True):
    """Receive ``count`` points of damage."""

    count: Amount


class PayPutBoth(CostItem, frozen=True):
    """As parsed; shape.py makes a PayPut and a PayPutGroup of it. Never reaches an executor."""

    card: Objects
    count: Amount
    group: Group
    to: Zone


class PayRemoveBoth(CostItem, frozen=True):
    """As parsed; shape.py makes a PayRemoveSource and a PayRemove of it. Never reaches an executor."""

    card: Objects
    count: Amount
    group: Group


class PayPair(CostItem, frozen=True):
    """As parsed: two items that share their verb; shape.py makes two of it. Never reaches an executor."""

    items: tuple[CostItem, ...]
