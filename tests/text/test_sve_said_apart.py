"""Two wordings of one thing: each prints as it is, and means what the other means."""

import pytest

from cardwright.text.compile import compile_text
from cardwright.text.reading import same_meaning

SELECT = "[fanfare] Select an enemy follower on the field. "
PAIRS = [
    (
        SELECT + "It can't attack or evolve during your opponent's next turn.",
        SELECT + "During your opponent's next turn, it can't attack or evolve.",
    ),
    (
        SELECT + "It cannot be banished or returned to hand during your next turn.",
        SELECT + "During your next turn, it cannot be banished or returned to hand.",
    ),
    (
        "[fanfare] Your other followers deal 2 more damage until end of turn.",
        "[fanfare] Until end of turn, your other followers deal 2 more damage.",
    ),
    (
        "[fanfare] Your other followers deal 2 less damage this turn.",
        "[fanfare] This turn, your other followers deal 2 less damage.",
    ),
    (
        "Ability damage dealt by this follower is increased by 3.",
        "If this follower would deal ability damage, it deals 3 more damage instead.",
    ),
    (
        "[fanfare] If you have played at least 3 cards this turn, excluding this card, draw a card.",
        "[fanfare] If you've played 3 or more cards this turn, excluding this card, draw a card.",
    ),
    (SELECT + "If it is attacking, destroy it.", SELECT + "If it's attacking, destroy it."),
    (SELECT + "If it is not engaged, destroy it.", SELECT + "If it isn't engaged, destroy it."),
    (SELECT + "If it is a Pixie follower, banish it.", SELECT + "If it's a Pixie follower, banish it."),
    (
        SELECT + "During its controller's next turn, it can't attack or evolve.",
        SELECT + "It can't attack or evolve during its controller's next turn.",
    ),
    (
        SELECT + "For as long as this follower is on the field, it can't attack or evolve.",
        SELECT + "It can't attack or evolve for as long as this follower is on the field.",
    ),
    (
        SELECT + "Its [attack] becomes 1 until the end of your opponent's next turn.",
        SELECT + "Until the end of your opponent's next turn, change its [attack] to 1.",
    ),
]


@pytest.mark.parametrize("pair", PAIRS)
def test_two_wordings(pair: tuple[str, str]) -> None:
    first, second = (compile_text("sve", text, name="Hild", card_type="Follower") for text in pair)
    assert same_meaning(first, second)
