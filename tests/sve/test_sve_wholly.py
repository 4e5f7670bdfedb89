"""Played: whole groups that are paid with, halves rounded down, what the other player chooses, fates that hold for good."""

from __future__ import annotations

import pytest
from sve_board import BANISHED, CEMETERY, DECK, EVOLVE_DECK, EX_AREA, FIELD, FOE, HAND, ME, Board, hand, settle

RETURNED = "[fanfare] Return each other follower on your field to its owner's hand: Give this follower [attack]+X. X equals the number of cards returned."


@pytest.mark.clauses("sve", "10.4.7.3", "10.4.7.5")
@pytest.mark.parametrize("others", [0, 1, 3])
def test_all_of_them_are_returned_to_pay(others: int) -> None:
    board = Board()
    pages = [board.put(ME, FIELD) for _ in range(others)]
    rider = board.put(ME, HAND, "Rider", RETURNED, cost=0)
    table = board.start().play(rider).answer(True)
    assert [table.zone(card) for card in pages] == [HAND] * others
    assert table.stats(rider) == (2 + others, 2)


@pytest.mark.clauses("sve", "10.4.7.3")
def test_nothing_is_returned_where_it_is_not_paid() -> None:
    board = Board()
    page = board.put(ME, FIELD)
    rider = board.put(ME, HAND, "Rider", RETURNED, cost=0)
    table = board.start().play(rider).answer(False)
    assert table.zone(page) == FIELD and table.stats(rider) == (2, 2)


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


@pytest.mark.clauses("sve", "5.29.1")
@pytest.mark.parametrize(("end", "drawn"), [("", 2), (", rounded up", 2), (", rounded down", 1)])
def test_half_of_three(end: str, drawn: int) -> None:
    board = Board()
    for _ in range(3):
        board.amulet()
    spell = board.spell(f"Draw X cards. X equals half the number of amulets on your field{end}.")
    before = len(board.state.zones[ME][DECK])
    table = board.start().play(spell)
    assert before - len(table.cards(ME, DECK)) == drawn


@pytest.mark.clauses("sve", "5.17.1")
@pytest.mark.parametrize(("option", "held", "left"), [(0, 0, 20), (1, 1, 18)])
def test_the_other_player_chooses(option: int, held: int, left: int) -> None:
    board = Board()
    board.put(FOE, HAND)
    spell = board.spell(
        "Each opponent chooses one of the following. (1) They discard a card. (2) Deal 2 damage to their leader."
    )
    table = board.start().play(spell)
    assert table.asked.player == FOE and table.asked.reason == "modes"
    table.answer((option,))
    assert (hand(table, FOE), table.leader(FOE)) == (held, left)


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


@pytest.mark.clauses("sve", "4.2.3")
@pytest.mark.parametrize(("named", "drawn"), [("Carrots", 2), ("cards", 3)])
def test_only_those_of_the_name_are_counted(named: str, drawn: int) -> None:
    board = Board()
    for name in ("Carrot", "Carrot", "Ribbon"):
        board.put(ME, EVOLVE_DECK, name, type="Spell", state={"face_down": False})
    spell = board.spell(
        f"Turn each faceup card in your evolve deck facedown. Draw X cards. X equals the number of {named} turned facedown this way."
    )
    before = len(board.state.zones[ME][DECK])
    table = board.start().play(spell)
    assert before - len(table.cards(ME, DECK)) == drawn


@pytest.mark.clauses("sve", "13.3.2")
def test_the_stack_that_was_selected_grows() -> None:
    board = Board()
    stacks = [board.amulet("Stack.", state={"counters": {"Stack": 1}}) for _ in range(2)]
    spell = board.spell("Select an amulet with Stack on your field and add 2 to its Stack.")
    table = board.start().play(spell, (stacks[1],))
    assert [table.obj(card).counters["Stack"] for card in stacks] == [1, 3]


@pytest.mark.clauses("sve", "5.4.1")
def test_each_player_puts_a_follower_of_his_own() -> None:
    board = Board()
    mine, theirs = board.put(ME, HAND, "Mine"), board.put(FOE, HAND, "Theirs")
    spell = board.spell("Each player selects a follower in their hand and puts it onto their field.")
    table = board.start().play(spell)
    for _ in range(2):
        if table.asked.kind == "choose" and table.asked.reason != "act":
            table.answer((table.asked.options[0],)) if table.asked.options else None
    assert table.names(ME, FIELD) == ["Mine"] and table.names(FOE, FIELD) == ["Theirs"]
    assert table.zone(mine) == table.zone(theirs) == FIELD


@pytest.mark.clauses("sve", "5.13.1")
def test_each_of_them_takes_it_and_gets_a_counter() -> None:
    board = Board()
    pages = [board.put(FOE, FIELD, defense=5) for _ in range(3)]
    spell = board.spell(
        "Select up to 2 enemy followers on the field. Deal 2 damage to each of them. Put a snare counter on each of them."
    )
    table = board.start().play(spell, (pages[0], pages[2]))
    assert [table.stats(card)[1] for card in pages] == [3, 5, 3]
    assert [table.obj(card).counters.get("snare", 0) for card in pages] == [1, 0, 1]


