"""Chapter 8: attacking with a follower, and the keywords that bear on it (H31, H32, H33)."""

from __future__ import annotations

import pytest
from sve_board import CEMETERY, EVOLVE_DECK, FIELD, FOE, HAND, ME, Board

ENGAGED = {"dull": True}
FRESH = {"since": 5}


@pytest.mark.clauses("sve", "8.4.3.1.b", "8.4.9", "8.4.5", "8.4.11", "10.12.2.1", "5.13.3.1")
def test_a_leader_is_attacked() -> None:
    board = Board()
    mine = board.put(ME, FIELD, "Squire", attack=3)
    table = board.start().attack(mine, board.leaders[FOE])
    assert table.leader(FOE) == 17
    assert table.obj(mine).dull
    assert "attackers" not in table.state.vars
    assert table.refused(("attack", mine, board.leaders[FOE])) == "8.4.2"


@pytest.mark.clauses("sve", "8.4.2.1.a", "8.4.2.1.b", "8.4.3.1.a", "8.4.3.1.b", "5.15.4")
def test_a_follower_that_evolved_this_turn_attacks_followers_only() -> None:
    board = Board()
    mine = board.put(ME, FIELD, "Page", "[evolve][cost01]: Evolve this follower.", state=FRESH)
    board.put(ME, EVOLVE_DECK, "Page (Evolved)", evolved=True, attack=3, defense=3)
    theirs = board.put(FOE, FIELD, "Guard", attack=1, defense=4, state=ENGAGED)
    table = board.start()
    assert table.refused(("attack", mine, theirs)) == "8.4.2.1.a"
    table.use(mine)
    assert table.refused(("attack", mine, board.leaders[FOE])) == "8.4.3.1.b"
    table.attack(mine, theirs)
    assert (table.stats(mine), table.stats(theirs)) == ((3, 2), (1, 1))


@pytest.mark.clauses("sve", "12.9.2", "12.10.2")
@pytest.mark.parametrize(("keyword", "leader"), [("Storm", True), ("Rush", False)])
def test_storm_and_rush(keyword: str, leader: bool) -> None:
    board = Board()
    mine = board.put(ME, FIELD, "Runner", f"{keyword}.", state=FRESH)
    theirs = board.put(FOE, FIELD, "Guard", state=ENGAGED)
    table = board.start()
    acts = {a[2] for a in table.match.acts() if a[0] == "attack" and a[1] == mine}
    assert acts == ({theirs, board.leaders[FOE]} if leader else {theirs})


@pytest.mark.clauses("sve", "12.9.2", "8.4.3.1.b")
def test_storm_read_as_rush_by_the_switch() -> None:
    board = Board()
    mine = board.put(ME, FIELD, "Runner", "Storm.", state=FRESH)
    assert board.start(storm_hits_leaders=False).refused(("attack", mine, board.leaders[FOE])) == "8.4.3.1.b"


@pytest.mark.clauses("sve", "12.8.2", "8.4.3", "8.4.3.2")
def test_ward_has_to_be_attacked() -> None:
    board = Board()
    mine = board.put(ME, FIELD, "Squire")
    guards = [board.put(FOE, FIELD, "Guard", "Ward.", state=ENGAGED) for _ in range(2)]
    other = board.put(FOE, FIELD, "Page", state=ENGAGED)
    table = board.start()
    assert table.refused(("attack", mine, board.leaders[FOE])) == "12.8.2"
    assert table.refused(("attack", mine, other)) == "12.8.2"
    assert {a[2] for a in table.match.acts() if a[0] == "attack"} == set(guards)


@pytest.mark.clauses("sve", "12.8.2", "12.12.2", "12.12.2.1")
def test_a_guard_that_cannot_be_attacked_guards_nothing() -> None:
    board = Board()
    mine = board.put(ME, FIELD, "Squire")
    hidden = board.put(FOE, FIELD, "Shade", "Ward.\nIntimidate.", state=ENGAGED)
    spell = board.spell("Select an enemy follower on the field and deal it 1 damage.")
    table = board.start()
    assert table.refused(("attack", mine, hidden)) == "8.4.3.1"
    table.attack(mine, board.leaders[FOE])
    assert table.leader(FOE) == 18
    table.play(spell)  # Intimidate is about attacks only
    assert table.stats(hidden)[1] == 1


