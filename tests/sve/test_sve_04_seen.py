"""Chapter 4 and 5.20: what each player sees of zones, how long what is revealed is seen, whose order of cards is secret."""

from __future__ import annotations

from typing import Any

import pytest
from sve_board import CEMETERY, DECK, EVOLVE_DECK, EVOLVE_ZONE, EX_AREA, FIELD, FOE, HAND, ME, Board, Table

from cardwright.kernel.view import BOTH


def seen(table: Table, viewer: int, owner: int, zone: str) -> list[str]:
    """The names that the viewer sees in a zone."""
    shown: list[dict[str, Any]] = table.view(viewer)["zones"][owner][zone]["cards"]
    return [card["name"] for card in shown]


@pytest.mark.clauses("sve", "4.1.2", "4.1.2.1", "4.1.2.3", "4.2.3.3", "4.5.2", "4.6.2", "4.7.2")
def test_everybody_may_count_and_nobody_sees_more_than_is_public() -> None:
    board = Board()
    board.put(ME, HAND, "Secret")
    front = board.put(ME, HAND, "Front", back="test-back")  # a double-faced card is hidden like any other
    assert board.cards[board.state.objects[front].card].back == "test-back"
    board.put(ME, EVOLVE_DECK, "Plan (Evolved)", evolved=True)
    board.put(ME, EX_AREA, "Open")
    table = board.start()
    for viewer in (ME, FOE, BOTH):
        zones = table.view(viewer)["zones"][ME]
        assert [zones[z]["count"] for z in ("deck", "hand", "evolve_deck", "ex_area")] == [10, 2, 1, 1]
        assert seen(table, viewer, ME, "deck") == []
        assert seen(table, viewer, ME, "ex_area") == ["Open"]
        assert seen(table, viewer, ME, "hand") == (["Secret", "Front"] if viewer == ME else [])
        assert seen(table, viewer, ME, "evolve_deck") == (["Plan"] if viewer == ME else [])


@pytest.mark.clauses("sve", "5.20.1", "5.20.1.1")
def test_what_is_revealed_is_seen_until_the_effect_has_resolved() -> None:
    board = Board()
    board.put(ME, DECK, "Beneath")
    board.state.zones[ME][DECK].insert(0, board.state.zones[ME][DECK].pop())
    board.put(ME, EX_AREA, "Chip")
    spell = board.spell("Reveal the top card of your deck. Discard a card.")
    hand = [board.put(ME, HAND, name) for name in ("A", "B")]
    table = board.start().play(spell)
    assert table.asked.reason == "discard"
    assert seen(table, FOE, ME, "deck") == ["Beneath"]
    table.answer((hand[0],))
    assert seen(table, FOE, ME, "deck") == seen(table, ME, ME, "deck") == []


@pytest.mark.clauses("sve", "5.20.1.1")
@pytest.mark.parametrize(
    ("text", "shown"),
    [
        ("Reveal the top card of your deck. Shuffle your deck. Discard a card.", []),
        ("Reveal the top card of your deck. Put it on the bottom of your deck. Discard a card.", []),
        ("Reveal the top card of your deck. Add it to your hand. Discard a card.", []),
        ("Reveal the top card of your deck. Draw a card. Discard a card.", []),
        ("Reveal your hand. Discard a card.", ["A", "B"]),
    ],
)
def test_a_revealed_card_that_moves_is_hidden_again(text: str, shown: list[str]) -> None:
    board = Board()
    spell = board.spell(text)
    for name in ("A", "B"):
        board.put(ME, HAND, name)
    table = board.start().play(spell)
    assert table.asked.reason == "discard"
    assert seen(table, FOE, ME, "deck") == []
    assert sorted(seen(table, FOE, ME, "hand")) == shown


@pytest.mark.clauses("sve", "5.20.1.1")
def test_the_switch_for_revealed_cards() -> None:
    board = Board()
    spell = board.spell("Reveal your hand. Discard a card.")
    for name in ("A", "B"):
        board.put(ME, HAND, name)
    table = board.start(reveals_last=False).play(spell)
    assert seen(table, FOE, ME, "hand") == []


@pytest.mark.clauses("sve", "10.6.2.1.1")
def test_the_card_of_an_ability_in_a_hidden_zone_is_revealed_until_it_has_resolved() -> None:
    board = Board()
    board.put(
        ME, HAND, "Herald",
        "Whenever you play an amulet, if this card is in your hand, you may discard a card. "
        "If you do, draw a card.",
    )  # fmt: skip
    board.put(ME, HAND, "Other")
    page = board.amulet(zone=HAND)
    table = board.start()
    assert seen(table, FOE, ME, "hand") == []
    table.play(page)
    assert table.asked.reason == "may"
    assert seen(table, FOE, ME, "hand") == ["Herald"]
    assert table.cited("10.6.2.1.1")
    table.answer(False)
    assert seen(table, FOE, ME, "hand") == []


