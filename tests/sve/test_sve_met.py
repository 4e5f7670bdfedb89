"""Played: the other card of an event, what a cost did, what is so for the rest of the game, replacements once per turn."""

from __future__ import annotations

import pytest
from sve_board import CEMETERY, DECK, EVOLVE_DECK, FIELD, FOE, HAND, ME, Board, settle


def attacked(text: str, foe: str = "", **facts: int) -> tuple[int, int]:
    """Attack and defense of an engaged follower 0/9 after one with this text has attacked it, and of the attacker."""
    board = Board()
    mine = board.put(ME, FIELD, "Striker", text, attack=0, defense=9)
    theirs = board.put(FOE, FIELD, "Wall", foe, attack=0, defense=9, state={"dull": True})
    table = board.start().attack(mine, theirs)
    settle(table)
    return table.stats(theirs)[1], table.stats(mine)[1]


@pytest.mark.clauses("sve", "12.7.2", "8.4.5")
@pytest.mark.parametrize(
    ("text", "foe", "left"),
    [
        ("Whenever this follower attacks a follower, deal 2 damage to that follower.", "", (7, 9)),
        ("Follower Strike: Deal 2 damage to the attacked follower.", "", (7, 9)),
        ("", "When this follower is attacked, deal 2 damage to the attacking follower.", (9, 7)),
    ],
)
def test_the_other_card_of_an_attack(text: str, foe: str, left: tuple[int, int]) -> None:
    assert attacked(text, foe) == left


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


@pytest.mark.clauses("sve", "1.3.5")
@pytest.mark.parametrize(("others", "drawn"), [((), 0), (("Pixie",), 0), (("Pixie", "Beast"), 1)])
def test_one_of_each_has_to_be_there(others: tuple[str, ...], drawn: int) -> None:
    board = Board()
    for trait in others:
        board.put(ME, FIELD, trait, traits=(trait,))
    spell = board.spell("If there is a Pixie follower and Beast follower on your field, draw a card.")
    before = len(board.state.zones[ME][DECK])
    table = board.start().play(spell)
    assert before - len(table.cards(ME, DECK)) == drawn


@pytest.mark.clauses("sve", "4.3.3", "10.9.2")
def test_the_rest_of_the_game_goes_on_without_its_card() -> None:
    board = Board()
    first = board.spell("For the rest of the game, whenever you play a spell, deal 1 damage to each enemy leader.")
    rush = board.spell("For the rest of the game, your followers have Rush.")
    table = board.start().play(first)
    assert table.leader(FOE) == 20
    table.play(rush)
    settle(table)
    assert table.leader(FOE) == 19
    assert len(table.cards(ME, CEMETERY)) == 2


@pytest.mark.clauses("sve", "10.10.1")
def test_once_per_turn_is_once() -> None:
    board = Board()
    board.put(FOE, FIELD, "Guard", "Once per turn, if your leader would take damage, reduce that damage by 2.")
    spells = [board.spell("Deal 3 damage to each enemy leader.") for _ in range(2)]
    table = board.start().play(spells[0])
    assert table.leader(FOE) == 19
    table.play(spells[1])
    assert table.leader(FOE) == 16


@pytest.mark.clauses("sve", "10.10.1")
def test_only_what_abilities_destroy_is_replaced() -> None:
    board = Board()
    saved = board.put(
        FOE,
        FIELD,
        "Cat",
        "If this follower would be destroyed by an enemy ability, return it to its owner's hand instead.",
    )
    spell = board.spell("Destroy each enemy follower on the field.")
    table = board.start().play(spell)
    assert table.names(FOE, HAND)[-1:] == ["Cat"] and table.zone(saved) == HAND


@pytest.mark.clauses("sve", "5.13.1", "10.10.1")
def test_a_follower_takes_the_damage_of_its_leader() -> None:
    board = Board()
    shield = board.put(
        FOE, FIELD, "Shield", "If your leader would take damage, this follower takes that damage instead.", defense=5
    )
    spell = board.spell("Deal 3 damage to each enemy leader.")
    table = board.start().play(spell)
    assert table.leader(FOE) == 20 and table.stats(shield)[1] == 2