@pytest.mark.clauses("sve", "12.8.2")
def test_reserved_guards_do_not_guard() -> None:
    board = Board()
    mine = board.put(ME, FIELD, "Squire")
    board.put(FOE, FIELD, "Guard", "Ward.")
    assert board.start().attack(mine, board.leaders[FOE]).leader(FOE) == 18


@pytest.mark.clauses("sve", "12.11.2")
def test_assail_attacks_reserved_followers() -> None:
    board = Board()
    mine = board.put(ME, FIELD, "Hunter", "Assail.", attack=3)
    theirs = board.put(FOE, FIELD, "Guard")
    assert board.start().attack(mine, theirs).zone(theirs) == CEMETERY


@pytest.mark.clauses("sve", "8.4.3.2.1", "1.3.3", "8.1.2")
def test_a_follower_that_cannot_attack_leaders() -> None:
    board = Board()
    mine = board.put(ME, FIELD, "Clerk", "This follower can't attack leaders.")
    table = board.start()
    assert [a for a in table.match.acts() if a[0] == "attack"] == []
    assert table.refused(("attack", mine, board.leaders[FOE])) == "8.4.3.1"


@pytest.mark.clauses("sve", "8.4.6", "12.7.2", "10.5.1.1")
def test_strike_comes_before_damage() -> None:
    board = Board()
    mine = board.put(ME, FIELD, "Lancer", "Strike: Give this follower [attack]+2.")
    theirs = board.put(FOE, FIELD, "Wall", attack=0, defense=4, state=ENGAGED)
    table = board.start().attack(mine, theirs)
    assert table.zone(theirs) == CEMETERY
    assert table.stats(mine)[0] == 4


@pytest.mark.clauses("sve", "12.7.2", "12.7.1")
def test_follower_strike_and_leader_strike() -> None:
    board = Board()
    a = board.put(ME, FIELD, "Lancer", "Leader Strike: Draw a card.")
    b = board.put(ME, FIELD, "Pikeman", "Follower Strike: Draw a card.")
    theirs = board.put(FOE, FIELD, "Wall", attack=0, defense=9, state=ENGAGED)
    table = board.start().attack(a, theirs).attack(b, board.leaders[FOE])
    assert len(table.cards(ME, HAND)) == 0


@pytest.mark.clauses("sve", "8.4.7", "8.4.7.a", "8.4.7.b", "8.4.7.c", "8.4.8", "12.3.4")
def test_quick_after_an_attack_again_and_again() -> None:
    board = Board()
    mine = board.put(ME, FIELD, "Giant", attack=5, defense=9)
    quick = "[quick]\nSelect an enemy follower on the field and deal it 3 damage."
    first, second = (board.put(FOE, HAND, "Ambush", quick, type="Spell", cost=1) for _ in range(2))
    table = board.start().answer(("attack", mine, board.leaders[FOE]))
    assert (table.asked.player, table.asked.reason, table.asked.clause) == (FOE, "quick", "8.4.7")
    table.play(first)
    assert (table.asked.player, table.asked.reason) == (FOE, "quick")
    table.play(second).answer(("pass",))
    assert table.stats(mine)[1] == 3
    assert table.leader(FOE) == 15
    assert table.asked.player == ME


@pytest.mark.clauses("sve", "8.4.9", "8.4.9.2", "8.4.5.1", "12.14.2")
def test_a_target_that_has_left_is_not_fought() -> None:
    board = Board()
    mine = board.put(ME, FIELD, "Biter", "Bane. Drain.", attack=2, defense=1)
    theirs = board.put(FOE, FIELD, "Guard", attack=4, state=ENGAGED)
    away = "[quick]\nSelect a follower on your field. Return it to its owner's hand."
    spell = board.put(FOE, HAND, "Recall", away, type="Spell", cost=1)
    table = board.start().answer(("attack", mine, theirs)).play(spell).pass_quick()
    assert table.zone(theirs) == HAND
    assert table.stats(mine) == (2, 1)
    assert table.obj(mine).dull
    assert table.leader(ME) == 20


