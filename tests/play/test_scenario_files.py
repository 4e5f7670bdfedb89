"""Every scenario of `tests/scenarios` holds."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import pytest
import yaml

from cardwright.play.scenario import run_scenario
from cardwright.play.scenario_file import Broken, Scenario, load_scenarios, scenario_of
from cardwright.rules.yaml_text import LOADER

FOLDER = Path(__file__).resolve().parents[1] / "scenarios"
FILES = sorted(FOLDER.rglob("*.yaml"))
DOCUMENTS = {file: list(yaml.load_all(file.read_text(encoding="utf-8"), LOADER)) for file in FILES}
SCENARIOS = [scenario_of(d, str(file), i) for file, documents in DOCUMENTS.items() for i, d in enumerate(documents, 1)]


def place(file: Path | str, index: int) -> str:
    """Where a scenario stands, as tests are called: its folder, its file, its number there."""
    return f"{Path(file).relative_to(FOLDER).with_suffix('')}-{index}"


NAMES = [place(s.file, s.index) for s in SCENARIOS]


def test_there_are_scenarios() -> None:
    assert len(SCENARIOS) >= 30


@pytest.mark.parametrize("file", FILES, ids=[str(file.relative_to(FOLDER)) for file in FILES])
def test_a_file_is_what_the_product_reads(file: Path) -> None:
    assert load_scenarios(file) == [s for s in SCENARIOS if s.file == str(file)]


@pytest.mark.parametrize("scenario", SCENARIOS, ids=NAMES)
def test_scenario(scenario: Scenario | Broken) -> None:
    outcome = run_scenario(scenario)
    told = "\n".join(outcome.log)
    assert outcome.ok, f"{outcome.title}: {outcome.message}\n{told}"


@pytest.mark.parametrize("scenario", SCENARIOS, ids=NAMES)
def test_scenario_cites_the_clauses_that_it_shows(scenario: Scenario | Broken) -> None:
    assert isinstance(scenario, Scenario)
    assert scenario.clauses


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


@pytest.mark.parametrize("document", [d for documents in DOCUMENTS.values() for d in documents], ids=NAMES)
def test_scenario_holds_from_the_other_seat(document: dict[str, Any]) -> None:
    mirrored = swapped(document)
    mirrored["turn"] = {"player": "B", **mirrored.get("turn", {})}
    outcome = run_scenario(scenario_of(mirrored))
    assert outcome.ok, "\n".join((outcome.title, outcome.message, *outcome.log))
