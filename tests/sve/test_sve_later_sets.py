"""Played: where cards enter from, one of several tokens, once in a game, so often instead, one name in common, no less than so much."""

from __future__ import annotations

import pytest
from sve_board import CEMETERY, DECK, EX_AREA, FIELD, FOE, HAND, ME, Board, Table, hand, settle


@pytest.mark.clauses("sve", "5.4.3")
@pytest.mark.parametrize(("zone", "drawn"), [(HAND, 0), (EX_AREA, 1)])
def test_it_entered_from_there(zone: int, drawn: int) -> None:
    board = Board()
    card = board.put(ME, zone, "Comer", "When this follower enters your field from your EX area, draw a card.", cost=0)
    table = settle(board.start().play(card))
    assert hand(table) == drawn


@pytest.mark.clauses("sve", "9.1.2", "10.6.2.8.2")
def test_one_of_three_tokens() -> None:
    board = Board()
    spell = board.spell("Summon a Fairy token, a Knight token, or a Ghost token.")
    table = board.start().play(spell)
    assert table.asked.options == ("Fairy", "Knight", "Ghost")
    assert table.answer(("Knight",)).names(ME, FIELD) == ["Knight"]


@pytest.mark.clauses("sve", "10.6.1", "4.1.3.2")
def test_once_in_the_game_and_not_in_the_next_turn() -> None:
    board = Board()
    card = board.put(ME, FIELD, "Sage", "[act][cost00]: Draw a card. This ability can be activated once per game.")
    table = board.start().use(card)
    assert hand(table) == 1
    assert table.refused(("use", card, *_source(table, card))) != ""
    table.end().end()
    assert hand(table) == 2
    assert table.refused(("use", card, *_source(table, card))) != ""


def _source(table: Table, card: int) -> tuple[int, ...]:
    from cardwright.games.sve.abilities import activated

    return tuple(next(iter(activated(table.match.game, card))))


@pytest.mark.clauses("sve", "10.10.2.5")
@pytest.mark.parametrize(("spells", "drawn"), [(4, 1), (5, 3)])
def test_so_often_instead(spells: int, drawn: int) -> None:
    board = Board()
    for _ in range(spells):
        board.put(ME, CEMETERY, "Verse", type="Spell", cost=1)
    spell = board.spell("Draw a card. Spellchain (5): Do this 3 times instead.")
    assert hand(board.start().play(spell)) == drawn


@pytest.mark.clauses("sve", "2.1.1", "10.6.2.3")
def test_two_with_one_name_are_selected() -> None:
    board = Board()
    owls = [board.put(FOE, FIELD, "Owl") for _ in range(3)]
    cat = board.put(FOE, FIELD, "Cat")
    spell = board.spell("Select 2 enemy followers with the same name on the field and destroy them.")
    table = board.start().play(spell)
    assert table.asked.options == tuple(owls)
    table.answer((owls[0],), (owls[2],))
    assert table.cards(FOE, FIELD) == [owls[1], cat]


@pytest.mark.clauses("sve", "2.1.1")
def test_two_with_one_name_are_searched_for() -> None:
    board = Board()
    owls = [board.put(ME, DECK, "Owl") for _ in range(2)]
    board.put(ME, DECK, "Cat")
    spell = board.spell(
        "Search your deck for up to 2 cards with the same name, reveal them, and add them to your hand."
    )
    table = board.start().play(spell)
    table.answer((owls[0],))
    assert table.asked.options == (owls[1],)


@pytest.mark.clauses("sve", "10.4.7")
@pytest.mark.parametrize(("names", "drawn"), [(("Owl", "Owl", "Cat"), 1), (("Owl", "Cat", "Eel"), 0)])
def test_so_many_that_have_one_name(names: tuple[str, ...], drawn: int) -> None:
    board = Board()
    for name in names:
        board.put(ME, FIELD, name)
    spell = board.spell("If there are at least 2 followers with the same name on your field, draw a card.")
    assert hand(board.start().play(spell)) == drawn


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


@pytest.mark.clauses("sve", "10.10.2.1")
def test_its_own_price_stops() -> None:
    board = Board()
    for _ in range(4):
        board.put(ME, CEMETERY)
    card = board.put(ME, HAND, "Late", "This card costs X less to play, to a minimum of 1. X equals the number of cards in your cemetery.", cost=4)  # fmt: skip
    assert board.start().play(card).points() == 4


@pytest.mark.clauses("sve", "10.10.1")
@pytest.mark.parametrize(("player", "left"), [(ME, 2), (FOE, 4)])
def test_damage_from_an_enemy_ability(player: int, left: int) -> None:
    board = Board()
    wall = board.put(player, FIELD, "Wall", "If this follower would take damage from an enemy ability, reduce that damage by 2.", defense=5)  # fmt: skip
    spell = board.spell("Deal 3 damage to each follower on the field.")
    assert board.start().play(spell).stats(wall)[1] == left


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


@pytest.mark.clauses("sve", "9.2.1")
def test_the_next_spell_alone_is_cheaper() -> None:
    board = Board()
    first = board.spell("Your next spell costs 2 less to play this turn.")
    second, third = (board.spell("Draw a card.", cost=2) for _ in range(2))
    table = board.start().play(first).play(second)
    assert table.points() == 5
    assert table.play(third).points() == 3


@pytest.mark.clauses("sve", "8.4.5", "8.4.9")
def test_stronger_while_attacking() -> None:
    board = Board()
    own = board.put(ME, FIELD, "Rider", "While this follower is attacking, it has [attack]+2.", attack=1, defense=9)
    wall = board.put(FOE, FIELD, "Wall", attack=0, defense=9, state={"dull": True})
    table = board.start()
    assert table.stats(own)[0] == 1
    settle(table.attack(own, wall))
    assert (table.stats(wall)[1], table.stats(own)[0]) == (6, 1)


@pytest.mark.clauses("sve", "5.8.1", "5.9.2")
@pytest.mark.parametrize(
    "text",
    [
        "Return your hand to your deck, shuffle it, and draw that many cards.",
        "Return your hand to your deck and shuffle it. Draw the same number of cards.",
        "Return your hand to your deck and shuffle it. Draw X cards. X equals the number of cards returned to your deck.",
    ],
)
@pytest.mark.parametrize("held", [0, 3])
def test_as_many_are_drawn_as_were_returned(text: str, held: int) -> None:
    board = Board()
    for _ in range(held):
        board.put(ME, HAND)
    spell = board.spell(text)
    table = board.start().play(spell)
    assert (hand(table), len(table.cards(ME, DECK))) == (held, 10)


@pytest.mark.clauses("sve", "10.4.2", "5.4.1")
def test_it_goes_to_the_ex_area_for_it() -> None:
    board = Board()
    card = board.amulet("[act][cost01], put this card into its owner's EX area: Draw a card.")
    table = board.start().use(card)
    assert (table.zone(card), hand(table), table.points()) == (EX_AREA, 1, 4)
