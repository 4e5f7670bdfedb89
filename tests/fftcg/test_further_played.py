"""Own sentences played from their text: Counters of any kind and those a card enters with, Crystals, cancelled Summons, limits of X."""

from __future__ import annotations

import pytest
from board import BREAK_ZONE, DAMAGE_ZONE, DECK, FIELD, HAND, REMOVED, Board
from test_kinds_played import hild
from test_sentences_played import abilities, rite

from cardwright.errors import Illegal

# -- Counters -------------------------------------------------------------------------------------------------------------


def test_counters_of_every_kind_are_removed_and_counted() -> None:
    board = Board()
    text = rite(
        board,
        "Choose 1 Character with a Counter on it. Remove all the Counters from it and draw 1 card for each Counter removed.",
    )
    board.put(1, FIELD, "Bare")
    foe = board.put(1, FIELD, "Foe")
    board.state.objects[foe].counters |= {"Moon": 2, "Sun": 1}
    table = board.start().play(text)
    assert not table.obj(foe).counters
    assert table.hand(0) == 3


def test_whichever_counters_are_placed() -> None:
    board = Board()
    watcher = hild(
        board,
        "When 1 or more Counters are placed on a Forward you control, Hild gains +1000 power until the end of the turn.",
    )
    moons = rite(board, "Choose 1 Forward you control. Place 2 Moon Counters on it.")
    sun = rite(board, "Choose 1 Forward opponent controls. Place 1 Sun Counter on it.")
    board.put(1, FIELD, "Foe")
    table = board.start().play(moons)
    assert table.power(watcher) == 6000
    assert table.play(sun).power(watcher) == 6000


def test_as_many_again() -> None:
    board = Board()
    card = hild(board, "《0》: Double the number of Moon Counters on Hild.")
    board.state.objects[card].counters |= {"Moon": 3, "Sun": 1}
    table = board.start().answer(("use", card, 0)).resolve()
    assert table.obj(card).counters == {"Moon": 6, "Sun": 1}


def test_entering_with_counters() -> None:
    board = Board()
    card = hild(board, "Hild enters the field with 2 Moon Counters placed on it.", HAND, cost=0)
    other = board.put(0, HAND, "Other", cost=0)
    table = board.start().cast(card).resolve()
    assert table.obj(card).counters == {"Moon": 2}
    assert not table.cast(other).resolve().obj(other).counters


def test_others_enter_with_counters() -> None:
    board = Board()
    hild(board, "The Forwards you control enter the field with 1 Moon Counter placed on them.")
    card, backup = board.put(0, HAND, "Other", cost=0), board.put(0, HAND, "Prop", type="Backup", cost=0)
    table = board.start().cast(card).resolve().cast(backup).resolve()
    assert table.obj(card).counters == {"Moon": 1} and not table.obj(backup).counters


# -- Crystals -------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("held", "left", "drawn"), [(2, 1, 0), (0, 0, 1)])
def test_a_crystal_is_lost_or_not(held: int, left: int, drawn: int) -> None:
    board = Board()
    text = rite(board, "Your opponent loses 《C》. If they cannot, draw 1 card.")
    board.state.vars["crystals:1"] = held
    table = board.start().play(text)
    assert table.match.state.vars.get("crystals:1", 0) == left and table.hand(0) == drawn


def test_all_crystals_are_lost() -> None:
    board = Board()
    text = rite(board, "Each player loses all their 《C》.")
    board.state.vars |= {"crystals:0": 1, "crystals:1": 4}
    table = board.start().play(text)
    assert [table.match.state.vars[f"crystals:{player}"] for player in (0, 1)] == [0, 0]


@pytest.mark.parametrize("paid", [0, 2])
def test_any_number_of_crystals(paid: int) -> None:
    board = Board()
    text = rite(board, "You may pay any number of 《C》. Draw 1 card for each 《C》 paid.")
    board.state.vars["crystals:0"] = 3
    table = board.start().cast(text).resolve(True, paid)
    assert table.match.state.vars["crystals:0"] == 3 - paid and table.hand(0) == paid


