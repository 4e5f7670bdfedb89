"""The grammar of Shadowverse: Evolve, put together from its parts."""

from functools import lru_cache

from cardwright.text import ir
from cardwright.text import ir_sve as sv
from cardwright.text.grammar import Grammar
from cardwright.text.sve import (
    abilities,
    ability_costs,
    alike,
    alongside,
    among,
    amounts,
    ampler,
    apportioned,
    at_most,
    banishing,
    bare,
    barred,
    besides,
    chance,
    closely,
    compared,
    conditions,
    costs,
    counters,
    dealing,
    decks,
    deeds,
    drawn,
    effects,
    further,
    groups,
    history,
    implied,
    later_sets,
    likewise,
    moments,
    moves,
    multiples,
    names,
    next_one,
    objects,
    one_span,
    own_hands,
    pairs,
    permitted,
    picking,
    places,
    points,
    prices,
    replaced,
    rising,
    said_number,
    shared_cost,
    so_far,
    static_sentences,
    statics,
    structure,
    summoning,
    times,
    triggers,
    uncontracted,
    variants,
    versus,
)
from cardwright.text.sve.groups import EACH_OF, PLURAL_PRONOUNS

PARTS = (
    names,
    own_hands,
    groups,
    objects,
    places,
    compared,
    alike,
    amounts,
    conditions,
    points,
    versus,
    history,
    implied,
    costs,
    rising,
    so_far,
    triggers,
    moments,
    deeds,
    times,
    structure,
    multiples,
    effects,
    counters,
    apportioned,
    pairs,
    shared_cost,
    moves,
    picking,
    among,
    decks,
    drawn,
    said_number,
    chance,
    replaced,
    statics,
    static_sentences,
    ability_costs,
    prices,
    permitted,
    dealing,
    banishing,
    barred,
    abilities,
    variants,
    later_sets,
    summoning,
    next_one,
    one_span,
    alongside,
    besides,
    closely,
    ampler,
    further,
    likewise,
    at_most,
    bare,
    uncontracted,
)


def singular(value: object) -> bool:
    """Does a word that agrees with this value stand in the singular?"""
    if isinstance(value, ir.Num):
        return value.value == 1
    if isinstance(value, ir.Pronoun):
        return value.form not in PLURAL_PRONOUNS
    if isinstance(value, ir.All):
        return value.w in (0, EACH_OF)
    if isinstance(value, sv.RandomObj):
        return singular(value.target.count)
    return not isinstance(value, ir.Several | ir.X | ir.ResultCount)


@lru_cache(maxsize=1)
def grammar() -> Grammar:
    """The one grammar of this game."""
    return Grammar("sve", singular, _declare)


def _declare(g: Grammar) -> None:
    for part in PARTS:
        part.add(g)
