"""A text under correction that remembers where each of its characters was printed."""

from __future__ import annotations

import re
from collections.abc import Callable
from dataclasses import dataclass

_GROUP = re.compile(r"\\(\d)")


@dataclass(frozen=True, slots=True)
class Change:
    """One correction: its name, the offset in the printed text, what stood there and what stands there now."""

    kind: str
    at: int
    before: str
    after: str


class Draft:
    """`text` with `origins`: for each character, its offset in the printed text. `changes` lists the corrections."""

    def __init__(self, text: str, origins: list[int] | None = None, changes: list[Change] | None = None) -> None:
        self.text = text
        self.origins = list(range(len(text))) if origins is None else origins
        self.changes: list[Change] = [] if changes is None else changes

    def changed(self, kind: str, at: int, before: str, after: str) -> None:
        """Note a correction at a character of the present text."""
        self.changes.append(Change(kind, self.origins[at] if at < len(self.origins) else self.end, before, after))

    def sub(
        self, name: str, pattern: re.Pattern[str], template: str | Callable[[re.Match[str]], str], flat: bool = False
    ) -> None:
        """Replace every match; in the template `\\1` is a group, kept with its origins. Notes real changes under `name`, if any.

        A callable template returns the template for one match. `flat` takes its text as it is.
        """
        if pattern.search(self.text) is None:
            return
        out: list[str] = []
        origins: list[int] = []
        last = 0
        for match in pattern.finditer(self.text):
            out.append(self.text[last : match.start()])
            origins += self.origins[last : match.start()]
            before = len(out)
            filled = template if isinstance(template, str) else template(match)
            for index, piece in enumerate([filled] if flat else _GROUP.split(filled)):
                self._piece(match, piece, index % 2 == 1, out, origins)
            after = "".join(out[before:])
            if name and after != match.group():
                self.changed(name, match.start(), match.group(), after)
            last = match.end()
        out.append(self.text[last:])
        origins += self.origins[last:]
        self.text, self.origins = "".join(out), origins

    def _piece(self, match: re.Match[str], piece: str, group: bool, out: list[str], origins: list[int]) -> None:
        if group:
            start, end = match.span(int(piece))
            if start >= 0:
                out.append(self.text[start:end])
                origins += self.origins[start:end]
        elif piece:
            out.append(piece)
            # What is put in is said to stand where the replaced text stood.
            here = self.origins[match.start()] if match.start() < len(self.origins) else self.end
            origins += [here] * len(piece)

    @property
    def end(self) -> int:
        """The origin of the position after the last character."""
        return self.origins[-1] + 1 if self.origins else 0

    def part(self, start: int, end: int) -> Draft:
        """A piece of the draft, with the same list of changes."""
        return Draft(self.text[start:end], self.origins[start:end], self.changes)

    def add(self, text: str, other: Draft | None = None) -> None:
        """Append new text and, after it, another draft."""
        self.origins += [self.end] * len(text)
        self.text += text
        if other is not None:
            self.text += other.text
            self.origins += other.origins

    def replace(self, pieces: list[tuple[str, int]]) -> None:
        """Set the text from (piece, index of its first character here) pairs; index -1 for new characters."""
        origins: list[int] = []
        for piece, index in pieces:
            here = origins[-1] if origins else (self.origins[0] if self.origins else 0)
            origins += [here] * len(piece) if index < 0 else self.origins[index : index + len(piece)]
        self.text, self.origins = "".join(piece for piece, _ in pieces), origins
