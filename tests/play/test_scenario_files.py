"""Every scenario of `tests/scenarios` holds."""

from __future__ import annotations

from pathlib import Path

import pytest

from cardwright.play.scenario import run_scenario
from cardwright.play.scenario_file import Broken, Scenario, load_scenarios

FOLDER = Path(__file__).resolve().parents[1] / "scenarios"
SCENARIOS = [s for file in sorted(FOLDER.rglob("*.yaml")) for s in load_scenarios(file)]


def test_there_are_scenarios() -> None:
    assert len(SCENARIOS) >= 30


@pytest.mark.parametrize("scenario", SCENARIOS, ids=[f"{Path(s.file).stem}-{s.index}" for s in SCENARIOS])
def test_scenario(scenario: Scenario | Broken) -> None:
    outcome = run_scenario(scenario)
    told = "\n".join(outcome.log)
    assert outcome.ok, f"{outcome.title}: {outcome.message}\n{told}"


@pytest.mark.parametrize("scenario", SCENARIOS, ids=[f"{Path(s.file).stem}-{s.index}" for s in SCENARIOS])
def test_scenario_cites_the_clauses_that_it_shows(scenario: Scenario | Broken) -> None:
    assert isinstance(scenario, Scenario)
    assert scenario.clauses
