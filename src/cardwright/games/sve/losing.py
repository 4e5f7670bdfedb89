"""How the game ends (1.2, 11.2)."""

from __future__ import annotations

from cardwright.games.common.house import DOOMED
from cardwright.games.common.refs import players
from cardwright.games.common.ruling import in_force
from cardwright.games.sve.players import defense, leader
from cardwright.kernel.game import Game
from cardwright.kernel.match import GameOver


def losers(g: Game) -> dict[int, str]:
    """Every player who meets a condition of defeat now, with the clause (11.2.1, 11.2.2), and can lose (1.3.3)."""
    found: dict[int, str] = {}
    for player in (p for p in (0, 1) if not cannot_lose(g, p)):
        own = leader(g, player)
        if own is not None and defense(g, own.id) <= 0:
            found[player] = "11.2.1"  # 1.2.1.1
        elif DOOMED in g.state.vars and g.state.vars.get(f"decked:{player}"):
            found[player] = "11.2.2"  # 1.2.1.2, 5.9.1.1
    return found


def forgive(g: Game) -> None:
    """The card that was not there to be drawn is asked about once, when rules are handled next (11.2.2)."""
    if DOOMED in g.state.vars:
        for name in (DOOMED, "decked:0", "decked:1"):
            g.state.vars.pop(name, None)


def cannot_lose(g: Game, player: int) -> bool:
    """Whether a text forbids the player's defeat; conceding it does not (1.2.3.1)."""
    return any(player in players(g, ctx, e.part.node.player) for e, ctx in in_force(g, "CannotLose"))


def win(g: Game, player: int) -> None:
    """An effect has the player win: at once, without Confirmation Timing (1.2.4, 5.22.1); the other one must be able to lose."""
    if cannot_lose(g, 1 - player):
        g.note("no_defeat", "1.3.3", 1 - player)
        return
    g.note("win", "1.2.4", player)
    raise GameOver(player, "1.2.4")
