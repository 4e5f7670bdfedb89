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


DEATHS = """
scenario: 1
game: sve
ruleset: sve
title: abilities of both players wait
clauses: ["10.5.2.2", "10.5.2.3"]
cards:
  Weeper: {class: Neutral, type: Follower, cost: 2, attack: 1, defense: 1, text: "[lastwords] Draw a card."}
  Stinger: {class: Neutral, type: Follower, cost: 2, attack: 1, defense: 1, text: "[lastwords] Select an enemy follower on the field and deal it 1 damage."}
  Rain: {class: Neutral, type: Spell, cost: 0, text: "Deal 1 damage to each follower on the field."}
  Rock: {class: Neutral, type: Follower, cost: 2, attack: 1, defense: 4, text: ""}
  Mended: {class: Neutral, type: Follower, cost: 2, attack: 2, defense: 2, text: "[lastwords] Draw a card."}
turn: {player: A, phase: main}
players: {A: {field: [Stinger, Weeper, Rock], hand: [Rain]}, B: {field: THEIRS}}
steps:
  - A: {play: Rain}
"""


def deaths_go(theirs: str, steps: str) -> None:
    """The steps hold where these die on B's side."""
    outcome = run_text(DEATHS.replace("THEIRS", theirs) + steps)[0]
    assert outcome.ok, outcome.message


@pytest.mark.clauses("sve", "10.5.2.2", "10.5.2.3")
def test_a_list_of_one_player_says_nothing_of_the_others_abilities() -> None:
    steps = (
        "  - A: {choose: [Stinger, Weeper]}\n  - B: {choose: [Stinger, Weeper, Mended]}\n  - settle: true\n"
        '  - expect: {A.hand.count: 1, B.hand.count: 2, "A:Rock": {defense: 2}}\n'
    )
    deaths_go("[Weeper, Stinger, Mended]", steps)


@pytest.mark.clauses("sve", "10.5.2.2", "10.5.2.3")
def test_the_last_of_an_order_may_be_said_by_itself() -> None:
    steps = (
        "  - A: {choose: [Weeper]}\n  - A: {choose: [Stinger]}\n  - A: {choose: [Rock]}\n"
        '  - B: {choose: [Weeper]}\n  - B: {choose: ["Weeper#2"]}\n  - settle: true\n'
        '  - expect: {A.hand.count: 1, B.hand.count: 2, "B:Rock": {defense: 2}}\n'
    )
    deaths_go("[Weeper, Weeper, Rock]", steps)


@pytest.mark.clauses("sve", "10.5.2.3")
def test_what_is_named_again_does_not_pass_over_the_next_players_choice() -> None:
    steps = (
        "  - A: {choose: [Stinger, Weeper]}\n  - A: {choose: [Mended]}\n  - B: {choose: [Stinger, Weeper, Mended]}\n"
        '  - settle: true\n  - expect: {A.hand.count: 1, B.hand.count: 2, "A:Rock": {defense: 2}}\n'
    )
    deaths_go("[Weeper, Stinger, Mended]", steps)


@pytest.mark.clauses("sve", "12.2.1")
def test_the_number_of_an_ability_means_evolve_where_there_is_no_other() -> None:
    text = """
scenario: 1
game: sve
ruleset: sve
title: an evolve ability is an activated ability
clauses: ["12.2.1"]
cards:
  Cub: {class: Neutral, type: Follower, cost: 2, attack: 2, defense: 2, text: "[evolve][cost01]: Evolve this follower."}
  Cub (Evolved): {class: Neutral, type: Follower, evolved: true, attack: 4, defense: 4, text: ""}
turn: {player: A, phase: main}
players: {A: {field: [Cub], evolve_deck: [Cub (Evolved)], max_play_points: 2}, B: {}}
steps:
  - A: {use: Cub, ability: 1}
  - expect: {"A:Cub": {attack: 4, evolved: true}}
"""
    outcome = run_text(text)[0]
    assert outcome.ok, outcome.message


@pytest.mark.clauses("sve", "10.5.2.2", "10.7.3.1")
def test_a_listed_order_goes_on_after_what_its_abilities_ask() -> None:
    steps = (
        "  - A: {choose: [Stinger, Reader, Mender]}\n  - A: {choose: [Boulder]}\n  - A: {choose: [Rain]}\n  - settle: true\n"
        '  - expect: {A.leader_defense: 21, "B:Boulder": {defense: 2}, A.hand.count: 1}\n'
    )
    text = (
        DEATHS.replace("[Stinger, Weeper, Rock], hand: [Rain]", "[Stinger, Reader, Mender], hand: [Rain, Rain]")
        .replace("THEIRS", "[Rock, Boulder]")
        .replace("cards:\n", "cards:\n" + MORE)
    )
    outcome = run_text(text + steps)[0]
    assert outcome.ok, outcome.message


MORE = """  Mender: {class: Neutral, type: Follower, cost: 2, attack: 1, defense: 1, text: "[lastwords] Give your leader [defense]+1."}
  Reader: {class: Neutral, type: Follower, cost: 2, attack: 1, defense: 1, text: "[lastwords] Draw a card, then discard a card."}
  Boulder: {class: Neutral, type: Follower, cost: 2, attack: 1, defense: 4, text: ""}
"""
