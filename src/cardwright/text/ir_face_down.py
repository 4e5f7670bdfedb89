"""Cards that lie face down, and who may look at them."""

from .ir_base import Effect, Objects, Player


class FaceDown(Effect, frozen=True):
    """Carry out ``effect``, which removes cards from the game: they lie there face down, and nobody may look at them."""

    effect: Effect


class MayLook(Effect, frozen=True):
    """The player may look at these cards, which lie face down, for as long as they do."""

    player: Player
    what: Objects
