"""What sentences mean that are sisters of those that one card alone prints."""

from __future__ import annotations

import pytest
from fftcg_meaning import last, meant

from cardwright.errors import TextError
from cardwright.text import ir

ENTERS = "When Hild enters the field, "


def done(text: str) -> tuple[ir.Effect, ...]:
    """What happens when Hild enters the field and the text says so."""
    ability = meant(ENTERS + text)
    assert isinstance(ability, ir.AutoAbility)
    return ability.effects


@pytest.mark.parametrize(
    ("words", "second"),
    [
        ("draw 2 cards", ir.Draw),
        ("discard 1 card", ir.Discard),
        ("your opponent discards 2 cards", ir.Discard),
    ],
)
def test_the_other_choice_beside_a_search(words: str, second: type[ir.Effect]) -> None:
    (effect,) = done(f"you may search for 1 Monster and add it to your hand or {words}.")
    assert isinstance(effect, ir.May) and isinstance(effect.effect, ir.OneOf)
    first, other = effect.effect.effects
    assert isinstance(first, ir.Both) and [type(each) for each in first.effects] == [ir.Search, ir.ToHand]
    assert type(other) is second


@pytest.mark.parametrize(
    "fate", ["play it onto the field dull", "remove it from the game", "put it into the Break Zone"]
)
def test_two_fates_of_the_card_that_was_found(fate: str) -> None:
    (effect,) = done(f"search for 1 Monster and add it to your hand or {fate}.")
    assert isinstance(effect, ir.Then) and isinstance(effect.first, ir.Search) and isinstance(effect.then, ir.OneOf)


@pytest.mark.parametrize(
    "text",
    [
        ENTERS + "choose 1 Monster in each player's Break Zone. Remove it from the game.",
        "If there are 7 or more cards in each player's Break Zone, Hild gains Haste.",
        "If there is a Monster in each player's Break Zone, Hild gains Haste.",
    ],
)
def test_so_many_in_each_zone_or_in_both_is_open(text: str) -> None:
    with pytest.raises(TextError, match="in all or for each player"):
        meant(text)


def test_all_in_each_zone_are_all_in_both() -> None:
    (effect,) = done("remove all the Monsters in each player's Break Zone from the game.")
    assert isinstance(effect, ir.RemoveFromGame)
    assert isinstance(last("Draw 1 card for each Monster in each player's Break Zone."), ir.Draw)


@pytest.mark.parametrize(
    ("words", "counted"),
    [
        ("{Job Smith} with a different name in your Break Zone", ir.CountDifferent),
        ("Monster of a different cost opponent controls", ir.CountDifferent),
        ("Character with a different Job you control", ir.CountDifferent),
        ("Monster of a different Element you control", ir.CountElements),
    ],
)
def test_each_of_a_different_name_counts_once(words: str, counted: type[ir.Amount]) -> None:
    ability = meant(f"Hild gains +1000 power for each {words}.")
    assert isinstance(ability, ir.FieldAbility)
    (gain,) = ability.effects
    assert isinstance(gain, ir.Gain) and isinstance(gain.gains[0], ir.PowerUp)
    amount = gain.gains[0].amount
    assert isinstance(amount, ir.PerEach) and type(amount.each) is counted


def test_the_same_number_of_cards_from_the_hand() -> None:
    drawn, put = done(
        "draw 3 cards. Then, place the same number of cards from your hand at the bottom of your deck in any order."
    )
    assert isinstance(put, ir.Afterwards) and isinstance(put.effect, ir.SelectAndPut)
    assert put.effect.target.count == ir.ResultCount()
    assert isinstance(drawn, ir.Draw)
    _, then = done(
        "remove any number of Monsters in your Break Zone from the game. When you do so, put the same number of cards from your hand"
        " at the bottom of your deck in any order."
    )
    assert isinstance(then, ir.WhenDone)
    (put_there,) = then.effects
    assert isinstance(put_there, ir.SelectAndPut) and isinstance(put_there.target.count, ir.CountRef)
