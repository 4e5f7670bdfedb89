"""Numbers and references of texts: rounding, what is undefined, last-known information, cards of a cost."""

from __future__ import annotations

import pytest
from board import (
    BREAK_ZONE,
    CARD,
    DAMAGE_ZONE,
    FIELD,
    FOE,
    HAND,
    MINE,
    THEIRS,
    YOU,
    Board,
    choose,
    forwards,
    hit,
    it,
    num,
)

from cardwright.games.common.amounts import amount, half
from cardwright.games.common.conditions import holds
from cardwright.games.common.context import Ctx
from cardwright.games.common.groups import members
from cardwright.text import ir

SELF = ir.SelfRef()


@pytest.mark.clauses("fftcg-2020", "4.2")
@pytest.mark.parametrize(
    ("value", "up", "expected"),
    [(7000, False, 3000), (7000, True, 4000), (8000, True, 4000), (5, False, 2), (5, True, 3), (0, True, 0)],
)
def test_halves(value: int, up: bool, expected: int) -> None:
    assert half(value, up=up) == expected


@pytest.mark.clauses("fftcg-2020", "4.4")
def test_what_is_undefined_is_zero() -> None:
    board = Board()
    tower = board.put(0, FIELD, "Tower", type="Backup")
    game = board.start().match.game
    ctx = Ctx(0, game.state.objects[tower].ref, (0, 0))
    assert amount(game, ctx, ir.PowerOf(card=SELF)) == 0
    assert amount(game, ctx, ir.PowerOf(card=it("t9"))) == 0
    assert amount(game, ctx, ir.X()) == 0
    assert amount(game, ctx, ir.Highest(trait="power", group=forwards())) == 0


@pytest.mark.clauses("fftcg-2020", "4.3")
def test_a_negative_power_is_read_as_zero() -> None:
    board = Board()
    weak = board.put(0, FIELD, "Weak", power=1000)
    less = ir.Lose(to=SELF, losses=(ir.PowerUp(amount=num(3000)),), duration=ir.Continuous())
    cursed = board.put(0, HAND, "Cursed", ir.FieldAbility(effects=(less,)), power=1000)
    game = board.start().match.game
    game.relocate(cursed, 0, FIELD)
    assert game.chars(cursed).power == -2000
    ctx = Ctx(0, game.state.objects[cursed].ref, (0, 0), env={"t1": (game.state.objects[weak].ref,)})
    both = ir.Plus(base=ir.PowerOf(card=SELF), more=ir.PowerOf(card=it()))
    assert amount(game, ctx, both) == 1000


@pytest.mark.clauses("fftcg-2020", "6.4.2", "11.11.4", "11.5.5")
def test_an_ability_reads_its_source_as_it_last_was() -> None:
    board = Board()
    strike = ir.ActionAbility(
        cost=ir.Cost(), effects=(choose(forwards(THEIRS)), ir.DealDamage(to=it(), amount=ir.PowerOf(card=SELF)))
    )
    source = board.put(0, FIELD, "Source", strike, power=6000)
    victim = board.put(1, FIELD, "Victim", power=20000)
    grow = board.summon(
        choose(forwards(MINE)),
        ir.Gain(to=it(), gains=(ir.PowerUp(amount=num(2000)),), duration=ir.UntilEndOfTurn()),
    )
    doom = board.summon(choose(forwards(MINE)), ir.Break(what=it()))
    table = board.start().answer(("use", source, 0))
    table.cast(grow).answer(("pass",), ("pass",))
    table.cast(doom).resolve()
    assert table.zone(source) == BREAK_ZONE
    assert table.obj(victim).damage == 8000


@pytest.mark.clauses("fftcg-2020", "7.4", "11.11.4")
def test_a_source_that_came_back_is_another_card() -> None:
    board = Board()
    strike = ir.ActionAbility(
        cost=ir.Cost(), effects=(choose(forwards(THEIRS)), ir.DealDamage(to=it(), amount=ir.PowerOf(card=SELF)))
    )
    source = board.put(0, FIELD, "Source", strike, power=6000)
    victim = board.put(1, FIELD, "Victim", power=20000)
    grow = board.summon(
        choose(forwards(MINE)), ir.Gain(to=it(), gains=(ir.PowerUp(amount=num(2000)),), duration=ir.UntilEndOfTurn())
    )
    bounce = board.summon(
        choose(forwards(MINE)),
        ir.ToHand(what=it(), player=YOU, verb="return"),
        ir.PlayFrom(
            player=YOU,
            target=ir.Target(count=num(1), group=forwards(ir.NameIs(name="Source"))),
            zone=ir.Hand(player=YOU),
        ),
    )
    table = board.start().play(grow).answer(("use", source, 0)).cast(bounce)
    while table.match.state.stack:
        table.answer(("pass",) if table.asked.kind == "act" else (table.asked.options or ())[:1])
    assert (table.zone(source), table.power(source)) == (FIELD, 6000)
    assert table.obj(victim).damage == 8000


