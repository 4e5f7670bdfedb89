"""Two things said of one card, costs for a time, damage as a cost, Earth Rite and Lesson performed, as much as was dealt."""

from __future__ import annotations

import pytest
from sve_board import BANISHED, CEMETERY, DECK, EX_AREA, FIELD, FOE, HAND, LEADER, ME, Board

from cardwright.games.sve.playing_costs import cost_to_play


@pytest.mark.clauses("sve", "10.4.7.5", "10.4.7.2")
def test_damage_to_the_own_leader_is_paid() -> None:
    for paid, left, drawn in ((True, 18, 1), (False, 20, 0)):
        board = Board()
        spell = board.spell("Deal 2 damage to your leader: Draw a card.")
        table = board.start().play(spell, paid)
        assert (table.leader(ME), len(table.cards(ME, HAND))) == (left, drawn)


@pytest.mark.clauses("sve", "10.4.4.1", "10.2.1.2")
def test_a_card_costs_less_for_this_turn_only() -> None:
    board = Board()
    page = board.put(ME, HAND, cost=4)
    spell = board.spell("Select a follower in your hand. It costs 3 less to play this turn.")
    table = board.start().play(spell, (page,))
    game = table.match.game
    assert cost_to_play(game, ME, table.ref(page)) == 1
    table.end()
    assert cost_to_play(game, ME, table.ref(page)) == 4


@pytest.mark.clauses("sve", "5.13.1", "1.3.3")
def test_what_two_things_are_said_of_has_both() -> None:
    board = Board()
    rock = board.put(
        FOE, FIELD, "Rock", "This follower can't be destroyed by abilities and doesn't take ability damage."
    )
    bolt = board.spell("Deal 2 damage to each follower on the field.")
    blade = board.spell("Destroy each follower on the field.")
    table = board.start().play(bolt).play(blade)
    assert (table.zone(rock), table.obj(rock).damage) == (FIELD, 0)


@pytest.mark.clauses("sve", "8.4.1", "12.1.2")
def test_several_cards_have_a_keyword_and_a_rule() -> None:
    board = Board()
    board.amulet("Your followers have Storm and can't attack enemy leaders.")
    page = board.put(ME, FIELD, state={"since": 5})
    foe = board.put(FOE, FIELD, state={"dull": True})
    table = board.start()
    assert "Storm" in table.chars(page).keywords
    leader = table.state.zones[FOE][10][0]
    assert ("attack", page, leader) not in table.match.acts()
    assert ("attack", page, foe) in table.match.acts()


@pytest.mark.clauses("sve", "7.4.8", "7.4.9")
def test_until_the_next_turn_starts() -> None:
    board = Board()
    page = board.put(ME, FIELD, state={"dull": True})
    foe = board.put(FOE, FIELD)
    spell = board.spell("Select a follower on your field. It can't be attacked until the start of your next turn.")
    table = board.start().play(spell).end()
    assert ("attack", foe, page) not in table.match.acts()
    table.end()
    assert table.state.turn_player == ME and not table.state.effects


@pytest.mark.clauses("sve", "5.26.2")
def test_attack_and_defense_become_one() -> None:
    board = Board()
    foe = board.put(FOE, FIELD, attack=5, defense=4)
    spell = board.spell("Select an enemy follower on the field and change its [attack] and [defense] to 1.")
    assert board.start().play(spell).stats(foe) == (1, 1)


@pytest.mark.clauses("sve", "10.10.2.5")
def test_other_numbers_are_given_instead() -> None:
    for cards, wanted in ((0, (3, 2)), (2, (4, 4))):
        board = Board()
        page = board.put(ME, FIELD)
        for _ in range(cards):
            board.put(ME, CEMETERY)
        text = "Select a follower on your field and give it [attack]+1. Necrocharge (2): Give [attack]+2/[defense]+2 instead."
        spell = board.spell(text)
        assert board.start().play(spell).stats(page) == wanted


@pytest.mark.clauses("sve", "5.10.1", "5.20.1")
def test_one_card_is_not_two() -> None:
    """A card that is both a Pixie and a follower is revealed once."""
    board = Board()
    both = board.put(ME, DECK, "Sprite", traits=("Pixie",))
    other = board.put(ME, DECK, "Brute")
    deck = board.state.zones[ME][DECK]
    deck[:] = [both, other, *(n for n in deck if n not in (both, other))]
    text = (
        "Look at the top 2 cards of your deck. You may reveal a Pixie card and a follower from among them and add them to "
        "your hand. Put the remaining cards into your cemetery."
    )
    spell = board.spell(text)
    table = board.start().play(spell, True, (both,), (other,))
    assert sorted(table.cards(ME, HAND)) == sorted((both, other))


