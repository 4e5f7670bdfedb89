"""Choosing against selecting, illegal targets, two targets, naming."""

from __future__ import annotations

import pytest
from board import (
    BREAK_ZONE,
    FIELD,
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
    target,
)

from cardwright.errors import Illegal
from cardwright.text import ir

DRAW = ir.Draw(player=YOU, count=num(1))
BOUNCE = ir.ToHand(what=it(), player=ir.Owner(), verb="return")
UNTOUCHABLE = ir.FieldAbility(
    effects=(
        ir.Restrict(
            what=ir.SelfRef(),
            rule=ir.CannotBeChosen(by=ir.AnyPlayer(), kinds=("summon", "ability")),
            duration=ir.Continuous(),
        ),
    )
)


def board_of(foes: int) -> tuple[Board, list[int]]:
    board = Board()
    return board, [board.put(1, FIELD, "Foe") for _ in range(foes)]


@pytest.mark.clauses("fftcg-2020", "11.11.2.1")
def test_the_rest_happens_when_one_target_is_gone() -> None:
    board, foes = board_of(2)
    rite = board.summon(choose(forwards(THEIRS), 2), hit(4000), DRAW)
    answer = board.summon(choose(), BOUNCE, player=1)
    table = board.start().cast(rite).answer(("pass",)).cast(answer, (foes[0],)).resolve()
    assert table.zone(foes[0]) == HAND
    assert (table.obj(foes[1]).damage, table.hand(0)) == (4000, 1)


@pytest.mark.clauses("fftcg-2020", "11.3.9", "11.11.2")
def test_nothing_happens_when_all_targets_are_gone() -> None:
    board, _ = board_of(2)
    rite = board.summon(choose(forwards(THEIRS), 2), hit(4000), DRAW)
    both = ir.ToHand(what=ir.All(group=FORWARD), player=ir.Owner(), verb="return")
    answer = board.summon(both, player=1)
    table = board.start().cast(rite).answer(("pass",)).cast(answer).resolve()
    assert table.hand(0) == 0


@pytest.mark.clauses("fftcg-2020", "11.3.3")
def test_a_summon_needs_as_many_different_targets_as_it_names() -> None:
    board, _ = board_of(1)
    rite = board.summon(choose(forwards(THEIRS), 2), hit(4000))
    with pytest.raises(Illegal) as refused:
        board.start().cast(rite)
    assert refused.value.clause == "11.3.3"


def test_up_to_allows_none_and_then_nothing_is_cancelled() -> None:
    board, foes = board_of(2)
    rite = board.summon(choose(forwards(THEIRS), 2, up_to=True), hit(4000), DRAW)
    table = board.start().cast(rite, ()).resolve()
    assert (table.hand(0), table.obj(foes[0]).damage) == (1, 0)


@pytest.mark.clauses("fftcg-2020", "11.3.3", "11.6.5")
def test_what_cannot_be_chosen_can_be_selected() -> None:
    board = Board()
    shy = board.put(1, FIELD, "Shy", UNTOUCHABLE)
    open_ = board.put(1, FIELD, "Foe")
    chooses = board.summon(choose(forwards(THEIRS)), hit(1000))
    selects = board.summon(ir.Select(player=YOU, target=target(forwards(THEIRS), bind="t1")), hit(1000))
    table = board.start().play(chooses)  # the one open Forward needs no question
    assert (table.obj(shy).damage, table.obj(open_).damage) == (0, 1000)
    table.play(selects, (), (shy,))
    assert table.obj(shy).damage == 1000


@pytest.mark.clauses("fftcg-2020", "11.11.5.1")
def test_selecting_needs_nothing_while_casting() -> None:
    board = Board()
    rite = board.summon(ir.Select(player=YOU, target=target(forwards(THEIRS))), hit(1000), DRAW)
    assert board.start().play(rite).hand(0) == 1


@pytest.mark.clauses("fftcg-2020", "11.8.9")
@pytest.mark.parametrize("wanted", [True, False])
def test_you_may_choose_makes_the_target_optional(wanted: bool) -> None:
    board, foes = board_of(2)
    rite = board.summon(ir.May(player=YOU, effect=choose(forwards(THEIRS))), ir.IfDone(effect=hit(2000)), DRAW)
    declared = (True, (foes[1],)) if wanted else (False,)
    table = board.start().cast(rite, *declared).resolve()
    assert (table.obj(foes[1]).damage, table.hand(0)) == (2000 * wanted, 1)


