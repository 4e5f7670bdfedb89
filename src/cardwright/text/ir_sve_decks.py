"""Shadowverse: Evolve: card by card from a deck, places in a deck, halves of it, cards that change places, what is printed."""

from .ir_base import Amount, Effect, Objects, Player, Zone
from .ir_effects import Target


class DrawUpTo(Effect, frozen=True):
    """The player draws cards one by one, at most ``count``, and may stop before each of them (5.9.3)."""

    player: Player
    count: Amount


class DrawShown(Effect, frozen=True):
    """Draws cards (5.9) and reveals those that came to the hand so (5.20.1); they are bound to ``bind``."""

    player: Player
    count: Amount
    bind: str = ""


class LookUpTo(Effect, frozen=True):
    """The player looks at the top cards of the own deck one by one, at most ``count``, and may stop before each of them (5.10.2);
    they stay there, bound to ``bind``."""

    player: Player
    count: Amount
    bind: str = ""


class Swap(Effect, frozen=True):
    """The two cards of ``what`` change zones with one another at the same time, or nothing happens (5.12)."""

    what: Objects


class SwapSelected(Effect, frozen=True):
    """The controller selects ``targets`` on resolution: with ``what``, if any, they are the two cards that are swapped (5.12)."""

    targets: tuple[Target, ...]
    what: Objects | None = None


class OriginalAttack(Amount, frozen=True):
    """The attack printed on the card itself (5.23.1), whatever it has evolved into or been given."""

    card: Objects


class OriginalDefense(Amount, frozen=True):
    """The defense printed on the card itself (5.23.1)."""

    card: Objects


class HalfOfDeck(Objects, frozen=True):
    """Half of the cards of the player's deck, rounded up: the uppermost ones, or with ``bottom`` the lowest (5.29.2)."""

    player: Player
    bottom: bool = False


class DeckPosition(Zone, frozen=True):
    """Destination: the ``nth`` place of the player's deck from the top, or from the bottom; where the deck is too small for that,
    the place furthest from there (4.1.3.1). Several cards follow one another from that place on."""

    player: Player
    nth: int
    bottom: bool = False
