"""Own texts of Shadowverse: Evolve played: what is done instead of something."""

from __future__ import annotations

import pytest
from sve_board import BANISHED, CEMETERY, DECK, EX_AREA, FIELD, FOE, HAND, ME, Board, hand
from sve_played import chosen, through

OFFER = "choose one of the following. (1) Draw 2 cards. (2) Give your leader [defense]+3."


def _doomed(cards: int) -> tuple[Board, int, int]:
    board = Board()
    saved = board.put(ME, FIELD, "Keeper", "If this follower would be destroyed, you may discard a card instead.")
    spell = board.spell("Destroy each follower on the field.")
    for _ in range(cards):
        board.put(ME, HAND)
    return board, saved, spell


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
def test_what_cannot_be_done_replaces_nothing() -> None:
    board, saved, spell = _doomed(0)
    assert board.start().play(spell).zone(saved) == CEMETERY


@pytest.mark.clauses("sve", "10.10.2.3")
def test_two_that_double_draws_do_so_once_each() -> None:
    board = Board()
    for _ in range(2):
        board.amulet("If you would draw a card by an ability, draw 2 cards instead.")
    spell = board.spell("Draw a card.")
    table = board.start().play(spell)
    while table.asked.reason == "replacement":
        assert table.asked.options is not None
        table.answer((table.asked.options[0],))
    assert hand(table) == 4


@pytest.mark.clauses("sve", "10.3.4")
def test_what_was_not_so_is_done_otherwise() -> None:
    for most, wanted in ((7, 1), (5, 2)):
        board = Board()
        board.points(ME, 5, most)
        spell = board.spell("If Overflow is active for you, draw a card. If it isn't, draw 2 cards.")
        assert len(board.start().play(spell).cards(ME, HAND)) == wanted


@pytest.mark.clauses("sve", "10.6.2.2.2", "10.6.2.3")
@pytest.mark.parametrize(("amulet", "result"), [(True, (1, 20)), (False, (0, 23))])
def test_otherwise(amulet: bool, result: tuple[int, int]) -> None:
    board = Board()
    if amulet:
        board.amulet("Stack.")
    rite = board.spell(f"If there is an amulet on your field, draw a card. Otherwise, {OFFER}")
    table = chosen(board.start().play(rite), 1)
    assert (len(table.cards(ME, HAND)), table.leader(ME)) == result


@pytest.mark.clauses("sve", "10.3.3")
@pytest.mark.parametrize(("count", "drawn"), [(0, 1), (4, 2)])
def test_otherwise_behind_a_condition_word(count: int, drawn: int) -> None:
    board = Board()
    for _ in range(count):
        board.put(ME, CEMETERY)
    spell = board.spell("Necrocharge (4): Draw 2 cards. Otherwise, draw a card.")
    assert hand(board.start().play(spell)) == drawn


@pytest.mark.clauses("sve", "5.20.1", "10.6.2.8.2")
@pytest.mark.parametrize(("kind", "zone"), [("Spell", HAND), ("Follower", EX_AREA), ("Amulet", CEMETERY)])
def test_otherwise_behind_two_questions(kind: str, zone: int) -> None:
    board = Board()
    board.state.zones[ME][DECK].clear()
    top = board.put(ME, DECK, "Top", type=kind, cost=1)
    spell = board.spell(
        "Reveal the top card of your deck. If it's a spell, add it to your hand. If it's a follower, put it into your EX area. "
        "Otherwise, put it into your cemetery."
    )
    assert board.start().play(spell).zone(top) == zone


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


@pytest.mark.clauses("sve", "10.10.1", "4.9.1")
def test_cards_on_the_way_to_the_opponents_cemetery_only() -> None:
    board = Board()
    board.amulet("If a follower would be put into an opponent's cemetery, banish it instead.")
    mine, theirs = board.put(ME, FIELD, "Mine", "Ward."), board.put(FOE, FIELD, "Theirs", "Ward.")
    spell = board.spell("Destroy each follower on the field.")
    table = board.start().play(spell)
    assert table.cards(FOE, BANISHED) == [theirs]
    assert set(table.cards(ME, CEMETERY)) == {mine, spell}


