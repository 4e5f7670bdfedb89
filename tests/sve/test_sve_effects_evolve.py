"""Evolving, serving and racing, stealing (5.15, 14.2, 5.21, 2.14)."""

from __future__ import annotations

import pytest
from sve_board import CEMETERY, EVOLVE_DECK, EVOLVE_ZONE, FIELD, FOE, HAND, ME, RACE_ZONE, Board
from sve_effects import IT, OWN, YOU, pick

from cardwright.games.sve import evolve, race
from cardwright.games.sve.keywords import has
from cardwright.games.sve.zones import EVOLVE, RACE
from cardwright.text import ir
from cardwright.text import ir_sve as sv

EVOLVE_ALL = sv.Evolve(what=ir.All(group=OWN))
BACK = ir.ToHand(what=ir.All(group=OWN), player=ir.Owner(), verb="return")


def squire(board: Board, **state: object) -> int:
    return board.put(ME, FIELD, "Squire", attack=2, defense=3, cost=2, state=state)


def bigger(board: Board, attack: int = 4, defense: int = 5, **facts: object) -> int:
    return board.put(ME, EVOLVE_DECK, "Squire (Evolved)", evolved=True, attack=attack, defense=defense, **facts)


# -- evolving ----------------------------------------------------------------------------------------------------------------


@pytest.mark.clauses("sve", "5.15.1", "5.15.1.1", "5.15.1.1.1", "5.15.1.2", "5.15.2", "5.15.3", "4.12.1", "10.9.1.1.1")
def test_evolving_links_a_card_of_the_evolve_deck() -> None:
    board = Board()
    base, above = squire(board), bigger(board)
    table = board.start_with(board.does(EVOLVE_ALL))
    assert table.zone(above) == EVOLVE_ZONE
    assert (table.obj(above).link, table.obj(base).link) == (base, above)
    assert table.stats(base) == (4, 5)
    assert table.chars(base).cost == 2
    assert [f.obj for f in table.state.history if f.kind == EVOLVE] == [table.ref(base)]


@pytest.mark.clauses("sve", "5.15.4")
def test_an_evolved_card_stays_the_card_that_it_was() -> None:
    board = Board()
    base = squire(board, dull=True, damage=2, counters={"ember": 1})
    bigger(board)
    spell = board.does(EVOLVE_ALL)
    table = board.start()
    before = table.ref(base)
    table.play(spell)
    assert table.ref(base) == before
    assert table.obj(base).dull
    assert table.obj(base).counters == {"ember": 1}
    assert table.stats(base) == (4, 3)


@pytest.mark.clauses("sve", "4.6.3", "5.15.1.1")
def test_faceup_cards_and_other_names_do_not_correspond() -> None:
    board = Board()
    base = squire(board)
    bigger(board)
    board.put(ME, EVOLVE_DECK, "Captain Moth (Evolved)", evolved=True)
    table = board.start()
    g = table.match.game
    [one] = evolve.corresponding(g, table.ref(base))
    g.edit(one).face_down = False
    assert evolve.corresponding(g, table.ref(base)) == []


@pytest.mark.clauses("sve", "5.15.1.1")
def test_its_controller_selects_among_different_cards() -> None:
    board = Board()
    base = squire(board)
    first = bigger(board)
    bigger(board)
    other = board.put(ME, EVOLVE_DECK, "Squire (Evolved)", evolved=True, attack=7, defense=1, traits=("Pixie",))
    # two copies of one card are alike: one of each is offered
    board.state.objects[first + 1].card = board.state.objects[first].card
    spell = board.does(EVOLVE_ALL)
    table = board.start().play(spell)
    assert table.asked.options == (first, other)
    assert table.answer((other,)).stats(base) == (7, 1)


@pytest.mark.clauses("sve", "2.14.1", "2.14.2", "2.14.3", "2.14.3.1", "4.6.3.1", "4.6.4", "2.14.2.1")
def test_a_double_faced_card_shows_the_face_that_corresponds() -> None:
    board = Board()
    base = squire(board)
    back = board.card("Squire (Evolved)", evolved=True, attack=6, defense=6)
    card = board.put(ME, EVOLVE_DECK, "Stranger (Evolved)", evolved=True, back=f"test-{back}", attack=1, defense=1)
    leave = board.does(BACK)
    spell = board.does(EVOLVE_ALL)
    table = board.start().play(spell)
    assert table.stats(base) == (6, 6)
    assert table.chars(card).names == ("Squire",)
    table.play(leave)
    assert table.zone(card) == EVOLVE_DECK
    assert table.chars(card).names == ("Stranger",)


@pytest.mark.clauses("sve", "5.15.5", "11.6.1")
def test_the_link_ends_when_the_card_leaves() -> None:
    board = Board()
    base, above = squire(board), bigger(board)
    first, then = board.does(EVOLVE_ALL), board.does(BACK)
    table = board.start_with(first, then)
    assert (table.zone(base), table.chars(base).power) == (HAND, 2)
    assert table.zone(above) == EVOLVE_DECK
    assert not table.obj(above).face_down
    assert table.obj(above).link == -1


@pytest.mark.clauses("sve", "5.15.5", "4.1.3.2")
def test_a_card_that_leaves_and_comes_back_is_not_evolved() -> None:
    """H33.3: out and back within one effect."""
    board = Board()
    base = squire(board)
    bigger(board)
    mine = ir.Choose(targets=(ir.Target(count=ir.Num(value=1), group=OWN, bind="t1"),), player=YOU)
    gone = ir.PutInto(what=IT, to=sv.Cemetery(player=ir.Owner()))
    first, then = board.does(EVOLVE_ALL), board.does(mine, gone, ir.PlayOnto(what=IT, player=YOU))
    table = board.start_with(first, then)
    assert table.zone(base) == FIELD
    assert table.stats(base) == (2, 3)


