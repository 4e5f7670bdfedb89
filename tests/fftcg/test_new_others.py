"""The other newer mechanics, each played from a text of our own as cards print it."""

from __future__ import annotations

import pytest
from board import BREAK_ZONE, DECK, FIELD, HAND, REMOVED, Board, Table
from newer import abilities, acts_of, put, until

from cardwright.games.common import statics
from cardwright.kernel.view import view


def rite(board: Board, text: str, **facts: object) -> int:
    return put(board, 0, HAND, "Rite", text, type="Summon", **facts)


def attack(table: Table, *cards: int) -> Table:
    """On to the attack declaration of this turn, with these attackers."""
    while table.asked.reason != "attack":
        table.answer(("pass",))
    return table.answer(cards)


def after_attack(table: Table) -> Table:
    """Nobody acts until another attack may be declared or the Attack Phase is over."""
    while table.asked.reason != "attack" and table.match.state.phase == "attack":
        table.answer(() if table.asked.reason == "block" else ("pass",))
    return table


# -- Crystals ------------------------------------------------------------------------------------------------------------


@pytest.mark.clauses("fftcg-new", "X-CRYSTAL-1", "X-CRYSTAL-2", "X-CRYSTAL-5")
def test_crystals_are_gained_seen_and_kept() -> None:
    board = Board()
    put(board, 0, FIELD, "Watcher", "When you gain 《C》, draw 1 card.", type="Backup")
    gain = rite(board, "Gain 《C》《C》.")
    table = board.start().play(gain)
    assert [v["crystals"] for v in view(table.match.game, 1)["values"]] == [2, 0]
    assert table.hand(0) == 1  # one trigger
    until(table, "main1", 1)
    assert [v["crystals"] for v in view(table.match.game, 0)["values"]] == [2, 0]


@pytest.mark.clauses("fftcg-new", "X-CRYSTAL-3", "X-CRYSTAL-4")
def test_crystals_pay_for_their_icons_alone() -> None:
    board = Board()
    hero = put(board, 0, FIELD, "Hero", "《C》《C》: Draw 1 card.\n《1》: Draw 3 cards.\n《C》《1》: Draw 5 cards.")
    board.state.vars["crystals:0"] = 1
    pay = board.put(0, FIELD, "Pay", type="Backup")
    table = board.start()
    assert acts_of(table, hero) == [("use", hero, 1), ("use", hero, 2)]
    table.answer(("use", hero, 2), (("dull", pay, "Fire"),)).resolve()
    assert table.hand(0) == 5 and table.match.state.vars["crystals:0"] == 0
    assert acts_of(table, hero) == [("use", hero, 1)]  # cards in hand make CP, and no CP is a Crystal
    board.state.vars["crystals:0"] = 2
    table = board.start()
    table.answer(("use", hero, 0)).resolve()
    assert table.match.state.vars["crystals:0"] == 0 and table.hand(0) == 5 + 1


# -- paying --------------------------------------------------------------------------------------------------------------


@pytest.mark.clauses("fftcg-new", "X-PAY-1")
@pytest.mark.parametrize(
    "words", ["to cast Hero", "to play Hero from your hand onto the field"], ids=["newer", "older"]
)
def test_an_alternative_cost(words: str) -> None:
    board = Board()
    text = f"You can discard 1 {{Job Knight}} (instead of paying the CP cost) {words}."
    hero = put(board, 0, HAND, "Hero", text, cost=7)
    knight = board.put(0, HAND, "Knight", jobs=("Knight",), elements=("Dark",))
    board.put(0, HAND, "Other", elements=("Dark",))
    put(board, 1, FIELD, "Tax", "The cost required for your opponent to cast Forwards increases by 2.")
    table = board.start()
    assert acts_of(table, hero) == [("cast", hero, "alternative")]
    table.answer(("cast", hero, "alternative"), (knight,))
    assert table.zone(hero) == FIELD and table.zone(knight) == BREAK_ZONE and table.hand(0) == 1


