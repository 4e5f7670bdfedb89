"""Own sentences played from their text: cards that left the field come back, and what was done further back is counted."""

from __future__ import annotations

import pytest
from board import BREAK_ZONE, DECK, FIELD, HAND, REMOVED, Board
from test_sentences_played import abilities, rite


def test_what_left_the_field_comes_back_at_once() -> None:
    board = Board()
    lamp = board.put(0, FIELD, "Lamp", type="Backup")
    summon = rite(
        board, "You may remove 1 Backup you control from the game. If you do so, play it onto the field dull."
    )
    table = board.start().cast(summon).resolve(True)
    assert (table.zone(lamp), table.obj(lamp).dull) == (FIELD, True)
    assert table.obj(lamp).epoch


def test_what_left_the_field_comes_back_at_the_end_of_the_turn() -> None:
    board = Board()
    lamp = board.put(0, FIELD, "Lamp", type="Backup")
    text = "When Hild enters the field, you may remove 1 Backup you control from the game. At the end of the turn, play it onto the field."
    hild = board.put(0, HAND, "Hild", *abilities(text, "Hild", "Forward"), cost=0)
    table = board.start().play(hild, (), True)
    assert table.zone(lamp) == REMOVED
    while table.match.decision is not None and table.match.state.turn == 3:
        table.answer(("pass",) if table.asked.kind == "act" else ())
    assert table.zone(lamp) == FIELD


@pytest.mark.parametrize("forwards", [0, 2])
def test_milled_cards_are_counted_behind_a_choice(forwards: int) -> None:
    board = Board()
    deck = board.state.zones[0][DECK]
    for number in range(forwards):
        board.put(0, DECK, f"Guard {number}")
        deck.insert(0, deck.pop())
    foe = board.put(1, FIELD, "Foe", power=9000)
    text = (
        "Put the top 3 cards of your deck into the Break Zone. When you do so, choose 1 Forward of cost 2 opponent controls."
        " Deal it 2000 damage for each Forward put into the Break Zone by this effect."
    )
    summon = rite(board, text)
    table = board.start().play(summon)
    assert table.obj(foe).damage == 2000 * forwards


@pytest.mark.parametrize("dulled", [1, 2])
def test_as_many_as_were_dulled(dulled: int) -> None:
    board = Board()
    lamps = [board.put(0, FIELD, f"Lamp {n}", type="Backup") for n in (1, 2)]
    foes = [board.put(1, FIELD, f"Foe {n}") for n in (1, 2)]
    text = (
        "You may dull any number of active Backups you control. When you do so, choose up to the same number of Forwards"
        " as the Backups dulled by this effect. Break them."
    )
    summon = rite(board, text)
    table = board.start().cast(summon).resolve(True, tuple(lamps[:dulled]), tuple(foes[:dulled]))
    assert [table.zone(each) for each in foes] == [BREAK_ZONE] * dulled + [FIELD] * (2 - dulled)


def test_the_card_that_was_activated_attacks_again() -> None:
    board = Board()
    text = "When you cast a Summon, activate Hild. It gains Brave and +2000 power until the end of the turn."
    hild = board.put(0, FIELD, "Hild", *abilities(text, "Hild", "Forward"))
    board.state.objects[hild].dull = True
    summon = rite(board, "Draw 1 card.")
    table = board.start().play(summon)
    assert (table.obj(hild).dull, table.power(hild)) == (False, 7000)


def test_a_total_of_cards_in_the_break_zone() -> None:
    board = Board()
    guards = [board.put(0, BREAK_ZONE, f"Guard {cost}", cost=cost) for cost in (2, 3, 4)]
    summon = rite(
        board, "Choose up to 2 Forwards with a total cost of 5 or less in your Break Zone. Play them onto the field."
    )
    table = board.start().cast(summon, (guards[0],))
    assert table.asked.options == (guards[1],)  # 2 and 4 would be more
    table.answer((guards[1],)).resolve()
    assert [table.zone(each) for each in guards] == [FIELD, FIELD, BREAK_ZONE]
