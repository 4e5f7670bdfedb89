"""Where abilities that wait for events are active (11.9.1, 11.8.16)."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from typing import Any, Final

from cardwright.games.common.happenings import FROM
from cardwright.games.common.registry import walk
from cardwright.games.common.zones import BREAK_ZONE, FIELD, HAND, REMOVED, ZONE_NAMES
from cardwright.text import ir

# events that say nothing of the card itself: there an "if" at the head says where that card is
_OF_OTHERS: Final = (ir.BeginningOf, ir.EndOf, ir.PlayerCasts, ir.PlayerDraws, ir.PlayerDiscards)
AFTER: Final[dict[type, Callable[[Any], set[int]]]] = {}  # where a card is after what happened to it, by the happening


def zones_of(node: ir.AutoAbility) -> frozenset[int]:
    """Where the ability is active: on the field, or where its condition says that its card is (11.9.1, 11.8.16).

    An ability about its own card moving outside the field is active where the card then is.
    """
    said = {
        ZONE_NAMES[c.zone]
        for part in (node.condition, *node.limits, *_heads(node))
        for c in walk(part)
        if isinstance(c, ir.SourceIn) and isinstance(c.card, ir.SelfRef)
    }
    return frozenset(said) or moved_from(node) or _warped(node) or frozenset((FIELD, *for_itself(node)))


def _warped(node: ir.AutoAbility) -> frozenset[int]:
    """Where the ability is active that waits for Warp Counters of its own card: they are on removed cards alone (fftcg-new X-WARP-1)."""
    event = node.event
    if not isinstance(event, ir.CounterRemoved | ir.CounterPlacedOn) or not isinstance(event.card, ir.SelfRef):
        return frozenset()
    return frozenset((REMOVED,) if event.counter == "Warp" else ())


@cache
def moved_from(node: Any) -> frozenset[int]:
    """Where the ability is active that speaks of its own card only as it takes it from the Break Zone or the hand: on the field it
    could do nothing.

    One that has its own card put there first, as its event, its cost or by an instruction, speaks of it more than once; one that
    waits for a card "other than" its own says nothing of where that is.
    """
    own = [each for each in walk(node) if isinstance(each, ir.SelfRef)]
    others = [each for each in walk(node) if isinstance(each, ir.OtherThan) and isinstance(each.card, ir.SelfRef)]
    taken = [_taken_from(each) for each in walk(node.effects) if isinstance(each, ir.PlayOnto | ir.ToHand)]
    zones = frozenset(zone for zone in taken if zone is not None)
    return zones if len(zones) == 1 and len(own) - len(others) == len(taken) else frozenset()


def _taken_from(node: ir.PlayOnto | ir.ToHand) -> int | None:
    if not isinstance(node.what, ir.SelfRef) or not isinstance(node.origin, ir.BreakZone | ir.Hand):
        return None
    return BREAK_ZONE if isinstance(node.origin, ir.BreakZone) else HAND


@cache
def for_itself(node: ir.AutoAbility) -> frozenset[int]:
    """Where the ability is active for its own card alone, which has just come there: not for others ("this card or another")."""
    own = [e for e in walk(node.event) if isinstance(e, ir.CardEvent) and _names_itself(e.subject)]
    return frozenset(zone for event in own for happening in event.happenings for zone in _after(happening))


def _names_itself(subject: ir.Objects) -> bool:
    items = subject.items if isinstance(subject, ir.SubjectAny | ir.Several) else (subject,)
    return any(isinstance(item, ir.SelfRef) for item in items)


def _heads(node: ir.AutoAbility) -> list[ir.Condition]:
    """The conditions at the head of what the ability does, where its event is about others (sve 10.3.4)."""
    first = node.effects[0] if node.effects and isinstance(node.event, _OF_OTHERS) else None
    return [first.condition] if isinstance(first, ir.If) else []


def _after(happening: ir.Event) -> set[int]:
    if type(happening) in AFTER:
        return AFTER[type(happening)](happening)
    if isinstance(happening, ir.IsDiscarded):
        return {BREAK_ZONE}
    if isinstance(happening, ir.AddedToHand):
        return {HAND}
    if isinstance(happening, ir.PutIntoBreakZone) and FROM.get(happening.source) != FIELD:
        return {BREAK_ZONE}
    return {REMOVED} if isinstance(happening, ir.RemovedFromGame) and happening.source != "field" else set()
