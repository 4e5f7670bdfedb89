"""Own sentences played from their text: the one of two that was asked about, so many cards, and players of whom something is asked."""

from __future__ import annotations

import pytest
from board import BREAK_ZONE, DECK, FIELD, HAND, Board
from test_kinds_played import hild
from test_plain_played import until_turn
from test_sentences_played import rite


@pytest.mark.parametrize(
    "words", ["If the Monster is of cost 3 or less, break it.", "Break the Monster if it is of cost 3 or less."]
)
@pytest.mark.parametrize(("cost", "broken"), [(3, True), (4, False)])
def test_the_monster_is_broken_and_not_the_forward(words: str, cost: int, broken: bool) -> None:
    board = Board()
    foe = board.put(1, FIELD, "Foe", power=9000)
    beast = board.put(1, FIELD, "Beast", type="Monster", cost=cost)
    summon = rite(board, f"Choose 1 Forward and 1 Monster. Deal the Forward 7000 damage. {words}")
    table = board.start().play(summon)
    assert table.zone(foe) == FIELD and table.obj(foe).damage == 7000
    assert (table.zone(beast) == BREAK_ZONE) == broken


@pytest.mark.parametrize(
    "words", ["power equal to the damage it has received", "1000 power for each 1000 damage it has received"]
)
def test_power_is_lost_by_the_damage_that_it_bears(words: str) -> None:
    board = Board()
    foe = board.put(1, FIELD, "Foe", power=9000)
    summon = rite(board, f"Choose 1 Forward. Deal it 3000 damage. It loses {words} until the end of the turn.")
    table = board.start().play(summon)
    assert table.obj(foe).damage == 3000 and table.power(foe) == 6000


@pytest.mark.parametrize(("foes", "drawn"), [(3, 0), (4, 1)])
def test_three_forwards_more(foes: int, drawn: int) -> None:
    board = Board()
    board.put(0, FIELD, "Mine")
    for n in range(foes):
        board.put(1, FIELD, f"Foe {n}")
    summon = rite(board, "If your opponent controls 3 or more Forwards than you do, draw 1 card.")
    assert board.start().play(summon).hand(0) == drawn


@pytest.mark.parametrize("apart", [True, False])
def test_one_of_the_revealed_is_played_and_the_rest_put_away(apart: bool) -> None:
    board = Board()
    deck = [board.put(0, DECK, f"Top {n}", cost=2) for n in range(2)]
    board.state.zones[0][DECK][:] = [*deck, *board.state.zones[0][DECK][:-2]]
    take = "them. Play it onto the field." if apart else "them and play it onto the field."
    summon = rite(
        board,
        f"Reveal the top 2 cards of your deck. Select 1 Forward of cost 3 or less among {take} Put the rest into the Break Zone.",
    )
    table = board.start().cast(summon).resolve((deck[0],))
    assert table.zone(deck[0]) == FIELD and table.zone(deck[1]) == BREAK_ZONE


@pytest.mark.parametrize(("cost", "drawn"), [(4, 0), (5, 1)])
def test_the_cost_of_a_forward_that_was_broken(cost: int, drawn: int) -> None:
    board = Board()
    board.put(1, FIELD, "Foe", cost=cost)
    summon = rite(board, "Choose 1 Forward. Break it. If that Forward was of cost 5 or more, draw 1 card.")
    assert board.start().play(summon).hand(0) == drawn


@pytest.mark.parametrize(("elements", "drawn"), [(("Fire",), 1), (("Fire", "Ice"), 2)])
def test_a_card_for_each_element_of_the_summon(elements: tuple[str, ...], drawn: int) -> None:
    board = Board()
    hild(board, "When you cast a Summon, draw 1 card for each Element of that Summon.")
    summon = board.summon(elements=elements)
    assert board.start().play(summon).hand(0) == drawn


@pytest.mark.parametrize(("dulled", "drawn"), [(1, 0), (2, 1), (3, 1)])
def test_a_card_for_every_two_that_were_dulled(dulled: int, drawn: int) -> None:
    board = Board()
    backups = [board.put(0, FIELD, f"Aide {n}", type="Backup") for n in range(3)]
    summon = rite(
        board, "Dull any number of active Backups you control. Draw 1 card for every 2 Backups dulled this way."
    )
    assert board.start().cast(summon).resolve(tuple(backups[:dulled])).hand(0) == drawn


def test_the_forwards_that_were_not_selected_are_hit() -> None:
    board = Board()
    foes = [board.put(1, FIELD, f"Foe {n}", power=9000) for n in range(3)]
    mine = board.put(0, FIELD, "Mine", power=9000)
    summon = rite(
        board,
        "Your opponent selects 1 Forward they control. Deal 7000 damage to all the Forwards opponent controls that were not selected.",
    )
    table = board.start().cast(summon).resolve((foes[1],))
    assert [table.obj(card).damage for card in (*foes, mine)] == [7000, 0, 7000, 0]


