"""The readings that are switches: what each changes, one way and the other."""

from __future__ import annotations

from typing import Any

import pytest
import yaml
from helpers import Position

from cardwright.errors import InputError
from cardwright.games.fftcg.rules import rules_of
from cardwright.play.games import adapter
from cardwright.play.scenario_expect import why_not
from cardwright.play.scenario_file import read_action

BOTH = pytest.mark.parametrize("on", [True, False])


def can(position: Position, action: str) -> bool:
    """Whether an action, `A: {...}`, is possible now."""
    return not why_not(position.hand, read_action(yaml.safe_load(action), adapter("fftcg"), "test"))


def test_an_unknown_switch_is_refused() -> None:
    with pytest.raises(InputError):
        rules_of("fftcg-2020", {"no_such_switch": True})


PAYING = """
cards:
  Blade: {type: Forward, elements: [Fire], cost: 3, power: 7000}
  Steam: {type: Summon, elements: [Fire, Ice], cost: 2, text: "Draw 1 card."}
  Glow: {type: Forward, elements: [Light, Fire], cost: 2, power: 7000}
  Flame: {type: Forward, elements: [Fire], cost: 1, power: 3000, generic: true}
  Flicker: {type: Forward, elements: [Light, Fire], cost: 1, power: 3000, generic: true}
  Fire Clerk: {type: Backup, elements: [Fire], cost: 1, generic: true}
  Ice Clerk: {type: Backup, elements: [Ice], cost: 1, generic: true}
  Dark Clerk: {type: Backup, elements: [Dark], cost: 1}
players:
  A: {hand: [Blade, Steam, Glow, Flame, Flame, Flame, Flicker], field: [Fire Clerk, Fire Clerk, Ice Clerk, Ice Clerk, Dark Clerk]}
"""


@BOTH
@pytest.mark.clauses("fftcg-2020", "5.2.1.3.1", "11.2.1.1")
def test_surplus_f8(on: bool) -> None:
    position = Position(PAYING, surplus_is_bounded=on)
    for payment in (
        '{discard: [Flame, "Flame#2", "Flame#3"]}',
        '{dull: [Fire Clerk, "Fire Clerk#2", Ice Clerk, "Ice Clerk#2"]}',
    ):
        assert can(position, f"A: {{cast: Blade, pay: {payment}}}") is not on
    assert can(position, 'A: {cast: Blade, pay: {discard: [Flame, "Flame#2"]}}')
    assert not can(position, "A: {cast: Blade, pay: {discard: [Flame]}}"), "too little is too little"


@BOTH
@pytest.mark.clauses("fftcg-2020", "11.4.6.1.3")
def test_light_and_fire_f10(on: bool) -> None:
    position = Position(PAYING.replace(", Dark Clerk]", "]"), mixed_light_dark_pays_rest=on)
    assert can(position, 'A: {cast: Glow, pay: {dull: [Ice Clerk, "Ice Clerk#2"]}}') is not on
    assert can(position, "A: {cast: Glow, pay: {dull: [Ice Clerk, Fire Clerk]}}")


@BOTH
@pytest.mark.clauses("fftcg-2020", "5.2.1.3")
def test_dulling_a_dark_backup_f11(on: bool) -> None:
    position = Position(PAYING, light_dark_backup_pays=on)
    assert can(position, "A: {cast: Blade, pay: {dull: [Fire Clerk, Ice Clerk, Dark Clerk]}}") is on


@BOTH
@pytest.mark.clauses("fftcg-2020", "5.2.1.3")
def test_discarding_light_and_fire_f11(on: bool) -> None:
    position = Position(PAYING, mixed_light_dark_discardable=on)
    assert can(position, "A: {cast: Blade, pay: {discard: [Flicker], dull: [Ice Clerk]}}") is on


