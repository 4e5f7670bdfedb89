"""What happens instead, caps, bans, chance, and one instruction or another: played with cards of our own."""

from __future__ import annotations

import pytest
from sve_board import CEMETERY, EVOLVE_DECK, EX_AREA, FIELD, FOE, HAND, ME, Board, hand, settle

from cardwright.kernel.rng import Random

# instead -----------------------------------------------------------------------------------------------------------------


def _doomed(cards: int) -> tuple[Board, int, int]:
    board = Board()
    saved = board.put(ME, FIELD, "Keeper", "If this follower would be destroyed, you may discard a card instead.")
    spell = board.spell("Destroy each follower on the field.")
    for _ in range(cards):
        board.put(ME, HAND)
    return board, saved, spell


@pytest.mark.clauses("sve", "10.10.1", "10.2.1.3")
@pytest.mark.parametrize(("wanted", "zone", "left"), [(True, FIELD, 0), (False, CEMETERY, 1)])
def test_destroying_may_be_replaced(wanted: bool, zone: int, left: int) -> None:
    board, saved, spell = _doomed(1)
    table = board.start().play(spell, wanted)
    if wanted and table.asked.reason != "main":
        table.answer(tuple(table.cards(ME, HAND)))
    assert (table.zone(saved), hand(table)) == (zone, left)


@pytest.mark.clauses("sve", "10.10.1")
def test_what_cannot_be_done_replaces_nothing() -> None:
    board, saved, spell = _doomed(0)
    assert board.start().play(spell).zone(saved) == CEMETERY


@pytest.mark.clauses("sve", "10.10.1.1")
def test_another_one_is_destroyed_instead() -> None:
    board = Board()
    text = "If another follower on your field would be destroyed, you may destroy this follower instead."
    guard = board.put(ME, FIELD, "Guard", text)
    ward = board.put(ME, FIELD)
    spell = board.spell("Select a follower on your field and destroy it.")
    table = board.start().play(spell, (ward,), True)
    assert (table.zone(guard), table.zone(ward)) == (CEMETERY, FIELD)


@pytest.mark.clauses("sve", "10.10.1")
def test_it_is_the_one_that_would_be_destroyed() -> None:
    board = Board()
    board.amulet("If a follower on your field would be destroyed, return it to its owner's hand instead.")
    mine, theirs = board.put(ME, FIELD), board.put(FOE, FIELD)
    spell = board.spell("Destroy each follower on the field.")
    table = board.start().play(spell)
    assert (table.zone(mine), table.zone(theirs)) == (HAND, CEMETERY)


# caps ----------------------------------------------------------------------------------------------------------------------


@pytest.mark.clauses("sve", "5.13.2", "10.2.1.3")
@pytest.mark.parametrize(
    ("text", "damage", "left"),
    [
        ("This follower takes no more than 2 damage at a time.", 5, 7),
        ("This follower takes no more than 2 damage.", 1, 8),
        ("Reduce damage dealt to this follower to 1.", 4, 8),
        ("If this follower would take damage, it takes 3 damage instead.", 1, 6),
        ("If this follower would take ability damage, reduce it by 1.", 4, 6),
        ("Combat damage dealt to this follower is reduced to 0.", 4, 5),
    ],
)
def test_damage_is_capped(text: str, damage: int, left: int) -> None:
    board = Board()
    card = board.put(FOE, FIELD, "Bulwark", text, defense=9)
    spell = board.spell(f"Deal {damage} damage to each enemy follower on the field.")
    assert board.start().play(spell).stats(card)[1] == left


@pytest.mark.clauses("sve", "5.13.2")
def test_only_the_next_damage_is_reduced() -> None:
    board = Board()
    first = board.spell("The next time your leader would take damage this turn, reduce that damage to 0.")
    hits = [board.spell("Deal 2 damage to your leader.") for _ in range(2)]
    table = board.start()
    before = table.leader(ME)
    table.play(first).play(hits[0])
    assert table.leader(ME) == before
    assert table.play(hits[1]).leader(ME) == before - 2


