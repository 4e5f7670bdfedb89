"""Conditions that reach over two sentences, and neighbours of sentences that sets print once, played."""

from __future__ import annotations

import pytest
from sve_board import BANISHED, EVOLVE_DECK, FIELD, FOE, HAND, ME, Board
from test_sve_knots import through

SURGE = "If Overflow is active for you, select an enemy follower on the field. Deal it 3 damage and draw a card."


@pytest.mark.clauses("sve", "10.6.2.3", "10.2.1.1")
@pytest.mark.parametrize(("most", "drawn"), [(6, 0), (7, 1)])
def test_without_the_condition_nothing_of_both_sentences(most: int, drawn: int) -> None:
    board = Board()
    board.points(ME, 5, most)
    guard = board.put(FOE, FIELD, "Guard", "Ward.", defense=9)
    rite = board.spell(SURGE)
    table = through(board.start().play(rite))
    assert len(table.cards(ME, HAND)) == drawn
    assert table.stats(guard)[1] == 9 - 3 * drawn


@pytest.mark.clauses("sve", "10.6.2.3", "10.2.1.1")
@pytest.mark.parametrize("amulet", [True, False])
def test_otherwise_behind_two_sentences(amulet: bool) -> None:
    board = Board()
    page = board.put(ME, FIELD, "Page", "Ward.")
    if amulet:
        board.amulet("Stack.")
    rite = board.spell("If there is an amulet on your field, select a follower on your field. Give it and your leader [defense]+1. Otherwise, draw 2 cards.")  # fmt: skip
    table = through(board.start().play(rite))
    assert (table.stats(page)[1], table.leader(ME), len(table.cards(ME, HAND))) == (
        (3, 21, 0) if amulet else (2, 20, 2)
    )


@pytest.mark.clauses("sve", "10.10.2.5", "13.2.1")
@pytest.mark.parametrize(("before", "counters"), [(0, 1), (2, 4)])
def test_more_counters_instead(before: int, counters: int) -> None:
    board = Board()
    rites = [board.spell("Give your leader [defense]+1.") for _ in range(before)]
    tale = board.put(ME, HAND, "Tale", "[fanfare] Put a Fable counter on this card. Combo (3): Put 4 instead.")
    table = board.start()
    for rite in rites:
        through(table.play(rite))
    assert through(table.play(tale)).obj(tale).counters == {"Fable": counters}


@pytest.mark.clauses("sve", "10.4.4.1")
@pytest.mark.parametrize(("text", "left"), [("is 1", 4), ("costs 1 less", 3)])
@pytest.mark.parametrize("amulet", [True, False])
def test_the_evolve_cost_while_a_condition_holds(text: str, left: int, amulet: bool) -> None:
    board = Board()
    seer = board.put(ME, FIELD, "Seer", f"[evolve][cost03]: Evolve this follower.\nIf there is an amulet on your field, this card's [evolve] {'cost ' if 'is' in text else ''}{text}.")  # fmt: skip
    board.put(ME, EVOLVE_DECK, "Seer (Evolved)", "", evolved=True)
    if amulet:
        board.amulet("Stack.")
    assert through(board.start().use(seer)).points() == (left if amulet else 2)


@pytest.mark.clauses("sve", "10.9.1", "5.6.1")
def test_neither_destroyed_nor_banished_by_abilities() -> None:
    board = Board()
    sworn = board.put(ME, FIELD, "Sworn", "This follower can't be destroyed or banished by abilities.")
    page = board.put(ME, FIELD, "Page", "Ward.")
    rite = board.spell("Banish each follower on the field.")
    table = through(board.start().play(rite))
    assert (table.zone(sworn), table.zone(page)) == (FIELD, BANISHED)
    other = Board()
    sworn = other.put(ME, FIELD, "Sworn", "This follower can't be destroyed or banished by abilities.")
    rite = other.spell("Destroy each follower on the field.")
    assert through(other.start().play(rite)).zone(sworn) == FIELD


@pytest.mark.clauses("sve", "10.10.2.4")
def test_each_card_of_a_trait_is_cheaper() -> None:
    board = Board()
    board.amulet("While this card is on your field, each Pixie follower you play costs 1 less to play.")
    kin = board.put(ME, HAND, "Kin", "Ward.", traits=("Pixie",), cost=3)
    page = board.put(ME, HAND, "Page", "Ward.", cost=3)
    table = through(board.start().play(kin))
    assert table.points() == 3
    assert through(table.play(page)).points() == 0


@pytest.mark.clauses("sve", "10.7.4")
@pytest.mark.parametrize(("counters", "drawn"), [(0, 0), (2, 2)])
def test_what_it_had_on_it(counters: int, drawn: int) -> None:
    board = Board()
    state = {"counters": {"Fable": counters} if counters else {}}
    board.put(ME, FIELD, "Tale", "[lastwords] If this card had a Fable counter, draw X cards. X equals the number of Fable counters this card had.", state=state)  # fmt: skip
    rite = board.spell("Destroy each follower on the field.")
    assert len(through(board.start().play(rite)).cards(ME, HAND)) == drawn


@pytest.mark.clauses("sve", "10.9.1")
def test_followers_of_either_trait() -> None:
    board = Board()
    board.amulet("Your Pixie and Elf followers have Rush.")
    kin = [board.put(ME, FIELD, f"Kin {n}", "Ward.", traits=traits) for n, traits in enumerate((("Pixie",), ("Elf",), ("Beast",)))]  # fmt: skip
    table = board.start()
    assert ["Rush" in table.chars(card).keywords for card in kin] == [True, True, False]
