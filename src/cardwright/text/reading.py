"""From text to nodes: memoised recursive descent that finds every reading."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

from cardwright.errors import TextError
from cardwright.text.compiled import NOTHING, AliasRule, Branch, Compiled, ListRule, Look, PhraseRule
from cardwright.text.failures import Ambiguity, ReadFailure, difference
from cardwright.text.tokens import name_words, tokenise

Result = tuple[int, Any]

# More tokens than the longest card has by far; keeps the depth of nesting in a text bounded too.
MAX_TOKENS = 1200


class Source:
    """A text being read: its tokens, the card's own name as token texts, the names known."""

    def __init__(self, text: str, self_name: str, lexicon: Mapping[str, frozenset[str]]) -> None:
        self.text = text
        self.tokens = tokenise(text)
        self.texts = tuple(token.text for token in self.tokens)
        self.self_words = name_words(self_name)
        self.lexicon = lexicon

    def text_at(self, pos: int) -> str:
        """The token text at a position; empty at the end."""
        return self.texts[pos] if pos < len(self.texts) else ""


class Reader:
    """One reading of one text. `one` and `all` are what it is for."""

    def __init__(
        self, grammar: Compiled, text: str, self_name: str, lexicon: Mapping[str, frozenset[str]], paragraph: int
    ) -> None:
        self.grammar = grammar
        self.source = Source(text, self_name, lexicon)
        self.paragraph = paragraph
        self.texts: tuple[str, ...] = (*self.source.texts, "")
        self.lows: tuple[str, ...] = (*(token.low for token in self.source.tokens), "")
        self.size = len(self.source.tokens)
        self.looks = (*map(self._look, range(self.size)), NOTHING)
        self.memo: dict[tuple[str, int], list[Result]] = {}
        self.far = 0
        self.missed: set[str | Branch] = set()  # what was looked for at the furthest place

    def one(self, category: str) -> Any:
        """The only reading; raises `ReadFailure` or `Ambiguity`."""
        found = self.all(category)
        if not found:
            raise self._failure(category)
        if len(found) > 1:
            raise self._ambiguity(category, found)
        return found[0]

    def all(self, category: str) -> list[Any]:
        """Every reading of the whole text."""
        size = len(self.source.tokens)
        if size > MAX_TOKENS:
            raise TextError("the text is too long", stage="read", paragraph=self.paragraph)
        self.grammar[category]  # an error of its own where there is none
        try:
            results = self._category(category, 0)
        except RecursionError:
            raise TextError("the text is nested too deeply", stage="read", paragraph=self.paragraph) from None
        return [value for end, value in results if end == size]

    def _category(self, key: str, pos: int) -> list[Result]:
        memo_key = (key, pos)
        found = self.memo.get(memo_key)
        if found is not None:
            return found
        category = self.grammar.categories[key]
        out: list[Result] = []
        if category.terminal is not None:
            if pos < self.size:
                out.extend(category.terminal.match(self.source, pos))
        elif category.may_start(self.looks[pos]):
            self._phrases(category.phrases, pos, (), out, True)
            for rule in category.others:
                if type(rule) is AliasRule:
                    out.extend(self._category(rule.target, pos))
                elif type(rule) is ListRule:
                    self._list(rule, pos, out)
        if len(out) > 1:
            out = _distinct(out)
        self.memo[memo_key] = out
        return out

    def _look(self, pos: int) -> Look:
        token, name = self.source.tokens[pos], self.source.self_words
        own = bool(name) and name[0] == token.text and self.source.texts[pos : pos + len(name)] == name
        return (token.text, token.low, token.kind, own)

    def _phrases(self, branch: Branch, pos: int, values: tuple[Any, ...], out: list[Result], first: bool) -> None:
        """Every phrase that goes on from a place in them."""
        if branch.end is not None:
            out.append((pos, _built(branch.end, values)))
        words, refs = branch.words, branch.refs
        if not first and pos >= self.far and (words or refs):
            self._missed(pos, branch)
        if words:
            text, low = self.texts[pos], self.lows[pos]
            after = words.get(text)
            if after is not None:
                self._phrases(after, pos + 1, values, out, False)
            if low is not text and low != text:
                after = words.get(low)
                if after is not None:
                    self._phrases(after, pos + 1, values, out, False)
        if not refs:
            return
        look = self.looks[pos]
        likely = branch.likely.get(look)
        if likely is None:
            likely = self.grammar.likely(branch, look)
        for key, one, after in likely:
            found = self.memo.get((key, pos))
            if found is None:
                found = self._category(key, pos)
            for end, value in found:
                if one is None or self.grammar.singular(value) is one:
                    self._phrases(after, end, (*values, value), out, False)

    def _list(self, rule: ListRule, pos: int, out: list[Result]) -> None:
        if rule.final != rule.item:
            self._pair(rule, pos, out)
            return

        def emit(end: int, items: tuple[Any, ...]) -> None:
            if len(items) < rule.low or (rule.high is not None and len(items) > rule.high):
                return
            out.append((end, _listed(rule, items)))

        uniform = rule.between == rule.last
        if rule.low == 0:
            emit(pos, ())
        pending: list[tuple[int, tuple[Any, ...]]] = [(pos, ())]
        while pending:
            at, items = pending.pop()
            found = self._category(rule.item, at)
            if not found:
                self._missed(at, f"<{rule.item}")
            for end, value in found:
                grown = (*items, value)
                if uniform or len(grown) == 1:
                    emit(end, grown)
                if rule.high is not None and len(grown) >= rule.high:
                    continue
                after = self._separator(rule.between, end)
                if after >= 0:
                    pending.append((after, grown))
                after = -1 if uniform else self._separator(rule.last, end)
                if after >= 0:
                    for final, item in self._category(rule.item, after):
                        emit(final, (*grown, item))

    def _pair(self, rule: ListRule, pos: int, out: list[Result]) -> None:
        for end, first in self._category(rule.item, pos):
            after = self._separator(rule.last, end)
            for final, second in self._category(rule.final, after) if after >= 0 else ():
                out.append((final, _listed(rule, (first, second))))

    def _separator(self, words: tuple[str, ...], pos: int) -> int:
        for word in words:
            if self.texts[pos] != word and self.lows[pos] != word:
                self._missed(pos, repr(word))
                return -1
            pos += 1
        return pos

    def _missed(self, pos: int, what: str | Branch) -> None:
        """Note what was looked for: a quoted word, a category after `<`, or whatever goes on from a place in phrases."""
        if pos < self.far:
            return
        if pos > self.far:
            self.far = pos
            self.missed.clear()
        self.missed.add(what)

    def _expected(self) -> set[str]:
        """What could have stood at the furthest place, for the message."""
        found: set[str] = set()
        for what in self.missed:
            if isinstance(what, Branch):
                found.update(repr(word) for word in what.words)
                for key, _ in what.refs:
                    found.update(self._named(key) if not self.memo.get((key, self.far)) else ())
            else:
                found.update(self._named(what[1:]) if what[0] == "<" else (what,))
        return found - {repr(self.texts[self.far]), repr(self.lows[self.far])}

    def _named(self, key: str) -> Iterator[str]:
        """A category for the message: its words if they are few, else its name."""
        first = self.grammar[key].first
        if not first.terminals and len(first.literals) <= 6:
            yield from (repr(word) for word in first.literals)
        else:
            yield f"<{key.partition('/')[0]}>"

    def _failure(self, category: str) -> ReadFailure:
        size = len(self.source.tokens)
        ends = [end for end, _ in self.memo[category, 0]]
        expected = self._expected()
        if ends and max(ends) >= self.far:
            if max(ends) > self.far:
                self.far = max(ends)
                expected.clear()
            expected.add("end of text")
        if not expected:
            expected.update(self._named(category))
        at = self.source.tokens[self.far].at if self.far < size else len(self.source.text)
        found = self.source.text[at : at + 48]
        listed = tuple(sorted(expected, key=lambda text: (text[0] == "<", text)))
        return ReadFailure(at=at, found=found, expected=listed, paragraph=self.paragraph)

    def _ambiguity(self, category: str, found: list[Any]) -> Ambiguity:
        first, second = found[0], found[1]
        left, right = set(_identities(first)), set(_identities(second))
        spans: list[tuple[int, int, str]] = [(len(self.source.tokens), 0, category)]
        for (key, pos), results in self.memo.items():
            ends = {end for end, value in results if id(value) in left - right}
            spans += [(end - pos, pos, key) for end, value in results if id(value) in right - left and end in ends]
        length, pos, key = min(spans)
        tokens = self.source.tokens[pos : pos + length]
        at, end = (tokens[0].at, tokens[-1].end) if tokens else (0, 0)
        return Ambiguity(
            readings=(first, second), path=difference(first, second), span=self.source.text[at:end], at=at, end=end,
            category=key, paragraph=self.paragraph,
        )  # fmt: skip


