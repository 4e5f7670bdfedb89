"""What tests of the command line share."""

from __future__ import annotations

import io
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from cardwright.cli import main

Command = Callable[..., tuple[int, str, str]]


@pytest.fixture
def called(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> Command:
    """Runs `cardwright`: exit code, standard output, standard error."""
    monkeypatch.setenv("COLUMNS", "200")

    def once(*args: str | Path, typed: str = "") -> tuple[int, str, str]:
        monkeypatch.setattr(sys, "argv", ["cardwright", *map(str, args)])
        monkeypatch.setattr(sys, "stdin", io.StringIO(typed))
        code: Any = 0
        try:
            main()
        except SystemExit as left:
            code = left.code or 0
        captured = capsys.readouterr()
        assert "Traceback" not in captured.out + captured.err
        return code, captured.out, captured.err

    return once


@pytest.fixture
def run(called: Command, monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Command:
    """Runs `cardwright` in a folder of its own."""
    monkeypatch.chdir(tmp_path)
    return called


@pytest.fixture
def command(run: Command, monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Command:
    """Runs `cardwright` in a folder of its own, with a cache of its own."""
    monkeypatch.setenv("CARDWRIGHT_CACHE", str(tmp_path.parent / f"{tmp_path.name}-usual"))
    return run
