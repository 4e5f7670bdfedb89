"""Options that every command shares stand before the command or behind it."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from cardwright.cli.commands import COMMANDS, load

Command = Callable[..., tuple[int, str, str]]
COMPILE = ("cards", "compile", "--no-exercise", "--limit", "0", "-w", "1")


@pytest.mark.parametrize(
    ("args", "kept"),
    [
        (("--no-cache", *COMPILE), []),
        ((*COMPILE, "--no-cache"), []),
        (("cards", "--no-cache", *COMPILE[1:]), None),  # neither of both places
        (("--cache", "here", *COMPILE), ["here"]),
        ((*COMPILE, "--cache", "here"), ["here"]),
        ((*COMPILE, "--cache", "here", "--no-cache"), []),
        ((*COMPILE, "--no-cache", "--cache", "here"), []),
        (("--no-cache", *COMPILE, "--cache", "here"), []),
        (("--cache", "there", *COMPILE, "--cache", "here"), ["here"]),
        (COMPILE, []),
    ],
)
def test_where_texts_are_kept(command: Command, tmp_path: Path, args: tuple[str, ...], kept: list[str] | None) -> None:
    code, _, _ = command(*args)
    assert code == (2 if kept is None else 0)
    assert sorted(p.name for p in tmp_path.iterdir()) == (kept or [])
    assert (tmp_path.parent / f"{tmp_path.name}-usual").exists() == (args == COMPILE)


def commands_below(args: tuple[str, ...], command: Any) -> list[tuple[str, ...]]:
    below = getattr(command, "commands", None)
    if below is None:
        return [args]
    return [found for name, each in below.items() for found in commands_below((*args, name), each)]


@pytest.mark.parametrize(
    "args", [found for name in COMMANDS for found in commands_below((name,), load(name))], ids=" ".join
)
def test_the_help_of_every_command_names_them(command: Command, args: tuple[str, ...]) -> None:
    code, told, _ = command(*args, "--help")
    assert code == 0
    assert "--cache" in told and "--no-cache" in told


def test_an_installed_package_does_not_say_that_tests_are_missing(
    command: Command, monkeypatch: pytest.MonkeyPatch
) -> None:
    for module in ("cardwright.rules.coverage", "cardwright.cli.rules"):
        monkeypatch.setattr(f"{module}.checkout_tests", lambda: None)
    code, out, _ = command("rules", "coverage")
    assert code == 1  # nothing is shown to be tested
    assert "no tests here" in out and "no tests were scanned" in out and "without a test" not in out
    assert "tests: not installed" in command("rules", "show", "11.2.1.1")[1]
