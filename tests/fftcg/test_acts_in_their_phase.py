"""What can be done is listed anew in the phase in which it can be done (11.1.1, 11.6.1, 10.1.1.2)."""

from helpers import Position

from cardwright.games.common.zones import FIELD

WATCH = "《0》: Draw 1 card. You can only use this ability during your opponent's Attack Phase."


def test_what_is_for_the_opponents_attack_phase_is_offered_there_and_not_in_his_main_phase() -> None:
    position = Position(
        f"""
        cards: {{Watch: {{type: Monster, elements: [Wind], cost: 1, text: "{WATCH}"}}}}
        players: {{A: {{}}, B: {{field: [Watch]}}}}
        """
    )
    match = position.match
    match.answer(("pass",))
    assert [act[0] for act in match.acts()] == ["pass"]
    match.answer(("pass",))
    match.answer(("pass",))
    assert match.state.phase == "attack" and match.decision is not None and match.decision.player == 1
    assert [act[0] for act in match.acts()] == ["pass", "use"]


def test_what_is_for_one_main_phase_is_offered_in_that_alone() -> None:
    texts = {
        number: f"《0》: Draw 1 card. You can only use this ability during your Main Phase {number}."
        for number in (1, 2)
    }
    position = Position(
        f"""
        cards:
          Dawn: {{type: Monster, elements: [Wind], cost: 1, text: "{texts[1]}"}}
          Dusk: {{type: Monster, elements: [Wind], cost: 1, text: "{texts[2]}"}}
        players: {{A: {{field: [Dawn, Dusk]}}, B: {{}}}}
        """
    )
    match = position.match
    dawn, dusk = (match.state.zones[0][FIELD][at] for at in (0, 1))
    assert match.acts() == [("pass",), ("use", dawn, 0)]
    while match.state.phase != "main2":
        match.answer(("pass",))
    assert match.acts() == [("pass",), ("use", dusk, 0)]
