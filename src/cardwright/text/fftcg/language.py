"""The FFTCG grammar, put together from its parts."""

from functools import lru_cache

from cardwright.text import ir
from cardwright.text.fftcg import (
    abilities,
    acting,
    amounts,
    articles,
    asked,
    behind,
    bounds,
    calendar,
    casting,
    classic,
    comings,
    costs,
    counterparts,
    counters,
    damages,
    decks,
    degrees,
    differing,
    effects_field,
    effects_moves,
    elided,
    events,
    fates,
    fields,
    further,
    groups,
    happened,
    instructions,
    kinds,
    lasting,
    leaving,
    likewise,
    linked,
    measures,
    moments,
    multiplied,
    newer,
    nouns,
    older,
    pairs,
    paying,
    permits,
    persons,
    players,
    qualities,
    questions,
    replacements,
    shown,
    sorts,
    spans,
    standing,
    statics,
    struck,
    structure,
    taken,
    tallies,
    traces,
    triggers,
    turns,
    unions,
    use_costs,
    variants,
    verbs,
    wider,
)
from cardwright.text.fftcg.groups import PLURAL_PRONOUNS
from cardwright.text.grammar import Grammar

PARTS = (
    groups,
    amounts,
    costs,
    triggers,
    structure,
    effects_field,
    effects_moves,
    statics,
    replacements,
    casting,
    newer,
    players,
    decks,
    events,
    qualities,
    multiplied,
    abilities,
    instructions,
    questions,
    standing,
    linked,
    shown,
    elided,
    classic,
    nouns,
    measures,
    verbs,
    fields,
    traces,
    degrees,
    variants,
    damages,
    wider,
    kinds,
    persons,
    counterparts,
    articles,
    likewise,
    turns,
    older,
    bounds,
    pairs,
    leaving,
    paying,
    use_costs,
    permits,
    counters,
    spans,
    struck,
    happened,
    taken,
    asked,
    further,
    fates,
    calendar,
    comings,
    behind,
    unions,
    tallies,
    differing,
    acting,
    sorts,
    lasting,
    moments,
)


# Wordings of All that speak of one card at a time: "each Forward", "a Forward", "the Forward"; and of several: "all the Card Name Olga".
EACH_WORDINGS = (4, 5, 6)
ALL_WORDINGS = (0, 1)


def singular(value: object) -> bool:
    """Does a word that agrees with this value stand in the singular?"""
    if isinstance(value, ir.Num):
        return value.value == 1
    if isinstance(value, ir.Pronoun):
        return value.form not in PLURAL_PRONOUNS
    if isinstance(value, ir.All):
        return value.w % articles.AN in EACH_WORDINGS or (
            isinstance(value.group.noun, ir.NameIs) and value.w not in ALL_WORDINGS
        )
    return not isinstance(value, ir.CountedSubject | ir.Several | ir.PartyOf | ir.X)


@lru_cache(maxsize=1)
def grammar() -> Grammar:
    """The one grammar of this game."""
    g = Grammar("fftcg", singular)
    for part in PARTS:
        part.add(g)
    return g
