"""Own sentences played from their text: costs that are paid with CP or points, and who pays them."""

from __future__ import annotations

import pytest
from board import BREAK_ZONE, DAMAGE_ZONE, DECK, FIELD, HAND, REMOVED, Board, Table
from helpers import Position
from newer import acts_of, put
from played import DRAWN, abilities, begin_using, drive, hild, hild_text, open_acts, rite, use

from cardwright.errors import Illegal

BLAST = "[[s]]Blast[[/]] 《S》《ダル》: Draw 2 cards."


def _payment(table: Table) -> object:
    asked = table.asked
    assert asked.options is not None
    return tuple(asked.options[: max(asked.least, 1)]) if asked.most > 0 else ()


def _random() -> object:
    from cardwright.kernel.rng import Random

    return Random(1)


@pytest.mark.clauses("fftcg-new", "X-PAY-1")
def test_a_cost_of_crystals_and_dulled_cards() -> None:
    board = Board()
    text = "You can dull 1 active Backup you control and pay 《C》 (instead of paying the CP cost) to cast Hild."
    card = hild(board, text, HAND, cost=5)
    aide = board.put(0, FIELD, "Aide", type="Backup")
    board.state.vars["crystals:0"] = 1
    table = board.start().answer(("cast", card, "alternative"), (aide,)).resolve()
    assert table.zone(card) == FIELD and table.obj(aide).dull
    assert table.match.state.vars["crystals:0"] == 0


@pytest.mark.clauses("fftcg-new", "X-PAY-5")
def test_an_ability_that_says_itself_that_it_costs_less() -> None:
    for monsters, cards in ((0, 2), (1, 1), (2, 0), (3, 0)):
        board = Board()
        card = hild(board, "《4》 (This cost is reduced by 2 for each Monster you control.): Draw 1 card.")
        for each in range(monsters):
            board.put(0, FIELD, f"Ooze {each}", type="Monster")
        held = [board.put(0, HAND, f"Held {each}") for each in range(cards)]
        table = board.start().answer(("use", card, 0))
        if held:
            table.answer(tuple(("discard", each, "Fire") for each in held))
        table.resolve()
        assert table.hand(0) == 1 and [table.zone(each) for each in held] == [BREAK_ZONE] * cards
    board = Board()
    card = hild(board, "《4》 (This cost is reduced by 2 for each Monster you control.): Draw 1 card.")
    board.put(0, FIELD, "Ooze", type="Monster")
    with pytest.raises(Illegal):
        use(board.start(), card)


def test_odd_or_even() -> None:
    for words, drew in (
        ("the number of Forwards you control is an odd number", 1),
        ("the number of Forwards you control is an even number", 0),
        ("you have received an even number of points of damage", 1),
        ("you have received no damage", 1),
        ("it is not your turn", 0),
        ("it isn't your opponent's turn", 1),
        ("your opponent has not attacked this turn", 1),
        ("you didn't cast any Summons this turn", 1),
        ("your opponent didn't draw any cards this turn", 1),
        ("you drew 2 or more cards this turn", 0),
    ):
        board = Board()
        card = hild(board, f"《0》: If {words}, draw 1 card.")
        assert use(board.start(), card).hand(0) == drew, words


def test_damage_by_its_own_choice() -> None:
    board = Board()
    card = board.put(0, FIELD, "Hild", *abilities("《0》: Deal 2000 damage to Hild.", "Hild", "Forward"))
    assert use(board.start(), card).obj(card).damage == 2000


@pytest.mark.clauses("fftcg-new", "X-PAY-6")
def test_what_pays_for_x_alone() -> None:
    board = Board()
    smith = put(board, 0, FIELD, "Smith", type="Backup", elements=("Ice",), jobs=("Smith",))
    put(board, 0, FIELD, "Clerk", type="Backup", elements=("Ice",))
    text = (
        "When Hild enters the field, you may pay 《X》. When you do so, gain 《C》 for each CP paid as X. "
        "You can only pay 《X》 with CP produced by {Job Smith} Backups and/or discarding Summons."
    )
    card = put(board, 0, HAND, "Hild", text)
    table = board.start().play(card, (), True, 1, (("dull", smith, "Ice"),))
    assert table.match.state.vars["crystals:0"] == 1


@pytest.mark.clauses("fftcg-new", "X-PAY-6")
def test_only_certain_cp_pays_for_x_and_only_so_much() -> None:
    for words, most in (("You can only use Ice CP to pay 《X》.", 2), ("The maximum you can pay for 《X》 is 1.", 1)):
        board = Board()
        for name, element in (("One", "Ice"), ("Two", "Ice"), ("Three", "Fire")):
            board.put(0, FIELD, name, type="Backup", elements=(element,))
        text = (
            "When Hild enters the field, you may pay 《X》. When you do so, gain 《C》 for each CP paid as X. " + words
        )
        card = hild(board, text, HAND, cost=0)
        table = board.start().cast(card)
        while table.asked.reason != "x":
            table.answer(True if table.asked.kind == "yes_no" else ("pass",))
        assert table.asked.most == most, words


