"""Instructions, costs and passive effects in all the places where texts may put them: whose deck, how many, for how long."""

from __future__ import annotations

import pytest
from sve_board import BANISHED, CEMETERY, DECK, EX_AREA, FIELD, FOE, HAND, ME, Board, hand

from cardwright.kernel.rng import Random

# whose ---------------------------------------------------------------------------------------------------------------------


@pytest.mark.clauses("sve", "1.3.4.1", "5.9.2", "5.11.1")
def test_one_subject_of_two_verbs_is_each_player() -> None:
    board = Board()
    for player, count in ((ME, 1), (FOE, 4)):
        for _ in range(count):
            board.put(player, HAND)
    spell = board.spell("Each player discards their hand and draws 2 cards.")
    table = board.start().play(spell)
    assert (hand(table, ME), hand(table, FOE)) == (2, 2)
    assert len(table.cards(FOE, CEMETERY)) == 4


@pytest.mark.clauses("sve", "4.9.1")
@pytest.mark.parametrize(
    "text",
    [
        "Each opponent puts the top 2 cards of their deck into their cemetery.",
        "Put the top 2 cards of your opponent's deck into their cemetery.",
    ],
)
def test_cards_of_the_other_deck(text: str) -> None:
    board = Board()
    spell = board.spell(text)
    table = board.start().play(spell)
    assert (len(table.cards(FOE, DECK)), len(table.cards(FOE, CEMETERY))) == (8, 2)
    assert len(table.cards(ME, DECK)) == 10


@pytest.mark.clauses("sve", "4.8.1")
def test_each_player_gets_the_own_top_card() -> None:
    board = Board()
    spell = board.spell("Each player puts the top card of their deck into their EX area.")
    table = board.start().play(spell)
    assert (len(table.cards(ME, EX_AREA)), len(table.cards(FOE, EX_AREA))) == (1, 1)


@pytest.mark.clauses("sve", "5.4.1", "5.6.1")
@pytest.mark.parametrize(
    ("text", "zone"),
    [("Put the top card of your deck onto your field.", FIELD), ("Banish the top card of your deck.", BANISHED)],
)
def test_the_top_card_goes_elsewhere(text: str, zone: int) -> None:
    board = Board()
    top = board.state.zones[ME][DECK][0]
    spell = board.spell(text)
    assert board.start().play(spell).zone(top) == zone


@pytest.mark.clauses("sve", "5.10.1")
def test_one_on_top_and_the_other_below() -> None:
    board = Board()
    first, second = board.state.zones[ME][DECK][:2]
    text = "Look at the top 2 cards of your deck. Put one of them on the top of your deck and the other on the bottom of your deck."
    spell = board.spell(text)
    table = board.start().play(spell, (second,))
    deck = table.cards(ME, DECK)
    assert (deck[0], deck[-1]) == (second, first)


@pytest.mark.clauses("sve", "5.9.2")
def test_drawing_up_to_a_full_hand() -> None:
    board = Board()
    board.put(ME, HAND)
    spell = board.spell("Draw cards until you have 4 cards in your hand.")
    assert hand(board.start().play(spell)) == 4


@pytest.mark.clauses("sve", "5.9.2", "5.11.1")
def test_that_many() -> None:
    board = Board()
    for _ in range(3):
        board.put(ME, HAND)
    spell = board.spell("Discard your hand. Draw that many cards.")
    assert hand(board.start().play(spell)) == 3


@pytest.mark.clauses("sve", "9.1.2", "5.4.2")
def test_different_numbers_of_two_tokens() -> None:
    board = Board()
    spell = board.spell("Summon a Knight and 2 Viking tokens. Give them Ward.")
    table = board.start().play(spell)
    assert sorted(table.names(ME, FIELD)) == ["Knight", "Viking", "Viking"]
    assert all("Ward" in table.chars(card).keywords for card in table.cards(ME, FIELD))


@pytest.mark.clauses("sve", "10.10.2.5")
def test_both_instead_of_one_of_them() -> None:
    board = Board()
    for _ in range(3):
        board.put(ME, CEMETERY)
    spell = board.spell("Summon a Fairy or Ghost token. Necrocharge (3): Summon both instead.")
    assert sorted(board.start().play(spell).names(ME, FIELD)) == ["Fairy", "Ghost"]


@pytest.mark.clauses("sve", "10.6.2.3")
def test_cards_with_different_names() -> None:
    board = Board()
    ones = [board.put(ME, CEMETERY, "Twin") for _ in range(2)]
    other = board.put(ME, CEMETERY, "Other")
    text = "Select up to 2 followers with different names in your cemetery and add them to your hand."
    spell = board.spell(text)
    table = board.start()
    table.answer(("play", spell), (ones[0],))
    assert table.asked.options == (other,)
    assert hand(table.answer((other,))) == 2


