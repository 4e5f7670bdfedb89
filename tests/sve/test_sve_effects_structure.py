"""How sentences hang together: condition words, costs, "instead", X, repetition, options, choices made on playing."""

from __future__ import annotations

import pytest
from sve_board import CEMETERY, DECK, EX_AREA, FIELD, FOE, HAND, ME, Board, hand
from sve_effects import ENEMY, FOLLOWER, IT, OWN, YOU, draw, num, pick, played

from cardwright.text import ir
from cardwright.text import ir_sve as sv

HANDFUL = ir.Group(noun=ir.IsCard(), qualifiers=(ir.InZone(zone=ir.Hand(player=YOU)),))
MANY = ir.Exists(group=OWN, count=ir.Num(value=2))  # at least two followers of one's own


def hit(amount: ir.Amount | int, bind: str = "t1") -> ir.DealDamage:
    return ir.DealDamage(to=ir.Ref(to=(bind,)), amount=num(amount) if isinstance(amount, int) else amount)


# -- conditions --------------------------------------------------------------------------------------------------------------


@pytest.mark.clauses("sve", "10.3.2", "10.3.3")
@pytest.mark.parametrize("followers", [1, 2])
def test_behind_a_condition_that_does_not_hold_nothing_is_selected(followers: int) -> None:
    board = Board()
    for _ in range(followers):
        board.put(ME, FIELD)
    foes = [board.put(FOE, FIELD, f"Guard {n}", defense=5) for n in range(2)]
    table = played(board, sv.Gate(condition=MANY, effects=(pick(), hit(3), draw())), draw())
    if followers == 2:
        table.answer((foes[1],))
    assert [table.stats(n)[1] for n in foes] == [5, 2 if followers == 2 else 5]
    assert hand(table) == followers


@pytest.mark.clauses("sve", "10.6.2.3.3", "10.6.2.1.2")
def test_a_card_whose_targets_cannot_all_be_selected_is_not_played() -> None:
    board = Board()
    board.put(FOE, FIELD)
    spell = board.does(pick(count=2), hit(1))
    assert board.start().refused(("play", spell)) == "10.6.2.3.3"


@pytest.mark.clauses("sve", "10.6.2.3.1")
def test_no_target_may_be_left_out() -> None:
    board = Board()
    foes = [board.put(FOE, FIELD, f"Guard {n}") for n in range(3)]
    table = played(board, pick(count=2), hit(1))
    assert table.refused((foes[0],)) == "10.6.2.3"
    table.answer((foes[0], foes[2]))
    assert [table.stats(n)[1] for n in foes] == [1, 2, 1]


@pytest.mark.clauses("sve", "10.6.2.3.2")
def test_up_to_so_many_may_be_none() -> None:
    board = Board()
    foe = board.put(FOE, FIELD)
    table = played(board, pick(count=2, up_to=True), hit(1))
    assert (table.asked.least, table.asked.options) == (0, (foe,))
    assert table.answer(()).stats(foe) == (2, 2)


# -- "instead" ---------------------------------------------------------------------------------------------------------------


@pytest.mark.clauses("sve", "10.10.2.5", "10.2.1.3.1")
@pytest.mark.parametrize(("followers", "left"), [(1, 8), (2, 5)])
def test_instead_is_decided_as_the_instruction_is_carried_out(followers: int, left: int) -> None:
    board = Board()
    for _ in range(followers):
        board.put(ME, FIELD)
    foe = board.put(FOE, FIELD, "Wall", defense=10)
    table = played(board, ir.Both(effects=(pick(), sv.OrInstead(effect=hit(2), condition=MANY, instead=hit(5)))))
    assert table.stats(foe)[1] == left


def test_of_two_insteads_the_one_printed_later_goes_first() -> None:
    board = Board()
    for _ in range(2):
        board.put(ME, FIELD)
    some = ir.Exists(group=OWN, count=num(1))
    inner = sv.OrInstead(effect=draw(1), condition=some, instead=draw(2))
    table = played(board, sv.OrInstead(effect=inner, condition=MANY, instead=draw(4)))
    assert hand(table) == 4


def test_an_instead_that_selects_something_else_is_settled_on_playing() -> None:
    board = Board()
    for _ in range(2):
        board.put(ME, FIELD)
    foes = [board.put(FOE, FIELD, f"Guard {n}") for n in range(3)]
    one = ir.Both(effects=(pick(), hit(1)))
    two = ir.Both(effects=(pick(count=2, bind="t2"), hit(1, "t2")))
    table = played(board, sv.OrInstead(effect=one, condition=MANY, instead=two))
    assert table.asked.least == 2
    table.answer((foes[0], foes[1]))
    assert [table.stats(n)[1] for n in foes] == [1, 1, 2]


