"""Own sentences played from their text: how many cards it was, and what was done to those that are counted."""

from __future__ import annotations

import pytest
from board import BREAK_ZONE, FIELD, HAND, Board, Table
from test_kinds_played import hild, use
from test_sentences_linked import drive, to_attack
from test_sentences_played import abilities, rite

from cardwright.errors import Illegal


def attack_once_more(table: Table, *cards: int) -> Table:
    table = to_attack(table, *cards)
    while table.asked.reason != "attack" and table.match.state.phase == "attack":
        table.answer(("pass",)) if table.asked.kind == "act" else table.answer(())
    return table


@pytest.mark.parametrize(
    "words", ["2 or more Forwards you controlled attacked this turn", "you attacked with 2 or more Forwards this turn"]
)
@pytest.mark.parametrize(("others", "drawn"), [(False, 0), (True, 1)])
def test_one_forward_that_attacks_twice_is_one(words: str, others: bool, drawn: int) -> None:
    board = Board()
    counting = hild(board, f"《0》: If {words}, draw 1 card.")
    twice = abilities("Brave[[br]]Rider can attack twice in the same turn.", "Rider", "Forward")
    striker = board.put(0, FIELD, "Rider", *twice)
    friend = board.put(0, FIELD, "Friend")
    table = attack_once_more(board.start(), striker)
    table = attack_once_more(table, friend if others else striker)
    held = table.hand(0)
    while table.asked.kind != "act":
        table.answer(())
    assert use(table, counting).hand(0) - held == drawn


@pytest.mark.parametrize(
    ("words", "damage"), [("removed Summon", 2000), ("removed card", 3000), ("removed Forward", 1000)]
)
def test_what_was_removed_is_counted_by_its_kind(words: str, damage: int) -> None:
    board = Board()
    text = (
        "《0》: You may remove up to 3 cards in your Break Zone from the game. When you do so, choose 1 Forward."
        f" Deal it 1000 damage for each {words}."
    )
    card = hild(board, text)
    away = [board.put(0, BREAK_ZONE, f"Gone {i}", type="Summon") for i in range(2)]
    away.append(board.put(0, BREAK_ZONE, "Gone Forward"))
    wall = board.put(1, FIELD, "Wall", power=9000)
    table = board.start().answer(("use", card, 0)).resolve(True, tuple(away), (wall,))
    assert table.obj(wall).damage == damage


@pytest.mark.parametrize(("count", "drawn"), [(1, 0), (2, 1)])
def test_so_many_discarded_by_ones_own_effects(count: int, drawn: int) -> None:
    board = Board()
    card = hild(
        board,
        "《0》: If your opponent has discarded 2 or more cards from their hand due to your Summons or abilities this turn,"
        " draw 1 card.",
    )
    for each in range(3):
        board.put(1, HAND, f"Held {each}")
    spell = rite(board, f"Your opponent discards {count} {'card' if count == 1 else 'cards'}.")
    table = drive(board.start().cast(spell))
    held = table.hand(0)
    assert use(table, card).hand(0) - held == drawn


@pytest.mark.parametrize(("mine", "drawn"), [(2, 0), (3, 1)])
def test_both_players_control_so_many(mine: int, drawn: int) -> None:
    board = Board()
    card = hild(board, "《0》: If both you and your opponent control 3 or more Forwards, draw 1 card.")
    for player, count in ((0, mine - 1), (1, 3)):
        for each in range(count):
            board.put(player, FIELD, f"Guard {player}{each}")
    table = board.start()
    held = table.hand(0)
    assert use(table, card).hand(0) - held == drawn


@pytest.mark.parametrize(("opposing", "allowed"), [(False, False), (True, True)])
def test_only_in_the_opponents_turn(opposing: bool, allowed: bool) -> None:
    board = Board()
    text = "《0》: Draw 1 card. You can only use this ability if you control a Forward and only during your opponent's turn."
    card = hild(board, text, player=1 if opposing else 0)
    table = board.start()
    if opposing:
        table.answer(("pass",))
    if not allowed:
        with pytest.raises(Illegal):
            table.answer(("use", card, 0))
        return
    assert use(table, card).hand(1) == 1


@pytest.mark.parametrize("discarded", [1, 3])
def test_the_same_number_also_when_it_is_drawn_later(discarded: int) -> None:
    """11.11.9: what "when you do so" brings about knows how much was done."""
    board = Board()
    card = hild(board, "《0》: You may discard any number of cards. When you do so, draw the same number of cards.")
    gone = tuple(board.put(0, HAND, f"Page {number}") for number in range(discarded))
    board.put(0, HAND, "Kept")
    table = board.start().answer(("use", card, 0)).resolve(True, gone)
    assert table.hand(0) == 1 + discarded


@pytest.mark.parametrize(("dull", "drawn"), [(0, 1), (1, 0)])
def test_only_those_that_were_active_were_dulled(dull: int, drawn: int) -> None:
    board = Board()
    card = hild(
        board,
        "《0》: Dull all the Forwards opponent controls. When 3 or more active Forwards are dulled by this effect, draw 1 card.",
    )
    walls = [board.put(1, FIELD, f"Wall {each}") for each in range(3)]
    for wall in walls[:dull]:
        board.state.objects[wall].dull = True
    table = board.start()
    held = table.hand(0)
    assert use(table, card).hand(0) - held == drawn


@pytest.mark.parametrize(("element", "damage"), [("Wind", 3000), ("Ice", 0)])
def test_the_character_that_entered_is_asked_about(element: str, damage: int) -> None:
    board = Board()
    hild(
        board,
        "When a Character enters your field, choose 1 Forward opponent controls. If that Character is a Wind Character,"
        " deal it 3000 damage.",
    )
    wall = board.put(1, FIELD, "Wall", power=9000, elements=("Wind",))
    comer = board.put(0, HAND, "Comer", cost=0, elements=(element,))
    assert drive(board.start().cast(comer), wall).obj(wall).damage == damage


@pytest.mark.parametrize(("held", "drawn"), [("Forward", 0), ("Backup", 1)])
def test_none_of_that_kind_in_the_hand(held: str, drawn: int) -> None:
    board = Board()
    card = hild(board, "《0》: If you have no Forwards in your hand, draw 1 card.")
    board.put(0, HAND, "Held", type=held)
    assert use(board.start(), card).hand(0) == 1 + drawn
