"""Own sentences played from their text: what is asked of a card."""

from __future__ import annotations

import pytest
from board import BREAK_ZONE, DAMAGE_ZONE, FIELD, HAND, Board
from newer import put
from played import BREAK, abilities, attack, cast, drive, hild, hild_text, monsters, rite, through, use

SELECT = "Choose 1 Monster. Select 1 Counter placed on it"
MAKE = "Choose 1 Forward in your Break Zone. Play it onto the field."


def with_counters(board: Board, **held: int) -> int:
    card = board.put(0, FIELD, "Ooze", type="Monster")
    board.state.objects[card].counters = dict(held)
    return card


@pytest.mark.parametrize(("count", "power"), [(2, 5000), (3, 7000)])
def test_both_conditions_have_to_hold(count: int, power: int) -> None:
    board = Board()
    card = hild(board, "If it is your turn and you control 3 or more Monsters, Hild gains +2000 power.")
    theirs = board.put(1, FIELD, "Theirs", *abilities("If it is your turn and you control 1 or more Forwards, Theirs gains +2000 power.",
                                                      "Theirs", "Forward"))  # fmt: skip
    for each in range(count):
        board.put(0, FIELD, f"Ooze {each}", type="Monster")
    table = board.start()
    assert (table.power(card), table.power(theirs)) == (power, 5000)


@pytest.mark.parametrize(("kinds", "drawn"), [(("Monster", "Monster"), 1), (("Monster", "Backup"), 0)])
def test_whether_both_that_were_discarded_were_such_cards(kinds: tuple[str, str], drawn: int) -> None:
    board = Board()
    for number, kind in enumerate(kinds):
        board.put(0, HAND, f"Held {number}", type=kind)
    summon = rite(board, "Discard 2 cards. If both discarded cards were Monsters, draw 1 card.")
    assert board.start().play(summon).hand(0) == drawn


@pytest.mark.parametrize(("mine", "theirs", "drawn"), [(True, True, 1), (True, False, 0), (False, True, 0)])
def test_all_that_were_returned_are_counted(mine: bool, theirs: bool, drawn: int) -> None:
    board = Board()
    own = board.put(0, FIELD, "Own", type="Monster")
    foe = board.put(1, FIELD, "Foe", type="Monster")
    summon = rite(
        board,
        "Choose up to 1 Monster you control and up to 1 Monster opponent controls. "
        "Return them to their owners' hands. If you returned 2 Monsters, draw 1 card.",
    )
    table = board.start().cast(summon, (own,) if mine else (), (foe,) if theirs else ())
    table.resolve()
    assert (table.zone(own) == HAND, table.zone(foe) == HAND) == (mine, theirs)
    assert table.hand(0) == mine + drawn


@pytest.mark.parametrize(("held", "drawn"), [({}, 1), ({"Moon": 1}, 0), ({"Sun": 1}, 1)])
def test_no_counter(held: dict[str, int], drawn: int) -> None:
    board = Board()
    card = hild(board, "When a Forward enters your field, if there is no Moon Counter placed on Hild, draw 1 card.")
    board.state.objects[card].counters = dict(held)
    recruit = board.put(0, HAND, "Recruit", cost=0)
    assert board.start().play(recruit).hand(0) == drawn


@pytest.mark.parametrize(("count", "drawn"), [(2, 0), (3, 1)])
def test_counters_that_were_on_a_card_that_left(count: int, drawn: int) -> None:
    board = Board()
    text = "When Hild is put from the field into the Break Zone, if 3 or more Soul Counters were placed on Hild, draw 1 card."
    card = hild(board, text)
    board.state.objects[card].counters = {"Soul": count}
    summon = rite(board, BREAK)
    assert board.start().play(summon).hand(0) == drawn


