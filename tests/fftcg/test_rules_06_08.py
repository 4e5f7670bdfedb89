"""Chapters 6 to 8: choices of both players, sources, what each player sees of the zones, setting up."""

from __future__ import annotations

from typing import Any

import pytest
from board import CARD, HAND, Board, num
from helpers import Position

from cardwright.cards import FftcgCard
from cardwright.errors import Illegal
from cardwright.games.common.zones import BREAK_ZONE, DAMAGE_ZONE, DECK, FIELD, REMOVED
from cardwright.games.fftcg.definitions import define_all
from cardwright.games.fftcg.rules import rules_of
from cardwright.games.fftcg.setup import new_state
from cardwright.kernel.log import Log
from cardwright.kernel.match import Match
from cardwright.kernel.rng import Random
from cardwright.kernel.view import View, deal_anew, view
from cardwright.text import ir

# -- 6: choices, sources ---------------------------------------------------------------------------------------------------


@pytest.mark.clauses("fftcg-2020", "6.1.3", "12.3", "12.4.8")
def test_the_turn_player_chooses_first_and_both_choices_are_carried_out_together() -> None:
    board = Board()
    backups = [[board.put(p, FIELD, "Clerk", type="Backup") for _ in range(6)] for p in (0, 1)]
    table = board.start()
    mine, theirs = backups[0][5], backups[1][2]
    assert (table.asked.player, table.asked.reason) == (0, "excess_backups")
    table.answer((mine,))
    assert (table.asked.player, table.asked.reason) == (1, "excess_backups")
    assert table.zone(mine) == FIELD, "nothing has happened yet"
    table.answer((theirs,))
    assert [table.zone(mine), table.zone(theirs)] == [BREAK_ZONE, BREAK_ZONE]
    batches = {e.batch for e in table.match.state.history if e.obj[0] in (mine, theirs)}
    assert len(batches) == 1, "one event"


@pytest.mark.clauses("fftcg-2020", "6.1.3", "11.11.6")
@pytest.mark.parametrize("caster", [0, 1])
def test_the_turn_player_is_asked_first_whoever_cast_it(caster: int) -> None:
    board = Board()
    hands = [[board.put(p, HAND, "Card"), board.put(p, HAND, "Card")] for p in (0, 1)]
    rite = board.summon(ir.Discard(player=ir.EachPlayer(), count=num(1), group=CARD), player=caster)
    table = board.start()
    if caster == 1:
        table.answer(("pass",))
    table.cast(rite).answer(("pass",), ("pass",))
    for player in (0, 1):
        assert table.asked.player == player
        table.answer((hands[player][0],))


AT_THE_END = """
cards:
  Slow Fire: {type: Summon, elements: [Fire], cost: 0, text: "At the end of the turn, deal 2000 damage to all the Forwards opponent controls."}
  Mine: {type: Forward, elements: [Wind], cost: 2, power: 5000}
  Yours: {type: Forward, elements: [Wind], cost: 2, power: 2000}
turn: {player: A, phase: main2}
players:
  A: {field: [Mine]}
  B: {field: [Yours], hand: [Slow Fire]}
"""


@pytest.mark.clauses("fftcg-2020", "6.4.1.1")
def test_a_summon_is_the_source_of_what_it_has_begun_for_later() -> None:
    position = Position(AT_THE_END)
    position.play("[{A: {pass: true}}, {B: {cast: Slow Fire}}, {resolve: 1}, {to: B.main1}]")
    log = position.match.game.log
    assert log is not None
    [blow] = [line for line in log.lines if line.kind == "damage"]
    assert (blow.card, blow.facts["source"]) == ("Mine", "Slow Fire")
    [stacked] = [line for line in log.lines if line.kind == "trigger"]
    assert (stacked.player, stacked.card) == (1, "Slow Fire"), "B cast it, so it is B's ability in A's turn"


# -- 7: zones and what is seen of them -------------------------------------------------------------------------------------

