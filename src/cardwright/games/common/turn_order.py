"""Whose turn is next: extra turns (sve 5.27) and skipped ones (sve 5.25)."""

from __future__ import annotations

from typing import Final, cast

from cardwright.kernel.game import Game
from cardwright.kernel.state import MISC

EXTRA: Final = "extra_turns"  # State.memory: the players who are to take another turn, in the order of the instructions
SKIPPED: Final = "skipped_turns"  # State.memory: the players whose next turn is skipped, once for each time
NATURAL: Final = (
    "natural_turn"  # State.vars: whose turn it was when the players last simply alternated, once that was not so
)


def take_another(g: Game, player: int) -> None:
    """The player is to take a turn right before the turn that would come next (sve 5.27.1)."""
    wait(g, EXTRA, player)
    g.note("extra_turn", "11.11.5", player)


def skip_next(g: Game, player: int) -> None:
    """The next turn of the player is skipped, once for each such instruction (sve 5.25.2, 5.25.2.1)."""
    wait(g, SKIPPED, player)
    g.note("skip_turn", "11.11.5", player)


def next_player(g: Game, *, newest_first: bool = True, skips_extra: bool = True) -> int:
    """Who takes the next turn. Called once as a turn ends (9.5.1.5; sve 7.4.9): extra turns and skips are used up by it.

    Extra turns come before the turn that would have been next, the newest instruction first (sve 5.27.1.1); a skip takes the
    player's next turn, also where that is an extra one (reading S25).
    """
    if not g.state.memory.get(EXTRA) and not g.state.memory.get(SKIPPED) and NATURAL not in g.state.vars:
        return 1 - g.state.turn_player
    natural = cast("int", g.state.vars.get(NATURAL, g.state.turn_player))
    while True:
        extra = g.state.memory.get(EXTRA, ())
        if extra:
            at = len(extra) - 1 if newest_first else 0
            player = cast("int", extra[at])
            done_waiting(g, EXTRA, at)
        else:
            player = natural = 1 - natural  # sve 7.1.1
        skipped = g.state.memory.get(SKIPPED, ())
        if player in skipped and (not extra or skips_extra):
            at = skipped.index(player)
            done_waiting(g, SKIPPED, at)
            g.note("skipped", "11.11.5", player)
            continue
        g.state.vars[NATURAL] = natural
        g.changed(MISC)
        return player


def wait(g: Game, name: str, value: int) -> None:
    """Remember in State.memory, behind what waits there already, what a later moment has to look at."""
    g.state.memory[name] = (*g.state.memory.get(name, ()), value)
    g.changed(MISC)


def done_waiting(g: Game, name: str, at: int) -> None:
    """Forget the one in this place."""
    rest = (*g.state.memory[name][:at], *g.state.memory[name][at + 1 :])
    if rest:
        g.state.memory[name] = rest
    else:
        del g.state.memory[name]