@pytest.mark.clauses("sve", "10.10.1")
def test_only_followers_that_leave_ones_own_field() -> None:
    board = Board()
    board.amulet("If a follower would leave your field, banish it instead.")
    mine, theirs = board.put(ME, FIELD, "Mine", "Ward."), board.put(FOE, FIELD, "Theirs", "Ward.")
    spell = board.spell("Destroy each follower on the field.")
    table = board.start().play(spell)
    assert table.cards(ME, BANISHED) == [mine]
    assert table.cards(FOE, CEMETERY) == [theirs]


@pytest.mark.clauses("sve", "10.10.1", "4.9.1")
@pytest.mark.parametrize("place", ["your cemetery from the field", "the cemetery from your field"])
def test_cards_on_the_way_from_the_field_only(place: str) -> None:
    board = Board()
    board.amulet(f"If a card would be put into {place}, banish it instead.")
    mine, theirs = board.put(ME, FIELD, "Mine", "Ward."), board.put(FOE, FIELD, "Theirs", "Ward.")
    held = board.put(ME, HAND, "Held", "Ward.")
    spell = board.spell("Destroy each follower on the field. Discard your hand.")
    table = board.start().play(spell)
    assert table.cards(ME, BANISHED) == [mine]
    assert table.cards(FOE, CEMETERY) == [theirs]
    assert set(table.cards(ME, CEMETERY)) == {held, spell}


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


@pytest.mark.clauses("sve", "10.10.1", "10.2.1.3")
@pytest.mark.parametrize(("wanted", "zone", "left"), [(True, FIELD, 0), (False, CEMETERY, 1)])
def test_destroying_may_be_replaced(wanted: bool, zone: int, left: int) -> None:
    board, saved, spell = _doomed(1)
    table = board.start().play(spell, wanted)
    if wanted and table.asked.reason != "main":
        table.answer(tuple(table.cards(ME, HAND)))
    assert (table.zone(saved), hand(table)) == (zone, left)


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


@pytest.mark.clauses("sve", "10.2.1.2", "10.10.1.1")
@pytest.mark.parametrize("later", [False, True])
def test_instead_of_being_destroyed_this_turn(later: bool) -> None:
    board = Board()
    foe = board.put(FOE, FIELD, "Foe", "[lastwords] Draw a card.", defense=3)
    other = board.put(FOE, FIELD, "Other", defense=3)
    spell = board.spell(
        "Select an enemy follower on the field and deal it 1 damage. If it would be destroyed this turn, banish it instead."
    )
    blast = board.spell("Deal 3 damage to each enemy follower on the field.")
    table = board.start().play(spell, (foe,))
    assert table.zone(foe) == FIELD
    if later:
        table.end()
        assert not [e for e in table.state.effects if e.objects == (table.ref(foe),)]
        return
    table.play(blast)
    assert (table.zone(foe), table.zone(other)) == (BANISHED, CEMETERY)


@pytest.mark.clauses("sve", "11.3.2.1")
@pytest.mark.parametrize(("attacker", "banished"), [("Bane.", True), ("", False)])
def test_bane_is_an_ability_that_destroys(attacker: str, banished: bool) -> None:
    board = Board()
    text = "If this card would be destroyed by an enemy ability, banish it instead."
    keeper = board.put(FOE, FIELD, "Keeper", text, state={"dull": True})
    asp = board.put(ME, FIELD, "Asp", attacker, attack=0 if attacker else 5, defense=5)
    table = board.start().attack(asp, keeper)
    assert table.zone(keeper) == (BANISHED if banished else CEMETERY)


