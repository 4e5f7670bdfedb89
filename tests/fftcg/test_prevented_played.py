"""Own sentences played from their text: what pays for a card, what comes onto no field, marks that hold."""

from __future__ import annotations

import pytest
from board import BREAK_ZONE, DAMAGE_ZONE, DECK, FIELD, HAND, REMOVED, Board
from newer import acts_of, put
from test_kinds_played import hild, use
from test_sentences_played import rite

from cardwright.games.fftcg import casting_cp


@pytest.mark.clauses("fftcg-new", "X-PAY-6")
def test_only_certain_backups_and_discards_pay_for_a_card() -> None:
    board = Board()
    smith = put(board, 0, FIELD, "Smith", type="Backup", elements=("Ice",), jobs=("Smith",))
    put(board, 0, FIELD, "Clerk", type="Backup", elements=("Ice",))
    held = put(board, 0, HAND, "Held", elements=("Ice",), jobs=("Smith",))
    put(board, 0, HAND, "Held Clerk", elements=("Ice",))
    words = "{Job Smith} Backups and/or discarding {Job Smith} cards"
    text = f"You can only pay with CP produced by {words} to cast Hild."
    card = put(board, 0, HAND, "Hild", text, cost=3, elements=("Ice",))
    table = board.start().answer(("cast", card, ""))
    assert set(table.asked.options or ()) == {("dull", smith, "Ice"), ("discard", held, "Ice")}


@pytest.mark.clauses("fftcg-new", "X-PAY-6")
def test_without_such_cards_it_is_not_cast() -> None:
    for words, able in (("Backups", True), ("{Job Smith} Backups", False), ("{Job Clerk} Backups", True)):
        board = Board()
        put(board, 0, FIELD, "Clerk", type="Backup", elements=("Ice",), jobs=("Clerk",))
        board.put(0, HAND, "Held", elements=("Ice",))
        text = f"You can only pay with CP produced by {words} to cast Hild."
        card = put(board, 0, HAND, "Hild", text, cost=1, elements=("Ice",))
        assert bool(acts_of(board.start(), card)) == able


def test_the_cost_becomes_another_and_is_reduced_from_there() -> None:
    for more, need in (("", 2), ("[[br]]The cost required to cast Hild is reduced by 1.", 1)):
        board = Board()
        board.put(0, FIELD, "Olga")
        text = "If you control a {Card Name Olga}, the cost required to cast Hild becomes 2." + more
        card = put(board, 0, HAND, "Hild", text, cost=6)
        table = board.start()
        assert casting_cp.cast_need(table.match.game, 0, table.ref(card)).amount == need


def test_what_comes_onto_no_field_from_the_break_zone() -> None:
    for words, zone in (
        ("Players cannot play Forwards from the Break Zone onto the field.", BREAK_ZONE),
        ("Your opponent cannot play Forwards from the Break Zone onto the field.", FIELD),
        ("Forwards cannot enter the field from the Break Zone.", BREAK_ZONE),
        ("Players cannot play Backups onto the field from the Break Zone.", FIELD),
        ("Players cannot play Forwards onto the field due to Summons or abilities.", BREAK_ZONE),
        ("Players cannot play Forwards from their hand onto the field.", FIELD),
    ):
        board = Board()
        hild(board, words)
        there = board.put(0, BREAK_ZONE, "Olga")
        summon = rite(board, "Choose 1 Forward in your Break Zone. Play it onto the field.")
        assert board.start().play(summon).zone(there) == zone, words


def test_it_is_not_cast_from_there_either() -> None:
    for words, able in (
        ("Players cannot play Forwards from the Break Zone onto the field.", False),
        ("Players cannot play Forwards from the Break Zone onto the field due to Summons or abilities.", True),
    ):
        board = Board()
        hild(board, words)
        card = put(board, 0, BREAK_ZONE, "Olga", "You can cast Olga from your Break Zone.")
        assert bool(acts_of(board.start(), card)) == able


def test_as_long_as_the_counter_stays() -> None:
    for taken in (False, True):
        board = Board()
        foe = board.put(1, FIELD, "Foe", power=7000)
        text = "《0》: Choose 1 Forward. Place 1 Bind Counter on it. As long as a Bind Counter is placed on it, it loses 2000 power."
        card = hild(board, text)
        away = put(board, 0, FIELD, "Olga", "《0》: Choose 1 {Card Name Foe}. Remove 1 Bind Counter from it.")
        table = board.start().answer(("use", card, 0))
        if table.asked.kind == "choose":
            table.answer((foe,) if foe in (table.asked.options or ()) else (table.ref(foe),))
        table.resolve()
        assert table.power(foe) == 5000
        if taken:
            use(table, away)
            assert table.power(foe) == 7000


def test_damage_to_whomever_it_is_dealt() -> None:
    board = Board()
    foe = board.put(0, FIELD, "Foe", power=9000)
    card = hild(board, "If Hild deals damage, the damage becomes 0 instead.[[br]]《0》: Choose 1 {Card Name Foe}. Hild deals it 5000 damage."
                .replace("{", "[[i]]").replace("}", "[[/]]"))  # fmt: skip
    table = board.start().answer(("use", card, 1)).resolve()
    assert table.obj(foe).damage == 0


