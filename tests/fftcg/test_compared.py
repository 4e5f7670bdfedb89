"""Players and cards compared, what happened to cards this turn, what is shuffled in, counters that are removed."""

from __future__ import annotations

import pytest
from board import (
    BREAK_ZONE,
    DECK,
    FIELD,
    FOE,
    HAND,
    MINE,
    YOU,
    Board,
    choose,
    forwards,
    it,
    num,
)

from cardwright.errors import Illegal
from cardwright.games.common.conditions import holds
from cardwright.games.common.context import Ctx
from cardwright.games.common.groups import members
from cardwright.text import ir

SELF = ir.SelfRef()


def test_controlling_more_than_the_other_player() -> None:
    board = Board()
    for name in ("One", "Two", "Three"):
        board.put(1, FIELD, name)
    board.put(0, FIELD, "Mine")
    game = board.start().match.game
    ctx = Ctx(0, (0, 0), (0, 0))
    assert holds(game, ctx, ir.ControlsMore(FOE, forwards(), num(2)))
    assert not holds(game, ctx, ir.ControlsMore(FOE, forwards(), num(3)))
    assert not holds(game, ctx, ir.ControlsMore(YOU, forwards(), num(1)))


def test_all_of_a_group_needs_one_and_every_one() -> None:
    board = Board()
    board.put(0, FIELD, "Flame", elements=("Fire",))
    board.put(1, FIELD, "Drop", elements=("Water",))
    game = board.start().match.game
    ctx = Ctx(0, (0, 0), (0, 0))
    fire = ir.ElementIs(("Fire",))
    assert holds(game, ctx, ir.AllAre(forwards(MINE), fire))
    assert not holds(game, ctx, ir.AllAre(forwards(), fire))
    assert not holds(game, ctx, ir.AllAre(ir.Group(ir.TypeIs(("Monster",))), fire))


def test_cards_share_a_trait() -> None:
    board = Board()
    a = board.put(0, FIELD, "A", elements=("Fire", "Ice"))
    b = board.put(0, FIELD, "B", elements=("Ice",))
    c = board.put(0, FIELD, "C", elements=("Fire",))
    game = board.start().match.game
    refs = {n: (game.state.objects[n].ref,) for n in (a, b, c)}

    def share(*cards: int) -> bool:
        ctx = Ctx(0, (0, 0), (0, 0), env={f"t{i}": refs[n] for i, n in enumerate(cards)})
        return holds(game, ctx, ir.AllShare(it(*ctx.env), "element"))

    assert share(a, b) and share(a, c)
    assert not share(b, c) and not share(a, b, c) and not share(a)


def test_a_card_that_was_put_into_the_break_zone_this_turn() -> None:
    board = Board()
    old = board.put(0, BREAK_ZONE, "Old")
    gone = board.put(0, FIELD, "Gone")
    theirs = board.put(1, FIELD, "Theirs")
    doom = board.summon(ir.Break(what=ir.All(forwards())))
    table = board.start()
    table.play(doom)
    ctx = Ctx(0, (0, 0), (0, 0))
    own = ir.Group(ir.TypeIs(("Forward",)), qualifiers=(ir.PutThisTurn(ir.BreakZone(YOU), ir.AnyPlayer()),))
    mine = ir.Group(ir.TypeIs(("Forward",)), qualifiers=(ir.PutThisTurn(ir.BreakZone(ir.EachPlayer()), YOU),))
    foe = ir.Group(ir.TypeIs(("Forward",)), qualifiers=(ir.PutThisTurn(ir.BreakZone(ir.EachPlayer()), FOE),))
    game = table.match.game
    assert members(game, ctx, own) == members(game, ctx, mine) == [table.ref(gone)]
    assert members(game, ctx, foe) == [table.ref(theirs)]
    assert table.zone(old) == BREAK_ZONE


@pytest.mark.clauses("fftcg-2020", "15.1.1.6.1")
def test_cards_are_shuffled_into_their_owners_decks() -> None:
    board = Board()
    first = board.put(0, BREAK_ZONE, "First")
    second = board.put(1, BREAK_ZONE, "Second")
    everywhere = ir.Group(ir.IsCard(), qualifiers=(ir.InZone(ir.BreakZone(ir.EachPlayer())),))
    rite = board.summon(ir.ShuffleInto(ir.All(everywhere)))
    table = board.start()
    told = len(table.match.game.log.lines)  # type: ignore[union-attr]
    table.play(rite)
    assert table.zone(first) == table.zone(second) == DECK
    assert table.zone(rite) == BREAK_ZONE
    lines = table.match.game.log.lines[told:]  # type: ignore[union-attr]
    assert sum(line.kind == "shuffle" for line in lines) == 2


def test_all_cards_of_a_kind_among_those_revealed() -> None:
    board = Board()
    board.state.zones[0][DECK].clear()
    hero = board.put(0, DECK, "Hero")
    tower = board.put(0, DECK, "Tower", type="Backup")
    other = board.put(0, DECK, "Other")
    reveal = ir.RevealTop(YOU, YOU, num(3), bind="t1")
    take = ir.ToHand(ir.AllAmong(forwards(), it("t1")), YOU, "add")
    table = board.start_from(reveal, take)
    assert table.zone(hero) == table.zone(other) == HAND
    assert table.zone(tower) == DECK


