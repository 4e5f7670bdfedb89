"""What a person can do about a refused text: how far it is understood, what could follow there, and which known phrases are near."""

from __future__ import annotations

import difflib
import math
import re
from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import cache, lru_cache
from itertools import chain

from cardwright.errors import TextError
from cardwright.text.compile import LANGUAGES, Names, compile_paragraph, normalise_text
from cardwright.text.failures import Advice, Ambiguity, ReadFailure, Unknown
from cardwright.text.grammar import Grammar, Phrase
from cardwright.text.template import MANY, ONE, Agree, Part
from cardwright.text.tokens import CLOSE, OPEN, TAG_END, Token, tokenise

_NEAR = 3  # phrases that are shown
_TRIED = 12  # changes that are tried out
_FEW = 4  # words that could follow, so few that each is tried where another word stands, or none
_FURTHER = 3  # tokens that a change must bring
_AHEAD = 12  # tokens after the place that are compared with phrases
_LIKE = 0.75  # of the letters of two words that are taken for one
_SHARE = 0.4  # of a phrase's words that must stand there

_HINTS = {
    "ambiguous": "two phrases read these words differently: make one of them narrower (docs/text.md)",
    "bind": "the sentences read, but what is spoken of is not settled: look at the pronouns and at what they follow (docs/text.md), "
    "and at the card's facts where a field is named",
    "round_trip": "the text reads but prints differently: a wording (`w`) of a phrase is missing (docs/text.md)",
    "ruleset": "the text is understood; none of the game's rulesets has all that it speaks of",
    "executable": "the text is understood; something that carries out these nodes is missing (docs/text.md, step 5)",
}


def advise(game: str, text: str, *, name: str, card_type: str, lexicon: Names | None = None) -> Advice | None:
    """Advice on the first paragraph that is refused; None where every paragraph is read."""
    tidy = normalise_text(game, text, lexicon=lexicon)
    for number, paragraph in enumerate(tidy.paragraphs):
        try:
            compile_paragraph(game, paragraph, number, name, card_type, lexicon)
        except TextError as error:
            at = tidy.origin(number, error.at)
            if isinstance(error, ReadFailure):
                language = LANGUAGES[game]
                place = _Place(language.grammar(), language.category(card_type), paragraph, name, lexicon or {}, error)
                return place.advice(at)
            end = error.end if isinstance(error, Ambiguity) else error.at
            return Advice(paragraph, paragraph[:end], paragraph[end:], at, hint=_HINTS.get(error.stage, ""))
    return None


def hint_of(stage: str) -> str:
    """What to do about a refusal at a stage that says nothing of a place; "" where only the place tells."""
    return _HINTS.get(stage, "")


