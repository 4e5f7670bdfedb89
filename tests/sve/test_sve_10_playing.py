"""Chapter 10: costs, playing and resolving (H29, H30)."""

from __future__ import annotations

import pytest
from sve_board import BANISHED, CEMETERY, EVOLVE_DECK, EX_AREA, FIELD, FOE, HAND, ME, Board

from cardwright.errors import Illegal
from cardwright.games.sve.zones import RESOLUTION

ENGAGED = {"dull": True}


@pytest.mark.clauses(
    "sve", "10.6.2", "10.6.2.1", "10.6.2.7", "10.6.2.8", "10.6.2.8.2", "10.6.2.8.2.3", "4.11.2", "10.8.1"
)
def test_a_spell_is_played_and_goes_to_the_cemetery() -> None:
    board = Board()
    spell = board.spell("Select an enemy follower on the field and deal it 1 damage.\nDraw a card.", cost=2)
    a, b = (board.put(FOE, FIELD, "Guard", defense=3) for _ in range(2))
    table = board.start().answer(("play", spell))
    assert table.zone(spell) == RESOLUTION
    assert (table.asked.reason, set(table.asked.options or ())) == ("targets", {a, b})
    table.answer((b,))
    assert (table.zone(spell), table.stats(a)[1], table.stats(b)[1], table.points()) == (CEMETERY, 3, 2, 3)
    assert len(table.cards(ME, HAND)) == 1


@pytest.mark.clauses("sve", "10.6.2.3.3", "10.6.2.1.2", "8.1.2", "10.6.2.3.1")
def test_too_few_targets() -> None:
    """H29.3: one with Aura, one without."""
    board = Board()
    one = board.spell("Select 2 enemy followers on the field and deal them 1 damage.")
    board.put(FOE, FIELD, "Guard", defense=3)
    board.put(FOE, FIELD, "Veil", "Aura.", defense=3)
    table = board.start()
    assert table.refused(("play", one)) == "10.6.2.3.3"
    assert ("play", one) not in table.match.acts()


@pytest.mark.clauses("sve", "10.6.2.1", "10.6.2.1.2", "10.4.7.3")
@pytest.mark.parametrize("price", ["banish a card in your hand", "reveal a spell in your hand"])
def test_no_card_pays_for_itself(price: str) -> None:
    """Nor is it offered."""
    board = Board()
    board.points(ME, 1, 3)
    one = board.spell(f"When playing this card, {price}: This card costs 0 to play.\n----------\nDraw a card.", cost=3)
    table = board.start()
    assert ("play", one) not in table.match.acts()
    assert table.refused(("play", one)) == "10.4.4"


@pytest.mark.clauses("sve", "10.6.2.3.1", "10.6.2.3.3")
def test_too_few_targets_by_the_other_reading() -> None:
    board = Board()
    one = board.spell("Select 2 enemy followers on the field and deal them 1 damage.")
    guard = board.put(FOE, FIELD, "Guard", defense=3)
    table = board.start(all_targets_needed=False).play(one)
    assert table.stats(guard)[1] == 2


@pytest.mark.clauses("sve", "10.6.2.3.2", "1.3.5.1", "1.3.5")
def test_up_to_so_many_targets_may_be_none() -> None:
    board = Board()
    spell = board.spell("Select up to 2 enemy followers on the field and deal them 1 damage. Draw a card.")
    guard = board.put(FOE, FIELD, "Guard", defense=3)
    table = board.start().play(spell, ())
    assert table.stats(guard)[1] == 3
    assert len(table.cards(ME, HAND)) == 1


@pytest.mark.clauses("sve", "10.4.4", "10.4.2", "10.4.3", "10.6.2.5")
def test_play_points_are_paid_by_who_plays() -> None:
    board = Board()
    card = board.put(ME, HAND, "Page", cost=3)
    table = board.start().play(card)
    assert (table.points(ME), table.points(FOE)) == (2, 5)


