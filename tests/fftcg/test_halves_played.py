"""Own sentences played from their text: one of two goes here, the other there; traits lost; arrivals that nobody notices."""

from __future__ import annotations

import pytest
from board import BREAK_ZONE, DAMAGE_ZONE, DECK, FIELD, HAND, Board
from test_kinds_played import hild
from test_sentences_played import abilities, rite


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


@pytest.mark.parametrize(("player", "drawn"), [(1, 0), (0, 1)])
def test_nobody_notices_an_arrival(player: int, drawn: int) -> None:
    board = Board()
    hild(board, "The Forwards opponent controls entering the field will not trigger any auto-abilities.", player=player)
    guest = board.put(
        0, HAND, "Olga", *abilities("When Olga enters the field, draw 1 card.", "Olga", "Forward"), cost=0
    )
    table = board.start().play(guest)
    assert (table.zone(guest), table.hand(0)) == (FIELD, drawn)


def test_what_waits_for_arrivals_is_still_there_for_others() -> None:
    board = Board()
    hild(board, "The Forwards opponent controls entering the field will not trigger any auto-abilities.", player=1)
    board.put(0, FIELD, "Pia", *abilities("When a Monster enters your field, draw 1 card.", "Pia", "Forward"))
    ooze = board.put(0, HAND, "Ooze", type="Monster", cost=0)
    assert board.start().play(ooze).hand(0) == 1


@pytest.mark.parametrize(("lost", "power"), [("Jobs", 5000), ("Categories", 5000), ("abilities", 6000)])
def test_traits_are_lost_for_the_turn(lost: str, power: int) -> None:
    board = Board()
    kind = "{Job Smith}" if lost == "Jobs" else "{Category XIII}"
    hild(board, f"The {kind} Forwards other than Hild you control gain +1000 power.")
    olga = board.put(0, FIELD, "Olga", power=5000, jobs=("Smith",), categories=("XIII",))
    summon = rite(board, f"Choose 1 {{Card Name Olga}}. It loses all its {lost} until the end of the turn.")
    table = board.start()
    assert table.power(olga) == 6000
    assert table.play(summon).power(olga) == power


def test_the_rest_does_not_hold_what_was_put_on_top() -> None:
    board = Board()
    text = "Look at the top 3 cards of your deck. Select 1 card among them. Put it on top of your deck and the others into the Break Zone."
    summon = rite(board, text)
    table = board.start()
    top = table.match.state.zones[0][DECK][:3]
    table.cast(summon).resolve((top[1],))
    assert [table.zone(each) for each in top] == [BREAK_ZONE, DECK, BREAK_ZONE]


def test_a_card_put_into_the_damage_zone_is_no_point_of_damage() -> None:
    board = Board()
    hild(board, "When you receive a point of damage, draw 1 card.")
    card = board.put(0, BREAK_ZONE, "Lost")
    summon = rite(board, "Choose 1 card in your Break Zone. Put it into the Damage Zone.")
    table = board.start().play(summon)
    assert (table.zone(card), table.hand(0)) == (DAMAGE_ZONE, 0)


@pytest.mark.parametrize(("kind", "zone"), [("Monster", FIELD), ("Forward", HAND)])
def test_played_instead_of_added(kind: str, zone: int) -> None:
    board = Board()
    card = board.put(0, DECK, "Top", type=kind)
    summon = rite(
        board,
        "Reveal the top card of your deck. Add it to your hand. If it is a Monster, play it onto the field instead.",
    )
    deck = board.state.zones[0][DECK]
    deck.insert(0, deck.pop())
    table = board.start().play(summon)
    assert table.zone(card) == zone


def test_all_counters_of_one_kind() -> None:
    board = Board()
    olga = board.put(0, FIELD, "Olga")
    board.state.objects[olga].counters = {"Moon": 3, "Sun": 1}
    summon = rite(
        board,
        "Choose 1 Character. Select 1 Counter placed on it. Remove all Counters of the same type from that Character.",
    )
    table = board.start().cast(summon)
    table.answer(("pass",), ("pass",))
    assert sorted(table.asked.options) == ["Moon", "Sun"]
    assert table.resolve(("Moon",)).obj(olga).counters == {"Sun": 1}
