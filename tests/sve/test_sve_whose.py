"""Whose doing and whose cards: what one player does to a card, seen by the same amulet on both sides."""

from __future__ import annotations

import pytest

from cardwright.play.scenario import run_text

FELL = "Select a follower on the field and destroy it."
HOME = "Select a follower on the field and return it to its owner's hand."
EXILE = "Select a follower on the field and banish it."
HURT = "Select a follower on the field and deal it 1 damage."
STAR = "Select a follower on the field and put a star counter on it."
POSITION = """
scenario: 1
game: sve
ruleset: sve
title: Whose
clauses: ["3.1.2"]
cards:
  Keeper: {{type: Amulet, class: Neutral, cost: 1, text: "{keeper}"}}
  Page: {{type: Follower, class: Neutral, cost: 1, attack: 1, defense: 5, text: ""}}
  Deed: {{type: Spell, class: Neutral, cost: 1, text: "{deed}"}}
  Gem: {{type: Spell, class: Neutral, cost: 0, text: "Give your leader [defense]+0."}}
turn: {{player: A, phase: main, number: 7}}
players:
  A: {{field: [Keeper, Page], hand: [Deed, Page], cemetery: [Page], max_play_points: 7}}
  B: {{field: [Keeper, Page], hand: [Page], cemetery: [Page]}}
steps:
  - A: {{play: Deed{targets}}}
  - settle: true
{rest}"""


def seen(keeper: str, deed: str, target: str, rest: str) -> None:
    targets = f', targets: ["{target}"]' if target else ""
    [outcome] = run_text(POSITION.format(keeper=keeper, deed=deed, targets=targets, rest=rest))
    assert outcome.ok, outcome.message


@pytest.mark.clauses("sve", "3.1.2", "3.1.2.4", "10.7.2")
@pytest.mark.parametrize(
    ("event", "deed", "target", "mine", "theirs"),
    [
        ("a card is returned to your hand from your field", HOME, "A:Page", 1, 0),
        ("a card is returned to your hand from your field", HOME, "B:Page", 0, 1),
        ("a card on your field is returned to hand", HOME, "B:Page", 0, 1),
        ("another card you control leaves the field", EXILE, "B:Page", 0, 1),
        ("a follower on your field is destroyed", FELL, "B:Page", 0, 1),
        ("an enemy follower is destroyed", FELL, "B:Page", 1, 0),
        ("an enemy follower is destroyed", FELL, "A:Page", 0, 1),
        ("a follower is put into your cemetery", FELL, "B:Page", 0, 1),
        ("a follower is put into an opponent's cemetery", FELL, "B:Page", 1, 0),
        ("you put a follower into your cemetery", FELL, "B:Page", 0, 0),
        ("you put a follower into your cemetery", FELL, "A:Page", 1, 0),
        ("one of your followers takes damage", HURT, "B:Page", 0, 1),
        ("an ability deals damage to one of your followers", HURT, "B:Page", 0, 1),
        ("an enemy ability deals damage to one of your followers", HURT, "A:Page", 0, 0),
        ("a follower on your field is selected by an enemy ability", HURT, "B:Page", 0, 1),
        ("you put a star counter on a follower", STAR, "B:Page", 1, 0),
        ("a star counter is put on a card on your field", STAR, "B:Page", 0, 1),
        ("you discard a card", "Each opponent discards a card.", "", 0, 1),
        ("your opponent discards a card", "Each opponent discards a card.", "", 1, 0),
        ("a card is put into your cemetery from your hand", "Each opponent discards a card.", "", 0, 1),
        ("you draw a card", "Each opponent draws a card.", "", 0, 1),
        ("an opponent draws a card", "Draw a card.", "", 0, 1),
        (
            "a card is put into your cemetery from your deck",
            "Each opponent puts the top card of their deck into their cemetery.",
            "",
            0,
            1,
        ),
        ("your leader loses [defense]", "Give each enemy leader [defense]-2.", "", 0, -1),
        ("an opponent plays a spell", "Draw a card.", "", 0, 1),
        ("you summon a Fairy token", "Summon a Fairy token.", "", 1, 0),
        ("you put a card into your EX area", "Select a follower on the field and put it into its owner's EX area.", "B:Page", 0, 0),
        ("you put a card into your EX area", "Select a follower on the field and put it into its owner's EX area.", "A:Page", 1, 0),
        ("a card is put into your EX area", "Select a follower on the field and put it into its owner's EX area.", "B:Page", 0, 1),
        ("a card is banished from your cemetery", "Select a follower in a cemetery and banish it.", "B:Page#3", 0, 1),
    ],
)  # fmt: skip
def test_whose_event_it_is(event: str, deed: str, target: str, mine: int, theirs: int) -> None:
    expected = f"  - expect: {{A.leader_defense: {20 + mine}, B.leader_defense: {20 + theirs}}}"
    seen(f"Whenever {event}, give your leader [defense]+1.", deed, target, expected)


@pytest.mark.clauses("sve", "3.1.2", "3.1.2.4", "10.3.2")
@pytest.mark.parametrize(
    ("condition", "deed", "target", "mine", "theirs"),
    [
        ("one of your followers was destroyed", FELL, "B:Page", 0, 1),
        ("an enemy follower was destroyed", FELL, "B:Page", 1, 0),
        ("a follower was destroyed", FELL, "B:Page", 1, 1),
        ("none of your followers were destroyed", FELL, "A:Page", 0, 1),
        ("a follower you control left the field", HOME, "A:Page", 1, 0),
        ("a card was returned to your hand", HOME, "B:Page", 0, 1),
        ("you've returned a follower on your field to its owner's hand", HOME, "B:Page", 0, 0),
        ("you've returned a follower on your field to its owner's hand", HOME, "A:Page", 1, 0),
        ("you've put a follower into your cemetery", FELL, "B:Page", 0, 0),
        ("you've put a follower into your cemetery", FELL, "A:Page", 1, 0),
        ("you've discarded a card", "Each opponent discards a card.", "", 0, 1),
        ("an opponent has discarded a card", "Each opponent discards a card.", "", 1, 0),
        ("a card was discarded from your hand", "Each opponent discards a card.", "", 0, 1),
        ("you've played a spell", "Draw a card.", "", 1, 0),
        ("your opponent has played a spell", "Draw a card.", "", 0, 1),
        ("you've drawn a card", "Each opponent draws a card.", "", 0, 1),
        ("your opponent has drawn a card", "Each opponent draws a card.", "", 1, 0),
        ("an enemy follower was put onto the field", "Summon a Fairy token.", "", 0, 1),
        ("a follower was put onto your field", "Summon a Fairy token.", "", 1, 0),
        ("you've summoned a Fairy token", "Summon a Fairy token.", "", 1, 0),
        ("a follower was put into your cemetery from the field", FELL, "B:Page", 0, 1),
    ],
)
def test_whose_doing_it_was(condition: str, deed: str, target: str, mine: int, theirs: int) -> None:
    end = "  - A: {end: true}\n"
    expected = f"  - expect: {{A.leader_defense: {20 + mine}, B.leader_defense: {20 + theirs}, turn: B}}"
    keeper = f"At the start of each end phase, if {condition} this turn, give your leader [defense]+1."
    seen(keeper, deed, target, end + expected)
