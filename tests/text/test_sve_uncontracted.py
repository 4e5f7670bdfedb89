"""What is said with and without contractions means the same: sentences of our own."""

from __future__ import annotations

import pytest
from sve_meaning import compiled

from cardwright.errors import TextError

PAIRS = [
    ("This follower can't attack leaders.", "This follower cannot attack leaders."),
    ("This follower can't evolve.", "This follower cannot evolve."),
    ("This follower doesn't take damage from abilities.", "This follower does not take damage from abilities."),
    ("[fanfare] If you've played a spell this turn, draw a card.", "[fanfare] If you have played a spell this turn, draw a card."),
    ("[fanfare] If you don't have any cards in your hand, draw a card.", "[fanfare] If you do not have any cards in your hand, draw a card."),
    ("[fanfare] You may discard a card. If you don't, destroy this follower.", "[fanfare] You may discard a card. If you do not, destroy this follower."),
    ("[fanfare] If this follower hasn't attacked this turn, draw a card.", "[fanfare] If this follower has not attacked this turn, draw a card."),
    ("[lastwords] If it's your turn, draw a card.", "[lastwords] If it is your turn, draw a card."),
    ("[fanfare] If there isn't a follower on your field other than this one, draw a card.", "[fanfare] If there is not a follower on your field other than this one, draw a card."),
    ("[fanfare] Select an enemy follower on the field. It doesn't refresh during its controller's next start phase.", "[fanfare] Select an enemy follower on the field. It does not refresh during its controller's next start phase."),
]  # fmt: skip


@pytest.mark.parametrize(("short", "long"), PAIRS)
def test_without_contractions(short: str, long: str) -> None:
    assert compiled(short) == compiled(long)  # each of which prints back


def test_whose_leader_is_asked_of_the_contracted_words_alone() -> None:
    with pytest.raises(TextError):
        compiled("[fanfare] Select a follower on your field. It cannot attack your leader this turn.")
