"""One meaningful thing changed in a text: it must be refused, or mean something else and print as changed."""

from __future__ import annotations

import os
import re
from collections.abc import Iterator
from pathlib import Path

import msgspec

from cardwright.errors import TextError
from cardwright.text import ir
from cardwright.text.compile import compile_text, normalise_text, render_text
from cardwright.text.walk import bottom_up

BESIDE = Path(__file__).resolve().parents[3] / "shared" / "corpus"
CORPUS = Path(os.environ.get("CARDWRIGHT_CORPUS", BESIDE)) / "fftcg"
SEED = 2020
SAMPLE = 120

ELEMENTS = ("Fire", "Ice", "Wind", "Earth", "Lightning", "Water", "Light", "Dark")
ICONS = "火氷風土雷水光闇"
NAME = re.compile(r"\[\[\w+\]\].*?\[\[/\]\]")  # names and headings are changed by nobody
# what is said, what is said instead: each place once, both ways
SWAPS = (
    ("you control", "opponent controls"),
    ("you control", "your opponent controls"),
    ("your opponent's", "your"),
    ("your opponent", "you"),
    ("Forward", "Backup"),
    ("Forwards", "Backups"),
    ("Character", "Forward"),
    ("Summon", "Monster"),
    ("active", "dull"),
    ("Activate", "Dull"),
    ("or more", "or less"),
    ("hand", "Break Zone"),
    ("its owner's", "your"),
    ("gains", "loses"),
    ("+", "-"),
    ("attacks", "blocks"),
    ("enters", "leaves"),
    ("first", "second"),
    ("Haste", "Brave"),
    ("choose", "select"),
    ("Choose", "Select"),
    ("your turn", "your opponent's turn"),
    ("Main Phase 1", "Main Phase 2"),
    ("top", "bottom"),
    ("and", "or"),
    ("each", "1"),
    ("all the", "1"),
    ("the former", "the latter"),
    ("cannot attack", "cannot block"),
    ("end of the turn", "end of your opponent's turn"),
    ("this turn", "your next turn"),
    ("it", "them"),
    ("power", "cost"),
)
DROPS = (
    r" other than (?:\w+ )?(?:\[\[i\]\].*?\[\[/\]\]|[A-Z]\w+|Light or Dark)",
    r"(?<=[ ,])you may ",
    r"up to ",
    r" until the end of the turn",
    r"until the end of the turn, ",
    r" this turn",
    r" dull",
    r" active",
    r" of cost \d+ or (?:less|more)",
    r" of power \d+ or (?:less|more)",
    r" (?:you control|opponent controls)",
    r" from the field",
    r" during your turn",
    r" once per turn",
    r" or (?:less|more)",
    r" into the Break Zone",
    r" for each [^.]*(?=\.)",
    r" and [^.,]*(?=[.,])",
    r" in any order",
    r" instead",
    r"(?:When|If) you do so, ",
    r"If [^.,]*, ",
    r", if [^.,]*(?=,)",
    r" if [^.,]*(?=\.)",
    r"\[\[ex\]\]EX BURST\[\[/\]\] ",
    r"Damage \d -- ",
    r" You can only use this ability [^.]*\.",
)


def mutations(text: str) -> Iterator[tuple[str, str]]:
    """Every (kind, changed paragraph) of a normalised paragraph."""
    names = [found.span() for found in NAME.finditer(text)]

    def free(start: int, end: int) -> bool:
        return not any(start < b and a < end for a, b in names)

    def changed(found: re.Match[str], instead: str) -> str:
        start, end = found.span()
        out = re.sub("  +", " ", text[:start] + instead + text[end:]).strip()
        # a sentence that lost its beginning begins with the next word
        return re.sub(r"(^|[.:] )([a-z])", lambda m: m.group(1) + m.group(2).upper(), out)

    for found in re.finditer(r"\d+", text):
        if free(*found.span()):
            yield "number", changed(found, str(int(found.group()) + (1000 if len(found.group()) > 3 else 1)))
    for found in re.finditer(rf"\b(?:{'|'.join(ELEMENTS)})\b", text):
        if free(*found.span()):
            yield "element", changed(found, ELEMENTS[(ELEMENTS.index(found.group()) + 1) % len(ELEMENTS)])
    for found in re.finditer(f"[{ICONS}](?=》)", text):
        yield "icon", changed(found, ICONS[(ICONS.index(found.group()) + 1) % len(ICONS)])
    for one, other in (*SWAPS, *((b, a) for a, b in SWAPS)):
        edge = r"\b" if one[0].isalpha() else ""
        for found in re.finditer(edge + re.escape(one) + edge, text):
            if free(*found.span()):
                yield f"{one} -> {other}", changed(found, other)
    for found in re.finditer(r"(?<!up to )\b\d (?=[A-Z])", text):
        if free(*found.span()):
            yield "up to", changed(found, "up to " + found.group())
    for pattern in DROPS:
        for found in re.finditer(pattern, text):
            yield f"drop {pattern}", changed(found, "")
    yield from _sentences(text)


def _sentences(text: str) -> Iterator[tuple[str, str]]:
    """The text without one of its sentences after the first."""
    parts = re.split(r"(?<=\.) (?=[A-Z])", text)
    for i in range(1, len(parts)):
        yield "drop sentence", " ".join(parts[:i] + parts[i + 1 :])


def plain(node: ir.Node) -> ir.Node:
    """The meaning: the tree without its wordings."""
    return bottom_up(node, lambda each: msgspec.structs.replace(each, w=0) if each.w else each)


# A change that changes nothing, each with the reason.
SAME = (
    # control of an attacker is its controller's anyway, a Character on the field is on the field
    (r"up to", r"up to any number"),
)


def broken(paragraph: str, name: str, kind: str, names: dict[str, frozenset[str]] | None = None) -> list[str]:
    """The changes of a paragraph that are taken for no change or print as something else."""
    here = compile_text("fftcg", paragraph, name=name, card_type=kind, lexicon=names)
    meaning = plain(here)
    found = []
    for label, changed in mutations(paragraph):
        tidy = normalise_text("fftcg", changed, lexicon=names).paragraphs
        if tidy == (paragraph,):
            continue
        try:
            there = compile_text("fftcg", changed, name=name, card_type=kind, lexicon=names)
        except TextError:
            continue
        if plain(there) == meaning:
            found.append(f"{label}: same meaning: {paragraph!r} -> {changed!r}")
        elif render_text("fftcg", there, name=name) != "[[br]]".join(tidy):
            found.append(f"{label}: prints otherwise: {changed!r}")
    return found
