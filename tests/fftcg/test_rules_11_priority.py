"""Priority (11.1): who has it, what comes before it, and how it goes on; HARD.md H1, H8, H25."""

from __future__ import annotations

import pytest
from helpers import Position

INSIGHT = 'Insight: {type: Summon, elements: [Water], cost: 0, text: "Draw 1 card."}'


@pytest.mark.clauses("fftcg-2020", "11.1.1", "11.1.6")
def test_only_who_has_priority_acts_and_passing_gives_it_to_the_other() -> None:
    position = Position(f"""
cards:
  {INSIGHT}
players: {{A: {{hand: [Insight]}}, B: {{hand: [Insight]}}}}
""")
    theirs = next(i for i in position.match.state.zones[1][1])
    assert position.refuses(("cast", theirs, ""), 1) == "11.1.1"
    assert position.asked.player == 0
    position.answer(("pass",))
    assert (position.asked.player, position.asked.kind) == (1, "act")
    assert ("cast", theirs, "") in position.match.acts()
    position.answer(("cast", theirs, "")).expect("stack: [Insight]")


@pytest.mark.clauses("fftcg-2020", "11.1.2", "10.1.1.1")
def test_what_triggers_as_a_phase_begins_is_on_the_stack_before_the_turn_player_has_priority() -> None:
    position = Position("""
cards:
  Herald: {type: Backup, elements: [Water], cost: 2, text: "At the beginning of the Attack Phase during each of your turns, draw 1 card."}
players: {A: {field: [Herald]}, B: {}}
""").play("[to: A.attack]")
    position.expect("phase: attack, stack: [Herald], decision: {player: A, kind: act}, A.hand.count: 0")
    position.answer(("pass",), ("pass",)).expect("A.hand.count: 1, stack: [], decision: {player: A}")


@pytest.mark.clauses("fftcg-2020", "11.1.5", "11.1.7")
def test_after_the_other_players_summon_the_turn_player_has_priority_and_one_thing_resolves_at_a_time() -> None:
    position = Position(f"""
cards:
  {INSIGHT}
players: {{A: {{}}, B: {{hand: [Insight, Insight]}}}}
""")
    first, second = position.match.state.zones[1][1]
    position.answer(("pass",), ("cast", first, ""), ("cast", second, ""))
    assert position.asked.player == 1  # the caster has it again
    position.answer(("pass",))
    position.expect("stack: [Insight, Insight], decision: {player: A, kind: act}")
    position.answer(("pass",))
    position.expect("stack: [Insight], decision: {player: A, kind: act}, B.hand.count: 1, phase: main1")
    position.answer(("pass",), ("pass",))
    position.expect("stack: [], decision: {player: A, kind: act}, B.hand.count: 2, phase: main1")
    position.answer(("pass",), ("pass",)).expect("phase: attack")


H1 = """
cards:
  Captain: {type: Forward, elements: [Fire], cost: 3, power: 3000, text: "The Forwards other than Captain you control gain +1000 power."}
  Page: {type: Forward, elements: [Fire], cost: 2, power: 2000, text: ""}
  Mourner: {type: Backup, elements: [Water], cost: 2, text: "When a Forward you control is put from the field into the Break Zone, draw 1 card."}
  Tormentor: {type: Backup, elements: [Ice], cost: 2, text: "When a Forward opponent controls is put from the field into the Break Zone, your opponent discards 1 card."}
  Heat: {type: Summon, elements: [Fire], cost: 0, text: "Choose 1 Forward. Deal it 8000 damage."}
players:
  A: {field: [Captain, {card: Page, damage: 2000}, Mourner], hand: [Page, Page]}
  B: {field: [Tormentor], hand: [Heat]}
"""


@pytest.mark.clauses("fftcg-2020", "11.1.3", "11.1.4", "11.8.6", "11.8.7", "12.3", "12.2")
def test_rule_processes_go_round_by_round_before_anything_is_stacked_h1_1() -> None:
    position = Position(H1).play("[B: {cast: Heat, targets: [Captain]}]")
    captain, page = position.id("Captain"), position.id("A:Page#1")
    position.answer(*[("pass",)] * 2)
    # nobody has had priority: the first question is how the turn player orders what has triggered
    assert (position.asked.kind, position.asked.player, position.asked.reason) == ("order", 0, "stack_order")
    gone = [e for e in position.match.state.history if e.kind == "leave"]
    assert [e.obj[0] for e in gone] == [captain, page]
    assert gone[0].batch != gone[1].batch  # two events: 3000 damage was enough only after the first
    assert all(e.controller == -1 and "by_rule" in e.tags for e in gone)  # 12.2: the rules did it, no player
    position.play("[A: {choose: [2, 1]}, B: {choose: [1, 2]}]")
    position.expect("stack: [Tormentor, Tormentor, Mourner, Mourner], decision: {player: A, kind: act}")
    waiting = [item.event.obj[0] for item in position.match.state.stack if item.event is not None]
    assert waiting == [page, captain, captain, page]  # as each of the two players liked


