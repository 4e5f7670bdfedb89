"""Played: one of each of two names, what returns from one player's field, something else done to all, counts of what went into the deck."""

from __future__ import annotations

import pytest
from sve_board import CEMETERY, DECK, EX_AREA, FIELD, FOE, HAND, ME, Board, hand


@pytest.mark.clauses("sve", "10.3.2")
@pytest.mark.parametrize(("there", "drawn"), [(("Frost Ember",), 0), (("Frost Ember", "Frost Cinder"), 1)])
def test_one_of_each_of_two_names(there: tuple[str, ...], drawn: int) -> None:
    """A name that no card in the match has is still a name."""
    board = Board()
    for name in there:
        board.put(ME, CEMETERY, name)
    spell = board.spell("If there is a Frost Ember and Frost Cinder in your cemetery, draw a card.")
    assert hand(board.start().play(spell)) == drawn


@pytest.mark.clauses("sve", "10.3.2")
@pytest.mark.parametrize(("there", "drawn"), [(("Fairy", "Fairy"), 0), (("Fairy", "Ghost"), 1)])
def test_one_of_each_token_that_a_player_has(there: tuple[str, ...], drawn: int) -> None:
    board = Board()
    makers = [board.spell(f"Put a {name} token into your EX area.") for name in there]
    spell = board.spell("If you have a Fairy and Ghost token in your EX area, draw a card.")
    assert hand(board.start_with(*makers).play(spell)) == drawn


@pytest.mark.clauses("sve", "10.7.4.1.2")
@pytest.mark.parametrize(("side", "drawn"), [(ME, 1), (FOE, 0)])
def test_only_what_returns_from_my_field(side: int, drawn: int) -> None:
    board = Board()
    board.put(ME, FIELD, "Watcher", "Whenever another card is returned to hand from your field, draw a card.")
    goes = board.put(side, FIELD, "Guest", "Ward.")
    spell = board.spell("Select a card on the field. Return it to its owner's hand.")
    table = board.start().play(spell).answer((goes,))
    assert len(table.cards(ME, DECK)) == 10 - drawn


@pytest.mark.clauses("sve", "10.10.2.5", "13.2.1.3")
@pytest.mark.parametrize("combo", [False, True])
def test_all_of_them_are_destroyed_instead(combo: bool) -> None:
    board = Board()
    foes = [board.put(FOE, FIELD, f"Foe {at}", "Ward.", defense=5) for at in range(2)]
    before = [board.spell("Give your leader [defense]+1.") for _ in range(2)]
    spell = board.spell("Deal 3 damage to each enemy follower on the field. Combo (3): Destroy them instead.")
    table = (board.start_with(*before) if combo else board.start()).play(spell)
    assert len(table.cards(FOE, CEMETERY)) == (2 if combo else 0)
    assert combo or [table.stats(foe)[1] for foe in foes] == [2, 2]


@pytest.mark.clauses("sve", "10.3.2")
@pytest.mark.parametrize("count", [0, 2])
def test_as_many_as_were_put_on_the_bottom(count: int) -> None:
    board = Board()
    mine = [board.put(ME, HAND, f"Card {at}", "Ward.") for at in range(3)]
    spell = board.spell(
        "Put any number of cards from your hand on the bottom of your deck. Draw X cards. "
        "X equals the number of cards put on the bottom of your deck."
    )
    table = board.start().play(spell).answer(tuple(mine[:count]))
    if count:
        table.answer(tuple(mine[:count]))
    assert hand(table) == 3
    assert all(table.zone(card) == DECK for card in mine[:count])


@pytest.mark.clauses("sve", "10.3.2")
def test_what_went_on_top_is_not_counted() -> None:
    board = Board()
    below, also, _ = (board.put(ME, HAND, name, "Ward.") for name in ("Below", "Beside", "Above"))
    spell = board.spell(
        "Put 2 cards from your hand on the bottom of your deck. Put a card from your hand on top of your deck. "
        "Give your leader [defense]+X. X equals the number of cards put on the bottom of your deck."
    )
    table = board.start().play(spell).answer((below, also), (below, also))
    assert table.leader(ME) == 22


