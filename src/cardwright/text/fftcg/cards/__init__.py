"""Which cards: nouns and what stands beside them, pronouns, players, zones."""

from cardwright.text.fftcg.cards import likewise, measured, nouns, older, pronouns, qualities, ranges, targets, words
from cardwright.text.fftcg.filled import Filled
from cardwright.text.grammar import Grammar


def add(g: Grammar) -> None:
    """All phrases of this package."""
    measured.add(g)
    nouns.add(g)
    pronouns.add(g)
    qualities.add(g)
    targets.add(g)
    words.add(g)


def fill(g: Filled) -> None:
    """What tables add to them."""
    measured.fill(g)
    nouns.fill(g)
    pronouns.fill(g)
    qualities.fill(g)
    targets.fill(g)
    words.fill(g)
    older.fill(g)
    ranges.fill(g)
    likewise.fill(g)
