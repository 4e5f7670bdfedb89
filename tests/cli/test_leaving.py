"""A command that is ended from outside: its exit code, no traceback, and nobody left at work."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
from contextlib import suppress
from multiprocessing import get_all_start_methods
from pathlib import Path

import pytest

pytestmark = pytest.mark.skipif("fork" not in get_all_start_methods(), reason="signals and forks as Unix has them")
PATIENCE = 120  # seconds until a test that hangs fails
CLI = "from cardwright.cli import main; main()"
SOAK = """
from bench import soak as program
from cardwright.cli.leaving import carried_out
program.corpus = lambda: None
sys.exit(carried_out(program.main))
"""
COMMANDS = {  # what is done for ever instead, the arguments, how it is called
    "simulate": ("simulate.play_game", ["simulate", "--game", "sve", "--workers", "2", "--json"], CLI),
    "compile": ("compiling._define", ["cards", "compile", "--game", "sve", "--workers", "2", "--json"], CLI),
    "grammar": ("grammar_check._look", ["cards", "grammar", "--workers", "2"], CLI),
    "soak": ("soak.soak_game", ["--game", "sve", "--workers", "2"], SOAK),
}


def _started(name: str, env: dict[str, str]) -> tuple[subprocess.Popen[str], list[int]]:
    """The command with two processes at work, which is waited for; and who they are."""
    patch, argv, run = COMMANDS[name]
    told = (
        "import os, sys\n"
        "from cardwright.play import compiling, grammar_check, simulate, soak\n"
        "def endless(*args, **kwargs):\n"
        "    os.write(1, b'%d\\n' % os.getpid())\n"
        "    while True:\n"
        "        pass\n"
        f"{patch} = endless\nsys.argv = ['cardwright', *{argv}]\n{run}\n"
    )
    path = os.pathsep.join([str(Path(__file__).resolve().parents[2]), env.get("PYTHONPATH", "")])
    ran = subprocess.Popen(
        [sys.executable, "-c", told], stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True,
        env={**env, "PYTHONPATH": path}, start_new_session=True,
    )  # fmt: skip
    assert ran.stdout is not None
    pids: list[int] = []
    for line in ran.stdout:
        if line.strip().isdigit():
            pids.append(int(line))
        if len(pids) == 2:
            return ran, pids
    pytest.fail(f"it has ended: {ran.communicate(timeout=PATIENCE)}")


def _ended(ran: subprocess.Popen[str]) -> tuple[int, str, str]:
    """Exit code and what it printed, which is told only when all that hold its output open are gone."""
    try:
        out, err = ran.communicate(timeout=PATIENCE)
    finally:
        with suppress(ProcessLookupError):
            os.killpg(ran.pid, signal.SIGKILL)
    return ran.returncode, out, err


@pytest.mark.parametrize(("name", "number", "to_all", "code"), [
    *((name, signal.SIGTERM, False, 143) for name in COMMANDS),
    ("grammar", signal.SIGTERM, True, 143),  # as `timeout` does
    ("compile", signal.SIGINT, True, 130),  # as a terminal does
    ("grammar", signal.SIGKILL, False, -9),
])  # fmt: skip
def test_a_command_that_is_ended(
    name: str, number: signal.Signals, to_all: bool, code: int, started_with: dict[str, str]
) -> None:
    ran, _ = _started(name, started_with)
    (os.killpg if to_all else os.kill)(ran.pid, number)
    ended, _, err = _ended(ran)
    assert (ended, err) == (code, "")


@pytest.mark.parametrize("name", COMMANDS)
def test_a_working_process_that_is_killed(name: str, started_with: dict[str, str]) -> None:
    ran, pids = _started(name, started_with)
    os.kill(pids[1], signal.SIGKILL)
    code, _, err = _ended(ran)
    assert code == 2
    assert (
        err == "error: a working process ended before its work was done: ended by SIGKILL, as where memory runs out\n"
    )


def test_ctrl_c_while_the_command_line_is_imported(started_with: dict[str, str]) -> None:
    told = (
        "import sys\n"
        "class Pressed:\n"
        "    def find_spec(self, name, *_):\n"
        "        if name == 'typer':\n"
        "            raise KeyboardInterrupt\n"
        "sys.meta_path.insert(0, Pressed())\n"
        f"{CLI}"
    )
    ran = subprocess.run(
        [sys.executable, "-c", told], capture_output=True, text=True, env=started_with, check=False, timeout=PATIENCE
    )
    assert (ran.returncode, ran.stdout, ran.stderr) == (130, "", "")