def test_two_targets_are_different_cards_and_both_can_be_found() -> None:
    board = Board()
    strong, weak = board.put(1, FIELD, "Strong", power=9000), board.put(1, FIELD, "Weak", power=2000)
    small = forwards(THEIRS, ir.PowerIs(amount=num(5000), compare="<="))
    both = ir.Choose(targets=(target(forwards(THEIRS), bind="t1"), target(small, bind="t2")), player=YOU)
    rite = board.summon(both, hit(1000, "t1"), ir.Dull(what=it("t2")))
    table = board.start().play(rite)  # the former can only be the strong one, or the latter would find none
    assert (table.obj(strong).damage, table.obj(strong).dull) == (1000, False)
    assert (table.obj(weak).damage, table.obj(weak).dull) == (0, True)


def test_targets_that_must_differ_in_element() -> None:
    board = Board()
    fire = [board.put(1, FIELD, "Flame") for _ in range(2)]
    ice = board.put(1, FIELD, "Frost", elements=("Ice",))
    rite = board.summon(choose(forwards(THEIRS), 2, different="element"), hit(1000))
    table = board.start().cast(rite)
    assert set(table.asked.options or ()) == {*fire, ice}
    table.answer((fire[1],)).resolve()
    assert [table.obj(f).damage for f in (*fire, ice)] == [0, 1000, 1000]


def test_two_of_one_element_are_no_pair_of_different_elements() -> None:
    board, _ = board_of(2)
    rite = board.summon(choose(forwards(THEIRS), 2, different="element"), hit(1000))
    with pytest.raises(Illegal):
        board.start().cast(rite)


@pytest.mark.clauses("fftcg-2020", "11.3.3")
def test_a_summon_on_the_stack_can_be_chosen_and_cancelled_but_not_by_itself() -> None:
    board, foes = board_of(1)
    summons = ir.Group(noun=ir.TypeIs(types=("Summon",)))
    rite = board.summon(choose(forwards(THEIRS)), hit(3000))
    denial = board.summon(choose(summons), ir.CancelEffect(what=it()), player=1)
    table = board.start()
    with pytest.raises(Illegal):
        table.match.check(("cast", denial, ""))
    table.cast(rite).answer(("pass",)).cast(denial)
    assert len(table.match.state.stack) == 2
    table.resolve()
    assert table.obj(foes[0]).damage == 0
    assert table.zone(rite) == BREAK_ZONE


@pytest.mark.clauses("fftcg-2020", "11.3.8")
def test_being_chosen_is_seen_by_abilities() -> None:
    board = Board()
    event = ir.CardEvent(subject=ir.SelfRef(), happenings=(ir.IsChosen(by=ir.Opponent(), kinds=("summon",)),))
    wary = board.put(1, FIELD, "Wary", ir.AutoAbility(event=event, effects=(ir.Draw(player=YOU, count=num(1)),)))
    rite = board.summon(choose(forwards(THEIRS)), hit(1000))
    table = board.start().play(rite)
    assert (table.hand(1), table.obj(wary).damage) == (1, 1000)


def test_an_illegal_target_is_told_by_its_qualities_on_resolution() -> None:
    board, foes = board_of(1)
    active = ir.Group(
        noun=ir.TypeIs(types=("Forward",)), adjectives=(ir.StatusIs(status="active"),), qualifiers=(THEIRS,)
    )
    rite = board.summon(choose(active), hit(3000), DRAW)
    answer = board.summon(ir.Dull(what=ir.All(group=FORWARD)), player=1)
    table = board.start().cast(rite).answer(("pass",)).cast(answer).resolve()
    assert (table.obj(foes[0]).damage, table.hand(0)) == (0, 0)


@pytest.mark.clauses("fftcg-2020", "11.11.9")
def test_naming_an_element() -> None:
    board = Board()
    fire, ice = board.put(1, FIELD, "Flame"), board.put(1, FIELD, "Frost", elements=("Ice",))
    named = ir.Group(noun=ir.TypeIs(types=("Forward",)), qualifiers=(ir.NamedElement(),))
    rite = board.summon(ir.Name(player=YOU, what="element", excluding=("Light",)), ir.Dull(what=ir.All(group=named)))
    table = board.start().cast(rite).answer(("pass",), ("pass",))
    assert "Light" not in (table.asked.options or ())
    table.answer(("Ice",))
    assert (table.obj(fire).dull, table.obj(ice).dull) == (False, True)


def test_everyone_selects_among_his_own() -> None:
    board = Board()
    mine = [board.put(0, FIELD, "Mine") for _ in range(2)]
    foe = board.put(1, FIELD, "Foe")
    each = ir.SelectAndPut(player=ir.EachPlayer(), target=target(FORWARD), to=ir.BreakZone(player=ir.Owner()))
    rite = board.summon(each)
    table = board.start().play(rite, (), (mine[1],))
    assert [table.zone(c) for c in (*mine, foe)] == [FIELD, BREAK_ZONE, BREAK_ZONE]


