"""Cards banished on their way to the cemetery, and what is asked of cards that are gone; further texts that allow or forbid."""

from __future__ import annotations

import pytest
from sve_board import BANISHED, CEMETERY, EVOLVE_DECK, FIELD, FOE, HAND, ME, Board, hand

# -- banished on their way to the cemetery ------------------------------------------------------------------------------------------------------


@pytest.mark.clauses("sve", "10.10.1", "4.9.1")
def test_cards_on_the_way_to_ones_own_cemetery_only() -> None:
    board = Board()
    board.amulet("If a card would be put into your cemetery, banish it instead.")
    mine, theirs = board.put(ME, FIELD, "Mine", "Ward."), board.put(FOE, FIELD, "Theirs", "Ward.")
    held = board.put(ME, HAND, "Held", "Ward.")
    spell = board.spell(
        "Destroy each follower on the field. Discard your hand. Put the top card of your deck into your cemetery."
    )
    table = board.start().play(spell)
    assert table.cards(FOE, CEMETERY) == [theirs]
    assert table.cards(ME, CEMETERY) == []
    assert {mine, held, spell} <= set(table.cards(ME, BANISHED))
    assert len(table.cards(ME, BANISHED)) == 4


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


@pytest.mark.clauses("sve", "12.5.3", "14.2.3.1")
@pytest.mark.parametrize("racing", [False, True])
def test_whether_the_follower_that_is_gone_was_racing(racing: bool) -> None:
    board = Board()
    gone = board.put(
        ME,
        FIELD,
        "Runner",
        "[lastwords] If this follower was racing, give your leader [defense]+2.",
        traits=("Umamusume",),
    )
    if racing:
        board.put(
            ME,
            EVOLVE_DECK,
            "Carrot",
            type="Spell",
            evolved=True,
        )
    start = board.spell("Serve a Carrot to a follower on your field. Race it.")
    end = board.spell("Destroy a follower on your field.")
    table = board.start()
    table.play(start).play(end)
    assert table.leader(ME) == (22 if racing else 20)
    assert gone in table.cards(ME, CEMETERY)


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


@pytest.mark.clauses("sve", "8.2.1")
def test_one_of_those_named_is_played_and_no_other() -> None:
    board = Board()
    dead = [board.put(ME, CEMETERY, f"Dead {at}", "Rush.", cost=1) for at in range(2)]
    spell = board.spell("Select 2 followers in your cemetery. You may play one of them this turn.")
    table = board.start().play(spell)
    table.play(dead[1])
    assert table.cards(ME, FIELD) == [dead[1]]
    assert table.refused(("play", dead[0])) == "8.2.1"


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


@pytest.mark.clauses("sve", "1.3.3")
@pytest.mark.parametrize("words", ["use [act] abilities", "activate [act] abilities"])
def test_neither_attacks_nor_abilities_while_the_card_is_there(words: str) -> None:
    board = Board()
    text = f"[fanfare] Select a follower on your field. It can't attack or {words} while this card is on your field."
    worker = board.put(ME, FIELD, "Worker", "Storm.\n[act][cost00]: Draw a card.", state={"since": 0})
    jailer = board.amulet(text, zone=HAND)
    end = board.spell("Destroy an amulet on your field.")
    table = board.start().play(jailer)
    assert table.refused(("attack", worker, board.leaders[FOE]))
    table.play(end).use(worker)
    assert hand(table) == 1
