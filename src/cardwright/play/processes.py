"""Processes that work side by side, for simulations, the exercise of cards and soaks.

Each has a line of its own to the one that hands out the work, and no thread or lock is shared: whoever dies, and whenever, leaves
nobody waiting. (The pools of the standard library share a lock among those who wait, hold back what ends a process, and say
nothing about how it ended.)
"""

from __future__ import annotations

import gc
import os
import pickle
import signal
import sys
import threading
import time
import traceback
from collections.abc import Callable, Iterable, Iterator, Sequence
from contextlib import contextmanager, suppress
from multiprocessing import active_children, get_all_start_methods, get_context, parent_process
from multiprocessing.connection import Connection, wait
from multiprocessing.process import BaseProcess
from types import FrameType
from typing import Any, TypeVar

from cardwright.errors import WorkError

T = TypeVar("T")
GRACE = 2.0  # seconds to leave in, for one that is asked to
LOOK = 0.5  # seconds between two looks whether the one that hands out the work is still there
ENDING = (signal.SIGINT, signal.SIGTERM)


class Crew:
    """Processes at work. A task and its result go through the line of one of them, as bytes; the next task when the result is there."""

    def __init__(self) -> None:
        self.working: dict[Connection, BaseProcess] = {}

    def as_done(self, task: Callable[..., T], rows: Iterable[Sequence[Any]]) -> Iterator[T]:
        """`task(*row)` for each of the rows, in whatever order they are done."""
        return (_given(data) for _, data in self._done(task, rows))

    def in_order(self, task: Callable[..., T], rows: Iterable[Sequence[Any]]) -> Iterator[T]:
        """`task(*row)` for each of the rows, in their order."""
        early: dict[int, bytes] = {}
        following = 0
        for number, data in self._done(task, rows):
            early[number] = data
            while following in early:
                yield _given(early.pop(following))
                following += 1

    def _done(self, task: Callable[..., Any], rows: Iterable[Sequence[Any]]) -> Iterator[tuple[int, bytes]]:
        waiting = enumerate(rows)
        busy: dict[Connection, int] = {}
        free = list(self.working)
        found: list[tuple[int, bytes]] = []
        while True:
            for line, (number, row) in zip(free, waiting):  # noqa: B905  # as many as there are of either
                self._hand_out(line, pickle.dumps((task, row)))
                busy[line] = number
            yield from found  # only now: nobody is idle while these are looked at
            if not busy:
                return
            ready = wait(list(busy))
            free = [line for line in busy if line in ready]
            found = [(busy.pop(line), self._answer(line)) for line in free]

    def _hand_out(self, line: Connection, data: bytes) -> None:
        try:
            line.send_bytes(data)
        except OSError:
            raise self._lost(line) from None

    def _answer(self, line: Connection) -> bytes:
        try:
            return line.recv_bytes()
        except (EOFError, OSError):  # nobody else holds the other end
            raise self._lost(line) from None

    def _lost(self, line: Connection) -> WorkError:
        worker = self.working[line]
        worker.join(GRACE)
        return WorkError(f"a working process ended before its work was done: {_how(worker.exitcode)}")


@contextmanager
def processes(workers: int, start: Callable[..., object], *args: Any) -> Iterator[Crew]:
    """So many processes, each of which begins with `start(*args)`.

    Where the system can fork they share what is loaded already; whoever calls has no thread running then: a lock that it held
    would stay locked in the copies for good. Whoever leaves by an error, or by Ctrl-C, waits for none of their tasks.
    """
    crew = Crew()
    try:
        with _held():  # what comes now comes when all are there, and what comes to them when they are ready for it
            for _ in range(workers):
                _hire(crew, start, args)
        yield crew
        _dismiss(crew)
    finally:
        stop(crew.working.values())
        for line in crew.working:
            line.close()


def stop(working: Iterable[BaseProcess] | None = None) -> None:
    """End these processes, or all that still work for this one. Who has not left a moment after being asked is killed."""
    with _held():
        there = [each for each in (active_children() if working is None else working) if each.is_alive()]
        for each in there:
            each.terminate()
        _await(there)
        for each in there:
            if each.is_alive():
                each.kill()
        _await(there)


