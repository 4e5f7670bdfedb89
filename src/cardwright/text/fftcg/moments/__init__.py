"""What auto-abilities wait for: "when ...", "at the beginning of ..."."""

from cardwright.text.fftcg.filled import Filled
from cardwright.text.fftcg.moments import (
    casting,
    counters,
    due,
    fights,
    likewise,
    moves,
    older,
    phases,
    players,
    states,
    subjects,
    turn,
    turning,
)
from cardwright.text.grammar import Grammar


def add(g: Grammar) -> None:
    """All phrases of this package."""
    casting.add(g)
    fights.add(g)
    moves.add(g)
    phases.add(g)
    players.add(g)
    states.add(g)
    subjects.add(g)


def fill(g: Filled) -> None:
    """What tables add to them."""
    casting.fill(g)
    fights.fill(g)
    moves.fill(g)
    phases.fill(g)
    players.fill(g)
    states.fill(g)
    subjects.fill(g)
    counters.fill(g)
    due.fill(g)
    turn.fill(g)
    turning.fill(g)
    older.fill(g)
    likewise.fill(g)
