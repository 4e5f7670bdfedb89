"""Own texts of Shadowverse: Evolve played: what cards and players cannot do, or must."""

from __future__ import annotations

import pytest
from sve_board import BANISHED, CEMETERY, FIELD, FOE, HAND, LEADER, ME, RACE_ZONE, Board, hand, settle
from sve_played import ENGAGED, attacks, carrots, through

from cardwright.games.sve.zones import RACE

SERVED = "[feed][feed][cost01]: Race this follower."


@pytest.mark.clauses("sve", "1.3.2.3", "12.8.2")
def test_of_two_demands_either_is_as_many_as_possible() -> None:
    board = Board()
    mine = board.put(ME, FIELD)
    bait = board.put(FOE, FIELD, "Bait", "Enemy followers must attack this follower if able.", state=ENGAGED)
    ward = board.put(FOE, FIELD, "Guard", "Ward.", state=ENGAGED)
    assert attacks(board.start(), mine) == {bait, ward}


@pytest.mark.clauses("sve", "1.3.2.3", "8.4.3.1")
def test_what_cannot_be_attacked_is_not_demanded() -> None:
    board = Board()
    mine = board.put(ME, FIELD)
    board.put(FOE, FIELD, "Bait", "Enemy followers must attack this follower if able.")  # reserved
    assert attacks(board.start(), mine) == {board.leaders[FOE]}


@pytest.mark.clauses("sve", "1.3.2", "7.3.4")
def test_one_that_cannot_attack_has_not_to() -> None:
    board = Board()
    board.put(ME, FIELD, "Rager", "This follower must attack each turn if able.", state=ENGAGED)
    assert board.start().end().state.turn_player == FOE


@pytest.mark.clauses("sve", "8.3.1")
def test_a_follower_attacks_three_times_this_turn() -> None:
    board = Board()
    fighter = board.put(ME, FIELD, "Fighter", "Storm.", state={"since": 0})
    spell = board.spell("Select a follower on your field. For the rest of this turn, it can attack up to 3 times.")
    table = board.start().play(spell)
    leader = board.leaders[FOE]
    for _ in range(3):
        table.attack(fighter, leader)
    assert table.leader(FOE) == 14
    assert table.refused(("attack", fighter, leader))


@pytest.mark.clauses("sve", "8.4.2")
def test_three_attacks_a_turn() -> None:
    board = Board()
    mine = board.put(ME, FIELD, "Whirl", "This follower can attack 3 times per turn.")
    table = board.start()
    for _ in range(3):
        table.attack(mine, board.leaders[FOE])
    assert table.leader(FOE) == 14
    assert not any(act[0] == "attack" for act in table.match.acts())


@pytest.mark.clauses("sve", "8.4.1")
def test_attacking_twice_in_a_turn() -> None:
    board = Board()
    page = board.put(ME, FIELD)
    spell = board.spell("Select a follower on your field. It can attack 2 times this turn.")
    table = board.start().play(spell)
    leader = table.state.zones[FOE][LEADER][0]
    table.attack(page, leader).attack(page, leader)
    assert table.leader(FOE) == 16
    assert not [act for act in table.match.acts() if act[:2] == ("attack", page)]


@pytest.mark.clauses("sve", "8.4.5")
def test_the_second_attack_of_a_turn() -> None:
    board = Board()
    text = "This follower can attack 2 times per turn.\nStrike: If this is the 2nd time this follower has attacked this turn, draw a card."
    twice = board.put(ME, FIELD, "Striker", text, state={"since": 1})
    table = board.start()
    for drawn in (0, 1):
        before = hand(table)
        table.attack(twice, board.leaders[FOE])
        assert hand(table) - before == drawn


@pytest.mark.clauses("sve", "8.4.3.1")
def test_followers_that_only_attack_leaders() -> None:
    board = Board()
    mine = board.put(ME, FIELD, "Duelist", "This follower can't attack followers.")
    foe = board.put(FOE, FIELD, "Target", state={"dull": True})
    table = board.start()
    assert table.refused(("attack", mine, foe))
    table.attack(mine, board.leaders[FOE])
    assert table.leader(FOE) == 18


@pytest.mark.clauses("sve", "8.4.3")
@pytest.mark.parametrize(("kind", "leader", "follower"), [("followers", False, True), ("leaders", True, False)])
def test_attacks_on_one_kind_only(kind: str, leader: bool, follower: bool) -> None:
    board = Board()
    own = board.put(ME, FIELD, "Picky", f"This follower can only attack enemy {kind}.")
    foe = board.put(FOE, FIELD, "Wall", defense=9, state={"dull": True})
    table = board.start()
    acts = table.match.acts()
    assert (("attack", own, board.leaders[FOE]) in acts, ("attack", own, foe) in acts) == (leader, follower)


