"""Own texts of Shadowverse: Evolve played: the moments of cards that abilities wait for."""

from __future__ import annotations

import pytest
from sve_board import CEMETERY, DECK, EVOLVE_DECK, FIELD, FOE, HAND, ME, Board, hand, settle
from sve_played import carrots, through

COUNTING = "When this follower races for the 2nd time in a turn, draw 2 cards."
VICTORS = "Whenever this follower destroys an enemy follower, give your leader [defense]+1."


@pytest.mark.clauses("sve", "5.3.1")
@pytest.mark.parametrize(("player", "drawn"), [(ME, 1), (FOE, 0)])
def test_engaged_by_my_ability_only(player: int, drawn: int) -> None:
    board = Board()
    board.put(player, FIELD, "Watcher", "Whenever an enemy follower is engaged by one of your abilities, draw a card.")
    foe = board.put(FOE, FIELD, "Foe", "Rush.")
    spell = board.spell("Select an enemy follower on the field and engage it. Give it [attack]+1.")
    table = board.start().play(spell)
    if not table.obj(foe).dull:
        table.answer((foe,))
    assert len(table.cards(player, DECK)) == 10 - drawn


@pytest.mark.clauses("sve", "8.4.5")
def test_the_victor_is_refreshed() -> None:
    board = Board()
    lance = board.put(
        ME, FIELD, "Lance", "Whenever this follower destroys an enemy follower, refresh it.", attack=5, defense=5
    )
    foe = board.put(FOE, FIELD, "Page", state={"dull": True})
    table = through(board.start().attack(lance, foe))
    assert table.zone(foe) == CEMETERY
    assert not table.obj(lance).dull


@pytest.mark.clauses("sve", "11.3.1", "10.12.2.1")
@pytest.mark.parametrize(("stout", "gained"), [(3, 1), (4, 0)])
def test_combat_damage_destroys(stout: int, gained: int) -> None:
    board = Board()
    victor = board.put(ME, FIELD, "Victor", VICTORS, attack=3, defense=9)
    target = board.put(FOE, FIELD, "Target", state={"dull": True}, defense=stout)
    table = board.start().attack(victor, target)
    assert (table.zone(target) == CEMETERY, table.leader(ME)) == (bool(gained), 20 + gained)


@pytest.mark.clauses("sve", "8.4.9.1", "10.7.4.2", "11.1.3")
def test_both_that_fall_in_combat_have_destroyed_the_other() -> None:
    board = Board()
    mine = board.put(ME, FIELD, "Mine", VICTORS)
    theirs = board.put(FOE, FIELD, "Theirs", VICTORS, state={"dull": True})
    watching = "Whenever another follower on your field destroys an enemy follower, give your leader [defense]+3."
    board.put(ME, FIELD, "Watcher", watching)
    table = settle(board.start().attack(mine, theirs))
    assert {table.zone(mine), table.zone(theirs)} == {CEMETERY}
    assert (table.leader(ME), table.leader(FOE)) == (24, 21)


@pytest.mark.clauses("sve", "12.14.1", "12.14.2.1", "11.3.2")
def test_bane_destroys() -> None:
    board = Board()
    viper = board.put(ME, FIELD, "Viper", f"{VICTORS}\nBane.", attack=0, defense=9)
    target = board.put(FOE, FIELD, "Target", state={"dull": True}, defense=9)
    table = board.start().attack(viper, target)
    assert (table.zone(target), table.leader(ME)) == (CEMETERY, 21)


@pytest.mark.clauses("sve", "10.12.2.2", "11.3.1")
def test_damage_of_an_ability_destroys_and_less_defense_does_not() -> None:
    board = Board()
    aim = "Select an enemy follower on the field"
    archer = board.put(ME, FIELD, "Archer", f"{VICTORS}\n[act][cost00]: {aim} and deal it 2 damage.")
    hexer = board.put(ME, FIELD, "Hexer", f"{VICTORS}\n[act][cost00]: {aim} and give it [defense]-2.")
    shot, cursed = board.put(FOE, FIELD, "Shot"), board.put(FOE, FIELD, "Cursed")
    table = board.start().use(archer, 0, (shot,))
    assert (table.zone(shot), table.leader(ME)) == (CEMETERY, 21)
    table.use(hexer)
    assert (table.zone(cursed), table.leader(ME)) == (CEMETERY, 21)


@pytest.mark.clauses("sve", "11.3.1", "11.1.2")
def test_damage_of_long_ago_destroys_nothing() -> None:
    board = Board()
    archer = board.put(
        ME, FIELD, "Archer", f"{VICTORS}\n[act][engage]: Select an enemy follower on the field and deal it 1 damage."
    )
    target = board.put(FOE, FIELD, "Target")
    curse = board.spell("Select an enemy follower on the field and give it [defense]-1.")
    table = board.start().use(archer).play(curse)
    assert (table.zone(target), table.leader(ME)) == (CEMETERY, 20)


