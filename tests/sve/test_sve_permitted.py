"""Texts that allow what the rules do not: cards played from the cemetery, larger zones, followers taken for a time, other draws."""

from __future__ import annotations

import pytest
from sve_board import CEMETERY, DECK, EX_AREA, FIELD, FOE, HAND, ME, Board, hand

# -- taken for a time ------------------------------------------------------------------------------------------------------


@pytest.mark.clauses("sve", "5.21.1", "7.4.8")
@pytest.mark.parametrize("words", ["steal it", "take control of it"])
def test_a_follower_stolen_until_the_end_of_the_turn_goes_back(words: str) -> None:
    board = Board()
    foe = board.put(FOE, FIELD, "Foe", "Ward.", state={"dull": True})
    spell = board.spell(
        f"Select an enemy follower on the field. {words.capitalize()} until the end of the turn, refresh it, and give it Rush."
    )
    table = board.start().play(spell)
    assert table.cards(ME, FIELD) == [foe]
    assert not table.obj(foe).dull
    table.end()
    assert table.cards(FOE, FIELD) == [foe]
    assert table.cards(ME, FIELD) == []


@pytest.mark.clauses("sve", "5.21.1", "4.4.4.2")
def test_no_follower_is_taken_for_a_time_without_room() -> None:
    board = Board()
    for _ in range(5):
        board.put(ME, FIELD)
    foe = board.put(FOE, FIELD, "Foe", "Ward.")
    spell = board.spell("Select an enemy follower on the field and steal it until the end of the turn.")
    table = board.start().play(spell)
    assert table.cards(FOE, FIELD) == [foe]


@pytest.mark.clauses("sve", "5.21.1")
def test_a_follower_taken_while_a_card_is_there_goes_back_with_it() -> None:
    board = Board()
    foe = board.put(FOE, FIELD, "Foe", "Ward.")
    thief = board.put(
        ME, HAND, "Thief", "[fanfare] Select an enemy follower on the field. Steal it while this card is on your field."
    )
    table = board.start().play(thief)
    assert foe in table.cards(ME, FIELD)
    table.end()
    assert foe in table.cards(ME, FIELD)
    board = Board()
    foe = board.put(FOE, FIELD, "Foe", "Ward.")
    thief = board.put(
        ME, HAND, "Thief", "[fanfare] Select an enemy follower on the field. Steal it while this card is on your field."
    )
    away = board.spell("Select a follower on your field and destroy it.")
    table = board.start().play(thief).play(away, (thief,))
    assert table.cards(FOE, FIELD) == [foe]


# -- other draws -----------------------------------------------------------------------------------------------------------


@pytest.mark.clauses("sve", "10.10.1", "10.10.2.3", "5.9.3")
def test_each_card_drawn_by_an_ability_is_replaced_and_no_other() -> None:
    board = Board()
    board.amulet("If you would draw a card by an ability, draw 2 cards instead.")
    spell = board.spell("Draw 2 cards.")
    table = board.start().play(spell)
    assert hand(table) == 4
    table.end()
    table.answer(("end",))
    while table.asked.reason != "main" or table.asked.player != ME:
        table.answer(("pass",) if table.asked.reason == "quick" else ())
    assert hand(table) == 5  # the card of the start phase is drawn as ever


@pytest.mark.clauses("sve", "10.10.1")
@pytest.mark.parametrize("taken", [False, True])
def test_a_draw_may_be_replaced(taken: bool) -> None:
    board = Board()
    board.amulet("If you would draw a card, you may put the top card of your deck into your EX area instead.")
    spell = board.spell("Draw a card.")
    table = board.start().play(spell, taken)
    assert hand(table) == (0 if taken else 1)
    assert len(table.cards(ME, EX_AREA)) == (1 if taken else 0)


@pytest.mark.clauses("sve", "10.10.1")
def test_the_opponents_draws_are_replaced() -> None:
    board = Board()
    board.amulet("If an opponent would draw a card, they put the top card of their deck into their cemetery instead.")
    spell = board.spell("Each player draws 2 cards.")
    table = board.start().play(spell)
    assert hand(table) == 2
    assert hand(table, FOE) == 0
    assert len(table.cards(FOE, CEMETERY)) == 2


# -- zones that hold more or less ------------------------------------------------------------------------------------------------


