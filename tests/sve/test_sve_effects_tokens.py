"""Tokens: creating, eliminating, the limits of zones, transforming (5.4.2, 5.16, 9.1, 4.4.4, 4.8.3); advanced cards (9.2)."""

from __future__ import annotations

import pytest
from sve_board import BANISHED, CEMETERY, DECK, EX_AREA, FIELD, FOE, HAND, ME, Board
from sve_effects import ENEMY, FOLLOWER, IT, OWN, YOU, num, pick, played

from cardwright.errors import InputError
from cardwright.games.common.zones import ENTER
from cardwright.games.sve.tokens import NOWHERE, token_index
from cardwright.games.sve.zones import EVOLVE_DECK, TOKEN
from cardwright.text import ir
from cardwright.text import ir_sve as sv

MINE, EX = ir.Field(player=YOU), sv.ExArea(player=YOU)


def make(count: int, *names: str, into: ir.Zone = MINE, **more: bool) -> sv.CreateTokens:
    return sv.CreateTokens(player=YOU, count=num(count), names=names, into=into, bind="t1", **more)


@pytest.mark.clauses("sve", "5.4.2", "5.4.2.1", "9.1.2", "9.1.2.1", "9.1.2.2", "9.1.2.3")
def test_created_tokens_are_put_onto_the_field() -> None:
    board = Board()
    table = board.start_with(board.does(make(2, "Knight")))
    made = table.cards(ME, FIELD)
    assert table.names(ME, FIELD) == ["Knight", "Knight"]
    assert all(table.obj(n).owner == table.obj(n).controller == ME for n in made)
    assert table.stats(made[0]) == (1, 1)
    entered = [f for f in table.state.history if f.kind == ENTER]
    assert [f.obj for f in entered] == [table.ref(n) for n in made]
    assert all(TOKEN in f.tags and f.from_zone == NOWHERE for f in entered)


@pytest.mark.clauses("sve", "4.4.4.1", "4.4.4.2", "9.1.2")
def test_only_as_many_are_created_as_the_field_has_room_for() -> None:
    board = Board()
    for _ in range(4):
        board.put(ME, FIELD)
    table = board.start_with(board.does(make(3, "Knight")))
    assert table.names(ME, FIELD).count("Knight") == 1
    assert sum(f.kind == ENTER for f in table.state.history) == 1
    assert len(table.state.objects) == len({n for p in table.state.zones for z in p for n in z})


@pytest.mark.clauses("sve", "4.4.4.2")
def test_the_controller_selects_which_of_several_are_created() -> None:
    board = Board()
    for _ in range(4):
        board.put(ME, FIELD)
    table = played(board, make(1, "Knight", "Fairy"))
    assert (table.asked.reason, table.asked.least, table.asked.most) == ("fit", 1, 1)
    table.answer((table.asked.options[1],))
    assert table.names(ME, FIELD)[-1] == "Fairy"


@pytest.mark.clauses("sve", "4.8.3.1", "4.8.3.2")
def test_the_rest_goes_to_the_ex_area_as_far_as_that_has_room() -> None:
    board = Board()
    for _ in range(4):
        board.put(ME, FIELD)
        board.put(ME, EX_AREA)
    table = board.start_with(board.does(make(3, "Fairy"), sv.RestOfTokens(into=EX)))
    assert table.names(ME, FIELD).count("Fairy") == 1
    assert table.names(ME, EX_AREA).count("Fairy") == 1


@pytest.mark.clauses("sve", "1.3.5.1")
def test_up_to_so_many_onto_the_field_or_into_the_ex_area() -> None:
    board = Board()
    board.put(ME, FIELD)
    into = sv.OneOfZones(zones=(MINE, EX))
    table = played(board, make(7, "Fairy", into=into, up_to=True))
    assert (table.asked.kind, table.asked.least, table.asked.most) == ("number", 0, 7)
    table.answer(6)
    assert (table.asked.least, table.asked.most) == (1, 4)
    table.answer(2)
    assert len(table.cards(ME, FIELD)) == 3
    assert len(table.cards(ME, EX_AREA)) == 4


def test_one_of_several_names() -> None:
    board = Board()
    table = played(board, make(2, "Fairy", "Knight", one_of=True))
    table.answer(("Knight",), ("Fairy",))
    assert table.names(ME, FIELD) == ["Knight", "Fairy"]


@pytest.mark.clauses("sve", "9.1.3", "9.1.3.1", "9.1.4", "9.1.4.1", "9.1.4.3", "9.1.1.1")
def test_a_destroyed_token_passes_through_the_cemetery() -> None:
    """H35.2"""
    board = Board()
    destroy = board.does(ir.Break(what=ir.All(group=OWN)))
    board.put(ME, FIELD, "Page")
    table = board.start_with(board.does(make(1, "Knight")))
    token = table.cards(ME, FIELD)[-1]
    table.play(destroy)
    assert table.names(ME, CEMETERY).count("Knight") == 0
    assert "Page" in table.names(ME, CEMETERY)
    assert table.zone(token) == NOWHERE
    moved = next(f for f in table.state.history if f.before is not None and f.before.ref[0] == token and f.to_zone == 4)
    assert moved.before is not None and moved.before.zone == FIELD
    assert table.cited("9.1.4.3")


