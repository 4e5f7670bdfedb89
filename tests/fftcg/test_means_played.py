"""Own sentences played from their text: which cards make CP, what became of cards due to this ability, what was put away before."""

from __future__ import annotations

import pytest
from board import BREAK_ZONE, DECK, FIELD, HAND, Board
from newer import acts_of, put
from test_kinds_played import hild, use
from test_sentences_played import rite


@pytest.mark.clauses("fftcg-new", "X-PAY-6")
def test_only_certain_backups_and_discards_pay_for_it() -> None:
    board = Board()
    smith = put(board, 0, FIELD, "Smith", type="Backup", elements=("Ice",), jobs=("Smith",))
    put(board, 0, FIELD, "Clerk", type="Backup", elements=("Ice",))
    held = put(board, 0, HAND, "Held Smith", elements=("Ice",), jobs=("Smith",))
    put(board, 0, HAND, "Held Clerk", elements=("Ice",))
    words = "{Job Smith} Backups and/or discarding {Job Smith} cards"
    card = put(
        board,
        0,
        FIELD,
        "Hild",
        f"《1》: Draw 1 card. You can only pay with CP produced by {words} to use this ability.",
    )
    table = board.start().answer(("use", card, 0))
    assert set(table.asked.options or ()) == {("dull", smith, "Ice"), ("discard", held, "Ice")}
    table.answer((("discard", held, "Ice"),)).resolve()
    assert table.zone(held) == BREAK_ZONE and not table.obj(smith).dull


@pytest.mark.clauses("fftcg-new", "X-PAY-6")
def test_without_such_cards_it_cannot_be_used() -> None:
    for jobs, able in (((), False), (("Smith",), True)):
        board = Board()
        put(board, 0, FIELD, "Clerk", type="Backup", elements=("Ice",), jobs=jobs)
        board.put(0, HAND, "Held", elements=("Ice",))
        words = "You can only pay with CP produced by {Job Smith} Backups to use this ability."
        card = put(board, 0, FIELD, "Hild", f"《1》: Draw 1 card. {words}")
        assert bool(acts_of(board.start(), card)) == able


@pytest.mark.clauses("fftcg-new", "X-PAY-6")
def test_what_pays_for_x_alone() -> None:
    board = Board()
    smith = put(board, 0, FIELD, "Smith", type="Backup", elements=("Ice",), jobs=("Smith",))
    put(board, 0, FIELD, "Clerk", type="Backup", elements=("Ice",))
    text = (
        "When Hild enters the field, you may pay 《X》. When you do so, gain 《C》 for each CP paid as X. "
        "You can only pay 《X》 with CP produced by {Job Smith} Backups and/or discarding Summons."
    )
    card = put(board, 0, HAND, "Hild", text)
    table = board.start().play(card, (), True, 1, (("dull", smith, "Ice"),))
    assert table.match.state.vars["crystals:0"] == 1


def test_as_many_as_were_broken_due_to_this_ability() -> None:
    board = Board()
    for each in range(2):
        board.put(1, FIELD, f"Foe {each}")
    board.put(1, FIELD, "Foe", cost=5)
    summon = rite(board, "Break all the Forwards of cost 2. Draw 1 card for each Forward broken due to this ability.")
    assert board.start().play(summon).hand(0) == 2


def test_the_one_chosen_after_another_was_put_away() -> None:
    board = Board()
    ooze = board.put(0, FIELD, "Ooze", type="Monster")
    foe = board.put(1, FIELD, "Foe")
    summon = rite(
        board,
        "Select 1 Monster you control. Put it into the Break Zone. If you do so, choose 1 Forward opponent controls. Break it.",
    )
    table = board.start().play(summon)
    assert [table.zone(card) for card in (ooze, foe)] == [BREAK_ZONE, BREAK_ZONE]
    board = Board()
    foe = board.put(1, FIELD, "Foe")
    summon = rite(
        board,
        "Select 1 Monster you control. Put it into the Break Zone. If you do so, choose 1 Forward opponent controls. Break it.",
    )
    assert board.start().play(summon).zone(foe) == FIELD  # nothing was put away


@pytest.mark.clauses("fftcg-2020", "11.8.16")
def test_onto_the_field_by_a_summon_alone() -> None:
    again = "Choose 1 {Card Name Hild} in your Break Zone. Play it onto the field."
    for by_summon in (True, False):
        board = Board()
        card = hild(board, "When Hild enters the field due to a Summon, draw 1 card.", BREAK_ZONE)
        if by_summon:
            summon = put(board, 0, HAND, "Rite", again, type="Summon")
            table = board.start().play(summon)
        else:
            helper = put(board, 0, FIELD, "Helper", f"《0》: {again}", type="Backup")
            table = use(board.start(), helper)
        assert table.zone(card) == FIELD
        assert table.hand(0) == by_summon


def test_how_many_of_those_milled() -> None:
    for number, drawn in ((1, 0), (2, 1)):
        board = Board()
        text = "Put the top 2 cards of your deck into the Break Zone. If 2 or more of the cards put into the Break Zone are Monsters, draw 1 card."
        summon = rite(board, text)
        for _ in range(number):
            board.put(0, DECK, "Ooze", type="Monster")
        for _ in range(2 - number):
            board.put(0, DECK, "Guard")
        zone = board.state.zones[0][DECK]
        zone[:] = zone[-2:] + zone[:-2]
        assert board.start().play(summon).hand(0) == drawn
