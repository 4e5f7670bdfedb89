"""Own sentences in the words of the first twelve sets, played from their text: the next damage, costs, discarded hands, deck ends."""

from __future__ import annotations

from typing import Any

import pytest
from board import BREAK_ZONE, DAMAGE_ZONE, DECK, FIELD, HAND, Board, Table
from test_sentences_played import abilities, rite

from cardwright.errors import Illegal
from cardwright.text import ir

DEALT = "Choose 1 Forward. During this turn, the next damage it deals {}."


def aim(table: Table, act: tuple[Any, ...], *cards: int) -> Table:
    """Do it, choose these cards where a choice is asked, and let everything resolve."""
    table.answer(act)
    left = list(cards)
    while table.asked.kind == "choose":
        table.answer((left.pop(0),))
    return table.resolve()


@pytest.mark.parametrize(
    ("words", "first"),
    [("becomes 0 instead", 0), ("is doubled instead", 4000), ("to a Forward is reduced by 500 instead", 1500)],
)
def test_the_next_damage_that_a_forward_deals(words: str, first: int) -> None:
    board = Board()
    hit = abilities("《0》: Choose 1 Forward opponent controls. Deal it 2000 damage.", "Hild", "Forward")
    hild = board.put(0, FIELD, "Hild", *hit)
    foe = board.put(1, FIELD, "Foe", power=9000)
    summon = rite(board, DEALT.format(words))
    table = aim(board.start(), ("cast", summon, ""), hild)
    for damage in (first, first + 2000):
        aim(table, ("use", hild, 0))
        assert table.obj(foe).damage == damage


def test_the_next_damage_may_be_a_point() -> None:
    for words, points in ((DEALT.format("becomes 0 instead"), 0), (DEALT.format("to a Forward becomes 0 instead"), 1)):
        board = Board()
        hit = abilities("《0》: Hild deals your opponent 1 point of damage.", "Hild", "Forward")
        hild = board.put(0, FIELD, "Hild", *hit)
        summon = rite(board, words)
        table = aim(board.start(), ("cast", summon, ""))
        before = len(table.match.state.zones[1][DAMAGE_ZONE])
        aim(table, ("use", hild, 0))
        assert len(table.match.state.zones[1][DAMAGE_ZONE]) - before == points


def test_a_share_is_dealt_when_the_damage_is() -> None:
    board = Board()
    guard = abilities(
        "《0》: Choose 1 other Forward you control. During this turn, the next time that Forward would take damage, "
        "reduce it by 3000 instead and deal Hild 2000 damage.",
        "Hild",
        "Forward",
    )
    hild = board.put(0, FIELD, "Hild", *guard, power=8000)
    ward = board.put(0, FIELD, "Ward", power=9000)
    summon = rite(board, "Choose 1 Forward. Deal it 5000 damage.")
    table = aim(board.start(), ("use", hild, 0))
    assert (table.obj(hild).damage, table.obj(ward).damage) == (0, 0), "not before"
    aim(table, ("cast", summon, ""), ward)
    assert (table.obj(hild).damage, table.obj(ward).damage) == (2000, 2000)


def test_cards_discarded_with_the_hand_are_counted() -> None:
    board = Board()
    held = [board.put(0, HAND, f"Held {n}", type="Backup", elements=("Fire" if n else "Ice",)) for n in range(3)]
    foe = board.put(1, FIELD, "Foe", power=9000)
    summon = rite(board, "Choose 1 Forward. Discard your hand. Deal it 1000 damage for each Fire card discarded.")
    table = aim(board.start(), ("cast", summon, ""))
    assert [table.zone(card) for card in held] == [BREAK_ZONE] * 3
    assert table.obj(foe).damage == 2000


def test_the_first_and_the_other() -> None:
    board = Board()
    one, two = board.put(1, FIELD, "One"), board.put(1, FIELD, "Two")
    summon = rite(
        board,
        "Choose 1 Forward and 1 other Forward. Deal 3000 damage to the first Forward and 1000 damage to the other.",
    )
    table = aim(board.start(), ("cast", summon, ""), one)
    assert (table.obj(one).damage, table.obj(two).damage) == (3000, 1000)


@pytest.mark.parametrize(("kind", "damage"), [("Forward", 3000), ("Monster", 0)])
def test_whose_ability_was_cancelled(kind: str, damage: int) -> None:
    board = Board()
    comes = abilities("When Hild enters the field, draw 1 card.", "Hild", "Forward")
    hild = board.put(0, HAND, "Hild", *comes, cost=0, power=9000)
    text = f"Choose 1 auto-ability. Cancel its effect. If the cancelled ability triggered from a {kind}, deal that {kind} 3000 damage."
    (ability,) = abilities(text)
    assert isinstance(ability, ir.SummonEffect)
    summon = board.summon(*ability.effects)
    table = aim(board.start().cast(hild), ("cast", summon, ""))
    assert table.hand(0) == 0, "nothing was drawn"
    assert table.obj(hild).damage == damage


