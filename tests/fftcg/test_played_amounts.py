"""Own sentences played from their text: amounts, of powers, costs and numbers that something else gives."""

from __future__ import annotations

import pytest
from board import BREAK_ZONE, DAMAGE_ZONE, FIELD, HAND, REMOVED, Board
from played import abilities, aim, cast, drive, hild, hild_text, rite

from cardwright.errors import TextError
from cardwright.text.compile import compile_text


def test_a_cost_is_compared_with_that_of_the_card_that_was_returned() -> None:
    board = Board()
    back = board.put(0, FIELD, "Back", cost=3)
    weak, strong = board.put(1, FIELD, "Weak", cost=3), board.put(1, FIELD, "Strong", cost=4)
    text = (
        "Return 1 Forward you control to its owner's hand. When you do so, choose 1 Forward opponent controls "
        "of cost equal to or less than the returned Forward. Break it."
    )
    summon = rite(board, text)
    table = board.start().play(summon)
    assert [table.zone(card) for card in (back, weak, strong)] == [HAND, BREAK_ZONE, FIELD]


@pytest.mark.parametrize(("cost", "zone"), [(2, BREAK_ZONE), (3, BREAK_ZONE), (4, FIELD)])
def test_the_points_received_against_a_cost(cost: int, zone: int) -> None:
    board = Board()
    foe = board.put(1, FIELD, "Foe", cost=cost)
    for _ in range(3):
        board.put(0, DAMAGE_ZONE, "Point")
    asked = "If the damage you have received is equal to or greater than its cost, break it."
    summon = rite(board, f"Choose 1 Forward. {asked}")
    assert board.start().play(summon).zone(foe) == zone


@pytest.mark.parametrize(("elements", "zone"), [(("Fire",), FIELD), (("Fire", "Ice"), BREAK_ZONE)])
def test_two_or_more_elements(elements: tuple[str, ...], zone: int) -> None:
    board = Board()
    foe = board.put(1, FIELD, "Foe", elements=elements)
    summon = rite(board, "Break all the Forwards with 2 or more Elements.")
    assert board.start().play(summon).zone(foe) == zone


@pytest.mark.parametrize(("costs", "power"), [((2, 7), 5000), ((2, 8), 6000)])
def test_the_total_cost(costs: tuple[int, int], power: int) -> None:
    board = Board()
    card = hild(board, "If the total cost of the Monsters you control is 10 or more, Hild gains +1000 power.")
    board.put(1, FIELD, "Theirs", type="Monster", cost=9)
    for cost in costs:
        board.put(0, FIELD, f"Ooze {cost}", type="Monster", cost=cost)
    assert board.start().power(card) == power


@pytest.mark.parametrize(("cost", "element", "drawn"), [(4, "Ice", 2), (3, "Ice", 1), (4, "Fire", 1), (2, "Fire", 0)])
def test_what_a_card_was_before_it_moved(cost: int, element: str, drawn: int) -> None:
    board = Board()
    foe = board.put(1, FIELD, "Foe", cost=cost, elements=(element,))
    text = "Choose 1 Forward. Return it to its owner's hand. If its cost was 4 or more, draw 1 card. "
    summon = rite(board, text + "If it was an Ice Forward, draw 1 card.")
    table = drive(board.start().cast(summon), foe)
    assert (table.zone(foe), table.hand(0)) == (HAND, drawn)


def test_a_cheaper_forward_than_the_removed_one() -> None:
    board = Board()
    text = "When Hild enters the field, choose 1 Forward other than Hild you control. Remove it from the game. "
    text += (
        "When you do so, choose 1 Monster or Forward in your Break Zone "
        + "with a cost inferior to that of "
        + "the removed Forward. Play it onto the field."
    )
    card = board.put(0, HAND, "Hild", *hild_text(text), cost=0)
    away = board.put(0, FIELD, "Away", cost=3)
    cheap, dear = board.put(0, BREAK_ZONE, "Cheap", cost=2), board.put(0, BREAK_ZONE, "Dear", cost=3)
    table = drive(board.start().cast(card), away, dear, cheap)
    assert [table.zone(c) for c in (away, cheap, dear)] == [REMOVED, FIELD, BREAK_ZONE]


