"""No whole text of a real card stands in the project under another name: what is tested is told with texts of our own."""

from __future__ import annotations

import json
import re
from collections import defaultdict
from collections.abc import Iterator
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]
LETTERS = 90  # shorter texts coincide: there are only so many ways to draw a card
RUN = 8  # words that stand behind each other in a text, by which it is looked for
KINDS = {".py", ".txt", ".yaml", ".md", ".jsonl", ".json"}


def _words(text: str) -> list[str]:
    return re.sub(r"\[\[/?(?!br)\w*\]\]|[{}]", "", text.replace("[[br]]", " / ").replace("\n", " / ")).split()


def _real(corpus: Path) -> Iterator[tuple[str, re.Pattern[str], list[str]]]:
    """The longer texts, each once: the card's number, the text under any name, and its words without a name in them."""
    for file in sorted(corpus.glob("*/cards.jsonl")):
        seen: dict[str, str] = {}
        shared = set()
        for line in file.read_text(encoding="utf-8").splitlines():
            card = json.loads(line)
            text, name = " ".join(_words(card["text"])), " ".join(_words(card["name"]))
            any_name = text.replace(name, "\0")
            if seen.setdefault(any_name, card["id"]) != card["id"]:
                shared.add(any_name)  # said of several cards: a formula of the game
        for text, number in seen.items():
            if len(text) >= LETTERS and text not in shared:
                pieces = [re.escape(piece) for piece in text.split("\0")]
                longest = max(text.split("\0"), key=len).split(" ")[1:-1]
                yield number, re.compile(r"[\w' .,\-]{2,30}".join(pieces)), longest


@pytest.fixture(scope="module")
def runs(corpus: Path) -> dict[tuple[str, ...], list[tuple[str, re.Pattern[str]]]]:
    """The texts by the first words of their longest part."""
    found = defaultdict(list)
    for number, text, words in _real(corpus):
        if len(words) >= RUN:
            found[tuple(words[:RUN])].append((number, text))
    return found


def test_no_whole_text_of_a_real_card(runs: dict[tuple[str, ...], list[tuple[str, re.Pattern[str]]]]) -> None:
    wrong = []
    for file in sorted(each for top in ("src", "tests", "docs") for each in (ROOT / top).rglob("*")):
        if file.suffix not in KINDS:
            continue
        for number, line in enumerate(file.read_text(encoding="utf-8").splitlines(), 1):
            words = _words(line)
            said = " ".join(words)
            for at in range(len(words) - RUN + 1):
                for card, text in runs.get(tuple(words[at : at + RUN]), ()):
                    if text.search(said):
                        wrong.append(f"{file.relative_to(ROOT)}:{number}: the text of {card}")
    assert wrong == []


def test_there_are_texts_to_look_for(runs: dict[tuple[str, ...], list[tuple[str, re.Pattern[str]]]]) -> None:
    assert len(runs) > 1000
