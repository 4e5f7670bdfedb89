"""Own sentences played from their text: what cards gain and lose."""

from __future__ import annotations

import pytest
from board import BREAK_ZONE, DECK, FIELD, HAND, Board
from newer import put
from played import abilities, drive, hild, rite, until_turn, use

from cardwright.text import ir


def test_a_job_is_named() -> None:
    board = Board()
    board.put(0, FIELD, "Smithy", jobs=("Smith",))
    card = board.put(0, FIELD, "Plain")
    summon = rite(board, "Choose 1 Forward you control. Name 1 Job. It gains the named Job until the end of the turn.")
    table = board.start().cast(summon)
    while table.asked.kind == "choose":
        table.answer((card,) if card in (table.asked.options or ()) else ("Smith",))
    table.resolve()
    assert "Smith" in table.chars(card).jobs


@pytest.mark.parametrize(("way", "power"), [("up", 4000), ("down", 3000)])
def test_half_of_their_power(way: str, power: int) -> None:
    board = Board()
    one, two = (board.put(1, FIELD, name, power=7000) for name in ("One", "Two"))
    text = f"Choose up to 2 Forwards opponent controls. Halve their power until the end of the turn (round {way} to the nearest 1000)."
    summon = rite(board, text)
    table = board.start().play(summon, ((one, two),))
    assert (table.power(one), table.power(two)) == (power, power)


def test_doubled_and_not_blocked() -> None:
    board = Board()
    card = hild(board, "《0》: Until the end of the turn, Hild doubles its power and cannot be blocked.")
    assert use(board.start(), card).power(card) == 10000


def test_power_is_halved_and_rounded_down() -> None:
    board, unit = Board(), 1000
    foe = board.put(1, FIELD, "Foe", power=9000)
    summon = rite(
        board, f"Choose 1 Forward. Halve its power until the end of the turn (round down to the nearest {unit})."
    )
    assert board.start().play(summon).power(foe) == 4000


@pytest.mark.parametrize(
    ("condition", "holds"),
    [
        ("each player controls a Monster", False),
        ("each player controls a Forward", True),
        ("you have 2 or more cards more than your opponent in your hand", True),
        ("you have at least 3 more cards in your hand than your opponent", False),
        ("you control a Forward, Backup and a Monster", True),
        ("you control both a Backup and a Monster", True),
        ("you control both a Backup and a Summon", False),
        ("you have a Forward, Backup and Summon in your Break Zone", False),
        ("2 or more Forwards you control are attacking", False),
    ],
)
def test_what_is_asked(condition: str, holds: bool) -> None:
    board = Board()
    card = hild(board, f"If {condition}, Hild gains +1000 power.")
    for kind in ("Backup", "Monster"):
        board.put(0, FIELD, kind, type=kind)
    board.put(1, FIELD, "Olga")
    for kind in ("Forward", "Backup"):
        board.put(0, BREAK_ZONE, f"Gone {kind}", type=kind)
    for each in range(3):
        board.put(0, HAND, f"Held {each}")
    board.put(1, HAND, "Theirs")
    assert board.start().power(card) == (6000 if holds else 5000)


@pytest.mark.clauses("fftcg-new", "X-BECOME-4")
def test_gained_action_abilities_are_its_own_for_the_turn() -> None:
    board = Board()
    text = "《0》: Choose 1 Forward opponent controls. Hild gains its action abilities until the end of the turn."
    card = hild(board, text)
    other = "《0》: Olga gains +1000 power until the end of the turn.[[br]]When Olga attacks, draw 1 card."
    foe = board.put(1, FIELD, "Olga", *abilities(other, "Olga", "Forward"))
    gone = rite(board, "Break all the Forwards opponent controls.")
    table = use(board.start(), card).play(gone)
    assert table.zone(foe) == BREAK_ZONE
    # nobody is left to choose for the other
    (gained,) = [act for act in table.match.acts() if act[:2] == ("use", card)]
    table = table.answer(gained).resolve()
    assert table.power(card) == 6000
    table = until_turn(table, 4)
    assert len(table.chars(card).abilities) == 1 and table.power(card) == 5000


@pytest.mark.clauses("fftcg-new", "X-BECOME-4")
def test_gained_special_abilities_cost_a_card_of_the_own_name() -> None:
    board = Board()
    card = hild(
        board,
        "《0》: Choose 1 Forward. Until the end of the turn, Hild gains all the special abilities of that Forward.",
    )
    board.put(1, FIELD, "Olga", *abilities("[[s]]Star[[/]] 《S》: Draw 2 cards.", "Olga", "Forward"))
    foe = board.state.objects[-1].id
    namesake, other = board.put(0, HAND, "Hild"), board.put(0, HAND, "Olga")
    table = board.start().answer(("use", card, 0), (foe,)).resolve()
    (special,) = [act for act in table.match.acts() if act[:2] == ("use", card) and act[2] != 0]
    table = table.answer(special)
    assert table.asked.options == (namesake,)
    assert table.answer((namesake,)).resolve().hand(0) == 3 and table.zone(other) == HAND


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


def test_what_is_gained_behind_another_instruction_does_not_end() -> None:
    board = Board()
    card = hild(board, "《0》: Draw 1 card and Hild gains Haste. (This effect does not end at the end of the turn.)")
    table = use(board.start(), card)
    assert "Haste" in table.chars(card).keywords and table.hand(0) == 1
    assert [effect.duration for effect in table.match.state.effects] == ["permanent"]


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


