"""Own texts of Shadowverse: Evolve played: cards that come, which abilities wait for."""

from __future__ import annotations

import pytest
from sve_board import BANISHED, CEMETERY, DECK, EX_AREA, FIELD, FOE, HAND, ME, Board, hand, settle
from sve_played import on_top, through

CAME = "[fanfare] If a follower was put onto your field from your {} this turn, draw a card."


@pytest.mark.clauses("sve", "4.4.4.1", "4.8.3.1", "10.7.4")
@pytest.mark.parametrize(("there", "drawn"), [(1, 0), (2, 1), (3, 1), (4, 0)])
def test_a_field_becomes_full(there: int, drawn: int) -> None:
    board = Board()
    board.amulet("Whenever your field becomes full, draw a card.")
    for _ in range(there):
        board.put(ME, FIELD)
    spell = board.spell("Summon 2 Fairy tokens. Put a Fairy token into your EX area.")
    table = board.start().play(spell)
    settle(table)
    assert hand(table) == drawn


@pytest.mark.clauses("sve", "4.8.3.1", "10.7.4")
def test_an_ex_area_becomes_full_once() -> None:
    board = Board()
    board.amulet("Whenever your EX area becomes full, draw a card.")
    for _ in range(2):
        board.put(ME, EX_AREA)
    first, second = (
        board.spell("Put 3 Fairy tokens into your EX area."),
        board.spell("Put a Fairy token into your EX area."),
    )
    table = board.start_with(first, second)
    settle(table)
    assert hand(table) == 1


@pytest.mark.clauses("sve", "5.4.2.1")
def test_the_token_of_the_event() -> None:
    board = Board()
    board.amulet("Whenever a Knight token is put onto your field, give that token Storm.")
    spell = board.spell("Summon a Knight token.")
    table = board.start().play(spell)
    [knight] = [n for n in table.cards(ME, FIELD) if table.chars(n).names[0] == "Knight"]
    assert ("attack", knight, board.leaders[FOE]) in table.match.acts()


@pytest.mark.clauses("sve", "5.4.3")
@pytest.mark.parametrize(("zone", "drawn"), [(HAND, 0), (EX_AREA, 1)])
def test_it_entered_from_there(zone: int, drawn: int) -> None:
    board = Board()
    card = board.put(ME, zone, "Comer", "When this follower enters your field from your EX area, draw a card.", cost=0)
    table = settle(board.start().play(card))
    assert hand(table) == drawn


@pytest.mark.clauses("sve", "5.4.3")
@pytest.mark.parametrize(("zone", "drawn"), [(EX_AREA, 1), (HAND, 0)])
def test_put_onto_the_field_from_the_ex_area_means_played_from_there_too(zone: int, drawn: int) -> None:
    board = Board()
    board.put(ME, FIELD, "Watcher", "Whenever another follower is put onto your field from your EX area, draw a card.")
    page = board.put(ME, zone, cost=0)
    before = int(zone == HAND)
    assert hand(board.start().play(page)) == before - int(zone == HAND) + drawn


@pytest.mark.clauses("sve", "5.4.3")
def test_put_onto_the_field_from_the_cemetery() -> None:
    board = Board()
    watcher = "Whenever a follower is put onto your field from your cemetery, give it Storm."
    board.put(ME, FIELD, "Watcher", watcher)
    dead = board.put(ME, CEMETERY, "Dead")
    held = board.put(ME, HAND, "Held")
    back = board.spell("Select a follower in your cemetery and put it onto your field.")
    out = board.spell("Select a follower in your hand and put it onto your field.")
    table = board.start().play(back).play(out, (held,))
    assert "Storm" in table.chars(dead).keywords
    assert "Storm" not in table.chars(held).keywords


