"""How a card came to the field, asked later: cast from the Break Zone, due to Warp; what is cast when it is revealed."""

from __future__ import annotations

import pytest
from board import BREAK_ZONE, DAMAGE_ZONE, DECK, FIELD, HAND, REMOVED, Board
from newer import put, until
from test_kinds_played import hild
from test_sentences_played import rite

KILL = "Choose 1 [[i]]Card Name Hild[[/]]. Break it."


@pytest.mark.parametrize(
    ("words", "zone"),
    [
        ("You can cast Hild from your Break Zone.", BREAK_ZONE),
        ("You can cast Hild from your Break Zone. If you do so, remove it from the game when it leaves the field.", REMOVED),
        ("You can cast Hild from your Break Zone.[[br]]When Hild is put from the field into the Break Zone, "
         "if Hild was cast from your Break Zone, remove Hild from the game.", REMOVED),
        ("You can cast Hild from your Break Zone.[[br]]If Hild was cast from your Break Zone, remove Hild from the game when it leaves the field.",
         REMOVED),
    ],
)  # fmt: skip
def test_what_was_cast_from_the_break_zone_and_leaves(words: str, zone: int) -> None:
    for start in (BREAK_ZONE, HAND):
        board = Board()
        card = hild(board, words, start, cost=0)
        kill = rite(board, KILL)
        table = board.start().play(card)
        assert table.zone(card) == FIELD
        table.play(kill)
        assert table.zone(card) == (zone if start == BREAK_ZONE else BREAK_ZONE), words


def test_it_is_asked_of_a_card_on_the_field() -> None:
    text = "You can cast Hild from your Break Zone.[[br]]If Hild was cast from your Break Zone, Hild gains +2000 power."
    for start, power in ((BREAK_ZONE, 7000), (HAND, 5000)):
        board = Board()
        card = hild(board, text, start, cost=0, power=5000)
        assert board.start().play(card).power(card) == power


def test_a_summon_that_was_cast_from_the_break_zone() -> None:
    text = ("You can cast Rite from your Break Zone. If you do so, remove Rite from the game after use instead of putting it in the "
            "Break Zone.[[br]]Draw 1 card. If Rite was cast from the Break Zone, draw 2 cards instead.")  # fmt: skip
    for start, drawn, zone in ((BREAK_ZONE, 2, REMOVED), (HAND, 1, BREAK_ZONE)):
        board = Board()
        card = put(board, 0, start, "Rite", text, type="Summon")
        table = board.start()
        held = table.hand(0) - (start == HAND)
        table.play(card)
        assert table.hand(0) - held == drawn
        assert table.zone(card) == zone


def test_a_revealed_card_is_cast_for_its_cost() -> None:
    text = ("《0》: Reveal the top card of your deck. If it is a Forward, you may cast it. If you do not cast it, "
            "put it at the bottom of your deck.")  # fmt: skip
    for answer, zone in ((True, FIELD), (False, DECK)):
        board = Board()
        card = hild(board, text)
        top = board.put(0, DECK, "Olga", cost=0)
        board.state.zones[0][DECK].sort(key=lambda each: each != top)
        table = board.start().answer(("use", card, 0)).resolve(answer)
        assert table.zone(top) == zone


@pytest.mark.clauses("fftcg-new", "X-WARP-4")
def test_what_entered_due_to_warp_is_known_later() -> None:
    own = "If Hero entered the field due to Warp, Hero gains +2000 power."
    every = "The Forwards you control that entered the field due to Warp gain +2000 power."
    for text, other in ((own, ""), ("", every)):
        for warped in (True, False):
            board = Board()
            hero = put(board, 0, REMOVED if warped else HAND, "Hero", "{Warp 2 --} 《火》\n" + text, power=5000)
            board.state.objects[hero].counters = {"Warp": 1} if warped else {}
            if other:
                put(board, 0, FIELD, "Olga", other, type="Backup")
            table = board.start()
            table = until(table, "main1", 0) if warped else table.play(hero)
            assert table.zone(hero) == FIELD
            assert table.power(hero) == (7000 if warped else 5000)


@pytest.mark.parametrize(
    ("rider", "dull", "points", "haste"),
    [("Hild enters the field dull", True, 0, False), ("when Hild enters the field, Hild deals you 1 point of damage", False, 1, False),
     ("Hild gains Haste", False, 0, True)],
)  # fmt: skip
def test_what_holds_where_it_was_paid_otherwise(rider: str, dull: bool, points: int, haste: bool) -> None:
    for way in ("", "alternative"):
        board = Board()
        ooze = board.put(0, FIELD, "Ooze", type="Monster")
        text = f"You can put 1 Monster into the Break Zone (instead of paying the CP cost) to cast Hild. If you do so, {rider}."
        card = put(board, 0, HAND, "Hild", text)
        table = board.start().answer(("cast", card, way))
        table = (table.answer((ooze,)) if way else table).resolve()
        other = way == "alternative"
        assert table.obj(card).dull == (dull and other)
        assert len(table.match.state.zones[0][DAMAGE_ZONE]) == points * other
        assert ("Haste" in table.chars(card).keywords) == (haste and other)


@pytest.mark.clauses("fftcg-2020", "11.10.2")
def test_damage_without_ex_bursts() -> None:
    tail = "EX Bursts of cards put into the Damage Zone due to this {} cannot be used."
    for words, asked in (("", True), (tail.format("damage"), False), (tail.format("ability"), False)):
        board = Board()
        card = hild(board, f"《0》: Hild deals you 1 point of damage. {words}")
        burst = put(board, 0, DECK, "Rite", "[[ex]]EX BURST[[/]] Draw 1 card.", type="Summon")
        board.state.zones[0][DECK].sort(key=lambda each: each != burst)
        table = board.start().answer(("use", card, 0))
        table = table.resolve(False) if asked else table.resolve()
        assert table.zone(burst) == DAMAGE_ZONE


def test_the_abilities_that_others_have() -> None:
    text = "If a Forward in your Break Zone has Haste, First Strike, or Brave, Hild gains those abilities."
    for zone, owner, has in ((BREAK_ZONE, 0, True), (BREAK_ZONE, 1, False), (FIELD, 0, False)):
        board = Board()
        card = hild(board, text)
        put(board, owner, zone, "Olga", "Haste")
        put(board, owner, zone, "Ada", "Brave")
        keywords = board.start().chars(card).keywords
        assert keywords == (frozenset({"Haste", "Brave"}) if has else frozenset())
