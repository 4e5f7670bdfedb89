"""Own texts of Shadowverse: Evolve played: costs that are paid with CP or points, and who pays them."""

from __future__ import annotations

import pytest
from sve_board import BANISHED, CEMETERY, DECK, EVOLVE_DECK, EX_AREA, FIELD, FOE, HAND, ME, Board, hand, settle
from sve_played import through

from cardwright.kernel.rng import Random

RETURNED = "[fanfare] Return each other follower on your field to its owner's hand: Give this follower [attack]+X. X equals the number of cards returned."


@pytest.mark.clauses("sve", "10.4.7.3")
def test_nothing_is_returned_where_it_is_not_paid() -> None:
    board = Board()
    page = board.put(ME, FIELD)
    rider = board.put(ME, HAND, "Rider", RETURNED, cost=0)
    table = board.start().play(rider).answer(False)
    assert table.zone(page) == FIELD and table.stats(rider) == (2, 2)


@pytest.mark.clauses("sve", "13.3.3.2", "10.6.2.3")
def test_no_earth_rite_where_nothing_could_be_selected() -> None:
    board = Board()
    sigil = board.amulet("Stack.", state={"counters": {"Stack": 2}})
    spell = board.spell("Draw a card. Earth Rite: Select an enemy follower on the field and destroy it.")
    table = board.start().play(spell)
    assert table.obj(sigil).counters == {"Stack": 2}
    assert hand(table) == 1


@pytest.mark.clauses("sve", "10.4.7.4", "5.11.1")
def test_the_card_discarded_to_pay_has_its_last_cost() -> None:
    board = Board()
    given = board.put(ME, HAND, "Given", "Ward.", cost=4)
    spell = board.spell("Discard a card: Give your leader [defense]+X. X equals the discarded card's cost.")
    table = board.start().play(spell).answer(True).answer((given,))
    assert table.leader(ME) == 24


@pytest.mark.clauses("sve", "10.4.7", "5.6.1")
def test_any_number_is_destroyed_to_pay() -> None:
    board = Board()
    mine = [board.put(ME, FIELD, f"Page {at}") for at in range(3)]
    text = "Destroy any number of followers on your field: Deal X damage to each enemy leader. X equals the number of followers destroyed."
    spell = board.spell(text)
    table = board.start().play(spell).answer(True).answer((mine[0],)).answer((mine[1],)).answer(())
    assert table.leader(FOE) == 18 and len(table.cards(ME, FIELD)) == 1


@pytest.mark.clauses("sve", "10.4.7.5")
def test_all_of_them_are_destroyed_to_pay() -> None:
    board = Board()
    pages = [board.put(ME, FIELD) for _ in range(2)]
    theirs = board.put(FOE, FIELD)
    spell = board.spell(
        "Destroy each follower on your field: Deal X damage to each enemy leader. X equals the number of followers destroyed."
    )
    table = board.start().play(spell).answer(True)
    assert [table.zone(card) for card in pages] == [CEMETERY] * 2 and table.zone(theirs) == FIELD
    assert table.leader(FOE) == 18


@pytest.mark.clauses("sve", "10.4.2.1")
@pytest.mark.parametrize("held", [0, 3])
def test_all_counters_are_paid(held: int) -> None:
    board = Board()
    text = "[act] Remove all spore counters from this card: Deal X damage to each enemy leader. X equals the number of counters removed."
    charm = board.amulet(text, state={"counters": {"spore": held, "moss": 2} if held else {"moss": 2}})
    table = through(board.start().use(charm))
    assert table.leader(FOE) == 20 - held
    assert table.obj(charm).counters == {"moss": 2}


@pytest.mark.clauses("sve", "10.4.2.2")
def test_counters_of_another_card_pay() -> None:
    board = Board()
    store = board.amulet(name="Jar", state={"counters": {"spell": 2}})
    card = board.put(ME, FIELD, "Drinker", "[act] Remove 2 spell counters from a card on your field: Draw a card.")
    table = board.start().use(card)
    while table.asked.reason != "main":
        table.answer(table.match.sample(Random(1)))
    assert (table.obj(store).counters.get("spell", 0), hand(table)) == (0, 1)


