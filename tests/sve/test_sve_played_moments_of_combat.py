"""Own texts of Shadowverse: Evolve played: attacks, blocks and parties."""

from __future__ import annotations

import pytest
from sve_board import CEMETERY, FIELD, FOE, HAND, ME, Board, hand, settle
from sve_played import ENGAGED, attacks, through


def attacked(text: str, foe: str = "", **facts: int) -> tuple[int, int]:
    """Attack and defense of an engaged follower 0/9 after one with this text has attacked it, and of the attacker."""
    board = Board()
    mine = board.put(ME, FIELD, "Striker", text, attack=0, defense=9)
    theirs = board.put(FOE, FIELD, "Wall", foe, attack=0, defense=9, state={"dull": True})
    table = board.start().attack(mine, theirs)
    settle(table)
    return table.stats(theirs)[1], table.stats(mine)[1]


@pytest.mark.parametrize("away", ["put the top card of your deck into your cemetery", "discard a card"])
def test_the_attacker_grows_and_not_the_card_put_away(away: str) -> None:
    board = Board()
    lance = board.put(ME, FIELD, "Lance")
    board.amulet(f"Whenever one of your followers attacks, {away}. Give it [attack]+1.")
    held = board.put(ME, HAND, "Held")
    table = through(board.start().attack(lance, board.leaders[FOE]))
    assert table.chars(lance).power == 3
    assert len(table.cards(ME, CEMETERY)) == 1
    assert (table.zone(held) == CEMETERY) is away.startswith("discard")


@pytest.mark.clauses("sve", "8.4.1", "10.7.4")
@pytest.mark.parametrize(("words", "drawn"), [("you didn't attack", 0), ("you attacked with a follower", 1)])
@pytest.mark.parametrize("attacks", [True, False])
def test_whether_one_has_attacked(words: str, drawn: int, attacks: bool) -> None:
    board = Board()
    own, foe = board.put(ME, FIELD, "Rider"), board.put(FOE, FIELD, "Wall", state={"dull": True}, defense=9)
    spell = board.spell(f"If {words} this turn, draw a card.")
    table = board.start()
    if attacks:
        table.attack(own, foe)
    assert hand(table.play(spell)) == (drawn if attacks else 1 - drawn)


@pytest.mark.clauses("sve", "13.4.1", "10.3.3")
@pytest.mark.parametrize(("most", "drawn"), [(6, 0), (7, 1)])
def test_a_word_before_what_is_waited_for(most: int, drawn: int) -> None:
    board = Board()
    board.points(ME, 5, most)
    own = board.put(ME, FIELD, "Rider", "Overflow: Whenever this follower attacks, draw a card.")
    foe = board.put(FOE, FIELD, "Wall", state={"dull": True}, defense=9)
    table = board.start().answer(("attack", own, foe))
    assert hand(settle(table)) == drawn


@pytest.mark.clauses("sve", "8.4.5", "5.13.1")
def test_the_follower_that_attacks_it_and_whom_it_hurts() -> None:
    board = Board()
    board.put(ME, FIELD, "Duelist", "When an enemy leader takes damage from this follower, draw a card.")
    own = board.put(ME, FIELD, "Rider", defense=5)
    wall = board.put(
        FOE,
        FIELD,
        "Wall",
        "When an enemy follower attacks this follower, give that follower [attack]-1.",
        defense=9,
        state={"dull": True},
    )
    table = board.start().attack(own, wall)
    settle(table)
    assert table.stats(own)[0] == 1
    assert hand(table) == 0


@pytest.mark.clauses("sve", "8.4.5")
def test_the_follower_that_attacks_is_given_that() -> None:
    board = Board()
    first, second = (board.put(ME, FIELD, "Page", state={"since": 1}) for _ in range(2))
    board.amulet("Whenever one of your followers attacks an enemy leader, give the attacking follower [attack]+2.")
    table = board.start().attack(first, board.leaders[FOE])
    assert table.leader(FOE) == 16 and table.stats(first) == (4, 2) and table.stats(second) == (2, 2)


