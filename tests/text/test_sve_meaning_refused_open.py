"""What sentences of Shadowverse: Evolve mean: what could mean two things is refused."""

from __future__ import annotations

import pytest
from sve_meaning import (
    NAMES,
    compiled,
    effects,
    refused,
)

from cardwright.errors import TextError
from cardwright.text import ir
from cardwright.text.compile import compile_text

BACK = "Return your hand to your deck and shuffle it."


def read(text: str, card_type: str = "Spell") -> ir.CardText:
    return compile_text("sve", text, name="Anyone", card_type=card_type, lexicon={})


def test_two_numbers_of_one_kind_alone() -> None:
    with pytest.raises(TextError):
        compile_text(
            "sve",
            "If there are at least 2 and at least 3 cards in your hand, draw a card.",
            name="Anyone",
            card_type="Spell",
        )


def test_of_two_reveals_it_is_open_which_is_counted() -> None:
    with pytest.raises(TextError):
        effects("Reveal the top card of your deck. Reveal any number of spells in your hand. Draw X cards. X equals the number of cards revealed.")  # fmt: skip


@pytest.mark.parametrize(
    "text",
    [
        f"{BACK} Draw a card for each card returned this way.",
        f"Return each card on your field to its owner's hand. {BACK} Draw X cards. X equals the number of cards returned.",
    ],
)
def test_it_is_open_to_where_they_were_returned(text: str) -> None:
    with pytest.raises(TextError):
        effects(text)


def test_open_who_goes_on_behind_they() -> None:
    for words in (
        "discard a card and summon a Knight token",
        "discard a card and, if Overflow is active for you, draw a card",
    ):
        with pytest.raises(TextError):
            effects(f"Select an opponent. They {words}.")


@pytest.mark.parametrize(
    "text",
    [
        "Select a follower on your field. Return it to its owner's hand and discard a card. If it costs 3 play points or less, draw a card.",
        "Select an enemy card on the field and destroy it. Discard a card. If it's a follower, draw a card.",
        "Select an enemy follower on the field. Reveal the top card of your deck. If it's a spell, destroy it.",
        "Discard a card. Give it Rush.",
        "Select an enemy follower on the field. Deal it 2 damage and discard a card. If its cost is 3 or less, draw a card.",
        "Select an enemy follower on the field. Deal it 2 damage and discard a card. Draw X cards. X equals that card's cost.",
        "You may discard a card. If you do, select an enemy follower on the field and destroy it. If it was a Pixie card, draw a card.",
        "Select an enemy follower on the field and destroy it. Summon a Fairy token. Deal 1 damage to its leader.",
        "Search your deck for a follower and put it onto your field. Select an enemy follower on the field and deal it X damage. "
        "X equals that follower's attack.",
    ],
)
def test_open_which_card_is_meant(text: str) -> None:
    with pytest.raises(TextError):
        effects(text)


def test_a_number_of_this_turn_behind_other_sentences_is_open() -> None:
    with pytest.raises(TextError, match="of this turn alone"):
        compiled("[fanfare] Draw a card. When you play your 3rd card this turn, draw 2 cards.")


@pytest.mark.parametrize(
    "text",
    [
        "If there is an amulet on your field, draw a card. If there is a spell in your cemetery, draw 2 cards instead.",
        "If there are at least 3 amulets on your field, draw a card. If there are at least 2, draw 2 cards.",
        "If there are no amulets on your field, draw a card. If there are at least 2, draw 2 cards instead.",
        "Draw a card. If there are at least 2, draw 2 cards.",
        "[fanfare] Put a Fairy or Fairy Wisp token into your EX area. Combo (5): Put 2 of each instead.",
        "[fanfare] Put a Fairy and Fairy Wisp token into your EX area. Combo (5): Summon 2 of each instead.",
        "[fanfare] Reveal a spell in your hand: Reveal the top card of your deck. If the revealed card costs 3 play points, draw a card.",
        "[fanfare] Reveal 2 spells in your hand: Deal X damage to each enemy leader. X equals the revealed card's cost.",
    ],
)
def test_what_stays_open(text: str) -> None:
    with pytest.raises(TextError):
        compiled(text, "Follower" if text.startswith("[") else "Spell")


