"""Own sentences played from their text: what is paid by a number that the player decides."""

from __future__ import annotations

import pytest
from board import BREAK_ZONE, FIELD, HAND, Board, Table
from test_kinds_played import hild
from test_sentences_played import rite

from cardwright.errors import Illegal

HURT = "Choose 1 Forward. Deal it 2000 damage for each "


def _ready(text: str, **counters: int) -> tuple[Table, int, list[int], list[int], int]:
    """A table, Hild with the text, three Backups, three cards in hand, and a Forward of 9000 of the opponent's."""
    board = Board()
    card = hild(board, text)
    board.state.objects[card].counters |= counters
    backups = [board.put(0, FIELD, f"Prop {n}", type="Backup") for n in range(3)]
    held = [board.put(0, HAND, f"Card {n}", type="Summon" if n else "Forward") for n in range(3)]
    foe = board.put(1, FIELD, "Foe", power=9000)
    return board.start(), card, backups, held, foe


@pytest.mark.clauses("fftcg-2020", "4.5", "11.6.7")
def test_any_number_of_counters() -> None:
    for number in (0, 2):
        table, card, _, _, foe = _ready(
            f"Remove any number of Moon Counters from Hild: {HURT}Moon Counter removed.", Moon=3
        )
        table.answer(("use", card, 0))
        assert (table.asked.kind, table.asked.least, table.asked.most) == ("number", 0, 3)
        table.answer(number, (foe,)).resolve()
        assert table.obj(card).counters.get("Moon", 0) == 3 - number
        assert table.obj(foe).damage == 2000 * number


def test_one_or_more_is_never_none() -> None:
    table, card, _, _, _ = _ready(f"Remove 1 or more Moon Counters from Hild: {HURT}Moon Counter removed.", Moon=2)
    table.answer(("use", card, 0))
    assert (table.asked.least, table.asked.most) == (1, 2)
    with pytest.raises(Illegal):
        table.answer(0)
    bare, card, _, _, _ = _ready(f"Remove 1 or more Moon Counters from Hild: {HURT}Moon Counter removed.")
    with pytest.raises(Illegal):
        bare.answer(("use", card, 0))


@pytest.mark.clauses("fftcg-2020", "11.6.10")
@pytest.mark.parametrize(
    ("text", "paid"),
    [
        ("Dull any number of active Backups: {}Backup dulled.", "backups"),
        ("Dull 1 or more active Backups: {}Backup dulled this way.", "backups"),
        ("Put 1 or more Backups into the Break Zone: {}Backup put into the Break Zone.", "backups"),
        ("Put X Backups into the Break Zone: {}Backup put into the Break Zone this way.", "backups"),
        ("Return any number of Backups you control to their owners' hands: {}Backup returned.", "backups"),
        ("Discard any number of cards: {}card discarded.", "hand"),
        ("Discard X cards: {}discarded card.", "hand"),
        ("Remove 1 or more cards in your hand from the game: {}card removed.", "hand"),
    ],
)
def test_as_many_as_were_paid_with(text: str, paid: str) -> None:
    table, card, backups, held, foe = _ready(text.format(HURT))
    first, second = (backups if paid == "backups" else held)[:2]
    table.answer(("use", card, 0), 2, (foe,), (first,), (second,)).resolve()
    assert table.obj(foe).damage == 4000


def test_only_those_of_the_kind_are_counted() -> None:
    table, card, _, held, foe = _ready(f"Discard 2 cards: {HURT}Summon discarded.")
    table.answer(("use", card, 0), (foe,), (held[0],), (held[1],)).resolve()
    assert table.obj(foe).damage == 2000
    assert table.zone(held[0]) == table.zone(held[1]) == BREAK_ZONE


def test_a_target_by_the_number_that_is_paid() -> None:
    table, card, backups, _, foe = _ready(
        "Put X Backups into the Break Zone: Choose 1 Forward of cost X opponent controls. Break it."
    )
    table.answer(("use", card, 0))
    cost = table.chars(foe).cost
    assert cost <= 3
    table.answer(cost, *[(each,) for each in backups[:cost]]).resolve()
    assert table.zone(foe) == BREAK_ZONE


def test_the_same_number_of_cards_is_drawn() -> None:
    table, card, _, held, _ = _ready("Discard any number of cards: Draw the same number of cards.")
    table.answer(("use", card, 0), 2, (held[0],), (held[1],)).resolve()
    assert table.hand(0) == 3 and table.zone(held[0]) == BREAK_ZONE


# -- one of those that were chosen, and the other ------------------------------------------------------------------------


def _two(board: Board, player: int = 1) -> list[int]:
    return [board.put(player, FIELD, f"Foe {n}", power=9000) for n in range(2)]


@pytest.mark.parametrize("one", [0, 1])
@pytest.mark.parametrize(
    "words",
    [
        "Deal one of them 6000 damage and the other 3000 damage.",
        "Deal 6000 damage to 1 of them and 3000 damage to the other.",
    ],
)
@pytest.mark.clauses("fftcg-2020", "11.3.6")
def test_which_one_is_said_as_it_is_cast(words: str, one: int) -> None:
    board = Board()
    text, foes = rite(board, f"Choose 2 Forwards opponent controls. {words}"), _two(board)
    table = board.start().cast(text, (foes[one],)).resolve()
    assert [table.obj(foe).damage for foe in foes] == ([6000, 3000] if one == 0 else [3000, 6000])


