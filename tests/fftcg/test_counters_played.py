"""Own sentences played from their text: counters of a selected kind, how many were removed, as many actions."""

from __future__ import annotations

import pytest
from board import FIELD, HAND, Board, Table
from test_kinds_played import hild
from test_sentences_linked import drive
from test_sentences_played import rite

SELECT = "Choose 1 Monster. Select 1 Counter placed on it"


def with_counters(board: Board, **held: int) -> int:
    card = board.put(0, FIELD, "Ooze", type="Monster")
    board.state.objects[card].counters = dict(held)
    return card


@pytest.mark.parametrize(
    ("deed", "left"),
    [
        (", and remove the selected Counter.", {"Moon": 1, "Sun": 3}),
        (". Double all Counters of the same type as the selected Counter on that Monster.", {"Moon": 4, "Sun": 3}),
        (
            ", and place 1 additional Counter of the same type as the selected Counter on that Monster.",
            {"Moon": 3, "Sun": 3},
        ),
    ],
)
@pytest.mark.clauses("fftcg-new", "X-COUNTER-1")
def test_the_selected_kind(deed: str, left: dict[str, int]) -> None:
    board = Board()
    ooze = with_counters(board, Moon=2, Sun=3)
    summon = rite(board, SELECT + deed)
    table = board.start().cast(summon)
    while table.asked.reason != "name":
        table.answer(("pass",) if table.asked.kind == "act" else tuple((table.asked.options or ())[:1]))
    table.answer(("Moon",)).resolve()
    assert table.obj(ooze).counters == left


def test_without_counters_nothing_is_selected() -> None:
    board = Board()
    ooze = with_counters(board)
    summon = rite(board, SELECT + ", and remove the selected Counter.")
    table = drive(board.start().cast(summon))
    assert table.obj(ooze).counters == {}


def removed(table: Table, number: int) -> Table:
    while table.asked.reason != "counters":
        table.answer(("pass",) if table.asked.kind == "act" else True)
    return table.answer(number)


@pytest.mark.parametrize(("number", "drawn"), [(0, 0), (2, 2), (3, 3)])
def test_as_many_as_were_removed(number: int, drawn: int) -> None:
    """How many is said on resolution (11.11.9)."""
    board = Board()
    text = "When Hild attacks, you may remove any number of Moon Counters from Hild. When you do so, "
    card = hild(board, text + "draw 1 card for each Moon Counter you removed.")
    board.state.objects[card].counters = {"Moon": 3, "Sun": 1}
    table = board.start()
    while table.asked.reason != "attack":
        table.answer(("pass",))
    table = removed(table.answer((card,)), number)
    while table.match.state.stack:
        table.answer(("pass",) if table.asked.kind == "act" else ())
    assert table.hand(0) == drawn
    assert table.obj(card).counters.get("Moon", 0) == 3 - number


def test_all_that_were_removed() -> None:
    board = Board()
    text = "When Hild enters the field, place 2 Moon Counters on Hild. Remove all Moon Counters from Hild. "
    card = hild(board, text + "Draw 1 card for each Moon Counter removed this way.", HAND, cost=0)
    assert board.start().play(card).hand(0) == 2


@pytest.mark.parametrize(("held", "drawn"), [({}, 1), ({"Moon": 1}, 0), ({"Sun": 1}, 1)])
def test_no_counter(held: dict[str, int], drawn: int) -> None:
    board = Board()
    card = hild(board, "When a Forward enters your field, if there is no Moon Counter placed on Hild, draw 1 card.")
    board.state.objects[card].counters = dict(held)
    recruit = board.put(0, HAND, "Recruit", cost=0)
    assert board.start().play(recruit).hand(0) == drawn


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
