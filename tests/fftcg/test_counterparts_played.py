"""Own sentences played from their text: what any player is told or allowed to do, whole instructions multiplied, copies."""

from __future__ import annotations

import pytest
from board import BREAK_ZONE, DECK, FIELD, HAND, REMOVED, Board
from test_sentences_linked import castable, drive, on_top
from test_sentences_played import abilities, rite


@pytest.mark.parametrize("answers", [(True, True), (False, True), (True, False)])
def test_each_player_may_put_a_card_of_the_own_away(answers: tuple[bool, bool]) -> None:
    board = Board()
    cards = board.put(0, FIELD, "Mine"), board.put(1, FIELD, "Theirs")
    summon = rite(board, "Each player may put 1 Forward they control into the Break Zone.")
    table = board.start().cast(summon).resolve(*answers)
    assert [table.zone(card) == BREAK_ZONE for card in cards] == list(answers)


def test_its_controller_draws_and_discards() -> None:
    board = Board()
    foe = board.put(1, FIELD, "Foe")
    held = board.put(1, HAND, "Held")
    text = "Choose 1 Forward opponent controls. Break it. Its controller draws 1 card, then discards 1 card."
    summon = rite(board, text)
    table = drive(board.start().cast(summon), foe, held)
    assert (table.zone(foe), table.zone(held), table.hand(0), table.hand(1)) == (BREAK_ZONE, BREAK_ZONE, 0, 1)


def test_its_controller_selects_among_the_own() -> None:
    board = Board()
    foe = board.put(1, FIELD, "Foe")
    mine, other = board.put(0, FIELD, "Mine"), board.put(1, FIELD, "Other")
    text = "Choose 1 Forward opponent controls. Break it. Its controller selects 1 Forward they control. Dull it."
    summon = rite(board, text)
    table = drive(board.start().cast(summon), foe, mine, other)
    assert (table.zone(foe), table.obj(mine).dull, table.obj(other).dull) == (BREAK_ZONE, False, True)


@pytest.mark.parametrize("searches", [True, False])
def test_an_opponent_may_search(searches: bool) -> None:
    board = Board()
    wanted = board.put(1, DECK, "Wanted")
    summon = rite(board, "Your opponent may search for 1 Forward and add it to their hand.")
    table = board.start().cast(summon).resolve(*((True, (wanted,)) if searches else (False,)))
    assert (table.zone(wanted), table.hand(0), table.hand(1)) == ((HAND, 0, 1) if searches else (DECK, 0, 0))


def test_the_card_on_top_of_their_deck_is_theirs() -> None:
    for kind, drawn in (("Forward", 1), ("Backup", 0)):
        board = Board()
        mine, theirs = board.put(0, DECK, "Mine", type="Summon"), board.put(1, DECK, "Theirs", type=kind)
        on_top(board, 0, mine)
        on_top(board, 1, theirs)
        summon = rite(board, "Your opponent reveals the top card of their deck. If it is a Forward, draw 1 card.")
        assert board.start().play(summon).hand(0) == drawn


def test_whole_instructions_are_multiplied() -> None:
    board = Board()
    for i in range(5):
        board.put(0, FIELD, f"Ice {i}", type="Backup", elements=("Ice",))
    held = [board.put(1, HAND, f"Held {i}") for i in range(4)]
    summon = rite(
        board,
        "Your opponent discards 1 card for every 2 Ice Characters you control. Gain 《C》 for each Backup you control.",
    )
    table = drive(board.start().cast(summon), *held)
    assert (table.hand(1), table.match.state.vars["crystals:0"]) == (2, 5)


def test_two_amounts_for_two() -> None:
    board = Board()
    foe, other, mine = (board.put(p, FIELD, f"Card {i}", power=9000) for i, p in enumerate((1, 1, 0)))
    text = "Choose 1 Forward. Deal it 7000 damage and 3000 damage to all the other Forwards opponent controls."
    summon = rite(board, text)
    table = drive(board.start().cast(summon), foe)
    assert [table.obj(card).damage for card in (foe, other, mine)] == [7000, 3000, 0]


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
