"""Own sentences played from their text: which of two instructions is replaced, damage of so much, the card that was discarded."""

from __future__ import annotations

import pytest
from board import BREAK_ZONE, DAMAGE_ZONE, FIELD, HAND, REMOVED, Board
from test_kinds_played import hild
from test_sentences_linked import to_attack
from test_sentences_played import rite


@pytest.mark.parametrize(("helpers", "held"), [(0, 1), (1, 2)])
def test_only_the_discarding_is_replaced(helpers: int, held: int) -> None:
    board = Board()
    for each in range(helpers):
        board.put(0, FIELD, f"Helper {each}", type="Backup")
    summon = rite(board, "Draw 3 cards, then discard 2 cards. If you control a Backup, discard 1 card instead.")
    table = board.start().cast(summon)
    while table.match.state.stack:
        if table.asked.kind == "act":
            table.answer(("pass",))
        else:
            table.answer(tuple(table.match.state.zones[0][HAND][: 3 - held]))
    assert table.hand(0) == held


@pytest.mark.parametrize(
    ("text", "damage", "left"),
    [
        ("If Hild is dealt 3000 damage or less by a Summon or an ability, the damage becomes 0 instead.", 3000, 0),
        ("If Hild is dealt 3000 damage or less by a Summon or an ability, the damage becomes 0 instead.", 4000, 4000),
        ("If Hild is dealt 3000 damage or less by abilities, the damage becomes 0 instead.", 3000, 3000),
        ("If Hild is dealt damage less than its power by a Summon or an ability, the damage becomes 0 instead.", 4000, 0),
        ("If Hild is dealt 3000 damage or more by a Summon, reduce the damage by 2000 instead.", 4000, 2000),
    ],
)  # fmt: skip
def test_so_much_damage_from_a_summon(text: str, damage: int, left: int) -> None:
    board = Board()
    card = hild(board, text, power=9000)
    summon = rite(board, f"Choose 1 Forward. Deal it {damage} damage.")
    assert board.start().play(summon).obj(card).damage == left


def test_a_point_of_damage_for_the_controller() -> None:
    board = Board()
    foe = board.put(1, FIELD, "Foe")
    summon = rite(board, "Choose 1 Forward. Deal it 4000 damage and 1 point of damage to its controller.")
    table = board.start().play(summon)
    assert table.obj(foe).damage == 4000
    assert [len(table.match.state.zones[player][DAMAGE_ZONE]) for player in (0, 1)] == [0, 1]


@pytest.mark.parametrize(("gone", "drawn"), [(2, 0), (3, 1)])
def test_when_so_many_are_removed(gone: int, drawn: int) -> None:
    text = "You may remove any number of Summons in your Break Zone from the game. When you remove 3 or more Summons, draw 1 card."
    board = Board()
    cards = tuple(board.put(0, BREAK_ZONE, f"Gone {i}", type="Summon") for i in range(gone))
    summon = rite(board, text)
    table = board.start().play(summon, (), True, cards)
    assert all(table.zone(card) == REMOVED for card in cards)
    assert table.hand(0) == drawn


@pytest.mark.parametrize(("kind", "zone"), [("Summon", REMOVED), ("Forward", BREAK_ZONE)])
def test_the_discarded_card_of_the_trigger(kind: str, zone: int) -> None:
    board = Board()
    hild(
        board,
        "When your opponent discards a card, if the discarded card is a Summon, remove the discarded card from the game.",
    )
    card = board.put(1, HAND, "Held", type=kind)
    summon = rite(board, "Your opponent discards 1 card.")
    assert board.start().play(summon).zone(card) == zone


@pytest.mark.parametrize(("side", "power"), [(None, 5000), (0, 8000), (1, 8000)])
def test_either_player_controls_one(side: int | None, power: int) -> None:
    board = Board()
    card = hild(board, "If either player controls a Dark Forward, Hild gains +3000 power.")
    if side is not None:
        board.put(side, FIELD, "Shade", elements=("Dark",))
    assert board.start().power(card) == power