@pytest.mark.clauses("fftcg-2020", "11.8.1")
@pytest.mark.parametrize(("whose", "power"), [("your", 6000), ("your opponent's", 5000)])
def test_the_first_time_in_a_turn_of_one_player(whose: str, power: int) -> None:
    board = Board()
    text = f"During each of {whose} turns, when Hild is chosen by a Summon for the first time in that turn, Hild gains +1000 power"
    hild = board.put(0, FIELD, "Hild", *abilities(f"{text} until the end of the turn.", "Hild", "Forward"))
    rites = [rite(board, "Choose 1 Forward. It gains Haste until the end of the turn.") for _ in range(2)]
    table = board.start()
    for each in rites:
        table.play(each)
    assert table.power(hild) == power


def test_it_loses_and_gains() -> None:
    board = Board()
    card = board.put(0, FIELD, "Guard")
    summon = rite(board, "Choose 1 Forward. It loses 2000 power and gains Haste until the end of the turn.")
    table = board.start().play(summon)
    assert (table.power(card), "Haste" in table.chars(card).keywords) == (3000, True)


@pytest.mark.parametrize(("monsters", "power"), [(0, 6000), (1, 3000)])
def test_more_is_lost_instead(monsters: int, power: int) -> None:
    board = Board()
    theirs = board.put(1, FIELD, "Two", power=8000)
    for each in range(monsters):
        board.put(0, FIELD, f"Ooze {each}", type="Monster")
    summon = rite(
        board,
        "Choose 1 Forward. Until the end of the turn, it loses 2000 power. If you control a Monster, it loses 5000 power instead.",
    )
    table = board.start().play(summon)
    assert table.power(theirs) == power
    assert until_turn(table, 4).power(theirs) == 8000


def test_for_each_in_front_multiplies() -> None:
    board = Board()
    for name in ("A", "B", "C"):
        board.put(0, FIELD, name, type="Backup")
    board.put(1, FIELD, "D", type="Backup")
    card = board.put(1, FIELD, "Theirs", power=9000)
    summon = rite(
        board, "Choose 1 Forward. For each Backup you control, it loses 1000 power until the end of the turn."
    )
    assert drive(board.start().cast(summon), card).power(card) == 6000


@pytest.mark.parametrize(("text", "power"), [("Hild's power cannot be reduced.", 5000), ("Brave", 3000)])
def test_power_is_not_reduced(text: str, power: int) -> None:
    board = Board()
    card = hild(board, text)
    summon = rite(board, "All the Forwards lose 2000 power until the end of the turn.")
    assert board.start().play(summon).power(card) == power


def test_its_power_stays_for_the_turn() -> None:
    board = Board()
    card = hild(board, "Brave", player=1)
    summon = rite(board, "Choose 1 Forward. During this turn, its power cannot be increased by Summons or abilities.")
    more = rite(board, "Choose 1 Forward. It gains +1000 power until the end of the turn.")
    assert board.start().play(summon).play(more).power(card) == 5000


def test_a_power_while_a_card_is_on_the_field() -> None:
    board = Board()
    text = "When Hild enters the field, choose 1 Forward opponent controls. As long as Hild is on the field, its power becomes 2000."
    foe = board.put(1, FIELD, "Foe", power=8000)
    hild = board.put(0, HAND, "Hild", *abilities(text, "Hild", "Forward"), cost=0)
    end = rite(board, "Choose 1 Forward you control. Break it.")
    table = board.start().cast(hild).resolve()
    assert table.power(foe) == 2000
    assert table.play(end).power(foe) == 8000


def test_both_end_together() -> None:
    board = Board()
    foe = board.put(1, FIELD, "Foe", ir.KeywordAbility((ir.Keyword("Haste"),)), power=9000)
    summon = rite(
        board, "Choose 1 Forward. It loses all its abilities and its power becomes 1000 until the end of the turn."
    )
    table = board.start().play(summon)
    assert (table.power(foe), table.chars(foe).keywords) == (1000, frozenset())


@pytest.mark.parametrize(("backups", "power"), [(1, 6000), (0, 3000)])
def test_what_it_has_otherwise(backups: int, power: int) -> None:
    board = Board()
    card = hild(board, "If you control a Backup, Hild gains +1000 power. If not, Hild loses 2000 power.")
    for each in range(backups):
        board.put(0, FIELD, f"Prop {each}", type="Backup")
    assert board.start().power(card) == power


def test_a_card_with_a_quoted_ability_that_takes_from_the_deck() -> None:
    board = Board()
    card = hild(
        board,
        '《0》: Choose 1 Forward. It gains "When this Forward attacks, reveal the top card of your deck. If it is a Monster, add it to your hand." until the end of the turn.',
    )
    board.state.zones[0][DECK].clear()
    ooze = board.put(0, DECK, "Ooze", type="Monster")
    table = drive(board.start().answer(("use", card, 0)), card)
    while table.asked.reason != "attack":
        table.answer(("pass",))
    table.answer((card,)).resolve()
    assert table.zone(ooze) == HAND


def test_what_loses_all_abilities_and_gains_one_always() -> None:
    """The one is gained behind the loss, by the same ability (11.12.4.6)."""
    board = Board()
    put(board, 1, FIELD, "Foe", "Haste[[br]]《0》: Draw 1 card.", power=5000)
    other = put(board, 0, FIELD, "Other", "《0》: Draw 1 card.")
    hild(board, 'The Forwards opponent controls lose all their abilities and gain "《0》: Draw 2 cards."')
    table = board.start()
    foe = next(i for i in table.match.state.zones[1][FIELD])
    chars = table.chars(foe)
    assert (chars.keywords, len(chars.abilities), len(table.chars(other).abilities)) == (frozenset(), 1, 1)
