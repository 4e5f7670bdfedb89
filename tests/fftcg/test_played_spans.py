"""Own sentences played from their text: how long something lasts."""

from __future__ import annotations

from board import FIELD, HAND, REMOVED, Board
from newer import until
from played import abilities, hild, rite


def test_who_comes_back_gains_it_then() -> None:
    board = Board()
    card = board.put(0, FIELD, "Guard")
    summon = rite(
        board,
        "Choose 1 Forward you control. Remove it from the game. At the end of the turn, play it onto the field. "
        "It gains +3000 power until the end of your opponent's turn.",
    )
    table = board.start().play(summon)
    assert table.zone(card) == REMOVED
    while table.zone(card) == REMOVED:
        asked = table.asked
        table.answer(("pass",) if asked.kind == "act" else (asked.options or ())[: asked.least])
    assert (table.zone(card), table.power(card)) == (FIELD, 8000)


def test_one_of_two_keywords_until_the_end_of_the_next_turn_of_the_opponent() -> None:
    board = Board()
    mine = board.put(0, FIELD, "Mine", power=9000)
    text = "Choose 1 Forward you control. It gains Haste or Brave until the end of your opponent's turn."
    summon = rite(board, text)
    table = board.start().cast(summon)
    table.resolve((1,))
    assert "Brave" in table.chars(mine).keywords and "Haste" not in table.chars(mine).keywords
    until(table, "main1", 1)
    assert "Brave" in table.chars(mine).keywords
    until(table, "main1", 0)
    assert "Brave" not in table.chars(mine).keywords


def test_control_comes_back_when_the_card_leaves() -> None:
    board = Board()
    foe = board.put(1, FIELD, "Foe")
    card = hild(
        board,
        "When Hild enters the field, choose 1 Forward opponent controls. Gain control of it as long as Hild is on the field.",
        HAND,
        cost=0,
    )
    away = rite(board, "Choose 1 [[i]]Card Name Hild[[/]]. Return it to its owner's hand.")
    table = board.start().play(card)
    assert table.obj(foe).controller == 0
    assert table.play(away).obj(foe).controller == 1


def test_a_loss_lasts_as_long_as_the_other_card_is_there() -> None:
    board = Board()
    foe = board.put(1, FIELD, "Foe")
    text = "When Hild enters the field, choose 1 Forward opponent controls. As long as it is on the field, Hild loses 2000 power."
    hild = board.put(0, HAND, "Hild", *abilities(text, "Hild", "Forward"), cost=0)
    summon = rite(board, "Return all the Forwards opponent controls to their owners' hands.")
    table = board.start().cast(hild).resolve()
    assert (table.power(hild), table.zone(foe)) == (3000, FIELD)
    assert table.play(summon).power(hild) == 5000