@pytest.mark.clauses("fftcg-2020", "11.12.4.5")
def test_counters_change_the_power_of_the_card_that_they_are_on() -> None:
    board = Board()
    hild(board, "The Forwards opponent controls lose 1000 power for each Moon Counter on them.")
    foes = [board.put(1, FIELD, f"Foe {n}", power=6000) for n in range(3)]
    mine = board.put(0, FIELD, "Mine", power=6000)
    board.state.objects[foes[1]].counters["Moon"] = 1
    board.state.objects[foes[2]].counters["Moon"] = 3
    board.state.objects[mine].counters["Moon"] = 3
    once_more = rite(board, "Choose 1 {Card Name Foe 1}. Place 1 Moon Counter on it.")
    table = board.start()
    assert [table.power(card) for card in (*foes, mine)] == [6000, 5000, 3000, 6000]
    assert table.play(once_more).power(foes[1]) == 4000


@pytest.mark.clauses("fftcg-2020", "11.12.4.3")
def test_power_once_lost_is_not_counted_again() -> None:
    board = Board()
    lose = rite(
        board,
        "All the Forwards opponent controls lose 1000 power for each Moon Counter on them until the end of the turn.",
    )
    more = rite(board, "Choose 1 Forward opponent controls. Place 2 Moon Counters on it.")
    foe = board.put(1, FIELD, "Foe")
    board.state.objects[foe].counters["Moon"] = 1
    table = board.start().play(lose)
    assert table.power(foe) == 4000
    assert table.play(more).power(foe) == 4000


def test_damage_that_is_each_ones_own() -> None:
    board = Board()
    hurt = rite(board, "Deal all the Forwards opponent controls 1000 damage for each Moon Counter on them.")
    foes = [board.put(1, FIELD, f"Foe {n}", power=6000) for n in range(3)]
    for n, foe in enumerate(foes):
        board.state.objects[foe].counters["Moon"] = n
    table = board.start().play(hurt)
    assert [table.obj(foe).damage for foe in foes] == [0, 1000, 2000]


@pytest.mark.parametrize(("words", "gains"), [("more", True), ("fewer", False), ("the same number of", False)])
def test_who_has_more_crystals(words: str, gains: bool) -> None:
    board = Board()
    than = "as" if words.startswith("the") else "than"
    card = hild(board, f"If you have {words} 《C》 {than} your opponent, Hild gains +2000 power.", power=5000)
    board.state.vars["crystals:0"] = 1
    assert board.start().power(card) == (7000 if gains else 5000)


@pytest.mark.parametrize(
    "words", ["power equal to the damage it has received", "1000 power for each 1000 damage it has received"]
)
def test_power_is_lost_by_the_damage_that_it_bears(words: str) -> None:
    board = Board()
    foe = board.put(1, FIELD, "Foe", power=9000)
    summon = rite(board, f"Choose 1 Forward. Deal it 3000 damage. It loses {words} until the end of the turn.")
    table = board.start().play(summon)
    assert table.obj(foe).damage == 3000 and table.power(foe) == 6000


@pytest.mark.parametrize("game", [1, 2])
def test_what_this_ability_damaged_is_removed_instead_in_every_game(game: int) -> None:
    """11.12.5.1. The text is compiled anew for every game; nothing may hang on which of its trees was asked about first."""
    board = Board()
    text = (
        "When Hild is dealt damage, deal the same amount of damage to all the Forwards opponent controls. "
        "If a Character damaged by this ability is put into the Break Zone this turn, remove it from the game instead."
    )
    card = hild(board, text, power=9000)
    foes = [board.put(1, FIELD, f"Foe {power}", power=power) for power in (3000, 5000)]
    first, second = (rite(board, f"Choose 1 Forward. Deal it {n}000 damage.") for n in (3, 5))
    table = board.start().play(first, ((card,),))
    assert [table.zone(foe) for foe in foes] == [REMOVED, FIELD]
    table.play(second, ((foes[1],),))
    assert table.zone(foes[1]) == REMOVED


