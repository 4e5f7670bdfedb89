"""A choice of options behind another sentence, played."""

from __future__ import annotations

import pytest
from sve_board import CEMETERY, EX_AREA, HAND, ME, Board, Table

OFFER = "choose one of the following. (1) Draw 2 cards. (2) Give your leader [defense]+3."


def chosen(table: Table, option: int, **others: bool) -> Table:
    """Answer each question: the option that is asked for, yes or no, else the first that is open."""
    while table.match.decision is not None and table.asked.reason not in ("main", "quick"):
        asked = table.asked
        if asked.kind == "yes_no":
            table.answer(others.get("yes", True))
        elif asked.reason == "modes":
            table.answer((option,))
        else:
            table.answer(tuple((asked.options or ())[: max(1, asked.least)]))
    return table


@pytest.mark.clauses("sve", "10.6.2.2.2", "1.3.2")
@pytest.mark.parametrize(("yes", "option", "result"), [(True, 0, (2, 20)), (True, 1, (0, 23)), (False, 0, (1, 20))])
def test_if_you_do(yes: bool, option: int, result: tuple[int, int]) -> None:
    board = Board()
    board.put(ME, HAND, "Page")
    rite = board.spell(f"You may discard a card. If you do, {OFFER}", zone=EX_AREA)
    table = chosen(board.start().play(rite), option, yes=yes)
    assert (len(table.cards(ME, HAND)), table.leader(ME)) == result
    assert ("Page" in table.names(ME, CEMETERY)) == yes


@pytest.mark.clauses("sve", "10.6.2.2.2", "10.6.2.3")
@pytest.mark.parametrize(("amulet", "result"), [(True, (1, 20)), (False, (0, 23))])
def test_otherwise(amulet: bool, result: tuple[int, int]) -> None:
    board = Board()
    if amulet:
        board.amulet("Stack.")
    rite = board.spell(f"If there is an amulet on your field, draw a card. Otherwise, {OFFER}")
    table = chosen(board.start().play(rite), 1)
    assert (len(table.cards(ME, HAND)), table.leader(ME)) == result


@pytest.mark.clauses("sve", "10.6.2.2.2")
def test_then() -> None:
    board = Board()
    rite = board.spell(f"Give your leader [defense]+1. Then, {OFFER}")
    assert chosen(board.start().play(rite), 1).leader(ME) == 24
