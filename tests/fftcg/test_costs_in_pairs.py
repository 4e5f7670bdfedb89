"""Costs of cards in the Break Zone: two items with one verb (where the last one's cards are, all are), and the source among them (11.6.2)."""

from __future__ import annotations

import pytest
from helpers import Position

from cardwright.text import ir
from cardwright.text.compile import compile_text

IN_BREAK_ZONE = ir.InZone(ir.BreakZone(ir.You()))


def test_the_place_printed_last_holds_for_both() -> None:
    text = "Remove 1 Summon and 1 Forward in your Break Zone from the game: Draw 1 card."
    ability = compile_text("fftcg", text, name="Scholar", card_type="Backup").abilities[0]
    assert isinstance(ability, ir.ActionAbility)
    for item in ability.cost.actions:
        assert isinstance(item, ir.PayRemove)
        assert [type(q) for q in item.group.qualifiers] == [ir.InZone]
        assert item.group.qualifiers[0].zone == IN_BREAK_ZONE.zone  # type: ignore[attr-defined]


@pytest.mark.clauses("fftcg-2020", "11.6.2", "11.6.10")
def test_both_are_paid_from_there() -> None:
    position = Position("""
cards:
  Scholar: {type: Backup, elements: [Fire], cost: 3, text: "Remove 1 Summon and 1 Forward in your Break Zone from the game: Draw 1 card."}
  Heat: {type: Summon, elements: [Fire], cost: 1, text: "Choose 1 Forward. Deal it 2000 damage."}
  Cold: {type: Summon, elements: [Ice], cost: 1, text: "Choose 1 Forward. Deal it 2000 damage."}
  Oak: {type: Forward, elements: [Earth], cost: 1, power: 1000, text: ""}
  Elm: {type: Forward, elements: [Earth], cost: 1, power: 1000, text: ""}
players: {A: {field: [Scholar, Oak], break_zone: [Heat, Cold, Elm]}}
""")
    position.play("[A: {use: Scholar}, A: {choose: [Cold]}, settle: true]")
    position.expect("A.removed: [Cold, Elm], A.hand.count: 1, A.field: [Scholar, Oak], A.break_zone: [Heat]")


@pytest.mark.clauses("fftcg-2020", "11.6.2", "11.6.10")
def test_a_card_used_from_there_is_one_of_those_that_are_removed() -> None:
    position = Position("""
cards:
  Imp: {type: Monster, elements: [Fire], cost: 1, text: "Remove 2 [[i]]Card Name Imp[[/]] in the Break Zone from the game: Draw 1 card. You can only use this ability if Imp is in the Break Zone."}
  Oak: {type: Forward, elements: [Earth], cost: 1, power: 1000, text: ""}
players: {A: {break_zone: [Imp, Imp, Oak]}, B: {break_zone: [Imp]}}
""")
    position.play("[A: {use: 'A:Imp#1'}, settle: true]")
    position.expect("A.removed: [Imp, Imp], A.hand.count: 1, A.break_zone: [Oak]")


@pytest.mark.clauses("fftcg-2020", "7.4", "11.6.10")
@pytest.mark.parametrize(("removed", "field"), [("Imp#1", "[]"), ("Imp#2", "[Imp]")])
def test_removed_as_one_of_them_it_is_not_found_again(removed: str, field: str) -> None:
    position = Position("""
cards:
  Imp: {type: Monster, elements: [Fire], cost: 1, text: "Remove 1 [[i]]Card Name Imp[[/]] in the Break Zone from the game: Play Imp onto the field. You can only use this ability if Imp is in the Break Zone."}
players: {A: {break_zone: [Imp, Imp]}}
""")
    position.play(f"[A: {{use: 'Imp#1', pay: {{remove: ['{removed}']}}}}, settle: true]")
    position.expect(f"A.field: {field}, A.removed: [Imp]")
