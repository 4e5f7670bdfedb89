"""Rulesets as values: limits, and the readings of places where the document is silent or contradicts itself."""

from __future__ import annotations

from typing import Final

from cardwright.games.common.house import Readings
from cardwright.games.sve.zones import LEADER


class Switches(Readings, frozen=True):
    """What varies from ruleset to ruleset. Each field names the clause or the reading that it decides."""

    game: str = "sve"
    # 4.8.3.3, 10.6.2.1.3: field, EX area, resolution zone (reading S15); a leader has what it was given
    changed_zones: tuple[int, ...] = (2, 3, 6, LEADER)
    speaking_zones: tuple[int, ...] = (2, LEADER)  # 10.3.5: a leader is on no field
    rules_reach_later: bool = False  # 10.9.2
    strict_stages: bool = True  # 10.9.1.5; reading S16: dependency only orders what is in the same stage
    fresh_cards_pay: bool = True  # 10.4.6.1
    search_may_fail: bool = True  # 4.1.2.2; reading S19
    all_targets_needed: bool = True  # 10.6.2.3.3; reading S4: else fewer targets than are asked for will do
    damage_unit: int = 1  # 10.6.2.4.2
    options_first: bool = True  # 10.6.2.2.2, 10.6.2.3
    options_may_be_none: bool = False  # 5.17.2; reading S5
    may_in_part: bool = True  # 1.3.2
    search_reveals_all: bool = False  # 5.7.1.1, 5.7.1.2
    selecting_is_choosing: bool = True  # 12.15.1, 12.15.2; reading S52
    shuffles_last: bool = True  # 5.7.2
    zone_owner_orders: bool = True  # 4.1.4
    unselected_at_once: bool = True  # 1.3.4.1
    selected_at_once: bool = False  # 1.3.4.1
    order_is_secret: bool = True  # 4.1.4.1
    elsewhere_uncontrolled: bool = False  # 3.1.2
    other_names_count: bool = False  # 2.13.1
    played_arrives: bool = True  # 10.6.2.8.1, 4.1.3.2
    played_leaves_first: bool = True  # 10.6.2.1, 10.6.2.5
    reveals_last: bool = True  # 5.20.1.1
    hidden_may_fail: bool = True  # 4.1.2.2
    leader_defense: int = 20  # 2.8.3.1, 6.2.1.11
    opening_hand: int = 4  # 6.2.1.7
    field_limit: int = 5  # 4.4.4.1
    ex_limit: int = 5  # 4.8.3.1
    hand_limit: int = 7  # 4.7.3.1
    most_play_points: int = 10  # 3.2.4.1
    second_evolution_points: int = 3  # 6.2.1.10
    leaders_needed: bool = True  # 6.1.1; Open 8 goes without leader cards (B.6.1.1.1; reading S26)
    granting_rush: bool = False  # B.8.5.1
    leftovers_to_cemetery: bool = (
        True  # 10.6.2.8.2.3; reading S6: of all cards; else a follower that found no room stays
    )
    # 5.30.1; reading S53: else what rules handling or an enemy effect puts there undestroyed is buried, too
    burying_is_ones_own: bool = True
    stack_transfer_engages: bool = True  # 13.3.2.2; reading S8: else the transfer costs nothing
    storm_hits_leaders: bool = True  # 12.9.2; reading S9: else Storm is Rush
    excess_points_stay: bool = True  # 11.9.1; reading S10: until the next rules handling, when the maximum falls
    printed_costs_on_playing: bool = True  # 10.1.1.2.2, 10.4.7.4; reading S14: else on resolution
    # 11.3.1, 10.12.2; reading S35: else rules handling does, which has no source (10.12.1.2), Bane apart
    damage_dealers_destroy: bool = True
    bane_remembered: bool = True  # 11.3.2; reading S18: as it was when they fought
    race_triggers_each_time: bool = True  # 14.2.3.1; reading S23: On Race once for each time
    advanced_arrives_first: bool = True  # 9.2.2; reading S24: arrival in the wrong zone is seen
    newest_turns_first: bool = True  # 5.27.1.1; reading S25
    skip_takes_extra_turns: bool = True  # 5.25.2; reading S25
    either_may_drive_cycles: bool = True  # 15.2.1.1; reading S27
    turn_start_untimed: bool = True  # 7.2.5; reading S30: else Confirmation Timing occurs before 7.2.1, too, for what waits for the turn's start
    swap_makes_room: bool = True  # 5.12.2, 4.4.4.2; reading S31: else nothing is swapped into a zone that is full
    newest_link_counts: bool = True  # 5.15.3; reading S32
    attack_needs_control: bool = True  # 8.4.9; reading S33: the attack ends when the attacker changes sides
    turn_ends_untimed: bool = (
        True  # 7.4.8; reading S3: what lasts until the end of the turn ends without Confirmation Timing
    )


STANDARD: Final = Switches("sve")
# B.a: all else as in the standard game
OPEN_8: Final = Switches("sve-open8", leaders_needed=False, granting_rush=True)
RULESETS: Final = {s.name: s for s in (STANDARD, OPEN_8)}
