"""Warp, played: removed with counters, a counter less in each Main Phase 1, and onto the field in the end."""

from __future__ import annotations

import re

import pytest
from board import BREAK_ZONE, FIELD, HAND, REMOVED, Board, Table
from newer import acts_of, put, until

from cardwright.cards import FftcgCard
from cardwright.errors import Illegal, TextError
from cardwright.games.fftcg.definitions import define_all
from cardwright.games.fftcg.ruleset import CLASSIC

NAME = "Warp"
WARP = "{Warp 2 --} 《火》\n"


def with_counters(board: Board, count: int, text: str, player: int = 0, **facts: object) -> int:
    """A card that was warped, with so many counters left."""
    card = put(board, player, REMOVED, "Hero", text, **facts)
    board.state.objects[card].counters = {"Warp": count}
    return card


def turn_of(table: Table, player: int) -> Table:
    """On to the player's next Main Phase 1."""
    return until(table, "main1", player)


@pytest.mark.clauses("fftcg-new", "X-WARP-1", "X-WARP-2", "X-WARP-3", "X-WARP-4", "X-WARP-7")
def test_from_the_hand_to_the_field() -> None:
    board = Board()
    text = WARP + "When Hero enters the field due to Warp, draw 1 card."
    hero = put(board, 0, HAND, "Hero", text, cost=7)
    put(board, 0, FIELD, "Watcher", "When you cast a Forward, draw 3 cards.", type="Backup", elements=("Ice",))
    pay = board.put(0, FIELD, "Pay", type="Backup", elements=("Fire",))
    table = board.start()
    assert acts_of(table, hero) == [("cast", hero, "warp")]
    table.answer(("cast", hero, "warp"), (("dull", pay, "Fire"),))
    assert table.zone(hero) == REMOVED and table.obj(hero).counters == {"Warp": 2}
    assert not table.match.state.stack and table.asked.player == 0  # nobody could respond
    held = table.hand(0)
    assert held == 0  # it was not cast
    turn_of(table, 1)
    assert table.obj(hero).counters == {"Warp": 2}  # the other player's Main Phase
    turn_of(table, 0)
    assert table.obj(hero).counters == {"Warp": 1} and table.zone(hero) == REMOVED
    turn_of(table, 1)
    before = table.hand(0)
    turn_of(table, 0)
    assert table.zone(hero) == FIELD and table.obj(hero).counters == {}
    assert "cast" not in table.obj(hero).marks
    assert table.hand(0) == before + 2 + 1  # two drawn, and one due to Warp


@pytest.mark.clauses("fftcg-new", "X-WARP-1", "X-WARP-2")
def test_when_it_can_be_warped() -> None:
    board = Board()
    board.put(0, FIELD, "Hero", generic=False)
    hero = put(board, 0, HAND, "Hero", "{Warp 1 --} 《0》", cost=7, generic=False)
    late = put(
        board, 0, HAND, "Late", "{Warp 1 --} 《0》\nYou can only cast Late if you don't control any Forwards.", cost=7
    )
    quick = put(board, 0, HAND, "Quick", "{Warp 1 --} 《0》\nDraw 1 card.", type="Summon", cost=9)
    theirs = put(board, 1, HAND, "Hero", "{Warp 1 --} 《0》", cost=7)
    rite = put(board, 0, HAND, "Rite", "Draw 1 card.", type="Summon")
    table = board.start()
    assert acts_of(table, hero) == [("cast", hero, "warp")]  # the namesake on the field does not matter yet
    assert acts_of(table, late) == []
    assert acts_of(table, quick) == [("cast", quick, "warp")]
    table.cast(rite)
    for card in (hero, quick):  # not while something is on the stack
        with pytest.raises(Illegal) as refused:
            table.answer(("cast", card, "warp"))
        assert refused.value.clause == "X-WARP-1"
    table.answer(("pass",))
    with pytest.raises(Illegal):
        table.answer(("cast", theirs, "warp"))


@pytest.mark.clauses("fftcg-new", "X-WARP-5")
def test_a_summon_is_cast_in_the_end() -> None:
    board = Board()
    put(board, 0, FIELD, "Watcher", "When you cast a Summon, draw 1 card.", type="Backup")
    foe = board.put(1, FIELD, "Foe")
    rite = with_counters(board, 1, "{Warp 1 --} 《火》\nChoose 1 Forward. Break it.", type="Summon", cost=5)
    table = board.start()
    turn_of(table, 1)
    turn_of(table, 0)
    assert table.zone(foe) == BREAK_ZONE
    assert table.zone(rite) == BREAK_ZONE
    assert table.hand(0) == 3  # two drawn, one by the Watcher


@pytest.mark.clauses("fftcg-new", "X-WARP-4", "X-WARP-6", "X-WARP-7")
def test_counters_removed_by_texts() -> None:
    board = Board()
    text = "{Warp 3 --} 《火》\nWhen a Warp Counter is removed from Hero, draw 1 card. This effect will trigger only if Hero is removed from the game."
    hero = with_counters(board, 2, text)
    other = put(
        board,
        1,
        FIELD,
        "Watcher",
        f"When a {NAME} Counter is removed from any player's card, draw 1 card.",
        type="Backup",
    )
    away = board.put(0, REMOVED, "Away")
    spell = "Choose 1 card removed from the game. Remove 2 Warp Counters from it."
    rite = put(board, 0, HAND, "Rite", spell, type="Summon")
    table = board.start().cast(rite)
    assert {hero, away} <= set(table.asked.options or ())
    table.answer((hero,))
    table.answer(("pass",), ("pass",))  # it resolves
    while table.asked.reason == "stack_order":
        table.answer(tuple(table.asked.options or ()))
    table.resolve()
    assert table.zone(hero) == FIELD and table.zone(other) == FIELD
    assert table.hand(0) == 2 and table.hand(1) == 2  # one for each counter
    assert table.zone(away) == REMOVED


