"""Played: numbers for every so many, one player against the other, what was attacked, what chance discarded, maximum play points."""

from __future__ import annotations

import pytest
from sve_board import CEMETERY, DECK, FIELD, FOE, HAND, ME, Board, Table, hand, settle


@pytest.mark.clauses("sve", "5.28.1")
def test_only_what_is_done_is_multiplied() -> None:
    board = Board()
    for _ in range(5):
        board.put(ME, CEMETERY)
    enemy = board.put(FOE, FIELD, "Wall", defense=9)
    spell = board.spell(
        "Select an enemy follower on the field and deal it 2 damage for every 2 cards in your cemetery."
    )
    table = board.start().play(spell)
    assert table.stats(enemy) == (2, 5)


@pytest.mark.clauses("sve", "5.28.1", "10.8.1")
@pytest.mark.parametrize(("lying", "attack"), [(2, 2), (3, 3), (7, 4)])
def test_what_it_has_for_every_three(lying: int, attack: int) -> None:
    board = Board()
    for _ in range(lying):
        board.put(ME, CEMETERY)
    own = board.put(ME, FIELD, "Heir", "This follower has [attack]+1 for every 3 cards in your cemetery.")
    assert board.start().stats(own)[0] == attack


@pytest.mark.clauses("sve", "5.28.1", "9.2.1")
def test_a_price_for_every_two() -> None:
    board = Board()
    for _ in range(5):
        board.put(ME, CEMETERY)
    own = board.put(ME, HAND, "Late", "For every 2 cards in your cemetery, this card costs 1 less to play.", cost=4)
    table = board.start().play(own)
    assert table.points() == 3


@pytest.mark.clauses("sve", "10.4.7")
@pytest.mark.parametrize(("mine", "theirs", "drawn"), [(1, 2, 1), (2, 2, 0), (2, 1, 0)])
def test_fewer_than_the_opponent(mine: int, theirs: int, drawn: int) -> None:
    board = Board()
    for player, count in ((ME, mine), (FOE, theirs)):
        for _ in range(count):
            board.put(player, FIELD)
    spell = board.spell("If there are fewer followers on your field than on an opponent's field, draw a card.")
    assert hand(board.start().play(spell)) == drawn


def _attacking(text: str, at: int) -> tuple[Table, int, list[int]]:
    board = Board()
    own = board.put(ME, FIELD, "Rider", text)
    foes = [board.leaders[FOE], board.put(FOE, FIELD, "Wall", defense=9, state={"dull": True})]
    table = board.start().answer(("attack", own, foes[at]))
    settle(table)
    return table, own, foes


@pytest.mark.clauses("sve", "12.7.2")
@pytest.mark.parametrize(("at", "drawn"), [(0, 1), (1, 0)])
def test_what_it_is_attacking(at: int, drawn: int) -> None:
    table, _, _ = _attacking("Strike: If this follower is attacking a leader, draw a card.", at)
    assert hand(table) == drawn


@pytest.mark.clauses("sve", "12.7.2")
def test_that_follower_is_the_one_attacked() -> None:
    table, _, foes = _attacking("Follower Strike: Deal 3 damage to that follower.", 1)
    assert table.stats(foes[1])[1] == 6


@pytest.mark.clauses("sve", "5.13.3.1", "5.11.1")
def test_the_player_whose_leader_was_hurt() -> None:
    board = Board()
    board.put(FOE, HAND)
    own = board.put(
        ME, FIELD, "Thief", "Whenever this follower deals attack damage to a leader, that player discards a card."
    )
    table = board.start().answer(("attack", own, board.leaders[FOE]))
    while table.asked.kind == "act" and table.asked.player == FOE:
        table.answer(("pass",))
    settle(table)
    assert (hand(table, FOE), hand(table, ME)) == (0, 0)


@pytest.mark.clauses("sve", "5.18.1", "5.11.1")
@pytest.mark.parametrize(("kind", "drawn"), [("Spell", 1), ("Follower", 0)])
def test_what_chance_discarded(kind: str, drawn: int) -> None:
    board = Board()
    board.put(ME, HAND, "Kept", type=kind)
    spell = board.spell("Discard a random card. If it's a spell, draw a card.")
    assert hand(board.start().play(spell)) == drawn


@pytest.mark.clauses("sve", "3.2.4.1")
def test_maximum_play_points_that_rise() -> None:
    board = Board()
    board.put(ME, FIELD, "Keeper", "Whenever your maximum play points increase, draw a card.")
    board.put(ME, FIELD, "Elder", "When your maximum play points reach 7, give your leader [defense]+3.")
    spells = [board.spell("Increase your maximum play points by 1.") for _ in range(2)]
    fall = board.spell("Decrease your maximum play points by 1.")
    table = board.start()
    before, seen = table.leader(ME), []
    for spell in (*spells, fall):
        table.play(spell)
        settle(table)
        seen.append((3 - len(seen) - 1, hand(table), table.leader(ME) - before))
    # drawn twice, for each rise; the fall draws nothing; from 6 to 7 the leader is given 3
    assert [(held - left, more) for left, held, more in seen] == [(1, 0), (2, 3), (2, 3)]


