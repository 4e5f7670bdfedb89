"""Own sentences played from their text: two cards chosen apart, halves and doubles, damage to players, the same name."""

from __future__ import annotations

import pytest
from board import BREAK_ZONE, DAMAGE_ZONE, DECK, FIELD, HAND, Board
from test_kinds_played import hild, use
from test_plain_played import until_turn
from test_sentences_played import rite


def test_the_first_is_dulled_and_the_other_broken() -> None:
    board = Board()
    mine, theirs = board.put(0, FIELD, "One"), board.put(1, FIELD, "Two")
    text = "Choose 1 active Forward you control and 1 Forward of cost 2 opponent controls. Dull the first Forward and break the other."
    summon = rite(board, text)
    table = board.start().play(summon)
    assert table.obj(mine).dull and table.zone(theirs) == BREAK_ZONE


@pytest.mark.parametrize(("way", "power"), [("up", 4000), ("down", 3000)])
def test_half_of_their_power(way: str, power: int) -> None:
    board = Board()
    one, two = (board.put(1, FIELD, name, power=7000) for name in ("One", "Two"))
    text = f"Choose up to 2 Forwards opponent controls. Halve their power until the end of the turn (round {way} to the nearest 1000)."
    summon = rite(board, text)
    table = board.start().play(summon, ((one, two),))
    assert (table.power(one), table.power(two)) == (power, power)


def test_two_rules_hold_together() -> None:
    board = Board()
    card = hild(board, "Hild cannot be dulled by Summons or abilities and cannot be broken.")
    other = board.put(0, FIELD, "Olga")
    rites = [rite(board, f"{verb} all the Forwards.") for verb in ("Dull", "Break")]
    table = board.start()
    for each in rites:
        table.play(each)
    assert table.zone(card) == FIELD and not table.obj(card).dull
    assert table.zone(other) == BREAK_ZONE


def test_activated_behind_its_own_condition() -> None:
    for dull in (True, False):
        board = Board()
        card = hild(board, "When you cast a Summon, activate Hild if it is dull.")
        other = rite(board, "Dull all the Forwards." if dull else "Draw 1 card.")
        last = rite(board, "Draw 1 card.")
        table = board.start().play(other).play(last)
        assert not table.obj(card).dull


def test_points_for_the_controller_of_the_broken() -> None:
    board = Board()
    theirs = board.put(1, FIELD, "Two")
    summon = rite(board, "Choose 1 Forward opponent controls. Break it. Deal its controller 1 point of damage.")
    table = board.start().play(summon)
    assert table.zone(theirs) == BREAK_ZONE and len(table.match.state.zones[1][DAMAGE_ZONE]) == 1


def test_the_next_damage_to_a_player_only() -> None:
    board = Board()
    card = hild(board, "《0》: The next damage dealt to you becomes 0 this turn.")
    two = [rite(board, "Receive 1 point of damage.") for _ in range(2)]
    table = use(board.start(), card)
    points = [len(table.play(each).match.state.zones[0][DAMAGE_ZONE]) for each in two]
    assert points == [0, 1]


def test_the_weakest_forward_says_how_much() -> None:
    board = Board()
    for name, power in (("One", 3000), ("Two", 6000)):
        board.put(0, FIELD, name, power=power)
    theirs = board.put(1, FIELD, "Olga", power=9000)
    summon = rite(
        board, "Choose 1 Forward opponent controls. Deal it damage equal to the lowest power Forward you control."
    )
    assert board.start().play(summon).obj(theirs).damage == 3000


def test_a_card_named_like_the_discarded_one() -> None:
    board = Board()
    card = hild(
        board,
        "《0》: You may discard 1 Monster. If you do so, search for 1 Monster with the same name and add it to your hand.",
    )
    held = board.put(0, HAND, "Ooze", type="Monster")
    same, other = (board.put(0, DECK, name, type="Monster") for name in ("Ooze", "Slime"))
    table = board.start().answer(("use", card, 0))
    table.resolve(True, (held,), (same,))
    assert (table.zone(same), table.zone(other), table.zone(held)) == (HAND, DECK, BREAK_ZONE)


def test_at_the_next_turns_main_phase() -> None:
    board = Board()
    summon = rite(board, "At the beginning of your next turn's Main Phase 1, receive 1 point of damage.")
    table = board.start().play(summon)
    assert not until_turn(table, 4).match.state.zones[0][DAMAGE_ZONE]
    assert len(until_turn(table, 5).resolve().match.state.zones[0][DAMAGE_ZONE]) == 1