@pytest.mark.clauses("sve", "10.6.2.1.1")
def test_an_ability_of_a_card_on_the_field_reveals_nothing() -> None:
    board = Board()
    board.put(ME, FIELD, "Herald", "Whenever another follower is put onto your field, draw a card.")
    page = board.put(ME, HAND, "Page")
    table = board.start().play(page)
    assert not table.cited("10.6.2.1.1")


@pytest.mark.clauses("sve", "12.2.2", "5.20.1.1", "4.6.2")
def test_the_card_revealed_for_evolving_is_seen_while_the_cost_is_paid() -> None:
    board = Board()
    page = board.put(ME, FIELD, "Page", "[evolve][cost01], discard a card: Evolve this follower.")
    card = board.put(ME, EVOLVE_DECK, "Page (Evolved)", evolved=True)
    for name in ("A", "B"):
        board.put(ME, HAND, name)
    table = board.start().use(page)
    assert table.asked.reason == "cost"
    assert seen(table, FOE, ME, "evolve_deck") == ["Page"]
    table.answer(tuple(table.asked.options or ())[:1])
    assert table.zone(card) == EVOLVE_ZONE


def bottom(switch: bool, order: tuple[int, ...]) -> tuple[list[tuple[str, str]], list[int]]:
    """Two cards go from the cemetery under the deck: what the log says of it, and the two lowest cards."""
    board = Board()
    spell = board.spell("Select 2 followers in your cemetery and put them on the bottom of your deck in any order.")
    for name in ("Ash", "Birch"):
        board.put(ME, CEMETERY, name)
    table = board.start(order_is_secret=switch).play(spell)
    assert (table.asked.player, table.asked.reason) == (ME, "deck_order")
    options = table.asked.options or ()
    table.answer(tuple(options[i] for i in order))
    log = table.match.game.log
    assert log is not None
    said = [(line.kind, line.card) for line in log.lines if line.kind == "move" and line.facts["to"] == "deck"]
    return said, [options.index(n) for n in table.cards(ME, DECK)[-2:]]


@pytest.mark.clauses("sve", "4.1.4", "4.1.4.1")
def test_nobody_else_learns_the_order_in_which_cards_were_put_into_a_deck() -> None:
    one, first = bottom(True, (0, 1))
    two, second = bottom(True, (1, 0))
    assert (first, second) == ([0, 1], [1, 0])
    assert one == two
    told = {tuple(bottom(False, order)[0]) for order in ((0, 1), (1, 0))}
    assert len(told) == 2


@pytest.mark.clauses("sve", "4.1.4", "4.1.4.1")
def test_whose_deck_it_is_orders_the_cards() -> None:
    """And the other player sees neither the question nor the deck."""
    for switch, player in ((True, FOE), (False, ME)):
        board = Board()
        spell = board.spell("Put each enemy follower on the field on the bottom of its owner's deck in any order.")
        for name in ("Ash", "Birch"):
            board.put(FOE, FIELD, name)
        table = board.start(zone_owner_orders=switch).play(spell)
        assert (table.asked.player, table.asked.reason, table.asked.clause) == (player, "deck_order", "4.1.4")
        assert seen(table, 1 - player, FOE, "deck") == []


@pytest.mark.clauses("sve", "5.7.1", "5.7.2", "5.8.1")
def test_only_who_searches_sees_the_deck_and_it_is_shuffled_afterwards() -> None:
    board = Board()
    spell = board.spell("Search your deck for a spell and add it to your hand.")
    orders = set()
    for _ in range(9):
        board.put(ME, DECK, f"Card {_}")
    board.put(ME, DECK, "Chant", type="Spell", cost=1)
    for seed in range(4):
        board.state.random = seed
        fork = Board()
        fork.cards, fork.state = board.cards, board.state.fork()
        table = fork.start().play(spell)
        assert table.asked.reason == "search"
        assert table.view(ME)["zones"][ME]["deck"]["looked_at"]
        assert "looked_at" not in table.view(FOE)["zones"][ME]["deck"]
        table.answer(())
        assert table.cited("5.8.1")
        orders.add(tuple(table.cards(ME, DECK)))
    assert len(orders) > 1


@pytest.mark.clauses("sve", "5.8.1.1", "5.8.1")
@pytest.mark.parametrize("size", [0, 1])
def test_a_deck_of_one_card_or_none_counts_as_shuffled(size: int) -> None:
    board = Board()
    del board.state.zones[ME][DECK][size:]
    before = list(board.state.zones[ME][DECK])
    table = board.start_with(board.spell("Shuffle your deck. If you do, give your leader [defense]+1."))
    assert table.cards(ME, DECK) == before
    assert table.cited("5.8.1")
    assert table.leader(ME) == 21
