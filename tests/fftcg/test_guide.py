"""The starter guide by the 2020 rules: what it adds holds, and where it says otherwise the governing clause wins."""

from __future__ import annotations

import pytest
from helpers import Position

from cardwright.cards import builtin_decks, builtin_pool
from cardwright.cards.facts import FFTCG_TYPES
from cardwright.cards.limits import deck_limits
from cardwright.games.fftcg.ruleset import CONSTRUCTED, LIMITED
from cardwright.play.arena import new_match
from cardwright.play.games import prepare

CARDS = """
cards:
  Small: {type: Forward, elements: [Fire], cost: 1, power: 4000, generic: true}
  Mid: {type: Forward, elements: [Fire], cost: 1, power: 5000, generic: true}
  Big: {type: Forward, elements: [Fire], cost: 1, power: 9000, generic: true}
  Swift: {type: Forward, elements: [Fire], cost: 1, power: 5000, generic: true, text: "First Strike"}
  Helper: {type: Forward, elements: [Fire], cost: 1, power: 3000, generic: true, text: "《0》: Helper gains +1000 power until the end of the turn."}
  Page: {type: Backup, elements: [Fire], cost: 1, generic: true, text: "[[s]]Cheer[[/]] 《S》: Draw 1 card.[[br]]《ダル》: Draw 1 card."}
  Twins: {type: Backup, elements: [Fire, Ice], cost: 1, generic: true}
  Frost: {type: Forward, elements: [Ice], cost: 1, power: 2000, generic: true}
  Imp: {type: Monster, elements: [Fire], cost: 1, generic: true}
  Bolt: {type: Summon, elements: [Fire], cost: 0, text: "Choose 1 Forward. Deal it 4000 damage."}
  Flash: {type: Summon, elements: [Fire], cost: 1, text: "EX BURST Draw 1 card."}
  Pain: {type: Summon, elements: [Fire], cost: 0, text: "Deal your opponent 2 points of damage."}
  Quest: {type: Summon, elements: [Fire], cost: 0, text: "Search for 1 Monster and add it to your hand."}
  Chill: {type: Summon, elements: [Fire], cost: 0, text: "Choose 1 Forward. Dull it and Freeze it."}
  Charm: {type: Summon, elements: [Fire], cost: 0, text: "Choose 1 Forward opponent controls. You gain control of it."}
"""


def at(players: str, turn: str = "{player: A, phase: main1}") -> Position:
    return Position(f"{CARDS}turn: {turn}\nplayers:\n{players}")


@pytest.mark.clauses("fftcg-guide", "G5")
def test_six_points_decide_a_limited_game() -> None:
    assert (CONSTRUCTED.damage_limit, LIMITED.damage_limit) == (7, 6)
    points = ", ".join(["Imp"] * 5)
    position = at(f"  A: {{field: [Small]}}\n  B: {{damage_zone: [{points}]}}")
    limited = Position(
        f"ruleset: fftcg-2020-limited\n{CARDS}players:\n  A: {{field: [Small]}}\n  B: {{damage_zone: [{points}]}}"
    )
    for each, winner in ((position, "none"), (limited, "A")):
        each.play(f"[A: {{attack: [Small]}}, B: {{block: none}}, settle: true, expect: {{winner: {winner}}}]")


@pytest.mark.clauses("fftcg-guide", "G17")
def test_there_are_four_types_of_cards() -> None:
    assert deck_limits("fftcg-2020").card_types == frozenset(FFTCG_TYPES) - {"Item"}
    at("  A: {field: [Imp]}\n  B: {}").expect('"A:Imp": {type: Monster}')


@pytest.mark.clauses("fftcg-guide", "G27")
def test_damage_equal_to_the_power_breaks() -> None:
    at("  A: {hand: [Bolt]}\n  B: {field: [Small]}").play("[A: {cast: Bolt}, resolve: 1, expect: {B.field: []}]")


@pytest.mark.clauses("fftcg-guide", "G28")
def test_damage_weakens_no_blow() -> None:
    position = at("  A: {field: [Big, Mid], hand: [Bolt]}\n  B: {field: [Big]}")
    position.play('[A: {cast: Bolt, targets: ["A:Big"]}, resolve: 1, expect: {"A:Big": {power: 9000, damage: 4000}}]')
    position.play("[A: {attack: [Big]}, B: {block: Big}, settle: true, expect: {A.field: [Mid], B.field: []}]")


