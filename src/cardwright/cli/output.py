"""The two ways of printing: for people, and one JSON object."""

from __future__ import annotations

import json
import os
import re
import sys
from contextlib import suppress
from typing import Any, NoReturn, TextIO

import msgspec
import typer
from rich.console import Console
from rich.text import Text

# what would command the terminal instead of being shown: a name in somebody's file may hold it
_COMMANDING = re.compile(r"[\x00-\x08\x0b-\x1f\x7f-\x9f\u202a-\u202e\u2066-\u2069]")


def shown(text: str) -> str:
    """The text with characters that would command the terminal spelt out."""
    return _COMMANDING.sub(lambda found: found.group().encode("unicode_escape").decode(), text)


class Harmless(Console):
    """A terminal that only prints: what it is given cannot move the cursor, change colours or ring."""

    def render_str(self, text: str, **options: Any) -> Text:
        return super().render_str(shown(text), **options)


class _Out(Harmless):
    """Standard output; whoever reads it may go away (`| head`), which is no failure."""

    def on_broken_pipe(self) -> None:
        self.quiet = True
        leave()


def leave() -> NoReturn:
    """End well, with nobody left to print to."""
    with suppress(OSError, ValueError):  # what is left in the buffer has nowhere to go
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
    sys.exit(0)


out = _Out(highlight=False, emoji=False)
out.soft_wrap = not out.is_terminal  # lines of a file stay whole; a terminal would break them within words


def at_terminal(stream: TextIO | None) -> bool:
    """Whether a person is at the other end; a stream that was closed beforehand is None."""
    return stream is not None and stream.isatty()


def print_json(value: Any) -> None:
    """One JSON object on standard output, and nothing else: as UTF-8, whatever the terminal speaks."""
    text = json.dumps(msgspec.to_builtins(value, str_keys=True), indent=1, ensure_ascii=False)
    try:
        typer.echo(text.encode("utf-8", "backslashreplace"))  # bytes of a file's name that are no text: "\\udcff"
    except BrokenPipeError:
        leave()
