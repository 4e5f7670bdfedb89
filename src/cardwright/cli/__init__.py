"""The `cardwright` command. Exit codes: 0 all right, 1 a check failed, 2 the input cannot be used; 130 Ctrl-C, 143 SIGTERM."""

from __future__ import annotations

import sys


def main() -> None:
    """Run the command line. What is wrong with the input is one message on standard error, never a traceback."""
    try:
        from cardwright.cli.running import run  # takes a while, in which somebody may press Ctrl-C

        run()
    except KeyboardInterrupt:
        sys.exit(130)


__all__ = ["main"]
