"""Own sentences played from their text: a Summon beside Characters, two places that are counted, damage that is offered against."""

from __future__ import annotations

import pytest
from board import BREAK_ZONE, DAMAGE_ZONE, FIELD, HAND, Board, Table
from newer import put
from test_kinds_played import hild
from test_sentences_played import rite


@pytest.mark.clauses("fftcg-2020", "11.11.5.1")
def test_a_summon_or_a_character_that_deals_damage() -> None:
    more = "If a Water Summon or a {Job Smith} you control deals damage to a Forward, the damage increases by 2000 instead."
    for player, element, damage in ((0, "Water", 3000), (0, "Fire", 1000), (1, "Water", 1000)):
        board = Board()
        foe = board.put(1, FIELD, "Foe", power=9000)
        put(board, 0, FIELD, "Hild", more)
        hit = "Choose 1 {Card Name Foe}. Deal it 1000 damage."
        summon = put(board, player, HAND, "Rite", hit, type="Summon", elements=(element,))
        table = board.start()
        if player:
            table.answer(("pass",))
        assert table.play(summon).obj(foe).damage == damage, (player, element)
    for job, damage in (("Smith", 3000), ("Clerk", 1000)):
        board = Board()
        foe = board.put(1, FIELD, "Foe", power=9000)
        put(board, 0, FIELD, "Hild", more)
        text = "《0》: Choose 1 {Card Name Foe}. Deal it 1000 damage."
        helper = put(board, 0, FIELD, "Helper", text, type="Backup", jobs=(job,))
        table = board.start().answer(("use", helper, 0)).resolve()
        assert table.obj(foe).damage == damage, job


def test_as_many_as_there_are_in_two_places() -> None:
    board = Board()
    foes = [board.put(1, FIELD, f"Foe {each}") for each in range(3)]
    board.put(0, FIELD, "Ooze", type="Monster")
    board.put(0, BREAK_ZONE, "Slime", type="Monster")
    board.put(1, BREAK_ZONE, "Theirs", type="Monster")
    text = (
        "Choose the same number of Forwards as the Monsters you control and/or Monsters in your Break Zone. Dull them."
    )
    summon = rite(board, text)
    table = board.start().cast(summon).answer(tuple(foes[:2])).resolve()
    assert [table.obj(foe).dull for foe in foes] == [True, True, False]


def test_the_total_power_of_those_dulled() -> None:
    board = Board()
    mine = [put(board, 0, FIELD, f"Mine {each}", power=1000 * each + 3000) for each in range(2)]
    card = hild(
        board,
        "When Hild enters the field, you may dull any number of active Forwards other than Hild you control. "
        "When you do so, Hild gains power equal to the total power of the Forwards you dulled due to this ability until the end of the turn.",
        HAND,
        cost=0,
        power=1000,
    )
    table = board.start().play(card, (), True, tuple(mine))
    assert table.power(card) == 8000


def _struck(table: Table, imp: int, *answers: object) -> int:
    table.answer(("pass",), ("use", imp, 0)).resolve(*answers)
    return len(table.match.state.zones[0][DAMAGE_ZONE])


def test_damage_is_offered_against_while_it_is_active() -> None:
    text = "If you receive damage while Hild is active, you may dull Hild. If you do so, the damage becomes 0 instead."
    for dull, answers, points in ((False, (True,), 0), (False, (False,), 1), (True, (), 1)):
        board = Board()
        card = hild(board, text)
        board.state.objects[card].dull = dull
        imp = put(board, 1, FIELD, "Imp", "《0》: Your opponent receives 1 point of damage.")
        assert _struck(board.start(), imp, *answers) == points, (dull, answers)


def test_damage_to_a_forward_or_a_player_is_doubled() -> None:
    board = Board()
    foe = board.put(1, FIELD, "Foe", power=9000)
    text = "《0》: During this turn, if Hild deals damage to a Forward or a player, double the damage instead."
    card = put(board, 0, FIELD, "Hild", text, power=3000)
    hit = rite(
        board,
        "Choose 1 [[i]]Card Name Hild[[/]] and 1 [[i]]Card Name Foe[[/]]. The former deals 2000 damage to the latter.",
    )
    table = board.start().answer(("use", card, 0)).resolve()
    assert table.play(hit).obj(foe).damage == 4000


@pytest.mark.clauses("fftcg-2020", "11.8.14")
@pytest.mark.parametrize(
    "behind",
    ["If they don't, draw 2 cards. If they do, draw 1 card.", "If they do, draw 1 card. If they don't, draw 2 cards."],
)
def test_either_way_in_either_order(behind: str) -> None:
    for answer, drawn in ((True, 1), (False, 2)):
        board = Board()
        board.put(1, HAND, "Held")
        summon = rite(board, f"Your opponent may discard 1 card. {behind}")
        assert board.start().play(summon, (), answer).hand(0) == drawn, (answer, behind)
