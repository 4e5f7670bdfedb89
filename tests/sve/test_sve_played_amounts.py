"""Own texts of Shadowverse: Evolve played: amounts, of powers, costs and numbers that something else gives."""

from __future__ import annotations

import pytest
from sve_board import CEMETERY, DECK, EX_AREA, FIELD, FOE, HAND, ME, Board, hand
from sve_played import _on_top, through


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


@pytest.mark.clauses("sve", "5.20.1")
def test_damage_by_the_cost_of_what_was_revealed() -> None:
    board = Board()
    foe = board.put(FOE, FIELD, "Wall", defense=9)
    _on_top(board, board.put(ME, DECK, "Top", cost=4))
    rite = board.spell(
        "Select an enemy follower on the field. Reveal the top card of your deck. Deal it X damage. X equals the revealed card's cost."
    )
    table = through(board.start().play(rite))
    assert table.obj(foe).damage == 4


@pytest.mark.clauses("sve", "10.9.1")
def test_what_the_card_cost_that_is_gone() -> None:
    for cost, wanted in ((3, 1), (4, 0)):
        board = Board()
        board.put(FOE, FIELD, cost=cost)
        text = "Select an enemy follower on the field. Destroy it. If its cost was 3 or less, draw a card."
        spell = board.spell(text)
        assert len(board.start().play(spell).cards(ME, HAND)) == wanted


@pytest.mark.clauses("sve", "10.7.4")
@pytest.mark.parametrize(("counters", "drawn"), [(0, 0), (2, 2)])
def test_what_it_had_on_it(counters: int, drawn: int) -> None:
    board = Board()
    state = {"counters": {"Fable": counters} if counters else {}}
    board.put(ME, FIELD, "Tale", "[lastwords] If this card had a Fable counter, draw X cards. X equals the number of Fable counters this card had.", state=state)  # fmt: skip
    rite = board.spell("Destroy each follower on the field.")
    assert len(through(board.start().play(rite)).cards(ME, HAND)) == drawn


@pytest.mark.clauses("sve", "13.3.2.1", "10.4.4.1")
def test_cheaper_for_counters_on_the_field() -> None:
    board = Board()
    for count in (1, 2):
        board.amulet("Stack.", state={"counters": {"Stack": count}})
    board.amulet("Stack.", player=FOE, state={"counters": {"Stack": 4}})
    golem = board.put(ME, HAND, "Hulk", "This card costs 1 less to play for each Stack counter on your field.", cost=5)
    assert board.start().play(golem).points() == 3


@pytest.mark.clauses("sve", "5.13.1", "5.13.2")
def test_what_was_really_dealt() -> None:
    board = Board()
    board.put(FOE, FIELD, "Wall", defense=9)
    board.put(FOE, FIELD, "Hide", "This follower takes 1 less damage.", defense=9)
    text = "Deal 2 damage to each enemy follower on the field and give your leader [defense]+X. X equals the amount of damage dealt."
    spell = board.spell(text)
    table = board.start()
    before = table.leader(ME)
    assert table.play(spell).leader(ME) == before + 3


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


@pytest.mark.clauses("sve", "5.26.1", "10.7.4")
def test_as_much_damage_as_the_leader_was_given() -> None:
    board = Board()
    board.put(
        ME,
        FIELD,
        "Saint",
        "Whenever your leader's [defense] increases, select an enemy follower on the field and deal it that much damage.",
    )
    wall = board.put(FOE, FIELD, "Wall", "Ward.", defense=9)
    spell = board.spell("Give your leader [defense]+3. Deal 1 damage to your leader.")
    table = through(board.start().play(spell))
    assert table.stats(wall)[1] == 6


@pytest.mark.clauses("sve", "5.13.1", "10.12.2.2")
def test_it_deals_that_much() -> None:
    board = Board()
    board.put(
        ME, FIELD, "Duke", "When this follower takes damage, it deals that much damage to each enemy leader.", defense=9
    )
    blast = board.spell("Deal 3 damage to each follower on the field.")
    assert board.start().play(blast).leader(FOE) == 17


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


