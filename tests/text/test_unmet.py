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
FOUND = ENTERS + "choose 1 Summon in your Break Zone. Add it to your hand. "
STRUCK = ENTERS + "deal 2000 damage to all the Forwards opponent controls. "
REFUSED += [
    (STRUCK + "Place the other card on the top of their deck.", "could be the rest"),
    (STRUCK + "Return the remaining cards to the bottom of your deck in any order.", "could be the rest"),
    (ENTERS + "reveal the top card of your deck. Return the others to the top of your deck in any order.", "but one"),
    (FOUND + "Put as many cards as drawn from your hand on the top or bottom of your deck.", "none are drawn"),
    (FOUND + "Then, return the removed Backup onto the field under its owner's control.", "said of a card that is none"),
    (FOUND + "If the returned Monster would leave the field this turn, put it at the bottom of its owner's deck instead.",
     "said of a card that is none"),
    (FOUND + "If chosen Backup deals damage to a player this turn, the damage increases by 1 instead.", "said of a card that is none"),
    (FOUND + "During this turn, you may cast this Character at any time you could normally cast it.", "said of a card that is none"),
    (FOUND + "Gain control of the opposing Forward until the end of the turn.", "in battle with it"),
    ("When Hild attacks, you may cast Hild this turn.", "on the field already"),
    ("When Hild attacks, if your opponent controls any Summons, draw 1 card.", "no Summon is on the field"),
    (ENTERS + "search for 1 dull Forward and add it to your hand.", "on the field only"),
    (ENTERS + "your opponent discards 1 damaged Forward.", "on the field only"),
    (ENTERS + "you may play 1 frozen Monster from your hand onto the field.", "on the field only"),
    (ENTERS + "choose 1 active Forward in your Break Zone. Add it to your hand.", "all of that at once"),
    (ENTERS + "if there are 2 or more dull Backups in your Break Zone, draw 1 card.", "all of that at once"),
    ("When your opponent casts a Forward, deal it 3000 damage.", "not on the field"),
    (ENTERS + "choose 1 Backups and Monsters. Break it.", "cannot go on"),
    ("When another Backups and Monsters you control enters the field, draw 1 card.", "cannot go on"),
    ("When Hild attacks, if an Job Knight has been cast this turn, draw 1 card.", "lacks a word"),
]  # fmt: skip
READ = [
    ENTERS
    + "choose 1 Summon in your Break Zone. Add it to your hand. The cost to cast the returned Summon this turn is reduced by 2.",
    ENTERS
    + "look at the top 3 cards of your deck. Add 1 card among them to your hand and return the other cards to the bottom of your deck in any order.",
    ENTERS + "draw 2 cards. Then, put as many cards as drawn from your hand on the top or bottom of your deck.",
    "When Hild is blocked, the opposing Forward loses 2000 power until the end of the turn.",
    ENTERS + "choose up to 2 Backups and/or Monsters. Break them.",
    "When Hild is put from the field into the Break Zone, you may cast it at any time you could normally cast it this turn.",
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
        "nothing here has done that",
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
