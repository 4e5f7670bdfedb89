"""Own texts of Shadowverse: Evolve played: how long something lasts."""

from __future__ import annotations

import pytest
from sve_board import BANISHED, CEMETERY, FIELD, FOE, HAND, ME, Board, settle
from sve_played import ENGAGED, through

from cardwright.kernel.rng import Random


@pytest.mark.clauses("sve", "10.10.2.4", "7.4.8")
@pytest.mark.parametrize("cards", ["enemy spells", "spells each opponent plays"])
def test_dearer_in_the_next_turn(cards: str) -> None:
    board = Board()
    tax = board.spell(f"During each opponent's next turn, {cards} cost 2 more to play.", cost=0)
    mine, theirs = board.spell("Draw a card.", cost=1), board.spell("Draw a card.", player=FOE, cost=1)
    table = board.start().play(tax)
    assert table.play(mine).points() == 4
    table.end()
    before = table.points(FOE)
    assert before - table.play(theirs).points(FOE) == 3


@pytest.mark.clauses("sve", "10.9.2", "5.13.2")
def test_more_damage_in_its_controllers_next_turn_only() -> None:
    board = Board()
    frail = board.put(FOE, FIELD, "Frail", "Ward.", defense=9)
    curse = board.spell(
        "Select an enemy follower on the field. It takes 2 more damage during its controller's next turn."
    )
    now = board.spell("Deal 1 damage to each enemy follower on the field.")
    later = board.spell("Deal 1 damage to each follower on your field.", FOE)
    table = board.start()
    for spell in (curse, now):
        through(table.play(spell))
    assert table.stats(frail)[1] == 8
    table.end()
    assert through(table.play(later)).stats(frail)[1] == 5


@pytest.mark.clauses("sve", "7.4.8")
@pytest.mark.parametrize("order", ["front", "behind"])
def test_the_next_turn_in_front_or_behind(order: str) -> None:
    board = Board()
    foe = board.put(FOE, FIELD)
    rule, turn = "can't attack enemies", "during its controller's next turn"
    sentence = f"{turn.capitalize()}, it {rule}" if order == "front" else f"It {rule} {turn}"
    spell = board.spell(f"Select an enemy follower on the field. {sentence}.")
    table = board.start().play(spell).end()
    while table.asked.kind != "act" or table.asked.player != FOE:
        table.answer(table.match.sample(Random(1)))
    assert not any(act[0] == "attack" and act[1] == foe for act in table.match.acts())


@pytest.mark.clauses("sve", "10.2.1.2")
def test_until_the_end_of_its_controllers_next_turn() -> None:
    board = Board()
    theirs = board.put(FOE, FIELD, "Foe")
    mine = board.put(ME, FIELD, "Page", state=ENGAGED)
    spell = board.spell(
        "Select an enemy follower on the field. It can't attack until the end of its controller's next turn."
    )
    table = board.start().play(spell)
    table.end()
    assert table.state.turn_player == FOE
    assert not any(act[0] == "attack" for act in table.match.acts())
    table.end()
    assert not [e for e in table.state.effects if e.objects == (table.ref(theirs),)]
    assert table.zone(mine) == FIELD


@pytest.mark.clauses("sve", "5.6.1", "10.2.1.2")
def test_banished_until_a_card_leaves() -> None:
    board = Board()
    prison = board.put(
        ME,
        HAND,
        "Prison",
        "[fanfare] Select an enemy follower on the field and banish it until this amulet leaves the field.",
        type="Amulet",
        cost=1,
    )
    guard = board.put(FOE, FIELD, "Guard")
    spell = board.spell("Select an amulet on your field and destroy it.")
    table = board.start().play(prison)
    settle(table)
    assert table.zone(guard) == BANISHED
    table.play(spell)
    settle(table)
    assert table.zone(guard) == FIELD
    assert guard in table.cards(FOE, FIELD)


@pytest.mark.clauses("sve", "5.21.1")
def test_a_follower_taken_while_a_card_is_there_goes_back_with_it() -> None:
    board = Board()
    foe = board.put(FOE, FIELD, "Foe", "Ward.")
    thief = board.put(
        ME, HAND, "Thief", "[fanfare] Select an enemy follower on the field. Steal it while this card is on your field."
    )
    table = board.start().play(thief)
    assert foe in table.cards(ME, FIELD)
    table.end()
    assert foe in table.cards(ME, FIELD)
    board = Board()
    foe = board.put(FOE, FIELD, "Foe", "Ward.")
    thief = board.put(
        ME, HAND, "Thief", "[fanfare] Select an enemy follower on the field. Steal it while this card is on your field."
    )
    away = board.spell("Select a follower on your field and destroy it.")
    table = board.start().play(thief).play(away, (thief,))
    assert table.cards(FOE, FIELD) == [foe]


@pytest.mark.clauses("sve", "10.7.5.1", "7.4.1")
@pytest.mark.parametrize("mine", [True, False])
def test_the_next_end_phase_of_the_one_who_controls_it(mine: bool) -> None:
    board = Board()
    page = board.put(ME if mine else FOE, FIELD)
    spell = board.spell("Select a follower on the field. At the start of its controller's next end phase, destroy it.")
    table = board.start().play(spell)
    gone = []
    for _ in range(2):
        table.end()
        gone.append(table.zone(page) == CEMETERY)
    assert gone == [mine, True]


@pytest.mark.clauses("sve", "5.13.2")
def test_two_things_for_one_turn() -> None:
    board = Board()
    own = board.put(ME, FIELD, "Rider", attack=2, defense=2)
    wall = board.put(FOE, FIELD, "Wall", attack=5, defense=4, state={"dull": True})
    spell = board.spell(
        "Select a follower on your field. For the rest of this turn, it doesn't take combat damage and deals double combat damage."
    )
    table = board.start().play(spell).answer(("attack", own, wall)).pass_quick()
    settle(table)
    assert (table.zone(own), table.zone(wall)) == (FIELD, CEMETERY)
