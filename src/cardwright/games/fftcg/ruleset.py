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
    burst_needs_condition: bool = True  # 11.8.13; reading F61: else an EX Burst is carried out whatever its condition
    bursts_after_all_damage: bool = True  # 6.5.2.1; reading F23, against fftcg-guide G110
    shuffles_after_text: bool = True  # 15.1.1.8.1; reading F78
    frozen_by_controller: bool = (
        True  # 15.2.4.2; reading F42, against fftcg-guide G56: else Freeze holds in the owner's Active Phase
    )
    surplus_is_bounded: bool = (
        True  # reading F8: surplus CP comes from discards, one for each Element due; else any is wasted
    )
    summons_pay_each_element: bool = True  # 11.4.6.1.2; reading F12: else a Summon takes one CP of any of its Elements
    mixed_light_dark_discardable: bool = False  # reading F11: a Light and Fire card makes no CP by being discarded
    party_damage_is_one: bool = True  # 15.1.1.9.8; reading F37: else each member deals its own damage (10.1.4.2)
    blocker_assigns_all: bool = True  # 10.1.4.2.1; reading F37: else a blocker may keep damage back
    blocked_stays_blocked: bool = True  # 10.1.4.1; reading F38: else an attacker whose blocker is gone deals its point
    all_light_dark_go: bool = True  # 12.4.7; reading F14: else their controller keeps one
    extra_when_free: bool = True  # 11.3.5; reading F70: else nothing is paid in addition to a cost that is not paid
    light_dark_backup_pays: bool = True  # reading F11: a dulled Light or Dark Backup makes CP
    mixed_light_dark_pays_rest: bool = True  # reading F10: of Light + Fire only Fire is demanded
    limits_on_one_snapshot: bool = True  # reading F17
    keywords: tuple[str, ...] = (
        "2020",
        "newer",
    )  # the keyword modules in force: cards with words of others are refused
    resets_on_first_turn: bool = True  # 9.1.1.1; reading F6: else nothing is activated then (fftcg-classic C55)
    monsters_reset: bool = True  # reading C-c: else only Forwards and Backups are activated (fftcg-classic C56)
    failed_draw_loses: bool = (
        True  # 12.4.2; reading C-d: else an empty deck loses as the Draw Phase begins (fftcg-classic C58)
    )
    all_namesakes_go: bool = True  # 12.4.6; reading F15: else their controller keeps one (fftcg-classic C106)
    items_share_names: bool = True  # reading C-e: Items of one name are limited as all cards are (fftcg-classic C28)
    items_stay_on_stolen: bool = True  # reading C-e: else nobody bears an Item whose bearer is another player's (C64)
    item_without_bearer: str = "break_zone"  # reading C-e: or "hand"
    party_symbols: bool = False  # fftcg-classic C83: Forwards that all have the symbol P form a party
    acts_in_end_phase: bool = False  # 9.5.1.1; reading F41: else Summons and abilities are for the End Phase, too
    preparation_each_attack: bool = True  # 10.1.4.6; reading C-m: else it comes before the first attack only
    link_from: str = "hand"  # reading C-f: where the Forward of a Link comes from; or "deck", "break_zone"
    war_god_keeps_element: bool = True  # reading C-g: what is left to pay still demands the Element
    war_god_least: int = 1  # fftcg-classic C102: a sacrifice leaves so much to pay
    awakening_at_any_time: bool = True  # reading C-h: else in a Main Phase with nothing on the stack
    job_change_at_any_time: bool = True  # reading C-i: likewise
    level_up_breaks: bool = False  # reading C-j: what leaves to level up is not broken


CONSTRUCTED: Final = Switches("fftcg-2020")
LIMITED: Final = Switches("fftcg-2020-limited", damage_limit=6)  # also against fftcg-guide G5
# fftcg-rulebook 3.1.1: seven in every format; fftcg-rulebook 6.5.2.1: each burst before the next card.
# Where that book leaves something out, or says what 2020 puts right, the 2020 rules hold: fftcg-rulebook 5.2.1.2 (reading F9),
# fftcg-rulebook 5.2.6.1 (F18), fftcg-rulebook 6.2.4 (F26), fftcg-rulebook 7.1 (F27) and fftcg-rulebook 8.2.1.2 (F4).
RULEBOOK: Final = Switches("fftcg-rulebook", damage_limit=7, bursts_after_all_damage=False)
CLASSIC: Final = Switches(
    "fftcg-classic",
    keywords=("2020", "classic"),
    damage_limit=7,  # fftcg-classic C45
    opening_hand=5,  # fftcg-classic C53
    mulligan=False,  # fftcg-classic C53; F5
    starter_chooses=False,  # fftcg-classic C52; F4
    resets_on_first_turn=False,  # fftcg-classic C55; F6
    surplus_is_bounded=False,  # fftcg-classic C41; F8
    bursts_after_all_damage=False,  # fftcg-classic C125, C126; F23
    lost_targets_cancel=False,  # fftcg-classic C26, C112; F47
    powerless_at_once=True,  # fftcg-classic C122; F19
    monster_forwards_wait=False,  # fftcg-classic C6; F43
    fresh_waits_for_own_turn=False,  # fftcg-classic C60, C92; F43
    backups_by_effects=5,  # fftcg-classic C5; F16
    all_namesakes_go=False,  # fftcg-classic C106; F15
    all_light_dark_go=False,  # fftcg-classic C34; F14
    party_symbols=True,  # fftcg-classic C83
    party_unit=1,  # fftcg-classic C86; F37
    extra_when_free=False,  # fftcg-classic C103; F70
)
RULESETS: Final = {s.name: s for s in (CONSTRUCTED, LIMITED, RULEBOOK, CLASSIC)}
