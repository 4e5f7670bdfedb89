"""Which phrases a compiled text is printed with, and where they are declared."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import lru_cache
from pathlib import Path
from typing import Any

from cardwright.text import ir
from cardwright.text.compile import LANGUAGES
from cardwright.text.compiled import AliasRule, ListRule, Rule
from cardwright.text.grammar import Grammar
from cardwright.text.printing import Context, Printer

# how many declarations one comment is for, where it says so: "# one card, 3 phrases: why"
FOR_SEVERAL = re.compile(r"\b(\d+) phrases\b")
MOST_FOR_ONE_COMMENT = 12


def phrases_of(game: str, ability: ir.Ability, name: str) -> frozenset[str]:
    """The phrases, lists and aliases that print an ability: which words of the grammar its text needs."""
    language = LANGUAGES[game]
    printer = _Derivation(language.grammar().freeze(), Context(name))
    return frozenset(
        printer.used(language.printed_as(ability), language.reader.unfold(language.reader.unbind(ability)))
    )


class _Derivation(Printer):
    """A printer that says which rules it printed with."""

    def used(self, key: str, value: Any) -> Iterator[str]:
        category = self.grammar[key]
        if category.terminal is not None:
            return
        for rule in self.grammar.printing(category, type(value)):
            if self._rule(rule, value, 1) is not None:
                yield rule.origin
                for inner, part in _parts(rule, value):
                    yield from self.used(inner, part)
                return


def _parts(rule: Rule, value: Any) -> Iterator[tuple[str, Any]]:
    """The categories with which a rule prints the parts of a value."""
    if isinstance(rule, AliasRule):
        yield rule.target, value
    elif isinstance(rule, ListRule):
        items = value if rule.cls is None else getattr(value, rule.field)
        yield from ((rule.final if n == len(items) else rule.item, item) for n, item in enumerate(items, 1))
    else:
        for ref in rule.refs:
            yield ref.key, None if ref.field == "_" else getattr(value, ref.field)


def every_phrase(grammar: Grammar) -> dict[str, str]:
    """All phrases, lists and aliases of a grammar, with the place of their declaration, `package/module.py:line`."""
    made = grammar.freeze()
    found = {rule.origin: "" for category in made.categories.values() for rule in category.rules}
    for origin in found:
        file, line = grammar.declared.places.get(origin, ("", 0))
        found[origin] = f"{_short(file)}:{line}" if file else ""
    return found


@lru_cache(maxsize=256)
def _short(file: str) -> str:
    """The module's file, with its package where the grammar has packages."""
    above, name = Path(file).parts[-2:]
    return f"{above}/{name}" if (Path(file).parent.parent / "language.py").exists() else name


def comment_at(grammar: Grammar, origin: str) -> str:
    """The comments that speak of a phrase: beside its declaration, right above it, right above a loop that makes it, and those
    above a declaration before it that say how many they are for ("3 phrases"). Empty where there is none."""
    file, line = grammar.declared.places.get(origin, ("", 0))
    source = _source(file) if file else _Source((), {}, ())
    if not 0 < line <= len(source.lines):
        return ""
    first = max((start for start in source.ends if start <= line <= source.ends[start]), default=line)
    found = [
        *_before(source, first),
        *(_above(source.lines, loop) for loop, end in source.loops if loop <= line <= end),
    ]
    found.append(_above(source.lines, first))
    beside = source.lines[first - 1 : source.ends.get(first, line)]
    found += [text.partition("#")[2].strip() for text in beside if "#" in text]
    return " ".join(each for each in found if each)


def _above(lines: Sequence[str], line: int) -> str:
    """The comment on the lines right above a line."""
    found: list[str] = []
    above = line - 2
    while above >= 0 and lines[above].lstrip().startswith("#"):
        found.insert(0, lines[above].partition("#")[2].strip())
        above -= 1
    return " ".join(found)


def _before(source: _Source, first: int) -> Iterator[str]:
    """Comments above declarations before the one at line `first` that say that they are for it, too."""
    starts = sorted(source.ends)
    at = starts.index(first) if first in starts else 0
    for back in range(1, min(at, MOST_FOR_ONE_COMMENT) + 1):
        comment = _above(source.lines, starts[at - back])
        said = FOR_SEVERAL.search(comment)
        if said and int(said[1]) > back:
            yield comment


@dataclass(frozen=True)
class _Source:
    """The lines of a module, the first and last line of each of its simple statements, and those of its loops."""

    lines: tuple[str, ...]
    ends: dict[int, int]
    loops: tuple[tuple[int, int], ...]


@lru_cache(maxsize=64)
def _source(file: str) -> _Source:
    try:
        text = Path(file).read_text(encoding="utf-8")
    except OSError:
        return _Source((), {}, ())
    simple = (ast.Expr, ast.Assign, ast.Return)
    ends: dict[int, int] = {}
    loops: list[tuple[int, int]] = []
    for node in ast.walk(ast.parse(text)):
        if isinstance(node, simple):
            ends[node.lineno] = node.end_lineno or node.lineno
        elif isinstance(node, ast.For):
            loops.append((node.lineno, node.end_lineno or node.lineno))
    return _Source(tuple(text.splitlines()), ends, tuple(loops))
