"""Own sentences played from their text: the moments of cards that abilities wait for."""

from __future__ import annotations

import pytest
from board import BREAK_ZONE, FIELD, HAND, Board
from newer import put
from played import DRAWN, HIT, abilities, attack, hild, rite, through, use

from cardwright.text import ir


@pytest.mark.parametrize("joined", ["or when you cast a Summon", "or you cast a Summon", ", or when you cast a Summon"])
def test_what_players_do_beside_what_a_card_does(joined: str) -> None:
    board = Board()
    card = hild(board, f"When Hild attacks {joined}, draw 1 card.".replace(" ,", ","))
    summon = rite(board, HIT)
    table = through(board.start().cast(summon))
    assert table.hand(0) == 1
    held = table.hand(0)
    assert attack(table, card).hand(0) == held + 1


def test_when_it_enters_is_one_of_two_moments() -> None:
    board = Board()
    card = hild(
        board, "When Hild enters the field or at the beginning of your Main Phase 1, draw 1 card.", HAND, cost=0
    )
    assert board.start().play(card).hand(0) == 1


def test_whose_effect_dulled_or_activated_it() -> None:
    for text, doing, dull in (
        (
            "When an active Forward opponent controls becomes dull due to your Summon or ability, draw 1 card.",
            "Dull it.",
            False,
        ),
        ("When an active Forward opponent controls becomes dull, draw 1 card.", "Dull it.", False),
        ("When a dull Forward opponent controls becomes active, draw 1 card.", "Activate it.", True),
        (
            "When a dull Forward opponent controls is activated due to your Summons or abilities, draw 1 card.",
            "Activate it.",
            True,
        ),
    ):
        board = Board()
        hild(board, text)
        foe = board.put(1, FIELD, "Foe")
        board.state.objects[foe].dull = dull
        summon = rite(board, f"Choose 1 Forward opponent controls. {doing}")
        assert board.start().play(summon).hand(0) == 1


def test_your_own_effects_dull_them() -> None:
    for player, drawn in ((0, 1), (1, 0)):
        board = Board()
        hild(
            board,
            "When a Forward opponent controls is dulled by your Summons or abilities, draw 1 card.",
            player=player,
        )
        board.put(1, FIELD, "Foe")
        summon = rite(board, "Dull all the Forwards opponent controls.")
        assert board.start().play(summon).hand(player) == drawn


def test_the_card_of_the_event_gains_it() -> None:
    board = Board()
    one, two = board.put(0, FIELD, "One"), board.put(0, FIELD, "Two")
    first = rite(
        board,
        "During this turn, when a Forward you control becomes dull, it gains +2000 power until the end of the turn.",
    )
    second = rite(board, "Choose 1 Forward. Dull it.")
    table = board.start().play(first).play(second, ((one,),))
    assert (table.power(one), table.power(two)) == (7000, 5000)


@pytest.mark.parametrize(
    ("words", "drawn"), [("is Frozen by your Summon or ability", 1), ("becomes Frozen by your opponent's ability", 0)]
)
def test_what_is_frozen(words: str, drawn: int) -> None:
    board = Board()
    hild(board, f"When a Forward opponent controls {words}, draw 1 card.")
    board.put(1, FIELD, "Olga")
    summon = rite(board, "Choose 1 Forward opponent controls. Freeze it.")
    assert board.start().play(summon).hand(0) == drawn


def test_what_is_frozen_and_by_whom() -> None:
    for words, times in (("", 1), (" by your abilities", 0), (" by your Summons or abilities", 1)):
        board = Board()
        hild(board, f"When a Forward opponent controls is frozen{words}, {DRAWN}")
        board.put(1, FIELD, "Foe")
        summon = rite(board, "Choose 1 Forward opponent controls. Freeze it.")
        assert board.start().play(summon).hand(0) == times, words


def test_it_becomes_a_forward() -> None:
    """Once for each time that it becomes one; a Monster that enters is compared with what it was then."""
    board = Board()
    text = "《0》: Until the end of the turn, Ooze also becomes a Forward with 7000 power."
    ooze = board.put(0, FIELD, "Ooze", *abilities(text, "Ooze", "Monster"), type="Monster")
    board.put(0, FIELD, "Own", *abilities("When Own becomes a Forward, draw 1 card.", "Own", "Monster"), type="Monster")
    hild(board, "When a Monster you control becomes a Forward, it gains Haste until the end of the turn.")
    theirs = "When a Monster you control becomes a Forward, draw 1 card."
    board.put(1, FIELD, "Olga", *abilities(theirs, "Olga", "Forward"))
    table = use(board.start(), ooze)
    assert "Haste" in table.chars(ooze).keywords
    assert (table.hand(0), table.hand(1)) == (0, 0)
    assert not use(table, ooze).match.state.stack  # it is one already


