"""Own sentences played from their text: decks: searching, looking, revealing, milling, their ends."""

from __future__ import annotations

import pytest
from board import BREAK_ZONE, DECK, FIELD, HAND, REMOVED, Board
from played import abilities, cast, drive, hild, hild_text, on_top, rite

from cardwright.errors import Illegal
from cardwright.kernel.rng import Random

BACK = "Return them to the bottom of your deck in any order."


def test_put_at_the_bottom_by_who_selects_it() -> None:
    board = Board()
    foe = board.put(1, FIELD, "Foe")
    summon = rite(board, "Your opponent selects 1 Forward they control and puts it at the bottom of its owner's deck.")
    table = board.start().play(summon)
    assert table.zone(foe) == DECK
    assert table.match.state.zones[1][DECK][-1] == foe


def test_put_at_the_bottom_and_so_on() -> None:
    board = Board()
    other = board.put(0, FIELD, "Olga")
    text = "You may put 1 [[i]]Card Name Olga[[/]] you control at the bottom of its owner's deck. If you do so, draw 1 card."
    summon = rite(board, text)
    table = board.start().play(summon, (), True)
    assert table.zone(other) == DECK and table.hand(0) == 1


def test_cards_go_under_the_deck_they_come_from() -> None:
    board = Board()
    top = board.state.zones[1][DECK][0]
    summon = rite(board, "Reveal the top card of your opponent's deck. You may put it at the bottom of the deck.")
    table = board.start().cast(summon).resolve(True)
    assert table.match.state.zones[1][DECK][-1] == top


@pytest.mark.parametrize(
    ("said", "damage"),
    [("1 or more of them are Ice", 1000), ("2 or more of them are Ice", 0), ("all of them are Ice", 0)],
)
def test_of_what_element_the_shown_cards_are(said: str, damage: int) -> None:
    board = Board()
    mine = board.put(0, FIELD, "Mine")
    ice = board.put(0, DECK, "Frost", elements=("Ice",))
    on_top(board, 0, ice)
    text = f"Reveal the top 2 cards of your deck. If {said}, deal 1000 damage to all the Forwards. {BACK}"
    summon = rite(board, text)
    table = board.start().cast(summon)
    while table.match.state.stack:
        table.answer(("pass",) if table.asked.kind == "act" else table.match.sample(Random(1)))
    assert table.obj(mine).damage == damage


def test_an_opponent_puts_away_what_he_selects() -> None:
    board = Board()
    foes = [board.put(1, FIELD, name) for name in ("A", "B")]
    summon = rite(board, "Your opponent puts 1 Forward they control at the bottom of its owner's deck.")
    table = board.start().cast(summon).resolve((foes[0],))
    assert table.match.state.zones[1][DECK][-1] == foes[0] and table.zone(foes[1]) == FIELD


def test_the_rest_does_not_hold_what_was_put_on_top() -> None:
    board = Board()
    text = "Look at the top 3 cards of your deck. Select 1 card among them. Put it on top of your deck and the others into the Break Zone."
    summon = rite(board, text)
    table = board.start()
    top = table.match.state.zones[0][DECK][:3]
    table.cast(summon).resolve((top[1],))
    assert [table.zone(each) for each in top] == [BREAK_ZONE, DECK, BREAK_ZONE]


def test_one_card_and_another_one_among_those_looked_at() -> None:
    board = Board()
    mine = board.put(0, FIELD, "Guard")
    top = board.state.zones[0][DECK][:3]
    summon = rite(
        board,
        "Look at the top 3 cards of your deck. Add 1 card among them to your hand and put 1 card into the Break Zone,"
        " then put the remaining card on top of your deck.",
    )
    table = board.start().cast(summon).resolve((top[0],), (top[2],))
    assert [table.zone(each) for each in (mine, *top)] == [FIELD, HAND, DECK, BREAK_ZONE]
    assert table.match.state.zones[0][DECK][0] == top[1]


def test_several_to_either_end_of_their_decks() -> None:
    board = Board()
    one, two = board.put(1, FIELD, "One"), board.put(1, FIELD, "Two")
    summon = rite(board, "Choose up to 2 Forwards. Put them at the top or bottom of their owners' decks.")
    table = board.start().cast(summon, (one, two))
    table = table.resolve((one,))
    deck = table.match.state.zones[1][DECK]
    assert (deck[0], deck[-1]) in {(one, two), (two, one)}