def test_the_others_are_all_but_the_one() -> None:
    board = Board()
    text = rite(
        board, "Choose up to 3 Forwards opponent controls. Deal one of them 6000 damage and the others 2000 damage."
    )
    foes = [*_two(board), board.put(1, FIELD, "Foe 2", power=9000)]
    table = board.start().play(text, (tuple(foes),), (foes[1],))
    assert [table.obj(foe).damage for foe in foes] == [2000, 6000, 2000]


def test_one_gains_and_the_other_loses_for_the_turn() -> None:
    board = Board()
    text = rite(
        board,
        "Choose 2 Forwards. One of them gains +2000 power and the other loses 2000 power until the end of the turn.",
    )
    foes = _two(board)
    table = board.start().play(text, (), (foes[1],))
    assert [table.power(foe) for foe in foes] == [7000, 11000]


# -- exchanging control ---------------------------------------------------------------------------------------------------

SWAP = "Choose 1 Forward you control and 1 active Forward opponent controls. Exchange control of them"


@pytest.mark.clauses("fftcg-2020", "11.12.4.6")
@pytest.mark.parametrize(("span", "later"), [("", (1, 0)), (" until the end of the turn", (0, 1))])
def test_control_is_exchanged(span: str, later: tuple[int, int]) -> None:
    board = Board()
    mine, theirs = board.put(0, FIELD, "Mine"), board.put(1, FIELD, "Theirs")
    swap = rite(board, f"{SWAP}{span}.")
    table = board.start().play(swap)
    assert [table.obj(card).controller for card in (mine, theirs)] == [1, 0]
    while (table.match.state.turn_player, table.match.state.phase) != (1, "main1"):
        table.answer(("pass",) if table.asked.kind == "act" else ())
    assert tuple(table.obj(card).controller for card in (mine, theirs)) == later


def test_nothing_is_exchanged_for_a_card_that_is_gone() -> None:
    board = Board()
    mine, theirs = board.put(0, FIELD, "Mine"), board.put(1, FIELD, "Theirs")
    swap, kill = rite(board, f"{SWAP}."), rite(board, "Choose 1 {Card Name Theirs}. Break it.")
    table = board.start().cast(swap)
    table.play(kill)
    assert table.zone(theirs) == BREAK_ZONE and table.obj(mine).controller == 0


# -- cards that are alike -------------------------------------------------------------------------------------------------


def _costs(board: Board, player: int, zone: int, *costs: int) -> list[int]:
    return [board.put(player, zone, f"Cost {cost} {n}", cost=cost) for n, cost in enumerate(costs)]


def test_two_cards_of_the_same_cost_are_chosen() -> None:
    board = Board()
    text = rite(board, "Choose 2 Forwards of the same cost opponent controls. Break them.")
    foes = _costs(board, 1, FIELD, 2, 3, 4, 3)
    table = board.start().cast(text)
    assert table.asked.options == (foes[1], foes[3])
    table.answer((foes[3],)).resolve()
    assert [table.zone(foe) == BREAK_ZONE for foe in foes] == [False, True, False, True]
    board = Board()
    text = rite(board, "Choose 2 Forwards of the same cost opponent controls. Break them.")
    _costs(board, 1, FIELD, 2, 3, 4)
    with pytest.raises(Illegal):
        board.start().cast(text)


def test_two_cards_of_the_same_cost_are_paid_with() -> None:
    board = Board()
    card = hild(board, "Discard 2 cards of the same cost: Activate Hild.")
    held = _costs(board, 0, HAND, 2, 3, 4, 3)
    table = board.start().answer(("use", card, 0))
    assert table.asked.options == (held[1], held[3])
    table.answer((held[3],), (held[1],)).resolve()
    assert [table.zone(each) == BREAK_ZONE for each in held] == [False, True, False, True]
    with pytest.raises(Illegal):
        table.answer(("use", card, 0))


def test_two_cards_of_the_same_element_are_discarded() -> None:
    board = Board()
    text = rite(board, "You may discard 2 cards of the same Element. If you do so, draw 1 card.")
    fire, ice = (board.put(0, HAND, name, elements=(name,)) for name in ("Fire", "Ice"))
    both = board.put(0, HAND, "Both", elements=("Ice", "Water"))
    table = board.start().play(text, (), True, (both,), (ice,))
    assert [table.zone(each) == BREAK_ZONE for each in (fire, ice, both)] == [False, True, True]


@pytest.mark.parametrize(("costs", "broken"), [((2, 2), True), ((2, 3), False)])
def test_whether_those_chosen_are_alike(costs: tuple[int, int], broken: bool) -> None:
    for words, whether in (("have the same cost", broken), ("are of different costs", not broken)):
        board = Board()
        text = rite(board, f"Choose 2 Forwards opponent controls. If they {words}, break them. If not, dull them.")
        foes = _costs(board, 1, FIELD, *costs)
        table = board.start().play(text)
        assert [table.zone(foe) == BREAK_ZONE for foe in foes] == [whether] * 2
        assert whether or all(table.obj(foe).dull for foe in foes)


@pytest.mark.parametrize(
    ("words", "zone"),
    [
        ("Dull one of them and put the other into the Break Zone.", BREAK_ZONE),
        ("Deal one of them 1000 damage and return the other to its owner's hand.", HAND),
        ("Your opponent selects 1 of them. Dull it and put the other into the Break Zone.", BREAK_ZONE),
    ],
)
def test_the_other_is_never_the_one_that_stays(words: str, zone: int) -> None:
    board = Board()
    text, foes = rite(board, f"Choose 2 Forwards opponent controls. {words}"), _two(board)
    table = board.start().play(text, (), (foes[0],))
    assert [table.zone(foe) for foe in foes] == [FIELD, zone]