def test_more_damage_for_one_than_for_the_other() -> None:
    board = Board()
    one, two = (board.put(1, FIELD, name, power=9000) for name in ("One", "Two"))
    summon = rite(board, "Choose 2 Forwards. Deal 6000 damage to one and 2000 damage to the other.")
    table = board.start().cast(summon, (two,)).resolve()
    assert (table.obj(one).damage, table.obj(two).damage) == (2000, 6000)


def test_itself_and_all_of_them_are_activated() -> None:
    board = Board()
    card = hild(board, "When you cast a Summon, activate Hild and all the Backups you control.")
    backup = board.put(0, FIELD, "Olga", type="Backup")
    other = board.put(0, FIELD, "Pia")
    first, second = rite(board, "Dull all the Forwards. Dull all the Backups."), rite(board, "Draw 1 card.")
    table = board.start().play(first)
    assert table.obj(card).dull and table.obj(backup).dull
    table.play(second)
    assert [table.obj(each).dull for each in (card, backup, other)] == [False, False, True]


def test_points_for_the_broken() -> None:
    board = Board()
    for name in ("One", "Two"):
        board.put(1, FIELD, name, type="Backup")
    summon = rite(
        board, "Break all the Backups. Your opponent receives 1 point of damage for each Backup broken by this effect."
    )
    assert len(board.start().play(summon).match.state.zones[1][DAMAGE_ZONE]) == 2


def test_small_damage_does_nothing_this_turn() -> None:
    board = Board()
    card = hild(board, "《0》: During this turn, if Hild is dealt 2000 damage or less, the damage becomes 0 instead.")
    blows = [rite(board, f"Deal {each} damage to all the Forwards.") for each in (2000, 3000)]
    table = use(board.start(), card)
    assert [table.play(each).obj(card).damage for each in blows] == [0, 3000]


def test_doubled_and_not_blocked() -> None:
    board = Board()
    card = hild(board, "《0》: Until the end of the turn, Hild doubles its power and cannot be blocked.")
    assert use(board.start(), card).power(card) == 10000


def test_strong_and_unbroken_in_the_own_turn_only() -> None:
    board = Board()
    card = hild(board, "During your turn, Hild gains +2000 power and cannot be broken.")
    other = hild(board, "During your turn, Hild gains +2000 power and cannot be broken.", player=1)
    summon = rite(board, "Break all the Forwards.")
    table = board.start()
    assert (table.power(card), table.power(other)) == (7000, 5000)
    table.play(summon)
    assert (table.zone(card), table.zone(other)) == (FIELD, BREAK_ZONE)


@pytest.mark.parametrize(("monsters", "power"), [(0, 6000), (1, 3000)])
def test_more_is_lost_instead(monsters: int, power: int) -> None:
    board = Board()
    theirs = board.put(1, FIELD, "Two", power=8000)
    for each in range(monsters):
        board.put(0, FIELD, f"Ooze {each}", type="Monster")
    summon = rite(
        board,
        "Choose 1 Forward. Until the end of the turn, it loses 2000 power. If you control a Monster, it loses 5000 power instead.",
    )
    table = board.start().play(summon)
    assert table.power(theirs) == power
    assert until_turn(table, 4).power(theirs) == 8000


def test_damage_for_each_card_that_was_shown() -> None:
    board = Board()
    theirs = board.put(1, FIELD, "Two", power=9000)
    held = [board.put(0, HAND, f"Ember {n}") for n in range(2)]
    board.put(0, HAND, "Frost", elements=("Ice",))
    text = "Choose 1 Forward. Reveal any number of Fire cards from your hand. For each card revealed this way, deal it 2000 damage."
    summon = rite(board, text)
    assert board.start().play(summon, (), tuple(held)).obj(theirs).damage == 4000


@pytest.mark.parametrize(("text", "zone"), [("Haste", BREAK_ZONE), ("Brave", BREAK_ZONE), ("First Strike", FIELD)])
def test_broken_for_one_keyword_or_another(text: str, zone: int) -> None:
    board = Board()
    card = hild(board, text, player=1)
    summon = rite(board, "Choose 1 Forward. Deal it 1000 damage. If it has Haste or Brave, break it instead.")
    assert board.start().play(summon).zone(card) == zone
