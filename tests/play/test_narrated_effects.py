"""The narrated log tells what effects do to cards: what they gain, lose or cannot do, how much, until when, by which card."""

from __future__ import annotations

import io
from collections.abc import Callable
from typing import Any

import pytest
from rich.console import Console

from cardwright.cards import builtin_decks, builtin_pool
from cardwright.kernel.log import Line
from cardwright.kernel.rng import Random
from cardwright.play.arena import new_match
from cardwright.play.games import adapter, prepare
from cardwright.play.narrate import Narrator
from cardwright.play.prompt import hint, parse
from cardwright.play.scenario import run_text
from cardwright.play.telling import times
from cardwright.play.words import LINES

HEAD = """
scenario: 1
game: fftcg
ruleset: fftcg-2020
title: t
cards:
  Ember Page: {type: Forward, elements: [Fire], cost: 3, power: 5000, text: ""}
  Soot Wolf: {type: Forward, elements: [Fire], cost: 3, power: 4000, text: ""}
  Tile Golem: {type: Forward, elements: [Earth], cost: 3, power: 6000, text: "Tile Golem cannot be broken."}
  Roof Golem: {type: Forward, elements: [Earth], cost: 3, power: 6000, text: ""}
  Stove: {type: Backup, elements: [Fire], cost: 2, text: ""}
  Anvil: {type: Backup, elements: [Fire], cost: 2, text: ""}
  Song: {type: Summon, elements: [Fire], cost: 1, text: "%s"}
  Retort: {type: Summon, elements: [Fire], cost: 1, text: "Choose 1 Summon. Cancel its effect."}
players:
  A: {field: [Ember Page, Soot Wolf, Stove], hand: [Song], deck: 10}
  B: {field: [Tile Golem, Roof Golem, Anvil], hand: [Retort], deck: 10}
steps:
"""


def told(text: str, steps: str, change: Callable[[str], str] = str) -> list[str]:
    """The lines of the log after a Summon with this text was cast; the last expectation fails on purpose."""
    (outcome,) = run_text(change(HEAD) % text + steps + "  - expect: {winner: B}\n")
    assert "found 'none'" in outcome.message, outcome.message
    return [line.strip() for line in outcome.log]


def line(kind: str, **facts: Any) -> Line:
    """A line of the log about the card Song."""
    return Line(kind, "", 1, "main1", 0, "Song", (1, 0), facts)


ON_PAGE = "  - A: {cast: Song, targets: [Ember Page]}\n  - resolve: 1\n"
ON_NOTHING = "  - A: {cast: Song}\n  - resolve: 1\n"


@pytest.mark.clauses("fftcg-2020", "11.12.4.1", "11.12.4.3")
@pytest.mark.parametrize(
    ("text", "wanted"),
    [
        (
            "Choose 1 Forward. It gains +2000 power and Haste until the end of the turn.",
            "Song on Ember Page (7000 now): It gains +2000 power and Haste until the end of the turn",
        ),
        (
            "Choose 1 Forward. It gains +1000 power for each Forward you control until the end of the turn.",
            "Song on Ember Page (7000 now): It gains +2000 power until the end of the turn",
        ),
        (
            "Choose 1 Forward. It loses 1000 power until the end of the turn.",
            "Song on Ember Page (4000 now): It loses 1000 power until the end of the turn",
        ),
        (
            "Choose 1 Forward. It loses all its abilities until the end of the turn.",
            "Song on Ember Page: It loses all its abilities until the end of the turn",
        ),
        (
            "Choose 1 Forward. It cannot attack or block until the end of your opponent's next turn.",
            "Song on Ember Page: It cannot attack or block until the end of your opponent's next turn (you: player A)",
        ),
        (
            "Choose 1 Forward. The next damage dealt to it becomes 0 this turn.",
            "Song on Ember Page: The next damage dealt to it becomes 0 this turn",
        ),
        (
            "Choose 1 Forward. Its power becomes 1000 until the end of the turn.",
            "Song on Ember Page (1000 now): Its power becomes 1000 until the end of the turn",
        ),
        (
            "Choose 1 Forward. At the end of the turn, break it.",
            "Song will trigger later on Ember Page: At the end of the turn, break it",
        ),
    ],
)
def test_what_an_effect_does_to_a_card_is_told(text: str, wanted: str) -> None:
    assert wanted in told(text, ON_PAGE)


@pytest.mark.clauses("fftcg-2020", "11.12.4.2")
def test_one_line_names_all_the_cards() -> None:
    lines = told("All the Forwards you control gain +3000 power until the end of the turn.", ON_NOTHING)
    wanted = "All the Forwards you control gain +3000 power until the end of the turn (you: player A)"
    assert f"Song on Ember Page (8000 now), Soot Wolf (7000 now): {wanted}" in lines


def test_a_rule_for_a_player_is_told() -> None:
    lines = told("Your opponent cannot cast Summons this turn.", ON_NOTHING)
    assert "Song: Your opponent cannot cast Summons this turn (you: player A)" in lines


@pytest.mark.clauses("fftcg-2020", "2.2")
def test_what_a_text_keeps_from_happening_is_told() -> None:
    steps = "  - A: {cast: Song, targets: [Tile Golem]}\n  - resolve: 1\n"
    assert "Tile Golem cannot be broken" in told("Choose 1 Forward. Break it.", steps)