@pytest.mark.clauses("sve", "8.4.9", "5.21.3")
@pytest.mark.parametrize(("switch", "damage"), [(True, 0), (False, 5)])
def test_an_attacker_that_changes_sides(switch: bool, damage: int) -> None:
    board = Board()
    mine = board.put(ME, FIELD, "Giant", attack=5)
    spell = board.put(
        FOE, HAND, "Lure", "[quick]\nSelect an enemy follower on the field. Steal it.", type="Spell", cost=1
    )
    table = (
        board.start(attack_needs_control=switch).answer(("attack", mine, board.leaders[FOE])).play(spell).pass_quick()
    )
    assert table.obj(mine).controller == FOE
    assert table.leader(FOE) == 20 - damage


@pytest.mark.clauses("sve", "8.4.9.2", "11.3.2", "12.14.2", "12.14.2.1", "11.3.2.1", "8.4.10", "11.1.3")
def test_bane_destroys_what_it_fought() -> None:
    board = Board()
    asp = board.put(ME, FIELD, "Asp", "Bane.\n[lastwords] Draw a card.", attack=0, defense=1)
    ogre = board.put(FOE, FIELD, "Ogre", "[lastwords] Draw a card.", attack=5, defense=7, state=ENGAGED)
    table = board.start().attack(asp, ogre)
    assert table.zone(asp) == table.zone(ogre) == CEMETERY
    assert len(table.cards(ME, HAND)) == len(table.cards(FOE, HAND)) == 1


@pytest.mark.clauses("sve", "12.13.2", "12.13.2.1", "12.13.2.2", "12.13.3", "5.13.3.1")
def test_drain_heals_by_attack_damage() -> None:
    board = Board()
    mine = board.put(ME, FIELD, "Leech", "Drain.", attack=3, defense=9)
    theirs = board.put(FOE, FIELD, "Other Leech", "Drain.", attack=2, defense=9, state=ENGAGED)
    table = board.start().attack(mine, theirs)
    assert (table.leader(ME), table.leader(FOE)) == (23, 20)


@pytest.mark.clauses("sve", "12.13.2")
def test_drain_by_what_was_really_dealt() -> None:
    """H31.3: no damage, no Drain."""
    board = Board()
    mine = board.put(ME, FIELD, "Leech", "Drain.", attack=3, defense=9)
    theirs = board.put(
        FOE, FIELD, "Shell", "Reduce damage dealt to this follower by 2.", attack=0, defense=9, state=ENGAGED
    )
    assert board.start().attack(mine, theirs).leader(ME) == 21


@pytest.mark.clauses("sve", "8.3.2", "8.3.1")
def test_one_evolve_ability_a_turn() -> None:
    board = Board()
    pages = [board.put(ME, FIELD, "Page", "[evolve][cost01]: Evolve this follower.") for _ in range(2)]
    evolved = [board.put(ME, EVOLVE_DECK, "Page (Evolved)", evolved=True, attack=3, defense=3) for _ in range(2)]
    table = board.start().use(pages[0], 0, (evolved[0],))
    assert table.stats(pages[0]) == (3, 3)
    assert table.refused(("use", pages[1], table.obj(pages[1]).card, 1)) in ("8.3.2", "8.3.1")
    assert not [a for a in table.match.acts() if a[0] == "use"]


@pytest.mark.clauses("sve", "8.3.1")
def test_abilities_of_ones_own_cards_only() -> None:
    board = Board()
    mine = board.put(ME, FIELD, "Scribe", "[act][cost01]: Draw a card.")
    theirs = board.put(FOE, FIELD, "Foe Scribe", "[act][cost01]: Draw a card.")
    table = board.start()
    source = next(a for a in table.match.acts() if a[0] == "use")[2:]
    assert table.refused(("use", theirs, *source)) == "8.3.1"
    assert table.use(mine).points() == 4