def test_as_many_forwards_as_crystals() -> None:
    board = Board()
    text = rite(
        board,
        "You may pay 1 or more 《C》. When you do so, choose the same number of Forwards opponent controls as the 《C》 paid. Dull them.",
    )
    board.state.vars["crystals:0"] = 3
    foes = [board.put(1, FIELD, f"Foe {n}") for n in range(3)]
    table = board.start().cast(text).resolve(True, 2, (foes[0], foes[2]))
    assert [table.obj(foe).dull for foe in foes] == [True, False, True]


# -- cancelled Summons ----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("where", "zone"),
    [
        (" and remove it from the game.", REMOVED),
        (" and return it to its owner's hand.", HAND),
        (" and put it at the bottom of its owner's deck.", DECK),
        (". If you do so, remove that Summon from the game instead of putting it in the Break Zone.", REMOVED),
        (".", BREAK_ZONE),
    ],
)
def test_where_a_cancelled_summon_goes(where: str, zone: int) -> None:
    board = Board()
    first, counter = rite(board, "Draw 3 cards."), rite(board, f"Choose 1 Summon. Cancel its effect{where}")
    table = board.start().cast(first).play(counter)
    assert table.zone(first) == zone and table.zone(counter) == BREAK_ZONE
    assert table.hand(0) == (zone == HAND)
    if zone == DECK:
        assert table.match.state.zones[0][DECK][-1] == first


# -- the rest -------------------------------------------------------------------------------------------------------------


@pytest.mark.clauses("fftcg-2020", "4.5")
def test_a_limit_of_x_that_is_counted() -> None:
    board = Board()
    card = hild(
        board,
        "Discard X cards: Choose 1 Forward. Deal it 1000 damage for each card discarded. X cannot be more than the number of Backups you control.",
    )
    for n in range(4):
        board.put(0, HAND, f"Card {n}")
        if n < 2:
            board.put(0, FIELD, f"Prop {n}", type="Backup")
    table = board.start().answer(("use", card, 0))
    assert table.asked.most == 2
    with pytest.raises(Illegal):
        table.answer(3)


@pytest.mark.parametrize("source", ["hand", "deck", "field"])
def test_from_the_hand_or_deck(source: str) -> None:
    board = Board()
    hild(
        board,
        "If a card would be put into your opponent's Break Zone from the hand or deck, remove it from the game instead.",
    )
    text = {
        "hand": "Your opponent discards 1 card.",
        "deck": "Your opponent puts the top 2 cards of their deck into the Break Zone.",
        "field": "Choose 1 Forward opponent controls. Break it.",
    }[source]
    away = rite(board, text)
    held, foe = board.put(1, HAND, "Held"), board.put(1, FIELD, "Foe")
    top = board.state.zones[1][DECK][0]
    table = board.start().play(away)
    card = {"hand": held, "deck": top, "field": foe}[source]
    assert table.zone(card) == (BREAK_ZONE if source == "field" else REMOVED)


@pytest.mark.parametrize("takes", [True, False])
def test_the_opponent_may_draw_beside(takes: bool) -> None:
    board = Board()
    text = rite(board, "Draw 2 cards and your opponent may draw 1 card.")
    table = board.start().cast(text).resolve(takes)
    assert (table.hand(0), table.hand(1)) == (2, int(takes))


def test_an_attacking_or_blocking_forward() -> None:
    board = Board()
    text = rite(board, "Choose 1 attacking or blocking Forward. Break it.")
    board.put(1, FIELD, "Foe")
    with pytest.raises(Illegal):
        board.start().cast(text)


def test_discarding_one_of_each_of_three_kinds() -> None:
    board = Board()
    card = hild(board, "Discard 1 Forward, 1 Backup and 1 Summon: Draw 1 card.")
    held = [board.put(0, HAND, kind, type=kind) for kind in ("Forward", "Backup", "Summon")]
    table = board.start()
    table.answer(("use", card, 0), *[(each,) for each in held]).resolve()
    assert all(table.zone(each) == BREAK_ZONE for each in held)


