"""Where cards are, and how long something lasts: zones and durations."""

from .ir_base import Amount, Condition, Duration, Objects, Player, Zone

# -- zones -------------------------------------------------------------------------------------------------------------


class Field(Zone, frozen=True):
    """The player's field."""

    player: Player


class BreakZone(Zone, frozen=True):
    """The player's Break Zone."""

    player: Player


class Hand(Zone, frozen=True):
    """The player's hand."""

    player: Player


class DeckZone(Zone, frozen=True):
    """The player's deck."""

    player: Player


class DamageZone(Zone, frozen=True):
    """The player's Damage Zone."""

    player: Player


class Removed(Zone, frozen=True):
    """Cards removed from the game that the player owns."""

    player: Player


class EitherZone(Zone, frozen=True):
    """Any of these places of cards ("your hand or Break Zone")."""

    zones: tuple[Zone, ...]


class DeckTop(Zone, frozen=True):
    """Destination: the top of the player's deck (several cards: in any order that the moving player likes)."""

    player: Player


class DeckBottom(Zone, frozen=True):
    """Destination: the bottom of the player's deck; ``order`` is "any" (the moving player's choice) or "random" (shuffled)."""

    player: Player
    order: str = "any"


class DeckTopOrBottom(Zone, frozen=True):
    """Destination: each card on the top or at the bottom of the player's deck, split and ordered as that player likes."""

    player: Player


class DeckUnder(Zone, frozen=True):
    """Destination: right under the top ``count`` cards of the player's deck."""

    player: Player
    count: Amount


# -- durations ---------------------------------------------------------------------------------------------------------


class Continuous(Duration, frozen=True):
    """As long as the field ability applies. Only inside FieldAbility."""


class UntilEndOfTurn(Duration, frozen=True):
    """Until the end of the turn. w: 0 "until the end of the turn" behind, 1 in front, 2 "this turn" behind, 3 "during this turn" in front."""


class UntilEndOfNextTurn(Duration, frozen=True):
    """Until the end of the player's next turn."""

    player: Player


class WhileOnField(Duration, frozen=True):
    """As long as ``card`` is on the field."""

    card: Objects


class WhileOnYours(Duration, frozen=True):
    """As long as ``card`` is on the field of the player who controls the effect."""

    card: Objects


class WhileHolds(Duration, frozen=True):
    """As long as the condition holds, from when the effect is created on: what has ended does not begin again."""

    condition: Condition


class Permanent(Duration, frozen=True):
    """No end: as long as the affected object exists (text states no duration, or says that the effect does not end with the turn)."""


class UntilEndOfYourTurn(Duration, frozen=True):
    """Until the end of the next turn of ``player`` to end (the current one, when it is that player's)."""

    player: Player