@pytest.mark.clauses("fftcg-new", "X-PAY-2")
def test_an_extra_cost() -> None:
    for way, drawn in (("", 1), ("extra", 2)):
        board = Board()
        text = "If you cast Rite, you may pay an extra 《C》.\nDraw 1 card. If you paid the extra cost, draw 2 cards instead."
        card = rite(board, text)
        board.state.vars["crystals:0"] = 1
        table = board.start()
        assert {a[2] for a in acts_of(table, card)} == {"", "extra"}
        table.answer(("cast", card, way)).resolve()
        assert table.hand(0) == drawn
        assert table.match.state.vars["crystals:0"] == (0 if way else 1)


@pytest.mark.clauses("fftcg-new", "X-PAY-3")
def test_before_paying() -> None:
    board = Board()
    text = "Before paying the cost to cast Rite, you can pay 《C》 to reduce the cost required to cast Rite by 2.\nDraw 1 card."
    card = rite(board, text, cost=3)
    board.state.vars["crystals:0"] = 2
    pay = board.put(0, FIELD, "Pay", type="Backup")
    table = board.start()
    assert acts_of(table, card) == [("cast", card, "reduce")]
    table.answer(("cast", card, "reduce"), (("dull", pay, "Fire"),)).resolve()
    assert table.hand(0) == 1 and table.match.state.vars["crystals:0"] == 1


@pytest.mark.clauses("fftcg-new", "X-PAY-3")
@pytest.mark.parametrize("others", [0, 1])
def test_what_is_removed_before_paying_produces_nothing(others: int) -> None:
    board = Board()
    text = "Before paying the cost to cast Rite, you can remove 1 Fire Backup you control from the game to reduce the cost required to cast Rite by 2.\nDraw 1 card."
    card = rite(board, text, cost=3)
    for name in ("Stove", "Oven")[: 1 + others]:
        board.put(0, FIELD, name, type="Backup")
    assert acts_of(board.start(), card) == [("cast", card, "reduce")] * others


@pytest.mark.clauses("fftcg-new", "X-PAY-4")
def test_a_backup_that_produces_for_some_cards() -> None:
    board = Board()
    text = "While paying the cost to cast a {Job Knight}, if Page is on the field, Page can produce CP of any Element."
    page = put(board, 0, FIELD, "Page", text, type="Backup", elements=("Ice",))
    knight = board.put(0, HAND, "Knight", jobs=("Knight",), cost=1)
    monk = board.put(0, HAND, "Monk", jobs=("Monk",), cost=1, elements=("Earth",))
    table = board.start()
    assert acts_of(table, knight) == [("cast", knight, "")]
    table.answer(("cast", knight, ""))
    assert ("dull", page, "Fire") in (table.asked.options or ())
    table.answer((("dull", page, "Fire"),))
    assert table.zone(knight) == FIELD and table.obj(page).dull
    assert acts_of(table, monk) == []


@pytest.mark.clauses("fftcg-new", "X-PAY-4")
def test_it_does_not_produce_for_others() -> None:
    board = Board()
    text = "While paying the cost to cast a {Job Knight}, if Page is on the field, Page can produce CP of any Element."
    put(board, 0, FIELD, "Page", text, type="Backup", elements=("Ice",))
    monk = board.put(0, HAND, "Monk", jobs=("Monk",), cost=1)
    assert acts_of(board.start(), monk) == []  # one CP of Ice for a card of Fire


# -- casting from elsewhere ----------------------------------------------------------------------------------------------


@pytest.mark.clauses("fftcg-new", "X-FROM-1")
def test_from_the_break_zone() -> None:
    board = Board()
    hero = put(board, 0, BREAK_ZONE, "Hero", "You can cast Hero from your Break Zone.", cost=1)
    plain = put(board, 0, BREAK_ZONE, "Plain")
    pay = board.put(0, FIELD, "Pay", type="Backup")
    table = board.start()
    assert acts_of(table, hero) == [("cast", hero, "")] and acts_of(table, plain) == []
    table.answer(("cast", hero, ""), (("dull", pay, "Fire"),))
    assert table.zone(hero) == FIELD and "cast" in table.obj(hero).marks
    put(board, 0, FIELD, "Herald", "You can cast Forwards from your Break Zone.", type="Backup")
    table = board.start()
    assert acts_of(table, plain) == [("cast", plain, "")]


