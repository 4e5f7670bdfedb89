"""Own texts of Shadowverse: Evolve played: further wordings of later sets."""

from __future__ import annotations

import pytest
from sve_board import CEMETERY, DECK, EX_AREA, FIELD, FOE, HAND, ME, Board, hand, settle
from sve_played import on_top, through


@pytest.mark.clauses("sve", "5.4.3", "9.1.2.2")
@pytest.mark.parametrize("words", ["onto your field or into your EX area", "into your EX area or onto your field"])
@pytest.mark.parametrize(
    ("deed", "drawn"),
    [("Summon a Fairy token.", 1), ("Put a Fairy token into your EX area.", 1), ("Summon a Knight token.", 0)],
)
def test_put_onto_the_field_or_into_the_ex_area(words: str, deed: str, drawn: int) -> None:
    board = Board()
    board.amulet(f"Whenever a Fairy token is put {words}, draw a card.")
    table = settle(board.start_with(board.spell(deed)))
    assert hand(table) == drawn


@pytest.mark.clauses("sve", "14.2.2.1")
@pytest.mark.parametrize(("text", "drawn"), [("[evolve][cost01]: Evolve this follower.", 1), ("Ward.", 0)])
def test_a_follower_that_can_evolve(text: str, drawn: int) -> None:
    board = Board()
    board.amulet("Whenever a follower is put onto your field, if it has [evolve], draw a card.")
    comer = board.put(ME, HAND, "Comer", text, cost=0)
    assert hand(settle(board.start_with(comer))) == drawn


@pytest.mark.clauses("sve", "13.3.1.4")
@pytest.mark.parametrize(("spells", "held", "away"), [(7, 2, 0), (6, 1, 1)])
def test_both_cards_instead_of_one(spells: int, held: int, away: int) -> None:
    board = Board()
    for _ in range(spells):
        board.put(ME, CEMETERY, "Deed", "Draw a card.", type="Spell")
    seen = on_top(board, ("One", "Follower", 1), ("Two", "Follower", 1))
    text = "Look at the top 2 cards of your deck. Put one of them into your hand and the other into your cemetery."
    spell = board.spell(f"{text} Spellchain (7): Put both into your hand instead.")
    table = through(board.start_with(spell))
    assert sum(card in table.cards(ME, HAND) for card in seen) == held
    assert sum(card in table.cards(ME, CEMETERY) for card in seen) == away
    assert not set(seen) & set(table.cards(ME, DECK))


@pytest.mark.clauses("sve", "5.13.1")
def test_each_of_two_to_the_other() -> None:
    board = Board()
    mine = board.put(ME, FIELD, "Mine", attack=3, defense=9)
    theirs = board.put(FOE, FIELD, "Theirs", attack=4, defense=9)
    text = "Select a follower on your field and an enemy follower on the field. Each of them deals damage equal to its attack to the other."
    table = through(board.start_with(board.spell(text)))
    assert (table.stats(mine), table.stats(theirs)) == ((3, 5), (4, 6))


@pytest.mark.clauses("sve", "10.4.7.4", "5.30.1")
def test_so_many_as_the_cost_put_away() -> None:
    board = Board()
    charms = [board.amulet() for _ in range(3)]
    front = "[fanfare] Put up to 3 amulets on your field into their owners' cemeteries:"
    text = f"{front} Draw X cards. X equals the number of amulets put into the cemetery this way."
    comer = board.put(ME, HAND, "Comer", text, cost=0)
    table = board.start().play(comer)
    table.answer(True, (charms[0],), (charms[2],), ())
    assert hand(table) == 2 and [table.zone(card) for card in charms] == [CEMETERY, FIELD, CEMETERY]


@pytest.mark.clauses("sve", "10.6.2.5.1")
@pytest.mark.parametrize(("helpers", "left"), [(0, 2), (2, 4)])
def test_activated_abilities_of_the_card_cost_less(helpers: int, left: int) -> None:
    board = Board()
    for _ in range(helpers):
        board.put(ME, FIELD, "Nun", traits=("Faith",))
    charm = board.amulet(
        "This card's activated abilities cost 1 less for each Faith follower on your field.\n[act][cost03], [engage]: Draw a card."
    )
    table = board.start().use(charm)
    assert table.points() == left and hand(table) == 1 and not table.cards(ME, EX_AREA)


@pytest.mark.clauses("sve", "10.7.1", "12.4.3")
def test_a_fanfare_is_set_off_again() -> None:
    """S97: it is pending as if the follower had come."""
    board = Board()
    herald = board.put(ME, FIELD, "Herald", "[fanfare] Draw a card.\n[lastwords] Draw 3 cards.")
    rite = board.spell("Select a follower on your field and activate its [fanfare] abilities.")
    table = through(board.start_with(rite))
    assert hand(table) == 1 and table.zone(herald) == FIELD


@pytest.mark.clauses("sve", "10.7.1", "12.5.3")
@pytest.mark.parametrize("zone", [FIELD, CEMETERY])
def test_last_words_are_set_off_wherever_the_card_lies(zone: int) -> None:
    board = Board()
    board.put(ME, zone, "Ancestor", "[lastwords] Draw 2 cards.")
    place = "on your field" if zone == FIELD else "in your cemetery"
    rite = board.spell(f"Select a follower {place}. Activate its [lastwords] abilities.")
    assert hand(through(board.start_with(rite))) == 2


@pytest.mark.clauses("sve", "10.7.1", "12.5.3")
def test_last_words_of_what_paid_are_set_off_besides() -> None:
    board = Board()
    ancestor = board.put(ME, FIELD, "Ancestor", "[lastwords] Draw a card.")
    rite = board.spell("Destroy a follower on your field: Activate the destroyed follower's [lastwords] abilities.")
    table = through(board.start_with(rite))
    assert hand(table) == 2 and table.zone(ancestor) == CEMETERY


