"""How long the Dull icon of a fresh card waits: until its controller's own turn, or in the turn alone in which it came."""

from __future__ import annotations

import pytest

from cardwright.play.scenario import run_text

TEXT = """
scenario: 1
game: fftcg
ruleset: RULESET
title: T
clauses: []
cards:
  Squid: {type: Forward, elements: [Water], cost: 0, power: 4000, text: "《ダル》: Draw 1 card.TEXT"}
players: {A: {hand: [Squid]}, B: {}}
steps:
  - A: {cast: Squid}
  - expect: {WORD: [{A: {use: Squid}}]}
  - to: B.main1
  - expect: {OTHER: [{A: {use: Squid}}]}
  - to: A.main1
  - expect: {can: [{A: {use: Squid}}]}
"""


def outcome(ruleset: str, text: str, word: str, other: str) -> str:
    told = TEXT.replace("RULESET", ruleset).replace("TEXT", text).replace("WORD", word).replace("OTHER", other)
    if other == "can":
        told = told.replace("  - to: B.main1\n", "  - to: B.main1\n  - B: {pass: true}\n")
    return run_text(told)[0].message


@pytest.mark.clauses("fftcg-2020", "11.6.2.2")
def test_it_waits_for_the_start_of_its_players_turn() -> None:
    assert outcome("fftcg-2020", "", "cannot", "cannot") == ""


@pytest.mark.clauses("fftcg-2020", "15.2.2.3")
def test_with_haste_it_does_not_wait() -> None:
    assert outcome("fftcg-2020", "[[br]]Haste", "can", "can") == ""


@pytest.mark.clauses("fftcg-classic", "C60", "C92")
def test_in_the_classic_game_it_waits_for_the_turn_in_which_it_was_played() -> None:
    assert outcome("fftcg-classic", "", "cannot", "can") == ""