@pytest.mark.clauses("fftcg-new", "X-FROM-2")
def test_as_though_one_owned_it() -> None:
    board = Board()
    away = "Remove it from the game."
    text = f"Choose 1 Forward in your opponent's Break Zone. {away} You can cast it as though you owned it this turn."
    theirs = put(board, 1, BREAK_ZONE, "Theirs")
    card, kill = rite(board, text), put(board, 0, HAND, "Kill", "Choose 1 Forward. Break it.", type="Summon")
    table = board.start().play(card)
    assert table.zone(theirs) == REMOVED and acts_of(table, theirs) == [("cast", theirs, "")]
    table.answer(("cast", theirs, ""))
    assert table.zone(theirs) == FIELD and (table.obj(theirs).controller, table.obj(theirs).owner) == (0, 1)
    table.play(kill)
    assert theirs in table.match.state.zones[1][BREAK_ZONE]


# -- counters, attacks, parties ------------------------------------------------------------------------------------------


@pytest.mark.clauses("fftcg-new", "X-COUNTER-1")
def test_counters_are_told_apart_by_name() -> None:
    board = Board()
    text = (
        "《0》: Place 2 Rage Counters on Hero.\nRemove 1 Calm Counter from Hero: Draw 1 card.\n"
        "Remove 2 Rage Counters from Hero: Draw 3 cards.\nIf 2 or more Rage Counters are placed on Hero, Hero gains +1000 power."
    )
    hero = put(board, 0, FIELD, "Hero", text)
    back = rite(board, "Choose 1 Forward. Return it to its owner's hand.")
    table = board.start()
    assert [a[2] for a in acts_of(table, hero)] == [0]
    table.answer(("use", hero, 0)).resolve()
    assert table.obj(hero).counters == {"Rage": 2} and table.power(hero) == 6000
    assert [a[2] for a in acts_of(table, hero)] == [0, 2]
    copy = table.match.copy()
    table.answer(("use", hero, 2)).resolve()
    assert table.obj(hero).counters == {} and table.hand(0) == 4
    Table(copy).play(back)
    assert copy.state.objects[hero].counters == {}


@pytest.mark.clauses("fftcg-new", "X-COUNTER-1")
def test_counters_paid_from_several_cards() -> None:
    board = Board()
    hero = put(board, 0, FIELD, "Hero", "Remove 3 Rage Counters from any number of Characters: Draw 1 card.")
    other, theirs = put(board, 0, FIELD, "Other"), put(board, 1, FIELD, "Theirs")
    for card, counters in ((hero, {"Rage": 1}), (other, {"Rage": 1, "Calm": 4}), (theirs, {"Rage": 5})):
        board.state.objects[card].counters = counters
    assert acts_of(board.start(), hero) == []
    board.state.objects[other].counters = {"Rage": 2, "Calm": 4}
    table = board.start()
    assert acts_of(table, hero) == [("use", hero, 0)]
    table.answer(("use", hero, 0), (other,), (hero,))
    assert table.obj(hero).counters == {} and table.obj(other).counters == {"Calm": 4}  # the last one is forced
    table.resolve()
    assert table.hand(0) == 1 and table.obj(theirs).counters == {"Rage": 5}


@pytest.mark.clauses("fftcg-new", "X-FIGHT-1")
def test_two_attacks_but_not_three() -> None:
    board = Board()
    text = "Hero can attack twice in the same turn.\nWhen Hero attacks, activate Hero."
    hero = put(board, 0, FIELD, "Hero", text)
    usual = put(board, 0, FIELD, "Usual", "When Usual attacks, activate Usual.")
    for card, times in ((hero, 2), (usual, 1)):
        table = board.start()
        board.state = table.match.state.fork()
        attack(table, card)
        for n in range(1, 3):
            after_attack(table)
            can = table.asked.reason == "attack" and card in (table.asked.options or ())
            assert can == (n < times) and table.match.state.turn == 3
            if not can:
                break
            table.answer((card,))


