"""Serving and racing in other words, two abilities in a paragraph, what is done instead of more of the same, as games show it."""

from __future__ import annotations

import pytest
from sve_board import EVOLVE_DECK, FIELD, FOE, HAND, ME, RACE_ZONE, Board, hand

from cardwright.games.sve.zones import RACE

SERVED = "[feed][feed][cost01]: Race this follower."


def carrots(board: Board, count: int) -> list[int]:
    return [board.put(ME, EVOLVE_DECK, "Carrot", type="Spell", evolved=True, cost=None) for _ in range(count)]


@pytest.mark.clauses("sve", "14.2.1.1", "14.2.2.3", "10.7.2.1")
def test_each_carrot_served_as_a_cost_triggers() -> None:
    board = Board()
    runner = board.put(ME, FIELD, "Runner", SERVED)
    board.amulet("Whenever you serve a Carrot to one of your followers, draw a card.")
    carrots(board, 3)
    table = board.start().use(runner)
    while table.asked.reason != "main":
        table.answer(table.asked.options[:1])
    assert len(table.cards(ME, RACE_ZONE)) == 2
    assert hand(table) == 2


@pytest.mark.clauses("sve", "14.2.1.1", "14.2.1.2")
def test_serving_a_carrot_as_an_instruction() -> None:
    board = Board()
    runner = board.put(ME, FIELD, "Runner", "On Race: Draw a card.")
    other = board.put(FOE, FIELD, "Rival", "Whenever you serve a Carrot to one of your followers, draw a card.")
    [carrot] = carrots(board, 1)
    spell = board.spell("Serve a Carrot to a follower on your field and race it.")
    table = board.start().play(spell)
    assert (table.zone(carrot), table.obj(carrot).link) == (RACE_ZONE, runner)
    assert hand(table) == 1
    assert not table.cards(FOE, HAND)
    assert table.obj(other).zone == FIELD


@pytest.mark.clauses("sve", "1.3.2", "14.2.3.1")
def test_what_cannot_race_does_not() -> None:
    board = Board()
    runner = board.put(ME, FIELD, "Runner", SERVED + "\nOn Race: Draw a card.")
    board.amulet("Your followers can't race.")
    carrots(board, 2)
    table = board.start().use(runner)
    assert len(table.cards(ME, RACE_ZONE)) == 2
    assert not any(fact.kind == RACE for fact in table.state.history)
    assert hand(table) == 0


@pytest.mark.clauses("sve", "10.1.1.2", "14.2.2.2")
@pytest.mark.parametrize(
    ("words", "text"),
    [("[feed]", SERVED), ("[act]", "[act][cost01]: Draw a card."), ("On Race", "On Race: Draw a card.")],
)
def test_cards_with_an_ability_that_its_icon_names(words: str, text: str) -> None:
    board = Board()
    fits = board.put(ME, FIELD, "Runner", text)
    board.put(ME, FIELD, "Page", "[evolve][cost01]: Evolve this follower.\nStrike: Draw a card.")
    spell = board.spell(f"Destroy each follower without {words} on your field.")
    table = board.start().play(spell)
    assert table.cards(ME, FIELD) == [fits]


@pytest.mark.clauses("sve", "10.6.2.5.3")
@pytest.mark.parametrize(("amulets", "cards"), [(0, 0), (1, 1), (2, 1), (3, 3)])
@pytest.mark.parametrize("more", ["there are at least 3 amulets on your field", "there are at least 3"])
def test_more_of_the_same_instead(amulets: int, cards: int, more: str) -> None:
    board = Board()
    for _ in range(amulets):
        board.amulet()
    spell = board.spell(f"If there is an amulet on your field, draw a card. If {more}, draw 3 cards instead.")
    assert hand(board.start().play(spell)) == cards


@pytest.mark.clauses("sve", "12.7.2")
@pytest.mark.parametrize(("leader", "cards"), [(True, 2), (False, 1)])
def test_two_strikes_in_one_paragraph(leader: bool, cards: int) -> None:
    board = Board()
    one = board.put(ME, FIELD, "Fencer", "Storm. Follower Strike: Draw a card.\nLeader Strike: Draw 2 cards.")
    foe = board.put(FOE, FIELD, "Wall", defense=9, state={"dull": True})
    table = board.start().attack(one, board.leaders[FOE] if leader else foe)
    while table.asked.reason != "main":
        table.answer(None)
    assert hand(table) == cards


@pytest.mark.clauses("sve", "5.9.1")
def test_the_cost_of_the_card_revealed_as_a_cost() -> None:
    board = Board()
    one = board.put(ME, HAND, "Seer", "[fanfare] Reveal a spell in your hand: Deal X damage to each enemy leader. X equals the revealed card's cost.", cost=0)  # fmt: skip
    shown = board.spell("Draw a card.", cost=3)
    board.spell("Draw a card.", cost=1)
    table = board.start().play(one).answer(True).answer((shown,))
    assert table.leader(FOE) == 17


@pytest.mark.clauses("sve", "10.4.7", "1.3.5")
def test_engaging_any_number_as_a_cost() -> None:
    board = Board()
    text = "[fanfare] Engage any number of other followers on your field: Draw X cards. X equals the number of followers engaged."  # fmt: skip
    one = board.put(ME, HAND, "Drover", text, cost=0)
    first, second, _ = (board.put(ME, FIELD, "Page") for _ in range(3))
    board.put(ME, FIELD, "Sleeper", state={"dull": True})
    table = board.start().play(one).answer(True, (first,), (second,), ())
    assert (table.obj(first).dull, table.obj(second).dull, hand(table)) == (True, True, 2)


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


@pytest.mark.clauses("sve", "5.4.2.1")
def test_the_token_of_the_event() -> None:
    board = Board()
    board.amulet("Whenever a Knight token is put onto your field, give that token Storm.")
    spell = board.spell("Summon a Knight token.")
    table = board.start().play(spell)
    [knight] = [n for n in table.cards(ME, FIELD) if table.chars(n).names[0] == "Knight"]
    assert ("attack", knight, board.leaders[FOE]) in table.match.acts()


@pytest.mark.clauses("sve", "10.6.2.2.2")
def test_any_number_of_the_options() -> None:
    board = Board()
    text = "Choose any number of the following. (1) Draw a card. (2) Give your leader [defense]+1. (3) Draw 2 cards."
    spell = board.spell(text)
    table = board.start().play(spell, (0, 2))
    assert (hand(table), table.leader(ME)) == (3, 20)
