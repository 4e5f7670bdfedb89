"""What a card is and who controls what: types that change, names, controllers, information at a moment (2, 3.1, 5.24, 10)."""

from __future__ import annotations

import pytest
from sve_board import CEMETERY, EVOLVE_DECK, EX_AREA, FIELD, FOE, HAND, ME, Board, hand

from cardwright.games.sve import keywords

TO_AMULET = "Select a follower on your field. Change it into an amulet."


# card types ----------------------------------------------------------------------------------------------------------------


@pytest.mark.clauses("sve", "5.24.1", "5.24.2", "5.24.2.1", "5.24.3", "2.3.4")
def test_a_follower_that_becomes_an_amulet() -> None:
    """H36.3: neither attack nor damage can be read any more."""
    board = Board()
    knight = board.put(ME, FIELD, "Knight", "Ward.\nAt the start of your end phase, draw a card.", defense=1)
    change = board.spell(TO_AMULET)
    crown = board.put(ME, HAND, "Crown", "Give each follower on your field [attack]+1.", type="Spell", cost=0)
    count = board.put(
        ME, HAND, "Count", "Draw cards equal to the number of amulets on your field.", type="Spell", cost=0
    )
    table = board.start().play(change).play(crown)
    chars = table.chars(knight)
    assert (chars.types, chars.power, chars.keywords) == (("Amulet",), 2, {"Ward"})
    assert hand(table.play(count)) == 1
    assert table.refused(("attack", knight, board.leaders[FOE])) == "8.4.1"
    assert hand(table.end(), ME) == 2  # the ability has stayed


@pytest.mark.clauses("sve", "5.24.3.1", "5.24.3.1.1", "5.15.2.1")
def test_this_follower_means_nothing_on_an_amulet_but_it_evolves() -> None:
    """H36.3: the evolve ability goes on."""
    board = Board()
    text = "[act][cost00]: Give this follower [attack]+1.\n[act][cost00]: Give this card [defense]+1.\n[evolve][cost01]: Evolve this follower."
    page = board.put(ME, FIELD, "Page", text)
    board.put(ME, EVOLVE_DECK, "Page (Evolved)", evolved=True, attack=4, defense=5)
    change = board.spell(TO_AMULET)
    table = board.start().use(page, 0).play(change).use(page, 0).use(page, 1)
    chars = table.chars(page)
    assert (chars.types, chars.power, chars.defense) == (("Amulet",), 3, 3)
    table.use(page, 2)
    chars = table.chars(page)
    assert (chars.types, chars.power, chars.defense) == (("Amulet",), 5, 6)


@pytest.mark.clauses("sve", "5.15.2.1")
def test_an_evolved_version_of_another_type() -> None:
    board = Board()
    egg = board.amulet("[evolve][cost01]: Evolve this card.", name="Egg")
    board.put(ME, EVOLVE_DECK, "Egg (Evolved)", evolved=True, attack=4, defense=5)
    table = board.start().use(egg)
    assert (table.chars(egg).types, table.stats(egg)) == (("Follower",), (4, 5))


@pytest.mark.clauses("sve", "2.3.4", "9.1.1.1")
def test_a_bare_type_means_all_cards_of_that_type() -> None:
    board = Board()
    token = board.put(ME, FIELD, "Sprite", token=True)
    plain = board.put(ME, FIELD, "Page")
    advanced = board.put(ME, FIELD, "Saint", advanced=True)
    amulet = board.amulet()
    spell = board.spell("Give each follower on your field [attack]+1.")
    table = board.start().play(spell)
    assert [table.chars(c).power for c in (token, plain, advanced, amulet)] == [3, 3, 3, None]