@pytest.mark.clauses("sve", "8.4.1", "12.1.2")
def test_several_cards_have_a_keyword_and_a_rule() -> None:
    board = Board()
    board.amulet("Your followers have Storm and can't attack enemy leaders.")
    page = board.put(ME, FIELD, state={"since": 5})
    foe = board.put(FOE, FIELD, state={"dull": True})
    table = board.start()
    assert "Storm" in table.chars(page).keywords
    leader = table.state.zones[FOE][10][0]
    assert ("attack", page, leader) not in table.match.acts()
    assert ("attack", page, foe) in table.match.acts()


@pytest.mark.clauses("sve", "8.4.3.1")
def test_only_those_enemies_leave_the_leader_alone() -> None:
    board = Board()
    board.put(FOE, FIELD, "Warden", "Enemy followers with Ward can't attack your leader.")
    guard, page = board.put(ME, FIELD, "Guard", "Ward."), board.put(ME, FIELD, "Page")
    acts = board.start().match.acts()
    assert ("attack", page, board.leaders[FOE]) in acts
    assert ("attack", guard, board.leaders[FOE]) not in acts


@pytest.mark.clauses("sve", "8.4.3.1")
def test_enemies_do_not_attack_the_leader() -> None:
    board = Board()
    board.put(FOE, FIELD, "Gate", "Enemy followers can't attack your leader.")
    mine = board.put(ME, FIELD, "Striker")
    table = board.start()
    assert table.refused(("attack", mine, board.leaders[FOE]))


@pytest.mark.clauses("sve", "8.4.3")
@pytest.mark.parametrize("text", ["", "Enemy followers can't attack this follower."])
def test_enemies_do_not_attack_it(text: str) -> None:
    board = Board()
    own = board.put(ME, FIELD, "Rider")
    shy = board.put(FOE, FIELD, "Shy", text, state={"dull": True})
    acts = board.start().match.acts()
    assert (("attack", own, shy) in acts) != bool(text)


@pytest.mark.clauses("sve", "1.3.3")
def test_all_their_followers_stay_back() -> None:
    board = Board()
    mine = board.put(ME, FIELD)
    theirs = board.put(FOE, FIELD, state={"dull": True})
    spell = board.spell("Enemy followers can't be attacked this turn.")
    table = board.start().play(spell)
    assert table.refused(("attack", mine, theirs))


@pytest.mark.clauses("sve", "8.4.3.1")
@pytest.mark.parametrize(("cost", "able"), [(2, False), (3, True)])
def test_attacked_by_the_costly_only(cost: int, able: bool) -> None:
    board = Board()
    mine = board.put(ME, FIELD, "Page", cost=cost)
    words = "This follower can't be attacked by followers that cost 2 play points or less."
    theirs = board.put(FOE, FIELD, "Sentry", words, state=ENGAGED)
    table = board.start()
    assert (("attack", mine, theirs) in table.match.acts()) == able


@pytest.mark.clauses("sve", "5.30.1", "5.30.1.1")
def test_buried_is_put_away_and_not_destroyed() -> None:
    board = Board()
    own = [board.put(ME, FIELD, "Kid", "This follower can't be destroyed.") for _ in range(2)]
    foe = board.put(FOE, FIELD, "Foe")
    spell = board.spell("Bury up to 2 followers. Draw a card for each follower buried.")
    table = board.start().play(spell, tuple(own))
    assert {table.zone(card) for card in own} == {CEMETERY}
    assert table.zone(foe) == FIELD
    assert hand(table) == 2


@pytest.mark.clauses("sve", "10.9.1", "5.6.1")
def test_neither_destroyed_nor_banished_by_abilities() -> None:
    board = Board()
    sworn = board.put(ME, FIELD, "Sworn", "This follower can't be destroyed or banished by abilities.")
    page = board.put(ME, FIELD, "Page", "Ward.")
    rite = board.spell("Banish each follower on the field.")
    table = through(board.start().play(rite))
    assert (table.zone(sworn), table.zone(page)) == (FIELD, BANISHED)
    other = Board()
    sworn = other.put(ME, FIELD, "Sworn", "This follower can't be destroyed or banished by abilities.")
    rite = other.spell("Destroy each follower on the field.")
    assert through(other.start().play(rite)).zone(sworn) == FIELD