def test_discarded_to_cast_it() -> None:
    board = Board()
    card = hild(
        board, "When Hild enters the field, draw 1 card for each Summon you discarded to cast Hild.", HAND, cost=2
    )
    song = board.put(0, HAND, "Song", type="Summon", cost=9)
    table = board.start().answer(("cast", card, ""))
    while table.asked.kind != "act":
        table.answer(table.match.sample(_random()))
    table.resolve()
    assert (table.zone(song), table.zone(card), table.hand(0)) == (BREAK_ZONE, FIELD, 1)
    assert table.zone(song) != REMOVED


def test_discarded_to_cast_a_summon() -> None:
    """11.3.2: the Summon is on the stack as it is paid for, and is that object as it resolves."""
    board = Board()
    text = "Choose 1 Forward. Deal it 2000 damage for each card you discarded to cast Hild."
    card = board.put(0, HAND, "Hild", *abilities(text, "Hild", "Summon"), type="Summon", cost=2)
    board.put(0, HAND, "Song", type="Summon", cost=9)
    foe = board.put(1, FIELD, "Foe", power=9000)
    table = board.start().answer(("cast", card, ""))
    while table.asked.kind != "act":
        table.answer(table.match.sample(_random()))
    assert table.resolve().obj(foe).damage == 2000


def test_what_paid_the_extra_cost_of_a_character() -> None:
    board = Board()
    card = board.put(
        0,
        HAND,
        "Hild",
        *abilities(
            "If you cast Hild, you may discard 1 or more Forwards as an extra cost.[[br]]"
            "When Hild enters the field, choose 1 Forward opponent controls. Deal it 2000 damage for each Forward discarded by the extra cost.",
            "Hild",
            "Forward",
        ),
        cost=0,
    )
    held = [board.put(0, HAND, f"Card {n}") for n in range(3)]
    foe = board.put(1, FIELD, "Foe", power=9000)
    table = board.start().answer(("cast", card, "extra"), 2, (held[0],), (held[2],)).resolve()
    assert table.obj(foe).damage == 4000
    assert [table.zone(each) for each in held] == [BREAK_ZONE, HAND, BREAK_ZONE]


def test_any_number_for_the_extra_cost_of_a_summon() -> None:
    board = Board()
    card = board.put(
        0,
        HAND,
        "Rite",
        *abilities(
            "If you cast Rite, you may remove any number of Fire cards in your Break Zone from the game as an extra cost.[[br]]"
            "Choose 1 Forward opponent controls. Deal it 2000 damage for each card removed by the extra cost.",
            "Rite",
            "Summon",
        ),
        type="Summon",
        cost=0,
    )
    lying = [board.put(0, BREAK_ZONE, f"Card {n}") for n in range(3)]
    foe = board.put(1, FIELD, "Foe", power=9000)
    table = board.start().answer(("cast", card, "extra"), 2, (lying[0],), (lying[1],)).resolve()
    assert table.obj(foe).damage == 4000


def test_crystals_of_one_cost_are_paid_once() -> None:
    for cost, times in (("《C》", 1), ("《C》《C》", 1), ("《0》", 0)):
        board = Board()
        hild(board, f"When you pay 《C》, {DRAWN}")
        board.state.vars["crystals:0"] = 3
        other = board.put(
            0, FIELD, "Olga", *abilities(f"{cost}: Olga gains Brave until the end of the turn.", "Olga", "Forward")
        )
        table = use(board.start(), other)
        assert table.hand(0) == times, cost
    board = Board()
    card = hild(board, "《C》: If you have paid 《C》 this turn, draw 1 card.")
    board.state.vars["crystals:0"] = 1
    assert use(board.start(), card).hand(0) == 1


@pytest.mark.clauses("fftcg-2020", "5.2.1.3")
@pytest.mark.parametrize("uses", [False, True])
def test_a_backup_of_an_element_is_no_other_backup_that_makes_its_cp(uses: bool) -> None:
    board = Board()
    fire = put(board, 0, FIELD, "Helper", "Helper can produce CP of any Element.", type="Backup", elements=("Fire",))
    ice = put(board, 0, FIELD, "Clerk", "Clerk can produce CP of any Element.", type="Backup", elements=("Ice",))
    only = "You can only pay with CP produced by Ice Backups to "
    if uses:
        card = hild(board, f"《2》: Draw 1 card. {only}use this ability.")
    else:
        card = hild(board, f"{only}cast Hild.", HAND, cost=2, elements=("Ice",))
    table = board.start()
    assert acts_of(table, card) == []
    more = board.put(0, FIELD, "More", type="Backup", elements=("Fire", "Ice"))
    table = board.start().answer(("use", card, 0) if uses else ("cast", card, ""))
    made = {(card, element) for _, card, element in table.asked.options or ()}
    assert {card for card, _ in made} == {ice, more} and fire not in {card for card, _ in made}
    assert (ice, "Fire") in made and (more, "Fire") in made  # CP of any Element, as long as they produce it


