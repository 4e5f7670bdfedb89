"""Own sentences played from their text: offers with an "instead", what is put away and counted, both players' Monsters returned."""

from __future__ import annotations

import pytest
from board import BREAK_ZONE, FIELD, HAND, REMOVED, Board
from test_kinds_played import hild
from test_sentences_linked import to_attack
from test_sentences_played import abilities, rite

from cardwright.games.fftcg import casting_cp


@pytest.mark.parametrize(
    ("kind", "offered", "drawn"), [("Backup", True, 2), ("Monster", True, 1), ("Backup", False, 0)]
)
def test_an_offer_and_what_is_done_instead(kind: str, offered: bool, drawn: int) -> None:
    """11.11.5: "if you do so" holds for what stands in its place, too."""
    board = Board()
    text = "You may discard 1 card. If you do so, draw 1 card. If the discarded card is a {}, draw 2 cards instead."
    summon = rite(board, text.format("Backup"))
    board.put(0, HAND, "Held", type=kind)
    table = board.start()
    held = table.hand(0)
    table.cast(summon).resolve(offered)
    assert table.hand(0) == held - 1 - offered + drawn


def test_instead_of_an_offer_that_was_refused() -> None:
    """11.11.5: what has no "discarded card" in it waits for the offer as well."""
    for offered, drawn in ((False, 0), (True, 2)):
        board = Board()
        board.put(0, FIELD, "Shed", type="Backup")
        summon = rite(
            board, "You may discard 1 card. If you do so, draw 1 card. If you control a Backup, draw 2 cards instead."
        )
        board.put(0, HAND, "Held")
        table = board.start()
        table.cast(summon).resolve(offered)
        assert table.hand(0) == 1 - offered + drawn


def test_so_many_were_put_away() -> None:
    board = Board()
    for player in (0, 1):
        board.put(player, FIELD, f"Ooze {player}", type="Monster")
    board.put(1, FIELD, "Guard")
    summon = rite(
        board,
        "Put all the Monsters into the Break Zone. Draw 1 card for each Monster put into the Break Zone by this effect.",
    )
    table = board.start().play(summon)
    assert table.hand(0) == 2


def test_each_player_returns_all_of_a_kind() -> None:
    board = Board()
    oozes = [board.put(player, FIELD, f"Ooze {player}", type="Monster") for player in (0, 1)]
    guard = board.put(1, FIELD, "Guard")
    summon = rite(board, "Each player returns all the Monsters they control to their owners' hands.")
    table = board.start().play(summon)
    assert [table.zone(each) for each in (*oozes, guard)] == [HAND, HAND, FIELD]


def test_each_player_selects_two_kinds_and_puts_them_away() -> None:
    board = Board()
    there = [
        board.put(player, FIELD, f"{kind} {player}", type=kind) for player in (0, 1) for kind in ("Forward", "Backup")
    ]
    summon = rite(board, "Each player selects 1 Forward and 1 Backup they control and puts them into the Break Zone.")
    table = board.start().play(summon)
    assert {table.zone(each) for each in there} == {BREAK_ZONE}


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


def test_what_was_found_costs_less() -> None:
    """11.3.5: only the card that is spoken of, and only this turn."""
    board = Board()
    found = board.put(0, BREAK_ZONE, "Found", cost=5)
    held = board.put(0, HAND, "Held", cost=5)
    text = "Choose 1 Forward in your Break Zone. Add it to your hand. During this turn, the cost required to cast it is reduced by 2."
    summon = rite(board, text)
    table = board.start().play(summon)
    costs = [casting_cp.cast_need(table.match.game, 0, table.ref(each)).amount for each in (found, held)]
    assert costs == [3, 5]


def test_no_summons_while_somebody_attacks() -> None:
    for words, able in (("the Attack Phase", False), ("your opponent's Attack Phase", True)):
        board = Board()
        hild(board, f"Players cannot cast Summons during {words}.")
        attacker = board.put(0, FIELD, "Striker")
        summon = rite(board, "Draw 1 card.")
        table = board.start()
        assert ("cast", summon, "") in table.match.acts()
        table.answer(("pass",), ("pass",))
        assert (("cast", summon, "") in table.match.acts()) == able, attacker


def test_what_both_players_put_away_is_counted() -> None:
    board = Board()
    for player in (0, 1):
        board.put(player, FIELD, f"Ooze {player}", type="Monster")
    text = "Each player puts 1 Monster they control into the Break Zone. For each Monster put into the Break Zone this way, draw 1 card."
    summon = rite(board, text)
    assert board.start().play(summon).hand(0) == 2


def test_the_returned_card_measures_what_is_played() -> None:
    """7.3: what it cost is known although it is in the hand now."""
    board = Board()
    text = "When a Backup you control is returned from the field to your hand, choose 1 Forward of cost less than that of the returned Backup. Dull it."
    hild(board, text, cost=9)
    shed = board.put(0, FIELD, "Shed", type="Backup", cost=3)
    cheap, dear = (board.put(1, FIELD, f"Foe {cost}", cost=cost) for cost in (2, 3))
    summon = rite(board, "Choose 1 Backup. Return it to its owner's hand.")
    table = board.start().play(summon)
    assert table.zone(shed) == HAND
    assert (table.obj(cheap).dull, table.obj(dear).dull) == (True, False)


def test_what_went_elsewhere_was_not_put_away() -> None:
    """11.12: a Monster that is removed from the game instead is not counted."""
    board = Board()
    board.put(0, FIELD, "Ooze", type="Monster")
    text = "If Slime is put from the field into the Break Zone, remove it from the game instead."
    gone = board.put(0, FIELD, "Slime", *abilities(text, "Slime", "Monster"), type="Monster")
    text = "Put all the Monsters into the Break Zone. For each Monster put into the Break Zone this way, draw 1 card."
    summon = rite(board, text)
    table = board.start().play(summon)
    assert table.zone(gone) == REMOVED
    assert table.hand(0) == 1


def test_who_comes_back_gains_it_then() -> None:
    board = Board()
    card = board.put(0, FIELD, "Guard")
    summon = rite(
        board,
        "Choose 1 Forward you control. Remove it from the game. At the end of the turn, play it onto the field. "
        "It gains +3000 power until the end of your opponent's turn.",
    )
    table = board.start().play(summon)
    assert table.zone(card) == REMOVED
    while table.zone(card) == REMOVED:
        asked = table.asked
        table.answer(("pass",) if asked.kind == "act" else (asked.options or ())[: asked.least])
    assert (table.zone(card), table.power(card)) == (FIELD, 8000)


def test_no_stronger_forward_blocks_it() -> None:
    """10.1.3: the power that counts is that of the attacker."""
    board = Board()
    striker = board.put(0, FIELD, "Striker", power=5000)
    weak, strong = (board.put(1, FIELD, f"Foe {power}", power=power) for power in (5000, 6000))
    summon = rite(
        board,
        "Choose 1 Forward you control. It cannot be blocked by Forwards with power higher than its own this turn.",
    )
    table = board.start().play(summon)
    table = to_attack(table, striker)
    while table.asked.reason != "block":
        table.answer(("pass",))
    assert table.asked.options == (weak,), strong
