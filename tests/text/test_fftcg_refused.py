"""What is not the language of the cards is refused, and a changed word changes the meaning."""

from __future__ import annotations

import msgspec
import pytest

from cardwright.errors import TextError
from cardwright.text import ir
from cardwright.text.compile import compile_text, render_text
from cardwright.text.walk import bottom_up

NONSENSE = (
    "Choose 1 Forward. Deal it.",
    "Choose 1 Forward. Deal it 3000.",
    "Choose 1 purple Forward. Break it.",
    "When Hild enters the field, if, draw 1 card.",
    "When Hild enters the field draw 1 card.",
    "Draw 1 cards.",
    "Draw 2 card.",
    "Choose 2 Forward. Break them.",
    "Target creature gets +3/+3 until end of turn.",
    "[fanfare] Draw 1 card.",
    "《火》《ダル》: ",
    "Hild gains.",
    "All the Forwards you control gains +1000 power until the end of the turn.",
    "If you control 3 or more Backups.",
    "Select 1 of the 2 following actions.",
)
UNBOUND = (
    ("Choose 1 Forward.", "nothing is done"),
    ("Choose 1 Forward. Draw 1 card.", "nothing is done"),
    ("Search for 1 Monster.", "nothing is done"),
    ("Break this Character.", "Character. on a Summon"),
    ('Choose 1 Forward. It gains "Hild cannot be broken." until the end of the turn.', "called by its name"),
    ('Choose 1 Forward. It gains "When Hild attacks, draw 1 card." until the end of the turn.', "called by its name"),
    ("You may pay 《火》.", "nothing comes of it"),
    ("Look at the top 4 cards of your deck.", "nothing is done"),
    # a card goes to its owner's deck (7.3)
    ("Look at the top 2 cards of your deck. Put them at the top or bottom of their deck in any order.", "owner's"),
    ("Look at the top card of your opponent's deck. Put it at the bottom of your deck.", "owner's"),
    ("Break it.", "nothing"),
    ("Choose 2 Forwards. Break it.", "number"),
    ("Choose 1 Forward. Break them.", "number"),
    ("Choose 1 Monster you control and 1 Backup opponent controls. Break it.", "more than one"),
    ("Choose 1 Forward. Dull the latter.", "two"),
    ('Select 1 of the 3 following actions. "Draw 1 card." "Draw 2 cards."', "options"),
    (
        "Choose 1 Forward. Draw 1 card. Deal it 3000 damage. Draw 1 card. If you control a Backup, dull it instead.",
        "instead",
    ),
)
PAIRS = (
    ("Choose 1 Forward. Deal it 3000 damage.", "Choose 1 Forward. Deal it 4000 damage."),
    ("Choose up to 2 Forwards. Break them.", "Choose 2 Forwards. Break them."),
    ("You draw 1 card.", "Your opponent draws 1 card."),
    ("Choose 1 Fire Forward. Break it.", "Choose 1 Ice Forward. Break it."),
    ("Choose 1 Forward you control. Break it.", "Choose 1 Forward opponent controls. Break it."),
    ("If you control a Backup, draw 1 card.", "Draw 1 card."),
    ("You may draw 1 card.", "Draw 1 card."),
    ("Choose 1 Forward of cost 3 or less. Break it.", "Choose 1 Forward of cost 3 or more. Break it."),
    ("Choose 1 dull Forward. Break it.", "Choose 1 Forward. Break it."),
    ("Choose 1 Forward. Dull it and Freeze it.", "Choose 1 Forward. Dull it."),
    ("Choose 1 Forward. Deal it 2500 damage for each Monster you control.", "Choose 1 Forward. Deal it 2500 damage."),
    ("Select 1 of the 2 following actions. \"Draw 1 card.\" \"Draw 2 cards.\"",
     "Select up to 2 of the 2 following actions. \"Draw 1 card.\" \"Draw 2 cards.\""),
    ("Choose 1 Forward. It cannot attack this turn.", "Choose 1 Forward. It cannot attack or block this turn."),
    ("Choose 1 Fire Monster of cost 7 in your Break Zone. Play it onto the field.", "Choose 1 Fire Monster of cost 7 in your Break Zone. Play it onto the field dull."),
    ("Draw 1 card. Then, discard 1 card.", "Draw 1 card."),
)  # fmt: skip


def read(text: str) -> ir.CardText:
    return compile_text("fftcg", text, name="Hild", card_type="Summon")


def meaning(text: str) -> ir.Node:
    """The tree without the numbers of wordings."""
    return bottom_up(read(text), lambda node: msgspec.structs.replace(node, w=0))


@pytest.mark.parametrize("text", NONSENSE)
def test_nonsense_is_refused(text: str) -> None:
    for kind in ("Summon", "Forward"):
        with pytest.raises(TextError):
            compile_text("fftcg", text, name="Hild", card_type=kind)


@pytest.mark.parametrize(("text", "why"), UNBOUND)
def test_what_cannot_be_bound_is_refused(text: str, why: str) -> None:
    with pytest.raises(TextError, match=why) as refused:
        read(text)
    assert refused.value.stage == "bind"


@pytest.mark.parametrize(("one", "other"), PAIRS)
def test_a_changed_word_changes_the_meaning_and_prints_back(one: str, other: str) -> None:
    assert meaning(one) != meaning(other)
    for text in (one, other):
        assert render_text("fftcg", read(text), name="Hild") == text


def test_two_wordings_of_one_meaning_differ_in_w_alone() -> None:
    one, other = "Choose 1 Forward. Dull it. Draw 1 card.", "Choose 1 Forward. Dull it. You draw 1 card."
    assert meaning(one) == meaning(other)
    assert read(one) != read(other)


def test_the_place_of_the_failure_is_told() -> None:
    with pytest.raises(TextError) as refused:
        read("Draw 1 card. Choose 1 purple Forward.")
    assert (refused.value.stage, refused.value.at) == ("read", len("Draw 1 card. Choose 1 "))


@pytest.mark.parametrize("text", ["Draw 1 card.", "choose 1 Forward. Deal it 3000 damage.", "Draw  1  card."])
def test_what_is_tidied_reads_like_the_tidy_text(text: str) -> None:
    tidy = " ".join(text.split())
    assert read(text) == read(tidy[0].upper() + tidy[1:])