@pytest.mark.clauses("sve", "10.4.7", "10.4.7.4")
@pytest.mark.parametrize(("kind", "drawn"), [("Spell", 3), ("Follower", 1)])
@pytest.mark.parametrize("words", ["you discarded a spell", "a spell was discarded", "a spell was discarded this way"])
def test_what_was_discarded_to_pay_counts(kind: str, drawn: int, words: str) -> None:
    board = Board()
    given = board.put(ME, HAND, "Given", type=kind)
    spell = board.spell(f"Discard a card: Draw a card. If {words}, draw 2 cards.")
    before = len(board.state.zones[ME][DECK])
    table = board.start().play(spell).answer(True).answer((given,))
    assert before - len(table.cards(ME, DECK)) == drawn


@pytest.mark.clauses("sve", "10.3.4", "5.11.1")
def test_an_ability_that_is_played_in_the_hand() -> None:
    board = Board()
    card = board.put(ME, HAND, "Scout", "[act][cost01], discard this card: Draw 2 cards.")
    table = board.start().use(card)
    assert (table.zone(card), len(table.cards(ME, HAND)), table.points()) == (CEMETERY, 2, 4)


@pytest.mark.clauses("sve", "10.3.5", "10.4.3")
def test_an_ability_that_is_paid_with_the_card_in_the_hand() -> None:
    board = Board()
    page = board.put(ME, FIELD, "Page", "Ward.")
    card = board.put(
        ME,
        HAND,
        "Sword",
        "[act] Discard this card from your hand: Select a follower on your field and give it [attack]+2 for the rest of the turn.",
    )
    table = through(board.start().use(card))
    assert (table.stats(page)[0], table.zone(card)) == (4, CEMETERY)


@pytest.mark.clauses("sve", "10.4.7.4", "10.11.1")
def test_the_attack_of_those_that_were_engaged_to_pay() -> None:
    board = Board()
    for at in range(2):
        board.put(ME, FIELD, f"Oar {at}", "Ward.", attack=at + 2)
    chief = board.put(
        ME, FIELD, "Chief",
        "[act] Engage 2 other followers on your field: Select an enemy follower on the field and deal it X damage. "
        "X equals the total attack of those followers.",
    )  # fmt: skip
    wall = board.put(FOE, FIELD, "Wall", "Ward.", defense=9)
    table = board.start().use(chief)
    while table.asked.reason != "main":
        table.answer(tuple((table.asked.options or ())[: table.asked.least or 1]))
    assert table.stats(wall)[1] == 4


@pytest.mark.clauses("sve", "10.4.7", "1.3.5")
def test_engaging_any_number_as_a_cost() -> None:
    board = Board()
    text = "[fanfare] Engage any number of other followers on your field: Draw X cards. X equals the number of followers engaged."  # fmt: skip
    one = board.put(ME, HAND, "Drover", text, cost=0)
    first, second, _ = (board.put(ME, FIELD, "Page") for _ in range(3))
    board.put(ME, FIELD, "Sleeper", state={"dull": True})
    table = board.start().play(one).answer(True, (first,), (second,), ())
    assert (table.obj(first).dull, table.obj(second).dull, hand(table)) == (True, True, 2)


@pytest.mark.clauses("sve", "10.4.4", "1.3.2")
def test_points_paid_in_words() -> None:
    board = Board()
    rite = board.spell("You may pay 2 play points. If you do, draw 2 cards.", zone=EX_AREA, cost=1)
    table = through(board.start().play(rite))
    assert (table.points(), len(table.cards(ME, HAND))) == (2, 2)


