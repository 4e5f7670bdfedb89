"""Own sentences played from their text: cards chosen or selected apart: one and the other, each of a kind, the rest."""

from __future__ import annotations

import pytest
from board import BREAK_ZONE, DECK, FIELD, HAND, REMOVED, Board
from played import abilities, aim, blocked_by, broken, drive, hild, hild_text, rite, to_attack, use, use_through

FIRST = "Choose 2 Forwards. Break the first Forward and dull the other."


def _two(board: Board, player: int = 1) -> list[int]:
    return [board.put(player, FIELD, f"Foe {n}", power=9000) for n in range(2)]


def test_two_amounts_for_two() -> None:
    board = Board()
    foe, other, mine = (board.put(p, FIELD, f"Card {i}", power=9000) for i, p in enumerate((1, 1, 0)))
    text = "Choose 1 Forward. Deal it 7000 damage and 3000 damage to all the other Forwards opponent controls."
    summon = rite(board, text)
    table = drive(board.start().cast(summon), foe)
    assert [table.obj(card).damage for card in (foe, other, mine)] == [7000, 3000, 0]


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


def test_the_first_and_the_other() -> None:
    board = Board()
    one, two = board.put(1, FIELD, "One"), board.put(1, FIELD, "Two")
    summon = rite(
        board,
        "Choose 1 Forward and 1 other Forward. Deal 3000 damage to the first Forward and 1000 damage to the other.",
    )
    table = aim(board.start(), ("cast", summon, ""), one)
    assert (table.obj(one).damage, table.obj(two).damage) == (3000, 1000)


def test_another_of_a_kind_comes() -> None:
    for name, element, drawn in (("Fire", "Fire", 1), ("Wind", "Wind", 0)):
        board = Board()
        waits = abilities("When another Fire Forward enters your field, draw 1 card.", "Hild", "Forward")
        board.put(0, FIELD, "Hild", *waits)
        other = board.put(0, HAND, name, cost=0, elements=(element,))
        table = board.start().cast(other).resolve()
        assert table.hand(0) == drawn


@pytest.mark.parametrize(("others", "damage"), [(0, 6000), (1, 3000)])
def test_no_other_backups_than_the_one_whose_text_it_is(others: int, damage: int) -> None:
    board = Board()
    text = "When Hild enters the field, choose 1 Forward. Deal it 3000 damage. If you control no other Backups, deal it 6000 damage instead."
    hild = board.put(0, HAND, "Hild", *abilities(text, "Hild", "Backup"), type="Backup", cost=0)
    for _ in range(others):
        board.put(0, FIELD, "Lamp", type="Backup")
    foe = board.put(1, FIELD, "Foe", power=9000)
    assert aim(board.start(), ("cast", hild, "")).obj(foe).damage == damage


def test_to_either_end_of_the_deck() -> None:
    for place, at in (("on top", 0), ("at the bottom", -1)):
        table, _, foe, _ = broken(
            f"If another Forward you control is put from the field into the Break Zone, put it {place} of its owner's deck instead."
        )
        assert table.match.state.zones[1][DECK][at] == foe


@pytest.mark.parametrize(("more", "drawn"), [(0, 1), (1, 0)])
def test_no_other_than_the_one_that_came(more: int, drawn: int) -> None:
    board = Board()
    text = "When a Forward enters your field, if you control no other Forwards, draw 1 card."
    board.put(0, FIELD, "Hild", *abilities(text, "Hild", "Backup"), type="Backup")
    for each in range(more):
        board.put(0, FIELD, f"More {each}")
    card = board.put(0, HAND, "Guard", cost=0)
    assert board.start().play(card).hand(0) == drawn


@pytest.mark.parametrize("one", [0, 1])
@pytest.mark.parametrize(
    "words",
    [
        "Deal one of them 6000 damage and the other 3000 damage.",
        "Deal 6000 damage to 1 of them and 3000 damage to the other.",
    ],
)
@pytest.mark.clauses("fftcg-2020", "11.3.6")
def test_which_one_is_said_as_it_is_cast(words: str, one: int) -> None:
    board = Board()
    text, foes = rite(board, f"Choose 2 Forwards opponent controls. {words}"), _two(board)
    table = board.start().cast(text, (foes[one],)).resolve()
    assert [table.obj(foe).damage for foe in foes] == ([6000, 3000] if one == 0 else [3000, 6000])


def test_the_others_are_all_but_the_one() -> None:
    board = Board()
    text = rite(
        board, "Choose up to 3 Forwards opponent controls. Deal one of them 6000 damage and the others 2000 damage."
    )
    foes = [*_two(board), board.put(1, FIELD, "Foe 2", power=9000)]
    table = board.start().play(text, (tuple(foes),), (foes[1],))
    assert [table.obj(foe).damage for foe in foes] == [2000, 6000, 2000]


