"""Own sentences played from their text: what a card becomes: another type, another Element, another player's."""

from __future__ import annotations

import pytest
from board import BREAK_ZONE, FIELD, HAND, REMOVED, Board
from played import abilities, castable, drive, hild, hild_text, rite, use_through

SWAP = "Choose 1 Forward you control and 1 active Forward opponent controls. Exchange control of them"


def test_the_named_element_of_all() -> None:
    board = Board()
    card = board.put(0, FIELD, "Mine")
    summon = rite(
        board, "Name 1 Element. All the Forwards you control become the named Element until the end of the turn."
    )
    table = board.start().cast(summon)
    table.resolve(("Ice",))
    assert table.chars(card).elements == ("Ice",)


def test_monsters_are_forwards_while_it_is_there() -> None:
    board = Board()
    hild(board, "The Monsters you control also become Forwards with 4000 power.")
    mine = board.put(0, FIELD, "Ooze", type="Monster")
    theirs = board.put(1, FIELD, "Slime", type="Monster")
    table = board.start()
    assert (table.power(mine), "Forward" in table.chars(mine).types) == (4000, True)
    assert "Forward" not in table.chars(theirs).types


def test_the_power_of_what_was_put_away_for_the_cost() -> None:
    board, kind = Board(), "Forward"
    text = f"Put 1 {kind} into the Break Zone: Choose 1 Monster. "
    card = board.put(0, FIELD, "Hild", *hild_text(text + f"Deal it damage equal to the power of the {kind} put in the Break Zone.", "Monster"),
                     type="Monster")  # fmt: skip
    paid = board.put(0, FIELD, "Paid", power=3000)
    board.put(0, FIELD, "Kept", power=4000)
    theirs = board.put(1, FIELD, "Theirs", *hild_text("Hild also becomes a Forward with 9000 power."), type="Monster")
    table = use_through(board.start(), card, paid, theirs)
    assert (table.zone(paid), table.obj(theirs).damage) == (BREAK_ZONE, 3000)


def test_monsters_without_end() -> None:
    board = Board()
    monster = board.put(0, FIELD, "Ooze", type="Monster")
    summon = rite(
        board,
        "Choose 1 Monster. It also becomes a Forward with 4000 power. (This effect does not end at the end of the turn.)",
    )
    table = board.start().play(summon)
    assert table.power(monster) == 4000


def test_no_copies_while_it_is_on_the_field() -> None:
    text = "When Hild enters the field, choose 1 Monster. Remove it from the game. As long as Hild is on the field, "
    text += "your opponent cannot play any copies of the removed card."
    board = Board()
    card = board.put(0, HAND, "Hild", *abilities(text, "Hild", "Forward"), cost=0)
    gone = board.put(1, FIELD, "Twin", type="Monster", cost=0)
    copy, other = (board.put(1, HAND, name, type="Monster", cost=0) for name in ("Twin", "Else"))
    away = board.put(
        1, HAND, "Rite", *abilities("Choose 1 Forward. Break it.", "Rite", "Summon"), type="Summon", cost=0
    )
    table = drive(board.start().cast(card), gone)
    assert (table.zone(card), table.zone(gone)) == (FIELD, REMOVED)
    while (table.match.state.turn_player, table.match.state.phase) != (1, "main1") or table.asked.kind != "act":
        asked = table.asked
        table.answer(("pass",) if asked.kind == "act" else tuple((asked.options or ())[: asked.least]))
    assert [castable(table, c) for c in (copy, other)] == [False, True]
    drive(table.cast(away), card)
    assert table.zone(card) == BREAK_ZONE
    assert castable(table, copy)


def test_copies_cannot_be_cast_whatever_becomes_of_the_card() -> None:
    board = Board()
    card = board.put(1, FIELD, "Twin", cost=0)
    copy, other = board.put(1, HAND, "Twin", cost=0), board.put(1, HAND, "Else", cost=0)
    text = "Choose 1 Forward. Return it to its owner's hand. " + "Until the end of the next turn, "
    summon = rite(board, text + "your opponent cannot cast any copies of it.")
    table = drive(board.start().cast(summon), card)
    assert table.zone(card) == HAND
    while (table.match.state.turn_player, table.match.state.phase) != (1, "main1") or table.asked.kind != "act":
        asked = table.asked
        table.answer(("pass",) if asked.kind == "act" else tuple((asked.options or ())[: asked.least]))
    assert [castable(table, c) for c in (card, copy)] == [False, False]
    assert castable(table, other)


@pytest.mark.clauses("fftcg-2020", "11.12.4.6")
@pytest.mark.parametrize(("span", "later"), [("", (1, 0)), (" until the end of the turn", (0, 1))])
def test_control_is_exchanged(span: str, later: tuple[int, int]) -> None:
    board = Board()
    mine, theirs = board.put(0, FIELD, "Mine"), board.put(1, FIELD, "Theirs")
    swap = rite(board, f"{SWAP}{span}.")
    table = board.start().play(swap)
    assert [table.obj(card).controller for card in (mine, theirs)] == [1, 0]
    while (table.match.state.turn_player, table.match.state.phase) != (1, "main1"):
        table.answer(("pass",) if table.asked.kind == "act" else ())
    assert tuple(table.obj(card).controller for card in (mine, theirs)) == later


def test_nothing_is_exchanged_for_a_card_that_is_gone() -> None:
    board = Board()
    mine, theirs = board.put(0, FIELD, "Mine"), board.put(1, FIELD, "Theirs")
    swap, kill = rite(board, f"{SWAP}."), rite(board, "Choose 1 {Card Name Theirs}. Break it.")
    table = board.start().cast(swap)
    table.play(kill)
    assert table.zone(theirs) == BREAK_ZONE and table.obj(mine).controller == 0


@pytest.mark.parametrize(("zone", "back"), [("your", False), ("the", True)])
@pytest.mark.clauses("fftcg-2020", "7.3")
def test_anothers_card_does_not_lie_in_ones_own_break_zone(zone: str, back: bool) -> None:
    board = Board()
    again = f"When Hild is put from the field into the Break Zone, play Hild from {zone} Break Zone onto the field."
    theirs = board.put(1, FIELD, "Hild", *hild_text(again))
    taking = rite(board, "Choose 1 Forward opponent controls. You gain control of it.")
    breaking = rite(board, "Choose 1 Forward. Break it.")
    table = board.start().play(taking).play(breaking)
    assert table.zone(theirs) == (FIELD if back else BREAK_ZONE)


def test_control_is_given_away() -> None:
    board = Board()
    card = board.put(0, FIELD, "Hild", *hild_text("《0》: Give control of Hild to your opponent."))
    assert use_through(board.start(), card).obj(card).controller == 1


def test_this_forward_is_the_chosen_one() -> None:
    board = Board()
    mine, foe = board.put(0, FIELD, "Mine"), board.put(1, FIELD, "Foe")
    summon = rite(
        board, "Choose 1 Forward opponent controls. You gain control of this Forward until the end of the turn."
    )
    table = board.start().play(summon)
    assert table.obj(foe).controller == 0 and table.obj(mine).controller == 0


def test_control_is_gained() -> None:
    board = Board()
    hild(board, "When you gain control of a Forward opponent controls, activate it. Draw 1 card.")
    foe = board.put(1, FIELD, "Foe")
    summon = rite(board, "Choose 1 Forward opponent controls. Dull it. You gain control of it.")
    table = board.start().play(summon)
    assert not table.obj(foe).dull
    assert (table.hand(0), table.hand(1)) == (1, 0)
