"""Own texts of Shadowverse: Evolve played: what is chosen and selected, and by whom."""

from __future__ import annotations

import pytest
from sve_board import CEMETERY, DECK, FIELD, FOE, HAND, ME, Board, hand
from sve_played import through


@pytest.mark.clauses("sve", "10.6.2.3")
def test_when_the_enemy_selects_it() -> None:
    board = Board()
    board.put(FOE, FIELD, "Ward", "When this follower is selected by an enemy ability, draw a card.")
    rite = board.spell("Select an enemy follower on the field and give it [attack]-1.")
    assert len(through(board.start().play(rite)).cards(FOE, HAND)) == 1


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


@pytest.mark.clauses("sve", "10.3.2")
@pytest.mark.parametrize(("there", "drawn"), [(("Frost Ember",), 0), (("Frost Ember", "Frost Cinder"), 1)])
def test_one_of_each_of_two_names(there: tuple[str, ...], drawn: int) -> None:
    """A name that no card in the match has is still a name."""
    board = Board()
    for name in there:
        board.put(ME, CEMETERY, name)
    spell = board.spell("If there is a Frost Ember and Frost Cinder in your cemetery, draw a card.")
    assert hand(board.start().play(spell)) == drawn


@pytest.mark.clauses("sve", "1.3.5")
@pytest.mark.parametrize(("others", "drawn"), [((), 0), (("Pixie",), 0), (("Pixie", "Beast"), 1)])
def test_one_of_each_has_to_be_there(others: tuple[str, ...], drawn: int) -> None:
    board = Board()
    for trait in others:
        board.put(ME, FIELD, trait, traits=(trait,))
    spell = board.spell("If there is a Pixie follower and Beast follower on your field, draw a card.")
    before = len(board.state.zones[ME][DECK])
    table = board.start().play(spell)
    assert before - len(table.cards(ME, DECK)) == drawn


@pytest.mark.clauses("sve", "1.3.2")
@pytest.mark.parametrize("both", [True, False])
def test_both_tokens(both: bool) -> None:
    board = Board()
    first = board.spell(f"Summon a Knight{' and Viking' if both else ''} token.")
    second = board.spell("If there is both a Knight token and a Viking token on your field, draw 2 cards.")
    table = board.start()
    for rite in (first, second):
        table = through(table.play(rite))
    assert len(table.cards(ME, HAND)) == (2 if both else 0)


@pytest.mark.clauses("sve", "5.5.1")
def test_the_opponent_selects_what_is_destroyed() -> None:
    board = Board()
    first, second = board.put(FOE, FIELD, "One"), board.put(FOE, FIELD, "Two")
    spell = board.spell("Each opponent selects a follower on their field. Destroy it and draw a card.")
    table = board.start().play(spell)
    assert table.asked.player == FOE
    table.answer((second,))
    assert (table.zone(first), table.zone(second), hand(table)) == (FIELD, CEMETERY, 1)


@pytest.mark.clauses("sve", "1.3.2", "5.10.1")
def test_selected_among_cards_in_the_cemetery() -> None:
    board = Board()
    page = board.put(ME, DECK, "Sprite", traits=("Pixie",))
    deck = board.state.zones[ME][DECK]
    deck.remove(page)
    deck.insert(1, page)
    spell = board.spell(
        "Put the top 3 cards of your deck into your cemetery. Select a Pixie card from among them and add it to your hand."
    )
    table = board.start().play(spell)
    assert table.zone(page) == HAND
    assert len(table.cards(ME, CEMETERY)) == 3


@pytest.mark.clauses("sve", "1.3.4.1")
def test_they_draw_what_they_are_said_to_draw() -> None:
    board = Board()
    board.put(FOE, HAND, "Theirs", "Rush.")
    spell = board.spell("Select an opponent. They discard a card and draw 2 cards.")
    table = board.start().play(spell)
    assert (hand(table), hand(table, FOE)) == (0, 2)
    assert table.names(FOE, CEMETERY) == ["Theirs"]