def test_each_counter_that_is_removed_is_an_event() -> None:
    board = Board()
    watch = ir.AutoAbility(event=ir.CounterRemoved("Rage", SELF), effects=(ir.Draw(YOU, num(1)),))
    raging = board.put(0, FIELD, "Raging", watch)
    board.state.objects[raging].counters = {"Rage": 3, "Calm": 2}
    rite = board.summon(
        choose(forwards(MINE)), ir.RemoveCounters("Rage", num(2), it()), ir.RemoveCounters("Calm", None, it())
    )
    table = board.start()
    before = table.hand(0)
    table.cast(rite).resolve(((1, "Raging"), (0, "Raging")))
    assert table.obj(raging).counters == {"Rage": 1}
    assert table.hand(0) == before - 1 + 2


@pytest.mark.clauses("fftcg-2020", "4.5", "11.6.7")
def test_x_counters_as_a_cost_are_declared_and_the_same_x_holds_for_the_effect() -> None:
    board = Board()
    cost = ir.Cost(icons=(ir.CpGeneric(0),), actions=(ir.PayCounters("Rage", ir.X(), SELF),))
    same = ir.Compare(ir.CostOf(it()), ir.X(), "=")
    inside = ir.Group(ir.TypeIs(("Forward",)), qualifiers=(ir.InZone(ir.BreakZone(YOU)),))
    play = ir.If(same, ir.PlayOnto(it(), ir.Owner()))
    user = board.put(0, FIELD, "User", ir.ActionAbility(cost=cost, effects=(choose(inside), play)))
    board.state.objects[user].counters = {"Rage": 3}
    small = board.put(0, BREAK_ZONE, "Small", cost=2)
    large = board.put(0, BREAK_ZONE, "Large", cost=3)
    table = board.start().answer(("use", user, 0))
    assert (table.asked.kind, table.asked.least, table.asked.most) == ("number", 0, 3)
    table.answer(2, (large,)).resolve()
    assert table.zone(large) == BREAK_ZONE  # its cost is another number
    assert table.obj(user).counters == {"Rage": 1}
    board.state.objects[user].counters = {"Rage": 3}
    table = board.start().answer(("use", user, 0), 2, (small,)).resolve()
    assert table.zone(small) == FIELD
    assert table.obj(user).counters == {"Rage": 1}


@pytest.mark.clauses("fftcg-2020", "11.6.10")
def test_counters_of_a_card_that_is_dulled_or_put_away_for_the_same_cost_pay_it() -> None:
    board = Board()
    taken = ir.PayCountersGroup("Rage", num(1), forwards(MINE))
    mine = ir.Group(ir.TypeIs(("Backup",)), qualifiers=(MINE,))
    dulled = ir.Cost(icons=(ir.DullSelf(),), actions=(taken,))
    buried = ir.Cost(icons=(ir.DullSelf(),), actions=(taken, ir.PayPut(SELF, ir.BreakZone(ir.Owner()))))
    own = ir.Cost(icons=(ir.CpGeneric(1),), actions=(ir.PayCountersGroup("Calm", num(1), mine),))
    draw = (ir.Draw(YOU, num(1)),)
    one = board.put(0, FIELD, "One", ir.ActionAbility(cost=dulled, effects=draw))
    two = board.put(0, FIELD, "Two", ir.ActionAbility(cost=buried, effects=draw))
    tower = board.put(0, FIELD, "Tower", ir.ActionAbility(cost=own, effects=draw), type="Backup")
    board.state.objects[one].counters = {"Rage": 2}
    board.state.objects[tower].counters = {"Calm": 1}
    table = board.start().answer(("use", one, 0), (one,))
    assert table.obj(one).dull
    assert table.obj(one).counters == {"Rage": 1}
    table.resolve().answer(("use", two, 0), (one,))
    assert table.zone(two) == BREAK_ZONE
    assert not table.obj(one).counters
    table.resolve().answer(("use", tower, 0), (tower,), (("dull", tower, "Fire"),))
    assert table.obj(tower).dull  # it produced the CP itself
    assert not table.obj(tower).counters


def test_counters_of_one_card_of_a_group_pay_a_cost() -> None:
    board = Board()
    cost = ir.Cost(actions=(ir.PayCountersGroup("Rage", num(2), forwards(MINE)),))
    user = board.put(0, FIELD, "User", ir.ActionAbility(cost=cost, effects=(ir.Draw(YOU, num(1)),)))
    one = board.put(0, FIELD, "One")
    two = board.put(0, FIELD, "Two")
    foe = board.put(1, FIELD, "Foe")
    board.state.objects[one].counters = {"Rage": 1}
    board.state.objects[two].counters = {"Rage": 3}
    board.state.objects[foe].counters = {"Rage": 5}
    table = board.start().answer(("use", user, 0))
    assert table.asked.options == (two,)
    table.answer((two,))
    assert table.obj(two).counters == {"Rage": 1}  # the only one that has as many
    assert table.obj(one).counters == {"Rage": 1} and table.obj(foe).counters == {"Rage": 5}
    assert table.resolve().hand(0) == 1
    with pytest.raises(Illegal):
        table.answer(("use", user, 0))