@pytest.mark.clauses("sve", "10.4.7.4")
@pytest.mark.parametrize(("pays", "left", "defense"), [(True, 3, 26), (False, 5, 21)])
def test_what_one_may_pay_for(pays: bool, left: int, defense: int) -> None:
    board = Board()
    spell = board.spell("You may pay [cost02]. If you do, give your leader [defense]+5. Give your leader [defense]+1.")
    table = board.start().play(spell).answer(pays)
    settle(table)
    assert (table.points(), table.leader(ME)) == (left, defense)


@pytest.mark.clauses("sve", "14.3.2.1")
def test_lesson_performed() -> None:
    board = Board()
    board.put(ME, EX_AREA, "Magical Item", type="Amulet", cost=1)
    watcher = board.put(ME, FIELD, "Watcher", "Whenever you perform Lesson, give this follower [attack]+1.")
    other = board.put(FOE, FIELD, "Watcher", "Whenever you perform Lesson, give this follower [attack]+1.")
    user = board.amulet("[act] Lesson (1): Draw a card.")
    table = board.start().use(user)
    assert (table.stats(watcher)[0], table.stats(other)[0]) == (3, 2)


@pytest.mark.clauses("sve", "10.4.7.5", "10.4.7.2")
def test_damage_to_the_own_leader_is_paid() -> None:
    for paid, left, drawn in ((True, 18, 1), (False, 20, 0)):
        board = Board()
        spell = board.spell("Deal 2 damage to your leader: Draw a card.")
        table = board.start().play(spell, paid)
        assert (table.leader(ME), len(table.cards(ME, HAND))) == (left, drawn)


@pytest.mark.clauses("sve", "10.4.5", "10.4.5.1", "3.2.4.1")
@pytest.mark.parametrize(("most", "able"), [(0, False), (1, True)])
def test_maximum_play_points_as_a_cost(most: int, able: bool) -> None:
    board = Board()
    board.points(ME, 0, most)
    mine = board.put(ME, FIELD, "Duke", "[act] Decrease your maximum play points by 1: Draw 2 cards.")
    table = board.start()
    assert any(act[:2] == ("use", mine) for act in table.match.acts()) == able
    if able:
        table.use(mine)
        assert len(table.cards(ME, HAND)) == 2
        assert table.state.vars["max_pp:0"] == 0


@pytest.mark.clauses("sve", "10.4.7.5", "11.3.1")
def test_damage_to_itself_as_a_cost() -> None:
    board = Board()
    mine = board.put(ME, FIELD, "Duke", "[act] Deal 1 damage to this follower: Draw a card.", defense=2)
    table = board.start().use(mine).use(mine)
    assert table.zone(mine) == CEMETERY
    assert len(table.cards(ME, HAND)) == 2


@pytest.mark.clauses("sve", "10.4.2", "5.4.1")
def test_it_goes_to_the_ex_area_for_it() -> None:
    board = Board()
    card = board.amulet("[act][cost01], put this card into its owner's EX area: Draw a card.")
    table = board.start().use(card)
    assert (table.zone(card), hand(table), table.points()) == (EX_AREA, 1, 4)


@pytest.mark.clauses("sve", "10.4.2.1", "4.1.5")
def test_the_card_itself_under_the_deck() -> None:
    board = Board()
    page = board.put(ME, FIELD, "Page", "[act][cost01], put this card on the bottom of its owner's deck: Draw a card.")
    table = through(board.start().use(page))
    assert table.zone(page) == DECK
    assert table.cards(ME, DECK)[-1] == page
    assert len(table.cards(ME, HAND)) == 1


@pytest.mark.clauses("sve", "5.30.1")
def test_what_was_buried_to_pay_counts() -> None:
    board = Board()
    charm = board.amulet()
    spell = board.spell("Bury a card: Draw a card. If an amulet was buried this way, draw 2 cards instead.")
    before = len(board.state.zones[ME][DECK])
    table = board.start().play(spell).answer(True)
    if table.match.decision is not None and table.asked.kind == "choose":
        table.answer((charm,))
    assert before - len(table.cards(ME, DECK)) == 2


