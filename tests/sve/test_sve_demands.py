"""Texts that demand an attack or its target, close activated abilities, bound damage, and name cards by what was done to them."""

from __future__ import annotations

import pytest
from sve_board import CEMETERY, EVOLVE_DECK, FIELD, FOE, HAND, ME, Board, Table, hand

ENGAGED = {"dull": True}


def attacks(table: Table, attacker: int) -> set[int]:
    """The targets that the follower can attack now."""
    return {act[2] for act in table.match.game.rules.acts(table.match.game, ME) if act[:2] == ("attack", attacker)}


# attacks -------------------------------------------------------------------------------------------------------------------


@pytest.mark.clauses("sve", "1.3.2.3", "8.4.3")
def test_a_target_that_is_demanded() -> None:
    board = Board()
    mine = board.put(ME, FIELD)
    bait = board.put(FOE, FIELD, "Bait", "Enemy followers must attack this follower if able.", state=ENGAGED)
    board.put(FOE, FIELD, "Other", "Aura.", state=ENGAGED)
    table = board.start()
    assert attacks(table, mine) == {bait}


@pytest.mark.clauses("sve", "1.3.2.3", "12.8.2")
def test_of_two_demands_either_is_as_many_as_possible() -> None:
    board = Board()
    mine = board.put(ME, FIELD)
    bait = board.put(FOE, FIELD, "Bait", "Enemy followers must attack this follower if able.", state=ENGAGED)
    ward = board.put(FOE, FIELD, "Guard", "Ward.", state=ENGAGED)
    assert attacks(board.start(), mine) == {bait, ward}


@pytest.mark.clauses("sve", "1.3.2.3", "8.4.3.1")
def test_what_cannot_be_attacked_is_not_demanded() -> None:
    board = Board()
    mine = board.put(ME, FIELD)
    board.put(FOE, FIELD, "Bait", "Enemy followers must attack this follower if able.")  # reserved
    assert attacks(board.start(), mine) == {board.leaders[FOE]}


@pytest.mark.clauses("sve", "1.3.2", "7.3.4")
def test_a_follower_that_has_to_attack() -> None:
    board = Board()
    mine = board.put(ME, FIELD, "Rager", "This follower must attack each turn if able.")
    table = board.start()
    assert table.refused(("end",)) == "1.3.2"
    table.attack(mine, board.leaders[FOE]).end()
    assert table.state.turn_player == FOE


@pytest.mark.clauses("sve", "1.3.2", "7.3.4")
def test_one_that_cannot_attack_has_not_to() -> None:
    board = Board()
    board.put(ME, FIELD, "Rager", "This follower must attack each turn if able.", state=ENGAGED)
    assert board.start().end().state.turn_player == FOE


# activated abilities ---------------------------------------------------------------------------------------------------------


@pytest.mark.clauses("sve", "1.3.3", "8.3.1")
@pytest.mark.parametrize(
    ("ban", "act", "evolve"),
    [
        ("It can't activate [act] abilities this turn.", False, True),
        ("It can't activate abilities this turn.", False, False),
    ],
)
def test_abilities_that_may_not_be_activated(ban: str, act: bool, evolve: bool) -> None:
    board = Board()
    text = "[evolve][cost01]: Evolve this follower.\n[act][cost00]: Draw a card."
    board.put(ME, FIELD, "Oak", text)
    board.put(ME, EVOLVE_DECK, "Oak (Evolved)", "", evolved=True)
    spell = board.spell("Select a follower on your field. " + ban)
    table = board.start().play(spell)
    uses = [a for a in table.match.game.rules.acts(table.match.game, ME) if a[0] == "use"]
    assert len(uses) == int(act) + int(evolve)


@pytest.mark.clauses("sve", "1.3.3", "10.3.5")
def test_a_player_who_may_not_activate_abilities() -> None:
    board = Board()
    board.put(ME, FIELD, "Oak", "[act][cost00]: Draw a card.")
    board.put(ME, CEMETERY, "Root", "[act][cost00], banish this card from your cemetery: Draw a card.")
    board.put(FOE, FIELD, "Judge", "During each opponent's turn, your opponent can't activate [act] abilities.")
    table = board.start()
    assert not [a for a in table.match.game.rules.acts(table.match.game, ME) if a[0] == "use"]


