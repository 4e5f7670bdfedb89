"""Processes side by side: the same results however many they are, and nobody left behind however it ends."""

from __future__ import annotations

import os
import pickle
import signal
import subprocess
import sys
import time
from collections.abc import Callable
from multiprocessing import active_children, get_all_start_methods
from pathlib import Path
from typing import Any

import pytest

from cardwright.errors import TextError, WorkError
from cardwright.play import processes as module
from cardwright.play.processes import processes

forking = pytest.mark.skipif(
    "fork" not in get_all_start_methods(), reason="what the processes do is made here, and forked"
)
PATIENCE = 120  # seconds until a test that hangs fails: no measure of anything
ROWS = [(number,) for number in range(17)]


def _nothing() -> None:
    pass


def _slower_first(number: int) -> int:
    time.sleep(0.02 * (number % 3 == 0))
    return number * number


@pytest.mark.parametrize("workers", [1, 2, 5])
def test_results_do_not_depend_on_how_many_work(workers: int) -> None:
    squares = [number * number for (number,) in ROWS]
    with processes(workers, _nothing) as crew:
        assert list(crew.in_order(_slower_first, ROWS)) == squares
        assert sorted(crew.as_done(_slower_first, ROWS)) == squares
        assert list(crew.in_order(_slower_first, [])) == []
    assert not active_children()


def test_where_nothing_forks_it_works_the_same(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(module, "get_all_start_methods", lambda: ["spawn"])
    with processes(2, time.sleep, 0) as crew:
        assert list(crew.in_order(divmod, [(7, 2), (9, 4)])) == [(3, 1), (2, 1)]
    assert not active_children()


def test_results_may_be_large() -> None:
    """Larger than what a line holds: nobody waits for the other to read first."""
    with processes(2, _nothing) as crew:
        got = list(crew.in_order(_doubled, [(bytes([number]) * 3_000_000,) for number in range(4)]))
    assert [len(each) for each in got] == [6_000_000] * 4


def _doubled(data: bytes) -> bytes:
    return data * 2


def _fails_at(number: int, wrong: int) -> int:
    if number == wrong:
        raise KeyError("this one")
    return number


@forking
def test_what_a_task_raises_is_raised_in_its_turn() -> None:
    got: list[int] = []
    with pytest.raises(KeyError, match="this one") as raised, processes(3, _nothing) as crew:
        got.extend(crew.in_order(_fails_at, [(number, 5) for number in range(9)]))
    assert "_fails_at" in raised.value.__notes__[0]  # where it was
    assert not active_children()


def _unread() -> None:
    raise TextError("no such word", stage="read")  # can be packed, and not unpacked


def _unpacked() -> Callable[[], None]:
    return lambda: None


@pytest.mark.parametrize(("task", "told"), [(_unread, "no such word"), (_unpacked, r"[Pp]ickle")])
def test_what_cannot_be_handed_back_is_told_all_the_same(task: Callable[..., Any], told: str) -> None:
    with pytest.raises(Exception, match=told), processes(1, _nothing) as crew:
        list(crew.as_done(task, [()]))
    assert not active_children()


@forking
def test_a_beginning_that_fails_is_told() -> None:
    with pytest.raises(KeyError, match="this one"), processes(2, _fails_at, 1, 1) as crew:
        list(crew.as_done(_slower_first, ROWS))


@forking
def test_who_is_ended_while_beginning_says_nothing(capfd: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(WorkError, match="SIGTERM"), processes(2, _killed, signal.SIGTERM) as crew:
        list(crew.as_done(_slower_first, ROWS))
    assert capfd.readouterr() == ("", "")


def _once(how: Callable[..., Any], *args: Any) -> None:
    how(*args)
    time.sleep(PATIENCE)


def _killed(number: int) -> None:
    os.kill(os.getpid(), number)
    time.sleep(PATIENCE)


@forking
@pytest.mark.parametrize(
    ("task", "args", "told"),
    [
        (_killed, (signal.SIGKILL,), "ended by SIGKILL, as where memory runs out"),
        (_killed, (signal.SIGTERM,), "ended by SIGTERM"),
        (os._exit, (3,), "exit code 3"),
        (sys.exit, (0,), "exit code 0"),
    ],
)
def test_a_process_that_ends_is_one_error(task: Callable[..., Any], args: tuple[Any, ...], told: str) -> None:
    """And the others, which would work for long, are gone with it."""
    rows = [(time.sleep, PATIENCE), (task, *args), (time.sleep, PATIENCE)]
    with pytest.raises(WorkError) as raised, processes(3, _nothing) as crew:
        list(crew.as_done(_once, rows))
    assert str(raised.value) == f"a working process ended before its work was done: {told}"
    assert not active_children()


@forking
def test_who_does_not_leave_is_killed(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(module, "GRACE", 0.2)
    with pytest.raises(ZeroDivisionError), processes(1, signal.signal, signal.SIGTERM, signal.SIG_IGN) as crew:
        list(crew.as_done(_fails_at, [(0, 1)]))
        raise ZeroDivisionError
    assert not active_children()


@forking
def test_what_is_half_written_is_removed(tmp_path: Path) -> None:
    with pytest.raises(ZeroDivisionError), processes(1, _nothing) as crew:
        crew._hand_out(next(iter(crew.working)), pickle.dumps((_writes, (tmp_path / "half",))))
        _until((tmp_path / "half").exists)
        raise ZeroDivisionError
    assert not list(tmp_path.iterdir())


def _writes(path: Path) -> None:
    try:
        path.write_text("half")
        time.sleep(PATIENCE)
    finally:
        path.unlink()


def _until(true: Callable[[], bool]) -> None:
    until = time.monotonic() + PATIENCE
    while not true():
        assert time.monotonic() < until
        time.sleep(0.01)


BUSY = {"computing": "while True: pass", "waiting": "time.sleep(1000)", "idle": "None"}
PROGRAM = """
import os, pickle, signal, sys, time
from cardwright.play.processes import processes

def busy():
    os.write(1, b".")
    {busy}

def wait(crew):
    for line in crew.working:
        crew._hand_out(line, pickle.dumps((busy, ())))
    time.sleep(0.3)  # long enough for most, and no harm where it is not
    {end}
    time.sleep(1000)

with processes(2, print) as crew:
    wait(crew)
"""


@forking
@pytest.mark.parametrize("doing", BUSY)
@pytest.mark.parametrize("end", ["SIGKILL", "SIGTERM", "exit"])
def test_who_works_for_a_process_ends_with_it(end: str, doing: str) -> None:
    """However that ended, and whatever they do: nobody is left to end them."""
    how = "os._exit(7)" if end == "exit" else f"os.kill(os.getpid(), signal.{end})"
    told = PROGRAM.format(busy=BUSY[doing], end=how)
    ran = subprocess.run([sys.executable, "-c", told], capture_output=True, text=True, timeout=PATIENCE, check=False)
    # it is told only when all that hold its output open are gone
    assert ran.returncode == (7 if end == "exit" else -signal.Signals[end])
    assert ran.stderr == ""