@pytest.mark.parametrize(("counters", "power"), [(1, 5000), (2, 6000), (3, 5000)])
def test_exactly_so_many_counters(counters: int, power: int) -> None:
    board = Board()
    text = "If there are exactly 2 Rage Counters on Hild, Hild gains +1000 power."
    hild = board.put(0, FIELD, "Hild", *abilities(text, "Hild", "Forward"))
    board.state.objects[hild].counters = {"Rage": counters}
    assert board.start().power(hild) == power


@pytest.mark.parametrize(("counters", "zone"), [(1, FIELD), (2, BREAK_ZONE)])
def test_counters_on_the_card_that_was_chosen(counters: int, zone: int) -> None:
    board = Board()
    foe = board.put(1, FIELD, "Foe")
    board.state.objects[foe].counters = {"Moon": counters}
    summon = rite(board, "Choose 1 Forward. If 2 or more Moon Counters are placed on it, break it.")
    assert board.start().play(summon).zone(foe) == zone


def test_how_much_cp_of_an_element_was_paid() -> None:
    """What was made too much is not paid: 3 CP are due, 4 are made."""
    text = "When Hild enters the field, draw 1 card for each Ice CP paid to cast Hild."
    for elements, drawn in ((("Ice", "Ice"), 3), (("Ice", "Fire"), 2), (("Fire", "Fire"), 0)):
        board = Board()
        held = [board.put(0, HAND, f"Held {n}", elements=(e,)) for n, e in enumerate(elements)]
        card = put(board, 0, HAND, "Hild", text, cost=3, elements=("Light",))
        table = board.start().answer(("cast", card, ""))
        table.answer(tuple(("discard", h, e) for h, e in zip(held, elements, strict=True))).resolve()
        assert table.hand(0) == drawn


@pytest.mark.parametrize(("player", "drawn"), [(1, 0), (0, 1)])
def test_nobody_notices_an_arrival(player: int, drawn: int) -> None:
    board = Board()
    hild(board, "The Forwards opponent controls entering the field will not trigger any auto-abilities.", player=player)
    guest = board.put(
        0, HAND, "Olga", *abilities("When Olga enters the field, draw 1 card.", "Olga", "Forward"), cost=0
    )
    table = board.start().play(guest)
    assert (table.zone(guest), table.hand(0)) == (FIELD, drawn)


def test_what_waits_for_arrivals_is_still_there_for_others() -> None:
    board = Board()
    hild(board, "The Forwards opponent controls entering the field will not trigger any auto-abilities.", player=1)
    board.put(0, FIELD, "Pia", *abilities("When a Monster enters your field, draw 1 card.", "Pia", "Forward"))
    ooze = board.put(0, HAND, "Ooze", type="Monster", cost=0)
    assert board.start().play(ooze).hand(0) == 1


def test_one_card_of_each_kind_in_the_break_zone() -> None:
    text = "If you have a Fire Forward and an Ice Forward in your Break Zone, Hild gains +3000 power."
    for elements, power in (
        ((("Fire",), ("Ice",)), 8000),
        ((("Fire",), ("Fire",)), 5000),
        ((("Fire", "Ice"),), 5000),  # one card is not two
    ):
        board = Board()
        card = hild(board, text)
        for i, each in enumerate(elements):
            board.put(0, BREAK_ZONE, f"Gone {i}", elements=each)
        board.put(1, BREAK_ZONE, "Theirs", elements=("Ice",))
        assert board.start().power(card) == power


@pytest.mark.clauses("fftcg-2020", "11.11.5")
def test_a_condition_behind_is_asked_when_it_is_carried_out() -> None:
    for dull, zone in ((True, BREAK_ZONE), (False, FIELD)):
        board = Board()
        foe = board.put(1, FIELD, "Foe")
        board.state.objects[foe].dull = dull
        summon = rite(board, "Choose 1 Forward. Break it if it is dull.")
        assert board.start().play(summon).zone(foe) == zone


