"""Replacement effects (11.12.5); HARD.md H10."""

from __future__ import annotations

import pytest
from board import FIELD, THEIRS, YOU, Board, choose, forwards, it, num
from helpers import Position
from test_statics import ALWAYS

from cardwright.text import ir

MINE = ir.All(group=forwards(ir.ControlledBy(player=YOU)))


def field(*effects: ir.Effect) -> ir.FieldAbility:
    return ir.FieldAbility(effects=effects)


def shield(change: str, amount: int) -> ir.FieldAbility:
    return field(ir.ReplaceDamage(to=MINE, change=change, amount=num(amount), duration=ALWAYS))


@pytest.mark.clauses("fftcg-2020", "11.12.5.2", "11.12.5.6.1")
@pytest.mark.parametrize(("first", "damage"), [(0, 3000), (1, 0)])
def test_who_is_dealt_the_damage_orders_the_shields_h10_1(first: int, damage: int) -> None:
    board = Board()
    guard = board.put(1, FIELD, "Guard", power=9000)
    board.put(1, FIELD, "Padding", shield("reduce", 2000), type="Backup")
    large = ir.Compare(left=ir.EventAmount(), right=num(4000), compare=">=")
    nothing = ir.ReplaceDamage(to=MINE, change="become", amount=num(0), duration=ALWAYS)
    board.put(1, FIELD, "Wall", field(ir.If(condition=large, effect=nothing)), type="Backup")
    rite = board.summon(choose(forwards(THEIRS)), ir.DealDamage(to=it(), amount=num(5000)))
    table = board.start().cast(rite).answer(("pass",), ("pass",))
    assert (table.asked.player, table.asked.reason) == (1, "replacement")
    options = table.asked.options or ()
    table.answer((options[first],))
    assert table.obj(guard).damage == damage


@pytest.mark.clauses("fftcg-2020", "11.12.5.6", "11.12.5.6.1", "11.12.5.2")
@pytest.mark.parametrize(("points", "damage"), [(2, 1000), (3, 5000)])
def test_what_an_effect_replaces_of_itself_goes_first_h10_2(points: int, damage: int) -> None:
    position = (
        Position(f"""
cards:
  Wrath: {{type: Summon, elements: [Fire], cost: 0, text: "Choose 1 Forward. Deal it 4000 damage. If you have received 3 points of damage or more, deal it 8000 damage instead."}}
  Turtle: {{type: Forward, elements: [Water], cost: 2, power: 9000, text: "If Turtle is dealt damage, reduce the damage by 3000 instead."}}
  Blank: {{type: Backup, elements: [Fire], cost: 1, generic: true, text: ""}}
players: {{A: {{hand: [Wrath], damage_zone: [{", ".join(["Blank"] * points)}]}}, B: {{field: [Turtle]}}}}
""")
        .play("[A: {cast: Wrath}, resolve: 1]")
        .expect(f"'B:Turtle': {{damage: {damage}}}")
    )
    [blow] = [e for e in position.match.state.history if e.kind == "damage"]
    assert blow.amount == damage  # one event, of what was left


@pytest.mark.clauses("fftcg-2020", "11.12.5.5")
def test_one_replacement_is_applied_once_to_an_event_h10_3() -> None:
    position = (
        Position("""
cards:
  Heat: {type: Summon, elements: [Fire], cost: 0, text: "Choose 1 Forward. Deal it 2000 damage."}
  Glass: {type: Forward, elements: [Water], cost: 2, power: 9000, text: "If Glass receives damage, double the damage instead."}
players: {A: {hand: [Heat, Heat]}, B: {field: [Glass]}}
""")
        .play("[A: {cast: Heat}, resolve: 1]")
        .expect("'B:Glass': {damage: 4000}")
    )
    position.play("[A: {cast: Heat}, resolve: 1]").expect("'B:Glass': {damage: 8000}")


@pytest.mark.clauses("fftcg-2020", "11.12.5.3")
def test_what_has_happened_is_not_replaced_any_more() -> None:
    position = (
        Position("""
cards:
  Heat: {type: Summon, elements: [Fire], cost: 0, text: "Choose 1 Forward. Deal it 4000 damage."}
  Ward: {type: Backup, elements: [Water], cost: 2, text: "《0》: Choose 1 Earth Forward. During this turn, the next damage dealt to it is reduced by 9000 instead. You can only use this ability once per turn."}
  Oak: {type: Forward, elements: [Earth], cost: 2, power: 9000, generic: true, text: ""}
players: {A: {hand: [Heat, Heat]}, B: {field: [Oak, Ward]}}
""")
        .play("[A: {cast: Heat}, resolve: 1, B: {use: Ward, targets: [Oak]}, resolve: 1]")
        .expect("'B:Oak': {damage: 4000}")
    )
    position.play("[A: {cast: Heat}, resolve: 1]").expect("'B:Oak': {damage: 4000}")  # the second was still to come


@pytest.mark.clauses("fftcg-2020", "11.12.5.1", "11.12.5.4")
def test_a_replacement_applies_every_time_and_the_event_it_replaces_never_happened() -> None:
    position = (
        Position("""
cards:
  Heat: {type: Summon, elements: [Fire], cost: 0, text: "Choose 1 Forward. Deal it 4000 damage."}
  Ghost: {type: Forward, elements: [Wind], cost: 2, power: 9000, text: "If Ghost is dealt damage by your opponent's Summons or abilities, the damage becomes 0 instead.[[br]]When Ghost is dealt damage, draw 1 card."}
players: {A: {hand: [Heat, Heat]}, B: {field: [Ghost], hand: [Heat]}}
""")
        .play("[A: {cast: Heat}, resolve: 1]")
        .expect("'B:Ghost': {damage: 0}, stack: []")
    )
    position.play("[A: {cast: Heat}, resolve: 1]").expect("'B:Ghost': {damage: 0}, stack: []")
    position.play("[B: {cast: Heat, targets: [Ghost]}, resolve: 1]").expect("'B:Ghost': {damage: 4000}, stack: [Ghost]")