@pytest.mark.clauses("fftcg-new", "X-FIGHT-2")
def test_a_party_of_any_element() -> None:
    board = Board()
    hero = put(board, 0, FIELD, "Hero", "Hero can form a party with Forwards of any Element.")
    fire = board.put(0, FIELD, "Fire")
    ice, wind = (board.put(0, FIELD, e, elements=(e,)) for e in ("Ice", "Wind"))
    game = board.start().match.game

    def able(*cards: int) -> bool:
        return statics.party_elements(game, [game.state.objects[c].ref for c in cards])

    assert able(hero, ice) and able(hero, wind) and able(hero, fire)
    assert not able(fire, ice) and not able(hero, ice, wind)


# -- being something else ------------------------------------------------------------------------------------------------


@pytest.mark.clauses("fftcg-new", "X-BECOME-1", "X-BECOME-2")
def test_a_monster_that_also_becomes_a_forward() -> None:
    board = Board()
    text = '《0》: Until the end of the turn, Beast also becomes a Forward with 7000 power and "When Beast attacks, draw 1 card."'
    beast = put(board, 0, FIELD, "Beast", text, type="Monster")
    table = board.start()
    assert table.chars(beast).types == ("Monster",)
    table.answer(("use", beast, 0)).resolve()
    assert set(table.chars(beast).types) == {"Monster", "Forward"} and table.power(beast) == 7000
    attack(table, beast)
    table.resolve()
    assert table.hand(0) == 1
    until(table, "main1", 1)
    assert table.chars(beast).types == ("Monster",)


@pytest.mark.clauses("fftcg-new", "X-BECOME-2")
def test_a_quoted_ability_belongs_to_whoever_has_it() -> None:
    board = Board()
    text = 'Choose 1 Forward. Until the end of the turn, it gains "When this Forward is put from the field into the Break Zone, draw 1 card."'
    hero, other = put(board, 0, FIELD, "Hero"), put(board, 0, FIELD, "Other")
    card = rite(board, text)
    kill = put(board, 0, HAND, "Kill", "Choose 1 Forward. Break it.", type="Summon")
    again = put(board, 0, HAND, "Again", "Choose 1 Forward. Break it.", type="Summon")
    table = board.start().play(card, ((hero,),))
    held = table.hand(0)
    table.play(kill, ((other,),))
    assert table.hand(0) == held - 1
    table.play(again)
    assert table.zone(hero) == BREAK_ZONE and table.hand(0) == held - 2 + 1


@pytest.mark.clauses("fftcg-new", "X-BECOME-3")
def test_names_and_jobs_in_all_situations() -> None:
    board = Board()
    text = "Mask is also {Card Name Hero} in all situations.\nMask is also {Job Thief} in all situations."
    mask = put(board, 0, DECK, "Mask", text)
    put(board, 0, DECK, "Other")
    card = rite(board, "Search for 1 {Card Name Hero} and add it to your hand.")
    table = board.start().cast(card)
    table.answer(("pass",), ("pass",))
    assert table.asked.options == (mask,)
    table.answer((mask,))
    assert table.zone(mask) == HAND and "Thief" in table.chars(mask).jobs


@pytest.mark.clauses("fftcg-new", "X-BECOME-5")
def test_one_free_use_of_a_special_ability() -> None:
    board = Board()
    once, gain = "but only once", "Hero gains its Special Ability"
    text = (
        f"[[s]]Mimic[[/]] 《S》: Choose 1 Forward opponent controls. {gain} until the end of the turn. "
        f"You can use this ability without paying any cost {once}."
    )
    hero = put(board, 0, FIELD, "Hero", text)
    put(board, 1, FIELD, "Giant", "[[s]]Slam[[/]] 《S》《火》《ダル》: Draw 3 cards.\n《0》: Draw 7 cards.")
    same = put(board, 0, HAND, "Hero", text, cost=9)
    table = board.start()
    assert [a[2] for a in acts_of(table, hero)] == [0]
    table.answer(("use", hero, 0), (same,)).resolve()
    assert table.hand(0) == 0 and [a[2] for a in acts_of(table, hero)] == [1]
    late = table.match.copy()
    table.answer(("use", hero, 1)).resolve()
    assert table.hand(0) == 3 and not table.obj(hero).dull
    assert acts_of(table, hero) == []
    other = until(Table(late), "main1", 1)
    assert len(other.chars(hero).abilities) == 1  # unused it is gone with the turn