# -- costs before a text -----------------------------------------------------------------------------------------------------


BURN = ir.Cost(actions=(ir.PayDiscard(count=ir.Num(value=1), group=ir.Group(noun=ir.IsCard())),))


@pytest.mark.clauses("sve", "10.4.7", "10.4.7.2", "10.4.7.5")
@pytest.mark.parametrize("pays", [True, False])
def test_a_cost_before_a_text_may_be_paid_on_resolution(pays: bool) -> None:
    board = Board()
    paper = board.put(ME, HAND)
    board.put(ME, HAND)
    table = played(board, sv.PayFor(cost=BURN, effects=(draw(2), draw())))
    assert table.asked.reason == "pay"
    table.answer(pays)
    if pays:
        table.answer((paper,))
    assert hand(table) == (4 if pays else 2)


@pytest.mark.clauses("sve", "10.4.2.2")
def test_a_cost_that_cannot_be_paid_is_not_offered() -> None:
    board = Board()
    table = played(board, sv.PayFor(cost=BURN, effects=(draw(2),)), draw())
    assert hand(table) == 1


def test_what_is_selected_behind_a_cost_is_selected_once_it_is_paid() -> None:
    board = Board()
    board.put(ME, HAND)
    foes = [board.put(FOE, FIELD, f"Guard {n}") for n in range(2)]
    table = played(board, sv.PayFor(cost=BURN, effects=(pick(), hit(1))))
    assert table.asked.reason == "pay"
    table.answer(True)
    while table.asked.reason == "cost":
        table.answer(table.asked.options[:1])
    assert table.asked.reason == "targets"
    assert table.answer((foes[1],)).stats(foes[1])[1] == 1


# -- X -----------------------------------------------------------------------------------------------------------------------


@pytest.mark.clauses("sve", "5.2.1.2", "5.2.1.2.1")
def test_x_is_computed_by_what_the_instructions_before_it_have_done() -> None:
    board = Board()
    foe = board.put(FOE, FIELD, "Wall", defense=20)
    table = played(
        board, pick(), sv.Let(effects=(draw(2), hit(ir.X()), draw(), hit(ir.X())), amount=ir.CountOf(group=HANDFUL))
    )
    assert table.stats(foe)[1] == 20 - 2 - 2


def test_x_inside_joined_instructions() -> None:
    board = Board()
    foe = board.put(FOE, FIELD, "Wall", defense=20)
    joined = ir.Both(effects=(pick(), draw(3), hit(ir.X())))
    table = played(board, sv.Let(effects=(joined,), amount=ir.CountOf(group=HANDFUL)))
    assert table.stats(foe)[1] == 17


def test_x_counts_for_what_is_selected() -> None:
    board = Board()
    for _ in range(2):
        board.put(ME, FIELD)
    foes = [board.put(FOE, FIELD, f"Guard {n}") for n in range(3)]
    several = ir.Choose(targets=(ir.Target(count=ir.X(), group=ENEMY, bind="t1"),), player=YOU)
    table = played(board, sv.Let(effects=(several, hit(1)), amount=ir.CountOf(group=OWN)))
    assert table.asked.least == 2
    table.answer(tuple(foes[:2]))
    assert [table.stats(n)[1] for n in foes] == [1, 1, 2]


# -- several times -----------------------------------------------------------------------------------------------------------


def test_do_this_three_times() -> None:
    board = Board()
    into = sv.TopInto(player=YOU, count=num(1), to=sv.ExArea(player=YOU), bind="t1")
    table = played(board, sv.Repeat(effect=into, times=3), ir.PutInto(what=IT, to=sv.Cemetery(player=ir.Owner())))
    assert len(table.cards(ME, DECK)) == 7
    assert table.cards(ME, EX_AREA) == []
    assert len(table.cards(ME, CEMETERY)) == 4  # with the spell


def test_repeat_until_it_holds_or_nothing_changes() -> None:
    board = Board()
    enough = ir.Exists(group=HANDFUL, count=num(4))
    table = played(board, sv.Repeat(effect=draw(), until=enough))
    assert hand(table) == 4
    board = Board()
    into = sv.TopInto(player=YOU, count=num(1), to=sv.ExArea(player=YOU))
    table = played(board, sv.Repeat(effect=into, until=ir.Exists(group=HANDFUL, count=num(1))))
    assert len(table.cards(ME, EX_AREA)) == 5  # 4.8.3.2: then nothing moves any more


