"""The end of this very turn, each point of damage, any of those that were chosen: as the rules have it."""

from __future__ import annotations

import pytest
from fftcg_meaning import ALWAYS, ME, YOU, effects, last, one, same

from cardwright.text import ir


def field(text: str) -> ir.Effect:
    (made,) = one(text).effects  # type: ignore[attr-defined]
    assert isinstance(made, ir.Effect)
    return made


@pytest.mark.parametrize("words", ["draw 1 card at the end of {}.", "at the end of {}, draw 1 card."])
def test_the_end_of_this_turn_is_that_of_no_other(words: str) -> None:
    for turn, ends in (("the turn", False), ("this turn", True)):
        text = words.format(turn)
        (made,) = effects(f"When Hild attacks, {text}", "Forward")
        assert isinstance(made, ir.Delayed), turn
        assert (made.this_turn, made.once) == (ends, ends), turn


@pytest.mark.parametrize("verb", ["receive", "would receive"])
def test_a_point_of_damage_is_each_of_them(verb: str) -> None:
    for dealt, fate in (("damage", "points"), ("a point of damage", "point")):
        paid = f"If you {verb} {dealt}, you may put Hild into the Break Zone"
        for text in (f"{paid} instead.", f"{paid}. If you do so, the damage becomes 0 instead."):
            made = field(text)
            assert isinstance(made, ir.ReplaceForPlayer), text
            assert made.fate == fate, text
        offer = ir.ReplaceForPlayer(YOU, fate, ir.May(YOU, ir.Dull(ME)), ALWAYS)
        text = f"If you {verb} {dealt} while Hild is active, you may dull Hild. If you do so, the damage becomes 0 instead."
        assert same(field(text), ir.If(ir.HasFilter(ME, ir.StatusIs("active")), offer)), text


def test_any_of_them_goes_out_of_the_game() -> None:
    head = "Choose up to 2 Forwards. Deal them 3000 damage. "
    wanted = last(
        f"{head}If they are put from the field into the Break Zone this turn, remove them from the game instead."
    )
    for place in ("", " from the field"):
        for be, them in (("is", "it"), ("are", "them")):
            text = f"If any of them {be} put{place} into the Break Zone this turn, remove {them} from the game instead."
            assert same(last(head + text), wanted), text
