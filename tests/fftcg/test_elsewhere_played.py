"""Own sentences played: a condition in front of a choice, and what may be cast from elsewhere once per turn."""

from __future__ import annotations

import pytest
from board import BREAK_ZONE, DECK, FIELD, HAND, REMOVED, Board
from newer import acts_of, until
from test_sentences_linked import drive, hild, on_top, use
from test_sentences_played import rite

from cardwright.errors import Illegal


@pytest.mark.clauses("fftcg-2020", "11.8.13")
@pytest.mark.parametrize(("element", "dulled"), [("Fire", True), ("Ice", False)])
def test_the_card_that_entered_is_asked_about_not_the_one_that_is_chosen(element: str, dulled: bool) -> None:
    board = Board()
    text = "When a Forward enters your field, if it is an Ice card, choose 1 Forward opponent controls. Dull it."
    board.put(0, FIELD, "Hild", *hild(text))
    other = "Ice" if element == "Fire" else "Fire"
    theirs = board.put(1, FIELD, "Theirs", elements=(element,))
    arriving = board.put(0, HAND, "Arriving", cost=0, elements=(other,))
    table = drive(board.start().cast(arriving), theirs)
    assert table.obj(theirs).dull is dulled


@pytest.mark.clauses("fftcg-new", "X-FROM-1")
def test_once_per_turn_a_card_is_cast_from_the_break_zone() -> None:
    board = Board()
    board.put(
        0,
        FIELD,
        "Herald",
        *hild("Once per turn, you can cast a Forward from your Break Zone.", "Backup"),
        type="Backup",
    )
    one, two = (board.put(0, BREAK_ZONE, name, cost=0) for name in ("One", "Two"))
    held = board.put(0, HAND, "Held", cost=0)
    table = board.start().cast(held)
    assert acts_of(table, one) and acts_of(table, two)  # from the hand it is no use of it
    table.cast(one)
    assert table.zone(one) == FIELD and acts_of(table, two) == []
    with pytest.raises(Illegal):
        table.cast(two)
    until(table, "main1", 0)
    assert acts_of(table, two)  # another turn


@pytest.mark.clauses("fftcg-new", "X-FROM-1")
def test_what_it_removed_is_cast_once_per_turn() -> None:
    board = Board()
    away = "《0》: Remove the top 2 cards of your deck from the game."
    leave = "Once per turn, you can cast a card removed by Hild's abilities at any time you could normally cast it."
    source = board.put(0, FIELD, "Hild", *hild(away), *hild(leave))
    one, two, gone = (
        board.put(0, where, name, cost=0) for where, name in ((DECK, "One"), (DECK, "Two"), (REMOVED, "Gone"))
    )
    on_top(board, 0, one, two)
    table = use(board.start(), source)
    assert (table.zone(one), table.zone(two)) == (REMOVED, REMOVED)
    assert acts_of(table, one) and acts_of(table, two) and acts_of(table, gone) == []
    table.cast(two)
    assert table.zone(two) == FIELD and acts_of(table, one) == []


@pytest.mark.clauses("fftcg-2020", "11.11.5")
@pytest.mark.parametrize(("revealed", "place"), [(True, BREAK_ZONE), (False, HAND)])
def test_no_card_is_selected_in_a_hand_that_was_not_revealed(revealed: bool, place: int) -> None:
    board = Board()
    shown = (
        "If you do so, your opponent reveals their hand. Select 1 card in their hand. Your opponent discards this card."
    )
    rite_ = rite(board, f"You may discard 1 card. {shown}")
    held, _ = board.put(1, HAND, "Held"), board.put(0, HAND, "Mine")
    table = board.start().cast(rite_)
    while table.asked.kind == "act":
        table.answer(("pass",))
    drive(table.answer(revealed), held)
    assert table.zone(held) == place


@pytest.mark.clauses("fftcg-2020", "11.12.5")
@pytest.mark.parametrize(
    ("shield", "first", "second"),
    [
        ("Reduce the next damage dealt to them this turn by 1000.", [1000, 1000, 2000], [3000, 3000, 4000]),
        ("During this turn, the next damage dealt to them is dealt to Hild instead.", [0, 0, 6000], [2000, 2000, 8000]),
    ],
)
def test_of_each_of_several_its_own_next_damage(shield: str, first: list[int], second: list[int]) -> None:
    board = Board()
    one, two = (board.put(0, FIELD, name, power=9000) for name in ("One", "Two"))
    source = board.put(0, FIELD, "Hild", *hild(f"《0》: Choose up to 2 Forwards. {shield}"), power=9000)
    blows = [rite(board, "Deal 2000 damage to all the Forwards.") for _ in range(2)]
    table = use(board.start(), source, one, two)
    for blow, taken in zip(blows, (first, second), strict=True):
        table.cast(blow).resolve()
        assert [table.obj(card).damage for card in (one, two, source)] == taken


@pytest.mark.clauses("fftcg-2020", "11.11.5.1")
def test_the_other_of_two_is_the_one_that_was_not_selected() -> None:
    for selected in (0, 1):
        board = Board()
        two = [board.put(1, FIELD, name) for name in ("One", "Two")]
        board.put(1, FIELD, "Three")
        text = "Choose 2 Forwards opponent controls. Your opponent selects 1 of them. Break it and dull the other."
        summon = rite(board, text)
        table = board.start().cast(summon, tuple(two))
        drive(table, two[selected])
        gone, left = two[selected], two[1 - selected]
        assert (table.zone(gone), table.zone(left), table.obj(left).dull) == (BREAK_ZONE, FIELD, True)


@pytest.mark.parametrize(("zone", "back"), [("your", False), ("the", True)])
@pytest.mark.clauses("fftcg-2020", "7.3")
def test_anothers_card_does_not_lie_in_ones_own_break_zone(zone: str, back: bool) -> None:
    board = Board()
    again = f"When Hild is put from the field into the Break Zone, play Hild from {zone} Break Zone onto the field."
    theirs = board.put(1, FIELD, "Hild", *hild(again))
    taking = rite(board, "Choose 1 Forward opponent controls. You gain control of it.")
    breaking = rite(board, "Choose 1 Forward. Break it.")
    table = board.start().play(taking).play(breaking)
    assert table.zone(theirs) == (FIELD if back else BREAK_ZONE)
