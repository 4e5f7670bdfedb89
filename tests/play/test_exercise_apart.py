"""Cards of one Job or Category that differ in name, cost or Element: the bench has them, so that all of the text is carried out."""

from __future__ import annotations

import pytest
from test_exercise_reach import carried_out


@pytest.mark.parametrize("apart", ["of a different Element", "with a different name", "with a different cost"])
def test_several_that_differ_are_found(apart: str) -> None:
    carried_out(
        f"When Tester enters the field, search for 3 [[i]]Job Smith[[/]] each {apart}. Your opponent selects 1 of them. "
        "Add it to your hand and put the rest into the Break Zone."
    )


def test_several_that_differ_are_revealed() -> None:
    carried_out(
        "When Tester enters the field, you may reveal 2 [[i]]Job Smith[[/]] of different Elements from your hand. "
        "When you do so, draw 1 card."
    )


@pytest.mark.parametrize("apart", ["with different names", "of different Elements", "of different costs"])
def test_several_that_differ_are_controlled(apart: str) -> None:
    carried_out(f"When Tester attacks, if you control 4 or more [[i]]Job Smith[[/]] {apart}, draw 1 card.")


@pytest.mark.parametrize(
    "due", ["your abilities", "your Summons", "a Summon", "your opponent's Summons", "your Summons or abilities"]
)
def test_a_card_is_discarded_by_whatever_it_waits_for(due: str) -> None:
    carried_out(f"When Tester is discarded from your hand due to {due}, draw 1 card.")


def test_counters_are_there_to_be_removed_from_a_group() -> None:
    carried_out(
        "When Tester attacks, remove all Poison Counters from all the Forwards opponent controls. "
        "Deal 1000 damage to all the Forwards opponent controls for each Poison Counter removed by this effect."
    )


@pytest.mark.parametrize(
    "text",
    [
        "When a Monster you control attacks, Tester gains +2000 power until the end of the turn.",
        "When a Monster you control blocks, draw 1 card.",
        "When a Monster opponent controls attacks, draw 1 card.",
        "When a Monster you control is dealt damage, draw 1 card.",
        "《0》: Choose 1 auto-ability that is choosing a Forward you control. Cancel its effect.",
        "《0》: Choose 1 special ability. Cancel its effect.",
        "The Summons you cast cannot be cancelled by your opponent's Summons or abilities.",
    ],
)
def test_what_others_have_to_do_is_done(text: str) -> None:
    carried_out(text)
