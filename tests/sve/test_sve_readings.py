"""Real cards played by hand: each row of `readings.yaml` has a position, actions and what must come of them.

The rows were written from the cards' printed texts by a reader, not from what the compiler makes of them; they hold no text.
The cards themselves are looked up by number in the corpus; without it this test is skipped.
"""

from __future__ import annotations

import os
import random
from pathlib import Path
from typing import Any

import pytest
import yaml

from cardwright.cards import Pool, load_pool
from cardwright.play.scenario import run_text

BESIDE = Path(__file__).resolve().parents[3] / "shared" / "corpus"
CORPUS = Path(os.environ.get("CARDWRIGHT_CORPUS", BESIDE)) / "sve" / "cards.jsonl"
BOOK: dict[str, Any] = yaml.safe_load(Path(__file__).with_name("readings.yaml").read_text(encoding="utf-8"))
SEED = 2024

pytestmark = pytest.mark.skipif(not CORPUS.exists(), reason=f"no corpus of real cards at {CORPUS}")


@pytest.fixture(scope="module")
def pool() -> Pool:
    return load_pool(CORPUS)


def document(row: dict[str, Any]) -> str:
    """The row as a scenario file. Six play points where it does not say how many."""
    players: dict[str, Any] = {}
    for seat in ("A", "B"):
        given: dict[str, Any] = row.get(seat, {})
        points = given.get("play_points", 6)
        players[seat] = {"play_points": points, "max_play_points": max(points, 6), **given}
    whole = {
        "scenario": 1,
        "game": "sve",
        "ruleset": "sve",
        "title": f"{row['card']}: {row['shows']}",
        "cards": {name: {"text": "", **facts} for name, facts in BOOK["helpers"].items()},
        "turn": {"player": row.get("turn", "A"), "phase": "main", "number": 5},
        "players": players,
        "steps": row["steps"],
    }
    return yaml.safe_dump(whole, sort_keys=False)


@pytest.mark.parametrize("row", BOOK["readings"], ids=[f"{i}-{r['card']}" for i, r in enumerate(BOOK["readings"], 1)])
def test_reading(row: dict[str, Any], pool: Pool) -> None:
    (outcome,) = run_text(document(row), pool)
    assert outcome.ok, "\n".join((outcome.title, outcome.message, *outcome.log))


def test_the_cards_were_chosen_by_chance(pool: Pool) -> None:
    numbers = sorted(card.id for card in pool if card.text)
    random.Random(SEED).shuffle(numbers)
    read = {row["card"] for row in BOOK["readings"]}
    assert len(read) == 110
    assert read == set(numbers[:111]) - {"BP02-082"}  # whose text was not understood then
