"""docs/rulings.md and the rulesets name the same switches, and every reading that is not sure has one."""

from __future__ import annotations

import os
import re
from pathlib import Path

import msgspec
import pytest

from cardwright.cards.limits import DeckLimits
from cardwright.games.fftcg.ruleset import CONSTRUCTED
from cardwright.games.sve.ruleset import STANDARD

HERE = Path(__file__).resolve()
RULINGS = (HERE.parents[2] / "docs" / "rulings.md").read_text(encoding="utf-8")
READINGS = Path(os.environ.get("CARDWRIGHT_RULES", HERE.parents[3] / "shared" / "rules")) / "READINGS.md"
NUMBER = r"(?:F\d+|S\d+|C-\w)"
# (numbers, cells behind them) of each row: in the tables of readings, and in those on what texts mean, which have no switch
ROWS = [
    (re.findall(NUMBER, row[1]), [cell.strip() for cell in row[2].split("|")])
    for row in re.finditer(rf"^\| ({NUMBER}(?:, {NUMBER})*) \|(.*)\|$", RULINGS, re.MULTILINE)
]
SURE, SWITCH = 2, 3  # cells


@pytest.mark.parametrize(("rows", "ruleset"), [("F|C-", CONSTRUCTED), ("S", STANDARD)])
def test_every_switch_that_is_named_exists(rows: str, ruleset: msgspec.Struct) -> None:
    found = re.findall(rf"^\| (?:{rows})\d?.*\| ([^|]*) \|$", RULINGS, re.MULTILINE)
    named = {n for row in found for n in re.findall(r"`(\w+)`", row)}
    assert named
    assert named <= {*ruleset.__struct_fields__, *DeckLimits.__struct_fields__}


@pytest.mark.parametrize("ruleset", [CONSTRUCTED, STANDARD])
def test_every_reading_that_is_a_switch_is_written_down(ruleset: msgspec.Struct) -> None:
    switches = {f.name for f in msgspec.structs.fields(ruleset) if f.type is bool}
    assert [s for s in sorted(switches) if f"`{s}`" not in RULINGS] == []


def test_a_reading_that_is_not_sure_is_a_switch_or_a_matter_of_words() -> None:
    """Where a table has a column for switches, it is filled; tables on what texts mean have none."""
    assert len(ROWS) > 200
    meanings = "".join(re.findall(r"^##+ What texts mean$.*?(?=^##+ |\Z)", RULINGS, re.MULTILINE | re.DOTALL))
    known = {f for s in (CONSTRUCTED, STANDARD, DeckLimits) for f in s.__struct_fields__}
    for numbers, cells in ROWS:
        if f"| {', '.join(numbers)} | {cells[0]} | {cells[1]} |" in meanings:
            assert len(cells) == SWITCH, numbers
            continue
        assert len(cells) == SWITCH + 1, numbers
        assert cells[SURE] in ("high", "medium", "low"), numbers
        assert cells[SURE] == "high" or known.intersection(re.findall(r"`(\w+)`", cells[SWITCH])), numbers


@pytest.mark.skipif(not READINGS.exists(), reason=f"no {READINGS}")
def test_every_shared_reading_that_is_not_sure_is_a_switch() -> None:
    """Of the readings that others gave us, those marked [M] or [L], also in a part ("H / M")."""
    text = READINGS.read_text(encoding="utf-8")
    switched = {number for numbers, cells in ROWS if len(cells) > SWITCH and cells[SWITCH] for number in numbers}
    parts = re.split(rf"^\*\*({NUMBER})", text, flags=re.MULTILINE)
    unsure = {
        number
        for number, said in zip(parts[1::2], parts[2::2], strict=True)
        if re.search(r"\[(?:[^\]]*\b)?[ML]\b[^\]]*\]", said)
    }
    assert len(unsure) > 40
    assert unsure <= switched


def test_every_switch_of_fftcg_is_set_by_a_test() -> None:
    text = "\n".join(path.read_text(encoding="utf-8") for path in (HERE.parents[1]).glob("*/test_*.py"))
    switches = {f.name for f in msgspec.structs.fields(CONSTRUCTED) if f.type is bool}
    assert [name for name in sorted(switches) if not re.search(rf"\b{name}\b", text)] == []
