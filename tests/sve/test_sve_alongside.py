"""Conditions, triggers, limits and groups beside those that sets print, played."""

from __future__ import annotations

import pytest
from sve_board import CEMETERY, EX_AREA, FIELD, FOE, HAND, ME, Board
from test_sve_knots import through


@pytest.mark.clauses("sve", "10.6.2.3", "10.2.1.1")
@pytest.mark.parametrize(("buried", "held", "drawn"), [(3, 2, 1), (2, 2, 0), (3, 1, 0)])
def test_so_many_here_and_so_many_there(buried: int, held: int, drawn: int) -> None:
    board = Board()
    for zone, count in ((CEMETERY, buried), (HAND, held)):
        for _ in range(count):
            board.put(ME, zone, "Page")
    rite = board.spell(
        "If there are at least 3 cards in your cemetery and at least 2 cards in your hand, draw a card.", zone=EX_AREA
    )
    assert len(through(board.start().play(rite)).cards(ME, HAND)) == held + drawn


@pytest.mark.clauses("sve", "10.6.2.3")
@pytest.mark.parametrize(("summon", "drawn"), [("a Knight", 0), ("a Fairy", 0), ("2 Fairy", 1)])
def test_what_has_been_summoned(summon: str, drawn: int) -> None:
    board = Board()
    call = board.spell(f"Summon {summon} token{'s' if summon[0] == '2' else ''}.", cost=1)
    rite = board.spell("If you've summoned at least 2 Fairy tokens this turn, draw a card.", cost=1)
    table = through(board.start().play(call))
    assert len(through(table.play(rite)).cards(ME, HAND)) == drawn


@pytest.mark.clauses("sve", "13.3.2.2.a")
@pytest.mark.parametrize("times", [1, 2])
def test_how_often_earth_rite_was_performed(times: int) -> None:
    board = Board()
    sediment = board.amulet("Stack.")
    board.state.objects[sediment].counters = {"Stack": 3}
    rites = [board.spell("Earth Rite: Give your leader [defense]+1.", cost=1) for _ in range(times)]
    last = board.spell("If you've performed Earth Rite at least 2 times this turn, draw a card.", cost=1)
    table = board.start()
    for rite in rites:
        through(table.play(rite))
    assert len(through(table.play(last)).cards(ME, HAND)) == int(times == 2)


@pytest.mark.clauses("sve", "10.6.2.1", "1.3.1")
@pytest.mark.parametrize(
    ("text", "able"),
    [
        ("This card can only be played from your EX area.", EX_AREA),
        ("This card can't be played from your hand.", EX_AREA),
        ("This card can't be played from your EX area.", HAND),
    ],
)
@pytest.mark.parametrize("zone", [HAND, EX_AREA])
def test_from_where_it_can_be_played(text: str, able: int, zone: int) -> None:
    board = Board()
    card = board.put(ME, zone, "Proud", f"{text}\nWard.")
    table = board.start()
    if zone == able:
        assert through(table.play(card)).zone(card) == FIELD
    else:
        assert table.refused(("play", card))


@pytest.mark.clauses("sve", "10.6.2.3")
def test_all_but_such() -> None:
    board = Board()
    kin = board.put(FOE, FIELD, "Kin", traits=("Pixie",))
    stranger = board.put(FOE, FIELD, "Stranger")
    rite = board.spell("Destroy each enemy follower on the field that isn't a Pixie follower.")
    table = through(board.start().play(rite))
    assert (table.zone(kin), table.zone(stranger)) == (FIELD, CEMETERY)


@pytest.mark.clauses("sve", "10.6.2.3", "5.18.1")
def test_a_roll_of_at_least_so_much() -> None:
    for least, drawn in ((1, 1), (7, 0)):
        board = Board()
        rite = board.spell(f"Roll a 6-sided die. If you roll at least {least}, draw a card.")
        assert len(through(board.start().play(rite)).cards(ME, HAND)) == drawn
