"""Readings of our own that are about the rules, as switches: what each changes, one way and the other."""

from __future__ import annotations

import pytest
from helpers import Position

BOTH = pytest.mark.parametrize("on", [True, False])


@BOTH
@pytest.mark.clauses("fftcg-2020", "2.3", "11.12.5")
def test_what_cannot_be_done_instead_f57(on: bool) -> None:
    position = Position(
        """
        cards:
          Kill: {type: Summon, elements: [Fire], cost: 0, text: "Choose 1 Forward. Break it."}
          Warder: {type: Forward, elements: [Ice], cost: 2, power: 5000, text: "If Warder would be broken, discard 1 card instead."}
        players:
          A: {hand: [Kill]}
          B: {field: [Warder]}
        """,
        impossible_replaces_nothing=on,
    ).play("[{A: {cast: Kill}}, {settle: true}]")
    position.expect(f"B.field.count: {int(not on)}")


@BOTH
@pytest.mark.clauses("fftcg-2020", "11.8.13", "11.10.3")
def test_the_condition_of_a_burst_f61(on: bool) -> None:
    position = Position(
        """
        cards:
          Jab: {type: Summon, elements: [Fire], cost: 0, text: "Deal your opponent 1 point of damage."}
          Late: {type: Backup, elements: [Ice], cost: 2, ex_burst: true, text: "EX BURST When Late enters the field, if you control a Forward, draw 1 card."}
        players:
          A: {hand: [Jab]}
          B: {deck: [Late, Late, Late]}
        """,
        burst_needs_condition=on,
    ).play("[{A: {cast: Jab}}, {A: {pass: true}}, {B: {pass: true}}]")
    assert position.asked.reason == "burst"
    position.answer(True)
    position.expect(f"B.points: 1, B.hand.count: {int(not on)}")


@BOTH
@pytest.mark.clauses("fftcg-2020", "11.12.5.4", "11.11.5")
def test_what_went_elsewhere_instead_f62(on: bool) -> None:
    position = Position(
        """
        cards:
          Rift: {type: Backup, elements: [Ice], cost: 2, text: "If a Character opponent controls is put from the field into the Break Zone, remove it from the game instead."}
          Give: {type: Summon, elements: [Fire], cost: 0, text: "Choose 1 Backup you control. Put it into the Break Zone. If you do so, draw 1 card."}
          Clerk: {type: Backup, elements: [Fire], cost: 1}
        players:
          A: {hand: [Give], field: [Clerk]}
          B: {field: [Rift]}
        """,
        diverted_is_not_done=on,
    ).play("[{A: {cast: Give}}, {settle: true}]")
    position.expect(f"A.removed: [Clerk], A.hand.count: {int(not on)}")


@BOTH
@pytest.mark.clauses("fftcg-2020", "11.12.4.7", "11.12.4.13")
def test_what_a_card_says_of_itself_waits_f65(on: bool) -> None:
    position = Position(
        """
        cards:
          Bearer: {type: Forward, elements: [Fire], cost: 3, power: 5000, text: "If you control a Forward of power 9000 or more, Bearer gains +4000 power."}
          Minor: {type: Forward, elements: [Fire], cost: 2, power: 8000, jobs: [Knight]}
          Banner: {type: Backup, elements: [Fire], cost: 1, text: "The Job Knight Forwards you control gain +1000 power."}
        players: {A: {field: [Bearer, Minor, Banner]}}
        """,
        own_effects_may_wait=on,
    )
    position.expect(f'"A:Minor": {{power: 9000}}, "A:Bearer": {{power: {9000 if on else 5000}}}')


@BOTH
@pytest.mark.clauses("fftcg-2020", "15.1.1.8.1", "2.2")
def test_a_search_by_who_cannot_search_f67(on: bool) -> None:
    position = Position(
        """
        cards:
          Seal: {type: Backup, elements: [Fire], cost: 2, text: "Your opponent cannot search."}
          Quest: {type: Summon, elements: [Ice], cost: 0, text: "Search for 1 Forward and add it to your hand."}
          Hero: {type: Forward, elements: [Fire], cost: 2, power: 5000}
        players:
          A: {hand: [Quest], deck: [Hero, Hero, Hero]}
          B: {field: [Seal]}
        """,
        barred_search_does_nothing=on,
    ).play("[{A: {cast: Quest}}, {settle: true}]")
    log = position.match.game.log
    assert log is not None
    assert any(line.kind == "shuffle" for line in log.lines) is not on
    position.expect("A.hand: [], A.deck.count: 3")