@pytest.mark.clauses("sve", "5.13.1")
@pytest.mark.parametrize(("stat", "lost"), [("attack", 3), ("cost", 4), ("defense", 5)])
def test_the_highest_of_all(stat: str, lost: int) -> None:
    board = Board()
    board.put(ME, FIELD, "One", attack=3, defense=1, cost=4)
    board.put(ME, FIELD, "Two", attack=2, defense=6, cost=1, state={"damage": 1})
    board.put(FOE, FIELD, "Other", attack=9, defense=9, cost=9)
    spell = board.spell(
        f"Deal X damage to each enemy leader. X equals the highest {stat} among followers on your field."
    )
    assert board.start().play(spell).leader(FOE) == 20 - lost


@pytest.mark.clauses("sve", "10.7.4.1.2", "5.11.1")
def test_what_the_card_was_to_which_that_happened() -> None:
    board = Board()
    board.amulet("Whenever one of your followers is destroyed, deal X damage to each enemy leader. X equals the destroyed follower's attack.")  # fmt: skip
    board.amulet("Whenever you discard a card, give your leader [defense]+X. X equals the discarded card's cost.")
    board.put(ME, FIELD, "Martyr", attack=4)
    cast = board.spell("Destroy each follower on your field. Discard a spell.")
    board.spell("Draw a card.", cost=3)
    table = board.start().play(cast)
    while table.asked.reason != "main":
        table.answer(table.asked.options[:1])
    assert (table.leader(FOE), table.leader(ME)) == (16, 23)


@pytest.mark.clauses("sve", "10.6.2.3")
@pytest.mark.parametrize(("held", "drawn"), [(0, 3), (2, 1), (4, 0)])
def test_a_number_less_what_is_counted(held: int, drawn: int) -> None:
    board = Board()
    for _ in range(held):
        board.put(ME, HAND, "Page")
    rite = board.spell("Draw X cards. X equals 3 minus the number of cards in your hand.", zone=EX_AREA)
    assert len(through(board.start().play(rite)).cards(ME, HAND)) == held + drawn


@pytest.mark.clauses("sve", "5.21.1", "4.3.2")
@pytest.mark.parametrize(("before", "made"), [(0, 3), (1, 2), (4, 0)])
def test_tokens_until_there_are_so_many(before: int, made: int) -> None:
    board = Board()
    for _ in range(before):
        board.put(ME, FIELD, "Page")
    rite = board.spell("Summon Fairy tokens until there are 3 cards on your field.")
    assert through(board.start().play(rite)).names(ME, FIELD).count("Fairy") == made


@pytest.mark.clauses("sve", "5.9.2")
def test_drawing_up_to_a_full_hand() -> None:
    board = Board()
    board.put(ME, HAND)
    spell = board.spell("Draw cards until you have 4 cards in your hand.")
    assert hand(board.start().play(spell)) == 4


@pytest.mark.clauses("sve", "10.4.7", "10.4.7.2")
@pytest.mark.parametrize(
    ("cost", "left"),
    [
        ("Discard any number of cards", 1),
        ("Discard 2 cards", 2),
        ("Banish any number of followers in your cemetery", 2),
    ],
)
def test_that_many_are_what_was_paid(cost: str, left: int) -> None:
    board = Board()
    for _ in range(3):
        board.put(ME, HAND)
    for _ in range(2):
        board.put(ME, CEMETERY)
    for _ in range(4):
        board.put(FOE, FIELD)
    spell = board.spell(f"{cost}: Select that many enemy followers on the field and destroy them.")
    table = board.start().play(spell).answer(True)
    while table.asked.reason in ("cost", "targets"):
        assert table.asked.options is not None
        table.answer(tuple(table.asked.options[: table.asked.most]))
    assert len(table.cards(FOE, FIELD)) == left


