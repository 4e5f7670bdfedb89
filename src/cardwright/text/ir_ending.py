"""Nodes for how the game ends by a text."""

from .ir_base import Effect, Player


class LoseGame(Effect, frozen=True):
    """The player loses the game."""

    player: Player


class WinGame(Effect, frozen=True):
    """The player wins the game."""

    player: Player


class CannotLose(Effect, frozen=True):
    """The player does not lose, whatever condition of defeat is met, but by conceding (2.1; sve 1.2.3.1, 1.3.3)."""

    player: Player
