"""What auto-abilities wait for."""

from .ir_base import Amount, Condition, Event, Filter, Objects, Player
from .ir_refs import Group

# A card event binds "subject" to the card it happened to; events with a second card bind it to "other".


class CardEvent(Event, frozen=True):
    """One of ``happenings`` happens to ``subject``. Binds "subject" (all cards at once for CountedSubject). ``by``: this player does it,
    by an effect, as a cost or by playing a card; not the rules, nor the other player."""

    subject: Objects
    happenings: tuple[Event, ...]
    by: Player | None = None


class EntersField(Event, frozen=True):
    """Enters the field of ``whose`` (AnyPlayer when unsaid). ``by`` is how: "" any way, "your_cast", "not_cast", "warp", "not_warp", "warp_or_ability", "warp_or_effect" (or any Summon or ability), "ability",
    "summon", "summon_or_ability", "deck", "break_zone" (from there), "your_break_zone" (its controller's own), "your_effects" (by a Summon or ability of yours), "your_hand", "not_their_hand" (from
    anywhere but the hand of the player whose field it enters), "their_hand", "their_break_zone" (from those of that player), "not_hand" (from
    anywhere but the controller's hand), "opponent_effects", "own_summon", "own_ability", "opponent_summon", "opponent_ability" (as in IsDiscarded).
    ``source``: due to an ability of this card, or of one of these."""

    whose: Player
    by: str = ""
    source: Objects | None = None


class LeavesField(Event, frozen=True):
    """Leaves the field, to whichever zone. Triggers look at the game right before (last known information). ``due_to`` as in
    IsDiscarded."""

    due_to: str = ""


class PutIntoBreakZone(Event, frozen=True):
    """Is put from ``source`` ("field", "your_field", "opponent_field", "deck", "your_deck", "opponent_deck", "hand", "your_hand", "opponent_hand",
    "hand_or_deck", "your_hand_or_deck", "opponent_hand_or_deck", "anywhere", "yours", "theirs": a card that you or the opponent own, from anywhere; "not_field", "yours_not_field", "theirs_not_field":
    such a card, from anywhere but the field; "yours_from_field", "theirs_from_field": such a card, from whoever's field) into the Break Zone, for whatever reason; ``due_to`` as in IsDiscarded."""

    source: str = "field"
    due_to: str = ""


class IsBroken(Event, frozen=True):
    """Is broken (15.1.1.3). ``by``: the card that broke it, bound to "other" (None: anything). ``due_to`` as in IsDiscarded."""

    by: Objects | None = None
    due_to: str = ""


class ReturnsToHand(Event, frozen=True):
    """Is returned from the field (that of ``source``) to its owner's hand (that of ``whose``); ``due_to`` restricts the cause's
    controller."""

    due_to: Player | None = None
    whose: Player | None = None
    source: Player | None = None


class RemovedFromGame(Event, frozen=True):
    """Is removed from the game from ``source`` ("field", "break_zone", "anywhere"); ``due_to`` as in IsDiscarded."""

    source: str = "anywhere"
    due_to: str = ""


class Attacks(Event, frozen=True):
    """Is declared as an attacker, alone or in a party."""


class AttacksAlone(Event, frozen=True):
    """Is declared as an attacker without a party (10.1.2)."""


class FormsPartyAndAttacks(Event, frozen=True):
    """Attacks as part of a party; ``with_cards``: that holds another Forward of each of these groups. Binds "other" to the
    card itself and those of the party that are of these groups ("they gain Haste")."""

    with_cards: tuple[Group, ...] = ()


class Blocks(Event, frozen=True):
    """Is declared as a blocker. Binds "other" to the attacker(s). ``whom`` restricts it."""

    whom: Objects | None = None


class IsBlocked(Event, frozen=True):
    """A Forward blocks it (or its party). Binds "other" to the blocker. ``by`` restricts it."""

    by: Objects | None = None


class IsNotBlocked(Event, frozen=True):
    """It attacked and no blocker was declared."""


class BecomesDull(Event, frozen=True):
    """Turns from active to dull; ``due_to`` as in IsDiscarded."""

    due_to: str = ""