@pytest.mark.clauses("sve", "10.4.7", "1.3.5")
@pytest.mark.parametrize(
    ("cost", "zone", "word"),
    [
        ("Discard any number of cards", HAND, "discarded"),
        ("Return up to 2 other followers on your field to their owners' hands", FIELD, "returned"),
        ("Banish any number of followers in your cemetery", CEMETERY, "banished"),
        ("Bury any number of other followers on your field", FIELD, "buried"),
    ],
)
def test_any_number_as_a_cost(cost: str, zone: int, word: str) -> None:
    board = Board()
    cards = [board.put(ME, zone) for _ in range(3)]
    text = f"[fanfare] {cost}: Give your leader [defense]+X. X equals the number of cards {word}."
    herald = board.put(ME, HAND, "Herald", text, cost=0)
    table = board.start().play(herald)
    if table.asked.kind == "yes_no":
        table.answer(True)
    for card in cards[:2]:
        table.answer((card,))
    while table.asked.reason == "cost":
        table.answer(())
    assert table.leader(ME) == 22
    assert all(table.zone(card) != zone for card in cards[:2])


@pytest.mark.clauses("sve", "5.26.2")
@pytest.mark.parametrize(("words", "stats"), [("attack", (6, 4)), ("defense", (3, 8)), ("attack and defense", (6, 8))])
def test_doubled(words: str, stats: tuple[int, int]) -> None:
    board = Board()
    mine = board.put(ME, FIELD, "Duke", attack=3, defense=5, state={"damage": 1})
    spell = board.spell(f"Select a follower on your field. Double its {words}.")
    assert board.start().play(spell).stats(mine) == stats


@pytest.mark.clauses("sve", "10.10.2.4", "13.2.1.3")
def test_one_less_for_each() -> None:
    board = Board()
    first = board.put(ME, HAND, "First", cost=0)
    late = board.put(ME, HAND, "Late", "This card costs 1 less to play for each card you've played this turn.", cost=4)
    wide = board.put(ME, HAND, "Wide", "This card costs 1 less to play for each other follower on your field.", cost=4)
    table = board.start().play(first).play(late)
    assert table.points() == 2
    assert table.play(wide).points() == 0


@pytest.mark.clauses("sve", "2.5.1", "5.28.1")
def test_for_every_one() -> None:
    board = Board()
    board.points(ME, 1, 5)
    for _ in range(2):
        board.put(ME, CEMETERY, "Page")
    mine = board.put(ME, HAND, "Duke", "This card costs 1 less to play for every follower in your cemetery.", cost=3)
    assert board.start().play(mine).zone(mine) == FIELD


@pytest.mark.clauses("sve", "5.2.1.2.1", "4.1.3.2")
@pytest.mark.parametrize(("most", "put"), [(7, True), (6, False)])
def test_from_the_hand_up_to_a_cost_that_is_x(most: int, put: bool) -> None:
    board = Board()
    board.points(ME, 5, most)
    wyrm = board.put(ME, HAND, "Wyrm Lord", "Ward.", cost=4)
    spell = board.spell("You may put a follower that costs X play points or less from your hand onto your field. X equals your maximum play points minus 3.")  # fmt: skip
    table = through(board.start().play(spell))
    assert (table.zone(wyrm) == FIELD) is put


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


@pytest.mark.clauses("sve", "5.28.1", "10.8.1")
@pytest.mark.parametrize(("lying", "attack"), [(2, 2), (3, 3), (7, 4)])
def test_what_it_has_for_every_three(lying: int, attack: int) -> None:
    board = Board()
    for _ in range(lying):
        board.put(ME, CEMETERY)
    own = board.put(ME, FIELD, "Heir", "This follower has [attack]+1 for every 3 cards in your cemetery.")
    assert board.start().stats(own)[0] == attack


@pytest.mark.clauses("sve", "5.28.1", "9.2.1")
def test_a_price_for_every_two() -> None:
    board = Board()
    for _ in range(5):
        board.put(ME, CEMETERY)
    own = board.put(ME, HAND, "Late", "For every 2 cards in your cemetery, this card costs 1 less to play.", cost=4)
    table = board.start().play(own)
    assert table.points() == 3