@pytest.mark.clauses("sve", "9.1.4.3")
def test_the_rest_of_the_effect_does_not_find_an_eliminated_token() -> None:
    board = Board()
    back = ir.ToHand(what=IT, player=ir.Owner(), verb="return")
    table = board.start_with(board.does(make(1, "Knight"), back, ir.PlayOnto(what=IT, player=YOU)))
    assert table.names(ME, FIELD) == []
    assert "Knight" not in table.names(ME, HAND)


@pytest.mark.clauses("sve", "9.1.4.2")
def test_a_spell_token_stays_in_the_ex_area_only() -> None:
    board = Board()
    onto = ir.PlayOnto(what=IT, player=YOU)
    table = board.start_with(board.does(make(2, "Mimi", into=EX)), board.does(make(1, "Mimi", into=EX), onto))
    assert table.names(ME, EX_AREA) == ["Mimi", "Mimi", "Mimi"]
    assert table.names(ME, FIELD) == []


@pytest.mark.clauses("sve", "5.16.1")
def test_transforming_banishes_and_creates_in_the_same_zone() -> None:
    board = Board()
    enemy = board.put(FOE, FIELD, "Guard")
    table = played(board, pick(ENEMY), sv.Transform(what=IT, name="Fairy"))
    assert table.zone(enemy) == BANISHED
    assert table.names(FOE, FIELD) == ["Fairy"]
    assert table.obj(table.cards(FOE, FIELD)[0]).owner == FOE


@pytest.mark.clauses("sve", "5.16.1", "9.1.4.3")
def test_a_transformed_token_ceases_to_exist() -> None:
    board = Board()
    table = board.start_with(board.does(make(2, "Knight"), sv.Transform(what=IT, name="Fairy")))
    assert table.names(ME, FIELD) == ["Fairy", "Fairy"]
    assert table.names(ME, BANISHED) == []


def test_unknown_tokens_are_refused() -> None:
    board = Board()
    table = board.start()
    with pytest.raises(InputError):
        token_index(table.match.game.defs, "Nobody")


@pytest.mark.clauses("sve", "9.2.1", "9.2.1.1", "9.2.2")
def test_an_advanced_card_goes_faceup_to_the_evolve_deck_area() -> None:
    board = Board()
    grand = board.put(ME, FIELD, "Grand Page", advanced=True)
    back = ir.ToHand(what=ir.All(group=OWN), player=ir.Owner(), verb="return")
    table = board.start_with(board.does(back))
    assert table.zone(grand) == EVOLVE_DECK
    assert not table.obj(grand).face_down
    assert table.cited("9.2.2")
    arrived = [f.to_zone for f in table.state.history if f.obj[0] == grand]
    assert arrived == [HAND, EVOLVE_DECK]


@pytest.mark.clauses("sve", "9.2.2")
def test_the_other_reading_of_advanced_cards() -> None:
    board = Board()
    grand = board.put(ME, FIELD, "Grand Page", advanced=True)
    back = ir.ToHand(what=ir.All(group=OWN), player=ir.Owner(), verb="return")
    spell = board.does(back)
    table = board.start(advanced_arrives_first=False).play(spell)
    assert [f.to_zone for f in table.state.history if f.obj[0] == grand] == [EVOLVE_DECK]


@pytest.mark.clauses("sve", "4.4.4.2", "4.8.3.2")
def test_moves_by_effects_stop_at_the_limit() -> None:
    board = Board()
    for _ in range(3):
        board.put(ME, FIELD, "Page")
        board.put(ME, EX_AREA, "Note")
    hand = [board.put(ME, HAND, f"Squire {n}") for n in range(3)]
    everyone = ir.All(group=ir.Group(noun=FOLLOWER, qualifiers=(ir.InZone(zone=ir.Hand(player=YOU)),)))
    table = played(board, ir.PlayOnto(what=everyone, player=YOU))
    assert set(table.asked.options) == set(hand)
    table.answer((hand[0], hand[2]))
    assert [table.zone(n) for n in hand] == [FIELD, HAND, FIELD]
    assert table.asked.reason == "main"


@pytest.mark.clauses("sve", "9.1.4.3")
def test_no_deck_holds_a_token() -> None:
    board = Board()
    into = ir.PutInto(what=IT, to=ir.DeckTop(player=ir.Owner()))
    table = board.start_with(board.does(make(1, "Knight"), into))
    assert "Knight" not in table.names(ME, DECK)
