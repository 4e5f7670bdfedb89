"""Own sentences played from their text: where an ability waits for its card to be taken, what everybody has cast, whose ability it was."""

from __future__ import annotations

import pytest
from board import BREAK_ZONE, DAMAGE_ZONE, DECK, FIELD, HAND, Board
from test_kinds_played import hild
from test_sentences_linked import on_top, to_attack
from test_sentences_played import abilities, rite

from cardwright.kernel.rng import Random


@pytest.mark.clauses("fftcg-2020", "11.9.1")
@pytest.mark.parametrize(("zone", "after"), [(BREAK_ZONE, HAND), (FIELD, FIELD), (HAND, HAND)])
def test_it_waits_in_the_break_zone_for_others(zone: int, after: int) -> None:
    """ "Other than Hild" says nothing of where Hild is: it waits where it is taken from."""
    text = "When a Forward other than Hild you control is put from the field into the Break Zone, you may return Hild from your Break Zone to your hand."
    board = Board()
    card = hild(board, text, zone)
    board.put(0, FIELD, "Guard")
    summon = rite(board, "Choose 1 Forward other than {Card Name Hild} you control. Break it.")
    table = board.start().play(summon, (), *([True] if zone == BREAK_ZONE else []))
    assert table.zone(card) == after


@pytest.mark.clauses("fftcg-2020", "11.9.1")
@pytest.mark.parametrize(("zone", "after"), [(HAND, FIELD), (FIELD, FIELD), (BREAK_ZONE, BREAK_ZONE)])
def test_it_waits_in_the_hand_from_which_it_is_played(zone: int, after: int) -> None:
    board = Board()
    card = hild(
        board, "When you receive a second point of damage, you may play Hild from your hand onto the field dull.", zone
    )
    board.put(0, DAMAGE_ZONE, "Wound")
    summon = rite(board, "Deal 1 point of damage to yourself.")
    table = board.start().play(summon, (), *([True] if zone == HAND else []))
    assert table.zone(card) == after
    assert table.obj(card).dull == (zone == HAND)


BACK = "Return them to the bottom of your deck in any order."
WAYS = ("when a player casts their second Summon {}", "when any player casts his/her second Summon {}")


@pytest.mark.parametrize("way", WAYS)
@pytest.mark.parametrize("span", ["in a turn", "each turn"])
def test_anybodys_second_summon(way: str, span: str) -> None:
    board = Board()
    text = way.format(span)
    hild(board, f"{text[0].upper()}{text[1:]}, that player draws 1 card.")
    first, second, third = (rite(board, "Draw 1 card.") for _ in range(3))
    table = board.start()
    for summon, left in ((first, 3), (second, 4), (third, 4)):
        assert table.play(summon).hand(0) == left


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


@pytest.mark.parametrize("kind", ["Forward", "Backup"])
@pytest.mark.parametrize("said", ["it was triggered from a Forward", "the auto-ability was of a Forward"])
def test_whose_ability_it_was(said: str, kind: str) -> None:
    board = Board()
    text = "When Olga enters the field, draw 1 card."
    card = board.put(0, HAND, "Olga", *abilities(text, "Olga", kind), type=kind, cost=0)
    summon = rite(board, f"Choose 1 auto-ability. Cancel its effect. If {said}, deal that Forward 3000 damage.")
    table = board.start().cast(card).cast(summon).resolve()
    assert table.hand(0) == 0
    assert table.obj(card).damage == (3000 if kind == "Forward" else 0)


def test_all_but_the_one_that_was_chosen() -> None:
    board = Board()
    one, other = board.put(1, FIELD, "One"), board.put(1, FIELD, "Other")
    mine = board.put(0, FIELD, "Mine", power=2000)
    summon = rite(
        board,
        "Choose 1 Forward opponent controls. Deal 3000 damage to all the Forwards opponent controls other than it.",
    )
    table = board.start().play(summon, ((one,),))
    assert [table.obj(each).damage for each in (one, other, mine)] == [0, 3000, 0]


def test_each_forward_other_than_it() -> None:
    board = Board()
    one = board.put(0, FIELD, "One")
    board.put(0, FIELD, "Other")
    summon = rite(
        board,
        "Choose 1 Forward you control. It gains +1000 power for each Forward other than it until the end of the turn.",
    )
    assert board.start().play(summon, ((one,),)).power(one) == 6000


@pytest.mark.parametrize(
    ("text", "held"),
    [
        (
            "Your opponent selects 1 card in their hand and puts it at the bottom of their deck. Then, they draw 2 cards.",
            2,
        ),
        ("Your opponent draws 2 cards. Then, they discard 2 cards.", 1),
    ],
)
def test_then_they_draw_or_discard(text: str, held: int) -> None:
    board = Board()
    board.put(1, HAND, "Held")
    summon = rite(board, text)
    table = board.start().cast(summon)
    while table.match.state.stack:
        if table.asked.kind == "act":
            table.answer(("pass",))
        else:
            table.answer(tuple(table.match.state.zones[1][HAND][: table.asked.least]))
    assert (table.hand(0), table.hand(1)) == (0, held)


@pytest.mark.parametrize(
    ("said", "damage"),
    [("1 or more of them are Ice", 1000), ("2 or more of them are Ice", 0), ("all of them are Ice", 0)],
)
def test_of_what_element_the_shown_cards_are(said: str, damage: int) -> None:
    board = Board()
    mine = board.put(0, FIELD, "Mine")
    ice = board.put(0, DECK, "Frost", elements=("Ice",))
    on_top(board, 0, ice)
    text = f"Reveal the top 2 cards of your deck. If {said}, deal 1000 damage to all the Forwards. {BACK}"
    summon = rite(board, text)
    table = board.start().cast(summon)
    while table.match.state.stack:
        table.answer(("pass",) if table.asked.kind == "act" else table.match.sample(Random(1)))
    assert table.obj(mine).damage == damage


