"""Own sentences played from their text: the beginning of the next turn, the first time in a turn, what an opponent may put away."""

from __future__ import annotations

import pytest
from board import BREAK_ZONE, DECK, FIELD, HAND, REMOVED, Board, Table
from test_kinds_played import hild, use
from test_sentences_played import abilities, rite

from cardwright.errors import Illegal


def until_turn(table: Table, turn: int) -> Table:
    """Everybody passes until that turn has begun and its first triggers are resolved."""
    while table.match.state.turn < turn:
        asked = table.asked
        table.answer(("pass",) if asked.kind == "act" else tuple(asked.options[: asked.least]))
    return table.resolve()


@pytest.mark.parametrize(("whose", "first"), [("your", 5), ("your opponent's", 4), ("the", 4)])
def test_at_the_beginning_of_the_next_turn(whose: str, first: int) -> None:
    board = Board()
    foe = board.put(1, FIELD, "Foe")
    text = "Choose 1 Forward opponent controls. Remove it from the game. "
    summon = rite(board, f"{text}At the beginning of {whose} next turn, return it to its owner's hand.")
    table = board.start().play(summon)
    if first == 5:
        table = until_turn(table, 4)
    assert table.zone(foe) == REMOVED
    assert until_turn(table, first).zone(foe) == HAND


def test_only_the_first_time_in_a_turn() -> None:
    board = Board()
    hild(board, "When you cast a Summon for the first time in a turn, draw 1 card.")
    one, two = rite(board, "Dull all the Forwards."), rite(board, "Dull all the Forwards.")
    table = board.start()
    assert table.play(one).play(two).hand(0) == 1


def test_when_anybody_casts() -> None:
    board = Board()
    hild(board, "When a Summon is cast, draw 1 card.", player=1)
    summon = rite(board, "Dull all the Forwards.")
    assert board.start().play(summon).hand(1) == 1


@pytest.mark.parametrize(("answer", "where", "drawn"), [(True, BREAK_ZONE, 0), (False, FIELD, 1)])
def test_an_opponent_may_put_it_away(answer: bool, where: int, drawn: int) -> None:
    board = Board()
    foe = board.put(1, FIELD, "Foe")
    text = "Your opponent may put it into the Break Zone. If your opponent doesn't do so, draw 1 card."
    summon = rite(board, f"Choose 1 Forward opponent controls. {text}")
    table = board.start().play(summon, (), answer)
    assert table.zone(foe) == where and table.hand(0) == drawn


@pytest.mark.parametrize(("category", "power"), [("VII", 7000), ("X", 5000)])
def test_only_one_kind_is_controlled(category: str, power: int) -> None:
    board = Board()
    text = "If you only control [[i]]Category VII[[/]] Characters, Hild gains +2000 power."
    card = hild(board, text, categories=("VII",))
    board.put(0, FIELD, "Aide", type="Backup", categories=(category,))
    board.put(1, FIELD, "Foe", categories=("X",))
    assert board.start().power(card) == power


def test_several_to_either_end_of_their_decks() -> None:
    board = Board()
    one, two = board.put(1, FIELD, "One"), board.put(1, FIELD, "Two")
    summon = rite(board, "Choose up to 2 Forwards. Put them at the top or bottom of their owners' decks.")
    table = board.start().cast(summon, (one, two))
    table = table.resolve((one,))
    deck = table.match.state.zones[1][DECK]
    assert (deck[0], deck[-1]) in {(one, two), (two, one)}


def test_a_condition_that_counts_in_one_turn_only() -> None:
    board = Board()
    card = hild(board, "During your opponent's turn, if you control a Backup, Hild gains +2000 power.")
    board.put(0, FIELD, "Aide", type="Backup")
    table = board.start()
    assert table.power(card) == 5000
    assert until_turn(table, 4).power(card) == 7000


