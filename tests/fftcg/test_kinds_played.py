"""Own sentences played from their text: what an ability alone does, what is returned to your hand, how many must be controlled."""

from __future__ import annotations

import pytest
from board import BREAK_ZONE, FIELD, HAND, REMOVED, Board, Table
from test_sentences_played import abilities, rite

from cardwright.errors import Illegal

HIT = "Choose 1 Forward. Deal it 1000 damage."


def hild(board: Board, text: str, zone: int = FIELD, player: int = 0, **facts: object) -> int:
    """A Forward named Hild with this text."""
    return board.put(player, zone, "Hild", *abilities(text, "Hild", "Forward"), **facts)


def use(table: Table, card: int) -> Table:
    """Use the card's one ability and let it resolve."""
    return table.answer(("use", card, 0)).resolve()


@pytest.mark.parametrize(
    ("words", "by_summon", "by_ability"),
    [("an ability", 0, 1), ("your abilities", 0, 1), ("your Summons", 1, 0), ("your opponent's abilities", 0, 0)],
)
def test_damage_by_an_ability_or_by_a_summon(words: str, by_summon: int, by_ability: int) -> None:
    for kind, drawn in (("summon", by_summon), ("ability", by_ability)):
        board = Board()
        card = hild(board, f"When Hild is dealt damage by {words}, draw 1 card.")
        text = "Choose 1 [[i]]Card Name Hild[[/]]. Deal it 1000 damage."
        summon = rite(board, text)
        other = board.put(0, FIELD, "Olga", *abilities(f"《0》: {text}", "Olga", "Forward"))
        table = board.start()
        held = table.hand(0)
        table = table.play(summon) if kind == "summon" else use(table, other)
        assert table.obj(card).damage == 1000
        assert table.hand(0) - (held - (kind == "summon")) == drawn, kind


def test_returned_to_your_hand() -> None:
    for owner, drawn in ((0, 1), (1, 0)):
        board = Board()
        hild(board, "When a Monster is returned from the field to your hand, draw 1 card.")
        monster = board.put(owner, FIELD, "Ooze", type="Monster")
        summon = rite(board, "Choose 1 Monster. Return it to its owner's hand.")
        table = board.start().play(summon)
        assert table.zone(monster) == HAND
        assert table.hand(0) == (2 if drawn else 0)


def test_so_many_must_be_controlled_to_cast_it() -> None:
    for count, castable in ((1, False), (2, True), (3, True)):
        board = Board()
        card = hild(board, "You must control 2 or more Monsters to cast Hild.", HAND, cost=0)
        for each in range(count):
            board.put(0, FIELD, f"Ooze {each}", type="Monster")
        table = board.start()
        if castable:
            assert table.play(card).zone(card) == FIELD
        else:
            with pytest.raises(Illegal):
                table.cast(card)


def test_it_cannot_leave_due_to_abilities_but_due_to_summons() -> None:
    text = "Choose 1 [[i]]Card Name Hild[[/]]. Return it to its owner's hand."
    for words, kind, zone in (
        ("your opponent's abilities", "ability", FIELD),
        ("your opponent's abilities", "summon", HAND),
        ("your opponent's Summons", "summon", FIELD),
    ):
        board = Board()
        card = hild(board, f"Hild cannot leave the field due to {words}.", player=1)
        summon = rite(board, text)
        other = board.put(0, FIELD, "Olga", *abilities(f"《0》: {text}", "Olga", "Forward"))
        table = board.start()
        table = table.play(summon) if kind == "summon" else use(table, other)
        assert table.zone(card) == zone, (words, kind)


def test_whatever_leaves_due_to_your_effects_is_removed() -> None:
    text = "If a Forward opponent controls leaves the field due to your Summons or abilities, remove it from the game instead."
    for doing in ("Return it to its owner's hand.", "Break it."):
        board = Board()
        hild(board, text)
        foe = board.put(1, FIELD, "Foe")
        summon = rite(board, f"Choose 1 Forward opponent controls. {doing}")
        assert board.start().play(summon).zone(foe) == REMOVED


def test_monsters_are_forwards_while_it_is_there() -> None:
    board = Board()
    hild(board, "The Monsters you control also become Forwards with 4000 power.")
    mine = board.put(0, FIELD, "Ooze", type="Monster")
    theirs = board.put(1, FIELD, "Slime", type="Monster")
    table = board.start()
    assert (table.power(mine), "Forward" in table.chars(mine).types) == (4000, True)
    assert "Forward" not in table.chars(theirs).types


def test_what_is_put_away_later_this_turn_draws_a_card() -> None:
    board = Board()
    foe = board.put(1, FIELD, "Foe", power=9000)
    mark = rite(board, f"{HIT} If it is put from the field into the Break Zone this turn, draw 1 card.")
    kill = rite(board, "Choose 1 Forward. Break it.")
    table = board.start().play(mark)
    assert table.hand(0) == 1
    table = table.play(kill)
    assert (table.zone(foe), table.hand(0)) == (BREAK_ZONE, 1)


def test_hand_is_filled_up() -> None:
    board = Board()
    board.put(0, HAND, "Held")
    summon = rite(board, "Draw cards until you have 4 cards in your hand.")
    assert board.start().play(summon).hand(0) == 4
    board = Board()
    for each in range(5):
        board.put(0, HAND, f"Held {each}")
    summon = rite(board, "Draw cards until you have 4 cards in your hand.")
    assert board.start().play(summon).hand(0) == 5


def test_each_player_selects_and_loses_one() -> None:
    board = Board()
    cards = [board.put(player, FIELD, f"Guard {player}") for player in (0, 1)]
    summon = rite(board, "Each player selects 1 Forward they control. Put them into the Break Zone.")
    table = board.start().play(summon)
    assert [table.zone(card) for card in cards] == [BREAK_ZONE, BREAK_ZONE]


def test_crystals_for_each() -> None:
    board = Board()
    for each in range(3):
        board.put(0, FIELD, f"Ooze {each}", type="Monster")
    summon = rite(board, "Gain 《C》 for each Monster you control.")
    assert board.start().play(summon).match.state.vars["crystals:0"] == 3


def test_strength_of_all_together() -> None:
    for words, damage in (("the highest power among the", 6000), ("the total power of the", 10000)):
        board = Board()
        for power in (4000, 6000):
            board.put(0, FIELD, f"Guard {power}", power=power)
        foe = board.put(1, FIELD, "Foe", power=20000)
        text = f"Choose 1 Forward opponent controls. Deal it damage equal to {words} Forwards you control."
        summon = rite(board, text)
        assert board.start().play(summon).obj(foe).damage == damage
