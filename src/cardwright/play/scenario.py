"""Scenario files: positions, scripted steps and what must then be true, run against the engine (see docs/scenarios.md)."""

from __future__ import annotations

import os
from collections.abc import Iterable, Sequence
from pathlib import Path
from typing import Any

import msgspec

from cardwright.cards import Pool
from cardwright.errors import CardwrightError, Illegal, InputError, TextError
from cardwright.kernel.decisions import Decision
from cardwright.kernel.log import Line
from cardwright.play.games import adapter
from cardwright.play.scenario_choose import StepFailed
from cardwright.play.scenario_expect import differences, is_pending
from cardwright.play.scenario_file import Action, Broken, Scenario, Step, load_scenarios, parse_scenarios
from cardwright.play.scenario_goals import (
    Moment,
    Reached,
    Resolved,
    declined_for_other,
    goal_told,
    moment,
    settled,
    until,
)
from cardwright.play.scenario_refused import by_name, refused
from cardwright.play.scenario_setup import explain, set_up
from cardwright.play.scenario_steps import Hand

ORDERS = frozenset(
    {"stack_order", "pending", "replacement", "deck_order"}
)  # reasons of questions whose order may not matter


class Outcome(msgspec.Struct, frozen=True):
    """How a scenario came out. `step` is where it failed (0: before the first), None where it holds."""

    file: str
    title: str
    ok: bool
    step: int | None = None
    message: str = ""
    log: tuple[str, ...] = ()
    bad_input: bool = False  # not a scenario that could hold or fail: a key, card or value is wrong


def run_file(path: str | Path, pool: Pool | None = None) -> list[Outcome]:
    """Run every scenario of a file. InputError where the file is no YAML."""
    return [run_scenario(s, pool) for s in load_scenarios(path)]


def run_files(paths: Iterable[str | Path], pool: Pool | None = None) -> list[Outcome]:
    """Run every scenario of these files and folders. A file that is no YAML is one outcome, and the others still run."""
    outcomes: list[Outcome] = []
    for path in files_of(paths):
        try:
            outcomes += run_file(path, pool)
        except InputError as error:
            outcomes.append(Outcome(str(path), "", False, 0, str(error), bad_input=True))
    return outcomes


def run_text(text: str, pool: Pool | None = None, file: str = "scenario") -> list[Outcome]:
    """Run every scenario of a YAML text."""
    return [run_scenario(s, pool) for s in parse_scenarios(text, file)]


def run_scenario(scenario: Scenario | Broken, pool: Pool | None = None) -> Outcome:
    """Run one scenario. Never raises for what a file may hold: that is a failure with its message."""
    if isinstance(scenario, Broken):
        return Outcome(scenario.file, scenario.title, False, 0, scenario.message, bad_input=True)
    try:
        match, names = set_up(scenario, pool)
    except (InputError, TextError) as error:
        bad = isinstance(error, InputError)
        return Outcome(scenario.file, scenario.title, False, 0, explain(error), bad_input=bad)
    hand = Hand(adapter(scenario.game), match, names)
    run = _Run(scenario, hand)
    for position, step in enumerate(scenario.steps):
        bad = False
        try:
            message = run.step(position, step)
        except Illegal as error:
            message = f"{described(step)}: {by_name(hand.match, error)}"
        except CardwrightError as error:
            message, bad = f"{described(step)}: {error}", isinstance(error, InputError)
        if message:
            note = f" ({step.note})" if step.note else ""
            told = f"step {step.number}{note}: {message}"
            return Outcome(scenario.file, scenario.title, False, step.number, told, run.told(), bad)
    return Outcome(scenario.file, scenario.title, True)