def test_the_costs_that_nothing_else_allows() -> None:
    text = "[[s]]Leap[[/]] 《S》《2》: Draw 1 card.[[br]]The cost required to use Hild's special abilities is reduced by 《1》 for each Backup you control."
    for backups, usable in ((1, False), (2, True)):
        board = Board()
        card = hild(board, text)
        namesake = board.put(0, HAND, "Hild")
        for each in range(backups):
            aide = board.put(0, FIELD, f"Aide {each}", type="Backup")
            board.state.objects[aide].dull = True
        table = board.start()
        if usable:
            assert table.answer(("use", card, 0), (namesake,)).resolve().hand(0) == 1
        else:
            with pytest.raises(Illegal):
                use(table, card)


def test_opposing_forwards_cannot_block() -> None:
    board = Board()
    hild(board, "Opposing Forwards cannot block.[[br]]Opposing Forwards lose 1000 power.")
    mine, foe = board.put(0, FIELD, "Mine"), board.put(1, FIELD, "Foe")
    table = board.start()
    assert table.power(foe) == 4000 and table.power(mine) == 5000


@pytest.mark.parametrize(("name", "castable"), [("Olga", True), ("Pia", False)])
def test_what_it_produces_beside_another(name: str, castable: bool) -> None:
    board = Board()
    text = "If you control [[i]]Card Name Olga[[/]], Hild can produce Water CP."
    board.put(0, FIELD, "Hild", *abilities(text, "Hild", "Backup"), type="Backup", elements=("Fire",))
    board.put(0, FIELD, name)
    wave = board.put(0, HAND, "Wave", cost=1, elements=("Water",))
    table = board.start()
    if castable:
        table.cast(wave)
    else:
        with pytest.raises(Illegal):
            table.cast(wave)


def test_your_own_effects_dull_them() -> None:
    for player, drawn in ((0, 1), (1, 0)):
        board = Board()
        hild(
            board,
            "When a Forward opponent controls is dulled by your Summons or abilities, draw 1 card.",
            player=player,
        )
        board.put(1, FIELD, "Foe")
        summon = rite(board, "Dull all the Forwards opponent controls.")
        assert board.start().play(summon).hand(player) == drawn


@pytest.mark.clauses("fftcg-new", "X-BECOME-4")
def test_gained_action_abilities_are_its_own_for_the_turn() -> None:
    board = Board()
    text = "《0》: Choose 1 Forward opponent controls. Hild gains its action abilities until the end of the turn."
    card = hild(board, text)
    other = "《0》: Olga gains +1000 power until the end of the turn.[[br]]When Olga attacks, draw 1 card."
    foe = board.put(1, FIELD, "Olga", *abilities(other, "Olga", "Forward"))
    gone = rite(board, "Break all the Forwards opponent controls.")
    table = use(board.start(), card).play(gone)
    assert table.zone(foe) == BREAK_ZONE
    # nobody is left to choose for the other
    (gained,) = [act for act in table.match.acts() if act[:2] == ("use", card)]
    table = table.answer(gained).resolve()
    assert table.power(card) == 6000
    table = until_turn(table, 4)
    assert len(table.chars(card).abilities) == 1 and table.power(card) == 5000


@pytest.mark.clauses("fftcg-new", "X-BECOME-4")
def test_gained_special_abilities_cost_a_card_of_the_own_name() -> None:
    board = Board()
    card = hild(
        board,
        "《0》: Choose 1 Forward. Until the end of the turn, Hild gains all the special abilities of that Forward.",
    )
    board.put(1, FIELD, "Olga", *abilities("[[s]]Star[[/]] 《S》: Draw 2 cards.", "Olga", "Forward"))
    foe = board.state.objects[-1].id
    namesake, other = board.put(0, HAND, "Hild"), board.put(0, HAND, "Olga")
    table = board.start().answer(("use", card, 0), (foe,)).resolve()
    (special,) = [act for act in table.match.acts() if act[:2] == ("use", card) and act[2] != 0]
    table = table.answer(special)
    assert table.asked.options == (namesake,)
    assert table.answer((namesake,)).resolve().hand(0) == 3 and table.zone(other) == HAND
