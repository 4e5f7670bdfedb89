"""Own sentences played from their text: counters and Crystals, whose effect makes a player draw or hurts one, what did not happen."""

from __future__ import annotations

import pytest
from board import BREAK_ZONE, DECK, FIELD, HAND, Board, Table
from test_kinds_played import hild, use
from test_sentences_played import abilities, rite

DRAWN = "draw 1 card."


def drawn(table: Table, held: int) -> int:
    return table.hand(0) - held


def through(table: Table) -> Table:
    """Everything resolves; the first of what is open is taken."""
    while table.match.decision is not None and (table.asked.kind != "act" or table.match.state.stack):
        asked = table.asked
        options = tuple(o[0] if isinstance(o, tuple) else o for o in asked.options or ())
        some = tuple(asked.options or ()) if asked.kind == "order" else options[: max(1, asked.least)]
        table.answer(("pass",) if asked.kind == "act" else asked.kind == "yes_no" or some)
    return table


@pytest.mark.parametrize(
    ("moment", "times"),
    [
        ("a Dream Counter is placed on Hild", 1),
        ("a Dream Counter is placed on a Forward you control", 1),
        ("a Dream Counter is placed on a Forward opponent controls", 0),
        ("a Moon Counter is placed on Hild", 0),
        ("a Dream Counter is removed from Hild", 0),
    ],
)
def test_counters_that_are_placed(moment: str, times: int) -> None:
    board = Board()
    hild(board, f"When {moment}, {DRAWN}")
    summon = rite(board, "Choose 1 Forward. Place 1 Dream Counter on it.")
    assert board.start().play(summon).hand(0) == times


@pytest.mark.parametrize(("moment", "times"), [("a", (2, 1)), ("the last", (0, 1))])
def test_the_last_counter_is_one_however_many_go(moment: str, times: tuple[int, int]) -> None:
    board = Board()
    card = hild(board, f"When {moment} Dream Counter is removed from Hild, {DRAWN}")
    board.state.objects[card].counters = {"Dream": 3}
    two = rite(board, "Choose 1 Forward. Remove 2 Dream Counters from it.")
    one = rite(board, "Choose 1 Forward. Remove 1 Dream Counter from it.")
    table = through(board.start().cast(two))
    assert table.hand(0) == 1 + times[0]
    assert through(table.cast(one)).hand(0) == sum(times)


def test_crystals_of_one_cost_are_paid_once() -> None:
    for cost, times in (("《C》", 1), ("《C》《C》", 1), ("《0》", 0)):
        board = Board()
        hild(board, f"When you pay 《C》, {DRAWN}")
        board.state.vars["crystals:0"] = 3
        other = board.put(
            0, FIELD, "Olga", *abilities(f"{cost}: Olga gains Brave until the end of the turn.", "Olga", "Forward")
        )
        table = use(board.start(), other)
        assert table.hand(0) == times, cost
    board = Board()
    card = hild(board, "《C》: If you have paid 《C》 this turn, draw 1 card.")
    board.state.vars["crystals:0"] = 1
    assert use(board.start(), card).hand(0) == 1


@pytest.mark.parametrize(
    ("words", "summon", "ability"),
    [("your Summons or abilities", 1, 1), ("your abilities", 0, 1), ("your opponent's Summons or abilities", 0, 0)],
)
def test_whose_effect_makes_a_player_draw_or_hurts_one(words: str, summon: int, ability: int) -> None:
    for moment, done in (
        ("your opponent draws a card due to", "Your opponent draws 1 card."),
        ("your opponent receives a point of damage due to", "Deal your opponent 1 point of damage."),
    ):
        for kind, times in (("summon", summon), ("ability", ability)):
            board = Board()
            hild(board, f"When {moment} {words}, {DRAWN}")
            cast = rite(board, done)
            other = board.put(0, FIELD, "Olga", *abilities(f"《0》: {done}", "Olga", "Forward"))
            table = board.start()
            held = table.hand(0) - (kind == "summon")
            table = table.play(cast) if kind == "summon" else use(table, other)
            assert drawn(table, held) == times, (moment, kind)


def test_the_second_card_drawn_in_a_turn() -> None:
    board = Board()
    card = hild(board, "When you draw your second card each turn, Hild gains +1000 power until the end of the turn.")
    one, three = rite(board, "Draw 1 card."), rite(board, "Draw 3 cards.")
    table = board.start().play(one)
    assert table.power(card) == 5000
    assert table.play(three).power(card) == 6000


def test_the_special_ability_of_a_kind_of_card() -> None:
    for kind, times in (("Backup", 0), ("Forward", 1)):
        board = Board()
        hild(board, f"When you use an action ability of a {kind}, {DRAWN}")
        other = board.put(
            0, FIELD, "Olga", *abilities("《0》: Olga gains Brave until the end of the turn.", "Olga", "Forward")
        )
        assert use(board.start(), other).hand(0) == times


@pytest.mark.parametrize(("mine", "theirs", "same"), [(0, 1, True), (1, 1, False), (0, 0, False)])
def test_as_many_as_the_opponent(mine: int, theirs: int, same: bool) -> None:
    board = Board()
    card = hild(board, "《0》: If you control the same number of Forwards as your opponent, draw 1 card.")
    for player, more in ((0, mine), (1, theirs)):
        for each in range(more):
            board.put(player, FIELD, f"Guard {player}{each}")
    assert use(board.start(), card).hand(0) == same


