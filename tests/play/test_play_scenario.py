"""The scenario runner, on the fake game."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest

import cardwright
from cardwright.errors import InputError
from cardwright.kernel import loops
from cardwright.play.scenario import Outcome, as_json, run_text
from cardwright.play.scenario_words import REASONS

HEAD = """
scenario: 1
game: fake
ruleset: fake
title: t
cards:
  Wolf: {type: Forward, elements: [Ice], cost: 1, power: 2000, text: ""}
  Bear: {type: Forward, elements: [Fire], cost: 1, power: 5000, text: ""}
  Stone: {type: Summon, elements: [Fire], cost: 1, text: ""}
turn: {player: A, phase: main}
"""


def run(body: str, head: str = HEAD) -> Outcome:
    [outcome] = run_text(head + body)
    return outcome


def holds(body: str) -> None:
    outcome = run(body)
    assert outcome.ok, outcome.message


def fails(body: str, *parts: str) -> Outcome:
    outcome = run(body)
    assert not outcome.ok
    for part in parts:
        assert part in outcome.message
    return outcome


PLAYERS = "players: {A: {hand: [Wolf, Stone, Bear], field: [Bear]}, B: {field: [Wolf, {card: Wolf, damage: 7}], deck: [Bear, Wolf]}}\n"


def test_a_stone_resolves_after_both_have_passed() -> None:
    holds(
        PLAYERS
        + """
steps:
  - A: {cast: Stone, targets: ["B:Wolf"], pay: {}}
  - expect: {stack: [Stone], A.hand.count: 1, cites: ["3.3"]}
  - resolve: 1
  - expect: {stack: [], B.field: ["B:Wolf#2"], B.grave: [Wolf], cites: ["3.5"], "B:Wolf": {damage: 7}}
""".replace(", pay: {}", "")
    )


def test_two_of_one_name_are_told_apart_wherever_they_are() -> None:
    holds(
        PLAYERS
        + """
steps:
  - A: {cast: Stone, targets: ["B:Wolf#2"], pay: [Wolf]}
  - settle: true
  - expect: {B.field: [Wolf], "B:Wolf#2": {damage: 0}, "B:Wolf#1": {damage: 0}, A.hand: [Bear], A.grave: [Wolf, Stone]}
"""
    )


def test_passing_goes_on_until_a_step_fits_and_never_leaves_the_turn() -> None:
    holds(
        PLAYERS
        + "steps:\n  - A: {attack: [Bear]}\n  - expect: {turn: B, B.deck.count: 0, B.grave: [Bear], A.luck: null}\n"
    )
    fails(PLAYERS + "steps:\n  - B: {attack: [Wolf]}\n", "step 1", "fits no decision of this turn")


def test_a_missing_choice_is_pending_and_the_next_step_answers_it() -> None:
    body = (
        PLAYERS
        + """
steps:
  - A: {cast: Stone}
  - expect: {decision: {player: A, kind: targets}}
  - A: {choose: ["B:Wolf"]}
  - settle: true
  - expect: {B.grave: [Wolf], decision: {player: A, kind: act}, winner: none, phase: main}
