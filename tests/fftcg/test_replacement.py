"""Replacement effects: damage changed, moves replaced, their order and their ends (11.12.5)."""

from __future__ import annotations

import pytest
from board import (
    BREAK_ZONE,
    DAMAGE_ZONE,
    DECK,
    END_OF_TURN,
    FIELD,
    FOE,
    FORWARD,
    MINE,
    REMOVED,
    THEIRS,
    YOU,
    Board,
    Table,
    choose,
    forwards,
    hit,
    it,
    num,
)

from cardwright.text import ir

SELF = ir.SelfRef()
ALWAYS = ir.Continuous()
MY_FORWARDS = ir.All(group=forwards(MINE))


def shield(change: str, amount: int, to: ir.Objects = MY_FORWARDS, **more: object) -> ir.FieldAbility:
    more.setdefault("duration", ALWAYS)
    return ir.FieldAbility(effects=(ir.ReplaceDamage(to=to, change=change, amount=num(amount), **more),))


def shot(amount: int) -> tuple[Board, int, int]:
    """A Summon that deals damage to player 1's Forward."""
    board = Board()
    victim = board.put(1, FIELD, "Victim", power=20000)
    return board, victim, board.summon(choose(forwards(THEIRS)), hit(amount))


def wound(table: Table, card: int) -> int:
    return table.obj(card).damage


@pytest.mark.clauses("fftcg-2020", "11.12.5.2")
@pytest.mark.parametrize(
    ("change", "amount", "expected"),
    [("reduce", 2000, 3000), ("increase", 1000, 6000), ("become", 1000, 1000), ("double", 0, 10000), ("half", 0, 2000)],
)
def test_damage_is_changed(change: str, amount: int, expected: int) -> None:
    board, victim, rite = shot(5000)
    board.put(1, FIELD, "Shield", shield(change, amount), type="Backup")
    table = board.start().play(rite)
    assert wound(table, victim) == expected


@pytest.mark.clauses("fftcg-2020", "11.8.15", "11.12.5.4")
def test_damage_reduced_to_nothing_is_not_dealt() -> None:
    board, victim, rite = shot(2000)
    cry = ir.AutoAbility(
        event=ir.CardEvent(subject=ir.OneSubject(group=forwards(MINE)), happenings=(ir.IsDealtDamage(),)),
        effects=(ir.Draw(player=YOU, count=num(1)),),
    )
    board.put(1, FIELD, "Shield", shield("reduce", 2000), cry, type="Backup")
    table = board.start().play(rite)
    assert wound(table, victim) == 0
    assert table.hand(1) == 0


@pytest.mark.clauses("fftcg-2020", "11.12.5.6.1")
@pytest.mark.parametrize(("first", "damage"), [("Reducer", 3000), ("Absorber", 0)])
def test_the_controller_of_the_damaged_card_orders_replacements(first: str, damage: int) -> None:
    board, victim, rite = shot(5000)
    board.put(1, FIELD, "Reducer", shield("reduce", 2000), type="Backup")
    big = ir.Compare(left=ir.EventAmount(), right=num(4000), compare=">=")
    absorb = ir.ReplaceDamage(to=MY_FORWARDS, change="become", amount=num(0), duration=ALWAYS)
    board.put(1, FIELD, "Absorber", ir.FieldAbility(effects=(ir.If(condition=big, effect=absorb),)), type="Backup")
    table = board.start().cast(rite).answer(("pass",), ("pass",))
    assert (table.asked.reason, table.asked.player) == ("replacement", 1)
    options = table.asked.options or ()
    table.answer(tuple(o for o in options if o[1] == first))
    assert wound(table, victim) == damage


@pytest.mark.clauses("fftcg-2020", "11.12.5.5")
def test_a_replacement_applies_once_to_an_event() -> None:
    board, victim, rite = shot(1000)
    board.put(1, FIELD, "Curse", shield("double", 0), type="Backup")
    assert wound(board.start().play(rite), victim) == 2000


@pytest.mark.clauses("fftcg-2020", "11.12.5.5")
def test_two_copies_of_one_replacement_apply_once_each() -> None:
    board, victim, rite = shot(1000)
    for _ in range(2):
        board.put(1, FIELD, "Curse", shield("double", 0), type="Backup")
    table = board.start().cast(rite).answer(("pass",), ("pass",))
    table.answer((table.asked.options or ())[:1])
    assert wound(table, victim) == 4000