@BOTH
@pytest.mark.clauses("fftcg-2020", "11.4.6.1.2", "5.2.1.2")
def test_summons_of_two_elements_f12(on: bool) -> None:
    position = Position(PAYING, summons_pay_each_element=on)
    assert can(position, 'A: {cast: Steam, pay: {dull: [Fire Clerk, "Fire Clerk#2"]}}') is not on
    assert not can(position, "A: {cast: Steam, pay: {dull: [Dark Clerk]}}")
    assert can(position, "A: {cast: Steam, pay: {dull: [Fire Clerk, Ice Clerk]}}")


RAISING = """
cards:
  Clerk: {type: Backup, elements: [Earth], cost: 0, generic: true}
  Keeper: {type: Backup, elements: [Dark], cost: 0}
  Dawn: {type: Forward, elements: [Light], cost: 0, power: 5000}
  Raise: {type: Summon, elements: [Earth], cost: 0, text: "Choose 1 Character in your Break Zone. Play it onto the field."}
players:
  A: {field: [Clerk, Clerk, Clerk, Clerk, Clerk, Dawn], break_zone: [Keeper], hand: [Raise]}
"""


@BOTH
@pytest.mark.clauses("fftcg-2020", "12.4.7", "7.7.5")
def test_light_and_dark_f14(on: bool) -> None:
    position = Position(RAISING, all_light_dark_go=on).play(
        "[{A: {cast: Raise}}, {A: {pass: true}}, {B: {pass: true}}]"
    )
    if on:
        position.expect("A.break_zone: [Raise, Dawn, Keeper], A.field.count: 5")
    else:
        assert position.asked.reason == "keep"
        position.answer((position.id("Keeper"),))
        assert position.asked.reason == "excess_backups"


@BOTH
@pytest.mark.clauses("fftcg-2020", "12.3", "12.4.8")
def test_one_snapshot_f17(on: bool) -> None:
    position = Position(RAISING, limits_on_one_snapshot=on).play(
        "[{A: {cast: Raise}}, {resolve: 1}, {expect: {A.field.count: 5}}]"
    )
    assert position.obj("Keeper").zone == position.obj("Dawn").zone, "either way only these two go"


@BOTH
@pytest.mark.clauses("fftcg-2020", "12.3")
def test_one_event_or_several_f17(on: bool) -> None:
    """A namesake and a sixth Backup come together: one event, or one kind of process after another."""
    position = Position(
        """
        cards:
          Clerk: {type: Backup, elements: [Earth], cost: 0, generic: true}
          Hero: {type: Forward, elements: [Fire], cost: 0, power: 2000}
          Raise: {type: Summon, elements: [Earth], cost: 0, text: "Choose 2 Characters in your Break Zone. Play them onto the field."}
        players:
          A: {field: [Clerk, Clerk, Clerk, Clerk, Clerk, Hero], break_zone: [Clerk, Hero], hand: [Raise]}
        """,
        limits_on_one_snapshot=on,
    ).play("[{A: {cast: Raise}}, {A: {pass: true}}, {B: {pass: true}}]")
    assert position.asked.reason == "excess_backups"
    heroes = [o for o in position.match.state.objects if position.match.game.name(o.ref) == "Hero"]
    assert all((o.zone == 2) is on for o in heroes), "still on the field only if all go at once"


LETHAL = """
cards:
  Raider: {type: Forward, elements: [Fire], cost: 2, power: 5000}
  Scar: {type: Backup, elements: [Fire], cost: 1, generic: true}
  Revenge: {type: Summon, elements: [Fire], cost: 2, ex_burst: true, text: "EX BURST Your opponent loses the game."}
players:
  A: {field: [Raider]}
  B: {damage_zone: [Scar, Scar, Scar, Scar, Scar, Scar], deck: [Revenge]}
"""


@BOTH
@pytest.mark.clauses("fftcg-2020", "12.4.1", "3.3")
def test_the_burst_of_the_losing_damage_f22(on: bool) -> None:
    position = Position(LETHAL, burst_on_lethal_damage=on).play("[{A: {attack: [Raider]}}]")
    while position.match.decision is not None:
        position.answer(("pass",) if position.asked.kind == "act" else True)
    assert position.match.winner == (-1 if on else 0)