ZONES = """
cards:
  Hand Card: {type: Forward, elements: [Fire], cost: 2, power: 1000}
  Field Card: {type: Forward, elements: [Fire], cost: 2, power: 2000}
  Broken One: {type: Forward, elements: [Fire], cost: 2, power: 3000}
  Broken Two: {type: Forward, elements: [Fire], cost: 2, power: 3000}
  Damage One: {type: Forward, elements: [Fire], cost: 2, power: 4000}
  Damage Two: {type: Forward, elements: [Fire], cost: 2, power: 4000}
  Removed One: {type: Forward, elements: [Fire], cost: 2, power: 5000}
  Removed Two: {type: Forward, elements: [Fire], cost: 2, power: 5000}
  Deck One: {type: Forward, elements: [Fire], cost: 2, power: 6000}
  Deck Two: {type: Forward, elements: [Fire], cost: 2, power: 7000}
  Insight: {type: Summon, elements: [Water], cost: 0, text: "Draw 1 card."}
  Hit: {type: Summon, elements: [Fire], cost: 0, text: "Choose 1 Forward. Deal it 1000 damage."}
  Show: {type: Summon, elements: [Water], cost: 0, text: "Your opponent reveals their hand."}
players:
  A: {hand: [Insight, Hit, Show], field: [Field Card]}
  B:
    hand: [Hand Card, Insight]
    field: [Field Card]
    break_zone: [Broken One, Broken Two]
    damage_zone: [Damage One, Damage Two]
    removed: [Removed One, Removed Two]
    deck: [Deck One, Deck Two]
"""


def seen(position: Position, player: int) -> View:
    return view(position.match.game, player, position.match.decision)


def names(shown: View, holder: int, zone: str) -> list[str]:
    return [card["name"] for card in shown["zones"][holder][zone]["cards"]]


@pytest.mark.clauses("fftcg-2020", "7.1", "7.2")
def test_each_player_has_every_zone_but_the_stack_which_both_share() -> None:
    position = Position(ZONES).play(
        "[{A: {cast: Insight}}, {A: {pass: true}}, {B: {cast: Insight}}, {expect: {stack: [Insight, Insight]}}]"
    )
    kinds = {"deck", "hand", "field", "damage_zone", "break_zone", "removed", "stack"}
    newer = {"limit_break_deck", "beneath"}  # of mechanics that these rules do not know
    assert {spec.name for spec in position.match.game.rules.zones} == kinds | newer
    assert all(len(zones) == len(kinds | newer) for zones in position.match.state.zones)
    [stack] = [seen(position, player)["stack"] for player in (0,)]
    assert [item["controller"] for item in stack] == [1, 0], "one stack holds what both have cast"
    position.play("[{resolve: 1}, {expect: {stack: [Insight], B.hand.count: 2}}]")


@pytest.mark.clauses("fftcg-2020", "7.6.1", "7.9.2", "7.11.2")
def test_hands_and_decks_are_hidden_even_after_a_hand_was_shown() -> None:
    position = Position(ZONES)
    position.play("[{A: {cast: Show}}, {resolve: 1}]")
    for player in (0, 1):
        shown = seen(position, player)
        assert [names(shown, holder, "deck") for holder in (0, 1)] == [[], []]
        assert names(shown, 1 - player, "hand") == []
    assert seen(position, 0)["zones"][1]["hand"]["count"] == 2
    assert sorted(names(seen(position, 1), 1, "hand")) == ["Hand Card", "Insight"]
    assert seen(position, 1)["zones"][1]["deck"]["count"] == 2


@pytest.mark.clauses("fftcg-2020", "7.6.1", "7.9.2")
@pytest.mark.parametrize("player", [0, 1])
def test_what_a_player_sees_does_not_depend_on_hidden_cards(player: int) -> None:
    position = Position(ZONES)
    before = seen(position, player)
    for seed in range(5):
        copy = position.match.copy()
        deal_anew(copy.game, player, Random(seed))
        assert view(copy.game, player, copy.decision) == before