@pytest.mark.clauses("sve", "1.3.2", "5.10.1")
def test_selected_among_cards_in_the_cemetery() -> None:
    board = Board()
    page = board.put(ME, DECK, "Sprite", traits=("Pixie",))
    deck = board.state.zones[ME][DECK]
    deck.remove(page)
    deck.insert(1, page)
    spell = board.spell(
        "Put the top 3 cards of your deck into your cemetery. Select a Pixie card from among them and add it to your hand."
    )
    table = board.start().play(spell)
    assert table.zone(page) == HAND
    assert len(table.cards(ME, CEMETERY)) == 3


@pytest.mark.clauses("sve", "13.3.3.2", "10.7.1")
def test_earth_rite_performed() -> None:
    board = Board()
    board.amulet("Stack.", state={"counters": {"Stack": 2}})
    watcher = board.put(ME, FIELD, "Watcher", "Whenever you perform Earth Rite, give this follower [attack]+1.")
    first = board.spell("Draw a card. Earth Rite: Draw a card.")
    second = board.spell("If you've performed Earth Rite this turn, draw 2 cards.")
    table = board.start().play(first, True)
    assert table.stats(watcher)[0] == 3
    before = len(table.cards(ME, HAND))
    assert len(table.play(second).cards(ME, HAND)) == before + 1


@pytest.mark.clauses("sve", "14.3.2.1")
def test_lesson_performed() -> None:
    board = Board()
    board.put(ME, EX_AREA, "Magical Item", type="Amulet", cost=1)
    watcher = board.put(ME, FIELD, "Watcher", "Whenever you perform Lesson, give this follower [attack]+1.")
    other = board.put(FOE, FIELD, "Watcher", "Whenever you perform Lesson, give this follower [attack]+1.")
    user = board.amulet("[act] Lesson (1): Draw a card.")
    table = board.start().use(user)
    assert (table.stats(watcher)[0], table.stats(other)[0]) == (3, 2)


@pytest.mark.clauses("sve", "5.13.1", "10.7.1")
def test_that_much_damage() -> None:
    board = Board()
    board.put(
        ME,
        FIELD,
        "Mirror",
        "Whenever this follower takes damage, deal that much damage to each enemy leader.",
        defense=9,
    )
    spell = board.spell("Deal 3 damage to each follower on the field.")
    assert board.start().play(spell).leader(FOE) == 17


@pytest.mark.clauses("sve", "10.3.4")
def test_what_was_not_so_is_done_otherwise() -> None:
    for most, wanted in ((7, 1), (5, 2)):
        board = Board()
        board.points(ME, 5, most)
        spell = board.spell("If Overflow is active for you, draw a card. If it isn't, draw 2 cards.")
        assert len(board.start().play(spell).cards(ME, HAND)) == wanted


@pytest.mark.clauses("sve", "3.2.4.1")
def test_each_opponents_points() -> None:
    board = Board()
    spell = board.spell("Each opponent increases their maximum play points by 1.")
    table = board.start().play(spell)
    assert (table.state.vars["max_pp:0"], table.state.vars["max_pp:1"]) == (5, 6)


@pytest.mark.clauses("sve", "5.26.1")
def test_defense_that_was_given_this_turn() -> None:
    board = Board()
    asked = "If your leader's [defense] increased this turn, draw a card."
    first, heal, second = board.spell(asked), board.spell("Give your leader [defense]+1."), board.spell(asked)
    table = board.start().play(first).play(heal)
    assert len(table.cards(ME, DECK)) == 10
    before = len(table.cards(ME, HAND))
    assert len(table.play(second).cards(ME, HAND)) == before


@pytest.mark.clauses("sve", "10.3.4", "10.3.5")
def test_an_ability_that_is_played_in_the_cemetery() -> None:
    board = Board()
    text = "[act][cost02]: Put this card from your cemetery onto your field."
    there = board.put(ME, CEMETERY, "Riser", text)
    here = board.put(ME, FIELD, "Riser", text)
    theirs = board.put(FOE, CEMETERY, "Riser", text)
    table = board.start()
    users = {act[1] for act in table.match.acts() if act[0] == "use"}
    assert users == {there} and theirs not in users
    source = next(act[2:] for act in table.match.acts() if act[0] == "use")
    assert table.refused(("use", here, source[0] + 1, source[1])) == "10.3.5"
    table.use(there)
    assert (table.zone(there), table.points()) == (FIELD, 3)