@pytest.mark.parametrize(
    ("fate", "instead", "zone"),
    [
        ("is returned to its owner's hand", "put it at the bottom of its owner's deck", DECK),
        ("is returned to its owner's hand", "remove it from the game", REMOVED),
        ("is returned to its owner's hand", "dull it", FIELD),
        ("is removed from the game", "put it into the Break Zone", BREAK_ZONE),
        ("is broken", "put it at the bottom of its owner's deck", DECK),
    ],
)
def test_it_meets_another_fate(fate: str, instead: str, zone: int) -> None:
    doing = {
        "is returned": "Return it to its owner's hand.",
        "is removed": "Remove it from the game.",
        "is broken": "Break it.",
    }
    do = next(words for front, words in doing.items() if fate.startswith(front))
    for subject in ("a Monster you control", "Hild"):
        board = Board()
        card = hild(board, f"If {subject} {fate}, {instead} instead.", type="Monster")
        ooze = board.put(0, FIELD, "Ooze", type="Monster")
        which = "Ooze" if subject.startswith("a") else "Hild"
        summon = rite(board, f"Choose 1 [[i]]Card Name {which}[[/]]. {do}")
        table = board.start().play(summon, (), *((True,) if "may" in instead else ()))
        card = ooze if which == "Ooze" else card
        assert table.zone(card) == zone, subject


def test_its_auto_abilities_are_gained() -> None:
    board = Board()
    put(board, 0, BREAK_ZONE, "Olga", "When Olga is dealt damage, draw 1 card.")
    card = hild(
        board, "《0》: Choose 1 Forward in your Break Zone. Hild gains its auto-abilities until the end of the turn."
    )
    hit = rite(board, "Choose 1 [[i]]Card Name Hild[[/]]. Deal it 1000 damage.")
    table = use(board.start(), card)
    before = table.hand(0)
    assert table.play(hit).hand(0) == before  # one card played, one drawn


@pytest.mark.parametrize(("words", "gains"), [("more", True), ("fewer", False), ("the same number of", False)])
def test_who_has_more_crystals(words: str, gains: bool) -> None:
    board = Board()
    than = "as" if words.startswith("the") else "than"
    card = hild(board, f"If you have {words} 《C》 {than} your opponent, Hild gains +2000 power.", power=5000)
    board.state.vars["crystals:0"] = 1
    assert board.start().power(card) == (7000 if gains else 5000)


@pytest.mark.parametrize(
    ("words", "points"),
    [
        ("If your opponent receives damage from your abilities, the damage becomes 2 instead.", 2),
        ("If your opponent receives damage from your Summons, the damage becomes 2 instead.", 1),
        ("If you receive damage from abilities, the damage becomes 2 instead.", 1),
    ],
)
def test_points_that_abilities_deal(words: str, points: int) -> None:
    board = Board()
    hild(board, words)
    card = put(board, 0, FIELD, "Olga", "《0》: Olga deals your opponent 1 point of damage.")
    table = use(board.start(), card)
    assert len(table.match.state.zones[1][DAMAGE_ZONE]) == points


@pytest.mark.parametrize(
    ("words", "damage"),
    [("", 1000), ("The damage dealt by Olga cannot be reduced.", 2000), ("The damage dealt by Hild cannot be reduced.", 1000),
     ("The damage dealt by the Forwards you control cannot be reduced.", 2000)],
)  # fmt: skip
def test_damage_of_such_cards_is_not_reduced(words: str, damage: int) -> None:
    board = Board()
    guard = put(board, 1, FIELD, "Guard", "If Guard is dealt damage, reduce the damage by 1000 instead.", power=9000)
    own = words if "Olga" in words else ""
    if words and not own:
        hild(board, words)
    text = "《0》: Choose 1 {Card Name Guard}. Olga deals it 2000 damage."
    card = put(board, 0, FIELD, "Olga", f"{own}[[br]]{text}" if own else text)
    table = board.start().answer(("use", card, int(bool(own)))).resolve()
    assert table.obj(guard).damage == damage


def test_what_is_not_added_to_the_hand() -> None:
    for words, zone in (
        ("Players cannot add cards in their Break Zone to their hand.", BREAK_ZONE),
        ("Your opponent cannot add cards in their Break Zone to their hand.", HAND),
        ("Backups cannot be added to a player's hand from the Break Zone.", HAND),
    ):
        board = Board()
        hild(board, words)
        there = board.put(0, BREAK_ZONE, "Olga")
        summon = rite(board, "Choose 1 Forward in your Break Zone. Add it to your hand.")
        assert board.start().play(summon).zone(there) == zone, words


def test_how_much_cp_of_an_element_was_paid() -> None:
    """What was made too much is not paid: 3 CP are due, 4 are made."""
    text = "When Hild enters the field, draw 1 card for each Ice CP paid to cast Hild."
    for elements, drawn in ((("Ice", "Ice"), 3), (("Ice", "Fire"), 2), (("Fire", "Fire"), 0)):
        board = Board()
        held = [board.put(0, HAND, f"Held {n}", elements=(e,)) for n, e in enumerate(elements)]
        card = put(board, 0, HAND, "Hild", text, cost=3, elements=("Light",))
        table = board.start().answer(("cast", card, ""))
        table.answer(tuple(("discard", h, e) for h, e in zip(held, elements, strict=True))).resolve()
        assert table.hand(0) == drawn


def test_as_many_as_one_likes_make_it_cheaper() -> None:
    words = "you can dull any number of active Backups you control to reduce the cost required to cast Hild by 2 for each Backup dulled."
    board = Board()
    backups = [board.put(0, FIELD, f"Pay {n}", type="Backup", elements=("Fire",)) for n in range(3)]
    card = put(board, 0, HAND, "Hild", f"Before paying the cost to cast Hild, {words}", cost=4)
    table = board.start()
    assert {act[2] for act in acts_of(table, card)} == {"reduce", "reduce2"}  # 1 for 2 CP, 2 for all
    table.answer(("cast", card, "reduce2"), (backups[0],), (backups[1],))
    assert table.zone(card) == FIELD
    assert [table.obj(b).dull for b in backups] == [True, True, False]