@pytest.mark.clauses("fftcg-guide", "G38")
def test_a_backup_of_two_elements_makes_one_of_them() -> None:
    position = at("  A: {field: [Twins], hand: [Frost]}\n  B: {}")
    position.play("[A: {cast: Frost, pay: {dull: [Twins]}}, expect: {A.field: [Twins, Frost]}]")


@pytest.mark.clauses("fftcg-guide", "G44")
def test_too_much_cp_is_refused_and_never_kept() -> None:
    position = at("  A: {field: [Page, Page], hand: [Small, Mid, Bolt, Flash]}\n  B: {}")
    assert "5.2.1.3.1" in position.clause_refusing('A: {cast: Small, pay: {dull: [Page, "A:Page#2"]}}').split(", ")
    position.play("[A: {cast: Small, pay: {discard: [Flash]}}, expect: {A.field: [Page, Page, Small]}]")
    assert position.clause_refusing("A: {cast: Mid, pay: {}}")


@pytest.mark.clauses("fftcg-guide", "G55")
def test_a_search_may_fail_on_purpose() -> None:
    position = at("  A: {hand: [Quest], deck: [Small, Imp, Small, Small]}\n  B: {}")
    position.play("[A: {cast: Quest}, resolve: 1, A: {choose: []}, expect: {A.hand: [], A.deck.count: 4}]")
    assert ("shuffle", "15.1.1.6.1") in position.told()


@pytest.mark.clauses("fftcg-guide", "G56")
def test_freeze_holds_in_its_controllers_active_phase() -> None:
    position = at("  A: {hand: [Charm, Chill]}\n  B: {field: [Small]}")
    position.play("[A: {cast: Charm}, resolve: 1, A: {cast: Chill}, resolve: 1]")
    position.play('[to: B.main1, expect: {"B:Small": {state: dull, frozen: true, controller: A}}]')
    position.play('[to: A.main1, expect: {"B:Small": {state: dull, frozen: false}}]')


@pytest.mark.clauses("fftcg-guide", "G58")
def test_forwards_come_active_and_backups_dull() -> None:
    position = at("  A: {field: [Page, Page], hand: [Small, Page]}\n  B: {}")
    position.play('[A: {cast: Small, pay: {dull: [Page]}}, A: {cast: "A:Page#3", pay: {dull: ["A:Page#2"]}}]')
    position.expect('"A:Small": {state: active}, "A:Page#3": {state: dull, zone: field}')
    assert not any(obj.face_down for obj in position.match.state.objects)


@pytest.mark.clauses("fftcg-guide", "G61")
def test_nobody_draws_shuffles_or_looks_unasked() -> None:
    position = at("  A: {}\n  B: {}")
    assert position.match.acts() == [("pass",)]
    for act in (("draw",), ("shuffle",), ("look",)):
        assert position.refuses(act) == "11.1.1"


@pytest.mark.clauses("fftcg-guide", "G67")
def test_priority_comes_back_after_each_resolution() -> None:
    position = at("  A: {field: [Helper], hand: [Bolt, Bolt]}\n  B: {field: [Big]}")
    position.play('[A: {cast: Bolt, targets: [Big]}, A: {cast: "A:Bolt#2", targets: [Big]}, resolve: 1]')
    position.expect('"B:Big": {damage: 4000}, stack: [Bolt], can: [{A: {use: Helper}}]')


@pytest.mark.clauses("fftcg-guide", "G68")
@pytest.mark.parametrize(
    "step", ['A: {cast: Bolt, targets: ["B:Big"]}', "A: {use: Page, ability: 2}", "A: {use: Page, ability: Cheer}"]
)
def test_summons_and_abilities_are_answered(step: str) -> None:
    position = at("  A: {field: [Page], hand: [Bolt, Page]}\n  B: {field: [Big, Helper]}")
    position.play(f"[{step}, A: {{pass: true}}]")
    assert position.asked.player == 1
    position.play("[B: {use: Helper}]")
    assert len(position.match.state.stack) == 2


@pytest.mark.clauses("fftcg-guide", "G69")
def test_a_character_that_is_cast_is_there_before_anybody_can_answer() -> None:
    position = at("  A: {field: [Page], hand: [Small]}\n  B: {field: [Helper]}")
    position.play("[A: {cast: Small}, expect: {A.field: [Page, Small], stack: []}]")
    assert position.asked.player == 0


