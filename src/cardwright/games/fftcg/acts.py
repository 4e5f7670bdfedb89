"""What the player with priority can do (11.1.1), and the passes of those who can do nothing else."""

from __future__ import annotations

from typing import Final

from cardwright.games.fftcg import payment, using
from cardwright.games.fftcg.castable import cast_acts
from cardwright.games.fftcg.glance import only_passes
from cardwright.games.fftcg.losing import may_act
from cardwright.games.fftcg.priority import pass_on
from cardwright.kernel.game import Game
from cardwright.kernel.match import PASS
from cardwright.kernel.rules import Act

RULESET = "fftcg-2020"
MAIN_PHASES: Final = ("main1", "main2")
ONLY_PASS: Final[list[Act]] = [PASS]


def acts_of(g: Game, player: int) -> list[Act]:
    """What the player could do, but for loops."""
    key = _key(g, player)
    if not may_act(g) or (key not in g.derived.notes and only_passes(g, player)):
        return ONLY_PASS
    return _listed(g, player, key)


def _listed(g: Game, player: int, key: tuple[object, ...]) -> list[Act]:
    """The acts in a phase for acting, listed once as long as nothing changes that they depend on."""
    view = g.derived
    found: list[Act] | None = view.notes.get(key)
    if found is None:
        purse = payment.purse(g, player, view)
        found = view.notes[key] = [PASS, *cast_acts(g, player, purse), *using.use_acts(g, player, purse)]
    return found


def _key(g: Game, player: int) -> tuple[object, ...]:
    """What the acts depend on beside the view. Of the phase: both Main Phases are alike, unless a text tells them apart."""
    state = g.state
    phase = state.phase
    if not g.known.timed and (phase in MAIN_PHASES or (phase == "attack" and player != state.turn_player)):
        phase = "main"
    return ("acts", player, phase, state.turn, state.status, state.elsewhere, state.serial, len(state.history))


def pass_over(g: Game) -> bool:
    """Whoever has priority and can only pass does so, one after the other; whether that was all there was to do."""
    state, acting = g.state, may_act(g)
    while state.step == "priority":
        player = state.priority
        if acting and not only_passes(g, player) and len(_listed(g, player, _key(g, player))) > 1:
            return False
        pass_on(g, player)
    return True
