"""How a game ends (chapter 3) and the defeats that end it at once."""

from __future__ import annotations

from cardwright.games.common.frame import finish
from cardwright.games.common.house import DOOMED, doom
from cardwright.games.common.zones import ACTING_PHASES, DAMAGE_ZONE
from cardwright.games.fftcg.ruleset import Switches
from cardwright.kernel.game import Game

RULESET = "fftcg-2020"
DRAW = "3.3"  # the clause by which both have lost
__all__ = [
    "DOOMED",
    "DRAW",
    "all_defeats",
    "at_leisure",
    "check_damage",
    "doom",
    "lethal_damage",
    "may_act",
    "switches",
]


def switches(g: Game) -> Switches:
    """The switches of the ruleset in play."""
    found: Switches = g.rules.switches
    return found


def may_act(g: Game) -> bool:
    """Whether this is a phase for Summons and abilities (9.3.1.6, 9.3.1.7; fftcg-classic C80, C90; reading F41)."""
    phase = g.state.phase
    return phase in ACTING_PHASES or (phase == "end" and switches(g).acts_in_end_phase)


def at_leisure(g: Game, player: int) -> bool:
    """Whether it is the player's own Main Phase with an empty stack: the time for casting Characters (11.4.1)."""
    state = g.state
    return player == state.turn_player and state.phase in ("main1", "main2") and not state.stack


def lethal_damage(g: Game, player: int) -> str:
    """The clause by which the player has lost to damage, or nothing (3.1.1, 7.8.2, 12.4.1, 12.4.3)."""
    if len(g.zone(player, DAMAGE_ZONE)) >= switches(g).damage_limit:
        return "12.4.1"
    if DOOMED in g.state.vars and g.state.vars.get(f"undeckable:{player}"):
        return "12.4.3"
    return ""


def check_damage(g: Game) -> None:
    """Losing to damage is looked at as soon as one damage resolution is over (6.5.3, 3.1.1, 3.1.3; fftcg-guide G99; reading F22)."""
    finish(g, {p: clause for p in (0, 1) if (clause := lethal_damage(g, p))}, DRAW)


def all_defeats(g: Game) -> dict[int, str]:
    """Every player who has lost now, with the clause (12.4.1-12.4.3)."""
    state = g.state
    if DOOMED not in state.vars:
        limit, (one, other) = switches(g).damage_limit, state.zones
        if len(one[DAMAGE_ZONE]) < limit and len(other[DAMAGE_ZONE]) < limit:
            return {}
    found = {p: clause for p in (0, 1) if (clause := lethal_damage(g, p))}
    for player in (0, 1):
        if g.state.vars.get(f"decked:{player}"):
            found.setdefault(player, "12.4.2")
        if g.state.vars.get(f"lost:{player}"):
            found.setdefault(player, "3.1")
    for player in (0, 1):
        if g.state.vars.get(f"won:{player}") and not found:
            found[1 - player] = "3.1"
    return found
