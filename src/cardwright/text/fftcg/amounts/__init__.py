"""Numbers, and what is counted or measured."""

from cardwright.text.fftcg.amounts import counted, defined, likewise, numbers, totals
from cardwright.text.fftcg.filled import Filled
from cardwright.text.grammar import Grammar


def add(g: Grammar) -> None:
    """All phrases of this package."""
    counted.add(g)
    numbers.add(g)


def fill(g: Filled) -> None:
    """What tables add to them."""
    counted.fill(g)
    defined.fill(g)
    likewise.fill(g)
    numbers.fill(g)
    totals.fill(g)
