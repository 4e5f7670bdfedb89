"""Condition words of the classes, what was played and paid, where cards come from (chapter 13, 5.4.3)."""

from __future__ import annotations

import pytest
from sve_board import CEMETERY, EX_AREA, FIELD, FOE, HAND, ME, Board, hand

DRAWS = "Draw a card."


@pytest.mark.clauses("sve", "13.2.1.1", "13.2.1.2", "13.2.1.3")
@pytest.mark.parametrize(("before", "drawn"), [(1, 0), (2, 1)])
def test_combo_counts_the_card_itself_and_cards_from_any_zone(before: int, drawn: int) -> None:
    board = Board()
    others = [board.put(ME, EX_AREA if n else HAND, "Page", cost=0) for n in range(before)]
    third = board.put(ME, HAND, "Elf", f"[fanfare] Combo (3): {DRAWS}", cost=0)
    table = board.start()
    for card in others:
        table.play(card)
    assert hand(table.play(third)) == drawn


@pytest.mark.clauses("sve", "13.3.1.1", "13.3.1.2", "13.3.1.3")
@pytest.mark.parametrize(("spells", "drawn"), [(1, 0), (2, 1)])
def test_spellchain_does_not_count_the_spell_that_resolves(spells: int, drawn: int) -> None:
    board = Board()
    for n in range(spells):
        board.put(ME, CEMETERY, f"Old {n}", type="Spell", cost=0)
    board.put(ME, CEMETERY, "Page")
    board.put(FOE, CEMETERY, "Theirs", type="Spell", cost=0)
    spell = board.spell(f"Spellchain (2): {DRAWS}")
    assert hand(board.start().play(spell)) == drawn


@pytest.mark.clauses("sve", "13.3.1.4", "13.5.1.3.2", "13.5.1.3.1")
def test_counts_are_fixed_as_the_effect_begins() -> None:
    board = Board()
    for n in range(8):
        board.put(ME, CEMETERY, f"Old {n}")
    theirs = board.put(ME, FIELD, "Lamb")
    spell = board.spell(f"Select a follower on your field and destroy it. Necrocharge (9): {DRAWS}")
    table = board.start().play(spell)
    assert table.zone(theirs) == CEMETERY
    assert len(table.cards(ME, CEMETERY)) == 10
    assert hand(table) == 0


@pytest.mark.clauses("sve", "13.3.1.2")
def test_a_text_counts_other_cards_for_spellchain() -> None:
    text = "While this card is on your field, include both spells and [swordcraft] followers in your cemetery when counting your Spellchain."
    for there in (False, True):
        board = Board()
        board.put(ME, CEMETERY, "Old", type="Spell", cost=0)
        board.put(ME, CEMETERY, "Mage", klass="Swordcraft")
        board.put(ME, CEMETERY, "Elf", klass="Forestcraft")
        if there:
            board.put(ME, FIELD, "Archive", text)
        spell = board.spell(f"Spellchain (2): {DRAWS}")
        assert hand(board.start().play(spell)) == there


@pytest.mark.clauses("sve", "13.5.1.1", "13.5.1.2")
@pytest.mark.parametrize(("cards", "drawn"), [(2, 0), (3, 1)])
def test_necrocharge(cards: int, drawn: int) -> None:
    board = Board()
    for n in range(cards):
        board.put(ME, CEMETERY, f"Old {n}")
    spell = board.spell(f"Necrocharge (3): {DRAWS}")
    assert hand(board.start().play(spell)) == drawn


@pytest.mark.clauses("sve", "13.4.1.1", "13.4.1.2")
@pytest.mark.parametrize(("most", "drawn"), [(6, 0), (7, 1)])
def test_overflow(most: int, drawn: int) -> None:
    board = Board()
    board.points(ME, 0, most)
    spell = board.spell(f"If Overflow is active for you, {DRAWS.lower()}")
    assert hand(board.start().play(spell)) == drawn


@pytest.mark.clauses("sve", "13.5.2.1", "13.5.2.2")
@pytest.mark.parametrize(
    ("first", "drawn"), [("", 0), ("Deal 1 damage to your leader.", 1), ("Give your leader [defense]-1.", 1)]
)
def test_sanguine_is_about_lost_defense(first: str, drawn: int) -> None:
    board = Board()
    hurting = board.put(ME, HAND, "Pain", first, type="Spell", cost=0) if first else None
    spell = board.put(ME, HAND, "Feast", f"If Sanguine is active for you, {DRAWS.lower()}", type="Spell", cost=0)
    table = board.start()
    if hurting is not None:
        table.play(hurting)
    assert hand(table.play(spell)) == drawn


