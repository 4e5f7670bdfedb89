"""Played: what is picked once and done so often, cards among those that were looked at, followers that enemies cannot attack, Carrots."""

from __future__ import annotations

import pytest
from sve_board import CEMETERY, DECK, EVOLVE_DECK, FIELD, FOE, HAND, ME, Board, hand, settle


@pytest.mark.clauses("sve", "5.28.1")
def test_one_card_is_picked_for_all_of_it() -> None:
    board = Board()
    for _ in range(3):
        board.put(ME, CEMETERY, "Scroll", type="Spell")
    foe, other = board.put(FOE, FIELD, "Wall", defense=9), board.put(FOE, FIELD, "Guard", defense=9)
    spell = board.spell("Deal 1 damage to an enemy follower on the field for each spell in your cemetery.")
    table = board.start().play(spell, (foe,))
    assert (table.stats(foe)[1], table.stats(other)[1]) == (6, 9)


@pytest.mark.clauses("sve", "5.10.1")
def test_among_them() -> None:
    board = Board()
    found = board.state.zones[ME][DECK][1]
    spell = board.spell(
        "Look at the top 3 cards of your deck. Reveal a follower among them and add it to your hand. Put the rest into your cemetery."
    )
    table = board.start().play(spell, (found,))
    assert (table.zone(found), len(table.cards(ME, DECK)), len(table.cards(ME, CEMETERY))) == (HAND, 7, 3)


@pytest.mark.clauses("sve", "8.4.3")
@pytest.mark.parametrize("text", ["", "Enemy followers can't attack this follower."])
def test_enemies_do_not_attack_it(text: str) -> None:
    board = Board()
    own = board.put(ME, FIELD, "Rider")
    shy = board.put(FOE, FIELD, "Shy", text, state={"dull": True})
    acts = board.start().match.acts()
    assert (("attack", own, shy) in acts) != bool(text)


@pytest.mark.clauses("sve", "14.2.1.1")
def test_a_carrot_is_served_to_it() -> None:
    board = Board()
    board.put(
        ME,
        FIELD,
        "Bolt",
        "[feed][cost00]: Race this follower.\nWhen a Carrot is served to this follower, draw a card.",
        traits=("Courser",),
    )
    board.put(ME, EVOLVE_DECK, "Carrot", type="Spell", evolved=True)
    own = board.state.zones[ME][FIELD][0]
    table = settle(board.start().use(own))
    assert hand(table) == 1


@pytest.mark.clauses("sve", "5.13.1", "5.26.1", "10.7.4")
def test_the_first_time_each_turn() -> None:
    board = Board()
    board.amulet("The first time your leader's [defense] is increased each turn, draw a card.")
    spells = [board.spell("Give your leader [defense]+1.") for _ in range(2)]
    table = board.start()
    for each in spells:
        settle(table.play(each))
    assert hand(table) == 1


@pytest.mark.clauses("sve", "15.1.2")
def test_a_counter_of_a_card_that_is_picked() -> None:
    board = Board()
    urn = board.amulet("Stack.", state={"counters": {"Stack": 3}})
    spell = board.spell("You may remove a Stack counter from an amulet on your field. If you do, draw a card.")
    table = board.start().play(spell, True)
    assert (table.obj(urn).counters, hand(table)) == ({"Stack": 2}, 1)


@pytest.mark.clauses("sve", "5.6.1", "10.4.2.2")
@pytest.mark.parametrize(
    "text", ["Select a follower in your cemetery and banish it.", "Banish a follower in your cemetery: Draw a card."]
)
def test_what_cannot_be_banished_pays_for_nothing(text: str) -> None:
    board = Board()
    board.amulet("Cards in each player's cemetery can't be banished.")
    bones = board.put(ME, CEMETERY, "Bones")
    spell = board.spell(text)
    table = board.start().play(spell)
    assert table.asked.reason == "main"
    assert (table.zone(bones), hand(table)) == (CEMETERY, 0)


@pytest.mark.clauses("sve", "8.4.1", "10.7.4")
@pytest.mark.parametrize(("words", "drawn"), [("you didn't attack", 0), ("you attacked with a follower", 1)])
@pytest.mark.parametrize("attacks", [True, False])
def test_whether_one_has_attacked(words: str, drawn: int, attacks: bool) -> None:
    board = Board()
    own, foe = board.put(ME, FIELD, "Rider"), board.put(FOE, FIELD, "Wall", state={"dull": True}, defense=9)
    spell = board.spell(f"If {words} this turn, draw a card.")
    table = board.start()
    if attacks:
        table.attack(own, foe)
    assert hand(table.play(spell)) == (drawn if attacks else 1 - drawn)


@pytest.mark.clauses("sve", "13.4.1", "10.3.3")
@pytest.mark.parametrize(("most", "drawn"), [(6, 0), (7, 1)])
def test_a_word_before_what_is_waited_for(most: int, drawn: int) -> None:
    board = Board()
    board.points(ME, 5, most)
    own = board.put(ME, FIELD, "Rider", "Overflow: Whenever this follower attacks, draw a card.")
    foe = board.put(FOE, FIELD, "Wall", state={"dull": True}, defense=9)
    table = board.start().answer(("attack", own, foe))
    assert hand(settle(table)) == drawn


@pytest.mark.clauses("sve", "13.3.2", "15.1.2")
def test_each_other_stack() -> None:
    board = Board()
    first, second = (
        board.amulet(
            "Stack.\n[act]: Add 1 to each other Stack on your field.", name=name, state={"counters": {"Stack": 1}}
        )
        for name in ("Urn", "Jar")
    )
    table = board.start().use(first)
    assert (table.obj(first).counters, table.obj(second).counters) == ({"Stack": 1}, {"Stack": 2})
