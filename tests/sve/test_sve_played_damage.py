"""Own texts of Shadowverse: Evolve played: damage: who deals it, how much, to whom."""

from __future__ import annotations

import pytest
from sve_board import FIELD, FOE, LEADER, ME, Board, Table
from sve_played import through


def hits(board: Board, *texts: str) -> Table:
    """The spells, one after another."""
    spells = [board.spell(text) for text in texts]
    table = board.start()
    for spell in spells:
        through(table.play(spell))
    return table


@pytest.mark.clauses("sve", "10.10.2.3", "10.10.1")
def test_each_passes_it_on_once() -> None:
    board = Board()
    for player in (ME, FOE):
        board.amulet("When your leader would take damage, an enemy leader takes that damage instead.", player)
    table = hits(board, "Deal 2 damage to your leader.")
    assert (table.leader(ME), table.leader(FOE)) == (18, 20)


@pytest.mark.clauses("sve", "5.13.3")
def test_only_combat_damage_is_not_dealt() -> None:
    board = Board()
    card = board.put(
        ME, FIELD, "Pacifist", "This follower can't deal combat damage.\n[act]: Deal 1 damage to each enemy leader."
    )
    foe = board.put(FOE, FIELD, attack=1, state={"dull": True})
    table = board.start()
    before = table.leader(FOE)
    table.use(card)
    assert table.leader(FOE) == before - 1
    assert table.attack(card, foe).stats(foe)[1] == 2


@pytest.mark.clauses("sve", "10.10.1")
@pytest.mark.parametrize(("player", "left"), [(ME, 2), (FOE, 4)])
def test_damage_from_an_enemy_ability(player: int, left: int) -> None:
    board = Board()
    wall = board.put(player, FIELD, "Wall", "If this follower would take damage from an enemy ability, reduce that damage by 2.", defense=5)  # fmt: skip
    spell = board.spell("Deal 3 damage to each follower on the field.")
    assert board.start().play(spell).stats(wall)[1] == left


@pytest.mark.clauses("sve", "5.13.2")
@pytest.mark.parametrize(("by", "lost"), [("your spells", 4), ("your followers", 3), ("your abilities", 4)])
def test_damage_that_is_more_from_some(by: str, lost: int) -> None:
    board = Board()
    board.put(ME, FIELD, "Ember", f"Damage dealt by {by} to enemy followers is increased by 1.")
    enemy = board.put(FOE, FIELD, "Wall", defense=9)
    spell = board.spell("Select an enemy follower on the field and deal it 3 damage.")
    assert board.start().play(spell).stats(enemy) == (2, 9 - lost)


@pytest.mark.clauses("sve", "5.13.2", "10.2.1.3.2")
@pytest.mark.parametrize(("dealt", "left"), [(2, 5), (3, 6), (5, 6)])
def test_damage_from_so_much_on(dealt: int, left: int) -> None:
    board = Board()
    shield = board.put(
        FOE, FIELD, "Shield", "If this follower would take 3 or more damage, it takes 1 damage instead.", defense=7
    )
    spell = board.spell(f"Deal {dealt} damage to each enemy follower on the field.")
    assert board.start().play(spell).stats(shield)[1] == left


@pytest.mark.clauses("sve", "5.13.2", "10.10.1.1")
@pytest.mark.parametrize(("dealt", "lost"), [(2, 0), (3, 3)])
def test_damage_up_to_so_much(dealt: int, lost: int) -> None:
    board = Board()
    board.amulet("If your leader would take 2 or less damage, it takes no damage instead.", player=FOE)
    spell = board.spell(f"Deal {dealt} damage to each enemy leader.")
    table = board.start().play(spell)
    assert table.leader(FOE) == 20 - lost


@pytest.mark.clauses("sve", "5.13.2")
def test_each_of_them_deals_its_own_damage() -> None:
    board = Board()
    for _ in range(3):
        board.put(ME, FIELD, "Archer")
    spell = board.spell("Each follower on your field deals 1 damage to each enemy leader.")
    assert board.start().play(spell).leader(FOE) == 17


@pytest.mark.clauses("sve", "5.13.1")
def test_they_strike_each_other() -> None:
    board = Board()
    mine = board.put(ME, FIELD, attack=3, defense=4)
    foe = board.put(FOE, FIELD, attack=2, defense=5)
    spell = board.spell(
        "Select a follower on your field and an enemy follower on the field. They deal damage equal to their attack to each other."
    )
    table = board.start().play(spell)
    assert (table.stats(mine), table.stats(foe)) == ((3, 2), (2, 2))


@pytest.mark.clauses("sve", "5.13.2")
def test_double_damage_for_a_turn() -> None:
    board = Board()
    page = board.put(ME, FIELD, attack=3)
    spell = board.spell("Select a follower on your field. It deals double attack damage this turn.")
    table = board.start().play(spell)
    table.attack(page, table.state.zones[FOE][LEADER][0])
    assert table.leader(FOE) == 14