@BOTH
@pytest.mark.clauses("fftcg-2020", "6.5.2.1")
def test_bursts_between_points_f23(on: bool) -> None:
    position = Position(
        """
        cards:
          Volley: {type: Forward, elements: [Fire], cost: 0, power: 1000, text: "When Volley enters the field, Volley deals your opponent 2 points of damage."}
          Helper: {type: Backup, elements: [Fire], cost: 2, ex_burst: true, text: "EX BURST When Helper enters the field, draw 1 card."}
        players:
          A: {hand: [Volley]}
          B: {deck: [Helper, Helper, Helper]}
        """,
        bursts_after_all_damage=on,
    ).play("[{A: {cast: Volley}}, {A: {pass: true}}, {B: {pass: true}}]")
    assert position.asked.reason == "burst"
    position.expect(f"B.points: {2 if on else 1}")


@BOTH
@pytest.mark.clauses("fftcg-2020", "11.12.5.4")
def test_damage_of_nothing_f25(on: bool) -> None:
    position = Position(
        """
        cards:
          Wary: {type: Forward, elements: [Ice], cost: 2, power: 5000, text: "If Wary is dealt damage by your opponent's Summons, the damage becomes 0 instead.[[br]]When Wary is dealt damage, draw 1 card."}
          Heat: {type: Summon, elements: [Fire], cost: 0, text: "Choose 1 Forward. Deal it 3000 damage."}
        players:
          A: {hand: [Heat]}
          B: {field: [Wary]}
        """,
        prevented_damage_is_none=on,
    ).play("[{A: {cast: Heat}}, {resolve: 1}]")
    assert len(position.match.state.stack) == (0 if on else 1)
    position.expect('"B:Wary": {damage: 0}')


@BOTH
@pytest.mark.clauses("fftcg-2020", "7.13.2")
def test_removed_cards_f27(on: bool) -> None:
    position = Position(
        """
        cards:
          Recall: {type: Summon, elements: [Wind], cost: 0, text: "Choose 1 card removed from the game. Play it onto the field."}
          Exile: {type: Forward, elements: [Fire], cost: 2, power: 5000}
        players:
          A: {hand: [Recall]}
          B: {removed: [Exile]}
        """,
        removed_is_zone=on,
    ).play("[{A: {cast: Recall}}, {resolve: 1}]")
    position.expect(f"B.field: {'[Exile]' if on else '[]'}, B.removed: {'[]' if on else '[Exile]'}")


@BOTH
@pytest.mark.clauses("fftcg-2020", "6.4.1.2", "11.8.17.5")
def test_a_delayed_ability_of_a_stolen_card_f29(on: bool) -> None:
    position = Position(
        """
        cards:
          Fuse: {type: Backup, elements: [Fire], cost: 2, text: "《0》: At the end of the turn, draw 1 card. You can only use this ability once per turn."}
          Charm: {type: Summon, elements: [Wind], cost: 0, text: "Choose 1 Character opponent controls. You gain control of it."}
        turn: {player: A, phase: main2}
        players:
          A: {field: [Fuse]}
          B: {hand: [Charm]}
        """,
        delayed_keeps_controller=on,
    ).play("[{A: {use: Fuse}}, {resolve: 1}, {B: {cast: Charm}}, {resolve: 1}, {to: B.main1}]")
    position.expect(f"A.hand.count: {int(on)}, B.hand.count: {3 - int(on)}")


@BOTH
@pytest.mark.clauses("fftcg-2020", "11.8.17.1", "11.11.5")
def test_what_a_card_does_this_turn_is_seen_in_the_same_effect_f53(on: bool) -> None:
    position = Position(
        """
        cards:
          Reap: {type: Summon, elements: [Wind], cost: 0, text: "Choose 1 Forward. Break it. When it is put from the field into the Break Zone this turn, draw 3 cards."}
          Page: {type: Forward, elements: [Fire], cost: 2, power: 5000}
        players:
          A: {hand: [Reap]}
          B: {field: [Page]}
        """,
        delayed_in_time=on,
    ).play("[{A: {cast: Reap}}, {settle: true}]")
    position.expect(f"B.break_zone: [Page], A.hand.count: {3 * on}")


