"""Invented cards whose texts have nodes of every class: the sentences of the grammars' tests, the packaged cards, and more."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from test_sve_sentences import TEXTS

from cardwright.cards import CardFacts, FftcgCard, Pool, SveCard, builtin_pool

HERE = Path(__file__).parent
NEW = " / "  # a new paragraph
SHORT = {  # words that the lists of sentences leave out
    "<mine>": "1 Forward you control", "<cost>": "paying any cost but only once", "<one>": "the former",
    "<yours>": "your abilities", "<Later>": "Until the end of the next turn", "<the end>": "the bottom",
    "<an enemy>": "an enemy follower", "<this>": "this effect", "<all>": "their hand", "<kin>": "Pixie", "<what>": "a spell",
    "<turn>": "this turn", "<any>": "any reason", "<that>": "the selected Counter",
}  # fmt: skip


def cards(game: str) -> Iterator[tuple[CardFacts, Pool]]:
    """All of them."""
    made = list(_fftcg() if game == "fftcg" else _sve())
    pool = builtin_pool(game)
    for card in (*made, *pool):
        yield card, pool


def _fftcg() -> Iterator[FftcgCard]:
    for file in (HERE.parent / "text" / "fftcg_sentences.txt", HERE / "fftcg.txt"):
        for number, letter, line in _lines(file):
            kind = {"S": "Summon", "M": "Monster", "B": "Backup"}.get(letter, "Forward")
            element: Any = "Light" if letter == "L" else "Fire"
            text = re.sub(r"\{(.*?)\}", r"[[i]]\1[[/]]", line).replace(NEW, "[[br]]")
            yield FftcgCard(id=f"{file.stem}-{number}", name="Hild", type=kind, elements=(element,), cost=3, text=text,
                            jobs=("Smith",), categories=("VII",), power=7000 if kind == "Forward" else None, ex_burst="EX BURST" in text, generic=True)  # type: ignore[arg-type]  # fmt: skip


def _sve() -> Iterator[SveCard]:
    kinds = {"S": "Spell", "A": "Amulet"}
    own = [
        (f"own-{n}", line.replace(NEW, "\n"), kinds.get(letter, "Follower"), letter == "E")
        for n, letter, line in _lines(HERE / "sve.txt")
    ]
    others = [(f"sve-{n}", text, kind, False) for n, (text, kind) in enumerate(TEXTS, 1)]
    for number, text, kind, evolved in (*others, *own):
        stats = {"attack": 3, "defense": 4} if kind == "Follower" else {}
        cost = {} if evolved else {"cost": 2}
        yield SveCard(
            id=number,
            name="Anyone",
            type=kind,
            class_="Forestcraft",
            traits=("Pixie",),
            text=text,
            evolved=evolved,
            **stats,
            **cost,
        )  # type: ignore[arg-type]


def _lines(file: Path) -> Iterator[tuple[int, str, str]]:
    """The number of a line, the letter before it, and the text."""
    written = file.read_text("utf-8")
    for short, words in SHORT.items():
        written = written.replace(short, words)
    for number, line in enumerate(written.splitlines(), 1):
        if line and not line.startswith("#"):
            yield (number, line[0], line[2:]) if line[1] == "|" else (number, "", line)
