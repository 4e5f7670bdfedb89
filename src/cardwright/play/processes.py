"""Processes that work side by side, for simulations, the exercise of cards and soaks."""

from __future__ import annotations

import gc
import os
import signal
import sys
import threading
from collections.abc import Callable, Iterator
from concurrent.futures import ProcessPoolExecutor
from contextlib import contextmanager
from multiprocessing import active_children, get_all_start_methods, get_context, parent_process
from types import FrameType
from typing import Any


@contextmanager
def processes(workers: int, start: Callable[..., object], *args: Any) -> Iterator[ProcessPoolExecutor]:
    """So many processes, each of which begins with `start(*args)`.

    Where the system can fork they share what is loaded already. All are made with the first task that is handed over, so
    whoever calls has no thread running then: a lock that it held would stay locked in the copies for good. Whoever leaves
    by an error, or by Ctrl-C, waits for none of them.
    """
    method = "fork" if "fork" in get_all_start_methods() else "spawn"
    pool = ProcessPoolExecutor(workers, get_context(method), _begin, (start, *args))
    try:
        yield pool
    except BaseException:
        stop()
        raise
    finally:
        pool.shutdown(cancel_futures=True)


def stop() -> None:
    """End the processes that still work for this one."""
    for child in active_children():
        child.terminate()


def _begin(start: Callable[..., object], *args: Any) -> None:
    """Ctrl-C goes to all processes of a terminal: the one that has handed out the work ends the others."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    signal.signal(signal.SIGTERM, _end)
    threading.Thread(target=_end_with_parent, daemon=True).start()
    start(*args)
    gc.freeze()  # what is there by now stays: nothing to look through again and again


def _end_with_parent() -> None:
    """Nobody waits for this work once the process that handed it out is gone, however that ended."""
    parent = parent_process()
    if parent is not None:
        parent.join()
        os.kill(os.getpid(), signal.SIGTERM)


def _end(number: int, frame: FrameType | None) -> None:
    sys.exit(128 + number)  # as an exception: what is half written is removed
