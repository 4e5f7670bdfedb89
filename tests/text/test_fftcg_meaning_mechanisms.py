"""What seldom mechanisms of whole cards mean."""

from __future__ import annotations

import pytest
from fftcg_meaning import YOU, effects, last, same

from cardwright.errors import TextError
from cardwright.text import ir


@pytest.mark.parametrize(
    ("words", "times"), [("perform this action twice", 2), ("do this 3 times", 3), ("carry out this action 4 times", 4)]
)
def test_done_so_often_instead(words: str, times: int) -> None:
    asked = "If you have received 5 points of damage or more"
    first, instead = effects(f"Draw 1 card, then discard 1 card. {asked}, {words} instead.")
    assert isinstance(instead, ir.Instead) and isinstance(instead.effect, ir.Repeated)
    assert instead.replaces == 1 and instead.effect.times == ir.Num(times, w=instead.effect.times.w)
    assert isinstance(first, ir.Then) and isinstance(instead.effect.effects[0], ir.Then)


def test_all_sentences_of_an_action_are_done_so_often() -> None:
    asked = "If you have received 5 points of damage or more"
    text = "Reveal the top 3 cards of your deck. Add 1 card among them to your hand and put the rest into the Break Zone."
    instead = last(f"{text} {asked}, perform this action twice instead.")
    assert isinstance(instead, ir.Instead) and isinstance(instead.effect, ir.Repeated)
    assert instead.replaces == 2 == len(instead.effect.effects)


def test_done_once_more() -> None:
    found = last("Draw 1 card. If you control 3 or more Backups, do this again.")
    assert isinstance(found, ir.If)
    assert same(found.effect, ir.Repeated(ir.Num(1), (ir.Draw(YOU, ir.Num(1)),)))


@pytest.mark.parametrize(
    "before",
    [
        "Choose 1 Forward. Deal it 5000 damage.",  # or another Forward the second time?
        "Draw 1 card. Your opponent discards 1 card.",  # or only the last of it?
        "You may draw 1 card.",
    ],
)
def test_open_what_is_done_so_often(before: str) -> None:
    with pytest.raises(TextError, match="it is open"):
        effects(f"{before} If you control 3 or more Backups, perform this action twice instead.")