@pytest.mark.clauses("sve", "10.9.1")
def test_both_rules_and_the_third_thing_hold() -> None:
    board = Board()
    warden = board.put(
        FOE, FIELD, "Warden",
        "This follower can't be destroyed or banished by abilities, and doesn't take damage from abilities.",
    )  # fmt: skip
    words = ("destroy it", "banish it", "deal it 5 damage")
    spells = [board.spell(f"Select an enemy follower on the field and {each}.") for each in words]
    table = board.start()
    for spell in spells:
        table.play(spell)
    assert table.zone(warden) == FIELD and table.stats(warden) == (2, 2)
    assert not table.cards(FOE, BANISHED)


@pytest.mark.clauses("sve", "1.3.1", "5.5.1")
@pytest.mark.parametrize(("barred", "zone"), [("banished", FIELD), ("engaged", BANISHED)])
def test_what_abilities_cannot_do(barred: str, zone: int) -> None:
    board = Board()
    sworn = board.put(FOE, FIELD, "Sworn", f"This follower can't be {barred} by abilities.")
    rites = [
        board.spell(text, cost=1)
        for text in ("Engage each enemy follower on the field.", "Banish each enemy follower on the field.")
    ]
    table = through(board.start().play(rites[0]))
    assert table.obj(sworn).dull == (barred != "engaged")
    assert through(table.play(rites[1])).zone(sworn) == zone


@pytest.mark.clauses("sve", "1.3.3")
def test_two_rules_for_a_turn() -> None:
    board = Board()
    foe = board.put(FOE, FIELD)
    spell = board.spell(
        "Select an enemy follower on the field. It can't attack or evolve until the end of your opponent's next turn."
    )
    table = board.start().play(spell).end()
    assert not [act for act in table.match.acts() if act[0] == "attack" and act[1] == foe]


@pytest.mark.clauses("sve", "1.3.2", "14.2.3.1")
def test_what_cannot_race_does_not() -> None:
    board = Board()
    runner = board.put(ME, FIELD, "Runner", SERVED + "\nOn Race: Draw a card.")
    board.amulet("Your followers can't race.")
    carrots(board, 2)
    table = board.start().use(runner)
    assert len(table.cards(ME, RACE_ZONE)) == 2
    assert not any(fact.kind == RACE for fact in table.state.history)
    assert hand(table) == 0


@pytest.mark.clauses("sve", "1.3.2", "7.3.4")
def test_a_follower_that_has_to_attack() -> None:
    board = Board()
    mine = board.put(ME, FIELD, "Rager", "This follower must attack each turn if able.")
    table = board.start()
    assert table.refused(("end",)) == "1.3.2"
    table.attack(mine, board.leaders[FOE]).end()
    assert table.state.turn_player == FOE


@pytest.mark.clauses("sve", "8.4.3.1", "1.3.3")
@pytest.mark.parametrize("engaged", [True, False])
def test_a_leader_that_cannot_be_attacked(engaged: bool) -> None:
    board = Board()
    guard = board.put(
        FOE, FIELD, "Guard", "Your leader can't be attacked while this follower is engaged.", state={"dull": engaged}
    )
    rider = board.put(ME, FIELD)
    table = board.start()
    open_ = {act[2] for act in table.match.acts() if act[:2] == ("attack", rider)}
    assert open_ == ({guard} if engaged else {board.leaders[FOE]})
    if engaged:
        assert table.refused(("attack", rider, board.leaders[FOE])) == "8.4.3.1"


@pytest.mark.clauses("sve", "1.3.3", "2.6.1")
@pytest.mark.parametrize(
    "deed",
    [
        "destroy it",
        "banish it",
        "return it to its owner's hand",
        "put it on top of its owner's deck",
        "put it into its owner's EX area",
        "transform it into a Fairy token",
    ],
)
@pytest.mark.parametrize(
    ("text", "stays"),
    [
        ("This follower can't leave the field due to abilities.", True),
        ("This follower can't leave the field by enemy abilities.", True),
        ("", False),
    ],
)
def test_what_no_ability_takes_off_the_field(deed: str, text: str, stays: bool) -> None:
    board = Board()
    rock = board.put(FOE, FIELD, "Rock", text)
    spell = board.spell(f"Select an enemy follower on the field and {deed}.")
    table = settle(board.start().play(spell))
    assert (rock in table.cards(FOE, FIELD)) is stays


