"""The word "other" means other than what was chosen; where nothing was, other than the card itself."""

from __future__ import annotations

import pytest
from helpers import Position


@pytest.mark.clauses("fftcg-2020", "5.2.4.1")
def test_no_other_forwards_leaves_out_the_card_itself() -> None:
    position = Position("""
cards:
  Hermit: {type: Forward, elements: [Fire], cost: 0, power: 3000, text: "If you control no other Forwards, Hermit gains +2000 power."}
  Guest: {type: Forward, elements: [Fire], cost: 0, power: 3000, text: ""}
players: {A: {field: [Hermit], hand: [Guest]}, B: {field: [Guest]}}
""")
    position.expect("'A:Hermit': {power: 5000}")
    position.play("[A: {cast: Guest}]").expect("'A:Hermit': {power: 3000}")


@pytest.mark.clauses("fftcg-2020", "11.6.5")
def test_another_target_may_be_the_card_itself_but_not_the_first_target() -> None:
    position = Position("""
cards:
  Twin: {type: Forward, elements: [Fire], cost: 0, power: 3000, text: "《0》: Choose 1 Forward and 1 other Forward. Dull them."}
  Guest: {type: Forward, elements: [Fire], cost: 0, power: 3000, text: ""}
players: {A: {field: [Twin]}, B: {field: [Guest]}}
""")
    position.play("[A: {use: Twin, targets: ['B:Guest', 'A:Twin']}, resolve: 1]")
    position.expect("'A:Twin': {state: dull}, 'B:Guest': {state: dull}")
