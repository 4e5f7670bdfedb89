"""Own sentences played from their text: sisters of known ones, of the other player, of several cards, of another cause."""

from __future__ import annotations

import pytest
from board import BREAK_ZONE, DAMAGE_ZONE, FIELD, HAND, REMOVED, Board
from test_kinds_played import hild, use
from test_sentences_linked import blocked_by, drive, to_attack
from test_sentences_played import abilities, rite

from cardwright.errors import Illegal


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


HIT = "Choose 1 Forward opponent controls. Deal it 6000 damage."


@pytest.mark.parametrize(
    ("text", "damage"),
    [
        ("If Hild is dealt 5000 damage or more, reduce the damage by 2000 instead.", 4000),
        ("If Hild is dealt 5000 damage or less, reduce the damage by 2000 instead.", 6000),
        ("The damage dealt to Forwards you control is reduced by 1000 instead.", 5000),
        ("The damage dealt to Hild increases by 1000 instead.", 7000),
        ("If Hild is dealt damage by a Fire Summon or a Fire ability, the damage becomes 0 instead.", 0),
        ("If Hild is dealt damage by an Ice Summon or an Ice ability, the damage becomes 0 instead.", 6000),
        ("If Hild is dealt battle damage by a Forward of cost 1 or more, the damage becomes 0 instead.", 6000),
    ],
)
def test_what_becomes_of_damage(text: str, damage: int) -> None:
    board = Board()
    card = hild(board, text, player=1, power=9000)
    summon = rite(board, HIT)
    assert board.start().play(summon).obj(card).damage == damage


@pytest.mark.parametrize(
    ("text", "points"),
    [
        ("If a Forward opponent controls deals damage to you, the damage becomes 0 instead.", 0),
        ("If a Forward of cost 3 or more deals damage to you, the damage becomes 0 instead.", 1),
    ],
)
def test_what_becomes_of_points_of_damage(text: str, points: int) -> None:
    board = Board()
    hild(board, text, player=1)
    board.put(0, FIELD, "Olga")
    summon = rite(board, "Choose 1 Forward you control. It deals your opponent 1 point of damage.")
    table = board.start().play(summon)
    assert len(table.match.state.zones[1][DAMAGE_ZONE]) == points


def test_only_the_next_damage_of_a_forward_becomes_none() -> None:
    board = Board()
    board.put(1, FIELD, "Olga")
    shield = rite(board, "During this turn, the next damage dealt to you by a Forward becomes 0 instead.")
    strikes = [rite(board, "Choose 1 Forward opponent controls. It deals you 1 point of damage.") for _ in range(2)]
    table = board.start().play(shield)
    for each in strikes:
        table.play(each)
    assert len(table.match.state.zones[0][DAMAGE_ZONE]) == 1


def test_they_leave_the_field_for_good() -> None:
    board = Board()
    gone = [board.put(0, BREAK_ZONE, f"Gone {each}") for each in range(2)]
    text = "Choose 2 Forwards in your Break Zone. Play them onto the field. If they leave the field, remove them from the game instead."
    summon = rite(board, text)
    sweep = rite(board, "Return all the Forwards to their owners' hands.")
    table = board.start().play(summon)
    assert [table.zone(each) for each in gone] == [FIELD, FIELD]
    table.play(sweep)
    assert [table.zone(each) for each in gone] == [REMOVED, REMOVED]


def test_what_it_damaged_leaves_the_field_for_good() -> None:
    for hurt, zone in ((True, REMOVED), (False, HAND)):
        board = Board()
        text = "If a Character damaged by Hild leaves the field on the same turn, remove it from the game instead."
        hild(board, text)
        foe = board.put(1, FIELD, "Olga", power=9000)
        strike = rite(
            board,
            "Choose 1 Forward you control and 1 Forward of cost 1 or more opponent controls. The former deals 1000 damage to the latter.",
        )
        back = rite(board, "Choose 1 Forward opponent controls. Return it to its owner's hand.")
        table = board.start()
        if hurt:
            table.play(strike)
        assert table.play(back).zone(foe) == zone


