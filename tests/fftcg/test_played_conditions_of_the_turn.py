"""Own sentences played from their text: what is asked of the turn and of what was done in it."""

from __future__ import annotations

import pytest
from board import BREAK_ZONE, FIELD, HAND, Board
from played import (
    HIT,
    HIT_HARD,
    abilities,
    aim,
    blocked_by,
    drive,
    hild,
    hild_text,
    rite,
    through,
    to_attack,
    until_turn,
    use,
)

from cardwright.text import ir


@pytest.mark.parametrize(("words", "drawn"), [("no Summons", 0), ("1 or less Summons", 1), ("no Monsters", 1)])
def test_so_few_were_cast_this_turn(words: str, drawn: int) -> None:
    board = Board()
    summon = rite(board, "Draw 1 card.")
    text = f"When Hild enters the field, if you have cast {words} this turn, draw 1 card."
    card = hild(board, text, HAND, cost=0, power=1000)
    table = board.start().play(summon)
    held = table.hand(0)
    assert table.play(card).hand(0) == held - 1 + drawn


def test_cast_cards_of_a_kind_make_it_cheaper() -> None:
    board = Board()
    hild_card = hild(
        board, "The cost required to cast Hild is reduced by 1 for each Summon you have cast this turn.", HAND, cost=1
    )
    summon = rite(board, "Draw 1 card.")
    board.put(0, HAND, "Free", cost=0)
    table = board.start()
    free = next(n for n in table.match.state.zones[0][HAND] if table.match.game.name(table.ref(n)) == "Free")
    table.cast(free).resolve()
    table.play(summon)
    assert ("cast", hild_card, "") in table.match.acts()


@pytest.mark.parametrize(
    ("phase", "drawn"), [("your Main Phase 1", 1), ("your Main Phase 2", 0), ("the Attack Phase", 0)]
)
def test_a_summon_cast_in_a_phase(phase: str, drawn: int) -> None:
    board = Board()
    hild(board, f"When you cast a Summon during {phase}, draw 1 card.")
    summon = rite(board, HIT)
    assert through(board.start().cast(summon)).hand(0) == drawn


def test_a_trigger_of_one_phase_only() -> None:
    text = "During your opponent's Attack Phase, " + "when a Forward you control is put from the field "
    for phase, drawn in (("main1", 0), ("attack", 1)):
        board = Board()
        board.put(1, FIELD, "Hild", *hild_text(text + "into the Break Zone, draw 1 card.", "Backup"), type="Backup")
        gone = board.put(1, FIELD, "Gone")
        summon = rite(board, "Break all the Forwards.")
        table = board.start()
        while table.match.state.phase != phase or table.asked.kind != "act":
            table.answer(("pass",))
        drive(table.cast(summon))
        assert (table.zone(gone), table.hand(1)) == (BREAK_ZONE, drawn)


@pytest.mark.parametrize(("whose", "drawn"), [("your", 0), ("your opponent's", 1), ("each", 1)])
def test_a_trigger_in_whose_attack_phase(whose: str, drawn: int) -> None:
    board = Board()
    text = f"During {whose} Attack Phase, when a Monster enters your field, draw 1 card."
    board.put(1, FIELD, "Hild", *hild_text(text, "Backup"), type="Backup")
    board.put(1, BREAK_ZONE, "Comer", type="Monster")
    summon = rite(board, "Choose 1 Monster in your opponent's Break Zone. Play it onto the field.")
    table = board.start()
    while table.match.state.phase != "attack" or table.asked.kind != "act":
        table.answer(("pass",))
    assert drive(table.cast(summon)).hand(1) == drawn


@pytest.mark.parametrize(("phase", "drawn"), [("your", 1), ("your opponent's", 0)])
def test_a_moment_in_a_main_phase(phase: str, drawn: int) -> None:
    board = Board()
    text = f"During {phase} Main Phase, when a Forward enters your field, draw 1 card."
    board.put(0, FIELD, "Hild", *abilities(text, "Hild", "Backup"), type="Backup")
    guard = board.put(0, HAND, "Guard", cost=0)
    assert board.start().cast(guard).resolve().hand(0) == drawn