def test_the_power_of_another_falls() -> None:
    board = Board()
    hild(board, "When the power of a Forward opponent controls becomes 3000 or less, break it.")
    weak, strong = board.put(1, FIELD, "Weak", power=2000), board.put(1, FIELD, "Strong", power=5000)
    summon = rite(board, "Choose 1 {Card Name Strong}. It loses 2000 power until the end of the turn.")
    table = board.start().play(summon)
    assert (table.zone(weak), table.zone(strong)) == (FIELD, BREAK_ZONE)


@pytest.mark.parametrize(
    ("words", "text", "drawn"),
    [
        ("1 or more Backups you control become active due to your Summons or abilities", "Activate all the Backups.", 1),
        ("1 or more dull Backups you control are activated due to your Summons or abilities", "Activate all the Backups.", 1),
        ("1 or more Backups opponent controls are activated due to your Summons or abilities", "Activate all the Backups.", 0),
        ("1 or more Backups you control become active due to your opponent's Summons or abilities",
         "Activate all the Backups.", 0),
        ("active Hild becomes dull due to your Summons or abilities", "Dull all the Forwards.", 1),
        ("active Hild becomes dull due to your opponent's Summons or abilities", "Dull all the Forwards.", 0),
        ("1 or more Forwards become dull by your Summon or ability", "Dull all the Forwards.", 1),
        ("Hild is dealt damage other than battle damage", "Deal 1000 damage to all the Forwards.", 1),
        ("your opponent draws 1 or more cards outside of their Draw Phase", "Your opponent draws 2 cards.", 1),
        ("you draw 1 or more cards outside of your Draw Phase", "Your opponent draws 2 cards.", 0),
        ("your opponent is dealt damage by Hild", "Choose 1 Forward. It deals your opponent 1 point of damage.", 1),
        ("you are dealt damage by a Forward", "You receive 1 point of damage.", 0),
    ],
)  # fmt: skip
def test_what_is_waited_for(words: str, text: str, drawn: int) -> None:
    board = Board()
    hild(board, f"When {words}, draw 1 card.")
    for _ in range(2):
        backup = board.put(0, FIELD, "Sheaf", type="Backup")
        board.state.objects[backup].dull = True
    summon = rite(board, text)
    assert board.start().play(summon).hand(0) == drawn


def test_several_that_attack_gain_together() -> None:
    for both in (True, False):
        board = Board()
        hild(board, "When 2 or more Forwards you control attack, they gain +1000 power until the end of the turn.")
        one, two = board.put(0, FIELD, "Guard"), board.put(0, FIELD, "Olga")
        table = attack(board.start(), one, *([two] if both else []))
        assert (table.power(one), table.power(two)) == ((6000, 6000) if both else (5000, 5000))


@pytest.mark.parametrize(("element", "zone"), [("Ice", BREAK_ZONE), ("Fire", FIELD)])
def test_when_a_summon_deals_damage(element: str, zone: int) -> None:
    board = Board()
    hild(board, "When Hild or your Ice Summon deals damage to a Forward opponent controls, break it.")
    foe = board.put(1, FIELD, "Foe", power=9000)
    ability = abilities("Choose 1 Forward opponent controls. Deal it 1000 damage.", "Rite", "Summon")
    summon = board.put(0, HAND, "Rite", *ability, type="Summon", cost=0, elements=(element,))
    assert board.start().play(summon).zone(foe) == zone


def test_another_than_the_one_that_was_met() -> None:
    board = Board()
    card = hild(board, "When Hild deals damage to a Forward, choose 1 other Forward opponent controls. Break it.", power=9000)  # fmt: skip
    one, two = board.put(1, FIELD, "One", power=20000), board.put(1, FIELD, "Two", power=20000)
    summon = rite(board, "Choose 1 {Card Name Hild} and 1 {Card Name One}. The former deals damage equal to its power to the latter.")  # fmt: skip
    table = board.start().play(summon)
    assert table.obj(one).damage == 9000
    assert [table.zone(each) for each in (card, one, two)] == [FIELD, FIELD, BREAK_ZONE]


def test_the_first_attack_of_a_turn() -> None:
    board = Board()
    card = hild(board, "When Hild attacks for the first time each turn, activate Hild.")
    table = attack(board.start(), card)
    assert not table.obj(card).dull


def test_the_second_card_drawn_in_a_turn() -> None:
    board = Board()
    card = hild(board, "When you draw your second card each turn, Hild gains +1000 power until the end of the turn.")
    one, three = rite(board, "Draw 1 card."), rite(board, "Draw 3 cards.")
    table = board.start().play(one)
    assert table.power(card) == 5000
    assert table.play(three).power(card) == 6000


@pytest.mark.parametrize(("drawn", "power"), [(1, 5000), (2, 6000), (3, 6000)])
def test_each_second_card_drawn(drawn: int, power: int) -> None:
    board = Board()
    text = "During each turn, when you draw the second card you've drawn, Hild gains +1000 power until the end of the turn."
    hild = board.put(0, FIELD, "Hild", *abilities(text, "Hild", "Forward"))
    summon = rite(board, f"Draw {drawn} card{'s' if drawn > 1 else ''}.")
    assert board.start().play(summon).power(hild) == power