# damage of so much -----------------------------------------------------------------------------------------------------------


@pytest.mark.clauses("sve", "5.13.2", "10.2.1.3.2")
@pytest.mark.parametrize(("dealt", "left"), [(2, 5), (3, 6), (5, 6)])
def test_damage_from_so_much_on(dealt: int, left: int) -> None:
    board = Board()
    shield = board.put(
        FOE, FIELD, "Shield", "If this follower would take 3 or more damage, it takes 1 damage instead.", defense=7
    )
    spell = board.spell(f"Deal {dealt} damage to each enemy follower on the field.")
    assert board.start().play(spell).stats(shield)[1] == left


@pytest.mark.clauses("sve", "5.13.2", "10.10.1.1")
@pytest.mark.parametrize(("dealt", "lost"), [(2, 0), (3, 3)])
def test_damage_up_to_so_much(dealt: int, lost: int) -> None:
    board = Board()
    board.amulet("If your leader would take 2 or less damage, it takes no damage instead.", player=FOE)
    spell = board.spell(f"Deal {dealt} damage to each enemy leader.")
    table = board.start().play(spell)
    assert table.leader(FOE) == 20 - lost


# cards named by what was done to them ----------------------------------------------------------------------------------------


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


@pytest.mark.clauses("sve", "10.11.1", "5.5.1")
def test_the_destroyed_follower_is_the_one_that_was_destroyed() -> None:
    board = Board()
    victim = board.put(ME, FIELD, "Victim", "Ward.", attack=5)
    wall = board.put(FOE, FIELD, "Wall", "Ward.", attack=1, defense=9)
    spell = board.spell(
        "Select a follower on your field and destroy it. Select an enemy follower on the field and deal it X damage. "
        "X equals the destroyed follower's attack."
    )
    table = board.start().play(spell)
    assert (table.zone(victim), table.stats(wall)[1]) == (CEMETERY, 4)


# what the player picks without "select" ----------------------------------------------------------------------------------------


@pytest.mark.clauses("sve", "4.6.3", "4.2.3")
def test_a_faceup_card_is_turned() -> None:
    board = Board()
    up = board.put(ME, EVOLVE_DECK, "Oak (Evolved)", "", evolved=True)
    board.state.objects[up].face_down = False
    board.put(ME, EVOLVE_DECK, "Elm (Evolved)", "", evolved=True)
    spell = board.spell("Turn a faceup card in your evolve deck facedown. Draw a card.")
    table = board.start().play(spell)
    assert table.obj(up).face_down
    assert hand(table) == 1


# passive abilities -------------------------------------------------------------------------------------------------------------


@pytest.mark.clauses("sve", "10.10.2.5", "10.9.1")
@pytest.mark.parametrize(("others", "attack"), [(0, 2), (1, 3), (3, 6)])
def test_a_passive_ability_in_place_of_another(others: int, attack: int) -> None:
    board = Board()
    text = (
        "While there is another follower on your field, this follower has [attack]+1. "
        "While there are at least 4 followers on your field, this follower has [attack]+4 instead."
    )
    mine = board.put(ME, FIELD, "Captain of Oars", text)
    for _ in range(others):
        board.put(ME, FIELD)
    assert board.start().stats(mine)[0] == attack


@pytest.mark.clauses("sve", "10.4.4.1", "13.3.1.2")
@pytest.mark.parametrize(("spells", "cost"), [(1, 5), (2, 4), (4, 2)])
def test_a_lower_price_in_place_of_another(spells: int, cost: int) -> None:
    board = Board()
    text = "Spellchain (2): This card costs 1 less to play. SC (4): This card costs 3 less to play instead."
    spell = board.spell(text + "\nDraw a card.", cost=5)
    for _ in range(spells):
        board.spell("Draw a card.", zone=CEMETERY)
    table = board.start().play(spell)
    assert table.points() == 5 - cost


