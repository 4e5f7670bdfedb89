"""What sentences of Shadowverse: Evolve mean: what is open of what is replaced, asked or said of each of several is refused."""

from __future__ import annotations

import pytest
from sve_meaning import compiled, effects, refused

from cardwright.errors import TextError
from cardwright.text.compile import compile_text


@pytest.mark.parametrize(
    "text",
    [
        "If there is an amulet on your field, draw a card and recover 1 play point. If Overflow is active for you, draw 2 cards and recover 2 play points instead.",
        "If there is an amulet on your field, draw a card. Otherwise, draw 2 cards. If Overflow is active for you, draw 3 cards instead.",
        "You may discard a card. If you do, draw a card. Do this 2 times.",
        "Select a follower on your field that was destroyed this turn and give it [attack]+1.",
        "Put the top card of your deck onto your field if it's a follower.",
        "Select a follower that was destroyed this turn and add it to your hand.",
        "Select a follower on your field. Give it [attack]+1. Select an enemy follower on the field. It deals damage equal to its attack to it.",
    ],
)  # fmt: skip
def test_what_is_open(text: str) -> None:
    with pytest.raises(TextError):
        effects(text)


@pytest.mark.parametrize(
    "text",
    [
        "Deal 2 damage to each enemy follower on the field and draw a card. Combo (3): Deal 4 damage to each enemy follower on the field instead.",
        "Deal 2 damage to each enemy follower on the field and draw a card. Combo (3): Destroy each enemy follower on the field instead.",
        "Draw a card. Give your leader [defense]+1. Combo (3): Draw 2 cards instead.",
        "Draw a card and recover 1 play point. Combo (3): Recover 2 play points and draw 2 cards instead.",
        "Draw a card. Recover 1 play point. Combo (3): Draw 2 cards and recover 2 play points instead.",
        "Select an enemy follower on the field, deal it 2 damage, and draw a card. Combo (3): Deal it 4 damage and draw 2 cards instead.",
        "Deal 2 damage to each enemy follower on the field and deal 1 damage to each enemy leader. Combo (3): Deal 4 damage instead.",
        "Give each follower on your field [attack]+1 and give your leader [defense]+1. Combo (3): Give [defense]+3 instead.",
        "Select an enemy follower on the field. Destroy it and put a Fairy token into your EX area. Combo (3): Summon it instead.",
    ],
)
def test_what_is_replaced_is_open(text: str) -> None:
    with pytest.raises(TextError) as refused:
        effects(text)
    assert refused.value.stage == "bind"


@pytest.mark.parametrize(
    "text",
    [
        "Reveal the top card of your deck. Select an enemy follower on the field and deal it X damage. X equals its cost.",
        "Summon a Knight token. Select an enemy follower on the field and deal it X damage. X equals its attack.",
        "Discard a card. Select a follower on your field and give it [attack]+X. X equals that card's cost.",
        "Bury a follower on your field. Select an enemy follower on the field and deal it X damage. X equals its defense.",
    ],
)
def test_whose_number_it_is_is_open(text: str) -> None:
    with pytest.raises(TextError) as refused:
        effects(text)
    assert refused.value.stage == "bind"


@pytest.mark.parametrize(
    "text",
    [
        "Give each follower on your field [attack]+1 and give your leader [defense]+1 until the end of the turn.",
        "Until the end of the turn, give each follower on your field [attack]+1 and give your leader [defense]+1.",
    ],
)
def test_how_long_the_first_lasts_is_open(text: str) -> None:
    with pytest.raises(TextError):
        effects(text)


@pytest.mark.parametrize(
    "text",
    [
        "You may discard a card. Draw a card. If you do, give your leader [defense]+1.",
        "Look at the top 3 cards of your deck. You may put a spell from among them into your EX area. Put the remaining cards into your cemetery. If you do, draw a card.",
    ],
)
def test_what_if_you_do_asks_is_open(text: str) -> None:
    with pytest.raises(TextError) as refused:
        effects(text)
    assert refused.value.stage == "bind"


def test_of_each_player_it_is_open_who_chooses() -> None:
    with pytest.raises(TextError):
        effects("Each player chooses one of the following. (1) They discard a card. (2) They draw a card.")


def test_who_could_be_asked_otherwise_is_refused() -> None:
    with pytest.raises(TextError):
        compile_text(
            "sve", "They choose one of the following. (1) Draw a card. (2) Draw 2 cards.", name="X", card_type="Spell"
        )


