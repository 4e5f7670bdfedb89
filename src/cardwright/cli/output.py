"""The two ways of printing: for people, and one JSON object."""

from __future__ import annotations

import os
import sys
from contextlib import suppress
from typing import Any, NoReturn

import msgspec
import typer
from rich.console import Console


class _Out(Console):
    """Standard output; whoever reads it may go away (`| head`), which is no failure."""

    def on_broken_pipe(self) -> None:
        self.quiet = True
        leave()


def leave() -> NoReturn:
    """End well, with nobody left to print to."""
    with suppress(OSError, ValueError):  # what is left in the buffer has nowhere to go
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
    sys.exit(0)


out = _Out(highlight=False, emoji=False, soft_wrap=True)


def print_json(value: Any) -> None:
    """One JSON object on standard output, and nothing else."""
    try:
        typer.echo(msgspec.json.format(msgspec.json.encode(value), indent=1).decode())
    except BrokenPipeError:
        leave()
