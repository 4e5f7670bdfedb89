"""Turns and phases that are added or left out."""

from .ir_base import Effect, Player
from .ir_effects import Delayed


class AnotherTurn(Effect, frozen=True):
    """The player takes another turn after this one; ``later``: what is done at the end of that turn."""

    player: Player
    later: Delayed | None = None


class SkipPhases(Effect, frozen=True):
    """The player skips the next of each of the ``phases`` ("active", "draw", "main_1", "attack", "main_2", "turn" a whole turn, "draws"
    only the drawing in a Draw Phase). ``next_turn``: those of the player's next turn, the current one does not count."""

    player: Player
    phases: tuple[str, ...]
    next_turn: bool = False


class AnotherAttackPhase(Effect, frozen=True):
    """After the Attack Phase of this turn comes another one."""


class AnotherMainPhase(Effect, frozen=True):
    """After the phase that is now comes a Main Phase, which is a Main Phase 2 (9.3.1.1)."""