def test_selecting_as_many_as_possible() -> None:
    board = Board()
    mine = [board.put(0, FIELD, "Mine") for _ in range(2)]
    rite = board.summon(ir.Select(player=YOU, target=target(forwards(MINE), 3)), ir.Dull(what=it()))
    table = board.start().play(rite)
    assert all(table.obj(c).dull for c in mine)


def test_another_is_not_judged_against_itself_on_resolution() -> None:
    board, foes = board_of(2)
    another = ir.Group(noun=ir.TypeIs(types=("Forward",)), adjectives=(ir.Another(),), qualifiers=(THEIRS,))
    rite = board.summon(choose(forwards(THEIRS)), choose(another, bind="t2"), hit(1000, "t1"), hit(2000, "t2"))
    table = board.start().cast(rite, (foes[1],)).resolve()
    assert [table.obj(f).damage for f in foes] == [2000, 1000]


def test_selecting_one_to_put_away_is_not_offered_without_one() -> None:
    board = Board()
    backups = ir.Group(noun=ir.TypeIs(types=("Backup",)), qualifiers=(MINE,))
    put = ir.SelectAndPut(player=YOU, target=target(backups), to=ir.Hand(player=ir.Owner()))
    rite = board.summon(ir.May(player=YOU, effect=put), ir.IfDone(effect=DRAW))
    assert board.start().play(rite).hand(0) == 0


def test_each_player_selects_one_of_his_own_and_the_rest_goes() -> None:
    board = Board()
    mine = [board.put(0, FIELD, "Mine") for _ in range(2)]
    foes = [board.put(1, FIELD, "Foe") for _ in range(2)]
    each = ir.EachPlayer()
    rite = board.summon(
        ir.Select(player=each, target=target(forwards(ir.ControlledBy(player=each)))),
        ir.PutInto(what=ir.NotSelected(group=FORWARD), to=ir.BreakZone(player=ir.Owner())),
    )
    table = board.start().cast(rite).answer(("pass",), ("pass",))
    assert (table.asked.player, table.asked.options) == (0, tuple(mine))
    table.answer((mine[0],))
    assert (table.asked.player, table.asked.options) == (1, tuple(foes))
    table.answer((foes[1],))
    assert [table.zone(c) for c in (*mine, *foes)] == [FIELD, BREAK_ZONE, BREAK_ZONE, FIELD]


@pytest.mark.clauses("fftcg-2020", "4.1")
def test_naming_any_number() -> None:
    board = Board()
    cheap, dear = board.put(1, FIELD, "Cheap"), board.put(1, FIELD, "Dear", cost=7)
    of_cost = forwards(ir.CostIs(amount=ir.NamedNumber()))
    rite = board.summon(ir.Name(player=YOU, what="number"), ir.Dull(what=ir.All(group=of_cost)))
    table = board.start().play(rite, (), 7)
    assert (table.obj(cheap).dull, table.obj(dear).dull) == (False, True)


@pytest.mark.parametrize("up_to", [False, True])
def test_what_must_be_chosen_is_chosen_before_the_rest(up_to: bool) -> None:
    board = Board()
    rule = ir.Restrict(what=ir.SelfRef(), rule=ir.MustBeChosen(by=ir.Opponent()), duration=ir.Continuous())
    bait = board.put(1, FIELD, "Bait", ir.FieldAbility(effects=(rule,)))
    others = [board.put(1, FIELD, "Foe") for _ in range(2)]
    mine = board.put(0, FIELD, "Mine")
    rite = board.summon(choose(FORWARD, 2, up_to=up_to), hit(1000))
    table = board.start().cast(rite)
    assert set(table.asked.options or ()) == {*others, mine}  # the first of the two is settled
    table.answer((mine,)).resolve()
    assert [table.obj(c).damage for c in (bait, mine, *others)] == [1000, 1000, 0, 0]


def test_summons_of_its_own_controller_need_not_choose_it() -> None:
    board = Board()
    rule = ir.Restrict(what=ir.SelfRef(), rule=ir.MustBeChosen(by=ir.Opponent()), duration=ir.Continuous())
    bait = board.put(0, FIELD, "Bait", ir.FieldAbility(effects=(rule,)))
    mine = board.put(0, FIELD, "Mine")
    table = board.start_from_hand(choose(), hit(1000))
    assert set(table.asked.options or ()) == {bait, mine}


@pytest.mark.clauses("fftcg-2020", "2.3", "11.11.9")
def test_no_job_is_named_where_no_card_has_one() -> None:
    board = Board()
    rite = board.summon(ir.Name(player=YOU, what="job"), DRAW)
    assert board.start().cast(rite).resolve().hand(0) == 1
