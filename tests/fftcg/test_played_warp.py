"""Own sentences played from their text: Warp, and from where a card was cast."""

from __future__ import annotations

import pytest
from board import BREAK_ZONE, FIELD, HAND, REMOVED, Board
from newer import acts_of, put, until
from played import (
    abilities,
    hild,
    rite,
)


@pytest.mark.clauses("fftcg-new", "X-WARP-4")
def test_what_entered_due_to_warp_is_known_later() -> None:
    own = "If Hero entered the field due to Warp, Hero gains +2000 power."
    every = "The Forwards you control that entered the field due to Warp gain +2000 power."
    for text, other in ((own, ""), ("", every)):
        for warped in (True, False):
            board = Board()
            hero = put(board, 0, REMOVED if warped else HAND, "Hero", "{Warp 2 --} 《火》\n" + text, power=5000)
            board.state.objects[hero].counters = {"Warp": 1} if warped else {}
            if other:
                put(board, 0, FIELD, "Olga", other, type="Backup")
            table = board.start()
            table = until(table, "main1", 0) if warped else table.play(hero)
            assert table.zone(hero) == FIELD
            assert table.power(hero) == (7000 if warped else 5000)


@pytest.mark.clauses("fftcg-new", "X-PAY-5")
def test_warp_costs_less() -> None:
    for words, able in (("", False), ("\nThe Warp cost of Hero is reduced by 1.", True)):
        board = Board()
        hero = put(board, 0, HAND, "Hero", "{Warp 1 --} 《火》" + words, cost=7)
        assert bool(acts_of(board.start(), hero)) == able
    board = Board()
    hero = put(board, 0, HAND, "Hero", "{Warp 1 --} 《火》《1》", cost=7)
    board.put(0, FIELD, "Helper", type="Backup")
    assert not acts_of(board.start(), hero)
    put(board, 0, FIELD, "Olga", "Your Warp cost is reduced by 1.")
    assert acts_of(board.start(), hero)


@pytest.mark.clauses("fftcg-new", "X-PAY-5")
@pytest.mark.parametrize(("words", "able"), [("Warp cost of your cards", True), ("Priming cost of your cards", False)])
def test_warp_costs_less_this_turn(words: str, able: bool) -> None:
    board = Board()
    hero = put(board, 0, HAND, "Hero", "{Warp 1 --} 《火》", cost=7)
    summon = rite(board, f"During this turn, the {words} is reduced by 1.")
    assert bool(acts_of(board.start().play(summon), hero)) == able


def test_a_card_from_the_hand_is_warped_by_another() -> None:
    board = Board()
    warped = board.put(0, HAND, "Held", *abilities("[[i]]Warp 2 --[[/]] 《火》", "Held", "Forward"), cost=5)
    card = hild(
        board,
        "When Hild enters the field, you may remove 1 Forward with Warp in your hand from the game and place 2 Warp Counters on it.",
        HAND,
        cost=0,
    )
    table = board.start().cast(card).resolve(True, (warped,))
    assert table.zone(warped) == REMOVED
    assert table.obj(warped).counters == {"Warp": 2}


@pytest.mark.parametrize(("zone", "drawn"), [(HAND, 1), (BREAK_ZONE, 0)])
def test_whether_it_was_cast_from_the_hand(zone: int, drawn: int) -> None:
    board = Board()
    words = "You can cast Hild from your Break Zone.[[br]]When Hild enters the field, if Hild was cast from your hand, draw 1 card."
    card = hild(board, words, zone, cost=0)
    table = board.start()
    held = table.hand(0) - (zone == HAND)
    assert table.play(card).hand(0) - held == drawn


@pytest.mark.parametrize(("warped", "drawn"), [(True, 0), (False, 1)])
@pytest.mark.clauses("fftcg-new", "X-WARP-4")
def test_what_enters_other_than_due_to_warp(warped: bool, drawn: int) -> None:
    board = Board()
    words = "{Warp 2 --} 《火》\nWhen Hero enters the field other than due to Warp, draw 1 card."
    hero = put(board, 0, REMOVED if warped else HAND, "Hero", words, power=5000)
    board.state.objects[hero].counters = {"Warp": 1} if warped else {}
    table = board.start()
    held = table.hand(0) - (not warped)
    table = until(table, "main1", 0) if warped else table.play(hero)
    assert table.zone(hero) == FIELD
    if not warped:
        assert table.hand(0) - held == drawn


@pytest.mark.clauses("fftcg-new", "X-WARP-4")
def test_what_entered_due_to_warp_this_turn() -> None:
    board = Board()
    hero = put(board, 0, REMOVED, "Hero", "{Warp 2 --} 《火》", power=5000)
    board.state.objects[hero].counters = {"Warp": 1}
    put(
        board,
        0,
        FIELD,
        "Olga",
        "The Forwards you control that entered the field due to Warp this turn gain +2000 power.",
        type="Backup",
    )
    table = until(board.start(), "main1", 0)
    assert table.power(hero) == 7000
    assert until(table, "main1", 1).power(hero) == 5000


@pytest.mark.parametrize(("warped", "drawn"), [(True, 1), (False, 0)])
@pytest.mark.clauses("fftcg-new", "X-WARP-4")
def test_what_enters_due_to_warp_or_an_ability(warped: bool, drawn: int) -> None:
    board = Board()
    words = "{Warp 2 --} 《火》\nWhen Hero enters the field due to Warp or an ability, put the top card of your deck into the Break Zone."
    hero = put(board, 0, REMOVED if warped else HAND, "Hero", words, power=5000)
    board.state.objects[hero].counters = {"Warp": 1} if warped else {}
    table = board.start()
    table = until(table, "main1", 0) if warped else table.play(hero)
    assert table.zone(hero) == FIELD
    assert len(table.match.state.zones[0][BREAK_ZONE]) == drawn
    board = Board()
    hero = put(board, 0, HAND, "Hero", words, power=5000)
    hild(board, "{0}: Play 1 {Card Name Hero} from your hand onto the field.".replace("{0}", "《0》"))
    table = board.start().answer(("use", board.state.zones[0][FIELD][-1], 0))
    while table.asked.kind == "choose":
        table.answer((hero,))
    table.resolve((hero,))
    assert table.zone(hero) == FIELD and len(table.match.state.zones[0][BREAK_ZONE]) == 1


def test_it_is_cheaper_once_a_warp_counter_was_removed() -> None:
    board = Board()
    gone = put(board, 0, REMOVED, "Gone", "{Warp 2 --} 《火》")
    board.state.objects[gone].counters = {"Warp": 2}
    words = (
        "If a Warp Counter was removed from a card you own this turn, the cost required to cast Hild is reduced by 5."
    )
    card = hild(board, words, HAND, cost=5)
    summon = rite(board, "Choose 1 card removed from the game. Remove 1 Warp Counter from it.")
    table = board.start()
    assert not acts_of(table, card)
    table.cast(summon).resolve()
    assert table.obj(gone).counters == {"Warp": 1}
    assert acts_of(table, card)