@pytest.mark.clauses("sve", "5.4.3")
@pytest.mark.parametrize(("asked", "drawn"), [("cemetery", 1), ("EX area", 0)])
def test_where_it_came_from_this_turn(asked: str, drawn: int) -> None:
    board = Board()
    gone = board.put(ME, CEMETERY, "Page")
    spell = board.spell("Select a follower in your cemetery and put it onto your field.")
    mine = board.put(ME, HAND, "Duke", CAME.format(asked))
    table = board.start().play(spell).play(mine)
    assert table.zone(gone) == FIELD
    assert len(table.cards(ME, HAND)) == drawn


@pytest.mark.clauses("sve", "10.7.1")
@pytest.mark.parametrize(("player", "drawn"), [(FOE, 1), (ME, 0)])
def test_destroyed_by_the_enemy(player: int, drawn: int) -> None:
    board = Board()
    board.put(player, FIELD, "Bait", "When this follower is destroyed by an enemy ability, draw a card.")
    spell = board.spell("Destroy each follower on the field.")
    table = settle(board.start().play(spell))
    assert hand(table, player) == drawn


@pytest.mark.clauses("sve", "11.3.2.1")
@pytest.mark.parametrize(("attacker", "drawn"), [("Bane.", 1), ("", 0)])
def test_whose_ability_bane_is(attacker: str, drawn: int) -> None:
    board = Board()
    text = "When this card is destroyed by an enemy ability, draw a card."
    keeper = board.put(FOE, FIELD, "Keeper", text, state={"dull": True})
    board.amulet("Whenever an enemy follower is destroyed by one of your abilities, draw a card.")
    asp = board.put(ME, FIELD, "Asp", attacker, attack=0 if attacker else 5, defense=5)
    table = board.start().attack(asp, keeper)
    assert [len(table.cards(player, HAND)) for player in (ME, FOE)] == [drawn, drawn]


@pytest.mark.clauses("sve", "10.7.4.1.1", "5.9.2")
def test_a_card_for_each_spell_that_was_put_away_and_a_trigger_for_each() -> None:
    board = Board()
    on_top(board, ("Verse", "Spell", 1), ("Page", "Follower", 1), ("Psalm", "Spell", 1))
    owl = board.put(ME, HAND, "Owl", "[fanfare] Put the top 3 cards of your deck into your cemetery. Draw a card for each spell put into your cemetery this way.\nWhenever a spell is put into your cemetery from your deck, deal 1 damage to each enemy leader.")  # fmt: skip
    table = through(board.start().play(owl))
    assert (hand(table), table.leader(FOE)) == (2, 18)


@pytest.mark.clauses("sve", "10.7.4")
@pytest.mark.parametrize(("noun", "grown"), [("card", 1), ("follower", 1), ("spell", 0)])
def test_back_from_the_cemetery(noun: str, grown: int) -> None:
    board = Board()
    own = board.put(
        ME,
        FIELD,
        "Digger",
        f"Whenever a {noun} is added to your hand from your cemetery, give this follower [attack]+1.",
    )
    board.put(ME, CEMETERY, "Bones")
    spell = board.spell("Select a follower in your cemetery and add it to your hand. Draw a card.")
    table = board.start().play(spell)
    settle(table)
    assert table.stats(own)[0] == 2 + grown


@pytest.mark.clauses("sve", "10.7.4")
@pytest.mark.parametrize(
    ("deed", "drawn"), [("Destroy", 1), ("Banish", 1), ("Return each follower on the field to its owner's hand.", 0)]
)
def test_destroyed_or_banished(deed: str, drawn: int) -> None:
    board = Board()
    page = board.put(ME, FIELD, "Page", "When this follower is destroyed or banished, draw a card.")
    rite = board.spell(deed if " " in deed else f"{deed} each follower on the field.")
    table = through(board.start().play(rite))
    assert table.zone(page) != FIELD
    assert len([card for card in table.cards(ME, HAND) if card != page]) == drawn


