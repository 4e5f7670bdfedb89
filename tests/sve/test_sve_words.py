"""Words of the rules in seldom sentences, played: skipped turns, "for every", the attacked follower, instructions as costs."""

from __future__ import annotations

import pytest
from sve_board import BANISHED, CEMETERY, DECK, EVOLVE_DECK, EX_AREA, FIELD, FOE, HAND, ME, Board, settle

ENGAGED = {"dull": True}


@pytest.mark.clauses("sve", "12.7.2")
@pytest.mark.parametrize("ward", [False, True])
def test_it_is_the_attacked_follower(ward: bool) -> None:
    board = Board()
    mine = board.put(ME, FIELD, "Duke", "Follower Strike: If the attacked follower has Ward, destroy it.")
    theirs = board.put(FOE, FIELD, "Guard", "Ward." if ward else "", defense=9, state=ENGAGED)
    table = settle(board.start().answer(("attack", mine, theirs)))
    assert (table.zone(mine), table.zone(theirs)) == (FIELD, CEMETERY if ward else FIELD)


@pytest.mark.clauses("sve", "5.25.1", "5.25.2")
def test_the_turn_of_the_opponent_is_skipped() -> None:
    board = Board()
    spell = board.spell("Each opponent skips their next turn.")
    table = board.start().play(spell)
    table.end()
    assert table.state.turn_player == ME


@pytest.mark.clauses("sve", "10.2.1.3", "10.10.1.1")
def test_any_of_them_is_banished_instead() -> None:
    board = Board()
    foe = board.put(FOE, FIELD, "Foe", "[lastwords] Draw a card.", defense=2)
    mine = board.put(ME, FIELD, "Page", defense=2)
    spell = board.spell("For the rest of this turn, if an enemy follower would be destroyed, banish it instead.")
    blast = board.spell("Deal 3 damage to each follower on the field.")
    table = board.start().play(spell).play(blast)
    assert (table.zone(foe), table.zone(mine)) == (BANISHED, CEMETERY)


@pytest.mark.clauses("sve", "10.4.5", "10.4.5.1", "3.2.4.1")
@pytest.mark.parametrize(("most", "able"), [(0, False), (1, True)])
def test_maximum_play_points_as_a_cost(most: int, able: bool) -> None:
    board = Board()
    board.points(ME, 0, most)
    mine = board.put(ME, FIELD, "Duke", "[act] Decrease your maximum play points by 1: Draw 2 cards.")
    table = board.start()
    assert any(act[:2] == ("use", mine) for act in table.match.acts()) == able
    if able:
        table.use(mine)
        assert len(table.cards(ME, HAND)) == 2
        assert table.state.vars["max_pp:0"] == 0


@pytest.mark.clauses("sve", "10.4.7.5", "11.3.1")
def test_damage_to_itself_as_a_cost() -> None:
    board = Board()
    mine = board.put(ME, FIELD, "Duke", "[act] Deal 1 damage to this follower: Draw a card.", defense=2)
    table = board.start().use(mine).use(mine)
    assert table.zone(mine) == CEMETERY
    assert len(table.cards(ME, HAND)) == 2


CAME = "[fanfare] If a follower was put onto your field from your {} this turn, draw a card."


@pytest.mark.clauses("sve", "5.4.3")
@pytest.mark.parametrize(("asked", "drawn"), [("cemetery", 1), ("EX area", 0)])
def test_where_it_came_from_this_turn(asked: str, drawn: int) -> None:
    board = Board()
    gone = board.put(ME, CEMETERY, "Page")
    spell = board.spell("Select a follower in your cemetery and put it onto your field.")
    mine = board.put(ME, HAND, "Duke", CAME.format(asked))
    table = board.start().play(spell).play(mine)
    assert table.zone(gone) == FIELD
    assert len(table.cards(ME, HAND)) == drawn


@pytest.mark.clauses("sve", "5.4.3")
def test_played_from_the_ex_area_this_turn() -> None:
    board = Board()
    page = board.put(ME, EX_AREA, "Page")
    mine = board.put(ME, HAND, "Duke", CAME.format("EX area"))
    table = board.start().play(page).play(mine)
    assert len(table.cards(ME, HAND)) == 1


@pytest.mark.clauses("sve", "5.13.1", "5.26.1")
@pytest.mark.parametrize(("change", "drawn"), [("-1", 1), ("+1", 0)])
def test_defense_that_has_decreased(change: str, drawn: int) -> None:
    board = Board()
    spell = board.spell(f"Give your leader [defense]{change}.")
    mine = board.put(ME, HAND, "Duke", "[fanfare] If your leader's [defense] has decreased this turn, draw a card.")
    table = board.start().play(spell).play(mine)
    assert len(table.cards(ME, HAND)) == drawn