@pytest.mark.clauses("fftcg-2020", "7.6.2", "7.7.2", "7.8.3", "7.10.2", "7.13.2")
@pytest.mark.parametrize("player", [0, 1])
def test_public_zones_are_seen_by_both(player: int) -> None:
    shown = seen(Position(ZONES), player)
    assert names(shown, 1, "field") == ["Field Card"]
    assert shown["zones"][1]["field"] == seen(Position(ZONES), 1 - player)["zones"][1]["field"]
    assert names(shown, 1, "damage_zone") == ["Damage One", "Damage Two"]
    assert names(shown, 1, "break_zone") == ["Broken One", "Broken Two"]
    assert sorted(names(shown, 1, "removed")) == ["Removed One", "Removed Two"]


@pytest.mark.clauses("fftcg-2020", "7.6.2")
def test_a_card_that_lies_face_down_is_not_seen() -> None:
    position = Position(ZONES)
    position.match.state.edit(position.id("Removed One")).face_down = True
    assert names(seen(position, 0), 1, "removed") == ["Removed Two"]
    assert seen(position, 0)["zones"][1]["removed"]["count"] == 2


@pytest.mark.clauses("fftcg-2020", "7.12.2")
@pytest.mark.parametrize("player", [0, 1])
def test_both_see_the_stack_and_what_was_declared(player: int) -> None:
    position = Position(ZONES)
    position.play('[{A: {cast: Hit, targets: ["B:Field Card"]}}]')
    [item] = seen(position, player)["stack"]
    assert (item["name"], item["controller"]) == ("Hit", 0)
    assert item["cards"] == [position.id("B:Field Card")]


@pytest.mark.clauses("fftcg-2020", "7.8.3", "7.9.2", "7.10.2")
@pytest.mark.parametrize("zone", [DECK, DAMAGE_ZONE, BREAK_ZONE])
def test_no_act_changes_the_order_of_deck_damage_or_break_zone(zone: int) -> None:
    position = Position(ZONES)
    before = position.match.fingerprint()
    for act in (("order", zone, (1, 0)), ("reorder", zone), ("pass", zone)):
        with pytest.raises(Illegal) as refused:
            position.match.answer(act)
        assert refused.value.clause
    assert position.match.fingerprint() == before
    assert all(act[0] in ("pass", "cast", "use") for act in position.match.acts())


@pytest.mark.clauses("fftcg-2020", "7.8.3", "7.11.2", "7.13.2")
@pytest.mark.parametrize(
    ("zone", "name", "fixed"), [(HAND, "hand", False), (REMOVED, "removed", False), (DAMAGE_ZONE, "damage_zone", True)]
)
def test_only_the_order_of_hand_and_removed_cards_means_nothing(zone: int, name: str, fixed: bool) -> None:
    position = Position(ZONES)
    before = seen(position, 1)["zones"][1][name]
    position.match.state.zones[1][zone].reverse()
    after = seen(position, 1)["zones"][1][name]
    assert (after != before) is fixed


# -- 8: setting up -----------------------------------------------------------------------------------------------------------


def new_match(seed: int = 1, ruleset: str = "fftcg-2020", size: int = 50, **switches: Any) -> Match:
    """A match that begins: both decks are of cards that are all different."""
    cards = [
        FftcgCard(id=f"7-{n:03}C", name=f"Card {n}", type="Forward", elements=("Fire",), cost=9, power=1000)
        for n in range(2 * size)
    ]
    defs = define_all(cards, None)
    state = new_state(ruleset, (range(size), range(size, 2 * size)), seed)
    return Match(state, defs, rules_of(ruleset, switches), Log())


def kinds(match: Match) -> list[str]:
    assert match.game.log is not None
    return [line.kind for line in match.game.log.lines]


def keep(match: Match, *answers: bool) -> Match:
    for given in answers:
        match.answer(given)
    return match


@pytest.mark.clauses("fftcg-2020", "8.2.1", "8.2.1.1")
def test_setting_up_goes_in_order() -> None:
    match = keep(new_match(), True, False, False)
    wanted = ["shuffle", "shuffle", "coin", "starts", *["draw"] * 10, "mulligan", "mulligan", "turn"]
    assert kinds(match)[: len(wanted)] == wanted