@pytest.mark.clauses(
    "sve", "10.4.4.1", "10.10.2.4", "10.6.2.5.1", "10.6.2.5.1.1", "10.6.2.5.1.2", "10.2.1.3.3", "2.5.1"
)
def test_a_cost_is_set_then_lowered() -> None:
    board = Board()
    card = board.put(ME, HAND, "Titan", "If there is a Key on your field, this card costs 2 less to play.", cost=8)
    rebate = "When playing this card, discard a spell: This card costs 4 play points to play."
    dear = board.put(ME, HAND, "Storm", f"{rebate}\nDraw a card.", type="Spell", cost=9)
    scrap = board.put(ME, HAND, "Scrap", "Draw a card.", type="Spell", cost=9)
    board.put(ME, FIELD, "Key")
    board.points(ME, 10, 10)
    table = board.start()
    assert table.chars(card).cost == 8
    assert table.play(card).points() == 4
    table.play(dear, (scrap,))  # 9 cannot be paid: the option is taken
    assert (table.points(), len(table.cards(ME, CEMETERY))) == (0, 2)


@pytest.mark.clauses("sve", "1.3.2.2.1", "10.6.2.5.3", "10.6.2.5.1.3", "10.4.7.3", "10.6.2.2", "10.6.2.2.1")
def test_an_optional_additional_cost_is_chosen_before_targets() -> None:
    board = Board()
    rebate = "When playing this card, discard a spell: This card costs 0 play points to play."
    spell = board.put(
        ME, HAND, "Storm", f"{rebate}\nSelect an enemy follower on the field and destroy it.", type="Spell", cost=3
    )  # fmt: skip
    scrap = board.put(ME, HAND, "Scrap", "Draw a card.", type="Spell", cost=9)
    a, b = (board.put(FOE, FIELD, "Guard") for _ in range(2))
    table = board.start().answer(("play", spell))
    assert table.asked.reason == "extra_cost"
    table.answer(True)
    assert table.asked.reason == "targets"
    table.answer((a,), (scrap,))
    assert (table.zone(scrap), table.zone(a), table.zone(b), table.points()) == (CEMETERY, CEMETERY, FIELD, 5)


@pytest.mark.clauses("sve", "10.4.2.1", "10.4.6", "10.4.6.1", "10.4.1")
def test_actions_of_a_cost_in_their_order() -> None:
    board = Board()
    amulet = board.amulet("[act][engage], bury this amulet: Draw a card.", state={"since": 5})
    used = board.amulet("[act][engage]: Draw a card.", name="Bell", state=ENGAGED)
    table = board.start()
    assert not [a for a in table.match.acts() if a[1:2] == (used,)]
    table.use(amulet)
    assert table.zone(amulet) == CEMETERY
    assert len(table.cards(ME, HAND)) == 1
    log = table.match.game.log
    assert log is not None
    kinds = [line.kind for line in log.lines]
    assert kinds.index("dull") < kinds.index("move")


@pytest.mark.clauses("sve", "10.4.2.2", "10.6.2.5.4")
def test_a_cost_is_paid_whole_or_not_at_all() -> None:
    board = Board()
    amulet = board.amulet("[act][cost01], discard 2 cards: Draw a card.")
    board.put(ME, HAND, "Page")
    table = board.start()
    source = table.chars(amulet).abilities[0]
    assert table.refused(("use", amulet, *source)) == "10.6.2.5.4"


@pytest.mark.clauses("sve", "10.4.5", "10.4.5.1", "5.26.1")
def test_a_leader_pays_no_more_defense_than_it_has() -> None:
    board = Board()
    scribe = board.put(ME, FIELD, "Scribe", "[act] Give your leader [defense]-3: Draw a card.")
    board.state.objects[board.leaders[ME]].damage = 18
    table = board.start()
    assert not [a for a in table.match.acts() if a[0] == "use"]
    again = Board()
    scribe = again.put(ME, FIELD, "Scribe", "[act] Give your leader [defense]-3: Draw a card.")
    assert again.start().use(scribe).leader(ME) == 17