@pytest.mark.clauses("sve", "1.3.4.1")
def test_the_whole_hand_is_drawn_again() -> None:
    board = Board()
    for at in range(3):
        board.put(ME, HAND, f"Card {at}", "Ward.")
    spell = board.spell(
        "Return your hand to your deck, shuffle it, and draw X cards. X equals the number of cards you returned to your deck."
    )
    assert hand(board.start().play(spell)) == 3


@pytest.mark.clauses("sve", "10.3.2")
def test_both_cemeteries_and_both_players() -> None:
    board = Board()
    for player in (ME, FOE):
        board.put(player, CEMETERY, "Old")
        board.put(player, FIELD, "Young", "Ward.")
    sweep = board.spell("Banish each follower in each cemetery.")
    back = board.spell("Each opponent returns each follower on their field to its owner's hand.")
    more = board.spell("Increase each player's maximum play points by 1.")
    table = board.start().play(sweep)
    assert "Old" not in table.names(ME, CEMETERY) + table.names(FOE, CEMETERY)
    table.play(back)
    assert table.names(FOE, HAND) == ["Young"]
    assert table.names(ME, FIELD) == ["Young"]
    table.play(more)
    assert [table.state.vars[f"max_pp:{player}"] for player in (ME, FOE)] == [6, 6]


@pytest.mark.clauses("sve", "8.4.3.1")
def test_followers_that_only_attack_leaders() -> None:
    board = Board()
    mine = board.put(ME, FIELD, "Duelist", "This follower can't attack followers.")
    foe = board.put(FOE, FIELD, "Target", state={"dull": True})
    table = board.start()
    assert table.refused(("attack", mine, foe))
    table.attack(mine, board.leaders[FOE])
    assert table.leader(FOE) == 18


@pytest.mark.clauses("sve", "10.3.2")
def test_a_spell_and_an_amulet_are_shown() -> None:
    board = Board()
    board.state.zones[ME][DECK].clear()
    rite = board.put(ME, DECK, "Rite of Dew", "Draw a card.", type="Spell", cost=0)
    charm = board.put(ME, DECK, "Charm of Dew", "[lastwords] Draw a card.", type="Amulet", cost=1)
    other = board.put(ME, DECK, "Dew", "Ward.")
    spell = board.spell(
        "Look at the top 3 cards of your deck. You may reveal up to 1 amulet from among them and add it to your hand. "
        "You may also reveal a spell from among them and add it to your hand. Put the rest into your cemetery."
    )
    table = board.start().play(spell)
    for card in (charm, rite):
        table.answer(True)
        table.answer((card,))
    assert {table.zone(rite), table.zone(charm)} == {HAND}
    assert table.zone(other) == CEMETERY


@pytest.mark.clauses("sve", "5.30.1", "10.3.2")
@pytest.mark.parametrize(
    ("words", "counted"),
    [
        ("cards put into your cemetery", 3),
        ("spells put into your cemetery", 0),
        ("cards put into the cemetery this way", 3),
    ],
)
def test_what_came_from_the_deck_is_counted(words: str, counted: int) -> None:
    board = Board()
    spell = board.spell(
        f"Put the top 3 cards of your deck into your cemetery. Give your leader [defense]+X. X equals the number of {words}."
    )
    assert board.start().play(spell).leader(ME) == 20 + counted


@pytest.mark.clauses("sve", "10.10.2.5", "13.3.1.4")
@pytest.mark.parametrize(("spells", "left"), [(0, 1), (2, 2)])
def test_fewer_are_discarded_instead(spells: int, left: int) -> None:
    board = Board()
    for _ in range(spells):
        board.put(ME, CEMETERY, "Rite", "Draw a card.", type="Spell", cost=1)
    spell = board.spell("Draw 3 cards, then discard 2 cards. Spellchain (2): Discard a card instead.")
    table = board.start().play(spell)
    held = table.cards(ME, HAND)
    table.answer(tuple(held[: 1 if spells else 2]))
    assert hand(table) == left


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


@pytest.mark.clauses("sve", "5.21.3")
@pytest.mark.parametrize("field", ["their", "the"])
def test_each_player_puts_one_of_the_hand_onto_the_own_field(field: str) -> None:
    board = Board()
    mine, theirs = (board.put(player, HAND, name, "Rush.") for player, name in ((ME, "Mine"), (FOE, "Theirs")))
    spell = board.spell(f"Each player puts a follower from their hand onto {field} field.")
    table = board.start().play(spell)
    table.answer((mine,), (theirs,))
    assert (table.names(ME, FIELD), table.names(FOE, FIELD)) == (["Mine"], ["Theirs"])