@pytest.mark.clauses("sve", "10.10.1")
def test_it_is_banished_whenever_it_leaves() -> None:
    board = Board()
    page = board.put(ME, CEMETERY)
    first = board.spell(
        "Select a follower in your cemetery and put it onto your field. If it would leave the field, banish it instead."
    )
    second = board.spell("Select an enemy follower on the field and return it to its owner's hand.", FOE)
    table = board.start().play(first)
    assert table.zone(page) == FIELD
    table.end()
    while table.asked.reason != "main":
        table.answer(() if table.asked.kind == "choose" else False)
    assert table.asked.player == FOE
    table.play(second)
    assert table.zone(page) == BANISHED


@pytest.mark.clauses("sve", "10.2.1.3", "10.10.1.1")
def test_any_of_them_is_banished_instead() -> None:
    board = Board()
    foe = board.put(FOE, FIELD, "Foe", "[lastwords] Draw a card.", defense=2)
    mine = board.put(ME, FIELD, "Page", defense=2)
    spell = board.spell("For the rest of this turn, if an enemy follower would be destroyed, banish it instead.")
    blast = board.spell("Deal 3 damage to each follower on the field.")
    table = board.start().play(spell).play(blast)
    assert (table.zone(foe), table.zone(mine)) == (BANISHED, CEMETERY)


@pytest.mark.clauses("sve", "10.10.2.5.1", "10.6.2.3")
@pytest.mark.parametrize(("graves", "gone"), [(0, 1), (10, 2)])
def test_as_many_as_the_verb_says_again(graves: int, gone: int) -> None:
    board = Board()
    foes = [board.put(FOE, FIELD, name, "Ward.") for name in ("Ash", "Elm", "Fir")]
    for _ in range(graves):
        board.put(ME, CEMETERY, "Page")
    spell = board.spell("Select an enemy follower on the field and destroy it. Necrocharge (10): Destroy 2 instead.")
    table = through(board.start().play(spell))
    assert [table.zone(each) for each in foes].count(CEMETERY) == gone


@pytest.mark.clauses("sve", "10.10.2.5.1")
def test_damage_to_each_instead() -> None:
    board = Board()
    foes = [board.put(FOE, FIELD, name, defense=5) for name in ("Ash", "Elm", "Fir")]
    own = board.put(ME, FIELD, "Page", defense=5)
    for _ in range(10):
        board.put(ME, CEMETERY, "Page")
    spell = board.spell(
        "Select an enemy follower on the field and deal it 2 damage. Necrocharge (10): Deal 3 damage to each instead."
    )
    table = through(board.start().play(spell))
    assert [table.stats(each)[1] for each in (*foes, own)] == [2, 2, 2, 5]


@pytest.mark.clauses("sve", "10.10.2.5.1")
def test_two_with_rush_instead_of_one() -> None:
    board = Board()
    for _ in range(10):
        board.put(ME, CEMETERY, "Page")
    spell = board.spell("Summon a Ghost token. Necrocharge (10): Summon 2 and give them Rush instead.")
    table = through(board.start().play(spell))
    assert ["Rush" in table.chars(each).keywords for each in table.cards(ME, FIELD)] == [True, True]


@pytest.mark.clauses("sve", "10.3.3", "10.10.1")
@pytest.mark.parametrize(("amulet", "text", "damage"), [(True, "Ward.", 4), (True, "", 2), (False, "Ward.", 0)])
def test_instead_behind_a_selection_under_a_condition(amulet: bool, text: str, damage: int) -> None:
    board = Board()
    if amulet:
        board.amulet("Stack.")
    foe = board.put(FOE, FIELD, "Wall", text, defense=9)
    spell = board.spell(
        "If there is an amulet on your field, select an enemy follower on the field and deal it 2 damage. "
        "If it has Ward, deal 4 damage instead."
    )
    assert through(board.start().play(spell)).stats(foe)[1] == 9 - damage
