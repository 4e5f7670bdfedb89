"""What the bench has to bring about besides what happens: how few Characters or Crystals there are, who uses abilities."""

from __future__ import annotations

import pytest
from test_exercise_reach import carried_out


@pytest.mark.parametrize(
    "text",
    [
        "When you receive damage, if you control only 1 Backup, choose 1 dull Forward. If your opponent doesn't pay 《3》, break it.",
        "When Tester is dealt damage by a Forward opponent controls, if you control only 1 Backup, draw 1 card.",
        "When a Forward you control is put from the field into the Break Zone, if you don't have a 《C》, draw 1 card.",
        "When a [[i]]Category VI[[/]] Forward enters your field, if you don't control [[i]]Card Name Olga[[/]], draw 1 card.",
        "When a [[i]]Job Knight[[/]] you control attacks, choose 1 Forward. Deal it 5000 damage. If you have a 《C》, deal it 8000 damage instead.",
        "When a Forward or Monster you control uses an action ability, choose 1 Forward. It loses 2000 power until the end of the turn.",
        "If Tester is dealt damage, reduce the damage by half instead (round up to the nearest 1000).",
        "When Tester enters the field, place 2 Pebble Counters on Tester.[[br]]《0》, remove all Pebble Counters from Tester: Choose 1 Forward. "
        "Deal it 2000 damage for each Pebble Counter removed.",
        "When Tester enters the field, discard any number of cards from your hand. Then, draw as many cards as you discarded.",
    ],
)
def test_it_is_carried_out(text: str) -> None:
    carried_out(text)
