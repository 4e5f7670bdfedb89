"""Finding the clause ids that a piece of text cites.

Two ways to write a citation. Qualified, anywhere: `fftcg-2020 11.2.1.1` or `sve 12.8.2, 12.8.3`. Bare, in a module that
belongs to one document: `11.2.1.1`. A range such as `15.1.1.9.1-15.1.1.9.9` stands for every clause between two siblings.
"""

from __future__ import annotations

import re
from collections.abc import Iterable
from functools import cache
from pathlib import Path

import msgspec

from .clauses import DOCUMENTS, document_of, load_clauses

# Longest first, so that `fftcg-2020-limited` is not read as `fftcg-2020`.
_RULESETS = "|".join(sorted(DOCUMENTS, key=len, reverse=True))
# 11.2.1.1, 11.3.1.a, 9.a, 10.1.3.2.1#2, B.8.5.1, B.a, G12, C45, X-WARP-1; a full stop after it ends the sentence, not the id.
_ID = r"(?:B\.(?:\d+(?:\.\d+)*(?:\.[a-z])?|[a-z])|\d+(?:\.\d+)+(?:\.[a-z])?|\d+\.[a-z]|[GC]\d+|X-[A-Z]+-\d+)(?:#\d+)?(?![\w#]|\.\w)"
_RANGE = rf"{_ID}(?:\s?[-–]\s?{_ID})?"
_BARE = re.compile(rf"(?<![\w.#/-]){_RANGE}")
_QUALIFIED = re.compile(
    rf"(?<![\w-])(?P<ruleset>{_RULESETS}):?\s+(?P<ids>{_RANGE}(?:(?:,\s*(?:and\s+)?|\s+and\s+|\s+or\s+){_RANGE})*)"
)
_NAMED = re.compile(rf"(?<![\w-])(?:{_RULESETS})(?![\w-])")
_WHOLE = re.compile(rf"\s*{_RANGE}(?:\s*[,;]\s*{_RANGE})*\s*")


class Citation(msgspec.Struct, frozen=True, kw_only=True, order=True):
    """One place that cites a clause: the document, the id as written, file and line. `reason` is set if it is unusable."""

    document: str
    clause: str
    file: str
    line: int
    reason: str = ""


class Place(msgspec.Struct, frozen=True):
    """Where a text stands, and the document that its bare ids cite (None where bare ids mean nothing)."""

    file: str
    line: int
    document: str | None


def names_a_document(source: str) -> bool:
    """Whether there can be a citation at all where bare ids mean nothing."""
    return _NAMED.search(source) is not None


def may_cite(text: str) -> bool:
    """Whether a comment could cite anything."""
    return _BARE.search(text) is not None or "TOK-" in text


def cited_in_prose(text: str, place: Place) -> Iterable[Citation]:
    """The citations in a comment or docstring: qualified ones, and bare ids of the place's document."""
    yield from cited_qualified(text, place)
    if place.document is None:
        return
    for line, part in enumerate(_without_qualified(text).split("\n"), place.line):
        for match in _BARE.finditer(part):
            at = Place(place.file, line, place.document)
            # An unknown id of one dot may just be a number such as 0.5; a known or a longer one is meant as a clause.
            yield from _expand(
                match.group(), place.document, at, strict=match.group().count(".") > 1 or "X-" in match.group()
            )
    yield from _named_tokens(text, place)


def cited_qualified(text: str, place: Place) -> Iterable[Citation]:
    """The citations that name their document, in any text."""
    for match in _QUALIFIED.finditer(text):
        line = place.line + text.count("\n", 0, match.start())
        at = Place(place.file, line, place.document)
        for written in re.findall(_RANGE, match["ids"]):
            yield from _expand(written, document_of(match["ruleset"]), at, strict=True)


def cited_by_literal(text: str, place: Place) -> Iterable[Citation]:
    """The citations of a string literal: qualified ones, and clause ids where the literal is nothing else."""
    yield from cited_qualified(text, place)
    if place.document is None:
        return
    if _WHOLE.fullmatch(text):
        for written in re.findall(_RANGE, text):
            yield from _expand(written, place.document, place, strict=True)
    elif text in load_clauses(place.document):
        yield Citation(document=place.document, clause=text, file=place.file, line=place.line)


def relative(path: Path, root: Path) -> str:
    """The path as it is reported: from the root's own name on."""
    return (Path(root.name) / path.relative_to(root)).as_posix()


def _without_qualified(text: str) -> str:
    return _QUALIFIED.sub(lambda match: re.sub(r"[^\n]", " ", match.group()), text)


def _expand(written: str, document: str, place: Place, *, strict: bool) -> Iterable[Citation]:
    """The clauses that an id or a range stands for; with `strict`, an unknown one as a citation with its reason."""
    clauses = load_clauses(document)
    ids = re.findall(_ID, written)
    if all(clause_id in clauses for clause_id in ids):
        if len(ids) == 2 and not (ids := list(_between(document, ids[0], ids[1]))):
            reason = "a range runs between two clauses of the same parent, in order"
            yield Citation(document=document, clause=written, file=place.file, line=place.line, reason=reason)
        for clause_id in ids:
            yield Citation(document=document, clause=clause_id, file=place.file, line=place.line)
    elif strict:
        yield Citation(document=document, clause=written, file=place.file, line=place.line, reason="no such clause")


def _between(document: str, first: str, last: str) -> Iterable[str]:
    ids = list(load_clauses(document))
    low, high = ids.index(first), ids.index(last)
    if parent_of(first) == parent_of(last):
        yield from (clause_id for clause_id in ids[low : high + 1] if parent_of(clause_id) == parent_of(first))


def parent_of(clause_id: str) -> str:
    """What the clause shares with its siblings: any text that cites it holds this, also as the end of a range."""
    head, dot, _ = clause_id.partition("#")[0].rpartition("-" if clause_id.startswith("X-") else ".")
    return head if dot else clause_id[:1]


@cache
def _name_pattern(document: str) -> re.Pattern[str] | None:
    """The ids that are names, such as those of tokens, the longest first; None where a document has none."""
    names = sorted(
        (clause_id for clause_id in load_clauses(document) if clause_id.startswith("TOK-")), key=len, reverse=True
    )
    return re.compile(rf"(?:{'|'.join(map(re.escape, names))})(?!\w)") if names else None


def _named_tokens(text: str, place: Place) -> Iterable[Citation]:
    pattern = _name_pattern(place.document) if place.document else None
    if pattern is None or place.document is None:
        return
    for match in pattern.finditer(text):
        line = place.line + text.count("\n", 0, match.start())
        yield Citation(document=place.document, clause=match.group(), file=place.file, line=line)
