"""Own sentences played from their text: what was dulled or put away, whom "they" names, who may use no abilities."""

from __future__ import annotations

import pytest
from board import BREAK_ZONE, DAMAGE_ZONE, DECK, FIELD, HAND, REMOVED, Board
from test_kinds_played import hild, use
from test_plain_played import until_turn
from test_sentences_played import abilities, rite

from cardwright.errors import Illegal


def test_the_power_of_the_forward_that_paid() -> None:
    board = Board()
    text = "Dull 1 active Forward you control: Choose 1 Forward opponent controls. Deal it damage equal to the dulled Forward's power."
    card = hild(board, text)
    other, foe = board.put(0, FIELD, "Olga", power=3000), board.put(1, FIELD, "Foe", power=9000)
    table = board.start().answer(("use", card, 0))
    while table.asked.kind != "act":
        options = [each for each in (other, foe) if (each,) in table.asked.options or each in table.asked.options]
        table.answer((options[0],) if options else tuple(table.asked.options[: table.asked.least]))
    assert table.resolve().obj(foe).damage == 3000


@pytest.mark.parametrize(("words", "allowed"), [("action abilities", False), ("special abilities", True)])
def test_who_may_use_no_abilities(words: str, allowed: bool) -> None:
    board = Board()
    hild(board, f"Your opponent cannot use {words}.", player=1)
    card = board.put(0, FIELD, "Olga", *abilities("《0》: Draw 1 card.", "Olga", "Forward"))
    table = board.start()
    if allowed:
        assert use(table, card).hand(0) == 1
    else:
        with pytest.raises(Illegal):
            table.answer(("use", card, 0))


def test_no_abilities_this_turn_only_for_the_other() -> None:
    board = Board()
    summon = rite(board, "Your opponent cannot use action abilities this turn.")
    card = board.put(0, FIELD, "Olga", *abilities("《0》: Draw 1 card.", "Olga", "Forward"))
    table = board.start().play(summon)
    assert use(table, card).hand(0) == 1


@pytest.mark.parametrize(("held", "drawn"), [(1, 1), (2, 0)])
def test_if_they_have_no_cards(held: int, drawn: int) -> None:
    board = Board()
    cards = [board.put(1, HAND, f"Held {each}") for each in range(held)]
    summon = rite(board, "Your opponent discards 1 card. If they have no cards in their hand, draw 1 card.")
    table = board.start().cast(summon).resolve(*([(cards[0],)] if held > 1 else []))
    assert (table.hand(1), table.hand(0)) == (held - 1, drawn)


def test_for_each_put_away_this_turn() -> None:
    board = Board()
    for each in range(2):
        board.put(1, FIELD, f"Foe {each}")
    first = rite(board, "Break all the Forwards opponent controls.")
    second = rite(board, "Draw 1 card for each Forward put from the field into the Break Zone this turn.")
    assert board.start().play(first).play(second).hand(0) == 2


@pytest.mark.parametrize(("player", "drawn"), [(0, 1), (1, 0)])
def test_removed_due_to_your_effects(player: int, drawn: int) -> None:
    board = Board()
    hild(board, "When a Monster is removed from the game due to your Summons or abilities, draw 1 card.", player=player)
    ooze = board.put(1, FIELD, "Ooze", type="Monster")
    summon = rite(board, "Choose 1 Monster. Remove it from the game.")
    table = board.start().play(summon)
    assert table.zone(ooze) == REMOVED
    assert table.hand(player) == drawn


@pytest.mark.parametrize(("count", "power"), [(2, 5000), (3, 7000)])
def test_both_conditions_have_to_hold(count: int, power: int) -> None:
    board = Board()
    card = hild(board, "If it is your turn and you control 3 or more Monsters, Hild gains +2000 power.")
    theirs = board.put(1, FIELD, "Theirs", *abilities("If it is your turn and you control 1 or more Forwards, Theirs gains +2000 power.",
                                                      "Theirs", "Forward"))  # fmt: skip
    for each in range(count):
        board.put(0, FIELD, f"Ooze {each}", type="Monster")
    table = board.start()
    assert (table.power(card), table.power(theirs)) == (power, 5000)


