"""Wordings of the later sets: own sentences with their trees."""

from __future__ import annotations

import pytest
from fftcg_meaning import T1, YOU, last, same

from cardwright.text import ir

FREE = "Choose 1 Summon of cost 3 or less in your Break Zone. Remove it from the game. "


@pytest.mark.parametrize(
    "words",
    [
        "You can cast it without paying its cost this turn.",
        "You can cast it this turn without paying its cost.",
        "You can cast it at any time you could normally cast it without paying its cost this turn.",
        "You can cast it at any time you could normally cast it this turn without paying the cost.",
        "During this turn, you may cast it as though you owned it without paying its cost.",
    ],
)
def test_free_for_the_turn(words: str) -> None:
    assert same(last(FREE + words), ir.AllowCast(YOU, T1, ir.UntilEndOfTurn(), free=True))


def test_one_of_them_free_for_the_turn() -> None:
    allowed = last("Remove the top 3 cards of your deck from the game. You can cast 1 of them this turn without paying its cost.")
    assert isinstance(allowed, ir.AllowCast)
    assert allowed.free
    assert allowed.once
