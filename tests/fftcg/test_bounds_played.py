"""Own sentences played from their text: so many cards and attacks a turn, odd and even costs, damage by Summons, divisions instead."""

from __future__ import annotations

import pytest
from board import BREAK_ZONE, FIELD, HAND, Board, Table
from test_kinds_played import hild, use
from test_sentences_linked import drive, to_attack
from test_sentences_played import abilities, rite


def open_now(table: Table) -> set[int]:
    return {act[1] for act in table.match.acts() if act[0] == "cast"}


@pytest.mark.parametrize(
    ("holder", "words"), [(0, "You can only"), (1, "Your opponent can only"), (1, "Each player can only")]
)
def test_no_more_than_two_cards_a_turn(holder: int, words: str) -> None:
    """Also what was cast before the limit came counts (2.2)."""
    board = Board()
    board.put(holder, FIELD, "Hild", *abilities(f"{words} cast up to 2 cards per turn.", "Hild", "Forward"))
    summons = [rite(board, "Choose 1 Forward. Deal it 1000 damage.") for _ in range(3)]
    table = board.start()
    for summon in summons[:2]:
        assert summon in open_now(table)
        table = drive(table.cast(summon))
    assert not open_now(table)


def test_one_more_summon_this_turn() -> None:
    board = Board()
    first = rite(board, "You can only cast up to 1 Forward this turn.")
    cards = [board.put(0, HAND, f"Recruit {i}", cost=0) for i in range(2)]
    later = rite(board, "Each player draws 1 card.")
    table = board.start().play(first)
    assert open_now(table) == {*cards, later}
    table = table.play(cards[0])
    assert open_now(table) == {later}


@pytest.mark.clauses("fftcg-new", "X-FIGHT-3")
def test_so_many_attacks_a_turn() -> None:
    """A party attacks once (10.1.2)."""
    for words, sides in (("once in the same turn", 1), ("twice in the same turn", 2)):
        board = Board()
        text = f"Your opponent may only declare attack {words}."
        board.put(1, FIELD, "Hild", *abilities(text, "Hild", "Backup"), type="Backup")
        knights = [board.put(0, FIELD, f"Knight {i}") for i in range(3)]
        table = to_attack(board.start(), *knights[:2])
        attacks = 1
        while table.match.state.phase == "attack":
            if table.asked.reason == "attack":
                table.answer((knights[2],))
                attacks += 1
            else:
                table.answer(("pass",) if table.asked.kind == "act" else ())
        assert attacks == sides


def test_as_many_attacks_as_backups() -> None:
    board = Board()
    text = "Your opponent may only declare as many attacks in the same turn as the number of Monsters they control."
    board.put(1, FIELD, "Hild", *abilities(text, "Hild", "Forward"))
    board.put(0, FIELD, "Knight")
    table = board.start()
    while table.match.state.phase != "main2":
        assert table.asked.reason != "attack"
        table.answer(("pass",))


def test_odd_and_even() -> None:
    for cost, odd in ((3, True), (4, False), (0, False)):
        board = Board()
        card = board.put(1, FIELD, "Foe", cost=cost)
        summon = rite(board, "Choose 1 Forward opponent controls. If its cost is an odd number, break it.")
        asking = rite(board, "Break all the Forwards of even cost opponent controls.")
        table = board.start()
        assert table.play(summon).zone(card) == (BREAK_ZONE if odd else FIELD)
        if not odd:
            assert table.play(asking).zone(card) == BREAK_ZONE


def test_two_conditions() -> None:
    text = (
        "If you control 2 or more Forwards, Hild gains +1000 power and if you control 3 or more, Hild also gains Brave."
    )
    for more, power, brave in ((0, 5000, False), (1, 6000, False), (2, 6000, True)):
        board = Board()
        card = hild(board, text)
        for i in range(more):
            board.put(0, FIELD, f"Other {i}")
        table = board.start()
        assert (table.power(card), "Brave" in table.chars(card).keywords) == (power, brave)


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


@pytest.mark.parametrize(("element", "zone"), [("Ice", BREAK_ZONE), ("Fire", FIELD)])
def test_when_a_summon_deals_damage(element: str, zone: int) -> None:
    board = Board()
    hild(board, "When Hild or your Ice Summon deals damage to a Forward opponent controls, break it.")
    foe = board.put(1, FIELD, "Foe", power=9000)
    ability = abilities("Choose 1 Forward opponent controls. Deal it 1000 damage.", "Rite", "Summon")
    summon = board.put(0, HAND, "Rite", *ability, type="Summon", cost=0, elements=(element,))
    assert board.start().play(summon).zone(foe) == zone


def test_more_is_divided_instead() -> None:
    """Divided as it is put on the stack, by what holds then (11.3.6, 11.6.8)."""
    text = (
        "Choose up to 2 Forwards opponent controls. Divide 4000 damage among them as you like. "
        "If you control a Backup, divide 6000 damage among those instead. (Units must be 1000.)"
    )
    for backup, most in ((False, 4000), (True, 6000)):
        board = Board()
        foes = [board.put(1, FIELD, f"Foe {i}", power=9000) for i in range(2)]
        if backup:
            board.put(0, FIELD, "Helper", type="Backup")
        summon = rite(board, text)
        table = board.start().cast(summon, tuple(foes))
        assert (table.asked.kind, table.asked.most) == ("divide", most)
        table.answer(((foes[0], 1000), (foes[1], most - 1000))).resolve()
        assert [table.obj(c).damage for c in foes] == [1000, most - 1000]


def test_of_what_was_removed_so_many_are_characters() -> None:
    for types, drawn in ((("Forward", "Backup"), 1), (("Forward", "Summon"), 0)):
        board = Board()
        gone = [board.put(1, BREAK_ZONE, f"Gone {t}", type=t) for t in types]
        text = "Choose up to 2 cards in your opponent's Break Zone. Remove them from the game. "
        summon = rite(board, f"{text}If 2 Characters are removed from the game by this effect, draw 1 card.")
        table = board.start().cast(summon, tuple(gone)).resolve()
        assert table.hand(0) == drawn


NEW = "Choose 1 Summon that is choosing only 1 Forward. You may choose another Forward to become the new target "
VALID = "(The newly chosen Forward must be a valid choice)."


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
