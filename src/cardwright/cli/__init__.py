"""The `cardwright` command. Exit codes: 0 all right, 1 a check failed, 2 the input cannot be used."""

from __future__ import annotations

import sys

from rich.console import Console
from rich.markup import escape

from cardwright.cli.app import app
from cardwright.errors import CardwrightError


def main() -> None:
    """Run the command line. What is wrong with the input is one message on standard error, never a traceback."""
    try:
        app()
    except CardwrightError as error:
        Console(stderr=True, highlight=False, soft_wrap=True).print(f"[red]error:[/] {escape(str(error))}")
        sys.exit(2)
    except (RecursionError, MemoryError) as error:
        Console(stderr=True).print(
            f"[red]error:[/] the input is too large or nested too deeply ({type(error).__name__})"
        )
        sys.exit(2)


__all__ = ["app", "main"]