def test_one_gains_and_the_other_loses_for_the_turn() -> None:
    board = Board()
    text = rite(
        board,
        "Choose 2 Forwards. One of them gains +2000 power and the other loses 2000 power until the end of the turn.",
    )
    foes = _two(board)
    table = board.start().play(text, (), (foes[1],))
    assert [table.power(foe) for foe in foes] == [7000, 11000]


def test_the_backup_whose_ability_chose_is_broken() -> None:
    board = Board()
    card = hild(board, "When Hild is chosen by a Backup's ability, break that Backup.")
    hit = "《0》: Choose 1 [[i]]Card Name Hild[[/]]. Deal it 1000 damage."
    helper = board.put(0, FIELD, "Helper", *abilities(hit, "Helper", "Backup"), type="Backup")
    table = use(board.start(), helper)
    assert (table.zone(helper), table.zone(card)) == (BREAK_ZONE, FIELD)


@pytest.mark.parametrize(("job", "drawn"), [("Knight", 1), ("Smith", 0)])
def test_chosen_by_the_ability_of_a_knight(job: str, drawn: int) -> None:
    board = Board()
    hild(board, "When Hild is chosen by a {Job Knight}'s ability, draw 1 card.")
    text = "《0》: Choose 1 {Card Name Hild}. It gains +1000 power until the end of the turn."
    other = board.put(0, FIELD, "Olga", *abilities(text, "Olga", "Forward"), jobs=(job,))
    assert use(board.start(), other).hand(0) == drawn


@pytest.mark.parametrize(("controls", "zone"), [(" opponent controls", FIELD), ("", BREAK_ZONE)])
def test_whose_forward_has_the_ability(controls: str, zone: int) -> None:
    board = Board()
    text = f"When Hild is chosen by an ability of a Forward{controls}, break that Forward."
    card = board.put(0, FIELD, "Hild", *hild_text(text))
    other = board.put(0, FIELD, "Other", *hild_text("《0》: Choose 1 Forward. Dull it."))
    assert use_through(board.start(), other, card).zone(other) == zone


def test_whose_ability_chose_it() -> None:
    for text, zone in (("Choose 1 Forward. Dull it.", BREAK_ZONE), ("Dull all the Forwards.", FIELD)):
        board = Board()
        card = board.put(
            0, FIELD, "Hild", *hild_text("When Hild is chosen by a Forward's ability, break that Forward.")
        )
        other = board.put(0, FIELD, "Other", *hild_text(f"《0》: {text}"))
        board.put(0, FIELD, "Third")
        assert use_through(board.start(), other, card).zone(other) == zone


def test_a_monsters_ability_is_no_forwards_ability() -> None:
    board = Board()
    card = board.put(0, FIELD, "Hild", *hild_text("When Hild is chosen by a Forward's ability, break that Forward."))
    other = board.put(0, FIELD, "Other", *hild_text("《0》: Choose 1 Forward. Dull it."), type="Monster")
    table = use_through(board.start(), other, card)
    assert (table.zone(other), table.obj(card).dull) == (FIELD, True)


@pytest.mark.clauses("fftcg-2020", "11.12.4.3")
@pytest.mark.parametrize("word", ["play", "cast"])
def test_what_each_one_costs(word: str) -> None:
    board = Board()
    card = hild(
        board,
        f"《0》: All the Forwards you control gain +1000 power for each CP required to {word} them until the end of the turn.",
        cost=4,
    )
    cheap, dear = board.put(0, FIELD, "Cheap", cost=1), board.put(0, FIELD, "Dear", cost=7)
    foe = board.put(1, FIELD, "Foe", cost=7)
    table = use(board.start(), card)
    assert [table.power(each) for each in (card, cheap, dear, foe)] == [9000, 6000, 12000, 5000]


def test_more_damage_for_one_than_for_the_other() -> None:
    board = Board()
    one, two = (board.put(1, FIELD, name, power=9000) for name in ("One", "Two"))
    summon = rite(board, "Choose 2 Forwards. Deal 6000 damage to one and 2000 damage to the other.")
    table = board.start().cast(summon, (two,)).resolve()
    assert (table.obj(one).damage, table.obj(two).damage) == (2000, 6000)


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


@pytest.mark.clauses("fftcg-2020", "11.3.6")
@pytest.mark.parametrize("more", (0, 1))  # with none besides, the other one needs no answer
@pytest.mark.parametrize("turned", (False, True))
def test_the_first_of_two_is_the_one_chosen_first(turned: bool, more: int) -> None:
    board = Board()
    one, two = board.put(1, FIELD, "One"), board.put(1, FIELD, "Two")
    summon = rite(board, FIRST)
    for _ in range(more):
        board.put(1, FIELD, "Three")
    first, other = (two, one) if turned else (one, two)
    table = board.start().cast(summon, (first,), *[(other,)] * more).resolve()
    assert (table.zone(first), table.zone(other), table.obj(other).dull) == (BREAK_ZONE, FIELD, True)