@pytest.mark.clauses("sve", "5.2.1.2.2", "10.6.2.2.3", "1.3.5")
def test_x_is_declared_as_the_ability_is_played() -> None:
    board = Board()
    mage = board.put(ME, FIELD, "Mage", "[act][costx], [engage]: Deal X damage to each enemy follower on the field.")
    theirs = board.put(FOE, FIELD, "Wall", defense=9)
    table = board.start().answer(("use", mage, *board_source(board, mage)))
    assert (table.asked.reason, table.asked.least, table.asked.most) == ("x", 0, 5)
    assert table.refused(6) == "10.6.2.2.3"
    table.answer(4)
    assert (table.stats(theirs)[1], table.points()) == (5, 1)


def board_source(board: Board, card: int) -> tuple[int, int]:
    """Where the one ability of a card stands."""
    return (board.state.objects[card].card, 1)


@pytest.mark.clauses("sve", "10.6.2.6", "10.6.2.5.2", "10.6.2.5.4")
def test_room_is_looked_for_after_paying() -> None:
    """H29.2: the buried card makes room."""
    board = Board()
    for _ in range(4):
        board.put(ME, FIELD, "Page")
    victim = board.put(ME, FIELD, "Victim")
    text = "When playing this card, bury Victim on your field: This card costs 0 play points to play."
    card = board.put(
        ME, HAND, "Heir", text.replace("bury Victim on your field", "bury a follower on your field"), cost=2
    )
    table = board.start()
    assert ("play", card) in table.match.acts()
    table.answer(("play", card))
    if table.asked.reason == "extra_cost":
        table.answer(True)
    table.answer((victim,))
    assert (table.zone(card), table.zone(victim)) == (FIELD, CEMETERY)


@pytest.mark.clauses("sve", "10.6.2.6", "10.6.2.5.2")
def test_without_room_everything_is_taken_back() -> None:
    board = Board()
    for _ in range(3):
        board.put(ME, FIELD, "Page")
    charm = board.amulet("If this card would leave the field, give your leader [defense]+1 instead.")
    board.amulet("")
    text = "When playing this card, bury an amulet on your field: This card costs 0 play points to play."
    card = board.put(ME, HAND, "Heir", text, cost=2)
    table = board.start().answer(("play", card))
    # the amulet stays on the field instead: no room, and all is as it was before
    with pytest.raises(Illegal) as caught:
        table.answer((charm,))
    assert caught.value.clause == "10.6.2.6"
    assert (table.zone(charm), table.leader(ME)) == (FIELD, 20)
    assert table.zone(card) == HAND
    assert table.asked.reason == "main"


@pytest.mark.clauses("sve", "8.1.2", "10.6.2.6", "13.3.2.2.b")
def test_what_stack_keeps_on_a_full_field_is_not_offered_as_payment() -> None:
    board = Board()
    for _ in range(3):
        board.put(ME, FIELD, "Page")
    charm = board.amulet("Stack.", state={"counters": {"Stack": 2}})
    lamp = board.amulet("")
    text = "When playing this card, bury an amulet on your field: This card costs 0 play points to play."
    card = board.put(ME, HAND, "Heir", text, cost=2)
    table = board.start().answer(("play", card))
    assert (table.zone(card), table.zone(lamp), table.obj(charm).counters) == (FIELD, CEMETERY, {"Stack": 2})


@pytest.mark.clauses("sve", "10.6.2.8.2.1", "10.7.7", "10.7.1", "10.7.3")
def test_an_ability_resolves_wherever_its_card_is() -> None:
    board = Board()
    bomb = board.put(ME, FIELD, "Bomb", "[act] Bury this follower: Draw a card.")
    table = board.start().use(bomb)
    assert table.zone(bomb) == CEMETERY
    assert len(table.cards(ME, HAND)) == 1


@pytest.mark.clauses("sve", "5.17.1", "5.17.3", "5.17.4", "5.17.4.1", "10.6.2.2.2", "10.6.2.8.2.2")
def test_options_are_chosen_first_and_carried_out_as_listed() -> None:
    board = Board()
    text = (
        "Choose 2 of the following.\n(1) Draw a card.\n(2) Select an enemy follower on the field and destroy it.\n"
        "(3) Give your leader [defense]+2."
    )
    spell = board.spell(text)
    table = board.start().play(spell)  # nothing could be selected for (2): the other two
    assert (len(table.cards(ME, HAND)), table.leader(ME)) == (1, 22)


