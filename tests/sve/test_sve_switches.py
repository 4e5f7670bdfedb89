"""Every switch of the rulesets changes something: one test a switch, for both values, where no other module has one."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from sve_board import (
    CEMETERY,
    DECK,
    EVOLVE_DECK,
    EX_AREA,
    FIELD,
    FOE,
    HAND,
    LEADER,
    ME,
    RACE_ZONE,
    Board,
    Table,
    settle,
)
from test_sve_06 import begin

from cardwright.errors import InputError
from cardwright.games.sve import playing
from cardwright.games.sve.players import most_points
from cardwright.games.sve.rules import rules_of
from cardwright.games.sve.ruleset import STANDARD, Switches
from cardwright.games.sve.turns import take_another
from cardwright.games.sve.zones import RESOLUTION
from cardwright.kernel.match import Match

ENGAGED = {"dull": True}


def test_an_unknown_switch_is_refused() -> None:
    with pytest.raises(InputError):
        rules_of("sve", {"no_such_switch": True})


def setting(**switches: Any) -> Table:
    """A game of the standard ruleset with these switches that has been set up."""
    table = begin()
    rules = rules_of("sve", switches)
    match = Match(table.state, table.match.game.defs, rules, table.match.game.log)
    return Table(match).answer(True, False, False)


@pytest.mark.clauses("sve", "6.2.1.7", "6.2.1.10", "6.2.1.11", "2.8.3.1")
def test_what_a_game_begins_with() -> None:
    usual = setting()
    first = usual.state.turn_player
    assert (len(usual.cards(first, HAND)), usual.state.vars[f"ep:{1 - first}"], usual.leader(ME)) == (4, 3, 20)
    other = setting(opening_hand=5, second_evolution_points=1, leader_defense=12)
    first = other.state.turn_player
    assert (len(other.cards(first, HAND)), other.state.vars[f"ep:{1 - first}"], other.leader(ME)) == (5, 1, 12)
    assert other.leader(FOE) == 12


@pytest.mark.clauses("sve", "6.1.1", "B.6.1.1.1", "B.6.2.1")
def test_leader_cards_are_needed_but_in_open_8() -> None:
    with pytest.raises(InputError):
        begin(leader=None)
    table = begin(leader=None, ruleset="sve-open8")
    assert len(table.cards(ME, LEADER)) == 1


@pytest.mark.clauses("sve", "B.8.5.1")
@pytest.mark.parametrize(("ruleset", "offered"), [("sve", False), ("sve-open8", True)])
def test_granting_rush(ruleset: str, offered: bool) -> None:
    board = Board()
    page = board.put(ME, FIELD, "Page", state={"since": 5})
    board.put(ME, EVOLVE_DECK, "Page (Evolved)", evolved=True)
    table = board.start(ruleset)
    assert (("grant_rush", page) in table.match.acts()) == offered
    if not offered:
        assert table.refused(("grant_rush", page)) == "B.8.5.1"


@pytest.mark.clauses("sve", "4.4.4.1", "4.8.3.1", "3.2.4.1")
@pytest.mark.parametrize("limit", [5, 3])
def test_limits_of_zones_and_points(limit: int) -> None:
    board = Board()
    board.points(ME, 0, 9)
    summon = board.spell(
        "Summon 6 Knight tokens. Put 6 Fairy tokens into your EX area. Increase your maximum play points by 5."
    )
    table = board.start(field_limit=limit, ex_limit=limit, most_play_points=limit + 6).play(summon)
    assert len(table.cards(ME, FIELD)) == len(table.cards(ME, EX_AREA)) == limit
    assert most_points(table.match.game, ME) == limit + 6


@pytest.mark.clauses("sve", "4.8.3.3", "10.6.2.1.3")
@pytest.mark.parametrize(("zones", "attack"), [(STANDARD.changed_zones, 3), ((FIELD,), 2)])
def test_effects_on_cards_in_the_ex_area(zones: tuple[int, ...], attack: int) -> None:
    board = Board()
    card = board.put(ME, EX_AREA, "Page")
    grow = board.spell("Select a follower in your EX area. Give it [attack]+1.")
    table = board.start(changed_zones=zones).play(grow)
    assert table.chars(card).power == attack


@pytest.mark.clauses("sve", "10.9.1.5", "10.9.1.2")
@pytest.mark.parametrize(("strict", "rush"), [(True, False), (False, True)])
def test_what_looks_at_numbers_waits_for_no_later_stage(strict: bool, rush: bool) -> None:
    """Reading S16: dependency orders only what is in one stage, and abilities come before numbers."""
    board = Board()
    page = board.put(ME, FIELD, "Page", attack=2)
    board.amulet("Your followers with 4 attack or more have Rush.")
    spell = board.spell("Give each follower on your field [attack]+3.")
    table = board.start(strict_stages=strict).play(spell)
    assert table.chars(page).power == 5
    assert ("Rush" in table.chars(page).keywords) == rush


@pytest.mark.clauses("sve", "10.9.2")
@pytest.mark.parametrize("switch", [False, True])
def test_a_rule_for_a_turn_is_for_the_cards_that_are_there(switch: bool) -> None:
    board = Board()
    board.put(ME, FIELD, "Page", "Storm.")
    late = board.put(ME, HAND, "Late", "Storm.", cost=0)
    spell = board.spell("Your followers can't attack this turn.")
    table = board.start(rules_reach_later=switch).play(spell).play(late)
    assert any(act[:2] == ("attack", late) for act in table.match.acts()) == (not switch)


@pytest.mark.clauses("sve", "10.4.6.1")
@pytest.mark.parametrize("switch", [True, False])
def test_a_card_that_came_this_turn_pays_by_engaging(switch: bool) -> None:
    board = Board()
    page = board.put(ME, FIELD, "Page", "[act][engage]: Draw a card.", state={"since": 5})
    table = board.start(fresh_cards_pay=switch)
    assert any(act[:2] == ("use", page) for act in table.match.acts()) == switch


@pytest.mark.clauses("sve", "4.1.2.2", "5.7.1.1")
@pytest.mark.parametrize(("switch", "least"), [(True, 0), (False, 1)])
def test_a_search_by_qualities_may_fail(switch: bool, least: int) -> None:
    board = Board()
    board.put(ME, DECK, "Chant", type="Spell", cost=1)
    board.put(ME, DECK, "Hymn", type="Spell", cost=1)
    spell = board.spell("Search your deck for a spell and add it to your hand.")
    table = board.start(search_may_fail=switch).play(spell)
    assert (table.asked.reason, table.asked.least) == ("search", least)


@pytest.mark.clauses("sve", "5.7.1.2", "5.7.1.1")
@pytest.mark.parametrize("switch", [False, True])
def test_what_is_searched_for_without_qualities_is_not_revealed(switch: bool) -> None:
    board = Board()
    spell = board.spell("Search your deck for a card and add it to your hand.")
    table = board.start(search_reveals_all=switch).play(spell)
    table.answer((table.cards(ME, DECK)[0],))
    log = table.match.game.log
    assert log is not None
    assert any(line.kind == "reveal" for line in log.lines) == switch


@pytest.mark.clauses("sve", "10.6.2.4.2")
@pytest.mark.parametrize(("unit", "shares"), [(1, ((0, 1), (1, 3))), (2, ((0, 2), (1, 2)))])
def test_the_unit_in_which_damage_is_divided(unit: int, shares: tuple[tuple[int, int], ...]) -> None:
    board = Board()
    guards = [board.put(FOE, FIELD, f"Guard {i}", defense=9) for i in range(2)]
    spell = board.spell("Select up to 2 enemy followers on the field and deal 4 damage divided among them.")
    table = board.start(damage_unit=unit).play(spell, tuple(guards))
    if unit == 2:
        assert table.refused(((guards[0], 1), (guards[1], 3)))
    table.answer(tuple((guards[i], n) for i, n in shares))
    assert [9 - table.stats(g)[1] for g in guards] == [n for _, n in shares]


@pytest.mark.clauses("sve", "10.6.2.2.2", "10.6.2.3")
@pytest.mark.parametrize(("switch", "first"), [(True, "modes"), (False, "targets")])
def test_options_are_chosen_before_targets(switch: bool, first: str) -> None:
    board = Board()
    for i in range(2):
        board.put(FOE, FIELD, f"Guard {i}", defense=9)
    text = "Select an enemy follower on the field. Choose one of the following effects.\n(1) Deal it 1 damage.\n(2) Destroy it."
    spell = board.spell(text)
    table = board.start(options_first=switch).play(spell)
    assert table.asked.reason == first


@pytest.mark.clauses("sve", "5.17.2")
@pytest.mark.parametrize("switch", [False, True])
def test_up_to_so_many_options(switch: bool) -> None:
    board = Board()
    text = "Choose up to 2 of the following.\n(1) Draw a card.\n(2) Deal 1 damage to each enemy leader."
    spell = board.spell(text)
    table = board.start(options_may_be_none=switch).play(spell)
    assert (table.asked.reason, table.asked.least) == ("modes", 0 if switch else 1)


@pytest.mark.clauses("sve", "1.3.2")
@pytest.mark.parametrize("switch", [True, False])
def test_what_may_be_done_in_part(switch: bool) -> None:
    board = Board()
    spell = board.spell("You may destroy each amulet on your field and draw 2 cards.")
    table = board.start(may_in_part=switch).play(spell)
    assert (table.asked.reason == "may") == switch


@pytest.mark.clauses("sve", "4.1.2.2")
@pytest.mark.parametrize(("switch", "least"), [(True, 0), (False, 1)])
def test_what_is_selected_in_a_hand_by_its_qualities(switch: bool, least: int) -> None:
    board = Board()
    spell = board.spell("Select an amulet in your hand and put it into your EX area.")
    for name in ("A", "B"):
        board.amulet(zone=HAND, name=name)
    table = board.start(hidden_may_fail=switch).play(spell)
    assert table.asked.least == least


@pytest.mark.clauses("sve", "10.6.2.8.2.3", "10.6.2.8.1")
@pytest.mark.parametrize(("switch", "zone"), [(True, CEMETERY), (False, RESOLUTION)])
def test_a_follower_that_finds_no_room(switch: bool, zone: int, monkeypatch: pytest.MonkeyPatch) -> None:
    """Reading S6. Nothing takes the room away between paying and arriving, so it is said here that there is none."""
    board = Board()
    late = board.put(ME, HAND, "Late", cost=0)
    table = board.start(leftovers_to_cemetery=switch)
    answers = iter((True, True, False))
    monkeypatch.setattr(playing, "has_room", lambda game, player: next(answers))
    table.play(late)
    assert table.zone(late) == zone


@pytest.mark.clauses("sve", "11.9.1", "3.2.4")
@pytest.mark.parametrize(("switch", "healed"), [(True, 5), (False, 4)])
def test_excess_play_points(switch: bool, healed: int) -> None:
    """Reading S10: they stay until the next rules handling, so that the same effect still finds them."""
    board = Board()
    spell = board.spell(
        "Decrease your maximum play points by 1. Give your leader [defense]+X. X equals your play points."
    )
    table = board.start(excess_points_stay=switch).play(spell)
    assert table.leader(ME) == 20 + healed
    assert table.points() == 4


@pytest.mark.clauses("sve", "10.1.1.2.2", "10.4.7.4")
@pytest.mark.parametrize(("switch", "clause"), [(True, "10.1.1.2.2"), (False, "10.4.7, 10.4.7.4")])
def test_when_the_printed_cost_of_an_automatic_ability_is_paid(switch: bool, clause: str) -> None:
    board = Board()
    buyer = board.put(ME, HAND, "Buyer", "[fanfare][cost02]: Draw a card.", cost=0)
    table = board.start(printed_costs_on_playing=switch).play(buyer)
    assert (table.asked.reason, table.asked.clause) == ("pay", clause)
    assert len(table.answer(True).cards(ME, HAND)) == 1


@pytest.mark.clauses("sve", "11.3.2", "8.4.9.2")
@pytest.mark.parametrize(("switch", "zone"), [(True, CEMETERY), (False, FIELD)])
def test_bane_that_was_lost_in_the_fight(switch: bool, zone: int) -> None:
    """Reading S18 (H31.2): it counts who had Bane as they dealt their damage."""
    board = Board()
    adder = board.put(
        ME, FIELD, "Adder", "While this follower has 5 defense or more, it has Bane.", attack=1, defense=6
    )
    guard = board.put(FOE, FIELD, "Guard", attack=2, defense=9, state=ENGAGED)
    table = board.start(bane_remembered=switch).attack(adder, guard)
    assert table.stats(adder)[1] == 4
    assert table.zone(guard) == zone


@pytest.mark.clauses("sve", "14.2.3.1", "14.2.4.2")
@pytest.mark.parametrize(("switch", "cards"), [(True, 2), (False, 1)])
def test_racing_twice(switch: bool, cards: int) -> None:
    """Reading S23 (H39.2)."""
    board = Board()
    horse = board.put(ME, FIELD, "Horse", "On Race: Draw a card.")
    carrot = board.put(ME, EVOLVE_DECK, "Carrot", type="Amulet", evolved=True)
    spell = board.spell("Select a follower on your field. Serve it. Race it 2 times.")
    table = board.start(race_triggers_each_time=switch).play(spell)
    assert table.zone(carrot) == RACE_ZONE
    assert len(table.cards(ME, HAND)) == cards
    assert "Rush" in table.chars(horse).keywords


@pytest.mark.clauses("sve", "5.27.1.1", "5.25.2")
@pytest.mark.parametrize(
    ("newest", "extra", "turns"),
    [
        (True, True, [ME, FOE]),
        (True, False, [ME, ME, FOE]),
    ],
)
def test_extra_and_skipped_turns(newest: bool, extra: bool, turns: list[int]) -> None:
    """Reading S25 (H40.2): two extra turns and one skip."""
    board = Board()
    take = [board.spell("Take another turn after this one.") for _ in range(2)]
    skip = board.spell("Skip your next turn.")
    table = board.start(newest_turns_first=newest, skip_takes_extra_turns=extra)
    for spell in (*take, skip):
        table.play(spell)
    found = []
    for _ in turns:
        table.end()
        found.append(table.state.turn_player)
    assert found == turns


@pytest.mark.clauses("sve", "5.27.1.1")
@pytest.mark.parametrize(("newest", "turns"), [(True, [FOE, ME, FOE]), (False, [ME, FOE, FOE])])
def test_the_newest_extra_turn_comes_first(newest: bool, turns: list[int]) -> None:
    table = Board().start(newest_turns_first=newest)
    for player in (ME, FOE):
        take_another(table.match.game, player)
    found = []
    for _ in turns:
        table.end()
        found.append(table.state.turn_player)
    assert found == turns


@pytest.mark.clauses("sve", "7.4.8", "7.2.5")
@pytest.mark.parametrize("untimed", [True, False])
def test_what_ends_with_the_turn(untimed: bool) -> None:
    """Reading S3: a follower that lived by a bonus of this turn falls in the next start phase, or at once."""
    board = Board()
    page = board.put(ME, FIELD, "Page", attack=1, defense=1)
    grow = board.spell("Give each follower on your field [defense]+2 until the end of the turn.")
    hurt = board.spell("Deal 2 damage to each follower on the field.")
    table = board.start(turn_ends_untimed=untimed).play(grow).play(hurt)
    assert table.stats(page)[1] == 1
    table.end()
    log = table.match.game.log
    assert log is not None
    fell = next(i for i, line in enumerate(log.lines) if line.kind == "destroyed")
    next_turn = next(i for i, line in enumerate(log.lines) if line.kind == "turn")
    assert (fell > next_turn) == untimed
    assert table.zone(page) == CEMETERY


@pytest.mark.clauses("sve", "10.6.2.8.1", "4.1.3.2")
@pytest.mark.parametrize(("switch", "attack"), [(True, 3), (False, 2)])
def test_the_card_played_is_meant_on_the_field(switch: bool, attack: int) -> None:
    board = Board()
    board.amulet("Whenever you play a follower, give it [attack]+1.")
    page = board.put(ME, HAND, "Page")
    table = board.start(played_arrives=switch).play(page)
    if table.asked.reason == "pending":
        settle(table)
    assert table.chars(page).power == attack


@pytest.mark.clauses("sve", "2.13.1")
@pytest.mark.parametrize(("switch", "drawn"), [(False, 2), (True, 3)])
def test_an_alternate_name_beside_the_cards_own(switch: bool, drawn: int) -> None:
    board = Board()
    board.put(ME, FIELD, "Old Tom", alternate_name="Gilded Hare")
    board.put(ME, FIELD, "Page")
    spell = board.spell("Draw X cards. X equals the number of followers with different names on your field.")
    assert len(board.start(other_names_count=switch).play(spell).cards(ME, HAND)) == drawn


@pytest.mark.clauses("sve", "3.1.2")
@pytest.mark.parametrize("switch", [False, True])
def test_cards_elsewhere_are_their_players(switch: bool) -> None:
    board = Board()
    board.points(ME, 1, 3)
    board.amulet("While this card is on your field, your spells cost 1 less to play.")
    spell = board.spell("Draw a card.", cost=2)
    table = board.start(elsewhere_uncontrolled=switch)
    if switch:
        assert table.refused(("play", spell)) == "10.4.4"
    else:
        assert table.play(spell).points() == 0


@pytest.mark.clauses("sve", "10.6.2.1", "10.6.2.5")
@pytest.mark.parametrize("switch", [False, True])
def test_the_card_played_is_in_the_hand_no_more(switch: bool) -> None:
    board = Board()
    board.points(ME, 0, 3)
    text = "If there are no cards in your hand, this card costs 0 to play.\n----------\nDraw a card."
    spell = board.spell(text, cost=3)
    table = board.start(played_leaves_first=switch)
    if switch:
        assert len(table.play(spell).cards(ME, HAND)) == 1
    else:
        assert table.refused(("play", spell)) == "10.4.4"


@pytest.mark.clauses("sve", "4.7.3.1", "7.4.7")
@pytest.mark.parametrize(("limit", "kept"), [(7, 7), (3, 3)])
def test_the_hand_limit(limit: int, kept: int) -> None:
    board = Board()
    cards = [board.put(ME, HAND) for _ in range(9)]
    table = board.start(hand_limit=limit).end()
    assert (table.asked.reason, table.asked.least) == ("hand_limit", 9 - limit)
    table.answer(tuple(cards[: 9 - limit]))
    assert len(table.cards(ME, HAND)) == kept


@pytest.mark.clauses("sve", "7.2.1", "7.2.5")
@pytest.mark.parametrize(("switch", "healed"), [(True, 3), (False, 2)])
def test_when_what_waits_for_the_start_of_a_turn_is_played(switch: bool, healed: int) -> None:
    """Reading S30: after the points of the start phase and the card that is drawn in it, or before them."""
    board = Board()
    board.points(FOE, 2, 2)
    board.amulet("At the start of your turn, give your leader [defense]+X. X equals your play points.", player=FOE)
    table = board.start(turn_start_untimed=switch).end()
    assert (table.state.turn_player, table.state.phase, table.leader(FOE)) == (FOE, "main", 20 + healed)
    assert (table.points(FOE), len(table.cards(FOE, HAND))) == (3, 1)


@pytest.mark.clauses("sve", "5.12.2", "4.4.4.2")
@pytest.mark.parametrize(("switch", "full", "swapped"), [(True, 5, True), (False, 5, False), (False, 4, True)])
def test_cards_that_are_swapped_make_room_for_each_other(switch: bool, full: int, swapped: bool) -> None:
    """Reading S31: both moves are looked at together, or each with the zones as they are."""
    board = Board()
    spell = board.spell("Select a follower in your cemetery and a follower on your field. Swap them.")
    buried = board.put(ME, CEMETERY, "Reserve")
    there, *_ = [board.put(ME, FIELD, "Veteran") for _ in range(full)]
    table = board.start(swap_makes_room=switch).play(spell)
    if table.asked.reason == "targets":
        table.answer((there,))
    assert ((table.zone(buried), table.zone(there)) == (FIELD, CEMETERY)) == swapped
    assert bool(table.cited("5.12.2")) == (not swapped)
    assert len(table.cards(ME, FIELD)) == full


@pytest.mark.clauses("sve", "5.12.2", "4.4.4.2", "5.21.1")
@pytest.mark.parametrize("switch", [True, False])
def test_followers_of_two_full_fields_are_swapped(switch: bool) -> None:
    board = Board()
    spell = board.spell("Select a follower on your field and an enemy follower on the field. Swap them.")
    own = board.put(ME, FIELD, "Mine")
    theirs, *_ = [board.put(FOE, FIELD, "Theirs") for _ in range(5)]
    table = board.start(swap_makes_room=switch).play(spell, (theirs,))
    assert (table.obj(own).controller == FOE) == switch
    assert (table.obj(theirs).controller == ME) == switch


@pytest.mark.clauses("sve", "11.3.1", "10.12.2", "10.12.1.2")
@pytest.mark.parametrize(("switch", "drawn"), [(True, 1), (False, 0)])
def test_whoever_dealt_the_damage_destroys(switch: bool, drawn: int) -> None:
    """Reading S35."""
    board = Board()
    page = board.put(ME, FIELD, "Page", "Whenever this follower destroys an enemy follower, draw a card.", attack=3)
    guard = board.put(FOE, FIELD, "Guard", state=ENGAGED)
    table = board.start(damage_dealers_destroy=switch).attack(page, guard)
    assert table.zone(guard) == CEMETERY
    assert len(table.cards(ME, HAND)) == drawn


@pytest.mark.clauses("sve", "5.30.1")
@pytest.mark.parametrize(("switch", "drawn"), [(True, 0), (False, 1)])
def test_what_an_enemy_effect_puts_into_the_cemetery(switch: bool, drawn: int) -> None:
    """Reading S53: it is not buried."""
    board = Board()
    page = board.put(FOE, FIELD, "Page")
    board.amulet("Whenever a follower on your field is buried, draw a card.", player=FOE)
    spell = board.spell("Select an enemy follower on the field and put it into its owner's cemetery.")
    table = board.start(burying_is_ones_own=switch).play(spell)
    assert table.zone(page) == CEMETERY
    assert len(table.cards(FOE, HAND)) == drawn


@pytest.mark.clauses("sve", "11.2.2", "1.3.3")
@pytest.mark.parametrize(("switch", "winner"), [(True, None), (False, FOE)])
def test_a_card_that_was_not_there_to_be_drawn(switch: bool, winner: int | None) -> None:
    """Reading S42: it is asked about once, or until the player can lose."""
    board = Board()
    charm = board.amulet("You can't lose the game.")
    draw = board.spell("Draw 11 cards.")
    end = board.spell("Select an amulet on your field and destroy it.")
    table = board.start(empty_deck_asked_once=switch).play(draw)
    assert table.match.decision is not None
    table.play(end)
    assert table.zone(charm) == CEMETERY
    assert (None if table.match.decision is not None else table.match.winner) == winner


def test_every_switch_is_set_by_a_test() -> None:
    """A switch that no test of this game sets would decide nothing that anybody has looked at."""
    own = set(Switches.__annotations__) - {"game", "leaders_needed", "granting_rush"}  # the last two by `sve-open8`
    text = "\n".join(path.read_text(encoding="utf-8") for path in Path(__file__).parent.glob("test_*.py"))
    assert [name for name in sorted(own) if f"{name}=" not in text] == []
