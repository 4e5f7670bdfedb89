"""What only the classic rules know: their keywords with a cost or a number, Items, and "Alternatively if".

`KEYWORDS` and `Equipped` mean nothing in the other rulesets, which refuse cards that have them.
"""

from .ir_base import Ability, Condition, Effect, Limit, Objects
from .ir_costs import Cost


class Link(Ability, frozen=True):
    """When this card enters the field, its controller may play a Forward of cost ``number`` or less without paying."""

    number: int


class Assist(Ability, frozen=True):
    """When this card enters the field, its controller may put it into the Break Zone; if so, ``effects``."""

    effects: tuple[Effect, ...]


class WarGod(Ability, frozen=True):
    """While it is cast: a Character with this ``job`` may be put into the Break Zone to reduce the cost by that card's cost."""

    job: str


class Overdrive(Ability, frozen=True):
    """``cost`` may be paid in addition when the card is cast; if it was, the card has the one ability in ``abilities``."""

    cost: Cost
    abilities: tuple[Ability, ...]


class Awakening(Ability, frozen=True):
    """Pay ``cost``, only in one's own turn: search for a card of this card's name and put it onto the field."""

    cost: Cost


class BlueMagic(Ability, frozen=True):
    """Pay ``cost`` and discard this card from the hand: ``effects``."""

    cost: Cost
    effects: tuple[Effect, ...]
    limits: tuple[Limit, ...] = ()


class JobChange(Ability, frozen=True):
    """Pay ``cost``: put 1 Backup of cost ``number`` or less from the hand onto the field."""

    cost: Cost
    number: int


class LevelUp(Ability, frozen=True):
    """On breaking a Forward or damaging the opponent, this card may be put into the Break Zone to fetch a namesake, dull."""


class Equipped(Ability, frozen=True):
    """Of an Item: the Character that bears it has the one ability in ``abilities``. SelfRef inside is that Character."""

    abilities: tuple[Ability, ...]


class RemoveItem(Ability, frozen=True):
    """Of an Item: pay ``cost`` (which may be nothing) to return it to its owner's hand."""

    cost: Cost


class Alternatively(Effect, frozen=True):
    """If the condition holds, ``effects`` instead of ``replaced``, which is all that was to be done before; else ``replaced``."""

    replaced: tuple[Effect, ...]
    condition: Condition
    effects: tuple[Effect, ...]


CLASSIC_ONLY = (
    Link, Assist, WarGod, Overdrive, Awakening, BlueMagic, JobChange, LevelUp, Equipped, RemoveItem, Alternatively,
)  # fmt: skip
PREEMPTIVE_STRIKE = "Preemptive Strike"


# -- what the engine takes keywords apart into: these are never printed ---------------------------------------------------


class Bearer(Objects, frozen=True):
    """The Character that bears this Item."""


class SacrificeToReduce(Effect, frozen=True):
    """While ``what`` is cast, a Character with the job may be put into the Break Zone, which lowers the cost by its own."""

    what: Objects
    job: str


class PlayLinked(Effect, frozen=True):
    """The controller may play 1 Forward of cost ``number`` or less without paying."""

    number: int


class LeaveToLevelUp(Effect, frozen=True):
    """The card itself goes to the Break Zone, so that its namesake may come."""