class BecomesActive(Event, frozen=True):
    """Turns from dull to active; ``due_to`` as in IsDiscarded."""

    due_to: str = ""


class BecomesFrozen(Event, frozen=True):
    """Is frozen; ``due_to`` as in IsDiscarded."""

    due_to: str = ""


class IsDealtDamage(Event, frozen=True):
    """Is dealt damage greater than 0. ``by`` restricts the kind: "", "battle", "ability" (Summon or ability), "only_summon",
    "only_ability"; ``dealer`` the card that deals it, bound to "other"; ``controller`` who controls the Summon or ability;
    ``at_least`` how much it is."""

    by: str = ""
    dealer: Objects | None = None
    controller: Player | None = None
    at_least: Amount | None = None


class DealsDamageTo(Event, frozen=True):
    """Deals damage to a card of ``whom``, bound to "other". ``kind`` "" any or "battle"; ``at_least`` how much it is."""

    whom: Objects
    kind: str = ""
    at_least: Amount | None = None


class DealsDamageToPlayer(Event, frozen=True):
    """Deals one or more points of damage to the player."""

    player: Player


class Breaks(Event, frozen=True):
    """Breaks a card of ``whom`` ("other"); ``due_to`` as in IsBroken."""

    whom: Objects
    due_to: str = ""


class IsChosen(Event, frozen=True):
    """Is chosen by a Summon or ability controlled by ``by`` of the kinds "summon", "ability" (11.6.5). Binds "stack" to that Summon or ability."""

    by: Player
    kinds: tuple[str, ...]


class IsDiscarded(Event, frozen=True):
    """Is discarded from the hand, with ``whose`` from that of this player. ``due_to`` "" anything, "ability" (a Summon or ability), "opponent" (one of your opponent's), "own";
    by one of the two only: "only_summon", "only_ability", "opponent_summon", "opponent_ability", "own_summon", "own_ability"; "this_ability": by
    one of the card's own."""

    due_to: str = ""
    whose: Player | None = None


class UsesAbility(Event, frozen=True):
    """A player uses an ability of it of the kind "special", "action"; binds "stack" to that ability."""

    kind: str


class BecomesForward(Event, frozen=True):
    """Becomes a Forward."""


class PlayerCasts(Event, frozen=True):
    """The player casts a card of the group, bound to "subject". ``nth`` > 0: only the nth card cast in that turn."""

    player: Player
    group: Group
    nth: int = 0


class PlayerDraws(Event, frozen=True):
    """The player draws a card; ``outside``: not in his Draw Phase. ``due_to`` as in IsDiscarded. ``count`` > 0: at least so many cards
    by one draw, triggering once."""

    player: Player
    outside: bool = False
    due_to: str = ""
    count: int = 0


class PlayerDiscards(Event, frozen=True):
    """The player discards at least ``count`` cards at once, triggering once; ``each``: triggers for every card discarded.
    ``due_to``: the controller of the Summon or ability that caused it (None: any cause), ``by``: which of these alone ("summon", "ability",
    "this_ability": one of the card's own; empty: any). Only cards of ``group`` count (None: any)."""

    player: Player
    count: int = 1
    each: bool = False
    due_to: Player | None = None
    group: Group | None = None
    by: str = ""


class PlayerReceivesDamage(Event, frozen=True):
    """The player receives a point of damage; ``nth`` > 0: only when that makes the nth point. ``due_to`` as in IsDiscarded.
    ``at_once``: once for all the points that come together."""

    player: Player
    nth: int = 0
    due_to: str = ""
    at_once: bool = False


class PlayerUsesAbility(Event, frozen=True):
    """The player uses an ability of the kind "special", "action", "any"; ``group`` restricts its source."""

    player: Player
    kind: str
    group: Group | None = None


class AutoTriggers(Event, frozen=True):
    """An auto-ability of a card that the player controls triggers (11.8.3); ``group`` restricts the card, None: any."""

    player: Player
    group: Group | None = None