@pytest.mark.clauses("sve", "8.4.5")
def test_the_follower_that_attacks_is_given_that() -> None:
    board = Board()
    first, second = (board.put(ME, FIELD, "Page", state={"since": 1}) for _ in range(2))
    board.amulet("Whenever one of your followers attacks an enemy leader, give the attacking follower [attack]+2.")
    table = board.start().attack(first, board.leaders[FOE])
    assert table.leader(FOE) == 16 and table.stats(first) == (4, 2) and table.stats(second) == (2, 2)


@pytest.mark.clauses("sve", "5.20.1")
def test_what_is_revealed_on_the_way_goes_under_the_deck() -> None:
    board = Board()
    fits = board.put(ME, DECK, "Sprite", traits=("Pixie",))
    spell = board.spell(
        "Reveal cards from the top of your deck until you reveal a Pixie follower. Put that follower onto your field and the rest on "
        "the bottom of your deck in a random order."
    )
    table = board.start().play(spell)
    assert table.zone(fits) == FIELD and len(table.cards(ME, DECK)) == 10


@pytest.mark.clauses("sve", "8.4.5")
def test_the_second_attack_of_a_turn() -> None:
    board = Board()
    text = "This follower can attack 2 times per turn.\nStrike: If this is the 2nd time this follower has attacked this turn, draw a card."
    twice = board.put(ME, FIELD, "Striker", text, state={"since": 1})
    table = board.start()
    for drawn in (0, 1):
        before = hand(table)
        table.attack(twice, board.leaders[FOE])
        assert hand(table) - before == drawn


@pytest.mark.clauses("sve", "1.3.2")
@pytest.mark.parametrize(("points", "drawn"), [(0, 1), (1, 0)])
def test_no_play_points_are_left(points: int, drawn: int) -> None:
    board = Board()
    board.points(ME, points, 5)
    spell = board.spell("If you have 0 play points, draw a card.")
    table = board.start()
    before = hand(table)
    table.play(spell)
    assert hand(table) - (before - 1) == drawn


@pytest.mark.clauses("sve", "1.3.2")
def test_a_sum_of_two_counts() -> None:
    board = Board()
    board.amulet()
    board.put(ME, FIELD)
    first = board.spell("Draw a card.")
    spell = board.spell(
        "Deal X damage to each enemy leader. X equals the number of amulets on your field plus the number of spells you've played this turn."
    )
    table = board.start().play(first).play(spell)
    assert table.leader(FOE) == 17


@pytest.mark.clauses("sve", "13.2.1.3")
@pytest.mark.parametrize("words", ["another card", "another follower", "at least 1 other card"])
@pytest.mark.parametrize("before", [0, 1])
def test_the_card_itself_is_not_another(words: str, before: int) -> None:
    board = Board()
    pages = [board.put(ME, HAND, cost=0) for _ in range(before)]
    rider = board.put(
        ME, HAND, "Rider", f"[fanfare] If you've played {words} this turn, give this follower [attack]+1.", cost=0
    )
    table = board.start_with(*pages, rider)
    assert table.stats(rider) == (2 + before, 2)


@pytest.mark.clauses("sve", "13.2.1.3")
def test_of_a_spell_too() -> None:
    board = Board()
    spells = [
        board.spell("If you haven't played another spell this turn, deal 1 damage to each enemy leader.")
        for _ in range(2)
    ]
    table = board.start_with(*spells)
    assert table.leader(FOE) == 19


@pytest.mark.clauses("sve", "10.10.2.5")
@pytest.mark.parametrize(("buried", "tokens"), [(9, 1), (10, 3)])
def test_more_tokens_in_their_place(buried: int, tokens: int) -> None:
    board = Board()
    for _ in range(buried):
        board.put(ME, CEMETERY)
    spell = board.spell("Put a Ghost token into your EX area. Necrocharge (10): Put 3 into your EX area instead.")
    table = board.start().play(spell)
    assert table.names(ME, EX_AREA) == ["Ghost"] * tokens


@pytest.mark.clauses("sve", "15.1.2")
@pytest.mark.parametrize(("held", "taken", "drawn"), [(1, 1, 1), (2, 1, 0), (2, 2, 1), (0, 1, 0)])
def test_the_last_counter_is_removed_once(held: int, taken: int, drawn: int) -> None:
    board = Board()
    glass = board.amulet(
        "When the last sand counter is removed from this card, draw a card.", state={"counters": {"sand": held}}
    )
    spell = board.spell(
        f"Select an amulet on your field. Remove {taken} sand counters from it."
        if taken > 1
        else "Select an amulet on your field. Remove a sand counter from it."
    )
    table = board.start()
    before = hand(table)
    settle(table.play(spell))
    assert table.obj(glass).counters.get("sand", 0) == max(0, held - taken)
    assert hand(table) - (before - 1) == drawn


@pytest.mark.clauses("sve", "10.10.1")
def test_a_counter_goes_instead_of_the_follower() -> None:
    board = Board()
    shelf = board.amulet(state={"counters": {"fable": 1}})
    pig = board.put(
        ME,
        FIELD,
        "Pig",
        "If this follower would be destroyed, remove a fable counter from an amulet on your field instead.",
    )
    spell = board.spell("Destroy each follower on the field.")
    table = board.start().play(spell)
    assert table.zone(pig) == FIELD and not table.obj(shelf).counters.get("fable", 0)
