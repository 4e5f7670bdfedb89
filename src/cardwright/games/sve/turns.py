"""Whose turn is next: extra turns (5.27) and skipped ones (5.25)."""

from __future__ import annotations

from cardwright.games.common import turn_order
from cardwright.games.common.turn_order import skip_next, take_another
from cardwright.games.sve.players import switches
from cardwright.kernel.game import Game

__all__ = ["next_player", "skip_next", "take_another"]


def next_player(g: Game) -> int:
    """Who takes the next turn (7.4.9), as the ruleset reads 5.27.1.1 and 5.25.2."""
    switch = switches(g)
    first, over = switch.newest_turns_first, switch.skip_takes_extra_turns
    return turn_order.next_player(g, newest_first=first, skips_extra=over)