@pytest.mark.clauses("fftcg-2020", "11.1.4", "11.8.7", "12.3")
def test_what_a_trigger_causes_goes_above_what_is_left_on_the_stack_h1_2() -> None:
    position = Position("""
cards:
  Oak: {type: Forward, elements: [Earth], cost: 3, power: 3000, text: ""}
  Reed: {type: Forward, elements: [Earth], cost: 1, power: 1000, text: "When Reed is put from the field into the Break Zone, draw 1 card."}
  Ember: {type: Forward, elements: [Fire], cost: 2, power: 2000, text: "When Ember leaves the field, deal 1000 damage to all the Forwards."}
  Heat: {type: Summon, elements: [Fire], cost: 0, text: "Choose 1 Forward. Deal it 3000 damage."}
players:
  A: {field: [Oak, Ember], hand: [Heat]}
  B: {field: [Reed, {card: Oak, damage: 2000}]}
""").play("[A: {cast: Heat, targets: [Ember]}, resolve: 1]")
    position.expect("stack: [Ember], decision: {player: A, kind: act}, A.break_zone: [Heat, Ember]")
    position.play("[resolve: 1]")
    # Reed and Oak went together by one rule process, and Reed's ability is there before anybody may act
    position.expect("B.field: [], 'A:Oak': {damage: 1000}, stack: [Reed], decision: {player: A, kind: act}")
    gone = [e for e in position.match.state.history if e.kind == "leave"][1:]
    assert len(gone) == 2 and gone[0].batch == gone[1].batch


@pytest.mark.clauses("fftcg-2020", "11.8.7", "11.1.4")
def test_a_new_trigger_is_put_above_an_older_one_that_waits_on_the_stack_h1_2() -> None:
    position = Position("""
cards:
  Reed: {type: Forward, elements: [Earth], cost: 1, power: 1000, text: "When Reed is put from the field into the Break Zone, draw 1 card."}
  Ember: {type: Forward, elements: [Fire], cost: 2, power: 2000, text: "When Ember leaves the field, deal 1000 damage to all the Forwards."}
  Dirge: {type: Backup, elements: [Water], cost: 2, text: "When a Forward is put from the field into the Break Zone, draw 1 card."}
  Heat: {type: Summon, elements: [Fire], cost: 0, text: "Choose 1 Forward. Deal it 3000 damage."}
players:
  A: {field: [Ember, Dirge], hand: [Heat]}
  B: {field: [Reed]}
""").play("[A: {cast: Heat, targets: [Ember]}, resolve: 1, A: {choose: [Dirge, Ember]}]")
    position.expect("stack: [Ember, Dirge]").play("[resolve: 1]")
    position.expect("stack: [Reed, Dirge, Dirge], decision: {player: A, kind: act}, A.hand.count: 0")
    position.play("[resolve: 3]").expect("A.hand.count: 2, B.hand.count: 1")


@pytest.mark.clauses("fftcg-2020", "11.9.2", "11.8.16.1.1", "11.5.6", "12.4.4")
def test_a_forward_enters_without_power_and_its_entry_ability_still_triggers_h8_1() -> None:
    position = Position("""
cards:
  Frost: {type: Forward, elements: [Ice], cost: 4, power: 8000, text: "The Forwards opponent controls lose 2000 power."}
  Sprout: {type: Forward, elements: [Wind], cost: 0, power: 2000, text: "When Sprout enters the field, choose 1 Forward opponent controls. Dull it."}
  Banner: {type: Backup, elements: [Wind], cost: 2, text: "The Forwards you control gain +1000 power."}
players:
  A: {hand: [Sprout]}
  B: {field: [Frost]}
""").play("[A: {cast: Sprout}]")
    entered = next(e for e in position.match.state.history if e.kind == "enter")
    assert entered.to_zone == 2
    position.expect("A.field: [], A.break_zone: [Sprout], stack: [Sprout], decision: {player: A, kind: act}")
    position.play("[resolve: 1]").expect("'B:Frost': {state: dull}")
    assert not any("broken" in e.tags for e in position.match.state.history if e.kind == "leave")


@pytest.mark.clauses("fftcg-2020", "11.9.2", "11.12.4.5", "11.12.4.6")
def test_a_forward_enters_with_what_field_abilities_give_it_h8_1() -> None:
    position = Position("""
cards:
  Frost: {type: Forward, elements: [Ice], cost: 4, power: 8000, text: "The Forwards opponent controls lose 2000 power."}
  Sprout: {type: Forward, elements: [Wind], cost: 0, power: 2000, text: ""}
  Banner: {type: Backup, elements: [Wind], cost: 2, text: "The Forwards you control gain +1000 power."}
players:
  A: {hand: [Sprout], field: [Banner]}
  B: {field: [Frost]}
""").play("[A: {cast: Sprout}]")
    position.expect("'A:Sprout': {power: 1000, zone: field}")


