"""What becomes of damage: replacement effects that change, redirect or fix it (11.12.5.2)."""

from .ir_base import Amount, Duration, Effect, Node, Objects, Player
from .ir_refs import Group


class DamageSource(Node, frozen=True):
    """Where damage comes from: ``cards`` that deal it (None: any) and ``kinds`` "summon", "ability", "battle", or "action", "special",
    "auto" for abilities of that kind (empty: any) of ``by``."""

    cards: Group | None = None
    kinds: tuple[str, ...] = ()
    by: Player | None = None


class ReplaceDamage(Effect, frozen=True):
    """When an object of ``to`` (None: any Forward) is dealt damage from ``source``, change the amount (11.12.5.2):
    ``change`` "reduce" by / "increase" by / "become" ``amount``, "double", "half" (rounded down) or "half_up", or no more than that ("cap"). ``below_power``: only damage less
    than the power of the damaged Forward. ``at_most``: only damage of no more than that, ``at_least``: of no less. ``next_only``:
    once, then it is used up. ``also``: what is done besides, when damage is changed ("remove 1 Shield Counter from it and ...").
    ``per_turn`` > 0: at most so often in a turn. ``first``: only the first time in a turn that the object is dealt damage."""

    to: Objects
    change: str
    amount: Amount
    duration: Duration
    source: DamageSource | None = None
    below_power: bool = False
    next_only: bool = False
    at_most: Amount | None = None
    also: Effect | None = None
    at_least: Amount | None = None
    per_turn: int = 0
    first: bool = False


class ReplaceDealt(Effect, frozen=True):
    """When ``dealer`` deals damage to a Forward of ``to`` (None: any), change the amount as in ReplaceDamage.
    ``kind``: "battle" damage only, "other" than battle damage only, "ability": due to an ability only, "" any."""

    dealer: Objects
    change: str
    amount: Amount
    duration: Duration
    to: Group | None = None
    kind: str = ""


class ReplaceDealtAll(Effect, frozen=True):
    """When ``dealer`` deals damage to a card of ``to``, or points of damage to ``player``, change the amount as in ReplaceDamage."""

    dealer: Objects
    to: Group
    player: Player
    change: str
    amount: Amount
    duration: Duration


class ReplacePlayerDamage(Effect, frozen=True):
    """When ``dealer`` (None: anything) deals points of damage to the player, change the points as in ReplaceDamage, with
    ``also`` what is done besides. ``no_ability``: not those that an ability of the dealer deals. ``source``: only those that it deals."""

    dealer: Objects | None
    player: Player
    change: str
    amount: Amount
    duration: Duration
    next_only: bool = False
    no_ability: bool = False
    also: Effect | None = None
    source: DamageSource | None = None


class NextDealt(Effect, frozen=True):
    """The next damage that ``dealer`` deals to a card of ``to``, or to ``player``, changes once, as in ReplaceDamage."""

    dealer: Objects
    to: Group
    change: str
    amount: Amount
    duration: Duration
    player: Player | None = None


class RedirectDamage(Effect, frozen=True):
    """Damage that would be dealt to ``what`` is dealt to ``to`` instead, by the same source; ``next_only``: once, then it is used up.
    ``source``: only damage from there. ``optional``: the source's controller decides."""

    what: Objects
    to: Objects
    duration: Duration
    next_only: bool = False
    source: DamageSource | None = None
    optional: bool = False


class DamageUnburst(Effect, frozen=True):
    """The points of damage of the sentence right before put cards into the Damage Zone that cannot use their EX Bursts."""


class DamageUnreducible(Effect, frozen=True):
    """The damage of the sentence right before cannot be reduced."""
