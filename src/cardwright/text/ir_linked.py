"""What is linked to something that was done or chosen before: the first of two cards, the other card of a battle, what was
drawn this turn, what was named, for how long until a turn begins."""

from .ir_base import Amount, Condition, Duration, Effect, Event, Filter, Gained, Objects, Player
from .ir_effects import Target
from .ir_events import DuringTurnOf, FirstInTurn
from .ir_refs import Group
from .ir_static import Rule


class InOrder(Objects, frozen=True):
    """Of two cards that were chosen, the one that was chosen first, or (``first`` False) the other one."""

    cards: Objects
    first: bool


class Untaken(Objects, frozen=True):
    """Those of ``cards`` that a player did not select among them, as ``taken`` was."""

    cards: Objects
    taken: Objects


class Opposing(Objects, frozen=True):
    """The Forward that blocks ``card`` (or the party it is in) or is blocked by it; every Forward of a party that it blocks."""

    card: Objects


class NamedType(Filter, frozen=True):
    """The card has the card type that was named or selected earlier in this effect (Name)."""


class NamedJob(Filter, frozen=True):
    """The card has the job that was named or selected earlier in this effect (Name)."""


class CardsDrawn(Amount, frozen=True):
    """How many cards the player has drawn this turn."""

    player: Player


class TimesThisTurn(Amount, frozen=True):
    """How often ``event`` has happened this turn."""

    event: Event


class CountElementsOf(Amount, frozen=True):
    """How many different Elements there are among these cards (last known)."""

    cards: Objects


class PhaseIs(Condition, frozen=True):
    """It is the phase ``phase`` ("main_1", "main_2", "attack", "active", "draw", "end") of a turn of ``player``."""

    phase: str
    player: Player


class DuringPhaseOf(Event, frozen=True):
    """The event, only when it happens during the phase ``phase`` of a turn of ``player``, as in PhaseIs; "main": either Main Phase."""

    phase: str
    player: Player
    event: Event


class EventWhile(Event, frozen=True):
    """The event, only when the condition holds as it happens; nobody asks again as the ability is carried out."""

    condition: Condition
    event: Event


# what only says when, or for whichever time, the event has to happen
Within = FirstInTurn | DuringTurnOf | DuringPhaseOf | EventWhile


class UntilBeginningOfTurn(Duration, frozen=True):
    """Until the next turn of ``player`` begins."""

    player: Player


class DuringNextTurn(Duration, frozen=True):
    """Only during the next turn of the player, from its start to its end."""

    player: Player


class WhileCounter(Duration, frozen=True):
    """As long as a counter of this name is placed on ``card``."""

    card: Objects
    counter: str


class PutAway(Rule, frozen=True):
    """It is put into the Break Zone by the rules as soon as this applies to it, without anything on the stack."""


class DamageStands(Rule, frozen=True):
    """Damage dealt to it cannot be reduced; ``by``: only damage dealt by what this player controls, of the ``kinds`` "summon", "ability";
    ``dealer``: only damage that these cards deal."""

    by: Player | None = None
    kinds: tuple[str, ...] = ("ability",)
    dealer: Objects | None = None


class SelectAmong(Effect, frozen=True):
    """The player selects ``target`` among the cards ``among``, which stay where they are; as many as possible up to the count."""

    player: Player
    target: Target
    among: Objects


class Assign(Effect, frozen=True):
    """Of the cards ``among``, which were chosen, ``target`` are those to which something else happens than to the others: the player
    says so as they are chosen."""

    player: Player
    target: Target
    among: Objects


class CountDifferent(Amount, frozen=True):
    """How many different names ("name"), Elements, classes, jobs (traits), categories or costs (``trait``) there are among the cards of the group.
    ``apart``: how many cards of it there are at most of which no two share one ("3 or more Backups of different Elements")."""

    trait: str
    group: Group
    apart: bool = False


class CopyOf(Filter, frozen=True):
    """The card has a name that ``card`` had when the effect began, whatever becomes of ``card`` later."""

    card: Objects


class RemoveAtRandom(Effect, frozen=True):
    """``count`` cards of the player's hand, at random, are removed from the game. Bound to ``bind``."""

    player: Player
    count: Amount
    bind: str = ""


class PutIntoDamageZone(Event, frozen=True):
    """Is put into the Damage Zone of ``whose``, as a point of damage or in any other way."""

    whose: Player


class ChosenBy(Event, frozen=True):
    """Is chosen by an ability of a card of ``sources`` that ``by`` controls (AnyPlayer: anybody). Binds "stack" to that ability."""

    by: Player
    sources: Group


class EntersUnnoticed(Rule, frozen=True):
    """Its entering the field triggers no auto-ability, neither its own nor any other."""


class AllTraits(Gained, frozen=True):
    """All its Jobs ("job") or all its Categories ("category"), ``trait`` (only lost)."""

    trait: str
