"""One meaningful thing changed in a text: it must be refused, or mean something else and print as changed."""

from __future__ import annotations

import json
import os
import random
from pathlib import Path

import pytest
from mutating import Book, broken, mutations

from cardwright.errors import TextError
from cardwright.text import ir
from cardwright.text.compile import compile_text, normalise_text, render_text

BESIDE = Path(__file__).resolve().parents[3] / "shared" / "corpus"
CORPUS = Path(os.environ.get("CARDWRIGHT_CORPUS", BESIDE)) / "fftcg"
SEED = 2020
SAMPLE = 120

ELEMENTS = ("Fire", "Ice", "Wind", "Earth", "Lightning", "Water", "Light", "Dark")
ICONS = tuple("火氷風土雷水光闇")
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
    r" and (?!attacks?,)[^.,]*(?=[.,])",  # a party is formed by attacking, whether that is said or not (15.1.1.9.1)
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
# Changes that change no meaning: the kind of change (a part of its label) and the text around it.
SAME = (
    # the card that has the ability, whatever it is called
    ("Forward", r"[Tt]h(?:is|at) (?:Forward|Backup|Character)"),
    # only cards on the field are returned, and only active ones become dull
    ("drop  from the field", r"returned from the field"),
    ("drop  active", r"[Ww]hen active .* becomes dull"),
    # "1 Wind Backup and 1 Earth Backup you control": the last words hold for both
    ("you control|opponent controls", r"you control and (?:up to )?\d|opponent controls and (?:up to )?\d"),
    ("drop  instead", r"double the damage instead"),
    # who attacked has done so
    ("drop  once per turn", r"must attack once per turn if possible"),
    # whoever puts several cards on or under a deck orders them, whether that is said or not
    ("drop  in any order", r"to the bottom of your deck in any order"),
)
BOOK = Book(
    game="fftcg",
    between="[[br]]",
    swaps=SWAPS,
    drops=DROPS,
    rings=(("element", r"\b(?:{})\b", ELEMENTS), ("icon", "(?:{})(?=》)", ICONS)),
    extra=(("up to", r"(?<!up to )\b(\d )(?=[A-Z])", r"up to \1"),),
    same=SAME,
    names=r"\[\[\w+\]\].*?\[\[/\]\]",  # names and headings
)

OWN = (
    ("Choose up to 2 dull Ice Forwards of cost 3 or less opponent controls. Break them.", "Summon"),
    ("Choose 1 Forward other than Hild you control. It gains +2000 power and Haste until the end of the turn.", "Summon"),
    ("When Hild enters the field, if you control 2 or more Fire Backups, draw 1 card.", "Forward"),
    ("When Hild attacks, you may discard 1 card. When you do so, choose 1 active Forward. Dull it.", "Forward"),
    ("If Hild is dealt damage by your opponent's Summons or abilities, the damage becomes 0 instead.", "Forward"),
    ("《火》《ダル》, put Hild into the Break Zone: Deal 3000 damage to all the Forwards opponent controls. "
     "You can only use this ability during your turn.", "Backup"),
    ("Choose 1 Forward. Deal it 4000 damage. If you have received 5 points of damage or more, "
     "deal it 8000 damage instead.", "Summon"),
    ("Your opponent discards 2 cards from his/her hand. Draw 1 card.", "Summon"),
    ("When Hild attacks, Hild will not activate during your next Active Phase.", "Forward"),
    ("When a Character opponent controls is returned to its owner's hand, draw 1 card.", "Forward"),
    ("Damage 3 -- The Water Forwards you control gain +1000 power.", "Forward"),
    ("Look at the top 4 cards of your deck. Add 2 cards among them to your hand and "
     "return the other cards to the bottom of your deck in any order.", "Summon"),
)  # fmt: skip


@pytest.mark.parametrize(("text", "kind"), OWN)
def test_own_sentences(text: str, kind: str) -> None:
    assert sum(1 for _ in mutations(text, BOOK)) >= 3
    assert not broken(text, "Hild", kind, BOOK)


def test_one_card_is_not_two_things() -> None:
    for text in (
        "Choose 1 [[i]]Job Smith[[/]] and [[i]]Card Name Olga[[/]] you control. Dull it.",
        "Choose 1 Fire Forward and Ice Forward. Dull it.",
        "Search for 1 [[i]]Job Smith[[/]] and [[i]]Job Baker[[/]] and add it to your hand.",
    ):
        with pytest.raises(TextError):
            compile_text("fftcg", text, name="Hild", card_type="Summon")


def test_a_condition_on_two_names_asks_for_both() -> None:
    text = "If you control a [[i]]Card Name Ann[[/]] {} [[i]]Card Name Bob[[/]], draw 1 card."
    both, either = (compile_text("fftcg", text.format(w), name="Hild", card_type="Summon") for w in ("and", "or"))
    assert isinstance(both.abilities[0].effects[0].condition, ir.ControlsEach)  # type: ignore[attr-defined]
    assert isinstance(either.abilities[0].effects[0].condition, ir.Controls)  # type: ignore[attr-defined]
    for made, word in ((both, "and"), (either, "or")):
        assert render_text("fftcg", made, name="Hild") == text.format(word)


def test_a_card_is_removed_from_where_the_cost_says() -> None:
    text = "Remove Hild in {} from the game: Draw 1 card."
    zones = []
    for words in ("your hand", "the Break Zone", "your Break Zone"):
        made = compile_text("fftcg", text.format(words), name="Hild", card_type="Forward")
        zones.append(made.abilities[0].cost.actions[0].zone)  # type: ignore[attr-defined]
    assert zones == ["hand", "break_zone", "break_zone"]


@pytest.mark.skipif(not CORPUS.exists(), reason=f"no corpus of real cards at {CORPUS}")
def test_real_texts() -> None:
    cards = [json.loads(line) for line in (CORPUS / "cards.jsonl").read_text(encoding="utf-8").splitlines()]
    names = {
        "Card Name": frozenset(card["name"] for card in cards),
        "Job": frozenset(job for card in cards for job in card["jobs"]),
        "Category": frozenset(each for card in cards for each in card["categories"]),
    }
    found, tried = [], 0
    for card in random.Random(SEED).sample(cards, SAMPLE):
        for paragraph in normalise_text("fftcg", card["text"], lexicon=names).paragraphs:
            try:
                found += broken(paragraph, card["name"], card["type"], BOOK, names)
                tried += 1
            except TextError:
                continue  # refused as it is printed
    assert tried > SAMPLE
    assert not found, "\n".join(found)