@pytest.mark.clauses("sve", "11.6.2")
@pytest.mark.parametrize("newest", [True, False])
def test_after_a_second_evolution_the_newest_link_counts(newest: bool) -> None:
    board = Board()
    base = squire(board)
    one = bigger(board)
    two = bigger(board, 8, 8)
    again = ir.Both(effects=(EVOLVE_ALL, EVOLVE_ALL))
    spell = board.does(again)
    table = board.start(newest_link_counts=newest).play(spell)
    table.answer((one,))
    assert table.stats(base) == ((8, 8) if newest else (4, 5))
    assert table.zone(one if newest else two) == EVOLVE_DECK


@pytest.mark.clauses("sve", "1.3.2")
def test_without_a_corresponding_card_nothing_evolves() -> None:
    board = Board()
    base = squire(board)
    table = board.start_with(board.does(EVOLVE_ALL))
    assert table.stats(base) == (2, 3)
    assert not any(f.kind == EVOLVE for f in table.state.history)


# -- serving and racing --------------------------------------------------------------------------------------------------------


def carrots(board: Board, count: int) -> list[int]:
    return [board.put(ME, EVOLVE_DECK, "Carrot", type="Spell", evolved=True, cost=None) for _ in range(count)]


def serving(times: int = 1) -> sv.Serve:
    return sv.Serve(what=ir.All(group=OWN), times=times)


@pytest.mark.clauses("sve", "14.2.1.1", "4.13.1", "14.2.3.1")
def test_serving_links_carrots_and_lets_the_card_race() -> None:
    board = Board()
    base = squire(board, since=5)
    found = carrots(board, 3)
    racing = sv.Race(what=ir.All(group=OWN), times=2)
    table = board.start_with(board.does(serving(2), racing))
    assert [table.zone(n) for n in found] == [RACE_ZONE, RACE_ZONE, EVOLVE_DECK]
    assert [table.obj(n).link for n in found] == [base, base, -1]
    assert sum(f.kind == RACE for f in table.state.history) == 2  # reading S23
    assert ("attack", base, board.leaders[FOE]) not in table.match.acts()
    assert has(table.match.game, base, "Rush")


@pytest.mark.clauses("sve", "14.2.1.2", "14.2.1.2.1", "14.2.1.1")
def test_serving_by_an_effect_does_what_it_can() -> None:
    """H39.1"""
    board = Board()
    base = squire(board)
    found = carrots(board, 2)
    first, again = board.does(serving(3)), board.does(serving())
    table = board.start()
    assert race.can_serve(table.match.game, table.ref(base), 2)
    assert not race.can_serve(table.match.game, table.ref(base), 3)
    table.play(first)
    assert [table.zone(n) for n in found] == [RACE_ZONE, RACE_ZONE]
    assert not race.can_serve(table.match.game, table.ref(base), 1)
    table.play(again)
    assert len(table.cards(ME, RACE_ZONE)) == 2


@pytest.mark.clauses("sve", "14.2.1.3", "11.8.1")
def test_the_carrot_goes_faceup_to_the_evolve_deck_area() -> None:
    board = Board()
    squire(board)
    [carrot] = carrots(board, 1)
    table = board.start_with(board.does(serving()), board.does(BACK))
    assert table.zone(carrot) == EVOLVE_DECK
    assert not table.obj(carrot).face_down


@pytest.mark.clauses("sve", "14.2.3.1")
def test_nothing_races_without_a_carrot() -> None:
    board = Board()
    squire(board)
    table = board.start_with(board.does(sv.Race(what=ir.All(group=OWN))))
    assert not any(f.kind == RACE for f in table.state.history)


# -- stealing ------------------------------------------------------------------------------------------------------------------


@pytest.mark.clauses("sve", "5.21.1", "5.21.1.1", "5.21.2", "10.7.4.3", "8.4.2.1")
def test_a_stolen_follower_stays_as_it_is() -> None:
    board = Board()
    theirs = board.put(FOE, FIELD, "Guard", defense=5, state={"dull": True, "damage": 2})
    spell = board.does(pick(), sv.Steal(what=IT))
    table = board.start()
    before = table.ref(theirs)
    table.play(spell)
    assert theirs in table.cards(ME, FIELD)
    assert (table.obj(theirs).controller, table.obj(theirs).owner) == (ME, FOE)
    assert (table.ref(theirs), table.obj(theirs).dull, table.stats(theirs)) == (before, True, (2, 3))
    assert not any(f.kind == "enter" for f in table.state.history)
    assert table.refused(("attack", theirs, board.leaders[FOE])) in ("8.4.2", "8.4.2.1")


@pytest.mark.clauses("sve", "5.21.3")
def test_a_stolen_card_goes_to_its_owners_zones() -> None:
    board = Board()
    theirs = board.put(FOE, FIELD, "Guard")
    table = board.start_with(board.does(pick(), sv.Steal(what=IT)), board.does(ir.Break(what=ir.All(group=OWN))))
    assert theirs in table.cards(FOE, CEMETERY)


@pytest.mark.clauses("sve", "4.4.4.2")
def test_nothing_is_stolen_to_a_full_field() -> None:
    board = Board()
    for _ in range(5):
        board.put(ME, FIELD)
    theirs = board.put(FOE, FIELD, "Guard")
    table = board.start_with(board.does(pick(), sv.Steal(what=IT)))
    assert theirs in table.cards(FOE, FIELD)
