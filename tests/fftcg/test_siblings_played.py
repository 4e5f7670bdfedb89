"""Own sentences played from their text: what happened this turn as a number, moments in a Main Phase, damage that nothing reduces,
cards taken one after another among those that were looked at."""

from __future__ import annotations

import pytest
from board import BREAK_ZONE, DECK, FIELD, HAND, REMOVED, Board
from test_sentences_played import abilities, rite


@pytest.mark.parametrize(("owner", "drawn"), [(0, 0), (1, 1)])
def test_an_opponents_forward_is_the_other_players(owner: int, drawn: int) -> None:
    board = Board()
    text = "When an opponent's Forward leaves the field, draw 1 card."
    board.put(0, FIELD, "Hild", *abilities(text, "Hild", "Backup"), type="Backup")
    board.put(owner, FIELD, "Guard")
    summon = rite(board, "Break all the Forwards.")
    assert board.start().play(summon).hand(0) == drawn


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


@pytest.mark.parametrize("cards", [0, 2])
def test_cards_discarded_this_turn_are_counted(cards: int) -> None:
    board = Board()
    for _ in range(cards):
        board.put(0, HAND, "Held", type="Backup")
    hild = board.put(
        0,
        FIELD,
        "Hild",
        *abilities("Hild gains +1000 power for each card you have discarded this turn.", "Hild", "Forward"),
    )
    summon = rite(board, "Discard your hand.")
    assert board.start().play(summon).power(hild) == 5000 + 1000 * cards


def test_forwards_put_away_this_turn_are_counted() -> None:
    board = Board()
    board.put(0, FIELD, "Guard")
    board.put(1, FIELD, "Foe")
    board.put(1, FIELD, "Lamp", type="Backup")
    text = "Hild gains +1000 power for each Forward that has been put from the field into the Break Zone this turn."
    hild = board.put(0, FIELD, "Hild", *abilities(text, "Hild", "Forward"), power=9000)
    summon = rite(board, "Break all the Forwards of power 5000 or less.")
    assert board.start().play(summon).power(hild) == 11000


@pytest.mark.parametrize(("phase", "drawn"), [("your", 1), ("your opponent's", 0)])
def test_a_moment_in_a_main_phase(phase: str, drawn: int) -> None:
    board = Board()
    text = f"During {phase} Main Phase, when a Forward enters your field, draw 1 card."
    board.put(0, FIELD, "Hild", *abilities(text, "Hild", "Backup"), type="Backup")
    guard = board.put(0, HAND, "Guard", cost=0)
    assert board.start().cast(guard).resolve().hand(0) == drawn


@pytest.mark.clauses("fftcg-2020", "11.12.5.2")
@pytest.mark.parametrize(
    ("by", "damage"), [("Summons", 3000), ("abilities", 2000), ("Summons or abilities", 3000), ("", 3000)]
)
def test_damage_that_cannot_be_reduced(by: str, damage: int) -> None:
    board = Board()
    foe = board.put(
        1, FIELD, "Foe", *abilities("If Foe is dealt damage, reduce the damage by 1000 instead.", "Foe", "Forward")
    )
    dealt = f"dealt by your {by} " if by else "dealt "
    text = f"The damage {dealt}to Forwards opponent controls cannot be reduced."
    board.put(0, FIELD, "Hild", *abilities(text, "Hild", "Backup"), type="Backup")
    summon = rite(board, "Deal 3000 damage to all the Forwards opponent controls.")
    assert board.start().play(summon).obj(foe).damage == damage


@pytest.mark.parametrize(("elements", "power"), [((("Fire",), ("Fire",)), 7000), ((("Fire",), ("Ice",)), 5000)])
def test_what_all_cards_of_a_group_share(elements: tuple[tuple[str, ...], ...], power: int) -> None:
    board = Board()
    for number, each in enumerate(elements):
        board.put(0, FIELD, f"Lamp {number}", type="Backup", elements=each)
    text = "If all the Backups you control are of the same Element, Hild gains +2000 power."
    hild = board.put(0, FIELD, "Hild", *abilities(text, "Hild", "Forward"))
    assert board.start().power(hild) == power


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


def test_each_player_loses_a_card_at_random() -> None:
    board = Board()
    held = [board.put(player, HAND, "Held", type="Backup") for player in (0, 1)]
    summon = rite(board, "Each player randomly removes 1 card in their hand from the game.")
    table = board.start().play(summon)
    assert [table.zone(each) for each in held] == [REMOVED, REMOVED]


def test_its_owner_says_where_in_the_deck() -> None:
    board = Board()
    foe = board.put(1, FIELD, "Foe")
    summon = rite(board, "Choose 1 Forward. Its owner puts it on the top or bottom of their deck.")
    table = board.start().cast(summon)
    while table.match.state.stack and table.asked.kind == "act":
        table.answer(("pass",))
    assert table.asked.player == 1
    table.answer(()).resolve()
    assert table.match.state.zones[1][DECK][-1] == foe


def test_the_other_player_shows_a_hand_and_removes_of_it() -> None:
    board = Board()
    held = [board.put(1, HAND, name, type="Backup") for name in ("One", "Two")]
    summon = rite(
        board, "Your opponent reveals their hand. Select 1 card in their hand. Your opponent removes it from the game."
    )
    table = board.start().cast(summon).resolve((held[1],))
    assert [table.zone(each) for each in held] == [HAND, REMOVED]
