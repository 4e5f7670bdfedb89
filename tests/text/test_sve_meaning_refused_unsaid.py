"""What sentences of Shadowverse: Evolve mean: what nothing in the text says or nobody could do is refused."""

from __future__ import annotations

import pytest
from sve_meaning import compiled, effects, refused

from cardwright.errors import TextError
from cardwright.text.compile import compile_text


def test_of_several_nothing_is_doubled_together() -> None:
    with pytest.raises(TextError):
        effects("Double the attack of each follower on your field.")


@pytest.mark.parametrize(
    "text",
    [
        "[fanfare] Give each Fairy token on your field [attack]+X. X equals the number of other Fairy tokens on your field.",
        "[fanfare] Give each Fairy token on your field [attack]+1 for each other Fairy token on your field.",
        "Your Fairy tokens have [attack]+1 for each other Fairy token on your field.",
        "Each follower on your field has [attack]+X. X equals the number of other followers on your field.",
        "Earth Rite: This follower has Rush.",
        "Earth Rite: This card costs 2 less to play.",
    ],
)
def test_others_than_each_of_them_and_what_nothing_is_paid_for(text: str) -> None:
    with pytest.raises(TextError, match=r"the others are other than|Earth Rite could be performed for"):
        compiled(text)


@pytest.mark.parametrize("words", ["your leader leaves your EX area", "a card leaves your EX areas"])
def test_what_is_no_such_text(words: str) -> None:
    with pytest.raises(TextError):
        compiled(f"Whenever {words}, draw a card.")


def test_no_paragraph_begins_with_then() -> None:
    text = "Choose one of the following. (1) Draw a card. (2) Recover 1 play point.\nThen discard a card."
    assert "nothing comes before" in refused(text)


@pytest.mark.parametrize(
    "text",
    [
        "If there are at least 5 spells, this follower has Rush.",
        "If you have no spells, this follower has Rush.",
        "If there are at least 2 cards with different names and at least 2 amulets on your field, this follower has Rush.",
        "[fanfare] Draw X cards. X equals the number of Pixie cards.",
    ],
)
def test_counted_nowhere(text: str) -> None:
    """Spells are never on the field, and a card may be anywhere."""
    with pytest.raises(TextError, match="where these cards are"):
        compiled(text)


def test_the_total_of_what_nobody_did() -> None:
    with pytest.raises(TextError, match="nothing here has done that"):
        compiled("Draw X cards. X equals the total cost of the cards returned.", "Spell")


def test_another_number_of_no_options_is_refused() -> None:
    with pytest.raises(TextError):
        compile_text("sve", "Draw a card. Combo (3): Choose both instead.", name="Anyone", card_type="Spell")


@pytest.mark.parametrize(
    "text",
    [
        "Whenever you discard a card, draw that many cards.",
        "Whenever you play a card, draw that many cards.",
        "Whenever you discard a card, deal that much damage to each enemy leader.",
        "Whenever you discard one or more cards, discard a card. Draw X cards. X equals the number of cards discarded.",
        "Whenever you discard one or more cards, draw X cards. X equals the number of cards discarded this way.",
    ],
)
def test_nothing_says_how_many(text: str) -> None:
    """Or it is open which."""
    with pytest.raises(TextError):
        compiled(text)


def test_nobody_asks_of_each_player_apart() -> None:
    """Only what that player does is counted so."""
    with pytest.raises(TextError):
        effects("Each player draws 2 cards. If they have 5 cards in their hand, draw a card.")


@pytest.mark.parametrize(
    "text",
    [
        "Each opponent discards a card. Select a card in it. They discard it.",  # no hand was shown
        "Look at an opponent's hand. Draw a card. Discard a card. Select a card in it. They discard it.",  # not right before
        "Each player reveals their hand. Select a card in it and banish it.",  # two hands
    ],
)
def test_no_hand_that_it_could_mean(text: str) -> None:
    assert "no hand that 'it' could mean" in refused(text)


@pytest.mark.parametrize("text", ["Summon a follower on your field.", "Summon a follower that costs 2 or less."])
def test_summoned_from_nowhere(text: str) -> None:
    with pytest.raises(TextError):
        compile_text("sve", text, name="Anyone", card_type="Spell", lexicon={})


@pytest.mark.parametrize("text", ["Your Fairy followers have [attack]+1.", "Your other Ghost followers have Rush."])
def test_the_name_of_a_token_is_no_trait(text: str) -> None:
    with pytest.raises(TextError):
        compile_text("sve", text, name="Anyone", card_type="Follower", lexicon={})


def test_a_trait_that_nobody_knows_is_no_trait_that_they_lack() -> None:
    with pytest.raises(TextError):
        effects("Destroy each non-violent follower on the field.")


@pytest.mark.parametrize(
    "text",
    [
        "Choose one of the following. (1) Deal X damage to each enemy leader. (2) Draw X cards. X equals the number of amulets on your field.",
        "Spellchain (5): Draw X cards. X equals the number of amulets on your field. SC (10): Deal X damage to each enemy leader.",
    ],
)
def test_where_nothing_says_what_x_is(text: str) -> None:
    with pytest.raises(TextError) as refused:
        effects(text)
    assert refused.value.stage == "bind"


def test_counters_that_nothing_removes_are_not_counted() -> None:
    with pytest.raises(TextError):
        compile_text(
            "sve",
            "[fanfare] Draw X cards. X equals the number of counters removed.",
            name="Anyone",
            card_type="Follower",
            lexicon={},
        )


def test_so_many_of_another_card_is_open() -> None:
    """ "If there is another Pixie follower ...": does the follower itself count to the three, or not?"""
    text = "[fanfare] If there is {} on your field, give this follower Rush. If there are at least 3, give it Storm instead."
    with pytest.raises(TextError, match="is counted"):
        compiled(text.format("another Pixie follower"))
    assert compiled(text.format("a Pixie follower")).effects
