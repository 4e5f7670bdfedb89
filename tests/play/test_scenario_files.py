"""Every scenario of `tests/scenarios` holds, as it stands and from the other seat.

A test runs a whole file and says of each scenario in it that does not hold where it stands and what happened.
"""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import pytest
import yaml

from cardwright.play.scenario import run_scenario
from cardwright.play.scenario_file import Scenario, load_scenarios, scenario_of
from cardwright.rules.yaml_text import LOADER
from held import complaints

FOLDER = Path(__file__).resolve().parents[1] / "scenarios"
FILES = sorted(FOLDER.rglob("*.yaml"))
NAMES = [str(file.relative_to(FOLDER).with_suffix("")) for file in FILES]


def test_there_are_scenarios() -> None:
    assert len(FILES) >= 30


@pytest.fixture(scope="module", params=FILES, ids=NAMES)
def file(request: pytest.FixtureRequest) -> Path:
    """A file of scenarios. Of a module: all tests of one file follow each other, and its texts are compiled once."""
    found: Path = request.param
    return found


def test_scenarios(file: Path) -> None:
    scenarios = load_scenarios(file)
    assert scenarios
    assert not complaints(run_scenario(scenario) for scenario in scenarios)
    assert not [s.title for s in scenarios if not (isinstance(s, Scenario) and s.clauses)], "clauses are cited by each"


# -- the same from the other seat ------------------------------------------------------------------------------------------

OTHER = {"A": "B", "B": "A"}
OF_A_SEAT = re.compile(r"^(?P<seat>[AB])(?P<rest>[:.].+)$")
SAME_FOR_BOTH = ("cards", "title", "clauses", "note")


def swapped(value: Any, key: str = "") -> Any:
    """The document with the players' seats exchanged."""
    if isinstance(value, dict):
        return {named(k): v if k in SAME_FOR_BOTH else swapped(v, str(k)) for k, v in value.items()}
    if isinstance(value, list):
        return [swapped(item, key) for item in value]
    if key in ("player", "turn", "winner", "controller", "owner", "choose", "targets") and value in ("A", "B"):
        return OTHER[value]
    return named(value)


def named(word: Any) -> Any:
    found = OF_A_SEAT.match(word) if isinstance(word, str) else None
    return OTHER[found["seat"]] + found["rest"] if found else OTHER.get(word, word) if isinstance(word, str) else word


def mirrored(document: dict[str, Any]) -> dict[str, Any]:
    """The document with the players' seats exchanged; where it does not say whose turn it is, it is now B's."""
    other = swapped(document)
    return {**other, "turn": {"player": "B", **other.get("turn", {})}}


def test_scenarios_hold_from_the_other_seat(file: Path) -> None:
    documents = yaml.load_all(file.read_text(encoding="utf-8"), LOADER)
    others = (scenario_of(mirrored(document), str(file), i) for i, document in enumerate(documents, 1))
    assert not complaints(map(run_scenario, others))
