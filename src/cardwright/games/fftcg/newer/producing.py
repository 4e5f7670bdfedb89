"""Backups that produce CP of other Elements for certain cards only (X-PAY-4)."""

from __future__ import annotations

from cardwright.games.common import statics
from cardwright.games.common.changes import RULES
from cardwright.games.common.groups import matches
from cardwright.games.common.zones import FIELD
from cardwright.games.fftcg.payment import CpSource
from cardwright.kernel.game import Game
from cardwright.kernel.state import Ref
from cardwright.text import ir

RULESET = "fftcg-new"

RULES.add(ir.ProducesFor)


def sources_for(g: Game, player: int, ref: Ref) -> tuple[CpSource, ...]:
    """What the player's Backups could produce for this card beyond what they can produce for any (X-PAY-4)."""
    if "ProducesFor" not in g.derived.rules:
        return ()
    found: dict[CpSource, None] = {}
    for card in g.zone(player, FIELD):
        obj = g.state.objects[card]
        if obj.dull or "Backup" not in g.chars(card).types or statics.cannot(g, "be_dulled_for_cp", obj.ref, None):
            continue
        usual = statics.produces(g, obj.ref)
        for rule, ctx in statics.on(g, "ProducesFor", obj.ref):
            if matches(g, ctx, rule.group, ref):
                elements = rule.elements or statics.ALL_ELEMENTS
                found |= {("dull", card, e): None for e in elements if e not in usual}
    return tuple(found)
