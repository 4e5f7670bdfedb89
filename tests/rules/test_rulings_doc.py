"""docs/rulings.md and the rulesets name the same switches."""

from __future__ import annotations

import re
from pathlib import Path

import msgspec
import pytest

from cardwright.games.fftcg.ruleset import CONSTRUCTED
from cardwright.games.sve.ruleset import STANDARD

RULINGS = (Path(__file__).resolve().parents[2] / "docs" / "rulings.md").read_text(encoding="utf-8")


@pytest.mark.parametrize(("rows", "ruleset"), [("F|C-", CONSTRUCTED), ("S", STANDARD)])
def test_every_switch_that_is_named_exists(rows: str, ruleset: msgspec.Struct) -> None:
    found = re.findall(rf"^\| (?:{rows})\d?.*\| ([^|]*) \|$", RULINGS, re.MULTILINE)
    named = {n for row in found for n in re.findall(r"`(\w+)`", row)}
    assert named
    assert named <= set(ruleset.__struct_fields__)


@pytest.mark.parametrize("ruleset", [CONSTRUCTED, STANDARD])
def test_every_reading_that_is_a_switch_is_written_down(ruleset: msgspec.Struct) -> None:
    switches = {f.name for f in msgspec.structs.fields(ruleset) if f.type is bool}
    assert [s for s in sorted(switches) if f"`{s}`" not in RULINGS] == []
