"""The clauses as data: complete, found by id, and in our own words."""

from __future__ import annotations

import re
from collections import Counter
from pathlib import Path

import pytest

from cardwright.errors import InputError
from cardwright.rules.clauses import (
    DOCUMENTS,
    KINDS,
    alike,
    document_of,
    find_clause,
    load_clauses,
    load_unobservable,
    look_up,
    shown_by,
    suggest,
)

COUNTS = {
    "fftcg-2020": (431, 280),
    "fftcg-2020-limited": (431, 280),
    "fftcg-rulebook": (150, 11),
    "fftcg-guide": (113, 22),
    "fftcg-classic": (133, 105),
    "fftcg-new": (77, 63),
    "sve": (791, 506),
    "sve-open8": (791, 506),
}


@pytest.mark.parametrize("ruleset", list(DOCUMENTS))
def test_every_document_is_whole(ruleset: str) -> None:
    clauses = load_clauses(ruleset)
    kinds = Counter(clause.kind for clause in clauses.values())
    assert (len(clauses), kinds["enforce"]) == COUNTS[ruleset]
    assert set(kinds) <= set(KINDS)
    assert all(clause.id == key and clause.summary and clause.section for key, clause in clauses.items())
    assert {clause.document for clause in clauses.values()} == {document_of(ruleset)}


def test_rulesets_share_their_documents() -> None:
    assert load_clauses("fftcg-2020-limited") is load_clauses("fftcg-2020")
    assert load_clauses("sve-open8") is load_clauses("sve")
    with pytest.raises(InputError, match="unknown ruleset 'fftcg'"):
        load_clauses("fftcg")


def test_find_clause() -> None:
    assert find_clause("fftcg-2020", "11.3.1.a").kind == "enforce"
    assert find_clause("fftcg-2020", "10.1.3.2.1#2").kind == "duplicate"
    assert find_clause("sve-open8", "B.6.1.1.4").document == "sve"
    with pytest.raises(InputError, match=r"fftcg-2020 has no clause '11\.2\.1\.7'; did you mean 11\.2\.1"):
        find_clause("fftcg-2020", "11.2.1.7")


def test_suggestions_start_with_what_is_nearest() -> None:
    assert suggest("fftcg-2020", "11.2.1.1.")[0] == "11.2.1.1"
    assert suggest("fftcg-classic", "c45")[0] == "C45"
    assert suggest("fftcg-2020", "11.2.1.1.9")[0] == "11.2.1.1"
    assert suggest("fftcg-2020", "qqq") == ()


@pytest.mark.parametrize(
    ("reference", "found"),
    [
        ("15.2.3.3", [("fftcg-2020", "15.2.3.3")]),
        ("sve 12.8.2", [("sve", "12.8.2")]),
        ("fftcg-2020-limited: 3.1.1", [("fftcg-2020", "3.1.1")]),
        ("8.1.1.1", [("fftcg-2020", "8.1.1.1"), ("fftcg-rulebook", "8.1.1.1")]),
        ("c49", [("fftcg-classic", "C49")]),
        ("x-warp-1", [("fftcg-new", "X-WARP-1")]),
        ("tok-fairy wisp", [("sve", "TOK-Fairy Wisp")]),
    ],
)
def test_look_up(reference: str, found: list[tuple[str, str]]) -> None:
    assert [(clause.document, clause.id) for clause in look_up(reference)] == found


def test_clauses_that_say_the_same() -> None:
    assert alike("fftcg-2020", "7.7.3") == {"7.7.3", "12.4.6"}  # said again by the rule process
    assert alike("fftcg-2020-limited", "12.4.5") == {"5.2.6.1", "12.4.5"}
    assert alike("fftcg-2020", "12.3") == {"12.3", "11.1.3", "11.1.4"}
    assert alike("fftcg-2020", "11.1.3") == {"11.1.3", "12.3"}  # and not what else is said there
    assert alike("sve", "3.2.5") == {"3.2.5", "12.2.3"}
    assert alike("fftcg-2020", "15.2.3.2") == {"15.2.3.2"}
    assert alike("a game of our own", "1") == {"1"}


def test_the_rule_book_is_logged_with_the_numbers_of_2020() -> None:
    assert alike("fftcg-rulebook", "9.6.1.2") == {"9.5.1.2"}
    assert alike("fftcg-rulebook", "9.2.1.1") == {"9.1.1.1"}  # and not what has that number in 2020
    assert alike("fftcg-rulebook", "3.1.1") == {"3.1.1", "7.8.2", "12.4.1"}  # though it has other points
    assert alike("fftcg-rulebook", "12.4.5") == {"5.2.6.1", "12.4.5"}  # what it leaves out
    assert alike("fftcg-classic", "15.2.3.2") == {"15.2.3.2"}


def test_what_happens_shows_what_goes_with_it() -> None:
    assert "12.4.5" in shown_by("fftcg-2020", "11.1.3")  # a Forward that breaks shows that there are rule processes
    assert "11.1.3" not in shown_by("fftcg-2020", "12.4.5")  # and not the other way round
    assert "15.1.1.5.1" in shown_by("fftcg-classic", "7.13.1")
    assert "7.2.1" in shown_by("sve-open8", "7.2.4")
    assert shown_by("a game of our own", "1") == {"1"}


def test_look_up_of_nothing_suggests() -> None:
    with pytest.raises(InputError, match=r"no clause '11\.2\.1\.19'.*fftcg-2020 11\.2\.1"):
        look_up("11.2.1.19")


def test_unobservable_clauses_are_enforced_ones_with_a_reason() -> None:
    for document in set(DOCUMENTS.values()):
        for clause_id, reason in load_unobservable(document).items():
            assert load_clauses(document)[clause_id].kind == "enforce"
            assert len(reason) > 20


def normal(text: str) -> str:
    return re.sub(r" +", " ", re.sub(r"[^a-z0-9 ]", " ", text.lower())).strip()


def test_no_summary_copies_its_document(corpus: Path) -> None:
    documents = corpus.parent / "rules" / "documents"
    if not documents.is_dir():
        pytest.skip("the rule documents are not here")
    for document in dict.fromkeys(DOCUMENTS.values()):
        if not (documents / f"{document}.md").is_file():
            continue  # our own clauses
        printed = normal((documents / f"{document}.md").read_text(encoding="utf-8", errors="replace"))
        for clause in load_clauses(document).values():
            for field in (clause.section, clause.summary, clause.test):
                ours = normal(field)
                for start in range(len(ours) - 59):
                    assert ours[start : start + 60] not in printed, f"{document} {clause.id}"
