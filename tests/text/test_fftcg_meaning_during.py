""" "During this turn" where others say "this turn": the same, and printed as it stands."""

from __future__ import annotations

import pytest

from cardwright.text.compile import compile_text, render_text
from cardwright.text.reading import same_meaning


@pytest.mark.parametrize(
    ("card_type", "text"),
    [
        ("Summon", "Choose 1 Forward. Deal it 5000 damage. If it is put from the field into the Break Zone {}, remove it from the game instead."),
        ("Summon", "Choose 1 Forward. It must block {} if possible."),
        ("Summon", "Choose 1 Forward. It can attack once more {}."),
        ("Summon", "Choose 1 Forward you control. The next damage dealt to it {} becomes 0 instead."),
        ("Forward", "When Hild attacks, if you have cast 2 or more cards {}, draw 1 card."),
        ("Forward", "When Hild attacks, choose 1 Forward that was dealt damage {}. Break it."),
        ("Forward", "When a Forward damaged by Hild {} is put from the field into the Break Zone, draw 1 card."),
        ("Forward", "When Hild attacks, draw 1 card for each card you have cast {}."),
    ],
)  # fmt: skip
def test_during_this_turn_is_this_turn(card_type: str, text: str) -> None:
    usual, other = (
        compile_text("fftcg", text.format(words), name="Hild", card_type=card_type)
        for words in ("this turn", "during this turn")
    )
    assert same_meaning(usual, other)
    assert render_text("fftcg", other, name="Hild").removesuffix(".") in text.format("during this turn")


def test_a_comma_before_the_last_keyword_that_is_lost() -> None:
    """It once was printed as "also loses", and so refused."""
    text = "Choose 1 Forward. Until the end of the turn, it loses Haste, First Strike{} and Brave."
    usual, other = (
        compile_text("fftcg", text.format(comma), name="Hild", card_type="Summon").abilities for comma in ("", ",")
    )
    assert same_meaning(usual[0], other[0])