@pytest.mark.clauses("sve", "1.3.4.1", "10.7.2")
@pytest.mark.parametrize(("switch", "drawn"), [(True, 1), (False, 2)])
def test_all_hands_are_discarded_at_the_same_time(switch: bool, drawn: int) -> None:
    board = Board()
    board.amulet("Whenever one or more cards are discarded, draw a card.")
    for player in (ME, FOE):
        board.put(player, HAND)
    spell = board.spell("Each player discards their hand.")
    table = board.start(unselected_at_once=switch).play(spell)
    assert (len(table.cards(ME, HAND)), len(table.cards(FOE, HAND))) == (drawn, 0)


@pytest.mark.clauses("sve", "10.7.4")
def test_several_at_once_trigger_once() -> None:
    board = Board()
    board.put(ME, FIELD, "Mourner", "Whenever one or more enemy followers are destroyed, draw a card.")
    board.put(FOE, FIELD)
    board.put(FOE, FIELD)
    spell = board.spell("Destroy each enemy follower on the field.")
    assert hand(settle(board.start().play(spell))) == 1


@pytest.mark.clauses("sve", "10.7.4")
@pytest.mark.parametrize(("count", "drawn"), [(1, 0), (2, 1)])
def test_so_many_at_once(count: int, drawn: int) -> None:
    board = Board()
    board.put(ME, FIELD, "Mourner", "When 2 or more enemy followers are destroyed, draw a card.")
    for _ in range(count):
        board.put(FOE, FIELD)
    spell = board.spell("Destroy each enemy follower on the field.")
    assert hand(settle(board.start().play(spell))) == drawn


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


@pytest.mark.clauses("sve", "5.26.1")
def test_defense_that_was_given_this_turn() -> None:
    board = Board()
    asked = "If your leader's [defense] increased this turn, draw a card."
    first, heal, second = board.spell(asked), board.spell("Give your leader [defense]+1."), board.spell(asked)
    table = board.start().play(first).play(heal)
    assert len(table.cards(ME, DECK)) == 10
    before = len(table.cards(ME, HAND))
    assert len(table.play(second).cards(ME, HAND)) == before


@pytest.mark.clauses("sve", "5.26.1", "5.13.1")
def test_defense_of_a_leader_goes_up_and_down() -> None:
    board = Board()
    board.put(ME, FIELD, "Up", "Whenever your leader's [defense] is increased, draw a card.")
    board.put(ME, FIELD, "Down", "Whenever an enemy leader's [defense] is reduced, give your leader [defense]+1.")
    heal = board.spell("Give your leader [defense]+2.")
    burn = board.spell("Deal 3 damage to each leader.")
    table = board.start().play(heal)
    assert hand(table) == 2  # the other spell and the card drawn
    table.play(burn)
    assert (table.leader(ME), table.leader(FOE)) == (20, 17)  # 20 + 2 - 3 + 1
    assert hand(table) == 2  # the spell is gone, one more is drawn for the defense that was given


@pytest.mark.clauses("sve", "5.13.1", "5.26.1")
@pytest.mark.parametrize(("change", "drawn"), [("-1", 1), ("+1", 0)])
def test_defense_that_has_decreased(change: str, drawn: int) -> None:
    board = Board()
    spell = board.spell(f"Give your leader [defense]{change}.")
    mine = board.put(ME, HAND, "Duke", "[fanfare] If your leader's [defense] has decreased this turn, draw a card.")
    table = board.start().play(spell).play(mine)
    assert len(table.cards(ME, HAND)) == drawn


@pytest.mark.clauses("sve", "14.2.3.1", "14.2.4.2")
@pytest.mark.parametrize(("times", "drawn"), [(1, 0), (2, 2), (3, 2)])
def test_racing_for_the_second_time(times: int, drawn: int) -> None:
    board = Board()
    served = f"{'[feed]' * times}[cost00]: Race this follower{f' {times} times' if times > 1 else ''}."
    racer = board.put(ME, FIELD, "Racer", f"{served}\n{COUNTING}", traits=("Umamusume",))
    for _ in range(times):
        board.put(ME, EVOLVE_DECK, "Carrot", type="Spell", evolved=True, cost=None)
    table = through(board.start().use(racer))
    assert hand(table) == drawn


@pytest.mark.clauses("sve", "8.4.5", "10.7.4")
@pytest.mark.parametrize(
    "words", ["for the 2nd time each turn, draw a card.", ", if it's the 2nd time this turn, draw a card."]
)
def test_attacking_for_the_second_time(words: str) -> None:
    board = Board()
    first = board.put(ME, FIELD, "Lance", f"When this follower attacks {words}".replace(" ,", ","))
    second = board.put(ME, FIELD, "Page")
    wake = board.spell("Refresh each follower on your field.")
    table = board.start()
    for attacker in (first, second):
        through(table.attack(attacker, board.leaders[FOE]))
    through(table.play(wake))
    assert hand(table) == 0
    through(table.attack(first, board.leaders[FOE]))
    assert hand(table) == 1