class _Run:
    """A scenario in progress."""

    def __init__(self, scenario: Scenario, hand: Hand) -> None:
        self.scenario = scenario
        self.hand = hand
        self.read = 0  # lines of the log before the last `expect`
        # where the last step began, unless it was a `to`; before the first one the moment that the file says
        self.came_from: Moment | None = (scenario.turn, scenario.phase)

    def step(self, position: int, step: Step) -> str:
        """Play a step; a message where it does not come out as written."""
        came_from, before = self.came_from, self.hand.match.decision
        message = self._step(position, step, came_from)
        if step.kind != "to" and self.hand.match.decision is before:
            self.came_from = came_from  # nothing was done
        return message

    def _step(self, position: int, step: Step, came_from: Moment | None) -> str:
        following = next_action(self.scenario.steps, position)
        if step.kind != "expect":
            self.came_from = None if step.kind == "to" else moment(self.hand)
        self.hand.chooses = step.kind == "action" and self._choice_follows(position)
        self.hand.waits = step.kind == "action" and following is not None and following.verb == "choose"
        looked_at = self.scenario.steps[position + 1 : position + 2]
        self.hand.next_choice = None if any(s.kind == "expect" for s in looked_at) else following
        if step.kind == "action":
            assert step.action is not None
            self.hand.left_out = self._left_out(position)
            if step.illegal:
                refusal = refused(self.hand, step.action)  # what refuses is cited, too, and that nothing stays of it
                back = self.hand.match.game.rules.clauses.get("taken_back", "14.1")
                self.hand.asked += [refusal.clause or "", back]
            elif declined_for_other(self.hand, step.action, following):
                raise StepFailed(f"it answers for the other player; {self.hand.waiting()}")
            else:
                self.hand.play(step.action, following)
        elif step.kind == "expect":
            self._fill_unseen(step.value, following)
            return self._expect(step.value)
        elif step.kind == "resolve":
            until(self.hand, Resolved(step.value), following, decline=False, objected=self._objected(position))
        elif step.kind == "settle":
            until(self.hand, settled, following, decline=False, objected=self._objected(position))
        else:
            player, phase = step.value
            self.hand.taken.clear()
            reached = Reached(self.hand, player, phase, came_from, over=self._end_follows(position))
            until(self.hand, reached, following, decline=True, objected=self._objected(position))
        return ""

    def _objected(self, position: int) -> Action | None:
        """The choice that the next step of a player makes and the rules are to refuse."""
        later = (s for s in self.scenario.steps[position + 1 :] if s.kind == "action")
        step = next(later, None)
        refused_choice = step is not None and step.illegal and step.action is not None and step.action.verb == "choose"
        return step.action if step is not None and refused_choice else None

    def _end_follows(self, position: int) -> bool:
        """Whether the next step says who has won."""
        after = self.scenario.steps[position + 1 : position + 2]
        return bool(after) and after[0].kind == "expect" and "winner" in after[0].value

    def _left_out(self, position: int) -> bool:
        """Whether the action before this one, but for choices and looks, left its targets out, so that these may be named now."""
        for step in reversed(self.scenario.steps[:position]):
            if step.kind == "action" and step.action is not None and not step.illegal and step.action.verb != "choose":
                return "targets" not in step.action.extra
            if step.kind not in ("action", "expect"):
                return False
        return False

    def _choice_follows(self, position: int) -> bool:
        """Whether the next step answers, or looks at, the decision that this one leaves pending; between choices may be `settle`."""
        later = list(self.scenario.steps[position + 1 :])
        action = self.scenario.steps[position].action
        if action is not None and action.verb == "choose":
            later = [step for step in later if step.kind not in ("settle", "resolve")]
        following = later[0] if later else None
        if following is None:
            return False
        if following.action is not None:
            return following.action.verb == "choose"
        return following.kind == "expect" and not {"decision", "can", "cannot"}.isdisjoint(following.value)

    def _fill_unseen(self, expected: dict[str, Any], following: Action | None) -> None:
        """Answer what needs no answer, where the expectation looks at what comes after it."""
        hand = self.hand
        hand.chooses, hand.waits = False, following is not None and following.verb == "choose"
        if hand.waits and "decision" not in expected:
            return
        while (decision := hand.match.decision) is not None and decision.reason in ORDERS:
            if looks_at(expected, decision) or not hand.fill():
                return

    def _expect(self, expected: dict[str, Any]) -> str:
        lines = self._lines()
        found = differences(self.hand, expected, lines[self.read :])
        self.read = len(lines)
        self.hand.asked.clear()
        return "expect: " + "; ".join(found) if found else ""

    def _lines(self) -> list[Line]:
        log = self.hand.match.game.log
        return log.lines if log is not None else []

    def told(self) -> tuple[str, ...]:
        """The log in words, and what is pending."""
        words = adapter(self.scenario.game).words
        game = self.hand.match.game
        told = [text for line in self._lines()[-60:] if (text := words.line(game, line))]
        return (*told, self.hand.waiting())


def looks_at(expected: dict[str, Any], decision: Decision) -> bool:
    """Whether the expectation speaks of this decision: as the pending one, or as one that can be answered."""
    if "decision" in expected:
        return is_pending(decision, expected["decision"])
    return any(a.verb == "choose" for key in ("can", "cannot") for a in expected.get(key, ()))


def described(step: Step) -> str:
    """A step as the file writes it, without its siblings."""
    if step.action is not None:
        mark = " (illegal)" if step.illegal else ""
        return f"{step.action.told()}{mark}"
    if step.kind == "resolve":
        return f"resolve {step.value}"
    return goal_told(step.value) if step.kind == "to" else step.kind


def as_json(outcomes: Sequence[Outcome]) -> dict[str, Any]:
    """The outcomes as `scenario run --json` prints them."""
    return {
        "passed": sum(o.ok for o in outcomes),
        "failed": sum(not o.ok for o in outcomes),
        "scenarios": [
            {"file": o.file, "title": o.title, "ok": o.ok, "step": o.step, "message": o.message, "log": list(o.log)}
            for o in outcomes
        ],
    }


def files_of(paths: Iterable[str | Path]) -> list[Path]:
    """The scenario files among these paths; a folder stands for the YAML files in and under it."""
    found: list[Path] = []
    for path in map(Path, paths):
        if os.path.isdir(path):  # unlike Path.is_dir, False for names that no file can have
            inside = sorted(p for p in path.rglob("*") if p.suffix in (".yaml", ".yml"))
            if not inside:
                raise InputError(f"{path}: no scenario files in this folder")
            found += inside
        else:
            found.append(path)
    return found


def next_action(steps: Sequence[Step], position: int) -> Action | None:
    """The next step that a player takes, after this one; what is refused is not taken."""
    for step in steps[position + 1 :]:
        if step.kind == "action" and not step.illegal:
            return step.action
    return None
