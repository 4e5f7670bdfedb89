"""One of the cards that were looked at is removed face down, the others go back: texts of our own, played."""

from __future__ import annotations

import pytest
from helpers import Position
from test_new_face_down import CARDS, seen

LOOK = "When Pilferer enters the field, look at the top 2 cards of your opponent's deck. "
TAKE = "Remove 1 card among them from the game face down and put the other card at the bottom of your opponent's deck. "
ALONE = "Remove 1 of them from the game face down. Put the other card at the bottom of their deck. "


@pytest.mark.clauses("fftcg-new", "X-DOWN-1", "X-DOWN-2")
@pytest.mark.parametrize("words", [TAKE, ALONE])
@pytest.mark.parametrize(("tail", "who"), [("", []), ("You can look at the removed card at any time.", ["Charm"])])
def test_one_of_those_looked_at_lies_face_down(words: str, tail: str, who: list[str]) -> None:
    position = Position(CARDS.format(text=(LOOK + words + tail).strip()))
    position.play("[A: {cast: Pilferer}, A: {choose: [Charm]}, settle: true]")
    assert seen(position) == {"A": who, "B": [], "nobody": []}
    position.expect("B.removed: [Charm], B.deck.count: 2")
