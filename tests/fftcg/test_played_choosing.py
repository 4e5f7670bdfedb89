"""Own sentences played from their text: what is chosen and selected, and by whom."""

from __future__ import annotations

import pytest
from board import BREAK_ZONE, DECK, FIELD, HAND, REMOVED, Board
from played import _ready, abilities, cast, drive, hild, monsters, rite, use

NEW = "Choose 1 Summon that is choosing only 1 Forward. You may choose another Forward to become the new target "
VALID = "(The newly chosen Forward must be a valid choice)."


def test_damage_of_summons_and_of_some_abilities_only() -> None:
    """What deals the damage is the Summon, or the Character whose ability it is (6.5.1)."""
    words = "your Summon or an ability of a Backup you control"
    for kind, damage in (("summon", 2000), ("Backup", 2000), ("Forward", 1000)):
        board = Board()
        hild(board, f"If {words} deals damage to a Forward, the damage increases by 1000 instead.")
        foe = board.put(1, FIELD, "Foe", power=9000)
        text = "Choose 1 Forward opponent controls. Deal it 1000 damage."
        summon = rite(board, text)
        card_type = "Backup" if kind == "summon" else kind
        other = board.put(0, FIELD, "Olga", *abilities(f"《0》: {text}", "Olga", card_type), type=card_type)
        table = board.start()
        table = table.play(summon) if kind == "summon" else use(table, other)
        assert table.obj(foe).damage == damage, kind


def test_each_kind_from_its_own_place() -> None:
    board = Board()
    able = [board.put(1, FIELD, "Foe"), board.put(0, BREAK_ZONE, "Clerk", type="Backup")]
    board.put(0, FIELD, "Mine")
    board.put(1, FIELD, "Aide", type="Backup")
    board.put(0, BREAK_ZONE, "Fallen")
    board.put(1, BREAK_ZONE, "Other", type="Backup")
    table = cast(
        board, "Choose up to 2 Forwards opponent controls or Backups in your Break Zone. Remove them from the game."
    )
    assert set(table.asked.options or ()) == set(able)
    table.answer(tuple(able)).resolve()
    assert [table.zone(card) for card in able] == [REMOVED, REMOVED]


def test_only_forwards_of_the_kind_are_left_out() -> None:
    board = Board()
    fire, ice = board.put(1, FIELD, "Fire", elements=("Fire",)), board.put(1, FIELD, "Ice", elements=("Ice",))
    summon = rite(board, "Deal 3000 damage to all the Forwards other than Fire Forwards.")
    table = board.start().play(summon)
    assert [table.obj(c).damage for c in (fire, ice)] == [0, 3000]


@pytest.mark.clauses("fftcg-new", "X-STACK-2")
@pytest.mark.parametrize("option", [False, True])
def test_a_new_target_among_those_that_could_be_chosen(option: bool) -> None:
    """11.6.5: another Forward that the Summon could have chosen."""
    deed = "Choose 1 Forward opponent controls. Deal it 1000 damage."
    both = f'Select 1 of the 2 following actions. [[br]] "Draw 1 card." [[br]] "{deed}"'
    board = Board()
    foes = [board.put(1, FIELD, f"Foe {i}", power=9000) for i in range(3)]
    mine = board.put(0, FIELD, "Knight")
    summon, answer = rite(board, both if option else deed), rite(board, NEW + VALID)
    table = board.start().cast(summon, *(((1,),) if option else ()), (foes[0],))
    table.answer(("cast", answer, ""))
    while table.asked.reason != "targets" or mine in (table.asked.options or ()) or len(table.asked.options or ()) < 2:
        table.answer(
            ("pass",)
            if table.asked.kind == "act"
            else True
            if table.asked.kind == "yes_no"
            else table.asked.options[:1]
        )
    assert set(table.asked.options or ()) == set(foes[1:])
    drive(table, foes[2])
    assert [table.obj(c).damage for c in (*foes, mine)] == [0, 0, 1000, 0]


@pytest.mark.parametrize(("whose", "struck"), [("a Forward", True), ("a Forward of cost 7 or more", False)])
def test_the_card_itself_becomes_the_target_if_it_can(whose: str, struck: bool) -> None:
    """It is chosen by the ability then (11.6.11)."""
    text = [
        "《0》: Choose 1 ability that is choosing only 1 Forward. The ability is now choosing Hild instead, if possible.",
        "When Hild is chosen by abilities, draw 1 card.",
    ]
    made = [part for each in text for part in abilities(each, "Hild", "Forward")]
    board = Board()
    card = board.put(0, FIELD, "Hild", *made, power=9000)
    other = board.put(0, FIELD, "Big", cost=8, power=9000)
    deed = abilities(f"《0》: Choose 1 {whose[2:]}. Deal it 1000 damage.", "Olga", "Backup")
    foe = board.put(0, FIELD, "Olga", *deed, type="Backup")
    table = board.start()
    (strike,) = [a for a in table.match.acts() if a[0] == "use" and a[1] == foe]
    table.answer(strike)
    if table.asked.reason == "targets":
        table.answer((other,))
    (change,) = [a for a in table.match.acts() if a[0] == "use" and a[1] == card]
    table = drive(table.answer(change))
    assert [table.obj(c).damage for c in (card, other)] == ([1000, 0] if struck else [0, 1000])
    assert table.hand(0) == int(struck)


