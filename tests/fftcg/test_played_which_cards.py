"""Own sentences played from their text: which cards are meant: cost, power, status, others."""

from __future__ import annotations

import pytest
from board import BREAK_ZONE, DECK, FIELD, HAND, REMOVED, Board
from helpers import Position
from played import abilities, blocked_by, cast, drive, hild, hild_text, rite, to_attack, use, use_through


def test_all_the_damage_to_a_group_becomes_nothing_this_turn() -> None:
    board = Board()
    mine, other = board.put(0, FIELD, "Guard"), board.put(1, FIELD, "Guard")
    shield = rite(board, "During this turn, all the damage dealt to the Forwards you control becomes 0 instead.")
    board.put(0, FIELD, "Olga", *abilities("《0》: Deal 2000 damage to all the Forwards.", "Olga", "Forward"))
    table = board.start().play(shield)
    olga = next(each.id for each in table.match.state.objects if each.zone == FIELD and each.id not in (mine, other))
    table = table.answer(("use", olga, 0)).resolve()
    assert (table.obj(mine).damage, table.obj(other).damage) == (0, 2000)


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


def test_damage_of_another_ability_of_the_card_is_not_damage_by_this() -> None:
    board = Board()
    text = (
        "《0》: Choose 1 Forward of cost 1. Deal it 1000 damage. / "
        "《0》: Choose 1 Forward of cost 2 opponent controls. Deal it 1000 damage. If a Character damaged by this ability is put into the "
        "Break Zone this turn, remove it from the game instead."
    ).replace(" / ", "[[br]]")
    card = hild(board, text, cost=5)
    one, two = board.put(1, FIELD, "One", cost=1), board.put(1, FIELD, "Two", cost=2)
    summon = rite(board, "Break all the Forwards opponent controls.")
    table = board.start().answer(("use", card, 0)).resolve().answer(("use", card, 1)).resolve().play(summon)
    assert [table.zone(each) for each in (one, two)] == [BREAK_ZONE, REMOVED]


def test_a_zone_said_last_holds_for_all_that_is_played() -> None:
    board = Board()
    low, high = board.put(0, BREAK_ZONE, "Low", cost=1), board.put(0, BREAK_ZONE, "High", cost=3)
    board.put(0, FIELD, "Fielded", cost=1)
    summon = rite(
        board, "Choose 1 Forward of cost 1 and 1 Forward of cost 3 in your Break Zone. Play them onto the field."
    )
    table = drive(board.start().cast(summon))
    assert (table.zone(low), table.zone(high)) == (FIELD, FIELD)


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


def test_only_what_entered_your_own_field_counts() -> None:
    """The other player's Forward that entered this turn is none of "your field"."""
    for whose, power in (("your", 6000), ("the", 7000)):
        board = Board()
        card = hild(
            board,
            f"《0》: Hild gains +1000 power for each Forward that has entered {whose} field this turn until the end of the turn.",
            power=5000,
        )
        mine = board.put(0, HAND, "Mine", cost=0)
        theirs = board.put(1, BREAK_ZONE, "Theirs")
        summon = rite(
            board, "Your opponent selects 1 Forward in their Break Zone. Your opponent plays it onto the field."
        )
        table = board.start().play(mine).play(summon)
        assert (table.zone(theirs), table.obj(theirs).controller) == (FIELD, 1)
        assert use(table, card).power(card) == power


def test_the_lowest_power() -> None:
    board = Board()
    weak, strong = board.put(1, FIELD, "Weak", power=3000), board.put(1, FIELD, "Strong", power=8000)
    summon = rite(board, "Break all the Forwards with the lowest power opponent controls.")
    table = board.start().play(summon)
    assert (table.zone(weak), table.zone(strong)) == (BREAK_ZONE, FIELD)


def test_the_kind_of_a_chosen_ability() -> None:
    text = "Choose 1 ability. If it is an action ability, cancel its effect. If it is a special ability, draw 1 card."
    board = Board()
    card = hild(board, "《0》: Draw 1 card.")
    theirs = board.summon(*abilities(text)[0].effects, player=1)  # type: ignore[attr-defined]
    table = board.start().answer(("use", card, 0), ("pass",), ("cast", theirs, "")).resolve()
    assert (table.hand(0), table.hand(1)) == (0, 0)


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