@pytest.mark.parametrize(("name", "castable"), [("Olga", True), ("Pia", False)])
def test_what_it_produces_beside_another(name: str, castable: bool) -> None:
    board = Board()
    text = "If you control [[i]]Card Name Olga[[/]], Hild can produce Water CP."
    board.put(0, FIELD, "Hild", *abilities(text, "Hild", "Backup"), type="Backup", elements=("Fire",))
    board.put(0, FIELD, name)
    wave = board.put(0, HAND, "Wave", cost=1, elements=("Water",))
    table = board.start()
    if castable:
        table.cast(wave)
    else:
        with pytest.raises(Illegal):
            table.cast(wave)


@pytest.mark.parametrize(("mine", "theirs"), [(1, 0), (1, 1), (0, 1)])
def test_what_it_produces_after_more_damage(mine: int, theirs: int) -> None:
    board = Board()
    text = "If you have received more damage than your opponent, Hild can produce CP of any Element."
    board.put(0, FIELD, "Hild", *abilities(text, "Hild", "Backup"), type="Backup", elements=("Fire",))
    for player, points in enumerate((mine, theirs)):
        for _ in range(points):
            board.put(player, DAMAGE_ZONE, "Point")
    wave = board.put(0, HAND, "Wave", cost=1, elements=("Water",))
    table = board.start()
    if mine > theirs:
        table.cast(wave)
    else:
        with pytest.raises(Illegal):
            table.cast(wave)


def test_a_special_ability_paid_with_another_card() -> None:
    for helped in (True, False):
        board = Board()
        parts = list(abilities("[[s]]Star Fall[[/]] 《S》: Draw 2 cards.", "Hild", "Forward"))
        if helped:
            parts += abilities(
                "If you control a Forward, you can discard 1 Summon instead of 《S》 when paying for Hild's special ability.",
                "Hild",
                "Forward",
            )
        card = board.put(0, FIELD, "Hild", *parts)
        held = board.put(0, HAND, "Song", type="Summon", cost=9)
        board.put(0, HAND, "Guard")
        table = board.start()
        assert (("use", card) in open_acts(table)) == helped
        if helped:
            table.answer(("use", card, 0), (held,)).resolve()
            assert (table.zone(held), table.hand(0)) == (BREAK_ZONE, 3)


def test_another_card_for_s_of_ones_own_cards_only() -> None:
    words = "You can discard 1 Summon instead of 《S》 when paying for the special abilities of {Job Mage} Characters."
    for player in (0, 1):
        board = Board()
        hild(board, words, player=player)
        card = board.put(0, FIELD, "Olga", *abilities(BLAST, "Olga", "Forward"), jobs=("Mage",))
        held = board.put(0, HAND, "Gift", type="Summon", cost=9)
        table = board.start()
        assert (("use", card, 0) in table.match.acts()) == (player == 0)
        if player == 0:
            assert table.answer(("use", card, 0), (held,)).resolve().zone(held) == BREAK_ZONE


@pytest.mark.parametrize(("pays", "zone"), [(True, FIELD), (False, HAND)])
def test_unless_the_opponent_discards(pays: bool, zone: int) -> None:
    board = Board()
    foe = board.put(1, FIELD, "Foe")
    held = [board.put(1, HAND, f"Held {number}", type="Backup") for number in range(2)]
    summon = rite(board, "Choose 1 Forward. Return it to its owner's hand unless your opponent discards 2 cards.")
    table = board.start().cast(summon).resolve(pays, *([(held[0],), (held[1],)] if pays else []))
    assert table.zone(foe) == zone


@pytest.mark.parametrize("pays", (False, True))
def test_a_summon_that_chose_several_is_cancelled(pays: bool) -> None:
    board = Board()
    text = "When 1 or more Forwards you control are " + "chosen by your opponent's Summon, "
    board.put(1, FIELD, "Hild", *hild_text(text + "its effect is cancelled if your opponent doesn't pay 《1》."))
    for i in range(int(pays)):
        board.put(0, FIELD, f"Payer {i}", type="Backup")
    one, two = board.put(1, FIELD, "One"), board.put(1, FIELD, "Two")
    summon = rite(board, "Choose up to 2 Forwards. Break them.")
    table = board.start().cast(summon, (one, two))
    while table.match.state.stack:
        asked = table.asked
        table.answer(("pass",) if asked.kind == "act" else True if asked.kind == "yes_no" else _payment(table))
    assert {table.zone(one), table.zone(two)} == {BREAK_ZONE if pays else FIELD}