def test_one_of_two_actions_is_a_search() -> None:
    for option in (0, 1):
        board = Board()
        found = board.put(0, DECK, "Sage", type="Backup")
        summon = rite(board, "Draw 1 card or search for 1 {Card Name Sage} and add it to your hand.")
        table = board.start().cast(summon)
        table.resolve(*(((0,),) if option == 0 else ((1,), (found,))))
        assert table.hand(0) == 1 and (table.zone(found) == HAND) == (option == 1)


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


@pytest.mark.clauses("fftcg-2020", "11.11.5.1")
@pytest.mark.parametrize(("option", "found", "hand"), [(0, True, 1), (1, False, 2)])
def test_a_search_or_something_else(option: int, found: bool, hand: int) -> None:
    board = Board()
    imp = board.put(0, DECK, "Imp", type="Monster")
    summon = rite(board, "Search for 1 Monster and add it to your hand or draw 2 cards.")
    table = board.start().cast(summon).resolve((option,), *([(imp,)] if found else []))
    assert (table.zone(imp) == HAND) == found
    assert table.hand(0) == hand


def test_each_player_puts_away_the_one_that_was_selected() -> None:
    board = Board()
    cards = [board.put(player, FIELD, f"Card {player} {n}") for player in (0, 1) for n in (0, 1)]
    summon = rite(board, "Each player selects 1 Forward they control. Put them into the Break Zone.")
    table = board.start().cast(summon).resolve((cards[0],), (cards[3],))
    assert [table.zone(card) for card in cards] == [BREAK_ZONE, FIELD, FIELD, BREAK_ZONE]


def test_each_player_plays_a_selected_card() -> None:
    board = Board()
    cards = [board.put(player, BREAK_ZONE, f"Guard {player}") for player in (0, 1)]
    table = cast(board, "Each player selects 1 Forward in their Break Zone and plays it onto the field.").resolve()
    assert [(table.zone(card), table.obj(card).controller) for card in cards] == [(FIELD, 0), (FIELD, 1)]


def test_more_are_selected_instead() -> None:
    text = (
        "Your opponent selects 1 Forward they control. Put it into the Break Zone. If you control a Monster, your opponent "
        "selects up to 2 Forwards they control instead (select as many as possible). Put them into the Break Zone."
    )
    for count, lost in ((0, 1), (1, 2)):
        board = Board()
        monsters(board, count)
        foes = [board.put(1, FIELD, f"Foe {each}") for each in range(3)]
        table = cast(board, text).resolve(tuple(foes[:lost]))
        assert [table.zone(foe) for foe in foes] == [BREAK_ZONE] * lost + [FIELD] * (3 - lost)


def test_each_player_selects_and_loses_one() -> None:
    board = Board()
    cards = [board.put(player, FIELD, f"Guard {player}") for player in (0, 1)]
    summon = rite(board, "Each player selects 1 Forward they control. Put them into the Break Zone.")
    table = board.start().play(summon)
    assert [table.zone(card) for card in cards] == [BREAK_ZONE, BREAK_ZONE]


def test_the_one_chosen_after_another_was_put_away() -> None:
    board = Board()
    ooze = board.put(0, FIELD, "Ooze", type="Monster")
    foe = board.put(1, FIELD, "Foe")
    summon = rite(
        board,
        "Select 1 Monster you control. Put it into the Break Zone. If you do so, choose 1 Forward opponent controls. Break it.",
    )
    table = board.start().play(summon)
    assert [table.zone(card) for card in (ooze, foe)] == [BREAK_ZONE, BREAK_ZONE]
    board = Board()
    foe = board.put(1, FIELD, "Foe")
    summon = rite(
        board,
        "Select 1 Monster you control. Put it into the Break Zone. If you do so, choose 1 Forward opponent controls. Break it.",
    )
    assert board.start().play(summon).zone(foe) == FIELD  # nothing was put away


@pytest.mark.parametrize(("backups", "gone"), [(1, 1), (2, 2)])
def test_two_are_selected_instead_and_both_are_put(backups: int, gone: int) -> None:
    board = Board()
    theirs = [board.put(1, FIELD, name) for name in ("One", "Two", "Three")]
    for _ in range(backups):
        board.put(0, FIELD, "Clerk", type="Backup", generic=True)
    summon = rite(
        board,
        "Your opponent selects 1 Forward they control. Put it into the Break Zone. If you control 2 or more Backups, your"
        " opponent selects up to 2 Forwards they control instead (select as many as possible). Put them into the Break Zone.",
    )
    drive(board.start().cast(summon), *theirs)
    assert len(board.state.zones[1][FIELD]) == 3 - gone


def test_a_target_by_the_number_that_is_paid() -> None:
    table, card, backups, _, foe = _ready(
        "Put X Backups into the Break Zone: Choose 1 Forward of cost X opponent controls. Break it."
    )
    table.answer(("use", card, 0))
    cost = table.chars(foe).cost
    assert cost <= 3
    table.answer(cost, *[(each,) for each in backups[:cost]]).resolve()
    assert table.zone(foe) == BREAK_ZONE