@pytest.mark.clauses("sve", "5.28.1")
def test_for_every_is_done_once_with_the_total() -> None:
    board = Board()
    for _ in range(5):
        board.put(ME, HAND)
    foe = board.put(FOE, FIELD, "Wall", defense=20)
    every = sv.ForEvery(effect=hit(3), count=ir.CountOf(group=HANDFUL), per=2)
    table = played(board, pick(), every)
    assert table.stats(foe)[1] == 20 - 6
    assert sum(f.kind == "damage" for f in table.state.history) == 1


@pytest.mark.clauses("sve", "1.3.2.2")
def test_for_every_of_nothing_is_not_done() -> None:
    board = Board()
    foe = board.put(FOE, FIELD, "Wall", defense=20)
    table = played(board, pick(), sv.ForEvery(effect=hit(3), count=ir.CountOf(group=HANDFUL)))
    assert table.stats(foe)[1] == 20
    assert not any(f.kind == "damage" for f in table.state.history)


def test_what_cannot_be_multiplied_is_refused() -> None:
    from cardwright.games.common.effects.registry import unable

    assert unable(sv.ForEvery(effect=sv.ExtraTurn(player=YOU), count=num(1)))
    assert not unable(sv.ForEvery(effect=ir.Both(effects=(pick(), hit(1))), count=num(1)))


# -- options -----------------------------------------------------------------------------------------------------------------


def options(*effects: ir.Effect, count: int = 1, up_to: bool = False) -> ir.Modal:
    header = ir.ModalHeader(player=YOU, count=num(count), printed=num(len(effects)), up_to=up_to)
    return ir.Modal(header=header, options=tuple(ir.Option(effects=(e,)) for e in effects))


@pytest.mark.clauses("sve", "5.17.1", "5.17.3", "5.17.4", "10.6.2.2.2", "10.6.2.8.2.2")
def test_options_are_chosen_on_playing_and_done_as_listed() -> None:
    board = Board()
    table = played(board, options(draw(1), ir.DiscardHand(player=YOU), draw(3), count=2))
    assert table.asked.reason == "modes"
    table.answer((2, 1))
    assert hand(table) == 3


@pytest.mark.clauses("sve", "5.17.2")
def test_up_to_two_options_are_at_least_one() -> None:
    board = Board()
    table = played(board, options(draw(1), draw(3), count=2, up_to=True))
    assert (table.asked.least, table.asked.most) == (1, 2)
    assert table.refused(()) == "10.6.2.2.2"


@pytest.mark.clauses("sve", "5.17.4.1")
def test_options_without_targets_do_not_hinder() -> None:
    board = Board()
    table = played(board, options(ir.Both(effects=(pick(), hit(1))), draw(2)))
    assert hand(table) == 2


# -- dividing ----------------------------------------------------------------------------------------------------------------


@pytest.mark.clauses("sve", "10.6.2.4", "10.6.2.4.2")
def test_damage_is_divided_by_ones() -> None:
    board = Board()
    foes = [board.put(FOE, FIELD, f"Guard {n}", defense=9) for n in range(2)]
    table = played(board, pick(count=2, up_to=True), ir.DivideDamage(to=IT, amount=num(3)))
    table.answer(tuple(foes))
    assert table.asked.kind == "divide"
    assert table.refused(((foes[0], 3),)) == "10.6.2.4"
    table.answer(((foes[0], 1), (foes[1], 2)))
    assert [table.stats(n)[1] for n in foes] == [8, 7]


@pytest.mark.clauses("sve", "10.6.2.4.1")
def test_without_targets_nothing_is_divided() -> None:
    board = Board()
    board.put(FOE, FIELD)
    table = played(board, pick(count=2, up_to=True), ir.DivideDamage(to=IT, amount=num(3)), draw())
    table.answer(())
    assert hand(table) == 1


@pytest.mark.clauses("sve", "10.6.2.4.2")
def test_no_more_targets_than_units() -> None:
    board = Board()
    for n in range(3):
        board.put(FOE, FIELD, f"Guard {n}")
    table = played(board, pick(count=3, up_to=True), ir.DivideDamage(to=IT, amount=num(2)))
    assert table.asked.most == 2


# -- "you may" and what is hidden ----------------------------------------------------------------------------------------------