@pytest.mark.clauses("sve", "5.26.2", "10.9.1.4")
def test_attack_that_is_equal_to_a_number() -> None:
    board = Board()
    mine = board.put(
        ME, FIELD, "Counting", "This follower's [attack] is equal to the number of cards in your hand.", attack=9
    )
    spells = [board.spell("Draw 2 cards."), board.spell("Give each follower on your field [attack]+1.")]
    table = board.start()
    assert table.stats(mine)[0] == 2
    table.play(spells[0])
    assert table.stats(mine)[0] == 3
    table.play(spells[1])
    assert table.stats(mine)[0] == 3  # a card less, and one more that was given


@pytest.mark.clauses("sve", "10.10.3", "15.1.1")
def test_counters_that_a_card_is_put_onto_the_field_with() -> None:
    board = Board()
    amulet = board.amulet("This card is put onto the field with 3 prayer counters.", zone=HAND, cost=1)
    table = board.start().play(amulet)
    assert table.obj(amulet).counters == {"prayer": 3}


@pytest.mark.clauses("sve", "10.2.1.3.3", "8.2.1")
def test_the_next_two_are_cheaper_and_no_more() -> None:
    board = Board()
    first = board.spell("The next 2 spells you play this turn cost 1 less to play.")
    others = [board.spell("Give your leader [defense]+1.", cost=1) for _ in range(3)]
    table = board.start().play(first)
    left = [table.play(card).points() for card in others]
    assert left == [5, 5, 4]


@pytest.mark.clauses("sve", "10.11.1", "5.20.1")
def test_it_is_repeated_as_long_as_the_condition_holds() -> None:
    board = Board()
    deck = board.state.zones[ME][0]
    for at, kind in enumerate(("Spell", "Spell", "Amulet")):
        card = board.put(ME, 0, f"Top {at}", "Draw a card." if kind == "Spell" else "", type=kind, cost=1)
        deck.remove(card)
        deck.insert(at, card)
    spell = board.spell("Put the top card of your deck into your EX area. If it's a spell, repeat this effect.")
    table = board.start().play(spell)
    assert table.names(ME, 3) == ["Top 0", "Top 1", "Top 2"]


@pytest.mark.clauses("sve", "5.13.3", "4.1.3.2")
def test_a_follower_that_took_damage_this_turn() -> None:
    board = Board()
    hurt = board.put(FOE, FIELD, "Hurt", "Ward.", defense=5)
    board.put(FOE, FIELD, "Whole", "Ward.", defense=5, state={"damage": 2})
    spells = (
        board.spell("Select an enemy follower on the field and deal it 1 damage."),
        board.spell("Destroy each enemy follower that took damage this turn."),
    )
    table = board.start().play(spells[0], (hurt,)).play(spells[1])
    assert table.zone(hurt) == CEMETERY
    assert table.names(FOE, FIELD) == ["Whole"]


@pytest.mark.clauses("sve", "5.17.1", "13.4.1.2")
@pytest.mark.parametrize("overflow", [False, True])
def test_all_of_them_are_chosen_instead(overflow: bool) -> None:
    board = Board()
    board.points(ME, 5, 7 if overflow else 6)
    spell = board.spell(
        "Choose one of the following. If Overflow is active for you, choose all of them instead. "
        "(1) Draw a card. (2) Give your leader [defense]+2. (3) Deal 1 damage to each enemy leader."
    )
    table = board.start().play(spell)
    if not overflow:
        table.answer((1,))
    assert (table.leader(ME), table.leader(FOE), hand(table)) == ((22, 19, 1) if overflow else (22, 20, 0))


@pytest.mark.clauses("sve", "10.10.1", "10.10.1.1")
def test_when_another_would_be_destroyed_one_may_do_something_instead() -> None:
    board = Board()
    guard = board.put(
        ME,
        FIELD,
        "Guard",
        "When another follower on your field would be destroyed, you may engage this follower instead.",
    )
    other = board.put(ME, FIELD, "Other", "Aura.")
    spell = board.spell("Destroy each other follower on the field without Ward.")
    table = board.start().play(spell)
    while table.asked.reason != "main":
        table.answer(True)
    assert table.zone(other) == FIELD
    assert table.obj(guard).dull or table.zone(guard) == CEMETERY