def test_a_shield_while_dull() -> None:
    for dull, damage in ((True, 2000), (False, 4000)):
        board = Board()
        card = board.put(
            1,
            FIELD,
            "Hild",
            *hild_text("If Hild is dealt damage while dull, the damage is reduced by 2000 instead."),
            power=9000,
        )
        board.state.objects[card].dull = dull
        summon = rite(board, "Choose 1 Forward. Deal it 4000 damage.")
        assert drive(board.start().cast(summon), card).obj(card).damage == damage


@pytest.mark.parametrize(
    "words", ["If the Monster is of cost 3 or less, break it.", "Break the Monster if it is of cost 3 or less."]
)
@pytest.mark.parametrize(("cost", "broken"), [(3, True), (4, False)])
def test_the_monster_is_broken_and_not_the_forward(words: str, cost: int, broken: bool) -> None:
    board = Board()
    foe = board.put(1, FIELD, "Foe", power=9000)
    beast = board.put(1, FIELD, "Beast", type="Monster", cost=cost)
    summon = rite(board, f"Choose 1 Forward and 1 Monster. Deal the Forward 7000 damage. {words}")
    table = board.start().play(summon)
    assert table.zone(foe) == FIELD and table.obj(foe).damage == 7000
    assert (table.zone(beast) == BREAK_ZONE) == broken


@pytest.mark.parametrize(("cost", "drawn"), [(4, 0), (5, 1)])
def test_the_cost_of_a_forward_that_was_broken(cost: int, drawn: int) -> None:
    board = Board()
    board.put(1, FIELD, "Foe", cost=cost)
    summon = rite(board, "Choose 1 Forward. Break it. If that Forward was of cost 5 or more, draw 1 card.")
    assert board.start().play(summon).hand(0) == drawn


@pytest.mark.parametrize(("dull", "where"), [(True, BREAK_ZONE), (False, FIELD)])
def test_the_second_one_is_asked_about(dull: bool, where: int) -> None:
    board = Board()
    mine, foe = board.put(0, FIELD, "Mine"), board.put(1, FIELD, "Foe")
    board.state.objects[foe].dull = dull
    summon = rite(
        board,
        "Choose 1 Forward you control and 1 Forward of cost 1 or more opponent controls. The first one gains +1000 power until the end of the turn. If the second one is dull, break it.",
    )
    table = board.start().play(summon)
    assert table.zone(foe) == where and table.power(mine) == 6000


@pytest.mark.clauses("fftcg-2020", "10.1.2")
def test_attacking_alone_and_blocked() -> None:
    text = "If Hild is attacking alone, Hild gains +2000 power.[[br]]If Hild is blocked, Hild gains Brave."
    for alone, power in ((True, 7000), (False, 5000)):
        board = Board()
        card, mate, foe = hild(board, text), board.put(0, FIELD, "Mate"), board.put(1, FIELD, "Foe")
        table = board.start()
        assert table.power(card) == 5000
        while table.asked.reason != "attack":
            table.answer(("pass",))
        table.answer((card,) if alone else (card, mate))
        assert table.power(card) == power
        while table.asked.reason != "block":
            table.answer(("pass",))
        assert "Brave" not in table.chars(card).keywords
        table.answer((foe,))
        assert "Brave" in table.chars(card).keywords


@pytest.mark.clauses("fftcg-2020", "11.8.13")
@pytest.mark.parametrize(("element", "dulled"), [("Fire", True), ("Ice", False)])
def test_the_card_that_entered_is_asked_about_not_the_one_that_is_chosen(element: str, dulled: bool) -> None:
    board = Board()
    text = "When a Forward enters your field, if it is an Ice card, choose 1 Forward opponent controls. Dull it."
    board.put(0, FIELD, "Hild", *hild_text(text))
    other = "Ice" if element == "Fire" else "Fire"
    theirs = board.put(1, FIELD, "Theirs", elements=(element,))
    arriving = board.put(0, HAND, "Arriving", cost=0, elements=(other,))
    table = drive(board.start().cast(arriving), theirs)
    assert table.obj(theirs).dull is dulled


