"""What the mechanics newer than the 2020 rules print besides their keywords, and what the engine takes the keywords apart into."""

from .ir_abilities import OnlyMainPhase
from .ir_base import Ability, Amount, Condition, CostItem, Duration, Effect, Event, Filter, Limit, Objects, Player
from .ir_costs import Cost
from .ir_places import Continuous
from .ir_refs import Group


class KeywordAnyElement(Effect, frozen=True):
    """The cost that a keyword ("Warp", "Priming") asks of ``player`` can be paid with CP of any Element; with ``group``, only
    for cards of the group."""

    keyword: str
    player: Player
    group: Group | None = None


class AnyCounterRemoved(Event, frozen=True):
    """A counter of this name is removed from some card of any player; one occurrence a counter."""

    counter: str


class UseCostChange(Effect, frozen=True):
    """The costs of these ``uses`` of ``what``, "special" or "action" abilities, "Warp" or "Priming", come to less CP, generic CP first,
    or with ``more`` to so much more; no less than ``floor``. Without ``what``: of whatever the player has. ``duration`` of an effect."""

    uses: tuple[str, ...]
    amount: Amount
    what: Objects | None = None
    player: Player | None = None
    more: bool = False
    floor: int = 0
    duration: Duration = Continuous()


class EnteredBy(Condition, frozen=True):
    """The card of the trigger is ``card`` and entered the field in this way (as EntersField has it): "warp"; with ``source``, due
    to an ability of this card, or of one of these."""

    card: Objects
    by: str
    source: Objects | None = None


class Warped(Filter, frozen=True):
    """It entered the field due to Warp; ``this_turn``: in this turn."""

    this_turn: bool = False


class Primed(Filter, frozen=True):
    """It has primed: it is the card that was placed on top of a Character (X-PRIMING-9)."""


class GainSpecials(Effect, frozen=True):
    """``what`` gains all abilities of these ``kinds`` ("special", "action", "auto") of each of ``of``; they count as its own."""

    what: Objects
    of: Objects
    duration: Duration
    kinds: tuple[str, ...] = ("special",)


class GainAbilitiesOf(Effect, frozen=True):
    """``to`` gains all abilities of these ``kinds`` ("action", "special", "auto") that ``of`` have printed, settled now; they count as its own."""

    to: Objects
    of: Objects
    kinds: tuple[str, ...]
    duration: Duration


class LimitCards(Amount, frozen=True):
    """How many cards of the player's Limit Break deck lie face up, which are used up (X-LB-7); else ``up``, how many face down."""

    player: Player
    up: bool = True


class MoveCounters(Effect, frozen=True):
    """Remove ``count`` counters of this name from ``what`` (None: all of them), and place as many on ``on``."""

    counter: str
    count: Amount | None
    what: Objects
    on: Objects


class UseSame(Effect, frozen=True):
    """``by`` uses the ability of this kind ("action", "special") whose use triggered the ability, as its own and without paying
    the cost; choices are made anew."""

    by: Objects
    kind: str


class UseUsed(Effect, frozen=True):
    """The source uses a special ability that a card of the group has used this turn, as its own and without paying the cost;
    its controller takes which, none of the names in ``excluding``."""

    group: Group
    excluding: tuple[str, ...] = ()


class TriggerBurst(Effect, frozen=True):
    """The EX Burst of the card triggers, wherever that is, for the player: it is put on the stack (11.8.7), with its choices."""

    player: Player
    what: Objects


class NextUseFree(Effect, frozen=True):
    """The next time in this turn that you use an ability of this kind ("action", "special") of ``what``, or of any card where there is
    none, you need not pay 《S》; ``whole``: need not pay anything."""

    what: Objects | None
    kind: str
    whole: bool


class NextSummonLeaves(Effect, frozen=True):
    """The next Summon of the group that you cast from your hand during the duration is removed from the game instead of being put into the
    Break Zone; ``again``: then you cast it again without paying the cost."""

    group: Group
    duration: Duration
    again: bool = False


# -- what the engine takes keywords apart into: these are never printed ---------------------------------------------------


class EnterByWarp(Effect, frozen=True):
    """The last Warp Counter is gone from ``what``: it is played onto its owner's field, a Summon is cast without paying."""

    what: Objects


class PrimingAction(Ability, frozen=True):
    """What the controller may do with the card on the field: pay ``cost``, then ``effects`` at once, without the stack."""

    cost: Cost
    effects: tuple[Effect, ...]
    limits: tuple[Limit, ...] = (OnlyMainPhase(),)


class PrimeInto(Effect, frozen=True):
    """The source's controller searches for a card of this ``name`` and places it on top of ``what``, which becomes that card."""

    name: str
    what: Objects


class PayLimitBreak(CostItem, frozen=True):
    """Turn ``count`` other face-down cards of one's Limit Break deck face up."""

    count: int


class GainSpecialOf(Effect, frozen=True):
    """``to`` gains the special abilities of ``of`` for the duration; it can use them without paying any cost, once in all."""

    to: Objects
    of: Objects
    duration: Duration
