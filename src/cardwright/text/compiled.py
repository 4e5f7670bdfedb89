"""A grammar made ready: rules with their agreement spelled out, checked, indexed by what they may begin with."""

from __future__ import annotations

import gc
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from functools import cache
from itertools import product
from typing import TYPE_CHECKING

import msgspec

from cardwright.text.template import MANY, NO_FORM, ONE, SAME, Agree, GrammarError, Part, Slot, defaults_of
from cardwright.text.terminals import Terminal

if TYPE_CHECKING:
    from cardwright.text.grammar import Grammar, Listing, Phrase


# Hundreds of thousands of these are made for a grammar; they hold no circles, so that there is nothing to collect.


class Ref(msgspec.Struct, frozen=True, gc=False):
    """A step that reads category `key` into `field` (`_`: nowhere); `one` says whether the value must be singular, if it matters."""

    field: str
    key: str
    one: bool | None = None


Step = str | Ref


class PhraseRule(msgspec.Struct, eq=False, gc=False):
    """One spelled-out variant of a phrase. `fixed` are all fields that no slot fills, with their values."""

    origin: str
    steps: tuple[Step, ...]
    cls: type[msgspec.Struct] | None
    fixed: dict[str, object]
    constants: dict[str, object]
    checks: tuple[tuple[str, bool], ...]
    refs: tuple[Ref, ...] = ()
    place: int = 0  # among the rules of its category


class AliasRule(msgspec.Struct, eq=False, gc=False):
    """Whatever `target` is."""

    origin: str
    target: str
    place: int = 0


class ListRule(msgspec.Struct, eq=False, gc=False):
    """A list or sequence of `item`, or of `item` and a `final` one of another category."""

    origin: str
    item: str
    final: str
    between: tuple[str, ...]
    last: tuple[str, ...]
    low: int
    high: int | None
    cls: type[msgspec.Struct] | None
    field: str
    constants: dict[str, object]
    fixed: dict[str, object]
    place: int = 0


Rule = PhraseRule | AliasRule | ListRule
# what is seen of a place: the token, the same with a small letter, its kind, whether the card's own name begins there
Look = tuple[str, str, str, bool]
NOTHING: Look = ("", "", "", False)  # at the end of the text


class First(msgspec.Struct, eq=False, gc=False):
    """What a rule or category may begin with."""

    literals: set[str] = msgspec.field(default_factory=set)
    terminals: list[Terminal] = msgspec.field(default_factory=list)
    nullable: bool = False

    def add(self, other: First) -> None:
        self.literals |= other.literals
        self.terminals += [each for each in other.terminals if each not in self.terminals]

    def admits(self, text: str, low: str, kind: str, own: bool) -> bool:
        """May it begin with this token? `low` is the text with a small letter, where a sentence begins."""
        if text in self.literals or low in self.literals:
            return True
        return any(each.starts(text, kind, own) for each in self.terminals)


class Branch(msgspec.Struct, eq=False, gc=False):
    """A place in the phrases of a category: which words and categories may come next there, and which phrase ends there.

    Phrases that begin alike are one path as long as they do, so that their beginning is read once.
    """

    words: dict[str, Branch] = msgspec.field(default_factory=dict)
    refs: dict[tuple[str, bool | None], Branch] = msgspec.field(default_factory=dict)
    end: PhraseRule | None = None
    likely: dict[Look, tuple[tuple[str, bool | None, Branch], ...]] = msgspec.field(default_factory=dict)

    def add(self, rule: PhraseRule) -> None:
        """Put a phrase among those from here; raises `GrammarError` where one reads the same words."""
        branch = self
        for step in rule.steps:
            if isinstance(step, str):
                known = branch.words.get(step)
                if known is None:
                    known = branch.words[step] = Branch()
            else:
                known = branch.refs.get((step.key, step.one))
                if known is None:
                    known = branch.refs[step.key, step.one] = Branch()
            branch = known
        if branch.end is not None:
            raise GrammarError(f"two phrases read the same words: {branch.end.origin!r} and {rule.origin!r}")
        branch.end = rule