# what players may not do ---------------------------------------------------------------------------------------------------


@pytest.mark.clauses("sve", "1.3.3")
def test_spells_that_may_not_be_played() -> None:
    board = Board()
    board.amulet("While this card is on your field, your opponent can't play spells.", FOE)
    spell, card = board.spell("Draw a card."), board.put(ME, HAND)
    table = board.start()
    assert table.refused(("play", spell)) == "1.3.3"
    assert table.play(card).zone(card) == FIELD


@pytest.mark.clauses("sve", "1.3.3", "7.4.8")
def test_a_ban_ends_in_time() -> None:
    board = Board()
    board.put(ME, FIELD, state={"dull": True})
    ban = board.spell("You can't play followers this turn.")
    card = board.put(ME, HAND)
    table = board.start().play(ban)
    assert table.refused(("play", card)) == "1.3.3"


@pytest.mark.clauses("sve", "1.3.3")
def test_all_their_followers_stay_back() -> None:
    board = Board()
    mine = board.put(ME, FIELD)
    theirs = board.put(FOE, FIELD, state={"dull": True})
    spell = board.spell("Enemy followers can't be attacked this turn.")
    table = board.start().play(spell)
    assert table.refused(("attack", mine, theirs))


# at the same time ------------------------------------------------------------------------------------------------------------


@pytest.mark.clauses("sve", "10.7.4")
def test_several_at_once_trigger_once() -> None:
    board = Board()
    board.put(ME, FIELD, "Mourner", "Whenever one or more enemy followers are destroyed, draw a card.")
    board.put(FOE, FIELD)
    board.put(FOE, FIELD)
    spell = board.spell("Destroy each enemy follower on the field.")
    assert hand(settle(board.start().play(spell))) == 1


@pytest.mark.clauses("sve", "10.7.4")
@pytest.mark.parametrize(("count", "drawn"), [(1, 0), (2, 1)])
def test_so_many_at_once(count: int, drawn: int) -> None:
    board = Board()
    board.put(ME, FIELD, "Mourner", "When 2 or more enemy followers are destroyed, draw a card.")
    for _ in range(count):
        board.put(FOE, FIELD)
    spell = board.spell("Destroy each enemy follower on the field.")
    assert hand(settle(board.start().play(spell))) == drawn


# tokens ----------------------------------------------------------------------------------------------------------------------


@pytest.mark.clauses("sve", "5.4.2", "4.4.4")
def test_tokens_arrive_engaged_and_on_the_other_field() -> None:
    board = Board()
    spells = [
        board.spell("Summon 2 Knight tokens engaged."),
        board.spell("Summon a Fairy token on your opponent's field."),
    ]
    table = board.start_with(*spells)
    knights = table.cards(ME, FIELD)
    assert [table.obj(n).dull for n in knights] == [True, True]
    assert table.names(FOE, FIELD) == ["Fairy"]


# chance, and one or the other ----------------------------------------------------------------------------------------------------


@pytest.mark.clauses("sve", "5.18.1")
def test_chance_picks_whom_the_damage_hits() -> None:
    board = Board()
    cards = [board.put(FOE, FIELD, defense=5) for _ in range(3)]
    spell = board.spell("Deal 2 damage to a random enemy follower on the field.")
    table = board.start().play(spell)
    assert sorted(table.stats(n)[1] for n in cards) == [3, 5, 5]


@pytest.mark.clauses("sve", "1.3.4")
@pytest.mark.parametrize(("pick", "drawn", "leader"), [(0, 1, 20), (1, 0, 23)])
def test_one_instruction_or_the_other(pick: int, drawn: int, leader: int) -> None:
    board = Board()
    spell = board.spell("Draw a card or give your leader [defense]+3.")
    table = board.start()
    before = table.leader(ME)
    table.play(spell, (pick,))
    assert (hand(table), table.leader(ME) - before + 20) == (drawn, leader)