@pytest.mark.parametrize(("dulled", "damage"), [(True, 0), (False, 4000)])
def test_the_summon_that_chose_is_cancelled(dulled: bool, damage: int) -> None:
    board = Board()
    text = "When Hild is chosen by a Summon, you may dull 1 active Backup you control. If you do so, cancel its effect."
    card = hild(board, text)
    helper = board.put(0, FIELD, "Helper", type="Backup")
    summon = rite(board, "Choose 1 {Card Name Hild}. Deal it 4000 damage.")
    table = board.start().play(summon, (), dulled)
    assert table.obj(card).damage == damage
    assert table.obj(helper).dull == dulled


@pytest.mark.parametrize(
    ("element", "answers", "zone"), [("Ice", (), HAND), ("Fire", ((0,),), HAND), ("Fire", ((1,),), FIELD)]
)
def test_the_one_or_the_other(element: str, answers: tuple[tuple[int], ...], zone: int) -> None:
    board = Board()
    card = board.put(0, BREAK_ZONE, "Gone", elements=(element,))
    text = (
        "Choose 1 Forward in your Break Zone. Add it to your hand."
        " If it is a Fire Forward, you may play it onto the field instead."
    )
    summon = rite(board, text)
    assert board.start().play(summon, (), *answers).zone(card) == zone


@pytest.mark.parametrize(("helpers", "drawn"), [(0, 1), (1, 2)])
def test_an_offer_in_place_of_another(helpers: int, drawn: int) -> None:
    board = Board()
    for each in range(helpers):
        board.put(0, FIELD, f"Helper {each}", type="Backup")
    summon = rite(board, "You may draw 1 card. If you control a Backup, you may draw 2 cards instead.")
    assert board.start().play(summon, (), True).hand(0) == drawn


@pytest.mark.parametrize(("damage", "drawn"), [(2000, 0), (3000, 1)])
def test_so_much_damage_is_waited_for(damage: int, drawn: int) -> None:
    board = Board()
    hild(board, "When Hild is dealt 3000 damage or more by a Summon or an ability, draw 1 card.")
    summon = rite(board, f"Choose 1 Forward. Deal it {damage} damage.")
    assert board.start().play(summon).hand(0) == drawn


@pytest.mark.parametrize(("power", "drawn"), [(9000, 0), (10000, 0), (11000, 1)])
def test_one_total_beside_another(power: int, drawn: int) -> None:
    board = Board()
    for each in range(2):
        board.put(0, FIELD, f"Guard {each}")
    board.put(1, FIELD, "Foe", power=power)
    text = "If the total power of the Forwards opponent controls is greater than the total power of the Forwards you control, draw 1 card."
    summon = rite(board, text)
    assert board.start().play(summon).hand(0) == drawn


@pytest.mark.parametrize(("party", "power"), [(False, 5000), (True, 8000)])
@pytest.mark.clauses("fftcg-2020", "10.1.2")
def test_a_party_has_attacked(party: bool, power: int) -> None:
    board = Board()
    card = hild(board, "If a party you control attacked this turn, Hild gains +3000 power.")
    others = [board.put(0, FIELD, f"Guard {each}") for each in range(2)]
    table = to_attack(board.start(), *others[: 1 + party])
    assert table.power(card) == power


def test_the_others_of_the_party_gain_it() -> None:
    board = Board()
    card = hild(
        board,
        "When Hild forms a party and attacks, the other Forwards in that party gain +2000 power until the end of the turn.",
    )
    other, away = (board.put(0, FIELD, f"Guard {each}") for each in range(2))
    table = to_attack(board.start(), card, other)
    while table.match.state.stack:
        table.answer(("pass",))
    assert [table.power(each) for each in (card, other, away)] == [5000, 7000, 5000]
