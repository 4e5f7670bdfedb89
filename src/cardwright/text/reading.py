"""From text to nodes: memoised recursive descent that finds every reading."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

from cardwright.errors import TextError
from cardwright.text.compiled import AliasRule, Compiled, ListRule, PhraseRule, Ref, Step
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
        self.memo: dict[tuple[str, int], list[Result]] = {}
        self.far = 0
        self.missed: set[Step] = set()  # what was looked for at the furthest place

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
        inside = pos < self.size
        if category.terminal is not None:
            if inside:
                out.extend(category.terminal.match(self.source, pos))
        else:
            if inside:
                text, low = self.texts[pos], self.lows[pos]
                rules = category.known.get((text, low))
                if rules is None:
                    rules = category.candidates(text, low, self.source.tokens[pos].kind)
            else:
                rules = category.at_end
            for rule in rules:
                if type(rule) is PhraseRule:
                    self._phrase(rule, 0, pos, (), out)
                elif type(rule) is AliasRule:
                    out.extend(self._category(rule.target, pos))
                elif type(rule) is ListRule:
                    self._list(rule, pos, out)
        if len(out) > 1:
            out = _distinct(out)
        self.memo[memo_key] = out
        return out

    def _phrase(self, rule: PhraseRule, index: int, pos: int, values: tuple[Any, ...], out: list[Result]) -> None:
        steps, texts, lows, memo = rule.steps, self.texts, self.lows, self.memo
        count = len(steps)
        while index < count:
            step = steps[index]
            index += 1
            if type(step) is str:
                if texts[pos] != step and lows[pos] != step:
                    if pos >= self.far:
                        self._missed(pos, step)
                    return
                pos += 1
                continue
            assert type(step) is Ref
            found = memo.get((step.key, pos))
            if found is None:
                found = self._category(step.key, pos)
            if not found:
                if pos >= self.far:
                    self._missed(pos, step)
                return
            if step.one is not None:
                found = [(end, value) for end, value in found if self.grammar.singular(value) is step.one]
            if len(found) != 1:
                for end, value in found:
                    self._phrase(rule, index, end, (*values, value), out)
                return
            pos, value = found[0]
            values = (*values, value)
        if rule.cls is None:
            out.append((pos, rule.constants["value"]))
            return
        fields = dict(rule.constants)
        for ref, value in zip(rule.refs, values, strict=True):
            if ref.field != "_":
                fields[ref.field] = value
        out.append((pos, rule.cls(**fields)))

    def _list(self, rule: ListRule, pos: int, out: list[Result]) -> None:
        def emit(end: int, items: tuple[Any, ...]) -> None:
            if len(items) < rule.low or (rule.high is not None and len(items) > rule.high):
                return
            value = items if rule.cls is None else rule.cls(**{rule.field: items}, **rule.constants)
            out.append((end, value))

        uniform = rule.between == rule.last
        if rule.low == 0:
            emit(pos, ())
        pending: list[tuple[int, tuple[Any, ...]]] = [(pos, ())]
        while pending:
            at, items = pending.pop()
            found = self._category(rule.item, at)
            if not found:
                self._missed(at, Ref("", rule.item))
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

    def _separator(self, words: tuple[str, ...], pos: int) -> int:
        for word in words:
            if self.texts[pos] != word and self.lows[pos] != word:
                self._missed(pos, word)
                return -1
            pos += 1
        return pos

    def _missed(self, pos: int, step: Step) -> None:
        if pos < self.far:
            return
        if pos > self.far:
            self.far = pos
            self.missed.clear()
        self.missed.add(step)

    def _expected(self) -> set[str]:
        """What could have stood at the furthest place, for the message."""
        found: set[str] = set()
        for step in self.missed:
            found.update((repr(step),) if isinstance(step, str) else self._named(step.key))
        return found

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
