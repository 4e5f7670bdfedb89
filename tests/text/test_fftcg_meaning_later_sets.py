"""Wordings of the later sets: own sentences with their trees."""

from __future__ import annotations

import pytest
from fftcg_meaning import FORWARD, ME, T1, YOU, last, same

from cardwright.text import ir
from cardwright.text.compile import compile_text

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
    away = "Remove the top 3 cards of your deck from the game. "
    allowed = last(away + "You can cast 1 of them this turn without paying its cost.")
    assert isinstance(allowed, ir.AllowCast)
    assert allowed.free
    assert allowed.once


@pytest.mark.parametrize("chooses", ["Hild chooses", "you choose", "Hild would choose"])
@pytest.mark.parametrize(("itself", "floor"), [("Hild", ""), ("this card", " (it cannot become 0)")])
def test_a_cost_that_depends_on_what_is_chosen(chooses: str, itself: str, floor: str) -> None:
    priced = f"If {chooses} a dull Forward, the cost required to cast {itself} is reduced by 2{floor}."
    made = compile_text("fftcg", f"{priced}[[br]]Choose 1 Forward. Dull it.", name="Hild", card_type="Summon")
    field, summon = made.abilities
    assert isinstance(field, ir.FieldAbility)
    assert isinstance(summon, ir.SummonEffect)
    dull = ir.Group(FORWARD, adjectives=(ir.StatusIs("dull"),))
    assert same(field.effects[0], ir.CheaperChoosing(ME, dull, ir.Num(2), floor=int(bool(floor))))
    assert same(summon.effects[-1], ir.Dull(T1))
