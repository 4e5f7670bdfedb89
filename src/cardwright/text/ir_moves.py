"""Instructions that move cards: between hand, deck, field, Break Zone and out of the game."""

from .ir_amounts import Num
from .ir_base import Amount, Condition, Duration, Effect, Objects, Player, Zone
from .ir_effects import Target
from .ir_refs import Group

# -- moving cards ------------------------------------------------------------------------------------------------------


class ToHand(Effect, frozen=True):
    """Put into the owner's hand. ``verb`` is "return" (printed "return ... to its owner's hand") or "add" ("add ... to your hand");
    ``origin``: only from that zone."""

    what: Objects
    player: Player
    verb: str
    origin: Zone | None = None


class PutInto(Effect, frozen=True):
    """Move to the zone (BreakZone: not a break; DeckTop, DeckBottom ...)."""

    what: Objects
    to: Zone


class PlayerPuts(Effect, frozen=True):
    """``player`` moves the cards to the zone (BreakZone: not a break)."""

    player: Player
    what: Objects
    to: Zone


class SelectAndPut(Effect, frozen=True):
    """The player selects ``target`` on resolution (where unsaid: among the cards that this player controls) and moves them
    to the zone (BreakZone: not a break; Hand; Removed)."""

    player: Player
    target: Target
    to: Zone


class SelectAndBreak(Effect, frozen=True):
    """The player selects ``target`` on resolution (where unsaid: among his own) and breaks them."""

    player: Player
    target: Target


class SelectAndDull(Effect, frozen=True):
    """The player selects ``target`` on resolution (where unsaid: among his own) and dulls them."""

    player: Player
    target: Target


class SelectParts(Effect, frozen=True):
    """The player selects every one of ``targets`` on resolution (where unsaid: among his own), no card twice, and does the
    same to all of them at once: ``act`` is "put" (into the Break Zone), "return" (to the hand), "remove" (from the game),
    "break", "dull", "activate", "discard", "bottom" (of the deck), or empty where later sentences say what becomes of them."""

    player: Player
    targets: tuple[Target, ...]
    act: str = ""


class RemoveFromGame(Effect, frozen=True):
    """Remove from the game (15.1.1.5). With ``duration`` WhileOnField: returns to the field when that ends."""

    what: Objects
    duration: Duration


class PlayOnto(Effect, frozen=True):
    """Put onto the field of ``player`` without paying; ``dull``: it enters dull; ``origin``: only from that zone."""

    what: Objects
    player: Player
    dull: bool = False
    origin: Zone | None = None


class PlayFrom(Effect, frozen=True):
    """The player selects ``target`` in the zone and plays it onto the field without paying (hand: only this player sees the candidates).
    ``joins``: it attacks in a party with this card, where that attacks."""

    player: Player
    target: Target
    zone: Zone
    dull: bool = False
    joins: Objects | None = None


class CastFrom(Effect, frozen=True):
    """The player casts ``target`` from the zone right now; ``free``: without paying the cost; else with the cost reduced by
    ``reduction``, to no less than ``floor``; ``any_element``: it can be paid with CP of any Element."""

    player: Player
    target: Target
    zone: Zone
    free: bool = True
    reduction: Amount | None = None
    floor: int = 0
    any_element: bool = False


class CastRef(Effect, frozen=True):
    """The player casts the referenced card right now; ``free``: without paying the cost."""

    player: Player
    what: Objects
    free: bool = True


class AllowCast(Effect, frozen=True):
    """For the duration the player can cast the referenced card from where it is, whenever it could normally be cast, paying its
    cost; ``free``: without paying it; ``condition``: only while that holds; ``once``: one of the cards in all."""

    player: Player
    what: Objects
    duration: Duration
    free: bool = False
    condition: Condition | None = None
    once: bool = False


class Draw(Effect, frozen=True):
    """Draw cards one at a time."""

    player: Player
    count: Amount


