"""Own texts of Shadowverse: Evolve played: who may cast or play what, from where, and what it costs."""

from __future__ import annotations

import pytest
from sve_board import BANISHED, CEMETERY, EX_AREA, FIELD, FOE, HAND, ME, Board
from sve_played import through

from cardwright.games.sve.playing_costs import cost_to_play

CAME = "[fanfare] If a follower was put onto your field from your {} this turn, draw a card."


@pytest.mark.clauses("sve", "5.4.3")
def test_played_from_the_ex_area_this_turn() -> None:
    board = Board()
    page = board.put(ME, EX_AREA, "Page")
    mine = board.put(ME, HAND, "Duke", CAME.format("EX area"))
    table = board.start().play(page).play(mine)
    assert len(table.cards(ME, HAND)) == 1


@pytest.mark.clauses("sve", "10.10.1", "8.2.1", "10.6.2.8.2.3")
@pytest.mark.parametrize("time", ["", " this turn"])
def test_a_spell_played_from_the_cemetery_is_banished_after_use(time: str) -> None:
    board = Board()
    rite = board.spell("Give your leader [defense]+1.", zone=CEMETERY)
    text = f"Select a spell in your cemetery. You may play it this turn. If it would be put into your cemetery{time}, banish it instead."
    spell = board.spell(text)
    table = board.start().play(spell).play(rite)
    assert table.leader(ME) == 21
    assert table.cards(ME, BANISHED) == [rite]
    assert table.cards(ME, CEMETERY) == [spell]


@pytest.mark.clauses("sve", "8.2.1")
def test_one_of_those_named_is_played_and_no_other() -> None:
    board = Board()
    dead = [board.put(ME, CEMETERY, f"Dead {at}", "Rush.", cost=1) for at in range(2)]
    spell = board.spell("Select 2 followers in your cemetery. You may play one of them this turn.")
    table = board.start().play(spell)
    table.play(dead[1])
    assert table.cards(ME, FIELD) == [dead[1]]
    assert table.refused(("play", dead[0])) == "8.2.1"


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


@pytest.mark.clauses("sve", "10.10.2.4")
def test_dearer_spells_of_the_enemy() -> None:
    board = Board()
    board.put(FOE, FIELD, "Tax", "Enemy spells cost 1 more to play.", type="Amulet", cost=1)
    spell, follower = board.spell("Draw a card.", cost=2), board.put(ME, HAND, "Page", cost=1)
    table = board.start().play(spell)
    assert table.points() == 2
    assert table.play(follower).points() == 1


@pytest.mark.clauses("sve", "10.2.1.3.3", "8.2.1")
def test_the_next_two_are_cheaper_and_no_more() -> None:
    board = Board()
    first = board.spell("The next 2 spells you play this turn cost 1 less to play.")
    others = [board.spell("Give your leader [defense]+1.", cost=1) for _ in range(3)]
    table = board.start().play(first)
    left = [table.play(card).points() for card in others]
    assert left == [5, 5, 4]


@pytest.mark.clauses("sve", "10.10.2.4", "10.6.2.5.1")
def test_the_next_is_set_to_a_price_before_it_changes() -> None:
    board = Board()
    board.put(FOE, FIELD, "Tax", "Enemy spells cost 1 more to play.", type="Amulet", cost=1)
    gift = board.spell("The next spell you play this turn costs 0 play points to play.", cost=0)
    others = [board.spell("Give your leader [defense]+1.", cost=2) for _ in range(2)]
    board.points(ME, 7, 7)
    table = board.start().play(gift)
    assert [table.play(card).points() for card in others] == [5, 2]


@pytest.mark.clauses("sve", "10.10.2.1", "9.2.1")
@pytest.mark.parametrize(("printed", "paid"), [(1, 1), (2, 1), (4, 2)])
def test_a_price_that_stops(printed: int, paid: int) -> None:
    board = Board()
    board.put(ME, FIELD, "Host", "Your spells cost 2 less to play, but can't cost less than 1.")
    spell = board.spell("Draw a card.", cost=printed)
    assert board.start().play(spell).points() == 5 - paid