class Category(msgspec.Struct, eq=False, gc=False):
    """A category: its rules, or the terminal that reads it, and how to find the rules that may apply."""

    key: str
    rules: list[Rule] = msgspec.field(default_factory=list)
    terminal: Terminal | None = None
    first: First = msgspec.field(default_factory=First)
    types: set[type] | None = msgspec.field(default_factory=set)
    phrases: Branch = msgspec.field(default_factory=Branch)
    others: tuple[AliasRule | ListRule, ...] = ()
    by_class: dict[type, list[PhraseRule]] = msgspec.field(default_factory=dict)  # of the values that they print
    known: dict[Look, bool] = msgspec.field(default_factory=dict)
    prints: dict[type, tuple[Rule, ...]] = msgspec.field(default_factory=dict)

    def may_start(self, look: Look) -> bool:
        """May the category begin where this stands?"""
        found = self.known.get(look)
        if found is None:
            found = self.known[look] = self.first.nullable or (look != NOTHING and self.first.admits(*look))
        return found


@dataclass(eq=False, slots=True)
class Compiled:
    """All categories by key (`noun`, `noun/one`, `noun/many`) and the test for singular."""

    name: str
    categories: dict[str, Category]
    singular: Callable[[object], bool]

    def __getitem__(self, key: str) -> Category:
        found = self.categories.get(key)
        if found is None:
            raise GrammarError(f"grammar {self.name} has no category {key}")
        return found

    def likely(self, branch: Branch, look: Look) -> tuple[tuple[str, bool | None, Branch], ...]:
        """The categories that may go on from a place in phrases where this stands; `branch.likely` has them from now on."""
        found = branch.likely[look] = tuple(
            [(key, one, after) for (key, one), after in branch.refs.items() if self.categories[key].may_start(look)]
        )
        return found

    def printing(self, category: Category, cls: type) -> tuple[Rule, ...]:
        """The rules of a category that may print a value of this class."""
        found = category.prints.get(cls)
        if found is None:
            others = [(rule, _rule_types(self, rule)) for rule in category.others]
            fit = [*category.by_class.get(cls, ()), *(rule for rule, types in others if types is None or cls in types)]
            found = category.prints[cls] = tuple(sorted(fit, key=lambda rule: rule.place))
        return found


@contextmanager
def uncollected() -> Iterator[None]:
    """Making a grammar leaves nothing to collect; looking for it all the while takes two fifths of the time."""
    working = gc.isenabled()
    gc.disable()
    try:
        yield
    finally:
        if working:
            gc.enable()


def build(grammar: Grammar, builtin: dict[str, Terminal]) -> Compiled:
    """Spell out, check and index a grammar; raises `GrammarError`."""
    from cardwright.text import checks

    made = _Builder(grammar, builtin).run()
    checks.unknown(made)
    for category in made.categories.values():
        _index(category)
    checks.twins(made)
    _nullable(made)
    checks.left_recursion(made)
    done: set[str] = set()
    for category in made.categories.values():
        _first(made, category, done)
    _types(made)
    return made