@pytest.mark.clauses("sve", "3.1.2.3")
def test_who_sets_it_off_is_who_plays_it() -> None:
    board = Board()
    board.put(FOE, FIELD, "Herald", "[fanfare] Draw a card.")
    rite = board.spell("Select an enemy follower on the field and activate its [fanfare] abilities.")
    table = through(board.start_with(rite))
    assert (hand(table), hand(table, FOE)) == (1, 0)


@pytest.mark.clauses("sve", "10.4.2.2")
@pytest.mark.parametrize("held", [("Follower",), ("Spell", "Follower"), ("Spell", "Spell")])
def test_a_card_of_each_of_two_kinds_pays(held: tuple[str, ...]) -> None:
    board = Board()
    cards = [board.put(ME, HAND, f"Held {at}", "", type=kind, cost=9) for at, kind in enumerate(held)]
    rite = board.spell("Discard a spell and a follower: Draw 3 cards.")
    table = through(board.start_with(rite))
    paid = len(set(held)) == 2
    assert [table.zone(card) for card in cards] == [CEMETERY if paid else HAND] * len(held)
    assert hand(table) == (3 if paid else len(held))


@pytest.mark.clauses("sve", "5.17.2")
def test_the_total_attack_of_the_selected_followers() -> None:
    board = Board()
    mine = [board.put(ME, FIELD, f"Page {attack}", attack=attack) for attack in (1, 3, 4)]
    text = "Select up to 2 followers on your field. Deal X damage to each enemy leader. X equals the selected followers' total attack."
    table = board.start_with(board.spell(text)).answer((mine[0], mine[2]))
    assert table.leader(FOE) == 15


@pytest.mark.clauses("sve", "2.5.1")
def test_a_cost_that_no_follower_on_the_field_has() -> None:
    board = Board()
    board.put(ME, FIELD, "Two", cost=2)
    lying = {cost: board.put(ME, CEMETERY, f"Cost {cost}", cost=cost) for cost in (1, 2, 3)}
    text = "Select a follower in your cemetery with a different cost from each follower on your field and add it to your hand."
    table = board.start_with(board.spell(text))
    assert set(table.asked.options or ()) == {lying[1], lying[3]}


@pytest.mark.clauses("sve", "5.13.3")
def test_who_deals_damage_to_the_card_itself_is_destroyed() -> None:
    board = Board()
    text = "Whenever an enemy follower deals damage to this follower, destroy that follower."
    wall = board.put(ME, FIELD, "Wall", text, attack=1, defense=9)
    foe = board.put(FOE, FIELD, "Foe", attack=2, defense=9, state={"dull": True})
    other = board.put(FOE, FIELD, "Other", attack=2, defense=9, state={"dull": True})
    table = board.start()
    table.attack(wall, foe)
    settle(table)
    assert table.zone(foe) == CEMETERY and table.zone(other) == FIELD and table.stats(wall) == (1, 7)


@pytest.mark.clauses("sve", "5.13.3")
def test_as_much_as_it_took_to_one_that_is_picked() -> None:
    board = Board()
    text = "Whenever this follower takes damage, deal that much damage to an enemy follower on the field."
    wall = board.put(ME, FIELD, "Wall", text, defense=9)
    foe = board.put(FOE, FIELD, "Foe", defense=9)
    rite = board.spell("Select a follower on your field and deal it 3 damage.")
    table = through(board.start_with(rite))
    assert (table.stats(wall)[1], table.stats(foe)[1]) == (6, 6)


@pytest.mark.clauses("sve", "10.6.2.3", "5.11.1")
@pytest.mark.parametrize(
    "text",
    [
        "Discard any number of cards. Select that many enemy followers on the field and destroy them.",
        "Discard any number of cards. Select X enemy followers on the field and destroy them. X equals the number of cards discarded this way.",
    ],
)
def test_so_many_as_it_did_are_selected_then(text: str) -> None:
    """How many, nobody knows as it is played."""
    board = Board()
    held = [board.put(ME, HAND, f"Held {at}", cost=9) for at in range(3)]
    foes = [board.put(FOE, FIELD, f"Foe {at}") for at in range(3)]
    table = board.start_with(board.spell(text)).answer((held[0], held[2]), (foes[1], foes[2]))
    assert [table.zone(card) for card in foes] == [FIELD, CEMETERY, CEMETERY]


@pytest.mark.clauses("sve", "10.6.2.3")
def test_against_a_card_that_comes_up_it_is_selected_then() -> None:
    board = Board()
    held = board.put(ME, HAND, "Held", cost=3)
    foes = [board.put(FOE, FIELD, f"Foe {cost}", cost=cost) for cost in (2, 3)]
    text = "Discard a card. Select an enemy follower that costs less than that card on the field and destroy it."
    table = through(board.start_with(board.spell(text)))
    assert [table.zone(card) for card in (held, *foes)] == [CEMETERY, CEMETERY, FIELD]


@pytest.mark.clauses("sve", "5.11.1")
def test_a_card_of_the_other_hand_that_is_selected_is_discarded() -> None:
    board = Board()
    cheap, dear = board.put(FOE, HAND, "Cheap", cost=1), board.put(FOE, HAND, "Dear", cost=9)
    text = "Look at each opponent's hand. Select a card in it that costs 3 play points or less and discard it."
    table = through(board.start_with(board.spell(text)))
    assert (table.zone(cheap), table.zone(dear)) == (CEMETERY, HAND)
