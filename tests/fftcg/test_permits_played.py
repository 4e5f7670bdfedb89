"""Own sentences played from their text: who may use what and when, what pays for a card, who of two comes first."""

from __future__ import annotations

import pytest
from board import BREAK_ZONE, DECK, FIELD, HAND, REMOVED, Board, Table
from helpers import Position
from test_kinds_played import hild, use
from test_sentences_played import abilities, rite

from cardwright.errors import Illegal
from cardwright.games.fftcg import casting_cp


def test_only_the_opponent_uses_it() -> None:
    """11.6.4: an ability says who can use it."""
    for words, able in (("Only your opponent", False), ("Either player", True)):
        board = Board()
        card = hild(board, f"《0》: Draw 1 card. {words} can use this ability.")
        table = board.start()
        assert (("use", card, 0) in table.match.acts()) == able, words


def test_only_while_somebody_attacks() -> None:
    board = Board()
    card = hild(board, "《0》: Draw 1 card. You can only use this ability while a Forward you control is attacking.")
    table = board.start()
    with pytest.raises(Illegal):
        table.match.answer(("use", card, 0))


def test_any_element_pays_for_the_card_from_the_other_break_zone() -> None:
    """The rule is tied to the card: another of the same Element needs its own CP (11.4.6.1)."""
    for words, paid in (("", False), (" The cost required to cast it can be paid with CP of any Element.", True)):
        board = Board()
        there = board.put(1, BREAK_ZONE, "Theirs", elements=("Water",), cost=2)
        held = board.put(0, HAND, "Mine", elements=("Water",), cost=2)
        summon = rite(
            board,
            "Choose 1 Forward in your opponent's Break Zone. You can cast it as though you owned it this turn." + words,
        )
        table = board.start().play(summon)
        need = casting_cp.cast_need(table.match.game, 0, table.ref(there))
        assert (need.elements == ()) == paid
        assert casting_cp.cast_need(table.match.game, 0, table.ref(held)).elements == (("Water", 1),)


def test_control_comes_back_when_the_card_leaves() -> None:
    board = Board()
    foe = board.put(1, FIELD, "Foe")
    card = hild(
        board,
        "When Hild enters the field, choose 1 Forward opponent controls. Gain control of it as long as Hild is on the field.",
        HAND,
        cost=0,
    )
    away = rite(board, "Choose 1 [[i]]Card Name Hild[[/]]. Return it to its owner's hand.")
    table = board.start().play(card)
    assert table.obj(foe).controller == 0
    assert table.play(away).obj(foe).controller == 1


@pytest.mark.clauses("fftcg-2020", "11.6.8")
def test_the_second_of_two_is_frozen() -> None:
    board = Board()
    foes = [board.put(1, FIELD, f"Foe {each}") for each in range(2)]
    summon = rite(board, "Choose 2 Forwards opponent controls. Dull the first one and Freeze the second one.")
    table = board.start().cast(summon)
    assert table.asked.kind == "choose"  # both must be chosen, which of them first is a choice all the same
    table.answer((foes[1],))
    while table.asked.kind != "act":
        table.answer(())
    table.resolve()
    assert [table.obj(foe).dull for foe in foes] == [False, True]
    assert [("frozen" in table.obj(foe).marks) for foe in foes] == [True, False]


def test_what_was_returned_this_turn_makes_it_cheaper() -> None:
    text = "If a Forward opponent controls has been returned to its owner's hand this turn, the cost required to cast Hild is reduced by 2."
    board = Board()
    foe = board.put(1, FIELD, "Foe")
    card = hild(board, text, HAND, cost=3)
    summon = rite(board, "Choose 1 Forward opponent controls. Return it to its owner's hand.")
    table = board.start()
    assert casting_cp.cast_need(table.match.game, 0, table.ref(card)).amount == 3
    table = table.play(summon)
    assert table.zone(foe) == HAND
    assert casting_cp.cast_need(table.match.game, 0, table.ref(card)).amount == 1


def test_both_cards_of_one_element() -> None:
    for elements, drawn in ((("Fire", "Fire"), 1), (("Fire", "Ice"), 0)):
        board = Board()
        board.state.zones[0][DECK].clear()
        for each, element in enumerate((*elements, "Wind")):
            board.put(0, DECK, f"Top {each}", elements=(element,))
        summon = rite(
            board,
            "Remove the top 2 cards of your deck from the game. If both of them are of the same Element, draw 1 card.",
        )
        table: Table = board.start().play(summon)
        assert len(table.match.state.zones[0][REMOVED]) == 2
        assert table.hand(0) == drawn


def test_each_different_element_counts_once() -> None:
    board = Board()
    card = hild(board, "For each Backup of a different Element you control, Hild gains +1000 power.", power=5000)
    for each, element in enumerate(("Fire", "Fire", "Ice")):
        board.put(0, FIELD, f"Helper {each}", type="Backup", elements=(element,))
    assert board.start().power(card) == 7000


def test_the_named_element_of_all() -> None:
    board = Board()
    card = board.put(0, FIELD, "Mine")
    summon = rite(
        board, "Name 1 Element. All the Forwards you control become the named Element until the end of the turn."
    )
    table = board.start().cast(summon)
    table.resolve(("Ice",))
    assert table.chars(card).elements == ("Ice",)


def test_damage_by_its_own_choice() -> None:
    board = Board()
    card = board.put(0, FIELD, "Hild", *abilities("《0》: Deal 2000 damage to Hild.", "Hild", "Forward"))
    assert use(board.start(), card).obj(card).damage == 2000


def test_cards_in_the_hand_of_whoever_controls_it() -> None:
    for player, damage in ((0, 0), (1, 2000)):
        board = Board()
        forward = board.put(player, FIELD, "Struck", power=9000)
        for each in range(2):
            board.put(1, HAND, f"Held {each}")
        summon = rite(board, "Choose 1 Forward. Deal it 1000 damage for each card in its controller's hand.")
        assert board.start().play(summon).obj(forward).damage == damage


def test_when_it_enters_is_one_of_two_moments() -> None:
    board = Board()
    card = hild(
        board, "When Hild enters the field or at the beginning of your Main Phase 1, draw 1 card.", HAND, cost=0
    )
    assert board.start().play(card).hand(0) == 1


@pytest.mark.clauses("fftcg-2020", "2.2")
@pytest.mark.parametrize(("there", "arriving"), [("Gard", "Hild"), ("Hild", "Gard")])
def test_two_that_are_not_played_together_are_kept_apart_by_effects_too(there: str, arriving: str) -> None:
    position = Position(f"""
cards:
  Hild: {{type: Forward, elements: [Fire], cost: 1, power: 1000, text: "You cannot play Hild or [[i]]Card Name Gard[[/]] while already in control of either Character."}}
  Gard: {{type: Forward, elements: [Fire], cost: 1, power: 1000, text: ""}}
  Call: {{type: Summon, elements: [Fire], cost: 0, text: "Choose 1 Character in your Break Zone. Play it onto the field."}}
players: {{A: {{field: [{there}], break_zone: [{arriving}], hand: [Call]}}, B: {{field: [{arriving}]}}}}
""")
    position.play(f"[A: {{cast: Call, targets: ['A:{arriving}']}}, settle: true]")
    position.expect(f"A.field: [{there}], A.break_zone: [{arriving}, Call]")
