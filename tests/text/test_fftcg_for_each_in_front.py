""" "For each ..." in front of an instruction, wherever that stands, and Crystals for each of something."""

import pytest

from cardwright.text.compile import compile_text
from cardwright.text.reading import same_meaning

HEADS = [
    "discard 1 card. If you do so, ",
    "you may discard 1 card. If you do so, ",
    "you may discard 1 card. When you do so, ",
    "you may discard 1 card. If you don't, ",
    "if you control 2 or more Backups, ",
    "at the end of the turn, ",
    "draw 1 card, then ",
    "draw 1 card. Then, ",
    "",
]
DONE = ["gain 《C》《C》", "place 2 Monster Counters on Hild"]


@pytest.mark.parametrize("head", HEADS)
@pytest.mark.parametrize("done", DONE)
def test_in_front_as_behind(head: str, done: str) -> None:
    texts = (f"for each Monster you control, {done}", f"{done} for each Monster you control")
    front, behind = (
        compile_text("fftcg", f"When Hild enters the field, {head}{text}.", name="Hild", card_type="Forward")
        for text in texts
    )
    assert same_meaning(front, behind)
