"""Shadowverse: Evolve: what costs are made of, besides what they are in every game."""

from .ir_base import Amount, CostItem, Effect, Objects
from .ir_refs import Group


class PlayPointCost(CostItem, frozen=True):
    """``amount`` play points (10.4.4)."""

    amount: int


class PlayPointX(CostItem, frozen=True):
    """X play points; X is declared as the ability is played, unless the text defines it."""


class EarthRiteCost(CostItem, frozen=True):
    """Earth Rite as part of a cost: remove ``count`` Stack counters from one amulet with Stack on the own field (13.3.3)."""

    count: int = 1


class PayDefense(CostItem, frozen=True):
    """Give ``card`` (a leader or follower) this change of its defense for good; it must be able to lose that much (10.4.5)."""

    card: Objects
    defense: Amount


class _AnyOf(CostItem, frozen=True):
    """Any number of cards of the group, at most ``most``, or ``all`` of them; PaidCount says how many."""

    group: Group
    most: Amount | None = None
    all: bool = False


class PayReturnAny(_AnyOf, frozen=True):
    """Return any number of cards of the group to their owners' hands, at most ``most``; PaidCount says how many."""


class PayDiscardAny(_AnyOf, frozen=True):
    """Discard any number of cards of the group, at most ``most``; PaidCount says how many."""


class PayBanishAny(_AnyOf, frozen=True):
    """Banish any number of cards of the group, at most ``most``; PaidCount says how many."""


class PayBuryAny(_AnyOf, frozen=True):
    """Bury any number of cards of the group, at most ``most`` (5.30.1); PaidCount says how many."""


class PayBreakAny(_AnyOf, frozen=True):
    """Destroy any number of cards of the group, at most ``most``."""


class PayDullAny(_AnyOf, frozen=True):
    """Engage any number of cards of the group, at most ``most``; PaidCount says how many."""


class PayRevealAny(_AnyOf, frozen=True):
    """Reveal any number of cards of the group, at most ``most`` (5.20); PaidCount says how many."""


class PayTurnAny(_AnyOf, frozen=True):
    """Turn any number of cards of the group, at most ``most``, faceup, or facedown when ``down``; PaidCount says how many."""

    down: bool = False


class PayCountersAny(CostItem, frozen=True):
    """Remove any number of counters of this name from ``card``, or from each of several cards, or ``all`` of them; PaidCount says
    how many in all."""

    counter: str
    card: Objects
    all: bool = False


class PayProcess(CostItem, frozen=True):
    """Carry out the instructions, in order (10.4.7.5); it is paid only if all of them can be carried out. Choose among them: as the
    ability is played."""

    effects: tuple[Effect, ...]


class PayTurn(CostItem, frozen=True):
    """Turn ``count`` cards of the group in the own evolve deck area faceup, or facedown when ``down``."""

    count: Amount
    group: Group
    down: bool = False


class PayLesson(CostItem, frozen=True):
    """Lesson: banish ``count`` cards named Magical Item from the own EX area (14.3.2)."""

    count: int
