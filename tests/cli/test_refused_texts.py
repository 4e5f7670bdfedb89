"""A text that is not understood: where a person meets it, it is said what to do about it."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path

import pytest
import yaml

from cardwright.errors import TextError
from cardwright.play.store import kept_on_disk
from cardwright.text.compile import compile_text

Command = Callable[..., tuple[int, str, str]]
CARD = {
    "id": "x-1", "name": "Bolter", "type": "Forward", "elements": ["Fire"], "cost": 2, "power": 5000,
    "text": "When Bolter enters the field, choose 1 Forwrd. Deal it 3000 damage.",
}  # fmt: skip
SCENARIO = """scenario: 1
game: fftcg
ruleset: fftcg-2020
title: A slip of the pen
cards:
  Bolt: {type: Summon, elements: [Fire], cost: 1, text: "Choose 1 Forwrd. Deal it 3000 damage."}
players: {}
steps: []
"""


@pytest.mark.parametrize("args", [("play", "--bots"), ("simulate", "-n", "1")], ids=lambda args: args[0])
def test_a_deck_with_such_a_card(command: Command, tmp_path: Path, args: tuple[str, ...]) -> None:
    (tmp_path / "p.jsonl").write_text(json.dumps(CARD), encoding="utf-8")
    (tmp_path / "d.txt").write_text("3 x-1", encoding="utf-8")
    code, _, err = command(*args, "--any-deck", "--pool", "p.jsonl", "--deck", "d.txt")
    assert (code, err.count("Bolter (x-1): read error in paragraph 1 at 39")) == (2, 1)
    assert "cardwright cards show" in err


def test_a_scenario_with_such_a_card(command: Command, tmp_path: Path) -> None:
    (tmp_path / "s.yaml").write_text(SCENARIO, encoding="utf-8")
    code, out, _ = command("scenario", "run", "s.yaml")
    assert code == 1
    assert "would read: 'Forward' in place of 'Forwrd'" in out


def test_half_a_character_is_no_text(command: Command, tmp_path: Path) -> None:
    """JSON and YAML can spell it, UTF-8 cannot."""
    plain = yaml.safe_load(SCENARIO)
    for broken in ({**plain, "title": "\ud800"}, {**plain, "cards": {"\ud800": plain["cards"]["Bolt"]}}):
        (tmp_path / "s.yaml").write_text(json.dumps(broken), encoding="utf-8")
        code, _, err = command("scenario", "run", "s.yaml")
        says = (
            "holds a character that is no text",
            "invalid Unicode character",
        )  # the parser in C finds it first, with its place
        assert code == 2 and any(each in err for each in says), err
    with kept_on_disk(tmp_path), pytest.raises(TextError, match="no text"):
        compile_text("fftcg", "Draw 1 \ud800 card.", name="X", card_type="Forward")