@pytest.mark.parametrize(
    "text",
    [
        "Whenever you discard a card, you may discard a card. Give this follower [attack]+X. X equals the discarded card's cost.",
        "Whenever another follower is destroyed, select an enemy follower on the field. Destroy it. Draw X cards. X equals the destroyed follower's attack.",
        "Whenever you play a card, draw X cards. X equals the discarded card's cost.",
        "Whenever a Fairy token is put onto your field, summon a Knight token. Give that token Rush.",
        "Whenever a follower is put onto your field, give that token Rush.",
    ],
)
def test_which_card_is_open(text: str) -> None:
    with pytest.raises(TextError):
        compiled(text)


@pytest.mark.parametrize(
    "text",
    [
        "If there is a Pixie follower and there is a Sporeling follower in your cemetery, draw a card.",
        "If the number of followers is greater than the number of spells in your cemetery, draw a card.",
    ],
)
def test_it_is_open_where_the_first_of_them_is(text: str) -> None:
    assert "where the first of them is" in refused(text)


@pytest.mark.parametrize(
    "text",
    [
        "When this leader takes damage, draw a card.",  # no leader has it
        '[fanfare] Give another follower on your field "This leader takes 1 less damage."',
        '[fanfare] Give your leader "When this follower takes damage, draw a card."',
        "While this card is on your field, your followers can't attack your leader.",
        "[fanfare] Each player looks at the top card of their deck. They may put it into their cemetery.",
    ],
)
def test_open_who_is_meant(text: str) -> None:
    with pytest.raises(TextError):
        compiled(text)


@pytest.mark.parametrize(
    "text",
    [
        "Whenever this follower attacks a follower, give it [attack]+1.",
        "Whenever a Pixie follower on your field attacks an enemy follower, deal 1 damage to that follower.",
        "Strike: Deal 2 damage to the attacked follower.",
        "Discard a card: Draw a card, then discard a card. If you discarded a spell, draw 2 cards.",
    ],
)
def test_what_is_open_is_refused(text: str) -> None:
    with pytest.raises(TextError):
        compile_text(
            "sve", f"[fanfare] {text}" if text.startswith("Disc") else text, name="Anyone", card_type="Follower"
        )


@pytest.mark.parametrize(
    "text",
    [
        "[fanfare] Summon a Fairy token. If you can't, put it into your EX area.",
        "[fanfare] Give your leader [defense]+1. If your leader's [defense] was 20 or more, draw a card.",
        "Whenever another Pixie follower is put onto your field, select an enemy follower on the field and deal it X damage. "
        "X equals that follower's attack.",
    ],
)
def test_what_is_about_nothing_or_two_things_is_refused(text: str) -> None:
    with pytest.raises(TextError):
        compile_text("sve", text, name="Anyone", card_type="Follower")


@pytest.mark.parametrize(
    "text",
    [
        "Each player draws X cards and discards X cards. X equals the number of followers on their field.",
        "Each player draws X cards. X equals the number of cards they discarded.",
        "Deal X damage to each leader. X equals the number of cards they discarded.",
        "Draw a card, where X is the number of cards in your hand.",
    ],
)
def test_an_x_that_is_open(text: str) -> None:
    refused(text)


def test_each_of_them_may_be_those_that_are_asked_about() -> None:
    text = (
        "Summon 2 Lantern Moth tokens. If there are at least 3 Pixie followers on your field, give each of them Ward."
    )
    assert "it is open" in refused(text)


@pytest.mark.parametrize(
    "text",
    [
        "Select a follower on your field and engage it. Draw X cards. X equals the destroyed follower's cost.",
        "Select 2 followers on your field and destroy them. Draw X cards. X equals the destroyed follower's cost.",
        "Return up to 2 followers on your field to their owners' hands: Draw X cards. X equals that follower's cost.",
        "Discard a card, engage a follower on your field: Draw X cards. X equals that follower's cost.",
    ],
)
def test_where_it_is_open_which_card_that_is(text: str) -> None:
    with pytest.raises(TextError):
        compile_text("sve", text, name="Anyone", card_type="Spell", lexicon=NAMES)


