"""What field abilities say, and effects that last."""

from cardwright.text.fftcg.fields import (
    ability_kinds,
    castable,
    casting,
    casting_further,
    costs,
    damage_besides,
    damage_dealt,
    damage_sources,
    damage_taken,
    damage_to_players,
    gains,
    halved,
    hand_sizes,
    how_often,
    instead,
    likewise,
    next_damage,
    paid_so,
    prevented,
    replaced,
    rules,
    rules_further,
    sentences,
    tolls,
    traits_given,
    unchosen,
    used_up,
)
from cardwright.text.fftcg.filled import Filled
from cardwright.text.grammar import Grammar


def add(g: Grammar) -> None:
    """All phrases of this package."""
    castable.add(g)
    casting.add(g)
    damage_dealt.add(g)
    damage_sources.add(g)
    damage_taken.add(g)
    damage_to_players.add(g)
    gains.add(g)
    how_often.add(g)
    instead.add(g)
    paid_so.add(g)
    rules.add(g)
    unchosen.add(g)
    sentences.add(g)


def fill(g: Filled) -> None:
    """What tables add to them."""
    ability_kinds.fill(g)
    castable.fill(g)
    casting.fill(g)
    casting_further.fill(g)
    costs.fill(g)
    damage_besides.fill(g)
    damage_dealt.fill(g)
    damage_sources.fill(g)
    damage_taken.fill(g)
    damage_to_players.fill(g)
    gains.fill(g)
    halved.fill(g)
    hand_sizes.fill(g)
    how_often.fill(g)
    instead.fill(g)
    next_damage.fill(g)
    prevented.fill(g)
    rules.fill(g)
    tolls.fill(g)
    traits_given.fill(g)
    unchosen.fill(g)
    rules_further.fill(g)
    sentences.fill(g)
    replaced.fill(g)
    likewise.fill(g)
    used_up.fill(g)
