"""The derived view as cards come and go whose own texts say nothing: what does not look at them stays, all else follows (11.12.4)."""

from __future__ import annotations

from board import FIELD, HAND, Board, Table
from played import hild

from cardwright.games.fftcg.field_limits import beside


def with_guard_to_come(text: str) -> tuple[Table, int, int]:
    """Hild with this text on the field, and a Water Forward without any text in the hand."""
    board = Board()
    card = hild(board, text, power=5000, elements=("Fire",), generic=False)
    guard = board.put(0, HAND, "Guard", elements=("Water",), power=3000, generic=False)
    return board.start(), card, guard


def test_a_number_of_its_own_stays_as_others_come() -> None:
    table, card, guard = with_guard_to_come("Hild gains +1000 power.")
    game = table.match.game
    before = game.chars(card)
    assert before.power == 6000
    assert beside(game, 0).names == {"Hild"}
    game.relocate(guard, 0, FIELD)
    assert game.chars(card) is before  # it is not even worked out again
    assert beside(game, 0).names == {"Hild", "Guard"}  # what else was known of the view is asked anew


def test_what_counts_others_follows_them() -> None:
    table, card, guard = with_guard_to_come("If you control 2 or more Forwards, Hild gains +1000 power.")
    game = table.match.game
    assert game.chars(card).power == 5000
    game.relocate(guard, 0, FIELD)
    assert game.chars(card).power == 6000
    game.relocate(guard, 0, HAND)
    assert game.chars(card).power == 5000


def test_an_amount_that_counts_others_follows_them() -> None:
    table, card, guard = with_guard_to_come("Hild gains +1000 power for each Forward you control.")
    game = table.match.game
    assert game.chars(card).power == 6000
    game.relocate(guard, 0, FIELD)
    assert game.chars(card).power == 7000


def test_elements_of_others_follow_them() -> None:
    table, card, guard = with_guard_to_come(
        "Hild gains Elements of all the Forwards you control except Light and Dark."
    )
    game = table.match.game
    assert set(game.chars(card).elements) == {"Fire"}
    game.relocate(guard, 0, FIELD)
    assert set(game.chars(card).elements) == {"Fire", "Water"}


def test_what_is_worked_out_of_a_card_follows_the_card() -> None:
    """The same gain, twice: of the card as it is printed, and of what another text has made of it by then."""
    board = Board()
    card = hild(board, "Hild gains +1000 power.", power=5000)
    guard = board.put(0, HAND, "Guard", power=3000)
    helper = hild(board, "The Forwards you control gain +2000 power.", zone=HAND)
    game = board.start().match.game
    assert game.chars(card).power == 6000
    game.relocate(helper, 0, FIELD)
    assert game.chars(card).power == 8000
    game.relocate(helper, 0, HAND)
    game.relocate(guard, 0, FIELD)
    assert game.chars(card).power == 6000