@pytest.mark.parametrize(
    "text",
    [
        "Whenever one of your followers attacks, give each other follower on your field [attack]+1.",
        "Whenever a follower on your field is destroyed, put it onto your field. Give each other follower on your field [attack]+1.",
        "Whenever a follower on your field is destroyed, select another follower in your cemetery and add it to your hand.",
        "Whenever you play a follower, give each other follower on your field [attack]+1.",
        "Whenever an enemy follower is put onto the field, deal 1 damage to each other follower on the field.",
        "[fanfare] Discard a card. Put another card from your cemetery into your EX area.",
        "[lastwords] Select another follower on your field and destroy it. Add another follower from your cemetery to your hand.",
        "[fanfare] Destroy each follower on the field with the same name as another follower on the field.",
        "[fanfare] Select a follower on your field and destroy it. Deal 2 damage to each other follower on the field.",
        "[fanfare] Discard a follower: Select another follower in your cemetery and add it to your hand.",
        "[act][engage], discard a card: Add another card from your cemetery to your hand.",
        "[fanfare] Select a follower in your cemetery and put it onto your field. Give each other follower on your field [attack]+1.",
    ],
)
def test_open_what_it_is_other_than(text: str) -> None:
    """Than the card that was spoken of, or than this one."""
    with pytest.raises(TextError):
        compiled(text)


@pytest.mark.parametrize(
    "words",
    [
        "Change its attack to 0 and it loses all abilities until the end of the turn.",
        "Until the end of the turn, change its attack to 0 and it loses all abilities.",
    ],
)
def test_for_how_long_both(words: str) -> None:
    with pytest.raises(TextError, match="the time is said of both"):
        compiled(f"Select an enemy follower on the field. {words}", "Spell")


@pytest.mark.parametrize(
    ("text", "why"),
    [
        ("You may discard a spell. If you do, draw 2 cards. If Overflow is active for you, draw a card. Otherwise, discard a card.", "otherwise"),
        ("Summon a Knight token and a Fairy token. Combo (3): Summon 2 Knight tokens instead.", "instead"),
        ("Summon a Knight token and a Fairy token. Combo (3): Summon 2 instead.", "instead"),
    ],
)  # fmt: skip
def test_open_what_it_stands_for(text: str, why: str) -> None:
    """ "Otherwise" behind two questions, "instead" behind two things that are summoned."""
    with pytest.raises(TextError, match=why):
        compiled(text, "Spell")


@pytest.mark.parametrize(
    ("text", "card_type"),
    [
        ("Whenever one of your followers evolves, give each other follower on your field [attack]+1.", "Follower"),
        ("Whenever one of your followers evolves, give each other card on your field Aura.", "Amulet"),
        (
            "Whenever one of your followers evolves, select a follower on your field and give it Ward. Give each other follower on your field [attack]+1.",
            "Amulet",
        ),
        (
            "Whenever one of your followers evolves, give each other follower on your field [attack]+1.\n[act][engage]: Change this card into a follower.",
            "Amulet",
        ),
    ],
)
def test_open_where_the_source_may_be_one_of_them(text: str, card_type: str) -> None:
    """Or where two were spoken of."""
    with pytest.raises(TextError):
        compile_text("sve", text, name="Anyone", card_type=card_type, lexicon=NAMES)


@pytest.mark.parametrize(
    "text",
    [
        "[fanfare] Discard a spell and amulet.",  # one card or two
        "[fanfare] Select a follower and amulet that costs 2 play points or less on your field and destroy them.",
        "[fanfare] Select a Pixie follower and Sporeling follower on your field. Destroy it.",
        "[fanfare] Select a Pixie and Sporeling follower on your field. Destroy them.",
    ],
)
def test_open_whether_one_or_two(text: str) -> None:
    with pytest.raises(TextError):
        compiled(text)


@pytest.mark.parametrize(
    "text",
    [
        "When one of your followers races for the 2nd time in a turn, draw a card.",  # one and the same follower?
        "When this follower races, if it's the 2nd time this turn, draw a card. Draw a card.",
        "When one of your followers evolves, if it's the 2nd this turn, draw a card.",  # that is said of what is played
    ],
)
def test_open_what_is_counted(text: str) -> None:
    with pytest.raises(TextError):
        compiled(text)


@pytest.mark.parametrize(
    "text",
    [
        "Deal 3 damage to each follower on the field. Draw a card for each follower destroyed this way.",
        "Discard a card: Draw a card. Discard 2 cards: Draw 3 cards.",
        "Return a card on your field to its owner's hand. If there is an amulet on your field, banish it instead.",
    ],
)
def test_what_would_do_nothing_or_is_open_is_refused(text: str) -> None:
    with pytest.raises(TextError):
        compile_text("sve", text, name="Anyone", card_type="Spell", lexicon=NAMES)


