"""What is listed says what it is: printed options, abilities that wait for their order, zones."""

from __future__ import annotations

import pytest
from placed import placed

from cardwright.kernel.match import Match
from cardwright.play import looking
from cardwright.play.answers import legal_answers
from cardwright.play.games import Adapter
from cardwright.play.prompt import listing

FFTCG = """
scenario: 1
game: fftcg
ruleset: fftcg-2020
title: t
cards:
  Fork: {type: Summon, elements: [Fire], cost: 0, text: 'Select 1 of the 2 following actions.[[br]]"Choose 1 Forward. Dull it."[[br]]"Draw 1 card."'}
  Page: {type: Forward, elements: [Fire], cost: 0, power: 5000, text: "When a Forward enters the field, you may dull Page."}
  Mate: {type: Forward, elements: [Fire], cost: 0, power: 5000, text: "When Mate enters the field, draw 1 card."}
players:
  A: {field: [Page], hand: [Fork, Mate], deck: 5}
steps: []
"""
ANSWER = """
scenario: 1
game: fftcg
ruleset: fftcg-2020
title: t
cards:
  Bolt: {type: Summon, elements: [Fire], cost: 2, text: "Choose 1 Forward. Deal it 1000 damage."}
  Page: {type: Forward, elements: [Ice], cost: 0, power: 5000, text: ""}
  Mate: {type: Forward, elements: [Ice], cost: 0, power: 5000, text: ""}
players:
  A: {hand: [Bolt, Bolt], deck: 5}
  B: {field: [Page, Mate], deck: 5}
steps: []
"""
SVE = """
scenario: 1
game: sve
ruleset: sve
title: t
cards:
  Page: {class: Swordcraft, type: Follower, cost: 0, attack: 1, defense: 1, text: "[fanfare] Draw a card.\\nWhenever another follower is put onto your field, this follower gains [attack]+1."}
players:
  A: {field: [Page, Page], hand: [Page], deck: 5}
steps: []
"""


def begun(text: str, name: str) -> tuple[Match, Adapter]:
    """The first question after the card of this name was played from the hand."""
    match, made = placed(text)
    match.answer(next(a for a in match.acts() if len(a) > 1 and match.game.chars(a[1]).names[0] == name))
    return match, made


def test_printed_options_are_listed_with_their_words() -> None:
    match, made = begun(FFTCG, "Fork")
    assert match.decision is not None and match.decision.reason == "modes"
    assert listing(match, made) == ["Choose 1 Forward. Dull it", "Draw 1 card"]


def test_abilities_to_be_ordered_are_listed_with_what_they_do() -> None:
    match, made = begun(FFTCG, "Mate")
    assert match.decision is not None and match.decision.reason == "stack_order"
    assert sorted(listing(match, made)) == [
        "Mate: When Mate enters the field, draw 1 card.",
        "Page: When a Forward enters the field, you may dull Page.",
    ]


def test_pending_abilities_are_listed_with_what_they_do() -> None:
    """What a text says of "this follower" is said again as it is printed."""
    match, made = begun(SVE, "Page")
    assert match.decision is not None and match.decision.reason == "pending"
    growing = "Page: Whenever another follower is put onto your field, this follower gains [attack]+1."
    assert sorted(listing(match, made)) == [growing, growing, "Page: [fanfare] Draw a card."]


@pytest.mark.clauses("fftcg-2020", "11.4.6.1.1")
def test_what_is_to_be_paid_names_the_element() -> None:
    match, made = begun(ANSWER, "Bolt")
    assert match.decision is not None and match.decision.reason == "targets"
    match.answer(match.decision.options[:1])
    assert match.decision.reason == "payment"
    assert made.words.question(match.game, match.decision) == "pay: 2 CP, among it 1 Fire (Bolt)"


def test_the_stack_and_passing_say_what_resolves_on_what() -> None:
    match, made = begun(ANSWER, "Bolt")
    assert match.decision is not None and match.decision.options
    match.answer(match.decision.options[:1])
    match.answer(legal_answers(match, 1)[0])
    assert [made.words.stacked(match.game, item) for item in match.state.stack] == ["Bolt (A's Summon) on Page"]
    assert listing(match, made)[0] == "pass (then Bolt resolves)"
    assert looking.choices(match)[0] == (match.state.stack[-1].source[0],)


def test_passing_says_which_phase_it_leaves() -> None:
    assert listing(*placed(ANSWER))[0] == "pass (then on from Main Phase 1)"