@pytest.mark.clauses("sve", "5.10.1", "1.3.4.1")
def test_an_opponent_takes_of_his_own_cards_and_orders_the_rest() -> None:
    board = Board()
    top = [board.put(FOE, DECK, name) for name in ("First", "Second", "Third")]
    rite = board.spell(
        "Select an opponent. They look at the top 3 cards of their deck. They may put a follower from among them onto their field. "
        "They put the remaining cards on the bottom of their deck in any order."
    )
    table = board.start()
    state = table.state.zones[FOE][DECK]
    state[:] = top + [card for card in state if card not in top]
    table.play(rite)
    asked = []
    while table.match.decision is not None and table.asked.reason not in ("main", "quick"):
        asked.append((table.asked.player, table.asked.kind))
        options = table.asked.options or ()
        ordered = options if table.asked.kind == "order" else options[:1]
        table.answer(True if table.asked.kind == "yes_no" else tuple(ordered))
    assert {player for player, _ in asked} == {FOE}
    assert len([card for card in top if table.zone(card) == FIELD]) == 1
    assert set(table.cards(FOE, DECK)[-2:]) == {card for card in top if table.zone(card) != FIELD}


def test_they_put_cards_of_their_own_deck() -> None:
    board = Board()
    rite = board.spell("Select an opponent. They put the top 3 cards of their deck into their cemetery.")
    table = through(board.start().play(rite))
    assert len(table.cards(FOE, CEMETERY)) == 3
    assert len(table.cards(FOE, DECK)) == 7
    assert table.cards(ME, HAND) == [] and len(table.cards(ME, DECK)) == 10


@pytest.mark.clauses("sve", "5.13.1")
def test_random_damage_three_times_in_one_sentence() -> None:
    board = Board()
    foes = [board.put(FOE, FIELD, f"Foe {at}", "Ward.", defense=9) for at in range(3)]
    spell = board.spell("Deal 2 damage to a random enemy follower on the field 3 times.")
    table = board.start().play(spell)
    assert sum(9 - table.stats(foe)[1] for foe in foes) == 6


@pytest.mark.clauses("sve", "5.18.1")
def test_chance_picks_whom_the_damage_hits() -> None:
    board = Board()
    cards = [board.put(FOE, FIELD, defense=5) for _ in range(3)]
    spell = board.spell("Deal 2 damage to a random enemy follower on the field.")
    table = board.start().play(spell)
    assert sorted(table.stats(n)[1] for n in cards) == [3, 5, 5]


@pytest.mark.clauses("sve", "5.18.1")
def test_chance_picks_and_nobody_is_asked() -> None:
    board = Board()
    for name in ("Owl", "Cat", "Eel"):
        board.put(FOE, FIELD, name)
    spell = board.spell("Randomly destroy 1 enemy follower on the field.")
    table = board.start().play(spell)
    assert len(table.cards(FOE, FIELD)) == 2
    assert len(table.cards(FOE, CEMETERY)) == 1


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


@pytest.mark.clauses("sve", "4.4.3", "10.6.2.8.2")
@pytest.mark.parametrize(
    ("said", "gone"),
    [
        ("Destroy an enemy follower.", True),
        ("Banish an enemy follower.", True),
        ("Return an enemy follower to its owner's hand.", True),
        ("Engage an enemy follower.", False),
    ],
)
def test_an_enemy_card_without_a_place_is_one_on_the_field(said: str, gone: bool) -> None:
    board = Board()
    mine, theirs = board.put(ME, FIELD), board.put(FOE, FIELD)
    rite = board.spell(said)
    table = through(board.start().play(rite))
    assert table.zone(mine) == FIELD and not table.obj(mine).dull
    assert (table.zone(theirs) != FIELD) == gone and (gone or table.obj(theirs).dull)
