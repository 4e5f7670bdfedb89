"""Carrying out intents where this game does it in its own way; all else as in the shared `events` (4.1, 5.13, 4.2)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from msgspec.structs import replace

from cardwright.games.common import events
from cardwright.games.common.amounts import amount
from cardwright.games.common.ruling import on
from cardwright.games.common.zones import ACTIVATE, BROKEN, DAMAGE, DULL, ENTER, FIELD, LEAVE
from cardwright.games.sve.origin import place
from cardwright.games.sve.passives import STACK
from cardwright.games.sve.players import defense, switches
from cardwright.games.sve.zones import ATTACK_DAMAGE, BURIED, CEMETERY, COMBAT_DAMAGE, RESOLUTION
from cardwright.kernel.game import Game
from cardwright.kernel.rules import Performer
from cardwright.kernel.state import Event

DAMAGED: Final = frozenset(("Follower", "Leader"))  # 5.13.1.2


def _damage(g: Game, event: Event) -> Event | None:
    """Defense is reduced by that much, possibly below zero (5.13.1, 5.13.1.1). No damage is nothing (1.3.2.2, 10.10.1.1)."""
    obj = g.obj(event.obj)
    if obj is None or event.amount <= 0 or DAMAGED.isdisjoint(g.chars(obj.id).types):
        return None
    g.edit(obj.id).damage += event.amount
    events.note_hit(g, event.obj, event.source, COMBAT_DAMAGE if COMBAT_DAMAGE in event.tags else "")
    if g.log is not None:
        left = max(0, defense(g, obj.id))
        dealt: dict[str, Any] = {"amount": event.amount, "source": g.name(event.source), "left": left}
        g.note("damage", _blow_clause(event), event.player, event.obj, **dealt)
    return event


def _blow_clause(event: Event) -> str:
    """Of an attack (8.4.9), of the follower that is attacked (8.4.9.1), or of an ability."""
    if ATTACK_DAMAGE in event.tags:
        return "8.4.9, 5.13.1"
    return "8.4.9.1, 5.13.1" if COMBAT_DAMAGE in event.tags else "5.13.1, 5.13.3.3"


def _dull(g: Game, event: Event) -> Event | None:
    return _turn(g, event, True)


def _activate(g: Game, event: Event) -> Event | None:
    return _turn(g, event, False)


def _turn(g: Game, event: Event, engaged: bool) -> Event | None:
    """Engage or refresh (5.3.1). What is so already is not done (1.3.2.1; reading S28)."""
    obj = g.obj(event.obj)
    if obj is None or obj.zone != FIELD or obj.dull == engaged:
        return None
    g.edit(obj.id).dull = engaged
    g.note(event.kind, "5.3.1", event.player, event.obj)
    return replace(event, amount=1)


def _move(g: Game, event: Event) -> Event | None:
    """A card changes zones (4.1.3.2). Put into the cemetery by its controller without being destroyed, it is buried (5.30.1)."""
    buried = event.to_zone == CEMETERY and event.from_zone == FIELD and BROKEN not in event.tags
    mine = event.controller == g.state.objects[event.obj[0]].controller
    if buried and (mine or not switches(g).burying_is_ones_own) and BURIED not in event.tags:
        event = replace(event, tags=(*event.tags, BURIED))
    return events.move(g, event)


def _enter(g: Game, event: Event) -> Event | None:
    """A card enters a field, from where it is known to have come; one with Stack is put there with one counter on it (13.3.2.2.a,
    10.9.3, 10.10.3)."""
    fact = events.enter(g, event)
    if fact is not None and fact.from_zone != RESOLUTION:
        entered = g.edit(fact.obj[0])
        entered.marks = entered.marks | {place(g, fact.from_zone)}  # asked in later turns, too (5.4.3)
    if fact is not None and STACK in g.chars(fact.obj[0]).keywords:
        _enters_with(g, fact.obj[0], STACK, 1, "13.3.2.2.a")
    if fact is not None and "EntersWith" in g.derived.rules:
        for rule, ctx in on(g, "EntersWith", fact.obj):
            _enters_with(g, fact.obj[0], rule.counter, amount(g, ctx, rule.count), "10.10.3")
    return fact


def _enters_with(g: Game, number: int, counter: str, count: int, clause: str) -> None:
    obj = g.edit(number)
    obj.counters = {**obj.counters, counter: obj.counters.get(counter, 0) + count}
    g.note("counters", "15.1.3", obj.controller, obj.ref, clause, counter=counter, count=count)


PERFORMERS: Final[Mapping[str, Performer]] = {
    **events.PERFORMERS,
    DAMAGE: _damage,
    DULL: _dull,
    ACTIVATE: _activate,
    ENTER: _enter,
    LEAVE: _move,
}