@pytest.mark.clauses("sve", "1.3.4")
def test_one_keyword_or_the_other() -> None:
    board = Board()
    card = board.put(ME, FIELD)
    spell = board.spell("Select a follower on your field and give it Assail or Bane.")
    table = board.start().play(spell, (1,))
    assert table.chars(card).keywords == frozenset(("Bane",))


# others than that one ------------------------------------------------------------------------------------------------------------


@pytest.mark.clauses("sve", "5.13.1")
def test_each_other_is_other_than_the_one_selected() -> None:
    board = Board()
    cards = [board.put(FOE, FIELD, defense=9) for _ in range(3)]
    text = "Select an enemy follower on the field. Deal 4 damage to it and 2 damage to each other enemy follower on the field."
    spell = board.spell(text)
    table = board.start().play(spell, (cards[1],))
    assert [table.stats(n)[1] for n in cards] == [7, 5, 7]


@pytest.mark.clauses("sve", "10.6.2.3")
def test_another_is_another_than_the_one_selected_before() -> None:
    board = Board()
    cards = [board.put(FOE, FIELD, defense=9) for _ in range(2)]
    text = "[fanfare] Select an enemy follower on the field and deal it 5 damage. Select another enemy follower on the field and deal it 1 damage."
    card = board.put(ME, HAND, "Twin Archer", text)
    table = board.start().play(card)
    table = settle(table)
    while table.asked.reason != "main":
        table.answer(table.match.sample(Random(1)))
    assert sorted(table.stats(n)[1] for n in cards) == [4, 8]


# numbers ---------------------------------------------------------------------------------------------------------------------


@pytest.mark.clauses("sve", "5.28.1")
@pytest.mark.parametrize(
    "text",
    [
        "Draw a card for each enemy follower on the field, up to 2 cards.",
        "Draw X cards. X equals the number of enemy followers on the field, up to 2.",
        "Draw X cards. X equals the number of enemy followers on the field. X can't be greater than 2.",
    ],
)
def test_no_more_than_so_many(text: str) -> None:
    board = Board()
    for _ in range(3):
        board.put(FOE, FIELD)
    spell = board.spell(text)
    assert hand(board.start().play(spell)) == 2


@pytest.mark.clauses("sve", "5.2.1.2.1")
@pytest.mark.parametrize(
    ("text", "drawn"),
    [
        ("Draw a card. Do this X times. X equals the number of enemy followers on the field.", 3),
        ("Draw a card. Repeat this 3 more times.", 4),
    ],
)
def test_again_and_again(text: str, drawn: int) -> None:
    board = Board()
    for _ in range(3):
        board.put(FOE, FIELD)
    spell = board.spell(text)
    assert hand(board.start().play(spell)) == drawn


@pytest.mark.clauses("sve", "10.4.4.1", "12.2.2")
def test_evolving_costs_less() -> None:
    board = Board()
    card = board.put(ME, FIELD, "Squire", "[evolve][cost03]: Evolve this follower.")
    board.put(ME, EVOLVE_DECK, "Squire (Evolved)", evolved=True, attack=4, defense=4)
    board.amulet("Your followers' [evolve] costs are reduced by 1.")
    table = board.start().use(card)
    while table.asked.reason != "main":
        table.answer(table.match.sample(Random(1)))
    assert (table.points(), table.stats(card)) == (3, (4, 4))


# costs and conditions ----------------------------------------------------------------------------------------------------------


@pytest.mark.clauses("sve", "10.4.2.2")
def test_counters_of_another_card_pay() -> None:
    board = Board()
    store = board.amulet(name="Jar", state={"counters": {"spell": 2}})
    card = board.put(ME, FIELD, "Drinker", "[act] Remove 2 spell counters from a card on your field: Draw a card.")
    table = board.start().use(card)
    while table.asked.reason != "main":
        table.answer(table.match.sample(Random(1)))
    assert (table.obj(store).counters.get("spell", 0), hand(table)) == (0, 1)