@BOTH
@pytest.mark.clauses("fftcg-2020", "15.1.1.9.2")
def test_elements_of_a_party_f36(on: bool) -> None:
    position = Position(
        """
        cards:
          Steam: {type: Forward, elements: [Fire, Ice], cost: 2, power: 5000}
          Storm: {type: Forward, elements: [Ice, Wind], cost: 2, power: 5000}
          Blaze: {type: Forward, elements: [Wind, Fire], cost: 2, power: 5000}
        players: {A: {field: [Steam, Storm, Blaze]}}
        """,
        party_shares_one_element=on,
    )
    assert can(position, "A: {attack: [Steam, Storm, Blaze]}") is not on
    assert can(position, "A: {attack: [Steam, Storm]}")


PARTY = """
cards:
  One: {type: Forward, elements: [Fire], cost: 2, power: 2000}
  Two: {type: Forward, elements: [Fire], cost: 2, power: 2000}
  Guard: {type: Forward, elements: [Ice], cost: 2, power: 7000}
players: {A: {field: [One, Two]}, B: {field: [Guard]}}
"""


@pytest.mark.parametrize(
    ("switches", "shares", "legal"),
    [
        ({}, (4000, 3000), True),
        ({}, (3500, 3500), False),
        ({"party_unit": 500}, (3500, 3500), True),
        ({}, (2000, 2000), False),
        ({"blocker_assigns_all": False}, (2000, 2000), True),
        ({"blocker_assigns_all": False}, (5000, 3000), False),
    ],
)
@pytest.mark.clauses("fftcg-2020", "10.1.4.2.1")
def test_the_blockers_division_f37(switches: dict[str, Any], shares: tuple[int, int], legal: bool) -> None:
    position = Position(PARTY, **switches).play(
        "[{A: {attack: [One, Two]}}, {B: {block: Guard}}, {A: {pass: true}}, {B: {pass: true}}]"
    )
    assert position.asked.reason == "battle_damage"
    assert can(position, f"B: {{choose: [{{One: {shares[0]}, Two: {shares[1]}}}]}}") is legal


@BOTH
@pytest.mark.clauses("fftcg-2020", "10.1.4.2", "15.1.1.9.8")
def test_the_damage_of_a_party_f37(on: bool) -> None:
    guard = 'text: "If Guard is dealt damage, reduce the damage by 1000 instead."}'
    position = Position(PARTY.replace("power: 7000}", f"power: 7000, {guard}"), party_damage_is_one=on).play(
        "[{A: {attack: [One, Two]}}, {B: {block: Guard}}, {A: {pass: true}}, {B: {pass: true}}, {B: {choose: [{One: 7000}]}}]"
    )
    position.expect(f'"B:Guard": {{damage: {3000 if on else 2000}}}')


@pytest.mark.clauses("fftcg-2020", "10.1.4.2", "15.1.1.9.8")
def test_all_able_members_of_a_party_deal_its_damage_f37() -> None:
    position = Position(
        """
        cards:
          One: {type: Forward, elements: [Fire], cost: 2, power: 2000, text: "When One deals damage to a Forward, draw 1 card."}
          Two: {type: Forward, elements: [Fire], cost: 2, power: 2000, text: "When Two deals damage to a Forward, draw 2 cards."}
          Three: {type: Forward, elements: [Fire], cost: 2, power: 2000, text: "If Three deals damage to a Forward of cost 2 or more, the damage becomes 0 instead.[[br]]When Three deals damage to a Forward, draw 1 card."}
          Guard: {type: Forward, elements: [Ice], cost: 2, power: 9000}
        players: {A: {field: [One, Two, Three]}, B: {field: [Guard]}}
        """
    ).play(
        "[{A: {attack: [One, Two, Three]}}, {B: {block: Guard}}, {A: {pass: true}}, {B: {pass: true}}, {B: {choose: [{One: 9000}]}}]"
    )
    assert position.asked.reason == "stack_order"
    assert [name for _, name in position.asked.options or ()] == ["One", "Two"]
    position.expect('"B:Guard": {damage: 4000}')


