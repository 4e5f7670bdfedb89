"""Own sentences played from their text: what has not happened this turn, ways onto the field, whose turn, how many were discarded."""

from __future__ import annotations

import pytest
from board import BREAK_ZONE, FIELD, HAND, Board, Table
from test_kinds_played import hild, use
from test_sentences_played import abilities, rite

MAKE = "Choose 1 Forward in your Break Zone. Play it onto the field."


@pytest.mark.parametrize(
    ("words", "drawn"), [("your opponent's Summons or abilities", 0), ("your Summons or abilities", 1)]
)
def test_whose_effect_brought_it(words: str, drawn: int) -> None:
    board = Board()
    hild(board, f"When a Forward enters your field due to {words}, draw 1 card.")
    board.put(0, BREAK_ZONE, "Guard")
    summon = rite(board, MAKE)
    assert board.start().play(summon).hand(0) == drawn


def test_it_was_cast_or_not() -> None:
    text = "When Hild enters the field, if Hild wasn't cast, draw 1 card."
    board = Board()
    card = hild(board, text, HAND, cost=0)
    assert board.start().play(card).hand(0) == 0
    board = Board()
    hild(board, text, BREAK_ZONE)
    summon = rite(board, MAKE)
    assert board.start().play(summon).hand(0) == 1


@pytest.mark.parametrize(
    ("words", "before", "after"),
    [
        ("you have not cast any Summons this turn", 1, 0),
        ("you haven't discarded a card this turn", 1, 1),
        ("you have cast a Summon this turn", 0, 1),
    ],
)
def test_what_was_not_done_this_turn(words: str, before: int, after: int) -> None:
    for acts, drawn in ((False, before), (True, after)):
        board = Board()
        card = hild(board, f"《0》: If {words}, draw 1 card.")
        summon = rite(board, "Choose 1 Forward. Deal it 1000 damage.")
        table = board.start()
        if acts:
            table = table.play(summon)
        held = table.hand(0)
        assert use(table, card).hand(0) - held == drawn, (words, acts)


def test_so_many_discarded_this_turn() -> None:
    for count, drawn in ((1, 0), (2, 1)):
        board = Board()
        card = hild(board, "《0》: If your opponent has discarded 2 or more cards this turn, draw 1 card.")
        for each in range(3):
            board.put(1, HAND, f"Held {each}")
        summon = rite(board, f"Your opponent randomly discards {count} {'card' if count == 1 else 'cards'}.")
        table = board.start().play(summon)
        assert table.hand(1) == 3 - count
        assert use(table, card).hand(0) == drawn


def test_only_in_the_turn_that_is_said() -> None:
    for words, drawn in (("your turn", 1), ("your opponent's turn", 0)):
        board = Board()
        hild(board, f"During {words}, when a Forward opponent controls leaves the field, draw 1 card.")
        board.put(1, FIELD, "Foe")
        summon = rite(board, "Choose 1 Forward opponent controls. Break it.")
        assert board.start().play(summon).hand(0) == drawn


def test_activated_by_an_ability_not_by_a_summon() -> None:
    for kind, drawn in (("ability", 1), ("summon", 0)):
        board = Board()
        hild(board, "When a Backup becomes active due to your abilities, draw 1 card.")
        backup = board.put(0, FIELD, "Helper", type="Backup")
        board.state.objects[backup].dull = True
        text = "Choose 1 Backup. Activate it."
        other = board.put(0, FIELD, "Olga", *abilities(f"《0》: {text}", "Olga", "Forward"))
        summon = rite(board, text)
        table: Table = board.start()
        table = table.play(summon) if kind == "summon" else use(table, other)
        assert not table.obj(backup).dull
        assert table.hand(0) - (1 if kind == "ability" else 0) == drawn, kind


def test_damage_by_cheap_forwards_only() -> None:
    for cost, damage in ((3, 0), (4, 2000)):
        board = Board()
        card = hild(board, "If Hild is dealt damage by Forwards of cost 3 or less, the damage becomes 0 instead.")
        text = "《0》: Choose 1 [[i]]Card Name Hild[[/]]. Deal it 2000 damage."
        other = board.put(0, FIELD, "Olga", *abilities(text, "Olga", "Forward"), cost=cost)
        assert use(board.start(), other).obj(card).damage == damage


def test_monsters_without_end() -> None:
    board = Board()
    monster = board.put(0, FIELD, "Ooze", type="Monster")
    summon = rite(
        board,
        "Choose 1 Monster. It also becomes a Forward with 4000 power. (This effect does not end at the end of the turn.)",
    )
    table = board.start().play(summon)
    assert table.power(monster) == 4000


def test_the_card_or_one_of_a_kind_is_shielded() -> None:
    text = "If Hild or a Monster you control is dealt damage, reduce the damage by 1000 instead."
    for name, damage in (("Hild", 1000), ("Olga", 2000)):
        board = Board()
        cards = {"Hild": hild(board, text), "Olga": board.put(0, FIELD, "Olga", power=9000)}
        summon = rite(board, f"Choose 1 [[i]]Card Name {name}[[/]]. Deal it 2000 damage.")
        assert board.start().play(summon).obj(cards[name]).damage == damage, name


def test_what_is_on_whose_field() -> None:
    for player, drawn in ((0, 1), (1, 0)):
        board = Board()
        card = hild(board, "《0》: If a [[i]]Card Name Olga[[/]] is on your field, draw 1 card.")
        board.put(player, FIELD, "Olga")
        assert use(board.start(), card).hand(0) == drawn