@pytest.mark.clauses("fftcg-guide", "G69")
def test_a_burst_is_carried_out_before_anybody_can_answer() -> None:
    position = at("  A: {field: [Small]}\n  B: {deck: [Flash, Imp], field: [Helper]}")
    position.play("[A: {attack: [Small]}, B: {block: none}, A: {pass: true}, B: {pass: true}]")
    position.play("[B: {choose: true}, expect: {B.hand: [Imp], stack: []}]")


@pytest.mark.clauses("fftcg-guide", "G73")
def test_the_player_found_at_random_chooses_who_starts() -> None:
    prepared = prepare("fftcg", "fftcg-2020", list(builtin_decks("fftcg").values())[:2], builtin_pool("fftcg"))
    match = new_match(prepared, 1)
    assert match.decision is not None
    assert match.decision.reason == "take_first_turn"


@pytest.mark.clauses("fftcg-guide", "G90")
def test_the_hand_is_looked_at_before_the_clean_up() -> None:
    position = at("  A: {hand: [Bolt, Imp, Imp, Imp, Imp, Imp, Imp]}\n  B: {field: [Big]}", "{player: A, phase: main2}")
    position.play("[A: {cast: Bolt}, resolve: 1, to: end]")
    assert position.asked.reason == "hand_size"
    position.expect('"B:Big": {damage: 4000}')


@pytest.mark.clauses("fftcg-guide", "G96")
def test_blocking_dulls_nobody() -> None:
    position = at("  A: {field: [Small, Mid]}\n  B: {field: [Big]}")
    position.play('[A: {attack: [Small]}, B: {block: Big}, settle: true, expect: {"B:Big": {state: active}}]')
    position.play("[A: {attack: [Mid]}, B: {block: Big}, settle: true, expect: {A.field: [], B.field: []}]")


@pytest.mark.clauses("fftcg-guide", "G99")
def test_the_seventh_point_ends_the_game_at_once() -> None:
    position = at(f"  A: {{field: [Small]}}\n  B: {{damage_zone: [{', '.join(['Imp'] * 6)}], deck: [Flash]}}")
    position.play("[A: {attack: [Small]}, B: {block: none}, A: {pass: true}, B: {pass: true}]")
    assert position.match.over
    position.expect("winner: A")


@pytest.mark.clauses("fftcg-guide", "G103")
def test_a_party_strikes_with_the_sum_of_its_powers() -> None:
    position = at("  A: {field: [Small, Mid]}\n  B: {field: [Big]}")
    position.play("[A: {attack: [Small, Mid]}, B: {block: Big}, to: main2, B: {choose: [{Small: 4000, Mid: 5000}]}]")
    position.play("[settle: true, expect: {B.break_zone: [Big]}]")


@pytest.mark.clauses("fftcg-guide", "G107")
def test_one_first_striker_makes_no_party_strike_first() -> None:
    position = at("  A: {field: [Swift, Small]}\n  B: {field: [Mid]}")
    position.play("[A: {attack: [Swift, Small]}, B: {block: Mid}, to: main2, B: {choose: [{Swift: 5000}]}]")
    position.play("[settle: true, expect: {A.field: [Small], B.break_zone: [Mid]}]")


@pytest.mark.clauses("fftcg-guide", "G108")
def test_only_attackers_form_parties_and_they_keep_their_abilities() -> None:
    position = at("  A: {field: [Helper, Small]}\n  B: {field: [Mid, Big]}")
    position.play('[A: {attack: [Helper, Small]}, A: {use: Helper}, resolve: 1, expect: {"A:Helper": {power: 4000}}]')
    assert position.clause_refusing("B: {block: [Mid, Big]}")


@pytest.mark.clauses("fftcg-guide", "G110")
def test_bursts_of_one_ability_come_after_all_its_points() -> None:
    position = at("  A: {hand: [Pain]}\n  B: {deck: [Flash, Imp, Small]}")
    position.play(
        "[A: {cast: Pain}, resolve: 1, expect: {B.damage_zone: [Flash, Imp], decision: {reason: burst}}, B: {choose: true}]"
    )
    position.expect("B.hand: [Small]")


@pytest.mark.clauses("fftcg-guide", "G113")
def test_abilities_are_used_after_the_damage_of_a_battle() -> None:
    position = at("  A: {field: [Small, Helper]}\n  B: {}")
    position.play("[A: {attack: [Small]}, B: {block: none}, A: {pass: true}, B: {pass: true}]")
    assert position.match.state.vars["after"] == "after_damage"
    position.play('[expect: {B.points: 1}, A: {use: Helper}, resolve: 1, expect: {"A:Helper": {power: 4000}}]')