@pytest.mark.clauses("sve", "2.13.2", "2.1.2.1", "2.1.2")
@pytest.mark.parametrize(("name", "drawn"), [("Gilded Hare", 1), ("Young Tom", 1), ("Hare", 0)])
def test_alternate_names_are_referred_to_as_a_whole(name: str, drawn: int) -> None:
    board = Board()
    board.put(ME, FIELD, "Young Tom", alternate_name="Gilded Hare")
    board.card(name)
    board.card("Gilded Hare", cost=9)
    spell = board.spell(f"If there is a {name} on your field, draw a card.")
    assert hand(board.start().play(spell)) == drawn


# controllers ---------------------------------------------------------------------------------------------------------------


@pytest.mark.clauses("sve", "3.1.2", "3.1.2.1", "3.1.2.3", "3.1.2.4", "5.21.1.1")
def test_whoever_controls_the_card_controls_its_abilities() -> None:
    board = Board()
    chief = board.put(
        FOE,
        FIELD,
        "Chief",
        "Give each other follower on your field [attack]+1.\nAt the start of your end phase, draw a card.",
    )
    mine, theirs = board.put(ME, FIELD, "Page"), board.put(FOE, FIELD, "Guard")
    spell = board.spell("Select an enemy follower on the field and steal it.")
    table = board.start()
    assert (table.stats(mine)[0], table.stats(theirs)[0]) == (2, 3)
    table.play(spell, (chief,))
    assert (table.stats(mine)[0], table.stats(theirs)[0]) == (3, 2)
    before = hand(table)
    table.end()
    assert hand(table) - before == 1
    assert table.obj(chief).owner == FOE


@pytest.mark.clauses("sve", "3.1.2.2", "3.1.2.4.1")
def test_the_player_of_an_activated_ability_controls_it() -> None:
    board = Board()
    mine = board.put(ME, FIELD, "Page", "[act][cost00]: Draw a card.")
    table = board.start().use(mine)
    assert (hand(table), hand(table, FOE)) == (1, 0)


# information at a moment -----------------------------------------------------------------------------------------------------


@pytest.mark.clauses("sve", "10.9.3", "10.9.3.1")
def test_cards_that_enter_are_seen_with_what_applies_there() -> None:
    board = Board()
    board.put(ME, FIELD, "Chief", "Give each other follower on your field [attack]+1.")
    board.put(ME, FIELD, "Bard", "Whenever a follower with at least 3 attack is put onto your field, draw a card.")
    card = board.put(ME, HAND, "Page", cost=0, attack=2)
    assert hand(board.start().play(card)) == 1


@pytest.mark.clauses("sve", "10.7.4.1", "10.11.1", "10.7.7")
def test_a_follower_that_is_gone_is_read_as_it_was() -> None:
    board = Board()
    board.put(ME, FIELD, "Chief", "Give each other follower on your field [attack]+2.")
    text = "[lastwords] Deal damage equal to this follower's attack to each enemy leader."
    martyr = board.put(ME, FIELD, "Martyr", text, attack=1)
    spell = board.spell("Select a follower on your field and destroy it.")
    table = board.start().play(spell, (martyr,))
    assert table.leader(FOE) == 17


@pytest.mark.clauses("sve", "10.7.5.1", "10.12.1.3")
def test_a_delayed_trigger_goes_off_once() -> None:
    board = Board()
    spell = board.spell("At the start of your next main phase, draw a card.")
    table = board.start().play(spell)
    assert hand(table) == 0
    table.end().end()
    assert (table.state.turn_player, hand(table)) == (ME, 2)
    table.end().end()
    assert hand(table) == 3


@pytest.mark.clauses("sve", "10.12.1.1", "10.12.2.1", "10.12.2.2", "10.12.2.3")
def test_the_source_of_damage_is_the_card() -> None:
    for how, left in (("attack", 14), ("ability", 15)):
        board = Board()
        text = "This follower deals 4 more damage.\n[act][cost00]: Deal 1 damage to each enemy leader."
        mine = board.put(ME, FIELD, "Duelist", text)
        table = board.start()
        if how == "attack":
            table.attack(mine, board.leaders[FOE])
        else:
            table.use(mine)
        assert table.leader(FOE) == left


