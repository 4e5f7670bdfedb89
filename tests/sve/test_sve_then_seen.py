"""Who sees what is looked at, and for how long (5.7, 5.10, 5.20)."""

from __future__ import annotations

import pytest
from sve_board import DECK, FOE, HAND, ME, Board

from cardwright.kernel.view import BOTH


@pytest.mark.clauses("sve", "4.1.2", "4.7.2")
@pytest.mark.parametrize("words", ["Look at your opponent's hand.", "Select an opponent. Look at their hand."])
def test_a_hand_that_one_player_looks_at_is_seen_by_nobody_else(words: str) -> None:
    board = Board()
    board.put(FOE, HAND, "Secret")
    for name in ("A", "B"):
        board.put(ME, HAND, name)
    spell = board.spell(f"{words} Discard a card.")
    table = board.start_with(spell)
    assert table.asked.reason == "discard"
    for viewer, seen in ((ME, ["Secret"]), (FOE, ["Secret"]), (BOTH, [])):
        area = table.view(viewer)["zones"][FOE]["hand"]
        assert [card["name"] for card in area["cards"]] == seen
    log = table.match.game.log
    assert log is not None
    assert [line.seen_by for line in log.lines if line.kind == "look"] == [ME]


@pytest.mark.clauses("sve", "5.7.1.2", "5.7.2", "5.20.1.1")
@pytest.mark.parametrize("more", ["", ", and draw a card"])
def test_what_was_found_is_seen_until_it_has_moved(more: str) -> None:
    """The deck is shuffled after that: what was revealed is seen while it is asked how it enters."""
    board = Board()
    wall = board.put(ME, DECK, "Wall", "Ward.")
    joined = "," if more else " and"
    spell = board.spell(f"Search your deck for a follower{joined} put it onto your field{more}.")
    table = board.start_with(spell)
    table.answer((wall,))
    assert table.asked.reason == "ward_entry"
    assert [card["name"] for card in table.view(FOE)["zones"][ME]["deck"]["cards"]] == ["Wall"]
    table.answer(True)
    log = table.match.game.log
    assert log is not None
    kinds = [line.kind for line in log.lines if line.kind in ("search", "reveal", "enter", "shuffle", "draw")]
    assert kinds == ["search", "reveal", "enter", "shuffle", *(["draw"] if more else [])]


@pytest.mark.clauses("sve", "5.7.2", "5.8.1")
@pytest.mark.parametrize(
    ("shuffles_last", "order", "on_top"),
    [
        (True, "and put it on top of your deck.", False),
        (True, "and reveal it. Shuffle your deck, then put it on top of your deck.", True),
        (False, "and put it on top of your deck.", True),
    ],
)
def test_what_is_put_into_the_deck_that_was_searched_is_shuffled_with_it(
    shuffles_last: bool, order: str, on_top: bool
) -> None:
    """Where the text itself says when the deck is shuffled, it is then (reading S51)."""
    board = Board()
    wall = board.put(ME, DECK, "Wall", "Ward.")
    spell = board.spell(f"Search your deck for a follower with Ward {order}")
    table = board.start(shuffles_last=shuffles_last).play(spell, (wall,))
    assert (table.cards(ME, DECK)[0] == wall) == on_top


@pytest.mark.clauses("sve", "5.20.1.1", "5.8.1")
def test_what_was_shuffled_away_is_not_seen_again_when_a_spell_between_has_resolved() -> None:
    board = Board()
    for name in ("A", "B"):
        board.put(ME, HAND, name)
    mix = board.spell("Shuffle your deck.")
    show = board.spell(
        "Reveal the top card of your deck. Select a spell in your hand and play it for 0 play points. Discard a card."
    )
    table = board.start().play(show, (mix,))
    assert table.asked.reason == "discard"
    assert table.view(FOE)["zones"][ME]["deck"]["cards"] == []