@pytest.mark.parametrize(("zone", "power"), [("deck", 6000), ("hand", 5000)])
def test_put_from_the_deck_this_turn(zone: str, power: int) -> None:
    board = Board()
    card = hild(board, "If a card has been put from your deck into the Break Zone this turn, Hild gains +1000 power.")
    if zone == "hand":
        board.put(0, HAND, "Held")
    summon = rite(board, "Put the top card of your deck into the Break Zone." if zone == "deck" else "Discard 1 card.")
    assert board.start().play(summon).power(card) == power


@pytest.mark.parametrize("who", ["you and your opponent have cast a total of 2 or more Summons this turn",
                                 "2 or more Summons have been cast this turn by both players in total",
                                 "a total of 2 or more Summons have been cast this turn"])  # fmt: skip
def test_what_both_players_cast(who: str) -> None:
    for mine, theirs, drawn in ((1, 0, 0), (2, 0, 1), (1, 1, 1)):
        board = Board()
        card = hild(board, f"When Hild enters the field, if {who}, draw 1 card.", HAND, cost=0)
        summons = [rite(board, "Deal 1000 damage to all the Forwards.") for _ in range(mine)]
        answers = [board.summon(*abilities("Draw 1 card.")[0].effects, player=1) for _ in range(theirs)]  # type: ignore[attr-defined]
        table = board.start()
        for each in summons:
            table.cast(each)
        for each in answers:
            table.answer(("pass",)).cast(each)
        held = table.resolve().hand(0)
        assert table.play(card).hand(0) == held - 1 + drawn


def test_a_card_that_entered_this_turn() -> None:
    board = Board()
    text = "If Hild entered the field this turn, Hild gains +2000 power."
    old, new = board.put(0, FIELD, "Hild", *hild_text(text)), board.put(0, HAND, "Hild", *hild_text(text), cost=0)
    table = drive(board.start().cast(new))
    assert (table.power(old), table.power(new)) == (5000, 7000)


@pytest.mark.parametrize(("by", "power"), [(0, 9000), (1, 10000)])
def test_who_put_it_away_this_turn(by: int, power: int) -> None:
    board = Board()
    text = "If a Forward you controlled was put from the field into the Break Zone due to your opponent's Summon this turn, Hild gains +1000 power."
    hild = board.put(0, FIELD, "Hild", *abilities(text, "Hild", "Forward"), power=9000)
    board.put(0, FIELD, "Oak", cost=1)
    (ability,) = abilities("Choose 1 Forward of cost 1. Break it.")
    assert isinstance(ability, ir.SummonEffect)
    summon = board.summon(*ability.effects, player=by)
    table = board.start()
    if by == 1:
        table.answer(("pass",))
    assert table.play(summon).power(hild) == power


def test_cast_by_both_players() -> None:
    board = Board()
    card = hild(board, "If 2 or more Summons have been cast this turn, Hild gains +2000 power.")
    first, second = (rite(board, "Draw 1 card.") for _ in range(2))
    table = board.start().play(first)
    assert table.power(card) == 5000
    assert table.play(second).power(card) == 7000


def test_whose_effect_did_it_this_turn() -> None:
    for words, drawn in (("dealt damage by your Summon", 1), ("chosen by your Summons or abilities", 1),
                         ("dealt damage by your opponent's Summons or abilities", 0), ("dulled by your Summons", 1)):  # fmt: skip
        board = Board()
        text = f"《0》: Choose 1 Forward opponent controls. If it was {words} this turn, draw 1 card."
        card = hild(board, text)
        board.put(1, FIELD, "Foe")
        summon = rite(board, "Choose 1 Forward opponent controls. Dull it. Deal it 1000 damage.")
        table = use(board.start().play(summon), card)
        assert table.hand(0) == drawn, words


@pytest.mark.parametrize(("before", "damage"), [(False, 2000), (True, 5000)])
def test_another_summon_than_this_one(before: bool, damage: int) -> None:
    board = Board()
    first = rite(board, "Your opponent draws 1 card.")
    text = (
        "Choose 1 Forward. If you have cast another Summon this turn, deal it 5000 damage. If not, deal it 2000 damage."
    )
    second = rite(board, text)
    foe = board.put(1, FIELD, "Foe", power=9000)
    table = board.start()
    if before:
        aim(table, ("cast", first, ""))
    assert aim(table, ("cast", second, "")).obj(foe).damage == damage


