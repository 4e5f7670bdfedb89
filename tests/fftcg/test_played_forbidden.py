"""Own sentences played from their text: what cards and players cannot do, or must."""

from __future__ import annotations

import pytest
from board import BREAK_ZONE, FIELD, HAND, Board, Table
from played import (
    abilities,
    aim,
    begin_using,
    blocked_by,
    castable,
    drive,
    hild,
    hild_text,
    rite,
    to_attack,
    until_turn,
    use,
)

from cardwright.errors import Illegal
from cardwright.games.common.statics import attacks_per_turn, can_block


def attack_once_more(table: Table, *cards: int) -> Table:
    table = to_attack(table, *cards)
    while table.asked.reason != "attack" and table.match.state.phase == "attack":
        table.answer(("pass",)) if table.asked.kind == "act" else table.answer(())
    return table


@pytest.mark.parametrize(("monsters", "again"), [(1, False), (2, True)])
def test_it_attacks_as_often_as_there_are_monsters(monsters: int, again: bool) -> None:
    board = Board()
    for number in range(monsters):
        board.put(0, FIELD, f"Imp {number}", type="Monster")
    text = "Hild can attack as many times as the number of Monsters you control."
    hild = board.put(0, FIELD, "Hild", *abilities("Brave", "Hild", "Forward"), *abilities(text, "Hild", "Forward"))
    game = board.start().match.game
    assert (attacks_per_turn(game, game.state.objects[hild].ref) > 1) == again


@pytest.mark.parametrize(
    "words", ["2 or more Forwards you controlled attacked this turn", "you attacked with 2 or more Forwards this turn"]
)
@pytest.mark.parametrize(("others", "drawn"), [(False, 0), (True, 1)])
def test_one_forward_that_attacks_twice_is_one(words: str, others: bool, drawn: int) -> None:
    board = Board()
    counting = hild(board, f"《0》: If {words}, draw 1 card.")
    twice = abilities("Brave[[br]]Rider can attack twice in the same turn.", "Rider", "Forward")
    striker = board.put(0, FIELD, "Rider", *twice)
    friend = board.put(0, FIELD, "Friend")
    table = attack_once_more(board.start(), striker)
    table = attack_once_more(table, friend if others else striker)
    held = table.hand(0)
    while table.asked.kind != "act":
        table.answer(())
    assert use(table, counting).hand(0) - held == drawn


def test_what_is_not_added_to_the_hand() -> None:
    for words, zone in (
        ("Players cannot add cards in their Break Zone to their hand.", BREAK_ZONE),
        ("Your opponent cannot add cards in their Break Zone to their hand.", HAND),
        ("Backups cannot be added to a player's hand from the Break Zone.", HAND),
    ):
        board = Board()
        hild(board, words)
        there = board.put(0, BREAK_ZONE, "Olga")
        summon = rite(board, "Choose 1 Forward in your Break Zone. Add it to your hand.")
        assert board.start().play(summon).zone(there) == zone, words


def test_no_stronger_forward_blocks_it() -> None:
    """10.1.3: the power that counts is that of the attacker."""
    board = Board()
    striker = board.put(0, FIELD, "Striker", power=5000)
    weak, strong = (board.put(1, FIELD, f"Foe {power}", power=power) for power in (5000, 6000))
    summon = rite(
        board,
        "Choose 1 Forward you control. It cannot be blocked by Forwards with power higher than its own this turn.",
    )
    table = board.start().play(summon)
    table = to_attack(table, striker)
    while table.asked.reason != "block":
        table.answer(("pass",))
    assert table.asked.options == (weak,), strong


def test_two_verbs_for_one_subject() -> None:
    board = Board()
    card = board.put(
        0, FIELD, "Hild", *hild_text("If you control a {Job Knight}, Hild gains +2000 power and cannot be blocked.")
    )
    other = board.put(0, FIELD, "Knight", jobs=("Knight",))
    board.put(1, FIELD, "Wall", power=9000)
    table = board.start()
    assert (table.power(card), table.power(other)) == (7000, 5000)
    to_attack(table, card)
    while table.asked.kind == "act" and table.match.state.phase == "attack" and not table.match.state.zones[1][5]:
        assert table.asked.reason != "block"
        table.answer(("pass",))


