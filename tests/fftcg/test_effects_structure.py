"""How sentences hang together: may, if, instead, when you do so, options, delayed abilities."""

from __future__ import annotations

import pytest
from board import (
    BREAK_ZONE,
    CARD,
    DECK,
    FIELD,
    FOE,
    FORWARD,
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

from cardwright.kernel.rng import Random
from cardwright.text import ir

DRAW = ir.Draw(player=YOU, count=num(1))
DRAW_TWO = ir.Draw(player=YOU, count=num(2))
DISCARD = ir.Discard(player=YOU, count=num(1), group=CARD, bind="d")
HAS_THREE = ir.Controls(player=YOU, group=forwards(), count=num(3))
HAS_ONE = ir.Controls(player=YOU, group=forwards(), count=num(1))


@pytest.mark.clauses("fftcg-2020", "11.8.14")
def test_may_is_asked_on_resolution_and_can_be_declined() -> None:
    board = Board()
    rite = board.summon(ir.May(player=YOU, effect=DRAW))
    table = board.start().cast(rite)
    assert table.asked.kind == "act"  # nothing was asked while casting
    before = table.hand(0)
    table.resolve(False)
    assert table.hand(0) == before


@pytest.mark.clauses("fftcg-2020", "11.8.14")
def test_may_that_cannot_be_carried_out_whole_is_not_asked() -> None:
    board = Board()
    rite = board.summon(ir.May(player=YOU, effect=ir.Both(effects=(DISCARD, DRAW_TWO))))
    table = board.start().play(rite)  # the hand is empty by now: no question came
    assert table.hand(0) == 0


@pytest.mark.parametrize(("accept", "drawn"), [(True, 2), (False, 0)])
def test_if_you_do_so(accept: bool, drawn: int) -> None:
    board = Board()
    rite = board.summon(ir.May(player=YOU, effect=DISCARD), ir.IfDone(effect=DRAW_TWO))
    board.put(0, HAND, "Spare")
    table = board.start().play(rite, (), accept)
    assert table.hand(0) == 1 - accept + drawn


@pytest.mark.parametrize(("accept", "drawn"), [(True, 0), (False, 2)])
def test_if_you_do_not(accept: bool, drawn: int) -> None:
    board = Board()
    rite = board.summon(ir.May(player=YOU, effect=DISCARD), ir.IfNotDone(effect=DRAW_TWO))
    board.put(0, HAND, "Spare")
    assert board.start().play(rite, (), accept).hand(0) == 1 - accept + drawn


@pytest.mark.parametrize("mine", [0, 1])
def test_otherwise_follows_the_condition_before_it(mine: int) -> None:
    board = Board()
    for _ in range(mine):
        board.put(0, FIELD)
    foe = board.put(1, FIELD, "Foe")
    rite = board.summon(
        ir.If(condition=HAS_ONE, effect=DRAW),
        ir.Otherwise(effect=ir.Dull(what=ir.All(group=forwards(THEIRS)))),
    )
    table = board.start().play(rite)
    assert table.hand(0) == mine
    assert table.obj(foe).dull is not bool(mine)


@pytest.mark.clauses("fftcg-2020", "11.12.5.6")
@pytest.mark.parametrize(("mine", "damage"), [(0, 1000), (1, 2000), (3, 4000)])
def test_instead_is_decided_before_the_sentence_it_replaces(mine: int, damage: int) -> None:
    board = Board()
    for _ in range(mine):
        board.put(0, FIELD)
    foe = board.put(1, FIELD, "Foe")
    rite = board.summon(
        choose(forwards(THEIRS)),
        hit(1000),
        ir.Instead(condition=HAS_ONE, effect=hit(2000)),
        ir.Instead(condition=HAS_THREE, effect=hit(4000)),
    )
    assert board.start().play(rite).obj(foe).damage == damage


def test_instead_can_replace_several_sentences() -> None:
    board = Board()
    board.put(0, FIELD)
    rite = board.summon(DRAW, DRAW_TWO, ir.Instead(condition=HAS_ONE, effect=DRAW, replaces=2))
    assert board.start().play(rite).hand(0) == 1


@pytest.mark.clauses("fftcg-2020", "11.3.3", "11.12.5.6")
def test_instead_that_changes_what_is_chosen_is_settled_with_the_choice() -> None:
    board = Board()
    board.put(0, FIELD)
    foes = [board.put(1, FIELD, "Foe") for _ in range(3)]
    rite = board.summon(
        choose(forwards(THEIRS)),
        ir.Instead(condition=HAS_ONE, effect=choose(forwards(THEIRS), 2)),
        ir.Dull(what=it()),
    )
    table = board.start().cast(rite)
    assert (table.asked.reason, table.asked.least) == ("targets", 2)
    table.answer(tuple(foes[1:])).resolve()
    assert [table.obj(f).dull for f in foes] == [False, True, True]


def test_when_you_do_so_is_an_ability_of_its_own_that_chooses_when_it_is_stacked() -> None:
    board = Board()
    foe = board.put(1, FIELD, "Foe")
    rite = board.summon(ir.May(player=YOU, effect=DRAW), ir.WhenDone(effects=(choose(forwards(THEIRS)), hit(2000))))
    other = board.put(1, FIELD, "Other")
    table = board.start().cast(rite).answer(("pass",), ("pass",), True)
    assert table.asked.reason == "targets"
    table.answer((foe,))
    assert [i.kind for i in table.match.state.stack] == ["auto"]  # players can respond to it
    assert table.zone(rite) == BREAK_ZONE
    table.resolve()
    assert (table.obj(foe).damage, table.obj(other).damage) == (2000, 0)


def test_when_you_do_so_does_not_trigger_when_it_was_not_done() -> None:
    board = Board()
    board.put(1, FIELD, "Foe")
    rite = board.summon(ir.May(player=YOU, effect=DRAW), ir.WhenDone(effects=(choose(), hit(2000))))
    table = board.start().play(rite, (), False)
    assert table.match.state.stack == []


def modal(*options: tuple[ir.Effect, ...], count: int = 1, up_to: bool = False) -> ir.Modal:
    header = ir.ModalHeader(player=YOU, count=num(count), printed=num(len(options)), up_to=up_to)
    return ir.Modal(header=header, options=tuple(ir.Option(effects=o) for o in options))


@pytest.mark.clauses("fftcg-2020", "11.3.4")
def test_options_are_declared_while_casting_and_only_those_happen() -> None:
    board = Board()
    foe = board.put(1, FIELD, "Foe")
    rite = board.summon(modal((DRAW_TWO,), (choose(forwards(THEIRS)), hit(3000)), (choose(), ir.Dull(what=it()))))
    table = board.start().cast(rite)
    assert (table.asked.reason, table.asked.options) == ("modes", (0, 1, 2))
    table.answer((1,)).resolve()
    assert (table.obj(foe).damage, table.obj(foe).dull, table.hand(0)) == (3000, False, 0)


@pytest.mark.clauses("fftcg-2020", "11.3.4")
def test_options_keep_their_names_apart_and_happen_in_printed_order() -> None:
    board = Board()
    mine, foe = board.put(0, FIELD, "Mine"), board.put(1, FIELD, "Foe")
    board.put(1, FIELD, "Other")
    rite = board.summon(
        modal((choose(), ir.Dull(what=it())), (choose(), hit(1000)), (DRAW,), count=2),
    )
    table = board.start().cast(rite, (1, 0), (mine,), (foe,)).resolve()
    assert (table.obj(mine).dull, table.obj(mine).damage) == (True, 0)
    assert (table.obj(foe).dull, table.obj(foe).damage) == (False, 1000)


@pytest.mark.clauses("fftcg-2020", "11.3.3", "11.3.4")
def test_an_option_without_legal_targets_is_not_offered() -> None:
    board = Board()
    rite = board.summon(modal((choose(), hit(1000)), (DRAW,), (DRAW_TWO,)))
    assert board.start().cast(rite).asked.options == (1, 2)


@pytest.mark.clauses("fftcg-2020", "11.8.17.1", "11.8.17.3")
@pytest.mark.parametrize("bounced", [False, True])
def test_a_delayed_ability_finds_only_the_object_it_was_about(bounced: bool) -> None:
    board = Board()
    foe = board.put(1, FIELD, "Foe")
    end = ir.EndOf(phase="turn", whose=ir.AnyPlayer())
    rite = board.summon(choose(forwards(THEIRS)), ir.Delayed(event=end, effects=(ir.Break(what=it()),)))
    again = board.summon(
        choose(forwards(THEIRS)),
        ir.ToHand(what=it(), player=ir.Owner(), verb="return"),
        ir.PlayOnto(what=it(), player=ir.Owner()),
    )
    table = board.start().play(rite)
    if bounced:
        table.play(again)
    for _ in range(40):
        if table.match.state.turn != 3:
            break
        table.answer(("pass",) if table.asked.kind == "act" else ())
    assert table.zone(foe) == (FIELD if bounced else BREAK_ZONE)


@pytest.mark.clauses("fftcg-2020", "11.11.6")
def test_each_player_does_it_for_himself_the_turn_player_first() -> None:
    board = Board()
    rite = board.summon(ir.ForEachPlayer(effect=DISCARD), player=0)
    mine = [board.put(0, HAND, "Mine") for _ in range(2)]
    foes = [board.put(1, HAND, "Foe") for _ in range(2)]
    table = board.start().cast(rite).answer(("pass",), ("pass",))
    assert table.asked.player == 0
    table.answer((mine[0],))
    assert table.zone(mine[0]) == BREAK_ZONE  # the other player knows what the first did
    assert table.asked.player == 1
    table.answer((foes[1],))
    assert (table.hand(0), table.hand(1)) == (1, 1)


@pytest.mark.parametrize("paid", [True, False])
def test_unless_the_player_pays(paid: bool) -> None:
    board = Board()
    foe = board.put(1, FIELD, "Foe")
    spare = board.put(1, HAND, "Spare")
    board.put(1, HAND, "Other")
    cost = ir.Cost(actions=(ir.PayDiscard(count=num(1), group=CARD),))
    rite = board.summon(choose(forwards(THEIRS)), ir.Unless(player=FOE, cost=cost, effect=ir.Break(what=it())))
    answers = (True, (spare,)) if paid else (False,)
    table = board.start().play(rite, (), *answers)
    assert table.zone(foe) == (FIELD if paid else BREAK_ZONE)
    assert table.hand(1) == 2 - paid


@pytest.mark.clauses("fftcg-2020", "11.11.2")
def test_a_reminder_changes_nothing_between_two_sentences() -> None:
    board = Board()
    board.put(0, HAND, "Spare")
    rite = board.summon(ir.May(player=YOU, effect=DISCARD), ir.ReminderSentence(kind="x"), ir.IfDone(effect=DRAW_TWO))
    assert board.start().play(rite, (), True).hand(0) == 2


def test_both_counts_as_done_only_when_every_part_was() -> None:
    board = Board()
    mine = board.put(0, FIELD, "Mine")
    nothing = ir.Break(what=ir.All(group=forwards(THEIRS)))
    rite = board.summon(ir.Both(effects=(ir.Dull(what=ir.All(group=forwards(MINE))), nothing)), ir.IfDone(effect=DRAW))
    table = board.start().play(rite)
    assert (table.obj(mine).dull, table.hand(0)) == (True, 0)


def test_the_declared_x_reaches_the_ability_that_follows() -> None:
    board = Board()
    foe = board.put(1, FIELD, "Foe", power=9000)
    for _ in range(3):
        board.put(0, FIELD, "Well", type="Backup")
    cost = ir.Cost(icons=(ir.CpX(),))
    damage = ir.DealDamage(to=it(), amount=ir.PerEach(amount=num(1000), each=ir.X()))
    rite = board.summon(
        ir.May(player=YOU, effect=ir.Pay(player=YOU, cost=cost)), ir.WhenDone(effects=(choose(FORWARD), damage))
    )
    table = board.start().cast(rite).answer(("pass",), ("pass",), True, 2)
    table.answer(table.match.sample(Random(1))).resolve()
    assert table.obj(foe).damage == 2000


@pytest.mark.parametrize("accept", [True, False])
def test_then_goes_on_with_what_was_done_if_you_did_so(accept: bool) -> None:
    board = Board()
    board.put(0, HAND, "Spare")
    rite = board.summon(
        ir.May(player=YOU, effect=DISCARD),
        ir.IfDone(effect=DRAW),
        ir.Afterwards(effect=DRAW_TWO),
        ir.Draw(player=YOU, count=num(3)),
    )
    assert board.start().play(rite, (), accept).hand(0) == (6 if accept else 4)


@pytest.mark.parametrize("chosen", [0, 1])
def test_one_of_two_is_carried_out_on_resolution(chosen: int) -> None:
    board = Board()
    foe = board.put(1, FIELD, "Foe")
    rite = board.summon(choose(forwards(THEIRS)), ir.OneOf(effects=(ir.Dull(what=it()), hit(1000))))
    table = board.start().play(rite, (), (chosen,))
    assert (table.obj(foe).dull, table.obj(foe).damage) == (chosen == 0, 1000 * chosen)


@pytest.mark.clauses("fftcg-2020", "11.8.14")
@pytest.mark.parametrize("held", [1, 2])
def test_two_crystals_are_two(held: int) -> None:
    """With one of them nothing is asked: everybody sees that it cannot be paid, whatever is in the hand."""
    board = Board()
    board.put(0, HAND, "Spare")
    icon = ir.CrystalIcon()
    pay = ir.Pay(player=YOU, cost=ir.Cost(icons=(icon, icon)))
    rite = board.summon(
        ir.GainCrystals(player=YOU, count=num(held)), ir.May(player=YOU, effect=pay), ir.IfDone(effect=DRAW)
    )
    table = board.start().play(rite, (), *([True] if held == 2 else []))
    assert (table.match.state.vars["crystals:0"], table.hand(0)) == ((0, 2) if held == 2 else (1, 1))


@pytest.mark.parametrize("again", [True, False])
def test_a_special_ability_is_used_again_with_new_choices(again: bool) -> None:
    board = Board()
    repeat = ir.If(condition=ir.Not(condition=HAS_THREE), effect=ir.May(player=YOU, effect=ir.UseAgain()))
    special = ir.SpecialAbility(
        name="Storm",
        cost=ir.Cost(icons=(ir.CpGeneric(amount=0),)),
        effects=(choose(forwards(THEIRS)), hit(2000), repeat),
    )
    mage = board.put(0, FIELD, "Mage", special)
    foes = [board.put(1, FIELD, "Foe") for _ in range(2)]
    table = board.start().answer(("use", mage, 0), (foes[0],))
    table.resolve(*((True, (foes[1],), False) if again else (False,)))
    assert [table.obj(f).damage for f in foes] == [2000, 2000 * again]


@pytest.mark.clauses("fftcg-2020", "11.10.3")
def test_the_burst_of_a_summon_is_done_by_a_summon() -> None:
    board = Board()
    rule = ir.CannotBeChosen(by=ir.AnyPlayer(), kinds=("ability",))
    wary = ir.FieldAbility(effects=(ir.Restrict(what=ir.SelfRef(), rule=rule, duration=ir.Continuous()),))
    mine = board.put(0, FIELD, "Mine", wary)
    rite = board.summon(ir.DamagePlayer(player=FOE, amount=num(1), source=ir.SelfRef()))
    burst = board.summon(choose(), hit(1000), player=1, zone=DECK, ex_burst=True)
    board.state.zones[1][DECK].insert(0, board.state.zones[1][DECK].pop())
    table = board.start().play(rite, (), True)
    assert (table.obj(mine).damage, table.match.game.rules.zones[table.zone(burst)].name) == (1000, "damage_zone")


@pytest.mark.clauses("fftcg-2020", "11.10.3", "11.8.13")
@pytest.mark.parametrize(("forwards_there", "drawn"), [(0, 0), (1, 1)])
def test_the_condition_of_an_ability_holds_for_its_burst_too(forwards_there: int, drawn: int) -> None:
    """F61: only what the ability waits for, entering the field, need not have happened."""
    board = Board()
    entering = ir.CardEvent(subject=ir.SelfRef(), happenings=(ir.EntersField(whose=ir.AnyPlayer()),))
    burst = ir.AutoAbility(event=entering, effects=(DRAW,), condition=HAS_ONE, ex_burst=True)
    board.put(1, DECK, "Late", burst)
    board.state.zones[1][DECK].insert(0, board.state.zones[1][DECK].pop())
    for _ in range(forwards_there):
        board.put(1, FIELD)
    rite = board.summon(ir.DamagePlayer(player=FOE, amount=num(1), source=ir.SelfRef()))
    table = board.start().play(rite, (), True)
    assert table.hand(1) == drawn
