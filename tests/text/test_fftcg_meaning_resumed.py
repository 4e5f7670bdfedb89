"""Wordings beside those that the grammar knew, each with the known one that means the same."""

from __future__ import annotations

import re

import pytest
from fftcg_meaning import last, meant

from cardwright.errors import TextError
from cardwright.text import ir

WHOSE = "Choose 1 auto-ability. Cancel its effect. If {} a Forward, deal that Forward 4000 damage."
PAID = "When Hild enters the field, if the cost {}, draw 1 card."
BOTH = PAID.format("paid to cast Hild included both Fire CP and Wind CP")
CAST = "When Hild enters the field, if {} this turn, draw 1 card."
ALL_CAST = CAST.format("4 or more Summons have been cast")


@pytest.mark.parametrize(
    ("text", "known"),
    [
        (PAID.format("to cast Hild was paid with Fire CP and Wind CP"), BOTH),
        (PAID.format("to play Hild was paid with both Fire and Wind CP"), BOTH),
        (CAST.format("a total of 4 or more Summons have been cast"), ALL_CAST),
        (CAST.format("both players have cast 4 or more Summons in total"), ALL_CAST),
        ("Hild can attack 3 times per turn.", "Hild can attack 3 times in the same turn."),
        ("Hild can attack up to 3 times in the same turn.", "Hild can attack 3 times in the same turn."),
    ],
)
def test_the_same_in_other_words(text: str, known: str) -> None:
    assert meant(text) == meant(known)


@pytest.mark.parametrize("said", ["it triggered from", "the auto-ability is of", "it was an auto-ability of"])
def test_whose_ability_was_cancelled(said: str) -> None:
    known = WHOSE.format("the cancelled auto-ability triggered from")
    assert meant(WHOSE.format(said), "Summon") == meant(known, "Summon")


def test_their_next_active_phase() -> None:
    sleeps = last("Choose 1 Backup opponent controls. It does not activate during their next Active Phase.")
    assert isinstance(sleeps, ir.Restrict)
    assert sleeps.rule == ir.DoesNotActivate(next_only=True)


@pytest.mark.parametrize(
    "text",
    [
        "Choose 1 Forward. During this turn, the next time it deals damage, the damage increases by 3000 instead.",
        "Choose 1 Forward. The next damage it deals to your opponent this turn is increased by 1000 instead.",
        "Choose 1 Forward. If it deals damage to your opponent or a Forward this turn, the damage increases by 2000 instead.",
    ],
)
def test_players_are_dealt_points_not_thousands(text: str) -> None:
    with pytest.raises(TextError, match="in points"):
        last(text)
    last(re.sub(r"(is )?increase[ds] by \d000", "becomes 0", text))


@pytest.mark.parametrize("then", ["Play it onto the field", "You can cast it this turn"])
def test_what_is_on_the_field_is_not_played_onto_it(then: str) -> None:
    with pytest.raises(TextError, match="on the field already"):
        meant(f"When Hild enters the field, choose 1 Forward opponent controls. {then}.")
