"""The narrated log tells all that an act cost: Crystals, and counters that came off a card."""

from __future__ import annotations

from cardwright.play.scenario import run_text

TOLD = """
scenario: 1
game: fftcg
ruleset: fftcg-2020
title: t
cards:
  Gemcutter: {type: Backup, elements: [Earth], cost: 2, text: "《C》《C》: Draw 1 card."}
  Hourglass: {type: Backup, elements: [Wind], cost: 2, text: "《ダル》, remove 2 Sand Counters from Hourglass: Draw 1 card."}
players:
  A: {field: [Gemcutter, {card: Hourglass, counters: {Sand: 3}}], deck: 10, crystals: 3}
steps:
  - A: {use: Gemcutter}
  - A: {use: Hourglass}
  - expect: {"A:Hourglass": {counters: {Sand: 1}}, A.crystals: 1, winner: B}
"""


def test_what_was_paid_without_a_card_is_told() -> None:
    """Crystals (fftcg-new X-CRYSTAL-4) and counters (6.7.1) are part of what the log says of a cost (11.6.10)."""
    (outcome,) = run_text(TOLD)
    told = [line.strip() for line in outcome.log]
    assert "Player A pays: 2 Crystals" in told
    assert "Hourglass loses 2 Sand Counters" in told
