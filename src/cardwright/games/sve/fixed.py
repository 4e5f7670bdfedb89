"""Attack and defense that a text keeps from being changed (1.3.3, 5.26)."""

from __future__ import annotations

from cardwright.games.common.refs import players
from cardwright.games.common.ruling import on
from cardwright.kernel.game import Game
from cardwright.text import ir_sve as sv

FIXED = sv.StatFixed.__name__


def kept(g: Game, number: int, stat: str, change: int, by: int) -> int:
    """What is left of the change that an ability of the player ``by`` makes: nothing, where a text says that it is not changed so."""
    if not change or FIXED not in g.derived.rules:
        return change
    for rule, ctx in on(g, FIXED, g.state.objects[number].ref):
        if stat in rule.stats and by in players(g, ctx, rule.by) and rule.way != ("down" if change > 0 else "up"):
            return 0
    return change