@pytest.mark.clauses("sve", "5.5.1")
def test_the_opponent_selects_what_is_destroyed() -> None:
    board = Board()
    first, second = board.put(FOE, FIELD, "One"), board.put(FOE, FIELD, "Two")
    spell = board.spell("Each opponent selects a follower on their field. Destroy it and draw a card.")
    table = board.start().play(spell)
    assert table.asked.player == FOE
    table.answer((second,))
    assert (table.zone(first), table.zone(second), hand(table)) == (FIELD, CEMETERY, 1)


@pytest.mark.clauses("sve", "13.3.2.2")
def test_every_stack_grows() -> None:
    board = Board()
    stacks = [board.amulet("Stack.", name=f"Dust {n}", state={"counters": {"Stack": 1}}) for n in range(2)]
    other = board.amulet()
    spell = board.spell("Add 2 to each Stack on your field.")
    table = board.start().play(spell)
    assert [table.obj(n).counters.get("Stack", 0) for n in (*stacks, other)] == [3, 3, 0]


@pytest.mark.clauses("sve", "10.7.4")
def test_drawn_in_the_main_phase_only() -> None:
    board = Board()
    own = board.put(
        ME, FIELD, "Scribe", "Whenever you draw a card during your main phase, give this follower [attack]+1."
    )
    spell = board.spell("Draw 2 cards.")
    table = board.start().play(spell)
    settle(table)
    assert table.stats(own)[0] == 4
    assert len(table.cards(ME, DECK)) == 8


@pytest.mark.clauses("sve", "5.7.1")
def test_the_name_of_a_card_on_the_field() -> None:
    board = Board()
    board.put(ME, FIELD, "Twin")
    wanted = board.put(ME, DECK, "Twin")
    spell = board.spell(
        "Search your deck for a follower with the same name as a follower on your field and add it to your hand."
    )
    table = board.start().play(spell)
    assert set(table.asked.options) == {wanted}


# damage by its source ---------------------------------------------------------------------------------------------------------


@pytest.mark.clauses("sve", "1.3.3", "5.13.1")
@pytest.mark.parametrize(("by", "left"), [("spells", 5), ("followers", 2), ("enemy spells", 2)])
def test_damage_that_is_not_taken_from_some(by: str, left: int) -> None:
    board = Board()
    own = board.put(ME, FIELD, "Shell", f"This follower doesn't take damage from {by}.", defense=5)
    spell = board.spell("Select a follower on your field and deal it 3 damage.")
    assert board.start().play(spell).stats(own) == (2, left)


@pytest.mark.clauses("sve", "5.13.2")
@pytest.mark.parametrize(("by", "lost"), [("your spells", 4), ("your followers", 3), ("your abilities", 4)])
def test_damage_that_is_more_from_some(by: str, lost: int) -> None:
    board = Board()
    board.put(ME, FIELD, "Ember", f"Damage dealt by {by} to enemy followers is increased by 1.")
    enemy = board.put(FOE, FIELD, "Wall", defense=9)
    spell = board.spell("Select an enemy follower on the field and deal it 3 damage.")
    assert board.start().play(spell).stats(enemy) == (2, 9 - lost)


@pytest.mark.clauses("sve", "5.13.1", "5.13.2")
def test_what_was_really_dealt() -> None:
    board = Board()
    board.put(FOE, FIELD, "Wall", defense=9)
    board.put(FOE, FIELD, "Hide", "This follower takes 1 less damage.", defense=9)
    text = "Deal 2 damage to each enemy follower on the field and give your leader [defense]+X. X equals the amount of damage dealt."
    spell = board.spell(text)
    table = board.start()
    before = table.leader(ME)
    assert table.play(spell).leader(ME) == before + 3


@pytest.mark.clauses("sve", "7.1.1", "10.7.4")
@pytest.mark.parametrize(("nth", "drawn"), [(2, 1), (3, 0)])
def test_the_card_played_of_a_kind(nth: int, drawn: int) -> None:
    board = Board()
    text = f"Whenever you play a card, if it's the {nth}{ {2: 'nd', 3: 'rd'}[nth] } spell you've played this turn, draw a card."
    board.put(ME, FIELD, "Scribe", text)
    page, *spells = board.put(ME, HAND, cost=0), board.spell("Draw a card."), board.spell("Draw a card.")
    table = board.start().play(spells[0]).play(page).play(spells[1])
    settle(table)
    assert hand(table) == 2 + drawn


@pytest.mark.clauses("sve", "12.7.2")
def test_others_than_the_attacked_one() -> None:
    board = Board()
    own = board.put(ME, FIELD, "Rider", "Strike: Deal 3 damage to each other enemy follower on the field.")
    wall = board.put(FOE, FIELD, "Wall", defense=9, state={"dull": True})
    other = board.put(FOE, FIELD, "Page", defense=9)
    table = board.start().answer(("attack", own, wall))
    settle(table)
    assert (table.stats(wall)[1], table.stats(other)[1]) == (9, 6)