@pytest.mark.clauses("sve", "2.5.1", "5.28.1")
def test_for_every_one() -> None:
    board = Board()
    board.points(ME, 1, 5)
    for _ in range(2):
        board.put(ME, CEMETERY, "Page")
    mine = board.put(ME, HAND, "Duke", "This card costs 1 less to play for every follower in your cemetery.", cost=3)
    assert board.start().play(mine).zone(mine) == FIELD


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


@pytest.mark.clauses("sve", "5.13.1", "10.12.2.2")
def test_it_deals_that_much() -> None:
    board = Board()
    board.put(
        ME, FIELD, "Duke", "When this follower takes damage, it deals that much damage to each enemy leader.", defense=9
    )
    blast = board.spell("Deal 3 damage to each follower on the field.")
    assert board.start().play(blast).leader(FOE) == 17


@pytest.mark.clauses("sve", "5.4.2", "9.1.2.1")
def test_a_token_for_its_controller() -> None:
    board = Board()
    board.put(FOE, FIELD, "Foe")
    spell = board.spell("Select an enemy follower on the field. Put a Fairy token into its controller's EX area.")
    table = board.start().play(spell)
    assert (table.names(FOE, EX_AREA), table.names(ME, EX_AREA)) == (["Fairy"], [])


@pytest.mark.clauses("sve", "10.6.2.3", "10.6.2.4")
def test_divided_among_any_number() -> None:
    board = Board()
    one = board.put(FOE, FIELD, "One", defense=9)
    two = board.put(FOE, FIELD, "Two", defense=9)
    spell = board.spell("Deal 6 damage divided among any number of enemy followers on the field.")
    table = board.start().play(spell, (one, two), ((one, 2), (two, 4)))
    assert (table.stats(one)[1], table.stats(two)[1]) == (7, 5)


@pytest.mark.clauses("sve", "5.13.1")
@pytest.mark.parametrize(("stat", "lost"), [("attack", 3), ("cost", 4), ("defense", 5)])
def test_the_highest_of_all(stat: str, lost: int) -> None:
    board = Board()
    board.put(ME, FIELD, "One", attack=3, defense=1, cost=4)
    board.put(ME, FIELD, "Two", attack=2, defense=6, cost=1, state={"damage": 1})
    board.put(FOE, FIELD, "Other", attack=9, defense=9, cost=9)
    spell = board.spell(
        f"Deal X damage to each enemy leader. X equals the highest {stat} among followers on your field."
    )
    assert board.start().play(spell).leader(FOE) == 20 - lost


@pytest.mark.clauses("sve", "10.7.2.2")
def test_an_ability_that_activates_in_the_own_turn_only() -> None:
    board = Board()
    board.put(
        ME,
        FIELD,
        "Duke",
        "Whenever an amulet on your field is destroyed, draw a card. This ability activates only during your turn.",
    )
    board.amulet()
    mine = board.spell("Destroy each amulet on the field.")
    theirs = board.spell("Destroy each amulet on the field.", player=FOE)
    table = board.start()
    table.end()
    held = len(table.cards(ME, HAND))
    assert len(table.play(theirs).cards(ME, HAND)) == held
    assert mine in table.cards(ME, HAND)


@pytest.mark.clauses("sve", "10.4.4", "10.4.4.1")
@pytest.mark.parametrize(("points", "able"), [(0, False), (1, True)])
def test_evolving_that_costs_less_this_turn(points: int, able: bool) -> None:
    board = Board()
    board.points(ME, points, 5)
    mine = board.put(ME, FIELD, "Duke", "[evolve][cost03]: Evolve this follower.")
    board.put(ME, EVOLVE_DECK, "Duke (Evolved)", evolved=True)
    spell = board.spell("Select a follower on your field. It costs 2 less to evolve this turn.")
    table = board.start().play(spell)
    assert any(act[:2] == ("use", mine) for act in table.match.acts()) == able


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


@pytest.mark.clauses("sve", "5.28.1", "10.4.4.1")
@pytest.mark.parametrize(("points", "able"), [(1, False), (2, True)])
def test_for_each_other_card_there(points: int, able: bool) -> None:
    board = Board()
    board.points(ME, points, 5)
    gone = board.put(ME, EX_AREA, "Page", cost=0)
    board.put(ME, EX_AREA, "Page", cost=0)
    put = board.put(ME, HAND, "Duke", cost=4)
    spell = board.spell(
        "Put a card from your hand into your EX area. It costs 1 less to play for each other card in your EX area."
    )
    table = board.start().play(spell)
    assert (("play", put) in table.match.acts()) == able
    assert (("play", put) in table.play(gone).match.acts()) == able  # as many as there were


