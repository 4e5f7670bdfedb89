"""Own sentences played from their text: what any player is told or allowed to do, whole instructions multiplied, copies."""

from __future__ import annotations

import pytest
from board import BREAK_ZONE, DECK, FIELD, HAND, REMOVED, Board
from test_sentences_battle import to_attack
from test_sentences_linked import castable, drive, on_top
from test_sentences_played import abilities, rite


@pytest.mark.parametrize("answers", [(True, True), (False, True), (True, False)])
def test_each_player_may_put_a_card_of_the_own_away(answers: tuple[bool, bool]) -> None:
    board = Board()
    cards = board.put(0, FIELD, "Mine"), board.put(1, FIELD, "Theirs")
    summon = rite(board, "Each player may put 1 Forward they control into the Break Zone.")
    table = board.start().cast(summon).resolve(*answers)
    assert [table.zone(card) == BREAK_ZONE for card in cards] == list(answers)


def test_its_controller_draws_and_discards() -> None:
    board = Board()
    foe = board.put(1, FIELD, "Foe")
    held = board.put(1, HAND, "Held")
    text = "Choose 1 Forward opponent controls. Break it. Its controller draws 1 card, then discards 1 card."
    summon = rite(board, text)
    table = drive(board.start().cast(summon), foe, held)
    assert (table.zone(foe), table.zone(held), table.hand(0), table.hand(1)) == (BREAK_ZONE, BREAK_ZONE, 0, 1)


def test_its_controller_selects_among_the_own() -> None:
    board = Board()
    foe = board.put(1, FIELD, "Foe")
    mine, other = board.put(0, FIELD, "Mine"), board.put(1, FIELD, "Other")
    text = "Choose 1 Forward opponent controls. Break it. Its controller selects 1 Forward they control. Dull it."
    summon = rite(board, text)
    table = drive(board.start().cast(summon), foe, mine, other)
    assert (table.zone(foe), table.obj(mine).dull, table.obj(other).dull) == (BREAK_ZONE, False, True)


@pytest.mark.parametrize("searches", [True, False])
def test_an_opponent_may_search(searches: bool) -> None:
    board = Board()
    wanted = board.put(1, DECK, "Wanted")
    summon = rite(board, "Your opponent may search for 1 Forward and add it to their hand.")
    table = board.start().cast(summon).resolve(*((True, (wanted,)) if searches else (False,)))
    assert (table.zone(wanted), table.hand(0), table.hand(1)) == ((HAND, 0, 1) if searches else (DECK, 0, 0))


def test_the_card_on_top_of_their_deck_is_theirs() -> None:
    for kind, drawn in (("Forward", 1), ("Backup", 0)):
        board = Board()
        mine, theirs = board.put(0, DECK, "Mine", type="Summon"), board.put(1, DECK, "Theirs", type=kind)
        on_top(board, 0, mine)
        on_top(board, 1, theirs)
        summon = rite(board, "Your opponent reveals the top card of their deck. If it is a Forward, draw 1 card.")
        assert board.start().play(summon).hand(0) == drawn


def test_whole_instructions_are_multiplied() -> None:
    board = Board()
    for i in range(5):
        board.put(0, FIELD, f"Ice {i}", type="Backup", elements=("Ice",))
    held = [board.put(1, HAND, f"Held {i}") for i in range(4)]
    summon = rite(
        board,
        "Your opponent discards 1 card for every 2 Ice Characters you control. Gain 《C》 for each Backup you control.",
    )
    table = drive(board.start().cast(summon), *held)
    assert (table.hand(1), table.match.state.vars["crystals:0"]) == (2, 5)


def test_two_amounts_for_two() -> None:
    board = Board()
    foe, other, mine = (board.put(p, FIELD, f"Card {i}", power=9000) for i, p in enumerate((1, 1, 0)))
    text = "Choose 1 Forward. Deal it 7000 damage and 3000 damage to all the other Forwards opponent controls."
    summon = rite(board, text)
    table = drive(board.start().cast(summon), foe)
    assert [table.obj(card).damage for card in (foe, other, mine)] == [7000, 3000, 0]


def test_no_copies_while_it_is_on_the_field() -> None:
    text = "When Hild enters the field, choose 1 Monster. Remove it from the game. As long as Hild is on the field, "
    text += "your opponent cannot play any copies of the removed card."
    board = Board()
    card = board.put(0, HAND, "Hild", *abilities(text, "Hild", "Forward"), cost=0)
    gone = board.put(1, FIELD, "Twin", type="Monster", cost=0)
    copy, other = (board.put(1, HAND, name, type="Monster", cost=0) for name in ("Twin", "Else"))
    away = board.put(
        1, HAND, "Rite", *abilities("Choose 1 Forward. Break it.", "Rite", "Summon"), type="Summon", cost=0
    )
    table = drive(board.start().cast(card), gone)
    assert (table.zone(card), table.zone(gone)) == (FIELD, REMOVED)
    while (table.match.state.turn_player, table.match.state.phase) != (1, "main1") or table.asked.kind != "act":
        asked = table.asked
        table.answer(("pass",) if asked.kind == "act" else tuple((asked.options or ())[: asked.least]))
    assert [castable(table, c) for c in (copy, other)] == [False, True]
    drive(table.cast(away), card)
    assert table.zone(card) == BREAK_ZONE
    assert castable(table, copy)