@pytest.mark.clauses("sve", "10.3.3")
@pytest.mark.parametrize(("count", "drawn"), [(0, 1), (4, 2)])
def test_otherwise_behind_a_condition_word(count: int, drawn: int) -> None:
    board = Board()
    for _ in range(count):
        board.put(ME, CEMETERY)
    spell = board.spell("Necrocharge (4): Draw 2 cards. Otherwise, draw a card.")
    assert hand(board.start().play(spell)) == drawn


# who does it -----------------------------------------------------------------------------------------------------------------


@pytest.mark.clauses("sve", "1.3.5")
@pytest.mark.parametrize(("wanted", "theirs", "mine"), [(True, 1, 0), (False, 2, 1)])
def test_the_opponent_may_discard(wanted: bool, theirs: int, mine: int) -> None:
    board = Board()
    cards = [board.put(FOE, HAND) for _ in range(2)]
    spell = board.spell("Each opponent may discard a card. If they don't, draw a card.")
    table = board.start().play(spell)
    assert table.asked.player == FOE
    table.answer(wanted)
    if wanted:
        table.answer((cards[0],))
    assert (hand(table, FOE), hand(table, ME)) == (theirs, mine)


@pytest.mark.clauses("sve", "1.3.5")
def test_each_player_may_draw_for_himself() -> None:
    board = Board()
    spell = board.spell("Each player may draw a card.")
    table = board.start().play(spell, True, False)
    assert (hand(table, ME), hand(table, FOE)) == (1, 0)


@pytest.mark.clauses("sve", "5.26.2")
def test_attack_is_set_for_a_time() -> None:
    board = Board()
    card = board.put(FOE, FIELD, attack=5, defense=5)
    spell = board.spell("Change each enemy follower's [attack] to 1 until the end of the turn.")
    table = board.start().play(spell)
    assert table.stats(card) == (1, 5)
    assert table.end().stats(card) == (5, 5)


@pytest.mark.clauses("sve", "5.13.3")
def test_only_combat_damage_is_not_dealt() -> None:
    board = Board()
    card = board.put(
        ME, FIELD, "Pacifist", "This follower can't deal combat damage.\n[act]: Deal 1 damage to each enemy leader."
    )
    foe = board.put(FOE, FIELD, attack=1, state={"dull": True})
    table = board.start()
    before = table.leader(FOE)
    table.use(card)
    assert table.leader(FOE) == before - 1
    assert table.attack(card, foe).stats(foe)[1] == 2


@pytest.mark.clauses("sve", "5.4.1")
def test_a_follower_comes_from_the_hand_or_the_ex_area() -> None:
    board = Board()
    board.put(ME, HAND)
    card = board.put(ME, EX_AREA)
    spell = board.spell("Select a follower in your hand or EX area and put it onto your field.")
    assert board.start().play(spell, (card,)).zone(card) == FIELD


@pytest.mark.clauses("sve", "10.3.3")
@pytest.mark.parametrize(("points", "drawn"), [(0, 1), (1, 0)])
def test_evolution_points_are_counted(points: int, drawn: int) -> None:
    board = Board()
    board.points(ME, 5, 5, points)
    spell = board.spell("If you have no evolution points, draw a card.")
    assert hand(board.start().play(spell)) == drawn


@pytest.mark.clauses("sve", "2.11.1")
def test_the_lowest_defense_is_what_is_left() -> None:
    board = Board()
    hurt = board.put(FOE, FIELD, defense=5, state={"damage": 4})
    board.put(FOE, FIELD, defense=2)
    spell = board.spell("Select an enemy follower with the lowest defense on the field and destroy it.")
    assert board.start().play(spell).zone(hurt) == CEMETERY


@pytest.mark.clauses("sve", "10.7.1")
@pytest.mark.parametrize(("player", "drawn"), [(FOE, 1), (ME, 0)])
def test_destroyed_by_the_enemy(player: int, drawn: int) -> None:
    board = Board()
    board.put(player, FIELD, "Bait", "When this follower is destroyed by an enemy ability, draw a card.")
    spell = board.spell("Destroy each follower on the field.")
    table = settle(board.start().play(spell))
    assert hand(table, player) == drawn