def test_the_other_stays_the_other_when_the_first_has_gone() -> None:
    board = Board()
    one, two = board.put(1, FIELD, "One"), board.put(1, FIELD, "Two")
    board.put(1, FIELD, "Three")
    summon = rite(board, FIRST)
    away = board.put(1, HAND, "Fog", *abilities("Choose 1 Forward. Remove it from the game."), type="Summon", cost=0)
    table = board.start().cast(summon, (one,), (two,)).answer(("pass",)).cast(away, (one,)).resolve()
    assert (table.zone(one), table.zone(two), table.obj(two).dull) == (REMOVED, FIELD, True)


def test_all_that_were_not_selected_are_returned() -> None:
    board = Board()
    kept, other = (board.put(1, FIELD, name) for name in ("Kept", "Other"))
    mine = board.put(0, FIELD, "Mine")
    text = "Your opponent selects 1 Forward they control. All other Forwards opponent controls are returned to their owners' hands."
    summon = rite(board, text)
    table = board.start().cast(summon).resolve((kept,))
    assert [table.zone(card) for card in (kept, other, mine)] == [FIELD, HAND, FIELD]


def test_the_forwards_that_were_not_selected_are_hit() -> None:
    board = Board()
    foes = [board.put(1, FIELD, f"Foe {n}", power=9000) for n in range(3)]
    mine = board.put(0, FIELD, "Mine", power=9000)
    summon = rite(
        board,
        "Your opponent selects 1 Forward they control. Deal 7000 damage to all the Forwards opponent controls that were not selected.",
    )
    table = board.start().cast(summon).resolve((foes[1],))
    assert [table.obj(card).damage for card in (*foes, mine)] == [7000, 0, 7000, 0]


def test_both_sides_of_a_battle() -> None:
    board = Board()
    card = board.put(
        0, FIELD, "Hild", *hild_text("《0》: Break Hild as well as the Forward that blocks or is blocked by Hild.")
    )
    wall, other = board.put(1, FIELD, "Wall", power=9000), board.put(1, FIELD, "Other")
    table = blocked_by(to_attack(board.start(), card), wall)
    while table.asked.kind != "act":
        table.answer(("pass",))
    table = use_through(table, card)
    assert [table.zone(c) for c in (card, wall, other)] == [BREAK_ZONE, BREAK_ZONE, FIELD]


@pytest.mark.parametrize("apart", [True, False])
def test_one_of_the_revealed_is_played_and_the_rest_put_away(apart: bool) -> None:
    board = Board()
    deck = [board.put(0, DECK, f"Top {n}", cost=2) for n in range(2)]
    board.state.zones[0][DECK][:] = [*deck, *board.state.zones[0][DECK][:-2]]
    take = "them. Play it onto the field." if apart else "them and play it onto the field."
    summon = rite(
        board,
        f"Reveal the top 2 cards of your deck. Select 1 Forward of cost 3 or less among {take} Put the rest into the Break Zone.",
    )
    table = board.start().cast(summon).resolve((deck[0],))
    assert table.zone(deck[0]) == FIELD and table.zone(deck[1]) == BREAK_ZONE


@pytest.mark.parametrize(("backups", "drawn"), [(1, 1), (0, 0)])
def test_one_of_each_kind_is_put_away(backups: int, drawn: int) -> None:
    board = Board()
    forward = board.put(0, FIELD, "Guard")
    lamps = [board.put(0, FIELD, "Lamp", type="Backup") for _ in range(backups)]
    summon = rite(
        board, "You may put 1 Forward and 1 Backup you control into the Break Zone. If you do so, draw 1 card."
    )
    table = board.start().cast(summon).resolve(*([True] if backups else []))
    gone = [table.zone(each) for each in (forward, *lamps)]
    assert gone == ([BREAK_ZONE] * 2 if backups else [FIELD])
    assert table.hand(0) == drawn


def test_the_other_player_loses_one_of_each_kind() -> None:
    board = Board()
    mine = board.put(0, FIELD, "Guard")
    theirs = [board.put(1, FIELD, "Guard"), board.put(1, FIELD, "Lamp", type="Backup")]
    summon = rite(board, "Your opponent removes 1 Forward and 1 Backup he/she controls from the game.")
    table = board.start().play(summon)
    assert table.zone(mine) == FIELD
    assert all(table.zone(each) not in (FIELD, BREAK_ZONE) for each in theirs)