@pytest.mark.clauses("sve", "10.2.1.1", "10.2.1.2", "10.9.2", "10.8.1")
def test_one_shot_and_lasting_effects() -> None:
    board = Board()
    page = board.put(ME, FIELD, "Page")
    late = board.put(ME, HAND, "Late", cost=0)
    spell = board.spell("Give each follower on your field [attack]+1. Deal 1 damage to each enemy leader.")
    short = board.put(ME, HAND, "Short", "Give each follower on your field Rush this turn.", type="Spell", cost=0)
    table = board.start().play(spell).play(late).play(short)
    assert (table.stats(page)[0], table.stats(late)[0], table.leader(FOE)) == (3, 2, 19)
    assert keywords.has(table.match.game, page, "Rush")
    table.end()
    assert (table.stats(page)[0], table.leader(FOE)) == (3, 19)
    assert not keywords.has(table.match.game, page, "Rush")


@pytest.mark.clauses("sve", "10.9.1.6.1", "10.9.1.6.2")
def test_effects_apply_in_the_order_in_which_they_were_produced() -> None:
    for late, attack in ((True, 3), (False, 2)):
        board = Board()
        page = board.put(ME, FIELD, "Page", attack=5)
        crown = board.put(
            ME, HAND if late else FIELD, "Chief", "Give each other follower on your field [attack]+1.", cost=0
        )
        spell = board.spell("Select a follower on your field. Change its [attack] to 2.")
        table = board.start()
        table.play(spell, *(() if late else ((page,),)))
        if late:
            table.play(crown)
        assert table.stats(page)[0] == attack


@pytest.mark.clauses("sve", "10.3.4", "10.3.5")
def test_abilities_are_valid_on_the_field_or_where_they_say() -> None:
    text = "At the start of your end phase, draw a card."
    kept = "At the start of your end phase, if this card is in your EX area, draw a card."
    for zone, words, drawn in (
        (FIELD, text, 1),
        (EX_AREA, text, 0),
        (CEMETERY, text, 0),
        (EX_AREA, kept, 1),
        (FIELD, kept, 0),
    ):
        board = Board()
        board.put(ME, zone, "Host", words)
        assert hand(board.start().end()) == drawn, (zone, words)


@pytest.mark.clauses("sve", "12.12.2", "12.12.2.1", "12.10.2", "12.9.2")
def test_intimidate_bars_attacks_only_and_rush_bars_leaders() -> None:
    board = Board()
    grim = board.put(FOE, FIELD, "Grim", "Intimidate.", state={"dull": True})
    other = board.put(FOE, FIELD, "Guard", state={"dull": True})
    rushing = board.put(ME, FIELD, "Rusher", "Rush.", defense=9, state={"since": 5})
    spell = board.spell("Select an enemy follower on the field and destroy it.")
    table = board.start()
    assert table.refused(("attack", rushing, grim)) == "8.4.3.1"
    assert table.refused(("attack", rushing, board.leaders[FOE])) == "8.4.3.1.b"
    table.attack(rushing, other).play(spell)
    assert (table.zone(other), table.zone(grim)) == (CEMETERY, CEMETERY)


@pytest.mark.clauses("sve", "12.1.2")
def test_consecutive_icons_are_two_abilities() -> None:
    board = Board()
    card = board.put(ME, HAND, "Both", "[fanfare][lastwords] Draw a card.", cost=0)
    spell = board.spell("Select a follower on your field and destroy it.")
    table = board.start().play(card)
    assert hand(table) == 2
    assert hand(table.play(spell)) == 2


@pytest.mark.clauses("sve", "15.1.2.2", "13.3.2.2.a", "13.3.2.4")
def test_counters_of_one_name_are_alike() -> None:
    board = Board()
    heap = board.put(ME, HAND, "Heap", "Stack.", type="Amulet", cost=0)
    spell = board.spell("Add 2 to a Stack on your field.")
    table = board.start().play(heap).play(spell)
    assert table.obj(heap).counters == {"Stack": 3}
