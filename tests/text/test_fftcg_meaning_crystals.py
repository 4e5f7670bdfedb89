"""What is gained instead of Crystals, and Crystals that are gained instead of something."""

from __future__ import annotations

import pytest
from fftcg_meaning import ALWAYS, FRONT, OPPONENT, YOU, last, one, same

from cardwright.errors import TextError
from cardwright.text import ir


def crystals(count: int) -> ir.GainCrystals:
    return ir.GainCrystals(YOU, ir.Num(count))


@pytest.mark.parametrize(
    ("text", "player", "instead"),
    [
        ("If you would gain 《C》, gain 《C》《C》 instead.", YOU, crystals(2)),
        ("If you gain 《C》, you gain 《C》《C》《C》 instead.", YOU, crystals(3)),
        ("If your opponent would gain 《C》, you gain 《C》 instead.", OPPONENT, crystals(1)),
        ("If you would gain 《C》, draw 2 cards instead.", YOU, ir.Draw(YOU, ir.Num(2))),
    ],
)
def test_instead_of_crystals(text: str, player: ir.Player, instead: ir.Effect) -> None:
    ability = one(text)
    assert isinstance(ability, ir.FieldAbility)
    assert same(ability.effects[0], ir.ReplaceForPlayer(player, "crystals", instead, ALWAYS))


def test_for_a_turn_and_for_a_cause() -> None:
    text = "During this turn, if you would gain 《C》 due to your abilities, gain 《C》《C》 instead."
    by = ir.Cause(YOU, ("ability",))
    assert same(last(text), ir.ReplaceForPlayer(YOU, "crystals", crystals(2), FRONT, by))


def test_crystals_instead_of_a_card() -> None:
    ability = one("If you would draw a card, gain 《C》 instead.")
    assert isinstance(ability, ir.FieldAbility)
    assert same(ability.effects[0], ir.ReplaceForPlayer(YOU, "draws", crystals(1), ALWAYS))


def test_how_many_there_would_be_has_to_be_one() -> None:
    with pytest.raises(TextError):
        one("If you would gain 《C》《C》, gain 《C》 instead.")
