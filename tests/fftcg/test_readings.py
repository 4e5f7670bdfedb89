"""Real cards played by hand: each row has a position, actions and what must come of them.

`readings.yaml` has cards of every kind, `readings_rare.yaml` those whose texts are long, conditional or rarely worded,
`readings_new_*.yaml` the longest texts of the newest sets,
`readings_knotty_*.yaml` further ones whose sentences hang together, `readings_more_*.yaml` any that had none,
`readings_played_*.yaml` and `readings_rest_*.yaml` more of these,
`readings_cover_*.yaml` those that alone have a class of nodes or a value of a field, `readings_trees_*.yaml` those found knotty
beside their trees.
The rows were written from the cards' printed texts by a reader, not from what the compiler makes of them; they hold no text.
The cards themselves are looked up by number in the corpus; without it this test is skipped.
"""

from __future__ import annotations

import os
from functools import cache
from pathlib import Path
from typing import Any

import pytest
import yaml

from cardwright.cards import Pool, load_pool
from cardwright.play.scenario import run_scenario
from cardwright.play.scenario_file import Broken, Scenario, scenario_of
from cardwright.rules.yaml_text import DUMPER, LOADER
from held import complaints

BESIDE = Path(__file__).resolve().parents[3] / "shared" / "corpus"
CORPUS = Path(os.environ.get("CARDWRIGHT_CORPUS", BESIDE)) / "fftcg" / "cards.jsonl"
HERE = Path(__file__).parent / "readings"
FILES = sorted(HERE.glob("readings*.yaml"))

pytestmark = pytest.mark.skipif(not CORPUS.exists(), reason=f"no corpus of real cards at {CORPUS}")


@pytest.fixture(scope="module")
def pool() -> Pool:
    return load_pool(CORPUS)


@cache
def books() -> dict[str, dict[str, Any]]:
    """What the files say, by their names."""
    return {file.stem: yaml.load(file.read_text(encoding="utf-8"), LOADER) for file in FILES}


@cache
def helpers() -> dict[str, Any]:
    """The cards of our own beside the real ones, from all files."""
    return {name: card for book in books().values() for name, card in book.get("helpers", {}).items()}


def scenario(row: dict[str, Any]) -> Scenario | Broken:
    """The row as a scenario, with the helpers that it names."""
    told = yaml.dump(row, Dumper=DUMPER, width=1_000)
    turn = {"player": row.get("turn", "A"), "phase": row.get("phase", "main1"), "number": 5}
    players = {seat: row.get(seat, {}) for seat in ("A", "B")}
    whole = {
        "scenario": 1,
        "game": "fftcg",
        "ruleset": "fftcg-2020",
        "title": f"{row['card']}: {row['shows']}",
        "cards": {name: card for name, card in helpers().items() if name in told},
        "turn": turn,
        "players": players,
        "steps": row["steps"],
    }
    return scenario_of(whole)


def test_a_helper_is_the_same_card_in_every_file() -> None:
    for book in books().values():
        for name, card in book.get("helpers", {}).items():
            assert card == helpers()[name], name


@pytest.mark.parametrize("book", [file.stem for file in FILES])
def test_readings(book: str, pool: Pool) -> None:
    assert not complaints(run_scenario(scenario(row), pool) for row in books()[book]["readings"])