@pytest.mark.clauses("sve", "10.10.2.1")
def test_what_stops_comes_before_what_does_not() -> None:
    board = Board()
    board.put(ME, FIELD, "Host", "Your spells cost 2 less to play, but can't cost less than 1.")
    board.put(ME, FIELD, "Guest", "Your spells cost 1 less to play.")
    spell = board.spell("Draw a card.", cost=2)
    assert board.start().play(spell).points() == 5


@pytest.mark.clauses("sve", "9.2.1")
def test_the_next_spell_alone_is_cheaper() -> None:
    board = Board()
    first = board.spell("Your next spell costs 2 less to play this turn.")
    second, third = (board.spell("Draw a card.", cost=2) for _ in range(2))
    table = board.start().play(first).play(second)
    assert table.points() == 5
    assert table.play(third).points() == 3


@pytest.mark.clauses("sve", "10.10.2.4")
def test_each_card_of_a_trait_is_cheaper() -> None:
    board = Board()
    board.amulet("While this card is on your field, each Pixie follower you play costs 1 less to play.")
    kin = board.put(ME, HAND, "Kin", "Ward.", traits=("Pixie",), cost=3)
    page = board.put(ME, HAND, "Page", "Ward.", cost=3)
    table = through(board.start().play(kin))
    assert table.points() == 3
    assert through(table.play(page)).points() == 0


@pytest.mark.clauses("sve", "10.10.2.4", "10.2.1.2")
def test_cheaper_for_a_time() -> None:
    board = Board()
    kin = board.put(ME, HAND, "Kin", "Ward.", traits=("Pixie",), cost=3)
    page = board.put(ME, HAND, "Page", "Ward.", cost=2)
    rite = board.spell("For the rest of this turn, your Pixie followers cost 2 less to play.")
    table = through(board.start().play(rite))
    assert through(table.play(kin)).points() == 4
    assert through(table.play(page)).points() == 2


@pytest.mark.clauses("sve", "10.10.2.1")
def test_its_own_price_stops() -> None:
    board = Board()
    for _ in range(4):
        board.put(ME, CEMETERY)
    card = board.put(ME, HAND, "Late", "This card costs X less to play, to a minimum of 1. X equals the number of cards in your cemetery.", cost=4)  # fmt: skip
    assert board.start().play(card).points() == 4


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


@pytest.mark.clauses("sve", "10.10.2.4", "10.6.2.5.1")
@pytest.mark.parametrize(
    ("words", "zone", "paid"),
    [
        ("Your followers cost 1 play point to play.", HAND, 1),
        ("Your spells cost 1 play point to play.", HAND, 3),
        ("Followers in your EX area cost 0 play points to play.", EX_AREA, 0),
        ("Followers in your EX area cost 0 play points to play.", HAND, 3),
        ("All followers in your EX area cost 2 less to play.", EX_AREA, 1),
    ],
)
def test_what_all_such_cards_cost(words: str, zone: int, paid: int) -> None:
    board = Board()
    board.amulet(words)
    page = board.put(ME, zone, "Page", cost=3)
    table = through(board.start().play(page))
    assert table.zone(page) == FIELD
    assert table.points() == 5 - paid


@pytest.mark.clauses("sve", "10.10.2.4", "10.6.2.5.1")
def test_what_the_cards_there_cost_this_turn() -> None:
    board = Board()
    spell = board.spell("The followers in your EX area cost 2 less to play this turn.", cost=0)
    page = board.put(ME, EX_AREA, "Page", cost=3)
    held = board.put(ME, HAND, "Squire", cost=3)
    table = through(board.start().play(spell))
    assert through(table.play(page)).points() == 4
    assert through(table.play(held)).points() == 1


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


@pytest.mark.clauses("sve", "8.2", "10.6.2.7")
def test_playing_a_card_from_the_ex_area() -> None:
    board = Board()
    board.put(ME, FIELD, "Watcher", "Whenever you play a card from your EX area, give your leader [defense]+1.")
    held = board.put(ME, HAND, "Held", cost=0)
    laid = board.put(ME, EX_AREA, "Laid", cost=0)
    table = board.start().play(held)
    assert table.leader(ME) == 20
    assert table.play(laid).leader(ME) == 21