@pytest.mark.clauses("sve", "13.3.3.1", "13.3.3.2", "13.3.3.2.1")
@pytest.mark.parametrize("pays", [True, False])
def test_earth_rite_is_paid_as_the_card_is_played(pays: bool) -> None:
    board = Board()
    amulet = board.amulet("Stack.", state={"counters": {"Stack": 2}})
    spell = board.spell(f"Earth Rite: {DRAWS}")
    table = board.start().play(spell, pays)
    assert hand(table) == pays
    assert table.obj(amulet).counters["Stack"] == (1 if pays else 2)


@pytest.mark.clauses("sve", "13.3.3.2")
def test_the_last_counter_goes_and_the_amulet_with_it() -> None:
    board = Board()
    amulet = board.amulet("Stack.", state={"counters": {"Stack": 1}})
    board.put(ME, CEMETERY, "Old")
    spell = board.spell(f"Earth Rite: {DRAWS} Necrocharge (2): {DRAWS}")
    table = board.start().play(spell, True)
    assert table.zone(amulet) == CEMETERY
    assert hand(table) == 2  # the amulet was there before the effect began (H34)


@pytest.mark.clauses("sve", "5.4.3")
@pytest.mark.parametrize(("zone", "drawn"), [(HAND, 0), (EX_AREA, 1)])
def test_where_a_played_card_came_from(zone: int, drawn: int) -> None:
    board = Board()
    card = board.put(
        ME, zone, "Guest", f"[fanfare] If this card was put onto the field from your EX area, {DRAWS.lower()}"
    )
    table = board.start()
    before = hand(table) - (zone == HAND)
    assert hand(table.play(card)) - before == drawn


@pytest.mark.clauses("sve", "5.4.3")
@pytest.mark.parametrize(("zone", "drawn"), [(HAND, 0), (EX_AREA, 1)])
def test_from_anywhere_but_the_hand(zone: int, drawn: int) -> None:
    text = f"[fanfare] If this card was put onto the field from anywhere other than your hand, {DRAWS.lower()}"
    board = Board()
    card = board.put(ME, zone, "Guest", text)
    table = board.start()
    before = hand(table) - (zone == HAND)
    assert hand(table.play(card)) - before == drawn


@pytest.mark.clauses("sve", "7.1.1")
def test_the_second_spell_of_a_turn() -> None:
    board = Board()
    board.put(ME, FIELD, "Reader", f"Whenever you play a spell, if it's your 2nd this turn, {DRAWS.lower()}")
    spells = [board.spell("Deal 1 damage to your leader.") for _ in range(3)]
    other = board.put(ME, HAND, "Page", cost=0)
    table = board.start().play(spells[0]).play(other)
    held = [hand(table)]
    for spell in spells[1:]:
        table.play(spell)
        held.append(hand(table))
    assert held == [2, 2, 1]


@pytest.mark.clauses("sve", "4.8.3.1")
@pytest.mark.parametrize(("cards", "drawn"), [(4, 0), (5, 1)])
def test_a_full_ex_area(cards: int, drawn: int) -> None:
    board = Board()
    for n in range(cards):
        board.put(ME, EX_AREA, f"Kept {n}")
    spell = board.spell(f"If your EX area is full, {DRAWS.lower()}")
    assert hand(board.start().play(spell)) == drawn


def test_one_of_each_has_to_be_there() -> None:
    for there, drawn in ((("Salt",), 0), (("Salt", "Salt"), 0), (("Salt", "Pepper"), 1)):
        board = Board()
        for name in there:
            board.put(ME, CEMETERY, name)
        board.card("Salt")
        board.card("Pepper")
        spell = board.spell(f"If there is a Salt and Pepper in your cemetery, {DRAWS.lower()}")
        assert hand(board.start().play(spell)) == drawn


@pytest.mark.parametrize(("text", "drawn"), [("at least 5 play points", 1), ("4 play points or less", 0)])
def test_play_points_are_compared(text: str, drawn: int) -> None:
    board = Board()
    spell = board.spell(f"If you have {text}, {DRAWS.lower()}")
    assert hand(board.start().play(spell)) == drawn


@pytest.mark.clauses("sve", "5.19.1")
def test_what_was_rolled() -> None:
    board = Board()
    spell = board.spell(f"Roll a die. If you roll a 1, 2, 3, 4, 5, or 6, {DRAWS.lower()}")
    assert hand(board.start().play(spell)) == 1