@pytest.mark.parametrize(("done", "times"), [("Break it.", 0), ("", 1)])
def test_put_away_from_anywhere_but_the_field(done: str, times: int) -> None:
    board = Board()
    hild(board, f"When a Forward is put into your Break Zone from anywhere other than the field, {DRAWN}")
    board.put(0, FIELD, "Ooze", type="Monster")
    guard = board.put(0, HAND, "Guard") if not done else board.put(0, FIELD, "Guard")
    text = "Choose 1 [[i]]Card Name Guard[[/]]. Break it." if done else "Discard 1 Forward."
    summon = rite(board, text)
    table = board.start()
    held = table.hand(0) - (1 if done else 2)
    table = through(table.cast(summon))
    assert table.zone(guard) == BREAK_ZONE
    assert drawn(table, held) == times


def test_what_is_frozen_and_by_whom() -> None:
    for words, times in (("", 1), (" by your abilities", 0), (" by your Summons or abilities", 1)):
        board = Board()
        hild(board, f"When a Forward opponent controls is frozen{words}, {DRAWN}")
        board.put(1, FIELD, "Foe")
        summon = rite(board, "Choose 1 Forward opponent controls. Freeze it.")
        assert board.start().play(summon).hand(0) == times, words


def test_a_summon_cast_from_elsewhere_than_the_hand() -> None:
    board = Board()
    hild(board, f"When you cast a Summon other than from your hand, {DRAWN}")
    hit = board.put(
        0, BREAK_ZONE, "Hit", *abilities("Choose 1 Forward. Deal it 1000 damage.", "Hit"), type="Summon", cost=0
    )
    again = rite(board, "Choose 1 Summon in your Break Zone. You can cast it this turn.")
    table = board.start().play(again)
    assert table.hand(0) == 0
    assert through(table.cast(hit)).hand(0) == 1


def test_a_card_cast_from_the_break_zone() -> None:
    """It lies there no more when that is asked."""
    card = "If you have cast a Summon from your Break Zone this turn, draw 1 card."
    for moment in ("When you cast a Summon from your Break Zone, draw 1 card.", f"《0》: {card}"):
        for zone, times in ((BREAK_ZONE, 1), (HAND, 0)):
            board = Board()
            watcher = hild(board, moment)
            text = "Choose 1 Forward. Deal it 1000 damage."
            hit = board.put(0, zone, "Hit", *abilities(text, "Hit"), type="Summon", cost=0)
            again = rite(board, "Choose 1 Summon in your Break Zone. You can cast it this turn.")
            board.put(0, BREAK_ZONE, "Other", *abilities(text, "Other"), type="Summon", cost=0)
            table = board.start()
            if zone == BREAK_ZONE:
                table = table.cast(again, (hit,)).resolve()
            held = table.hand(0) - (zone == HAND)
            table = through(table.cast(hit))
            if moment.startswith("《0》"):
                table = use(table, watcher)
            assert drawn(table, held) == times, (moment, zone)


def test_a_discarded_card_of_a_kind_is_the_one_meant() -> None:
    board = Board()
    hild(board, "When you discard a Forward due to Summons or abilities, you may play it onto the field.")
    guard = board.put(0, HAND, "Guard")
    summon = rite(board, "Discard 1 Forward.")
    assert through(board.start().cast(summon)).zone(guard) == FIELD


def test_odd_or_even() -> None:
    for words, drew in (
        ("the number of Forwards you control is an odd number", 1),
        ("the number of Forwards you control is an even number", 0),
        ("you have received an even number of points of damage", 1),
        ("you have received no damage", 1),
        ("it is not your turn", 0),
        ("it isn't your opponent's turn", 1),
        ("your opponent has not attacked this turn", 1),
        ("you didn't cast any Summons this turn", 1),
        ("your opponent didn't draw any cards this turn", 1),
        ("you drew 2 or more cards this turn", 0),
    ):
        board = Board()
        card = hild(board, f"《0》: If {words}, draw 1 card.")
        assert use(board.start(), card).hand(0) == drew, words


@pytest.mark.parametrize(("names", "times"), [(("Guard", "Guard", "Ooze"), 0), (("Guard", "Blob", "Ooze"), 1)])
def test_so_many_with_different_names(names: tuple[str, ...], times: int) -> None:
    board = Board()
    card = hild(board, "《0》: If you have 3 or more cards with different names in your Break Zone, draw 1 card.")
    for name in names:
        board.put(0, BREAK_ZONE, name)
    assert use(board.start(), card).hand(0) == times


def test_so_much_damage_by_a_forward() -> None:
    for power, times in ((4000, 0), (5000, 1)):
        board = Board()
        card = hild(board, f"When Hild is dealt 5000 damage or more by a Forward, {DRAWN}", power=9000)
        other = board.put(
            0,
            FIELD,
            "Olga",
            *abilities(f"《0》: Choose 1 [[i]]Card Name Hild[[/]]. Olga deals it {power} damage.", "Olga", "Forward"),
        )
        table = use(board.start(), other)
        assert table.obj(card).damage == power
        assert table.hand(0) == times


def test_an_effect_may_be_cancelled_whoever_uses_the_ability() -> None:
    board = Board()
    hild(board, "When your opponent uses an action ability, cancel its effect.", player=1)
    other = board.put(0, FIELD, "Olga", *abilities("《0》: Draw 1 card.", "Olga", "Forward"))
    assert len(board.state.zones[0][DECK]) == 10
    assert use(board.start(), other).hand(0) == 0
