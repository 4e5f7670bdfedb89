"""Shadowverse: Evolve: what happens to cards and leaders, besides what happens in every game."""

from .ir_base import Amount, Event, Player, Zone
from .ir_refs import Group


class EntersFrom(Event, frozen=True):
    """Happening: is put onto the field of ``whose`` from the zone ``source``, moved or played from there (5.4.3); ``elsewhere``: from any
    other zone."""

    whose: Player
    source: Zone
    elsewhere: bool = False


class LeavesZone(Event, frozen=True):
    """Happening: leaves the zone (an EX area, a cemetery) for whichever other: it is moved there or played, or ceases to exist."""

    zone: Zone


class LeavesFieldOf(Event, frozen=True):
    """Happening: leaves the field of ``whose``, to whichever zone."""

    whose: Player


class IsBuried(Event, frozen=True):
    """Happening: its controller puts it into its owner's cemetery from the field, which does not destroy it (5.30.1)."""


class IsAttacked(Event, frozen=True):
    """Happening: is the target of an attack; the attacking follower is bound to "other"."""


class DefenseChanges(Event, frozen=True):
    """Happening to a leader: the defense goes up, or ``down``: by damage, by being given less, or by being set (5.13.1, 5.26);
    with ``to``, from more than that to so much or less."""

    down: bool = False
    to: Amount | None = None


class StatChanges(Event, frozen=True):
    """Happening to a follower: its ``stat`` ("attack", "defense") goes up, or ``down``, by what it is given or set to (5.26), not by damage."""

    stat: str
    down: bool = False


class Shuffles(Event, frozen=True):
    """The player's deck is shuffled (5.8.1)."""

    player: Player


class CounterPlaced(Event, frozen=True):
    """Happening: one or more counters of this name ("" any) are put on it; ``removed``: one is removed from it, ``last``: of which
    there is none left then. ``by``: only by this player's cards and payments."""

    counter: str = ""
    removed: bool = False
    last: bool = False
    by: Player | None = None


class Performs(Event, frozen=True):
    """The player performs ``what``: "Earth Rite" (13.3.3.2) or "Lesson" (14.3.2.1), as part of a cost; "evolution point": uses one
    in lieu of a play point (3.2.5)."""

    player: Player
    what: str


class MaxPointsChange(Event, frozen=True):
    """The player's maximum play points go up, or ``down``; with ``reach``, to that many or past it (3.2.4.1)."""

    player: Player
    down: bool = False
    reach: int = 0


class WordActivates(Event, frozen=True):
    """ "Overflow" (13.4.1.2) or "Sanguine" (13.5.2.2) becomes active for the player, for whom it was not."""

    word: str


class RecoversPoints(Event, frozen=True):
    """The player recovers play points (5.14.1): one or more of them at once."""

    player: Player


class PlayerDiscardsSuch(Event, frozen=True):
    """The player discards a card of the group, bound to "subject"; once for every such card."""

    player: Player
    group: Group


class BecomesFull(Event, frozen=True):
    """The last card for which the zone (Field or ExArea) has room is put there (4.4.4.1, 4.8.3.1)."""

    zone: Zone
