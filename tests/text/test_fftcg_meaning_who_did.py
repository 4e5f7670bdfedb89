"""What each player who did something does then."""

from __future__ import annotations

import pytest
from fftcg_meaning import YOU, last, one, same

from cardwright.errors import TextError
from cardwright.text import ir


@pytest.mark.parametrize("player", ["Each player", "Any player"])
@pytest.mark.parametrize("who", ["who", "that"])
@pytest.mark.parametrize(
    ("does", "negated"), [("does", False), ("did", False), ("doesn't do", True), ("does not do", True)]
)
def test_who_did_what_each_may_do(player: str, who: str, does: str, negated: bool) -> None:
    text = f"Each player may discard 1 card. {player} {who} {does} so draws 2 cards."
    assert same(last(text), ir.WhoDid(ir.Draw(YOU, ir.Num(2)), negated))


@pytest.mark.parametrize("before", ["Draw 1 card.", "You may discard 1 card.", "Each player discards 1 card."])
def test_there_has_to_be_something_that_each_may_do(before: str) -> None:
    with pytest.raises(TextError):
        one(f"{before} Each player who does so draws 1 card.", "Summon")
