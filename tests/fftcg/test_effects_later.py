"""Abilities that come later: delayed ones, conditional ones, declared numbers (hard cases H4, H12, H14)."""

from __future__ import annotations

import pytest
from board import (
    BREAK_ZONE,
    DECK,
    END_OF_TURN,
    FIELD,
    FOREVER,
    FORWARD,
    HAND,
    MINE,
    THEIRS,
    YOU,
    Board,
    Table,
    choose,
    forwards,
    hit,
    it,
    num,
    target,
)

from cardwright.text import ir

DRAW = ir.Draw(player=YOU, count=num(1))
DRAW_TWO = ir.Draw(player=YOU, count=num(2))
SELF = ir.SelfRef()
NOTHING = ir.Cost()
END = ir.EndOf(phase="turn", whose=ir.EachPlayer(), next=True)


def to_end_of_turn(table: Table) -> Table:
    turn = table.match.state.turn
    while not table.match.over and table.match.state.turn == turn:
        table.answer(("pass",) if table.asked.kind == "act" else ())
    return table


def attack_alone(table: Table, attacker: int) -> Table:
    """The attack of one Forward, with nobody doing anything else; back to the next question about attackers."""
    while table.asked.reason != "attack":
        table.answer(("pass",))
    table.answer((attacker,))
    while table.asked.reason != "attack" and table.match.state.phase == "attack":
        table.answer(("pass",) if table.asked.kind == "act" else ())
    return table


@pytest.mark.clauses("fftcg-2020", "11.8.17.2")
def test_the_next_attack_is_only_the_next_one() -> None:
    board = Board()
    mine = board.put(0, FIELD, "Mine", ir.KeywordAbility(keywords=(ir.Keyword(name="Brave"),)))
    watch = ir.Delayed(event=ir.CardEvent(subject=it(), happenings=(ir.Attacks(),)), effects=(DRAW,))
    twice = ir.Restrict(what=it(), rule=ir.AttackTwice(), duration=END_OF_TURN)
    table = board.start_from(choose(), watch, twice)
    attack_alone(table, mine)
    assert table.hand(0) == 1
    attack_alone(table, mine)
    assert table.hand(0) == 1
    assert len(table.match.state.zones[1][3]) == 2


@pytest.mark.clauses("fftcg-2020", "11.8.17.5", "6.4.1.2")
def test_a_delayed_ability_stays_with_who_controlled_the_one_that_made_it() -> None:
    board = Board()
    ability = ir.ActionAbility(
        cost=NOTHING, effects=(ir.Delayed(event=END, effects=(DRAW_TWO,)),), limits=(ir.OncePerTurn(),)
    )
    theirs = board.put(1, FIELD, "Theirs", ability)
    steal = board.summon(choose(forwards(THEIRS)), ir.GainControl(player=YOU, what=it(), duration=FOREVER))
    give = board.summon(choose(forwards(MINE)), ir.GainControl(player=ir.Opponent(), what=it(), duration=FOREVER))
    table = board.start().play(steal)
    table.answer(("use", theirs, 0)).resolve()
    table.play(give)
    assert table.obj(theirs).controller == 1
    to_end_of_turn(table)
    assert (table.hand(0), table.hand(1)) == (2, 2)  # the other two are those of the draw phase


@pytest.mark.clauses("fftcg-2020", "11.8.17.1")
def test_a_delayed_ability_sees_only_what_comes_after_it() -> None:
    board = Board()
    foe = board.put(1, FIELD, "Foe")
    gone = ir.CardEvent(subject=ir.OneSubject(group=FORWARD), happenings=(ir.PutIntoBreakZone(),))
    table = board.start_from(choose(), ir.Break(what=it()), ir.Delayed(event=gone, effects=(DRAW,), this_turn=True))
    assert (table.zone(foe), table.hand(0)) == (BREAK_ZONE, 0)


@pytest.mark.clauses("fftcg-2020", "11.8.17.3")
def test_a_card_that_was_removed_comes_back_at_the_end_of_the_turn() -> None:
    board = Board()
    mine = board.put(0, FIELD, "Mine")
    back = ir.Delayed(event=END, effects=(ir.PlayOnto(what=it(), player=ir.Owner()),))
    table = board.start_from(choose(), ir.RemoveFromGame(what=it(), duration=FOREVER), back)
    assert table.zone(mine) != FIELD
    assert to_end_of_turn(table).zone(mine) == FIELD


def entering(*effects: ir.Effect, condition: ir.Condition | None = None) -> ir.AutoAbility:
    event = ir.CardEvent(subject=SELF, happenings=(ir.EntersField(whose=ir.AnyPlayer()),))
    return ir.AutoAbility(event=event, effects=effects, condition=condition)


def two_forwards() -> ir.Condition:
    return ir.Controls(player=YOU, group=forwards(), count=num(2))


@pytest.mark.clauses("fftcg-2020", "11.8.13", "11.11.3")
@pytest.mark.parametrize("removed", [False, True])
def test_the_condition_of_a_trigger_is_looked_at_again_on_resolution(removed: bool) -> None:
    board = Board()
    mate = board.put(0, FIELD, "Mate")
    board.put(0, BREAK_ZONE, "Late", entering(DRAW_TWO, condition=two_forwards()))
    rise = board.summon(ir.PlayFrom(player=YOU, target=target(FORWARD), zone=ir.BreakZone(player=YOU)))
    answer = board.summon(choose(), ir.Break(what=it()), player=1)
    table = board.start().cast(rise).answer(("pass",), ("pass",), ("pass",))
    if removed:
        table.cast(answer, (mate,))
    table.resolve()
    assert table.hand(0) == (0 if removed else 2)


