"""Conditions, triggers, limits and groups beside those that sets print, played."""

from __future__ import annotations

import pytest
from sve_board import BANISHED, CEMETERY, DECK, EVOLVE_DECK, EX_AREA, FIELD, FOE, HAND, ME, Board
from test_sve_knots import through


@pytest.mark.clauses("sve", "10.6.2.3", "10.2.1.1")
@pytest.mark.parametrize(("buried", "held", "drawn"), [(3, 2, 1), (2, 2, 0), (3, 1, 0)])
def test_so_many_here_and_so_many_there(buried: int, held: int, drawn: int) -> None:
    board = Board()
    for zone, count in ((CEMETERY, buried), (HAND, held)):
        for _ in range(count):
            board.put(ME, zone, "Page")
    rite = board.spell(
        "If there are at least 3 cards in your cemetery and at least 2 cards in your hand, draw a card.", zone=EX_AREA
    )
    assert len(through(board.start().play(rite)).cards(ME, HAND)) == held + drawn


@pytest.mark.clauses("sve", "10.6.2.3")
@pytest.mark.parametrize(("summon", "drawn"), [("a Knight", 0), ("a Fairy", 0), ("2 Fairy", 1)])
def test_what_has_been_summoned(summon: str, drawn: int) -> None:
    board = Board()
    call = board.spell(f"Summon {summon} token{'s' if summon[0] == '2' else ''}.", cost=1)
    rite = board.spell("If you've summoned at least 2 Fairy tokens this turn, draw a card.", cost=1)
    table = through(board.start().play(call))
    assert len(through(table.play(rite)).cards(ME, HAND)) == drawn


@pytest.mark.clauses("sve", "13.3.2.2.a")
@pytest.mark.parametrize("times", [1, 2])
def test_how_often_earth_rite_was_performed(times: int) -> None:
    board = Board()
    sediment = board.amulet("Stack.")
    board.state.objects[sediment].counters = {"Stack": 3}
    rites = [board.spell("Earth Rite: Give your leader [defense]+1.", cost=1) for _ in range(times)]
    last = board.spell("If you've performed Earth Rite at least 2 times this turn, draw a card.", cost=1)
    table = board.start()
    for rite in rites:
        through(table.play(rite))
    assert len(through(table.play(last)).cards(ME, HAND)) == int(times == 2)


@pytest.mark.clauses("sve", "10.6.2.1", "1.3.1")
@pytest.mark.parametrize(
    ("text", "able"),
    [
        ("This card can only be played from your EX area.", EX_AREA),
        ("This card can't be played from your hand.", EX_AREA),
        ("This card can't be played from your EX area.", HAND),
    ],
)
@pytest.mark.parametrize("zone", [HAND, EX_AREA])
def test_from_where_it_can_be_played(text: str, able: int, zone: int) -> None:
    board = Board()
    card = board.put(ME, zone, "Proud", f"{text}\nWard.")
    table = board.start()
    if zone == able:
        assert through(table.play(card)).zone(card) == FIELD
    else:
        assert table.refused(("play", card))


@pytest.mark.clauses("sve", "10.6.2.3")
def test_all_but_such() -> None:
    board = Board()
    kin = board.put(FOE, FIELD, "Kin", traits=("Pixie",))
    stranger = board.put(FOE, FIELD, "Stranger")
    rite = board.spell("Destroy each enemy follower on the field that isn't a Pixie follower.")
    table = through(board.start().play(rite))
    assert (table.zone(kin), table.zone(stranger)) == (FIELD, CEMETERY)


@pytest.mark.clauses("sve", "10.6.2.3", "5.18.1")
def test_a_roll_of_at_least_so_much() -> None:
    for least, drawn in ((1, 1), (7, 0)):
        board = Board()
        rite = board.spell(f"Roll a 6-sided die. If you roll at least {least}, draw a card.")
        assert len(through(board.start().play(rite)).cards(ME, HAND)) == drawn


@pytest.mark.clauses("sve", "10.7.4.1", "4.1.3.1")
@pytest.mark.parametrize(("owner", "drawn"), [(FOE, 1), (ME, 0)])
def test_put_into_the_others_cemetery(owner: int, drawn: int) -> None:
    board = Board()
    board.put(ME, FIELD, "Owl", "Whenever a follower is put into an opponent's cemetery, draw a card.", defense=9)
    page = board.put(owner, FIELD, "Page", "Ward.", defense=1)
    rite = board.spell("Destroy each follower with 1 defense or less on the field.")
    table = through(board.start().play(rite))
    assert table.zone(page) == CEMETERY
    assert len(table.cards(ME, HAND)) == drawn


@pytest.mark.clauses("sve", "5.18.1", "10.6.2.3")
@pytest.mark.parametrize("random", ["", "random "])
def test_they_discard_what_was_selected_in_their_hand(random: str) -> None:
    board = Board()
    held = board.put(FOE, HAND, "Page")
    rite = board.spell(f"Select a {random}card in an opponent's hand. They discard it.")
    assert through(board.start().play(rite)).zone(held) == CEMETERY