def test_strong_and_unbroken_in_the_own_turn_only() -> None:
    board = Board()
    card = hild(board, "During your turn, Hild gains +2000 power and cannot be broken.")
    other = hild(board, "During your turn, Hild gains +2000 power and cannot be broken.", player=1)
    summon = rite(board, "Break all the Forwards.")
    table = board.start()
    assert (table.power(card), table.power(other)) == (7000, 5000)
    table.play(summon)
    assert (table.zone(card), table.zone(other)) == (FIELD, BREAK_ZONE)


@pytest.mark.parametrize(("whose", "damage"), [("your", 6000), ("your opponent's", 7000)])
def test_more_damage_in_a_turn(whose: str, damage: int) -> None:
    board = Board()
    text = f"If Hild is dealt damage by Summons during {whose} turn, the damage increases by 1000 instead."
    card = hild(board, text, player=1, power=9000)
    summon = rite(board, HIT_HARD)
    assert board.start().play(summon).obj(card).damage == damage


def test_a_condition_that_counts_in_one_turn_only() -> None:
    board = Board()
    card = hild(board, "During your opponent's turn, if you control a Backup, Hild gains +2000 power.")
    board.put(0, FIELD, "Aide", type="Backup")
    table = board.start()
    assert table.power(card) == 5000
    assert until_turn(table, 4).power(card) == 7000


def test_only_in_the_attack_phase() -> None:
    board = Board()
    card = board.put(1, FIELD, "Hild", *hild_text("During each Attack Phase, Hild cannot be broken."))
    early, late = rite(board, "Break all the Forwards."), rite(board, "Break all the Forwards.")
    table = board.start()
    while table.match.state.phase != "attack" or table.asked.kind != "act":
        table.answer(("pass",))
    assert drive(table.cast(early)).zone(card) == FIELD
    while table.match.state.phase != "main2" or table.asked.kind != "act":
        table.answer(("pass",) if table.asked.kind == "act" else ())
    assert drive(table.cast(late)).zone(card) == BREAK_ZONE


@pytest.mark.clauses("fftcg-2020", "12.3", "12.4.5")
def test_what_was_spared_in_that_phase_is_broken_when_it_is_over() -> None:
    """The damage of the battle is still on it when the text holds no more."""
    board = Board()
    card = board.put(1, FIELD, "Hild", *hild_text("During each Attack Phase, Hild cannot be broken."))
    knight = board.put(0, FIELD, "Knight", power=9000)
    table = drive(blocked_by(to_attack(board.start(), knight), card))
    assert (table.match.state.phase, table.zone(card)) == ("attack", FIELD)
    while table.match.state.phase != "main2":
        table.answer(("pass",) if table.asked.kind == "act" else ())
    assert table.zone(card) == BREAK_ZONE


@pytest.mark.parametrize(("whose", "zone"), [("your", FIELD), ("your opponent's", BREAK_ZONE), ("each", FIELD)])
def test_whose_attack_phase_it_is(whose: str, zone: int) -> None:
    board = Board()
    card = board.put(0, FIELD, "Hild", *hild_text(f"During {whose} Attack Phase, Hild cannot be broken."))
    summon = rite(board, "Break all the Forwards.")
    table = board.start()
    while table.match.state.phase != "attack" or table.asked.kind != "act":
        table.answer(("pass",))
    assert drive(table.cast(summon)).zone(card) == zone


@pytest.mark.parametrize(
    ("elements", "drawn"), [((("Wind",), ("Water",)), 1), ((("Wind",), ("Wind",)), 0), ((("Wind", "Water"),), 1)]
)
def test_one_card_of_each_was_cast(elements: tuple[tuple[str, ...], ...], drawn: int) -> None:
    board = Board()
    cards = [board.put(0, HAND, f"Card {n}", elements=each, cost=0) for n, each in enumerate(elements)]
    summon = rite(board, "If you have cast a Wind card and a Water card this turn, draw 1 card.")
    table = board.start()
    for card in cards:
        table = table.play(card)
    held = table.hand(0)
    assert table.play(summon).hand(0) == held - 1 + drawn
