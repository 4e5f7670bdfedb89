"""Processes that work side by side, for simulations, the exercise of cards and soaks."""

from __future__ import annotations

from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from multiprocessing import get_all_start_methods, get_context
from typing import Any


def processes(workers: int, start: Callable[..., object], *args: Any) -> ProcessPoolExecutor:
    """So many processes, each of which begins with `start(*args)`.

    Where the system can fork they share what is loaded already. All are made with the first task that is handed over, so
    whoever calls has no thread running then: a lock that it held would stay locked in the copies for good.
    """
    method = "fork" if "fork" in get_all_start_methods() else "spawn"
    return ProcessPoolExecutor(workers, get_context(method), start, args)