def test_cards_in_the_hand_of_whoever_controls_it() -> None:
    for player, damage in ((0, 0), (1, 2000)):
        board = Board()
        forward = board.put(player, FIELD, "Struck", power=9000)
        for each in range(2):
            board.put(1, HAND, f"Held {each}")
        summon = rite(board, "Choose 1 Forward. Deal it 1000 damage for each card in its controller's hand.")
        assert board.start().play(summon).obj(forward).damage == damage


def test_the_weakest_forward_says_how_much() -> None:
    board = Board()
    for name, power in (("One", 3000), ("Two", 6000)):
        board.put(0, FIELD, name, power=power)
    theirs = board.put(1, FIELD, "Olga", power=9000)
    summon = rite(
        board, "Choose 1 Forward opponent controls. Deal it damage equal to the lowest power Forward you control."
    )
    assert board.start().play(summon).obj(theirs).damage == 3000


def test_strength_of_all_together() -> None:
    for words, damage in (("the highest power among the", 6000), ("the total power of the", 10000)):
        board = Board()
        for power in (4000, 6000):
            board.put(0, FIELD, f"Guard {power}", power=power)
        foe = board.put(1, FIELD, "Foe", power=20000)
        text = f"Choose 1 Forward opponent controls. Deal it damage equal to {words} Forwards you control."
        summon = rite(board, text)
        assert board.start().play(summon).obj(foe).damage == damage


@pytest.mark.parametrize(("word", "broken"), [("highest", True), ("lowest", False)])
def test_compared_with_the_cost_of_the_dearest_or_cheapest(word: str, broken: bool) -> None:
    board = Board()
    for cost in (1, 4):
        board.put(0, FIELD, f"Mine {cost}", cost=cost)
    foe = board.put(1, FIELD, "Foe", cost=3)
    summon = rite(
        board,
        f"Break all the Forwards opponent controls of cost equal to or less than the cost of the {word} cost Forward you control.",
    )
    assert (board.start().play(summon).zone(foe) == BREAK_ZONE) == broken


def test_every_hand_is_brought_to_a_number() -> None:
    for text, sizes in (
        ("Each player draws cards until they have 3 cards in their hand.", (5, 3)),
        ("Each player discards cards until they have 3 cards in their hand.", (3, 1)),
        ("Your opponent draws until they have 3 cards in hand.", (5, 3)),
        ("Discard until you have 2 cards in your hand.", (2, 1)),
    ):
        board = Board()
        mine = [board.put(0, HAND, f"Held {each}") for each in range(5)]
        board.put(1, HAND, "Theirs")
        table = cast(board, text)
        table.resolve(*([tuple(mine[: 5 - sizes[0]])] if sizes[0] < 5 else []))
        assert (table.hand(0), table.hand(1)) == sizes, text


def test_hand_is_filled_up() -> None:
    board = Board()
    board.put(0, HAND, "Held")
    summon = rite(board, "Draw cards until you have 4 cards in your hand.")
    assert board.start().play(summon).hand(0) == 4
    board = Board()
    for each in range(5):
        board.put(0, HAND, f"Held {each}")
    summon = rite(board, "Draw cards until you have 4 cards in your hand.")
    assert board.start().play(summon).hand(0) == 5


def test_a_number_names_a_cost() -> None:
    board = Board()
    foes = [board.put(1, FIELD, f"Foe {cost}", cost=cost) for cost in (2, 3)]
    summon = rite(board, "Name 1 number. Break all the Forwards of the named cost.")
    table = board.start().cast(summon).resolve(3)
    assert [table.zone(foe) for foe in foes] == [FIELD, BREAK_ZONE]


