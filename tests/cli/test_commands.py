"""The list of commands: complete, true, and made without importing any of them."""

from __future__ import annotations

import subprocess
import sys

import pytest

from cardwright.cli.commands import COMMANDS, load


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


def test_remembered_texts_need_no_grammar(tmp_path: object) -> None:
    told = (
        "import sys\n"
        "from cardwright.cli import main\n"
        f"sys.argv = ['cardwright', '--cache', '{tmp_path}', 'cards', 'compile', '--no-exercise', '-w', '1', '--json']\n"
        "main_code = 0\n"
        "try:\n    main()\nexcept SystemExit as left:\n    main_code = left.code\n"
        "print()\nprint(main_code, 'cardwright.text.grammar' in sys.modules)"
    )
    for _ in range(2):
        ran = subprocess.run([sys.executable, "-c", told], capture_output=True, text=True, check=True)
    assert ran.stdout.splitlines()[-1] in ("0 False", "None False")
