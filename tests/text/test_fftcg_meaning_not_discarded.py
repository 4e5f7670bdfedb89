""" "If your opponent doesn't discard a Forward": of the card that was discarded, or of one that is discarded now."""

from __future__ import annotations

import pytest
from fftcg_meaning import OPPONENT, YOU, meant

from cardwright.errors import TextError
from cardwright.text import ir
from cardwright.text.walk import nodes

FORWARD = ir.Group(ir.TypeIs(("Forward",)))
THEN = "If your opponent doesn't discard a Forward, draw 1 card."


@pytest.mark.parametrize("before", ["Your opponent discards 1 card.", "Your opponent may discard 1 card."])
def test_of_what_was_discarded(before: str) -> None:
    text = meant(f"{before} {THEN}", "Summon")
    (found,) = [each for each in nodes(text) if isinstance(each, ir.Compare)]
    assert isinstance(found.left, ir.CountRef) and found.left.group == FORWARD
    assert (found.left.cards, found.compare, found.right) == (ir.Ref(("t1",)), "<=", ir.Num(0))


@pytest.mark.parametrize(
    ("text", "player"),
    [
        ("If your opponent doesn't discard a Forward, draw 1 card.", OPPONENT),
        ("You may discard 1 card. If your opponent doesn't discard a Forward, draw 1 card.", OPPONENT),
        ("Draw 1 card. If you don't discard a Forward, dull all the Forwards you control.", YOU),
    ],
)
def test_of_what_is_discarded_now(text: str, player: ir.Player) -> None:
    (found,) = [each for each in nodes(meant(text, "Summon")) if isinstance(each, ir.Unless)]
    assert found.player == player
    assert found.cost.actions == (ir.PayDiscard(ir.Num(1), FORWARD),)


def test_something_between_leaves_it_open() -> None:
    with pytest.raises(TextError, match="it is open whether"):
        meant(f"Your opponent discards 1 card. Draw 1 card. {THEN}", "Summon")
