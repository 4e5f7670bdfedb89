"""Instructions: what effects do."""

from cardwright.text.fftcg.actions import (
    among,
    apportion,
    becoming,
    casting,
    counter_kinds,
    counters,
    counters_further,
    damage,
    deck,
    ends,
    finding,
    from_zones,
    gains,
    halves,
    hand,
    held,
    later,
    likewise,
    many_players,
    moves,
    multiplied,
    naming,
    older,
    pairs,
    persons,
    previous,
    selecting,
    spans,
    states,
    uses,
    with_itself,
)
from cardwright.text.fftcg.filled import Filled
from cardwright.text.grammar import Grammar


def add(g: Grammar) -> None:
    """All phrases of this package."""
    among.add(g)
    becoming.add(g)
    casting.add(g)
    counters.add(g)
    damage.add(g)
    deck.add(g)
    gains.add(g)
    hand.add(g)
    many_players.add(g)
    moves.add(g)
    multiplied.add(g)
    naming.add(g)
    selecting.add(g)
    states.add(g)


def fill(g: Filled) -> None:
    """What tables add to them."""
    among.fill(g)
    apportion.fill(g)
    becoming.fill(g)
    casting.fill(g)
    counter_kinds.fill(g)
    counters.fill(g)
    counters_further.fill(g)
    damage.fill(g)
    deck.fill(g)
    ends.fill(g)
    finding.fill(g)
    from_zones.fill(g)
    gains.fill(g)
    halves.fill(g)
    hand.fill(g)
    held.fill(g)
    later.fill(g)
    many_players.fill(g)
    moves.fill(g)
    multiplied.fill(g)
    naming.fill(g)
    older.fill(g)
    pairs.fill(g)
    persons.fill(g)
    previous.fill(g)
    selecting.fill(g)
    spans.fill(g)
    states.fill(g)
    uses.fill(g)
    with_itself.fill(g)
    likewise.fill(g)
