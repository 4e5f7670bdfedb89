"""What texts keep players from, besides casting and using: playing cards onto the field, adding them to the hand."""

from __future__ import annotations

from typing import Final

from cardwright.games.common.groups import matches
from cardwright.games.common.refs import players
from cardwright.games.common.ruling import in_force, rule_of
from cardwright.games.common.zones import BREAK_ZONE, DECK, HAND
from cardwright.kernel.game import Game
from cardwright.kernel.state import Ref

PLAYED_FROM: Final[dict[str, tuple[int, ...]]] = {"": (), "break_zone": (BREAK_ZONE,), "hand": (HAND,), "deck": (DECK,)}


def kept_off(g: Game, player: int, ref: Ref, *, by_effect: bool) -> bool:
    """Whether the player cannot play the card onto the field from where it is (2.2): by casting it, or by an effect."""
    zone = g.state.objects[ref[0]].zone
    for entry, ctx in in_force(g, "CannotPlay"):
        rule = rule_of(entry.part)
        if rule.by_effects and not by_effect:
            continue
        from_there = zone in (PLAYED_FROM[rule.source] or (zone,))
        if from_there and player in players(g, ctx, rule.player) and matches(g, ctx, rule.group, ref):
            return True
    return False


def kept_out_of_hand(g: Game, ref: Ref) -> bool:
    """Whether Summons and abilities cannot add the card to its owner's hand from where it is (2.2)."""
    obj = g.state.objects[ref[0]]
    if obj.zone != BREAK_ZONE or "CannotAdd" not in g.derived.rules:
        return False
    bans = [(rule_of(entry.part), ctx) for entry, ctx in in_force(g, "CannotAdd")]
    return any(obj.owner in players(g, ctx, rule.player) and matches(g, ctx, rule.group, ref) for rule, ctx in bans)
