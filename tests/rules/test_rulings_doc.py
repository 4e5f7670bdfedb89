"""docs/rulings.md and the rulesets name the same switches."""

from __future__ import annotations

import re
from pathlib import Path

import msgspec

from cardwright.games.fftcg.ruleset import CONSTRUCTED

RULINGS = (Path(__file__).resolve().parents[2] / "docs" / "rulings.md").read_text(encoding="utf-8")


def test_every_switch_that_is_named_exists() -> None:
    named = {
        n for row in re.findall(r"^\| (?:F|C-).*\| ([^|]*) \|$", RULINGS, re.MULTILINE) for n in re.findall(r"`(\w+)`", row)
    }
    assert named
    assert named <= set(CONSTRUCTED.__struct_fields__)


def test_every_reading_that_is_a_switch_is_written_down() -> None:
    switches = {f.name for f in msgspec.structs.fields(CONSTRUCTED) if f.type is bool}
    assert [s for s in sorted(switches) if f"`{s}`" not in RULINGS] == []