def test_two_verbs_for_one_group() -> None:
    board = Board()
    mine = [board.put(0, FIELD, name) for name in ("A", "B")]
    summon = rite(
        board, "Choose 2 Forwards you control. Until the end of the turn, they gain +1000 power and cannot be blocked."
    )
    table = board.start().play(summon)
    assert [table.power(card) for card in mine] == [6000, 6000]


def test_only_some_can_block_it() -> None:
    for text, able in (
        ("Hild can only be blocked by Forwards of cost 4 or more.", [False, True]),
        ("Hild can only be blocked by a Forward with power greater than Hild.", [True, False]),
    ):
        board = Board()
        card = hild(board, text, power=6000)
        foes = [board.put(1, FIELD, "Foe", power=7000, cost=2), board.put(1, FIELD, "Foe", power=6000, cost=4)]
        table = board.start()
        assert [can_block(table.match.game, table.ref(foe), table.ref(card)) for foe in foes] == able


def test_some_causes_do_not_break_it() -> None:
    for words, kind, zone in (
        ("your opponent's Summons", "Summon", FIELD),
        ("your opponent's abilities", "Summon", BREAK_ZONE),
        ("your opponent's Summons", "ability", BREAK_ZONE),
    ):
        board = Board()
        card = hild(board, f"Hild cannot be broken by {words}.", player=1)
        text = "Choose 1 Forward opponent controls. Break it."
        summon = rite(board, text)
        breaker = board.put(0, FIELD, "Olga", *abilities(f"《0》: {text}", "Olga", "Forward"))
        table = board.start()
        table = table.play(summon) if kind == "Summon" else begin_using(table, breaker).resolve()
        assert table.zone(card) == zone


def test_an_element_that_is_shared_keeps_off_abilities_alone() -> None:
    board = Board()
    guard = abilities("Hild cannot be chosen by your opponent's abilities that share its Element.", "Hild", "Forward")
    hild = board.put(1, FIELD, "Hild", *guard, elements=("Fire",))
    other = board.put(1, FIELD, "Other")
    hit = abilities("《0》: Choose 1 Forward opponent controls. Dull it.", "Ann", "Forward")
    fire = board.put(0, FIELD, "Ann", *hit, elements=("Fire",))
    ice = board.put(0, FIELD, "Ann", *hit, elements=("Ice",))
    summon = rite(board, "Choose 1 Forward opponent controls. Dull it.")
    table = board.start()
    for act, options in (
        (("use", fire, 0), {other}),
        (("use", ice, 0), {hild, other}),
        (("cast", summon, ""), {hild, other}),
    ):
        table.answer(act)
        if table.asked.kind == "choose":
            assert set(table.asked.options or ()) == options
            table.answer((other,))
        else:
            assert options == {other}
        table.resolve()


def test_not_chosen_by_what_shares_its_element() -> None:
    for text, fire, ice in (
        ("Hild cannot be chosen by Summons or abilities " + "that share its Element.", False, True),
        ("Hild cannot be chosen by Ice Summons or Ice abilities.", True, False),
        ("Hild cannot be chosen by Summons or abilities that don't share its Element.", True, False),
        ("Hild cannot be chosen by your opponent's Summons that share an Element with Hild.", False, True),
    ):
        board = Board()
        board.put(1, FIELD, "Hild", *hild_text(text))
        spell = abilities("Choose 1 Forward. Dull it.")
        flame = board.put(0, HAND, "Flame", *spell, type="Summon", cost=0)
        frost = board.put(0, HAND, "Frost", *spell, type="Summon", cost=0, elements=("Ice",))
        table = board.start()
        assert castable(Table(table.match.copy()), flame) == fire
        assert castable(Table(table.match.copy()), frost) == ice


@pytest.mark.parametrize(("words", "choosable"), [("special abilities", True), ("action abilities", False)])
def test_chosen_by_kinds_of_abilities(words: str, choosable: bool) -> None:
    board = Board()
    card = hild(board, f"Hild cannot be chosen by your opponent's {words}.", player=1)
    other = board.put(
        0, FIELD, "Olga", *abilities("《0》: Choose 1 Forward opponent controls. Dull it.", "Olga", "Forward")
    )
    table = board.start()
    if choosable:
        assert use(table, other).obj(card).dull
    else:
        with pytest.raises(Illegal):
            use(table, other)