@pytest.mark.clauses("sve", "9.2.1.1")
def test_advanced_cards_are_told_from_others() -> None:
    board = Board()
    plain = board.put(FOE, FIELD, "Plain")
    special = board.put(FOE, FIELD, "Special", advanced=True)
    spell = board.spell("Destroy each advanced card on the field.")
    table = board.start().play(spell)
    assert table.zone(plain) == FIELD
    assert table.zone(special) != FIELD


@pytest.mark.clauses("sve", "5.30.1")
def test_each_opponent_gives_up_one_of_the_own() -> None:
    board = Board()
    mine = board.put(ME, FIELD)
    theirs = [board.put(FOE, FIELD) for _ in range(2)]
    spell = board.spell("Each opponent selects a follower on their field and returns it to its owner's hand.")
    table = board.start().play(spell)
    assert table.asked.player == FOE
    table.answer((theirs[1],))
    assert [table.zone(card) for card in (mine, *theirs)] == [FIELD, FIELD, HAND]


# how long --------------------------------------------------------------------------------------------------------------------


@pytest.mark.clauses("sve", "7.4.8")
@pytest.mark.parametrize("order", ["front", "behind"])
def test_the_next_turn_in_front_or_behind(order: str) -> None:
    board = Board()
    foe = board.put(FOE, FIELD)
    rule, turn = "can't attack enemies", "during its controller's next turn"
    sentence = f"{turn.capitalize()}, it {rule}" if order == "front" else f"It {rule} {turn}"
    spell = board.spell(f"Select an enemy follower on the field. {sentence}.")
    table = board.start().play(spell).end()
    while table.asked.kind != "act" or table.asked.player != FOE:
        table.answer(table.match.sample(Random(1)))
    assert not any(act[0] == "attack" and act[1] == foe for act in table.match.acts())


@pytest.mark.clauses("sve", "5.13.2")
def test_damage_is_reduced_for_a_time() -> None:
    board = Board()
    guard = board.spell("For the rest of this turn, reduce damage dealt to your leader by 2.")
    burn = board.spell("Deal 3 damage to each leader.")
    table = board.start().play(guard).play(burn)
    assert (table.leader(ME), table.leader(FOE)) == (19, 17)


@pytest.mark.clauses("sve", "10.7.2.2")
def test_at_the_start_of_the_end_phase_that_comes() -> None:
    board = Board()
    dead = board.put(ME, CEMETERY, "Dead")
    text = "Select a follower in your cemetery and put it onto your field. At the start of your end phase, banish it."
    herald = board.put(ME, HAND, "Herald", f"[fanfare] {text}", cost=0)
    table = board.start().play(herald)
    assert table.zone(dead) == FIELD
    assert table.end().zone(dead) == BANISHED


# what holds all the time -----------------------------------------------------------------------------------------------------


@pytest.mark.clauses("sve", "5.13.2")
def test_damage_dealt_is_reduced() -> None:
    board = Board()
    board.put(ME, FIELD, "Shield", "Damage dealt to your leader is reduced by 1.")
    burn = board.spell("Deal 3 damage to each leader.")
    table = board.start().play(burn)
    assert (table.leader(ME), table.leader(FOE)) == (18, 17)


@pytest.mark.clauses("sve", "5.13.2")
@pytest.mark.parametrize(
    ("text", "left"),
    [
        ("deals 2 more damage to leaders", 16),
        ("deals double damage to leaders", 16),
        ("deals 2 more damage to followers", 18),
    ],
)
def test_more_damage_to_some(text: str, left: int) -> None:
    board = Board()
    mine = board.put(ME, FIELD, "Ram", f"This follower {text}.")
    assert board.start().attack(mine, board.leaders[FOE]).leader(FOE) == left


@pytest.mark.clauses("sve", "8.4.2")
def test_three_attacks_a_turn() -> None:
    board = Board()
    mine = board.put(ME, FIELD, "Whirl", "This follower can attack 3 times per turn.")
    table = board.start()
    for _ in range(3):
        table.attack(mine, board.leaders[FOE])
    assert table.leader(FOE) == 14
    assert not any(act[0] == "attack" for act in table.match.acts())


@pytest.mark.clauses("sve", "10.10.2.4")
@pytest.mark.parametrize(
    ("text", "left"),
    [
        ("Sporeling cards in your EX area cost 2 less to play.", 3),
        ("Sporeling cards you play cost 1 less to play.", 2),
        ("The first Sporeling card you play each turn costs 1 less to play.", 2),
    ],
)
def test_cards_that_cost_less(text: str, left: int) -> None:
    board = Board()
    board.put(ME, FIELD, "Cellar", text)
    card = board.put(ME, EX_AREA, "Cap", cost=4, traits=("Sporeling",))
    plain = board.put(ME, HAND, "Plain", cost=2)
    table = board.start().play(card)
    assert table.points() == left
    assert table.play(plain).points() == left - 2


