"""Qualities that cards have in battle, and that Summons and abilities have on the stack."""

from __future__ import annotations

import re
from typing import Final

from cardwright.games.common import combat
from cardwright.games.common.context import Ctx
from cardwright.games.common.groups import FILTERS, matches
from cardwright.games.common.refs import named
from cardwright.games.common.seen import Card, Seen, fought
from cardwright.kernel.game import Game
from cardwright.kernel.state import NO_REF, Ref, Snapshot
from cardwright.text import ir


@FILTERS.handles(ir.InAParty)
def _in_a_party(g: Game, ctx: Ctx, node: ir.InAParty, seen: Seen) -> bool:
    return in_a_party(g, seen)


def in_a_party(g: Game, seen: Seen) -> bool:
    """Whether it attacks in a party: a party of one is none (15.1.1.9.5); of a card as it was, whether it did then."""
    party = attacking(g, seen)
    return len(party) > 1 and seen.ref in party


def attacking(g: Game, seen: Seen) -> list[Ref]:
    """Who attacks; of a card as it was, who did then (6.4.2, 11.5.6)."""
    if isinstance(seen.state, Snapshot):
        return list(seen.state.battle[0]) if seen.state.battle else []
    return combat.attackers(g)


def blocking(g: Game, seen: Seen) -> Ref | None:
    """Who blocks; of a card as it was, who did then (6.4.2, 11.5.6)."""
    if isinstance(seen.state, Snapshot):
        return next((r for side in seen.state.battle[1:] for r in side if r != NO_REF), None)
    return combat.blocker(g)


def blocked(g: Game, seen: Seen) -> bool:
    """Whether it attacks, and was blocked (10.1.4.1); of a card as it was, whether so then."""
    found = any(seen.state.battle[1:]) if isinstance(seen.state, Snapshot) else combat.blocked(g)
    return found and seen.ref in attacking(g, seen)


@FILTERS.handles(ir.InBattle)
def _in_battle(g: Game, ctx: Ctx, node: ir.InBattle, seen: Seen) -> bool:
    """While the attacker and the blocker are both there (10.1.3.2.1)."""
    attackers, blocker = attacking(g, seen), blocking(g, seen)
    return bool(attackers) and blocker is not None and seen.ref in (blocker, *attackers)


@FILTERS.handles(ir.FormingPartyWith)
def _in_party_with(g: Game, ctx: Ctx, node: ir.FormingPartyWith, seen: Seen) -> bool:
    others = named(g, ctx, node.card)
    if seen.ref in others:
        return False
    party = attacking(g, seen)
    return any(seen.ref in p and r in p for r in others for p in (party, fought(g, ctx, r)[0]))


@FILTERS.handles(ir.BlockingWhom)
def _blocking(g: Game, ctx: Ctx, node: ir.BlockingWhom, seen: Seen) -> bool:
    now, others = attacking(g, seen), named(g, ctx, node.card)
    if seen.ref == blocking(g, seen) and any(r in now for r in others):
        return True
    return any(r in attackers and seen.ref in blockers for r in others for attackers, blockers in (fought(g, ctx, r),))


@FILTERS.handles(ir.BlockedByWhom)
def _blocked_by(g: Game, ctx: Ctx, node: ir.BlockedByWhom, seen: Seen) -> bool:
    others = named(g, ctx, node.card)
    if seen.ref in attacking(g, seen) and blocking(g, seen) in others:
        return True
    return any(seen.ref in attackers and r in blockers for r in others for attackers, blockers in (fought(g, ctx, r),))


CHOSEN: Final = re.compile(r"(\d+\.\d+:)?t\d+")  # what was chosen, also in an option (`targets.option_ctx`)


@FILTERS.handles(ir.ChoosesOnly)
def _chooses(g: Game, ctx: Ctx, node: ir.ChoosesOnly, seen: Seen) -> bool:
    if seen.item is None:
        return False
    targets = [
        v for name, values in seen.item.env.items() if CHOSEN.fullmatch(name) for v in values if isinstance(v, tuple)
    ]
    if node.only and len(targets) != 1:
        return False
    return any(matches(g, ctx, node.group, v) for v in targets)


@FILTERS.handles(ir.FromSource)
def _from_source(g: Game, ctx: Ctx, node: ir.FromSource, seen: Seen) -> bool:
    item = seen.item
    if item is None or item.kind == "summon":
        return False
    card: Card = item.source
    if not g.state.exists(item.source) and item.snapshot is not None and item.snapshot.ref == item.source:
        card = item.snapshot
    return matches(g, ctx, node.group, card)