@pytest.mark.parametrize("held", ["Summon", "Forward"])
def test_what_was_discarded_is_asked_about(held: str) -> None:
    board = Board()
    board.put(0, HAND, "Held", type=held)
    summon = rite(board, "Discard 1 card. If it is a Summon, draw 2 cards.")
    table = board.start().play(summon)
    assert table.hand(0) == (2 if held == "Summon" else 0)


@pytest.mark.parametrize(("element", "damage"), [("Wind", 3000), ("Ice", 0)])
def test_the_character_that_entered_is_asked_about(element: str, damage: int) -> None:
    board = Board()
    hild(
        board,
        "When a Character enters your field, choose 1 Forward opponent controls. If that Character is a Wind Character,"
        " deal it 3000 damage.",
    )
    wall = board.put(1, FIELD, "Wall", power=9000, elements=("Wind",))
    comer = board.put(0, HAND, "Comer", cost=0, elements=(element,))
    assert drive(board.start().cast(comer), wall).obj(wall).damage == damage


@pytest.mark.parametrize(("name", "damage"), [("Hild", 3000), ("Olga", 1000)])
def test_what_its_own_ability_deals(name: str, damage: int) -> None:
    board = Board()
    burn = abilities("《ダル》: Choose 1 Forward. Deal it 1000 damage.", name, "Backup")
    text = "If an ability of Hild deals damage to a Forward, the damage increases by 2000 instead."
    if name == "Hild":
        user = board.put(0, FIELD, "Hild", *burn, *abilities(text, "Hild", "Backup"), type="Backup")
    else:
        board.put(0, FIELD, "Hild", *abilities(text, "Hild", "Backup"), type="Backup")
        user = board.put(0, FIELD, "Olga", *burn, type="Backup")
    foe = board.put(1, FIELD, "Foe")
    table = board.start().answer(("use", user, 0)).resolve()
    assert table.obj(foe).damage == damage


def test_what_chooses_only_this_card() -> None:
    for other, cancelled in ((False, True), (True, False)):
        board = Board()
        card = hild(board, "《0》: Choose 1 Summon or ability that is choosing only Hild. Cancel its effect.")
        friend = board.put(0, FIELD, "Friend")
        summon = rite(board, "Choose 1 Forward. Dull it.")
        table = board.start().cast(summon, (friend if other else card,))
        able = ("use", card, 0) in table.match.acts()
        assert able == cancelled
        if able:
            table.answer(("use", card, 0))
            while table.asked.kind == "choose":
                table.answer(table.asked.options[:1])  # type: ignore[index]
            assert not table.resolve().obj(card).dull


def test_unless() -> None:
    for count, drawn in ((0, 1), (1, 0)):
        board = Board()
        monsters(board, count)
        assert cast(board, "Draw 1 card unless you control a Monster.").resolve().hand(0) == drawn


@pytest.mark.parametrize(
    ("words", "before", "after"),
    [
        ("you have not cast any Summons this turn", 1, 0),
        ("you haven't discarded a card this turn", 1, 1),
        ("you have cast a Summon this turn", 0, 1),
    ],
)
def test_what_was_not_done_this_turn(words: str, before: int, after: int) -> None:
    for acts, drawn in ((False, before), (True, after)):
        board = Board()
        card = hild(board, f"《0》: If {words}, draw 1 card.")
        summon = rite(board, "Choose 1 Forward. Deal it 1000 damage.")
        table = board.start()
        if acts:
            table = table.play(summon)
        held = table.hand(0)
        assert use(table, card).hand(0) - held == drawn, (words, acts)


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


