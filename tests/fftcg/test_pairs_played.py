"""Own sentences played from their text: several kinds of cards at once, certain CP, costs of using, Break Zones left."""

from __future__ import annotations

import pytest
from board import BREAK_ZONE, DECK, FIELD, HAND, REMOVED, Board
from newer import acts_of, put
from test_kinds_played import hild, use
from test_sentences_played import abilities, rite


@pytest.mark.clauses("fftcg-2020", "11.11.5.1", "11.11.6")
def test_one_of_each_kind_goes_at_once() -> None:
    board = Board()
    one, two = board.put(0, FIELD, "One"), board.put(0, FIELD, "Two")
    helper = board.put(0, FIELD, "Helper", type="Backup")
    theirs = board.put(1, FIELD, "Foe")
    summon = rite(board, "Return 1 Forward and 1 Backup you control to their owners' hands.")
    table = board.start().play(summon, (), (two,))
    assert [table.zone(c) for c in (one, two, helper, theirs)] == [FIELD, HAND, HAND, FIELD]


@pytest.mark.clauses("fftcg-2020", "11.11.6", "11.8.14")
def test_who_selects_and_whether_there_are_enough() -> None:
    board = Board()
    foe, other = board.put(1, FIELD, "Foe"), board.put(1, FIELD, "Other")
    helper = board.put(1, FIELD, "Helper", type="Backup")
    summon = rite(board, "Your opponent selects 1 Forward and 1 Backup they control. Put them into the Break Zone.")
    table = board.start().play(summon, (), (foe,))
    assert [table.zone(c) for c in (foe, other, helper)] == [BREAK_ZONE, FIELD, BREAK_ZONE]
    for backups, drawn in ((0, 0), (1, 2)):
        board = Board()
        board.put(0, FIELD, "One")
        for _ in range(backups):
            board.put(0, FIELD, "Helper", type="Backup")
        text = "You may put 1 Forward and 1 Backup you control into the Break Zone. If you do so, draw 2 cards."
        summon = rite(board, text)
        table = board.start().play(summon, (), *([True] if backups else []))
        assert table.hand(0) == drawn


@pytest.mark.clauses("fftcg-new", "X-PAY-6")
def test_only_certain_cp_pays_for_it() -> None:
    board = Board()
    fire = board.put(0, FIELD, "Fire Helper", type="Backup", elements=("Fire",))
    ice = board.put(0, FIELD, "Ice Helper", type="Backup", elements=("Ice",))
    board.put(0, HAND, "Held", elements=("Ice",))
    card = hild(board, "《1》: Draw 1 card. You can only pay with CP produced by Ice Backups to use this ability.")
    table = board.start().answer(("use", card, 0))
    assert table.asked.options == (("dull", ice, "Ice"),)
    table.answer((("dull", ice, "Ice"),))
    assert acts_of(table, card) == [] and not table.obj(fire).dull


@pytest.mark.clauses("fftcg-2020", "5.2.1.3")
@pytest.mark.parametrize("uses", [False, True])
def test_a_backup_of_an_element_is_no_other_backup_that_makes_its_cp(uses: bool) -> None:
    board = Board()
    fire = put(board, 0, FIELD, "Helper", "Helper can produce CP of any Element.", type="Backup", elements=("Fire",))
    ice = put(board, 0, FIELD, "Clerk", "Clerk can produce CP of any Element.", type="Backup", elements=("Ice",))
    only = "You can only pay with CP produced by Ice Backups to "
    if uses:
        card = hild(board, f"《2》: Draw 1 card. {only}use this ability.")
    else:
        card = hild(board, f"{only}cast Hild.", HAND, cost=2, elements=("Ice",))
    table = board.start()
    assert acts_of(table, card) == []
    more = board.put(0, FIELD, "More", type="Backup", elements=("Fire", "Ice"))
    table = board.start().answer(("use", card, 0) if uses else ("cast", card, ""))
    made = {(card, element) for _, card, element in table.asked.options or ()}
    assert {card for card, _ in made} == {ice, more} and fire not in {card for card, _ in made}
    assert (ice, "Fire") in made and (more, "Fire") in made  # CP of any Element, as long as they produce it


