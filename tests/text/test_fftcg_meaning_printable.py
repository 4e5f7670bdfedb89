"""Wordings that print could have: what they mean, and which of their neighbours are open."""

from __future__ import annotations

import pytest
from fftcg_meaning import last, one

from cardwright.errors import TextError
from cardwright.text import ir


@pytest.mark.parametrize(
    "condition",
    ["your opponent controls a Forward", "your opponent controls a Forward with no Ice Counters on it",
     "you have received 3 points of damage or more"],
)  # fmt: skip
def test_it_is_put_away_only_where_it_is_the_card_itself(condition: str) -> None:
    with pytest.raises(TextError):
        one(f"If {condition}, put it into the Break Zone.")


@pytest.mark.parametrize(
    "state", ["there are no Ice Counters on Hild", "Hild has no Ice Counters on it", "Hild is dull"]
)
def test_it_is_the_card_that_the_condition_speaks_of(state: str) -> None:
    ability = one(f"If {state}, put it into the Break Zone.")
    effect = ability.effects[0].effect
    assert (type(effect.rule), effect.what.to) == (ir.PutAway, ("self",))


@pytest.mark.parametrize("hands", ["each player's hand", "both players' hands"])
def test_cards_in_both_hands_are_counted_together_only_for_each(hands: str) -> None:
    dealt = last(f"Choose 1 Forward. Deal it 1000 damage for each card in {hands}.")
    assert dealt.amount.each == ir.CountOf(
        ir.Group(ir.IsCard(), qualifiers=(ir.InZone(ir.Hand(ir.EachPlayer())),)), w=dealt.amount.each.w
    )
    for text in (f"If there are 5 or more cards in {hands}, draw 1 card.", f"Discard 1 card from {hands}."):
        with pytest.raises(TextError):
            last(text)


def test_a_span_behind_the_second_of_two_is_open() -> None:
    with pytest.raises(TextError):
        last("Choose 1 Forward. Its Element becomes Fire and it gains +2000 power until the end of the turn.")


def test_the_others_of_a_party_in_which_the_card_may_not_be() -> None:
    with pytest.raises(TextError, match="which of the party"):
        one(
            "When a party you control is blocked, the other Forwards in that party gain +1000 power until the end of the turn."
        )


OFFER = '"Draw 1 card." "Your opponent draws 1 card." "Gain 《C》."'


@pytest.mark.parametrize(("may", "count"), [("can", 2), ("may", 4)])
def test_the_same_action_more_than_once(may: str, count: int) -> None:
    """More than are printed may be selected then."""
    modal = last(f"Select {count} of the 3 following actions. You {may} select the same action more than once. {OFFER}")
    assert (modal.header.again, modal.header.count, len(modal.options)) == (True, ir.Num(count), 3)


@pytest.mark.parametrize(
    "text",
    [
        f"Select 2 of the 3 following actions. Your opponent can select the same action more than once. {OFFER}",
        f"Select 1 of the 3 following actions. You can select the same action more than once. {OFFER}",
        f"Select 4 of the 3 following actions. {OFFER}",
        "Draw 1 card. You can select the same action more than once.",
    ],
)
def test_nothing_that_is_selected_more_than_once(text: str) -> None:
    with pytest.raises(TextError):
        last(text)


def test_one_more_than_were_discarded() -> None:
    ability = one(
        "When Hild enters the field, discard your hand. When you do so, your opponent selects 1 more than the number of discarded "
        f"cards from 3 following actions. Your opponent can select the same action more than once. {OFFER}"
    )
    discarded, done = ability.effects
    header = done.effects[0].header
    assert header.count.base.cards.to == (discarded.bind,)
    assert (header.player, header.count.more, header.again) == (ir.Opponent(), ir.Num(1), True)
