"""The real cards: each text is refused with a place and a reason, or prints back exactly; most of them are read."""

from __future__ import annotations

import json
import os
from pathlib import Path
from typing import Any

import pytest

from cardwright.errors import TextError
from cardwright.text import ir
from cardwright.text.compile import compile_text, normalise_text, render_text
from cardwright.text.unbind import unbind
from cardwright.text.walk import nodes

BESIDE = Path(__file__).resolve().parents[3] / "shared" / "corpus"
CORPUS = Path(os.environ.get("CARDWRIGHT_CORPUS", BESIDE)) / "fftcg"
FLOOR = 0.82  # of the distinct texts; raised as the grammar grows
AS_PARSED = (
    ir.Pronoun, ir.PronounPlayer, ir.Statement, ir.OptionSentence, ir.LimitSentence, ir.ForEachFront, ir.PayPutBoth, ir.PayRemoveBoth,
)  # fmt: skip

pytestmark = pytest.mark.skipif(not CORPUS.exists(), reason=f"no corpus of real cards at {CORPUS}")
Made = dict[str, ir.CardText | TextError]


@pytest.fixture(scope="module")
def cards() -> dict[str, dict[str, Any]]:
    lines = (CORPUS / "cards.jsonl").read_text(encoding="utf-8").splitlines()
    return {card["id"]: card for card in map(json.loads, lines)}


@pytest.fixture(scope="module")
def names(cards: dict[str, dict[str, Any]]) -> dict[str, frozenset[str]]:
    return {
        "Card Name": frozenset(card["name"] for card in cards.values()),
        "Job": frozenset(job for card in cards.values() for job in card["jobs"]),
        "Category": frozenset(each for card in cards.values() for each in card["categories"]),
    }


@pytest.fixture(scope="module")
def made(cards: dict[str, dict[str, Any]], names: dict[str, frozenset[str]]) -> Made:
    out: Made = {}
    for key, card in cards.items():
        try:
            out[key] = compile_text("fftcg", card["text"], name=card["name"], card_type=card["type"], lexicon=names)
        except TextError as error:
            out[key] = error
    return out


def test_what_is_read_prints_back(
    made: Made, cards: dict[str, dict[str, Any]], names: dict[str, frozenset[str]]
) -> None:
    for key, text in made.items():
        if isinstance(text, ir.CardText):
            tidy = "[[br]]".join(normalise_text("fftcg", cards[key]["text"], lexicon=names).paragraphs)
            assert render_text("fftcg", text, name=cards[key]["name"]) == tidy, key


def test_what_is_refused_has_a_place_and_a_reason(made: Made) -> None:
    for key, error in made.items():
        if isinstance(error, TextError):
            assert error.stage in ("read", "ambiguous", "bind", "round_trip"), key
            assert error.reason, key


def test_nothing_unresolved_is_left(made: Made) -> None:
    for key, text in made.items():
        if isinstance(text, ir.CardText):
            assert not any(isinstance(node, AS_PARSED) for node in nodes(text)), key
            assert unbind(text) is not None


def test_most_texts_are_read(made: Made, cards: dict[str, dict[str, Any]]) -> None:
    read: dict[str, bool] = {}
    for key, text in made.items():
        printed = cards[key]["text"]
        read[printed] = read.get(printed, True) and isinstance(text, ir.CardText)
    assert sum(read.values()) / len(read) >= FLOOR


def test_every_card_of_the_real_decks_is_read(made: Made) -> None:
    decks = sorted((CORPUS / "decks").glob("fftcg-*.json"))
    assert len(decks) > 100
    for deck in decks:
        listed = json.loads(deck.read_text(encoding="utf-8"))["main"]
        assert not [card for card in listed if isinstance(made[card], TextError)], deck.stem