@pytest.mark.clauses("sve", "5.4.1", "1.3.1")
@pytest.mark.parametrize("text", ["", "This card can't be put onto the field except by playing it."])
def test_effects_do_not_put_it_onto_the_field(text: str) -> None:
    board = Board()
    card = board.put(ME, CEMETERY, "Proud", text)
    spell = board.spell("Select a follower in your cemetery and put it onto your field.")
    table = board.start().play(spell)
    if table.match.decision is not None and table.asked.kind == "choose":
        table.answer((card,))
    assert ("Proud" in table.names(ME, FIELD)) == (not text)


@pytest.mark.clauses("sve", "4.2.3", "1.3.5")
def test_cards_turned_facedown_are_counted() -> None:
    board = Board()
    for _ in range(2):
        board.put(ME, EVOLVE_DECK, "Turned (Evolved)", evolved=True, state={"face_down": False})
    spell = board.spell(
        "Turn each faceup card in your evolve deck facedown. Give your leader [defense]+X. X equals the number of cards turned facedown."
    )
    assert board.start().play(spell).leader(ME) == 22


@pytest.mark.clauses("sve", "5.24.1")
def test_followers_destroyed_in_this_turn_are_counted() -> None:
    board = Board()
    for _ in range(2):
        board.put(FOE, FIELD)
    first = board.spell("Destroy each enemy follower on the field.")
    then = board.spell("Give your leader [defense]+X. X equals the number of enemy followers destroyed this turn.")
    assert board.start_with(first, then).leader(ME) == 22


@pytest.mark.clauses("sve", "15.1.2")
def test_each_counter_removed_is_told() -> None:
    board = Board()
    text = "Whenever a spell counter is removed from this card, give your leader [defense]+1."
    use = "[act] Remove 2 spell counters from this card: Give your leader [defense]+5."
    card = board.put(ME, FIELD, "Keeper", f"{text}\n{use}", state={"counters": {"spell": 3}})
    table = board.start().use(card)
    settle(table)
    assert table.leader(ME) == 27


@pytest.mark.clauses("sve", "8.4.3.1")
def test_enemies_do_not_attack_the_leader() -> None:
    board = Board()
    board.put(FOE, FIELD, "Gate", "Enemy followers can't attack your leader.")
    mine = board.put(ME, FIELD, "Striker")
    table = board.start()
    assert table.refused(("attack", mine, board.leaders[FOE]))


@pytest.mark.clauses("sve", "10.6.2.3")
def test_two_kinds_are_selected_in_the_one_place_that_is_said() -> None:
    board = Board()
    board.put(ME, FIELD, "Elsewhere")
    board.put(ME, CEMETERY, "Lost")
    board.amulet(zone=CEMETERY)
    spell = board.spell("Select a follower and an amulet in your cemetery and add them to your hand.")
    table = board.start().play(spell)
    settle(table)
    assert sorted(table.names(ME, HAND)) == ["Charm", "Lost"]


@pytest.mark.clauses("sve", "5.13.1", "5.26.1")
@pytest.mark.parametrize(("words", "drawn"), [("damage your leader has taken", 2), ("defense your leader lost", 3)])
def test_what_the_leader_lost_in_this_turn(words: str, drawn: int) -> None:
    board = Board()
    first = board.spell("Deal 2 damage to your leader.")
    second = board.spell("Give your leader [defense]-1.")
    then = board.spell(f"Draw X cards. X equals the amount of {words} this turn.")
    before = len(board.state.zones[ME][DECK])
    table = board.start_with(first, second, then)
    assert before - len(table.cards(ME, DECK)) == drawn


