"""Rulesets as values: the switches, limits and readings in which the FFTCG documents differ."""

from __future__ import annotations

from typing import Final

from cardwright.games.common.house import Readings


class Switches(Readings, frozen=True):
    """What varies from ruleset to ruleset. Each field names the clause or the reading that it decides."""

    game: str = "fftcg"
    damage_limit: int = 7  # 3.1.1, 7.8.2, 12.4.1; reading F1
    opening_hand: int = 5  # 8.2.1.3
    hand_limit: int = 5  # 9.5.1.2
    backup_limit: int = 5  # 7.7.4, 12.4.8
    draw: int = 2  # 9.2.1.1
    first_draw: int = 1  # 9.2.1.3, 8.2.1.5
    starter_chooses: bool = True  # 8.2.1.2; reading F4
    mulligan: bool = True  # 8.2.1.4; reading F5
    party_unit: int = 1000  # 10.1.4.2.1; reading F37
    burst_on_lethal_damage: bool = False  # reading F22: the burst of the losing damage does not resolve
    bursts_after_all_damage: bool = True  # 6.5.2.1; reading F23
    frozen_by_controller: bool = True  # 15.2.4.2; reading F42: else Freeze holds in the owner's Active Phase
    surplus_is_bounded: bool = (
        True  # reading F8: surplus CP comes from discards, one for each Element due; else any is wasted
    )
    summons_pay_each_element: bool = True  # 11.4.6.1.2; reading F12: else a Summon takes one CP of any of its Elements
    mixed_light_dark_discardable: bool = False  # reading F11: a Light and Fire card makes no CP by being discarded
    blocker_assigns_all: bool = True  # 10.1.4.2.1; reading F37: else a blocker may keep damage back
    blocked_stays_blocked: bool = True  # 10.1.4.1; reading F38: else an attacker whose blocker is gone deals its point
    all_light_dark_go: bool = True  # 12.4.7; reading F14: else their controller keeps one
    light_dark_backup_pays: bool = True  # reading F11: a dulled Light or Dark Backup makes CP
    mixed_light_dark_pays_rest: bool = True  # reading F10: of Light + Fire only Fire is demanded
    limits_on_one_snapshot: bool = True  # reading F17


CONSTRUCTED: Final = Switches("fftcg-2020")
LIMITED: Final = Switches("fftcg-2020-limited", damage_limit=6)
RULESETS: Final = {s.name: s for s in (CONSTRUCTED, LIMITED)}
