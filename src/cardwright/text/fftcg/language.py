"""The FFTCG grammar, put together from its parts."""

from functools import lru_cache

from cardwright.text import ir
from cardwright.text.fftcg import (
    actions,
    again,
    amounts,
    cards,
    classic,
    conditions,
    fields,
    moments,
    newer,
    paying,
    repeated,
    sentences,
    synonyms,
)
from cardwright.text.fftcg.actions import face_down
from cardwright.text.fftcg.common import PLURAL_PRONOUNS
from cardwright.text.fftcg.fields import instead
from cardwright.text.fftcg.filled import Filled
from cardwright.text.grammar import Grammar

PACKAGES = (cards, amounts, conditions, moments, paying, fields, actions, sentences)
MECHANICS = (newer, classic)

# Wordings of All that speak of one card at a time: "each Forward", "a Forward", "the Forward"; and of several: "all the Card Name Olga".
EACH_WORDINGS = (4, 5, 6)
ALL_WORDINGS = (0, 1)


def singular(value: object) -> bool:
    """Does a word that agrees with this value stand in the singular?"""
    if isinstance(value, ir.Num):
        return value.value == 1
    if isinstance(value, ir.Target):
        return value.count == ir.Num(1) and not value.any_number
    if isinstance(value, ir.Pronoun):
        return value.form not in PLURAL_PRONOUNS
    if isinstance(value, ir.All):
        return value.w % repeated.AN in EACH_WORDINGS or (
            isinstance(value.group.noun, ir.NameIs) and value.w not in ALL_WORDINGS
        )
    return not isinstance(value, ir.CountedSubject | ir.Several | ir.PartyOf | ir.X | ir.AsLiked)


@lru_cache(maxsize=1)
def grammar() -> Grammar:
    """The one grammar of this game."""
    return Grammar("fftcg", singular, _declare)


def _declare(g: Grammar) -> None:
    for part in (*PACKAGES, *MECHANICS):
        part.add(g)
    tables = Filled(g)
    for package in PACKAGES:
        package.fill(tables)
    again.fill(tables)
    face_down.fill(tables)
    repeated.add(g)
    synonyms.add(g)
    instead.held_instead(g)
