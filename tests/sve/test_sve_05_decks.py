"""Chapter 5: cards drawn and looked at one by one, halves of zones, swapping, places in a deck."""

from __future__ import annotations

import pytest
from sve_board import BANISHED, CEMETERY, DECK, EX_AREA, FIELD, FOE, HAND, ME, Board, Table

from cardwright.text import ir
from cardwright.text import ir_sve as sv

YOU, OWNER = ir.You(), ir.Owner()


def named_deck(board: Board, *names: str, player: int = ME) -> list[int]:
    """The player's deck is these cards, the first on top; their numbers."""
    board.state.zones[player][DECK].clear()
    return [board.put(player, DECK, name) for name in names]


@pytest.mark.clauses("sve", "5.9.3", "5.9.3.1", "5.9.3.2", "5.9.3.3")
@pytest.mark.parametrize("wanted", [0, 1, 2, 3])
def test_cards_are_drawn_one_by_one_until_the_player_stops(wanted: int) -> None:
    board = Board()
    spell = board.spell("Draw up to 3 cards.")
    table = board.start().play(spell)
    for drawn in range(wanted):
        assert (table.asked.reason, table.asked.clause) == ("draw_more", "5.9.3.1")
        assert len(table.cards(ME, HAND)) == drawn  # he has seen those before the next
        table.answer(True)
    if wanted < 3:
        assert table.asked.reason == "draw_more"
        table.answer(False)
    assert table.asked.reason == "main"  # after the third nothing more is asked
    assert len(table.cards(ME, HAND)) == wanted
    assert table.zone(spell) == CEMETERY


@pytest.mark.clauses("sve", "5.9.1.1", "5.9.3.2")
def test_nobody_is_kept_from_drawing_from_an_empty_deck() -> None:
    board = Board()
    named_deck(board, "Last")
    table = board.start_with(board.spell("Draw up to 3 cards.")).answer(True, True)
    assert table.state.winner == FOE


@pytest.mark.clauses("sve", "5.9.1", "5.9.2")
def test_each_card_is_a_draw_of_its_own_from_the_top() -> None:
    board = Board()
    top = named_deck(board, "One", "Two", "Three")
    board.put(ME, FIELD, "Reader", "Whenever you draw a card, give your leader [defense]+1.")
    table = board.start_with(board.spell("Draw 2 cards."))
    assert table.cards(ME, HAND) == top[:2]
    assert table.cards(ME, DECK) == top[2:]
    assert table.leader(ME) == 22


def looked_at(table: Table) -> list[str]:
    """The cards that the log has shown to player 0 alone."""
    log = table.match.game.log
    assert log is not None
    return [name for line in log.lines if line.kind == "look" and line.seen_by == ME for name in line.facts["cards"]]


@pytest.mark.clauses("sve", "5.10.2", "5.10.2.1", "5.10.2.2", "5.10.2.3", "5.10.2.4")
@pytest.mark.parametrize("wanted", [0, 1, 2, 3])
def test_cards_are_looked_at_one_by_one_until_the_player_stops(wanted: int) -> None:
    board = Board()
    names = ["One", "Two", "Three", "Four"]
    deck = named_deck(board, *names)
    table = board.start_with(
        board.spell(
            "Look at up to 3 of the top cards of your deck. Put any number of them into your EX area. "
            "Put the remaining cards on the top of your deck in any order. Draw a card."
        )
    )
    for seen in range(wanted):
        assert (table.asked.reason, table.asked.clause) == ("look_more", "5.10.2.2")
        assert looked_at(table) == names[:seen]
        table.answer(True)
    if wanted < 3:
        table.answer(False)
    assert looked_at(table) == names[:wanted]
    if wanted:
        assert (table.asked.reason, set(table.asked.options or ())) == ("select", set(deck[:wanted]))
        table.answer((deck[0],))
        if table.asked.reason == "deck_order":
            table.answer(tuple(deck[1:wanted]))
        assert table.cards(ME, EX_AREA) == deck[:1]
    assert len(table.cards(ME, HAND)) == 1


@pytest.mark.clauses("sve", "5.10.1")
def test_looking_at_the_top_shows_it_to_nobody_else_and_moves_nothing() -> None:
    board = Board()
    deck = named_deck(board, "One", "Two", "Three")
    text = "Look at the top 2 cards of your deck. Put up to 1 of them into your EX area."
    table = board.start_with(board.spell(text))
    assert looked_at(table) == ["One", "Two"]
    assert [card["name"] for card in table.view(ME)["zones"][ME]["deck"]["cards"]] == ["One", "Two"]
    hidden = table.view(FOE)["zones"][ME]["deck"]
    assert (hidden["count"], hidden["cards"], "looked_at" in hidden) == (3, [], False)
    table.answer(())
    assert table.view(ME)["zones"][ME]["deck"]["cards"] == []
    assert table.cards(ME, DECK) == deck


# -- halves -----------------------------------------------------------------------------------------------------------------


@pytest.mark.clauses("sve", "5.29.1", "5.29.2", "5.29.2.1")
@pytest.mark.parametrize(
    ("text", "cards"),
    [
        ("Banish the top half of your deck.", slice(0, 3)),
        ("Banish the bottom half of your deck.", slice(2, 5)),
    ],
)
def test_half_of_a_deck_is_counted_from_its_end_and_rounded_up(text: str, cards: slice) -> None:
    board = Board()
    deck = named_deck(board, "One", "Two", "Three", "Four", "Five")
    table = board.start_with(board.spell(text))
    assert table.cards(ME, BANISHED) == deck[cards]
    assert table.cards(ME, DECK) == [card for card in deck if card not in deck[cards]]