@pytest.mark.clauses("fftcg-2020", "11.11.5.1", "11.11.6")
def test_one_of_each_kind_goes_at_once() -> None:
    board = Board()
    one, two = board.put(0, FIELD, "One"), board.put(0, FIELD, "Two")
    helper = board.put(0, FIELD, "Helper", type="Backup")
    theirs = board.put(1, FIELD, "Foe")
    summon = rite(board, "Return 1 Forward and 1 Backup you control to their owners' hands.")
    table = board.start().play(summon, (), (two,))
    assert [table.zone(c) for c in (one, two, helper, theirs)] == [FIELD, HAND, HAND, FIELD]


@pytest.mark.clauses("fftcg-2020", "11.11.6", "11.8.14")
def test_who_selects_and_whether_there_are_enough() -> None:
    board = Board()
    foe, other = board.put(1, FIELD, "Foe"), board.put(1, FIELD, "Other")
    helper = board.put(1, FIELD, "Helper", type="Backup")
    summon = rite(board, "Your opponent selects 1 Forward and 1 Backup they control. Put them into the Break Zone.")
    table = board.start().play(summon, (), (foe,))
    assert [table.zone(c) for c in (foe, other, helper)] == [BREAK_ZONE, FIELD, BREAK_ZONE]
    for backups, drawn in ((0, 0), (1, 2)):
        board = Board()
        board.put(0, FIELD, "One")
        for _ in range(backups):
            board.put(0, FIELD, "Helper", type="Backup")
        text = "You may put 1 Forward and 1 Backup you control into the Break Zone. If you do so, draw 2 cards."
        summon = rite(board, text)
        table = board.start().play(summon, (), *([True] if backups else []))
        assert table.hand(0) == drawn


def test_each_player_selects_two_kinds_and_puts_them_away() -> None:
    board = Board()
    there = [
        board.put(player, FIELD, f"{kind} {player}", type=kind) for player in (0, 1) for kind in ("Forward", "Backup")
    ]
    summon = rite(board, "Each player selects 1 Forward and 1 Backup they control and puts them into the Break Zone.")
    table = board.start().play(summon)
    assert {table.zone(each) for each in there} == {BREAK_ZONE}


@pytest.mark.clauses("fftcg-2020", "11.11.5.1")
def test_the_other_of_two_is_the_one_that_was_not_selected() -> None:
    for selected in (0, 1):
        board = Board()
        two = [board.put(1, FIELD, name) for name in ("One", "Two")]
        board.put(1, FIELD, "Three")
        text = "Choose 2 Forwards opponent controls. Your opponent selects 1 of them. Break it and dull the other."
        summon = rite(board, text)
        table = board.start().cast(summon, tuple(two))
        drive(table, two[selected])
        gone, left = two[selected], two[1 - selected]
        assert (table.zone(gone), table.zone(left), table.obj(left).dull) == (BREAK_ZONE, FIELD, True)


@pytest.mark.parametrize(
    ("words", "zone"),
    [
        ("Dull one of them and put the other into the Break Zone.", BREAK_ZONE),
        ("Deal one of them 1000 damage and return the other to its owner's hand.", HAND),
        ("Your opponent selects 1 of them. Dull it and put the other into the Break Zone.", BREAK_ZONE),
    ],
)
def test_the_other_is_never_the_one_that_stays(words: str, zone: int) -> None:
    board = Board()
    text, foes = rite(board, f"Choose 2 Forwards opponent controls. {words}"), _two(board)
    table = board.start().play(text, (), (foes[0],))
    assert [table.zone(foe) for foe in foes] == [FIELD, zone]


def test_the_opponent_selects_among_those_that_were_found() -> None:
    board = Board()
    found = [board.put(0, DECK, f"Slime {each}", type="Monster") for each in range(3)]
    text = "Search for 3 Monsters. Your opponent selects 1 card among them. Add it to your hand and put the rest of the cards into the Break Zone."
    summon = rite(board, text)
    table = board.start().cast(summon).answer(("pass",), ("pass",), tuple(found))
    assert table.asked.player == 1
    table.resolve((found[1],))
    assert [table.zone(each) for each in found] == [BREAK_ZONE, HAND, BREAK_ZONE]


def test_one_on_top_and_the_other_at_the_bottom() -> None:
    """Which is which is said as they are chosen (11.3.6)."""
    board = Board()
    one, two = _two(board)
    lie = board.put(1, DECK, "Lying")
    summon = rite(
        board,
        "Choose 2 Forwards opponent controls. Put one of them on top of its owner's deck and the other at the bottom of its owner's deck.",
    )
    table = drive(board.start().cast(summon), two)
    deck = [table.zone(each) for each in (one, two, lie)]
    assert deck == [DECK, DECK, DECK]
    order = table.match.state.zones[1][DECK]
    assert {order.index(one), order.index(two)} == {0, len(order) - 1}