@BOTH
@pytest.mark.clauses("fftcg-2020", "11.12.5", "11.12.5.5")
def test_several_crystals_at_once_f77(on: bool) -> None:
    position = Position(
        """
        cards:
          Prism: {type: Backup, cost: 3, elements: [Light], text: "If you would gain 《C》, gain 《C》《C》 instead."}
          Glow: {type: Summon, elements: [Ice], cost: 0, text: "Gain 《C》《C》."}
        players: {A: {field: [Prism], hand: [Glow]}}
        """,
        crystals_one_by_one=on,
    ).play("[{A: {cast: Glow}}, {settle: true}]")
    position.expect(f"A.crystals: {4 if on else 2}")


@BOTH
@pytest.mark.clauses("fftcg-2020", "11.12.4.6", "11.12.4.13")
def test_abilities_for_what_becomes_a_forward_f84(on: bool) -> None:
    position = Position(
        """
        cards:
          Drill: {type: Backup, elements: [Fire], cost: 1, text: "The Forwards you control gain \\"When this Forward attacks, draw 1 card.\\""}
          Hero: {type: Forward, elements: [Fire], cost: 2, power: 5000}
          Cub: {type: Monster, elements: [Fire], cost: 2, text: "If you control a Forward, Cub also becomes a Forward with 4000 power."}
        players: {A: {field: [Drill, Hero, Cub]}}
        """,
        layers_may_wait=on,
    )
    position.expect('"A:Cub": {type: [Monster, Forward], power: 4000}')
    position.play("[{A: {attack: [Cub]}}, {settle: true}]").expect(f"A.hand.count: {int(on)}")


@BOTH
@pytest.mark.clauses("fftcg-2020", "11.3.5", "11.4.4")
def test_an_extra_cost_of_what_is_cast_without_paying_f70(on: bool) -> None:
    position = Position(
        """
        cards:
          Invoke: {type: Summon, elements: [Dark], cost: 0, text: "You may cast 1 Summon of cost 3 or less from your hand without paying the cost."}
          Surge: {type: Summon, elements: [Fire], cost: 3, text: "If you cast Surge, you may put 1 Backup into the Break Zone as an extra cost.[[br]]Draw 1 card."}
          Clerk: {type: Backup, elements: [Ice], cost: 1}
        players: {A: {hand: [Invoke, Surge], field: [Clerk]}}
        """,
        extra_when_free=on,
    ).play("[{A: {cast: Invoke}}, {A: {pass: true}}, {B: {pass: true}}, {A: {choose: true}}, {A: {choose: [Surge]}}]")
    decision = position.match.decision
    assert decision is not None
    assert (decision.reason == "one_of") is on  # in which way it is cast


@BOTH
@pytest.mark.clauses("fftcg-2020", "6.1.3", "11.11.6")
def test_what_both_players_select_f114(on: bool) -> None:
    """Of two that watch the other player's Forwards, the turn player's sees the other go only where both go at the same time."""
    position = Position(
        """
        cards:
          Toss: {type: Summon, elements: [Fire], cost: 0, text: "Each player selects 1 Forward they control and puts it into the Break Zone."}
          Rook: {type: Forward, elements: [Ice], cost: 2, power: 5000, text: "When a Forward opponent controls is put from the field into the Break Zone, draw 1 card."}
          Reed: {type: Forward, elements: [Ice], cost: 2, power: 5000}
        players:
          A: {hand: [Toss], field: [Rook, Reed], deck: 10}
          B: {field: [Rook, Reed], deck: 10}
        """,
        selected_at_once=on,
    ).play("[{A: {cast: Toss}}, {resolve: 1}, {A: {choose: [Rook]}}, {B: {choose: [Rook]}}, {settle: true}]")
    position.expect(f"A.hand.count: {int(on)}, B.hand.count: 1")
