"""Of which card it is asked, and to which something is done, where one was selected and another put away since: played."""

from __future__ import annotations

import pytest
from sve_board import CEMETERY, DECK, EX_AREA, FIELD, FOE, HAND, ME, Board, hand
from test_sve_knots import through


def _on_top(board: Board, card: int) -> None:
    deck = board.state.zones[ME][DECK]
    deck.remove(card)
    deck.insert(0, card)


@pytest.mark.clauses("sve", "1.3.2")
@pytest.mark.parametrize(("kind", "drawn"), [("Spell", 0), ("Follower", 1)])
def test_the_card_from_the_deck_is_asked_about(kind: str, drawn: int) -> None:
    board = Board()
    foe = board.put(FOE, FIELD, "Wall", defense=9)
    _on_top(board, board.put(ME, DECK, "Top", type=kind, cost=1))
    text = (
        "Select an enemy follower on the field. Deal it 4 damage and put the top card of your deck into your cemetery. "
    )
    rite = board.spell(text + "If it's a follower, draw a card.")
    table = through(board.start().play(rite))
    assert table.obj(foe).damage == 4
    assert hand(table) == drawn


def test_the_card_from_the_deck_is_moved() -> None:
    board = Board()
    board.put(FOE, FIELD, "Wall", defense=9)
    top = board.put(ME, DECK, "Top")
    _on_top(board, top)
    text = (
        "Select an enemy follower on the field. Deal it 4 damage and put the top card of your deck into your cemetery. "
    )
    rite = board.spell(text + "If it's a follower, put it into your EX area.")
    table = through(board.start().play(rite))
    assert table.zone(top) == EX_AREA


@pytest.mark.clauses("sve", "5.20.1")
def test_damage_by_the_cost_of_what_was_revealed() -> None:
    board = Board()
    foe = board.put(FOE, FIELD, "Wall", defense=9)
    _on_top(board, board.put(ME, DECK, "Top", cost=4))
    rite = board.spell(
        "Select an enemy follower on the field. Reveal the top card of your deck. Deal it X damage. X equals the revealed card's cost."
    )
    table = through(board.start().play(rite))
    assert table.obj(foe).damage == 4


@pytest.mark.parametrize("away", ["put the top card of your deck into your cemetery", "discard a card"])
def test_the_attacker_grows_and_not_the_card_put_away(away: str) -> None:
    board = Board()
    lance = board.put(ME, FIELD, "Lance")
    board.amulet(f"Whenever one of your followers attacks, {away}. Give it [attack]+1.")
    held = board.put(ME, HAND, "Held")
    table = through(board.start().attack(lance, board.leaders[FOE]))
    assert table.chars(lance).power == 3
    assert len(table.cards(ME, CEMETERY)) == 1
    assert (table.zone(held) == CEMETERY) is away.startswith("discard")


@pytest.mark.clauses("sve", "10.6.2.8.1", "4.1.3.2")
@pytest.mark.parametrize(("zone", "cost", "stats"), [(HAND, 1, (3, 3)), (EX_AREA, 1, (3, 3)), (HAND, 2, (2, 2))])
def test_the_card_played_is_given_something_on_the_field(zone: int, cost: int, stats: tuple[int, int]) -> None:
    board = Board()
    board.amulet("Whenever you play a follower, if it costs 1 play point, give it [attack]+1/[defense]+1.")
    page = board.put(ME, zone, "Page", cost=cost)
    table = through(board.start().play(page))
    assert table.stats(page) == stats


@pytest.mark.clauses("sve", "4.1.3.2")
def test_the_card_played_and_gone_since_is_another() -> None:
    board = Board()
    board.amulet("Whenever you play a follower, return it to its owner's hand. Give it [attack]+1.")
    page = board.put(ME, HAND, "Page")
    table = through(board.start().play(page))
    assert table.zone(page) == HAND
    assert table.chars(page).power == 2


@pytest.mark.clauses("sve", "5.20.1")
def test_so_many_were_revealed() -> None:
    board = Board()
    foe = board.put(FOE, FIELD, "Wall", defense=9)
    top = [board.put(ME, DECK, f"Top {kind}", type=kind, cost=1) for kind in ("Follower", "Spell", "Amulet")]
    for card in top:
        _on_top(board, card)
    rite = board.spell(
        "Reveal the top 4 cards of your deck. Deal X damage to each enemy follower on the field. X equals the number of followers revealed. "
        "Put the revealed cards into your cemetery."
    )
    table = through(board.start().play(rite))
    assert table.obj(foe).damage == 2
    assert len(table.cards(ME, CEMETERY)) == 5