def _hire(crew: Crew, start: Callable[..., object], args: tuple[Any, ...]) -> None:
    context: Any = get_context("fork" if "fork" in get_all_start_methods() else "spawn")
    here, there = context.Pipe()
    worker: BaseProcess = context.Process(target=_work, args=(there, start, args), daemon=True)
    try:
        worker.start()
    except OSError as error:
        raise WorkError(f"a working process cannot be started: {error.strerror or error}") from None
    there.close()  # the next one must not hold it, too
    crew.working[here] = worker


def _dismiss(crew: Crew) -> None:
    """Nothing more is to be done."""
    for line in crew.working:
        with suppress(OSError):
            line.send_bytes(b"")
    _await(crew.working.values())


def _await(working: Iterable[BaseProcess]) -> None:
    until = time.monotonic() + GRACE
    for each in working:
        each.join(max(0.0, until - time.monotonic()))


@contextmanager
def _held() -> Iterator[None]:
    """What would end this process waits until it has put its house in order."""
    if not hasattr(signal, "pthread_sigmask"):
        yield
        return
    before = signal.pthread_sigmask(signal.SIG_BLOCK, ENDING)
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)


def _how(code: int | None) -> str:
    """How a process ended, by its exit code; it leaves with 128 and the number of a signal that it obeyed."""
    if code is None:
        return "nobody knows how"
    number = -code if code < 0 else code - 128
    try:
        name = signal.Signals(number).name
    except ValueError:
        return f"exit code {code}"
    return f"ended by {name}{', as where memory runs out' if name == 'SIGKILL' else ''}"


def _given(data: bytes) -> Any:
    """What a task returned; raises what it raised."""
    well, value = pickle.loads(data)
    if not well:
        raise value
    return value


def _work(line: Connection, start: Callable[..., object], args: tuple[Any, ...]) -> None:
    """Ctrl-C goes to all processes of a terminal: the one that has handed out the work ends the others."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    signal.signal(signal.SIGTERM, _leave)
    threading.Thread(target=_end_with_parent, daemon=True).start()
    if hasattr(signal, "pthread_sigmask"):
        signal.pthread_sigmask(signal.SIG_UNBLOCK, ENDING)  # as it was held while this process was made
    begun = _tried(_begin, (start, args))
    able, _ = pickle.loads(begun)
    with suppress(EOFError, OSError):  # nobody is there any more
        while data := line.recv_bytes():
            line.send_bytes(_tried(*pickle.loads(data)) if able else begun)
    signal.signal(signal.SIGTERM, signal.SIG_DFL)  # nothing is half done


def _begin(start: Callable[..., object], args: tuple[Any, ...]) -> None:
    start(*args)
    gc.freeze()  # what is there by now stays: nothing to look through again and again


def _tried(task: Callable[..., Any], row: Sequence[Any]) -> bytes:
    """What the task returned or raised, packed."""
    try:
        return pickle.dumps((True, task(*row)))
    except Exception as error:
        error.add_note(f"in a working process:\n{traceback.format_exc()}")
        try:
            data = pickle.dumps((False, error))
            pickle.loads(data)  # some can be packed, but not unpacked
        except Exception:
            data = pickle.dumps((False, RuntimeError("".join(traceback.format_exception(error)))))
        return data


def _end_with_parent() -> None:
    """Nobody waits for this work once the process that handed it out is gone, however that ended."""
    parent = parent_process()
    if parent is None:
        return
    while parent.is_alive() and (os.name != "posix" or os.getppid() == parent.pid):
        parent.join(LOOK)  # not for ever: those made later hold open what would end this at once
    with suppress(OSError):
        os.kill(os.getpid(), signal.SIGTERM)
    time.sleep(GRACE)
    os._exit(128 + signal.SIGTERM)


def _leave(number: int, frame: FrameType | None) -> None:
    """As an exception: what is half written is removed. Where Python has nobody to give it to, without further ado."""
    signal.signal(number, signal.SIG_IGN)
    sys.unraisablehook = lambda _: os._exit(128 + number)
    sys.exit(128 + number)
