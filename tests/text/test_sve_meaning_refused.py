"""What sentences of Shadowverse: Evolve mean: what means nothing, or what nothing can be done with, is refused."""

from __future__ import annotations

import pytest
from sve_meaning import compiled, effects, refused, tree

from cardwright.errors import TextError
from cardwright.text.compile import compile_text
from cardwright.text.sve.language import grammar

PICK = "[fanfare] Select a follower on your field. "
OFFER = "choose one of the following. (1) Draw a card. (2) Give your leader [defense]+2."


def test_every_phrase_can_be_printed() -> None:
    assert list(grammar().overlaps()) == []


@pytest.mark.parametrize(
    "text",
    [
        # two are
        "[act][engage], bury this card and another follower: Draw X cards. X equals the buried follower's cost.",
        # whether that means by its damage, or at any time while it is in combat (8.4.5.1), no clause says
        "When this follower is destroyed in combat, draw a card.",
        "If it's your turn 5, draw a card.",
    ],
)
def test_what_stays_unread(text: str) -> None:
    with pytest.raises(TextError):
        compiled(text)


@pytest.mark.parametrize(
    "text",
    [
        "[fanfare] When it leaves the field this turn, draw a card.",
        PICK + "Whenever it attacks, draw a card.",  # for how long?
        PICK + "When it attacks, draw a card.",
        "[fanfare] Select up to 2 followers on your field. When it leaves the field this turn, draw a card.",
        "Each spells in your hand costs 1 less to play.",
        "The spell in your hand cost 1 less to play.",
        "[fanfare] If you have at least 3 followers with different names, draw a card.",  # where?
        "[fanfare] If an opponent has at least 3 followers with different names on their field, draw a card.",
    ],
)
def test_refused(text: str) -> None:
    with pytest.raises(TextError):
        tree(text)


@pytest.mark.parametrize(
    "text",
    [
        "Draw a card. Otherwise, draw 2 cards.",
        "Draw a card. Deal that much damage to each enemy leader.",
        "Give your Officers [attack]+1.",  # a trait has no plural, and is no name
    ],
)
def test_nonsense_is_refused(text: str) -> None:
    with pytest.raises(TextError):
        compile_text("sve", text, name="Anyone", card_type="Spell")


def test_other_numbers_instead_of_more_than_numbers_are_refused() -> None:
    text = "Give each follower on your field [attack]+1 and Ward. Combo (3): Give [attack]+2 instead."
    with pytest.raises(TextError):
        compile_text("sve", text, name="Anyone", card_type="Spell")


@pytest.mark.parametrize(
    "words",
    [
        "Draw a card for each follower in your cemetery destroyed this turn.",
        "Draw X cards. X equals the number of followers on your field that were put onto your field this turn.",
        "If a follower in your cemetery was destroyed this turn, draw a card.",
        "If there are at least 2 followers that were destroyed this turn, draw a card.",
    ],
)
def test_where_they_are_and_where_they_were_is_not_told_apart(words: str) -> None:
    with pytest.raises(TextError):
        compiled(f"[fanfare] {words}")


@pytest.mark.parametrize(
    "words",
    [
        "Discard a card. If your opponent discarded a follower this way, draw a card.",
        "Each player destroys a follower on their field. If you destroyed a follower this way, draw a card.",
    ],
)
def test_what_that_player_has_not_done_or_is_not_told_apart(words: str) -> None:
    with pytest.raises(TextError):
        compiled(f"[fanfare] {words}")


@pytest.mark.parametrize(
    "text",
    [
        "[fanfare] Draw a card. Perform this ability only once per game.",
        "[lastwords] Draw a card. Perform this ability only once per game.",
    ],
)
def test_once_in_a_game_of_what_happens_once(text: str) -> None:
    with pytest.raises(TextError, match="happen once in the game"):
        compile_text("sve", text, name="Anyone", card_type="Follower", lexicon={})


@pytest.mark.parametrize(
    "text",
    [
        "Select an enemy follower on the field and destroy it. Spellchain (5): Do this 2 times instead.",
        "If Overflow is active for you, draw a card. Spellchain (5): Do this 2 times instead.",
        "You may draw a card. Spellchain (5): Do this 2 times instead.",
        "Spellchain (5): Do this 2 times instead.",
    ],
)
def test_what_is_not_done_so_often_instead(text: str) -> None:
    with pytest.raises(TextError):
        compile_text("sve", text, name="Anyone", card_type="Spell", lexicon={})


@pytest.mark.parametrize(
    "text",
    [
        "Select a follower with the same name on the field and destroy it.",
        "Destroy each follower with the same name on the field.",
        "If there is a follower with the same name on your field, draw a card.",
        "Draw X cards. X equals the number of followers with the same name on your field.",
        "Select 2 random followers with the same name on the field and destroy them.",
    ],
)
def test_the_same_name_as_what(text: str) -> None:
    with pytest.raises(TextError):
        compile_text("sve", text, name="Anyone", card_type="Spell", lexicon={})


def test_followers_alone_are_not_yours_without_the_leader_in_front() -> None:
    refused("Followers and your leader can't take damage.", "Amulet")


def test_one_card_costs_in_the_singular() -> None:
    refused("Select a follower that cost 2 play points or less in your cemetery and put it onto your field.")
    refused("Select a follower that costs 1 and an amulet that cost 2 in your cemetery and put them onto your field.")


