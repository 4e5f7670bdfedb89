"""Own sentences played from their text: cards that are looked at or revealed, and what becomes of them."""

from __future__ import annotations

import pytest
from board import BREAK_ZONE, DECK, FIELD, HAND, REMOVED, Board
from helpers import Position
from played import drive, on_top, rite


def test_the_card_on_top_of_their_deck_is_theirs() -> None:
    for kind, drawn in (("Forward", 1), ("Backup", 0)):
        board = Board()
        mine, theirs = board.put(0, DECK, "Mine", type="Summon"), board.put(1, DECK, "Theirs", type=kind)
        on_top(board, 0, mine)
        on_top(board, 1, theirs)
        summon = rite(board, "Your opponent reveals the top card of their deck. If it is a Forward, draw 1 card.")
        assert board.start().play(summon).hand(0) == drawn


def test_two_cards_of_theirs_part_to_either_end_of_their_deck() -> None:
    board = Board()
    top = board.state.zones[1][DECK][:2]
    text = "Look at the top 2 cards of your opponent's deck. Put them at the top or bottom of their deck in any order."
    summon = rite(board, text)
    table = board.start().cast(summon).resolve((top[1],))
    deck = table.match.state.zones[1][DECK]
    assert (deck[0], deck[-1]) == (top[1], top[0])


def test_all_the_other_forwards_than_the_selected_ones() -> None:
    board = Board()
    mine, theirs = ([board.put(player, FIELD, f"{player} {n}") for n in range(2)] for player in (0, 1))
    text = "Each player selects 1 Forward they control. Put all the other Forwards into the Break Zone."
    summon = rite(board, text)
    table = board.start().cast(summon).resolve((mine[0],), (theirs[1],))
    assert [table.zone(each) for each in (*mine, *theirs)] == [FIELD, BREAK_ZONE, BREAK_ZONE, FIELD]


@pytest.mark.parametrize(
    ("text", "gone"),
    [
        ("Reveal the top 2 cards of your deck and your opponent's deck. Put them into the Break Zone.", 2),
        ("Reveal the top card of each player's deck. Put them into the Break Zone.", 1),
        ("Look at the top card of each player's deck. Put them into the Break Zone.", 1),
    ],
)
def test_the_tops_of_both_decks(text: str, gone: int) -> None:
    board = Board()
    summon = rite(board, text)
    table = board.start().play(summon)
    lying = [len([card for card in table.match.state.zones[player][BREAK_ZONE] if card != summon]) for player in (0, 1)]
    assert lying == [gone, gone]


def test_cards_are_turned_over_until_there_are_enough() -> None:
    board = Board()
    kinds = ("Backup", "Monster", "Summon", "Monster", "Monster")
    cards = [board.put(0, DECK, f"Top {i}", type=kind, cost=1) for i, kind in enumerate(kinds)]
    on_top(board, 0, *cards)
    text = (
        "Turn over one card at a time from the top "
        + "of your deck until 2 Monsters are revealed. Add them to your hand. "
    )
    summon = rite(board, text + "Then, put the rest into the Break Zone.")
    table = drive(board.start().cast(summon))
    assert [table.zone(card) for card in cards] == [BREAK_ZONE, HAND, BREAK_ZONE, HAND, DECK]


@pytest.mark.parametrize("first", [0, 1])
@pytest.mark.parametrize(
    "words", ["and returns the other to its owner's hand.", ". Return the other to its owner's hand."]
)
def test_the_opponent_parts_two(first: int, words: str) -> None:
    board = Board()
    foes = [board.put(1, FIELD, name) for name in ("Ann", "Bob")]
    space = "" if words.startswith(".") else " "
    summon = rite(
        board, f"Choose 2 Forwards opponent controls. Your opponent puts 1 of them into the Break Zone{space}{words}"
    )
    table = board.start().cast(summon).resolve((foes[first],))
    assert table.zone(foes[first]) == BREAK_ZONE
    assert table.zone(foes[1 - first]) == HAND


