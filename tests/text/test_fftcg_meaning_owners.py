"""Cards of several owners that go back to them, and parties of a player: sentences of our own, each with the tree it must become."""

from __future__ import annotations

import pytest
from fftcg_meaning import BACKUP, MINE, OPPONENT, T1, YOU, effects, last, meant, one, same

from cardwright.errors import TextError
from cardwright.text import ir
from cardwright.text.walk import nodes

OWNER = ir.Owner()


@pytest.mark.parametrize(("count", "up_to"), [("2", False), ("up to 3", True)])
def test_several_cards_are_returned_to_the_hands_of_their_owners(count: str, up_to: bool) -> None:
    ability = one(
        f"When Hild attacks, you may return {count} Backups you control to their owners' hands. When you do so, draw 1 card."
    )
    (put,) = (each for each in nodes(ability) if isinstance(each, ir.SelectAndPut))
    backups = ir.Target(ir.Num(3 if up_to else 2), ir.Group(BACKUP, (), (MINE,)), up_to=up_to, bind="t1")
    assert same(put, ir.SelectAndPut(YOU, backups, ir.Hand(OWNER)))
    (theirs,) = effects("Your opponent returns 2 Forwards they control to their owners' hands.")
    assert isinstance(theirs, ir.SelectAndPut)
    assert (theirs.player, theirs.to) == (OPPONENT, ir.Hand(OWNER))


@pytest.mark.parametrize(("top", "count"), [("card", 1), ("four cards", 4), ("3 cards", 3)])
def test_several_cards_are_put_under_the_top_of_the_decks_of_their_owners(top: str, count: int) -> None:
    put = last(f"Choose up to 2 Forwards. Put them under the top {top} of their owners' decks.")
    assert same(put, ir.PutInto(T1, ir.DeckUnder(OWNER, ir.Num(count))))
    with pytest.raises(TextError):
        last(f"Choose 1 Forward. Put it under the top {top} of their owners' decks.")


def test_the_opponents_party_in_both_wordings() -> None:
    for words, event in (
        ("attacks", ir.PartyAttacks(OPPONENT)),
        ("deals damage to you", ir.PartyDealsDamage(OPPONENT, YOU)),
    ):
        for controls in ("opponent controls", "your opponent controls"):
            ability = meant(f"When a party {controls} {words}, choose 1 Forward. Break it.")
            assert isinstance(ability, ir.AutoAbility)
            assert same(ability.event, event)
            assert same(ability.effects[-1], ir.Break(T1))
