"""Cards removed from the game face down, played from texts of our own."""

from __future__ import annotations

import json

import pytest
from helpers import Position

from cardwright.kernel.view import BOTH, view
from cardwright.play.games import adapter

CARDS = """
cards:
  Pilferer: {{type: Forward, elements: [Fire], cost: 0, power: 4000, text: "{text}"}}
  Relic: {{type: Forward, elements: [Water], cost: 2, power: 5000, text: ""}}
  Charm: {{type: Summon, elements: [Water], cost: 0, text: "Draw 1 card."}}
  Recall: {{type: Summon, elements: [Fire], cost: 0, text: "Choose 1 Forward removed from the game. Add it to your hand."}}
players:
  A: {{hand: [Pilferer, Recall], deck: 5}}
  B: {{hand: [Relic, Charm], deck: [Relic, Charm, Relic]}}
"""
TAKEN = "When Pilferer enters the field, your opponent removes the top card of their deck from the game face down. "
CAST = "You may look at it and/or cast it as though you owned it at any time you could normally cast it."
CHEAP = " The cost for casting it is reduced by 3 and can be paid using CP of any Element."
HANDS = (
    "When Pilferer enters the field, your opponent removes all their hand from the game face down. "
    "Your opponent can look at these removed cards at any time. At the end of the turn, your opponent adds those cards back to their hand."
)


def after(text: str) -> Position:
    return Position(CARDS.format(text=text)).play("[A: {cast: Pilferer}, settle: true]")


def seen(position: Position) -> dict[str, list[str]]:
    """The removed cards of B that each player sees, and a spectator."""
    found = {}
    for name, player in (("A", 0), ("B", 1), ("nobody", BOTH)):
        zone = view(position.match.game, player, position.match.decision)["zones"][1]["removed"]
        found[name] = sorted(card["name"] for card in zone["cards"])
    return found


@pytest.mark.clauses("fftcg-new", "X-DOWN-1", "X-DOWN-2")
def test_who_may_look_sees_the_card_and_its_owner_does_not() -> None:
    position = after(TAKEN + CAST)
    assert seen(position) == {"A": ["Relic"], "B": [], "nobody": []}
    position.expect("B.removed: [Relic], B.deck.count: 2")


@pytest.mark.clauses("fftcg-new", "X-DOWN-1")
def test_nobody_sees_it_where_nothing_says_so_and_no_line_of_the_log_names_it() -> None:
    position = after(TAKEN.strip())
    assert seen(position) == {"A": [], "B": [], "nobody": []}
    log = position.match.game.log
    assert log is not None
    assert not [line for line in log.lines if line.card == "Relic" or "Relic" in json.dumps(line.facts)]
    for viewer in (0, 1):
        zones = dict(adapter("fftcg").words.board(position.match.game, viewer)[viewer][1])
        assert zones["Removed"] == ["1 face down"]


@pytest.mark.clauses("fftcg-new", "X-DOWN-3", "X-FROM-2")
def test_it_is_cast_for_less_and_seen_then() -> None:
    position = after(TAKEN + CAST + CHEAP)
    position.play("[A: {cast: Relic}]")
    position.expect('A.field: [Pilferer, Relic], B.removed: [], "A:Relic": {controller: A, owner: B}')


@pytest.mark.clauses("fftcg-new", "X-DOWN-2")
def test_a_hand_lies_there_until_the_end_of_the_turn() -> None:
    position = after(HANDS)
    assert seen(position) == {"A": [], "B": ["Charm", "Relic"], "nobody": []}
    position.expect("B.hand: [], B.removed: [Charm, Relic]")
    position.play("[to: B.main1]").expect("B.removed: []")
    assert sum(card["name"] == "Charm" for card in view(position.match.game, 1)["zones"][1]["hand"]["cards"]) >= 1


@pytest.mark.clauses("fftcg-new", "X-DOWN-1")
def test_no_text_about_kinds_of_cards_finds_it() -> None:
    position = after(TAKEN.strip())
    assert not [act for act in position.match.acts() if act[:2] == ("cast", position.id("A:Recall"))]
