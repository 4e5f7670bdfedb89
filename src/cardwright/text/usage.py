"""Which phrases a compiled text is printed with, and where they are declared."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from functools import lru_cache
from pathlib import Path
from typing import Any

from cardwright.text import ir
from cardwright.text.compile import LANGUAGES
from cardwright.text.compiled import AliasRule, ListRule, Rule
from cardwright.text.grammar import Grammar
from cardwright.text.printing import Context, Printer


def phrases_of(game: str, ability: ir.Ability, name: str) -> frozenset[str]:
    """The phrases, lists and aliases that print an ability: which words of the grammar its text needs."""
    language = LANGUAGES[game]
    printer = _Derivation(language.grammar().freeze(), Context(name))
    return frozenset(printer.used(language.printed_as(ability), language.unfold(language.unbind(ability))))


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
        yield from ((rule.item, item) for item in items)
    else:
        for ref in rule.refs:
            yield ref.key, None if ref.field == "_" else getattr(value, ref.field)


def every_phrase(grammar: Grammar) -> dict[str, str]:
    """All phrases, lists and aliases of a grammar, with the place of their declaration, `module.py:line`."""
    made = grammar.freeze()
    found = {rule.origin: "" for category in made.categories.values() for rule in category.rules}
    for origin in found:
        file, line = grammar.places.get(origin, ("", 0))
        found[origin] = f"{Path(file).name}:{line}" if file else ""
    return found


def comment_at(grammar: Grammar, origin: str) -> str:
    """The comment that stands beside or right above the declaration of a phrase; empty where there is none."""
    file, line = grammar.places.get(origin, ("", 0))
    lines, ends = _source(file) if file else ((), {})
    if not 0 < line <= len(lines):
        return ""
    first = max((start for start in ends if start <= line <= ends[start]), default=line)
    found = [text.partition("#")[2] for text in lines[first - 1 : ends.get(first, line)] if "#" in text]
    above = first - 2
    while above >= 0 and lines[above].lstrip().startswith("#"):
        found.insert(0, lines[above].partition("#")[2])
        above -= 1
    return " ".join(each.strip() for each in found)


@lru_cache(maxsize=64)
def _source(file: str) -> tuple[tuple[str, ...], dict[int, int]]:
    """The lines of a module, and the first and last line of each of its simple statements."""
    try:
        text = Path(file).read_text(encoding="utf-8")
    except OSError:
        return (), {}
    simple = (ast.Expr, ast.Assign, ast.Return)
    return tuple(text.splitlines()), {
        node.lineno: node.end_lineno or node.lineno for node in ast.walk(ast.parse(text)) if isinstance(node, simple)
    }
