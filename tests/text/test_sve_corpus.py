"""Real cards of Shadowverse: Evolve: refused with a place and a reason, or they print back exactly; nearly all are read."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from cardwright.errors import TextError
from cardwright.text import ir
from cardwright.text import ir_sve as sv
from cardwright.text.compile import compile_text, normalise_text, render_text
from cardwright.text.sve.unbind import unbind
from cardwright.text.walk import nodes

FLOOR = 0.99  # of the distinct texts
AS_PARSED = (
    ir.Pronoun, ir.PronounPlayer, ir.Statement, ir.OptionSentence, ir.LimitSentence, sv.Keyed, sv.Costed, sv.NumberedOption,
    sv.LetSentence, sv.LetWhere, sv.RepeatSentence, sv.InsteadSentence, sv.InsteadOnly, sv.AmountInstead, sv.HeaderInstead,
)  # fmt: skip
Made = dict[str, ir.CardText | TextError]


@pytest.fixture(scope="module")
def cards(corpus: Path) -> dict[str, dict[str, Any]]:
    lines = (corpus / "sve" / "cards.jsonl").read_text(encoding="utf-8").splitlines()
    return {card["id"]: card for card in map(json.loads, lines)}


@pytest.fixture(scope="module")
def made(cards: dict[str, dict[str, Any]]) -> Made:
    names = {
        "card_name": frozenset(card["name"] for card in cards.values()),
        "trait": frozenset(trait for card in cards.values() for trait in card["traits"]),
    }
    out: Made = {}
    for key, card in cards.items():
        try:
            out[key] = compile_text("sve", card["text"], name=card["name"], card_type=card["type"], lexicon=names)
        except TextError as error:
            out[key] = error
    return out


def test_what_is_read_prints_back(made: Made, cards: dict[str, dict[str, Any]]) -> None:
    for key, text in made.items():
        if isinstance(text, ir.CardText):
            card = cards[key]
            tidy = "[[br]]".join(normalise_text("sve", card["text"]).paragraphs)
            assert render_text("sve", text, name=card["name"], card_type=card["type"]) == tidy, key


def test_nearly_all_are_read(made: Made, cards: dict[str, dict[str, Any]]) -> None:
    distinct = {card["text"]: made[key] for key, card in cards.items()}
    read = sum(isinstance(text, ir.CardText) for text in distinct.values())
    assert read / len(distinct) >= FLOOR


def test_nothing_that_is_only_parsed_is_left(made: Made) -> None:
    for key, text in made.items():
        if isinstance(text, ir.CardText):
            assert not [each for each in nodes(text) if isinstance(each, AS_PARSED)], key


def test_names_of_bindings_are_bound_before_they_are_used(made: Made) -> None:
    for key, text in made.items():
        for ability in text.abilities if isinstance(text, ir.CardText) else ():
            bound = {"subject", "other", "self"}
            bound |= {each.bind for each in nodes(ability) if getattr(each, "bind", "")}  # type: ignore[attr-defined]
            used = {name for each in nodes(ability) if isinstance(each, ir.Ref) for name in each.to}
            assert used <= bound, key
            assert unbind(ability) is not None


def test_every_card_of_the_starter_decks(made: Made, cards: dict[str, dict[str, Any]], corpus: Path) -> None:
    decks = sorted((corpus / "sve" / "decks").glob("*.json"))
    numbers = {number: key for key, card in cards.items() for number in (key, *card["printings"])}
    assert len(decks) == 7
    for path in decks:
        deck = json.loads(path.read_text(encoding="utf-8"))
        for number in {**deck["main"], **deck.get("evolve", {})}:
            assert isinstance(made[numbers[number]], ir.CardText), (path.stem, number)
