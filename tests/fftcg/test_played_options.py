"""Own sentences played from their text: actions of which some are selected."""

from __future__ import annotations

import pytest
from board import FIELD, HAND, Board
from played import hild, rite


def test_both_actions() -> None:
    text = (
        "Select 1 of the 2 following actions. If you control 2 or more Forwards, select both actions instead. "
        '"Draw 1 card." "Draw 2 cards."'
    )
    for forwards, drawn in ((1, 1), (2, 3)):
        board = Board()
        for each in range(forwards):
            board.put(0, FIELD, f"Mine {each}")
        summon = rite(board, text)
        table = board.start().cast(summon)
        while table.asked.kind != "act":
            table.answer(
                tuple(o[0] if isinstance(o, tuple) else o for o in table.asked.options[: max(1, table.asked.least)])
            )
        assert table.resolve().hand(0) == drawn


def test_as_many_actions_as_forwards() -> None:
    for more, most in ((0, 0), (1, 1), (5, 3)):
        board = Board()
        text = (
            "When Hild enters the field, select up to the same number of the 3 following actions as the Forwards you control "
            'other than Hild. [[br]] "Draw 1 card." [[br]] "Draw 2 cards." [[br]] "Your opponent draws 1 card."'
        )
        card = hild(board, text, HAND, cost=0)
        for i in range(more):
            board.put(0, FIELD, f"Knight {i}")
        table = board.start().cast(card)
        while table.match.state.stack and table.asked.reason != "modes":
            table.answer(("pass",))
        assert (table.asked.most if table.asked.reason == "modes" else 0) == most


def test_x_actions_as_there_are_forwards() -> None:
    """11.6.6: no more than X of them, X counted as the Summon is cast."""
    for forwards, most in ((0, 0), (2, 2), (5, 3)):
        board = Board()
        for i in range(forwards):
            board.put(0, FIELD, f"Knight {i}")
        text = (
            "Select up to X of the 3 following actions. X is the number of Forwards you control. "
            '"Draw 1 card." "Draw 2 cards." "Your opponent draws 1 card."'
        )
        summon = rite(board, text)
        table = board.start().cast(summon)
        assert (table.asked.most if table.asked.reason == "modes" else 0) == most


@pytest.mark.parametrize(("forwards", "most"), [(0, 1), (2, 2), (4, 3)])
def test_more_options_and_more(forwards: int, most: int) -> None:
    """11.6.6: of two such sentences that hold the later one counts."""
    board = Board()
    for each in range(forwards):
        board.put(0, FIELD, f"Knight {each}")
    text = "Select 1 of the 3 following actions."
    for number, wanted in ((2, 2), (4, 3)):
        text += f" If you control {number} or more Forwards, select up to {wanted} of the 3 following actions instead."
    summon = rite(board, f'{text} "Draw 1 card." "Draw 2 cards." "Gain 《C》."')
    table = board.start().cast(summon)
    assert (table.asked.reason, table.asked.most) == ("modes", most)