@pytest.mark.clauses("sve", "10.4.7.4")
@pytest.mark.parametrize(("pays", "left", "defense"), [(True, 3, 26), (False, 5, 21)])
def test_what_one_may_pay_for(pays: bool, left: int, defense: int) -> None:
    board = Board()
    spell = board.spell("You may pay [cost02]. If you do, give your leader [defense]+5. Give your leader [defense]+1.")
    table = board.start().play(spell).answer(pays)
    settle(table)
    assert (table.points(), table.leader(ME)) == (left, defense)


@pytest.mark.clauses("sve", "1.3.1")
def test_only_what_returns_to_the_own_hand_counts() -> None:
    board = Board()
    board.put(ME, FIELD, "Mine")
    board.put(FOE, FIELD, "Theirs")
    first = board.spell("Return each follower on the field to its owner's hand.")
    then = board.spell("Give your leader [defense]+X. X equals the number of cards returned to your hand this turn.")
    assert board.start_with(first, then).leader(ME) == 21


@pytest.mark.clauses("sve", "5.13.2")
def test_each_of_them_deals_its_own_damage() -> None:
    board = Board()
    for _ in range(3):
        board.put(ME, FIELD, "Archer")
    spell = board.spell("Each follower on your field deals 1 damage to each enemy leader.")
    assert board.start().play(spell).leader(FOE) == 17


@pytest.mark.clauses("sve", "12.2.2")
@pytest.mark.parametrize(("others", "left"), [(0, 2), (2, 4)])
def test_evolving_costs_less_for_each(others: int, left: int) -> None:
    board = Board()
    text = "[evolve][cost03]: Evolve this follower.\nThis card's [evolve] cost is reduced by 1 for each Pixie follower on your field."
    card = board.put(ME, FIELD, "Bud", text)
    board.put(ME, EVOLVE_DECK, "Bud (Evolved)", evolved=True)
    for _ in range(others):
        board.put(ME, FIELD, "Pixie", traits=("Pixie",))
    table = board.start().use(card)
    settle(table)
    assert table.points() == left


@pytest.mark.clauses("sve", "10.4.7", "5.6.1")
def test_any_number_is_destroyed_to_pay() -> None:
    board = Board()
    mine = [board.put(ME, FIELD, f"Page {at}") for at in range(3)]
    text = "Destroy any number of followers on your field: Deal X damage to each enemy leader. X equals the number of followers destroyed."
    spell = board.spell(text)
    table = board.start().play(spell).answer(True).answer((mine[0],)).answer((mine[1],)).answer(())
    assert table.leader(FOE) == 18 and len(table.cards(ME, FIELD)) == 1


@pytest.mark.clauses("sve", "13.5.1.2")
@pytest.mark.parametrize(("there", "defense"), [(1, 20), (2, 21)])
def test_a_trigger_behind_a_word_of_the_class(there: int, defense: int) -> None:
    board = Board()
    for _ in range(there):
        board.put(ME, CEMETERY)
    board.put(ME, FIELD, "Chanter", "Necrocharge (3): Whenever you play a spell, give your leader [defense]+1.")
    first, second = board.spell("Draw a card."), board.spell("Draw a card.")
    table = board.start().play(first)
    settle(table)
    table.play(second)
    settle(table)
    assert table.leader(ME) == defense


@pytest.mark.clauses("sve", "5.8.1")
def test_the_opponents_cards_go_where_the_text_says_in_the_opponents_deck() -> None:
    board = Board()
    for name in ("Second", "First"):
        card = board.put(FOE, DECK, name)
        board.state.zones[FOE][DECK].remove(card)
        board.state.zones[FOE][DECK].insert(0, card)
    text = "Look at the top 2 cards of an opponent's deck. Put one of them on the bottom of their deck and the other on top of their deck."
    spell = board.spell(text)
    table = board.start().play(spell)
    seen = table.asked.options
    assert seen is not None and len(seen) == 2
    table.answer((seen[0],))
    settle(table)
    deck = table.cards(FOE, DECK)
    assert {deck[0], deck[-1]} == set(seen) and len(table.cards(ME, DECK)) == 10