def test_cards_put_under_the_deck_to_pay() -> None:
    board = Board()
    lying = [board.put(ME, CEMETERY, name) for name in ("Moth", "Elder")]
    text = "[act] Put 2 followers from your cemetery on the bottom of your deck in any order: Draw a card."
    page = board.put(ME, FIELD, "Page", text)
    table = through(board.start().use(page))
    assert set(table.cards(ME, DECK)[-2:]) == set(lying)


@pytest.mark.clauses("sve", "5.11.1")
@pytest.mark.parametrize("both", [True, False])
def test_one_of_each_is_banished_to_pay(both: bool) -> None:
    board = Board()
    lying = [board.put(ME, CEMETERY, name) for name in ("Moth", "Elder" if both else "Moth")]
    board.card("Elder")
    page = board.put(ME, FIELD, "Page", "[act] Banish a Moth and Elder in your cemetery: Draw a card.")
    table = board.start()
    if both:
        through(table.use(page))
        assert [table.zone(card) for card in lying] == [BANISHED, BANISHED]
    assert bool(hand(table)) is both
    assert all(act[0] != "use" for act in table.match.acts())


@pytest.mark.clauses("sve", "10.4.2.1")
@pytest.mark.parametrize(
    ("names", "can"), [(("Moth", "Moth", "Elder"), False), (("Moth", "Moth", "Elder", "Vilo"), True)]
)
def test_banishing_cards_with_different_names_to_pay(names: tuple[str, ...], can: bool) -> None:
    board = Board()
    for name in names:
        board.put(ME, CEMETERY, name)
    page = board.put(ME, FIELD, "Page", "[act] Banish 3 cards with different names in your cemetery: Draw a card.")
    table = board.start()
    assert any(act[0] == "use" for act in table.match.acts()) is can
    if can:
        through(table.use(page))
        assert table.names(ME, CEMETERY) == ["Moth"]
        assert hand(table) == 1


@pytest.mark.clauses("sve", "10.3.4", "10.4.7.5")
def test_an_ability_whose_cost_banishes_it_from_the_cemetery() -> None:
    board = Board()
    there = board.put(
        ME, CEMETERY, "Relic", "[act] Banish this card from your cemetery: Draw 2 cards.", type="Amulet", cost=1
    )
    table = board.start().use(there)
    assert (table.zone(there), len(table.cards(ME, HAND))) == (BANISHED, 2)


@pytest.mark.clauses("sve", "10.3.4", "10.4.2.1")
def test_the_card_itself_out_of_the_cemetery() -> None:
    board = Board()
    page = board.put(ME, CEMETERY, "Page", "[act][cost01], banish this card in your cemetery: Draw a card.")
    table = through(board.start().use(page))
    assert table.zone(page) == BANISHED
    assert len(table.cards(ME, HAND)) == 1


@pytest.mark.clauses("sve", "10.4.7.4", "13.2.1.3")
@pytest.mark.parametrize("paid", [True, False])
def test_a_cost_behind_combo(paid: bool) -> None:
    board = Board()
    kept = board.put(ME, FIELD, "Kept", "Rush.")
    before = board.spell("Give your leader [defense]+1.")
    spell = board.spell("Combo (2): Return a card on your field to its owner's hand: Draw 3 cards.")
    table = board.start_with(before).play(spell).answer(paid)
    if paid and table.zone(kept) == FIELD:
        table.answer((kept,))
    assert hand(table) == (4 if paid else 0)


@pytest.mark.clauses("sve", "10.4.7.4", "10.11.1")
def test_the_card_returned_to_pay() -> None:
    board = Board()
    big = board.put(ME, FIELD, "Big", "Ward.", cost=4)
    spell = board.spell(
        "Return a follower on your field to its owner's hand: Give your leader [defense]+X. X equals that follower's cost."
    )
    table = board.start().play(spell).answer(True)
    if table.asked.kind == "choose":
        table.answer((big,))
    assert (table.zone(big), table.leader(ME)) == (HAND, 24)