@pytest.mark.clauses("sve", "5.21.3")
def test_each_player_takes_back_what_is_in_the_ex_area() -> None:
    board = Board()
    for player in (ME, FOE):
        board.put(player, EX_AREA, f"Kept {player}", "Ward.")
    spell = board.spell("Each player returns each card in their EX area to their hand.")
    table = board.start().play(spell)
    assert (table.names(ME, HAND), table.names(FOE, HAND)) == (["Kept 0"], ["Kept 1"])


@pytest.mark.clauses("sve", "10.3.2")
def test_the_own_card_returns_and_the_enemy_is_dealt_damage() -> None:
    board = Board()
    mine = board.put(ME, FIELD, "Mine", "Ward.")
    foe = board.put(FOE, FIELD, "Theirs", "Ward.", defense=6)
    spell = board.spell(
        "Select another card on your field and an enemy follower on the field. "
        "Return the card on your field to its owner's hand and deal 4 damage to the enemy follower."
    )
    table = board.start().play(spell)
    while table.zone(mine) == FIELD:
        table.answer((mine,) if table.asked.options and mine in table.asked.options else (foe,))
    assert table.zone(mine) == HAND
    assert table.stats(foe)[1] == 2


@pytest.mark.clauses("sve", "5.13.3.3")
def test_damage_from_my_own_abilities() -> None:
    board = Board()
    board.put(
        ME,
        FIELD,
        "Imp",
        "Whenever your leader takes damage from one of your abilities, deal that much damage to each enemy leader.",
    )
    spell = board.spell("Deal 2 damage to each leader.")
    table = board.start().play(spell)
    assert [table.leader(player) for player in (ME, FOE)] == [18, 16]


@pytest.mark.clauses("sve", "10.9.1.2")
@pytest.mark.parametrize(("points", "rush"), [(5, False), (7, True)])
def test_a_condition_within_a_condition(points: int, rush: bool) -> None:
    board = Board()
    board.points(ME, points, points)
    mine = board.put(
        ME,
        FIELD,
        "Drake",
        "While there is an amulet on your field, if Overflow is active for you, this follower has Rush.",
    )
    board.amulet("[lastwords] Draw a card.")
    table = board.start()
    assert ("Rush" in table.chars(mine).keywords) is rush


@pytest.mark.clauses("sve", "1.3.4.1")
def test_they_draw_what_they_are_said_to_draw() -> None:
    board = Board()
    board.put(FOE, HAND, "Theirs", "Rush.")
    spell = board.spell("Select an opponent. They discard a card and draw 2 cards.")
    table = board.start().play(spell)
    assert (hand(table), hand(table, FOE)) == (0, 2)
    assert table.names(FOE, CEMETERY) == ["Theirs"]


@pytest.mark.clauses("sve", "5.21.3")
def test_each_player_puts_a_card_on_the_own_deck() -> None:
    board = Board()
    mine, theirs = (board.put(player, HAND, name, "Rush.") for player, name in ((ME, "Mine"), (FOE, "Theirs")))
    spell = board.spell("Each player puts a follower from their hand on top of their deck.")
    table = board.start().play(spell).answer((mine,), (theirs,))
    assert [table.cards(player, DECK)[0] for player in (ME, FOE)] == [mine, theirs]


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


@pytest.mark.clauses("sve", "5.3.1")
@pytest.mark.parametrize(("player", "drawn"), [(ME, 1), (FOE, 0)])
def test_engaged_by_my_ability_only(player: int, drawn: int) -> None:
    board = Board()
    board.put(player, FIELD, "Watcher", "Whenever an enemy follower is engaged by one of your abilities, draw a card.")
    foe = board.put(FOE, FIELD, "Foe", "Rush.")
    spell = board.spell("Select an enemy follower on the field and engage it. Give it [attack]+1.")
    table = board.start().play(spell)
    if not table.obj(foe).dull:
        table.answer((foe,))
    assert len(table.cards(player, DECK)) == 10 - drawn
