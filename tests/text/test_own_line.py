"""Whether a card may be cast is an ability of its own, also where it is printed in one paragraph with what the card does."""

from __future__ import annotations

import pytest

from cardwright.text.normalise import normalise

ONLY = "You can only cast Hild if you control 3 or more Backups."
BREAK = "Choose 1 Forward. Break it."


@pytest.mark.parametrize(
    ("text", "paragraphs"),
    [
        (f"{ONLY} {BREAK}", (ONLY, BREAK)),
        (f"{BREAK} {ONLY}", (BREAK, ONLY)),
        (f"[[ex]]EX BURST[[/]] {BREAK} {ONLY}", (f"[[ex]]EX BURST[[/]] {BREAK}", ONLY)),
        (f"{ONLY}[[br]]{BREAK}", (ONLY, BREAK)),
        (f"You can only cast Hild during your turn. {BREAK}", ("You can only cast Hild during your turn.", BREAK)),
        # nothing that speaks of other cards, goes on with what it says, or stands in quotation marks
        (
            "You can only cast Fire cards if you control a Backup. Draw 1 card.",
            ("You can only cast Fire cards if you control a Backup. Draw 1 card.",),
        ),
        (f"{ONLY} If you do so, draw 1 card.", (f"{ONLY} If you do so, draw 1 card.",)),
        (f'Hild gains "{ONLY}"', (f'Hild gains "{ONLY}".',)),
    ],
)
def test_a_paragraph_of_its_own(text: str, paragraphs: tuple[str, ...]) -> None:
    found = normalise(text)
    assert found.paragraphs == paragraphs
    assert bool(found.notes.get("own_line")) == (len(paragraphs) > 1 and "[[br]]" not in text)


@pytest.mark.parametrize(
    "text",
    [
        "When Hild attacks, draw 1 card.",
        "If you control a Backup, Hild gains +1000 power.",
        "《1》: Draw 1 card.",
        "Damage 3 -- Hild gains Brave.",
    ],
)
@pytest.mark.parametrize("words", ["Haste", "Haste First Strike", "Back Attack"])
def test_keywords_in_front_of_another_ability(words: str, text: str) -> None:
    assert normalise(f"{words} {text}").paragraphs == normalise(f"{words}[[br]]{text}").paragraphs == (words, text)