def test_a_forward_goes_under_the_top_cards() -> None:
    board = Board()
    card = board.put(1, FIELD, "Theirs")
    summon = rite(board, "Choose 1 Forward. Put it under the top two cards of its owner's deck.")
    table = drive(board.start().cast(summon), card)
    assert table.match.state.zones[1][DECK].index(card) == 2


@pytest.mark.parametrize(("where", "player"), [("your opponent's deck", 1), ("your deck", 0)])
def test_a_deck_of_which_so_many_are_left(where: str, player: int) -> None:
    board = Board()
    summon = rite(
        board, f"Put the top card of {where} into the Break Zone until there are only 4 cards left in the deck."
    )
    table = board.start().play(summon)
    assert len(table.match.state.zones[player][DECK]) == 4 and len(table.match.state.zones[1 - player][DECK]) == 10


@pytest.mark.parametrize("forwards", [0, 2])
def test_milled_cards_are_counted_behind_a_choice(forwards: int) -> None:
    board = Board()
    deck = board.state.zones[0][DECK]
    for number in range(forwards):
        board.put(0, DECK, f"Guard {number}")
        deck.insert(0, deck.pop())
    foe = board.put(1, FIELD, "Foe", power=9000)
    text = (
        "Put the top 3 cards of your deck into the Break Zone. When you do so, choose 1 Forward of cost 2 opponent controls."
        " Deal it 2000 damage for each Forward put into the Break Zone by this effect."
    )
    summon = rite(board, text)
    table = board.start().play(summon)
    assert table.obj(foe).damage == 2000 * forwards


@pytest.mark.parametrize("kinds", [("Monster", "Monster", "Forward"), ("Forward", "Backup", "Forward")])
def test_each_milled_card_of_a_kind(kinds: tuple[str, ...]) -> None:
    board = Board()
    deck = board.state.zones[0][DECK]
    for number, kind in enumerate(kinds):
        board.put(0, DECK, f"Top {number}", type=kind)
        deck.insert(0, deck.pop())
    text = "Put the top 3 cards of your deck into the Break Zone. Draw 1 card for each Monster put into the Break Zone by this effect."
    summon = rite(board, text)
    assert board.start().play(summon).hand(0) == kinds.count("Monster")


def test_how_many_of_those_milled() -> None:
    for number, drawn in ((1, 0), (2, 1)):
        board = Board()
        text = "Put the top 2 cards of your deck into the Break Zone. If 2 or more of the cards put into the Break Zone are Monsters, draw 1 card."
        summon = rite(board, text)
        for _ in range(number):
            board.put(0, DECK, "Ooze", type="Monster")
        for _ in range(2 - number):
            board.put(0, DECK, "Guard")
        zone = board.state.zones[0][DECK]
        zone[:] = zone[-2:] + zone[:-2]
        assert board.start().play(summon).hand(0) == drawn


def test_whose_deck_a_card_is_put_from() -> None:
    text = (
        "When a card is put from your opponent's deck "
        + "into the Break Zone, Hild gains +1000 power until the end of the turn."
    )
    for who, power in (
        ("Put the top card of your deck", 5000),
        ("Your opponent puts the top card of their deck", 6000),
    ):
        board = Board()
        card = board.put(0, FIELD, "Hild", *hild_text(text))
        summon = rite(board, f"{who} into the Break Zone.")
        assert drive(board.start().cast(summon)).power(card) == power


def test_whose_deck_cards_are_put_from() -> None:
    text = "When a card is put from your deck into the Break Zone, Hild gains +1000 power until the end of the turn."
    for who, grown in (("Put", 6000), ("Your opponent puts", 5000)):
        board = Board()
        hild = board.put(0, FIELD, "Hild", *abilities(text, "Hild", "Forward"))
        deck = "your" if who == "Put" else "their"
        summon = rite(board, f"{who} the top card of {deck} deck into the Break Zone.")
        assert board.start().play(summon).power(hild) == grown


@pytest.mark.parametrize(("second", "drawn"), [("Forward", 1), ("Summon", 0)])
def test_what_both_milled_cards_are(second: str, drawn: int) -> None:
    board = Board()
    deck = board.state.zones[0][DECK]
    for kind in (second, "Forward"):
        board.put(0, DECK, kind, type=kind)
        deck.insert(0, deck.pop())
    summon = rite(
        board, "Put the top 2 cards of your deck into the Break Zone. If both cards are Forwards, draw 1 card."
    )
    assert board.start().play(summon).hand(0) == drawn