@pytest.mark.clauses("sve", "10.7.4.1.2")
@pytest.mark.parametrize(("side", "drawn"), [(ME, 1), (FOE, 0)])
def test_only_what_returns_from_my_field(side: int, drawn: int) -> None:
    board = Board()
    board.put(ME, FIELD, "Watcher", "Whenever another card is returned to hand from your field, draw a card.")
    goes = board.put(side, FIELD, "Guest", "Ward.")
    spell = board.spell("Select a card on the field. Return it to its owner's hand.")
    table = board.start().play(spell).answer((goes,))
    assert len(table.cards(ME, DECK)) == 10 - drawn


@pytest.mark.clauses("sve", "10.7.4")
@pytest.mark.parametrize(("returned", "drawn"), [(1, 1), (2, 3)])
def test_so_many_cards_returned(returned: int, drawn: int) -> None:
    board = Board()
    for _ in range(2):
        board.put(ME, FIELD)
    back = board.spell("Select up to 2 followers on your field and return them to their owners' hands.")
    spell = board.spell("If you've returned at least 2 cards to hand this turn, draw a card.")
    table = board.start()
    own = table.cards(ME, FIELD)
    table.play(back, tuple(own[:returned]))
    assert hand(table.play(spell)) == drawn


@pytest.mark.clauses("sve", "3.1.2.4")
@pytest.mark.parametrize("mine", [True, False])
def test_what_an_enemy_effect_returned_was_not_returned_by_you(mine: bool) -> None:
    """Reading S63."""
    board = Board()
    for _ in range(2):
        board.put(ME, FIELD)
    board.put(FOE, FIELD, "Trapper", "[lastwords] Return each enemy follower on the field to its owner's hand.")
    own = board.spell("Return each follower on your field to its owner's hand.")
    other = board.spell("Select an enemy follower on the field and destroy it.")
    spell = board.spell("If you've returned at least 2 cards to hand this turn, draw a card.")
    table = board.start()
    table.play(own if mine else other)  # one enemy follower is there to be selected
    settle(table)
    assert hand(table) == 2 + len([own, other, spell]) - 1
    table.play(spell)
    assert len(table.cards(ME, DECK)) == (9 if mine else 10)


@pytest.mark.clauses("sve", "5.6.1", "10.7.4")
@pytest.mark.parametrize(("zone", "drawn"), [(FIELD, 1), (CEMETERY, 0)])
def test_banished_from_the_field_and_from_nowhere_else(zone: int, drawn: int) -> None:
    board = Board()
    board.amulet("Whenever a follower is banished from your field, draw a card.")
    board.put(ME, zone, "Page", "Ward.")
    where = "on your field" if zone == FIELD else "in your cemetery"
    spell = board.spell(f"Select a follower {where} and banish it.")
    table = board.start().play(spell)
    settle(through(table))
    assert hand(table) == drawn


@pytest.mark.clauses("sve", "5.4.3")
@pytest.mark.parametrize(("zone", "drawn"), [(HAND, 0), (EX_AREA, 1)])
def test_it_came_from_anywhere_else(zone: int, drawn: int) -> None:
    board = Board()
    board.amulet("Whenever a follower is put onto your field from anywhere other than your hand, draw a card.")
    card = board.put(ME, zone, "Comer", cost=0)
    board.put(FOE, zone, "Other")
    spell = board.spell("Summon a Knight token.")  # from no zone
    table = settle(board.start().play(card).play(spell))
    assert len(set(table.cards(ME, HAND)) - {card, spell}) == drawn


@pytest.mark.clauses("sve", "10.7.4", "4.1.3.2")
def test_a_destroyed_card_is_banished_from_the_cemetery() -> None:
    board = Board()
    board.amulet(
        "Whenever an enemy follower is destroyed, you may banish it from the cemetery. If you do, draw a card."
    )
    page = board.put(FOE, FIELD)
    rite = board.spell("Destroy each enemy follower on the field.")
    table = through(board.start().play(rite))
    assert (table.zone(page), hand(table)) == (BANISHED, 1)
