"""One meaningful thing changed in a text of Shadowverse: Evolve: it must be refused, or mean something else and print as changed."""

from __future__ import annotations

import os
import random
from pathlib import Path

import pytest
from mutating import Book, broken, mutations

from cardwright.cards import CardFacts, SveCard, builtin_pool, load_pool
from cardwright.errors import TextError
from cardwright.text.compile import normalise_text

BESIDE = Path(__file__).resolve().parents[3] / "shared" / "corpus"
CORPUS = Path(os.environ.get("CARDWRIGHT_CORPUS", BESIDE)) / "sve" / "cards.jsonl"
SEED = 2020
SAMPLE = 200

CLASSES = ("[forestcraft]", "[swordcraft]", "[runecraft]", "[dragoncraft]", "[abysscraft]", "[havencraft]")
KEYWORDS = ("Ward", "Storm", "Rush", "Bane", "Drain", "Aura", "Assail", "Intimidate")
TRIGGERS = ("[fanfare]", "[lastwords]", "On Evolve:", "On Race:", "Strike:")
# what is said, what is said instead: each place once, both ways
SWAPS = (
    ("an enemy follower", "a follower"),
    ("enemy followers", "followers"),
    ("enemy follower on the field", "follower on your field"),
    ("enemy leader", "leader"),
    ("on your field", "on the field"),
    ("on your field", "in your cemetery"),
    ("on your field", "in your EX area"),
    ("into your EX area", "onto your field"),
    ("follower", "amulet"),
    ("followers", "amulets"),
    ("follower", "card"),
    ("followers", "cards"),
    ("a spell", "an amulet"),
    ("your leader", "each enemy leader"),
    ("each leader", "each enemy leader"),
    ("Each player", "Each opponent"),
    ("or less", "or more"),
    ("at least", "at most"),
    ("[attack]", "[defense]"),
    ("attack", "defense"),
    ("+", "-"),
    ("destroy", "banish"),
    ("destroy", "engage"),
    ("engage it", "refresh it"),
    ("another", "a"),
    ("its owner's hand", "its owner's deck"),
    ("its owner's hand", "your hand"),
    ("top", "bottom"),
    ("your turn", "your opponent's turn"),
    ("your main phase", "your end phase"),
    ("you play", "an opponent plays"),
    ("combat damage", "attack damage"),
    ("combat damage", "damage"),
    ("ability damage", "damage"),
    ("faceup", "facedown"),
    ("Combo", "Spellchain"),
    ("Combo", "Necrocharge"),
    ("Overflow is active", "Sanguine is active"),
    ("costs", "defense is"),
    ("can't attack", "can't be attacked"),
    ("Draw a card", "Draw 2 cards"),
    ("draw a card", "discard a card"),
    ("less to play", "more to play"),
    ("a random card", "a card"),
    ("Its controller", "You"),
    ("its controller", "you"),
    ("it", "them"),
    ("Follower Strike", "Strike"),
    ("Leader Strike", "Strike"),
    ("Summon", "Banish"),
    ("[engage]", "[cost01]"),
    ("Search your deck", "Look at your deck"),
    ("play points", "evolution points"),
    ("evolved", "engaged"),
)  # fmt: skip
DROPS = (
    r"(?<=[ .])[Yy]ou may ",
    r"up to ",
    r" enemy",
    r" evolved",
    r" engaged",
    r" other\b",
    r" another",
    r" random",
    r" instead",
    r"(?<! to a Stack) on your field",  # cards are those on the field (4.4.3), a Stack is one's own (13.3.2.4)
    r" in your cemetery",
    r" in your EX area",
    r" with a different name from this card",
    r" that costs? [^.,]*?(?= in | on | from |[.,])",
    r" with (?:Ward|Storm|Rush|Bane)",
    r" named [A-Z]\w+",
    r" during your turn,",
    r" for each [^.]*(?=\.)",
    r" and [^.,]*(?=[.,])",
    r" in any order",
    r", reveal it",
    r"For the rest of this turn, ",
    r"During its controller's next turn, ",
    r"If [^.,]*, ",
    r", if [^.,]*(?=,)",
    r" if [^.,]*(?=\.)",
    r"When [^.,]*, ",
    r"Earth Rite: ",
    r"(?:Combo|Spellchain|Necrocharge) \(\d+\): ",
    r"\[quick\] ?",
    r"\[q\]",
    r"(?:, )?\[engage\](?:, )?",
    r"\[cost\d+\](?:, )?",
    r"(?<=\]), [^:\[\]]*(?=:)",
    r"(?<=\] )[^:\[\]]*: ",
    r"(?<=On Evolve), [^:]*(?=:)",
    r" Perform this ability only once per turn\.",
    r" This ability can be activated once per turn\.",
    r" Activate only [^.]*\.",
)
# Changes that change no meaning: the kind of change (a part of its label) and the text around it.
SAME = (
    # what speaks of "you" is yours: as long as it is on the field at all, it is on your field
    ("on your field -> on the field", "While this card is on your field"),
    # whose deck it is orders what is put into it together, whether a text says so or not (4.1.4)
    ("drop  in any order", r"of (?:your|their|its owner's) deck in any order"),
    # followers attack nobody else
    ("drop  enemy", r"can't attack enemy (?:leaders|followers)"),
)
BOOK = Book(
    game="sve",
    between="\n",
    swaps=SWAPS,
    drops=DROPS,
    rings=(
        ("class", "(?:{})", CLASSES),
        ("keyword", r"\b(?:{})\b", KEYWORDS),
        ("trigger", "(?:{})", TRIGGERS),
    ),
    extra=(
        ("two for a", r"(?<=[Ss]elect )an?\b", "2"),
        ("up to", r"(?<=[Ss]elect )(\d)", r"up to \1"),
        ("one more", r"(?<=[Ss]ummon )an?\b", "2"),
        ("one for X", r"\bX(?= damage)", "1"),
    ),
    same=SAME,
    names=r"(?:[Tt]h(?:is|at)|the selected) (?:follower|amulet|spell|card)(?:'s)?",  # whatever the card is called here
)
OWN = (
    ("[fanfare] Select an enemy follower that costs 7 or less on the field and deal it 3 damage. If there is an evolved follower on your field, "
     "deal 5 damage instead.", "Follower"),
    ("[act][cost02], [engage]: Select another follower on your field and give it [attack]+1/[defense]+2.", "Follower"),
    ("[lastwords] Put the top 5 cards of your deck into your cemetery.", "Follower"),
    ("[fanfare] Search your deck for a [swordcraft] follower that costs 3 play points or less, reveal it, and add it to your hand.",
     "Follower"),
    ("Select up to 2 enemy followers on the field and deal them X damage. X equals the number of followers on your field.", "Spell"),
    ("Whenever you play a spell, give this follower [attack]+1.", "Follower"),
    ("While this card is on your field, your other followers have Storm.", "Follower"),
    ("On Evolve, discard a card: Select a spell in your cemetery and add it to your hand.", "Follower"),
    ("Deal 2 damage to each leader. Draw a card, then discard a card.", "Spell"),
    ("At the start of your end phase, give your leader [defense]+1.", "Amulet"),
    ("Select a follower on your field. Give it Ward and draw a card. Spellchain (5): Recover 1 play point.", "Spell"),
    ("[act] Banish a card in your EX area: Give your leader [defense]+2. This ability can be activated once per turn.", "Follower"),
    ("If there is another follower on your field, this card costs 2 less to play.", "Follower"),
    ("Strike: Select an enemy follower on the field and return it to its owner's hand. Combo (3): Draw a card.", "Follower"),
)  # fmt: skip


