"""The README's promises: its example runs as typed, its commands exist, its links lead somewhere."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from typer.testing import CliRunner

from cardwright.cli import app

ROOT = Path(__file__).resolve().parent.parent
README = (ROOT / "README.md").read_text(encoding="utf-8")


def test_the_two_commands_come_first() -> None:
    first = re.search(r"```\n(.*?)```", README, re.DOTALL)
    assert first is not None
    assert [line.split()[:2] for line in first[1].splitlines()] == [["make", "play"], ["make", "test"]]


def test_the_example_runs_as_typed(capsys: pytest.CaptureFixture[str]) -> None:
    [code] = re.findall(r"```python\n(.*?)```", README, re.DOTALL)
    exec(compile(code, "README.md", "exec"), {})
    out = capsys.readouterr().out.splitlines()
    assert out[0] == "the game is over: there is nothing to answer 3.1"
    assert re.match(r"(draw|player [AB] wins) [\d.]+$", out[1])
    assert out[2].endswith("bytes")


@pytest.mark.parametrize("link", sorted(set(re.findall(r"\]\(([^)]+)\)", README))))
def test_links_lead_somewhere(link: str) -> None:
    assert (ROOT / link).exists(), link


@pytest.mark.parametrize(
    "command", sorted(set(re.findall(r"^\$ cardwright ((?:[a-z]+ ?){1,2})", README, re.MULTILINE)))
)
def test_commands_exist(command: str) -> None:
    words = command.split()
    done = CliRunner().invoke(app, [*words, "--help"])
    if done.exit_code:  # the second word was an argument
        done = CliRunner().invoke(app, [words[0], "--help"])
    assert done.exit_code == 0, done.output
