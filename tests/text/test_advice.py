"""Advice on refused texts: the place, the words that are unknown, small changes that would read, phrases that are near."""

from __future__ import annotations

import pytest

from cardwright.text.advice import Advice, advise, readable, vocabulary
from cardwright.text.compile import LANGUAGES, compile_text


def advice(text: str, game: str = "fftcg", card_type: str = "Summon", name: str = "Hild") -> Advice:
    found = advise(game, text, name=name, card_type=card_type)
    assert found is not None
    return found


def test_a_text_that_is_read_needs_none() -> None:
    assert advise("fftcg", "Draw 1 card.[[br]]Draw 2 cards.", name="Hild", card_type="Summon") is None


def test_the_place_is_told_in_the_tidy_and_in_the_printed_text() -> None:
    printed = "Draw 1 card.[[br]]  Choose 1 Forward.  Wibble it."
    found = advice(printed)
    assert found.tidy == "Choose 1 Forward. Wibble it."
    assert (found.understood, found.rest) == ("Choose 1 Forward.", "Wibble it.")
    assert printed[found.printed_at :] == "Wibble it."


def test_a_word_in_no_phrase_is_told_with_known_ones_like_it() -> None:
    found = advice("Chose 1 Forwrd. Dull it.")
    assert "choose" in {each.word: each.like for each in found.unknown}["Chose"]
    assert "forward" in {each.word: each.like for each in found.unknown}["Forwrd"]


def test_names_are_no_unknown_words() -> None:
    found = advice("Draw 1 [[i]]Job Zorblax[[/]] wibble of Hild.", card_type="Forward")
    assert [each.word for each in found.unknown] == ["wibble"]


@pytest.mark.parametrize(
    ("text", "better", "told"),
    [
        ("Choose 1 Forward. Dull it it.", "Choose 1 Forward. Dull it.", "without 'it'"),
        ("Choose 1 Forward Dull it.", "Choose 1 Forward. Dull it.", "'.' before"),
        ("Discard 1 card form your hand.", "Discard 1 card from your hand.", "'from' in place of 'form'"),
    ],
)
def test_changes_that_are_proposed_do_read(text: str, better: str, told: str) -> None:
    assert compile_text("fftcg", better, name="Hild", card_type="Summon").abilities
    found = advice(text)
    assert any(each.startswith(told) for each in found.changes), found.changes
    assert "change" in found.hint


def test_near_phrases_share_words_with_the_place() -> None:
    found = advice("Your opponent selects 1 Forward they control. Put it sideways into the Break Zone.")
    assert found.near
    known = {readable(phrase.template) for phrase in LANGUAGES["fftcg"].grammar().phrases}
    assert set(found.near) <= known
    assert any("into the Break Zone" in each for each in found.near)


@pytest.mark.parametrize("text", ["Break it.", "Choose 1 Forward. Draw 1 card."])
def test_later_stages_have_a_hint_of_their_own(text: str) -> None:
    found = advice(text)
    assert found.hint and not found.near and not found.expected


def test_the_other_game_has_advice_too() -> None:
    found = advice("[fanfare] Draw 1 crad.", game="sve", card_type="Follower")
    assert [each.word for each in found.unknown] == ["crad"]
    assert "'card' in place of 'crad'" in found.changes


def test_templates_for_people() -> None:
    assert readable("draw {count:number} <card/cards:count>{x?:limit}") == "draw <number> card/cards[<limit>]"
    assert readable("<a|b:n> {_:self} {what:noun/many}") == "a/b <self> <noun>"


def test_the_vocabulary_has_both_forms() -> None:
    assert {"card", "cards", "forward", ",", "until"} <= vocabulary(LANGUAGES["fftcg"].grammar())
