"""What makes a grammar unusable: each check raises `GrammarError` that names the phrases."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations

from cardwright.text.compiled import AliasRule, Category, Compiled, ListRule, PhraseRule, Ref, Rule, left_edge
from cardwright.text.printing import Context, Printer
from cardwright.text.template import GrammarError

Printing = PhraseRule | ListRule  # what has words of its own


def unknown(made: Compiled) -> None:
    """Every category that a rule names exists."""
    for category in made.categories.values():
        for rule in category.rules:
            for key in _used(rule):
                if key not in made.categories:
                    raise GrammarError(f"{rule.origin!r} uses category {key}, which is not declared")


def twins(made: Compiled) -> None:
    """No two rules of a category print the same nodes, no two lists read the same words (of phrases, see `Branch.add`)."""
    for category in made.categories.values():
        if category.terminal is not None and category.rules:
            raise GrammarError(f"category {category.key} is a terminal and has phrases too")
        read: dict[object, Rule] = {}
        for each in category.others:
            other = read.setdefault(_reading_signature(each), each)
            if other is not each:
                raise GrammarError(f"two phrases read the same words: {other.origin!r} and {each.origin!r}")
        printed: dict[object, list[Printing]] = {}
        for rule in category.rules:
            if not isinstance(rule, AliasRule):
                _check_printed(rule, printed.setdefault(_printing_signature(rule), []))


def left_recursion(made: Compiled) -> None:
    """No category may begin with itself: reading would never end."""
    done: set[str] = set()
    for key in made.categories:
        _descend(made, key, [], done)


def _used(rule: Rule) -> list[str]:
    if isinstance(rule, AliasRule):
        return [rule.target]
    if isinstance(rule, ListRule):
        return list(dict.fromkeys((rule.item, rule.final)))
    return [ref.key for ref in rule.refs]


def _reading_signature(rule: AliasRule | ListRule) -> object:
    if isinstance(rule, AliasRule):
        return ("alias", rule.target)
    return ("list", rule.item, rule.final, rule.between, rule.last, rule.low)


def _printing_signature(rule: Printing) -> object:
    """The same of rules that print the same nodes; seldom of others, too."""
    names: tuple[str, ...] = rule.cls.__struct_fields__ if rule.cls is not None else ("value",)
    shape = (frozenset(rule.refs), rule.checks) if isinstance(rule, PhraseRule) else (rule.field, rule.item, rule.final)
    return (rule.cls, shape, *map(rule.fixed.get, names))


def _check_printed(rule: Printing, alike: list[Printing]) -> None:
    for other in alike:
        if _lengths_meet(rule, other) and _kinds(rule.fixed) == _kinds(other.fixed):
            raise GrammarError(
                f"two phrases print the same node, give one of them another w: {other.origin!r} and {rule.origin!r}"
            )
    alike.append(rule)


def _kinds(fixed: dict[str, object]) -> dict[str, type]:
    """The classes of the values: 1 is not True."""
    return {name: type(value) for name, value in fixed.items()}


def _lengths_meet(first: Rule, second: Rule) -> bool:
    if not (isinstance(first, ListRule) and isinstance(second, ListRule)):
        return True
    ends = [rule.high if rule.high is not None else 1_000_000 for rule in (first, second)]
    return max(first.low, second.low) <= min(ends)


def _descend(made: Compiled, key: str, path: list[str], done: set[str]) -> None:
    if key in path:
        circle = " -> ".join([*path[path.index(key) :], key])
        raise GrammarError(f"left recursion in grammar {made.name}: {circle}")
    if key in done:
        return
    category: Category = made[key]
    for rule in category.rules:
        if isinstance(rule, ListRule) and made[rule.item].first.nullable:
            raise GrammarError(f"{rule.origin!r}: an item of a list may not be empty")
        for step in left_edge(made, rule):
            if isinstance(step, Ref):
                _descend(made, step.key, [*path, key], done)
    done.add(key)


def overlaps(made: Compiled) -> list[tuple[str, str]]:
    """Pairs of phrases of one category that print some node in two ways: a constant of one is a value of the other's slot.

    Only one of the two texts of such a node can be printed, so the other would be refused when it comes back different.
    """
    printer = Printer(made, Context("Self"))
    found: dict[tuple[str, str], None] = {}
    for category in made.categories.values():
        phrases = [rule for rule in category.rules if isinstance(rule, PhraseRule) and rule.cls is not None]
        pairs = [pair for group in _alike_groups(phrases) for pair in combinations(group, 2)]
        place = {id(rule): at for at, rule in enumerate(phrases)}
        for second, first in sorted(pairs, key=lambda pair: (place[id(pair[1])], place[id(pair[0])])):
            if _overlap(printer, first, second):
                found[second.origin, first.origin] = None
    return list(found)


def _alike_groups(phrases: list[PhraseRule]) -> Iterator[list[PhraseRule]]:
    """Parts of the phrases beyond which none can overlap: of one class, alike in every field that all of a part hold fast."""
    parts: dict[object, list[PhraseRule]] = {}
    fast = frozenset.intersection(*(frozenset(rule.fixed) for rule in phrases)) if phrases else frozenset()
    names = sorted(fast)
    for rule in phrases:
        values = tuple((type(rule.fixed[name]), rule.fixed[name]) for name in names)
        parts.setdefault((rule.cls, values), []).append(rule)
    for part in parts.values():
        if len(parts) > 1:
            yield from _alike_groups(part)
        elif len(part) > 1:
            yield part


def _overlap(printer: Printer, first: PhraseRule, second: PhraseRule) -> bool:
    left = {ref.field: ref for ref in first.refs if ref.field != "_"}
    right = {ref.field: ref for ref in second.refs if ref.field != "_"}
    for name in {*first.fixed, *left}:
        if name in left and name in right:
            if not _alike(left[name], right[name]):
                return False
        elif name in left:
            if not printer.can(left[name], second.fixed[name]):
                return False
        elif name in right:
            if not printer.can(right[name], first.fixed[name]):
                return False
        elif type(first.fixed[name]) is not type(second.fixed[name]) or first.fixed[name] != second.fixed[name]:
            return False
    return True


def _alike(first: Ref, second: Ref) -> bool:
    """Do two slots hold the same values? Whether in singular or plural matters only for the number itself."""
    apart = first.one is not None and second.one is not None and first.one is not second.one
    return first.key.partition("/")[0] == second.key.partition("/")[0] and not apart
