"""The three lists joined: the clauses of a document, the code that applies them, the tests that show them."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from pathlib import Path

import msgspec

from .citations import Citation, parent_of
from .clauses import document_of, load_clauses, load_unobservable
from .scan_code import scan_code
from .scan_tests import scan_tests


class Unknown(msgspec.Struct, frozen=True, kw_only=True, order=True):
    """A citation that means no clause: what is written, where, and why it is not usable."""

    clause: str
    file: str
    line: int
    reason: str


class Coverage(msgspec.Struct, frozen=True, kw_only=True):
    """How far a ruleset's `enforce` clauses are cited by code and by tests; encodes to the JSON of `rules coverage`.

    `missing_code` are enforced clauses that no code cites, `missing_test` those that no test cites and that could be observed,
    both in document order. `unobservable` counts the exceptions, which `unobservable_clauses` gives with their reasons.
    `notes` says what could not be scanned.
    """

    ruleset: str
    enforce: int
    cited: int
    tested: int
    unobservable: int
    missing_code: list[str]
    missing_test: list[str]
    unknown: list[Unknown]
    unobservable_clauses: dict[str, str]
    notes: list[str]


def coverage(ruleset: str, code: Sequence[Path] | None = None, tests: Sequence[Path] | None = None) -> Coverage:
    """The coverage of a ruleset by the code and the tests below these folders.

    Without them: the installed package, and the tests of the checkout that it runs from, if it runs from one (an installed
    package has no tests; `notes` then says so). InputError for an unknown ruleset or a folder that is missing.
    """
    document_of(ruleset)  # said before all files are read, not after it
    notes: list[str] = []
    if code is None:
        code = [package_folder()]
    if tests is None:
        found = checkout_tests()
        tests = [found] if found else []
        if found is None:
            notes.append("no tests were scanned: the package does not run from a checkout")
    in_code = [citation for root in code for citation in scan_code(root)]
    in_tests = [citation for root in tests for citation in scan_tests(root)]
    return join(ruleset, in_code, in_tests, notes)


def join(
    ruleset: str, in_code: Iterable[Citation], in_tests: Iterable[Citation], notes: Iterable[str] = ()
) -> Coverage:
    """The coverage of a ruleset by these citations."""
    document = document_of(ruleset)
    enforced = [clause.id for clause in load_clauses(ruleset).values() if clause.kind == "enforce"]
    unobservable = load_unobservable(ruleset)
    in_code, in_tests = list(in_code), list(in_tests)
    cited, tested = _ids(in_code, document), _ids(in_tests, document)
    wrong = {
        Unknown(clause=citation.clause, file=citation.file, line=citation.line, reason=citation.reason)
        for citation in (*in_code, *in_tests)
        if citation.reason and citation.document in (document, "")
    }
    return Coverage(
        ruleset=ruleset,
        enforce=len(enforced),
        cited=sum(clause_id in cited for clause_id in enforced),
        tested=sum(clause_id in tested for clause_id in enforced),
        unobservable=len(unobservable),
        missing_code=[clause_id for clause_id in enforced if clause_id not in cited],
        missing_test=[each for each in enforced if each not in tested and each not in unobservable],
        unknown=sorted(wrong, key=lambda each: (each.file, each.line, each.clause)),
        unobservable_clauses=dict(unobservable),
        notes=list(notes),
    )


def _ids(citations: Iterable[Citation], document: str) -> set[str]:
    return {citation.clause for citation in citations if citation.document == document and not citation.reason}


def citations_of(clause_id: str, ruleset: str) -> tuple[list[Citation], list[Citation]]:
    """Where this package's code and, in a checkout, its tests cite a clause."""
    document, tests = document_of(ruleset), checkout_tests()
    in_code = scan_code(package_folder(), parent_of(clause_id))
    in_tests = scan_tests(tests, parent_of(clause_id)) if tests else []
    code, shown = (
        [citation for citation in found if citation.document == document and citation.clause == clause_id]
        for found in (in_code, in_tests)
    )
    return code, shown


def package_folder() -> Path:
    """The folder of the running `cardwright` package."""
    return Path(__file__).resolve().parents[1]


def checkout_tests() -> Path | None:
    """The `tests` folder of the checkout that the package runs from, or None where it was installed elsewhere."""
    checkout = package_folder().parents[1]
    tests = checkout / "tests"
    return tests if tests.is_dir() and (checkout / "pyproject.toml").is_file() else None
