"""A filter or a condition that is put into a text stands in its tree, wherever it is put: none is dropped, nothing else is lost."""

from __future__ import annotations

import os
import random
from pathlib import Path

import pytest
from inserting import Found, Places, Said, look

from cardwright.cards import Pool, builtin_pool, load_pool

BESIDE = Path(__file__).resolve().parents[3] / "shared" / "corpus"
CORPUS = Path(os.environ.get("CARDWRIGHT_CORPUS", BESIDE))
SEED = 2020
SAMPLE = {"fftcg": 60, "sve": 200}

FFTCG = (
    Places(
        r"\b(?:\d+|all the|each) (?P<noun>Forwards?|Characters?|Backups?|Monsters?|Summons?)\b"
        r"(?! of| with| other| or| and| choosing| blocking| Counter| opponent deals| [Cc]ard| you dulled)",
        "noun",
        (
            Said("Wind ", "", ("ElementIs",)),
            Said("Fire or Ice ", "", ("ElementIs",)),
            Said("Multi-Element ", "", ("MultiElement",)),
            Said("[[i]]Job Sexton[[/]] ", "", ("JobIs",)),
            Said("[[i]]Category XLI[[/]] ", "", ("CategoryIs",)),
            Said("dull ", "", ("StatusIs",)),
            Said("", " of cost 3 or less", ("CostIs", "Num")),
            Said("", " of cost 2 or 3", ("CostOneOf", "Num", "Num")),
            Said("", " of power 6000 or less", ("PowerIs", "Num")),
            Said("", " other than Light or Dark", ("Without", "ElementIs")),
        ),
    ),
    Places(
        r"(?:^|(?<=[.\"] )|(?<=\]\] )|(?<=》: )|(?<=the field, )|(?<=attacks, ))"
        r"(?P<verb>(?:[Cc]hoose|[Dd]raw|[Dd]eal|[Aa]ctivate|[Ss]earch for|[Rr]eveal)\b)",
        "verb",
        (
            Said("If you control 3 or more Backups, ", "", ("Controls",)),
            Said("If you have received 3 points of damage or more, ", "", ("ReceivedDamage",)),
            Said("If your opponent has no cards in their hand, ", "", ("HandSizeIs",)),
            Said("If you have cast 2 or more cards this turn, ", "", ("HasCastThisTurn",)),
        ),
        lower=True,
    ),
)
SVE = (
    Places(
        # what something becomes is a type and nothing more (5.24)
        r"(?<!becomes )\b(?:an enemy|a|another|each|each enemy|enemy) (?P<noun>followers?)\b(?! that costs| with| token|'s)",
        "noun",
        (
            Said("Kobold ", "", ("TraitIs",)),
            Said("[swordcraft] ", "", ("ClassIs",)),
            Said("damaged ", "", ("StatusIs",)),
            Said("", " that costs 3 play points or less", ("CostIs", "Num")),
            Said("", " with 3 defense or less", ("DefenseIs", "Num")),
            Said("", " with at least 4 attack", ("AttackIs", "Num")),
            Said("", " with Ward", ("WithKeyword",)),
        ),
    ),
    Places(
        r"(?:^|(?<=\] ))(?P<verb>(?:Select|Draw|Deal|Summon|Search|Put|Recover|Look)\b)",
        "verb",
        (
            Said("If Overflow is active for you, ", "", ("Overflow",)),
            Said("If there are at least 3 followers on your field, ", "", ("Exists",)),
            Said("If there are at least 10 cards in your cemetery, ", "", ("Exists",)),
        ),
        lower=True,
    ),
)
PLACES = {"fftcg": FFTCG, "sve": SVE}


def looked(game: str, pool: Pool, sample: int | None = None) -> Found:
    found = Found()
    cards = list({(card.text, card.card_type): card for card in pool}.values())
    if sample is not None:
        cards = random.Random(SEED).sample(cards, sample)
    for card in cards:
        look(game, card, PLACES[game], pool.lexicon.by_kind(game), found)
    return found


@pytest.mark.parametrize("game", PLACES)
def test_in_our_own_cards(game: str) -> None:
    found = looked(game, builtin_pool(game))
    assert found.tried > 100
    assert not found.wrong
    # what is refused would be bad English or have two meanings
    assert found.refused < 0.05 * found.tried


@pytest.mark.parametrize("game", PLACES)
def test_in_real_cards(game: str) -> None:
    path = CORPUS / game / "cards.jsonl"
    if not path.exists():
        pytest.skip(f"no corpus of real cards at {CORPUS}")
    found = looked(game, load_pool(path), SAMPLE[game])
    assert not found.wrong
    assert found.refused < 0.05 * found.tried
