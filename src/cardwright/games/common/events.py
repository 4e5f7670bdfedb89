"""Carrying out intents: what each kind of event does to the state, and what the log says of it."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

import msgspec

from cardwright.games.common import entering, telling
from cardwright.games.common.house import doom, readings
from cardwright.games.common.shuffling import shuffle_due
from cardwright.games.common.zones import (
    ACTIVATE,
    BREAK_ZONE,
    BROKEN,
    BY_ABILITY,
    BY_SUMMON,
    CAST_FROM,
    CAST_TAG,
    CRYSTAL,
    DAMAGE,
    DAMAGE_ZONE,
    DECK,
    DISCARDED,
    DRAW,
    DULL,
    ENTER,
    FIELD,
    FREEZE,
    FROZEN,
    HAND,
    LEAVE,
    MOVE,
    POINT,
    REMOVED,
    STACK_ZONE,
    STRUCK,
    WARPED,
)
from cardwright.kernel.game import Game
from cardwright.kernel.rules import Performer
from cardwright.kernel.state import MISC, NO_REF, Event, Ref, Value
from cardwright.kernel.view import FACE_DOWN

RULESET = "fftcg-2020"
HITS = "hits"  # State.memory: cards, whoever dealt them damage, and by what (`struck_by`), since the last rule process
MOVE_CLAUSES = {
    BREAK_ZONE: "7.10.1",
    HAND: "7.11.1",
    DECK: "7.9.1",
    REMOVED: "15.1.1.5.1",
    STACK_ZONE: "11.3.2",
    DAMAGE_ZONE: "6.5.2",
}
_PLACES = {0: "bottom", 1: "top"}  # of a deck, by the amount of a move
_WAYS = (DISCARDED, "buried")  # tags of moves that have a name


def move(g: Game, event: Event) -> Event | None:
    if not _movable(g, event):
        return None
    if event.to_zone == DECK:
        shuffle_due(g)  # 15.1.1.8.1: what is put there by the same text is not shuffled with it
    position = event.amount - 1 if event.amount else None
    hidden = event.to_zone in (DECK, HAND) or FACE_DOWN in event.tags
    public = not hidden or (event.from_zone not in (DECK, HAND) and event.obj not in g.state.memory.get(FACE_DOWN, ()))
    if g.log is not None:
        _tell_move(g, event, public)
    # a new object (7.4): without counters (6.7.3), damage and marks
    obj = g.relocate(event.obj[0], event.player, event.to_zone, position)
    if FACE_DOWN in event.tags:
        put_face_down(g, obj.id)
    return _now(event, obj.gen)


def _tell_move(g: Game, event: Event, public: bool) -> None:
    if event.to_zone == HAND and not public:
        public = telling.shown_before(g, event.obj)
    clause = MOVE_CLAUSES.get(event.to_zone, "")
    if BROKEN in event.tags:
        clause = "15.1.1.3.1" + f", {clause}" * (event.to_zone not in (BREAK_ZONE, HAND, DECK, REMOVED))
    elif DISCARDED in event.tags:
        clause = "15.1.1.4.1"
    how = next((tag for tag in event.tags if tag in _WAYS), "removed" if event.to_zone == REMOVED else "")
    named = g.rules.clauses
    clause = named.get(f"moved {how}", named.get("moved", clause))
    at = {} if event.to_zone != DECK else {"at": _PLACES.get(event.amount, "")}
    g.note(
        "broken" if BROKEN in event.tags else "move", clause, event.player, event.obj if public else None,
        named.get("moved token", "") if event.from_zone < 0 else "",
        to=g.rules.zones[event.to_zone].name, source=g.name(event.source), out_of=_zone(g, event.from_zone),
        **at,
    )  # fmt: skip


def _zone(g: Game, zone: int) -> str:
    """The zone's name; none for a card that was in no zone, a token."""
    return g.rules.zones[zone].name if zone >= 0 else ""