@pytest.mark.parametrize("monster", [True, False])
def test_what_is_chosen_if_it_is_not_so(monster: bool) -> None:
    board = Board()
    foe = board.put(1, FIELD, "Foe")
    if monster:
        board.put(0, FIELD, "Beast", type="Monster")
    summon = rite(board, "If you control a Monster, draw 1 card. Otherwise, choose 1 Forward. Break it.")
    table = drive(board.start().cast(summon), foe)
    assert (table.hand(0), table.zone(foe)) == ((1, FIELD) if monster else (0, BREAK_ZONE))


@pytest.mark.parametrize(("cost", "element", "drawn"), [(4, "Ice", 2), (3, "Ice", 1), (4, "Fire", 1), (2, "Fire", 0)])
def test_what_a_card_was_before_it_moved(cost: int, element: str, drawn: int) -> None:
    board = Board()
    foe = board.put(1, FIELD, "Foe", cost=cost, elements=(element,))
    text = "Choose 1 Forward. Return it to its owner's hand. If its cost was 4 or more, draw 1 card. "
    summon = rite(board, text + "If it was an Ice Forward, draw 1 card.")
    table = drive(board.start().cast(summon), foe)
    assert (table.zone(foe), table.hand(0)) == (HAND, drawn)


def test_later_if_something_holds() -> None:
    for monster in (True, False):
        board = Board()
        if monster:
            board.put(0, FIELD, "Beast", type="Monster")
        foe = board.put(1, FIELD, "Foe")
        text = "Choose 1 Forward. Dull it. If you control a Monster, break it at the end of the turn."
        summon = rite(board, text)
        table = drive(board.start().cast(summon), foe)
        assert table.obj(foe).dull and table.zone(foe) == FIELD
        while (table.match.state.turn_player, table.match.state.phase) != (1, "main1") or table.asked.kind != "act":
            asked = table.asked
            table.answer(("pass",) if asked.kind == "act" else tuple((asked.options or ())[: asked.least]))
        assert table.zone(foe) == (BREAK_ZONE if monster else FIELD)


def test_what_kind_of_card_is_discarded() -> None:
    for text, drawn in (
        ("When you discard an Ice Forward, draw 1 card.", (1, 0, 0)),
        ("When you discard a Forward from your hand, draw 1 card.", (1, 1, 0)),
        ("When you discard a Summon due to Summons or abilities, draw 1 card.", (0, 0, 1)),
        ("When your opponent discards a Summon, draw 1 card.", (0, 0, 0)),
    ):
        for kind, count in enumerate(drawn):
            board = Board()
            board.put(0, FIELD, "Hild", *abilities(text, "Hild", "Forward"))
            facts = ({"elements": ("Ice",)}, {}, {"type": "Summon", "cost": 9})[kind]
            board.put(0, HAND, "Held", **facts)
            summon = rite(board, "Discard 1 card.")
            assert drive(board.start().cast(summon)).hand(0) == count, (text, kind)


@pytest.mark.parametrize("size", [1, 2])
def test_those_that_form_the_party_are_counted(size: int) -> None:
    text = "When Hild attacks, choose 1 Forward opponent controls. Deal it 2000 damage for each Forward in that party."
    board = Board()
    attackers = [board.put(0, FIELD, "Hild", *abilities(text, "Hild", "Forward"))]
    attackers += [board.put(0, FIELD, f"Friend {i}") for i in range(size - 1)]
    board.put(0, FIELD, "Idle")
    foe = board.put(1, FIELD, "Foe", power=9000)
    table = drive(to_attack(board.start(), *attackers), foe)
    assert table.obj(foe).damage == (4000 if size == 2 else 0)


def test_what_was_chosen_deals_damage_to_all() -> None:
    board = Board()
    mine = board.put(0, FIELD, "Mine", power=4000)
    foes = [board.put(1, FIELD, f"Foe {i}", power=9000) for i in range(2)]
    text = "Choose 1 Forward you control. It deals damage equal to its power to all the Forwards opponent controls."
    summon = rite(board, text)
    table = drive(board.start().cast(summon), mine)
    assert [table.obj(card).damage for card in (mine, *foes)] == [0, 4000, 4000]


def test_as_many_as_were_broken() -> None:
    board = Board()
    for i in range(3):
        board.put(i % 2, FIELD, f"Beast {i}", type="Monster")
    board.put(1, FIELD, "Foe")
    summon = rite(board, "Break all the Monsters. Draw 1 card for each Monster broken by this effect.")
    assert board.start().play(summon).hand(0) == 3
