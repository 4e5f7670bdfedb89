"""Conditions that reach over two sentences, and neighbours of sentences that sets print once, played."""

from __future__ import annotations

import pytest
from sve_board import BANISHED, CEMETERY, DECK, EVOLVE_DECK, FIELD, FOE, HAND, ME, Board
from test_sve_knots import through

SURGE = "If Overflow is active for you, select an enemy follower on the field. Deal it 3 damage and draw a card."


@pytest.mark.clauses("sve", "10.6.2.3", "10.2.1.1")
@pytest.mark.parametrize(("most", "drawn"), [(6, 0), (7, 1)])
def test_without_the_condition_nothing_of_both_sentences(most: int, drawn: int) -> None:
    board = Board()
    board.points(ME, 5, most)
    guard = board.put(FOE, FIELD, "Guard", "Ward.", defense=9)
    rite = board.spell(SURGE)
    table = through(board.start().play(rite))
    assert len(table.cards(ME, HAND)) == drawn
    assert table.stats(guard)[1] == 9 - 3 * drawn


@pytest.mark.clauses("sve", "10.6.2.3", "10.2.1.1")
@pytest.mark.parametrize("amulet", [True, False])
def test_otherwise_behind_two_sentences(amulet: bool) -> None:
    board = Board()
    page = board.put(ME, FIELD, "Page", "Ward.")
    if amulet:
        board.amulet("Stack.")
    rite = board.spell("If there is an amulet on your field, select a follower on your field. Give it and your leader [defense]+1. Otherwise, draw 2 cards.")  # fmt: skip
    table = through(board.start().play(rite))
    assert (table.stats(page)[1], table.leader(ME), len(table.cards(ME, HAND))) == (
        (3, 21, 0) if amulet else (2, 20, 2)
    )


@pytest.mark.clauses("sve", "10.10.2.5", "13.2.1")
@pytest.mark.parametrize(("before", "counters"), [(0, 1), (2, 4)])
def test_more_counters_instead(before: int, counters: int) -> None:
    board = Board()
    rites = [board.spell("Give your leader [defense]+1.") for _ in range(before)]
    tale = board.put(ME, HAND, "Tale", "[fanfare] Put a Fable counter on this card. Combo (3): Put 4 instead.")
    table = board.start()
    for rite in rites:
        through(table.play(rite))
    assert through(table.play(tale)).obj(tale).counters == {"Fable": counters}


@pytest.mark.clauses("sve", "10.4.4.1")
@pytest.mark.parametrize(("text", "left"), [("is 1", 4), ("costs 1 less", 3)])
@pytest.mark.parametrize("amulet", [True, False])
def test_the_evolve_cost_while_a_condition_holds(text: str, left: int, amulet: bool) -> None:
    board = Board()
    seer = board.put(ME, FIELD, "Seer", f"[evolve][cost03]: Evolve this follower.\nIf there is an amulet on your field, this card's [evolve] {'cost ' if 'is' in text else ''}{text}.")  # fmt: skip
    board.put(ME, EVOLVE_DECK, "Seer (Evolved)", "", evolved=True)
    if amulet:
        board.amulet("Stack.")
    assert through(board.start().use(seer)).points() == (left if amulet else 2)


@pytest.mark.clauses("sve", "10.9.1", "5.6.1")
def test_neither_destroyed_nor_banished_by_abilities() -> None:
    board = Board()
    sworn = board.put(ME, FIELD, "Sworn", "This follower can't be destroyed or banished by abilities.")
    page = board.put(ME, FIELD, "Page", "Ward.")
    rite = board.spell("Banish each follower on the field.")
    table = through(board.start().play(rite))
    assert (table.zone(sworn), table.zone(page)) == (FIELD, BANISHED)
    other = Board()
    sworn = other.put(ME, FIELD, "Sworn", "This follower can't be destroyed or banished by abilities.")
    rite = other.spell("Destroy each follower on the field.")
    assert through(other.start().play(rite)).zone(sworn) == FIELD


@pytest.mark.clauses("sve", "10.10.2.4")
def test_each_card_of_a_trait_is_cheaper() -> None:
    board = Board()
    board.amulet("While this card is on your field, each Pixie follower you play costs 1 less to play.")
    kin = board.put(ME, HAND, "Kin", "Ward.", traits=("Pixie",), cost=3)
    page = board.put(ME, HAND, "Page", "Ward.", cost=3)
    table = through(board.start().play(kin))
    assert table.points() == 3
    assert through(table.play(page)).points() == 0


@pytest.mark.clauses("sve", "10.7.4")
@pytest.mark.parametrize(("counters", "drawn"), [(0, 0), (2, 2)])
def test_what_it_had_on_it(counters: int, drawn: int) -> None:
    board = Board()
    state = {"counters": {"Fable": counters} if counters else {}}
    board.put(ME, FIELD, "Tale", "[lastwords] If this card had a Fable counter, draw X cards. X equals the number of Fable counters this card had.", state=state)  # fmt: skip
    rite = board.spell("Destroy each follower on the field.")
    assert len(through(board.start().play(rite)).cards(ME, HAND)) == drawn


@pytest.mark.clauses("sve", "10.9.1")
def test_followers_of_either_trait() -> None:
    board = Board()
    board.amulet("Your Pixie and Elf followers have Rush.")
    kin = [board.put(ME, FIELD, f"Kin {n}", "Ward.", traits=traits) for n, traits in enumerate((("Pixie",), ("Elf",), ("Beast",)))]  # fmt: skip
    table = board.start()
    assert ["Rush" in table.chars(card).keywords for card in kin] == [True, True, False]


