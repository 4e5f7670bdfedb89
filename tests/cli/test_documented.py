"""Every command, and every option of it, stands in docs/cli.md."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from cardwright.cli.commands import COMMANDS as ALL
from cardwright.cli.commands import load

DOCS = (Path(__file__).resolve().parents[2] / "docs" / "cli.md").read_text(encoding="utf-8")


def _commands(command: Any, *names: str) -> Iterator[tuple[str, list[str]]]:
    """All commands by their names, with their long options."""
    if hasattr(command, "commands"):
        for name, inner in command.commands.items():
            yield from _commands(inner, *names, name)
    else:
        options = [each for param in command.params for each in (*param.opts, *param.secondary_opts)]
        yield " ".join(names), [each for each in options if each.startswith("--")]


COMMANDS = {command: options for name in ALL for command, options in _commands(load(name), name)}


@pytest.mark.parametrize("command", COMMANDS)
def test_it_is_documented(command: str) -> None:
    assert re.search(rf"\b{command}\b", DOCS)
    assert [each for each in COMMANDS[command] if not re.search(rf"{each}\b", DOCS) and each != "--help"] == []


def test_all_commands_were_found() -> None:
    assert {"play", "cards grammar", "rules diff", "scenario run"} <= COMMANDS.keys()
