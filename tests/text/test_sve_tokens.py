"""The tokens of the list in the rules: built-in cards whose texts compile."""

from __future__ import annotations

import pytest

from cardwright.cards.builtin import builtin_pool
from cardwright.cards.facts import SveCard
from cardwright.text import ir
from cardwright.text import ir_sve as sv
from cardwright.text.compile import compile_text
from cardwright.text.sve.names import TOKENS
from cardwright.text.walk import nodes

CARDS = {card.name: card for card in builtin_pool("sve") if isinstance(card, SveCard) and card.token}


def test_all_are_there() -> None:
    assert set(CARDS) == TOKENS
    assert len(CARDS) == 49


@pytest.mark.parametrize("name", sorted(TOKENS))
def test_a_token_s_text_compiles(name: str) -> None:
    card = CARDS[name]
    made = compile_text("sve", card.text, name=name, card_type=card.type)
    assert bool(made.abilities) == bool(card.text)


@pytest.mark.parametrize(
    ("name", "facts"),
    [
        ("Fairy Wisp", (("Pixie",), 0, 1, 1)),
        ("Dragon", (("Wyrmkin",), 4, 5, 5)),
        ("Serpent", (("Demon",), 1, 0, 1)),
        ("Victoria", (("Puppetry", "Cutthroat"), 0, 4, 1)),
        ("Exterminus Weapon", (("Machina", "Officer"), 2, 6, 6)),
    ],
)
def test_facts(name: str, facts: tuple[object, ...]) -> None:
    card = CARDS[name]
    assert (card.traits, card.cost, card.attack, card.defense) == facts


def _nodes(name: str) -> list[ir.Node]:
    card = CARDS[name]
    return list(nodes(compile_text("sve", card.text, name=name, card_type=card.type)))


@pytest.mark.clauses("sve", "TOK-Ghost")
def test_ghost_banishes_itself() -> None:
    assert ir.Keyword("Storm") in _nodes("Ghost")
    assert any(isinstance(each, ir.RemoveFromGame) for each in _nodes("Ghost"))


@pytest.mark.clauses("sve", "TOK-Aftershock")
def test_aftershock_counts_to_five_and_ten() -> None:
    counts = [each.count for each in _nodes("Aftershock") if isinstance(each, ir.CountersAre)]
    assert counts == [ir.Num(5), ir.Num(10)]


@pytest.mark.clauses("sve", "TOK-Lloyd", "TOK-Victoria")
def test_two_puppets_by_name() -> None:
    for name in ("Lloyd", "Victoria"):
        assert ir.AlsoName("Puppet") in _nodes(name)


@pytest.mark.clauses("sve", "TOK-Mysterian Missile")
def test_the_missile_reaches_the_leader_with_ten_academics() -> None:
    found = [each for each in _nodes("Mysterian Missile") if isinstance(each, ir.If)]
    assert len(found) == 1 and isinstance(found[0].effect, ir.DealDamage)
    assert isinstance(found[0].effect.to, sv.LeaderOf)