"""
    )
    holds(body)
    fails(body.replace('  - A: {choose: ["B:Wolf"]}\n', ""), "step 3", "settle", "asked for targets")


def test_an_illegal_step_must_be_refused_with_a_clause() -> None:
    holds(PLAYERS + "steps:\n  - B: {cast: Wolf}\n    illegal: true\n  - expect: {phase: main, A.hand.count: 3}\n")
    holds(PLAYERS + "steps:\n  - B: {attack: [Wolf]}\n    illegal: true\n")
    fails(PLAYERS + "steps:\n  - A: {cast: Wolf}\n    illegal: true\n", "allowed, but the scenario says")
    holds(
        PLAYERS
        + 'steps:\n  - A: {cast: Stone, targets: ["A:Wolf"]}\n    illegal: true\n  - expect: {A.hand.count: 3, stack: []}\n'
    )


def test_can_and_cannot_pass_nothing() -> None:
    holds(
        PLAYERS
        + "steps:\n  - expect: {can: [{A: {cast: Wolf}}, {A: {attack: [Bear]}}], cannot: [{B: {cast: Wolf}}, {A: {attack: [Wolf]}}]}\n"
    )
    fails(PLAYERS + "steps:\n  - expect: {can: [{B: {cast: Wolf}}]}\n", "should be possible")
    fails(PLAYERS + "steps:\n  - expect: {cannot: [{A: {cast: Wolf}}]}\n", "should be impossible")


def test_every_difference_is_told_with_what_was_there() -> None:
    outcome = fails(
        PLAYERS
        + "steps:\n  - A: {cast: Wolf}\n  - expect: {A.field: [Bear], phase: attack, A.hand.count: 9, 'A:Wolf': {power: 1}}\n",
        "step 2",
        "A.field: expected ['Bear'], found ['Bear', 'Wolf']",
        "phase: expected 'attack', found 'main'",
        "A.hand.count: expected 9, found 2",
        "power expected 1, found 2000",
    )
    assert outcome.step == 2
    assert any("summon Wolf" in line for line in outcome.log)
    plain = as_json([outcome])
    assert (plain["passed"], plain["failed"], plain["scenarios"][0]["ok"]) == (0, 1, False)


def test_the_deck_is_listed_from_the_top() -> None:
    holds(PLAYERS + "steps:\n  - expect: {B.deck: [Bear], A.deck.count: 10, A.deck: [Blank, Blank]}\n")
    fails(PLAYERS + "steps:\n  - expect: {B.deck: [Wolf]}\n", "from the top")


def test_resolving_what_is_not_there_fails_at_the_end_of_the_turn() -> None:
    fails(PLAYERS + "steps:\n  - resolve: 1\n", "step 1", "the turn is over before that")


def test_to_end_and_concede() -> None:
    holds(
        PLAYERS
        + "steps:\n  - to: B.main\n  - expect: {turn: B, B.hand: [Bear]}\n  - to: A.main\n  - expect: {turn: A}\n"
    )
    holds(
        PLAYERS
        + "steps:\n  - A: {end: true}\n  - expect: {phase: attack, turn: A}\n  - A: {end: true}\n  - expect: {turn: B}\n"
    )
    holds(PLAYERS + "steps:\n  - B: {concede: true}\n  - expect: {winner: A, decision: none}\n")


def test_player_values() -> None:
    holds("players: {A: {luck: 3}, B: {}}\nsteps:\n  - expect: {A.luck: 3}\n")


@pytest.mark.parametrize(
    ("body", "hint"),
    [
        ("players: {}\nstep: []\n", "did you mean 'steps'"),
        ("players: {A: {feild: []}}\nsteps: []\n", "did you mean 'field'"),
        ("players: {}\nsteps:\n  - A: {cst: Wolf}\n", "did you mean 'cast'"),
        ("players: {}\nsteps:\n  - expect: {A.feild: []}\n", "did you mean 'A.field'"),
        ("players: {}\nsteps:\n  - expect: {'A:Wolf': {powr: 1}}\n", "did you mean 'power'"),
        ("players: {}\nsteps:\n  - A: {attack: [Wolf], targets: [Wolf]}\n", "unknown key 'targets'"),
        ("players: {A: {field: [Wlf]}}\nsteps: []\n", "Wolf"),
        ("players: {}\nsteps:\n  - settle: 1\n", "settle is true"),
        ("players: {}\nsteps:\n  - to: nowhere\n", "unknown phase"),
        ("players: {A: {deck: -1}}\nsteps: []\n", "whole number"),
        ("players: {}\nsteps:\n  - A: {cast: Wolf}\n    B: {cast: Wolf}\n", "one of A, B"),
        ("players: {A: {field: [true]}}\nsteps: []\n", "no card name"),
        ("players: {}\nsteps:\n  - expect: {phase: attak}\n", "phase: unknown 'attak'"),
        ("players: {}\nsteps:\n  - expect: {winner: C}\n", "winner: unknown 'C'"),
        ("players: {}\nsteps:\n  - expect: {A.field.count: two}\n", "a number is wanted"),
        (PLAYERS + "steps:\n  - expect: {'A:Wlf': {power: 1}}\n", "no card 'A:Wlf'"),
    ],
)
def test_what_is_misspelt_is_refused_with_what_was_meant(body: str, hint: str) -> None:
    fails(body, hint)


@pytest.mark.parametrize("text", ["a: [", "", "a: 1\na: 2\n", "- 1\n---\n- [\n"])
def test_what_is_no_yaml_is_bad_input(text: str) -> None:
    with pytest.raises(InputError):
        run_text(text)


def test_aliases_that_unfold_without_end_are_bad_input() -> None:
    lines = ["a0: &a0 [x, x, x, x, x, x, x, x, x, x]"]
    lines += [f"a{i}: &a{i} [{', '.join([f'*a{i - 1}'] * 10)}]" for i in range(1, 9)]
    with pytest.raises(InputError, match="unfolds to more than"):
        run_text("\n".join(lines))


def test_several_documents_are_several_scenarios() -> None:
    outcomes = run_text(HEAD + "steps: []\n---\n" + HEAD + "steps:\n  - expect: {turn: B}\n---\n- nonsense\n")
    assert [o.ok for o in outcomes] == [True, False, False]
    assert [o.bad_input for o in outcomes] == [False, False, True]


def _reasons(path: Path) -> Iterator[str]:
    """What the module says that questions are asked for: in decisions, and where cards are picked."""
    for call in (n for n in ast.walk(ast.parse(path.read_text())) if isinstance(n, ast.Call)):
        name = ast.unparse(call.func).rpartition(".")[2]
        if name == "Decision" and len(call.args) > 2 and isinstance(call.args[2], ast.Constant):
            yield call.args[2].value
        elif name in ("pick", "select", "pick_among"):
            yield from (a.value for a in call.args if isinstance(a, ast.Constant) and isinstance(a.value, str))


def test_every_reason_for_a_question_is_a_known_word() -> None:
    source = Path(cardwright.__file__).parent
    found = {r for folder in ("games", "kernel", "play") for p in (source / folder).rglob("*.py") for r in _reasons(p)}
    assert found | {loops.COUNT} == REASONS