def test_two_rules_hold_together() -> None:
    board = Board()
    card = hild(board, "Hild cannot be dulled by Summons or abilities and cannot be broken.")
    other = board.put(0, FIELD, "Olga")
    rites = [rite(board, f"{verb} all the Forwards.") for verb in ("Dull", "Break")]
    table = board.start()
    for each in rites:
        table.play(each)
    assert table.zone(card) == FIELD and not table.obj(card).dull
    assert table.zone(other) == BREAK_ZONE


@pytest.mark.parametrize(("span", "turn"), [("the end of your opponent's next turn", 4), ("the end of the turn", 3)])
def test_what_is_lost_and_forbidden_ends_together(span: str, turn: int) -> None:
    board = Board()
    foe = board.put(1, FIELD, "Foe")
    summon = rite(board, f"Choose 1 Forward. It loses 1000 power and cannot block until {span}.")
    table = board.start().play(summon)
    assert table.power(foe) == 4000 and table.match.state.turn == 3
    assert until_turn(table, turn + 1).power(foe) == 5000


def test_opposing_forwards_cannot_block() -> None:
    board = Board()
    hild(board, "Opposing Forwards cannot block.[[br]]Opposing Forwards lose 1000 power.")
    mine, foe = board.put(0, FIELD, "Mine"), board.put(1, FIELD, "Foe")
    table = board.start()
    assert table.power(foe) == 4000 and table.power(mine) == 5000


@pytest.mark.parametrize(("power", "can"), [(4000, False), (5000, True), (6000, True)])
def test_each_blocker_compares_with_its_own_power(power: int, can: bool) -> None:
    board = Board()
    knight, wall = board.put(0, FIELD, "Knight", power=power), board.put(1, FIELD, "Wall", power=5000)
    board.put(1, FIELD, "Other", power=1000)
    text = "All the Forwards cannot block Forwards " + "with a power inferior to their own this turn."
    summon = rite(board, text)
    table = to_attack(drive(board.start().cast(summon)), knight)
    if can:
        blocked_by(table, wall)
    else:
        with pytest.raises(Illegal):
            blocked_by(table, wall)


def test_it_cannot_leave_due_to_abilities_but_due_to_summons() -> None:
    text = "Choose 1 [[i]]Card Name Hild[[/]]. Return it to its owner's hand."
    for words, kind, zone in (
        ("your opponent's abilities", "ability", FIELD),
        ("your opponent's abilities", "summon", HAND),
        ("your opponent's Summons", "summon", FIELD),
    ):
        board = Board()
        card = hild(board, f"Hild cannot leave the field due to {words}.", player=1)
        summon = rite(board, text)
        other = board.put(0, FIELD, "Olga", *abilities(f"《0》: {text}", "Olga", "Forward"))
        table = board.start()
        table = table.play(summon) if kind == "summon" else use(table, other)
        assert table.zone(card) == zone, (words, kind)


def test_an_opponents_ability_that_is_choosing_is_cancelled() -> None:
    """11.9.3: what is cancelled does nothing; one's own ability cannot be chosen."""
    text = "Choose an opponent's ability that is choosing a Forward you control. Cancel its effect."
    for user, left in ((1, 0), (0, 1000)):
        board = Board()
        mine = board.put(0, FIELD, "Mine", power=9000)
        hurt = "《0》: Choose 1 [[i]]Card Name Mine[[/]]. Deal it 1000 damage."
        source = hild(board, hurt, player=user)
        summon = rite(board, text)
        table = board.start()
        if user:
            table = table.answer(("pass",))
        table = table.answer(("use", source, 0))
        while table.asked.kind != "act":
            table.answer((mine,))
        if user:
            table = table.answer(("pass",))
        table = table.play(summon) if ("cast", summon, "") in table.match.acts() else table.resolve()
        assert table.obj(mine).damage == left


@pytest.mark.parametrize(("words", "drawn"), [("of cost 1 or less", 1), ("of cost 1 or more", 0)])
def test_summons_of_a_cost_cannot_be_cancelled(words: str, drawn: int) -> None:
    board = Board()
    hild(board, f"The Summons {words} you cast cannot be cancelled.")
    free = rite(board, "Draw 1 card.")
    (cancel,) = abilities("Choose 1 Summon. Cancel its effect.")
    other = board.put(0, HAND, "Denial", cancel, type="Summon", cost=0)
    table = aim(board.start().cast(free), ("cast", other, ""))
    assert table.hand(0) == drawn


