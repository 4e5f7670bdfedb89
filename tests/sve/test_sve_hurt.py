"""Played: who hurt whom, how much was lost, what was put where, and prices where a card lies."""

from __future__ import annotations

import pytest
from sve_board import DECK, EX_AREA, FIELD, FOE, HAND, ME, Board, hand, settle


@pytest.mark.clauses("sve", "5.13.1", "10.7.4")
@pytest.mark.parametrize(("amount", "drawn"), [(2, 0), (3, 1), (4, 1)])
def test_so_much_at_once(amount: int, drawn: int) -> None:
    board = Board()
    board.put(ME, FIELD, "Monk", "Whenever your leader takes 3 or more damage at once, draw a card.")
    spell = board.spell(f"Deal {amount} damage to your leader.")
    table = board.start().play(spell)
    settle(table)
    assert hand(table) == drawn


@pytest.mark.clauses("sve", "5.13.1", "10.7.4")
def test_the_follower_that_hurt_the_leader() -> None:
    board = Board()
    board.put(
        FOE, FIELD, "Guard", "Whenever your leader takes damage from an enemy follower, deal 1 damage to that follower."
    )
    own = board.put(ME, FIELD, "Rider", defense=5)
    spell = board.spell("Deal 1 damage to each enemy leader.")
    table = board.start().play(spell)
    settle(table)
    assert table.stats(own) == (2, 5)
    table.answer(("attack", own, board.leaders[FOE]))
    while table.asked.kind == "act" and table.asked.player == FOE:
        table.answer(("pass",))
    settle(table)
    assert table.stats(own) == (2, 4)


@pytest.mark.clauses("sve", "5.13.1", "5.26.1")
@pytest.mark.parametrize(("text", "drawn"), [("has lost at least 3 [defense]", 1), ("has taken at least 3 damage", 0)])
def test_what_the_leader_has_lost(text: str, drawn: int) -> None:
    board = Board()
    hurt, less = board.spell("Deal 2 damage to your leader."), board.spell("Give your leader [defense]-1.")
    asks = board.spell(f"If your leader {text} this turn, draw a card.")
    table = board.start().play(hurt).play(less).play(asks)
    assert hand(table) == drawn


@pytest.mark.clauses("sve", "4.8.1", "10.7.4")
def test_tokens_that_one_puts_into_the_ex_area() -> None:
    board = Board()
    own = board.put(
        ME, FIELD, "Piper", "Whenever you put a Fairy token into your EX area, give this follower [attack]+1."
    )
    spell = board.spell("Put 2 Fairy tokens into your EX area. Summon a Fairy token.")
    table = board.start().play(spell)
    settle(table)
    assert table.stats(own)[0] == 4


@pytest.mark.clauses("sve", "9.2.1")
@pytest.mark.parametrize(("zone", "left"), [(HAND, 2), (EX_AREA, 4)])
def test_a_price_where_the_card_is(zone: int, left: int) -> None:
    board = Board()
    card = board.put(ME, zone, "Late", "If this card is in your EX area, it costs 2 less to play.", cost=3)
    assert board.start().play(card).points() == left


@pytest.mark.clauses("sve", "5.10.1", "4.1.3")
def test_cards_put_back_in_another_order() -> None:
    board = Board()
    first, second = board.state.zones[ME][DECK][:2]
    spell = board.spell("Look at the top 2 cards of your deck and put them back in any order.")
    table = board.start().play(spell, (second, first))
    assert table.cards(ME, DECK)[:2] == [second, first]


@pytest.mark.clauses("sve", "4.1.2", "10.7.4")
@pytest.mark.parametrize("turned", [False, True])
def test_the_source_of_a_spell_that_counts(turned: bool) -> None:
    board = Board()
    text = "Whenever you play a spell, put a dew counter on this card. If it has 2 dew counters, bury it."
    own = board.amulet(text, state={"counters": {"dew": int(turned)}})
    spell = board.spell("Draw a card.")
    table = board.start().play(spell)
    settle(table)
    assert (table.zone(own) == FIELD) is not turned


@pytest.mark.clauses("sve", "5.19.1")
def test_what_the_die_gives() -> None:
    seen = set()
    for seed in range(12):
        board = Board()
        board.state.random = seed * 977
        text = "Roll a 6-sided die. If you roll an even number, draw 2 cards. If you roll 5 or higher, give your leader [defense]+1."
        spell = board.spell(text)
        table = board.start()
        before = table.leader(ME)
        table.play(spell)
        seen.add((hand(table), table.leader(ME) - before))
    assert seen == {(0, 0), (2, 0), (0, 1), (2, 1)}