@pytest.mark.clauses("fftcg-2020", "11.11.9")
def test_the_number_that_an_opponent_selects() -> None:
    board = Board()
    three, four = board.put(1, FIELD, "Three", cost=3), board.put(1, FIELD, "Four", cost=4)
    summon = rite(board, "Your opponent selects 1 number. Break all the Forwards of that cost.")
    table = board.start().cast(summon)
    table.resolve(4)
    assert [table.zone(card) for card in (three, four)] == [FIELD, BREAK_ZONE]


def test_as_many_as_there_are_in_two_places() -> None:
    board = Board()
    foes = [board.put(1, FIELD, f"Foe {each}") for each in range(3)]
    board.put(0, FIELD, "Ooze", type="Monster")
    board.put(0, BREAK_ZONE, "Slime", type="Monster")
    board.put(1, BREAK_ZONE, "Theirs", type="Monster")
    text = (
        "Choose the same number of Forwards as the Monsters you control and/or Monsters in your Break Zone. Dull them."
    )
    summon = rite(board, text)
    table = board.start().cast(summon).answer(tuple(foes[:2])).resolve()
    assert [table.obj(foe).dull for foe in foes] == [True, True, False]


def test_two_kinds_are_counted_together() -> None:
    board = Board()
    for player, kind in ((0, "Monster"), (0, "Backup"), (0, "Backup"), (1, "Backup")):
        board.put(player, FIELD, f"{kind} {len(board.cards)}", type=kind)
    summon = rite(board, "Draw 1 card for each Monster you control and each Backup you control.")
    assert board.start().play(summon).hand(0) == 3


def test_the_second_one_hits_the_first() -> None:
    board = Board()
    mine, foe = board.put(0, FIELD, "Mine", power=9000), board.put(1, FIELD, "Foe", power=3000)
    text = (
        "Choose 1 Forward of cost 1 or more you control and 1 Forward opponent controls."
        " The second one deals the first damage equal to its power."
    )
    summon = rite(board, text)
    table = board.start().play(summon)
    assert (table.obj(mine).damage, table.obj(foe).damage) == (3000, 0)


def test_what_was_chosen_deals_damage_to_all() -> None:
    board = Board()
    mine = board.put(0, FIELD, "Mine", power=4000)
    foes = [board.put(1, FIELD, f"Foe {i}", power=9000) for i in range(2)]
    text = "Choose 1 Forward you control. It deals damage equal to its power to all the Forwards opponent controls."
    summon = rite(board, text)
    table = drive(board.start().cast(summon), mine)
    assert [table.obj(card).damage for card in (mine, *foes)] == [0, 4000, 4000]


def test_twice_the_power() -> None:
    board = Board()
    foe = board.put(1, FIELD, "Foe", power=9000)
    board.put(0, FIELD, "Hild", power=3000)
    summon = rite(
        board,
        "Choose 1 Forward you control and 1 Forward of cost 9 or less opponent controls. The former deals damage equal to twice its power to the latter.",
    )
    assert aim(board.start(), ("cast", summon, "")).obj(foe).damage == 6000


@pytest.mark.parametrize(("power", "drawn"), [(9000, 0), (10000, 0), (11000, 1)])
def test_one_total_beside_another(power: int, drawn: int) -> None:
    board = Board()
    for each in range(2):
        board.put(0, FIELD, f"Guard {each}")
    board.put(1, FIELD, "Foe", power=power)
    text = "If the total power of the Forwards opponent controls is greater than the total power of the Forwards you control, draw 1 card."
    summon = rite(board, text)
    assert board.start().play(summon).hand(0) == drawn