@pytest.mark.clauses("fftcg-2020", "11.8.4", "11.8.6")
def test_what_is_said_behind_two_subjects_holds_for_both() -> None:
    board = Board()
    watch = (
        "When a {Job Smith} or a {Card Name Olga} you control is put from the field into the Break Zone, draw 1 card."
    )
    put(board, 0, FIELD, "Watcher", watch, type="Backup")
    for player, name, jobs in ((0, "One", ("Smith",)), (0, "Two", ()), (1, "Three", ("Smith",)), (1, "Olga", ())):
        put(board, player, FIELD, name, jobs=jobs)
    summon = rite(board, "Break all the Forwards.")
    table = board.start().play(summon)
    assert table.hand(0) == 1
    board = Board()
    watch = "When a {Job Smith} or a {Card Name Olga} other than Hild enters your field, draw 1 card."
    card = hild(board, watch, HAND, cost=0, jobs=("Smith",))
    smith = put(board, 0, HAND, "One", jobs=("Smith",))
    table = board.start().play(card)
    assert table.hand(0) == 1
    assert table.play(smith).hand(0) == 1


@pytest.mark.clauses("fftcg-2020", "11.11.6")
def test_what_was_put_there_counts_wherever_it_is_now() -> None:
    board = Board()
    one, two = put(board, 0, FIELD, "One"), put(board, 0, FIELD, "Two")
    theirs = put(board, 1, FIELD, "Three", power=9000)
    put(board, 0, BREAK_ZONE, "Old")
    text = (
        "Deal 1000 damage for each Forward put in the Break Zone from your field during this turn to all the Forwards."
    )
    doom = rite(board, "Break all the Forwards you control.")
    back = rite(board, "Choose 1 Forward in your Break Zone. Add it to your hand.")
    summon = rite(board, text)
    table = board.start().play(doom).play(back, [(one,)]).play(summon)
    assert (table.zone(one), table.zone(two)) == (HAND, BREAK_ZONE)
    assert table.obj(theirs).damage == 2000


@pytest.mark.clauses("fftcg-new", "X-PAY-6")
def test_only_certain_cp_pays_for_x_and_only_so_much() -> None:
    for words, most in (("You can only use Ice CP to pay 《X》.", 2), ("The maximum you can pay for 《X》 is 1.", 1)):
        board = Board()
        for name, element in (("One", "Ice"), ("Two", "Ice"), ("Three", "Fire")):
            board.put(0, FIELD, name, type="Backup", elements=(element,))
        text = (
            "When Hild enters the field, you may pay 《X》. When you do so, gain 《C》 for each CP paid as X. " + words
        )
        card = hild(board, text, HAND, cost=0)
        table = board.start().cast(card)
        while table.asked.reason != "x":
            table.answer(True if table.asked.kind == "yes_no" else ("pass",))
        assert table.asked.most == most, words


@pytest.mark.clauses("fftcg-new", "X-PAY-5")
def test_abilities_cost_less_or_more() -> None:
    for words, dulled in (
        ("reduced by 1", 1),
        ("increased by 1", 3),
        ("reduced by 3", 0),
        ("reduced by 3 (it cannot become 0)", 1),
    ):
        board = Board()
        helpers = [board.put(0, FIELD, f"H{i}", type="Backup") for i in range(4)]
        text = f"The cost required to use Hild's special abilities is {words}.\n[[s]]Flare[[/]] 《S》《火》《1》: Draw 1 card."
        card = put(board, 0, FIELD, "Hild", text)
        board.put(0, HAND, "Hild", elements=("Dark",))
        table = board.start().answer(("use", card, 1))
        while table.asked.kind != "act":
            options = table.asked.options or ()
            if table.asked.reason == "payment":
                table.answer(options[:dulled])
            else:
                table.answer(options[:1])
        assert sum(table.obj(h).dull for h in helpers) == dulled, words


