"""The numbered clauses of the rule documents, as data: ids, kinds and summaries in our own words.

The files under `data/` have the columns `id, section, kind, summary, test`. Kinds: `enforce` (the program must make it so),
`define` (a term or a heading), `physical` (about cardboard), `duplicate` (says again what another clause says). Summaries use
TP and NTP for turn and non-turn player, BZ, DZ and RFP for break zone, damage zone and removed from play, LKI for last-known
information, EOT for end of turn, EtF for entering the field, FS for First Strike, CT for confirmation timing, pp and ep for
play and evolution points.
"""

from __future__ import annotations

import csv
import difflib
import re
from collections.abc import Mapping
from functools import cache
from importlib import resources
from types import MappingProxyType

import msgspec

from cardwright.errors import InputError

# Which document's clauses a ruleset cites.
DOCUMENTS: Mapping[str, str] = MappingProxyType(
    {
        "fftcg-2020": "fftcg-2020",
        "fftcg-2020-limited": "fftcg-2020",
        "fftcg-rulebook": "fftcg-rulebook",
        "fftcg-guide": "fftcg-guide",
        "fftcg-classic": "fftcg-classic",
        "fftcg-new": "fftcg-new",  # our own: what no document at hand explains (docs/new-mechanics.md)
        "sve": "sve",
        "sve-open8": "sve",
    }
)
# Whose clauses hold where the ruleset's own document says nothing.
BORROWED: Mapping[str, str] = MappingProxyType({"fftcg-rulebook": "fftcg-2020", "fftcg-classic": "fftcg-2020"})
# The clauses of our own that hold beside the document's; no document has such ids, and the log prints them bare.
BESIDE: Mapping[str, str] = MappingProxyType(
    dict.fromkeys(("fftcg-2020", "fftcg-rulebook", "fftcg-classic"), "fftcg-new")
)
# What another document says, too, or otherwise.
_REPEATS = re.compile(r"(?:Same as|CONFLICT) (?P<document>[a-z]+-[a-z0-9]+) (?P<id>\d[\d.a-z]*[\da-z])")
_SAME = re.compile(r"Same as (\d[\d.a-z]*(?: and \d[\d.a-z]*)*)")  # what the summary of a duplicate begins with
KINDS = ("enforce", "define", "physical", "duplicate")


class Clause(msgspec.Struct, frozen=True, kw_only=True):
    """One clause of a rule document. `test` is an idea how to see it at work; it may be empty."""

    document: str
    id: str
    section: str
    kind: str
    summary: str
    test: str = ""


def document_of(ruleset: str) -> str:
    """The document whose clauses this ruleset cites; InputError for an unknown ruleset."""
    document = DOCUMENTS.get(ruleset)
    if document is None:
        raise InputError(f"unknown ruleset {ruleset!r}: one of {', '.join(DOCUMENTS)}")
    return document


def load_clauses(ruleset: str) -> Mapping[str, Clause]:
    """All clauses of a ruleset's document by id, in document order; InputError for an unknown ruleset."""
    return _load_document(document_of(ruleset))


def load_unobservable(ruleset: str) -> Mapping[str, str]:
    """The `enforce` clauses that no test can observe, with the reason; empty where a document lists none."""
    return _load_unobservable(document_of(ruleset))


@cache
def _load_document(document: str) -> Mapping[str, Clause]:
    clauses = {row["id"]: Clause(document=document, **row) for row in _rows(f"{document}.csv")}
    return MappingProxyType(clauses)


def alike(ruleset: str, clause_id: str) -> frozenset[str]:
    """The clauses that say the same as this one of what happened: those that repeat another (`duplicate`), and one rule where it
    stands for players and for its check, or for Summons and each kind of ability. A ruleset without a document has none but this.

    A game by the rule book is logged with the numbers of 2020: a clause of the book is found by those that say the same there.
    The clause may be named with its document (`fftcg-new X-WARP-1`); in the log it stands without it.
    """
    named, _, number = clause_id.rpartition(" ")
    if named in DOCUMENTS:
        return alike(named, number)
    document = DOCUMENTS.get(ruleset)
    if document is None:
        return frozenset((clause_id,))
    if (lender := BORROWED.get(document)) is not None:
        clause = _load_document(document).get(clause_id)
        if clause is None:
            return alike(lender, clause_id)
        if (said := _REPEATS.match(clause.summary)) and said["document"] == lender:
            return alike(lender, said["id"])
    return _alike(document).get(clause_id, frozenset((clause_id,)))