def test_milled_cards_of_an_element_are_counted() -> None:
    board = Board()
    deck = board.state.zones[0][DECK]
    for number, element in enumerate(("Ice", "Fire", "Ice")):
        board.put(0, DECK, f"Card {number}", elements=(element,))
        deck.insert(0, deck.pop())
    summon = rite(
        board,
        "Put the top 3 cards of your deck into the Break Zone. Draw 1 card for each Ice card put into the Break Zone by this effect.",
    )
    assert board.start().play(summon).hand(0) == 2


def test_cards_put_into_ones_own_break_zone() -> None:
    for who, drawn in (("Put", 1), ("Your opponent puts", 0)):
        board = Board()
        hild(board, "When a Backup is put into your Break Zone, draw 1 card.")
        deck = "your" if who == "Put" else "their"
        summon = rite(board, f"{who} the top card of {deck} deck into the Break Zone.")
        assert board.start().play(summon).hand(0) == drawn


def test_it_is_what_was_put_away_and_asked_about() -> None:
    for kind, zone in (("Forward", HAND), ("Summon", BREAK_ZONE)):
        board = Board()
        top = board.put(0, DECK, "Page", type=kind)
        board.state.zones[0][DECK].insert(0, board.state.zones[0][DECK].pop())
        summon = rite(
            board, "Put the top card of your deck into the Break Zone. If that card is a Forward, add it to your hand."
        )
        assert board.start().play(summon).zone(top) == zone


def test_searching_and_drawing_are_seen() -> None:
    board = Board()
    hild(board, "When you search for 1 or more cards, draw 1 card.")
    goal = board.put(0, DECK, "Goal", type="Summon")
    summon = rite(board, "Search for 1 Summon and add it to your hand.")
    table = board.start().cast(summon).resolve((goal,))
    assert table.hand(0) == 2
    board = Board()
    hild(board, "When your opponent draws a card outside of their Draw Phase, draw 1 card.")
    summon = rite(board, "Your opponent draws 1 card.")
    assert board.start().play(summon).hand(0) == 1


def test_removed_from_the_other_deck_for_each() -> None:
    board = Board()
    for number in range(3):
        board.put(0, FIELD, f"Imp {number}", type="Monster")
    summon = rite(board, "Remove the top card of your opponent's deck from the game for each Monster you control.")
    assert len(board.start().play(summon).match.state.zones[1][REMOVED]) == 3


def test_as_many_cards_as_it_costs_are_removed() -> None:
    board = Board()
    card = board.put(1, FIELD, "Theirs", cost=4)
    text = (
        "Choose 1 Forward. Break it. Remove as many cards from the top "
        + "of your deck from the game as the CP required "
    )
    summon = rite(board, text + "to cast the chosen Forward.")
    table = drive(board.start().cast(summon), card)
    assert (table.zone(card), len(table.match.state.zones[0][REMOVED])) == (BREAK_ZONE, 4)


def test_top_cards_of_the_opponents_deck_are_removed() -> None:
    board = Board()
    summon = rite(board, "Remove the top 3 cards of your opponent's deck from the game.")
    played = board.start().play(summon)
    zones = played.match.state.zones
    assert (len(zones[1][DECK]), len(zones[1][REMOVED]), len(zones[0][DECK])) == (7, 3, 10)


@pytest.mark.clauses("fftcg-2020", "15.1.1.8.1")
def test_both_that_are_found_cost_so_much_together() -> None:
    board = Board()
    four = board.put(0, DECK, "Four", cost=4)
    three = board.put(0, DECK, "Three", type="Backup", cost=3)
    text = "Search for 1 Forward and 1 Backup with a total cost of 6 or less and add them to your hand."
    summon = rite(board, text)
    table = board.start().cast(summon)
    with pytest.raises(Illegal):
        table.resolve((four,), (three,))
    board = Board()
    four, six = board.put(0, DECK, "Four", cost=4), board.put(0, DECK, "Six", cost=6)
    two = board.put(0, DECK, "Two", type="Backup", cost=2)
    summon = rite(board, text)
    table = board.start().cast(summon).resolve((four,), (two,))
    assert [table.zone(card) for card in (four, two, six)] == [HAND, HAND, DECK]