class PlayerGainsCrystal(Event, frozen=True):
    """The player gains one or more Crystals."""

    player: Player


class PlayerPaysCrystal(Event, frozen=True):
    """The player pays one or more Crystals for something."""

    player: Player


class PartyAttacks(Event, frozen=True):
    """A party that the player controls attacks; binds "subject" to its Forwards."""

    player: Player


class PartyIsBlocked(Event, frozen=True):
    """A party that the player controls is blocked, as if it were one Forward (10.1.3.4); binds "subject" to its Forwards."""

    player: Player


class PartyDealsDamage(Event, frozen=True):
    """A party that ``player`` controls deals damage to ``to``; binds "subject" to its Forwards."""

    player: Player
    to: Player


class BeginningOf(Event, frozen=True):
    """The beginning of ``phase`` ("active", "draw", "main_1", "attack", "main_2", "end", "turn") of ``whose`` turns. ``next``: only the next one;
    ``later``: that of the next turn, for which the current one does not count."""

    phase: str
    whose: Player
    next: bool = False
    later: bool = False


class EndOf(Event, frozen=True):
    """The end of ``phase`` ("turn", "attack") of ``whose`` turns (EachPlayer: every turn). ``next``: only the next one, as in a delayed ability."""

    phase: str
    whose: Player
    next: bool = False


class PlayerUsesExBurst(Event, frozen=True):
    """The player uses an EX Burst."""

    player: Player


class AddedToHand(Event, frozen=True):
    """Is added to its owner's hand from ``source`` ("break_zone", "deck"; "search": from the deck in which it was searched for;
    "anywhere": not drawn, and not returned from the field);
    ``whose`` hand that is (None: anybody's). ``due_to`` as in IsDiscarded."""

    source: str
    whose: Player | None = None
    due_to: str = ""


class DealsDamageToAny(Event, frozen=True):
    """Deals damage to the player, or to a card of ``whom`` ("other")."""

    player: Player
    whom: Objects


class EndOfNextTurn(Event, frozen=True):
    """Delayed, once: the end of the next turn of the player; the current turn does not count."""

    whose: Player


class AnyEvent(Event, frozen=True):
    """Any of these events ("When you cast a Summon or Cloud attacks")."""

    events: tuple[Event, ...]


class FirstInTurn(Event, frozen=True):
    """The event, counted only the first time (the ``nth``) it happens in each turn."""

    event: Event
    nth: int = 1


class DuringTurnOf(Event, frozen=True):
    """The event, only when it happens during a turn of ``player``."""

    player: Player
    event: Event


class DamagedCardEvent(Event, frozen=True):
    """A card of ``group`` that was dealt damage by ``by`` this turn goes from the field to the Break Zone in the same turn; it
    is "subject"."""

    by: Objects
    group: Group


class StateHolds(Event, frozen=True):
    """State trigger (11.8.18): the condition becomes true."""

    condition: Condition


class ComesToBe(Event, frozen=True):
    """A card of ``subject`` that was on the field and not such a card before is one now: a Forward, of so much power."""

    subject: Objects
    filter: Filter


class GainsControl(Event, frozen=True):
    """The player gains control of a card of the group, which another player controlled until then ("subject")."""

    player: Player
    group: Group


class CounterPlacedOn(Event, frozen=True):
    """One or more counters of this name ("" = of any names) are placed on ``card`` ("subject")."""

    counter: str
    card: Objects


class CounterRemoved(Event, frozen=True):
    """A counter of this name ("" = of any) is removed from ``card`` ("subject"); one occurrence a counter, or one for all that go
    together (``at_once``). ``last``: only the one after which there is none left."""

    counter: str
    card: Objects
    last: bool = False
    at_once: bool = False


class PrimesInto(Event, frozen=True):
    """A card of this ``name`` primes into the source (Priming)."""

    name: str


class Primes(Event, frozen=True):
    """A card of ``subject`` primes (Priming)."""

    subject: Objects


class AsBurst(Event, frozen=True):
    """Nothing that happens: the ability is used as an EX Burst alone ("when Hild is put into the Damage Zone")."""
