"""Own sentences played from their text: two kinds of cards with one verb, EX Bursts of some cards, both players at once."""

from __future__ import annotations

import pytest
from board import BREAK_ZONE, DECK, FIELD, HAND, Board
from test_sentences_played import abilities, rite

from cardwright.text import ir


@pytest.mark.parametrize(("backups", "drawn"), [(1, 1), (0, 0)])
def test_one_of_each_kind_is_put_away(backups: int, drawn: int) -> None:
    board = Board()
    forward = board.put(0, FIELD, "Guard")
    lamps = [board.put(0, FIELD, "Lamp", type="Backup") for _ in range(backups)]
    summon = rite(
        board, "You may put 1 Forward and 1 Backup you control into the Break Zone. If you do so, draw 1 card."
    )
    table = board.start().cast(summon).resolve(*([True] if backups else []))
    gone = [table.zone(each) for each in (forward, *lamps)]
    assert gone == ([BREAK_ZONE] * 2 if backups else [FIELD])
    assert table.hand(0) == drawn


def test_the_other_player_loses_one_of_each_kind() -> None:
    board = Board()
    mine = board.put(0, FIELD, "Guard")
    theirs = [board.put(1, FIELD, "Guard"), board.put(1, FIELD, "Lamp", type="Backup")]
    summon = rite(board, "Your opponent removes 1 Forward and 1 Backup he/she controls from the game.")
    table = board.start().play(summon)
    assert table.zone(mine) == FIELD
    assert all(table.zone(each) not in (FIELD, BREAK_ZONE) for each in theirs)


def test_both_players_draw() -> None:
    board = Board()
    summon = rite(board, "Both players draw 2 cards.")
    table = board.start().play(summon)
    assert (table.hand(0), table.hand(1)) == (2, 2)


@pytest.mark.clauses("fftcg-2020", "11.10.2")
@pytest.mark.parametrize(("cost", "drawn"), [(2, 0), (3, 1)])
def test_the_burst_of_a_cheap_card_is_not_used(cost: int, drawn: int) -> None:
    board = Board()
    strike = abilities("When Hild enters the field, Hild deals your opponent 1 point of damage.", "Hild", "Forward")
    rule = abilities(
        "Any card of cost 2 or less put in the Damage Zone due to Hild cannot use its EX Burst.", "Hild", "Forward"
    )
    card = board.put(0, HAND, "Hild", *strike, *rule, cost=0)
    burst = board.summon(ir.Draw(ir.You(), ir.Num(1)), player=1, zone=DECK, ex_burst=True, cost=cost)
    board.state.zones[1][DECK].insert(0, board.state.zones[1][DECK].pop())
    table = board.start().answer(("cast", card, "")).resolve(*([True] if drawn else []))
    assert table.match.game.rules.zones[table.zone(burst)].name == "damage_zone"
    assert table.hand(1) == drawn


@pytest.mark.parametrize("held", ["Summon", "Forward"])
def test_what_was_discarded_is_asked_about(held: str) -> None:
    board = Board()
    board.put(0, HAND, "Held", type=held)
    summon = rite(board, "Discard 1 card. If it is a Summon, draw 2 cards.")
    table = board.start().play(summon)
    assert table.hand(0) == (2 if held == "Summon" else 0)


def test_power_of_the_chosen_forward_is_gained() -> None:
    board = Board()
    card = board.put(0, FIELD, "Hild", *abilities(
        "《0》: Choose 1 Forward opponent controls. Hild gains power equal to its power until the end of the turn.",
        "Hild", "Forward"))  # fmt: skip
    board.put(1, FIELD, "Foe", power=3000)
    table = board.start().answer(("use", card, 0)).resolve()
    assert table.power(card) == 8000


def test_all_the_damage_to_a_group_becomes_nothing_this_turn() -> None:
    board = Board()
    mine, other = board.put(0, FIELD, "Guard"), board.put(1, FIELD, "Guard")
    shield = rite(board, "During this turn, all the damage dealt to the Forwards you control becomes 0 instead.")
    board.put(0, FIELD, "Olga", *abilities("《0》: Deal 2000 damage to all the Forwards.", "Olga", "Forward"))
    table = board.start().play(shield)
    olga = next(each.id for each in table.match.state.objects if each.zone == FIELD and each.id not in (mine, other))
    table = table.answer(("use", olga, 0)).resolve()
    assert (table.obj(mine).damage, table.obj(other).damage) == (0, 2000)