def test_the_power_of_what_was_added() -> None:
    board = Board()
    top = board.put(0, DECK, "Top", power=4000, elements=("Fire",))
    board.state.zones[0][DECK].insert(0, board.state.zones[0][DECK].pop())
    foe = board.put(1, FIELD, "Foe", power=9000)
    text = (
        "Choose 1 Forward. Reveal the top 2 cards of your deck. Add 1 card among them to your hand and put the rest into the Break Zone. "
        "If you added a Fire Forward to your hand, deal the chosen Forward damage equal to the power of the added Forward."
    )
    summon = rite(board, text)
    table = board.start().cast(summon).resolve((top,))
    assert (table.zone(top), table.obj(foe).damage) == (HAND, 4000)


def test_one_card_of_each_kind_is_added() -> None:
    board = Board()
    kinds = ("Forward", "Backup", "Forward", "Monster")
    cards = [board.put(0, DECK, f"Top {i}", type=kind) for i, kind in enumerate(kinds)]
    on_top(board, 0, *cards)
    text = "Reveal the top 4 cards of your deck. Add 1 Forward, 1 Backup, and " + "1 Summon among them "
    summon = rite(board, text + "to your hand and put the rest into the Break Zone.")
    table = drive(board.start().cast(summon), cards[2], cards[1])
    assert [table.zone(card) for card in cards] == [BREAK_ZONE, HAND, HAND, BREAK_ZONE]


def test_some_of_the_chosen_are_added_and_the_rest_is_removed() -> None:
    board = Board()
    cards = [board.put(0, BREAK_ZONE, f"Gone {i}", type="Backup") for i in range(4)]
    text = "Choose 3 Backups in your Break Zone. " + "Add 2 of them to your hand, and remove the rest from the game."
    summon = rite(board, text)
    table = board.start().cast(summon, tuple(cards[:3])).resolve((cards[1], cards[2]))
    assert [table.zone(card) for card in cards] == [REMOVED, HAND, HAND, BREAK_ZONE]


def test_one_card_to_the_hand_and_the_other_to_the_bottom() -> None:
    position = Position("""
cards:
  Hild: {type: Forward, elements: [Fire], cost: 0, power: 5000, text: "《0》: Look at the top 2 cards of your deck. Add 1 card among them to your hand and the other to the bottom of your deck."}
  One: {type: Monster, elements: [Fire], cost: 5, text: ""}
  Other: {type: Monster, elements: [Ice], cost: 5, text: ""}
  Third: {type: Monster, elements: [Ice], cost: 5, text: ""}
players: {A: {field: [Hild], deck: [One, Other, Third]}}
""")
    position.play("[A: {use: Hild}, resolve: 1, A: {choose: [Other]}]").expect("A.hand: [Other], A.deck: [Third, One]")


@pytest.mark.parametrize(("shown", "drawn"), [(True, 0), (False, 1)])
def test_an_opponent_shows_a_card_or_not(shown: bool, drawn: int) -> None:
    board = Board()
    held = board.put(1, HAND, "Held", type="Forward")
    board.put(1, HAND, "Other", type="Summon")
    summon = rite(board, "Your opponent may reveal 1 Forward from their hand. If they don't, draw 1 card.")
    table = board.start().cast(summon).resolve(shown, *(((held,),) if shown else ()))
    assert (table.hand(0), table.zone(held)) == (drawn, HAND)


@pytest.mark.parametrize(("kinds", "held"), [(("Forward", "Forward"), 2), (("Forward", "Backup"), 0)])
def test_what_both_revealed_cards_are(kinds: tuple[str, str], held: int) -> None:
    board = Board()
    for n, kind in enumerate(kinds):
        on_top(board, 0, board.put(0, DECK, f"Card {n}", type=kind))
    summon = rite(
        board, "Reveal the top 2 cards of your deck. If both of the revealed cards are Forwards, add them to your hand."
    )
    assert board.start().play(summon).hand(0) == held


def test_cards_looked_at_go_three_ways() -> None:
    board = Board()
    top = board.state.zones[0][DECK][:3]
    text = "Look at the top 3 cards of your deck. Put 1 card on top of your deck, 1 card at the bottom of your deck and 1 card into the Break Zone."
    summon = rite(board, text)
    table = board.start().cast(summon).resolve((top[2],), (top[0],), (top[1],))
    deck = table.match.state.zones[0][DECK]
    assert (deck[0], deck[-1], table.zone(top[1])) == (top[2], top[0], BREAK_ZONE)