@pytest.mark.clauses("fftcg-2020", "11.8.16.1.1", "11.8.6")
def test_forwards_that_enter_together_see_each_other_h8_2() -> None:
    position = Position("""
cards:
  Greeter: {type: Forward, elements: [Wind], cost: 2, power: 2000, generic: true, text: "When a Forward enters your field, draw 1 card."}
  Muster: {type: Summon, elements: [Wind], cost: 0, text: "Choose 2 Forwards in your Break Zone. Play them onto the field."}
players:
  A: {hand: [Muster], break_zone: [Greeter, Greeter]}
  B: {}
""").play("[A: {cast: Muster}, resolve: 1, A: {choose: [1, 2, 3, 4]}]")
    position.expect("stack: [Greeter, Greeter, Greeter, Greeter]").play("[resolve: 4]").expect("A.hand.count: 4")


H25 = """
cards:
  Insight: {type: Summon, elements: [Water], cost: 0, text: "Draw 1 card."}
  Lurker: {type: Forward, elements: [Ice], cost: 0, power: 5000, generic: true, text: "Back Attack[[br]]When Lurker enters the field, draw 1 card."}
  Soldier: {type: Forward, elements: [Ice], cost: 0, power: 5000, text: ""}
players:
  A: {hand: [Insight]}
  B: {hand: [Lurker, Soldier]}
"""


@pytest.mark.clauses("fftcg-2020", "11.4.1", "11.4.7", "15.2.5.2", "15.2.5.3", "15.2.5.4")
def test_back_attack_enters_at_once_and_the_turn_player_has_priority_h25_1() -> None:
    position = Position(H25).play("[A: {cast: Insight}, A: {pass: true}]")
    lurker = position.id("Lurker")
    position.answer(("cast", lurker, ""))
    # there was no window between: the next question finds it on the field, its ability above the Summon
    position.expect("B.field: [Lurker], stack: [Lurker, Insight], decision: {player: A, kind: act}, A.hand.count: 0")
    position.play("[resolve: 1]").expect("stack: [Insight]")


@pytest.mark.clauses("fftcg-2020", "15.2.5.2", "9.3.1.5")
def test_back_attack_is_cast_in_attack_phases_too_but_not_in_end_phases_h25_1() -> None:
    position = Position(H25).play("[to: A.attack, A: {pass: true}, B: {cast: Lurker}]")
    position.expect("B.field: [Lurker], phase: attack, decision: {player: A, kind: act}, stack: [Lurker]")
    late = Position("""
cards:
  Lurker: {type: Forward, elements: [Ice], cost: 0, power: 5000, generic: true, text: "Back Attack"}
  Owl: {type: Backup, elements: [Water], cost: 2, text: "At the end of each of your turns, you may draw 1 card."}
turn: {player: A, phase: main2}
players:
  A: {field: [Owl]}
  B: {hand: [Lurker]}
""").play("[to: end]")
    assert late.match.state.phase == "end"
    asked: list[str] = []
    while late.match.state.phase == "end":  # the trigger resolves, and nobody is ever asked to act
        asked.append(late.asked.kind)
        late.answer(True)
    assert asked == ["yes_no"]
    late.expect("B.hand: [Lurker, Blank, Blank], turn: B")


@pytest.mark.clauses("fftcg-2020", "11.4.1", "9.3.1.5", "15.2.5.2")
def test_the_other_player_casts_no_ordinary_character_even_with_priority_and_an_empty_stack_h25_2() -> None:
    position = Position(H25).answer(("pass",))
    assert position.asked.player == 1 and not position.match.state.stack
    soldier = position.id("Soldier")
    assert ("cast", soldier, "") not in position.match.acts()
    assert ("cast", position.id("Lurker"), "") in position.match.acts()
    assert position.clause_refusing("{B: {cast: Soldier}}") == "9.3.1.5"


@pytest.mark.clauses("fftcg-2020", "11.4.1", "11.4.7")
def test_characters_wait_for_an_empty_stack_and_a_main_phase() -> None:
    position = Position("""
cards:
  Insight: {type: Summon, elements: [Water], cost: 0, text: "Draw 1 card."}
  Soldier: {type: Forward, elements: [Ice], cost: 0, power: 5000, text: "When Soldier enters the field, draw 1 card."}
players: {A: {hand: [Insight, Soldier]}, B: {}}
""").play("[A: {cast: Insight}]")
    soldier = position.id("Soldier")
    assert ("cast", soldier, "") not in position.match.acts()
    assert position.refuses(("cast", soldier, "")) == "11.4.1"
    position.play("[resolve: 1]").answer(("cast", soldier, ""))
    position.expect("A.field: [Soldier], stack: [Soldier], decision: {player: A, kind: act}")
    later = Position("""
cards:
  Soldier: {type: Forward, elements: [Ice], cost: 0, power: 5000, text: ""}
players: {A: {hand: [Soldier]}, B: {}}
""").play("[to: A.attack]")
    assert later.refuses(("cast", later.id("Soldier"), "")) == "11.4.1"