@pytest.mark.clauses("sve", "5.15.1.2")
def test_the_second_of_the_followers_that_evolves() -> None:
    board = Board()
    board.amulet("When one of your followers evolves for the 2nd time in a turn, draw a card.")
    squires = [board.put(ME, FIELD, name) for name in ("Squire", "Scribe", "Cook")]
    for name in ("Squire", "Scribe", "Cook"):
        board.put(ME, EVOLVE_DECK, f"{name} (Evolved)", evolved=True)
    rites = [board.spell("Select a follower on your field and evolve it.") for _ in squires]
    table = board.start()
    drawn = []
    for rite, squire in zip(rites, squires, strict=True):
        through(table.play(rite), (squire,))
        drawn.append(len([card for card in table.cards(ME, HAND) if card not in rites]))
    assert drawn == [0, 1, 1]


@pytest.mark.clauses("sve", "5.13.1", "5.26.1", "10.7.4")
def test_the_first_time_each_turn() -> None:
    board = Board()
    board.amulet("The first time your leader's [defense] is increased each turn, draw a card.")
    spells = [board.spell("Give your leader [defense]+1.") for _ in range(2)]
    table = board.start()
    for each in spells:
        settle(table.play(each))
    assert hand(table) == 1


@pytest.mark.clauses("sve", "10.6.2.3", "5.17.3")
@pytest.mark.parametrize(("by", "mine", "drawn"), [("an enemy ability", True, 0), ("an ability", True, 1)])
def test_when_it_is_selected(by: str, mine: bool, drawn: int) -> None:
    board = Board()
    board.put(ME, FIELD, "Ward", f"When this follower is selected by {by}, draw a card.")
    rite = board.spell("Select a follower on your field and give it [attack]+1.")
    assert len(through(board.start().play(rite)).cards(ME, HAND)) == drawn


@pytest.mark.clauses("sve", "5.13.1", "10.7.4")
def test_the_follower_that_hurt_the_leader() -> None:
    board = Board()
    board.put(
        FOE, FIELD, "Guard", "Whenever your leader takes damage from an enemy follower, deal 1 damage to that follower."
    )
    own = board.put(ME, FIELD, "Rider", defense=5)
    spell = board.spell("Deal 1 damage to each enemy leader.")
    table = board.start().play(spell)
    settle(table)
    assert table.stats(own) == (2, 5)
    table.answer(("attack", own, board.leaders[FOE]))
    while table.asked.kind == "act" and table.asked.player == FOE:
        table.answer(("pass",))
    settle(table)
    assert table.stats(own) == (2, 4)


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


@pytest.mark.clauses("sve", "13.3.2.2.a")
@pytest.mark.parametrize("times", [1, 2])
def test_how_often_earth_rite_was_performed(times: int) -> None:
    board = Board()
    sediment = board.amulet("Stack.")
    board.state.objects[sediment].counters = {"Stack": 3}
    rites = [board.spell("Earth Rite: Give your leader [defense]+1.", cost=1) for _ in range(times)]
    last = board.spell("If you've performed Earth Rite at least 2 times this turn, draw a card.", cost=1)
    table = board.start()
    for rite in rites:
        through(table.play(rite))
    assert len(through(table.play(last)).cards(ME, HAND)) == int(times == 2)


@pytest.mark.clauses("sve", "13.3.3.2")
@pytest.mark.parametrize("whose", [ME, FOE])
def test_performed_by_anybody(whose: int) -> None:
    board = Board()
    board.amulet("Whenever Earth Rite is performed, give your leader [defense]+3.", whose)
    sediment = board.amulet("Stack.")
    board.state.objects[sediment].counters = {"Stack": 2}
    rite = board.spell("Earth Rite: Draw a card.")
    assert through(board.start().play(rite)).leader(whose) == 23


@pytest.mark.clauses("sve", "13.3.3.2", "10.7.1")
def test_earth_rite_performed() -> None:
    board = Board()
    board.amulet("Stack.", state={"counters": {"Stack": 2}})
    watcher = board.put(ME, FIELD, "Watcher", "Whenever you perform Earth Rite, give this follower [attack]+1.")
    first = board.spell("Draw a card. Earth Rite: Draw a card.")
    second = board.spell("If you've performed Earth Rite this turn, draw 2 cards.")
    table = board.start().play(first, True)
    assert table.stats(watcher)[0] == 3
    before = len(table.cards(ME, HAND))
    assert len(table.play(second).cards(ME, HAND)) == before + 1


@pytest.mark.clauses("sve", "10.7.2.2", "14.2.3.1")
def test_the_first_race_of_all_of_them_each_turn() -> None:
    board = Board()
    carrots(board, 3)
    board.amulet("The 1st time one of your followers races each turn, give it [attack]+1.")
    runners = [board.put(ME, FIELD, f"Runner {at}", traits=("Umamusume",)) for at in range(2)]
    rites = [
        board.spell("Select an Umamusume follower on your field and serve it a Carrot. Race it.") for _ in range(2)
    ]
    table = board.start()
    for rite, runner in zip(rites, runners, strict=True):
        through(table.play(rite), (runner,))
    assert [table.stats(each)[0] for each in runners] == [3, 2]
