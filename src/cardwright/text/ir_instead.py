"""What happens instead of something else (11.12.5): to a card, to a player, to cards on their way into a Break Zone."""

from .ir_base import Amount, Duration, Effect, Node, Objects, Player
from .ir_refs import Group


class Cause(Node, frozen=True):
    """Effects of one of these kinds ("summon", "ability") that the player controls."""

    player: Player
    kinds: tuple[str, ...]


class ReplaceFate(Effect, frozen=True):
    """If ``what`` would meet its ``fate`` during the duration, ``effect`` is carried out instead, in which Ref(("subject",)) is
    that card. ``fate``: "put" from the field into the Break Zone, "broken", "leaves" the field in any way, "returned" from the
    field to a hand, "removed" from the field and from the game, "damaged" (dealt damage), "enters" the field. ``by``: only due
    to Summons and abilities of this player, or to this cause. Where the effect is impossible or a May in it declined, nothing is replaced."""

    what: Objects
    fate: str
    effect: Effect
    duration: Duration
    by: Player | Cause | None = None


class ReplaceForPlayer(Effect, frozen=True):
    """Likewise what would happen to ``player``: "points" damage is received, "point" each point of it, "draws" a card is drawn,
    "discards" a card is discarded, "crystals" each Crystal is gained.
    ``by``: only due to Summons and abilities of this player, or to this cause. ``dealer``: only damage that this card deals."""

    player: Player
    fate: str
    effect: Effect
    duration: Duration
    by: Player | Cause | None = None
    dealer: Objects | None = None


class RemovedInstead(Effect, frozen=True):
    """If a card of the group would be put into the Break Zone of ``player``, from ``source`` ("anywhere", "field", "hand", "deck"),
    during the duration, it is removed from the game instead."""

    player: Player
    group: Group
    duration: Duration
    source: str = "anywhere"


class RemoveInstead(Effect, frozen=True):
    """If ``what`` would be put from the field into the Break Zone (``leaves``: would leave the field in any way) during the
    duration, it is removed from the game instead, or with ``to`` "hand" returned to its owner's hand, with "top" or "bottom"
    put there in its owner's deck; ``optional``: the source's controller decides. ``by``: only due to Summons and abilities of
    this player, or to this cause. ``later``: what a delayed auto-ability that it brings about does (6.4.1.3)."""

    what: Objects
    duration: Duration
    leaves: bool = False
    optional: bool = False
    later: Effect | None = None
    to: str = "removed"
    by: Player | Cause | None = None


class RemoveAfterUse(Effect, frozen=True):
    """The Summon goes out of the game after use instead of into the Break Zone; ``if_cast``: printed "if you cast it"."""

    what: Objects
    if_cast: bool = False


class SuppressAutos(Effect, frozen=True):
    """The auto-abilities of these cards do not trigger on the events of this effect (their entering the field)."""

    what: Objects


class Repeated(Effect, frozen=True):
    """Carry out all of ``effects``, one after the other, ``times`` times, each time from the first on ("perform this action twice
    instead"). Read without effects; again.py fills in the sentences that are meant."""

    times: Amount
    effects: tuple[Effect, ...] = ()
