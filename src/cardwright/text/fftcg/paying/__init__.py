"""What is paid."""

from cardwright.text.fftcg.filled import Filled
from cardwright.text.fftcg.paying import actions, icons, means, so_many, uses
from cardwright.text.grammar import Grammar


def add(g: Grammar) -> None:
    """All phrases of this package."""
    actions.add(g)
    icons.add(g)
    means.add(g)


def fill(g: Filled) -> None:
    """What tables add to them."""
    actions.fill(g)
    so_many.fill(g)
    uses.fill(g)