def test_the_same_cost_as_a_card_in_the_break_zone() -> None:
    board = Board()
    board.put(0, BREAK_ZONE, "Gone", type="Backup", cost=2)
    two, three = board.put(1, FIELD, "Two", cost=2), board.put(1, FIELD, "Three", cost=3)
    summon = rite(board, "Choose 1 Forward with the same cost as a Backup in your Break Zone. Break it.")
    table = board.start().play(summon)
    assert (table.zone(two), table.zone(three)) == (BREAK_ZONE, FIELD)


def test_as_many_counters_as_were_removed() -> None:
    board = Board()
    gone = [board.put(1, BREAK_ZONE, f"Gone {each}") for each in range(2)]
    text = "Remove up to 3 cards in your opponent's Break Zone from the game. Place the same number of Moon Counters on Hild."
    card = hild(board, f"《0》: {text}")
    table = board.start().answer(("use", card, 0)).resolve(tuple(gone))
    assert table.obj(card).counters == {"Moon": 2}


def test_only_active_cards_are_dulled() -> None:
    board = Board()
    board.put(1, FIELD, "Awake")
    asleep = board.put(1, FIELD, "Asleep")
    board.state.objects[asleep].dull = True
    summon = rite(board, "Dull all the Forwards opponent controls. Draw 1 card for each Forward dulled this way.")
    assert board.start().play(summon).hand(0) == 1


def test_each_that_was_returned() -> None:
    board = Board()
    cards = [board.put(1, FIELD, f"Foe {each}") for each in range(2)]
    text = "Return all the Forwards opponent controls to their owners' hands. Draw 1 card for each Forward returned."
    summon = rite(board, text)
    table = board.start().play(summon)
    assert [table.zone(each) for each in cards] == [HAND, HAND]
    assert table.hand(0) == 2


@pytest.mark.parametrize(("span", "turn"), [("the end of your opponent's next turn", 4), ("the end of the turn", 3)])
def test_what_is_lost_and_forbidden_ends_together(span: str, turn: int) -> None:
    board = Board()
    foe = board.put(1, FIELD, "Foe")
    summon = rite(board, f"Choose 1 Forward. It loses 1000 power and cannot block until {span}.")
    table = board.start().play(summon)
    assert table.power(foe) == 4000 and table.match.state.turn == 3
    assert until_turn(table, turn + 1).power(foe) == 5000


@pytest.mark.parametrize("owner", [0, 1])
def test_whose_forward_was_broken_is_dealt_a_point(owner: int) -> None:
    board = Board()
    foe = board.put(owner, FIELD, "Foe")
    text = "Choose 1 [[i]]Card Name Foe[[/]]. Break it. Hild deals its controller 1 point of damage."
    card = hild(board, f"《0》: {text}")
    table = use(board.start(), card)
    assert table.zone(foe) == BREAK_ZONE
    assert [len(table.match.state.zones[player][DAMAGE_ZONE]) for player in (0, 1)] == [
        int(owner == 0),
        int(owner == 1),
    ]


def test_put_at_the_bottom_and_so_on() -> None:
    board = Board()
    other = board.put(0, FIELD, "Olga")
    text = "You may put 1 [[i]]Card Name Olga[[/]] you control at the bottom of its owner's deck. If you do so, draw 1 card."
    summon = rite(board, text)
    table = board.start().play(summon, (), True)
    assert table.zone(other) == DECK and table.hand(0) == 1


@pytest.mark.parametrize(("costs", "power"), [((2, 7), 5000), ((2, 8), 6000)])
def test_the_total_cost(costs: tuple[int, int], power: int) -> None:
    board = Board()
    card = hild(board, "If the total cost of the Monsters you control is 10 or more, Hild gains +1000 power.")
    board.put(1, FIELD, "Theirs", type="Monster", cost=9)
    for cost in costs:
        board.put(0, FIELD, f"Ooze {cost}", type="Monster", cost=cost)
    assert board.start().power(card) == power