@pytest.mark.clauses("sve", "10.4.7.3", "10.4.7.5")
@pytest.mark.parametrize("others", [0, 1, 3])
def test_all_of_them_are_returned_to_pay(others: int) -> None:
    board = Board()
    pages = [board.put(ME, FIELD) for _ in range(others)]
    rider = board.put(ME, HAND, "Rider", RETURNED, cost=0)
    table = board.start().play(rider).answer(True)
    assert [table.zone(card) for card in pages] == [HAND] * others
    assert table.stats(rider) == (2 + others, 2)


@pytest.mark.clauses("sve", "5.9.1")
def test_the_cost_of_the_card_revealed_as_a_cost() -> None:
    board = Board()
    one = board.put(ME, HAND, "Seer", "[fanfare] Reveal a spell in your hand: Deal X damage to each enemy leader. X equals the revealed card's cost.", cost=0)  # fmt: skip
    shown = board.spell("Draw a card.", cost=3)
    board.spell("Draw a card.", cost=1)
    table = board.start().play(one).answer(True).answer((shown,))
    assert table.leader(FOE) == 17


@pytest.mark.clauses("sve", "5.20.1", "10.4.7")
@pytest.mark.parametrize("end", ["Draw X cards. X equals the number of cards revealed.", "Draw that many cards."])
def test_what_was_revealed_to_pay_is_counted(end: str) -> None:
    board = Board()
    for _ in range(2):
        board.put(ME, HAND, "Drake", traits=("Dragon",))
    own = board.put(ME, FIELD, "Caller", f"[act] Reveal any number of Dragon cards in your hand: {end}")
    table = board.start().use(own)
    while table.asked.reason == "cost":
        assert table.asked.options is not None
        table.answer((table.asked.options[0],))
    assert hand(table) == 4


@pytest.mark.clauses("sve", "13.3.2.4")
def test_stacks_are_added_to_another_and_to_the_card_itself() -> None:
    board = Board()
    first, second = (
        board.amulet("Stack.\n[act][cost00]: Add 2 to another Stack on your field.\n[act][cost00]: Add 1 to this card's Stack.",
                     name=f"Heap {at}", state={"counters": {"Stack": 1}})
        for at in range(2)
    )  # fmt: skip
    table = board.start().use(first).use(second, 1)
    assert [table.obj(card).counters["Stack"] for card in (first, second)] == [1, 4]


@pytest.mark.clauses("sve", "10.4.4.1", "13.4.1.2")
@pytest.mark.parametrize(("most", "left"), [(6, 3), (7, 4)])
def test_an_ability_says_when_it_costs_less(most: int, left: int) -> None:
    board = Board()
    board.points(ME, 6, most)
    text = "[act][cost03], [engage]: Draw a card. If Overflow is active for you, this ability costs 1 less to activate."
    charm = board.amulet(text)
    other = board.amulet("[act][cost03], [engage]: Draw a card.", name="Other")
    table = board.start().use(charm)
    assert table.points() == left
    assert table.use(other).points() == left - 3


@pytest.mark.clauses("sve", "10.4.4", "10.4.4.1", "1.3.2.2.1")
def test_an_ability_that_costs_less_can_be_played_with_fewer_points() -> None:
    board = Board()
    board.points(ME, 1, 5)
    text = "[act][cost03]: Draw a card. This ability costs 1 less to activate for each Fairy token on your field."
    board.amulet(text)
    table = board.start_with(board.spell("Summon a Fairy token."))
    assert not [act for act in table.match.acts() if act[0] == "use"]
    more = Board()
    more.points(ME, 1, 5)
    charm = more.amulet(text)
    table = more.start_with(more.spell("Summon 2 Fairy tokens.")).use(charm)
    assert table.points() == 0 and hand(table) == 1


