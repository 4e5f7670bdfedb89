"""Own texts of Shadowverse: Evolve played: decks: searching, looking, revealing, milling, their ends."""

from __future__ import annotations

import pytest
from sve_board import BANISHED, CEMETERY, DECK, EX_AREA, FIELD, FOE, HAND, ME, Board, settle
from sve_played import through


def stack(board: Board, *cards: tuple[str, str]) -> list[int]:
    """Cards on top of the deck, the first on top: name and type."""
    deck = board.state.zones[ME][DECK]
    made = [
        board.put(ME, DECK, name, "Ward." if kind == "Follower" else "Draw a card.", type=kind, cost=1)
        for name, kind in cards
    ]
    for at, card in enumerate(made):
        deck.remove(card)
        deck.insert(at, card)
    return made


@pytest.mark.clauses("sve", "5.21.3")
def test_each_player_puts_a_card_on_the_own_deck() -> None:
    board = Board()
    mine, theirs = (board.put(player, HAND, name, "Rush.") for player, name in ((ME, "Mine"), (FOE, "Theirs")))
    spell = board.spell("Each player puts a follower from their hand on top of their deck.")
    table = board.start().play(spell).answer((mine,), (theirs,))
    assert [table.cards(player, DECK)[0] for player in (ME, FOE)] == [mine, theirs]


@pytest.mark.clauses("sve", "5.10.1", "4.1.3")
def test_cards_put_back_in_another_order() -> None:
    board = Board()
    first, second = board.state.zones[ME][DECK][:2]
    spell = board.spell("Look at the top 2 cards of your deck and put them back in any order.")
    table = board.start().play(spell, (second, first))
    assert table.cards(ME, DECK)[:2] == [second, first]


@pytest.mark.clauses("sve", "5.8.1")
def test_the_opponents_cards_go_where_the_text_says_in_the_opponents_deck() -> None:
    board = Board()
    for name in ("Second", "First"):
        card = board.put(FOE, DECK, name)
        board.state.zones[FOE][DECK].remove(card)
        board.state.zones[FOE][DECK].insert(0, card)
    text = "Look at the top 2 cards of an opponent's deck. Put one of them on the bottom of their deck and the other on top of their deck."
    spell = board.spell(text)
    table = board.start().play(spell)
    seen = table.asked.options
    assert seen is not None and len(seen) == 2
    table.answer((seen[0],))
    settle(table)
    deck = table.cards(FOE, DECK)
    assert {deck[0], deck[-1]} == set(seen) and len(table.cards(ME, DECK)) == 10


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


@pytest.mark.clauses("sve", "5.10.1")
def test_one_on_top_and_the_other_below() -> None:
    board = Board()
    first, second = board.state.zones[ME][DECK][:2]
    text = "Look at the top 2 cards of your deck. Put one of them on the top of your deck and the other on the bottom of your deck."
    spell = board.spell(text)
    table = board.start().play(spell, (second,))
    deck = table.cards(ME, DECK)
    assert (deck[0], deck[-1]) == (second, first)


@pytest.mark.clauses("sve", "5.30.1", "10.3.2")
@pytest.mark.parametrize(
    ("words", "counted"),
    [
        ("cards put into your cemetery", 3),
        ("spells put into your cemetery", 0),
        ("cards put into the cemetery this way", 3),
    ],
)
def test_what_came_from_the_deck_is_counted(words: str, counted: int) -> None:
    board = Board()
    spell = board.spell(
        f"Put the top 3 cards of your deck into your cemetery. Give your leader [defense]+X. X equals the number of {words}."
    )
    assert board.start().play(spell).leader(ME) == 20 + counted


@pytest.mark.clauses("sve", "4.9.1")
@pytest.mark.parametrize(
    "text",
    [
        "Each opponent puts the top 2 cards of their deck into their cemetery.",
        "Put the top 2 cards of your opponent's deck into their cemetery.",
    ],
)
def test_cards_of_the_other_deck(text: str) -> None:
    board = Board()
    spell = board.spell(text)
    table = board.start().play(spell)
    assert (len(table.cards(FOE, DECK)), len(table.cards(FOE, CEMETERY))) == (8, 2)
    assert len(table.cards(ME, DECK)) == 10


