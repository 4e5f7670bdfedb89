"""On the bench what SVE texts wait for and ask for is there, to the last instruction."""

from __future__ import annotations

from typing import Any

import pytest

from cardwright.cards import Pool, SveCard
from cardwright.play.exercise import exercise

SPELL: dict[str, Any] = {"type": "Spell", "cost": 0}
AMULET: dict[str, Any] = {"type": "Amulet", "cost": 1}
FOLLOWER: dict[str, Any] = {"type": "Follower", "cost": 3, "attack": 3, "defense": 3}


@pytest.mark.parametrize(
    ("facts", "text"),
    [
        (SPELL, "Each player selects a follower on their field and destroys it."),
        (SPELL, "Each player selects a card in their hand and discards it."),
        (SPELL, "Select an amulet on the field. Remove all soul counters from it."),
        (SPELL, "Select an enemy follower on the field and deal it 3 damage. Spellchain (1): Deal 5 damage instead."),
        (SPELL, "Select an enemy follower on the field. Move all counters from it to another follower on the field."),
        (SPELL, "For the rest of this turn, if an enemy follower would be destroyed, banish it instead."),
        (AMULET, "Whenever 2 or more followers leave your field, draw a card."),
        (AMULET, "Whenever 2 or more cards are put into your cemetery, draw a card."),
        (AMULET, "Whenever a card in your EX area is banished, draw a card."),
        (AMULET, "[evolve][cost00]: Evolve this card."),
        (AMULET, "You have no maximum hand size."),
        (AMULET, "Whenever an amulet is put onto your field from your cemetery, draw a card."),
        (AMULET, "Whenever an opponent draws a card during your turn, deal 1 damage to each enemy leader."),
        (AMULET, "This card doesn't refresh during your start phase."),
        (
            FOLLOWER,
            "At the start of your end phase, if this follower has at least 6 attack, deal 3 damage to each enemy leader.",
        ),
        (
            FOLLOWER,
            "If you have at least 3 Smith followers with different names on your field, this card costs 3 less to play.",
        ),
        (
            {**FOLLOWER, "traits": ("Elder",)},
            "[fanfare] Select another Smith follower on your field with the same trait as this follower and give it Rush.",
        ),
        (SPELL, "Select a follower on your field. Give it [attack]+1/[defense]+1 for each Fable counter on it."),
        (SPELL, "Select an enemy follower on the field and return it to its owner's hand. They draw a card."),
        (
            AMULET,
            "If a follower would leave your field, banish it instead.\n[act][cost00]: Destroy a follower on your field.",
        ),
        (AMULET, "If you would draw a card by an ability, draw 2 cards instead.\n[act][cost00]: Draw a card."),
        (SPELL, "When this card is discarded by an enemy ability, draw 2 cards.\n----------\nDraw a card."),
        (SPELL, "Give each follower on your field [attack]+1. Necrocharge (2): Give [attack]+2/[defense]+1 instead."),
        ({**FOLLOWER, "advanced": True}, "[evolve][cost00]: Evolve this follower.\n[lastwords] Draw a card."),
        (FOLLOWER, "Strike: If this follower has Storm, draw a card."),
        (FOLLOWER, "[fanfare] If this card was put onto the field from your cemetery, give it Rush."),
        (AMULET, "At the start of your end phase, if this card is engaged, give your leader [defense]+1."),
        (
            FOLLOWER,
            "[act][cost02]: Select a Marine or Fable follower in your EX area and put it onto your field. If its cost is 5 or more, deal 3 damage to your leader.",
        ),
    ],
)
def test_it_is_carried_out(facts: dict[str, Any], text: str) -> None:
    made = SveCard(id="T-1", name="Tried", text=text, **facts)
    found = exercise("sve", made, Pool("sve", [made]))
    assert found.ok, found
