"""Whose turn is next: extra turns (5.27) and skipped ones (5.25)."""

from __future__ import annotations

from typing import Final

from cardwright.games.common import turn_order
from cardwright.games.common.turn_order import skip_next, take_another
from cardwright.games.sve.players import number_of, switches
from cardwright.kernel.game import Game

__all__ = ["TAKEN", "began", "begins", "next_player", "skip_next", "take_another", "taken", "went_first"]
FIRST: Final = "first"  # State.vars: who took the first turn, counted from 1
TAKEN: Final = (
    "turns:0",
    "turns:1",
)  # State.vars: how many turns each player has taken, the one that is under way included


def begins(g: Game) -> None:
    """The game begins with the player whose turn it is (6.2.1.12)."""
    g.state.vars[FIRST] = g.state.turn_player + 1


def went_first(g: Game) -> int:
    """Who took the first turn of the game (6.2.1.6); where it did not begin here, as if the players had always taken turns (7.1.1)."""
    turn_player = g.state.turn_player
    return (number_of(g, FIRST) or (turn_player if g.state.turn % 2 else 1 - turn_player) + 1) - 1


def began(g: Game) -> None:
    """A turn of the turn player has begun (7.1.1); one that was skipped never does (5.25.1)."""
    player = g.state.turn_player
    g.state.vars[TAKEN[player]] = taken(g, player) + 1


def taken(g: Game, player: int) -> int:
    """How many turns of the player have begun, extra ones included (5.27.1)."""
    return number_of(g, TAKEN[player])


def next_player(g: Game) -> int:
    """Who takes the next turn (7.4.9), as the ruleset reads 5.27.1.1 and 5.25.2."""
    switch = switches(g)
    first, over = switch.newest_turns_first, switch.skip_takes_extra_turns
    return turn_order.next_player(g, newest_first=first, skips_extra=over)
