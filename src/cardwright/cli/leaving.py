"""How a program leaves that is asked to: Ctrl-C, SIGTERM, an error of ours. Imports next to nothing: `--help` needs it, too."""

from __future__ import annotations

import atexit
import signal
import sys
import threading
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from types import FrameType

from cardwright.errors import CardwrightError


def carried_out(program: Callable[[], int]) -> int:
    """The exit code of a program beside the command line (`bench/`), whatever ends it."""
    try:
        with terminated():
            return program()
    except CardwrightError as error:
        print(f"error: {error}", file=sys.stderr)
        return 2
    except KeyboardInterrupt:
        return 130


@contextmanager
def terminated() -> Iterator[None]:
    """Within it SIGTERM is an exception: what is half written is removed, who works for this process is ended, and it leaves with 143.

    Where somebody else has decided about SIGTERM, that stays.
    """
    if threading.current_thread() is not threading.main_thread() or signal.getsignal(signal.SIGTERM) != signal.SIG_DFL:
        yield
        return
    atexit.register(signal.signal, signal.SIGINT, signal.SIG_IGN)  # Python itself ends with a traceback otherwise
    signal.signal(signal.SIGTERM, _leave)
    try:
        yield
    finally:
        if signal.getsignal(signal.SIGTERM) is _leave:
            signal.signal(signal.SIGTERM, signal.SIG_DFL)


def _leave(number: int, frame: FrameType | None) -> None:
    # `timeout` sends it twice, and the second must not disturb how the first is obeyed
    signal.signal(number, signal.SIG_IGN)
    sys.exit(128 + number)