@pytest.mark.clauses("sve", "10.3.4", "10.4.7.5")
def test_an_ability_whose_cost_banishes_it_from_the_cemetery() -> None:
    board = Board()
    there = board.put(
        ME, CEMETERY, "Relic", "[act] Banish this card from your cemetery: Draw 2 cards.", type="Amulet", cost=1
    )
    table = board.start().use(there)
    assert (table.zone(there), len(table.cards(ME, HAND))) == (BANISHED, 2)


@pytest.mark.clauses("sve", "10.3.4", "10.7.1")
def test_a_trigger_in_the_cemetery() -> None:
    board = Board()
    text = "At the start of your end phase, put this card from your cemetery into your EX area."
    there, here = board.put(ME, CEMETERY, "Riser", text), board.put(ME, FIELD, "Riser", text)
    table = board.start().end()
    assert (table.zone(there), table.zone(here)) == (EX_AREA, FIELD)


@pytest.mark.clauses("sve", "10.10.2.5")
def test_instead_and_besides() -> None:
    for spells, wanted in ((0, 1), (2, 3)):
        board = Board()
        for _ in range(spells):
            board.put(ME, CEMETERY, "Leaf", type="Spell")
        spell = board.spell("Draw a card. Spellchain (2): Draw 2 cards instead and give your leader [defense]-1.")
        table = board.start().play(spell)
        assert (len(table.cards(ME, HAND)), table.leader(ME)) == (wanted - (wanted > 1), 20 - (wanted > 1))


@pytest.mark.clauses("sve", "5.20.1", "5.8.1")
def test_revealed_until_one_fits() -> None:
    board = Board()
    leaf = board.put(ME, DECK, "Leaf", type="Spell")
    deck = board.state.zones[ME][DECK]
    deck.remove(leaf)
    deck.insert(3, leaf)
    first = deck[:3]
    spell = board.spell(
        "Reveal cards from the top of your deck until you reveal a spell. Add it to your hand. Put the remaining cards on the "
        "bottom of your deck in a random order."
    )
    table = board.start().play(spell)
    assert table.cards(ME, HAND) == [leaf]
    assert sorted(table.cards(ME, DECK)[-3:]) == sorted(first)


@pytest.mark.clauses("sve", "5.13.1")
def test_they_strike_each_other() -> None:
    board = Board()
    mine = board.put(ME, FIELD, attack=3, defense=4)
    foe = board.put(FOE, FIELD, attack=2, defense=5)
    spell = board.spell(
        "Select a follower on your field and an enemy follower on the field. They deal damage equal to their attack to each other."
    )
    table = board.start().play(spell)
    assert (table.stats(mine), table.stats(foe)) == ((3, 2), (2, 2))


@pytest.mark.clauses("sve", "8.4.7")
def test_an_attacking_follower_is_selected() -> None:
    board = Board()
    attacker, other = board.put(ME, FIELD), board.put(ME, FIELD)
    quick = board.put(
        FOE,
        HAND,
        "Snare",
        "[quick]\nSelect an attacking enemy follower on the field and destroy it.",
        type="Spell",
        cost=0,
    )
    table = board.start()
    table.answer(("attack", attacker, table.state.zones[FOE][LEADER][0]), ("play", quick))
    assert (table.zone(attacker), table.zone(other)) == (CEMETERY, FIELD)
    assert table.leader(FOE) == 20


@pytest.mark.clauses("sve", "10.7.6")
def test_a_number_of_counters_is_reached() -> None:
    board = Board()
    jar = board.amulet(
        "When there are at least 2 Spore counters on this card, draw a card and destroy this card.", name="Jar"
    )
    spell = board.spell("Select an amulet on your field and put 2 Spore counters on it.")
    table = board.start().play(spell)
    assert (table.zone(jar), len(table.cards(ME, HAND))) == (CEMETERY, 1)


@pytest.mark.clauses("sve", "1.3.3")
def test_two_rules_for_a_turn() -> None:
    board = Board()
    foe = board.put(FOE, FIELD)
    spell = board.spell(
        "Select an enemy follower on the field. It can't attack or evolve until the end of your opponent's next turn."
    )
    table = board.start().play(spell).end()
    assert not [act for act in table.match.acts() if act[0] == "attack" and act[1] == foe]


@pytest.mark.clauses("sve", "10.3.4", "5.11.1")
def test_an_ability_that_is_played_in_the_hand() -> None:
    board = Board()
    card = board.put(ME, HAND, "Scout", "[act][cost01], discard this card: Draw 2 cards.")
    table = board.start().use(card)
    assert (table.zone(card), len(table.cards(ME, HAND)), table.points()) == (CEMETERY, 2, 4)


