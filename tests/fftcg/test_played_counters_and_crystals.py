"""Own sentences played from their text: counters, Crystals and tokens."""

from __future__ import annotations

import pytest
from board import BREAK_ZONE, FIELD, HAND, Board, Table
from newer import put
from played import DRAWN, HIT_HARD, abilities, aim, drive, hild, rite, through, use


def removed(table: Table, number: int) -> Table:
    while table.asked.reason != "counters":
        table.answer(("pass",) if table.asked.kind == "act" else True)
    return table.answer(number)


@pytest.mark.parametrize(
    ("moment", "times"),
    [
        ("a Dream Counter is placed on Hild", 1),
        ("a Dream Counter is placed on a Forward you control", 1),
        ("a Dream Counter is placed on a Forward opponent controls", 0),
        ("a Moon Counter is placed on Hild", 0),
        ("a Dream Counter is removed from Hild", 0),
    ],
)
def test_counters_that_are_placed(moment: str, times: int) -> None:
    board = Board()
    hild(board, f"When {moment}, {DRAWN}")
    summon = rite(board, "Choose 1 Forward. Place 1 Dream Counter on it.")
    assert board.start().play(summon).hand(0) == times


def test_as_many_again() -> None:
    board = Board()
    card = hild(board, "《0》: Double the number of Moon Counters on Hild.")
    board.state.objects[card].counters |= {"Moon": 3, "Sun": 1}
    table = board.start().answer(("use", card, 0)).resolve()
    assert table.obj(card).counters == {"Moon": 6, "Sun": 1}


def test_entering_with_counters() -> None:
    board = Board()
    card = hild(board, "Hild enters the field with 2 Moon Counters placed on it.", HAND, cost=0)
    other = board.put(0, HAND, "Other", cost=0)
    table = board.start().cast(card).resolve()
    assert table.obj(card).counters == {"Moon": 2}
    assert not table.cast(other).resolve().obj(other).counters


def test_others_enter_with_counters() -> None:
    board = Board()
    hild(board, "The Forwards you control enter the field with 1 Moon Counter placed on them.")
    card, backup = board.put(0, HAND, "Other", cost=0), board.put(0, HAND, "Prop", type="Backup", cost=0)
    table = board.start().cast(card).resolve().cast(backup).resolve()
    assert table.obj(card).counters == {"Moon": 1} and not table.obj(backup).counters


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


def test_crystals_for_each() -> None:
    board = Board()
    for each in range(3):
        board.put(0, FIELD, f"Ooze {each}", type="Monster")
    summon = rite(board, "Gain 《C》 for each Monster you control.")
    assert board.start().play(summon).match.state.vars["crystals:0"] == 3


@pytest.mark.parametrize(("held", "left", "drawn"), [(2, 1, 0), (0, 0, 1)])
def test_a_crystal_is_lost_or_not(held: int, left: int, drawn: int) -> None:
    board = Board()
    text = rite(board, "Your opponent loses 《C》. If they cannot, draw 1 card.")
    board.state.vars["crystals:1"] = held
    table = board.start().play(text)
    assert table.match.state.vars.get("crystals:1", 0) == left and table.hand(0) == drawn


def test_all_crystals_are_lost() -> None:
    board = Board()
    text = rite(board, "Each player loses all their 《C》.")
    board.state.vars |= {"crystals:0": 1, "crystals:1": 4}
    table = board.start().play(text)
    assert [table.match.state.vars[f"crystals:{player}"] for player in (0, 1)] == [0, 0]


def test_as_many_counters_as_were_removed() -> None:
    board = Board()
    gone = [board.put(1, BREAK_ZONE, f"Gone {each}") for each in range(2)]
    text = "Remove up to 3 cards in your opponent's Break Zone from the game. Place the same number of Moon Counters on Hild."
    card = hild(board, f"《0》: {text}")
    table = board.start().answer(("use", card, 0)).resolve(tuple(gone))
    assert table.obj(card).counters == {"Moon": 2}


def test_whichever_counters_are_placed() -> None:
    board = Board()
    watcher = hild(
        board,
        "When 1 or more Counters are placed on a Forward you control, Hild gains +1000 power until the end of the turn.",
    )
    moons = rite(board, "Choose 1 Forward you control. Place 2 Moon Counters on it.")
    sun = rite(board, "Choose 1 Forward opponent controls. Place 1 Sun Counter on it.")
    board.put(1, FIELD, "Foe")
    table = board.start().play(moons)
    assert table.power(watcher) == 6000
    assert table.play(sun).power(watcher) == 6000