@pytest.mark.clauses("sve", "12.2.3", "10.4.4.1")
def test_an_evolve_ability_says_that_it_costs_less() -> None:
    board = Board()
    board.points(ME, 1, 7)
    page = board.put(
        ME,
        FIELD,
        "Riser",
        "[evolve][cost03]: Evolve this follower. If Overflow is active for you, this ability costs 2 less to activate.",
    )
    board.put(ME, EVOLVE_DECK, "Riser (Evolved)", "Ward.", evolved=True, attack=5, defense=5)
    table = board.start().use(page)
    assert table.stats(page) == (5, 5) and table.points() == 0


@pytest.mark.clauses("sve", "10.4.7.5", "10.4.2.2")
def test_damage_to_another_follower_is_paid() -> None:
    board = Board()
    text = "[fanfare] Select another follower on your field and deal it 4 damage: Give this follower [attack]+4."
    page = board.put(ME, FIELD, "Page", defense=5)
    riders = [board.put(ME, HAND, "Rider", text, cost=0) for _ in range(2)]
    table = through(board.start().play(riders[0]))
    assert table.stats(page) == (2, 1) and table.stats(riders[0]) == (6, 2)
    alone = Board()
    rider = alone.put(ME, HAND, "Rider", text, cost=0)
    table = alone.start().play(rider)
    assert table.asked.reason == "main" and table.stats(rider) == (2, 2)


@pytest.mark.clauses("sve", "10.4.2.2", "10.4.7.5", "12.15.2")
def test_what_has_to_be_selected_to_pay_must_be_there() -> None:
    text = "[fanfare] Select another follower on your field and destroy it: Give this follower [attack]+4."
    for others, attack in (((), 2), ((FOE,), 2), ((ME,), 6)):
        board = Board()
        for player in others:
            board.put(player, FIELD)
        rider = board.put(ME, HAND, "Rider", text, cost=0)
        assert through(board.start().play(rider)).stats(rider)[0] == attack


@pytest.mark.clauses("sve", "10.4.4.1", "12.2.3")
def test_every_ability_of_the_card_costs_less() -> None:
    board = Board()
    board.points(ME, 3, 7)
    text = "[evolve][cost02]: Evolve this follower.\n[act][cost02]: Draw a card.\nThis card's abilities cost 1 less to activate."
    page = board.put(ME, FIELD, "Riser", text)
    board.put(ME, EVOLVE_DECK, "Riser (Evolved)", "Ward.", evolved=True, attack=5, defense=5)
    table = board.start().use(page, 1)
    assert table.points() == 2
    table.use(page, 0)
    assert table.points() == 1 and table.stats(page) == (5, 5)


@pytest.mark.clauses("sve", "10.10.2.4", "12.2.1")
@pytest.mark.parametrize(
    ("keeper", "left"), [("your followers' [evolve] costs become 1", 4), ("your followers have Ward", 2)]
)
def test_the_evolve_cost_of_all_is_set(keeper: str, left: int) -> None:
    board = Board()
    board.amulet(f"While this card is on your field, {keeper}.")
    oak = board.put(ME, FIELD, "Oak", "[evolve][cost03]: Evolve this follower.")
    board.put(ME, EVOLVE_DECK, "Oak (Evolved)", "", evolved=True)
    table = through(board.start().use(oak))
    assert table.points() == left


@pytest.mark.clauses("sve", "10.4.2.2", "10.4.2")
@pytest.mark.parametrize(
    ("words", "zone"), [("Banish {} on your field", BANISHED), ("Return {} on your field to their owners' hands", HAND)]
)
def test_this_card_and_another_leave_to_pay(words: str, zone: int) -> None:
    board = Board()
    text = f"[act] {words.format('this card and another follower')}: Draw a card."
    lone = board.put(ME, FIELD, "Rider", text)
    table = board.start()
    assert ("use", lone) not in [act[:2] for act in table.match.acts()]
    board = Board()
    lone, page = board.put(ME, FIELD, "Rider", text), board.put(ME, FIELD)
    table = through(board.start().use(lone))
    assert {table.zone(lone), table.zone(page)} == {zone}
    assert hand(table) == (3 if zone == HAND else 1)