@pytest.mark.clauses("sve", "8.2", "5.4.3")
@pytest.mark.parametrize(("zone", "defense"), [(EX_AREA, 21), (HAND, 20)])
def test_was_played_from(zone: int, defense: int) -> None:
    board = Board()
    text = "[fanfare] If this card was played from your EX area, give your leader [defense]+1."
    card = board.put(ME, zone, "Card", text, cost=0)
    assert board.start().play(card).leader(ME) == defense


@pytest.mark.clauses("sve", "1.3.3", "10.6.2.1.2")
@pytest.mark.parametrize(("followers", "played"), [(1, True), (0, False)])
def test_a_condition_asked_in_the_hand_alone(followers: int, played: bool) -> None:
    board = Board()
    text = "This card can be played from your hand only if there is a follower on your field.\nGive your leader [defense]+1."
    held, beside = board.spell(text), board.spell(text, zone=EX_AREA)
    if followers:
        board.put(ME, FIELD, "Page", "Ward.")
    table = board.start()
    assert (("play", held) in table.match.game.rules.acts(table.match.game, ME)) is played
    assert ("play", beside) in table.match.game.rules.acts(table.match.game, ME)


@pytest.mark.clauses("sve", "10.10.2.4", "10.6.2.5.1")
@pytest.mark.parametrize(("most", "left"), [(5, 2), (7, 4)])
def test_a_spell_cheaper_while_something_holds(most: int, left: int) -> None:
    board = Board()
    board.points(ME, 5, most)
    rite = board.spell("While Overflow is active for you, this card costs 2 less to play.\nDraw a card.", cost=3)
    assert board.start().play(rite).points() == left


@pytest.mark.clauses("sve", "10.10.2.4", "10.6.2.1.3")
@pytest.mark.parametrize(("zone", "left"), [(HAND, 2), (EX_AREA, 5)])
def test_a_card_set_to_nothing_where_it_lies(zone: int, left: int) -> None:
    board = Board()
    page = board.put(
        ME, zone, "Page", "While this card is in your EX area, it costs 0 play points to play.\nWard.", cost=3
    )
    assert board.start().play(page).points() == left


@pytest.mark.clauses("sve", "10.6.2.5.1", "10.7.5.1", "12.9.2")
def test_the_next_one_costs_less_and_has_storm() -> None:
    board = Board()
    first, second = (board.put(ME, HAND, name, cost=3) for name in ("First", "Second"))
    rite = board.spell("The next follower you play this turn costs 2 less to play and has Storm.")
    table = board.start().play(rite).play(first)
    assert table.points() == 4 and ("attack", first, board.leaders[FOE]) in table.match.acts()
    table.play(second)
    assert table.points() == 1 and ("attack", second, board.leaders[FOE]) not in table.match.acts()


@pytest.mark.clauses("sve", "10.6.2.5.1", "10.9.1.4")
@pytest.mark.parametrize(
    "text",
    [
        "Your Pixie followers have Storm and cost 1 less to play.",
        "Your Pixie followers cost 1 less to play and have Storm.",
    ],
)
def test_cheaper_and_given_something(text: str) -> None:
    board = Board()
    board.amulet(text)
    pixie = board.put(ME, HAND, "Kin", cost=3, traits=("Pixie",))
    table = board.start().play(pixie)
    assert table.points() == 3 and ("attack", pixie, board.leaders[FOE]) in table.match.acts()


@pytest.mark.clauses("sve", "10.3.4", "10.6.2.5.1")
@pytest.mark.parametrize("there", [True, False])
def test_a_card_that_is_cheaper_itself_and_has_something(there: bool) -> None:
    board = Board()
    if there:
        board.amulet("[act]: Draw a card.")
    text = "If there is an amulet on your field, this card costs 2 less to play and has Storm."
    card = board.put(ME, HAND, "Kin", text, cost=3)
    table = board.start().play(card)
    assert table.points() == (4 if there else 2)
    assert (("attack", card, board.leaders[FOE]) in table.match.acts()) == there