def put_face_down(g: Game, card: int) -> None:
    """It lies face down where other cards of its zone are seen (fftcg-new X-DOWN-1), until it moves: then it is another object."""
    obj = g.edit(card)
    obj.face_down = True
    there = (ref for ref in g.state.memory.get(FACE_DOWN, ()) if isinstance(ref, tuple) and g.state.exists(ref))
    g.state.memory[FACE_DOWN] = (*there, obj.ref)


def _movable(g: Game, event: Event) -> bool:
    """Whether the card is still there; what is removed can be moved again, removed cards being a zone (7.13.2; F27)."""
    return g.state.exists(event.obj) and (event.from_zone != REMOVED or readings(g).removed_is_zone)


def enter(g: Game, event: Event) -> Event | None:
    if not _movable(g, event):
        return None
    obj = g.relocate(event.obj[0], event.player, FIELD)
    obj.marks = frozenset([t for t in event.tags if t in (CAST_TAG, WARPED) or t.startswith(("paid:", CAST_FROM))])
    cast = "cast" in event.tags  # from where it was cast is told before
    clause = "11.4.7" if cast else "6.2.4"
    state = entering.enters(g, obj.id)
    # sve 4.2.2.3: reserved, where nothing says otherwise
    # a Backup generally enters dull (fftcg-guide G58)
    usual = state != "active" and "Backup" in g.chars(obj.id).types
    dull = "dull" in event.tags or state == "dull" or usual
    clause += ", 5.2.3.1.1.3" * usual
    besides = g.rules.clauses.get("enters token" if event.from_zone < 0 else "enters played", "")
    besides *= event.from_zone < 0 or cast
    g.note("enter", clause, event.player, obj.ref, besides, out_of="" if cast else _zone(g, event.from_zone), dull=dull)
    if dull:
        g.edit(obj.id).dull = True
    for name, count in entering.enters_with(g, obj.id):
        g.edit(obj.id).counters = {**obj.counters, name: obj.counters.get(name, 0) + count}
        g.note("counters", "6.7.1", event.player, obj.ref, name=name, count=count)
    return _now(event, obj.gen)


def _now(event: Event, gen: int) -> Event:
    """The fact: the same event about the object that the card has become."""
    return Event(
        event.kind, (event.obj[0], gen), event.player, event.source, event.controller, event.amount, event.from_zone,
        event.to_zone, event.before, event.tags, event.batch, event.cause, event.objects,
    )  # fmt: skip


def _draw(g: Game, event: Event) -> Event | None:
    if event.obj == NO_REF:
        doom(g, event.player, "decked")  # 12.4.2, 3.1.2; fftcg-classic C46
        return None
    if not g.state.exists(event.obj):
        return None
    obj = g.relocate(event.obj[0], event.player, HAND)
    if g.log is not None:
        clause = "8.2.1.3" if g.state.phase == "setup" else "9.2.1.1" if event.controller < 0 else "11.11.5"
        g.note("draw", clause, event.player, obj.ref, seen_by=event.player)
    return _now(event, obj.gen)


def _damage(g: Game, event: Event) -> Event | None:
    if not g.state.exists(event.obj) or (event.amount <= 0 and readings(g).prevented_damage_is_none):
        return None  # F25: no damage is no damage event (fftcg-classic C118)
    obj = g.edit(event.obj[0])
    obj.damage += event.amount
    for dealer in (event.source, *event.objects):
        note_hit(g, event.obj, dealer, struck_by(event))
    clause = "10.1.4.2" if "battle" in event.tags else "11.11.5"
    if g.log is not None:
        left = max(0, (g.chars(obj.id).power or 0) - obj.damage)
        g.note("damage", clause, event.player, event.obj, amount=event.amount, source=g.name(event.source), left=left)
    return event