@pytest.mark.clauses("sve", "5.17.2", "5.17.3.1", "5.17.3.1.1", "13.3.1.4.1", "13.5.1.3.2.1", "13.3.1.3", "13.5.1.3.1")
def test_how_many_options_is_settled_as_the_spell_is_played() -> None:
    text = (
        "Choose one of the following. Necrocharge (3): Choose 2 instead.\n(1) Draw a card.\n"
        "(2) Give your leader [defense]+2.\n(3) Necrocharge (3): Draw 2 cards."
    )
    for held, most in ((2, 1), (3, 2)):
        board = Board()
        for _ in range(held):
            board.put(ME, CEMETERY, "Bone")
        spell = board.spell(text)
        table = board.start().answer(("play", spell))
        assert (table.asked.reason, table.asked.most) == ("modes", most)


@pytest.mark.clauses("sve", "13.3.1.4", "13.5.1.3.2", "13.3.1.3", "13.5.1.3.1")
def test_counts_are_fixed_when_the_effect_begins() -> None:
    board = Board()
    for _ in range(9):
        board.put(ME, CEMETERY, "Bone")
    mine = board.put(ME, FIELD, "Victim")
    spell = board.spell("Select a follower on your field and destroy it. Necrocharge (10): Draw 2 cards.")
    table = board.start().play(spell)
    assert table.zone(mine) == CEMETERY
    assert len(table.cards(ME, HAND)) == 0


@pytest.mark.clauses("sve", "10.6.2.4", "10.6.2.4.1", "10.6.2.4.2", "10.6.2.4.2.1")
def test_a_division_gives_each_target_something() -> None:
    board = Board()
    spell = board.spell("Select up to 3 enemy followers on the field and deal 4 damage divided between them.")
    a, b = (board.put(FOE, FIELD, "Wall", defense=9) for _ in range(2))
    table = board.start().answer(("play", spell), (a, b))
    assert (table.asked.reason, table.asked.most, table.asked.unit) == ("divide", 4, 1)
    assert table.refused(((a, 4),)) in ("10.6.2.4", "10.6.2.4.2", "11.6.8")
    table.answer(((a, 3), (b, 1)))
    assert (table.stats(a)[1], table.stats(b)[1]) == (6, 8)
    again = Board()
    spell = again.spell(
        "Select up to 3 enemy followers on the field and deal 4 damage divided between them. Draw a card."
    )
    again.put(FOE, FIELD, "Wall", defense=9)
    table = again.start().play(spell, ())
    assert len(table.cards(ME, HAND)) == 1


@pytest.mark.clauses("sve", "10.6.2.1.3", "10.6.2.8.1.1", "4.8.3.3", "10.9.2")
def test_effects_on_a_card_of_the_ex_area_stay_on_it() -> None:
    board = Board()
    stored = board.put(ME, EX_AREA, "Page", cost=1)
    spell = board.spell("Select a follower in your EX area. Give it [attack]+1/[defense]+1.")
    table = board.start().play(spell).play(stored)
    assert table.stats(stored) == (3, 3)


@pytest.mark.clauses("sve", "12.2.2", "12.2.3", "4.6.3", "4.6.4")
def test_evolving_takes_a_facedown_card_and_an_evolution_point_may_help() -> None:
    board = Board()
    page = board.put(ME, FIELD, "Page", "[evolve][cost02]: Evolve this follower.")
    board.put(ME, EVOLVE_DECK, "Page (Evolved)", evolved=True, attack=3, defense=3, state={"face_down": False})
    table = board.start()
    assert not [a for a in table.match.acts() if a[0] == "use"]
    again = Board()
    again.points(ME, 1, 5, evolution=2)
    page = again.put(ME, FIELD, "Page", "[evolve][cost02]: Evolve this follower.")
    again.put(ME, EVOLVE_DECK, "Page (Evolved)", evolved=True, attack=3, defense=3)
    table = again.start().use(page)
    assert (table.points(), table.state.vars["ep:0"]) == (0, 1)
    assert table.stats(page) == (3, 3)


