"""What must hold: "if ..."."""

from cardwright.text.fftcg.conditions import (
    changed,
    compared,
    counts,
    done,
    history,
    joined,
    kept,
    kinds,
    likewise,
    numbers,
    paid,
    past,
    present,
    shown,
    state,
    theirs,
)
from cardwright.text.fftcg.filled import Filled
from cardwright.text.grammar import Grammar


def add(g: Grammar) -> None:
    """All phrases of this package."""
    counts.add(g)
    history.add(g)
    joined.add(g)
    numbers.add(g)
    done.add(g)
    paid.add(g)
    present.add(g)
    shown.add(g)
    state.add(g)


def fill(g: Filled) -> None:
    """What tables add to them."""
    changed.fill(g)
    compared.fill(g)
    counts.fill(g)
    history.fill(g)
    kept.fill(g)
    joined.fill(g)
    numbers.fill(g)
    past.fill(g)
    done.fill(g)
    present.fill(g)
    shown.fill(g)
    state.fill(g)
    theirs.fill(g)
    kinds.fill(g)
    likewise.fill(g)