def test_cards_go_under_the_deck_they_come_from() -> None:
    board = Board()
    top = board.state.zones[1][DECK][0]
    summon = rite(board, "Reveal the top card of your opponent's deck. You may put it at the bottom of the deck.")
    table = board.start().cast(summon).resolve(True)
    assert table.match.state.zones[1][DECK][-1] == top


def test_another_of_a_kind_comes() -> None:
    for name, element, drawn in (("Fire", "Fire", 1), ("Wind", "Wind", 0)):
        board = Board()
        waits = abilities("When another Fire Forward enters your field, draw 1 card.", "Hild", "Forward")
        board.put(0, FIELD, "Hild", *waits)
        other = board.put(0, HAND, name, cost=0, elements=(element,))
        table = board.start().cast(other).resolve()
        assert table.hand(0) == drawn


def test_twice_the_power() -> None:
    board = Board()
    foe = board.put(1, FIELD, "Foe", power=9000)
    board.put(0, FIELD, "Hild", power=3000)
    summon = rite(
        board,
        "Choose 1 Forward you control and 1 Forward of cost 9 or less opponent controls. The former deals damage equal to twice its power to the latter.",
    )
    assert aim(board.start(), ("cast", summon, "")).obj(foe).damage == 6000


def test_a_card_shown_is_played_for_its_cost() -> None:
    board = Board()
    top = board.put(0, DECK, "Lamp", type="Backup", cost=0)
    text = "When Hild attacks, draw 1 card."
    board.put(0, FIELD, "Hild", *abilities(text, "Hild", "Forward"))
    board.state.zones[0][DECK].remove(top)
    board.state.zones[0][DECK].insert(0, top)
    summon = rite(
        board, "Reveal the top card of your deck. If it is a Backup, you may pay the cost and play it onto the field."
    )
    table = board.start().cast(summon).resolve(True)
    assert table.zone(top) == FIELD


def test_the_next_monk_is_cheaper_once() -> None:
    board = Board()
    monks = [board.put(0, HAND, f"Monk {n}", cost=2, jobs=("Monk",)) for n in range(2)]
    summon = rite(board, "The cost required to play your next {Job Monk} onto the field this turn is reduced by 2.")
    table = board.start().cast(summon).resolve()
    assert table.cast(monks[0]).resolve().zone(monks[0]) == FIELD
    with pytest.raises(Illegal):
        table.cast(monks[1])


@pytest.mark.parametrize(("others", "damage"), [(0, 6000), (1, 3000)])
def test_no_other_backups_than_the_one_whose_text_it_is(others: int, damage: int) -> None:
    board = Board()
    text = "When Hild enters the field, choose 1 Forward. Deal it 3000 damage. If you control no other Backups, deal it 6000 damage instead."
    hild = board.put(0, HAND, "Hild", *abilities(text, "Hild", "Backup"), type="Backup", cost=0)
    for _ in range(others):
        board.put(0, FIELD, "Lamp", type="Backup")
    foe = board.put(1, FIELD, "Foe", power=9000)
    assert aim(board.start(), ("cast", hild, "")).obj(foe).damage == damage


def test_a_card_shown_from_the_hand_is_played() -> None:
    board = Board()
    text = "When Hild enters the field, you may reveal 1 Monster of cost 2 or less from your hand. If you do so, play it onto the field."
    hild = board.put(0, HAND, "Hild", *abilities(text, "Hild", "Forward"), cost=0)
    small = board.put(0, HAND, "Imp", type="Monster", cost=2)
    big = board.put(0, HAND, "Ogre", type="Monster", cost=3)
    table = board.start().cast(hild).resolve(True, (small,))
    assert (table.zone(small), table.zone(big)) == (FIELD, HAND)


@pytest.mark.parametrize(("before", "damage"), [(False, 2000), (True, 5000)])
def test_another_summon_than_this_one(before: bool, damage: int) -> None:
    board = Board()
    first = rite(board, "Your opponent draws 1 card.")
    text = (
        "Choose 1 Forward. If you have cast another Summon this turn, deal it 5000 damage. If not, deal it 2000 damage."
    )
    second = rite(board, text)
    foe = board.put(1, FIELD, "Foe", power=9000)
    table = board.start()
    if before:
        aim(table, ("cast", first, ""))
    assert aim(table, ("cast", second, "")).obj(foe).damage == damage