def test_only_the_other_player_pays_more_for_abilities_of_backups() -> None:
    """11.2: both have a Forward and a Backup with an ability for 《1》, and one Backup that could pay it."""
    position = Position("""
cards:
  Hild: {type: Forward, elements: [Fire], cost: 0, power: 5000, text: "The cost required for your opponent to use action abilities of Backups is increased by 1."}
  Maid: {type: Backup, elements: [Fire], cost: 1, text: "《1》: Draw 1 card."}
  Guard: {type: Forward, elements: [Fire], cost: 1, power: 5000, text: "《1》: Draw 1 card."}
players: {A: {field: [Hild, Maid, Guard]}, B: {field: [Maid, Guard]}}
""")
    position.expect("can: [{A: {use: Maid}}, {A: {use: Guard}}]")
    position.play("[A: {pass: true}]")
    position.expect("cannot: [{B: {use: Maid}}], can: [{B: {use: Guard}}]")


@pytest.mark.parametrize("said", ["that Backup", "the Backup put into the Break Zone"])
@pytest.mark.parametrize(("cost", "found"), [(2, False), (4, True), (6, False)])
def test_the_other_card_that_paid_is_meant(said: str, cost: int, found: bool) -> None:
    """11.6.10: not the card itself, which is put away beside it."""
    board = Board()
    text = f"put Hild and 1 Backup you control into the Break Zone: Search for 1 Forward of cost equal to the cost of {said} and add it to your hand."
    card = hild(board, f"《0》, {text}", cost=2)
    other = board.put(0, FIELD, "Clerk", type="Backup", cost=4)
    wanted = board.put(0, DECK, "Wanted", cost=cost)
    table = drive(begin_using(board.start(), card, (other,)), wanted)
    assert (table.zone(wanted) == HAND) is found


def test_what_paid_for_the_s_icon_is_not_the_discarded_forward() -> None:
    """11.7.1, 11.7.2.2: "the discarded Forward" is the one that the words of the cost speak of."""
    board = Board()
    text = "[[s]]Star[[/]] 《S》, discard 1 Forward: Hild gains +1000 power for each CP required to cast the discarded Forward until the end of the turn."
    card = hild(board, text)
    board.put(0, HAND, "Hild", cost=3)
    board.put(0, HAND, "Pia", cost=4)
    table = drive(board.start().answer(("use", card, 0)))
    assert table.power(card) == 9000


def test_the_card_itself_may_be_the_one_that_is_put_away() -> None:
    """11.6.10, F52: dulled for its icon and chosen as the Forward that is put away: one card."""
    board = Board()
    text = "《ダル》, put 1 Forward you control into the Break Zone: Draw 1 card for each CP required to cast the Forward put into the Break Zone."
    card = hild(board, text, cost=3)
    table = drive(begin_using(board.start(), card))
    assert (table.zone(card), table.hand(0)) == (BREAK_ZONE, 3)


@pytest.mark.clauses("fftcg-2020", "11.7.1")
@pytest.mark.parametrize(
    ("words", "able"),
    [
        ("remove 2 cards in your Break Zone from the game", True),
        ("remove 3 cards in your Break Zone from the game", False),
        ("put 1 Monster into the Break Zone", True),
        ("put 2 Monsters into the Break Zone", False),
        ("dull 1 active Monster", True),
        ("remove 2 Rage Counters from Hild", True),
    ],
)
def test_what_is_done_for_s(words: str, able: bool) -> None:
    board = Board()
    text = f"You can {words} instead of 《S》 when paying for Hild's special ability.[[br]][[s]]Cut[[/]] 《S》: Draw 2 cards."
    card = hild(board, text)
    board.state.objects[card].counters = {"Rage": 2}
    pet = board.put(0, FIELD, "Pet", type="Monster")
    lying = [board.put(0, BREAK_ZONE, f"Lying {n}") for n in range(2)]
    table = board.start()
    assert (("use", card, 1) in table.match.acts()) == able
    if not able:
        return
    table.answer(("use", card, 1))
    while table.asked.kind == "choose":
        table.answer(tuple(table.asked.options or ())[: table.asked.least])
    table.resolve()
    assert table.hand(0) == 2
    paid = (
        table.zone(pet) == BREAK_ZONE,
        table.obj(pet).dull,
        table.zone(lying[0]) == REMOVED,
        table.obj(card).counters,
    )
    assert paid == ("put" in words, "dull" in words, "cards" in words, {} if "Rage" in words else {"Rage": 2})