@pytest.mark.clauses("sve", "5.13.2", "10.10.1")
def test_when_it_would_deal_damage() -> None:
    board = Board()
    ram = board.put(
        ME,
        FIELD,
        "Ram",
        "Storm.\nWhen this follower would deal damage to a leader, it deals double that damage instead.",
    )
    assert through(board.start().attack(ram, board.leaders[FOE])).leader(FOE) == 16


@pytest.mark.clauses("sve", "10.12.2.2", "10.12.2.3")
def test_damage_of_the_follower_itself() -> None:
    board = Board()
    mine = board.put(ME, FIELD, "Duke", attack=3)
    foe = board.put(FOE, FIELD, "Foe", defense=9)
    board.amulet("Your followers deal 2 more damage.")
    spell = board.spell(
        "Select a follower on your field. It deals damage equal to its attack to each enemy follower on the field."
    )
    table = board.start().play(spell)
    assert (table.stats(foe)[1], table.stats(mine)) == (4, (3, 2))


@pytest.mark.clauses("sve", "5.13.2", "10.6.2.8.2", "10.12.2.3")
@pytest.mark.parametrize(
    "words", ["Your spells deal 1 more damage.", "While this card is on your field, your spells deal 1 more damage."]
)
def test_spells_deal_more(words: str) -> None:
    board = Board()
    board.amulet(words)
    mine = board.put(ME, FIELD, "Duke", attack=2)
    spell = board.spell("Deal 2 damage to each enemy leader.")
    table = board.start().play(spell)
    assert table.leader(FOE) == 17
    assert table.attack(mine, board.leaders[FOE]).leader(FOE) == 15


@pytest.mark.clauses("sve", "5.13.2")
@pytest.mark.parametrize(
    ("text", "left"),
    [
        ("deals 2 more damage to leaders", 16),
        ("deals double damage to leaders", 16),
        ("deals 2 more damage to followers", 18),
    ],
)
def test_more_damage_to_some(text: str, left: int) -> None:
    board = Board()
    mine = board.put(ME, FIELD, "Ram", f"This follower {text}.")
    assert board.start().attack(mine, board.leaders[FOE]).leader(FOE) == left


@pytest.mark.clauses("sve", "10.6.2.3", "10.6.2.4")
def test_divided_among_any_number() -> None:
    board = Board()
    one = board.put(FOE, FIELD, "One", defense=9)
    two = board.put(FOE, FIELD, "Two", defense=9)
    spell = board.spell("Deal 6 damage divided among any number of enemy followers on the field.")
    table = board.start().play(spell, (one, two), ((one, 2), (two, 4)))
    assert (table.stats(one)[1], table.stats(two)[1]) == (7, 5)


@pytest.mark.clauses("sve", "5.13.1", "10.10.1")
@pytest.mark.parametrize("word", ["If", "When"])
def test_the_other_leader_takes_it(word: str) -> None:
    board = Board()
    board.amulet(f"{word} your leader would take damage, an enemy leader takes that damage instead.")
    table = hits(board, "Deal 3 damage to your leader.")
    assert (table.leader(ME), table.leader(FOE)) == (20, 17)


@pytest.mark.clauses("sve", "5.13.1", "10.10.1.1")
def test_in_the_others_turn_it_stays() -> None:
    board = Board()
    board.amulet("During your turn, when your leader would take damage, each enemy leader takes it instead.", FOE)
    assert hits(board, "Deal 3 damage to each enemy leader.").leader(FOE) == 17


@pytest.mark.clauses("sve", "5.13.1", "10.10.1")
def test_a_follower_takes_the_damage_of_its_leader() -> None:
    board = Board()
    shield = board.put(
        FOE, FIELD, "Shield", "If your leader would take damage, this follower takes that damage instead.", defense=5
    )
    spell = board.spell("Deal 3 damage to each enemy leader.")
    table = board.start().play(spell)
    assert table.leader(FOE) == 20 and table.stats(shield)[1] == 2


@pytest.mark.clauses("sve", "5.13.2", "10.10.1")
def test_damage_is_dealt_to_the_guard_instead() -> None:
    board = Board()
    guard = board.put(
        ME, FIELD, "Guard", "Damage dealt to your other followers is dealt to this follower instead.", defense=9
    )
    one = board.put(ME, FIELD, "One", "Ward.")
    spell = board.spell("Deal 1 damage to each follower on the field.")
    table = board.start().play(spell)
    assert table.stats(one) == (2, 2)
    assert table.stats(guard) == (2, 7)


