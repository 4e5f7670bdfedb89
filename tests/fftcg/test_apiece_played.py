"""Own sentences played from their text: amounts that are each card's own, costs of several kinds taken together, what paid."""

from __future__ import annotations

import pytest
from board import BREAK_ZONE, DECK, FIELD, HAND, Board
from test_kinds_played import hild, use
from test_sentences_played import rite

from cardwright.errors import Illegal


@pytest.mark.clauses("fftcg-2020", "11.12.4.5")
def test_counters_change_the_power_of_the_card_that_they_are_on() -> None:
    board = Board()
    hild(board, "The Forwards opponent controls lose 1000 power for each Moon Counter on them.")
    foes = [board.put(1, FIELD, f"Foe {n}", power=6000) for n in range(3)]
    mine = board.put(0, FIELD, "Mine", power=6000)
    board.state.objects[foes[1]].counters["Moon"] = 1
    board.state.objects[foes[2]].counters["Moon"] = 3
    board.state.objects[mine].counters["Moon"] = 3
    once_more = rite(board, "Choose 1 {Card Name Foe 1}. Place 1 Moon Counter on it.")
    table = board.start()
    assert [table.power(card) for card in (*foes, mine)] == [6000, 5000, 3000, 6000]
    assert table.play(once_more).power(foes[1]) == 4000


@pytest.mark.clauses("fftcg-2020", "11.12.4.3")
@pytest.mark.parametrize("word", ["play", "cast"])
def test_what_each_one_costs(word: str) -> None:
    board = Board()
    card = hild(
        board,
        f"《0》: All the Forwards you control gain +1000 power for each CP required to {word} them until the end of the turn.",
        cost=4,
    )
    cheap, dear = board.put(0, FIELD, "Cheap", cost=1), board.put(0, FIELD, "Dear", cost=7)
    foe = board.put(1, FIELD, "Foe", cost=7)
    table = use(board.start(), card)
    assert [table.power(each) for each in (card, cheap, dear, foe)] == [9000, 6000, 12000, 5000]


@pytest.mark.clauses("fftcg-2020", "11.12.4.3")
def test_power_once_lost_is_not_counted_again() -> None:
    board = Board()
    lose = rite(
        board,
        "All the Forwards opponent controls lose 1000 power for each Moon Counter on them until the end of the turn.",
    )
    more = rite(board, "Choose 1 Forward opponent controls. Place 2 Moon Counters on it.")
    foe = board.put(1, FIELD, "Foe")
    board.state.objects[foe].counters["Moon"] = 1
    table = board.start().play(lose)
    assert table.power(foe) == 4000
    assert table.play(more).power(foe) == 4000


def test_damage_that_is_each_ones_own() -> None:
    board = Board()
    hurt = rite(board, "Deal all the Forwards opponent controls 1000 damage for each Moon Counter on them.")
    foes = [board.put(1, FIELD, f"Foe {n}", power=6000) for n in range(3)]
    for n, foe in enumerate(foes):
        board.state.objects[foe].counters["Moon"] = n
    table = board.start().play(hurt)
    assert [table.obj(foe).damage for foe in foes] == [0, 1000, 2000]


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


def test_of_those_shown_each_kind_within_the_total() -> None:
    for wanted, legal in (("Three", True), ("Four", False)):
        board = Board()
        backups = {
            name: board.put(0, DECK, name, type="Backup", cost=cost) for name, cost in (("Three", 3), ("Four", 4))
        }
        forward = board.put(0, DECK, "Five", cost=5)
        summon = rite(
            board,
            "Reveal the top 3 cards of your deck. Play up to 1 Forward, up to 1 Backup and up to 1 {Job Knight} with a total cost of 8 or less "
            "among them onto the field and put the rest of the cards into the Break Zone.",
        )
        top = [forward, *backups.values()]
        board.state.zones[0][DECK][:] = [c for c in board.state.zones[0][DECK] if c not in top]
        board.state.zones[0][DECK][:0] = top
        table = board.start().cast(summon)
        if legal:
            table.resolve((forward,), (backups[wanted],))
            assert [table.zone(c) for c in (forward, backups["Three"], backups["Four"])] == [FIELD, FIELD, BREAK_ZONE]
        else:
            with pytest.raises(Illegal):
                table.resolve((forward,), (backups[wanted],))


def test_one_of_two_actions_is_a_search() -> None:
    for option in (0, 1):
        board = Board()
        found = board.put(0, DECK, "Sage", type="Backup")
        summon = rite(board, "Draw 1 card or search for 1 {Card Name Sage} and add it to your hand.")
        table = board.start().cast(summon)
        table.resolve(*(((0,),) if option == 0 else ((1,), (found,))))
        assert table.hand(0) == 1 and (table.zone(found) == HAND) == (option == 1)


def test_what_is_gained_behind_another_instruction_does_not_end() -> None:
    board = Board()
    card = hild(board, "《0》: Draw 1 card and Hild gains Haste. (This effect does not end at the end of the turn.)")
    table = use(board.start(), card)
    assert "Haste" in table.chars(card).keywords and table.hand(0) == 1
    assert [effect.duration for effect in table.match.state.effects] == ["permanent"]


@pytest.mark.parametrize(("category", "power"), [("XIV", 7000), ("X", 5000)])
def test_only_backups_of_a_kind_paid(category: str, power: int) -> None:
    board = Board()
    text = (
        "When Hild enters the field, until the end of the turn, if the CP paid to play Hild was only produced by {Category XIV} Backups, "
        "Hild gains +2000 power."
    )
    card = hild(board, text, zone=HAND, cost=2)
    backups = [
        board.put(0, FIELD, f"Aide {n}", type="Backup", categories=(kind,)) for n, kind in enumerate(("XIV", category))
    ]
    table = board.start().cast(card, tuple(("dull", each, "Fire") for each in backups)).resolve()
    assert table.power(card) == power