@BOTH
@pytest.mark.clauses("fftcg-2020", "10.1.3.3", "10.1.4.1")
def test_the_blocker_is_gone_f38(on: bool) -> None:
    position = Position(
        """
        cards:
          Raider: {type: Forward, elements: [Fire], cost: 2, power: 5000}
          Guard: {type: Forward, elements: [Ice], cost: 2, power: 7000}
          Return: {type: Summon, elements: [Wind], cost: 0, text: "Choose 1 Character. Return it to its owner's hand."}
        players: {A: {field: [Raider], hand: [Return]}, B: {field: [Guard]}}
        """,
        blocked_stays_blocked=on,
    ).play("[{A: {attack: [Raider]}}, {B: {block: Guard}}, {A: {cast: Return, targets: [Guard]}}, {settle: true}]")
    position.expect(f"B.points: {0 if on else 1}")


@BOTH
@pytest.mark.clauses("fftcg-2020", "15.2.4.2", "9.1.1.1")
def test_freeze_on_a_stolen_card_f42(on: bool) -> None:
    position = Position(
        """
        cards:
          Loot: {type: Forward, elements: [Ice], cost: 2, power: 5000, generic: true}
          Charm: {type: Summon, elements: [Wind], cost: 0, text: "Choose 1 Character opponent controls. You gain control of it."}
        turn: {player: A, phase: main2}
        players:
          A: {field: [{card: Loot, state: dull, frozen: true}]}
          B: {hand: [Charm], field: [{card: Loot, state: dull, frozen: true}]}
        """,
        frozen_by_controller=on,
    ).play('[{A: {pass: true}}, {B: {cast: Charm, targets: ["A:Loot"]}}, {resolve: 1}, {to: B.main1}]')
    position.expect('"B:Loot#1": {state: dull, frozen: false}')
    position.expect(
        f'"A:Loot#1": {{controller: B, state: {"dull" if on else "active"}, frozen: {str(not on).lower()}}}'
    )
    position.play("[{to: A.main1}]").expect(
        '"A:Loot#1": {controller: B, frozen: false}'
    )  # the owner's Active Phase is over


@BOTH
@pytest.mark.clauses("fftcg-2020", "11.12.4.2")
def test_who_is_affected_f30(on: bool) -> None:
    position = Position(
        """
        cards:
          Anthem: {type: Summon, elements: [Earth], cost: 0, text: "All the Forwards gain +1000 power until the end of the turn."}
          Early: {type: Forward, elements: [Fire], cost: 2, power: 5000}
          Late: {type: Forward, elements: [Ice], cost: 0, power: 5000, text: "Back Attack"}
        players: {A: {hand: [Anthem], field: [Early]}, B: {hand: [Late]}}
        """,
        affected_on_resolution=on,
    ).play("[{A: {cast: Anthem}}, {B: {cast: Late}}, {resolve: 1}]")
    position.expect(f'"A:Early": {{power: 6000}}, "B:Late": {{power: {6000 if on else 5000}}}')


@BOTH
@pytest.mark.clauses("fftcg-2020", "11.6.2.2")
def test_a_fresh_card_in_the_other_players_turn_f43(on: bool) -> None:
    position = Position(
        """
        cards:
          Squid: {type: Forward, elements: [Water], cost: 0, power: 4000, text: "《ダル》: Draw 1 card."}
        players: {A: {hand: [Squid]}}
        """,
        fresh_waits_for_own_turn=on,
    ).play("[{A: {cast: Squid}}, {to: B.main1}, {B: {pass: true}}]")
    assert can(position, "A: {use: Squid}") is not on