def test_its_power_stays_for_the_turn() -> None:
    board = Board()
    card = hild(board, "Brave", player=1)
    summon = rite(board, "Choose 1 Forward. During this turn, its power cannot be increased by Summons or abilities.")
    more = rite(board, "Choose 1 Forward. It gains +1000 power until the end of the turn.")
    assert board.start().play(summon).play(more).power(card) == 5000


@pytest.mark.parametrize(
    ("condition", "holds"),
    [
        ("each player controls a Monster", False),
        ("each player controls a Forward", True),
        ("you have 2 or more cards more than your opponent in your hand", True),
        ("you have at least 3 more cards in your hand than your opponent", False),
        ("you control a Forward, Backup and a Monster", True),
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


@pytest.mark.parametrize(("number", "drawn"), [(1, 0), (2, 1), (3, 1), (4, 0)])
def test_so_many_summons_were_cast(number: int, drawn: int) -> None:
    board = Board()
    for _ in range(number - 1):
        board.summon()
    summon = rite(board, "If you have cast 2 or 3 Summons this turn, draw 1 card.")
    table = board.start()
    for card in list(table.match.state.zones[0][HAND]):
        if card != summon:
            table.play(card)
    assert table.play(summon).hand(0) == drawn


@pytest.mark.parametrize(("held", "drawn"), [("Forward", 1), ("Backup", 0)])
def test_the_opponent_discarded_a_forward(held: str, drawn: int) -> None:
    board = Board()
    board.put(1, HAND, "Held", type=held)
    summon = rite(
        board, "Your opponent discards 1 card. When your opponent discards a Forward by this effect, draw 1 card."
    )
    assert board.start().play(summon).hand(0) == drawn


@pytest.mark.parametrize(("monsters", "drawn"), [(0, 0), (1, 1), (3, 3)])
def test_as_many_cards_as_were_broken(monsters: int, drawn: int) -> None:
    board = Board()
    for each in range(monsters):
        board.put(each % 2, FIELD, f"Imp {each}", type="Monster")
    summon = rite(board, "Break all the Monsters. Draw cards equal to the number of Monsters broken by this effect.")
    assert board.start().play(summon).hand(0) == drawn


@pytest.mark.parametrize(
    ("text", "gone"),
    [
        ("Reveal the top 2 cards of your deck and your opponent's deck. Put them into the Break Zone.", 2),
        ("Reveal the top card of each player's deck. Put them into the Break Zone.", 1),
        ("Look at the top card of each player's deck. Put them into the Break Zone.", 1),
    ],
)
def test_the_tops_of_both_decks(text: str, gone: int) -> None:
    board = Board()
    summon = rite(board, text)
    table = board.start().play(summon)
    lying = [len([card for card in table.match.state.zones[player][BREAK_ZONE] if card != summon]) for player in (0, 1)]
    assert lying == [gone, gone]


def test_two_cards_are_returned_to_pay() -> None:
    board = Board()
    card = hild(board, "《0》, return 2 Backups you control to their owner's hand: Draw 1 card.")
    backups = [board.put(0, FIELD, f"Sheaf {each}", type="Backup") for each in range(2)]
    table = board.start().answer(("use", card, 0), *((each,) for each in backups))
    assert [table.zone(each) for each in backups] == [HAND, HAND]
    assert table.resolve().hand(0) == 3


def test_a_counter_is_placed_instead_of_damage() -> None:
    board = Board()
    card = hild(
        board, "If Hild is dealt damage, place 1 Moon Counter on Hild and the damage becomes 0 instead.", player=1
    )
    summon = rite(board, HIT)
    table = board.start().play(summon)
    assert (table.obj(card).damage, table.obj(card).counters) == (0, {"Moon": 1})


@pytest.mark.parametrize(("whose", "damage"), [("your", 6000), ("your opponent's", 7000)])
def test_more_damage_in_a_turn(whose: str, damage: int) -> None:
    board = Board()
    text = f"If Hild is dealt damage by Summons during {whose} turn, the damage increases by 1000 instead."
    card = hild(board, text, player=1, power=9000)
    summon = rite(board, HIT)
    assert board.start().play(summon).obj(card).damage == damage


@pytest.mark.parametrize(("lying", "castable"), [(2, False), (3, True)])
def test_so_many_cards_must_lie_there_to_cast_it(lying: int, castable: bool) -> None:
    board = Board()
    card = hild(board, "You must have 3 or more cards in your Break Zone to cast Hild.", HAND, cost=0)
    for each in range(lying):
        board.put(0, BREAK_ZONE, f"Gone {each}")
    table = board.start()
    if castable:
        assert table.play(card).zone(card) == FIELD
    else:
        with pytest.raises(Illegal):
            table.cast(card)


@pytest.mark.parametrize(
    ("words", "castable"),
    [
        ("Until the end of your opponent's next turn, you cannot cast Summons.", False),
        ("You cannot cast Summons during your next turn.", True),
    ],
)
def test_no_summons_for_a_while(words: str, castable: bool) -> None:
    board = Board()
    bar, other = rite(board, words), rite(board, "Draw 1 card.")
    table = board.start().play(bar)
    if castable:
        assert table.play(other).zone(other) == BREAK_ZONE
    else:
        with pytest.raises(Illegal):
            table.cast(other)


@pytest.mark.parametrize(("cost", "damage", "drawn"), [(4, 0, 0), (3, 3000, 1)])
def test_battle_damage_by_some_forwards(cost: int, damage: int, drawn: int) -> None:
    board = Board()
    shield = "If Hild is dealt battle damage by a Forward of cost 4 or more, the damage becomes 0 instead."
    card = hild(board, shield, player=1, power=9000)
    text = "When Card Name Hild is dealt battle damage by a Forward of cost 3 or less, draw 1 card."
    board.put(
        0,
        FIELD,
        "Olga",
        *abilities(text.replace("Card Name Hild", "{Card Name Hild}"), "Olga", "Backup"),
        type="Backup",
    )
    knight = board.put(0, FIELD, "Knight", power=3000, cost=cost)
    table = drive(blocked_by(to_attack(board.start(), knight), card).answer(("pass",), ("pass",)))
    assert (table.obj(card).damage, table.hand(0)) == (damage, drawn)


@pytest.mark.parametrize(
    ("words", "drawn"), [("is Frozen by your Summon or ability", 1), ("becomes Frozen by your opponent's ability", 0)]
)
def test_what_is_frozen(words: str, drawn: int) -> None:
    board = Board()
    hild(board, f"When a Forward opponent controls {words}, draw 1 card.")
    board.put(1, FIELD, "Olga")
    summon = rite(board, "Choose 1 Forward opponent controls. Freeze it.")
    assert board.start().play(summon).hand(0) == drawn


def test_whoever_casts_a_summon() -> None:
    board = Board()
    card = hild(board, "Whenever a Summon is cast, Hild gains +1000 power until the end of the turn.")
    mine = rite(board, "Your opponent draws 1 card.")
    theirs = board.summon(player=1)
    table = board.start().play(mine)
    assert table.power(card) == 6000
    table.answer(("pass",))
    assert table.play(theirs).power(card) == 7000


@pytest.mark.parametrize(("cost", "gone"), [(3, REMOVED), (4, BREAK_ZONE)])
def test_only_some_of_those_that_it_struck_leave_for_good(cost: int, gone: int) -> None:
    board = Board()
    foe = board.put(1, FIELD, "Olga", power=3000, cost=cost)
    text = "If a Forward of cost 3 or less damaged by this effect is put into the Break Zone this turn, remove it from the game instead."
    summon = rite(board, f"Deal 3000 damage to all the Forwards opponent controls. {text}")
    assert board.start().play(summon).zone(foe) == gone


@pytest.mark.parametrize(("job", "drawn"), [("Knight", 1), ("Smith", 0)])
def test_chosen_by_the_ability_of_a_knight(job: str, drawn: int) -> None:
    board = Board()
    hild(board, "When Hild is chosen by a {Job Knight}'s ability, draw 1 card.")
    text = "《0》: Choose 1 {Card Name Hild}. It gains +1000 power until the end of the turn."
    other = board.put(0, FIELD, "Olga", *abilities(text, "Olga", "Forward"), jobs=(job,))
    assert use(board.start(), other).hand(0) == drawn


def test_until_the_end_of_the_turn_no_damage_is_dealt() -> None:
    board = Board()
    card = hild(board, "Brave", player=1, power=9000)
    shield = rite(board, "Choose 1 Forward. Until the end of the turn, the next damage dealt to it becomes 0 instead.")
    strikes = [rite(board, HIT) for _ in range(2)]
    table = board.start().play(shield)
    for each in strikes:
        table.play(each)
    assert table.obj(card).damage == 6000


@pytest.mark.parametrize("way", ["If", "When"])
@pytest.mark.parametrize(("pays", "held"), [(True, 3), (False, 1)])  # Hild costs no more than they do
def test_as_many_cards_as_were_broken_for_a_discard(way: str, pays: bool, held: int) -> None:
    board = Board()
    text = f"When Hild enters the field, you may discard 1 card. {way} you do so, break all the Forwards of cost 1 or less."
    card = hild(board, f"{text} Draw 1 card for each Forward broken by this effect.", HAND, cost=0)
    board.put(0, HAND, "Held", cost=9)
    for each in range(2):
        board.put(1, FIELD, f"Imp {each}", cost=1)
    table = board.start().cast(card)
    table.resolve(pays)
    assert table.hand(0) == held


@pytest.mark.parametrize(
    "way",
    [
        "if you control a Backup, {}",
        "you may discard 1 card. If you do so, {}",
        "you may discard 1 card. When you do so, {}",
    ],
)
def test_at_most_two_cards(way: str) -> None:
    board = Board()
    text = "draw 1 card for each Forward you control. You can only draw up to 2 cards with this ability."
    card = hild(board, f"When Hild enters the field, {way.format(text)}", HAND, cost=0)
    board.put(0, HAND, "Held", cost=9)
    board.put(0, FIELD, "Sheaf", type="Backup")
    for each in range(3):
        board.put(0, FIELD, f"Imp {each}")
    table = board.start().cast(card)
    table.resolve(*((True,) if "may" in way else ()))
    assert table.hand(0) == (2 if "may" in way else 3)


@pytest.mark.clauses("fftcg-2020", "11.8.17.1")
def test_what_was_broken_is_counted_at_the_end_of_the_turn() -> None:
    board = Board()
    for each in range(2):
        board.put(1, FIELD, f"Imp {each}", cost=1)
    text = "Break all the Forwards of cost 2 or less. At the end of the turn, draw 1 card for each Forward broken by this effect."
    summon = rite(board, text)
    table = board.start().play(summon)
    assert table.hand(0) == 0
    while table.match.state.turn == 3:
        table.answer(("pass",) if table.asked.kind == "act" else ())
    assert table.hand(0) == 2


def test_it_goes_back_to_the_hand_instead() -> None:
    board = Board()
    gone = board.put(0, BREAK_ZONE, "Olga", cost=1)
    text = "Choose 1 Forward in your Break Zone. Play it onto the field. If it leaves the field, return it to its owner's hand instead."
    summon, sweep = rite(board, text), rite(board, "Break all the Forwards.")
    table = board.start().play(summon)
    assert table.zone(gone) == FIELD
    assert table.play(sweep).zone(gone) == HAND


@pytest.mark.parametrize(("backup", "drawn"), [(True, 2), (False, 0)])
def test_what_was_dulled_before_the_condition_is_not_counted(backup: bool, drawn: int) -> None:
    board = Board()
    if backup:
        board.put(0, FIELD, "Sheaf", type="Backup")
    for each in range(2):
        board.put(1, FIELD, f"Imp {each}")
    board.put(1, FIELD, "Ooze", type="Monster")
    text = "Choose 1 Monster. Dull it. If you control a Backup, dull all the Forwards. Draw 1 card for each Forward dulled by this effect."
    summon = rite(board, text)
    assert board.start().play(summon).hand(0) == drawn