@pytest.mark.parametrize(
    ("rider", "dull", "points", "haste"),
    [("Hild enters the field dull", True, 0, False), ("when Hild enters the field, Hild deals you 1 point of damage", False, 1, False),
     ("Hild gains Haste", False, 0, True)],
)  # fmt: skip
def test_what_holds_where_it_was_paid_otherwise(rider: str, dull: bool, points: int, haste: bool) -> None:
    for way in ("", "alternative"):
        board = Board()
        ooze = board.put(0, FIELD, "Ooze", type="Monster")
        text = f"You can put 1 Monster into the Break Zone (instead of paying the CP cost) to cast Hild. If you do so, {rider}."
        card = put(board, 0, HAND, "Hild", text)
        table = board.start().answer(("cast", card, way))
        table = (table.answer((ooze,)) if way else table).resolve()
        other = way == "alternative"
        assert table.obj(card).dull == (dull and other)
        assert len(table.match.state.zones[0][DAMAGE_ZONE]) == points * other
        assert ("Haste" in table.chars(card).keywords) == (haste and other)


@pytest.mark.parametrize(("category", "power"), [("XIV", 7000), ("X", 5000)])
def test_only_backups_of_a_kind_paid(category: str, power: int) -> None:
    board = Board()
    text = (
        "When Hild enters the field, until the end of the turn, if the CP paid to play Hild was only produced by {Category XIV} Backups, "
        "Hild gains +2000 power."
    )
    card = hild(board, text, zone=HAND, cost=2)
    backups = [
        board.put(0, FIELD, f"Aide {n}", type="Backup", categories=(kind,)) for n, kind in enumerate(("XIV", category))
    ]
    table = board.start().cast(card, tuple(("dull", each, "Fire") for each in backups)).resolve()
    assert table.power(card) == power


@pytest.mark.parametrize(
    ("deed", "left"),
    [
        (", and remove the selected Counter.", {"Moon": 1, "Sun": 3}),
        (". Double all Counters of the same type as the selected Counter on that Monster.", {"Moon": 4, "Sun": 3}),
        (
            ", and place 1 additional Counter of the same type as the selected Counter on that Monster.",
            {"Moon": 3, "Sun": 3},
        ),
    ],
)
@pytest.mark.clauses("fftcg-new", "X-COUNTER-1")
def test_the_selected_kind(deed: str, left: dict[str, int]) -> None:
    board = Board()
    ooze = with_counters(board, Moon=2, Sun=3)
    summon = rite(board, SELECT + deed)
    table = board.start().cast(summon)
    while table.asked.reason != "name":
        table.answer(("pass",) if table.asked.kind == "act" else tuple((table.asked.options or ())[:1]))
    table.answer(("Moon",)).resolve()
    assert table.obj(ooze).counters == left


def test_without_counters_nothing_is_selected() -> None:
    board = Board()
    ooze = with_counters(board)
    summon = rite(board, SELECT + ", and remove the selected Counter.")
    table = drive(board.start().cast(summon))
    assert table.obj(ooze).counters == {}


def test_all_counters_of_one_kind() -> None:
    board = Board()
    olga = board.put(0, FIELD, "Olga")
    board.state.objects[olga].counters = {"Moon": 3, "Sun": 1}
    summon = rite(
        board,
        "Choose 1 Character. Select 1 Counter placed on it. Remove all Counters of the same type from that Character.",
    )
    table = board.start().cast(summon)
    table.answer(("pass",), ("pass",))
    assert sorted(table.asked.options) == ["Moon", "Sun"]
    assert table.resolve(("Moon",)).obj(olga).counters == {"Sun": 1}


def test_discarded_by_the_opponent_it_comes_from_the_break_zone() -> None:
    text = "When you discard a card due to your Summons or abilities, if Hild is in the Break Zone, you may play Hild onto the field."
    board = Board()
    card = hild(board, text, BREAK_ZONE)
    board.put(0, HAND, "Held")
    summon = rite(board, "Discard 1 card.")
    assert through(board.start().cast(summon)).zone(card) == FIELD
    assert abilities(text, "Hild", "Forward")