def test_by_what_a_summon_is_cancelled_is_told() -> None:
    steps = "  - A: {cast: Song}\n  - A: {pass: true}\n  - B: {cast: Retort, targets: [Song]}\n  - resolve: 1\n"
    assert "Song is cancelled by Retort" in told("Draw 1 card.", steps)


@pytest.mark.clauses("fftcg-2020", "11.12.5.2")
def test_damage_that_comes_to_nothing_is_told() -> None:
    text = "Choose 1 Forward. The next damage dealt to it becomes 0 this turn. Deal it 3000 damage."
    lines = told(text, ON_PAGE)
    assert "Song replaces 3000 damage to Ember Page" in lines
    assert "Ember Page takes no damage" in lines


DECK = "hand: [Song], deck: [Roof Golem, Anvil, Stove, Stove]"
REST = "put the rest of the cards to the bottom of your deck in any order."


def test_of_shown_cards_the_one_that_is_taken_is_named() -> None:
    """Everybody has seen it; of the hidden hand no more is told (7.11.2)."""
    text = f"Reveal the top 2 cards of your deck. Add 1 Forward among them to your hand and {REST}"
    lines = told(text, ON_NOTHING, lambda head: head.replace("hand: [Song], deck: 10", DECK))
    assert "Player A reveals Roof Golem, Anvil (Song)" in lines
    assert "Roof Golem goes from player A's deck to the hand" in lines
    assert "Player A puts a card at the bottom of the deck" in lines


def test_of_cards_that_one_player_has_seen_only_their_number_is_told() -> None:
    text = f"Look at the top 2 cards of your deck. Add 1 card among them to your hand and {REST}"
    choice = "  - A: {choose: [Anvil]}\n"
    lines = told(text, ON_NOTHING + choice, lambda head: head.replace("hand: [Song], deck: 10", DECK))
    assert "Player A moves a card from the deck to the hand" in lines
    assert not any("Anvil" in each for each in lines if "looks at" not in each)


def test_nothing_is_said_to_be_revealed_where_no_card_is() -> None:
    assert LINES["reveal"](line("reveal", cards=[])) == ""
    assert LINES["reveal"](line("reveal", cards=["Anvil"])) == "  Player A reveals Anvil (Song)"


def test_what_is_counted_once_has_no_plural() -> None:
    assert LINES["counters"](line("counters", name="Sand", count=1)) == "  Song gets 1 Sand Counter"
    assert LINES["counters"](line("counters", name="Sand", count=2)) == "  Song gets 2 Sand Counters"
    assert times(1, "turn") == "1 turn"


def test_the_other_player_is_told_how_many_cards_are_looked_at_and_what_is_said_again_is_counted() -> None:
    """Hidden cards stay hidden (7.11.2): their number is open."""
    decks = list(builtin_decks("fftcg").values())[:2]
    game = new_match(prepare("fftcg", "fftcg-2020", decks, builtin_pool("fftcg")), 1, log=True).game
    start = len(game.log.lines) if game.log is not None else 0
    game.note("reveal", "", 0, None, cards=["Anvil", "Stove"], seen_by=0)
    game.note("draw", "9.2.1.1", 0)
    game.note("draw", "9.2.1.1", 0)
    said = {}
    for viewer in (0, 1):
        out = io.StringIO()
        narrator = Narrator(Console(file=out, width=100), adapter("fftcg").words, viewer)
        narrator.told = start
        narrator.tell(game)
        said[viewer] = [each.strip() for each in out.getvalue().splitlines()]
    drawn = "Player A draws a card (2 times)  [9.2.1.1]"
    assert said[0] == ["Player A looks at Anvil, Stove", drawn]
    assert said[1] == ["Player A looks at 2 cards", drawn]


def test_enter_takes_an_order_as_it_is_listed() -> None:
    """In which order cards go under a deck is often all the same (8.2.1.4)."""
    decks = list(builtin_decks("fftcg").values())[:2]
    match = new_match(prepare("fftcg", "fftcg-2020", decks, builtin_pool("fftcg")), 1)
    while match.decision is not None and match.decision.kind != "order":
        match.answer(match.decision.reason == "mulligan" or match.sample(Random(1)))
    assert match.decision is not None
    assert parse("", match, adapter("fftcg")) == tuple(match.decision.options or ())
    assert "Enter: as they are listed" in hint(match.decision)


@pytest.mark.clauses("fftcg-2020", "11.4.7", "5.2.3.1.1.3")
def test_how_cards_enter_is_told() -> None:
    """Where a card that was cast comes from was told when it was cast."""
    page = "  Ledger: {type: Backup, elements: [Fire], cost: 0, text: ''}\n"
    text = "Choose 1 Backup in your Break Zone. Play it onto the field."

    def change(head: str) -> str:
        return head.replace("  Song:", f"{page}  Song:").replace(
            "hand: [Song]", "hand: [Song, Ledger], break_zone: [Anvil]"
        )

    cast = told("Draw 1 card.", "  - A: {cast: Ledger}\n", change)
    assert "Ledger enters the field dull" in cast
    played = told(text, "  - A: {cast: Song, targets: [Anvil]}\n  - resolve: 1\n", change)
    assert "Anvil enters the field dull from player A's Break Zone" in played