@pytest.mark.clauses("sve", "4.9.1", "10.8.1")
def test_cards_taken_among_those_put_into_the_cemetery() -> None:
    board = Board()
    first, second, third = board.state.zones[ME][DECK][:3]
    text = "Put the top 2 cards of your deck into your cemetery. You may add a follower from among them to your hand."
    spell = board.spell(text)
    table = board.start().play(spell)
    if table.asked.kind == "yes_no":
        table.answer(True)
    assert set(table.asked.options or ()) == {first, second}
    table.answer((second,))
    assert [table.zone(card) for card in (first, second, third)] == [CEMETERY, HAND, DECK]


@pytest.mark.clauses("sve", "10.3.2")
@pytest.mark.parametrize(
    ("condition", "met"),
    [
        ("at least one of them is a spell", True),
        ("at least 2 of them are spells", False),
        ("both of them are spells", False),
        ("any of them is an amulet", False),
    ],
)
def test_of_several_cards(condition: str, met: bool) -> None:
    board = Board()
    lore = board.put(ME, DECK, "Lore", "Draw a card.", type="Spell", cost=1)
    page = board.put(ME, DECK, "Page")
    deck = board.state.zones[ME][DECK]
    deck[:] = [lore, page, *(n for n in deck if n not in (lore, page))]
    text = f"Put the top 2 cards of your deck into your cemetery. If {condition}, give your leader [defense]+1."
    spell = board.spell(text)
    assert board.start().play(spell).leader(ME) == 20 + met


@pytest.mark.clauses("sve", "10.3.2")
def test_a_spell_and_an_amulet_are_shown() -> None:
    board = Board()
    board.state.zones[ME][DECK].clear()
    rite = board.put(ME, DECK, "Rite of Dew", "Draw a card.", type="Spell", cost=0)
    charm = board.put(ME, DECK, "Charm of Dew", "[lastwords] Draw a card.", type="Amulet", cost=1)
    other = board.put(ME, DECK, "Dew", "Ward.")
    spell = board.spell(
        "Look at the top 3 cards of your deck. You may reveal up to 1 amulet from among them and add it to your hand. "
        "You may also reveal a spell from among them and add it to your hand. Put the rest into your cemetery."
    )
    table = board.start().play(spell)
    for card in (charm, rite):
        table.answer(True)
        table.answer((card,))
    assert {table.zone(rite), table.zone(charm)} == {HAND}
    assert table.zone(other) == CEMETERY


@pytest.mark.clauses("sve", "5.10.1", "5.20.1")
def test_one_card_is_not_two() -> None:
    """A card that is both a Pixie and a follower is revealed once."""
    board = Board()
    both = board.put(ME, DECK, "Sprite", traits=("Pixie",))
    other = board.put(ME, DECK, "Brute")
    deck = board.state.zones[ME][DECK]
    deck[:] = [both, other, *(n for n in deck if n not in (both, other))]
    text = (
        "Look at the top 2 cards of your deck. You may reveal a Pixie card and a follower from among them and add them to "
        "your hand. Put the remaining cards into your cemetery."
    )
    spell = board.spell(text)
    table = board.start().play(spell, True, (both,), (other,))
    assert sorted(table.cards(ME, HAND)) == sorted((both, other))


@pytest.mark.clauses("sve", "5.10.1", "5.20.1")
def test_one_of_those_that_were_revealed_and_the_other_of_them() -> None:
    board = Board()
    first, second, third, fourth = stack(
        board, ("Elm", "Follower"), ("Verse", "Spell"), ("Oak", "Follower"), ("Psalm", "Spell")
    )
    spell = board.spell(
        "Look at the top 4 cards of your deck. You may reveal up to 2 followers from among them. "
        "Add one of them to your hand and put the other into your EX area. Put the remaining cards into your cemetery."
    )
    table = board.start().play(spell).answer(True, (first, third))
    assert set(table.asked.options or ()) == {first, third}
    table.answer((third,))
    while table.asked.reason != "main":
        table.answer((second, fourth))
    assert (table.zone(third), table.zone(first), table.zone(second), table.zone(fourth)) == (
        HAND,
        EX_AREA,
        CEMETERY,
        CEMETERY,
    )


