"""From nodes to text: the phrase that fits a node's class and constants prints it."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from cardwright.errors import TextError
from cardwright.text.compiled import AliasRule, Compiled, ListRule, PhraseRule, Ref, Rule
from cardwright.text.tokens import join

Words = tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Context:
    """What printing needs to know besides the node: the card's own name."""

    self_name: str = ""


class Printer:
    """Prints values of one card."""

    def __init__(self, grammar: Compiled, context: Context) -> None:
        self.grammar = grammar
        self.context = context
        # By identity: values live as long as the printer, which is short-lived.
        self.memo: dict[tuple[str, int], Words | None] = {}
        self.stuck: tuple[int, str, object] = (0, "", None)

    def text(self, category: str, value: object) -> str:
        """The text of a value; raises `TextError` (stage `round_trip`), naming the innermost value that no phrase fits."""
        words = self._category(category, value, 1)
        if words is None:
            _, key, inner = self.stuck
            shown, name = repr(inner), (key or category).partition("/")[0]
            raise TextError(
                f"no phrase of {name} prints {shown[:200]}{'...' if len(shown) > 200 else ''}",
                stage="round_trip",
            )
        return join(words)

    def can(self, ref: Ref, value: object) -> bool:
        """Could this slot hold and print that value?"""
        fits = ref.one is None or self.grammar.singular(value) is ref.one
        return fits and self._category(ref.key, value, 1) is not None

    def _category(self, key: str, value: object, depth: int) -> Words | None:
        category = self.grammar[key]
        if category.terminal is not None:
            return category.terminal.show(value, self.context)
        if category.types is not None and type(value) not in category.types:
            return None
        memo_key = (key, id(value))
        if memo_key in self.memo:
            return self.memo[memo_key]
        words = None
        for rule in self.grammar.printing(category, type(value)):
            words = self._rule(rule, value, depth)
            if words is not None:
                break
        if words is None and depth > self.stuck[0]:
            self.stuck = (depth, key, value)
        self.memo[memo_key] = words
        return words

    def _rule(self, rule: Rule, value: Any, depth: int) -> Words | None:
        if isinstance(rule, AliasRule):
            return self._category(rule.target, value, depth)
        if isinstance(rule, ListRule):
            return self._list(rule, value, depth)
        return self._phrase(rule, value, depth)

    def _phrase(self, rule: PhraseRule, value: Any, depth: int) -> Words | None:
        if rule.cls is None:
            wanted = rule.fixed["value"]
            fits = type(wanted) is type(value) and wanted == value
            return tuple(step for step in rule.steps if isinstance(step, str)) if fits else None
        if type(value) is not rule.cls or not _fits(rule.fixed, value):
            return None
        if any(self.grammar.singular(getattr(value, name)) != one for name, one in rule.checks):
            return None
        out: list[str] = []
        for step in rule.steps:
            if isinstance(step, str):
                out.append(step)
                continue
            inner = self._category(step.key, None if step.field == "_" else getattr(value, step.field), depth + 1)
            if inner is None:
                return None
            out.extend(inner)
        return tuple(out)

    def _list(self, rule: ListRule, value: Any, depth: int) -> Words | None:
        if rule.cls is not None:
            if type(value) is not rule.cls or not _fits(rule.fixed, value):
                return None
            value = getattr(value, rule.field)
        if type(value) is not tuple or len(value) < rule.low or (rule.high is not None and len(value) > rule.high):
            return None
        out: list[str] = []
        for index, item in enumerate(value):
            is_last = index == len(value) - 1
            if index:
                out.extend(rule.last if is_last else rule.between)
            words = self._category(rule.final if is_last else rule.item, item, depth + 1)
            if words is None:
                return None
            out.extend(words)
        return tuple(out)


def _fits(fixed: dict[str, object], value: object) -> bool:
    for name, wanted in fixed.items():
        actual = getattr(value, name)
        if type(actual) is not type(wanted) or actual != wanted:
            return False
    return True