@pytest.mark.clauses("sve", "10.6.2.3", "5.17.3")
@pytest.mark.parametrize(("by", "mine", "drawn"), [("an enemy ability", True, 0), ("an ability", True, 1)])
def test_when_it_is_selected(by: str, mine: bool, drawn: int) -> None:
    board = Board()
    board.put(ME, FIELD, "Ward", f"When this follower is selected by {by}, draw a card.")
    rite = board.spell("Select a follower on your field and give it [attack]+1.")
    assert len(through(board.start().play(rite)).cards(ME, HAND)) == drawn


@pytest.mark.clauses("sve", "10.6.2.3")
def test_when_the_enemy_selects_it() -> None:
    board = Board()
    board.put(FOE, FIELD, "Ward", "When this follower is selected by an enemy ability, draw a card.")
    rite = board.spell("Select an enemy follower on the field and give it [attack]-1.")
    assert len(through(board.start().play(rite)).cards(FOE, HAND)) == 1


@pytest.mark.clauses("sve", "10.9.1")
@pytest.mark.parametrize("attack", [3, 4])
def test_it_in_a_condition_that_stands_behind(attack: int) -> None:
    board = Board()
    text = "This follower has Assail as long as it has at least 4 attack."
    page = board.put(ME, FIELD, "Page", text, attack=attack)
    assert ("Assail" in board.start().chars(page).keywords) == (attack == 4)


@pytest.mark.clauses("sve", "5.13.3", "1.3.3")
@pytest.mark.parametrize(("attack", "left"), [(4, 6), (5, 1)])
def test_no_combat_damage_from_the_weak(attack: int, left: int) -> None:
    board = Board()
    mine = board.put(ME, FIELD, "Wall", "Rush.\nThis follower doesn't take combat damage from followers with 4 attack or less.", attack=1, defense=6)  # fmt: skip
    theirs = board.put(FOE, FIELD, "Foe", "Ward.", attack=attack, defense=9, state={"dull": True})
    table = through(board.start().answer(("attack", mine, theirs)))
    while table.asked.reason == "quick":
        table.pass_quick()
    assert table.stats(mine)[1] == left


@pytest.mark.clauses("sve", "5.10.1")
def test_put_from_among_them_engaged() -> None:
    board = Board()
    rite = board.spell("Look at the top 2 cards of your deck. You may put a follower from among them onto your field engaged. Put the remaining cards into your cemetery.")  # fmt: skip
    table = board.start().play(rite)
    top = table.cards(ME, DECK)[0]
    table = through(table, True, (top,))
    assert table.zone(top) == FIELD
    assert table.obj(top).dull


@pytest.mark.clauses("sve", "13.3.2")
@pytest.mark.parametrize("stack", [True, False])
def test_while_there_is_a_stack(stack: bool) -> None:
    board = Board()
    page = board.put(ME, FIELD, "Page", "While there is a Stack on your field, this follower has Ward.")
    board.amulet("Stack." if stack else "Your followers have Rush.", state={"counters": {"Stack": 1}})
    assert ("Ward" in board.start().chars(page).keywords) == stack


@pytest.mark.clauses("sve", "5.7.1")
def test_a_search_by_so_much_more() -> None:
    board = Board()
    board.put(ME, FIELD, "Page", "Ward.", cost=4)
    deck = board.state.zones[ME][DECK]
    right = board.put(ME, DECK, "Squire", "Ward.", cost=5)
    wrong = [board.put(ME, DECK, f"Other {cost}", "Ward.", cost=cost) for cost in (4, 6)]
    rite = board.spell("Select a follower on your field and return it to its owner's hand. Search your deck for a follower that costs 1 more play point than it and put it onto your field.")  # fmt: skip
    assert set(wrong) < set(deck)
    table = through(board.start().play(rite))
    assert table.zone(right) == FIELD
    assert [table.zone(card) for card in wrong] == [DECK, DECK]


@pytest.mark.clauses("sve", "10.10.2.4", "10.2.1.2")
def test_cheaper_for_a_time() -> None:
    board = Board()
    kin = board.put(ME, HAND, "Kin", "Ward.", traits=("Pixie",), cost=3)
    page = board.put(ME, HAND, "Page", "Ward.", cost=2)
    rite = board.spell("For the rest of this turn, your Pixie followers cost 2 less to play.")
    table = through(board.start().play(rite))
    assert through(table.play(kin)).points() == 4
    assert through(table.play(page)).points() == 2


@pytest.mark.clauses("sve", "4.1.5")
@pytest.mark.parametrize("who", ["Each opponent", "Each player"])
def test_from_their_hands_to_their_decks(who: str) -> None:
    board = Board()
    held = [board.put(player, HAND, f"Held {player}", "Ward.") for player in (ME, FOE)]
    rite = board.spell(f"{who} puts a card from their hand on the bottom of their deck.")
    table = through(board.start().play(rite))
    assert [table.zone(card) for card in held] == [DECK if "player" in who else HAND, DECK]
    assert table.cards(FOE, DECK)[-1] == held[1]


@pytest.mark.clauses("sve", "5.5.1")
def test_some_shuffled_into_the_deck() -> None:
    board = Board()
    dead = [board.put(ME, CEMETERY, f"Dead {n}", "Ward.") for n in range(3)]
    rite = board.spell("Shuffle up to 2 followers in your cemetery into your deck.")
    table = through(board.start().play(rite), tuple(dead[:2]))
    assert [table.zone(card) for card in dead] == [DECK, DECK, CEMETERY]