def test_cards_of_two_zones_are_counted_together() -> None:
    for more, power in ((1, 5000), (2, 8000)):
        board = Board()
        text = (
            "If you have a total of 3 or more Monsters in your Break Zone and/or Monsters you own removed from the game, "
            "Hild gains +3000 power."
        )
        hild = board.put(0, FIELD, "Hild", *abilities(text, "Hild", "Forward"))
        board.put(0, REMOVED, "Away", type="Monster")
        board.put(1, REMOVED, "Theirs", type="Monster")
        for i in range(more):
            board.put(0, BREAK_ZONE, f"Gone {i}", type="Monster")
        assert board.start().power(hild) == power


@pytest.mark.parametrize(("power", "broken"), [(7999, True), (8000, False)])
def test_less_than_so_much_power(power: int, broken: bool) -> None:
    board = Board()
    foe = board.put(1, FIELD, "Foe", power=power)
    summon = rite(board, "Break all the Forwards with power less than 8000.")
    table = board.start().play(summon)
    assert (table.zone(foe) == BREAK_ZONE) == broken


def test_all_of_one_kind_here_and_another_there() -> None:
    board = Board()
    hit = [board.put(0, FIELD, "Mine"), board.put(1, FIELD, "Clerk", type="Backup")]
    missed = [board.put(1, FIELD, "Foe"), board.put(0, FIELD, "Aide", type="Backup")]
    text = "Break all the Forwards you control and all the Backups opponent controls."
    table = cast(board, text).resolve()
    assert [table.zone(card) for card in (*hit, *missed)] == [BREAK_ZONE, BREAK_ZONE, FIELD, FIELD]


def test_itself_and_all_of_them_are_activated() -> None:
    board = Board()
    card = hild(board, "When you cast a Summon, activate Hild and all the Backups you control.")
    backup = board.put(0, FIELD, "Olga", type="Backup")
    other = board.put(0, FIELD, "Pia")
    first, second = rite(board, "Dull all the Forwards. Dull all the Backups."), rite(board, "Draw 1 card.")
    table = board.start().play(first)
    assert table.obj(card).dull and table.obj(backup).dull
    table.play(second)
    assert [table.obj(each).dull for each in (card, backup, other)] == [False, False, True]


def test_this_card_is_dealt_damage_along_with_those_chosen() -> None:
    board = Board()
    one = board.put(0, FIELD, "Hild", *hild_text("《0》: Choose up to 2 Forwards. Deal them and Hild 5000 damage."))
    two, three = board.put(1, FIELD, "Two"), board.put(1, FIELD, "Three")
    table = use_through(board.start(), one, two)
    assert [table.zone(card) for card in (one, two, three)] == [BREAK_ZONE, BREAK_ZONE, FIELD]


def test_the_card_or_one_of_a_kind_is_shielded() -> None:
    text = "If Hild or a Monster you control is dealt damage, reduce the damage by 1000 instead."
    for name, damage in (("Hild", 1000), ("Olga", 2000)):
        board = Board()
        cards = {"Hild": hild(board, text), "Olga": board.put(0, FIELD, "Olga", power=9000)}
        summon = rite(board, f"Choose 1 [[i]]Card Name {name}[[/]]. Deal it 2000 damage.")
        assert board.start().play(summon).obj(cards[name]).damage == damage, name


def test_only_those_with_the_place_printed_last_gain() -> None:
    board = Board()
    mine, other, foe = (
        board.put(player, FIELD, name, power=5000) for player, name in ((0, "Ann"), (0, "Bob"), (1, "Ann"))
    )
    summon = rite(
        board,
        "The [[i]]Card Name Ann[[/]] Forward and the [[i]]Card Name Bob[[/]] Forward you control gain +2000 power until the end of the turn.",
    )
    table = board.start().play(summon)
    assert [table.power(card) for card in (mine, other, foe)] == [7000, 7000, 5000]