@pytest.mark.clauses("sve", "5.29.2", "5.29.1")
def test_half_of_a_hand_is_of_the_players_choice() -> None:
    board = Board()
    spell = board.spell("Discard half of your hand.")
    hand = [board.put(ME, HAND, name) for name in ("A", "B", "C")]
    table = board.start_with(spell)
    assert (table.asked.least, table.asked.most) == (2, 2)
    table.answer((hand[0], hand[2]))
    assert table.cards(ME, HAND) == [hand[1]]
    again = Board()
    spell = again.spell("Banish half of your cemetery.")
    grave = [again.put(ME, CEMETERY, name) for name in ("A", "B", "C", "D")]
    table = again.start_with(spell).answer((grave[1], grave[2]))
    assert table.cards(ME, BANISHED) == [grave[1], grave[2]]


# -- places in a deck ---------------------------------------------------------------------------------------------------------


@pytest.mark.clauses("sve", "4.1.3.1")
@pytest.mark.parametrize(
    ("nth", "end", "size", "place"),
    [
        ("3rd", "top", 4, 2),
        ("1st", "top", 4, 0),
        ("3rd", "top", 1, 1),  # too small a deck: the place furthest from the top
        ("3rd", "top", 0, 0),
        ("2nd", "bottom", 4, 3),
        ("1st", "bottom", 4, 4),
        ("3rd", "bottom", 1, 0),
    ],
)
def test_a_place_that_the_deck_is_too_small_for(nth: str, end: str, size: int, place: int) -> None:
    board = Board()
    named_deck(board, *(f"Card {i}" for i in range(size)))
    spell = board.spell(f"Select a card in your EX area and put it {nth} from the {end} of your deck.")
    card = board.put(ME, EX_AREA, "Traveller")
    table = board.start().play(spell)
    assert table.names(ME, DECK).index("Traveller") == place
    assert table.cards(ME, DECK)[place] == card
    assert len(table.cards(ME, DECK)) == size + 1


@pytest.mark.clauses("sve", "4.1.3")
def test_the_order_of_a_deck_stays_where_nothing_says_otherwise() -> None:
    board = Board()
    deck = named_deck(board, "One", "Two", "Three", "Four")
    text = "Look at the top 3 cards of your deck. Put up to 1 of them into your EX area."
    table = board.start_with(board.spell(text))
    assert table.asked.reason == "select"  # nobody is asked for an order
    table.answer((deck[1],))
    assert table.cards(ME, DECK) == [deck[0], deck[2], deck[3]]


# -- swapping -----------------------------------------------------------------------------------------------------------------

SWAP = "Select a follower in your EX area and a card on your field. Swap them."


@pytest.mark.clauses("sve", "5.12.1", "10.7.4.2")
def test_two_cards_change_places_at_the_same_time() -> None:
    board = Board()
    spell = board.spell(SWAP)
    waiting = board.put(ME, EX_AREA, "Reserve")
    there = board.put(ME, FIELD, "Veteran", "Whenever another follower is put onto your field, draw a card.")
    table = board.start().play(spell)
    assert (table.zone(waiting), table.zone(there)) == (FIELD, EX_AREA)
    moves = [f for f in table.state.history if f.obj[0] in (waiting, there) and f.to_zone in (FIELD, EX_AREA)]
    assert len({f.batch for f in moves}) == 1
    assert len(table.cards(ME, HAND)) == 1  # it left as the other came


@pytest.mark.clauses("sve", "5.12.1", "4.4.4.2")
def test_a_swap_needs_no_room() -> None:
    """Reading S31: both moves are looked at together."""
    board = Board()
    spell = board.spell(SWAP)
    waiting, *_ = [board.put(ME, EX_AREA, "Reserve") for _ in range(5)]
    there, *_ = [board.put(ME, FIELD, "Veteran") for _ in range(5)]
    table = board.start().play(spell, (waiting,), (there,))
    assert (table.zone(waiting), table.zone(there)) == (FIELD, EX_AREA)
    assert (len(table.cards(ME, FIELD)), len(table.cards(ME, EX_AREA))) == (5, 5)


@pytest.mark.clauses("sve", "5.12.2")
def test_where_one_of_them_cannot_move_nothing_happens() -> None:
    spell_there = Board()
    swap = spell_there.spell("Select a card in your EX area and a card on your field. Swap them.")
    rite = spell_there.put(ME, EX_AREA, "Chant", type="Spell", cost=1)  # a spell is never put onto the field
    page = spell_there.put(ME, FIELD)
    table = spell_there.start().play(swap)
    assert (table.zone(rite), table.zone(page)) == (EX_AREA, FIELD)
    assert table.cited("5.12.2")
    # the other player's card would not come into my EX area
    across = Board()
    swap = across.spell("Select a card in your EX area and an enemy follower on the field. Swap them.")
    mine, theirs = across.put(ME, EX_AREA), across.put(FOE, FIELD)
    table = across.start().play(swap)
    assert (table.zone(mine), table.zone(theirs)) == (EX_AREA, FIELD)
    assert table.cards(FOE, EX_AREA) == []


@pytest.mark.clauses("sve", "5.12.1")
def test_a_card_that_is_swapped_into_a_deck_takes_the_other_ones_place() -> None:
    top = sv.HalfOfDeck(YOU)
    board = Board()
    deck = named_deck(board, "Only")
    there = board.put(ME, EX_AREA, "Scout")
    chosen = ir.Choose((ir.Target(ir.Num(1), ir.Group(ir.IsCard(), (), (ir.InZone(sv.ExArea(YOU)),)), bind="t1"),), YOU)
    spell = board.does(chosen, sv.Swap(ir.Several((ir.Ref(("t1",)), top))))
    table = board.start().play(spell)
    assert (table.cards(ME, DECK), table.cards(ME, EX_AREA)) == ([there], deck)