@pytest.mark.clauses("sve", "1.3.3")
@pytest.mark.parametrize(("whose", "stays"), [("abilities", True), ("enemy abilities", False)])
def test_whose_abilities_do_not_take_it_off_the_field(whose: str, stays: bool) -> None:
    board = Board()
    rock = board.put(ME, FIELD, "Rock", f"This follower can't leave the field due to {whose}.")
    spell = board.spell("Destroy each follower on your field.")
    table = settle(board.start().play(spell))
    assert (rock in table.cards(ME, FIELD)) is stays


@pytest.mark.clauses("sve", "11.3.1", "11.3.2.1")
@pytest.mark.parametrize(("text", "stays"), [("Ward.", True), ("Bane.", True), ("damage", False)])
def test_bane_is_an_ability_and_rules_handling_is_none(text: str, stays: bool) -> None:
    board = Board()
    rock = board.put(ME, FIELD, "Rock", "This follower can't leave the field due to abilities.", attack=1, defense=5)
    facts = {"attack": 5} if text == "damage" else {"attack": 1}
    foe = board.put(FOE, FIELD, "Snake", "" if text == "damage" else text, defense=9, state=ENGAGED, **facts)
    table = board.start().attack(rock, foe)
    settle(table)
    assert (rock in table.cards(ME, FIELD)) is stays


@pytest.mark.clauses("sve", "1.3.3", "5.13")
def test_no_damage_and_several_things_that_abilities_cannot_do() -> None:
    board = Board()
    text = "This follower doesn't take damage and can't be destroyed or banished by abilities."
    aegis = board.put(FOE, FIELD, "Aegis", text)
    words = ("deal it 9 damage", "destroy it", "banish it", "return it to its owner's hand")
    hurt, kill, banish, back = (
        board.spell(f"Select an enemy follower on the field and {each}.", cost=0) for each in words
    )
    table = board.start()
    for spell in (hurt, kill, banish):
        settle(table.play(spell))
        assert table.cards(FOE, FIELD) == [aegis]
    settle(table.play(back))
    assert table.cards(FOE, FIELD) == []


@pytest.mark.clauses("sve", "8.4.2", "12.9.2")
def test_none_attacks_in_the_turn_in_which_it_came() -> None:
    board = Board()
    old, new = board.put(ME, FIELD, "Old"), board.put(ME, HAND, "New", "Storm.", cost=0)
    board.amulet("Enemy followers can't attack on the turn they're put onto the field.", player=FOE)
    table = board.start().play(new)
    assert attacks(table, old) and not attacks(table, new)


@pytest.mark.clauses("sve", "1.3.3", "7.4.8", "10.6.2")
@pytest.mark.parametrize("words", ["It can't be played this turn", "You can't play it this turn"])
def test_one_card_cannot_be_played(words: str) -> None:
    board = Board()
    barred, other = (board.spell("Draw a card.", zone=CEMETERY) for _ in range(2))
    rite = board.spell(f"Select a spell in your cemetery and put it into your EX area. {words}.")
    again = board.spell("Select a spell in your cemetery and put it into your EX area.")
    table = through(board.start().play(rite), (barred,))
    through(table.play(again), (other,))
    assert ("play", other) in table.match.acts() and ("play", barred) not in table.match.acts()
    table.end().answer(("end",))
    while table.asked.reason != "main" or table.asked.player != ME:
        table.answer(("pass",) if table.asked.reason == "quick" else ())
    assert ("play", barred) in table.match.acts()


@pytest.mark.clauses("sve", "1.3.3", "8.4.3")
@pytest.mark.parametrize(("attack", "free"), [(2, False), (3, True)])
def test_weak_followers_cannot_attack_it(attack: int, free: bool) -> None:
    board = Board()
    mine = board.put(ME, FIELD, attack=attack)
    sly = board.put(
        FOE, FIELD, "Sly", "Enemy followers with 2 attack or less can't attack this follower.", state=ENGAGED
    )
    assert (sly in attacks(board.start(), mine)) is free


@pytest.mark.clauses("sve", "1.3.3", "5.13.3.3")
def test_no_damage_from_ones_own_abilities() -> None:
    board = Board()
    board.amulet("Your leader doesn't take damage from your own abilities.")
    spell = board.spell("Deal 2 damage to each leader.")
    table = board.start().play(spell)
    assert (table.leader(ME), table.leader(FOE)) == (20, 18)