def shown_by(ruleset: str, clause_id: str) -> frozenset[str]:
    """The clauses whose citation shows this one at work: those that say the same, and what happens only together with it (a
    rule process shows that there are such before priority). Not the other way round.
    """
    document = DOCUMENTS.get(ruleset, "")
    same = alike(ruleset, clause_id)
    return same.union(*(_shown(BORROWED.get(document, document)).get(each, ()) for each in same))


@cache
def _shown(document: str) -> Mapping[str, tuple[str, ...]]:
    found = {row["id"]: tuple(row["by"].split()) for row in _rows(f"{document}-shown.csv")}
    for clause_id in {*found, *(each for by in found.values() for each in by)}:
        find_clause(document, clause_id)
    return MappingProxyType(found)


@cache
def _alike(document: str) -> Mapping[str, frozenset[str]]:
    groups = [row["ids"].split() for row in _rows(f"{document}-same.csv")]
    for clause in _load_document(document).values():
        if clause.kind == "duplicate" and (said := _SAME.match(clause.summary)):
            groups += [[clause.id, other] for other in said[1].split(" and ")]
    for clause_id in {each for group in groups for each in group}:
        find_clause(document, clause_id)
    found: dict[str, frozenset[str]] = {}
    for group in groups:  # what says the same as one of two says not the same as the other
        for clause_id in group:
            found[clause_id] = found.get(clause_id, frozenset()).union(group)
    return MappingProxyType(found)


@cache
def _load_unobservable(document: str) -> Mapping[str, str]:
    reasons = {row["id"]: row["reason"] for row in _rows(f"{document}-unobservable.csv")}
    for clause_id in reasons:
        find_clause(document, clause_id)
    return MappingProxyType(reasons)


def _rows(name: str) -> list[dict[str, str]]:
    file = resources.files("cardwright.rules").joinpath("data").joinpath(name)
    if not file.is_file():
        return []
    return list(csv.DictReader(file.read_text(encoding="utf-8").splitlines()))


def find_clause(ruleset: str, clause_id: str) -> Clause:
    """The clause of this id; InputError with similar ids where the document has none."""
    clauses = load_clauses(ruleset)
    clause = clauses.get(clause_id)
    if clause is None:
        near = suggest(ruleset, clause_id)
        hint = f"; did you mean {' or '.join(near)}?" if near else ""
        raise InputError(f"{document_of(ruleset)} has no clause {clause_id!r}{hint}")
    return clause


def suggest(ruleset: str, clause_id: str, limit: int = 3) -> tuple[str, ...]:
    """Ids that somebody who wrote this one may have meant: the clause above it first, then similar ones."""
    clauses = load_clauses(ruleset)
    folded = clause_id.strip().rstrip(".").casefold()
    found = [known for known in clauses if known.casefold() == folded]
    parent = folded
    while not found and "." in parent:
        parent = parent.rpartition(".")[0]
        found = [known for known in clauses if known.casefold() == parent]
    similar = difflib.get_close_matches(clause_id, clauses, n=limit, cutoff=0.6)
    return tuple(dict.fromkeys([*found, *similar]))[:limit]


def look_up(reference: str) -> list[Clause]:
    """The clauses that a person means by `11.2.1.1` (in every document that has it) or `sve 11.2.1.1`.

    InputError with suggestions where no document has it.
    """
    first, _, rest = reference.strip().replace(":", " ", 1).partition(" ")
    if first in DOCUMENTS and rest.strip():
        return [find_clause(first, rest.strip().rstrip("."))]
    wanted = reference.strip().rstrip(".")
    documents = dict.fromkeys(DOCUMENTS.values())
    found = [
        clause
        for document in documents
        for clause in _load_document(document).values()
        if clause.id.casefold() == wanted.casefold()
    ]
    if not found:
        near = dict.fromkeys(f"{document} {known}" for document in documents for known in suggest(document, wanted, 1))
        hint = f"; did you mean {' or '.join(list(near)[:3])}?" if near else ""
        raise InputError(f"no clause {wanted!r} in any document ({', '.join(documents)}){hint}")
    return found
