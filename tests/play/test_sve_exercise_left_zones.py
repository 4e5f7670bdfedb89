"""On the bench, too, cards leave the zones that a text waits for."""

from __future__ import annotations

import pytest

from cardwright.cards import Pool, SveCard
from cardwright.play.exercise import exercise


@pytest.mark.parametrize(
    "text",
    [
        "Whenever a card leaves your EX area, draw a card.",
        "When this card leaves your EX area, deal 1 damage to each enemy leader.",
        "Whenever an amulet leaves your cemetery, draw a card.",
        "[fanfare] If a follower left your EX area this turn, draw a card.",
    ],
)
def test_what_waits_for_a_card_to_leave_a_zone_goes_off(text: str) -> None:
    made = SveCard(id="T-1", name="Tried", type="Follower", cost=2, text=text, attack=2, defense=3)
    found = exercise("sve", made, Pool("sve", [made]), deep=29)
    assert found.ok, found


@pytest.mark.parametrize(
    "text",
    [
        "Whenever you recover play points, draw a card.",
        "Whenever a card is banished from your cemetery, deal 1 damage to each enemy leader.",
        "Whenever you banish a card from your cemetery, draw a card.",
        "Whenever a card in your cemetery is banished, draw a card.",
        *(
            f"Whenever a card is put into your EX area from your {place}, draw a card."
            for place in ("deck", "cemetery", "field")
        ),
    ],
)
def test_what_waits_for_points_or_for_a_place_that_cards_come_from_goes_off(text: str) -> None:
    made = SveCard(id="T-1", name="Tried", type="Follower", cost=2, text=text, attack=2, defense=3)
    found = exercise("sve", made, Pool("sve", [made]), deep=29)
    assert found.ok, found
