"""What all tests share: the marker that cites rule clauses, and the folder of real cards where a machine has it."""

from __future__ import annotations

import gc
import os
from collections.abc import Iterable
from pathlib import Path

import pytest
from hypothesis import HealthCheck, settings

from cardwright.errors import InputError
from cardwright.rules.clauses import find_clause

# a busy machine is slow, which is no fault of the code
settings.register_profile("unhurried", deadline=None, suppress_health_check=[HealthCheck.too_slow])
settings.load_profile("unhurried")


def pytest_configure(config: pytest.Config) -> None:
    os.environ["CARDWRIGHT_CACHE"] = "off"  # tests neither read nor write what a person has compiled
    config.addinivalue_line(
        "markers",
        'clauses(ruleset, *ids): the rule clauses that this test shows, e.g. clauses("fftcg-2020", "11.2.1.1")',
    )


def pytest_collection_finish() -> None:
    gc.freeze()  # the tests themselves, some ten thousands: they stay to the end and need no looking at


def unknown_citations(marks: Iterable[pytest.Mark]) -> list[str]:
    """What is wrong with the clauses that these marks cite; empty when every one exists."""
    wrong = []
    for mark in marks:
        ruleset, *ids = mark.args or ("",)
        if not ids or mark.kwargs or not all(isinstance(arg, str) for arg in mark.args):
            wrong.append(f"clauses{mark.args!r}: a ruleset and at least one clause id are needed, all as strings")
            continue
        for clause_id in ids:
            try:
                find_clause(ruleset, clause_id)
            except InputError as error:
                wrong.append(str(error))
    return wrong


def pytest_generate_tests(metafunc: pytest.Metafunc) -> None:
    """A citation of a clause that does not exist is an error of collection."""
    wrong = unknown_citations(metafunc.definition.iter_markers("clauses"))
    if wrong:
        raise pytest.Collector.CollectError(f"{metafunc.definition.nodeid}: " + "; ".join(wrong))


def pytest_runtest_setup(item: pytest.Item) -> None:
    """Marks of single parameters are known only now."""
    wrong = unknown_citations(item.iter_markers("clauses"))
    if wrong:
        pytest.fail("; ".join(wrong), pytrace=False)


def corpus_folder() -> Path | None:
    """The folder of real cards: $CARDWRIGHT_CORPUS, else `shared/corpus` beside the checkout, if it is there."""
    named = os.environ.get("CARDWRIGHT_CORPUS")
    folder = Path(named) if named else Path(__file__).resolve().parents[2] / "shared" / "corpus"
    return folder if (folder / "fftcg" / "cards.jsonl").is_file() else None


@pytest.fixture(scope="session")
def started_with(tmp_path_factory: pytest.TempPathFactory) -> dict[str, str]:
    """The environment of a program that a test starts: texts that one of them has compiled are known to the next, whoever runs it."""
    ours = tmp_path_factory.getbasetemp()
    of_all = ours.parent if "PYTEST_XDIST_WORKER" in os.environ else ours
    return {**os.environ, "CARDWRIGHT_CACHE": str(of_all / "started")}


@pytest.fixture(scope="session")
def corpus() -> Path:
    """The folder of real cards; the test is skipped where there is none."""
    folder = corpus_folder()
    if folder is None:
        pytest.skip("no corpus of real cards here (set CARDWRIGHT_CORPUS)")
    return folder