@pytest.mark.clauses("fftcg-2020", "11.8.13")
def test_a_condition_that_comes_true_too_late_does_not_trigger() -> None:
    board = Board()
    for name in ("Late", "Mate"):
        board.put(0, BREAK_ZONE, name, *([entering(DRAW_TWO, condition=two_forwards())] if name == "Late" else []))
    named = [ir.Group(noun=ir.NameIs(name=n)) for n in ("Late", "Mate")]
    plays = [
        ir.PlayFrom(player=YOU, target=target(n, bind=f"t{i}"), zone=ir.BreakZone(player=YOU))
        for i, n in enumerate(named)
    ]
    table = board.start_from(*plays)
    assert table.hand(0) == 0


@pytest.mark.clauses("fftcg-2020", "11.8.14")
def test_a_trigger_that_may_waits_on_the_stack_for_responses() -> None:
    board = Board()
    board.put(0, BREAK_ZONE, "Late", entering(ir.May(player=YOU, effect=DRAW)))
    rise = board.summon(ir.PlayFrom(player=YOU, target=target(FORWARD), zone=ir.BreakZone(player=YOU)))
    table = board.start().cast(rise).answer(("pass",), ("pass",))
    assert [i.kind for i in table.match.state.stack] == ["auto"]
    assert table.asked.kind == "act"
    table.answer(("pass",))
    assert (table.asked.kind, table.asked.player) == ("act", 1)
    assert table.resolve(True).hand(0) == 1


@pytest.mark.clauses("fftcg-2020", "11.6.7", "11.6.9", "11.11.9")
def test_a_declared_x_stays_while_the_ability_waits() -> None:
    board = Board()
    damage = ir.DealDamage(to=it(), amount=ir.PerEach(amount=num(1000), each=ir.X()))
    cost = ir.Cost(icons=(ir.CpX(),))
    mage = board.put(0, FIELD, "Mage", ir.ActionAbility(cost=cost, effects=(choose(forwards(THEIRS)), damage)))
    foe = board.put(1, FIELD, "Foe", power=9000)
    wells = [board.put(0, FIELD, "Well", type="Backup") for _ in range(4)]
    broom = board.summon(ir.Break(what=ir.All(group=ir.Group(noun=ir.TypeIs(types=("Backup",))))), player=1)
    table = board.start().answer(("use", mage, 0), 4)
    if table.asked.reason == "payment":
        table.answer(tuple(("dull", w, "Fire") for w in wells))
    assert table.match.state.stack[-1].numbers["x"] == 4
    table.answer(("pass",)).cast(broom).resolve()
    assert table.zone(wells[0]) == BREAK_ZONE
    assert table.obj(foe).damage == 4000


@pytest.mark.clauses("fftcg-2020", "11.8.4", "11.8.9")
def test_a_trigger_without_a_target_is_gone_at_once() -> None:
    board = Board()
    board.put(0, BREAK_ZONE, "Late", entering(choose(forwards(THEIRS)), hit(1000), DRAW))
    rise = board.summon(ir.PlayFrom(player=YOU, target=target(FORWARD), zone=ir.BreakZone(player=YOU)))
    table = board.start().cast(rise).answer(("pass",), ("pass",))
    assert (table.match.state.stack, table.hand(0)) == ([], 0)


@pytest.mark.clauses("fftcg-2020", "11.11.5.1.1")
def test_a_choice_that_could_not_be_declared_is_made_on_resolution() -> None:
    board = Board()
    foes = [board.put(1, FIELD, "Foe") for _ in range(2)]
    board.put(0, HAND, "Spare")
    discard = ir.Discard(player=YOU, count=num(1), group=ir.Group(noun=ir.IsCard()))
    rite = board.summon(ir.May(player=YOU, effect=discard), ir.IfDone(effect=ir.Both(effects=(choose(), hit(2000)))))
    table = board.start().cast(rite)
    assert table.asked.kind == "act"
    table.resolve(True, (foes[1],))
    assert [table.obj(f).damage for f in foes] == [0, 2000]
    assert table.match.state.zones[0][DECK]


@pytest.mark.clauses("fftcg-2020", "11.8.17.3", "11.8.17.5")
@pytest.mark.parametrize("later", [END, ir.BeginningOf(phase="main_1", whose=YOU, next=True)])
def test_a_card_that_removed_itself_is_found_by_its_own_later_ability(later: ir.Event) -> None:
    board = Board()
    remove = ir.RemoveFromGame(what=SELF, duration=FOREVER)
    back = ir.Delayed(event=later, effects=(ir.PlayOnto(what=SELF, player=ir.Owner()),))
    mine = board.put(0, FIELD, "Mine", ir.ActionAbility(cost=NOTHING, effects=(remove, back)))
    table = board.start().answer(("use", mine, 0)).resolve()
    assert table.zone(mine) != FIELD
    to_end_of_turn(table)
    if later is not END:
        assert table.zone(mine) != FIELD
        to_end_of_turn(table)
        while table.match.state.phase != "main1":
            table.answer(("pass",))
        table.resolve()
    assert table.zone(mine) == FIELD


def test_when_it_removed_itself_the_reflexive_ability_still_finds_it() -> None:
    board = Board()
    remove = ir.May(player=YOU, effect=ir.RemoveFromGame(what=SELF, duration=FOREVER))
    back = ir.WhenDone(effects=(ir.PlayOnto(what=SELF, player=ir.Owner(), dull=True),))
    mine = board.put(0, FIELD, "Mine", ir.ActionAbility(cost=NOTHING, effects=(remove, back)))
    table = board.start().answer(("use", mine, 0)).resolve(True)
    assert (table.zone(mine), table.obj(mine).dull) == (FIELD, True)