@pytest.mark.clauses("sve", "5.13.2", "10.10.1")
@pytest.mark.parametrize(
    ("text", "left"),
    [
        ("When this follower would take damage, reduce it by 1.", (7, 3)),
        ("When this follower would take 4 or more damage, reduce it to 3.", (6, 3)),
        ("Once per turn, when this follower would take damage, reduce that damage by 2.", (8, 3)),
        ("Damage dealt to this follower becomes 1.", (8, 7)),
    ],
)
def test_when_it_would_take_damage(text: str, left: tuple[int, int]) -> None:
    board = Board()
    wall = board.put(FOE, FIELD, "Wall", text, defense=9)
    blows = [board.spell(f"Deal {n} damage to each enemy follower on the field.", cost=1) for n in (3, 5)]
    table = board.start()
    assert tuple(through(table.play(blow)).stats(wall)[1] for blow in blows) == left


@pytest.mark.clauses("sve", "5.13.2", "10.10.1")
@pytest.mark.parametrize(
    ("text", "left"),
    [
        ("The next time your leader would take damage this turn, it takes 2 less damage.", 14),
        ("The next damage dealt to your leader this turn is reduced by 3.", 15),
        ("Reduce the next damage dealt to your leader this turn to 1.", 16),
        ("This turn, the next time your leader would take damage, that damage becomes 2.", 15),
        ("Reduce damage dealt to your leader by 3 this turn.", 18),
        ("Damage dealt to your leader is reduced by 1 this turn.", 14),
        ("This turn, damage dealt to your leader becomes 1.", 18),
    ],
)
def test_for_a_turn_or_once(text: str, left: int) -> None:
    table = hits(Board(), text, "Deal 5 damage to your leader.", "Deal 3 damage to your leader.")
    assert table.leader(ME) == left


@pytest.mark.clauses("sve", "10.10.1")
def test_once_per_turn_is_once() -> None:
    board = Board()
    board.put(FOE, FIELD, "Guard", "Once per turn, if your leader would take damage, reduce that damage by 2.")
    spells = [board.spell("Deal 3 damage to each enemy leader.") for _ in range(2)]
    table = board.start().play(spells[0])
    assert table.leader(FOE) == 19
    table.play(spells[1])
    assert table.leader(FOE) == 16


@pytest.mark.clauses("sve", "5.13.2", "10.2.1.3")
@pytest.mark.parametrize(
    ("text", "damage", "left"),
    [
        ("This follower takes no more than 2 damage at a time.", 5, 7),
        ("This follower takes no more than 2 damage.", 1, 8),
        ("Reduce damage dealt to this follower to 1.", 4, 8),
        ("If this follower would take damage, it takes 3 damage instead.", 1, 6),
        ("If this follower would take ability damage, reduce it by 1.", 4, 6),
        ("Combat damage dealt to this follower is reduced to 0.", 4, 5),
    ],
)
def test_damage_is_capped(text: str, damage: int, left: int) -> None:
    board = Board()
    card = board.put(FOE, FIELD, "Bulwark", text, defense=9)
    spell = board.spell(f"Deal {damage} damage to each enemy follower on the field.")
    assert board.start().play(spell).stats(card)[1] == left


@pytest.mark.clauses("sve", "5.13.2")
def test_only_the_next_damage_is_reduced() -> None:
    board = Board()
    first = board.spell("The next time your leader would take damage this turn, reduce that damage to 0.")
    hits = [board.spell("Deal 2 damage to your leader.") for _ in range(2)]
    table = board.start()
    before = table.leader(ME)
    table.play(first).play(hits[0])
    assert table.leader(ME) == before
    assert table.play(hits[1]).leader(ME) == before - 2


@pytest.mark.clauses("sve", "5.13.2")
def test_damage_is_reduced_for_a_time() -> None:
    board = Board()
    guard = board.spell("For the rest of this turn, reduce damage dealt to your leader by 2.")
    burn = board.spell("Deal 3 damage to each leader.")
    table = board.start().play(guard).play(burn)
    assert (table.leader(ME), table.leader(FOE)) == (19, 17)


@pytest.mark.clauses("sve", "5.13.2")
def test_damage_dealt_is_reduced() -> None:
    board = Board()
    board.put(ME, FIELD, "Shield", "Damage dealt to your leader is reduced by 1.")
    burn = board.spell("Deal 3 damage to each leader.")
    table = board.start().play(burn)
    assert (table.leader(ME), table.leader(FOE)) == (18, 17)


@pytest.mark.clauses("sve", "5.13.1", "1.3.3")
def test_what_two_things_are_said_of_has_both() -> None:
    board = Board()
    rock = board.put(
        FOE, FIELD, "Rock", "This follower can't be destroyed by abilities and doesn't take ability damage."
    )
    bolt = board.spell("Deal 2 damage to each follower on the field.")
    blade = board.spell("Destroy each follower on the field.")
    table = board.start().play(bolt).play(blade)
    assert (table.zone(rock), table.obj(rock).damage) == (FIELD, 0)


