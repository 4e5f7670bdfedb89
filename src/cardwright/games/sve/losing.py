"""How the game ends (1.2, 11.2)."""

from __future__ import annotations

from collections.abc import Sequence

from cardwright.games.common.frame import cannot_lose
from cardwright.games.common.house import DOOMED
from cardwright.games.sve.players import defense, leader
from cardwright.kernel.game import Game
from cardwright.kernel.match import GameOver


def losers(g: Game) -> dict[int, str]:
    """Every player who meets a condition of defeat now, with the clause (11.2.1, 11.2.2)."""
    found: dict[int, str] = {}
    for player in (0, 1):
        own = leader(g, player)
        if own is not None and defense(g, own.id) <= 0:
            found[player] = "11.2.1"  # 1.2.1.1
        elif DOOMED in g.state.vars and g.state.vars.get(f"decked:{player}"):
            found[player] = "11.2.2"  # 1.2.1.2, 5.9.1.1
    return found


def win(g: Game, player: int) -> None:
    """An effect has the player win: at once, without Confirmation Timing (1.2.4, 5.22.1); the other one must be able to lose."""
    if cannot_lose(g, 1 - player):
        g.note("no_defeat", "1.3.3", 1 - player)
        return
    g.note("win", "1.2.4, 5.22.1", player)
    raise GameOver(player, "1.2.4")


def lose(g: Game, losers: Sequence[int]) -> None:
    """An effect has these players lose: at once (1.2.4), all who can at the same time, which is a draw where both do (1.2.2)."""
    if len(losers) == 2 and not any(cannot_lose(g, player) for player in losers):
        g.note("draw_game", "1.2.2", -1, reasons=["1.2.4"])
        raise GameOver(-1, "1.2.2")
    for player in losers:
        win(g, 1 - player)