@pytest.mark.clauses("sve", "5.10.1")
def test_among_them() -> None:
    board = Board()
    found = board.state.zones[ME][DECK][1]
    spell = board.spell(
        "Look at the top 3 cards of your deck. Reveal a follower among them and add it to your hand. Put the rest into your cemetery."
    )
    table = board.start().play(spell, (found,))
    assert (table.zone(found), len(table.cards(ME, DECK)), len(table.cards(ME, CEMETERY))) == (HAND, 7, 3)


@pytest.mark.clauses("sve", "5.20.1", "5.8.1")
def test_revealed_until_one_fits() -> None:
    board = Board()
    leaf = board.put(ME, DECK, "Leaf", type="Spell")
    deck = board.state.zones[ME][DECK]
    deck.remove(leaf)
    deck.insert(3, leaf)
    first = deck[:3]
    spell = board.spell(
        "Reveal cards from the top of your deck until you reveal a spell. Add it to your hand. Put the remaining cards on the "
        "bottom of your deck in a random order."
    )
    table = board.start().play(spell)
    assert table.cards(ME, HAND) == [leaf]
    assert sorted(table.cards(ME, DECK)[-3:]) == sorted(first)


@pytest.mark.clauses("sve", "5.20.1")
def test_what_is_revealed_on_the_way_goes_under_the_deck() -> None:
    board = Board()
    fits = board.put(ME, DECK, "Sprite", traits=("Pixie",))
    spell = board.spell(
        "Reveal cards from the top of your deck until you reveal a Pixie follower. Put that follower onto your field and the rest on "
        "the bottom of your deck in a random order."
    )
    table = board.start().play(spell)
    assert table.zone(fits) == FIELD and len(table.cards(ME, DECK)) == 10


def test_one_of_each_is_found() -> None:
    board = Board()
    wanted = [board.put(ME, DECK, name) for name in ("Moth", "Elder")]
    second = board.put(ME, DECK, "Moth")
    rite = board.spell("Search your deck for a Moth and Elder and put them into your cemetery.")
    table = through(board.start().play(rite))
    assert sorted(table.names(ME, CEMETERY)) == ["Elder", "Moth", "Rite"]
    assert table.zone(wanted[1]) == CEMETERY
    assert {table.zone(wanted[0]), table.zone(second)} == {CEMETERY, DECK}


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


@pytest.mark.clauses("sve", "5.6.1")
def test_cards_returned_to_the_deck_are_counted() -> None:
    board = Board()
    for _ in range(3):
        board.put(ME, HAND, "Page")
    rite = board.spell(
        "Return your hand to your deck and shuffle it. Draw X cards. X equals the number of cards returned.",
        zone=EX_AREA,
    )
    assert len(through(board.start().play(rite)).cards(ME, HAND)) == 3


@pytest.mark.clauses("sve", "5.8.1")
def test_shuffled_into_the_deck() -> None:
    board = Board()
    two = [board.put(ME, CEMETERY), board.put(ME, CEMETERY)]
    spell = board.spell("Select 2 cards in your cemetery. Put them into your deck and shuffle it.")
    table = board.start().play(spell)
    assert set(two) <= set(table.cards(ME, DECK)) and len(table.cards(ME, DECK)) == 12


@pytest.mark.clauses("sve", "5.12.1")
def test_the_rest_is_shuffled_back() -> None:
    board = Board()
    rite = board.spell(
        "Reveal the top 4 cards of your deck. Add a follower from among them to your hand. Shuffle the rest into your deck."
    )
    table = through(board.start().play(rite))
    assert (len(table.cards(ME, HAND)), len(table.cards(ME, DECK))) == (1, 9)


@pytest.mark.clauses("sve", "5.10.1", "4.1.3.2")
def test_three_cards_to_three_places() -> None:
    board = Board()
    first, second, third = stack(board, ("Elm", "Follower"), ("Verse", "Spell"), ("Oak", "Follower"))
    spell = board.spell(
        "Look at the top 3 cards of your deck. Put one of them into your hand, one into your cemetery, and one on the bottom of your deck."
    )
    table = board.start().play(spell).answer((second,), (third,))
    while table.asked.reason != "main":
        table.answer((first,))
    assert (table.zone(second), table.zone(third), table.cards(ME, DECK)[-1]) == (HAND, CEMETERY, first)


