"""What was not discarded, and what could not be: they are the same only where a card has to be discarded."""

from __future__ import annotations

import pytest
from fftcg_meaning import meant

from cardwright.errors import TextError
from cardwright.text import ir
from cardwright.text.walk import nodes

MUST = "When Hild attacks, your opponent discards 1 card."
MAY = "When Hild attacks, your opponent may discard 1 card."
DRAW = "draw 1 card."


def asked(text: str) -> list[ir.Compare]:
    return [each for each in nodes(meant(text)) if isinstance(each, ir.Compare)]


@pytest.mark.parametrize(
    ("before", "words"),
    [
        (MUST, "your opponent does not discard a card this way"),
        (MAY, "your opponent doesn't discard a card by this effect"),
        (MUST, "they didn't discard a card"),
        (MUST, "your opponent cannot discard a card"),
        (MUST, "they cannot discard a card"),
        (MUST, "no cards are discarded this way"),
        (MAY, "no card was discarded by this effect"),
        ("When Hild attacks, discard 1 card.", "you cannot discard a card"),
        ("When Hild attacks, you may discard 1 card.", "you don't discard a card this way"),
    ],
)
def test_none_of_the_cards_that_were_to_go(before: str, words: str) -> None:
    (found,) = asked(f"{before} If {words}, {DRAW}")
    assert isinstance(found.left, ir.CountRef)
    assert (found.left.cards, found.compare, found.right) == (ir.Ref(("t1",)), "<=", ir.Num(0))


def test_of_a_kind_of_card() -> None:
    (found,) = asked(f"{MUST} If your opponent does not discard a Forward this way, {DRAW}")
    assert isinstance(found.left, ir.CountRef)
    assert found.left.group == ir.Group(ir.TypeIs(("Forward",)))


@pytest.mark.parametrize(
    ("before", "words"),
    [
        (MAY, "your opponent cannot discard a card"),
        (MAY, "they cannot"),
        ("When Hild attacks, you may discard 1 card.", "you cannot do so"),
        ("When Hild attacks, you may discard 1 card.", "you can't"),
        ("When Hild attacks, your opponent discards 2 cards.", "your opponent cannot discard a card"),
        ("When Hild attacks, discard 1 Forward.", "you cannot discard a card"),
    ],
)
def test_who_may_leave_it_could_have(before: str, words: str) -> None:
    with pytest.raises(TextError, match="it is open whether"):
        meant(f"{before} If {words}, {DRAW}")


@pytest.mark.parametrize("words", ["you don't discard a card this way", "you cannot discard a card"])
def test_who_does_not_discard_is_who_was_told_to(words: str) -> None:
    with pytest.raises(TextError, match="somebody else"):
        meant(f"{MUST} If {words}, {DRAW}")
