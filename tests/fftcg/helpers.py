"""Positions for rule tests, written as one literal: a scenario file without its steps, and steps played one at a time."""

from __future__ import annotations

from typing import Any

import yaml

from cardwright.errors import Illegal
from cardwright.games.fftcg.rules import rules_of
from cardwright.kernel.decisions import Answer, Decision
from cardwright.kernel.match import Match
from cardwright.kernel.state import Obj
from cardwright.play.games import adapter
from cardwright.play.scenario import _Run
from cardwright.play.scenario_file import Scenario, scenario_of
from cardwright.play.scenario_refused import refused
from cardwright.play.scenario_setup import set_up
from cardwright.play.scenario_steps import Hand
from cardwright.rules.yaml_text import LOADER

HEAD = {"scenario": 1, "game": "fftcg", "ruleset": "fftcg-2020", "title": "a position", "steps": []}


class Position:
    """A match set up from a literal. Steps and expectations are written as in scenario files."""

    def __init__(self, text: str, **switches: object) -> None:
        document = {**HEAD, **yaml.load(text, LOADER)}
        scenario = self._read({**document, "steps": []})
        match, names = set_up(scenario, None)
        if switches:
            match = Match(match.state, match.game.defs, rules_of(scenario.ruleset, switches), match.game.log)
            names = names.on(match)
        self.document = document
        self.hand = Hand(adapter("fftcg"), match, names)

    def _read(self, document: dict[str, Any]) -> Scenario:
        scenario = scenario_of(document)
        assert isinstance(scenario, Scenario), scenario
        return scenario

    @property
    def match(self) -> Match:
        return self.hand.match

    @property
    def asked(self) -> Decision:
        """The pending question."""
        assert self.match.decision is not None, "the game is over"
        return self.match.decision

    def play(self, steps: str) -> Position:
        """Play steps, a YAML list as under `steps:`; every expectation among them must hold."""
        scenario = self._read({**self.document, "steps": yaml.load(steps, LOADER)})
        run = _Run(scenario, self.hand)
        run.read = len(run._lines())
        for position, step in enumerate(scenario.steps):
            message = run.step(position, step)
            assert not message, f"step {step.number}: {message}\n" + "\n".join(run.told())
        return self

    def expect(self, expected: str) -> Position:
        """Hold the position against a mapping as under `expect:`, written on one line without its braces."""
        return self.play(f"[expect: {{{expected}}}]")

    def clause_refusing(self, step: str) -> str:
        """The clause with which a step, `A: {...}`, is refused; it fails where the step is allowed."""
        [read] = self._read({**self.document, "steps": [yaml.load(step, LOADER)]}).steps
        assert read.action is not None
        error: Illegal = refused(self.hand, read.action)
        return error.clause

    def refuses(self, answer: Answer, player: int | None = None) -> str:
        """The clause with which an answer is refused; the position must be as before, down to the pending question."""
        before, asked = self.match.fingerprint(), self.match.decision
        try:
            self.match.answer(answer, player)
        except Illegal as error:
            assert self.match.fingerprint() == before and self.match.decision == asked
            return error.clause
        raise AssertionError(f"{answer} is allowed")

    def answer(self, *answers: Answer) -> Position:
        for given in answers:
            self.match.answer(given)
        return self

    def id(self, name: str) -> int:
        """The object that a name means, as in expectations."""
        return self.hand.names.find(name, 0)[0]

    def obj(self, name: str) -> Obj:
        return self.match.state.objects[self.id(name)]

    def told(self) -> list[tuple[str, str]]:
        """The log as (kind, clause)."""
        log = self.match.game.log
        assert log is not None
        return [(line.kind, line.clause) for line in log.lines]
