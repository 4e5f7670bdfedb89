"""References of a text made concrete: which cards and which players it means (5.2.4.1, 7.4, 11.8.16)."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from typing import Any, Final

from cardwright.games.common import combat
from cardwright.games.common.context import ITEM, PLAYER, SUMMON, Ctx, cancelled, item_of
from cardwright.games.common.house import readings
from cardwright.games.common.registry import Registry, walk
from cardwright.games.common.seen import Card, fought, last_known, moved_from, moved_to, see
from cardwright.games.common.zones import (
    BREAK_ZONE,
    CAST,
    COST,
    DISCARDED,
    DULL,
    ENTER,
    FIELD,
    HAND,
    MOVE,
    PLAYED_BY_EFFECT,
    REMOVED,
    REVEAL,
)
from cardwright.kernel.game import Game
from cardwright.kernel.state import NO_REF, NO_SOURCE, Effect, Env, Event, Ref, Value
from cardwright.text import ir

MOST_MOVES: Final = 8  # how often one effect can move one card

SELF: Final = "#self"  # bound in an ability that comes later: what its source had become when it was created
PAID_OWN: Final = "paid_own"  # bound as the cost is paid: the card itself, where the cost names it
PAID_THEN: Final = "paid:"  # bound in an ability that comes later: what the cards that paid so have become
PARTED: Final = "parted:"  # env: those of the chosen cards that are put elsewhere than the others
LOST: Final = "#lost"  # added to a name: what was chosen under it and is no legal target any more (11.11.2.1)
# bound to the number of the one of several players for whom it is asked: "each player ... they control"
EACH: Final = "#each"
CHOSEN_ORDER: Final = "#order"  # added to a name: all that was chosen under it, where some is no legal target any more
WAS: Final = (
    "#was"  # added to a name: its cards as they were on the field, where an instruction moved them from there (11.5.6)
)
MOVED: Final = (
    "#moved"  # added to a name: those of its cards that an instruction really moved, where it moved cards of that name
)
# added to a name: a player might have done something to its cards, and would not
LEFT: Final = "#left"
OBJECTS: Final = Registry[Callable[[Game, Ctx, Any], list[Ref]]]("objects")
PLAYERS: Final = Registry[Callable[[Game, Ctx, Any], list[int]]]("player")


def parted(ctx: Ctx) -> set[Ref]:
    """Those of the chosen cards of which it was said as they were chosen that they are put elsewhere than the others."""
    found = (value for name, bound in ctx.env.items() if name.startswith(PARTED) for value in bound)
    return {value for value in found if isinstance(value, tuple)}


def named(g: Game, ctx: Ctx, node: ir.Objects) -> list[Ref]:
    """The objects that a text names, also those that are gone."""
    return OBJECTS.table[type(node)](g, ctx, node)


def objects(g: Game, ctx: Ctx, node: ir.Objects) -> list[Ref]:
    """The objects that a text names and that still exist (7.4); Summons and abilities as `(ITEM, id)`."""
    if type(node) is ir.All:
        return named(g, ctx, node)  # those that are there
    found: dict[Ref, None] = {}
    for ref in named(g, ctx, node):
        now = follow(g, ctx, ref)
        if now is not None:
            found[now] = None
    return list(found)


def known(g: Game, ctx: Ctx, node: ir.Objects) -> list[Card]:
    """What a text names, to read it: objects that exist, and the last-known information of those that do not.

    A card whose leaving the field is the event that the ability triggered on is read as it was there, and so is one that
    the effect took from there and did not put back, and a target that is none any more while others are (11.5.6).
    """
    event = ctx.event
    before = event.before if event is not None and event.from_zone == FIELD else None
    result: list[Card] = []
    for ref in named(g, ctx, node) or _lost(ctx, node):
        if event is not None and before is not None and ref in (before.ref, moved_to(event)):
            result.append(before)
        else:
            result.append(_on_field(g, ctx, ref) or _as_it_was(ctx, node, _summon(ctx, ref)))
    return result


def _summon(ctx: Ctx, ref: Ref) -> Ref:
    """The card of a Summon that this effect has cancelled."""
    held = ctx.env.get(cancelled(ref[1])) if ref[0] == ITEM else None
    return held[0] if held is not None and isinstance(held[0], tuple) and held[-1] == SUMMON else ref


def _on_field(g: Game, ctx: Ctx, ref: Ref) -> Ref | None:
    """The card, where it is on the field by now."""
    now = follow(g, ctx, ref) if ref[0] >= 0 else None
    return now if now is not None and g.state.objects[now[0]].zone == FIELD else None


def _as_it_was(ctx: Ctx, node: ir.Objects, ref: Ref) -> Ref:
    """The card on the field that this one was, where an instruction moved it from there."""
    names = node.to if isinstance(node, ir.Ref) else ()
    was = (v for name in names for v in ctx.env.get(name + WAS, ()) if isinstance(v, tuple))
    return next((v for v in was if v[0] == ref[0] and v[1] < ref[1]), ref)


def _lost(ctx: Ctx, node: ir.Objects) -> list[Ref]:
    names = node.to if isinstance(node, ir.Ref) else ()
    return [ref for name in names for ref in ctx.env.get(name + LOST, ()) if isinstance(ref, tuple)]


def follow(g: Game, ctx: Ctx, ref: Ref) -> Ref | None:
    """The object itself, or the one it became by the very event or effect that the text is about; else None (7.4).

    A zone movement trigger finds the card where the event put it (11.8.16.1); an effect, or its cost, that moved a card
    finds it where it went. Another ability of the same words that moved it is not this one: for that it is a new object.
    """
    if ref[0] < 0:
        return ref if ref[0] == ITEM and any(i.id == ref[1] for i in g.state.stack) else None
    event, named_as = ctx.event, ref
    for _ in range(MOST_MOVES):
        if g.state.exists(ref):
            return None if ref != named_as and g.rules.zones[g.state.objects[ref[0]].zone].apart else ref
        if event is not None and event.before is not None and event.before.ref == ref:
            ref = moved_to(event)
        elif event is not None and event.kind == CAST and event.obj == ref and (came := _arrived(g, ref)) is not None:
            ref = came
        elif ctx.node[0] >= 0 and (
            any(_moved_by(ctx, f, ref) for f in reversed(g.state.history)) or _moved_in_play(g, ctx, ref)
        ):
            ref = (ref[0], ref[1] + 1)
        else:
            return _moved_self(g, ctx, ref)
    return None


def _arrived(g: Game, ref: Ref) -> Ref | None:
    """Where a card that was played has come as it resolved: what is said of the played card is said of that (sve 10.6.2.8.1,
    10.6.2.8.2.3)."""
    if not readings(g).played_arrives:
        return None
    came = (f for f in g.state.history if f.kind == ENTER or (f.kind == MOVE and f.cause == NO_SOURCE))
    return next((moved_to(f) for f in came if f.before is not None and moved_from(f) == ref), None)


def _moved_by(ctx: Ctx, fact: Event, ref: Ref) -> bool:
    """Whether this effect, or its cost, has moved the object."""
    if fact.before is None or fact.before.ref != ref or fact.cause != ctx.node:
        return False
    return fact.batch > ctx.since or COST in fact.tags


def _moved_in_play(g: Game, ctx: Ctx, ref: Ref) -> bool:
    """Whether the object moved as a card that this effect had a player play: to where it is played, and from there on."""
    steps = (ref, (ref[0], ref[1] + 1))
    if not any(f.kind == CAST and PLAYED_BY_EFFECT in f.tags and f.obj in steps for f in g.state.history):
        return False
    # what the card itself does as it resolves is another effect: that it does to another object
    moves = (f for f in g.state.history if f.before is not None and f.before.ref == ref and f.cause == NO_SOURCE)
    return any(f.batch > ctx.since for f in moves)


def _moved_self(g: Game, ctx: Ctx, ref: Ref) -> Ref | None:
    """The source, where the effect that brought this one about had moved it: a later ability finds it there, or where it has moved it
    itself since ("play it onto the field. It gains Haste")."""
    kept = ctx.env.get(SELF, ()) if ref[0] == ctx.source[0] else ()  # the card may have moved with the event first
    later = (follow(g, ctx, v) for v in kept if isinstance(v, tuple) and v[1] > ref[1])
    return next((now for now in later if now is not None), None)


def refresh(g: Game, ctx: Ctx) -> Env:
    """The bindings with every card replaced by what it has become through this effect, for an effect that is created now.

    What was on the field, and is no more, is kept to be read as it was there.
    """
    env = {name: tuple(_refreshed(g, ctx, v) for v in values) for name, values in ctx.env.items()}
    for name, values in ctx.env.items():
        left = tuple(v for v in values if _left(g, ctx, v))
        if left:
            env[name if name.endswith(WAS) else name + WAS] = left
    return env


def _left(g: Game, ctx: Ctx, value: Value) -> bool:
    """Whether it is a card that was on the field and is no more."""
    if not isinstance(value, tuple) or value[0] < 0 or g.state.exists(value):
        return False
    last = last_known(g, ctx, value)
    return last is not None and last.zone == FIELD and _on_field(g, ctx, value) is None


def _refreshed(g: Game, ctx: Ctx, value: Value) -> Value:
    if isinstance(value, tuple) and value[0] >= 0:
        return follow(g, ctx, value) or value
    return value


def players(g: Game, ctx: Ctx, node: ir.Player) -> list[int]:
    """The players that a text names, the turn player first (6.1.3)."""
    return PLAYERS.table[type(node)](g, ctx, node)


def covers(g: Game, ctx: Ctx, node: ir.Objects, ref: Ref) -> bool:
    """Whether the object is among those that a text names, without listing them all."""
    if type(node) is ir.SelfRef:
        return ref == ctx.source
    if isinstance(node, ir.All | ir.OneSubject):
        from cardwright.games.common.groups import belongs

        return belongs(g, ctx, node.group, ref)
    if isinstance(node, ir.Several | ir.SubjectAny):
        return any(covers(g, ctx, item, ref) for item in node.items)
    return ref in objects(g, ctx, node)


# references -----------------------------------------------------------------------------------------------------------


@OBJECTS.handles(ir.SelfRef)
def _self(g: Game, ctx: Ctx, node: ir.SelfRef) -> list[Ref]:
    return [ctx.source]  # 5.2.4.1: its own name in a card's text is this very card


@OBJECTS.handles(ir.Ref)
def _bound(g: Game, ctx: Ctx, node: ir.Ref) -> list[Ref]:
    found: list[Ref] = []
    for name in node.to:
        values = ctx.env.get(name)
        if values is None:
            found += _of_event(ctx, name)
        else:
            found += [v for v in values if isinstance(v, tuple) and v[0] != PLAYER]
    return found


def _of_event(ctx: Ctx, name: str) -> list[Ref]:
    if name == "self":
        return [ctx.source]
    if ctx.event is None:
        return []
    if name == "subject":
        return [moved_from(ctx.event)]
    return [ctx.event.source] if name == "other" else []


@OBJECTS.handles(ir.All, ir.OneSubject)
def _all(g: Game, ctx: Ctx, node: ir.All | ir.OneSubject) -> list[Ref]:
    from cardwright.games.common.groups import members

    return members(g, ctx, node.group)


@OBJECTS.handles(ir.Giver)
def _giver(g: Game, ctx: Ctx, node: ir.Giver) -> list[Ref]:
    """The sources of the effects that gave this very card an ability of this text; of a field ability, the cards that have it."""
    text = ctx.node[0]
    given = [
        e.source for e in g.state.effects if e.node[0] == text and ctx.source in (e.objects or ()) and _gives(g, e)
    ]
    return given or [o.ref for o in g.state.objects if o.card == text and o.zone == FIELD]


def _gives(g: Game, effect: Effect) -> bool:
    node = g.node(effect.node)
    return isinstance(node, ir.Gain) and any(isinstance(item, ir.AbilityGained) for item in node.gains)


@OBJECTS.handles(ir.EachOne)
def _each_one(g: Game, ctx: Ctx, node: ir.EachOne) -> list[Ref]:
    return [v for v in ctx.env.get("each", ()) if isinstance(v, tuple)]


@OBJECTS.handles(ir.PaidWith)
def _paid_with(g: Game, ctx: Ctx, node: ir.PaidWith) -> list[Ref]:
    """The cards that the cost took from where they were, in the way that the text says."""
    if f"{PAID_THEN}{node.how}" in ctx.env:
        return [v for v in ctx.env[f"{PAID_THEN}{node.how}"] if isinstance(v, tuple)]
    # dulled and removed: one card
    paid = list(dict.fromkeys(v for v in ctx.env.get("paid", ()) if isinstance(v, tuple))) or _paid_on_entering(g, ctx)
    if node.how in STAYED:
        kind = STAYED[node.how]
        shown = [f for f in g.state.history if f.kind == kind]
        return [r for r in paid if r != ctx.source and any(r == f.obj or r in f.objects for f in shown)]
    paid += [v for v in ctx.env.get(PAID_OWN, ()) if node.own and isinstance(v, tuple) and v not in paid]
    moved = {f.before.ref: f for f in g.state.history if f.before is not None and f.to_zone >= 0}
    return [r for r in paid if r in moved and PAID_HOW[node.how](moved[r])]


def _paid_on_entering(g: Game, ctx: Ctx) -> list[Ref]:
    """What was paid, besides CP, to cast the card that has just entered, by the object that it was in the hand (7.4)."""
    before = ctx.event.before if ctx.event is not None and ctx.event.obj == ctx.source else None
    if before is None:
        return []
    paid = (f for f in g.state.history if COST in f.tags and "cp" not in f.tags and f.source == before.ref)
    return list(dict.fromkeys(f.obj if f.before is None else f.before.ref for f in paid))


STAYED: Final = {"dulled": DULL, "revealed": REVEAL}  # what paid and is still where it was
PAID_HOW: Final[dict[str, Callable[[Event], bool]]] = {
    "discarded": lambda e: DISCARDED in e.tags,
    "removed": lambda e: e.to_zone == REMOVED,
    "returned": lambda e: e.to_zone == HAND,
    "put": lambda e: e.to_zone == BREAK_ZONE and DISCARDED not in e.tags and e.obj != e.source,
}


@OBJECTS.handles(ir.SourceOf)
def _source_of(g: Game, ctx: Ctx, node: ir.SourceOf) -> list[Ref]:
    found: list[Ref] = []
    for ref in named(g, ctx, node.ability):
        item = item_of(g, ref)
        source = item.source if item is not None else ctx.env.get(cancelled(ref[1]), (None,))[0]
        if isinstance(source, tuple):
            found.append(source)
    return found


@OBJECTS.handles(ir.BlockerOf)
def _blocker(g: Game, ctx: Ctx, node: ir.BlockerOf) -> list[Ref]:
    blocking, cards = combat.blocker(g), named(g, ctx, node.card)
    now = combat.attackers(g)
    if blocking is not None and any(r in now for r in cards):
        return [blocking]
    battles = (fought(g, ctx, card) for card in cards)
    return [r for attackers, foe in battles if any(c in attackers for c in cards) for r in foe if r != NO_REF]


@OBJECTS.handles(ir.NotSelected)
def _not_selected(g: Game, ctx: Ctx, node: ir.NotSelected) -> list[Ref]:
    from cardwright.games.common.groups import members

    taken = picked(ctx)
    return [r for r in members(g, ctx, node.group) if r not in taken]


@OBJECTS.handles(ir.AllAmong)
def _all_among(g: Game, ctx: Ctx, node: ir.AllAmong) -> list[Ref]:
    from cardwright.games.common.groups import matches

    return [r for r in named(g, ctx, node.among) if matches(g, ctx, node.group, r)]


def picked(ctx: Ctx) -> set[Ref]:
    """The cards that this effect has chosen, selected or found so far."""
    return {
        v
        for name, values in ctx.env.items()
        if name[0] == "#" or (name[0] == "t" and name[1:].isdigit())
        for v in values
        if isinstance(v, tuple)
    }


def met(g: Game, ctx: Ctx) -> set[Ref]:
    """The cards of an event that is about some card of a group: "when a Forward you control attacks, choose 1 other Forward"."""
    if "subject" not in ctx.env or not _meets_others(g.node(ctx.node)):
        return set()
    return {v for name in ("subject", "other") for v in ctx.env.get(name, ()) if isinstance(v, tuple)}


@cache
def _meets_others(node: Any) -> bool:
    event = getattr(node, "event", None)
    return isinstance(event, ir.CardEvent) and any(isinstance(each, ir.OneSubject) for each in walk(event))


@OBJECTS.handles(ir.Several, ir.SubjectAny)
def _several(g: Game, ctx: Ctx, node: ir.Several | ir.SubjectAny) -> list[Ref]:
    """All of them together. Where one of them was to be chosen by an instruction that was left out, nobody is meant."""
    if isinstance(node, ir.Several) and any(_left_out(ctx, item) for item in node.items):
        return []
    return list(dict.fromkeys(ref for item in node.items for ref in named(g, ctx, item)))


def _left_out(ctx: Ctx, node: ir.Objects) -> bool:
    """Whether it is something chosen or found that nothing has been bound to, not even nothing."""
    if not isinstance(node, ir.Ref):
        return False
    return all(name[0] == "t" and name[1:].isdigit() and name not in ctx.env for name in node.to)


@OBJECTS.handles(ir.PartyOf)
def _party(g: Game, ctx: Ctx, node: ir.PartyOf) -> list[Ref]:
    found: dict[Ref, None] = {}
    for ref in named(g, ctx, node.card):
        if combat.in_party(g, ref):
            found |= dict.fromkeys(m for m in combat.attackers(g) if not (node.others and m == ref))
    return list(found)


# players --------------------------------------------------------------------------------------------------------------


@PLAYERS.handles(ir.You)
def _you(g: Game, ctx: Ctx, node: ir.You) -> list[int]:
    return [ctx.controller]  # sve 3.1.2.4, 3.1.2.4.1


@PLAYERS.handles(ir.Opponent)
def _opponent(g: Game, ctx: Ctx, node: ir.Opponent) -> list[int]:
    return [1 - ctx.controller]


@PLAYERS.handles(ir.EachPlayer, ir.AnyPlayer)
def _each(g: Game, ctx: Ctx, node: ir.EachPlayer | ir.AnyPlayer) -> list[int]:
    first = g.state.turn_player
    alone = [p for p in ctx.env.get(EACH, ()) if isinstance(p, int)] if isinstance(node, ir.EachPlayer) else []
    return alone or [first, 1 - first]


@PLAYERS.handles(ir.OwnerOf)
def _owner(g: Game, ctx: Ctx, node: ir.OwnerOf) -> list[int]:
    seen = [see(g, ctx, card) for card in known(g, ctx, node.card)]
    return list(dict.fromkeys(s.owner for s in seen if s is not None))


@PLAYERS.handles(ir.EventPlayer)
def _event_player(g: Game, ctx: Ctx, node: ir.EventPlayer) -> list[int]:
    return [ctx.event.player] if ctx.event is not None and ctx.event.player >= 0 else []


@PLAYERS.handles(ir.ControllerOf)
def _controller(g: Game, ctx: Ctx, node: ir.ControllerOf) -> list[int]:
    seen = [see(g, ctx, card) for card in known(g, ctx, node.card)]
    gone = [ctx.env.get(cancelled(ref[1]), ())[1:] for ref in named(g, ctx, node.card) if ref[0] == ITEM]
    lost = [player for held in gone for player in held if isinstance(player, int)]
    return list(dict.fromkeys([s.controller for s in seen if s is not None] + lost))
