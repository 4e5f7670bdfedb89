"""Half of a text: what it begins with a choice, a look or a name, and never ends, is refused."""

from __future__ import annotations

import pytest

from cardwright.errors import TextError
from cardwright.text.compile import compile_text

WHOLE = [
    # what is looked at stays where it is (sve 5.10.1)
    ("sve", "[fanfare] Look at the top 4 cards of your deck. Put 1 of them into your hand."),
    ("fftcg", "When Hild enters the field, reveal the top 5 cards of your deck. Add 1 Wind Backup of cost 4 among them to your hand "
     "and return the other cards to the bottom of your deck in any order."),
    ("fftcg", "When Hild enters the field, look at the top 3 cards of your deck. Return them to the top of your deck in any order."),
    ("fftcg", "When Hild enters the field, look at the top card of your deck."),
    ("fftcg", "When Hild enters the field, name 1 Element. Hild becomes that Element until the end of the turn."),
    ("fftcg", "When Hild enters the field, your opponent selects 1 Forward they control. Dull all the other Forwards opponent controls."),
    ("sve", "[fanfare] Look at the top 4 cards of your deck. Put 1 of them into your hand and the rest on the bottom of your deck in any order."),
]  # fmt: skip
HALF = [
    ("fftcg", "When Hild enters the field, reveal the top 5 cards of your deck. Add 1 Backup among them to your hand."),
    ("fftcg", "When Hild enters the field, reveal the top 5 cards of your deck. Play 1 Forward of cost 3 or less among them onto the field."),
    ("fftcg", "When Hild enters the field, reveal the top 5 cards of your deck."),
    ("fftcg", "When Hild enters the field, your opponent reveals the top 3 cards of their deck. Select 1 card among them."),
    ("fftcg", "When Hild enters the field, turn over one card at a time from the top of your deck until a Fire card is revealed. Add it to your hand."),
    ("fftcg", "When Hild enters the field, name 1 Element."),
    ("fftcg", "When Hild enters the field, select 1 Forward."),
    ("fftcg", "When Hild enters the field, choose 1 Forward."),
    ("sve", "[fanfare] Select an enemy follower on the field."),
    ("sve", "[fanfare] Select a card in your hand."),
    ("sve", "[fanfare] Look at the top 4 cards of your deck. You may reveal a spell from among them."),
]  # fmt: skip


def read(game: str, text: str) -> object:
    return compile_text(game, text, name="Hild", card_type="Forward" if game == "fftcg" else "Follower")


@pytest.mark.parametrize(("game", "text"), WHOLE)
def test_the_whole_is_read(game: str, text: str) -> None:
    assert read(game, text)


@pytest.mark.parametrize(("game", "text"), HALF)
def test_half_of_it_is_not(game: str, text: str) -> None:
    with pytest.raises(TextError):
        read(game, text)
