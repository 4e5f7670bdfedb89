"""Own sentences played from their text: what is waited for until the end of the turn, kinds of abilities, how often in a turn."""

from __future__ import annotations

import pytest
from board import BREAK_ZONE, DECK, FIELD, HAND, Board
from test_kinds_played import hild, use
from test_plain_played import until_turn
from test_sentences_played import abilities, rite

from cardwright.errors import Illegal


def _said(kind: str, text: str) -> str:
    if kind == "auto":
        return "When you cast a Summon, " + text.replace("Choose", "choose", 1)
    return ("[[s]]Burn[[/]] 《S》: " if kind == "special" else "《0》: ") + text


KILL = "Choose 1 Forward. Put it into the Break Zone."


@pytest.mark.clauses("fftcg-2020", "11.8.17.2")
def test_as_often_as_it_happens_in_this_turn() -> None:
    board = Board()
    first = rite(board, "When you cast a Summon this turn, draw 1 card.")
    others = [rite(board, "Dull all the Forwards.") for _ in range(2)]
    table = board.start().play(first)
    held = table.hand(0)
    for each in others:
        table.play(each)
    assert table.hand(0) == held  # two cast, two drawn


@pytest.mark.clauses("fftcg-2020", "11.8.17.2")
def test_no_longer_in_the_next_turn() -> None:
    board = Board()
    first = rite(board, "When your opponent draws a card this turn, draw 1 card.")
    table = board.start().play(first)
    held = table.hand(0)
    assert until_turn(table, 4).hand(0) == held


def test_the_card_of_the_event_gains_it() -> None:
    board = Board()
    one, two = board.put(0, FIELD, "One"), board.put(0, FIELD, "Two")
    first = rite(
        board,
        "During this turn, when a Forward you control becomes dull, it gains +2000 power until the end of the turn.",
    )
    second = rite(board, "Choose 1 Forward. Dull it.")
    table = board.start().play(first).play(second, ((one,),))
    assert (table.power(one), table.power(two)) == (7000, 5000)


def test_it_returns_and_gains() -> None:
    board = Board()
    text = "When Hild is put from the field into the Break Zone this turn, return Hild to the field. It gains +2000 power until the end of the turn."
    card = hild(board, f"《0》: {text}")
    summon = rite(board, KILL)
    table = use(board.start(), card)
    table.play(summon)
    assert table.zone(card) == FIELD and table.power(card) == 7000


@pytest.mark.parametrize(
    ("kind", "words", "damage"),
    [("special", "abilities other than special abilities", 1000), ("action", "abilities other than special abilities", 0),
     ("action", "special abilities", 1000), ("auto", "auto-abilities", 0), ("summon", "auto-abilities", 1000)],
)  # fmt: skip
@pytest.mark.clauses("fftcg-2020", "11.5.1")
def test_damage_by_kinds_of_abilities(kind: str, words: str, damage: int) -> None:
    board = Board()
    card = hild(board, f"If Hild is dealt damage by {words}, the damage becomes 0 instead.")
    text = "Choose 1 [[i]]Card Name Hild[[/]]. Deal it 1000 damage."
    summon = rite(board, text)
    other = board.put(0, FIELD, "Olga", *abilities(_said(kind, text), "Olga", "Forward"))
    namesake = board.put(0, HAND, "Olga")
    idle = rite(board, "Dull all the Forwards.")
    table = board.start()
    if kind == "summon":
        table.play(summon)
    elif kind == "auto":
        table.play(idle)
    elif kind == "special":
        table.answer(("use", other, 0), (namesake,)).resolve()
    else:
        use(table, other)
    assert table.obj(card).damage == damage


@pytest.mark.parametrize(("words", "choosable"), [("special abilities", True), ("action abilities", False)])
def test_chosen_by_kinds_of_abilities(words: str, choosable: bool) -> None:
    board = Board()
    card = hild(board, f"Hild cannot be chosen by your opponent's {words}.", player=1)
    other = board.put(
        0, FIELD, "Olga", *abilities("《0》: Choose 1 Forward opponent controls. Dull it.", "Olga", "Forward")
    )
    table = board.start()
    if choosable:
        assert use(table, other).obj(card).dull
    else:
        with pytest.raises(Illegal):
            use(table, other)


def test_the_second_time_in_a_turn() -> None:
    board = Board()
    hild(board, "When a Forward you control becomes dull for the second time in a turn, draw 1 card.")
    summons = [rite(board, "Choose 1 Forward. Dull it.") for _ in range(3)]
    cards = [board.put(0, FIELD, name) for name in ("One", "Two", "Three")]
    table = board.start()
    hands = []
    for summon, card in zip(summons, cards, strict=True):
        hands.append(table.play(summon, ((card,),)).hand(0))
    assert hands == [2, 2, 1]  # a card less each time, and one drawn for the second


def test_this_forward_is_the_chosen_one() -> None:
    board = Board()
    mine, foe = board.put(0, FIELD, "Mine"), board.put(1, FIELD, "Foe")
    summon = rite(
        board, "Choose 1 Forward opponent controls. You gain control of this Forward until the end of the turn."
    )
    table = board.start().play(summon)
    assert table.obj(foe).controller == 0 and table.obj(mine).controller == 0


@pytest.mark.parametrize("pays", [True, False])
def test_its_controller_pays(pays: bool) -> None:
    board = Board()
    foe = board.put(1, FIELD, "Foe")
    backup = board.put(1, FIELD, "Well", type="Backup")
    summon = rite(board, "Choose 1 Forward opponent controls. Its controller may pay 《1》. If they do not, break it.")
    table = board.start().cast(summon)
    table.resolve(pays, *([(("dull", backup, "Fire"),)] if pays else []))
    assert table.zone(foe) == (FIELD if pays else BREAK_ZONE)
    assert table.obj(backup).dull == pays


@pytest.mark.parametrize(
    "text", ["selects 1 of them and puts it into the Break Zone", "puts 1 of them into the Break Zone"]
)
def test_the_opponent_puts_one_of_them_away(text: str) -> None:
    board = Board()
    one, two = board.put(1, FIELD, "One"), board.put(1, FIELD, "Two")
    hild(board, "When a Forward opponent controls is put from the field into the Break Zone, draw 1 card.")
    summon = rite(board, f"Choose 2 Forwards opponent controls. Your opponent {text}.")
    table = board.start().cast(summon)
    table.resolve((two,))
    assert (table.zone(one), table.zone(two)) == (FIELD, BREAK_ZONE) and table.hand(0) == 1


def test_its_controller_reveals_a_card_of_that_deck() -> None:
    board = Board()
    board.put(1, FIELD, "Foe")
    text = "Choose 1 Forward opponent controls. Its controller reveals the top card of their deck. If the revealed card is a Backup, draw 1 card."
    summon = rite(board, text)
    table = board.start().play(summon)
    assert table.hand(0) == 1 and len(table.match.state.zones[1][DECK]) == 10


def test_more_cards_in_one_break_zone() -> None:
    for mine, haste in ((1, False), (2, True)):
        board = Board()
        card = hild(board, "If you have more Fire cards in your Break Zone than your opponent, Hild gains +1000 power.")
        for _ in range(mine):
            board.put(0, BREAK_ZONE, "Ash")
        board.put(0, BREAK_ZONE, "Foam", elements=("Water",))
        board.put(1, BREAK_ZONE, "Ash")
        assert (board.start().power(card) == 6000) == haste
