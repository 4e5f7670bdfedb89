"""What is said of one card and not of several, of another card and not of this one, of cards that are not there already."""

from __future__ import annotations

import pytest

from cardwright.errors import TextError
from cardwright.text.compile import compile_text, render_text

AT_ONCE = "[fanfare] "
TWO = "[fanfare] Select up to 2 enemy followers on the field. "
REFUSED = [
    (
        AT_ONCE + "The next time this follower and that spell would take damage this turn, it takes no damage.",
        "that_spell",
    ),
    (AT_ONCE + "This follower doesn't refresh during their next start phase.", "'its' is said of one"),
    ("This follower doesn't refresh during their controller's start phase.", "'its' is said of one"),
    ("Enemy followers don't refresh during its controller's start phase.", "'its' is said of one"),
    (TWO + "They don't refresh during its controller's next start phase.", "'its' is said of one"),
    (AT_ONCE + "Put your hand into their owners' hands.", "'its' is said of one"),
    (AT_ONCE + "Put this follower on top of their owners' decks.", "'its' is said of one"),
    ("Your followers that has [evolve] have Ward.", "cannot go on"),
    ("Your opponent can't play more than a spell each turn.", "cannot go on"),
    (AT_ONCE + "Each opponent can't activate [act] abilities during their controller's next turn.", "no controller"),
    (
        AT_ONCE + "Ability damage dealt by your leader is increased by 2 during their owner's next turn.",
        "whose next turn",
    ),
    (AT_ONCE + "This amulet can't be destroyed this turn.", "on a Follower"),
    (AT_ONCE + "Select a card in your EX area and put it into your EX area.", "there already"),
    (AT_ONCE + "Select a follower on your field and put it onto your field.", "there already"),
    ("At the start of your main phase, put this card into your EX area from your EX area.", "there already"),
    (AT_ONCE + "Put this card onto your field from your hand engaged.", "not there"),
    ("[lastwords] Add this card to your hand from your EX area.", "not there"),
    (AT_ONCE + "Transfer all counters on this card to this follower.", "own counters"),
    (
        AT_ONCE + "Give this follower [attack]+1 this turn. Combo (3): Give it [attack]+2 instead.",
        "the time is said of both",
    ),
    ("[fanfare] Destroy each follower that aren't reserved.", "cannot go on"),
    (AT_ONCE + "Destroy each follower with different names.", "what is different"),
    ("[act] Put the top that many cards of your deck into your cemetery: Draw a card.", "nothing was done"),
    ("[act] Return an enemy follower on the field to its owner's hand: Draw a card.", "what another controls"),
    ("[act] Remove a Fable counter from any number of followers on your field: Draw a card.", "in all"),
    ("[act] Discard any number of enemy leaders and followers: Draw a card.", "4.3.3"),
    (AT_ONCE + "Evolve your leader.", "4.3.3"),
    (AT_ONCE + "Select an enemy leader and destroy it.", "4.3.3"),
    ("Whenever your leader is destroyed, draw a card.", "4.3.3"),
    ("Whenever you play an enemy follower, draw a card.", "no player plays"),
    (AT_ONCE + "Give this follower [attack]+X. X equals the number of cards discarded.", "nothing was done"),
    (
        TWO + "Give them Rush this turn. If Sanguine is active for you, give them Storm instead.",
        "the time is said of both",
    ),
]
READ = [
    "This follower doesn't refresh during its controller's start phase.",
    "Enemy followers don't refresh during their controller's start phase.",
    TWO + "They don't refresh during their controllers' next start phase.",
    AT_ONCE + "Each enemy follower on the field doesn't refresh during its controller's next start phase.",
    AT_ONCE + "Give this follower [attack]+1 this turn. Combo (3): Give it [attack]+2 this turn instead.",
    "[fanfare] Destroy each follower that isn't reserved.",
    "[act] Remove 3 Fable counters from any number of followers on your field: Draw a card.",
    "[act] Select an enemy follower on the field and destroy it: Draw a card.",
    "[fanfare] Destroy all followers that aren't reserved.",
    AT_ONCE
    + "Select an enemy leader or enemy follower on the field. Deal it 2 damage. If it's a follower, destroy it.",
    AT_ONCE + "Discard any number of cards: Give this follower [attack]+X. X equals the number of cards discarded.",
    AT_ONCE + "Discard any number of cards. Give this follower [attack]+X. X equals the number of cards discarded.",
    AT_ONCE + "Give this follower [attack]+1. Combo (3): Give it [attack]+2 instead.",
    AT_ONCE + "Put your hand on the bottom of your deck in any order.",
    AT_ONCE + "Put all your followers on the bottom of their owners' decks in any order.",
    "Your followers that have [evolve] have Ward.",
    "Your opponent can't play more than 1 spell each turn.",
    AT_ONCE + "Select a card in your EX area and put it onto your field.",
    AT_ONCE + "Select an enemy follower on the field and put it onto your field.",
    "[lastwords] Put this card onto your field from your cemetery engaged.",
    "At the start of your main phase, put this card onto your field from your cemetery.",
    AT_ONCE + "Select another amulet on your field. Transfer all counters on this card to that amulet.",
]


@pytest.mark.parametrize(("text", "reason"), REFUSED)
def test_refused(text: str, reason: str) -> None:
    with pytest.raises(TextError, match=reason):
        compile_text("sve", text, name="Hild", card_type="Follower")


@pytest.mark.parametrize("text", READ)
def test_read(text: str) -> None:
    read = compile_text("sve", text, name="Hild", card_type="Follower")
    assert render_text("sve", read, name="Hild", card_type="Follower") == text


def test_an_amulet_that_becomes_a_follower() -> None:
    text = "[fanfare] Change this amulet into a follower. Give this follower Ward."
    assert compile_text("sve", text, name="Hild", card_type="Amulet").abilities
    with pytest.raises(TextError, match="on a Amulet"):
        compile_text("sve", "[fanfare] Refresh this follower.", name="Hild", card_type="Amulet")
