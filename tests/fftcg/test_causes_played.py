"""Own sentences played from their text: only a Summon or only an ability as the cause, damage that another takes from one source."""

from __future__ import annotations

import pytest
from board import BREAK_ZONE, DECK, FIELD, HAND, Board
from test_sentences_played import abilities, rite
from test_variants_played import hild, use

from cardwright.text import ir


def ability(text: str) -> tuple[ir.Ability, ...]:
    """What a Forward named Olga has."""
    return abilities(text, "Olga", "Forward")


@pytest.mark.clauses("fftcg-2020", "11.8.16")
@pytest.mark.parametrize(
    ("words", "drawn"),
    [
        # what was drawn because of: your Summon, your ability, the opponent's Summon, the opponent's ability
        ("your Summon", (1, 0, 0, 0)),
        ("your ability", (0, 1, 0, 0)),
        ("your opponent's Summon", (0, 0, 1, 0)),
        ("your opponent's ability", (0, 0, 0, 1)),
        ("a Summon", (1, 0, 1, 0)),
        ("an ability", (0, 1, 0, 1)),
        ("a Summon or an ability", (1, 1, 1, 1)),
    ],
)
def test_only_a_summon_or_only_an_ability_is_the_cause(words: str, drawn: tuple[int, ...]) -> None:
    found = []
    for owner in (0, 1):
        for by_ability in (False, True):
            board = Board()
            text = f"When Hild is put from the field into the Break Zone due to {words}, draw 1 card."
            card = hild(board, text, player=owner)
            if by_ability:
                source = board.put(0, FIELD, "Olga", *ability("《0》: Choose 1 Forward other than Olga. Break it."))
                table = use(board.start(), source).resolve()
            else:
                source = rite(board, "Choose 1 Forward. Break it.")
                table = board.start().play(source)
            assert table.zone(card) == BREAK_ZONE
            found.append(table.hand(owner))
    assert tuple(found) == drawn


@pytest.mark.clauses("fftcg-2020", "11.12.5.2")
def test_damage_of_one_source_only_is_dealt_to_another_instead() -> None:
    for by_ability, expected in ((False, (0, 3000)), (True, (3000, 0))):
        board = Board()
        text = (
            "If a Forward you control other than Hild is dealt damage by a Summon, the damage is dealt to Hild instead."
        )
        shield = hild(board, text, player=1, power=20000)
        victim = board.put(1, FIELD, "Victim", power=20000)
        words = "Choose 1 {Card Name Victim}. Deal it 3000 damage."
        if by_ability:
            source = board.put(0, FIELD, "Olga", *ability(f"《0》: {words}"))
            table = use(board.start(), source).resolve()
        else:
            source = rite(board, words)
            table = board.start().play(source)
        assert (table.obj(victim).damage, table.obj(shield).damage) == expected


def test_each_player_puts_away_the_one_that_was_selected() -> None:
    board = Board()
    cards = [board.put(player, FIELD, f"Card {player} {n}") for player in (0, 1) for n in (0, 1)]
    summon = rite(board, "Each player selects 1 Forward they control. Put them into the Break Zone.")
    table = board.start().cast(summon).resolve((cards[0],), (cards[3],))
    assert [table.zone(card) for card in cards] == [BREAK_ZONE, FIELD, FIELD, BREAK_ZONE]


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


def test_a_cost_is_compared_with_that_of_the_card_that_was_returned() -> None:
    board = Board()
    back = board.put(0, FIELD, "Back", cost=3)
    weak, strong = board.put(1, FIELD, "Weak", cost=3), board.put(1, FIELD, "Strong", cost=4)
    text = (
        "Return 1 Forward you control to its owner's hand. When you do so, choose 1 Forward opponent controls "
        "of cost equal to or less than the returned Forward. Break it."
    )
    summon = rite(board, text)
    table = board.start().play(summon)
    assert [table.zone(card) for card in (back, weak, strong)] == [HAND, BREAK_ZONE, FIELD]


@pytest.mark.clauses("fftcg-2020", "11.12.5.1")
def test_a_card_may_go_to_the_hand_instead_of_the_break_zone() -> None:
    for answer, zone in ((True, HAND), (False, BREAK_ZONE)):
        board = Board()
        text = "If Hild is put from the field into the Break Zone, you may return it to its owner's hand instead."
        card = hild(board, text, player=1)
        summon = rite(board, "Choose 1 Forward. Break it.")
        table = board.start().play(summon, (), answer)
        assert table.zone(card) == zone


@pytest.mark.clauses("fftcg-2020", "11.11.9")
def test_the_number_that_an_opponent_selects() -> None:
    board = Board()
    three, four = board.put(1, FIELD, "Three", cost=3), board.put(1, FIELD, "Four", cost=4)
    summon = rite(board, "Your opponent selects 1 number. Break all the Forwards of that cost.")
    table = board.start().cast(summon)
    table.resolve(4)
    assert [table.zone(card) for card in (three, four)] == [FIELD, BREAK_ZONE]