@pytest.mark.parametrize("searches", [True, False])
def test_an_opponent_may_search(searches: bool) -> None:
    board = Board()
    wanted = board.put(1, DECK, "Wanted")
    summon = rite(board, "Your opponent may search for 1 Forward and add it to their hand.")
    table = board.start().cast(summon).resolve(*((True, (wanted,)) if searches else (False,)))
    assert (table.zone(wanted), table.hand(0), table.hand(1)) == ((HAND, 0, 1) if searches else (DECK, 0, 0))


def test_found_cards_differ_in_element_and_cost() -> None:
    board = Board()
    cards = [
        board.put(0, DECK, f"Spell {each}", type="Summon", elements=(element,), cost=cost)
        for each, (element, cost) in enumerate((("Fire", 1), ("Fire", 2), ("Ice", 1), ("Ice", 3)))
    ]
    text = "Search for up to 4 Summons, each of a different Element and cost and add them to your hand."
    table = cast(board, text).answer(("pass",), ("pass",))
    table.answer((cards[0],))
    assert set(table.asked.options) == {cards[3]}
    table.resolve((cards[3],), ())
    assert table.hand(0) == 2


@pytest.mark.clauses("fftcg-2020", "15.1.1.8.1")
def test_what_is_found_differs() -> None:
    board = Board()
    fire = board.put(0, DECK, "Ember", elements=("Fire",))
    aide = board.put(0, DECK, "Aide", type="Backup", elements=("Fire",))
    text = "Search for 1 {Card Name Ember} and 1 Backup of cost 2 that don't share Elements and add them to your hand."
    summon = rite(board, text)
    table = board.start().cast(summon)
    with pytest.raises(Illegal):
        table.resolve((fire,), (aide,))
    board = Board()
    fire = board.put(0, DECK, "Ember", elements=("Fire",))
    clerk = board.put(0, DECK, "Clerk", type="Backup", elements=("Ice",))
    summon = rite(board, text)
    table = board.start().cast(summon).resolve((fire,), (clerk,))
    assert [table.zone(card) for card in (fire, clerk)] == [HAND, HAND]


@pytest.mark.clauses("fftcg-2020", "11.12.5.6")
@pytest.mark.parametrize(("helped", "place"), [(False, HAND), (True, FIELD)])
def test_another_thing_is_done_with_what_is_searched_for(helped: bool, place: int) -> None:
    board = Board()
    found = board.put(0, DECK, "Guard")
    if helped:
        board.put(0, FIELD, "Ooze", type="Monster")
    text = "Search for 1 Forward and add it to your hand. If you control a Monster, play it onto the field instead."
    summon = rite(board, text)
    table = board.start().play(summon, (), (found,))
    assert table.zone(found) == place


def test_each_player_searches_his_own_deck() -> None:
    board = Board()
    mine, theirs = board.put(0, DECK, "Mine", type="Monster"), board.put(1, DECK, "Theirs", type="Monster")
    summon = rite(board, "Each player may search for 1 Monster and add it to his/her hand.")
    table = board.start().cast(summon).resolve(True, (mine,), True, (theirs,))
    assert (table.zone(mine), table.zone(theirs), table.obj(theirs).owner) == (HAND, HAND, 1)


def test_an_opponent_shuffles_the_own_break_zone_into_the_own_deck() -> None:
    board = Board()
    mine, theirs = board.put(0, BREAK_ZONE, "Mine"), board.put(1, BREAK_ZONE, "Theirs")
    summon = rite(board, "Your opponent shuffles their Break Zone into their deck.")
    table = board.start().play(summon)
    assert (table.zone(mine), table.zone(theirs)) == (BREAK_ZONE, DECK)
    board = Board()
    mine, theirs = board.put(0, BREAK_ZONE, "Mine"), board.put(1, BREAK_ZONE, "Theirs")
    summon = rite(board, "Each player shuffles their Break Zone into their deck.")
    table = board.start().play(summon)
    assert (table.zone(mine), table.zone(theirs)) == (DECK, DECK)


def test_a_hand_goes_into_the_deck_and_as_many_cards_come_back() -> None:
    board = Board()
    for n in range(3):
        board.put(0, HAND, f"Held {n}")
        board.put(1, HAND, f"Theirs {n}")
    board.put(1, HAND, "One more")
    summon = rite(board, "Your opponent shuffles his/her hand into his/her deck, then draws the same number of cards. Shuffle your hand "
                  "into your deck. Then, draw the same number of cards.")  # fmt: skip
    table = board.start().play(summon)
    assert (table.hand(0), table.hand(1)) == (3, 4)
