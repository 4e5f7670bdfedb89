"""Backups that produce CP of other Elements for certain cards only (X-PAY-4), and costs that only certain cards pay (X-PAY-6)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from msgspec.structs import replace

from cardwright.games.common import statics
from cardwright.games.common.changes import RULES
from cardwright.games.common.context import Ctx
from cardwright.games.common.groups import matches
from cardwright.games.common.ruling import Found
from cardwright.games.common.zones import FIELD, HAND
from cardwright.games.fftcg.payment import CpSource
from cardwright.kernel.game import Game
from cardwright.kernel.state import Ref
from cardwright.text import ir

RULESET = "fftcg-new"
KIND: Final = ir.ProducesFor.__name__
BACKUPS: Final = ir.Group(ir.TypeIs(("Backup",)))

RULES.add(ir.ProducesFor)
RULES.add(ir.PutForCp)


def that_may(
    g: Game, ctx: Ctx, player: int, cards: ir.Group | None, discards: ir.Group | None, elements: tuple[str, ...]
) -> tuple[int, ...]:
    """The Backups (such, of these Elements) and the cards in hand (none without ``discards``) that may pay (X-PAY-6)."""
    backups = BACKUPS if cards is None else cards
    if elements:
        backups = replace(backups, adjectives=(*backups.adjectives, ir.ElementIs(elements)))
    found: list[int] = []
    for zone, group in ((FIELD, backups), (HAND, discards)):
        if group is not None:
            held = g.state.zones[player][zone]
            found += [card for card in held if matches(g, ctx, group, g.state.objects[card].ref)]
    return tuple(found)


def all_that_may(g: Game, player: int, rules: Sequence[Found]) -> tuple[int, ...] | None:
    """The cards that all these rules (PayOnlyWith) let pay for a card; None where there is no such rule (X-PAY-6)."""
    if not rules:
        return None
    each = [
        that_may(g, ctx, player, rule.cards, rule.discards, (rule.element,) if rule.element else ())
        for rule, ctx in rules
    ]
    return tuple(card for card in each[0] if all(card in other for other in each))


def sources_for(g: Game, player: int, ref: Ref) -> tuple[CpSource, ...]:
    """What the player's Backups could produce for this card beyond what they can produce for any (X-PAY-4)."""
    if KIND not in g.derived.rules:
        return ()
    found: dict[CpSource, None] = {}
    for card in g.zone(player, FIELD):
        obj = g.state.objects[card]
        if obj.dull or "Backup" not in g.chars(card).types or statics.cannot(g, "be_dulled_for_cp", obj.ref, None):
            continue
        usual = statics.produces(g, obj.ref)
        for rule, ctx in statics.on(g, KIND, obj.ref):
            if matches(g, ctx, rule.group, ref):
                elements = rule.elements or statics.ALL_ELEMENTS
                found |= {("dull", card, e): None for e in elements if e not in usual}
    return tuple(found)