class _Builder:
    """Spells out number agreement: every category that depends on a number exists twice."""

    def __init__(self, grammar: Grammar, builtin: dict[str, Terminal]) -> None:
        self.grammar = grammar
        used = {*grammar.categories()}
        self.terminals = {**{k: v for k, v in builtin.items() if k not in used}, **grammar.declared.terminals}
        self.numbered = self._numbered()
        self._ref_of = cache(lambda slot: self._ref(slot, {}, ""))

    def run(self) -> Compiled:
        made: dict[str, Category] = {}
        for name in [*self.grammar.categories(), *self.terminals]:
            for key in (f"{name}/{ONE}", f"{name}/{MANY}") if name in self.numbered else (name,):
                made.setdefault(key, Category(key, terminal=self.terminals.get(name)))
        for phrase in self.grammar.phrases:
            for number in self._numbers(phrase.category):
                made[_key(phrase.category, number)].rules += self._variants(phrase, number)
        for name, target in self.grammar.declared.aliases:
            for number in self._numbers(name):
                rule = AliasRule(f"{name}: any {target}", self._target(Slot("", target, SAME), number))
                made[_key(name, number)].rules.append(rule)
        for listing in self.grammar.lists:
            for number in self._numbers(listing.category):
                made[_key(listing.category, number)].rules.append(self._list(listing, number))
        return Compiled(self.grammar.name, made, self.grammar.singular)

    def _numbered(self) -> set[str]:
        found = {p.category for p in self.grammar.phrases if any(_inherits(part) for part in p.varied)}
        links = [
            *self.grammar.declared.aliases,
            *(
                (each.category, item.category)
                for each in self.grammar.lists
                for item in (each.item, each.final)
                if not item.number
            ),
        ]
        grown = True
        while grown:
            more = {name for name, target in links if target in found}
            grown = not more <= found
            found |= more
        return found

    def _numbers(self, name: str) -> tuple[str, ...]:
        return (ONE, MANY) if name in self.numbered else ("",)

    def _target(self, slot: Slot, number: str) -> str:
        """The key of a slot's category; `number` is the resolved number, or that of the phrase."""
        if slot.category not in self.numbered:
            return slot.category
        wanted = number if slot.number == SAME else slot.number
        if wanted not in (ONE, MANY):
            raise GrammarError(
                f"{slot.category} depends on a number: write {{{slot.field}:{slot.category}/FIELD}}, /{ONE}, /{MANY} or /{SAME}"
            )
        return _key(slot.category, wanted)

    def _list(self, listing: Listing, number: str) -> ListRule:
        item, final = (
            each if each.number else Slot("item", each.category, SAME) for each in (listing.item, listing.final)
        )
        fixed = _fixed(listing.cls, listing.constants, {listing.field})
        return ListRule(
            listing.origin, self._target(item, number), self._target(final, number),
            listing.between, listing.last,
            listing.low, listing.high, listing.cls, listing.field, listing.constants, fixed,
        )  # fmt: skip

    def _variants(self, phrase: Phrase, number: str) -> Iterator[PhraseRule]:
        optional = [slot for slot in phrase.slots if slot.optional]
        for present in product((False, True), repeat=len(optional)):
            absent = {slot for slot, there in zip(optional, present, strict=True) if not there}
            parts = [part for part in phrase.parts if part not in absent] if absent else phrase.parts
            yield from self._agreeing(phrase, parts, number)

    def _agreeing(self, phrase: Phrase, parts: Sequence[Part], number: str) -> Iterator[PhraseRule]:
        varied = [part for part in parts if not isinstance(part, str)]
        filled = {part.field for part in varied if isinstance(part, Slot)}
        fixed = _fixed(phrase.cls, phrase.constants, filled)
        fields = [name for name in dict.fromkeys(map(self._agrees_with, varied)) if name]
        for name in fields:
            if name not in filled and name not in fixed:
                raise GrammarError(f"{phrase.template!r} agrees with {name}, which it does not fill")
        open_fields = [name for name in fields if name in filled]
        known = {name: self.grammar.singular(fixed[name]) for name in fields if name not in filled}
        origin = f"{phrase.category}: {phrase.template}"
        for choice in product((True, False), repeat=len(open_fields)):
            checks = tuple(zip(open_fields, choice, strict=True))
            steps = self._steps(parts, {**known, **dict(checks)}, number) if fields or number else self._plain(parts)
            if steps is not None:
                refs = tuple([step for step in steps if not isinstance(step, str)])
                yield PhraseRule(origin, tuple(steps), phrase.cls, fixed, phrase.constants, checks, refs)

    def _agrees_with(self, part: Slot | Agree) -> str:
        """The field that a part agrees with, or an empty text."""
        if isinstance(part, Agree):
            return "" if part.field == SAME else part.field
        if part.category in self.numbered:
            return "" if part.number in ("", ONE, MANY, SAME) else part.number
        return ""

    def _plain(self, parts: Sequence[Part]) -> list[Step]:
        """What is read one after the other where nothing depends on a number."""
        return [part if isinstance(part, str) else self._ref_of(part) for part in parts]

    def _steps(self, parts: Sequence[Part], ones: dict[str, bool], number: str) -> list[Step] | None:
        """What is read one after the other; None where a form is not said of this number."""
        steps: list[Step] = []
        for part in parts:
            if isinstance(part, str):
                steps.append(part)
            elif isinstance(part, Agree):
                one = number == ONE if part.field == SAME else ones[part.field]
                words = part.singular if one else part.plural
                if words == NO_FORM:
                    return None
                steps += words
            else:
                steps.append(self._ref(part, ones, number))
        return steps

    def _ref(self, slot: Slot, ones: dict[str, bool], number: str) -> Ref:
        if slot.number in ones:
            slot = Slot(slot.field, slot.category, ONE if ones[slot.number] else MANY)
        return _ref(slot.field, self._target(slot, number), ones.get(slot.field))


