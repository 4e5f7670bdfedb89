"""The promises of README and docs: examples run as typed, commands and options exist, links and paths lead somewhere."""

from __future__ import annotations

import re
from functools import cache
from pathlib import Path

import pytest
from typer.testing import CliRunner

from cardwright.cli.app import app
from cardwright.play.scenario import run_text
from cardwright.rules.clauses import load_clauses

ROOT = Path(__file__).resolve().parent.parent
README = (ROOT / "README.md").read_text(encoding="utf-8")
TOLD = {
    path.relative_to(ROOT).as_posix(): path.read_text(encoding="utf-8")
    for path in (ROOT / "README.md", ROOT / "CONTRIBUTING.md", *sorted((ROOT / "docs").glob("*.md")))
}


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


@pytest.mark.parametrize("page", TOLD)
def test_links_and_paths_lead_somewhere(page: str) -> None:
    """Links are meant from the page; paths from the root, or from the package."""
    links = re.findall(r"\]\(([^)#]+)\)", TOLD[page])
    assert not [link for link in links if not (ROOT / page).parent.joinpath(link).exists()]
    paths = set(re.findall(r"`((?:src|tests|bench|docs|text|games|play|cards|rules|cli|kernel)/[\w./-]+)`", TOLD[page]))
    assert not [path for path in paths if not any((base / path).exists() for base in (ROOT, ROOT / "src/cardwright"))]


OPTIONS = {
    (page, " ".join(words[: 1 + (len(words) > 1 and words[1].isalpha())]), option)
    for page, text in TOLD.items()
    for line in re.findall(r"(?:^|`|^    )(?:\$ )?cardwright ((?:[a-z]+ ?){1,2}[^`#\n]*)", text, re.MULTILINE)
    for words in [line.split()]
    for option in re.findall(r"--[a-z-]+", line) or [""]
}


@pytest.mark.parametrize(("page", "command", "option"), sorted(OPTIONS))
def test_options_exist(page: str, command: str, option: str) -> None:
    told = help_of(command)
    assert option in told, f"{page}: {command} {option}"


@cache
def help_of(command: str) -> str:
    """What `--help` says of the command of these words, or of the first where the second is an argument."""
    for words in (command.split(), command.split()[:1]):
        done = CliRunner().invoke(app, [*words, "--help"], env={"COLUMNS": "200"})
        if done.exit_code == 0:
            return done.output
    raise AssertionError(f"no command {command}")


RULINGS = {page: re.findall(r"```yaml\n(scenario:.*?)```", text, re.DOTALL) for page, text in TOLD.items()}


@pytest.mark.parametrize("page", [page for page in RULINGS if RULINGS[page]])
def test_the_rulings_of_the_docs_hold(page: str) -> None:
    for outcome in (outcome for ruling in RULINGS[page] for outcome in run_text(ruling)):
        assert outcome.ok, outcome.message


def test_every_newer_mechanic_has_a_page_with_a_ruling_that_cites_it() -> None:
    pages = {page for page in TOLD if page.startswith("docs/new-")} - {"docs/new-mechanics.md"}
    assert pages == {page for page in RULINGS if RULINGS[page]} - {"docs/scenarios.md"}
    told = " ".join(TOLD[page] for page in pages)
    assert [clause for clause in load_clauses("fftcg-new") if f"`{clause}`" not in told and "-" in clause[2:]] == []
    assert all(re.search(r'clauses: \["fftcg-new X-', ruling) for page in pages for ruling in RULINGS[page])


@pytest.mark.parametrize(
    "command", sorted(set(re.findall(r"^\$ cardwright ((?:[a-z]+ ?){1,2})", README, re.MULTILINE)))
)
def test_commands_exist(command: str) -> None:
    words = command.split()
    done = CliRunner().invoke(app, [*words, "--help"])
    if done.exit_code:  # the second word was an argument
        done = CliRunner().invoke(app, [words[0], "--help"])
    assert done.exit_code == 0, done.output