@pytest.mark.parametrize(("text", "kind"), OWN)
def test_own_sentences(text: str, kind: str) -> None:
    assert sum(1 for _ in mutations(text, BOOK)) >= 3
    assert not broken(text, "Hild", kind, BOOK)


def found_in(cards: list[CardFacts], names: dict[str, frozenset[str]]) -> tuple[int, list[str]]:
    """How many paragraphs of the cards were tried, and the changes that went unnoticed."""
    found, tried = [], 0
    for card in cards:
        assert isinstance(card, SveCard)
        for paragraph in normalise_text("sve", card.text, lexicon=names).paragraphs:
            try:
                found += broken(paragraph, card.name, card.type, BOOK, names)
                tried += 1
            except TextError:
                continue  # refused as it is printed
    return tried, found


def test_the_packaged_cards() -> None:
    pool = builtin_pool("sve")
    tried, found = found_in(random.Random(SEED).sample(list(pool), 60), pool.lexicon.by_kind("sve"))
    assert tried > 60
    assert not found, "\n".join(found)


@pytest.mark.skipif(not CORPUS.exists(), reason=f"no corpus of real cards at {CORPUS}")
def test_real_texts() -> None:
    pool = load_pool(CORPUS)
    tried, found = found_in(random.Random(SEED).sample(list(pool), SAMPLE), pool.lexicon.by_kind("sve"))
    assert tried > SAMPLE
    assert not found, "\n".join(found)
