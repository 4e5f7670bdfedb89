"""Orders that a scenario need not say because they make no difference, and those that it has to say."""

from __future__ import annotations

import pytest

from cardwright.play.scenario import Outcome, run_text

TEXT = """
scenario: 1
game: sve
ruleset: sve
title: two abilities trigger together
clauses: ["10.7.3.1", "S24", "H38", "TOK-Magical Item"]
cards:
  One: {class: Neutral, type: Amulet, cost: 1, text: "Whenever a follower is put onto your field, ONE"}
  Two: {class: Neutral, type: Amulet, cost: 1, text: "Whenever a follower is put onto your field, TWO"}
  Guest: {class: Neutral, type: Follower, cost: 0, attack: 1, defense: 1, text: ""}
turn: {player: A, phase: main}
players: {A: {field: [One, Two], hand: [Guest, Guest]}, B: {}}
steps:
  - A: {play: Guest}
  - settle: true
"""


def run(one: str, two: str, more: str = "") -> Outcome:
    [outcome] = run_text(TEXT.replace("ONE", one).replace("TWO", two) + more)
    return outcome


@pytest.mark.clauses("sve", "10.7.3.1")
@pytest.mark.parametrize(
    ("one", "two"),
    [
        ("give your leader [defense]+1.", "draw a card."),
        ("give it [attack]+1.", "give it [attack]+2."),
        ("deal 1 damage to each enemy leader.", "draw 2 cards."),
    ],
)
def test_an_order_that_makes_no_difference_need_not_be_said(one: str, two: str) -> None:
    outcome = run(one, two)
    assert outcome.ok, outcome.message


@pytest.mark.clauses("sve", "10.7.3.1")
@pytest.mark.parametrize(
    ("one", "two"),
    [
        ("draw a card.", "discard your hand."),
        ("draw a card, then discard a card.", "give your leader [defense]+1."),
    ],
)
def test_an_order_that_matters_has_to_be_said(one: str, two: str) -> None:
    outcome = run(one, two)
    assert not outcome.ok
    assert "pending" in outcome.message


@pytest.mark.clauses("sve", "10.7.3.1")
def test_what_need_not_be_said_may_be() -> None:
    outcome = run_text(
        TEXT.replace("ONE", "draw a card.")
        .replace("TWO", "give your leader [defense]+1.")
        .replace("  - settle: true\n", "  - A: {choose: [Two]}\n  - expect: {A.leader_defense: 21, A.hand.count: 2}\n")
    )[0]
    assert outcome.ok, outcome.message


@pytest.mark.clauses("sve", "10.6.2.3.1")
def test_a_refusal_is_cited() -> None:
    outcome = run(
        "draw a card.",
        "draw a card.",
        "  - {A: {attack: Guest, target: leader}, illegal: true}\n  - expect: {cites: [8.4.2.1]}\n",
    )
    assert outcome.ok, outcome.message
