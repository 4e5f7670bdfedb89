"""Own sentences played from their text: what was returned, put away and found, as later sentences speak of it."""

from __future__ import annotations

import pytest
from board import BREAK_ZONE, DECK, FIELD, HAND, Board
from newer import put, until
from test_kinds_played import hild
from test_sentences_played import rite


@pytest.mark.parametrize(("mine", "theirs", "drawn"), [(True, True, 1), (True, False, 0), (False, True, 0)])
def test_all_that_were_returned_are_counted(mine: bool, theirs: bool, drawn: int) -> None:
    board = Board()
    own = board.put(0, FIELD, "Own", type="Monster")
    foe = board.put(1, FIELD, "Foe", type="Monster")
    summon = rite(
        board,
        "Choose up to 1 Monster you control and up to 1 Monster opponent controls. "
        "Return them to their owners' hands. If you returned 2 Monsters, draw 1 card.",
    )
    table = board.start().cast(summon, (own,) if mine else (), (foe,) if theirs else ())
    table.resolve()
    assert (table.zone(own) == HAND, table.zone(foe) == HAND) == (mine, theirs)
    assert table.hand(0) == mine + drawn


@pytest.mark.parametrize("found", [True, False])
def test_damage_where_nothing_was_found(found: bool) -> None:
    board = Board()
    olga = board.put(0, DECK, "Olga", power=9000)
    foe = board.put(1, FIELD, "Foe", power=9000)
    text = (
        "When Hild enters the field, you may search for 1 {Card Name Olga} and play it onto the field. "
        "If you don't do so, choose 1 Forward opponent controls. Deal it 3000 damage."
    )
    card = hild(board, text, HAND, cost=0, power=1000)
    table = board.start().cast(card)
    table.resolve(*((True, (olga,)) if found else (False,)))
    assert (table.zone(olga) == FIELD) is found
    assert table.obj(foe).damage == (0 if found else 3000)


def test_the_summon_that_was_put_away_is_cast() -> None:
    for kind, there in (("Summon", True), ("Backup", False)):
        board = Board()
        text = "Draw 1 card." if kind == "Summon" else ""
        top = put(board, 1, DECK, "Rune", text, type=kind)
        zone = board.state.zones[1][DECK]
        zone.remove(top)
        zone.insert(0, top)
        card = hild(
            board,
            "When Hild enters the field, put the top card of your opponent's deck into the Break Zone. "
            "If it is a Summon, you may cast it this turn as though you owned it without paying the cost.",
            HAND,
            cost=0,
            power=1000,
        )
        table = board.start().play(card)
        assert table.zone(top) == BREAK_ZONE
        acts = [act for act in table.match.acts() if len(act) > 1 and act[1] == top]
        assert bool(acts) is there
        if there:
            table.answer(acts[0]).resolve()
            assert table.hand(0) == 1


@pytest.mark.parametrize(("count", "drawn"), [(0, 0), (1, 0), (2, 2)])
@pytest.mark.parametrize(
    "words",
    ["you return 2 Monsters", "2 Monsters are returned to their owners' hands", "you return 2 or more Monsters"],
)
def test_when_so_many_are_returned(words: str, count: int, drawn: int) -> None:
    board = Board()
    foes = [board.put(1, FIELD, f"Foe {each}", type="Monster") for each in range(2)]
    summon = rite(
        board,
        f"Choose up to 2 Monsters. Return them to their owners' hands. When {words} by this effect, draw 2 cards.",
    )
    table = board.start().cast(summon, tuple(foes[:count])).resolve()
    assert table.hand(1) == count and table.hand(0) == drawn


def test_the_opponent_selects_among_those_that_were_found() -> None:
    board = Board()
    found = [board.put(0, DECK, f"Slime {each}", type="Monster") for each in range(3)]
    text = "Search for 3 Monsters. Your opponent selects 1 card among them. Add it to your hand and put the rest of the cards into the Break Zone."
    summon = rite(board, text)
    table = board.start().cast(summon).answer(("pass",), ("pass",), tuple(found))
    assert table.asked.player == 1
    table.resolve((found[1],))
    assert [table.zone(each) for each in found] == [BREAK_ZONE, HAND, BREAK_ZONE]


@pytest.mark.parametrize(("words", "drawn"), [("no Summons", 0), ("1 or less Summons", 1), ("no Monsters", 1)])
def test_so_few_were_cast_this_turn(words: str, drawn: int) -> None:
    board = Board()
    summon = rite(board, "Draw 1 card.")
    text = f"When Hild enters the field, if you have cast {words} this turn, draw 1 card."
    card = hild(board, text, HAND, cost=0, power=1000)
    table = board.start().play(summon)
    held = table.hand(0)
    assert table.play(card).hand(0) == held - 1 + drawn


@pytest.mark.parametrize(("backups", "drawn"), [(1, 1), (2, 1), (3, 0)])
def test_not_so_many_are_controlled(backups: int, drawn: int) -> None:
    board = Board()
    for each in range(backups):
        board.put(0, FIELD, f"Clerk {each}", type="Backup")
    text = "When Hild enters the field, if you don't control 3 or more Backups, draw 1 card."
    card = hild(board, text, HAND, cost=0, power=1000)
    assert board.start().play(card).hand(0) == drawn


@pytest.mark.parametrize("words", ["both Forwards deal", "both of them deal", "the 2 Forwards deal"])
def test_both_deal_damage_to_each_other(words: str) -> None:
    board = Board()
    mine = board.put(0, FIELD, "Mine", power=9000)
    foe = board.put(1, FIELD, "Foe", power=8000)
    text = f"Choose 1 Forward you control and 1 Forward of cost 1 or more opponent controls. Then, {words} damage equal to their respective power to the other."
    summon = rite(board, text)
    table = board.start().play(summon)
    assert table.obj(mine).damage == 8000 and table.zone(foe) == BREAK_ZONE


@pytest.mark.parametrize(
    ("words", "power", "drawn"),
    [("had 5000 power or more", 5000, 1), ("had 5000 power or more", 4000, 0), ("had 5000 power or less", 6000, 0), ("had Haste", 5000, 0)],
)  # fmt: skip
def test_what_it_was_as_it_left(words: str, power: int, drawn: int) -> None:
    board = Board()
    card = hild(board, f"When Hild leaves the field, if it {words}, draw 1 card.", FIELD, power=power)
    summon = rite(board, "Choose 1 {Card Name Hild}. Return it to its owner's hand.")
    table = board.start().play(summon)
    assert table.zone(card) == HAND and table.hand(0) == 1 + drawn


def test_it_had_a_keyword_as_it_left() -> None:
    board = Board()
    hild(board, "Haste\nWhen Hild leaves the field, if it had Haste, draw 1 card.", FIELD, power=5000)
    summon = rite(board, "Choose 1 {Card Name Hild}. Return it to its owner's hand.")
    table = board.start().play(summon)
    assert table.hand(0) == 2


def test_one_of_two_keywords_until_the_end_of_the_next_turn_of_the_opponent() -> None:
    board = Board()
    mine = board.put(0, FIELD, "Mine", power=9000)
    text = "Choose 1 Forward you control. It gains Haste or Brave until the end of your opponent's turn."
    summon = rite(board, text)
    table = board.start().cast(summon)
    table.resolve((1,))
    assert "Brave" in table.chars(mine).keywords and "Haste" not in table.chars(mine).keywords
    until(table, "main1", 1)
    assert "Brave" in table.chars(mine).keywords
    until(table, "main1", 0)
    assert "Brave" not in table.chars(mine).keywords