def test_a_counter_is_placed_instead_of_damage() -> None:
    board = Board()
    card = hild(
        board, "If Hild is dealt damage, place 1 Moon Counter on Hild and the damage becomes 0 instead.", player=1
    )
    summon = rite(board, HIT_HARD)
    table = board.start().play(summon)
    assert (table.obj(card).damage, table.obj(card).counters) == (0, {"Moon": 1})


def test_counters_are_placed_for_each() -> None:
    board = Board()
    text = "When Hild enters the field, place 2 Rage Counters on Hild for each Backup you control."
    for name in ("One", "Two"):
        board.put(0, FIELD, name, type="Backup")
    board.put(1, FIELD, "Theirs", type="Backup")
    hild = board.put(0, HAND, "Hild", *abilities(text, "Hild", "Forward"), cost=0)
    table = board.start().cast(hild).resolve()
    assert table.obj(hild).counters == {"Rage": 4}


@pytest.mark.parametrize(("number", "drawn"), [(0, 0), (2, 2), (3, 3)])
def test_as_many_as_were_removed(number: int, drawn: int) -> None:
    """How many is said on resolution (11.11.9)."""
    board = Board()
    text = "When Hild attacks, you may remove any number of Moon Counters from Hild. When you do so, "
    card = hild(board, text + "draw 1 card for each Moon Counter you removed.")
    board.state.objects[card].counters = {"Moon": 3, "Sun": 1}
    table = board.start()
    while table.asked.reason != "attack":
        table.answer(("pass",))
    table = removed(table.answer((card,)), number)
    while table.match.state.stack:
        table.answer(("pass",) if table.asked.kind == "act" else ())
    assert table.hand(0) == drawn
    assert table.obj(card).counters.get("Moon", 0) == 3 - number


def test_less_damage_for_a_counter() -> None:
    board = Board()
    card = hild(
        board, "If Hild is dealt damage, remove 1 Moon Counter from Hild and reduce the damage by 2000 instead."
    )
    board.state.objects[card].counters = {"Moon": 2}
    summon = rite(board, "Choose 1 Forward. Deal it 3000 damage.")
    obj = board.start().play(summon).obj(card)
    assert (obj.damage, obj.counters) == (1000, {"Moon": 1})


@pytest.mark.parametrize(
    "result",
    ["remove 1 Moon Counter from Hild and the damage becomes 0 instead",
     "the damage becomes 0 and remove 1 Moon Counter from Hild instead",
     "remove 1 Moon Counter from Hild. The damage becomes 0 instead"],
)  # fmt: skip
def test_no_damage_for_as_many_counters_as_there_are(result: str) -> None:
    """Where none is left, nothing is replaced (2.3, 11.12.5)."""
    board = Board()
    card = hild(board, f"If Hild is dealt damage, {result}.", player=1, power=9000)
    board.state.objects[card].counters = {"Moon": 1}
    summons = [rite(board, "Choose 1 Forward. Deal it 3000 damage.") for _ in range(2)]
    table = board.start()
    dealt = [table.play(each).obj(card).damage for each in summons]
    assert (dealt, table.obj(card).counters.get("Moon", 0)) == ([0, 3000], 0)


@pytest.mark.parametrize(("moment", "times"), [("a", (2, 1)), ("the last", (0, 1))])
def test_the_last_counter_is_one_however_many_go(moment: str, times: tuple[int, int]) -> None:
    board = Board()
    card = hild(board, f"When {moment} Dream Counter is removed from Hild, {DRAWN}")
    board.state.objects[card].counters = {"Dream": 3}
    two = rite(board, "Choose 1 Forward. Remove 2 Dream Counters from it.")
    one = rite(board, "Choose 1 Forward. Remove 1 Dream Counter from it.")
    table = through(board.start().cast(two))
    assert table.hand(0) == 1 + times[0]
    assert through(table.cast(one)).hand(0) == sum(times)


def test_a_shield_that_only_reduces() -> None:
    board = Board()
    text = "If Hild is dealt damage, remove 1 Moon Counter from Hild and the damage is reduced by 2000 instead."
    hild = board.put(0, FIELD, "Hild", *abilities(text, "Hild", "Forward"), power=9000)
    board.state.objects[hild].counters = {"Moon": 2}
    summon = rite(board, "Choose 1 Forward. Deal it 3000 damage.")
    table = board.start().play(summon)
    assert (table.obj(hild).damage, table.obj(hild).counters) == (1000, {"Moon": 1})


