"""What a sentence speaks of though nothing in the text has done, met or paid it is refused."""

from __future__ import annotations

import pytest

from cardwright.errors import TextError
from cardwright.text.compile import compile_text

ENTERS = "When Hild enters the field, "
REFUSED = [
    (ENTERS + "draw as many cards as were removed.", "nothing was done before"),
    (ENTERS + "discard the same number of cards.", "nothing was done before"),
    (ENTERS + "if you control 2 or more Backups, draw the same number of cards.", "nothing was done before"),
    (
        ENTERS + "draw 1 card. The EX Bursts of cards put into the Damage Zone due to this damage will not trigger.",
        "no damage",
    ),
    (ENTERS + "remove it from the game after use.", "only a Summon is used up"),
    (
        ENTERS
        + "during this turn, if a Forward forming this party receives damage, reduce the damage by 3000 instead.",
        "no party",
    ),
    (ENTERS + "until the end of the turn, all other Forwards in that party can attack once more.", "no party"),
    (ENTERS + "you can cast up to 2 Summons during their next turn.", "whose next turn"),
    (ENTERS + "each player cannot use abilities during their next turn.", "whose next turn"),
    (
        ENTERS + "if that Summon is put from the field into the Break Zone this turn, add it to your hand instead.",
        "no Summon",
    ),
    (ENTERS + "break the card removed by the extra cost.", "nothing was paid"),
    (ENTERS + "draw 1 card. Return as many cards as drawn from your hand to their owner's hand.", "there already"),
    ("The cost to cast your third opposing Forward per turn is reduced by 2.", "no player casts"),
]
READ = [
    ENTERS
    + "Hild deals your opponent 1 point of damage. The EX Burst of the card put into the Damage Zone due to this damage will not trigger.",
    ENTERS + "discard up to 2 cards. Draw the same number of cards.",
    ENTERS + "you may discard any number of cards. Draw the same number of cards.",
    "When Hild forms a party and attacks, the other Forwards in that party gain +1000 power until the end of the turn.",
    ENTERS + "your opponent cannot cast Summons during their next turn.",
    "When you cast a Summon, draw 1 card. If that Summon is put from the field into the Break Zone this turn, add it to your hand instead.",
    "The cost to cast your third Forward per turn is reduced by 2.",
]

REFUSED_SVE = [
    ("[fanfare] Draw cards equal to half of the result (rounded up).", "no die"),
    ("[fanfare] Draw cards equal to the number of followers put into the cemetery.", "nothing was done before"),
    (
        "[fanfare] Deal the enemy leader damage equal to half the total [attack] of the returned cards (rounded down).",
        "nothing was done before",
    ),
    (
        "This follower's [attack] is equal to the number of amulets you returned to your deck.",
        "nothing was done before",
    ),
]
READ_SVE = [
    "[fanfare] Roll a die. Draw cards equal to half of the result (rounded up).",
    "[fanfare] Destroy each other follower on the field. Draw cards equal to the number of followers destroyed this way.",
]


def read(text: str, game: str = "fftcg") -> object:
    return compile_text(game, text, name="Hild", card_type="Forward" if game == "fftcg" else "Follower")


@pytest.mark.parametrize(("text", "reason"), REFUSED_SVE)
def test_nor_in_the_other_game(text: str, reason: str) -> None:
    with pytest.raises(TextError, match=reason):
        read(text, "sve")


@pytest.mark.parametrize("text", READ_SVE)
def test_what_was_there(text: str) -> None:
    assert read(text, "sve")


@pytest.mark.parametrize(("text", "reason"), REFUSED)
def test_what_was_not_spoken_of(text: str, reason: str) -> None:
    with pytest.raises(TextError, match=reason):
        read(text)


@pytest.mark.parametrize("text", READ)
def test_what_was(text: str) -> None:
    assert read(text)