@pytest.mark.clauses("fftcg-new", "X-WARP-7")
def test_counters_that_a_text_places() -> None:
    board = Board()
    text = "{Warp 1 --} 《火》\n《0》: Remove Hero from the game. If you do so, place 2 Warp Counters on Hero."
    hero = put(board, 0, FIELD, "Hero", text)
    plain = with_counters(board, 0, "{Warp 1 --} 《火》")
    table = board.start().answer(("use", hero, 3)).resolve()
    assert table.zone(hero) == REMOVED and table.obj(hero).counters == {"Warp": 2}
    turn_of(table, 1)
    turn_of(table, 0)
    assert table.obj(hero).counters == {"Warp": 1} and table.zone(plain) == REMOVED
    turn_of(table, 1)
    turn_of(table, 0)
    assert table.zone(hero) == FIELD and table.zone(plain) == REMOVED


@pytest.mark.clauses("fftcg-new", "X-WARP-4")
def test_it_enters_due_to_an_ability() -> None:
    for text, drawn in (
        ("When Hero enters the field due to an ability, draw 1 card.", 1),
        ("When Hero or a Forward enters your field due to Warp, draw 1 card.", 1),
        ("When Hero enters the field, if Hero was cast, draw 1 card.", 0),
    ):
        board = Board()
        hero = with_counters(board, 1, "{Warp 1 --} 《火》\n" + text)
        table = board.start()
        turn_of(table, 1)
        turn_of(table, 0)
        assert table.zone(hero) == FIELD and table.hand(0) == 2 + drawn


@pytest.mark.clauses("fftcg-new", "X-WARP-4")
def test_it_is_remembered_for_the_turn() -> None:
    board = Board()
    with_counters(board, 1, "{Warp 1 --} 《火》")
    text = (
        f"If a Forward has entered your field due to {NAME} this turn, the cost required to cast Cheap is reduced by 5."
    )
    cheap = put(board, 0, HAND, "Cheap", text, cost=5, elements=("Dark",))
    table = board.start()
    assert acts_of(table, cheap) == []
    turn_of(table, 1)
    turn_of(table, 0)
    assert acts_of(table, cheap) == [("cast", cheap, "")]


@pytest.mark.clauses("fftcg-new", "X-WARP-8")
def test_cp_of_any_element() -> None:
    for helped in (False, True):
        board = Board()
        hero = put(board, 0, HAND, "Hero", "{Warp 2 --} 《火》《1》", cost=9)
        board.put(0, FIELD, "Ice", type="Backup", elements=("Ice",))
        board.put(0, FIELD, "Wind", type="Backup", elements=("Wind",))
        if helped:
            put(board, 0, FIELD, "Help", "Your Warp cost can be paid with CP of any Element.")
        else:
            put(board, 1, FIELD, "Help", "Your Warp cost can be paid with CP of any Element.")
        table = board.start()
        assert acts_of(table, hero) == ([("cast", hero, "warp")] if helped else [])


@pytest.mark.clauses("fftcg-new", "X-WARP-4")
def test_more_options_due_to_warp() -> None:
    text = (
        "When Hero enters the field, select 1 of the 2 following actions. If Hero enters the field due to Warp, "
        'select up to 2 of the 2 following actions instead. "Draw 1 card." "Draw 2 cards."'
    )
    board = Board()
    hero = with_counters(board, 1, "{Warp 1 --} 《火》\n" + text)
    usual = put(board, 0, HAND, "Hero", text)
    table = board.start().cast(usual)
    assert (table.asked.reason, table.asked.most) == ("modes", 1)
    table.answer((0,)).resolve()
    turn_of(table, 1)
    while table.match.state.turn_player != 0 or table.asked.reason != "modes":
        table.answer(() if table.asked.reason in ("attack", "block") else ("pass",))
    assert table.asked.most == 2
    before = table.hand(0)
    table.answer((0, 1)).resolve()
    assert table.hand(0) == before + 3 and table.zone(hero) == FIELD


@pytest.mark.clauses("fftcg-new", "X-WARP-7")
def test_counters_on_a_card_that_left_and_was_removed() -> None:
    text = (
        "{Warp 1 --} 《火》\nWhen Hero is put from the field into the Break Zone, you may remove Hero from the game. "
        "When you do so, place 3 Warp Counters on Hero."
    )
    board = Board()
    hero = put(board, 0, FIELD, "Hero", text)
    rite = put(board, 0, HAND, "Rite", "Choose 1 Forward. Break it.", type="Summon")
    table = board.start().play(rite, (), True)
    assert table.zone(hero) == REMOVED and table.obj(hero).counters == {"Warp": 3}


@pytest.mark.parametrize(
    "text",
    ["{Warp 1 --} 《火》", "{Limit Break -- 1}", '{Priming "Giant" --} 《火》'],
    ids=["Warp", "Limit Break", "Priming"],
)
def test_the_classic_game_refuses_them(text: str) -> None:
    card = FftcgCard(
        id="t-1", name="Hero", type="Forward", cost=2, power=5000, text=re.sub(r"\{(.*?)\}", r"[[i]]\1[[/]]", text)
    )
    assert define_all([card])[0].base.keywords
    with pytest.raises(TextError, match="means nothing in fftcg-classic"):
        define_all([card], ruleset=CLASSIC)
