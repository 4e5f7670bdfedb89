"""What the bench has to bring about for a text to be carried out: abilities to borrow, others of its kind, a second attack."""

from __future__ import annotations

import pytest

from cardwright.cards import FftcgCard
from cardwright.cards.pool import Pool
from cardwright.play.exercise import exercise


def carried_out(text: str) -> None:
    """A card that says this is exercised whole."""
    facts = {"jobs": ("Hand",), "categories": ("XV",)}
    made = FftcgCard(
        id="t-1", name="Tester", type="Forward", elements=("Fire",), cost=2, power=5000, text=text, **facts
    )  # type: ignore[arg-type]  # facts alike
    found = exercise("fftcg", made, Pool("fftcg", [made]), deep=29)
    assert found.ok, found.told()


@pytest.mark.parametrize(
    "text",
    [
        "《ダル》: Choose 1 Monster opponent controls. Tester gains that Monster's action abilities until the end of the turn.",
        "When Tester enters the field, choose 1 Monster. Tester gains that Monster's auto-abilities until the end of the turn.",
        "The Forwards of the same Category as Tester other than Tester gain +1000 power.",
        "If you control 3 or more Monsters of different costs, Tester gains Haste.",
        "If you control 3 or more Monsters of different Elements, Tester gains Haste.",
        "When Tester attacks for the second time this turn, draw 1 card.",
        "When Tester attacks for the third time this turn, draw 1 card.",
        "When Tester enters the field, choose 1 Forward opponent controls. It loses all its special abilities and 1000 power until the end of the turn.",
        "At the end of your turn, if Tester didn't attack or block this turn, draw 1 card.",
        "When Tester and a [[i]]Card Name Olga[[/]] form a party and attack, draw 1 card.",
        "When your opponent discards a card due to their Summons or abilities, draw 1 card.",
        "When your opponent draws a card due to their own Summons or abilities, draw 1 card.",
        "When your opponent receives damage due to their Summons or abilities, draw 1 card.",
        "Tester must be chosen by your opponent's Summons or abilities if possible.",
        "When Tester attacks, each player selects 1 Forward they control and puts all the other Forwards into the Break Zone.",
        "When a Forward opponent controls is broken by your Summon or ability, draw 1 card.",
        "When 2 or more Forwards you control are chosen by your opponent's Summons or abilities, draw 1 card.",
        "If Tester deals damage to a Forward of cost 4 or more, the damage becomes 0 instead.",
        "If you are dealt damage by your opponent's abilities, the damage becomes 0 instead.",
        "When a Mark Counter is removed from a Forward you control, draw 1 card.",
        "《0》: Choose 1 Forward. Remove 1 Bind Counter from it.",
        "《0》: You win the game.",
        "You have no maximum hand size.",
        "If you would be dealt damage by your opponent's Summons, you may put Tester into the Break Zone instead.",
        "You can play 2 or more Dark Characters onto the field.[[br]]At the end of each of your turns, if you control 3 or more Dark Characters, Tester deals your opponent 2 points of damage.",
        "When Tester enters the field, name 1 Job.[[br]]When Tester leaves the field, break all the Forwards with the named Job.",
        "If you pay a CP, you may put Tester into the Break Zone to produce 1 CP of any Element.",
        "《ダル》: During this turn, if your next Summon cast from your hand is put into the Break Zone, remove it from the game instead. Then, cast it again without paying the cost.",
        "《0》: Remove Tester from the game. At the end of the turn, play Tester onto the field. Then, choose 1 Forward. Deal it 8000 damage.",
        "Discard 1 Water card: Tester gains +1000 power until the end of the turn. If you discard a [[i]]Category X[[/]] card, Tester also cannot be blocked this turn.",
        "When Tester enters the field, you may discard 1 Ice card. When you do so, draw 1 card. If the discarded card is a [[i]]Category VIII[[/]] Character, also gain 《C》.",
        "《ダル》: Choose 1 Monster you control. It gains +2000 power until the end of the turn if it is a Forward.",
        "When a Forward opponent controls is dulled by your Summons or abilities, you may pay 《1》. If you do so, Freeze it.",
        "When Tester deals damage to a Forward, you may return that Forward to its owner's hand. If you do so, put Tester at the bottom of its owner's deck.",
        "When Tester enters the field, choose 1 Forward of cost 2 or less that entered the field this turn. Break it.",
        "When Tester enters the field due to your cast, you may play 1 Forward of cost 3 or less with Warp from your hand onto the field.",
        "When Tester is removed from the game from the field, you may cast 1 Summon from your hand without paying the cost.",
        "When Tester is put from the hand into the Break Zone due to your abilities, you may play it onto the field dull.",
        "When Tester deals damage to your opponent, your opponent reveals their hand. Select 1 Backup in their hand. Your opponent discards it.",
        "When you use an EX Burst, choose 1 Forward opponent controls. Deal it 3000 damage.",
        "When Tester enters the field, choose 1 Monster you control and 1 Forward opponent controls. Deal the Forward damage equal to the Monster's power.",
        "When Tester enters the field, choose 1 Forward. If it has a Bounty Counter on it, break it.",
        "When Tester enters the field, draw 1 card. If Tester entered the field due to an ability of a Forward, draw 2 cards instead.",
        "When a Forward enters your field due to a Backup's ability, draw 1 card.",
        "When a Forward enters your field due to a Summon, draw 1 card.",
    ],
)
def test_it_is_carried_out(text: str) -> None:
    carried_out(text)


def test_what_makes_things_happen_is_there_for_a_light_card() -> None:
    """A player controls one Light Character at most (8.3.2.7): what stands beside the card is of another Element."""
    text = "If you would gain 《C》, gain 《C》《C》 instead."
    made = FftcgCard(id="t-1", name="Tester", type="Backup", elements=("Light",), cost=2, text=text)
    found = exercise("fftcg", made, Pool("fftcg", [made]))
    assert found.ok, found.told()


def test_what_a_summon_keeps_on_the_field_is_returned_by_an_ability() -> None:
    """For as short as that lasts, the opponent has to have an ability that would return it."""
    gains = "it gains +1000 power and \"This Forward cannot be returned to its owner's hand by your opponent's Summons or abilities.\""
    text = f"Choose 1 Forward you control. Until the end of the turn, {gains}"
    made = FftcgCard(id="t-1", name="Tester", type="Summon", elements=("Fire",), cost=2, text=text)
    found = exercise("fftcg", made, Pool("fftcg", [made]))
    assert found.ok, found.told()


def test_actions_for_more_elements_than_three() -> None:
    """Each further action takes CP of one more Element."""
    options = '"Draw 1 card." "Choose 1 Forward. Dull it." "Gain 《C》." "Choose 1 Forward. Put it on top of its owner\'s deck."'
    head = "select the following actions from top to bottom up to the same number of Elements other than Fire"
    text = f"When Tester enters the field, {head} as the cost you paid to cast Tester. {options}"
    made = FftcgCard(id="t-1", name="Tester", type="Forward", elements=("Fire",), cost=5, power=5000, text=text)
    found = exercise("fftcg", made, Pool("fftcg", [made]))
    assert found.ok, found.told()
