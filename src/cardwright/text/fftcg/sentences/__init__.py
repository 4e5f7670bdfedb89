"""From instructions to sentences and whole abilities."""

from cardwright.text.fftcg.filled import Filled
from cardwright.text.fftcg.sentences import (
    abilities,
    behind,
    clauses,
    doings,
    done,
    elided,
    endless,
    limits,
    options,
    statements,
    steps,
    two_verbs,
    unless,
)
from cardwright.text.grammar import Grammar


def add(g: Grammar) -> None:
    """All phrases of this package."""
    abilities.add(g)
    clauses.add(g)
    statements.add(g)
    done.add(g)
    elided.add(g)
    endless.add(g)
    limits.add(g)
    options.add(g)
    steps.add(g)


def fill(g: Filled) -> None:
    """What tables add to them."""
    behind.fill(g)
    clauses.fill(g)
    doings.fill(g)
    done.fill(g)
    limits.fill(g)
    options.fill(g)
    steps.fill(g)
    two_verbs.fill(g)
    unless.fill(g)