def test_it_is_discarded_from_the_hand() -> None:
    board = Board()
    text = "Discard Hild from your hand: Draw 2 cards. You can only use this ability if Hild is in your hand."
    card = hild(board, text, HAND)
    table = board.start().answer(("use", card, 0)).resolve()
    assert (table.zone(card), table.hand(0)) == (BREAK_ZONE, 2)


@pytest.mark.parametrize(
    ("said", "power"),
    [
        ("Forward that has been returned to its owner's hand this turn", 7000),
        ("Forward returned from the field to its owner's hand this turn", 7000),
        ("Summon your opponent has discarded this turn", 6000),
        ("Forward your opponent discarded this turn", 5000),
        ("Summon you have discarded this turn", 5000),
        ("card that was discarded this turn", 6000),
    ],
)
def test_what_went_to_a_hand_or_from_one_this_turn(said: str, power: int) -> None:
    board = Board()
    card = hild(board, f"Hild gains +1000 power for each {said}.")
    board.put(1, FIELD, "One"), board.put(1, FIELD, "Two")
    board.put(1, HAND, "Blaze", type="Summon")
    discards = rite(board, "Your opponent discards 1 card.")
    returns = rite(board, "Return all the Forwards opponent controls to their owners' hands.")
    assert board.start().play(discards).play(returns).power(card) == power


def test_damage_is_divided_in_steps() -> None:
    board = Board()
    one, two = board.put(1, FIELD, "One", power=9000), board.put(1, FIELD, "Two", power=9000)
    text = "Choose any number of Forwards. Deal 5000 damage divided among them as you like (damage must be in increments of 1000)."
    summon = rite(board, text)
    table = board.start().play(summon, ((one, two),), ((one, 2000), (two, 3000)))
    assert [table.obj(each).damage for each in (one, two)] == [2000, 3000]


def test_another_than_the_one_that_attacks() -> None:
    board = Board()
    card = hild(board, "When a Forward you control attacks, all the other Forwards you control gain +1000 power until the end of the turn.")  # fmt: skip
    first, second = board.put(0, FIELD, "First"), board.put(0, FIELD, "Second")
    table = to_attack(board.start(), first)
    while table.match.state.stack:
        table.answer(("pass",))
    assert [table.power(each) for each in (card, first, second)] == [6000, 5000, 6000]


def test_another_than_the_one_that_was_met() -> None:
    board = Board()
    card = hild(board, "When Hild deals damage to a Forward, choose 1 other Forward opponent controls. Break it.", power=9000)  # fmt: skip
    one, two = board.put(1, FIELD, "One", power=20000), board.put(1, FIELD, "Two", power=20000)
    summon = rite(board, "Choose 1 {Card Name Hild} and 1 {Card Name One}. The former deals damage equal to its power to the latter.")  # fmt: skip
    table = board.start().play(summon)
    assert table.obj(one).damage == 9000
    assert [table.zone(each) for each in (card, one, two)] == [FIELD, FIELD, BREAK_ZONE]


@pytest.mark.parametrize(("more", "drawn"), [(0, 1), (1, 0)])
def test_no_other_than_the_one_that_came(more: int, drawn: int) -> None:
    board = Board()
    text = "When a Forward enters your field, if you control no other Forwards, draw 1 card."
    board.put(0, FIELD, "Hild", *abilities(text, "Hild", "Backup"), type="Backup")
    for each in range(more):
        board.put(0, FIELD, f"More {each}")
    card = board.put(0, HAND, "Guard", cost=0)
    assert board.start().play(card).hand(0) == drawn


@pytest.mark.parametrize("then", ["play it onto the field dull", "add it to your hand", "return it to your hand"])
def test_what_left_the_field_is_meant_and_not_the_card_itself(then: str) -> None:
    board = Board()
    text = f"When Hild enters the field, choose 1 Forward you control other than Hild. When it is put from the field into the Break Zone this turn, {then}."  # fmt: skip
    card = hild(board, text, HAND, cost=0)
    guard = board.put(0, FIELD, "Guard")
    summon = rite(board, "Choose 1 {Card Name Guard}. Break it.")
    table = board.start().play(card).play(summon)
    assert (table.zone(card), table.zone(guard)) == (FIELD, FIELD if then.startswith("play") else HAND)
    assert table.obj(guard).dull == then.startswith("play")


@pytest.mark.parametrize("castable", [True, False])
def test_whichever_of_them_is_cast_costs_less(castable: bool) -> None:
    board = Board()
    cost = 2 if castable else 3
    gone = [
        board.put(0, BREAK_ZONE, f"Gone {i}", *abilities("Draw 1 card."), type="Summon", cost=cost) for i in range(2)
    ]
    text = "Remove up to 2 Summons in your Break Zone from the game. You can cast 1 of them this turn. The cost required to cast it is reduced by 2."  # fmt: skip
    summon = rite(board, text)
    table = board.start().play(summon, (), tuple(gone))
    for each in gone:
        assert (("cast", each, "") in table.match.acts()) == castable
    if castable:
        assert table.play(gone[0]).hand(0) == 1
        assert ("cast", gone[1], "") not in table.match.acts()