# -- options, shields, the stack, the opponent -------------------------------------------------------------------------------


@pytest.mark.clauses("fftcg-new", "X-MODAL-1")
def test_up_to_two_of_three_in_printed_order() -> None:
    board = Board()
    text = (
        'Select up to 2 of the 3 following actions. "Draw 1 card." "Discard your hand." "Choose 1 Forward. Break it."'
    )
    foe = board.put(1, FIELD, "Foe")
    held = board.put(0, HAND, "Held")
    card = rite(board, text)
    table = board.start().cast(card)
    assert (table.asked.reason, table.asked.least, table.asked.most) == ("modes", 0, 2)
    table.answer((1, 0)).resolve()
    assert table.zone(held) == BREAK_ZONE and table.hand(0) == 0  # drawn first, then all discarded
    assert table.zone(foe) == FIELD


@pytest.mark.clauses("fftcg-new", "X-NEXT-1")
@pytest.mark.parametrize(("change", "left"), [("becomes 0 instead", 0), ("is reduced by 1000 instead", 1000)])
def test_the_next_damage(change: str, left: int) -> None:
    board = Board()
    hero = put(board, 0, FIELD, "Hero", "When Hero is dealt damage, draw 1 card.", power=9000)
    shield = rite(board, f"Choose 1 Fire Forward. During this turn, the next damage dealt to it {change}.")
    blows = [put(board, 0, HAND, f"Blow {n}", "Choose 1 Forward. Deal it 2000 damage.", type="Summon") for n in (1, 2)]
    table = board.start().play(shield)
    table.play(blows[0])
    assert table.obj(hero).damage == left and table.hand(0) == 1 + bool(left)
    table.play(blows[1])
    assert table.obj(hero).damage == left + 2000


@pytest.mark.clauses("fftcg-new", "X-STACK-1")
def test_cancelling() -> None:
    board = Board()
    draw = rite(board, "Draw 3 cards.", cost=1)
    pay = board.put(0, FIELD, "Pay", type="Backup")
    stop = put(board, 0, HAND, "Stop", "Choose 1 Summon. Cancel its effect.", type="Summon")
    table = board.start().cast(draw, (("dull", pay, "Fire"),)).cast(stop).resolve()
    assert table.hand(0) == 0 and table.obj(pay).dull and not table.match.state.stack
    assert table.zone(draw) == table.zone(stop) == BREAK_ZONE


@pytest.mark.clauses("fftcg-new", "X-ASK-1")
def test_the_opponent_decides() -> None:
    for given in (True, False):
        board = Board()
        text = "When Hero enters the field, your opponent may discard 1 card. If they don't, draw 2 cards."
        hero = put(board, 0, HAND, "Hero", text)
        board.put(1, HAND, "Held")
        table = board.start().cast(hero)
        table.answer(("pass",), ("pass",))
        assert table.asked.player == 1
        table.answer(given).resolve()
        assert (table.hand(1), table.hand(0)) == ((0, 0) if given else (1, 2))


@pytest.mark.clauses("fftcg-new", "X-ASK-1")
def test_the_opponent_selects() -> None:
    board = Board()
    mine = board.put(0, FIELD, "Mine")
    two = [board.put(1, FIELD, f"Theirs {n}") for n in range(2)]
    card = rite(board, "Your opponent selects 1 Character they control. Put it into the Break Zone.")
    table = board.start().cast(card)
    table.answer(("pass",), ("pass",))
    assert table.asked.player == 1 and table.asked.options == tuple(two)
    table.answer((two[1],))
    assert [table.zone(c) for c in (mine, *two)] == [FIELD, FIELD, BREAK_ZONE]


def test_texts_are_read_whole() -> None:
    """Each of the phrases above has two halves; neither is read without the other."""
    [ability] = abilities(
        "When Hero enters the field, your opponent may discard 1 card. If they don't, draw 2 cards.", "Hero"
    )
    assert len(ability.effects) == 2  # type: ignore[attr-defined]