def test_they_discard_a_card_of_the_named_type() -> None:
    board = Board()
    text = rite(board, "Name 1 card type. Your opponent reveals their hand and discards 1 card of the named card type.")
    forward, summon = board.put(1, HAND, "Forward"), board.put(1, HAND, "Summon", type="Summon")
    table = board.start().cast(text).resolve(("Summon",), (summon,))
    assert table.zone(summon) == BREAK_ZONE and table.zone(forward) == HAND


# -- extra costs, and damage that is more instead -------------------------------------------------------------------------


def test_what_paid_the_extra_cost_of_a_character() -> None:
    board = Board()
    card = board.put(
        0,
        HAND,
        "Hild",
        *abilities(
            "If you cast Hild, you may discard 1 or more Forwards as an extra cost.[[br]]"
            "When Hild enters the field, choose 1 Forward opponent controls. Deal it 2000 damage for each Forward discarded by the extra cost.",
            "Hild",
            "Forward",
        ),
        cost=0,
    )
    held = [board.put(0, HAND, f"Card {n}") for n in range(3)]
    foe = board.put(1, FIELD, "Foe", power=9000)
    table = board.start().answer(("cast", card, "extra"), 2, (held[0],), (held[2],)).resolve()
    assert table.obj(foe).damage == 4000
    assert [table.zone(each) for each in held] == [BREAK_ZONE, HAND, BREAK_ZONE]


def test_any_number_for_the_extra_cost_of_a_summon() -> None:
    board = Board()
    card = board.put(
        0,
        HAND,
        "Rite",
        *abilities(
            "If you cast Rite, you may remove any number of Fire cards in your Break Zone from the game as an extra cost.[[br]]"
            "Choose 1 Forward opponent controls. Deal it 2000 damage for each card removed by the extra cost.",
            "Rite",
            "Summon",
        ),
        type="Summon",
        cost=0,
    )
    lying = [board.put(0, BREAK_ZONE, f"Card {n}") for n in range(3)]
    foe = board.put(1, FIELD, "Foe", power=9000)
    table = board.start().answer(("cast", card, "extra"), 2, (lying[0],), (lying[1],)).resolve()
    assert table.obj(foe).damage == 4000


@pytest.mark.parametrize(("points", "damage"), [(0, 2000), (3, 4000)])
def test_more_damage_instead_to_the_same_cards(points: int, damage: int) -> None:
    board = Board()
    text = rite(
        board,
        "Deal 2000 damage to all the Forwards opponent controls. If you have received 3 points of damage or more, deal 4000 damage instead.",
    )
    mine, foe = board.put(0, FIELD, "Mine", power=9000), board.put(1, FIELD, "Foe", power=9000)
    for _ in range(points):
        board.put(0, DAMAGE_ZONE, "Point")
    table = board.start().play(text)
    assert (table.obj(mine).damage, table.obj(foe).damage) == (0, damage)


def test_dulling_two_of_different_elements() -> None:
    board = Board()
    card = hild(board, "Dull 2 active Backups of different Elements: Hild gains +2000 power until the end of the turn.")
    fire = [board.put(0, FIELD, f"Fire {n}", type="Backup") for n in range(2)]
    with pytest.raises(Illegal):
        board.start().answer(("use", card, 0))
    ice = board.put(0, FIELD, "Ice", type="Backup", elements=("Ice",))
    table = board.start().answer(("use", card, 0), (fire[0],))
    assert table.asked.kind != "choose" or table.asked.options == (ice,)


def test_each_players_own_hand_goes_under_the_own_deck() -> None:
    board = Board()
    text = rite(board, "Each player puts their hand at the bottom of their deck in any order, then draws 2 cards.")
    mine = [board.put(0, HAND, f"Mine {n}") for n in range(2)]
    theirs = [board.put(1, HAND, f"Theirs {n}") for n in range(3)]
    table = board.start().cast(text)
    while table.match.state.stack or table.asked.kind != "act":
        asked = table.asked
        table.answer(("pass",) if asked.kind == "act" else tuple(asked.options or ()))
    assert (table.hand(0), table.hand(1)) == (2, 2)
    assert (
        sorted(table.match.state.zones[0][DECK][-2:]) == mine
        and sorted(table.match.state.zones[1][DECK][-3:]) == theirs
    )
