"""Words, icons and punctuation of a normalised paragraph, and the one spacing rule that puts them together again.

`tokenise(text)` cuts a paragraph into tokens; `join(texts)` is its inverse: for every token list `tokenise(join(t))` gives
`t` back, and `join(tokenise(text))` is what "normal spacing" means. Nothing here knows a game.

A token is a word (`Forward`, `Y'shtola`, `XIII-2`, `can't`), a number (`3000`), an icon (`《火》`, `[fanfare]`), a tag (`[[i]]`,
`[[/]]`), a possessive (`'s`, or `'` after a plural) or a punctuation mark. Quotation marks become `OPEN` and `CLOSE` at any
depth, so that one template with `"..."` serves the outer and the nested quote; printed they are `"..."`, inside those `‘...’`.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from functools import lru_cache

OPEN = "“"
CLOSE = "”"
TAG_END = "[[/]]"
INLINE_TAG = "[[i]]"

# How a quotation is printed at each depth; deeper than the last uses the last.
_QUOTES = (('"', '"'), ("‘", "’"), ("“", "”"))
_MARKS = frozenset(mark for pair in _QUOTES for mark in pair)

_TOKEN = re.compile(
    r"""
    (?P<tag>\[\[[a-z]*\]\]|\[\[/\]\])
  | (?P<icon>《[^《》]*》|\[[a-z0-9]+\])
  | (?P<possessive>'s(?![^\W_])|')
  | (?P<number>\d+(?![^\W_]|[-'][^\W\d_]))
  | (?P<word>[^\W_]+(?:['@-](?!s(?![^\W_]))[^\W_]+)*|\?\?+)
  | (?P<mark>--|\S)
    """,
    re.VERBOSE,
)

_CLOSING = frozenset({",", ".", ";", ":", "!", "?", "%", ")", CLOSE, TAG_END, "'s", "'"})
_OPENING = frozenset({"(", OPEN})


@dataclass(frozen=True, slots=True)
class Token:
    """One token: its `text`, its `kind` (`word`, `number`, `icon`, `tag`, `possessive`, `mark`), `at` and `end` in the paragraph.

    `start` is true where a sentence starts: there the first letter of a template's word may be capital. `low` is the text
    with a small first letter (only at a sentence start; else equal to `text`).
    """

    text: str
    kind: str
    at: int
    end: int
    start: bool = False
    low: str = ""


@lru_cache(maxsize=64)  # a paragraph is cut as it is tidied and as it is read
def tokenise(text: str) -> tuple[Token, ...]:
    """Cut a paragraph into tokens; white space separates and is forgotten. Never fails."""
    cut = _cut(text)
    starts = sentence_starts([found for found, _ in cut])
    return tuple(
        Token(
            found, match.lastgroup or "mark", match.start(), match.end(), start, _lower_first(found) if start else found
        )
        for (found, match), start in zip(cut, starts, strict=True)
    )


def _cut(text: str) -> list[tuple[str, re.Match[str]]]:
    """The texts of the tokens, quotation marks told apart, and where they stand."""
    cut: list[tuple[str, re.Match[str]]] = []
    depth = 0
    for match in _TOKEN.finditer(text):
        found = match.group()
        if found in _MARKS:
            # A closing mark that closes nothing is an apostrophe or a straight mark gone wrong.
            opens = depth == 0 if found in ('"', "”") else found != "’"
            if depth == 0 and found == "’":
                found = "'"
            else:
                depth += 1 if opens else -1
                found = OPEN if opens else CLOSE
        cut.append((found, match))
    return cut


@lru_cache(maxsize=8192)
def words_of(text: str) -> tuple[str, ...]:
    """The token texts of a short text such as a name or a piece of template."""
    return tuple([found for found, _ in _cut(text)])


def name_words(name: str) -> tuple[str, ...]:
    """The token texts of a printed name, whose apostrophe may be curly: normal texts have straight ones."""
    return words_of(name.replace("’", "'"))


def sentence_starts(texts: Sequence[str]) -> list[bool]:
    """For each token: may a sentence start there?

    At the start of the paragraph, after `.`, `:` and `--`, after an opening quotation mark, and after what itself stood at
    such a place and is no word: icons, a heading tag (`[[ex]]..[[/]]`, `[[s]]..[[/]]`), a parenthesis, a quotation.
    """
    flags: list[bool] = []
    now, stack = True, []
    for text in texts:
        flags.append(now)
        if text in (".", ":", "--"):
            now = True
        elif text == OPEN:
            stack.append(now)
            now = True
        elif text == "(" or (text.startswith("[[") and text != TAG_END):
            # What an inline tag encloses is part of the sentence; headings stand before it.
            stack.append(now and text != INLINE_TAG)
            now = False
        elif text in (CLOSE, ")", TAG_END):
            now = stack.pop() if stack else False
        elif not is_icon(text):
            now = False
    return flags


def is_icon(text: str) -> bool:
    """Is this token an icon, `《...》` or `[...]`?"""
    return text[0] == "《" or (text[0] == "[" and len(text) > 2 and text[1] != "[")


@lru_cache(maxsize=65536)
def glued(left: str, right: str) -> bool:
    """The spacing rule: is there no space between these two neighbours?"""
    return _wants_glue(left, right) and [m.group() for m in _TOKEN.finditer(left + right)] == [left, right]


def _wants_glue(left: str, right: str) -> bool:
    if right in _CLOSING or left in _OPENING or (left.startswith("[[") and left != TAG_END):
        return True
    if left == "/" or right == "/" or left in ("+", "-"):
        return True
    if is_icon(left):
        return is_icon(right) or right in ("+", "-")
    return False


def join(texts: Iterable[str], *, capitals: bool = True) -> str:
    """Put token texts together with normal spacing and quotation marks; with `capitals` each sentence starts with one."""
    listed = list(texts)
    starts = sentence_starts(listed) if capitals else [False] * len(listed)
    out: list[str] = []
    depth, before = 0, ""
    for text, start in zip(listed, starts, strict=True):
        if out and not glued(before, text):
            out.append(" ")
        before = text
        if text == OPEN:
            depth += 1
            out.append(_QUOTES[min(depth, len(_QUOTES)) - 1][0])
        elif text == CLOSE:
            out.append(_QUOTES[min(max(depth, 1), len(_QUOTES)) - 1][1])
            depth = max(0, depth - 1)
        else:
            out.append(_upper_first(text) if start else text)
    return "".join(out)


def _lower_first(text: str) -> str:
    return text[:1].lower() + text[1:]


def _upper_first(text: str) -> str:
    return text[:1].upper() + text[1:]
