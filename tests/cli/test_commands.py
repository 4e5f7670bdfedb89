"""The list of commands: complete, true, and made without importing any of them."""

from __future__ import annotations

import subprocess
import sys
import threading
from typing import Any

import pytest

from cardwright.cards import builtin_decks, builtin_pool
from cardwright.cli import simulate as command
from cardwright.cli.commands import COMMANDS, load
from cardwright.play import simulate


@pytest.mark.parametrize("name", COMMANDS)
def test_the_list_says_what_the_command_says_of_itself(name: str) -> None:
    command = load(name)
    assert command.name == name
    assert " ".join(command.help.split()) == COMMANDS[name].help


@pytest.mark.parametrize("asked", ["--help", "--version"])
def test_no_engine_and_no_grammar_is_imported_for_the_list(asked: str) -> None:
    told = (
        "import sys\n"
        "from cardwright.cli import main\n"
        f"sys.argv = ['cardwright', '{asked}']\n"
        "try:\n    main()\nexcept SystemExit:\n    pass\n"
        "print([m for m in sys.modules if m.startswith(('cardwright.games', 'cardwright.text', 'cardwright.play'))])"
    )
    ran = subprocess.run([sys.executable, "-c", told], capture_output=True, text=True, check=True)
    assert ran.stdout.splitlines()[-1] == "[]"


def test_remembered_texts_need_no_grammar(started_with: dict[str, str]) -> None:
    told = (
        "import sys\n"
        "from cardwright.cli import main\n"
        "sys.argv = ['cardwright', 'cards', 'compile', '--no-exercise', '-w', '1', '--json']\n"
        "main_code = 0\n"
        "try:\n    main()\nexcept SystemExit as left:\n    main_code = left.code\n"
        "print()\nprint(main_code, 'cardwright.text.grammar' in sys.modules)"
    )
    for _ in range(2):
        ran = subprocess.run([sys.executable, "-c", told], capture_output=True, text=True, env=started_with, check=True)
    assert ran.stdout.splitlines()[-1] in ("0 False", "None False")


def test_processes_are_forked_while_no_thread_draws(monkeypatch: pytest.MonkeyPatch) -> None:
    """A fork copies the locks that other threads hold at that moment, and nobody there would ever release them."""
    before, seen, make = set(threading.enumerate()), [], simulate.processes

    def processes(*args: Any) -> Any:
        seen.append(set(threading.enumerate()) - before)
        return make(*args)

    monkeypatch.setattr(simulate, "processes", processes)
    first, second, *_ = builtin_decks("fftcg", "fftcg-2020").values()
    order = simulate.Order("fftcg", "fftcg-2020", (first, second), builtin_pool("fftcg"), 20, 1, ("random", "random"))
    assert len(command._with_progress(order, 2, quiet=False)) == 20
    assert seen == [set()]