def test_power_of_the_chosen_forward_is_gained() -> None:
    board = Board()
    card = board.put(0, FIELD, "Hild", *abilities(
        "《0》: Choose 1 Forward opponent controls. Hild gains power equal to its power until the end of the turn.",
        "Hild", "Forward"))  # fmt: skip
    board.put(1, FIELD, "Foe", power=3000)
    table = board.start().answer(("use", card, 0)).resolve()
    assert table.power(card) == 8000


def test_a_summon_that_comes_back_to_the_hand() -> None:
    text = (
        "Choose 1 Forward. It gains +2000 power until " + "the end of the turn. If its power has become 9000 or less, "
    )
    for power, zone in ((7000, HAND), (8000, BREAK_ZONE)):
        board = Board()
        card = board.put(0, FIELD, "Mine", power=power)
        summon = rite(board, text + "return Rite to your hand.")
        table = drive(board.start().cast(summon), card)
        assert (table.zone(summon), table.power(card)) == (zone, power + 2000)


def test_the_first_one_deals_the_second_damage() -> None:
    board = Board()
    mine, theirs = board.put(0, FIELD, "Mine", power=9000), board.put(1, FIELD, "Theirs", power=8000)
    text = "Choose 1 Forward you control and 1 Forward or Monster opponent controls."
    summon = rite(board, text + " The first one deals the second damage equal to its power.")
    table = drive(board.start().cast(summon), mine, theirs)
    assert (table.zone(theirs), table.zone(mine)) == (BREAK_ZONE, FIELD)


def test_for_every_three_in_front() -> None:
    for count, power in ((2, 5000), (3, 6000), (7, 7000)):
        board = Board()
        card = board.put(
            0, FIELD, "Hild", *hild_text("For every 3 Summons in your Break Zone, Hild gains +1000 power.")
        )
        for i in range(count):
            board.put(0, BREAK_ZONE, f"Gone {i}", type="Summon", cost=1)
        assert board.start().power(card) == power


@pytest.mark.parametrize(("dulled", "drawn"), [(1, 0), (2, 1), (3, 1)])
def test_a_card_for_every_two_that_were_dulled(dulled: int, drawn: int) -> None:
    board = Board()
    backups = [board.put(0, FIELD, f"Aide {n}", type="Backup") for n in range(3)]
    summon = rite(
        board, "Dull any number of active Backups you control. Draw 1 card for every 2 Backups dulled this way."
    )
    assert board.start().cast(summon).resolve(tuple(backups[:dulled])).hand(0) == drawn


def test_what_is_counted_has_to_be_said_before() -> None:
    for text in (
        "If you control 4 or more, draw 1 card.",
        "If you control 2 or more Monsters, draw 1 card. If you have 4 or more, draw 1 card.",
    ):
        with pytest.raises(TextError):
            compile_text("fftcg", text, name="Rite", card_type="Summon")


def test_no_power_becomes_that_of_a_card_that_nobody_chose() -> None:
    text = "When Hild enters the field, choose up to 1 Forward opponent controls. Hild's power becomes the same as that Forward's power until the end of the turn."
    for chosen in (False, True):
        board = Board()
        card = hild(board, text, HAND, cost=0, power=9000)
        foe = board.put(1, FIELD, "Foe", power=3000)
        table = board.start().cast(card)
        while table.asked.kind == "act" and table.match.state.stack:
            table.answer(("pass",))
        table.answer((foe,) if chosen else ())
        assert drive(table).power(card) == (3000 if chosen else 9000)


@pytest.mark.parametrize(
    ("words", "power"),
    [
        ("the highest power among Forwards opponent controls", 9000),
        ("the total power of the Forwards opponent controls", 12000),
        ("the highest power among the Forwards you control", 7000),
    ],
)
def test_power_that_comes_of_other_powers(words: str, power: int) -> None:
    board = Board()
    card = hild(board, f"Hild's power becomes equal to {words}.", power=5000)
    for name, held in (("Foe", 9000), ("Guard", 3000)):
        board.put(1, FIELD, name, power=held)
    board.put(0, FIELD, "Mate", power=7000)
    assert board.start().power(card) == power