def test_only_the_next_damage() -> None:
    board = Board()
    victim = board.put(1, FIELD, "Victim", power=10000)
    guard = ir.ReplaceDamage(to=it(), change="become", amount=num(0), duration=END_OF_TURN, next_only=True)
    ward = board.summon(choose(forwards(THEIRS)), guard)
    shots = [board.summon(choose(forwards(THEIRS)), hit(3000)) for _ in range(2)]
    table = board.start().play(ward).play(shots[0])
    assert wound(table, victim) == 0
    assert wound(table.play(shots[1]), victim) == 3000


def test_only_damage_from_where_the_text_says() -> None:
    board = Board()
    source = ir.DamageSource(kinds=("ability",), by=FOE)
    victim = board.put(1, FIELD, "Victim", shield("become", 0, SELF, source=source), power=10000)
    summon = board.summon(choose(forwards(THEIRS)), hit(1000))
    fire = ir.ActionAbility(cost=ir.Cost(), effects=(choose(forwards(THEIRS)), hit(1000)))
    archer = board.put(0, FIELD, "Archer", fire)
    table = board.start().play(summon)
    assert wound(table, victim) == 1000
    assert wound(table.answer(("use", archer, 0)).resolve(), victim) == 1000


def test_damage_below_its_power_becomes_nothing() -> None:
    board = Board()
    victim = board.put(1, FIELD, "Victim", shield("become", 0, SELF, below_power=True), power=5000)
    weak, strong = (board.summon(choose(forwards(THEIRS)), hit(n)) for n in (4000, 5000))
    table = board.start().play(weak)
    assert (wound(table, victim), table.zone(victim)) == (0, FIELD)
    assert table.play(strong).zone(victim) == BREAK_ZONE


def test_damage_that_a_card_deals_is_changed() -> None:
    board = Board()
    stronger = ir.ReplaceDealt(dealer=SELF, change="increase", amount=num(2000), duration=ALWAYS)
    fire = ir.ActionAbility(cost=ir.Cost(), effects=(choose(forwards(THEIRS)), hit(1000)))
    archer = board.put(0, FIELD, "Archer", fire, ir.FieldAbility(effects=(stronger,)))
    victim = board.put(1, FIELD, "Victim")
    assert wound(board.start().answer(("use", archer, 0)).resolve(), victim) == 3000


@pytest.mark.clauses("fftcg-2020", "11.12.5.4", "11.8.15", "15.1.1.5.1")
def test_removed_instead_of_broken() -> None:
    board = Board()
    ability = ir.RemoveInstead(what=ir.All(group=FORWARD), duration=ALWAYS)
    board.put(0, FIELD, "Abyss", ir.FieldAbility(effects=(ability,)), type="Backup")
    draw = (ir.Draw(player=YOU, count=num(1)),)
    dies = ir.AutoAbility(
        event=ir.CardEvent(subject=SELF, happenings=(ir.PutIntoBreakZone(source="field"),)), effects=draw
    )
    leaves = ir.AutoAbility(
        event=ir.CardEvent(subject=SELF, happenings=(ir.LeavesField(),)),
        effects=(ir.Draw(player=YOU, count=num(3)),),
    )
    victim = board.put(1, FIELD, "Victim", dies, leaves)
    rite = board.summon(choose(forwards(THEIRS)), ir.Break(what=it()))
    table = board.start().play(rite)
    assert table.zone(victim) == REMOVED
    assert table.hand(1) == 3


@pytest.mark.clauses("fftcg-2020", "12.4.5", "11.12.5.1")
@pytest.mark.parametrize(("yes", "zone"), [(True, REMOVED), (False, BREAK_ZONE)])
def test_an_optional_replacement_is_asked_for(yes: bool, zone: int) -> None:
    board = Board()
    ability = ir.RemoveInstead(what=ir.All(group=forwards(THEIRS)), duration=ALWAYS, optional=True)
    board.put(0, FIELD, "Abyss", ir.FieldAbility(effects=(ability,)), type="Backup")
    victim = board.put(1, FIELD, "Victim")
    rite = board.summon(choose(forwards(THEIRS)), hit(9000))
    assert board.start().play(rite, [], yes).zone(victim) == zone