@BOTH
@pytest.mark.clauses("fftcg-2020", "11.6.2.2")
def test_dulling_what_is_dull_as_a_cost_f44(on: bool) -> None:
    position = Position(
        """
        cards:
          Sage: {type: Backup, elements: [Water], cost: 2, text: "《ダル》: Draw 1 card."}
        players: {A: {field: [{card: Sage, state: dull}]}}
        """,
        dull_cost_needs_active=on,
    )
    assert can(position, "A: {use: Sage}") is not on


@BOTH
@pytest.mark.clauses("fftcg-2020", "11.3.3", "11.6.5")
def test_fewer_targets_than_asked_for_f46(on: bool) -> None:
    text = """
        cards:
          Twin Heat: {type: Summon, elements: [Fire], cost: 0, text: "Choose 2 Forwards. Deal them 4000 damage."}
          Lone: {type: Forward, elements: [Ice], cost: 2, power: 5000}
        players: {A: {hand: [Twin Heat]}, B: {field: [Lone]}}
        """
    position = Position(text, all_targets_needed=on)
    assert can(position, "A: {cast: Twin Heat}") is not on
    assert not can(Position(text.replace("[Lone]}", "[]}"), all_targets_needed=on), "A: {cast: Twin Heat}")


@BOTH
@pytest.mark.clauses("fftcg-2020", "15.1.1.8.1")
def test_a_search_by_qualities_may_find_nothing_f49(on: bool) -> None:
    position = Position(
        """
        cards:
          Seek: {type: Summon, elements: [Water], cost: 0, text: "Search for 1 Forward and add it to your hand."}
          Found: {type: Forward, elements: [Ice], cost: 2, power: 5000}
        players: {A: {hand: [Seek], deck: [Found, Found]}}
        """,
        search_may_fail=on,
    ).play("[{A: {cast: Seek}}, {A: {pass: true}}, {B: {pass: true}}]")
    assert position.asked.least == (0 if on else 1)


@BOTH
@pytest.mark.clauses("fftcg-2020", "12.3", "12.4.4", "12.4.6")
def test_powerless_and_namesakes_together_f17(on: bool) -> None:
    position = Position(
        """
        cards:
          Hero: {type: Forward, elements: [Fire], cost: 0, power: 2000}
          Weak: {type: Forward, elements: [Ice], cost: 0, power: 1000}
          Raise: {type: Summon, elements: [Earth], cost: 0, text: "Choose 1 Character in your Break Zone. Play it onto the field. All the Forwards opponent controls lose 1000 power until the end of the turn."}
        players:
          A: {field: [Hero], break_zone: [Hero], hand: [Raise]}
          B: {field: [Weak]}
        """,
        limits_on_one_snapshot=on,
    ).play("[{A: {cast: Raise}}, {resolve: 1}, {expect: {A.field: [], B.field: []}}]")
    left = [event for event in position.match.state.history if event.kind == "leave"]
    assert len(left) == 3
    assert (len({event.batch for event in left}) == 1) is on


@BOTH
@pytest.mark.clauses("fftcg-2020", "11.3.6", "11.6.8")
def test_which_of_the_chosen_cards_goes_elsewhere(on: bool) -> None:
    position = Position(
        """
        cards:
          Part: {type: Summon, elements: [Water], cost: 0, text: "Choose 2 Forwards opponent controls. Put one of them into the Break Zone and return the other to its owner's hand."}
          Left: {type: Forward, elements: [Ice], cost: 2, power: 5000}
          Right: {type: Forward, elements: [Ice], cost: 2, power: 5000}
        players:
          A: {hand: [Part]}
          B: {field: [Left, Right]}
        """,
        parted_as_chosen=on,
    ).play("[{A: {cast: Part}}]")
    assert (position.asked.kind == "choose") is on  # while it is cast, or only on resolution
    position.play("[{A: {choose: [Right]}}, {resolve: 1}]" if on else "[{resolve: 1}, {A: {choose: [Right]}}]")
    position.expect("B.hand: [Left], B.break_zone: [Right]")