@pytest.mark.parametrize(
    "text",
    [
        "Look at the top card of your deck. Select a spell in your hand and reveal it. Draw X cards. X equals the revealed card's cost.",
        "Each player can't have more than 5 cards in their hand.",
        "If you've raced at least 2 followers this turn, draw a card.",
        "Each player destroys a follower on their field. If you destroyed a follower this way, draw a card.",
    ],
)
def test_open_permissions_are_refused(text: str) -> None:
    with pytest.raises(TextError):
        effects(text)


def test_two_places_are_refused() -> None:
    text = "[act]: Put this card from your cemetery onto your field. Put this card from your EX area onto your field."
    with pytest.raises(TextError):
        compile_text("sve", text, name="Anyone", card_type="Follower")


@pytest.mark.parametrize(
    "front",
    [
        "Discard a card. Put the top 3 cards of your deck into your cemetery.",
        "Select a follower on your field and destroy it. Put the top 3 cards of your deck into your cemetery.",
        "Look at the top 3 cards of your deck.",
        "Draw a card.",
    ],
)
def test_open_which_were_put_there(front: str) -> None:
    """Or none were."""
    with pytest.raises(TextError):
        effects(f"{front} Add a card put into your cemetery this way to your hand.")


@pytest.mark.parametrize(
    "text",
    [
        "[fanfare] Select a Pixie and Sporeling follower on your field and destroy it.",
        "[fanfare] Discard a Pixie and Sporeling card: Draw a card.",
        "Whenever you play a Pixie and Sporeling card, draw a card.",
    ],
)
def test_one_of_two_traits_is_open(text: str) -> None:
    with pytest.raises(TextError, match="both traits"):
        compiled(text)


def test_how_many_attacked_is_open_to_the_number_of_attacks() -> None:
    with pytest.raises(TextError):
        effects("If at least 2 of your followers attacked this turn, draw a card.")


@pytest.mark.parametrize(
    "text",
    [
        "Destroy each other enemy follower on the field.",  # other than which?
        "Select a follower on your field. Deal 1 damage to each other enemy follower on the field.",  # that one is none of them
        "Deal 2 damage to each enemy leader for each follower on your field, up to 4.",  # of the damage, or of the followers?
        "Draw a card or select a follower on your field.",
        "Draw a card. X can't be more than 3.",
        "Draw a card. Otherwise, draw 2 cards.",
    ],
)
def test_open_replacements_are_refused(text: str) -> None:
    with pytest.raises(TextError):
        read(text)


@pytest.mark.parametrize(
    ("text", "why"),
    [
        ("Draw a card. Lesson (1): Draw 2 cards instead. Recover 1 play point.", "where nothing was paid"),
        ("Draw a card. [cost02]: Draw 2 cards instead.", "when that is paid"),
        (
            "Select an enemy follower on the field and deal it 2 damage. Lesson (1): Select up to 2 instead.",
            "before that is paid",
        ),
        ("Lesson (1): Draw 2 cards instead.", "nothing that"),
    ],
)
def test_what_is_open_about_what_is_paid_for_instead(text: str, why: str) -> None:
    assert why in refused(text)


def test_earth_rite_that_cannot_be_done_is_open() -> None:
    text = "[fanfare] Earth Rite: Draw a card. If you can't, draw 2 cards."
    with pytest.raises(TextError):
        compile_text("sve", text, name="Anyone", card_type="Follower")


@pytest.mark.parametrize(
    "text",
    [
        "Discard 2 cards: Draw X cards. X equals the discarded card's cost.",
        "Discard a card: Draw X cards. X equals the discarded spell's cost.",
        "Discard a card: Discard a card. Draw X cards. X equals the discarded card's cost.",
    ],
)
def test_an_open_discarded_card_is_refused(text: str) -> None:
    with pytest.raises(TextError, match="open what"):
        effects(text)


def test_both_of_three_options_is_refused() -> None:
    with pytest.raises(TextError, match="both"):
        effects("Choose both of the following. (1) Draw a card. (2) Draw 2 cards. (3) Draw 3 cards.")


def test_options_of_which_nothing_says_how_many() -> None:
    with pytest.raises(TextError, match="X"):
        effects("Choose X of the following. (1) Draw a card. (2) Draw 2 cards.")


def test_whose_defense_is_open_behind_a_leader() -> None:
    destroyed = "Select an enemy follower on the field and destroy it. Give your leader [defense]+X. X equals {}."
    assert "leader's defense" in refused(destroyed.format("its defense"))
    for words in ("its attack", "that follower's defense"):
        assert effects(destroyed.format(words))
