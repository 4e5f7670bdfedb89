"""Numbers of order in figures, and a colon before the options that may be selected."""

from __future__ import annotations

import pytest

from cardwright.text.compile import compile_text, render_text
from cardwright.text.normalise import normalise
from cardwright.text.styles import FFTCG

OPTIONS = '"Draw 1 card." "Choose 1 Monster. Break it."'


@pytest.mark.parametrize(
    ("old", "new"),
    [
        ("When you cast your 2nd Summon each turn, draw 1 card.", "When you cast your second Summon each turn, draw 1 card."),
        ("When you draw your 3rd card each turn, dull Hild.", "When you draw your third card each turn, dull Hild."),
        ("When Hild attacks for the 1st time this turn, draw 1 card.", "When Hild attacks for the first time this turn, draw 1 card."),
        (f"When Hild attacks, select 1 of the 2 following actions: {OPTIONS}",
         f"When Hild attacks, select 1 of the 2 following actions. {OPTIONS}"),
        (f"Select up to 2 of the 2 following actions:[[br]]{OPTIONS}", f"Select up to 2 of the 2 following actions. {OPTIONS}"),
        ("Select 1 of the 2 following actions:[[br]]• Draw 1 card.[[br]]• Choose 1 Monster. Break it.",
         f"Select 1 of the 2 following actions. {OPTIONS}"),
    ],
)  # fmt: skip
def test_tidied_and_read(old: str, new: str) -> None:
    found = normalise(old, FFTCG)
    assert found.notes and list(found.paragraphs) == [new]
    kind = "Summon" if new.startswith("Select") else "Forward"
    made = compile_text("fftcg", old, name="Hild", card_type=kind)
    assert render_text("fftcg", made, name="Hild") == new


def test_a_class_in_a_name_stays() -> None:
    text = "When a [[i]]Job SOLDIER 2nd Class[[/]] Forward enters the field, draw 1 card."
    assert list(normalise(text, FFTCG).paragraphs) == [text]


def test_a_job_is_named() -> None:
    old = "When Hild attacks, name 1 job. All the Forwards of the named job you control gain +1000 power until the end of the turn."
    assert normalise(old, FFTCG).notes == {"capital": 2}
    made = compile_text("fftcg", old, name="Hild", card_type="Forward")
    assert render_text("fftcg", made, name="Hild") == old.replace(" job", " Job")


@pytest.mark.parametrize(
    ("old", "new"),
    [
        ("Choose 2 Forwards. Return one to its owner's hand and dull the other.",
         "Choose 2 Forwards. Return one of them to its owner's hand and dull the other."),
        ("Choose 1 Forward. Put it at the top of its owner's deck.", "Choose 1 Forward. Put it on top of its owner's deck."),
        ("Choose 1 Summon that is choosing only 1 Forward. Choose another Forward to become the new target. "
         "(The newly chosen Forward must be a valid choice.)",
         "Choose 1 Summon that is choosing only 1 Forward. Choose another Forward to become the new target "
         "(The newly chosen Forward must be a valid choice)."),
    ],
)  # fmt: skip
def test_the_same_in_other_words(old: str, new: str) -> None:
    found = normalise(old, FFTCG)
    assert found.notes and list(found.paragraphs) == [new]


@pytest.mark.parametrize(
    "text",
    [
        "Put the card at the top of your deck into the Break Zone.",
        "Choose 1 Forward. Put it at the top or bottom of its owner's deck.",
        "You can use Hild's special abilities without paying 《S》.",
    ],
)
def test_what_stays(text: str) -> None:
    assert list(normalise(text, FFTCG).paragraphs) == [text]
