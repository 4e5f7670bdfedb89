"""The `clauses` marker: a citation of a clause that does not exist stops the run."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

CONFTEST = Path(__file__).resolve().parents[1] / "conftest.py"


def run_pytest(folder: Path, test: str) -> subprocess.CompletedProcess[str]:
    (folder / "conftest.py").write_text(CONFTEST.read_text(encoding="utf-8"), encoding="utf-8")
    (folder / "test_it.py").write_text("import pytest\n" + test, encoding="utf-8")
    command = [
        sys.executable,
        "-m",
        "pytest",
        "-q",
        "--strict-markers",
        "-p",
        "no:cacheprovider",
        "-p",
        "no:xdist",
        str(folder),
    ]
    return subprocess.run(command, capture_output=True, text=True, timeout=120, cwd=folder)


def test_a_known_clause_passes(tmp_path: Path) -> None:
    done = run_pytest(tmp_path, '@pytest.mark.clauses("fftcg-2020", "11.2.1.1")\ndef test_a(): pass\n')
    assert done.returncode == 0, done.stdout


def test_an_unknown_clause_is_an_error_of_collection(tmp_path: Path) -> None:
    done = run_pytest(tmp_path, '@pytest.mark.clauses("fftcg-2020", "11.2.1.91")\ndef test_a(): pass\n')
    assert done.returncode == 2
    assert "fftcg-2020 has no clause '11.2.1.91'" in done.stdout
    assert "passed" not in done.stdout


def test_a_mark_without_ruleset_or_id_is_an_error(tmp_path: Path) -> None:
    for mark in ("clauses", 'clauses("fftcg-2020")', 'clauses("fftcg-2020", 11.2)', 'clauses("chess", "1.1")'):
        done = run_pytest(tmp_path, f"@pytest.mark.{mark}\ndef test_a(): pass\n")
        assert done.returncode == 2, mark


def test_the_mark_of_one_parameter_is_checked_too(tmp_path: Path) -> None:
    mark = 'pytest.param(1, marks=pytest.mark.clauses("sve", "0.0"))'
    done = run_pytest(tmp_path, f'@pytest.mark.parametrize("x", [{mark}])\ndef test_a(x): pass\n')
    assert done.returncode == 1
    assert "sve has no clause '0.0'" in done.stdout
