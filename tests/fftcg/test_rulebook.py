"""The older rule book: what it decides, and where the 2020 rules put it right."""

from __future__ import annotations

import pytest
from helpers import Position

from cardwright.cards import FftcgCard, Pool, builtin_decks, builtin_pool, check_deck, deck_limits
from cardwright.cards.decks import Deck
from cardwright.games.common.zones import BREAK_ZONE, HAND
from cardwright.play.arena import new_match
from cardwright.play.games import prepare
from cardwright.play.scenario_setup import add_object

RULESET = "fftcg-rulebook"
HEAD = f"ruleset: {RULESET}\n"


@pytest.mark.clauses(RULESET, "3.1.1")
def test_six_points_never_end_a_game_and_seven_do() -> None:
    position = Position(
        HEAD
        + """
cards:
  One: {type: Forward, elements: [Fire], cost: 1, power: 1000, generic: true}
  Card: {type: Backup, elements: [Ice], cost: 2, generic: true}
players:
  A: {field: [One, One]}
  B: {damage_zone: [Card, Card, Card, Card, Card]}
"""
    )
    position.play("[A: {attack: [One]}, B: {block: none}, settle: true, expect: {B.points: 6, winner: none}]")
    position.play('[A: {attack: ["A:One#2"]}, B: {block: none}, settle: true, expect: {winner: A}]')


@pytest.mark.clauses(RULESET, "5.2.1.2")
def test_the_element_is_demanded_all_the_same() -> None:
    position = Position(
        HEAD
        + """
cards:
  Blade: {type: Forward, elements: [Fire], cost: 1, power: 1000}
  Frost: {type: Backup, elements: [Ice], cost: 2}
players:
  A: {field: [Frost], hand: [Blade]}
"""
    )
    assert position.clause_refusing("A: {cast: Blade, pay: {dull: [Frost]}}") == "11.2.1.1, 5.2.1.2"


@pytest.mark.clauses(RULESET, "5.2.6.1")
def test_damage_equal_to_the_power_breaks() -> None:
    position = Position(
        HEAD
        + """
cards:
  Guard: {type: Forward, elements: [Ice], cost: 2, power: 5000}
  Bolt: {type: Summon, elements: [Fire], cost: 0, text: "Choose 1 Forward. Deal it 5000 damage."}
players:
  A: {hand: [Bolt]}
  B: {field: [Guard]}
"""
    )
    position.play("[A: {cast: Bolt}, resolve: 1, expect: {B.break_zone: [Guard]}]")


@pytest.mark.clauses(RULESET, "6.2.4", "5.2.3.1")
def test_what_an_effect_deploys_is_its_owners() -> None:
    position = Position(
        HEAD
        + """
cards:
  Guard: {type: Forward, elements: [Ice], cost: 2, power: 5000}
  Rise: {type: Eidolon, elements: [Fire], cost: 0, text: "Choose 1 Forward in either player's Break Zone. Play it onto the field."}
players:
  A: {hand: [Rise]}
  B: {break_zone: [Guard]}
"""
    )
    position.play('[A: {cast: Rise}, resolve: 1, expect: {"B:Guard": {zone: field, controller: B}}]')


@pytest.mark.clauses(RULESET, "6.5.2.1")
def test_each_burst_comes_before_the_next_card() -> None:
    position = Position(
        HEAD
        + """
cards:
  Pain: {type: Summon, elements: [Fire], cost: 0, text: "Deal your opponent 2 points of damage."}
  Flash: {type: Eidolon, elements: [Fire], cost: 1, text: "EX BURST Draw 1 card."}
players:
  A: {hand: [Pain]}
  B: {deck: [Flash, Pain, Flash]}
"""
    )
    position.play(
        "[A: {cast: Pain}, resolve: 1, expect: {B.damage_zone: [Flash], decision: {reason: burst}}, B: {choose: true}]"
    )
    position.play("[expect: {B.damage_zone: [Flash, Flash], B.hand: [Pain], decision: {reason: burst}}]")


@pytest.mark.clauses(RULESET, "7.1")
def test_removed_cards_have_an_area() -> None:
    position = Position(
        HEAD
        + """
cards:
  Guard: {type: Forward, elements: [Ice], cost: 2, power: 5000}
  Void: {type: Summon, elements: [Fire], cost: 0, text: "Choose 1 Forward. Remove it from the game."}
players:
  A: {hand: [Void]}
  B: {field: [Guard]}
"""
    )
    position.play("[A: {cast: Void}, resolve: 1, expect: {B.removed: [Guard], B.field: []}]")


@pytest.mark.clauses(RULESET, "7.6")
def test_a_card_that_joins_the_game_stays_in_it() -> None:
    position = Position(
        HEAD
        + """
cards:
  Bolt: {type: Summon, elements: [Fire], cost: 0, text: "Choose 1 Forward. Break it."}
  Guard: {type: Forward, elements: [Ice], cost: 2, power: 5000}
players:
  A: {hand: [Bolt]}
  B: {field: [Guard]}
"""
    )
    match = position.match
    joined = add_object(match.state, match.state.objects[position.id("Bolt")].card, 0, HAND).id
    match.game.forget()
    position.play('[A: {cast: "A:Bolt#2"}, resolve: 1, expect: {B.break_zone: [Guard], A.break_zone: [Bolt]}]')
    assert position.match.state.objects[joined].zone == BREAK_ZONE
    twin = type(position.match).restore(position.match.save(), position.match.game.defs, position.match.game.rules)
    assert joined in twin.state.zones[0][BREAK_ZONE]


@pytest.mark.clauses(RULESET, "7.14.2")
def test_no_act_changes_the_order_of_the_break_zone() -> None:
    position = Position(
        HEAD
        + """
cards:
  Guard: {type: Forward, elements: [Ice], cost: 2, power: 5000}
  Page: {type: Backup, elements: [Fire], cost: 1}
players:
  A: {break_zone: [Guard, Page]}
"""
    )
    assert all(act[0] in ("pass", "cast", "use") for act in position.match.acts())
    assert position.refuses(("reorder", BREAK_ZONE)) == "11.1.1"
    assert position.match.game.rules.zones[BREAK_ZONE].ordered


@pytest.mark.clauses(RULESET, "8.1.1.1")
def test_a_deck_has_fifty_cards_in_every_format() -> None:
    cards = [
        FftcgCard(id=f"T-{i:03}", name=f"Card {i}", type="Forward", elements=("Fire",), cost=1, power=1000)
        for i in range(20)
    ]
    pool = Pool("fftcg", cards)
    limits = deck_limits(RULESET)

    def deck(size: int) -> Deck:
        main = {card.id: min(3, size - 3 * i) for i, card in enumerate(cards) if size > 3 * i}
        return Deck(name="d", game="fftcg", main=main)

    assert [p.clause for p in check_deck(deck(40), pool, limits)] == ["8.1.1.1"]
    assert [p.clause for p in check_deck(deck(51), pool, limits)] == ["8.1.1.1"]
    assert check_deck(deck(50), pool, limits) == []


@pytest.mark.clauses(RULESET, "8.2.1.2")
def test_who_is_found_at_random_chooses_who_starts() -> None:
    prepared = prepare("fftcg", RULESET, list(builtin_decks("fftcg").values())[:2], builtin_pool("fftcg"))
    match = new_match(prepared, 1)
    assert match.decision is not None
    assert match.decision.reason == "take_first_turn"