@pytest.mark.clauses("sve", "4.8.3.1", "11.5.1")
def test_a_larger_ex_area_shrinks_as_the_card_leaves() -> None:
    board = Board()
    board.amulet("Your EX area can hold up to 7 cards.", name="Chest")
    spell = board.spell("Put 9 Fairy tokens into your EX area.")
    away = board.spell("Select an amulet on your field and destroy it.")
    table = board.start().play(spell)
    assert len(table.cards(ME, EX_AREA)) == 7
    table.play(away)
    if table.asked.reason != "keep":
        table.answer((table.cards(ME, FIELD)[0],))
    table.answer(tuple(table.cards(ME, EX_AREA)[:5]))
    assert len(table.cards(ME, EX_AREA)) == 5


@pytest.mark.clauses("sve", "4.4.4.1")
@pytest.mark.parametrize(
    ("words", "most"),
    [
        ("You can have up to 6 cards on your field.", 6),
        ("The maximum number of cards on your field is increased by 2.", 7),
        ("Your field can hold 1 fewer card.", 4),
        ("Each player's field can hold up to 3 cards.", 3),
        ("Each opponent can't have more than 3 cards on their field.", 5),
    ],
)
def test_how_many_cards_a_field_holds(words: str, most: int) -> None:
    board = Board()
    board.amulet(words)
    spell = board.spell("Summon 9 Fairy tokens.")
    table = board.start().play(spell)
    assert len(table.cards(ME, FIELD)) == most


@pytest.mark.clauses("sve", "11.4.1")
def test_a_smaller_field_of_the_opponent_is_cleared_at_once() -> None:
    board = Board()
    foes = [board.put(FOE, FIELD, f"Foe {at}", "Ward.") for at in range(4)]
    amulet = board.amulet("Each opponent can't have more than 2 cards on their field.", zone=HAND)
    table = board.start().play(amulet)
    assert (table.asked.reason, table.asked.player) == ("keep", FOE)
    table.answer(tuple(foes[1:3]))
    assert table.cards(FOE, FIELD) == foes[1:3]


@pytest.mark.clauses("sve", "7.4.7")
@pytest.mark.parametrize(
    ("words", "kept"),
    [
        ("Your hand limit is increased by 2.", 9),
        ("You have no maximum hand size.", 10),
        ("Each player's hand limit is 4.", 4),
        ("Each opponent's hand limit is reduced by 2.", 7),
    ],
)
def test_how_many_cards_are_kept(words: str, kept: int) -> None:
    board = Board()
    board.amulet(words)
    cards = [board.put(ME, HAND, f"Card {at}", "Ward.") for at in range(10)]
    table = board.start()
    table.end()
    if kept < 10:
        assert table.asked.reason == "hand_limit"
        table.answer(tuple(cards[: 10 - kept]))
    assert hand(table) == kept


# -- played from the cemetery ------------------------------------------------------------------------------------------------------


@pytest.mark.clauses("sve", "8.2.1", "1.3.1")
def test_a_card_is_played_from_the_cemetery_for_its_cost() -> None:
    board = Board()
    ghost = board.put(ME, CEMETERY, "Ghoul", "You can play this card from your cemetery.", cost=3)
    other = board.put(ME, CEMETERY, "Other", "Ward.", cost=0)
    table = board.start()
    assert table.refused(("play", other)) == "8.2.1"
    table.play(ghost)
    assert table.cards(ME, FIELD) == [ghost]
    assert table.points() == 2


@pytest.mark.clauses("sve", "8.2.1")
def test_a_spell_that_may_be_played_from_the_cemetery_lies_there_again() -> None:
    board = Board()
    text = "This card can be played from your cemetery if Sanguine is active for you.\nGive your leader [defense]+2."
    spell = board.spell(text, zone=CEMETERY, cost=1)
    hurt = board.spell("Deal 1 damage to each leader.")
    table = board.start()
    assert table.refused(("play", spell)) == "8.2.1"
    table.play(hurt).play(spell)
    assert table.leader(ME) == 21
    assert spell in table.cards(ME, CEMETERY)
    assert table.points() == 4


@pytest.mark.clauses("sve", "8.2.1")
def test_a_card_named_may_be_played_from_the_cemetery_this_turn_only() -> None:
    text = "Select a follower in your cemetery. You may play it this turn. It costs 1 less to play this turn."
    board = Board()
    dead = board.put(ME, CEMETERY, "Dead", "Ward.", cost=3)
    other = board.put(ME, CEMETERY, "Other", "Ward.", cost=3)
    spell = board.spell(text)
    table = board.start().play(spell, (dead,))
    assert table.refused(("play", other)) == "8.2.1"
    table.play(dead)
    if table.asked.reason == "ward_entry":
        table.answer(False)
    assert table.cards(ME, FIELD) == [dead]
    assert table.points() == 3


