"""Own texts of Shadowverse: Evolve played: instructions that hang on the one before: "if you do so", "then", "may"."""

from __future__ import annotations

import pytest
from sve_board import CEMETERY, EX_AREA, FIELD, FOE, HAND, ME, Board, hand
from sve_played import chosen

OFFER = "choose one of the following. (1) Draw 2 cards. (2) Give your leader [defense]+3."


@pytest.mark.clauses("sve", "10.6.2.2.2")
def test_then() -> None:
    board = Board()
    rite = board.spell(f"Give your leader [defense]+1. Then, {OFFER}")
    assert chosen(board.start().play(rite), 1).leader(ME) == 24


@pytest.mark.clauses("sve", "10.6.2.2.2", "1.3.2")
@pytest.mark.parametrize(("yes", "option", "result"), [(True, 0, (2, 20)), (True, 1, (0, 23)), (False, 0, (1, 20))])
def test_if_you_do(yes: bool, option: int, result: tuple[int, int]) -> None:
    board = Board()
    board.put(ME, HAND, "Page")
    rite = board.spell(f"You may discard a card. If you do, {OFFER}", zone=EX_AREA)
    table = chosen(board.start().play(rite), option, yes=yes)
    assert (len(table.cards(ME, HAND)), table.leader(ME)) == result
    assert ("Page" in table.names(ME, CEMETERY)) == yes


@pytest.mark.clauses("sve", "1.3.5")
@pytest.mark.parametrize(("wanted", "theirs", "mine"), [(True, 1, 0), (False, 2, 1)])
def test_the_opponent_may_discard(wanted: bool, theirs: int, mine: int) -> None:
    board = Board()
    cards = [board.put(FOE, HAND) for _ in range(2)]
    spell = board.spell("Each opponent may discard a card. If they don't, draw a card.")
    table = board.start().play(spell)
    assert table.asked.player == FOE
    table.answer(wanted)
    if wanted:
        table.answer((cards[0],))
    assert (hand(table, FOE), hand(table, ME)) == (theirs, mine)


@pytest.mark.clauses("sve", "10.10.2.5")
@pytest.mark.parametrize(("spells", "drawn"), [(4, 1), (5, 3)])
def test_so_often_instead(spells: int, drawn: int) -> None:
    board = Board()
    for _ in range(spells):
        board.put(ME, CEMETERY, "Verse", type="Spell", cost=1)
    spell = board.spell("Draw a card. Spellchain (5): Do this 3 times instead.")
    assert hand(board.start().play(spell)) == drawn


@pytest.mark.clauses("sve", "5.2.1.2.1")
@pytest.mark.parametrize(
    ("text", "drawn"),
    [
        ("Draw a card. Do this X times. X equals the number of enemy followers on the field.", 3),
        ("Draw a card. Repeat this 3 more times.", 4),
    ],
)
def test_again_and_again(text: str, drawn: int) -> None:
    board = Board()
    for _ in range(3):
        board.put(FOE, FIELD)
    spell = board.spell(text)
    assert hand(board.start().play(spell)) == drawn


@pytest.mark.clauses("sve", "10.6.2.3", "5.13.1")
def test_what_is_done_again_selects_again() -> None:
    board = Board()
    foes = [board.put(FOE, FIELD, f"Foe {at}", defense=5) for at in range(2)]
    spell = board.spell("Select an enemy follower on the field and deal it 1 damage. Do this 2 times.")
    table = board.start().play(spell, (foes[0],), (foes[1],))
    assert [table.stats(foe)[1] for foe in foes] == [4, 4]