@pytest.mark.clauses("sve", "1.3.2")
def test_you_may_is_asked_where_a_part_is_possible() -> None:
    board = Board()
    both = ir.Both(effects=(ir.Break(what=ir.All(group=OWN)), draw(2)))
    table = played(board, ir.May(player=YOU, effect=both))
    assert table.asked.reason == "may"
    assert hand(table.answer(True)) == 2


@pytest.mark.clauses("sve", "4.1.2.2")
def test_what_is_selected_by_its_qualities_in_a_hand_need_not_be_found() -> None:
    board = Board()
    page = board.put(ME, HAND, "Page")
    noted = ir.Group(noun=FOLLOWER, qualifiers=(ir.InZone(zone=ir.Hand(player=YOU)),))
    select = ir.Select(player=YOU, target=ir.Target(count=num(1), group=noted, bind="t1"))
    table = played(board, select, ir.PlayOnto(what=IT, player=YOU))
    assert (table.asked.least, table.asked.options) == (0, (page,))
    assert table.answer(()).zone(page) == HAND


def test_explanatory_text_does_nothing() -> None:
    board = Board()
    table = played(board, sv.Reminder(text="(Sturdy.)"), sv.SelectOpponent(), draw())
    assert hand(table) == 1


@pytest.mark.clauses("sve", "10.6.2.8.2")
def test_what_a_spell_creates_in_one_paragraph_is_not_what_it_selects_in_the_next() -> None:
    board = Board()
    foe = board.put(FOE, FIELD, "Wall", defense=5)
    text = (
        "Summon 2 Fairy tokens.\n"
        "Select an enemy follower on the field and deal it X damage. X equals the number of Fairy tokens on your field."
    )
    table = board.start_with(board.spell(text))
    assert (table.names(ME, FIELD), table.stats(foe)) == (["Fairy", "Fairy"], (2, 3))


# -- Earth Rite within options ------------------------------------------------------------------------------------------------

OFFER = "Choose one of the following. (1) Earth Rite: Draw 2 cards. (2) Draw a card."


@pytest.mark.clauses("sve", "5.17.4", "10.6.2.2.1", "13.3.3.2")
@pytest.mark.parametrize(("answers", "drawn", "left"), [((0, True), 2, 1), ((0, False), 0, 2), ((1,), 1, 2)])
def test_the_earth_rite_of_an_option_is_offered_where_the_option_is_chosen(
    answers: tuple[int | bool, ...], drawn: int, left: int
) -> None:
    board = Board()
    mound = board.put(ME, FIELD, "Mound", "Stack.", type="Amulet")
    spell = board.spell(OFFER)
    table = board.start()
    table.obj(mound).counters["Stack"] = 2
    table.play(spell, *((a if isinstance(a, bool) else (a,)) for a in answers))
    assert (table.asked.reason, hand(table), table.obj(mound).counters["Stack"]) == ("main", drawn, left)


@pytest.mark.clauses("sve", "5.17.3.1", "10.6.2.2.1")
@pytest.mark.parametrize(("paid", "most"), [(True, 2), (False, 1)])
def test_an_earth_rite_for_more_options_comes_before_them(paid: bool, most: int) -> None:
    board = Board()
    mound = board.put(ME, FIELD, "Mound", "Stack.", type="Amulet")
    text = "Choose one of the following. Earth Rite: Choose up to 2 instead. (1) Draw 2 cards. (2) Draw a card."
    spell = board.spell(text)
    table = board.start()
    table.obj(mound).counters["Stack"] = 2
    table.play(spell, paid)
    assert (table.asked.reason, table.asked.most) == ("modes", most)


# -- "you may ... instead" ------------------------------------------------------------------------------------------------------


@pytest.mark.clauses("sve", "10.10.1", "10.2.1.3.1")
@pytest.mark.parametrize(("cost", "answers", "zone"), [(3, (True,), FIELD), (3, (False,), HAND), (4, (), HAND)])
def test_what_one_may_do_instead_and_does_not_replaces_nothing(cost: int, answers: tuple[bool, ...], zone: int) -> None:
    board = Board()
    found = board.put(ME, DECK, "Otter", traits=("Beast",), cost=cost)
    spell = board.spell(
        "Search your deck for a Beast follower, reveal it, and add it to your hand. "
        "If it costs 3 play points or less, you may put it onto your field instead."
    )
    table = board.start().play(spell, (found,), *answers)
    assert (table.asked.reason, table.zone(found)) == ("main", zone)
