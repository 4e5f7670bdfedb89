"""The command line as it runs: what goes wrong becomes a message and an exit code."""

from __future__ import annotations

import os
import sys
from contextlib import suppress
from io import TextIOWrapper

from rich.markup import escape

from cardwright.cli.app import app
from cardwright.cli.leaving import terminated
from cardwright.cli.output import Harmless, leave
from cardwright.errors import CardwrightError, TextError

MORE = "\n`cardwright cards show NUMBER`, with the same --pool, says what could be done about a text"


def run() -> None:
    """Run the command line; SIGTERM ends it as Ctrl-C does."""
    with terminated():
        _run()


def _run() -> None:
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, TextIOWrapper):  # names in files may hold what no terminal can print
            stream.reconfigure(errors="backslashreplace")
    try:
        app()
    except CardwrightError as error:
        Harmless(stderr=True, highlight=False, emoji=False, soft_wrap=True).print(
            f"[red]error:[/] {escape(str(error))}{MORE if isinstance(error, TextError) else ''}"
        )
        sys.exit(2)
    except (RecursionError, MemoryError) as error:
        Harmless(stderr=True).print(
            f"[red]error:[/] the input is too large or nested too deeply ({type(error).__name__})"
        )
        sys.exit(2)
    except BrokenPipeError:  # `| head` has seen enough
        leave()
    except OSError as error:  # files that are read or written have errors of their own; this is the output itself
        with suppress(OSError):
            Harmless(stderr=True, emoji=False, soft_wrap=True).print(
                f"[red]error:[/] cannot print: {error.strerror or error}"
            )
        with suppress(OSError, ValueError):  # what is left in the buffer has nowhere to go
            os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        sys.exit(2)
    finally:
        if "cardwright.play.processes" in sys.modules:  # nobody waits for the work of a command that was broken off
            from cardwright.play.processes import stop

            stop()
