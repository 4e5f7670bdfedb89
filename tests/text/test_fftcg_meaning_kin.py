"""What sentences mean that say of a player what others say of a card, of several cards what others say of one."""

from __future__ import annotations

import pytest
from fftcg_meaning import BACKUP, FORWARD, ME, MINE, OPPONENT, YOU, meant

from cardwright.text import ir

DRAW = "draw 1 card."


def _event(text: str) -> ir.Event:
    ability = meant(text)
    assert isinstance(ability, ir.AutoAbility)
    return ability.event


@pytest.mark.parametrize(
    ("words", "known"),
    [
        ("a Forward enters your field from your deck", "a Forward enters your field from the deck"),
        ("Hild is chosen by a Summon or ability of your opponent", "Hild is chosen by your opponent's Summon or ability"),
        ("Hild is dealt damage other than battle damage", "Hild is dealt damage by a Summon or an ability"),
        ("your opponent is dealt damage by a Forward you control", "a Forward you control deals damage to your opponent"),
        ("you receive damage from a Forward opponent controls", "a Forward opponent controls deals damage to you"),
        ("your opponent receives damage from Hild", "Hild deals damage to your opponent"),
        ("active Hild becomes dull due to your Summons or abilities", "Hild is dulled by your Summons or abilities"),
        ("dull Hild is activated due to your opponent's abilities", "dull Hild becomes active by your opponent's ability"),
        ("1 or more dull Backups you control are activated by an ability",
         "1 or more Backups you control become active due to an ability"),
        ("Hild forms a party with another {Category X} Forward and attacks",
         "Hild forms a party with a {Category X} Forward and attacks"),
        ("Hild forms a party with 1 or more Ice Forwards and attacks", "Hild forms a party with an Ice Forward and attacks"),
        ("you cast an Ice Forward or an Ice Backup", "you cast an Ice Forward or Ice Backup"),
    ],
)  # fmt: skip
def test_moments_that_are_the_same(words: str, known: str) -> None:
    assert _event(f"When {words}, {DRAW}") == _event(f"When {known}, {DRAW}")


def test_moments_of_the_other_player_of_several_cards_and_of_some_cause() -> None:
    backups = ir.CountedSubject(ir.Num(1), ir.Group(BACKUP, (), (MINE,)))
    due = _event(f"When 1 or more Backups you control become dull due to your Summons or abilities, {DRAW}")
    assert due == ir.CardEvent(backups, (ir.BecomesDull("own"),))
    enters = _event(f"When a Forward enters your opponent's field from the deck, {DRAW}")
    assert enters == ir.CardEvent(ir.OneSubject(ir.Group(FORWARD)), (ir.EntersField(OPPONENT, "deck"),))
    found = _event(
        f"When 1 or more cards are added to your opponent's hand from the deck due to a search effect, {DRAW}"
    )
    some = ir.CountedSubject(ir.Num(1), ir.Group(ir.IsCard()))
    assert found == ir.CardEvent(some, (ir.AddedToHand("search", OPPONENT),))
    drawn = _event(f"When your opponent draws 1 or more cards outside of their Draw Phase, {DRAW}")
    assert drawn == ir.PlayerDraws(OPPONENT, outside=True, count=1)
    dear = ir.Group(FORWARD, (), (ir.CostIs(ir.Num(4), ">="),))
    party = _event(f"When Hild forms a party with a Forward of cost 4 or more and attacks, {DRAW}")
    assert party == ir.CardEvent(ME, (ir.FormsPartyAndAttacks((dear,)),))


def test_who_deals_damage_to_a_player_is_the_one_spoken_of() -> None:
    ability = meant("When you are dealt damage by a Forward opponent controls, break that Forward.")
    assert isinstance(ability, ir.AutoAbility)
    assert isinstance(ability.event, ir.CardEvent)
    assert ability.event.happenings == (ir.DealsDamageToPlayer(YOU),)
    assert ability.effects == (ir.Break(ir.Ref(("subject",))),)