def test_the_first_time_each_turn() -> None:
    board = Board()
    card = hild(board, "The first time you cast a Summon each turn, Hild gains +1000 power until the end of the turn.")
    first, second = (rite(board, "Draw 1 card.") for _ in range(2))
    table = board.start().play(first).play(second)
    assert table.power(card) == 6000


@pytest.mark.parametrize(("dulled", "damage"), [(True, 0), (False, 4000)])
def test_the_summon_that_chose_is_cancelled(dulled: bool, damage: int) -> None:
    board = Board()
    text = "When Hild is chosen by a Summon, you may dull 1 active Backup you control. If you do so, cancel its effect."
    card = hild(board, text)
    helper = board.put(0, FIELD, "Helper", type="Backup")
    summon = rite(board, "Choose 1 {Card Name Hild}. Deal it 4000 damage.")
    table = board.start().play(summon, (), dulled)
    assert table.obj(card).damage == damage
    assert table.obj(helper).dull == dulled


@pytest.mark.parametrize(("damage", "drawn"), [(2000, 0), (3000, 1)])
def test_so_much_damage_is_waited_for(damage: int, drawn: int) -> None:
    board = Board()
    hild(board, "When Hild is dealt 3000 damage or more by a Summon or an ability, draw 1 card.")
    summon = rite(board, f"Choose 1 Forward. Deal it {damage} damage.")
    assert board.start().play(summon).hand(0) == drawn


@pytest.mark.parametrize(("element", "damage"), [("Fire", 3000), ("Ice", 1000)])
def test_damage_of_a_summon_of_an_element(element: str, damage: int) -> None:
    board = Board()
    hild(board, "When a Forward opponent controls is dealt damage by a Fire Summon, deal it 2000 damage.")
    foe = board.put(1, FIELD, "Foe", power=9000)
    text = "Choose 1 Forward opponent controls. Deal it 1000 damage."
    summon = board.put(0, HAND, "Rite", *abilities(text), type="Summon", cost=0, elements=(element,))
    assert through(board.start().cast(summon)).obj(foe).damage == damage


def test_so_much_damage_by_a_forward() -> None:
    for power, times in ((4000, 0), (5000, 1)):
        board = Board()
        card = hild(board, f"When Hild is dealt 5000 damage or more by a Forward, {DRAWN}", power=9000)
        other = board.put(
            0,
            FIELD,
            "Olga",
            *abilities(f"《0》: Choose 1 [[i]]Card Name Hild[[/]]. Olga deals it {power} damage.", "Olga", "Forward"),
        )
        table = use(board.start(), other)
        assert table.obj(card).damage == power
        assert table.hand(0) == times


@pytest.mark.parametrize(("caster", "drawn"), [(0, 0), (1, 1)])
def test_damage_from_a_summon_of_the_other_player(caster: int, drawn: int) -> None:
    board = Board()
    text = "When Hild receives damage from your opponent's Summon, draw 1 card."
    board.put(0, FIELD, "Hild", *abilities(text, "Hild", "Forward"))
    (ability,) = abilities("Choose 1 Forward. Deal it 1000 damage.")
    assert isinstance(ability, ir.SummonEffect)
    summon = board.summon(*ability.effects, player=caster)
    table = board.start()
    if caster == 1:
        table.answer(("pass",))
    assert table.play(summon).hand(0) == drawn


def test_two_names_each_trigger() -> None:
    board = Board()
    hild(board, "When {Card Name Olga} or {Card Name Pia} enters your field, draw 1 card.")
    cards = [board.put(0, HAND, name, cost=0) for name in ("Olga", "Pia", "Quin")]
    table = board.start()
    held = table.hand(0)
    for card in cards:
        table = table.play(card)
    assert table.hand(0) == held - 3 + 2


@pytest.mark.clauses("fftcg-2020", "11.8.4", "11.8.6")
def test_what_is_said_behind_two_subjects_holds_for_both() -> None:
    board = Board()
    watch = (
        "When a {Job Smith} or a {Card Name Olga} you control is put from the field into the Break Zone, draw 1 card."
    )
    put(board, 0, FIELD, "Watcher", watch, type="Backup")
    for player, name, jobs in ((0, "One", ("Smith",)), (0, "Two", ()), (1, "Three", ("Smith",)), (1, "Olga", ())):
        put(board, player, FIELD, name, jobs=jobs)
    summon = rite(board, "Break all the Forwards.")
    table = board.start().play(summon)
    assert table.hand(0) == 1
    board = Board()
    watch = "When a {Job Smith} or a {Card Name Olga} other than Hild enters your field, draw 1 card."
    card = hild(board, watch, HAND, cost=0, jobs=("Smith",))
    smith = put(board, 0, HAND, "One", jobs=("Smith",))
    table = board.start().play(card)
    assert table.hand(0) == 1
    assert table.play(smith).hand(0) == 1