class Discard(Effect, frozen=True):
    """The player discards ``count`` cards of the group from the hand, of his own choice (as many as possible;
    ``up_to``: at most that many; ``any_number``: as many as he likes). Bound to ``bind``."""

    player: Player
    count: Amount
    group: Group
    up_to: bool = False
    any_number: bool = False
    bind: str = ""


class DiscardHand(Effect, frozen=True):
    """The player discards the whole hand. Bound to ``bind``."""

    player: Player
    bind: str = ""


class DiscardCards(Effect, frozen=True):
    """The player discards the referenced cards from the hand."""

    player: Player
    what: Objects


class Search(Effect, frozen=True):
    """Look for ``targets`` in the player's deck (fewer or none may be found: hidden zone), reveal them, bind them; shuffle afterwards (15.1.1.8).
    ``different``: of all that is found no two share this trait. ``most_cost``: the costs of all that is found are no more in all."""

    player: Player
    targets: tuple[Target, ...]
    different: str = ""
    most_cost: Amount | None = None


class Shuffle(Effect, frozen=True):
    """Shuffle the player's deck."""

    player: Player


class RevealTop(Effect, frozen=True):
    """Reveal (or ``look``: only ``player`` sees) the top ``count`` cards of ``deck``'s deck; they stay there, bound to ``bind``."""

    player: Player
    deck: Player
    count: Amount
    look: bool = False
    bind: str = ""


class RevealUntil(Effect, frozen=True):
    """Turn over cards from the top of your deck until ``count`` cards of the group are revealed: they are bound to ``bind``, the
    others to ``bind_rest``."""

    group: Group
    count: Amount = Num(1)
    bind: str = ""
    bind_rest: str = ""


class RevealHand(Effect, frozen=True):
    """The player reveals the hand, or you ``look`` at it; its cards are bound to ``bind``."""

    player: Player
    bind: str = ""
    look: bool = False


class TakeAmong(Effect, frozen=True):
    """The player selects ``target`` among the cards ``among`` and moves them: ``into`` Hand, Field, BreakZone ...; may find fewer."""

    player: Player
    target: Target
    among: Objects
    into: Zone
    dull: bool = False


class TakeTogether(Effect, frozen=True):
    """The player selects ``targets`` among the cards ``among``, of which the costs are no more than ``most_cost`` in all, and moves
    all of them at once: ``into`` Hand, Field ...; may find fewer."""

    player: Player
    targets: tuple[Target, ...]
    among: Objects
    into: Zone
    most_cost: Amount
    dull: bool = False


class PutRest(Effect, frozen=True):
    """The cards of ``among`` that were not moved by this effect go to the zone."""

    among: Objects
    to: Zone
    shuffle: bool = False


class Mill(Effect, frozen=True):
    """The player puts the top ``count`` cards of his deck into the Break Zone; bound to ``bind``."""

    player: Player
    count: Amount
    bind: str = ""


class TopIntoDamageZone(Effect, frozen=True):
    """The player puts the top ``count`` cards of his deck into the Damage Zone, which are no points of damage that he receives."""

    player: Player
    count: Amount


class RemoveTop(Effect, frozen=True):
    """The player removes the top ``count`` cards of his deck from the game; bound to ``bind``."""

    player: Player
    count: Amount
    bind: str = ""


class RevealAndDiscard(Effect, frozen=True):
    """The player reveals the hand; the opponent of that player selects ``count`` cards of the group in it and they are discarded."""

    player: Player
    count: Amount
    group: Group


class DiscardAtRandom(Effect, frozen=True):
    """The player discards ``count`` cards at random from the hand. Bound to ``bind``."""

    player: Player
    count: Amount
    group: Group
    bind: str = ""


class RevealCards(Effect, frozen=True):
    """The player selects ``target`` (in the hand, as its group says) and reveals the cards; they stay where they are."""

    player: Player
    target: Target