@pytest.mark.clauses("sve", "7.2.1")
def test_at_the_start_of_each_players_turn() -> None:
    board = Board()
    board.put(ME, FIELD, "Duke", "At the start of each player's turn, deal 1 damage to each leader.")
    table = board.start()
    table.end()
    assert (table.leader(ME), table.leader(FOE)) == (19, 19)


@pytest.mark.clauses("sve", "5.13.1")
@pytest.mark.parametrize("hurt", [False, True])
def test_no_damage_taken_this_turn(hurt: bool) -> None:
    board = Board()
    mine = board.put(
        ME,
        FIELD,
        "Duke",
        "At the start of your end phase, if this follower hasn't taken damage this turn, draw a card.",
        defense=5,
    )
    blast = board.spell("Deal 1 damage to each follower on the field.")
    table = board.start()
    if hurt:
        table.play(blast)
    held = len(table.cards(ME, HAND))
    table.end()
    assert len(table.cards(ME, HAND)) - held == (0 if hurt else 1)
    assert table.zone(mine) == FIELD


@pytest.mark.clauses("sve", "5.15.1.2")
@pytest.mark.parametrize("evolved", [False, True])
def test_no_follower_evolved_this_turn(evolved: bool) -> None:
    board = Board()
    board.amulet(
        "At the start of your end phase, if you didn't evolve a follower this turn, give your leader [defense]+1."
    )
    mine = board.put(ME, FIELD, "Duke", "[evolve][cost00]: Evolve this follower.")
    board.put(ME, EVOLVE_DECK, "Duke (Evolved)", evolved=True)
    table = board.start()
    if evolved:
        table.use(mine)
    assert table.end().leader(ME) == (20 if evolved else 21)


@pytest.mark.clauses("sve", "10.7.5.1")
def test_the_next_time_this_turn() -> None:
    board = Board()
    page, other, last = (board.put(ME, FIELD, "Page") for _ in range(3))
    spell = board.spell("The next time a follower on your field is destroyed this turn, draw 2 cards.")
    kills = [board.spell("Select a follower on your field and destroy it.") for _ in range(2)]
    table = board.start().play(spell).play(kills[0], (page,))
    held = len(table.cards(ME, HAND))
    assert held == 3
    assert len(table.play(kills[1], (other,)).cards(ME, HAND)) == held - 1  # once
    assert table.zone(last) == FIELD


@pytest.mark.clauses("sve", "10.7.5.1", "7.4.8")
@pytest.mark.parametrize(("time", "drawn"), [(" this turn", 0), ("", 2)])
def test_the_next_time_in_a_later_turn(time: str, drawn: int) -> None:
    board = Board()
    board.put(ME, FIELD, "Page")
    spell = board.spell(f"When your next follower is destroyed{time}, draw 2 cards.")
    kill = board.spell("Destroy each follower on the field.", player=FOE)
    table = board.start().play(spell)
    table.end()
    held = len(table.cards(ME, HAND))
    assert len(table.play(kill).cards(ME, HAND)) == held + drawn


@pytest.mark.clauses("sve", "5.20.1", "10.6.2.8.2")
@pytest.mark.parametrize(("kind", "zone"), [("Spell", HAND), ("Follower", EX_AREA), ("Amulet", CEMETERY)])
def test_otherwise_behind_two_questions(kind: str, zone: int) -> None:
    board = Board()
    board.state.zones[ME][DECK].clear()
    top = board.put(ME, DECK, "Top", type=kind, cost=1)
    spell = board.spell(
        "Reveal the top card of your deck. If it's a spell, add it to your hand. If it's a follower, put it into your EX area. "
        "Otherwise, put it into your cemetery."
    )
    assert board.start().play(spell).zone(top) == zone


@pytest.mark.clauses("sve", "5.28.1", "9.1.2")
def test_tokens_for_each_are_all_given_it() -> None:
    board = Board()
    for _ in range(2):
        board.put(ME, EX_AREA, "Page")
    spell = board.spell(
        "Banish each card in your EX area. Summon a Fairy token for each card banished this way. Give them [attack]+1."
    )
    table = board.start().play(spell)
    assert [table.stats(card)[0] for card in table.cards(ME, FIELD)] == [2, 2]


@pytest.mark.clauses("sve", "10.4.4.1")
def test_what_is_done_twice_is_of_both() -> None:
    board = Board()
    board.points(ME, 2, 5)
    board.state.zones[ME][DECK].clear()
    both = [board.put(ME, DECK, "Page", cost=2) for _ in range(2)]
    spell = board.spell("Put the top card of your deck into your EX area. Do this 2 times. They cost 1 less to play.")
    table = board.start().play(spell)
    for card in both:
        table.play(card)
    assert (table.cards(ME, FIELD), table.points()) == ([*both], 0)