def test_a_summon_in_the_hand_that_is_looked_at() -> None:
    board = Board()
    theirs = board.put(1, HAND, "Their Rite", type="Summon")
    other = board.put(1, HAND, "Theirs")
    summon = rite(board, "Look at your opponent's hand and select 1 Summon in it. Your opponent discards it.")
    table = board.start().play(summon)
    assert table.zone(theirs) == BREAK_ZONE and table.zone(other) == HAND


@pytest.mark.parametrize("forwards", [1, 2])
def test_a_backup_is_activated_for_each_forward(forwards: int) -> None:
    board = Board()
    aides = [board.put(0, FIELD, f"Aide {n}", type="Backup") for n in range(3)]
    for n in range(forwards):
        board.put(0, FIELD, f"Mine {n}")
    for aide in aides:
        board.state.objects[aide].dull = True
    summon = rite(board, "Activate 1 Backup for each Forward you control.")
    table = board.start().cast(summon).resolve(tuple(aides[:forwards]))
    assert [table.obj(aide).dull for aide in aides] == [n >= forwards for n in range(3)]


def test_as_many_backups_as_there_are() -> None:
    board = Board()
    aide = board.put(0, FIELD, "Aide", type="Backup")
    for n in range(2):
        board.put(0, FIELD, f"Mine {n}")
    board.state.objects[aide].dull = True
    summon = rite(board, "Activate 1 Backup for each Forward you control.")
    table = board.start().play(summon)
    assert not table.obj(aide).dull


@pytest.mark.parametrize(("power", "broken"), [(7999, True), (8000, False)])
def test_less_than_so_much_power(power: int, broken: bool) -> None:
    board = Board()
    foe = board.put(1, FIELD, "Foe", power=power)
    summon = rite(board, "Break all the Forwards with power less than 8000.")
    table = board.start().play(summon)
    assert (table.zone(foe) == BREAK_ZONE) == broken


@pytest.mark.parametrize("pays", [True, False])
def test_its_controller_may_pay(pays: bool) -> None:
    board = Board()
    foe = board.put(1, FIELD, "Foe")
    aides = [board.put(1, FIELD, f"Aide {n}", type="Backup") for n in range(2)]
    summon = rite(board, "Choose 1 Forward. Its controller may pay 《2》. If its controller doesn't do so, break it.")
    table = board.start().cast(summon)
    while table.match.state.stack:
        asked = table.asked
        if asked.kind == "act":
            table.match.answer(("pass",))
        elif asked.kind == "yes_no":
            assert asked.player == 1
            table.match.answer(pays)
        else:
            table.match.answer(tuple(("dull", aide, "Fire") for aide in aides))
    assert (table.zone(foe) == BREAK_ZONE) != pays


@pytest.mark.parametrize(("text", "power"), [("Hild's power cannot be reduced.", 5000), ("Brave", 3000)])
def test_power_is_not_reduced(text: str, power: int) -> None:
    board = Board()
    card = hild(board, text)
    summon = rite(board, "All the Forwards lose 2000 power until the end of the turn.")
    assert board.start().play(summon).power(card) == power


def test_several_return_to_the_field_under_their_owners_control() -> None:
    board = Board()
    mine, foe = board.put(0, FIELD, "Mine"), board.put(1, FIELD, "Foe")
    summon = rite(
        board,
        "Choose 2 Forwards. Remove them from the game. At the beginning of your next turn, return them to the field under their owners' control.",
    )
    table = board.start().play(summon)
    assert FIELD not in (table.zone(mine), table.zone(foe))
    table = until_turn(table, 5)
    assert [table.zone(card) for card in (mine, foe)] == [FIELD, FIELD]
    assert table.obj(foe).controller == 1


@pytest.mark.parametrize(("names", "drawn"), [((), 0), (("Olga",), 1), (("Pia",), 1), (("Olga", "Pia"), 2)])
def test_either_or_both(names: tuple[str, ...], drawn: int) -> None:
    board = Board()
    for name in names:
        board.put(0, FIELD, name)
    summon = rite(
        board,
        "If you control a [[i]]Card Name Olga[[/]] or a [[i]]Card Name Pia[[/]], draw 1 card. If you control both, draw 2 cards instead.",
    )
    assert board.start().play(summon).hand(0) == drawn


@pytest.mark.parametrize(("dull", "where"), [(True, BREAK_ZONE), (False, FIELD)])
def test_the_second_one_is_asked_about(dull: bool, where: int) -> None:
    board = Board()
    mine, foe = board.put(0, FIELD, "Mine"), board.put(1, FIELD, "Foe")
    board.state.objects[foe].dull = dull
    summon = rite(
        board,
        "Choose 1 Forward you control and 1 Forward of cost 1 or more opponent controls. The first one gains +1000 power until the end of the turn. If the second one is dull, break it.",
    )
    table = board.start().play(summon)
    assert table.zone(foe) == where and table.power(mine) == 6000