def test_if_it_was_really_put_into_the_break_zone() -> None:
    text = "Choose 1 Forward. Break it. If that Forward is put into the Break Zone, draw 2 cards."
    for own, drawn in (((), 2), (hild_text("Hild cannot be broken."), 0)):
        board = Board()
        card = board.put(1, FIELD, "Hild", *own)
        summon = rite(board, text)
        assert drive(board.start().cast(summon), card).hand(0) == drawn


def test_a_state_that_is_waited_for() -> None:
    for text, gone in (
        ("When you don't control a Monster, put Hild into the Break Zone.", True),
        ("When you control 2 or more Forwards, put Hild into the Break Zone.", False),
        ("When your opponent controls 1 or more Forwards, put Hild into the Break Zone.", True),
        ("When you have received 1 point of damage or more, put Hild into the Break Zone.", False),
    ):
        board = Board()
        card = hild(board, text)
        board.put(1, FIELD, "Foe")
        board.put(1, FIELD, "Ooze", type="Monster")
        summon = rite(board, "Draw 1 card.")
        table = board.start().play(summon)
        assert (table.zone(card) == BREAK_ZONE) == gone, text


@pytest.mark.parametrize(("cast", "drawn"), [(True, 0), (False, 1)])
def test_a_forward_that_was_not_cast(cast: bool, drawn: int) -> None:
    board = Board()
    hild(board, "When a Forward enters your field, if you didn't cast it, draw 1 card.")
    guard = board.put(0, HAND if cast else BREAK_ZONE, "Guard", cost=0)
    summon = rite(board, "Choose 1 Forward in your Break Zone. Play it onto the field.")
    table = board.start()
    held = table.hand(0) - 1
    table = through(table.cast(guard if cast else summon))
    assert table.zone(guard) == FIELD
    assert table.hand(0) - held == drawn


def test_it_was_cast_or_not() -> None:
    text = "When Hild enters the field, if Hild wasn't cast, draw 1 card."
    board = Board()
    card = hild(board, text, HAND, cost=0)
    assert board.start().play(card).hand(0) == 0
    board = Board()
    hild(board, text, BREAK_ZONE)
    summon = rite(board, MAKE)
    assert board.start().play(summon).hand(0) == 1


@pytest.mark.parametrize(("element", "mine", "theirs"), [("Fire", 1, 1), ("Ice", 0, 0), ("Wind", 0, 1)])
def test_each_if_about_the_attacker_stands_alone(element: str, mine: int, theirs: int) -> None:
    board = Board()
    text = (
        "When a Forward you control attacks, if it is Fire, draw 1 card. If it is Ice, your opponent discards 1 card."
    )
    hild(board, text)
    board.put(1, HAND, "Held")
    other = board.put(0, FIELD, "Olga", elements=(element,))
    table = attack(board.start(), other)
    assert (table.hand(0), table.hand(1)) == (mine, theirs)


@pytest.mark.parametrize(
    ("held", "holds"),
    [
        (("Fire", "Ice"), False),  # one card, of two Elements
        (("Fire", "Ice Wind"), True),
        (("Fire Ice", "Ice Wind"), False),  # they share one
        (("Fire Ice Wind", "Ice", "Wind"), True),
        (("Fire", "Fire"), False),
    ],
)
def test_so_many_cards_of_different_elements(held: tuple[str, ...], holds: bool) -> None:
    """As many cards, no two of which share an Element (5.2.1.1), and not as many Elements on fewer cards."""
    for text, zone in (
        ("you control 2 or more Backups of different Elements", FIELD),
        ("there are 2 or more Backups of different Elements in your Break Zone", BREAK_ZONE),
    ):
        board = Board()
        card = hild(board, f"If {text}, Hild gains +1000 power.")
        for number, elements in enumerate(held if held != ("Fire", "Ice") else ("Fire Ice",)):
            board.put(0, zone, f"Prop {number}", type="Backup", elements=tuple(elements.split()))
        assert (board.start().power(card) > 5000) == holds, text