@pytest.mark.parametrize(
    ("whose", "mine", "theirs"), [("your ", FIELD, BREAK_ZONE), ("your opponent's ", BREAK_ZONE, FIELD)]
)
def test_one_players_own_do_not_break_it(whose: str, mine: int, theirs: int) -> None:
    """11.6.2.4: of the Summons of two players those of one alone are kept from it."""
    for player, zone in ((0, mine), (1, theirs)):
        board = Board()
        card = hild(board, f"Hild cannot be broken by {whose}Summons or abilities.", player=player)
        board.put(1, FIELD, "Other")
        summon = rite(board, "Choose 1 Forward. Break it.")
        assert board.start().play(summon, ((card,),)).zone(card) == zone


ALONE = "Hild cannot attack alone."


def test_it_attacks_in_a_party_only() -> None:
    """10.1.2.1, 10.1.2.1.2, 15.1.1.9: no single attacker, but one of a party."""
    board = Board()
    card = hild(board, ALONE)
    ally, ice = board.put(0, FIELD, "Ally"), board.put(0, FIELD, "Frost", elements=("Ice",))
    table = board.start()
    while table.asked.reason != "attack":
        table.answer(("pass",))
    for cards in ((card,), (card, ice)):
        with pytest.raises(Illegal):
            table.match.copy().answer(cards)
    table.match.copy().answer((ally,))
    table.answer((card, ally))
    assert table.obj(card).dull and table.obj(ally).dull


@pytest.mark.parametrize(("element", "free"), [("Fire", False), ("Ice", True)])
def test_it_must_attack_in_a_party_where_there_can_be_one(element: str, free: bool) -> None:
    """10.1.2.1.3: if possible."""
    board = Board()
    hild(board, f"{ALONE} Hild must attack once per turn if possible.".replace(" Hild must", "[[br]]Hild must"))
    board.put(0, FIELD, "Ally", elements=(element,))
    table = board.start()
    while table.asked.reason != "attack":
        table.answer(("pass",))
    if free:
        table.answer(())
    else:
        with pytest.raises(Illegal):
            table.answer(())


@pytest.mark.parametrize("named", ["Water", "Fire"])
def test_no_forward_of_the_named_element_blocks_ever_after(named: str) -> None:
    board = Board()
    text = (
        "When Hild enters the field, name 1 Element. Hild cannot be blocked by Forwards of the named Element."
        " (This effect does not end at the end of the turn.)"
    )
    card = hild(board, text, HAND, cost=0)
    board.put(1, FIELD, "Foe", elements=("Water",))
    table = board.start().cast(card)
    while table.asked.reason != "name":
        table.answer(("pass",))
    to_attack(until_turn(table.answer((named,)), 5), card)
    for _ in range(3):
        if table.asked.kind == "act":
            table.answer(("pass",))
    assert (table.asked.reason == "block") is (named == "Fire")


@pytest.mark.parametrize(
    ("words", "spared"),
    [
        ("Summons of cost 1 or less", True),
        ("your opponent's Summons of cost 1 or less", False),
        ("Summons of cost 1 or more", False),
    ],
)
def test_summons_of_such_a_cost_do_not_break_it(words: str, spared: bool) -> None:
    for does, effect in ((f"Hild cannot be broken by {words}.", "Break all the Forwards."),
                         (f"If Hild is dealt damage by {words}, the damage becomes 0 instead.", "Deal 9000 damage to all the Forwards.")):  # fmt: skip
        board = Board()
        card = hild(board, does)
        other = board.put(0, FIELD, "Other")
        summon = rite(board, effect)
        table = board.start().play(summon)
        assert (table.zone(card) == FIELD) == spared
        assert table.zone(other) == BREAK_ZONE


@pytest.mark.parametrize(("kind", "spared"), [("Forwards", True), ("Backups", False)])
def test_abilities_of_such_cards_do_not_break_it(kind: str, spared: bool) -> None:
    board = Board()
    card = hild(board, f"Hild cannot be broken by abilities of {kind}.")
    foe = board.put(0, FIELD, "Foe", *abilities("《0》: Break all the Forwards.", "Foe", "Forward"))
    table = board.start().answer(("use", foe, 0)).resolve()
    assert (table.zone(card) == FIELD) == spared
