"""The two classic decks: legal, playable, and together with every keyword of the classic game."""

from __future__ import annotations

import json
import re
from collections import Counter
from pathlib import Path

import pytest

from cardwright.cards import FftcgCard, all_builtin_decks, builtin_decks, builtin_pool, check_deck, deck_limits
from cardwright.errors import TextError
from cardwright.play.games import prepare
from cardwright.play.soak import Failure, Order, soak, usable
from cardwright.text import ir
from cardwright.text.classic_words import classic_only
from cardwright.text.compile import compile_text, normalise_text, render_text
from cardwright.text.ir_classic import CLASSIC_ONLY
from cardwright.text.walk import nodes

RULESET = "fftcg-classic"
POOL = builtin_pool("fftcg")
DECKS = builtin_decks("fftcg", RULESET)
CARDS = tuple(card for card in POOL if isinstance(card, FftcgCard) and card.id.startswith("CC-"))
CLASSIC = deck_limits(RULESET)


def compiled(card: FftcgCard) -> ir.CardText:
    return compile_text("fftcg", card.text, name=card.name, card_type=card.type)


@pytest.mark.parametrize("card", CARDS, ids=lambda card: card.id)
def test_card_compiles_and_prints_back(card: FftcgCard) -> None:
    tidy = normalise_text("fftcg", card.text)
    assert not tidy.notes
    assert render_text("fftcg", compiled(card), name=card.name) == "[[br]]".join(tidy.paragraphs)
    assert (card.power is not None) == (card.type == "Forward")
    assert (card.item_type is not None) == (card.type == "Item")


@pytest.mark.parametrize("cls", CLASSIC_ONLY, ids=lambda cls: cls.__name__)
def test_every_keyword_is_printed_on_a_card(cls: type[ir.Node]) -> None:
    assert any(isinstance(node, cls) for card in CARDS for node in nodes(compiled(card)))


def test_what_is_printed_beside_the_text() -> None:
    assert any(card.party_symbol for card in CARDS)
    assert {"Weapon", "Armor", "Accessory"} == {card.item_type for card in CARDS if card.item_type}
    assert any(card.ex_burst for card in CARDS)
    assert {card.type for card in CARDS} == {"Forward", "Backup", "Monster", "Summon", "Item"}
    assert any("Preemptive Strike" in classic_only(compiled(card)) for card in CARDS)
    elements = {element for card in CARDS for element in card.known_elements}
    assert elements >= {"Fire", "Earth", "Water", "Wind", "Lightning", "Light", "Dark"}


def test_two_decks_of_all_these_cards() -> None:
    used = [set(deck.main) for deck in DECKS.values()]
    assert len(used) == 2
    assert used[0] | used[1] == {card.id for card in CARDS}
    for deck in DECKS.values():
        assert deck.size == 50
        assert check_deck(deck, POOL, CLASSIC) == []


def test_other_rulesets_have_decks_of_their_own() -> None:
    assert not set(DECKS) & set(builtin_decks("fftcg"))
    assert builtin_decks("fftcg", "fftcg-rulebook") == builtin_decks("fftcg")
    assert all_builtin_decks("fftcg") == {**builtin_decks("fftcg"), **DECKS}
    with pytest.raises(TextError, match="means nothing in fftcg-2020"):
        prepare("fftcg", "fftcg-2020", list(DECKS.values()), POOL)
    assert usable("fftcg", "fftcg-2020", DECKS.values(), POOL) == []


def test_namesakes_to_level_up_and_to_awaken_to() -> None:
    for deck in DECKS.values():
        names = Counter(POOL[card].name for card in deck.main)
        for card in (POOL[number] for number in deck.main):
            assert isinstance(card, FftcgCard)
            if any(isinstance(a, ir.LevelUp | ir.Awakening) for a in compiled(card).abilities):
                assert names[card.name] == 2, card.name


def test_jobs_that_texts_mention_are_on_cards() -> None:
    jobs = {job for card in CARDS for job in card.jobs}
    for card in CARDS:
        wanted = {a.job for a in compiled(card).abilities if isinstance(a, ir.WarGod)}
        wanted |= {each for each in card.equips if each not in ("Character", "Forward", "Backup", "Monster")}
        assert wanted <= jobs, card.name


def test_cards_are_inventions(corpus: Path) -> None:
    """No name of a real card, and no long sentence that a real card prints."""
    names, sentences = set(), set()
    for line in (corpus / "fftcg" / "cards.jsonl").read_text(encoding="utf-8").splitlines():
        real = json.loads(line)
        names.add(real["name"].lower())
        sentences |= {part.strip().lower() for part in re.split(r"(?<=[.!?])\s|\[\[br\]\]", real["text"] or "")}
    assert not names & {card.name.lower() for card in CARDS}
    long = [each for each in sentences if len(each) >= 60]
    assert [each for each in long if any(each in card.text.lower() for card in CARDS)] == []


def test_random_classic_games_break_no_invariant() -> None:
    """A few of the 500 that `make soak` plays."""
    order = Order("fftcg", RULESET, tuple(DECKS.values()), POOL, 6, 11)
    results = [result for batch in soak(order, 1) for result in batch]
    assert len(results) == 6
    assert [result for result in results if isinstance(result, Failure)] == []
