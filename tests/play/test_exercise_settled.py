"""What the bench has to bring about for a text to be carried out: an ability of another card, a card cast from the Break Zone."""

from __future__ import annotations

import pytest
from test_exercise_reach import carried_out


@pytest.mark.parametrize(
    "text",
    [
        "When you use an ability of a Monster, Tester gains +1000 power until the end of the turn.",
        "When you use an action ability of a Backup, draw 1 card.",
        "If you have cast a card from your Break Zone this turn, Tester gains Haste.",
        "When Tester attacks, choose 1 Forward opponent controls. It loses power equal to the damage it has received until the end of the turn.",
        "When Tester enters the field, look at your opponent's hand. Select 1 Summon in it. Your opponent discards it.",
        "When Tester enters the field, reveal the top 4 cards of your deck. Select 1 Forward among them and play it onto the field. Put the rest of the cards into the Break Zone.",
        "If you control a [[i]]Card Name Olga[[/]] or a Monster, Tester gains Haste. If you control both, Tester gains Brave.",
        "When Tester enters the field, choose 1 Forward. Its controller may pay 《2》. If its controller doesn't do so, break it.",
        "When you cast a card, draw 1 card for each Element of that card.",
        "Tester enters the field dull.",
        "The Forwards opponent controls enter the field dull.",
    ],
)
def test_it_is_carried_out(text: str) -> None:
    carried_out(text)


NAMES = "[[i]]Card Name Olga[[/]]", "[[i]]Card Name Pia[[/]]"


@pytest.mark.parametrize(
    "text",
    [
        "《0》: Choose 1 auto-ability that is choosing a Forward you control. Cancel its effect.",
        "《ダル》: Choose 1 Forward. Dull it. If it has been frozen this turn, break it instead.",
        "When Tester enters the field, choose 1 Forward. If you control {} or {}, deal it 8000 damage. "
        "If you control {} and {}, deal it 10000 damage instead.".format(*NAMES, *NAMES),
    ],
)
def test_what_others_do_is_carried_out(text: str) -> None:
    carried_out(text)