def struck_by(event: Event) -> str:
    """A tag for what comes of damage that a Summon or an ability dealt: which of both, who controlled it, of which card."""
    for kind in (BY_SUMMON, BY_ABILITY):
        if kind in event.tags:
            return ":".join((f"{STRUCK}{kind}", *map(str, (event.controller, *event.source))))
    return ""


def note_hit(g: Game, ref: Ref, dealer: Ref, by: str = "") -> None:
    """Whoever dealt damage since the last rule process is credited with what comes of it there (12.4.5; sve 11.3.1)."""
    g.state.memory[HITS] = (*g.state.memory.get(HITS, ()), ref, dealer, by)


def credited(g: Game, ref: Ref) -> tuple[Ref, ...]:
    """The cards that dealt it damage since the last rule process, each once."""
    dealers = [dealer for dealer, _ in _hits(g, ref)]
    return tuple(dict.fromkeys(d for d in dealers if isinstance(d, tuple) and d[0] >= 0))


def struck(g: Game, ref: Ref) -> tuple[str, ...]:
    """By what Summons and abilities it was dealt damage since the last rule process: tags, each once."""
    return tuple(dict.fromkeys(by for _, by in _hits(g, ref) if isinstance(by, str) and by))


def _hits(g: Game, ref: Ref) -> list[tuple[Value, Value]]:
    hits = g.state.memory.get(HITS, ())
    return [(hits[i + 1], hits[i + 2]) for i in range(0, len(hits), 3) if hits[i] == ref]


def _dull(g: Game, event: Event) -> Event | None:
    return _turn(g, event, True, "10.1.2.2" if "attack" in event.tags else "15.1.1.2.1")


def _activate(g: Game, event: Event) -> Event | None:
    by_phase = g.state.phase == "active" and event.source == NO_REF
    return _turn(g, event, False, "15.1.1.1.1, 9.1.1.1" if by_phase else "15.1.1.1.1")


def _turn(g: Game, event: Event, dull: bool, clause: str) -> Event | None:
    obj = g.obj(event.obj)
    if obj is None or obj.zone != FIELD:
        return None
    changed = obj.dull != dull
    if changed:
        g.edit(obj.id).dull = dull
        g.note(event.kind, clause, event.player, event.obj)
    return Event(
        event.kind, event.obj, event.player, event.source, event.controller, int(changed),
        tags=event.tags, batch=event.batch, cause=event.cause,
    )  # fmt: skip


def _freeze(g: Game, event: Event) -> Event | None:
    obj = g.obj(event.obj)
    if obj is None or obj.zone != FIELD:
        return None
    changed = FROZEN not in obj.marks
    g.edit(obj.id).marks = obj.marks | {FROZEN}
    g.note("freeze", "15.2.4.2", event.player, event.obj)
    return msgspec.structs.replace(event, amount=int(changed))


def _point(g: Game, event: Event) -> Event | None:
    if not g.state.exists(event.obj):
        return None
    obj = g.relocate(event.obj[0], event.player, DAMAGE_ZONE)
    points = len(g.zone(event.player, DAMAGE_ZONE))
    g.note("point", "6.5.2", event.player, obj.ref, source=g.name(event.source), points=points)
    return _now(event, obj.gen)


def _crystals(g: Game, event: Event) -> Event | None:
    """A number beside the player (fftcg-new X-CRYSTAL-1, X-CRYSTAL-2)."""
    key = f"crystals:{event.player}"
    held = g.state.vars.get(key, 0)
    assert isinstance(held, int)
    g.state.vars[key] = held + event.amount
    g.changed(MISC)
    g.note("crystals", "", event.player, event.source, count=event.amount)
    return event


PERFORMERS: Final[Mapping[str, Performer]] = {
    ENTER: enter,
    LEAVE: move,
    MOVE: move,
    DRAW: _draw,
    DAMAGE: _damage,
    DULL: _dull,
    ACTIVATE: _activate,
    FREEZE: _freeze,
    POINT: _point,
    CRYSTAL: _crystals,
}
