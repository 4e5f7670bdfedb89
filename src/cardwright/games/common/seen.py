"""A card as a text sees it: on its place, on the stack, or as it last was (last-known information, 6.4.2, 11.11.4)."""

from __future__ import annotations

from collections.abc import Collection
from typing import Final

import msgspec

from cardwright.games.common.context import ITEM, Ctx
from cardwright.games.common.zones import CAST, CAST_TAG, ENTER, FIELD, STACK_ZONE
from cardwright.kernel.game import Game
from cardwright.kernel.state import Chars, Event, Item, Obj, Ref, Snapshot

NOTHING: Final = Chars(names=(), types=())
Card = Ref | Snapshot


class Seen(msgspec.Struct, frozen=True, gc=False):
    """What can be asked about a card, a Summon or an ability on the stack. `state` holds dull, damage, counters, marks."""

    ref: Ref
    chars: Chars
    controller: int
    owner: int
    zone: int
    state: Obj | Snapshot | None = None
    item: Item | None = None

    @property
    def power(self) -> int:
        """Its power as it is read: a negative one counts as 0 (4.3), none as 0 (4.4)."""
        power = self.chars.power
        return power if power is not None and power > 0 else 0


def moved_to(event: Event) -> Ref:
    """The object that a card is after the move that the event tells of (7.4): its generation grows by one."""
    return (event.before.ref[0], event.before.ref[1] + 1) if event.before is not None else event.obj


def moved_from(event: Event) -> Ref:
    """The object that the card was before the event."""
    return event.before.ref if event.before is not None else event.obj


def casts_this_turn(g: Game, who: Collection[int]) -> list[Event]:
    """What tells of the cards that these players have cast this turn.

    A Character that arrives by being cast has been cast already where its arrival is watched (11.4.7), before that is told.
    """
    facts = [f for f in g.state.history if f.kind == CAST and f.player in who]
    told = {f.obj for f in facts}
    for fact in g.state.history:
        if fact.kind == ENTER and CAST_TAG in fact.tags and fact.player in who:
            card, generation = moved_to(fact)
            if not told & {(card, generation), (card, generation - 1)}:
                facts.append(fact)
    return facts


def see(g: Game, ctx: Ctx, card: Card) -> Seen | None:
    """The card as it is, or as it last was; None where nothing is known of it."""
    if isinstance(card, Snapshot):
        return of_snapshot(card)
    number = card[0]
    if number >= 0:
        obj = g.state.objects[number]
        if obj.gen == card[1]:
            return Seen(card, g.chars(number), obj.controller, obj.owner, obj.zone, obj)
        last = last_known(g, ctx, card)
        return None if last is None else of_snapshot(last)
    return _of_item(g, card) if number == ITEM else None


def of_snapshot(s: Snapshot) -> Seen:
    """The card as it was remembered."""
    return Seen(s.ref, s.chars, s.controller, s.owner, s.zone, s)


def entering(g: Game, ref: Ref, controller: int) -> Seen:
    """The card as if it were on the player's field already: what decides how it enters (11.9.2)."""
    obj = g.state.objects[ref[0]]
    return Seen(ref, g.chars(ref[0]), controller, obj.owner, FIELD, obj)


def _of_item(g: Game, ref: Ref) -> Seen | None:
    for item in g.state.stack:
        if item.id == ref[1]:
            if item.kind != "summon":  # an ability on the stack has nothing but its text (11.6.4)
                return Seen(ref, NOTHING, item.controller, item.controller, STACK_ZONE, None, item)
            obj = g.state.objects[item.source[0]]
            return Seen(ref, g.chars(obj.id), item.controller, obj.owner, STACK_ZONE, obj, item)
    return None


def keep_known(g: Game) -> None:
    """The turn's events are about to be forgotten: what they tell of cards of which effects still speak is kept (6.4.2, 11.5.6)."""
    state = g.state
    if not state.effects:
        state.known = []
        return
    spoken = {v for e in state.effects for values in (*e.env.values(), (e.source,)) for v in values}
    told = {s.ref: s for s in (*state.known, *(f.before for f in state.history if f.before is not None))}
    state.known = [s for ref, s in told.items() if ref in spoken and not state.exists(ref)]


def last_known(g: Game, ctx: Ctx, ref: Ref) -> Snapshot | None:
    """The object just before it left its zone: from this turn's events, what is known of earlier turns, else from what the
    ability carries with it (sve 10.11.1)."""
    event = ctx.event
    if event is not None and event.before is not None and event.before.ref == ref:
        return event.before
    for fact in reversed(g.state.history):
        if fact.before is not None and fact.before.ref == ref:
            return fact.before
    for known in g.state.known:
        if known.ref == ref:
            return known
    return ctx.snapshot if ctx.snapshot is not None and ctx.snapshot.ref == ref else None


def fought(g: Game, ctx: Ctx, ref: Ref) -> tuple[tuple[Ref, ...], tuple[Ref, ...]]:
    """Who attacked and who blocked as a card left that was one of them, and of which what is on the stack still speaks (11.5.6, 11.11.4)."""
    last = None if not ctx.item or ref[0] < 0 or g.state.exists(ref) else last_known(g, ctx, ref)
    battle = () if last is None else last.battle
    return (battle[0], battle[1]) if battle else ((), ())