@pytest.mark.parametrize(
    "text",
    [
        # whether the time is that of both or of the last alone
        "Select an enemy follower on the field. It loses all abilities and can't evolve this turn.",
        # one follower and several: whether "them" are all
        "Select a follower on your field and up to 2 enemy followers on the field. Engage them.",
    ],
)
def test_what_stays_open_is_refused(text: str) -> None:
    with pytest.raises(TextError):
        compile_text("sve", text, name="Anyone", card_type="Spell", lexicon={})


def test_what_follows_an_earth_rite_instead_is_open() -> None:
    with pytest.raises(TextError, match="it is open"):
        effects("Draw a card. Earth Rite: Draw 2 cards instead. Give your leader [defense]+1.")


def test_whether_it_can_be_activated_then_too_or_only_then_is_open() -> None:
    quick = "[q][act][engage]: Draw a card. This ability can"
    compile_text("sve", f"{quick} only be activated during your opponent's turn.", name="Anyone", card_type="Follower")
    with pytest.raises(TextError):
        compile_text("sve", f"{quick} be activated during your opponent's turn.", name="Anyone", card_type="Follower")


def test_who_discards_where_another_player_chooses_is_open() -> None:
    choice = "Each opponent chooses one of the following. (1) {} 2 cards. (2) Deal 4 damage to their leader."
    assert effects(choice.format("They discard"))
    with pytest.raises(TextError, match="who discards"):
        effects(choice.format("Discard"))


@pytest.mark.parametrize(
    "text",
    [
        "While this card is on your field, each of your other followers has [attack]+1 for each Fable counter on it.",
        "While this card is on your field, each other Pixie follower on your field has [attack]+X. X equals the number of Fable counters on it.",
        "[fanfare] Give this follower Ward. Give each other follower on your field [attack]+1 for each Fable counter on it.",
        "[fanfare] Put a Fable counter on this card. Deal damage to each enemy follower on the field equal to its attack.",
    ],
)
def test_it_beside_each_of_several(text: str) -> None:
    """On each of them, or on the card that says so?"""
    assert "'it'" in refused(text, "Follower")


def test_it_beside_each_of_several_means_what_was_selected() -> None:
    effects(
        "Select a follower on your field. Deal 1 damage to each enemy follower on the field for each Fable counter on it."
    )


@pytest.mark.parametrize(
    "cards",
    [
        "each other Pixie follower and Elf follower",
        "your other Pixie followers and Elf followers",
        "an engaged Pixie follower or Elf follower",
        "an evolved Pixie follower or Elf follower",
    ],
)
def test_a_word_before_the_first_of_two_kinds(cards: str) -> None:
    """Of both, or of the first alone?"""
    there = "" if cards.startswith("your") else " on your field"
    lead = "Give" if cards.startswith(("each", "your")) else "Select"
    give = " [attack]+1" if lead == "Give" else " and give it [attack]+1"
    assert "two kinds" in refused(f"[fanfare] {lead} {cards}{there}{give}.", "Follower")


def test_the_same_word_before_both_kinds() -> None:
    compiled("[fanfare] Select an engaged Pixie follower or engaged Elf follower on your field and give it [attack]+1.")
    compiled("[fanfare] Select another Pixie follower or Elf follower on your field and give it [attack]+1.")


@pytest.mark.parametrize(
    "text",
    [
        "Each Puppet token on your field deals 1 damage to a random enemy follower on the field.",
        "Select 2 followers on your field. Each of them deals 1 damage to a random enemy follower on the field.",
    ],
)
def test_each_deals_damage_to_a_random_one(text: str) -> None:
    """All to one, or each to one of its own?"""
    assert "another one" in refused(text)


@pytest.mark.parametrize(
    "text",
    [
        "Destroy each Pixie follower and each Elf follower on the field with 3 defense or less.",
        "Destroy each Pixie follower and each Elf follower on the field except tokens.",
        "Select a Pixie follower and an Elf follower on your field other than tokens and destroy them.",
        "Select a Pixie follower or an Elf follower on your field that isn't a token and destroy it.",
    ],
)
def test_words_behind_the_place_of_both(text: str) -> None:
    """Of both kinds, or of the second alone?"""
    assert "behind the place" in refused(text)


def test_words_before_the_place_of_both() -> None:
    effects("Destroy each Pixie follower and each Elf follower with 3 defense or less on the field.")