@pytest.mark.clauses("fftcg-2020", "7.4")
def test_an_effect_does_not_follow_a_card_that_another_one_moved() -> None:
    board = Board()
    recall = ir.ActionAbility(cost=ir.Cost(), effects=(ir.ToHand(what=SELF, player=YOU, verb="return"),))
    source = board.put(0, FIELD, "Source", recall)
    doom = board.summon(choose(forwards(MINE)), ir.Break(what=it()))
    table = board.start().answer(("use", source, 0)).cast(doom).resolve()
    assert table.zone(source) == BREAK_ZONE


def test_a_cost_that_moved_the_source_does_not_lose_it() -> None:
    board = Board()
    leave = ir.Cost(actions=(ir.PayPut(card=SELF, to=ir.BreakZone(player=YOU)),))
    ability = ir.ActionAbility(cost=leave, effects=(ir.ToHand(what=SELF, player=YOU, verb="add"),))
    source = board.put(0, FIELD, "Source", ability)
    assert board.start().answer(("use", source, 0)).resolve().zone(source) == HAND


def test_damage_equal_to_a_share_of_each_ones_own_power() -> None:
    board = Board()
    each = ir.Half(of=ir.PowerOf(card=ir.EachOne()), up=True)
    rite = board.summon(ir.DealDamage(to=ir.All(group=forwards(THEIRS)), amount=each))
    one, two = board.put(1, FIELD, "One", power=5000), board.put(1, FIELD, "Two", power=8000)
    table = board.start().play(rite)
    assert (table.obj(one).damage, table.obj(two).damage) == (3000, 4000)


def test_the_discarded_card_of_a_cost() -> None:
    board = Board()
    cost = ir.Cost(actions=(ir.PayDiscard(count=num(1), group=CARD),))
    water = ir.HasFilter(card=ir.PaidWith(how="discarded"), filter=ir.ElementIs(elements=("Water",)))
    ability = ir.ActionAbility(cost=cost, effects=(ir.If(condition=water, effect=ir.Draw(player=YOU, count=num(2))),))
    mage = board.put(0, FIELD, "Mage", ability)
    drop = board.put(0, HAND, "Drop", elements=("Water",))
    assert board.start().answer(("use", mage, 0), (drop,)).resolve().hand(0) == 2


def test_the_highest_of_a_group() -> None:
    board = Board()
    best = ir.Group(
        noun=ir.TypeIs(types=("Forward",)), adjectives=(ir.HighestAmong(trait="cost"),), qualifiers=(THEIRS,)
    )
    rite = board.summon(choose(best), ir.Break(what=it()))
    cheap, dear = board.put(1, FIELD, "Cheap", cost=2), board.put(1, FIELD, "Dear", cost=5)
    board.put(0, FIELD, "Mine", cost=9)
    table = board.start().play(rite)
    assert (table.zone(cheap), table.zone(dear)) == (FIELD, BREAK_ZONE)


def test_groups_on_the_stack() -> None:
    board = Board()
    cancel = board.summon(
        choose(ir.Group(noun=ir.TypeIs(types=("Summon",)), qualifiers=(THEIRS,))), ir.CancelEffect(what=it()), player=1
    )
    burn = board.summon(choose(forwards(THEIRS)), hit(1000))
    victim = board.put(1, FIELD)
    table = board.start().cast(burn).answer(("pass",)).cast(cancel).resolve()
    assert table.obj(victim).damage == 0
    assert table.zone(burn) == BREAK_ZONE


def test_conditions_about_each_and_either_player() -> None:
    board = Board()
    board.put(0, DAMAGE_ZONE)
    game = board.start().match.game
    ctx = Ctx(1, game.state.objects[0].ref, (0, 0))

    def received(player: ir.Player) -> bool:
        return holds(game, ctx, ir.ReceivedDamage(player=player, count=num(1)))

    assert not received(YOU)
    assert received(FOE)
    assert received(ir.AnyPlayer())
    assert not received(ir.EachPlayer())


def test_members_are_listed_with_the_turn_players_first() -> None:
    board = Board()
    theirs = board.put(1, FIELD)
    mine = board.put(0, FIELD)
    game = board.start().match.game
    ctx = Ctx(1, game.state.objects[theirs].ref, (0, 0))
    assert [r[0] for r in members(game, ctx, forwards())] == [mine, theirs]
    other = forwards(ir.OtherThan(card=SELF))
    assert [r[0] for r in members(game, ctx, other)] == [mine]