def test_points_of_damage_to_a_player_are_changed() -> None:
    board = Board()
    more = ir.ReplacePlayerDamage(dealer=SELF, player=FOE, change="become", amount=num(2), duration=ALWAYS)
    strike = ir.ActionAbility(cost=ir.Cost(), effects=(ir.DamagePlayer(player=FOE, amount=num(1), source=SELF),))
    striker = board.put(0, FIELD, "Striker", strike, ir.FieldAbility(effects=(more,)))
    table = board.start().answer(("use", striker, 0)).resolve()
    assert len(table.match.state.zones[1][DAMAGE_ZONE]) == 2
    assert len(table.match.state.zones[1][DECK]) == 8


def test_the_next_damage_that_a_card_deals_to_a_card_or_a_player() -> None:
    board = Board()
    once = ir.NextDealt(dealer=it(), to=FORWARD, change="double", amount=num(0), duration=END_OF_TURN)
    bless = board.summon(choose(forwards(MINE)), once)
    fire = ir.ActionAbility(cost=ir.Cost(), effects=(choose(forwards(THEIRS)), hit(1000)))
    archer = board.put(0, FIELD, "Archer", fire)
    victim = board.put(1, FIELD, "Victim", power=20000)
    table = board.start().play(bless)
    seen = [wound(table.answer(("use", archer, 0)).resolve(), victim) for _ in range(2)]
    assert seen == [2000, 3000]


def test_all_damage_that_a_card_deals() -> None:
    board = Board()
    more = ir.ReplaceDealtAll(dealer=SELF, to=FORWARD, player=FOE, change="double", amount=num(0), duration=ALWAYS)
    fire = ir.ActionAbility(cost=ir.Cost(), effects=(choose(forwards(THEIRS)), hit(1000)))
    strike = ir.ActionAbility(cost=ir.Cost(), effects=(ir.DamagePlayer(player=FOE, amount=num(1), source=SELF),))
    archer = board.put(0, FIELD, "Archer", fire, strike, ir.FieldAbility(effects=(more,)))
    victim = board.put(1, FIELD, "Victim")
    table = board.start().answer(("use", archer, 0)).resolve().answer(("use", archer, 1)).resolve()
    assert wound(table, victim) == 2000
    assert len(table.match.state.zones[1][DAMAGE_ZONE]) == 2


def test_the_number_of_an_effect_that_is_used_up_is_the_fixed_one() -> None:
    board = Board()
    victim = board.put(1, FIELD, "Victim", power=20000)
    each = ir.PerEach(amount=num(1000), each=ir.CountOf(group=forwards(MINE)))
    guard = ir.ReplaceDamage(to=it(), change="reduce", amount=each, duration=END_OF_TURN, next_only=True)
    board.put(0, FIELD, "Helper")
    ward = board.summon(choose(forwards(THEIRS)), guard)
    doom = board.summon(choose(forwards(MINE)), ir.Break(what=it()))
    shot_ = board.summon(choose(forwards(THEIRS)), hit(3000))
    assert wound(board.start().play(ward).play(doom).play(shot_), victim) == 2000


def test_damage_dealt_to_another_card_instead() -> None:
    board = Board()
    loyal = ir.RedirectDamage(what=ir.All(group=forwards(MINE, ir.OtherThan(card=SELF))), to=SELF, duration=ALWAYS)
    shield = board.put(1, FIELD, "Shield", ir.FieldAbility(effects=(loyal,)), power=20000)
    victim = board.put(1, FIELD, "Victim", power=20000)
    rite = board.summon(choose(forwards(THEIRS, ir.NameIs(name="Victim"))), hit(3000))
    table = board.start().play(rite)
    assert (wound(table, victim), wound(table, shield)) == (0, 3000)


def test_the_next_damage_is_dealt_to_another_card() -> None:
    board = Board()
    mine, theirs = board.put(0, FIELD, "Mine", power=20000), board.put(1, FIELD, "Theirs", power=20000)
    mirror = board.summon(
        choose(forwards(MINE)),
        choose(forwards(THEIRS), bind="t2"),
        ir.RedirectDamage(what=it("t1"), to=it("t2"), duration=END_OF_TURN, next_only=True),
    )
    shots = [board.summon(choose(forwards(MINE)), hit(1000)) for _ in range(2)]
    table = board.start().play(mirror).play(shots[0])
    assert (wound(table, mine), wound(table, theirs)) == (0, 1000)
    table.play(shots[1])
    assert (wound(table, mine), wound(table, theirs)) == (1000, 1000)
