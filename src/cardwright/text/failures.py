"""What reading a text can fail with: the text is not understood, or it has two meanings."""

from __future__ import annotations

import msgspec

from cardwright.errors import TextError


class ReadFailure(TextError):
    """A text that the grammar does not read (stage `read`).

    `at` is the furthest character reached, `found` the text that stands there, `expected` what could have: words in quotes,
    categories in angle brackets, `end of text`.
    """

    def __init__(self, *, at: int, found: str, expected: tuple[str, ...], paragraph: int = 0, shown: int = 8) -> None:
        self.found = found
        self.expected = expected
        listed = ", ".join(expected[:shown]) + (f" and {len(expected) - shown} more" if len(expected) > shown else "")
        where = f"{found!r}" if found else "the end of the text"
        super().__init__(
            f"cannot go on at {where}; expected {listed or 'nothing'}", stage="read", paragraph=paragraph, at=at
        )


class Ambiguity(TextError):
    """A text with two meanings (stage `ambiguous`).

    `readings` are two of them, `at` and `end` bound the first and smallest piece of text that they read differently, `path`
    leads to the first field in which they differ, `span` is that piece, `category` what it was read as.
    """

    def __init__(
        self,
        *,
        readings: tuple[object, object],
        path: str,
        span: str,
        at: int,
        end: int,
        category: str,
        paragraph: int = 0,
    ) -> None:
        self.readings = readings
        self.path = path
        self.span = span
        self.end = end
        self.category = category
        first, second = (brief(reading, path) for reading in readings)
        super().__init__(
            f"two readings of {span!r} as {category}; {path or 'value'} is {first} or {second}",
            stage="ambiguous",
            paragraph=paragraph,
            at=at,
        )


def difference(first: object, second: object) -> str:
    """The path of the first field in which two values differ, such as `effects[1].target`; empty if they differ as a whole."""
    fields: tuple[str, ...] = getattr(first, "__struct_fields__", ())
    if type(first) is not type(second):
        return ""
    if fields:
        for name in fields:
            if name != "w" and getattr(first, name) != getattr(second, name):
                inner = difference(getattr(first, name), getattr(second, name))
                return name + ("" if not inner or inner.startswith("[") else ".") + inner
    if isinstance(first, tuple) and isinstance(second, tuple) and len(first) == len(second):
        for index, (left, right) in enumerate(zip(first, second, strict=True)):
            if left != right:
                inner = difference(left, right)
                return f"[{index}]" + ("" if not inner or inner.startswith("[") else ".") + inner
    return ""


def brief(value: object, path: str, limit: int = 160) -> str:
    """The value at a path, cut to a readable length."""
    for step in path.replace("[", ".[").split("."):
        if step.startswith("[") and isinstance(value, tuple):
            value = value[int(step[1:-1])]
        elif step:
            value = getattr(value, step)
    text = repr(value)
    return text if len(text) <= limit else text[: limit - 3] + "..."


class Unknown(msgspec.Struct, frozen=True):
    """A word that no phrase of the grammar has, and known words that are spelt much like it."""

    word: str
    like: tuple[str, ...]


class Advice(msgspec.Struct, frozen=True):
    """`tidy`, the paragraph as it was read, is understood up to `rest`, which begins at offset `printed_at` of the printed text.

    `expected` could have stood there: words in quotes, categories in angle brackets. `unknown` are words in no phrase, `changes`
    small changes with which the text was tried and read further, `near` known phrases with much the same words, `hint` what to do.
    """

    tidy: str
    understood: str
    rest: str
    printed_at: int
    expected: tuple[str, ...] = ()
    unknown: tuple[Unknown, ...] = ()
    changes: tuple[str, ...] = ()
    near: tuple[str, ...] = ()
    hint: str = ""