@pytest.mark.parametrize(
    "text",
    [
        "[fanfare] Draw that many cards.",
        "Whenever you discard a card, at the end of this turn, draw that many cards.",
        "[fanfare] Combo (3): Draw that many cards.",
        "[fanfare] Put the top 3 cards of your deck into your cemetery: Draw X cards. X equals the number of followers put into your cemetery.",
        "[act] Discard any number of cards: Select that many enemy followers on the field and destroy them.",
        "[act] Discard any number of cards: Select X enemy followers on the field and destroy them. X equals the number of cards discarded.",
    ],
)
def test_how_many_must_be_known(text: str) -> None:
    with pytest.raises(TextError):
        compiled(text)


def test_otherwise_than_what() -> None:
    with pytest.raises(TextError):
        effects(f"Otherwise, {OFFER}")


@pytest.mark.parametrize(
    "words",
    [
        "engage it. If it was engaged, draw a card.",
        "refresh it. If it was engaged, draw a card.",
        "deal it 3 damage. If it was damaged, draw a card.",
        "deal it 3 damage. If it had 3 defense or less, draw a card.",
        "give it [attack]-2. If its attack was 5 or less, draw a card.",
        "give it Ward. If it had Ward, draw a card.",
        "evolve it. If it was evolved, draw a card.",
    ],
)
def test_what_has_just_been_changed(words: str) -> None:
    """Asked as it was before, or as it is now?"""
    with pytest.raises(TextError, match="as it was before"):
        compiled(f"Select a follower on your field and {words}", "Spell")


def test_what_is_asked_of_a_draw_is_said_of_one_sentence() -> None:
    """A second sentence may be said of every draw, or of that one."""
    with pytest.raises(TextError):
        compiled(
            "Whenever you draw a card, if it's the 2nd card you've drawn this turn, draw a card. Deal 1 damage to your leader."
        )


def test_others_are_on_the_field() -> None:
    """Nothing in the cemetery is another than a card on the field."""
    with pytest.raises(TextError):
        compiled("[fanfare] Select another follower or an amulet in your cemetery and add it to your hand.")


def test_another_number_of_another_player() -> None:
    with pytest.raises(TextError):
        effects("Each opponent discards a card. Combo (4): Discard 2 instead.")


@pytest.mark.clauses("sve", "5.17.1.1", "10.1.1.4")
def test_a_paragraph_behind_the_options_of_a_spell() -> None:
    text = "Choose one of the following. (1) Draw a card. (2) Recover 1 play point.\nGive your leader [defense]+1."
    assert "the last option" in refused(text)


def test_other_counters_are_put_and_not_added() -> None:
    text = "[fanfare] Put a Fable counter on this card. Combo (3): Add 2 instead."
    assert "another one" in refused(text, "Follower")


@pytest.mark.parametrize(
    "text", ["Discard a card in your opponent's hand.", "Look at an opponent's hand. Discard a card in it."]
)
def test_a_player_discards_of_the_own_hand(text: str) -> None:
    assert "own hand" in refused(text)


def test_several_would_each_have_something_else_done() -> None:
    with pytest.raises(TextError):
        effects(
            "Select up to 2 enemy followers on the field. If they would be destroyed this turn, banish them instead."
        )


@pytest.mark.parametrize(
    "text",
    [
        "Summon a follower that costs 2 or less from your deck.",
        "Put up to 3 followers with different costs from your deck into your cemetery.",
        "Select a follower in your deck and add it to your hand.",
        "Play a spell from your deck without paying its cost.",
    ],
)
def test_in_a_deck_cards_are_searched_for(text: str) -> None:
    with pytest.raises(TextError, match="not searched for"):
        compile_text("sve", text, name="Anyone", card_type="Spell", lexicon={})


@pytest.mark.parametrize(
    "text",
    [
        "Draw a card. Combo (3): Select up to 2 instead.",
        "Select 2 enemy followers on the field and destroy them. Combo (3): Select up to 2 instead.",
        "Select an enemy follower on the field and destroy it. Combo (3): Search for up to 2 instead.",
        "Select an enemy follower on the field and deal that follower 2 damage. Combo (3): Select up to 2 instead.",
        "Select an enemy follower on the field and deal it X damage. Combo (3): Select up to 2 instead. X equals its cost.",
    ],
)
def test_more_of_what_is_refused(text: str) -> None:
    with pytest.raises(TextError):
        effects(text)


def test_of_several_followers_the_first_damage_would_be_that_of_each_or_of_all() -> None:
    with pytest.raises(TextError):
        compiled("The 1st time your followers would take damage each turn, reduce that damage to 0.")


def test_one_card_is_none_of_them() -> None:
    with pytest.raises(TextError):
        effects("Select a follower on the field. Destroy each of them.")


@pytest.mark.parametrize(
    "text",
    [
        "Follower Strike: Give this follower [attack]+1. If the attacked follower has Ward, give it [attack]+2 instead.",
        "Whenever you play a spell, give this follower [attack]+1. If it costs 3 play points or more, give it [attack]+2 instead.",
    ],
)
def test_what_is_given_instead_is_given_to_the_same(text: str) -> None:
    with pytest.raises(TextError, match="more than one"):
        compiled(text)
