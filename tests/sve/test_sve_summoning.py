"""Played: cards summoned from elsewhere and from among others, buried, picked by chance (5.4.1, 5.18.1, 5.30)."""

from __future__ import annotations

import pytest
from sve_board import CEMETERY, DECK, FIELD, FOE, HAND, ME, Board, hand, settle


@pytest.mark.clauses("sve", "5.4.1", "12.4.1")
def test_summoned_from_the_hand() -> None:
    board = Board()
    small = board.put(ME, HAND, "Small", "[fanfare] Draw a card.", cost=1)
    big = board.put(ME, HAND, "Big", cost=4)
    spell = board.spell("Summon a follower that costs 2 or less from your hand.")
    table = settle(board.start().play(spell, (small,)))
    assert (table.zone(small), table.zone(big)) == (FIELD, HAND)
    assert hand(table) == 2  # the big one, and the card that its Fanfare drew (12.4.1)


@pytest.mark.clauses("sve", "5.4.1", "5.3.1")
def test_summoned_from_among_them_engaged() -> None:
    board = Board()
    page = board.put(ME, DECK, "Top", cost=1)
    board.state.zones[ME][DECK].remove(page)
    board.state.zones[ME][DECK].insert(0, page)
    spell = board.spell("Look at the top 2 cards of your deck. You may summon a follower that costs 1 from among them engaged. Put the rest into your cemetery.")  # fmt: skip
    table = board.start().play(spell, True, (page,))
    assert table.zone(page) == FIELD
    assert table.obj(page).dull
    assert len(table.cards(ME, CEMETERY)) == 2


@pytest.mark.clauses("sve", "5.30.1", "5.30.1.1")
def test_buried_is_put_away_and_not_destroyed() -> None:
    board = Board()
    own = [board.put(ME, FIELD, "Kid", "This follower can't be destroyed.") for _ in range(2)]
    foe = board.put(FOE, FIELD, "Foe")
    spell = board.spell("Bury up to 2 followers. Draw a card for each follower buried.")
    table = board.start().play(spell, tuple(own))
    assert {table.zone(card) for card in own} == {CEMETERY}
    assert table.zone(foe) == FIELD
    assert hand(table) == 2


@pytest.mark.clauses("sve", "5.18.1")
def test_chance_picks_and_nobody_is_asked() -> None:
    board = Board()
    for name in ("Owl", "Cat", "Eel"):
        board.put(FOE, FIELD, name)
    spell = board.spell("Randomly destroy 1 enemy follower on the field.")
    table = board.start().play(spell)
    assert len(table.cards(FOE, FIELD)) == 2
    assert len(table.cards(FOE, CEMETERY)) == 1


@pytest.mark.clauses("sve", "5.18.1", "5.11.1")
def test_chance_discards() -> None:
    board = Board()
    for name in ("Owl", "Cat", "Eel"):
        board.put(FOE, HAND, name)
    spell = board.spell("Each opponent randomly discards 2 cards.")
    assert hand(board.start().play(spell), FOE) == 1