@pytest.mark.clauses("sve", "12.7.2", "10.7.2")
def test_that_leader_that_enemy_follower() -> None:
    board = Board()
    board.put(
        ME, FIELD, "Duke", "Whenever one of your followers attacks an enemy leader, deal 2 damage to that leader."
    )
    board.put(
        ME,
        FIELD,
        "Earl",
        "Whenever another follower on your field attacks an enemy follower, deal 1 damage to that enemy follower.",
    )
    one, two = board.put(ME, FIELD, "One", attack=1, defense=9), board.put(ME, FIELD, "Two", attack=1, defense=9)
    theirs = board.put(FOE, FIELD, "Foe", defense=9, state=ENGAGED)
    table = board.start().attack(one, board.leaders[FOE])
    assert table.leader(FOE) == 17
    assert table.attack(two, theirs).stats(theirs)[1] == 7


@pytest.mark.clauses("sve", "12.7.2", "8.4.5")
@pytest.mark.parametrize(
    ("text", "foe", "left"),
    [
        ("Whenever this follower attacks a follower, deal 2 damage to that follower.", "", (7, 9)),
        ("Follower Strike: Deal 2 damage to the attacked follower.", "", (7, 9)),
        ("Follower Strike: Deal 2 damage to that enemy follower.", "", (7, 9)),
        ("Follower Strike: Deal 2 damage to the enemy follower this follower attacked.", "", (7, 9)),
        ("Strike: If this follower is attacking an enemy follower, deal 2 damage to that follower.", "", (7, 9)),
        ("Strike: If this follower is attacking an enemy leader, draw a card.", "", (9, 9)),
        ("", "When this follower is attacked, deal 2 damage to the attacking follower.", (9, 7)),
    ],
)
def test_the_other_card_of_an_attack(text: str, foe: str, left: tuple[int, int]) -> None:
    assert attacked(text, foe) == left


@pytest.mark.clauses("sve", "8.4.5")
def test_being_attacked() -> None:
    board = Board()
    guard = "Whenever another follower on your field is attacked, deal 1 damage to each enemy leader."
    board.put(FOE, FIELD, "Guard", guard)
    target = board.put(FOE, FIELD, "Target", state={"dull": True}, defense=9)
    mine = board.put(ME, FIELD, "Mine")
    other = board.put(ME, FIELD, "Other")
    table = board.start().attack(mine, target)
    assert table.leader(ME) == 19
    table.attack(other, board.leaders[FOE])
    assert table.leader(ME) == 19


@pytest.mark.clauses("sve", "1.3.2.3", "8.4.3")
def test_a_target_that_is_demanded() -> None:
    board = Board()
    mine = board.put(ME, FIELD)
    bait = board.put(FOE, FIELD, "Bait", "Enemy followers must attack this follower if able.", state=ENGAGED)
    board.put(FOE, FIELD, "Other", "Aura.", state=ENGAGED)
    table = board.start()
    assert attacks(table, mine) == {bait}


@pytest.mark.clauses("sve", "12.7.2")
def test_a_strike_at_a_leader_meets_no_follower() -> None:
    board = Board()
    lance = board.put(ME, FIELD, "Lance", "Storm.\nStrike: If this follower is attacking an enemy follower, deal 3 damage to that follower.", attack=1)  # fmt: skip
    table = board.start()
    before = table.leader(FOE)
    table.attack(lance, board.leaders[FOE])
    assert table.leader(FOE) == before - 1


@pytest.mark.clauses("sve", "12.7.2", "8.4.3")
def test_the_attacked_leader() -> None:
    board = Board()
    own = board.put(ME, FIELD, "Rider", "Leader Strike: Change the attacked leader's [defense] to 10.", attack=2)
    table = board.start().answer(("attack", own, board.leaders[FOE])).pass_quick()
    settle(table)
    assert (table.leader(ME), table.leader(FOE)) == (20, 8)