@dataclass
class _Place:
    """The furthest place that the reading of a paragraph has come to."""

    grammar: Grammar
    category: str
    paragraph: str
    name: str
    lexicon: Names
    failure: ReadFailure

    def advice(self, printed_at: int) -> Advice:
        at, words = self.failure.at, vocabulary(self.grammar)
        tokens = tokenise(self.paragraph)
        far = next((i for i, token in enumerate(tokens) if token.at >= at), len(tokens))
        unknown = tuple(_unknown(tokens, far, words, self.name))
        changes = tuple(self._changes(tokens, far, unknown))
        near = tuple(_near(self.grammar, tokens, far, {each.word: each.like for each in unknown}))
        return Advice(
            self.paragraph, self.paragraph[:at].rstrip(), self.paragraph[at:], printed_at, self.failure.expected,
            unknown, changes, near, _hint(unknown, changes),
        )  # fmt: skip

    def _changes(self, tokens: Sequence[Token], far: int, unknown: Sequence[Unknown]) -> Iterator[str]:
        """Small changes at the place with which the paragraph reads further, tried out."""
        words = [each[1:-1] for each in self.failure.expected if each[0] in "'\""]
        stood = tokens[far] if far < len(tokens) else None
        found = _shown(stood.text) if stood else "the end"
        begin, end = (stood.at, stood.end) if stood else (len(self.paragraph), len(self.paragraph))
        tries: list[tuple[str, str, int]] = []
        if stood:
            alike = {word: _alike(word, stood.low) for word in {*words, *self._beginnings()}}
            likely = sorted((word for word in alike if alike[word] >= 0.6), key=lambda word: (-alike[word], word))
            tries += [(f"{_shown(word)} in place of {found}", word, end) for word in likely[: _TRIED // 2]]
            like = next((each.like for each in unknown if each.word == stood.text), ())
            known = [word.capitalize() if stood.text[0].isupper() else word for word in like if word not in alike]
            tries += [(f"{_shown(word)} in place of {found}", word, end) for word in known]
            tries.append((f"without {found}", "", end))
        few = [word for word in words if word[0].isalnum()]
        few = few if len(few) <= _FEW else []
        marks = [word for word in words if not word[0].isalnum()]
        tries += [(f"{_shown(word)} before {found}", word + " ", begin) for word in marks]
        before = "" if self.paragraph[:begin].endswith(" ") or not begin else " "
        behind = " " if stood and stood.kind == "word" else ""
        tries += [(f"{_shown(word)} before {found}", before + word + behind, begin) for word in few]
        tries += [(f"{_shown(word)} in place of {found}", word, end) for word in few if stood and stood.kind == "word"]
        changed = {told: self.paragraph[:begin] + word + self.paragraph[rest:] for told, word, rest in tries}
        for told, paragraph in (*self._own_name(tokens, far), *list(changed.items())[:_TRIED]):
            if self._reads_on(paragraph, tokens[far + _FURTHER :]):
                yield told

    def _own_name(self, tokens: Sequence[Token], far: int) -> Iterator[tuple[str, str]]:
        """The card's own name, where about the same letters stand: at the place, or before it as the name of some card."""
        long = len(tokenise(self.name))
        for words in (tokens[far : far + long], tokens[max(0, far - long) : far]):
            stands = self.paragraph[words[0].at : words[-1].end] if words else ""
            if stands != self.name and _alike(stands, self.name) >= _LIKE:
                changed = self.paragraph[: words[0].at] + self.name + self.paragraph[words[-1].end :]
                yield f"{_shown(self.name)} in place of {_shown(stands)}", changed

    def _beginnings(self) -> Iterator[str]:
        """The words with which the expected categories may begin."""
        made = self.grammar.freeze()
        for each in self.failure.expected:
            name = each[1:-1]
            for key in (name, f"{name}/{ONE}", f"{name}/{MANY}") if each[0] == "<" else ():
                if key in made.categories:
                    yield from made[key].first.literals

    def _reads_on(self, paragraph: str, ahead: Sequence[Token]) -> bool:
        """Whether a changed paragraph reads to its end, or some tokens further than it did."""
        try:
            self.grammar.parse(self.category, paragraph, self_name=self.name, lexicon=self.lexicon)
        except ReadFailure as failure:
            return bool(ahead) and len(paragraph) - failure.at <= len(self.paragraph) - ahead[0].at
        except TextError:
            return True
        return True


def _hint(unknown: Sequence[Unknown], changes: Sequence[str]) -> str:
    if changes:
        return (
            "a small change reads: correct the text if that is a slip, or add the wording to the phrase (docs/text.md)"
        )
    if unknown:
        return "words there are in no phrase: correct the spelling, or add a phrase for them (docs/text.md)"
    return "the words are known, but not in this place: add a phrase, or a wording to a near one (docs/text.md)"


# Words


@lru_cache(maxsize=8)
def vocabulary(grammar: Grammar) -> frozenset[str]:
    """Every word of the grammar's phrases and lists, with small letters."""
    parts = {part for phrase in grammar.phrases for part in phrase.parts}
    found = {word for part in parts for words in _forms(part) for word in words}
    found.update(word.lower() for each in grammar.lists for word in (*each.between, *each.last))
    return frozenset(found)


def _literals(phrase: Phrase) -> tuple[frozenset[str], ...]:
    """The words of a phrase in order; those that agree with a number in both forms."""
    return tuple(chain.from_iterable(map(_forms, phrase.parts)))


@cache
def _forms(part: Part) -> tuple[frozenset[str], ...]:
    if isinstance(part, str):
        return (frozenset((part.lower(),)),)
    return (frozenset(word.lower() for word in part.singular + part.plural),) if isinstance(part, Agree) else ()


def _unknown(tokens: Sequence[Token], far: int, known: frozenset[str], name: str) -> Iterator[Unknown]:
    """The words in no phrase, from the place to the end of the sentence; names in tags are not looked at."""
    tagged, own = 0, name.lower()
    for token in tokens[far : far + _AHEAD]:
        if token.text == ".":
            return
        tagged += (token.kind == "tag") * (-1 if token.text == TAG_END else 1)
        low = token.text.lower()
        if tagged <= 0 and token.kind == "word" and low not in known and low not in own:
            like = difflib.get_close_matches(low, sorted(known), n=3, cutoff=_LIKE)
            called = [word for word in name.split() if _alike(word, low) >= _LIKE]  # the card itself
            yield Unknown(token.text, tuple(called + like)[:3])


def _alike(first: str, second: str) -> float:
    return difflib.SequenceMatcher(None, first.lower(), second.lower()).ratio()


def _shown(word: str) -> str:
    return {OPEN: "'\"'", CLOSE: "'\"'"}.get(word, repr(word))


# Phrases


@dataclass(frozen=True)
class _Known:
    """A phrase as it is compared: its words in order and what they weigh (rare words weigh more)."""

    phrase: Phrase
    words: tuple[frozenset[str], ...]
    weights: tuple[float, ...]


@lru_cache(maxsize=8)
def _phrases(grammar: Grammar) -> dict[str, tuple[_Known, ...]]:
    """The phrases of at least two words, by each of their words."""
    listed = [(phrase, _literals(phrase)) for phrase in grammar.phrases]
    often = Counter(word for _, words in listed for word in frozenset().union(*words))
    weight = {word: math.log(1 + len(listed) / times) for word, times in often.items()}
    index: dict[str, list[_Known]] = {}
    for phrase, words in listed:
        if sum(any(word[0].isalnum() for word in each) for each in words) >= 2:
            known = _Known(phrase, words, tuple([min([weight[word] for word in each]) for each in words]))
            for word in frozenset().union(*words):
                index.setdefault(word, []).append(known)
    return {word: tuple(phrases) for word, phrases in index.items()}


def _near(grammar: Grammar, tokens: Sequence[Token], far: int, like: dict[str, tuple[str, ...]]) -> Iterator[str]:
    """Known phrases that share most words with the sentence around the place, nearest first."""
    start = next((i + 1 for i in range(far - 1, -1, -1) if tokens[i].text in (".", ":", OPEN)), 0)
    end = next((i for i in range(far, len(tokens)) if tokens[i].text == "."), len(tokens))
    window = tokens[start : min(end, far + _AHEAD)]
    here = [frozenset((token.text.lower(), *like.get(token.text, ()))) for token in window]
    index = _phrases(grammar)
    found = {id(known): known for words in here for word in words for known in index.get(word, ())}
    everywhere = frozenset().union(*here)
    bounds = sorted(
        ((bound, known) for known in found.values() if (bound := _bound(known, everywhere)) > 0),
        key=lambda pair: (-pair[0], pair[1].phrase.template),
    )
    scored: list[tuple[float, str]] = []
    for bound, known in bounds:
        enough = sorted(
            dict(sorted(((text, s) for s, text in scored), key=lambda pair: pair[1])).values(), reverse=True
        )
        if len(enough) >= _NEAR and enough[_NEAR - 1] > bound:
            break  # none that is left can come nearer
        score = _score(known, here, far - start)
        if score > 0:
            scored.append((score, readable(known.phrase.template)))
    shown = dict.fromkeys(text for _, text in sorted(scored, key=lambda pair: (-pair[0], pair[1])))
    yield from list(shown)[:_NEAR]


def _bound(known: _Known, everywhere: frozenset[str]) -> float:
    """What the phrase can score at most: all of its words that stand there at all, in order; 0 where that is too little."""
    total = sum(known.weights)
    there = sum(w for words, w in zip(known.words, known.weights, strict=True) if not words.isdisjoint(everywhere))
    return there * there / total if there >= _SHARE * total else 0.0


def _score(known: _Known, here: Sequence[frozenset[str]], far: int) -> float:
    """How much of a phrase stands there, in order, and reaches the place; 0 where that is too little."""
    total = sum(known.weights)
    # The heaviest common subsequence; of equal ones that which reaches further.
    best: list[tuple[float, int]] = [(0.0, -1)] * (len(here) + 1)
    for words, weight in zip(known.words, known.weights, strict=True):
        row = [(0.0, -1)]
        for at, there in enumerate(here):
            found = max(row[at], best[at + 1])
            if words & there:
                found = max(found, (best[at][0] + weight, at))
            row.append(found)
        best = row
    weight, last = best[-1]
    return weight * weight / total if last >= far and weight >= _SHARE * total else 0.0


_SLOT = re.compile(r"\{\w+(\??):(\w+)(?:/\w+)?\}")
_AGREE = re.compile(r"<([^<>:]*)(?::\w+)?>")


def readable(template: str) -> str:
    """A template without its fields: `draw <number> card/cards`; what may be left out stands in brackets."""
    plain = _AGREE.sub(lambda match: match[1].replace("|", "/"), template)
    return _SLOT.sub(lambda match: f"[<{match[2]}>]" if match[1] else f"<{match[2]}>", plain)