@pytest.mark.clauses("sve", "3.2.5", "3.2.5.1", "12.2.3")
def test_an_evolution_point_stands_for_one_play_point_if_wanted() -> None:
    for wanted, left in ((True, (4, 0)), (False, (3, 1))):
        board = Board()
        board.points(ME, 5, 5, evolution=1)
        page = board.put(ME, FIELD, "Page", "[evolve][cost02]: Evolve this follower.")
        board.put(ME, EVOLVE_DECK, "Page (Evolved)", evolved=True, attack=3, defense=3)
        table = board.start().use(page, 0, wanted)
        assert (table.points(), table.state.vars["ep:0"]) == left


@pytest.mark.clauses("sve", "13.3.3.2", "13.3.3.2.1", "10.4.7.1")
def test_earth_rite_is_an_additional_cost() -> None:
    text = "Draw a card. Earth Rite: Draw 2 instead."
    for wanted, cards in ((True, 2), (False, 1)):
        board = Board()
        charm = board.amulet("Stack.", state={"counters": {"Stack": 1}})
        spell = board.spell(text)
        table = board.start().answer(("play", spell))
        assert (table.asked.reason, table.asked.clause) == ("earth_rite", "13.3.3.2")
        table.answer(wanted)
        assert len(table.cards(ME, HAND)) == cards
        assert table.zone(charm) == (CEMETERY if wanted else FIELD)
    board = Board()
    spell = board.spell(text)
    assert len(board.start().play(spell).cards(ME, HAND)) == 1


@pytest.mark.clauses("sve", "13.3.3.2", "11.7.1")
def test_earth_rite_takes_its_counters_from_one_amulet() -> None:
    """H34.2"""
    board = Board()
    few = board.amulet("Stack.", state={"counters": {"Stack": 1}})
    many = board.amulet("Stack.", name="Urn", state={"counters": {"Stack": 3}})
    spell = board.spell("Draw a card. Earth Rite (2): Draw a card.")
    table = board.start().play(spell, True)
    assert (table.obj(few).counters, table.obj(many).counters) == ({"Stack": 1}, {"Stack": 1})


@pytest.mark.clauses("sve", "14.3.2.1")
def test_lesson_banishes_magical_items() -> None:
    board = Board()
    item = board.put(ME, EX_AREA, "Magical Item", type="Spell", cost=4, text="Draw a card.")
    singer = board.put(ME, HAND, "Understudy", "[fanfare] Lesson (1): Draw a card.", cost=1)
    table = board.start().play(singer)
    while table.asked.reason == "pay":
        table.answer(True)
    assert table.zone(item) == BANISHED
    assert len(table.cards(ME, HAND)) == 1


@pytest.mark.clauses("sve", "5.15.1.1", "9.1.4.3", "13.2.1.3")
def test_a_token_from_the_ex_area_counts_as_played_and_is_gone_afterwards() -> None:
    """H35.3"""
    board = Board()
    maker = board.spell("Put a Coco token into your EX area.")
    follower = board.put(ME, FIELD, "Squire")
    counting = board.put(ME, HAND, "Runner", "[fanfare] Combo (3): Draw a card.", cost=0)
    table = board.start().play(maker)
    coco = table.cards(ME, EX_AREA)[0]
    table.play(coco)
    assert table.stats(follower)[0] == 4
    assert table.names(ME, CEMETERY) == ["Rite"]
    table.play(counting)
    assert len(table.cards(ME, HAND)) == 1


@pytest.mark.clauses("sve", "10.6.2.7", "10.2.1.3.3")
def test_what_is_cheaper_for_the_next_spell_is_so_for_one() -> None:
    board = Board()
    first, second = (board.spell("Draw a card.", cost=2) for _ in range(2))
    page = board.put(ME, HAND, "Page", cost=1)
    table = board.start_with(board.spell("The next spell you play this turn costs 2 less to play.", cost=0))
    before = table.points()
    table.play(page)
    assert table.points() == before - 1  # a follower is no spell, and leaves it as it is
    table.play(first)
    assert table.points() == before - 1
    table.play(second)
    assert table.points() == before - 3
