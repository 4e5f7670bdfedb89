"""What was named is kept with the card, is seen by both players, and lasts as a copy and in a save."""

from __future__ import annotations

import json

import pytest
from board import FIELD, HAND, Board
from test_sentences_played import abilities

from cardwright.games.common.naming import NAMED
from cardwright.kernel.view import view
from cardwright.play.fftcg_words import FftcgWords

TEXT = "When Hild enters the field, name 1 Element.", "The Forwards of the named Element you control gain +1000 power."


@pytest.mark.clauses("fftcg-2020", "11.9.1", "7.7.2")
def test_what_was_named_is_public_and_kept() -> None:
    board = Board()
    pike = board.put(0, FIELD, "Pike", elements=("Fire",), power=5000)
    hild = board.put(0, HAND, "Hild", *abilities("[[br]]".join(TEXT), "Hild", "Forward"), cost=0, elements=("Wind",))
    table = board.start().cast(hild).answer(("pass",), ("pass",)).answer(("Fire",))
    assert table.chars(pike).power == 6000
    for player in (0, 1):
        assert f"{NAMED}element:Fire" in json.dumps(view(table.match.game, player))
    assert "named Fire" in FftcgWords().card(table.match.game, hild)
    assert table.match.copy().game.chars(pike).power == 6000