def test_it_had_a_keyword_as_it_left() -> None:
    board = Board()
    hild(board, "Haste\nWhen Hild leaves the field, if it had Haste, draw 1 card.", FIELD, power=5000)
    summon = rite(board, "Choose 1 {Card Name Hild}. Return it to its owner's hand.")
    table = board.start().play(summon)
    assert table.hand(0) == 2


def test_found_cards_differ_in_name_and_are_not_of_one() -> None:
    board = Board()
    for name in ("Anke", "Anke", "Berta", "Olga"):
        board.put(0, DECK, name, cost=1)
    text = "Search for 2 Forwards with different names other than {Card Name Olga} and add them to your hand."
    table = cast(board, text).answer(("pass",), ("pass",))
    assert {table.chars(card).names[0] for card in table.asked.options} == {"Anke", "Berta"}  # type: ignore[arg-type]
    table.answer((table.asked.options[0],))
    assert {table.chars(card).names[0] for card in table.asked.options} == {"Berta"}  # type: ignore[arg-type]


def test_all_on_the_field_but_some_elements() -> None:
    board = Board()
    mine, theirs = board.put(0, FIELD, "Mine"), board.put(1, FIELD, "Theirs")
    light = board.put(1, FIELD, "Light", elements=("Light",))
    held = board.put(1, HAND, "Held")
    summon = rite(board, "Return all the Forwards on the field other than Light and Dark to their owners' hands.")
    table = board.start().play(summon)
    assert [table.zone(card) for card in (mine, theirs, light, held)] == [HAND, HAND, FIELD, HAND]


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


def test_put_into_a_break_zone_this_turn_from_the_hand_or_the_field() -> None:
    """`anywhere` finds what was discarded, too; of what came from the field it matters whose it was."""
    for words, found in (
        ("put into the Break Zone this turn", ["A:Thrown", "B:Fallen"]),
        ("that was put from the field into the Break Zone this turn", ["B:Fallen"]),
        ("put into your Break Zone this turn", ["A:Thrown"]),
        ("put into the Break Zone from your opponent's field this turn", ["B:Fallen"]),
    ):
        position = Position(f"""
cards:
  Hild: {{type: Forward, elements: [Fire], cost: 0, power: 5000, text: "《0》: Choose 1 Forward {words}. Remove it from the game."}}
  Storm: {{type: Summon, elements: [Fire], cost: 0, text: "Discard 1 card. Break all the Forwards opponent controls."}}
  Thrown: {{type: Forward, elements: [Fire], cost: 9, power: 5000, text: ""}}
  Fallen: {{type: Forward, elements: [Fire], cost: 1, power: 5000, text: ""}}
  Old: {{type: Forward, elements: [Fire], cost: 1, power: 5000, text: ""}}
players: {{A: {{field: [Hild], hand: [Storm, Thrown], break_zone: [Old]}}, B: {{field: [Fallen], break_zone: [Old]}}}}
""")
        position.play("[A: {cast: Storm}, resolve: 1]")
        for card in ("A:Thrown", "B:Fallen", "A:Old", "B:Old"):
            step = f"A: {{use: Hild, targets: ['{card}']}}"
            can = "can" if card in found else "cannot"
            position.expect(f"{can}: [{{{step}}}]")


def test_the_fire_and_ice_forwards() -> None:
    """Each of either Element, and of both; none of another."""
    board = Board()
    elements = (("Fire",), ("Ice",), ("Fire", "Ice"), ("Wind",))
    cards = [board.put(0, FIELD, f"Knight {n}", power=5000, elements=each) for n, each in enumerate(elements)]
    foe = board.put(1, FIELD, "Foe", power=5000, elements=("Fire",))
    hild(board, "The Fire and Ice Forwards you control gain +1000 power.", elements=("Wind",))
    table = board.start()
    assert [table.power(each) for each in (*cards, foe)] == [6000, 6000, 6000, 5000, 5000]
