"""What was not cast, or not often, and what is not controlled in such numbers: sentences of our own."""

from __future__ import annotations

import pytest
from fftcg_meaning import BACKUP, OPPONENT, YOU, one, same

from cardwright.text import ir

SUMMONS = ir.Group(ir.TypeIs(("Summon",)))


def asked(words: str) -> ir.Condition | None:
    auto = one(f"When Hild attacks, if {words}, draw 1 card.")
    assert isinstance(auto, ir.AutoAbility)
    return auto.condition


@pytest.mark.parametrize(("who", "player"), [("you have", YOU), ("your opponent has", OPPONENT)])
@pytest.mark.parametrize(
    ("words", "number", "compare"), [("no", 0, "="), ("2 or less", 2, "<="), ("2 or fewer", 2, "<=")]
)
def test_so_few_were_cast(who: str, player: ir.Player, words: str, number: int, compare: str) -> None:
    found = asked(f"{who} cast {words} Summons this turn")
    assert same(found, ir.Compare(ir.CardsCastThisTurn(player, SUMMONS), ir.Num(number), compare))


@pytest.mark.parametrize(
    ("who", "player"),
    [
        ("you don't", YOU),
        ("you do not", YOU),
        ("your opponent doesn't", OPPONENT),
        ("your opponent does not", OPPONENT),
    ],
)
def test_not_so_many_are_controlled(who: str, player: ir.Player) -> None:
    found = asked(f"{who} control 3 or more Backups")
    assert same(found, ir.Controls(player, ir.Group(BACKUP), ir.Num(3), "<"))


@pytest.mark.parametrize(("words", "filter_"), [
    ("10000 power or more", ir.PowerIs(ir.Num(10000), ">=")), ("Haste", ir.WithKeyword("Haste")),
])  # fmt: skip
def test_what_it_had_as_it_left(words: str, filter_: ir.Filter) -> None:
    auto = one(f"When Hild leaves the field, if Hild had {words}, draw 1 card.")
    assert isinstance(auto, ir.AutoAbility)
    assert same(auto.condition, ir.HasFilter(ir.SelfRef(), filter_))
