"""Shadowverse: Evolve: what sentences mean that speak of decks card by card, of halves, of places in a deck, of swapping."""

from __future__ import annotations

import pytest

from cardwright.errors import TextError
from cardwright.text import ir
from cardwright.text import ir_sve as sv
from cardwright.text.compile import compile_text, render_text
from cardwright.text.reading import same_meaning

YOU = ir.You()
MEANINGS = {
    "Draw up to 3 cards.": sv.DrawUpTo(YOU, ir.Num(3)),
    "Each opponent draws up to 2 cards.": sv.DrawUpTo(ir.Opponent(w=4), ir.Num(2)),
    "Look at up to 3 of the top cards of your deck.": sv.LookUpTo(YOU, ir.Num(3), bind="t1"),
    "Banish the top half of your deck.": ir.RemoveFromGame(sv.HalfOfDeck(YOU), ir.Permanent()),
    "Put the bottom half of your deck into your cemetery.": ir.PutInto(
        sv.HalfOfDeck(YOU, bottom=True), sv.Cemetery(YOU)
    ),
    "Reveal the top half of your opponent's deck.": sv.Reveal(sv.HalfOfDeck(ir.Opponent(w=1))),
}


def meaning(text: str) -> tuple[ir.Effect, ...]:
    """What a spell with this text does; it must print back."""
    made = compile_text("sve", text, name="Anyone", card_type="Spell")
    assert render_text("sve", made, name="Anyone", card_type="Spell") == text
    (ability,) = made.abilities
    assert isinstance(ability, ir.SummonEffect)
    return ability.effects


@pytest.mark.parametrize("text", MEANINGS)
def test_one_instruction(text: str) -> None:
    assert meaning(text) == (MEANINGS[text],)


def test_cards_that_were_looked_at_one_by_one_are_meant_later() -> None:
    look, take = meaning("Look at up to 2 of the top cards of your deck. Put one of them into your EX area.")
    assert isinstance(look, sv.LookUpTo)
    assert isinstance(take, ir.TakeAmong)
    assert isinstance(take.among, ir.Ref) and take.among.to == (look.bind,)


@pytest.mark.parametrize(
    ("words", "place"),
    [
        ("3rd from the top", sv.DeckPosition(YOU, 3)),
        ("1st from the bottom", sv.DeckPosition(YOU, 1, bottom=True)),
    ],
)
def test_a_place_in_a_deck(words: str, place: sv.DeckPosition) -> None:
    for said in (f"{words} of your deck", f"into your deck {words}"):
        _, put = meaning(f"Select a follower in your cemetery. Put it {said}.")
        assert isinstance(put, ir.PutInto)
        assert same_meaning(put.to, place)


def test_swapping() -> None:
    _, swap = meaning("Select a card in your EX area and a card on your field. Swap them.")
    assert swap == sv.Swap(ir.Ref(("t1", "t2"), w=1))
    _, swap = meaning("Select a card in your EX area. Swap it for this card.")
    assert swap == sv.Swap(ir.Several((ir.Ref(("t1",)), ir.SelfRef(w=1))))


def test_half_of_what_one_holds() -> None:
    (discard,) = meaning("Discard half of your hand.")
    assert isinstance(discard, ir.Discard)
    assert isinstance(discard.count, sv.HalfUp)
    (banish,) = meaning("Banish half of your cemetery.")
    assert isinstance(banish, ir.SelectAndPut)
    assert isinstance(banish.target.count, sv.HalfUp)


@pytest.mark.parametrize(
    "text", ["Swap it.", "Draw up to cards.", "Banish the left half of your deck.", "Swap your leader."]
)
def test_refused(text: str) -> None:
    with pytest.raises(TextError):
        compile_text("sve", text, name="Anyone", card_type="Spell")
