"""When the deck that was searched is shuffled (15.1.1.8.1; reading F78)."""

from __future__ import annotations

import pytest
from helpers import Position

TEXT = """
    cards:
      Seek: {type: Summon, elements: [Water], cost: 0, text: "Search for 1 Forward and add it to your hand. Draw 1 card."}
      Found: {type: Forward, elements: [Ice], cost: 2, power: 5000}
      Upper: {type: Backup, elements: [Ice], cost: 2}
      Other: {type: Backup, elements: [Ice], cost: 3}
    players: {A: {hand: [Seek], deck: [Upper, Found, Other, Other, Other, Other, Other, Other, Other, Other, Other]}}
"""


@pytest.mark.parametrize("on", [True, False])
@pytest.mark.clauses("fftcg-2020", "15.1.1.8.1")
def test_after_the_whole_text_f78(on: bool) -> None:
    position = Position(TEXT, shuffles_after_text=on)
    position.play("[{A: {cast: Seek}}, {settle: true}, {A: {choose: [Found]}}, {settle: true}]")
    position.expect(f"A.hand: [Found, {'Upper' if on else 'Other'}]")