@pytest.mark.clauses("sve", "5.20.1")
def test_what_was_revealed_out_of_the_hand_is_counted() -> None:
    board = Board()
    held = [board.put(ME, HAND, "Kin", traits=("Pixie",)) for _ in range(3)]
    rite = board.spell(
        "Reveal any number of Pixie cards in your hand. Give your leader [defense]+X. X equals the number of cards revealed."
    )
    assert through(board.start().play(rite), tuple(held[:2])).leader(ME) == 22


@pytest.mark.clauses("sve", "10.6.2.3")
def test_for_each_so_many() -> None:
    board = Board()
    for _ in range(5):
        board.put(ME, CEMETERY, "Rite", type="Spell")
    dear = board.put(
        ME, HAND, "Dear", "This card costs 1 less to play for each 2 spells in your cemetery.\nWard.", cost=4
    )
    rite = board.spell("Draw a card for each 2 spells in your cemetery.", cost=0)
    table = through(board.start().play(rite))
    assert len(table.cards(ME, HAND)) == 3
    assert through(table.play(dear)).points() == 4


@pytest.mark.clauses("sve", "10.6.2.3")
@pytest.mark.parametrize(("held", "drawn"), [(0, 3), (2, 1), (4, 0)])
def test_a_number_less_what_is_counted(held: int, drawn: int) -> None:
    board = Board()
    for _ in range(held):
        board.put(ME, HAND, "Page")
    rite = board.spell("Draw X cards. X equals 3 minus the number of cards in your hand.", zone=EX_AREA)
    assert len(through(board.start().play(rite)).cards(ME, HAND)) == held + drawn


@pytest.mark.clauses("sve", "10.4.4.1")
@pytest.mark.parametrize(
    ("text", "left"), [("Its [evolve] cost becomes 1", 3), ("Change its [evolve] cost to 0 this turn", 4)]
)
def test_what_it_costs_to_evolve(text: str, left: int) -> None:
    board = Board()
    seer = board.put(ME, FIELD, "Seer", "[evolve][cost03]: Evolve this follower.")
    board.put(ME, EVOLVE_DECK, "Seer (Evolved)", "", evolved=True)
    rite = board.spell(f"Select a follower on your field. {text}.", cost=1)
    table = through(board.start().play(rite))
    assert through(table.use(seer)).points() == left


@pytest.mark.clauses("sve", "4.6.1")
def test_all_of_the_ex_area_into_the_hand() -> None:
    board = Board()
    for _ in range(3):
        board.put(ME, EX_AREA, "Page")
    rite = board.spell("Add each card in your EX area to your hand.")
    table = through(board.start().play(rite))
    assert len(table.cards(ME, HAND)) == 3 and not table.cards(ME, EX_AREA)


@pytest.mark.clauses("sve", "1.3.1", "5.5.1")
@pytest.mark.parametrize(("barred", "zone"), [("banished", FIELD), ("engaged", BANISHED)])
def test_what_abilities_cannot_do(barred: str, zone: int) -> None:
    board = Board()
    sworn = board.put(FOE, FIELD, "Sworn", f"This follower can't be {barred} by abilities.")
    rites = [
        board.spell(text, cost=1)
        for text in ("Engage each enemy follower on the field.", "Banish each enemy follower on the field.")
    ]
    table = through(board.start().play(rites[0]))
    assert table.obj(sworn).dull == (barred != "engaged")
    assert through(table.play(rites[1])).zone(sworn) == zone


@pytest.mark.clauses("sve", "5.6.1")
def test_cards_returned_to_the_deck_are_counted() -> None:
    board = Board()
    for _ in range(3):
        board.put(ME, HAND, "Page")
    rite = board.spell(
        "Return your hand to your deck and shuffle it. Draw X cards. X equals the number of cards returned.",
        zone=EX_AREA,
    )
    assert len(through(board.start().play(rite)).cards(ME, HAND)) == 3


@pytest.mark.clauses("sve", "7.2.1")
def test_they_stay_engaged_in_their_start_phase() -> None:
    board = Board()
    held = board.put(FOE, FIELD, "Held", "Ward.")
    rite = board.spell(
        "Engage each enemy follower on the field. They don't refresh during their controllers' next start phases."
    )
    table = through(board.start().play(rite))
    table.end()
    assert table.obj(held).dull


@pytest.mark.clauses("sve", "10.6.2.3", "5.13.1")
def test_damage_to_them_and_another() -> None:
    board = Board()
    foes = [board.put(FOE, FIELD, "Page", defense=5) for _ in range(2)]
    rite = board.spell("Select up to 2 enemy followers on the field. Deal 3 damage to them and each enemy leader.")
    table = through(board.start().play(rite), tuple(foes))
    assert [table.stats(each)[1] for each in foes] == [2, 2] and table.leader(FOE) == 17