@pytest.mark.clauses("sve", "10.10.2.4", "13.2.1.3")
def test_one_less_for_each() -> None:
    board = Board()
    first = board.put(ME, HAND, "First", cost=0)
    late = board.put(ME, HAND, "Late", "This card costs 1 less to play for each card you've played this turn.", cost=4)
    wide = board.put(ME, HAND, "Wide", "This card costs 1 less to play for each other follower on your field.", cost=4)
    table = board.start().play(first).play(late)
    assert table.points() == 2
    assert table.play(wide).points() == 0


@pytest.mark.clauses("sve", "13.3.1.2")
def test_followers_that_count_for_spellchain() -> None:
    board = Board()
    board.put(ME, FIELD, "Scribe", "Include [runecraft] followers in your cemetery when counting your Spellchain.")
    board.put(ME, CEMETERY, "Rune", klass="Runecraft")
    board.put(ME, CEMETERY, "Page")
    board.put(ME, CEMETERY, "Lore", "Draw a card.", type="Spell", cost=1)
    one = board.spell("Spellchain (2): Give your leader [defense]+1.")
    assert board.start().play(one).leader(ME) == 21


# costs -------------------------------------------------------------------------------------------------------------------------


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


@pytest.mark.clauses("sve", "13.3.3.2", "10.6.2.3")
def test_no_earth_rite_where_nothing_could_be_selected() -> None:
    board = Board()
    sigil = board.amulet("Stack.", state={"counters": {"Stack": 2}})
    spell = board.spell("Draw a card. Earth Rite: Select an enemy follower on the field and destroy it.")
    table = board.start().play(spell)
    assert table.obj(sigil).counters == {"Stack": 2}
    assert hand(table) == 1


@pytest.mark.clauses("sve", "5.26.1", "12.8.2")
def test_one_verb_for_two() -> None:
    board = Board()
    herald = board.put(ME, HAND, "Herald", "[fanfare] Give this follower Storm and your leader [defense]+3.", cost=0)
    table = board.start().play(herald)
    assert "Storm" in table.chars(herald).keywords
    assert table.leader(ME) == 23


@pytest.mark.clauses("sve", "10.9.1.2")
def test_it_loses_all_and_cannot() -> None:
    board = Board()
    foe = board.put(FOE, FIELD, "Foe", "Storm.")
    spell = board.spell("Select an enemy follower on the field. It loses all abilities and can't attack.")
    table = board.start().play(spell)
    assert "Storm" not in table.chars(foe).keywords
    assert "CannotAttack" in table.match.game.derived.rules


@pytest.mark.clauses("sve", "4.4.3.1", "10.6.2.5.1")
@pytest.mark.parametrize(("zone", "left"), [(EX_AREA, 3), (HAND, 2)])
def test_what_a_card_costs_where_it_is(zone: int, left: int) -> None:
    board = Board()
    card = board.put(ME, zone, "Laid", "While this card is in your EX area, it costs 1 less to play.", cost=3)
    assert board.start().play(card).points() == left


@pytest.mark.clauses("sve", "4.9.1", "10.8.1")
def test_cards_taken_among_those_put_into_the_cemetery() -> None:
    board = Board()
    first, second, third = board.state.zones[ME][DECK][:3]
    text = "Put the top 2 cards of your deck into your cemetery. You may add a follower from among them to your hand."
    spell = board.spell(text)
    table = board.start().play(spell)
    if table.asked.kind == "yes_no":
        table.answer(True)
    assert set(table.asked.options or ()) == {first, second}
    table.answer((second,))
    assert [table.zone(card) for card in (first, second, third)] == [CEMETERY, HAND, DECK]


@pytest.mark.clauses("sve", "10.3.2")
@pytest.mark.parametrize(("kind", "drawn"), [("Spell", 1), ("Follower", 0)])
def test_what_was_done_this_way(kind: str, drawn: int) -> None:
    board = Board()
    text = "Draw a card." if kind == "Spell" else ""
    board.put(ME, HAND, "Given", text, type=kind, cost=1)
    spell = board.spell("Discard a card. If you discarded a spell this way, give your leader [defense]+1.")
    assert board.start().play(spell).leader(ME) == 20 + drawn


@pytest.mark.clauses("sve", "10.11.1", "9.1.3")
@pytest.mark.parametrize(("token", "defense"), [(True, 21), (False, 20)])
def test_what_a_card_was(token: bool, defense: int) -> None:
    board = Board()
    board.put(ME, FIELD, "Fairy" if token else "Page", token=token)
    spell = board.spell(
        "Select a card on your field and return it to its owner's hand. If it was a token, give your leader [defense]+1."
    )
    assert board.start().play(spell).leader(ME) == defense


@pytest.mark.clauses("sve", "5.4.1")
def test_followers_that_came_this_turn() -> None:
    board = Board()
    old = board.put(ME, FIELD, "Old")
    new = board.put(ME, HAND, "New", cost=0)
    spell = board.spell("Give each follower on your field that was put onto the field this turn Ward.")
    table = board.start().play(new).play(spell)
    assert "Ward" in table.chars(new).keywords
    assert "Ward" not in table.chars(old).keywords
