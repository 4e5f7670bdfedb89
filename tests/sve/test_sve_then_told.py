"""What is asked while something is played, and what is only asked as it is carried out (10.6.2)."""

from __future__ import annotations

import pytest
from sve_board import FIELD, FOE, Board

from cardwright.games.sve.zones import CEMETERY
from cardwright.text import ir


@pytest.mark.clauses("sve", "10.6.2.3", "10.6.2.4", "10.6.2.7")
@pytest.mark.parametrize("switch", [False, True])
def test_which_of_two_selected_cards_goes_elsewhere_is_said_as_it_does(switch: bool) -> None:
    """Only targets and shares of a number belong to playing (10.6.2.4); by then the spell counts as played (10.6.2.7)."""
    board = Board()
    guards = [board.put(FOE, FIELD, f"Guard {i}") for i in range(2)]
    foes = ir.Group(noun=ir.TypeIs(types=("Follower",)), qualifiers=(ir.ControlledBy(player=ir.Opponent()),))
    two = ir.Target(count=ir.Num(value=2), group=foes, bind="t1")
    one = ir.Target(count=ir.Num(value=1), group=ir.Group(noun=ir.IsCard()), bind="t2")
    taken = ir.TakeAmong(ir.You(), one, ir.Ref(to=("t1",)), ir.BreakZone(player=ir.Owner()))
    spell = board.does(ir.Choose(player=ir.You(), targets=(two,)), taken)
    table = board.start(parted_as_chosen=switch).play(spell)
    played = any(fact.kind == "cast" for fact in table.state.history)
    assert (table.asked.kind, played) == ("choose", not switch)
    table.answer((guards[1],))
    assert (table.cards(FOE, FIELD), table.cards(FOE, CEMETERY)) == ([guards[0]], [guards[1]])


@pytest.mark.clauses("sve", "12.15.1", "12.15.2", "12.15.3")
@pytest.mark.parametrize("switch", [False, True])
def test_what_has_aura_is_not_selected_later_by_an_opponent_either(switch: bool) -> None:
    """Reading S52: of both followers each player may select one's own, and the other one's only without Aura."""
    board = Board()
    shy = board.put(FOE, FIELD, "Shy", "Aura.")
    cub = board.put(FOE, FIELD, "Cub")
    spell = board.does(
        ir.SelectAndPut(
            ir.You(),
            ir.Target(
                count=ir.Num(value=1),
                group=ir.Group(
                    noun=ir.TypeIs(types=("Follower",)), qualifiers=(ir.ControlledBy(player=ir.Opponent()),)
                ),
                bind="t1",
            ),
            ir.BreakZone(player=ir.Owner()),
        )
    )
    table = board.start(selecting_is_choosing=switch).play(spell)
    if not switch:
        assert table.asked.options == (shy, cub)
        table.answer((cub,))
    assert (table.cards(FOE, FIELD), table.cards(FOE, CEMETERY)) == ([shy], [cub])
