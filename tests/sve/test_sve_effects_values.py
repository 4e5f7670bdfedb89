"""How cards enter with Ward, what is given to leaders and followers, values that are set, what stays on a card that moves."""

from __future__ import annotations

import pytest
from sve_board import EX_AREA, FIELD, FOE, HAND, ME, Board
from sve_effects import FOES, FOLLOWER, FOREVER, IT, OWN, YOU, everyone, num, pick, played

from cardwright.text import ir
from cardwright.text import ir_sve as sv

# -- Ward (12.8.2) ---------------------------------------------------------------------------------------------------------------------


@pytest.mark.clauses("sve", "12.8.1", "12.8.2", "4.2.2.3")
@pytest.mark.parametrize("engaged", [True, False])
def test_a_follower_with_ward_may_enter_reserved_and_be_engaged(engaged: bool) -> None:
    board = Board()
    held = ir.Group(noun=FOLLOWER, qualifiers=(ir.InZone(zone=ir.Hand(player=YOU)),))
    guard = board.put(ME, HAND, "Gatekeeper", "Ward.")
    table = played(board, ir.PlayOnto(what=everyone(held), player=YOU))
    assert table.asked.reason == "ward_entry"
    table.answer(engaged)
    assert table.obj(guard).dull == engaged
    assert any(f.kind == "dull" for f in table.state.history) == engaged


@pytest.mark.clauses("sve", "10.10.3", "10.9.3", "12.8.2")
def test_ward_given_on_the_field_counts_for_how_a_card_enters() -> None:
    """H37.3: judged with what applies on the field."""
    board = Board()
    board.amulet("Your followers have Ward.")
    page = board.put(ME, HAND, "Page")
    table = board.start().play(page)
    assert table.asked.reason == "ward_entry"
    assert table.answer(True).obj(page).dull


@pytest.mark.clauses("sve", "5.26.1", "5.26.2")
def test_leaders_are_given_defense_and_have_it_set() -> None:
    board = Board()
    mine, theirs = sv.LeaderOf(player=YOU), sv.LeaderOf(player=FOES)
    give = ir.Gain(to=mine, gains=(sv.StatUp(defense=num(3)),), duration=FOREVER)
    lower = ir.Gain(to=theirs, gains=(sv.StatUp(defense=num(-4)),), duration=FOREVER)
    table = played(board, give, lower)
    assert (table.leader(ME), table.leader(FOE)) == (23, 16)
    assert [f.amount for f in table.state.history if f.kind == "defense"] == [3, -4]
    board = Board()
    table = played(board, sv.SetDefense(what=theirs, amount=num(10)))
    assert table.leader(FOE) == 10


@pytest.mark.clauses("sve", "5.26.2")
def test_followers_have_attack_and_defense_set() -> None:
    board = Board()
    foe = board.put(FOE, FIELD, "Guard", attack=4, defense=6, state={"damage": 3})
    one = ir.Gain(to=IT, gains=(sv.StatUp(attack=num(1), defense=num(1)),), duration=FOREVER)
    table = played(board, pick(), one, sv.SetAttack(what=IT, amount=num(2)), sv.SetDefense(what=IT, amount=num(5)), one)
    assert table.stats(foe) == (3, 6)


def test_for_every_gives_more() -> None:
    board = Board()
    for _ in range(3):
        board.put(ME, HAND)
    mine = board.put(ME, FIELD, "Page")
    held = ir.Group(noun=FOLLOWER, qualifiers=(ir.InZone(zone=ir.Hand(player=YOU)),))
    give = ir.Gain(
        to=ir.Several(items=(everyone(OWN), sv.LeaderOf(player=YOU))),
        gains=(sv.StatUp(attack=num(1), defense=num(2)),),
        duration=FOREVER,
    )
    table = played(board, sv.ForEvery(effect=give, count=ir.CountOf(group=held)))
    assert table.stats(mine) == (2 + 3, 2 + 6)
    assert table.leader(ME) == 26


@pytest.mark.clauses("sve", "13.3.2.4")
def test_adding_to_a_stack() -> None:
    board = Board()
    charms = [board.amulet("Stack.", name=f"Cairn {n}", state={"counters": {"Stack": 1}}) for n in range(2)]
    table = played(board, sv.AddToStack(count=num(2)))
    assert table.asked.reason == "add_to_stack"
    table.answer((charms[1],))
    assert [table.obj(n).counters["Stack"] for n in charms] == [1, 3]


@pytest.mark.clauses("sve", "1.3.2")
def test_without_a_stack_nothing_is_added() -> None:
    board = Board()
    assert played(board, sv.AddToStack(count=num(2))).asked.reason == "main"


@pytest.mark.clauses("sve", "4.8.3.3", "10.6.2.1.3", "10.6.2.8.1.1")
@pytest.mark.parametrize("way", ["played", "put", "back"])
def test_what_was_given_in_the_ex_area_stays_on_the_field(way: str) -> None:
    board = Board()
    note = board.put(ME, EX_AREA, "Note", attack=1, defense=1)
    there = ir.Group(noun=FOLLOWER, qualifiers=(ir.InZone(zone=sv.ExArea(player=YOU)),))
    give = ir.Gain(to=everyone(there), gains=(sv.StatUp(attack=num(2), defense=num(3)),), duration=FOREVER)
    gift = board.does(give)
    onto = board.does(ir.PlayOnto(what=everyone(there), player=YOU))
    back = board.does(ir.ToHand(what=everyone(there), player=ir.Owner(), verb="return"))
    table = board.start_with(gift)
    assert table.stats(note) == (3, 4)
    for card in {"played": [note], "put": [onto], "back": [back, note]}[way]:
        table.play(card)
    assert table.zone(note) == FIELD
    assert table.stats(note) == ((1, 1) if way == "back" else (3, 4))