def _built(rule: PhraseRule, values: tuple[Any, ...]) -> Any:
    if rule.cls is None:
        return rule.constants["value"]
    fields = dict(rule.constants)
    for ref, value in zip(rule.refs, values, strict=True):
        if ref.field != "_":
            fields[ref.field] = value
    return rule.cls(**fields)


def _distinct(results: list[Result]) -> list[Result]:
    """Without results that mean the same; of two wordings the commoner (smaller `w`) stays."""
    kept: list[Result] = []
    for end, value in results:
        for index, (other_end, other) in enumerate(kept):
            if end == other_end and same_meaning(value, other):
                if _weight(value) < _weight(other):
                    kept[index] = (end, value)
                break
        else:
            kept.append((end, value))
    return kept


def _listed(rule: ListRule, items: tuple[Any, ...]) -> Any:
    """The value of a list or pair with these items."""
    return items if rule.cls is None else rule.cls(**{rule.field: items}, **rule.constants)


def same_meaning(first: object, second: object) -> bool:
    """Are two values equal but for the wording (`w`)?"""
    if type(first) is not type(second):
        return False
    names: tuple[str, ...] | None = getattr(first, "__struct_fields__", None)
    if names is not None:
        return all(same_meaning(getattr(first, name), getattr(second, name)) for name in names if name != "w")
    if isinstance(first, tuple) and isinstance(second, tuple):
        return len(first) == len(second) and all(map(same_meaning, first, second))
    return first == second


def _weight(value: object) -> int:
    names: tuple[str, ...] | None = getattr(value, "__struct_fields__", None)
    if names is not None:
        return sum(getattr(value, name) if name == "w" else _weight(getattr(value, name)) for name in names)
    return sum(map(_weight, value)) if isinstance(value, tuple) else 0


def _identities(value: object) -> Iterator[int]:
    """The identities of all nodes in a value."""
    names: tuple[str, ...] | None = getattr(value, "__struct_fields__", None)
    if names is not None:
        yield id(value)
        for name in names:
            yield from _identities(getattr(value, name))
    elif isinstance(value, tuple):
        yield id(value)
        for item in value:
            yield from _identities(item)
