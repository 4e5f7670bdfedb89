"""Replacement effects that do something else altogether (11.12.5.1): with a card, for a player, on the way into a Break Zone."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from cardwright.games.common.amounts import amount
from cardwright.games.common.changes import REPLACEMENTS, Replaces
from cardwright.games.common.context import Ctx
from cardwright.games.common.effects.possible import possible
from cardwright.games.common.effects.registry import carry_out
from cardwright.games.common.groups import matches
from cardwright.games.common.happenings import POINTS
from cardwright.games.common.house import readings
from cardwright.games.common.refs import players
from cardwright.games.common.replacement import about, caused, changed_event, moved_instead
from cardwright.games.common.seen import entering
from cardwright.games.common.shuffling import followed
from cardwright.games.common.telling import event_facts
from cardwright.games.common.zones import (
    BREAK_ZONE,
    BROKEN,
    CRYSTAL,
    DAMAGE,
    DECK,
    DISCARDED,
    DRAW,
    ENTER,
    FIELD,
    HAND,
    LEAVE,
    MOVE,
    REMOVED,
)
from cardwright.kernel.decisions import Flow
from cardwright.kernel.game import Game
from cardwright.kernel.state import Event, Ref
from cardwright.text import ir

Fixed = tuple[Ref, ...] | None
SUBJECT: Final = "subject"
FATES: Final[dict[str, Callable[[Event], bool]]] = {
    "put": lambda e: e.kind == LEAVE and e.to_zone == BREAK_ZONE,
    "broken": lambda e: e.kind == LEAVE and BROKEN in e.tags,
    "leaves": lambda e: e.kind == LEAVE,
    "returned": lambda e: e.kind == LEAVE and e.to_zone == HAND,
    "removed": lambda e: e.kind == LEAVE and e.to_zone == REMOVED,
    "damaged": lambda e: e.kind == DAMAGE and e.amount > 0,
    "enters": lambda e: e.kind == ENTER,
}
OF_PLAYERS: Final[dict[str, Callable[[Event], bool]]] = {
    "points": lambda e: e.kind == POINTS and e.amount > 0,
    "point": lambda e: e.kind == POINTS and e.amount > 0,
    "draws": lambda e: e.kind == DRAW,
    "discards": lambda e: e.kind == MOVE and DISCARDED in e.tags,
    "crystals": lambda e: e.kind == CRYSTAL and e.amount > 0,
}
SOURCES: Final[dict[str, tuple[int, ...]]] = {
    "anywhere": (),
    "field": (FIELD,),
    "hand": (HAND,),
    "deck": (DECK,),
    "hand_or_deck": (HAND, DECK),
}


def _own_doing(ctx: Ctx, event: Event) -> bool:
    """Whether the effect itself does it: that is not replaced once more (11.12.5.5)."""
    return event.cause == ctx.node and event.source == ctx.source


def _able(g: Game, ctx: Ctx, effect: ir.Effect) -> bool:
    """What is impossible does not take the place of anything (2.3; reading F57)."""
    return not readings(g).impossible_replaces_nothing or possible(
        g, ctx, effect.effect if isinstance(effect, ir.May) else effect
    )


def _meets(g: Game, ctx: Ctx, node: ir.ReplaceFate, event: Event, fixed: Fixed) -> bool:
    if not FATES[node.fate](event) or _own_doing(ctx, event):
        return False
    what = node.what
    if isinstance(what, ir.All) and event.kind == ENTER:  # it is not on the field yet, where others are looked for
        if not matches(g, ctx, what.group, entering(g, event.obj, event.player)):
            return False
    elif not about(g, ctx, what, (event.obj,), fixed):
        return False
    return caused(g, ctx, node.by, event) and _able(g, _of(ctx, event), node.effect)


def _of(ctx: Ctx, event: Event) -> Ctx:
    """The context in which the card of the event has its name."""
    return ctx.bind(**{SUBJECT: (event.obj,)})


def _done_instead(g: Game, ctx: Ctx, node: ir.ReplaceFate | ir.ReplaceForPlayer, event: Event) -> Flow[list[Event]]:
    """The event does not happen (11.12.5.4), unless the player decides otherwise; of several points each is one (6.5.1),
    and of several Crystals (reading F77)."""
    more, one_by_one = _more_crystals(node), readings(g).crystals_one_by_one
    if more is not None:
        g.note("replaced", "11.12.5.4", ctx.controller, ctx.source, **event_facts(g, event))
        times = event.amount if one_by_one else 1
        return [changed_event(event, amount=times * max(0, amount(g, ctx, more)))]
    left = times = event.amount if node.fate == "point" or (node.fate == "crystals" and one_by_one) else 1
    for _ in range(times):
        ctx.since = g.state.serial
        if left < times and not _able(g, ctx, node.effect):
            break
        ctx.item = g.state.next_id()  # it is an effect of its own, each time
        told = event_facts(g, event)
        done = yield from followed(g, carry_out(g, _of(ctx, event), node.effect))
        if isinstance(node.effect, ir.May) and not done:
            break
        g.note("replaced", "11.12.5.4", ctx.controller, ctx.source, **told)
        left -= 1
    if left == times:
        return [event]
    return [changed_event(event, amount=left)] if left else []


def _more_crystals(node: ir.ReplaceFate | ir.ReplaceForPlayer) -> ir.Amount | None:
    """How many Crystals the same player gains instead of each: all in one gain still (fftcg-new X-CRYSTAL-5)."""
    if not isinstance(node, ir.ReplaceForPlayer) or node.fate != "crystals":
        return None
    gained = node.effect
    return gained.count if isinstance(gained, ir.GainCrystals) and gained.player == node.player else None


def _player_meets(g: Game, ctx: Ctx, node: ir.ReplaceForPlayer, event: Event, fixed: Fixed) -> bool:
    if not OF_PLAYERS[node.fate](event) or _own_doing(ctx, event):
        return False
    if event.player not in players(g, ctx, node.player) or not caused(g, ctx, node.by, event):
        return False
    if not about(g, ctx, node.dealer, (event.source, *event.objects), fixed):
        return False
    return _able(g, ctx, node.effect)


def _on_its_way(g: Game, ctx: Ctx, node: ir.RemovedInstead, event: Event, fixed: Fixed) -> bool:
    if event.to_zone != BREAK_ZONE or event.player not in players(g, ctx, node.player):
        return False
    return event.from_zone in (SOURCES[node.source] or (event.from_zone,)) and matches(g, ctx, node.group, event.obj)


def _removed(g: Game, ctx: Ctx, node: ir.RemovedInstead, event: Event) -> Flow[list[Event]]:
    yield from ()
    return [moved_instead(event, "removed")]


REPLACEMENTS[ir.ReplaceFate] = Replaces((LEAVE, DAMAGE, ENTER), _meets, _done_instead, notes=True)
REPLACEMENTS[ir.ReplaceForPlayer] = Replaces((POINTS, DRAW, MOVE, CRYSTAL), _player_meets, _done_instead, notes=True)
REPLACEMENTS[ir.RemovedInstead] = Replaces((LEAVE, MOVE), _on_its_way, _removed)
