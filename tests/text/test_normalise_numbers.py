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
