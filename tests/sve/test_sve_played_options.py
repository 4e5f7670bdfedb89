"""Own texts of Shadowverse: Evolve played: actions of which some are selected."""

from __future__ import annotations

import pytest
from sve_board import FOE, HAND, ME, Board, Table, hand

from cardwright.games.sve.abilities import activated


def source_of_the_span(table: Table, card: int) -> tuple[int, int]:
    [source] = activated(table.match.game, card)
    return source


@pytest.mark.clauses("sve", "5.17.1", "13.4.1.2")
@pytest.mark.parametrize("overflow", [False, True])
def test_all_of_them_are_chosen_instead(overflow: bool) -> None:
    board = Board()
    board.points(ME, 5, 7 if overflow else 6)
    spell = board.spell(
        "Choose one of the following. If Overflow is active for you, choose all of them instead. "
        "(1) Draw a card. (2) Give your leader [defense]+2. (3) Deal 1 damage to each enemy leader."
    )
    table = board.start().play(spell)
    if not overflow:
        table.answer((1,))
    assert (table.leader(ME), table.leader(FOE), hand(table)) == ((22, 19, 1) if overflow else (22, 20, 0))


@pytest.mark.clauses("sve", "5.17.1", "5.17.3")
@pytest.mark.parametrize(("mode", "cards", "lost"), [(0, 1, 0), (1, 2, 3)])
def test_an_opponent_chooses(mode: int, cards: int, lost: int) -> None:
    board = Board()
    for _ in range(2):
        board.put(FOE, HAND)
    spell = board.spell(
        "Each opponent chooses one of the following. (1) They discard a card. (2) Deal 3 damage to their leader."
    )
    table = board.start()
    before = table.leader(FOE)
    table.play(spell)
    assert table.asked.player == FOE
    table.answer((mode,))
    if mode == 0:
        table.answer(table.asked.options[:1])
    assert (hand(table, FOE), before - table.leader(FOE)) == (cards, lost)


@pytest.mark.clauses("sve", "10.6.2.2.2")
def test_any_number_of_the_options() -> None:
    board = Board()
    text = "Choose any number of the following. (1) Draw a card. (2) Give your leader [defense]+1. (3) Draw 2 cards."
    spell = board.spell(text)
    table = board.start().play(spell, (0, 2))
    assert (hand(table), table.leader(ME)) == (3, 20)


@pytest.mark.clauses("sve", "5.17.1", "5.17.3")
def test_options_that_were_not_chosen_this_turn() -> None:
    board = Board()
    text = "[act]: Choose one that you haven't chosen this turn. (1) Give your leader [defense]+1. (2) Give your leader [defense]+5."
    one, two = board.amulet(text), board.amulet(text)
    table = board.start().use(one, 0, (1,))
    assert table.leader(ME) == 25
    assert table.use(one).leader(ME) == 26  # the only one that is left
    assert ("use", one, *source_of_the_span(table, one)) not in table.match.acts()
    assert table.use(two, 0, (1,)).leader(ME) == 31  # the other amulet has chosen none


@pytest.mark.clauses("sve", "5.17.1", "5.17.3", "10.3.2")
@pytest.mark.parametrize("word", ["Combo (2): Choose", "If you've played at least 2 cards this turn, choose"])
@pytest.mark.parametrize("met", [False, True])
def test_options_are_offered_under_a_condition(word: str, met: bool) -> None:
    board = Board()
    first = board.spell("Give your leader [defense]+1.")
    text = f"[fanfare] {word} one of the following. (1) Give your leader [defense]+5. (2) Draw a card."
    mine = board.put(ME, HAND, "Page", text, cost=0)
    table = board.start()
    if met:
        table.play(first)
    table.play(mine, *([(0,)] if met else ()))
    assert table.leader(ME) == (26 if met else 20)
    assert table.asked.reason == "main"


@pytest.mark.clauses("sve", "5.17.1")
@pytest.mark.parametrize(("option", "held", "left"), [(0, 0, 20), (1, 1, 18)])
def test_the_other_player_chooses(option: int, held: int, left: int) -> None:
    board = Board()
    board.put(FOE, HAND)
    spell = board.spell(
        "Each opponent chooses one of the following. (1) They discard a card. (2) Deal 2 damage to their leader."
    )
    table = board.start().play(spell)
    assert table.asked.player == FOE and table.asked.reason == "modes"
    table.answer((option,))
    assert (hand(table, FOE), table.leader(FOE)) == (held, left)


@pytest.mark.clauses("sve", "5.17.1")
def test_one_option_is_chosen_twice() -> None:
    board = Board()
    board.amulet()
    options = "(1) Draw a card. (2) Give your leader [defense]+2."
    spell = board.spell(f"Choose 2 of the following. You may choose the same option more than once. {options}")
    table = board.start().play(spell, (1, 3))  # the second option, and the same again
    assert (hand(table), table.leader(ME)) == (0, 24)


@pytest.mark.clauses("sve", "5.17.1")
@pytest.mark.parametrize("picked", [(0,), (0, 1)])
def test_leave_to_choose_both(picked: tuple[int, ...]) -> None:
    board = Board()
    board.amulet()
    offer = "Choose one of the following. If there is an amulet on your field, you may choose both instead."
    spell = board.spell(f"{offer} (1) Draw a card. (2) Give your leader [defense]+2.")
    table = board.start().play(spell, picked)
    assert (hand(table), table.leader(ME)) == (1, 20 + 2 * (len(picked) - 1))
