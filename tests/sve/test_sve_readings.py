"""Real cards played by hand: each row of `readings/*.yaml` has a position, actions and what must come of them.

`readings_rest_*.yaml` have every text that the first three, whose cards were chosen, leave; `readings_late_*.yaml` what was read or
changed since. The rows were written from the cards'
printed texts by a reader, not from what the compiler makes of them; they hold no text.
The cards themselves are looked up by number in the corpus; without it this test is skipped.
"""

from __future__ import annotations

import os
import random
import re
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
CORPUS = Path(os.environ.get("CARDWRIGHT_CORPUS", BESIDE)) / "sve" / "cards.jsonl"
HERE = Path(__file__).parent / "readings"
CHOSEN = ("readings", "readings_second", "readings_third")
RESTS = sorted(path.stem for path in HERE.glob("readings_rest_*.yaml"))  # the texts that the chosen ones leave
LATE = sorted(path.stem for path in HERE.glob("readings_late_*.yaml"))  # read or changed later, some a second time
SEED, SECOND_SEED = 2024, 40622
TRANSLATED = {"BP02-070", "BP02-077", "BP02-082"}  # by fans, which were not understood when the cards were chosen
# The words that make a text knotty.
KNOTS = re.compile(
    r"\b(it|its|them|they|their|that|those|if|while|instead|each|every|equals|banish|discard|return|transform|counters?|race|serve"
    r"|choose|until|during|next|when|whenever|at the|may|up to|any number|other|another|excluding)\b"
    r"|Evolve,|Evolve:|Stack|Earth Rite|Spellchain|Combo|Necrocharge|Overflow|Sanguine|[.:]\s",
    re.IGNORECASE,
)

pytestmark = pytest.mark.skipif(not CORPUS.exists(), reason=f"no corpus of real cards at {CORPUS}")


@pytest.fixture(scope="module")
def pool() -> Pool:
    return load_pool(CORPUS)


@cache
def books() -> dict[str, dict[str, Any]]:
    """What the files say, by their names."""
    return {
        name: yaml.load((HERE / f"{name}.yaml").read_text(encoding="utf-8"), LOADER)
        for name in (*CHOSEN, *RESTS, *LATE)
    }


@cache
def helpers() -> dict[str, dict[str, Any]]:
    """The cards of our own beside the real ones, from all files."""
    return {name: card for book in books().values() for name, card in book.get("helpers", {}).items()}


def cards_of(*names: str) -> set[str]:
    """The cards of which the rows of these files tell."""
    return {row["card"] for name in names for row in books()[name]["readings"]}


@cache
def names() -> dict[str, str]:
    """The real cards' names by their numbers, without what marks evolved ones."""
    return {card.id: card.name.removesuffix(" (Evolved)") for card in load_pool(CORPUS)}


def facts(helper: dict[str, Any]) -> dict[str, Any]:
    """A helper as a card of a scenario file: one that stands `as` a real card, or its evolved form, has that name."""
    given = {"text": "", **helper}
    if "as" in given:
        given["name"] = names()[given.pop("as")] + (" (Evolved)" if given.get("evolved") else "")
    return given


def scenario(row: dict[str, Any]) -> Scenario | Broken:
    """The row as a scenario, with the helpers that it names. Six play points where it does not say how many."""
    told = yaml.dump(row, Dumper=DUMPER, width=1_000)
    players: dict[str, Any] = {}
    for seat in ("A", "B"):
        given: dict[str, Any] = row.get(seat, {})
        points = given.get("play_points", 6)
        players[seat] = {"play_points": points, "max_play_points": max(points, 6), **given}
    whole = {
        "scenario": 1,
        "game": "sve",
        "ruleset": "sve",
        "seed": row.get("seed", 1),
        "title": f"{row['card']}: {row['shows']}",
        "cards": {name: facts(helper) for name, helper in helpers().items() if name in told},
        "turn": {"player": row.get("turn", "A"), "phase": "main", "number": 5},
        "players": players,
        "steps": row["steps"],
    }
    return scenario_of(whole)


@pytest.mark.parametrize("book", [*CHOSEN, *RESTS, *LATE])
def test_readings(book: str, pool: Pool) -> None:
    assert not complaints(run_scenario(scenario(row), pool) for row in books()[book]["readings"])


def test_the_cards_were_chosen_by_chance(pool: Pool) -> None:
    numbers = sorted(card.id for card in pool if card.text)
    random.Random(SEED).shuffle(numbers)
    read = cards_of(CHOSEN[0])
    assert len(read) == 110
    assert read == set(numbers[:111]) - {"BP02-082"}


def test_the_second_ones_were_chosen_by_chance_and_by_knots(pool: Pool) -> None:
    left: dict[str, str] = {}  # the first card with each text
    for card in sorted(pool, key=lambda card: card.id):
        if card.text and card.id not in TRANSLATED:
            left.setdefault(card.text, card.id)
    seen = {card.text for card in pool if card.id in cards_of(CHOSEN[0])}
    chance = random.Random(SECOND_SEED)
    drawn = {
        number: chance.random() ** (1 / (1 + len(KNOTS.findall(text))) ** 2)
        for text, number in left.items()
        if text not in seen
    }
    chosen = sorted(drawn, key=drawn.__getitem__, reverse=True)[:120]
    assert cards_of(CHOSEN[1]) == set(chosen)


def test_no_card_is_in_two_lists() -> None:
    lists = [cards_of(name) for name in (*CHOSEN, *RESTS)]
    assert sum(map(len, lists)) == len(set().union(*lists))
    assert len(lists[2]) == 46


def test_every_text_is_read(pool: Pool) -> None:
    seen = {card.text for card in pool if card.id in cards_of(*books())}
    assert not {card.id for card in pool if card.text and card.text not in seen}