@pytest.mark.clauses("sve", "1.3.3", "5.13.1")
@pytest.mark.parametrize(("by", "left"), [("spells", 5), ("followers", 2), ("enemy spells", 2)])
def test_damage_that_is_not_taken_from_some(by: str, left: int) -> None:
    board = Board()
    own = board.put(ME, FIELD, "Shell", f"This follower doesn't take damage from {by}.", defense=5)
    spell = board.spell("Select a follower on your field and deal it 3 damage.")
    assert board.start().play(spell).stats(own) == (2, left)


@pytest.mark.clauses("sve", "5.13.3", "1.3.3")
@pytest.mark.parametrize(("attack", "left"), [(4, 6), (5, 1)])
def test_no_combat_damage_from_the_weak(attack: int, left: int) -> None:
    board = Board()
    mine = board.put(ME, FIELD, "Wall", "Rush.\nThis follower doesn't take combat damage from followers with 4 attack or less.", attack=1, defense=6)  # fmt: skip
    theirs = board.put(FOE, FIELD, "Foe", "Ward.", attack=attack, defense=9, state={"dull": True})
    table = through(board.start().answer(("attack", mine, theirs)))
    while table.asked.reason == "quick":
        table.pass_quick()
    assert table.stats(mine)[1] == left


@pytest.mark.clauses("sve", "10.6.2.3", "10.6.2.4")
def test_one_of_two_gets_more_than_the_other() -> None:
    board = Board()
    foes = [board.put(FOE, FIELD, f"Wall {at}", defense=9) for at in range(3)]
    rite = board.spell("Select 2 enemy followers on the field. Deal 3 damage to one and 2 damage to the other.")
    table = board.start().play(rite).answer((foes[0], foes[1]))
    assert set(table.asked.options or ()) == {foes[0], foes[1]}
    table.answer((foes[1],))
    assert [table.stats(foe)[1] for foe in foes] == [7, 6, 9]


@pytest.mark.clauses("sve", "10.6.2.3.3")
def test_with_one_follower_alone_there_is_no_other() -> None:
    board = Board()
    board.put(FOE, FIELD, "Wall", defense=9)
    rite = board.spell("Select 2 enemy followers on the field. Destroy one of them and engage the other.")
    table = board.start()
    assert ("play", rite) not in table.match.acts()


@pytest.mark.clauses("sve", "10.6.2.3")
def test_one_of_two_is_given_this_and_the_other_that() -> None:
    board = Board()
    mine = [board.put(ME, FIELD, f"Page {at}") for at in range(2)]
    rite = board.spell("Select 2 followers on your field. Give one of them [attack]+2 and the other [defense]+2.")
    table = board.start().play(rite)
    while table.asked.reason != "main":
        table.answer(
            (mine[0],) if set(table.asked.options or ()) == set(mine) and table.asked.least == 1 else tuple(mine)
        )
    assert [table.stats(each) for each in mine] == [(4, 2), (2, 4)]


@pytest.mark.clauses("sve", "10.2.1.3.2", "5.13.2")
def test_more_damage_for_each_of_the_others() -> None:
    board = Board()
    rider = board.put(
        ME,
        FIELD,
        "Rider",
        "This follower deals 1 more damage for each other Pixie follower on your field.",
        traits=("Pixie",),
    )
    for at in range(2):
        board.put(ME, FIELD, f"Page {at}", traits=("Pixie",))
    board.put(ME, FIELD, "Other")
    table = board.start().attack(rider, board.leaders[FOE])
    assert table.leader(FOE) == 16


@pytest.mark.clauses("sve", "5.13.3.3", "10.10.1")
@pytest.mark.parametrize(("player", "left"), [(FOE, 8), (ME, 4)])
def test_at_most_so_much_from_enemy_abilities(player: int, left: int) -> None:
    board = Board()
    text = "This follower takes no more than 1 damage from enemy spells and abilities."
    wall = board.put(FOE if player == FOE else ME, FIELD, "Wall", text, defense=9)
    spell = board.spell("Deal 5 damage to each follower on the field.")
    assert board.start().play(spell).stats(wall)[1] == left


@pytest.mark.clauses("sve", "5.13.3", "1.3.3")
def test_no_damage_to_leaders_alone() -> None:
    board = Board()
    card = board.put(
        ME, FIELD, "Pacifist", "This follower can't deal damage to leaders.\n[act]: Deal 1 damage to each enemy leader."
    )
    foe = board.put(FOE, FIELD, defense=5, attack=0, state={"dull": True})
    table = board.start()
    before = table.leader(FOE)
    table.use(card)
    assert table.leader(FOE) == before
    assert table.attack(card, foe).stats(foe)[1] == 3