@pytest.mark.clauses("sve", "8.2.1")
def test_once_on_each_of_ones_turns_a_spell_is_played_from_the_cemetery() -> None:
    board = Board()
    board.amulet(
        "Once on each of your turns, you may play a spell that costs 2 play points or less from your cemetery."
    )
    first = board.spell("Give your leader [defense]+1.", zone=CEMETERY, cost=1)
    second = board.spell("Give your leader [defense]+2.", zone=CEMETERY, cost=1)
    dear = board.spell("Give your leader [defense]+3.", zone=CEMETERY, cost=3)
    table = board.start()
    assert table.refused(("play", dear)) == "8.2.1"
    table.play(first)
    assert table.leader(ME) == 21
    assert table.refused(("play", second)) == "8.2.1"
    assert table.refused(("play", first)) == "8.2.1"


@pytest.mark.clauses("sve", "8.2.1")
def test_cards_of_a_kind_may_be_played_from_the_cemetery() -> None:
    board = Board()
    board.amulet("While this card is on your field, you can play Departed followers from your cemetery.")
    two = [board.put(ME, CEMETERY, f"Dead {at}", cost=2, traits=("Departed",)) for at in range(2)]
    alive = board.put(ME, CEMETERY, "Alive", cost=0)
    table = board.start()
    assert table.refused(("play", alive)) == "8.2.1"
    table.play(two[0]).play(two[1])
    assert set(two) <= set(table.cards(ME, FIELD))


# -- damage dealt to another -----------------------------------------------------------------------------------------------------------


@pytest.mark.clauses("sve", "5.13.2", "10.10.1")
def test_damage_is_dealt_to_the_guard_instead() -> None:
    board = Board()
    guard = board.put(
        ME, FIELD, "Guard", "Damage dealt to your other followers is dealt to this follower instead.", defense=9
    )
    one = board.put(ME, FIELD, "One", "Ward.")
    spell = board.spell("Deal 1 damage to each follower on the field.")
    table = board.start().play(spell)
    assert table.stats(one) == (2, 2)
    assert table.stats(guard) == (2, 7)


@pytest.mark.clauses("sve", "8.3.1")
def test_a_follower_attacks_three_times_this_turn() -> None:
    board = Board()
    fighter = board.put(ME, FIELD, "Fighter", "Storm.", state={"since": 0})
    spell = board.spell("Select a follower on your field. For the rest of this turn, it can attack up to 3 times.")
    table = board.start().play(spell)
    leader = board.leaders[FOE]
    for _ in range(3):
        table.attack(fighter, leader)
    assert table.leader(FOE) == 14
    assert table.refused(("attack", fighter, leader))


# -- attack and defense that stay ----------------------------------------------------------------------------------------------------------


@pytest.mark.clauses("sve", "1.3.3", "5.26.1")
@pytest.mark.parametrize(
    ("words", "mine", "theirs"),
    [
        ("This follower's attack and defense can't be changed by abilities.", (2, 2), (2, 2)),
        ("This follower's [attack] and [defense] can't be reduced by enemy abilities.", (5, 5), (2, 2)),
        ("This follower's attack can't be increased.", (2, 5), (1, 1)),
        ("This follower's [defense] can't be reduced.", (5, 5), (1, 2)),
    ],
)
def test_attack_and_defense_that_do_not_change(words: str, mine: tuple[int, int], theirs: tuple[int, int]) -> None:
    board = Board()
    statue = board.put(ME, FIELD, "Statue", words)
    more = board.spell("Give each follower on your field [attack]+3/[defense]+3.")
    assert board.start().play(more).stats(statue) == mine
    board = Board()
    statue = board.put(FOE, FIELD, "Statue", words)
    less = board.spell("Give each enemy follower on the field [attack]-1/[defense]-1.")
    assert board.start().play(less).stats(statue) == theirs


@pytest.mark.clauses("sve", "1.3.3", "5.26.2")
def test_an_attack_that_does_not_change_is_not_set_either() -> None:
    board = Board()
    statue = board.put(FOE, FIELD, "Statue", "This follower's attack can't be changed by abilities.")
    spell = board.spell("Select an enemy follower on the field. Change its [attack] to 0.")
    assert board.start().play(spell).stats(statue) == (2, 2)


# -- so often, so many -------------------------------------------------------------------------------------------------------------------