@pytest.mark.clauses("sve", "5.10.1")
def test_put_from_among_them_engaged() -> None:
    board = Board()
    rite = board.spell("Look at the top 2 cards of your deck. You may put a follower from among them onto your field engaged. Put the remaining cards into your cemetery.")  # fmt: skip
    table = board.start().play(rite)
    top = table.cards(ME, DECK)[0]
    table = through(table, True, (top,))
    assert table.zone(top) == FIELD
    assert table.obj(top).dull


@pytest.mark.clauses("sve", "10.11.1", "5.20.1")
def test_it_is_repeated_as_long_as_the_condition_holds() -> None:
    board = Board()
    deck = board.state.zones[ME][0]
    for at, kind in enumerate(("Spell", "Spell", "Amulet")):
        card = board.put(ME, 0, f"Top {at}", "Draw a card." if kind == "Spell" else "", type=kind, cost=1)
        deck.remove(card)
        deck.insert(at, card)
    spell = board.spell("Put the top card of your deck into your EX area. If it's a spell, repeat this effect.")
    table = board.start().play(spell)
    assert table.names(ME, 3) == ["Top 0", "Top 1", "Top 2"]


@pytest.mark.clauses("sve", "4.8.1")
def test_each_player_gets_the_own_top_card() -> None:
    board = Board()
    spell = board.spell("Each player puts the top card of their deck into their EX area.")
    table = board.start().play(spell)
    assert (len(table.cards(ME, EX_AREA)), len(table.cards(FOE, EX_AREA))) == (1, 1)


@pytest.mark.clauses("sve", "5.4.1", "5.6.1")
@pytest.mark.parametrize(
    ("text", "zone"),
    [("Put the top card of your deck onto your field.", FIELD), ("Banish the top card of your deck.", BANISHED)],
)
def test_the_top_card_goes_elsewhere(text: str, zone: int) -> None:
    board = Board()
    top = board.state.zones[ME][DECK][0]
    spell = board.spell(text)
    assert board.start().play(spell).zone(top) == zone


@pytest.mark.clauses("sve", "10.4.4.1")
def test_what_is_done_twice_is_of_both() -> None:
    board = Board()
    board.points(ME, 2, 5)
    board.state.zones[ME][DECK].clear()
    both = [board.put(ME, DECK, "Page", cost=2) for _ in range(2)]
    spell = board.spell("Put the top card of your deck into your EX area. Do this 2 times. They cost 1 less to play.")
    table = board.start().play(spell)
    for card in both:
        table.play(card)
    assert (table.cards(ME, FIELD), table.points()) == ([*both], 0)


@pytest.mark.clauses("sve", "10.6.2.3", "5.10.1")
def test_one_of_two_selected_cards_goes_elsewhere() -> None:
    board = Board()
    first, second = (board.put(ME, CEMETERY, name, "Storm.") for name in ("First", "Second"))
    spell = board.spell("Select 2 followers in your cemetery. Put one onto your field and banish the other.")
    table = board.start().play(spell)
    while table.asked.reason != "main":
        options = table.asked.options or ()
        table.answer((second,) if set(options) == {first, second} and table.asked.most == 1 else tuple(options))
    assert table.zone(second) == FIELD and table.zone(first) == BANISHED


@pytest.mark.clauses("sve", "5.7.1", "5.7.2")
@pytest.mark.parametrize("join", [", reveal it, add it to your hand, then", ". Reveal it, add it to your hand, then"])
def test_found_and_then_discarded(join: str) -> None:
    board = Board()
    [found] = stack(board, ("Found", "Spell"))
    spell = board.spell(f"Search your deck for a spell{join} discard a card.")
    table = board.start().play(spell)
    while table.asked.reason != "main":
        table.answer((found,))
    assert table.zone(found) == CEMETERY and len(table.cards(ME, DECK)) == 10


@pytest.mark.clauses("sve", "5.7.1")
def test_one_of_two_found_cards_goes_elsewhere() -> None:
    board = Board()
    first, second = stack(board, ("First", "Spell"), ("Second", "Spell"))
    spell = board.spell("Search your deck for 2 spells, add one to your hand, and put the other into your EX area.")
    table = board.start().play(spell)
    while table.asked.reason != "main":
        options, most = table.asked.options or (), table.asked.most
        table.answer((second,) if most == 1 else tuple(options)[:most])
    assert table.zone(second) == HAND and table.zone(first) == EX_AREA
