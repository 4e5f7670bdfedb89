"""Texts of which the bench brings about what they wait for on the field, or do to cards that others keep them from."""

import pytest
from test_exercise_reach import carried_out


@pytest.mark.parametrize(
    "text",
    [
        # what others have to do to cards, and what kind of cards these are
        "When Tester is chosen by an ability of a Monster opponent controls, draw 1 card.",
        "When a Forward opponent controls is removed from the game, draw 1 card.",
        "If a Forward you control would be removed from the game, put it into the Break Zone instead.",
        "When Tester is put from the field into its owner's deck, draw 2 cards.",
        "During your Attack Phase, when a Monster enters your field, draw 1 card.",
        "When an active Monster opponent controls becomes dull due to your Summon or ability, draw 1 card.",
        "When a Pebble Counter is removed from any player's card, draw 1 card.",
        "The [[i]]Job Smith[[/]] Forwards you control cannot be dulled or frozen by your opponent's Summons or abilities.",
        "If you control 3 or more [[i]]Job Smith[[/]], Tester can attack twice in the same turn.",
        # which cards have to be there
        "Remove 2 Pebble Counters from a Monster you control: Draw 1 card.",
        "《0》: Choose 1 Forward with a special ability. Break it.",
        "《0》: Choose 1 Forward with 2 or more Jobs. Break it.",
        "When Tester enters the field, you may put 1 Monster you control into the Break Zone. If you do so, search for 1 Monster of a "
        "higher cost and add it to your hand.",
        "Remove 3 Monsters each of a different Element in your Break Zone from the game: Draw 1 card.",
        "[[i]]Limit Break -- 3[[/]][[br]]If you have 5 or more face-up cards in your Limit Break deck, Tester gains +3000 power.",
        # Monsters are dealt damage as the Forwards that they are
        "When Tester attacks, choose 1 Monster. Deal it 2000 damage.",
        "If your ability deals damage to a Monster, the damage increases by 1000 instead.",
    ],
)
def test_what_is_waited_for_happens(text: str) -> None:
    carried_out(text)


@pytest.mark.parametrize(
    "text",
    [
        "Players cannot play Forwards from the Break Zone onto the field.[[br]]《0》: Choose 1 Forward in your Break Zone. Play it onto the field.",
        "Players cannot add Forwards in their Break Zone to their hand.[[br]]《0》: Choose 1 card in your Break Zone. Add it to your hand.",
        "If Tester is put from the field into the Break Zone, remove it from the game instead.[[br]]《0》: Break Tester.",
    ],
)
def test_what_a_text_does_where_it_forbids_or_replaces_it_itself(text: str) -> None:
    carried_out(text)