@pytest.mark.clauses("fftcg-2020", "8.2.1.1")
def test_both_decks_are_shuffled_by_the_seed() -> None:
    decks = [[match.state.zones[p][DECK] for p in (0, 1)] for match in map(new_match, (1, 1, 2))]
    assert decks[0] == decks[1] != decks[2]
    assert all(sorted(deck) != deck for deck in decks[0])


@pytest.mark.clauses("fftcg-2020", "8.2.1.2")
def test_a_random_player_decides_who_begins() -> None:
    assert {new_match(seed).decision.player for seed in range(12)} == {0, 1}  # type: ignore[union-attr]
    for first in (True, False):
        match = new_match()
        assert match.decision is not None
        chooser = match.decision.player
        assert match.decision.kind == "yes_no"
        match.answer(first)
        assert match.state.turn_player == (chooser if first else 1 - chooser)


@pytest.mark.clauses("fftcg-2020", "8.2.1.2")
def test_the_random_result_may_be_final() -> None:
    """Reading F4, the other way round."""
    match = new_match(starter_chooses=False)
    assert match.decision is not None
    assert match.decision.reason == "mulligan"
    assert {new_match(seed, starter_chooses=False).state.turn_player for seed in range(12)} == {0, 1}


@pytest.mark.clauses("fftcg-2020", "8.2.1.3")
def test_opening_hands_are_five_cards() -> None:
    match = keep(new_match(), True)
    assert [[len(zones[HAND]), len(zones[DECK])] for zones in match.state.zones] == [[5, 45], [5, 45]]


@pytest.mark.clauses("fftcg-2020", "8.2.1.4")
def test_one_mulligan_each_the_first_player_first() -> None:
    match = keep(new_match(), True)
    assert match.decision is not None
    first = match.state.turn_player
    assert (match.decision.player, match.decision.reason) == (first, "mulligan")
    old, deck = tuple(match.state.zones[first][HAND]), list(match.state.zones[first][DECK])
    match.answer(True)
    order = old[::-1]
    match.answer(order)
    assert match.state.zones[first][DECK] == [*deck[5:], *order], "below the deck, in the order that was chosen"
    assert match.state.zones[first][HAND] == deck[:5]
    assert (match.decision.player, match.decision.reason) == (1 - first, "mulligan"), "no second one"
    match.answer(False)
    assert match.decision.kind == "act"
    assert len(match.state.zones[1 - first][HAND]) == 5


@pytest.mark.clauses("fftcg-2020", "8.2.1.4")
def test_a_ruleset_may_have_no_mulligan() -> None:
    """Reading F5, the other way round."""
    match = keep(new_match(mulligan=False), True)
    assert match.decision is not None
    assert match.decision.kind == "act"


@pytest.mark.clauses("fftcg-2020", "8.2.1.5", "9.2.1.1")
def test_the_first_player_draws_one_card_in_the_first_turn() -> None:
    match = keep(new_match(), True, False, False)
    first = match.state.turn_player
    assert (match.state.turn, match.state.phase, len(match.state.zones[first][HAND])) == (1, "main1", 6)
    while match.state.turn == 1:
        assert match.decision is not None
        match.answer(tuple(match.decision.options or ())[:1] if match.decision.reason == "hand_size" else ("pass",))
    assert match.state.turn_player == 1 - first
    assert len(match.state.zones[1 - first][HAND]) == 7


@pytest.mark.clauses("fftcg-2020", "9.a")
def test_a_turn_goes_through_its_phases_then_it_is_the_other_players() -> None:
    match = keep(new_match(), True, False, False)
    first = match.state.turn_player
    while match.state.turn < 3:
        assert match.decision is not None
        match.answer(
            tuple(match.decision.options or ())[:2][: match.decision.least]
            if match.decision.reason == "hand_size"
            else ("pass",)
        )
    assert match.game.log is not None
    told = [(line.turn, line.player, line.facts["phase"]) for line in match.game.log.lines if line.kind == "phase"]
    phases = ["active", "draw", "main1", "attack", "main2", "end"]
    assert told[:12] == [(turn, (first, 1 - first)[turn - 1], phase) for turn in (1, 2) for phase in phases]
