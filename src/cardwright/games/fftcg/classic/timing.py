"""When classic keywords can be used (C5, C105, C110; readings C-h, C-i, F16)."""

from __future__ import annotations

from typing import Final

from cardwright.games.common.house import readings
from cardwright.games.common.zones import FIELD
from cardwright.games.fftcg.losing import at_leisure, switches
from cardwright.kernel.game import Game
from cardwright.kernel.state import Source

RULESET = "fftcg-classic"
_LIMITS: Final = {"Awakening": "C105"}


def keyword_of(g: Game, source: Source) -> str:
    """The classic keyword that the ability comes from; "" for none."""
    found: str = g.defs[source[0]].data.called.get(source[1], "")
    return found


def clause_of_limit(g: Game, source: Source, usual: str) -> str:
    """The clause behind a limit of the ability: the rule of its keyword, else the usual one."""
    return _LIMITS.get(keyword_of(g, source), usual)


def problem(g: Game, player: int, source: Source) -> tuple[str, str]:
    """Why a keyword cannot be used at this moment: (reason, clause), empty where it can."""
    keyword = keyword_of(g, source)
    switch = switches(g)
    quick = {"Awakening": switch.awakening_at_any_time, "Job Change": switch.job_change_at_any_time}.get(keyword, True)
    if not quick and not at_leisure(g, player):
        return f"{keyword} is for one's own Main Phases, with nothing on the stack", "C59"
    if keyword == "Job Change" and not room_for_backup(g, player):
        return "there is no room for another Backup", "C5"
    return "", ""


def room_for_backup(g: Game, player: int) -> bool:
    """Whether an effect could add a Backup to the player's field (C5; reading F16)."""
    most = readings(g).backups_by_effects
    return not most or sum("Backup" in g.chars(n).types for n in g.zone(player, FIELD)) < most