_ref = cache(Ref)  # the same few thousand stand in all phrases


def _inherits(part: Slot | Agree) -> bool:
    return part.field == SAME if isinstance(part, Agree) else part.number == SAME


def _key(name: str, number: str) -> str:
    return f"{name}/{number}" if number else name


def _fixed(cls: type[msgspec.Struct] | None, constants: dict[str, object], filled: set[str]) -> dict[str, object]:
    """The values of all fields that no slot fills: constants, and defaults of the rest."""
    fixed = {**defaults_of(cls), **constants} if cls is not None else dict(constants)
    for name in filled & fixed.keys():
        del fixed[name]
    return fixed


def _nullable(made: Compiled) -> None:
    """Which categories may be empty."""
    grown = True
    while grown:
        grown = False
        for category in made.categories.values():
            if not category.first.nullable and any(empty(made, rule) for rule in category.rules):
                category.first.nullable = grown = True


def empty(made: Compiled, rule: Rule) -> bool:
    """May this rule read nothing?"""
    if isinstance(rule, PhraseRule):
        return all(isinstance(step, Ref) and made[step.key].first.nullable for step in rule.steps)
    if isinstance(rule, AliasRule):
        return made[rule.target].first.nullable
    return rule.low == 0


def left_edge(made: Compiled, rule: Rule) -> Iterator[Step]:
    """The steps that may come first in a rule."""
    if isinstance(rule, AliasRule):
        yield Ref("", rule.target)
    elif isinstance(rule, ListRule):
        yield Ref("", rule.item)
    else:
        for step in rule.steps:
            yield step
            if isinstance(step, str) or not made[step.key].first.nullable:
                return


def _first(made: Compiled, category: Category, done: set[str]) -> First:
    """What a category may begin with: `done` are those that are known; none begins with itself (`checks.left_recursion`)."""
    if category.key in done:
        return category.first
    done.add(category.key)
    if category.terminal is not None:
        category.first.terminals.append(category.terminal)
    _first_of_phrases(made, category.first, category.phrases, done)
    for rule in category.others:
        for step in left_edge(made, rule):
            if isinstance(step, Ref):
                category.first.add(_first(made, made[step.key], done))
    return category.first


def _first_of_phrases(made: Compiled, first: First, branch: Branch, done: set[str]) -> None:
    """What the phrases from here may begin with: also what stands behind something that may be empty."""
    first.literals.update(branch.words)
    for (key, _), behind in branch.refs.items():
        first.add(_first(made, made[key], done))
        if made[key].first.nullable:
            _first_of_phrases(made, first, behind, done)


def _index(category: Category) -> None:
    others: list[AliasRule | ListRule] = []
    for place, rule in enumerate(category.rules):
        rule.place = place
        if isinstance(rule, PhraseRule):
            category.phrases.add(rule)
            category.by_class.setdefault(rule.cls or type(rule.fixed["value"]), []).append(rule)
        else:
            others.append(rule)
    category.others = tuple(others)


def _types(made: Compiled) -> None:
    """Which classes a category may print; None where a terminal decides."""
    for category in made.categories.values():
        if category.terminal is not None:
            category.types = None
    grown = True
    while grown:
        grown = False
        for category in made.categories.values():
            if category.types is None:
                continue
            found: set[type] | None = {*category.by_class}
            for rule in category.others:
                more = _rule_types(made, rule)
                found = None if found is None or more is None else found | more
            grown = grown or found != category.types
            category.types = found


def _rule_types(made: Compiled, rule: AliasRule | ListRule) -> set[type] | None:
    if isinstance(rule, AliasRule):
        return made[rule.target].types
    return {rule.cls or tuple}
