"""How many Crystals there are, Counters by a count, extra turns of either player."""

from __future__ import annotations

import pytest
from fftcg_meaning import OPPONENT, YOU, last, one, same

from cardwright.text import ir

BACKUPS = ir.CountOf(ir.Group(ir.TypeIs(("Backup",)), qualifiers=(ir.ControlledBy(YOU),)))


@pytest.mark.parametrize(("has", "player"), [("you have", YOU), ("your opponent has", OPPONENT)])
@pytest.mark.parametrize("number", ["number", "amount"])
def test_the_number_of_crystals(has: str, player: ir.Player, number: str) -> None:
    assert same(last(f"Draw X cards, where X is the {number} of 《C》 {has}."), ir.Draw(YOU, ir.CrystalCount(player)))
    chosen = one(f"Choose 1 Forward of cost equal to or less than the {number} of 《C》 {has}. Break it.", "Summon")
    assert isinstance(chosen, ir.SummonEffect)
    cost = ir.CostIs(ir.CrystalCount(player), "<=")
    assert isinstance(chosen.effects[0], ir.Choose) and same(chosen.effects[0].targets[0].group.qualifiers[0], cost)


@pytest.mark.parametrize(
    ("text", "count"),
    [
        (
            "Hild enters the field with 1 Moon Counter placed on it for each Backup you control.",
            ir.PerEach(ir.Num(1), BACKUPS),
        ),
        (
            "Hild enters the field with a Moon Counter on it for each Backup you control.",
            ir.PerEach(ir.Num(1), BACKUPS),
        ),
        ("Hild enters the field with Moon Counters on it equal to the number of Backups you control.", BACKUPS),
    ],
)
def test_it_enters_with_counters(text: str, count: ir.Amount) -> None:
    ability = one(text)
    assert isinstance(ability, ir.FieldAbility)
    (effect,) = ability.effects
    assert isinstance(effect, ir.Restrict) and same(effect.rule, ir.EntersWithCounters("Moon", count))


@pytest.mark.parametrize(("takes", "player"), [("You take", YOU), ("Your opponent takes", OPPONENT)])
def test_whose_extra_turn(takes: str, player: ir.Player) -> None:
    assert same(last(f"{takes} an extra turn after this one."), ir.AnotherTurn(player))