@pytest.mark.clauses("sve", "7.2.3")
def test_a_follower_that_stays_engaged() -> None:
    board = Board()
    statue = board.put(
        ME, FIELD, "Statue", "This follower doesn't refresh during your start phase.", state={"dull": True}
    )
    other = board.put(ME, FIELD, state={"dull": True})
    table = board.start().end().end()
    assert (table.obj(statue).dull, table.obj(other).dull) == (True, False)


@pytest.mark.clauses("sve", "10.6.2.3")
def test_only_the_highest_may_be_selected() -> None:
    board = Board()
    strong, weak = board.put(FOE, FIELD, attack=4), board.put(FOE, FIELD, attack=3)
    spell = board.spell("Select an enemy follower with the highest attack on the field and destroy it.")
    table = board.start().play(spell)
    assert (table.zone(strong), table.zone(weak)) == (CEMETERY, FIELD)


@pytest.mark.clauses("sve", "5.8.1")
def test_shuffled_into_the_deck() -> None:
    board = Board()
    two = [board.put(ME, CEMETERY), board.put(ME, CEMETERY)]
    spell = board.spell("Select 2 cards in your cemetery. Put them into your deck and shuffle it.")
    table = board.start().play(spell)
    assert set(two) <= set(table.cards(ME, DECK)) and len(table.cards(ME, DECK)) == 12


@pytest.mark.clauses("sve", "1.3.4")
def test_the_other_player_selects_two() -> None:
    board = Board()
    foes = [board.put(FOE, FIELD) for _ in range(3)]
    spell = board.spell("Each opponent selects 2 followers on their field and destroys them.")
    table = board.start().play(spell)
    assert table.asked.player == FOE
    table.answer((foes[0], foes[2]))
    assert table.cards(FOE, FIELD) == [foes[1]]


@pytest.mark.clauses("sve", "10.3.3")
def test_unless_there_is_another() -> None:
    board = Board()
    page = board.put(ME, FIELD, "Page", "This follower can't attack unless there is an amulet on your field.")
    charm = board.amulet("", zone=HAND, cost=0)
    table = board.start()
    assert not [act for act in table.match.acts() if act[:2] == ("attack", page)]
    table.play(charm)
    assert [act for act in table.match.acts() if act[:2] == ("attack", page)]


@pytest.mark.clauses("sve", "1.3.3")
def test_twice_a_turn() -> None:
    board = Board()
    charm = board.amulet("[act][cost01]: Give your leader [defense]+1. This ability can be activated twice per turn.")
    table = board.start().use(charm).use(charm)
    assert not [act for act in table.match.acts() if act[0] == "use"]


@pytest.mark.clauses("sve", "5.13.2")
def test_double_damage_for_a_turn() -> None:
    board = Board()
    page = board.put(ME, FIELD, attack=3)
    spell = board.spell("Select a follower on your field. It deals double attack damage this turn.")
    table = board.start().play(spell)
    table.attack(page, table.state.zones[FOE][LEADER][0])
    assert table.leader(FOE) == 14


@pytest.mark.clauses("sve", "1.3.3")
def test_so_many_were_destroyed() -> None:
    for count, wanted in ((1, 0), (2, 1)):
        board = Board()
        for _ in range(count):
            board.put(FOE, FIELD)
        blade = board.spell("Destroy each enemy follower on the field.")
        asked = board.spell("If at least 2 followers were destroyed this turn, draw a card.")
        assert len(board.start().play(blade).play(asked).cards(ME, HAND)) == wanted


@pytest.mark.clauses("sve", "10.9.1")
def test_what_the_card_cost_that_is_gone() -> None:
    for cost, wanted in ((3, 1), (4, 0)):
        board = Board()
        board.put(FOE, FIELD, cost=cost)
        text = "Select an enemy follower on the field. Destroy it. If its cost was 3 or less, draw a card."
        spell = board.spell(text)
        assert len(board.start().play(spell).cards(ME, HAND)) == wanted


@pytest.mark.clauses("sve", "8.4.1")
def test_attacking_twice_in_a_turn() -> None:
    board = Board()
    page = board.put(ME, FIELD)
    spell = board.spell("Select a follower on your field. It can attack 2 times this turn.")
    table = board.start().play(spell)
    leader = table.state.zones[FOE][LEADER][0]
    table.attack(page, leader).attack(page, leader)
    assert table.leader(FOE) == 16
    assert not [act for act in table.match.acts() if act[:2] == ("attack", page)]