@pytest.mark.clauses("fftcg-new", "X-PAY-5")
def test_warp_costs_less() -> None:
    for words, able in (("", False), ("\nThe Warp cost of Hero is reduced by 1.", True)):
        board = Board()
        hero = put(board, 0, HAND, "Hero", "{Warp 1 --} 《火》" + words, cost=7)
        assert bool(acts_of(board.start(), hero)) == able
    board = Board()
    hero = put(board, 0, HAND, "Hero", "{Warp 1 --} 《火》《1》", cost=7)
    board.put(0, FIELD, "Helper", type="Backup")
    assert not acts_of(board.start(), hero)
    put(board, 0, FIELD, "Olga", "Your Warp cost is reduced by 1.")
    assert acts_of(board.start(), hero)


@pytest.mark.clauses("fftcg-2020", "11.8.16")
def test_cards_that_leave_the_break_zone() -> None:
    for words, drawn in (
        ("a card leaves your opponent's Break Zone", 1),
        ("a card in your opponent's Break Zone is removed from the game", 1),
        ("a card leaves your Break Zone", 0),
        ("a Summon in your opponent's Break Zone is removed from the game", 0),
    ):
        board = Board()
        put(board, 0, FIELD, "Olga", f"When {words}, draw 1 card.")
        gone = board.put(1, BREAK_ZONE, "Foe")
        summon = rite(board, "Choose 1 Forward in your opponent's Break Zone. Remove it from the game.")
        table = board.start().play(summon)
        assert table.zone(gone) == REMOVED
        assert table.hand(0) == drawn, words


@pytest.mark.clauses("fftcg-2020", "11.8.16")
def test_by_whose_ability_it_came() -> None:
    for owner, drawn in (("Olga", 1), ("Brand", 0)):
        board = Board()
        put(
            board,
            0,
            FIELD,
            "Watcher",
            "When a Forward enters your field due to an ability of a {Job Knight}, draw 1 card.",
        )
        board.put(0, BREAK_ZONE, "Guard")
        text = (
            f"Put {owner} into the Break Zone: Choose 1 {{Card Name Guard}} in your Break Zone. Play it onto the field."
        )
        jobs = ("Knight",) if owner == "Olga" else ("Clerk",)
        card = board.put(0, FIELD, owner, *abilities(text, owner, "Forward"), jobs=jobs)
        assert use(board.start(), card).hand(0) == drawn


def test_only_forwards_of_the_kind_are_left_out() -> None:
    board = Board()
    fire, ice = board.put(1, FIELD, "Fire", elements=("Fire",)), board.put(1, FIELD, "Ice", elements=("Ice",))
    summon = rite(board, "Deal 3000 damage to all the Forwards other than Fire Forwards.")
    table = board.start().play(summon)
    assert [table.obj(c).damage for c in (fire, ice)] == [0, 3000]


@pytest.mark.clauses("fftcg-2020", "11.12.5.6")
@pytest.mark.parametrize(("helped", "place"), [(False, HAND), (True, FIELD)])
def test_another_thing_is_done_with_what_is_searched_for(helped: bool, place: int) -> None:
    board = Board()
    found = board.put(0, DECK, "Guard")
    if helped:
        board.put(0, FIELD, "Ooze", type="Monster")
    text = "Search for 1 Forward and add it to your hand. If you control a Monster, play it onto the field instead."
    summon = rite(board, text)
    table = board.start().play(summon, (), (found,))
    assert table.zone(found) == place


@pytest.mark.clauses("fftcg-2020", "11.11.5")
@pytest.mark.parametrize(("helped", "drawn"), [(False, 4), (True, 2)])
def test_otherwise_behind_then_and_a_condition(helped: bool, drawn: int) -> None:
    board = Board()
    if helped:
        board.put(0, FIELD, "Ooze", type="Monster")
    summon = rite(board, "Draw 1 card. Then, if you control a Monster, draw 1 card. Otherwise, draw 3 cards.")
    assert board.start().play(summon).hand(0) == drawn