@pytest.mark.clauses("sve", "10.6.2.3", "3.1.2")
def test_their_controllers() -> None:
    board = Board()
    theirs, mine = board.put(FOE, FIELD, "Page"), board.put(ME, FIELD, "Page")
    rite = board.spell(
        "Select up to 2 followers on the field and destroy them. Their controllers draw a card.", zone=EX_AREA
    )
    table = through(board.start().play(rite), (theirs, mine))
    assert [len(table.cards(player, HAND)) for player in (ME, FOE)] == [1, 1]


@pytest.mark.clauses("sve", "10.9.1", "5.26.2")
def test_attack_that_is_as_much_as_is_counted() -> None:
    board = Board()
    horde = board.put(ME, FIELD, "Horde", "This follower's [attack] is equal to the number of cards in your hand.")
    rites = [board.spell("Draw 2 cards.", cost=1, zone=zone) for zone in (HAND, EX_AREA)]
    table = board.start()
    assert table.stats(horde)[0] == 1
    assert through(table.play(rites[1])).stats(horde)[0] == 3


@pytest.mark.clauses("sve", "12.3.2", "12.3.5")
@pytest.mark.parametrize("given", [True, False])
def test_quick_that_is_given(given: bool) -> None:
    board = Board()
    if given:
        board.amulet("Spells in your EX area have [quick].", FOE)
    spark = board.spell("Deal 1 damage to each enemy leader.", FOE, EX_AREA, cost=0)
    board.put(FOE, HAND, "Ready", "[quick]\nDraw a card.", type="Spell", cost=0)
    table = board.start()
    table.answer(("end",))
    while table.match.decision is not None and table.asked.reason == "ward":
        table.answer(())
    assert table.asked.reason == "quick"
    if given:
        assert table.answer(("play", spark)).leader(ME) == 19
    else:
        assert table.refused(("play", spark)) == "12.3.4"


@pytest.mark.clauses("sve", "5.12.1")
def test_the_rest_is_shuffled_back() -> None:
    board = Board()
    rite = board.spell(
        "Reveal the top 4 cards of your deck. Add a follower from among them to your hand. Shuffle the rest into your deck."
    )
    table = through(board.start().play(rite))
    assert (len(table.cards(ME, HAND)), len(table.cards(ME, DECK))) == (1, 9)


@pytest.mark.clauses("sve", "10.6.2.3", "5.13.1")
def test_an_enemy_leader_or_follower() -> None:
    board = Board()
    page, mine = board.put(FOE, FIELD, "Page", defense=5), board.put(ME, FIELD, "Page", defense=5)
    rite = board.spell("Deal 2 damage to all enemy leaders and followers.")
    table = through(board.start().play(rite))
    assert (table.stats(page)[1], table.stats(mine)[1], table.leader(FOE), table.leader(ME)) == (3, 5, 18, 20)


@pytest.mark.clauses("sve", "5.21.1", "4.3.2")
@pytest.mark.parametrize(("before", "made"), [(0, 3), (1, 2), (4, 0)])
def test_tokens_until_there_are_so_many(before: int, made: int) -> None:
    board = Board()
    for _ in range(before):
        board.put(ME, FIELD, "Page")
    rite = board.spell("Summon Fairy tokens until there are 3 cards on your field.")
    assert through(board.start().play(rite)).names(ME, FIELD).count("Fairy") == made


@pytest.mark.clauses("sve", "10.4.4", "1.3.2")
def test_points_paid_in_words() -> None:
    board = Board()
    rite = board.spell("You may pay 2 play points. If you do, draw 2 cards.", zone=EX_AREA, cost=1)
    table = through(board.start().play(rite))
    assert (table.points(), len(table.cards(ME, HAND))) == (2, 2)


@pytest.mark.clauses("sve", "13.3.3.2")
@pytest.mark.parametrize("whose", [ME, FOE])
def test_performed_by_anybody(whose: int) -> None:
    board = Board()
    board.amulet("Whenever Earth Rite is performed, give your leader [defense]+3.", whose)
    sediment = board.amulet("Stack.")
    board.state.objects[sediment].counters = {"Stack": 2}
    rite = board.spell("Earth Rite: Draw a card.")
    assert through(board.start().play(rite)).leader(whose) == 23


@pytest.mark.clauses("sve", "1.3.2", "5.11.1")
def test_what_was_looked_at_goes_into_the_graveyard() -> None:
    board = Board()
    seer = board.put(ME, HAND, "Seer", "[fanfare] Look at the top card of your deck. You may put it into graveyard.")
    table = through(board.start().play(seer))
    assert table.zone(seer) == FIELD and table.names(ME, CEMETERY) == ["Blank"]