def test_counters_of_every_kind_are_removed_and_counted() -> None:
    board = Board()
    text = rite(
        board,
        "Choose 1 Character with a Counter on it. Remove all the Counters from it and draw 1 card for each Counter removed.",
    )
    board.put(1, FIELD, "Bare")
    foe = board.put(1, FIELD, "Foe")
    board.state.objects[foe].counters |= {"Moon": 2, "Sun": 1}
    table = board.start().play(text)
    assert not table.obj(foe).counters
    assert table.hand(0) == 3


def test_counters_of_one_kind_are_counted_without_their_name() -> None:
    board = Board()
    card = hild(
        board,
        "《0》: Remove 2 Moon Counters from Hild. Draw 1 card for each Counter removed.",
    )
    board.state.objects[card].counters = {"Moon": 2, "Sun": 3}
    table = board.start().answer(("use", card, 0)).resolve()
    assert (table.obj(card).counters, table.hand(0)) == ({"Sun": 3}, 2)


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


@pytest.mark.parametrize(("counters", "broken"), [(0, True), (1, False)])
def test_without_counters(counters: int, broken: bool) -> None:
    board = Board()
    foe = board.put(1, FIELD, "Foe")
    if counters:
        board.state.objects[foe].counters = {"Rage": counters}
    summon = rite(board, "Break all the Forwards with no Rage Counters on them.")
    table = board.start().play(summon)
    assert (table.zone(foe) == BREAK_ZONE) == broken


@pytest.mark.parametrize(
    ("moment", "drawn"),
    [
        ("1 or more Dream Counters are removed from Hild", 1),
        ("1 or more Counters are removed from Hild", 1),
        ("1 or more Moon Counters are removed from Hild", 0),
    ],
)
def test_counters_that_go_together(moment: str, drawn: int) -> None:
    board = Board()
    card = hild(
        board,
        f"When {moment}, {DRAWN}[[br]]Remove 2 Dream Counters from Hild: Hild gains Brave until the end of the turn.",
    )
    board.state.objects[card].counters |= {"Dream": 3}
    assert board.start().answer(("use", card, 1)).resolve().hand(0) == drawn


@pytest.mark.parametrize(
    ("words", "held", "own", "other"),
    [
        ("2 Moon Counters from", 3, 1, 2),
        ("2 Moon Counters from", 1, 0, 1),
        ("all the Moon Counters placed on", 3, 0, 3),
    ],
)
def test_counters_are_moved(words: str, held: int, own: int, other: int) -> None:
    # F98: as many as there are
    board = Board()
    card = hild(board, f"《0》: Choose 1 Forward you control other than Hild. Move {words} Hild to it.")
    friend = board.put(0, FIELD, "Friend")
    board.state.objects[card].counters = {"Moon": held, "Sun": 1}
    table = board.start()
    aim(table, ("use", card, 0), friend)
    assert table.obj(card).counters.get("Moon", 0) == own and table.obj(card).counters["Sun"] == 1
    assert table.obj(friend).counters.get("Moon", 0) == other


@pytest.mark.parametrize(("held", "most"), [(5, 3), (2, 2)])
@pytest.mark.clauses("fftcg-new", "X-CRYSTAL-3")
def test_no_more_crystals_are_paid_than_the_text_says(held: int, most: int) -> None:
    board = Board()
    board.state.vars["crystals:0"] = held
    summon = rite(board, "You may pay up to 3 《C》. Draw 1 card for each 《C》 paid.")
    table = board.start().cast(summon)
    while table.asked.reason != "x":
        table.answer(("pass",) if table.asked.kind == "act" else True)
    assert table.asked.most == most
    table.answer(most)
    while table.match.state.stack:
        table.answer(("pass",))
    assert (table.match.state.vars["crystals:0"], table.hand(0)) == (held - most, most)


def test_counters_on_a_card_that_is_selected() -> None:
    board = Board()
    held = [board.put(0, FIELD, f"Held {n}") for n in range(2)]
    board.put(1, FIELD, "Foe")
    summon = rite(
        board, "Place 2 Moon Counters on 1 Forward you control. It gains +1000 power until the end of the turn."
    )
    table = board.start().cast(summon)
    assert table.asked.kind == "act"  # nothing is chosen
    table.resolve((held[1],))
    assert [table.obj(each).counters for each in held] == [{}, {"Moon": 2}]
    assert [table.power(each) for each in held] == [5000, 6000]