@pytest.mark.clauses("sve", "1.3.3", "8.2.1")
@pytest.mark.parametrize(
    ("words", "spells"),
    [("Players can't play more than 2 cards each turn.", 2), ("You can't play more than 1 spell per turn.", 1)],
)
def test_no_more_cards_are_played_in_a_turn(words: str, spells: int) -> None:
    board = Board()
    board.amulet(words)
    cards = [board.spell("Give your leader [defense]+1.") for _ in range(3)]
    follower = board.put(ME, HAND, "Other", "Rush.")
    table = board.start_with(*cards[:spells])
    assert table.refused(("play", cards[2])) == "1.3.3"
    if spells == 1:
        table.play(follower)
    else:
        assert table.refused(("play", follower)) == "1.3.3"


@pytest.mark.clauses("sve", "5.13.1")
def test_random_damage_three_times_in_one_sentence() -> None:
    board = Board()
    foes = [board.put(FOE, FIELD, f"Foe {at}", "Ward.", defense=9) for at in range(3)]
    spell = board.spell("Deal 2 damage to a random enemy follower on the field 3 times.")
    table = board.start().play(spell)
    assert sum(9 - table.stats(foe)[1] for foe in foes) == 6


@pytest.mark.clauses("sve", "4.4.4.1", "4.8.3.1")
def test_one_for_each_open_space() -> None:
    board = Board()
    board.put(ME, FIELD)
    board.amulet("Your field can hold up to 6 cards.")
    spell = board.spell(
        "Give your leader [defense]+1 for each open space on your field. Draw X cards. X equals the number of empty spaces in your EX area."
    )
    table = board.start().play(spell)
    assert table.leader(ME) == 24
    assert hand(table) == 5


# -- more that is replaced, put and compared --------------------------------------------------------------------------------------------------


@pytest.mark.clauses("sve", "10.10.1", "5.13.2")
@pytest.mark.parametrize("wanted", [False, True])
def test_damage_is_taken_by_what_is_put_away(wanted: bool) -> None:
    board = Board()
    text = "If your leader would take damage, you may banish this card. If you do, reduce that damage to 0."
    board.amulet(text)
    spell = board.spell("Deal 3 damage to each leader.")
    table = board.start().play(spell, wanted)
    assert table.leader(ME) == (20 if wanted else 17)
    assert table.leader(FOE) == 17
    assert len(table.cards(ME, FIELD)) == (0 if wanted else 1)


@pytest.mark.clauses("sve", "5.4.1")
@pytest.mark.parametrize(("zone", "picked"), [(FIELD, 0), (EX_AREA, 1)])
def test_an_amulet_goes_where_its_owner_likes(zone: int, picked: int) -> None:
    board = Board()
    charm = board.amulet("Ward.", zone=HAND)
    board.put(ME, HAND, "Other", "Ward.")
    spell = board.spell("Put an amulet from your hand onto your field or into your EX area.")
    table = board.start().play(spell, (charm,), (picked,))
    assert table.cards(ME, zone) == [charm]


@pytest.mark.clauses("sve", "10.2.1.1")
@pytest.mark.parametrize(("foes", "drawn"), [(0, 0), (1, 2), (2, 0)])
def test_the_same_number_of_followers(foes: int, drawn: int) -> None:
    board = Board()
    board.put(ME, FIELD)
    for _ in range(foes):
        board.put(FOE, FIELD)
    spell = board.spell("If each player has the same number of followers on their field, draw 2 cards.")
    assert hand(board.start().play(spell)) == drawn


@pytest.mark.clauses("sve", "5.12.1")
def test_each_of_a_kind_and_the_rest() -> None:
    board = Board()
    for name in ("Pixie A", "Other", "Pixie B"):
        number = board.put(ME, DECK, name, "Ward.", traits=("Pixie",) if name != "Other" else ())
        board.state.zones[ME][DECK].remove(number)
        board.state.zones[ME][DECK].insert(0, number)
    text = (
        "Reveal the top 3 cards of your deck. "
        "Put each Pixie follower among them into your EX area and the rest on the bottom of your deck in any order."
    )
    spell = board.spell(text)
    table = board.start().play(spell)
    assert sorted(table.names(ME, EX_AREA)) == ["Pixie A", "Pixie B"]
    assert table.names(ME, DECK)[-1] == "Other"


@pytest.mark.clauses("sve", "7.4.1", "5.26.1")
def test_each_players_leader_in_his_own_end_phase() -> None:
    board = Board()
    board.amulet("At the start of each player's end phase, that player gives their leader [defense]+1.")
    table = board.start().end()
    assert (table.leader(ME), table.leader(FOE)) == (21, 20)
