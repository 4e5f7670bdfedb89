"""What the tests of the built-in FFTCG set share: its cards, those that its two decks play, and how a mechanic is told in the IR."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from functools import cache
from typing import Any

from cardwright.cards import Deck, FftcgCard, builtin_decks, builtin_pool
from cardwright.text import ir
from cardwright.text.compile import compile_text
from cardwright.text.walk import nodes

GAME = "fftcg"
DECKS = ("ember-and-stone", "frost-and-tide")
POOL = builtin_pool(GAME)
CARDS = tuple(card for card in POOL if isinstance(card, FftcgCard) and card.id.startswith("CW-"))
Test = Callable[[Any], bool]


def deck(name: str) -> Deck:
    return builtin_decks(GAME)[name]


PLAYED = tuple(card for card in CARDS if any(card.id in deck(name).main for name in DECKS))


@cache
def compiled(card_id: str) -> ir.CardText:
    card = POOL[card_id]
    return compile_text(GAME, card.text, name=card.name, card_type=card.card_type)


def users(node_class: type[ir.Node], test: Test | None, cards: Iterable[FftcgCard] = PLAYED) -> set[str]:
    """The names of the decks' cards whose trees have such a node."""
    return {
        card.name
        for card in cards
        for node in nodes(compiled(card.id))
        if isinstance(node, node_class) and (test is None or test(node))
    }


def having(**fields: object) -> Test:
    return lambda node: all(getattr(node, name) == value for name, value in fields.items())


def keyword(name: str) -> Test:
    return lambda node: any(each.name == name for each in node.keywords)


def gains(name: str) -> Test:
    return lambda node: any(isinstance(each, ir.KeywordGained) and each.keyword == name for each in node.gains)


def kind(node_class: type[ir.Node], field: str) -> Test:
    def test(node: Any) -> bool:
        value = getattr(node, field)
        inner = value if isinstance(value, tuple) else (value,)
        return any(isinstance(each, node_class) for item in inner for each in nodes(item))

    return test


def rule(rule_class: type[ir.Node]) -> Test:
    return lambda node: isinstance(node.rule, rule_class)
