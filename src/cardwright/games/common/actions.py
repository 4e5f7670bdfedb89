"""What abilities, Summons and the rules do to the game: keyword actions (15.1), moves (7), damage (6.5).

Every function here goes through the funnel of events, so that replacement effects and triggers see it. A list of cards is
one simultaneous event.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence

import msgspec

from cardwright.games.common import statics, telling, timestamps
from cardwright.games.common.context import Ctx, item_value
from cardwright.games.common.house import doomed, house, readings
from cardwright.games.common.preventions import kept_out_of_hand
from cardwright.games.common.registry import walk
from cardwright.games.common.zones import (
    ACTIVATE,
    BREAK_ZONE,
    BROKEN,
    BY_ABILITY,
    BY_RULE,
    BY_SUMMON,
    CONTROL,
    COST,
    COUNTER,
    DAMAGE,
    DECK,
    DISCARDED,
    DRAW,
    DRAWN_IN,
    DULL,
    ENTER,
    FIELD,
    FREEZE,
    HAND,
    IN_DRAW_PHASE,
    LEAVE,
    MOVE,
    ON_BOTTOM,
    REMOVED,
    REVEAL,
    SHUFFLE,
)
from cardwright.kernel.decisions import Flow
from cardwright.kernel.game import Game
from cardwright.kernel.rng import Random
from cardwright.kernel.state import ELSEWHERE, NO_REF, NO_SOURCE, Event, Ref, Source
from cardwright.kernel.view import FACE_DOWN, REVEALED
from cardwright.text import ir


class Cause(msgspec.Struct, frozen=True, gc=False):
    """Who does something: the card that is the source (11.11.8), its controller, and what kind of thing it is."""

    source: Ref = NO_REF
    controller: int = -1
    kind: str = "rule"  # summon, ability, rule, cost, battle
    node: Source = NO_SOURCE
    burst: bool = False  # an EX Burst (11.10)
    face_down: bool = False  # what it removes from the game lies there face down (fftcg-new X-DOWN-1)
    item: int = 0  # what of the stack, or which EX Burst, is being carried out
    quiet: bool = False  # its points of damage are followed by no EX Bursts (2.2)


CAUSE_TAGS = {"summon": (BY_SUMMON,), "ability": (BY_ABILITY,), "rule": (BY_RULE,), "cost": (COST,)}
BY_RULES = Cause()
HURT = frozenset({"Forward", "Follower", "Leader"})  # what damage can be dealt to (6.5; sve 5.13.1.2)
# 5.2.3.1.2.1; an Item needs a bearer (fftcg-classic C64)
NEVER_DEPLOYED = frozenset({"Summon", "Item", "Spell", "Leader"})


def cause_of(ctx: Ctx) -> Cause:
    """The cause behind an effect that is carried out: its card is the source (6.4.1; sve 10.12.1.1), whoever controls the card now."""
    burst = ctx.kind == "burst" or "burst" in ctx.tags
    kind = "summon" if ctx.kind == "summon" else "ability"
    return Cause(ctx.source, ctx.controller, kind, ctx.node, burst, FACE_DOWN in ctx.tags, ctx.item)


def _alive(g: Game, refs: Iterable[Ref]) -> list[Ref]:
    """Only cards that are still that object: a card that moved is a new one (7.4). No card twice."""
    return [r for r in dict.fromkeys(refs) if g.state.exists(r)]


def stays(g: Game, ref: Ref, cause: Cause) -> bool:
    """Whether an EX Burst means its card where that would be if it had entered the field, which it did not (11.8.16.1): it does
    where it says nothing of being one."""
    itself = cause.burst and cause.kind == "ability" and ref == cause.source
    return itself and not any(isinstance(part, ir.FromExBurst) for part in walk(g.node(cause.node)))


def move_cards(
    g: Game,
    refs: Iterable[Ref],
    to_zone: int,
    cause: Cause,
    *,
    tags: tuple[str, ...] = (),
    position: int | Mapping[int, int] | None = None,
    player: int | None = None,
    credit: tuple[Ref, ...] = (),
) -> Flow[list[Event]]:
    """Move cards at the same time. To the field: under `player`'s control, else the owner's (6.2.4).

    A card never goes to another player's deck, hand, Break Zone or removed cards, but to its owner's (7.3; sve 4.1.5, 5.21.3).
    Whose zone it is in controls it from then on (sve 3.1.2). Returned is what was really done: what went elsewhere, because
    of a text, was not moved so (11.12.5.4; sve 10.10.1.1; reading F62). What was broken was, wherever it went (fftcg-new X-LB-9).
    """
    intents = about_to_move(g, refs, to_zone, cause, tags=tags, position=position, player=player, credit=credit)
    facts = yield from move_at_once(g, intents)
    if not readings(g).diverted_is_not_done:
        return facts  # the other reading of F62
    return [fact for fact in facts if fact.to_zone == to_zone or (BROKEN in tags and BROKEN in fact.tags)]


def move_at_once(g: Game, intents: list[Event]) -> Flow[list[Event]]:
    """What is about to move, to one zone or to several, moves at the same time."""
    entering = [intent for intent in intents if intent.kind == ENTER]
    if len(entering) > 1:
        others = [intent for intent in intents if intent.kind != ENTER]
        intents = others + (yield from timestamps.in_order(g, entering))  # 11.12.4.11
    if intents:
        intents = yield from house(g).arriving(g, intents)
    return (yield from g.happen(*intents)) if intents else []


def about_to_move(
    g: Game,
    refs: Iterable[Ref],
    to_zone: int,
    cause: Cause,
    *,
    tags: tuple[str, ...] = (),
    position: int | Mapping[int, int] | None = None,
    player: int | None = None,
    credit: tuple[Ref, ...] = (),
) -> list[Event]:
    """The moves of the cards that can be moved so, before they happen."""
    tags = tags + CAUSE_TAGS.get(cause.kind, ())
    if cause.face_down and to_zone == REMOVED:
        tags = (*tags, FACE_DOWN)
    intents = []
    for ref in _alive(g, refs):
        obj = g.state.objects[ref[0]]
        if stays(g, ref, cause) or (to_zone == HAND and cause.kind in statics.EFFECTS and kept_out_of_hand(g, ref)):
            continue
        if to_zone == FIELD:
            if obj.zone == FIELD:
                continue
            kind, holder = ENTER, obj.owner if player is None else player
        else:
            kind, holder = (LEAVE if obj.zone == FIELD else MOVE), obj.owner
        intents.append(
            Event(
                kind,
                ref,
                holder,
                cause.source,
                cause.controller,
                0 if position is None else (position if isinstance(position, int) else position[holder]) + 1,
                obj.zone,
                to_zone,
                None,
                tags,
                0,
                cause.node,
                credit or ((cause.source,) if BROKEN in tags else ()),
            )
        )
    return intents


def break_cards(g: Game, refs: Iterable[Ref], cause: Cause, credit: tuple[Ref, ...] = ()) -> Flow[list[Event]]:
    """Break (15.1.1.3): from the field to the owner's Break Zone, unless it cannot be broken (2.2)."""
    able = _able(g, "be_broken", [r for r in _alive(g, refs) if g.state.objects[r[0]].zone == FIELD], cause)
    able = _may_leave(g, able, cause)
    return (yield from move_cards(g, able, BREAK_ZONE, cause, tags=(BROKEN,), credit=credit))


def _able(g: Game, rule: str, refs: list[Ref], cause: Cause) -> list[Ref]:
    """Those that no text keeps from it (2.2)."""
    kept = [r for r in refs if statics.cannot(g, rule, r, cause)]
    return _without(g, rule, refs, kept, cause) if kept else refs


def _may_leave(g: Game, refs: list[Ref], cause: Cause) -> list[Ref]:
    objects = g.state.objects
    kept = [r for r in refs if objects[r[0]].zone == FIELD and statics.cannot(g, "leave_field", r, cause)]
    return _without(g, "leave_field", refs, kept, cause) if kept else refs


def _without(g: Game, rule: str, refs: list[Ref], kept: list[Ref], cause: Cause) -> list[Ref]:
    """All but those that a text keeps from it, which the log names."""
    for ref in kept:
        g.note("kept", "2.2", cause.controller, ref if telling.name(g, ref) else None, rule=rule)
    return [r for r in refs if r not in kept]


def able_to_go(g: Game, refs: Iterable[Ref], to_zone: int, cause: Cause) -> list[Ref]:
    """Those that no text keeps from being put there (2.2)."""
    rule = {BREAK_ZONE: "be_put", HAND: "be_returned", REMOVED: "be_removed"}.get(to_zone)
    able = _may_leave(g, _alive(g, refs), cause)
    return able if rule is None else _able(g, rule, able, cause)


def about_to_go(g: Game, refs: Iterable[Ref], to_zone: int, cause: Cause) -> list[Event]:
    """The moves of those that no text keeps from being put there, before they happen."""
    return about_to_move(g, able_to_go(g, refs, to_zone, cause), to_zone, cause)


def put_into_break_zone(g: Game, refs: Iterable[Ref], cause: Cause) -> Flow[list[Event]]:
    """Put into the Break Zone, which is not breaking (15.1.1.3.2)."""
    return (yield from move_cards(g, able_to_go(g, refs, BREAK_ZONE, cause), BREAK_ZONE, cause))


def return_to_hand(g: Game, refs: Iterable[Ref], cause: Cause) -> Flow[list[Event]]:
    """Return to the owner's hand."""
    return (yield from move_cards(g, able_to_go(g, refs, HAND, cause), HAND, cause))


def remove_cards(g: Game, refs: Iterable[Ref], cause: Cause) -> Flow[list[Event]]:
    """Remove from the game (15.1.1.5.1; sve 5.6.1): to the removed cards, which are public (7.13)."""
    facts = yield from move_cards(g, able_to_go(g, refs, REMOVED, cause), REMOVED, cause)
    if cause.kind == "ability":
        for ref in [f.obj for f in facts if f.to_zone == REMOVED]:
            g.edit(ref[0]).marks |= {removed_mark(cause.source)}
    return facts


def removed_mark(source: Ref) -> str:
    """The mark of a card that an ability of this card removed from the game: a text may speak of it later."""
    return f"removed_by:{source[0]}.{source[1]}"


def discard_cards(g: Game, refs: Iterable[Ref], cause: Cause) -> Flow[list[Event]]:
    """Discard (15.1.1.4.1): from the hand to the Break Zone."""
    held = [r for r in _alive(g, refs) if g.state.objects[r[0]].zone == HAND]
    return (yield from move_cards(g, held, BREAK_ZONE, cause, tags=(DISCARDED,)))


def put_on_deck(
    g: Game,
    refs: Sequence[Ref],
    cause: Cause,
    position: int | Mapping[int, int] | None,
    *,
    lower: Sequence[Ref] = (),
) -> Flow[list[Event]]:
    """Put into the owner's deck: `position` 0 is the top, None the bottom; or for each owner one; at the same time those of
    `lower` at the bottom. The first of `refs` ends up uppermost."""
    able = _may_leave(g, _alive(g, refs), cause)
    written = len(g.log.lines) if g.log is not None else 0
    if position is None:
        intents = about_to_move(g, able, DECK, cause, tags=(ON_BOTTOM,))
    else:
        intents = about_to_move(g, able[::-1], DECK, cause, position=position)
    below = _may_leave(g, _alive(g, lower), cause)
    intents += about_to_move(g, below, DECK, cause, tags=(ON_BOTTOM,))
    facts = yield from move_at_once(g, intents)
    if g.log is not None and readings(g).order_is_secret:
        g.log.unordered("move", written)
    return [fact for fact in facts if fact.to_zone == DECK]


def play_cards(
    g: Game,
    refs: Iterable[Ref],
    player: int | None,
    cause: Cause,
    *,
    dull: bool = False,
    tags: tuple[str, ...] = (),
) -> Flow[list[Event]]:
    """Put Characters onto the field (5.2.3.1.1.1) by an effect; Summons are never deployed (5.2.3.1.2.1)."""
    able = with_room(g, [r for r in _alive(g, refs) if deployable(g, r, player, cause)], player)
    return (yield from move_cards(g, able, FIELD, cause, tags=tags + (("dull",) if dull else ()), player=player))


def deployable(g: Game, ref: Ref, player: int | None, cause: Cause) -> bool:
    """Whether an effect can put the card onto the player's field, else its owner's."""
    return not NEVER_DEPLOYED.intersection(g.chars(ref[0]).types) and not statics.not_played(g, ref, cause, player)


def with_room(g: Game, refs: list[Ref], player: int | None) -> list[Ref]:
    """Without the Backups that would be too many on the player's field, else their owner's (fftcg-classic C5; reading F16)."""
    most = readings(g).backups_by_effects
    if not most:
        return refs
    there = [sum("Backup" in g.chars(c).types for c in g.zone(p, FIELD)) for p in (0, 1)]
    able = []
    for ref in refs:
        side = g.state.objects[ref[0]].owner if player is None else player
        if "Backup" in g.chars(ref[0]).types:
            there[side] += 1
            if there[side] > most:
                g.note("no_room", "7.7.4", side, ref)
                continue
        able.append(ref)
    return able


def _status_events(g: Game, kind: str, refs: Iterable[Ref], cause: Cause) -> list[Event]:
    tags = CAUSE_TAGS.get(cause.kind, ())
    return [
        Event(kind, r, g.state.objects[r[0]].controller, cause.source, cause.controller, tags=tags, cause=cause.node)
        for r in _alive(g, refs)
        if g.state.objects[r[0]].zone == FIELD
    ]


def dull_cards(g: Game, refs: Iterable[Ref], cause: Cause) -> Flow[list[Event]]:
    """Turn Characters dull (15.1.1.2); one that is dull already stays so (15.1.1.2.2; fftcg-classic C117)."""
    able = _able(g, "be_dulled", _alive(g, refs), cause)
    return (yield from g.happen(*_status_events(g, DULL, able, cause)))


def activate_cards(g: Game, refs: Iterable[Ref], cause: Cause) -> Flow[list[Event]]:
    """Turn Characters active (15.1.1.1); one that is active already stays so (15.1.1.1.2)."""
    able = _able(g, "activate", _alive(g, refs), cause)
    return (yield from g.happen(*_status_events(g, ACTIVATE, able, cause)))


def freeze_cards(g: Game, refs: Iterable[Ref], cause: Cause) -> Flow[list[Event]]:
    """Freeze Characters (15.2.4), those that no text keeps from it (2.2)."""
    able = _able(g, "be_frozen", _alive(g, refs), cause)
    return (yield from g.happen(*_status_events(g, FREEZE, able, cause)))


def draw_cards(g: Game, player: int, count: int, cause: Cause) -> Flow[int]:
    """Draw cards one at a time. A draw from an empty deck is noted for 12.4.2. Returns how many were drawn."""
    drawn, by = 0, CAUSE_TAGS.get(cause.kind, ())
    if g.state.phase in DRAWN_IN and g.state.turn_player == player:
        by = (*by, IN_DRAW_PHASE)
    along = (item_value(cause.item),) if cause.item else ()  # with these it is drawn by one and the same effect
    for _ in range(count):
        deck = g.zone(player, DECK)
        # with no card to draw the draw may still be replaced, and has then not been required (11.12.5.4; sve 10.10.1.1)
        ref = g.state.objects[deck[0]].ref if deck else NO_REF
        intent = Event(
            DRAW, ref, player, cause.source, cause.controller, 1, DECK, HAND, tags=by, cause=cause.node, objects=along
        )
        facts = yield from g.happen(intent)
        drawn += len(facts)
        if not deck and doomed(g, player, "decked"):
            break
    return drawn


def damage_cards(
    g: Game,
    blows: Iterable[tuple[Ref, int, Ref]],
    cause: Cause,
    *,
    battle: bool = False,
    tags: tuple[str, ...] = (),
    party: tuple[Ref, ...] = (),
) -> Flow[list[Event]]:
    """Deal damage to Forwards at the same time: (to whom, how much, which card deals it). Less than 1 is none (F25).

    What a member of `party` deals, they all deal together (reading F37).
    """
    tags = tags + (("battle",) if battle else CAUSE_TAGS.get(cause.kind, ()))
    intents = [
        Event(
            DAMAGE,
            to,
            g.state.objects[to[0]].controller,
            source,
            cause.controller,
            amount,
            tags=tags,
            cause=cause.node,
            objects=party if source in party else (),
        )
        for to, amount, source in blows
        if amount > 0 and g.state.exists(to) and not HURT.isdisjoint(g.chars(to[0]).types)
    ]
    return (yield from g.happen(*intents)) if intents else []


def shuffle_deck(g: Game, player: int) -> None:
    """Shuffle (15.1.1.6.1), which a deck of one card or none is, too (sve 5.8.1.1). What was revealed there is hidden again."""
    random = Random(g.state.random)
    random.shuffle(g.state.zones[player][DECK])
    if readings(g).reveals_last:
        hide(g, {g.state.objects[n].ref for n in g.zone(player, DECK)})
    g.state.random = random.position
    g.changed(ELSEWHERE)
    g.note("shuffle", "15.1.1.6.1", player)
    if SHUFFLE in g.derived.watchers:
        g.record([Event(SHUFFLE, player=player)], keep=False)


def show(g: Game, refs: Iterable[Ref], to: int = -1) -> None:
    """The cards are seen where they lie, until they move or are hidden again (sve 5.20.1.1)."""
    if readings(g).reveals_last:
        name = REVEALED if to < 0 else f"{REVEALED}:{to}"
        g.state.memory[name] = tuple(dict.fromkeys((*g.state.memory.get(name, ()), *refs)))


def hide(g: Game, refs: set[Ref]) -> None:
    """The cards are no longer seen."""
    for name in [n for n in g.state.memory if n.startswith(REVEALED)]:
        g.state.memory[name] = tuple(r for r in g.state.memory[name] if r not in refs)


def reveal(g: Game, refs: Sequence[Ref], to: int, cause: Cause) -> None:
    """Show cards to both players (`to` -1) or to one of them; of none nothing is told."""
    if not refs:
        return
    show(g, refs, to)
    names = [g.name(r) for r in refs]
    owners = {g.state.objects[r[0]].owner for r in refs}
    kind, who = ("look", to) if to >= 0 else ("reveal", owners.pop() if len(owners) == 1 else cause.controller)
    g.note(kind, "", who, cause.source, cards=names, refs=list(refs), seen_by=to)
    if to < 0:
        g.record(
            [Event(REVEAL, NO_REF, cause.controller, cause.source, cause.controller, len(refs), objects=tuple(refs))]
        )


def gain_control(g: Game, refs: Iterable[Ref], player: int, cause: Cause) -> list[Ref]:
    """Give control of Characters to a player; those that changed hands. Their owner stays the same (sve 5.21.1.1)."""
    changed = []
    for ref in _alive(g, refs):
        obj = g.state.objects[ref[0]]
        if obj.zone == FIELD and obj.controller != player:
            g.give_control(ref[0], player)
            changed.append(ref)
            g.note("control", "6.2.5", player, ref, by=g.name(cause.source))
    g.record([Event(CONTROL, r, player, cause.source, cause.controller) for r in changed])
    return changed


def place_counters(g: Game, ref: Ref, name: str, count: int, cause: Cause) -> bool:
    """Place counters of a name on a card. They are only counted by name: all of one name are the same (6.7.2; sve 15.1.2.2)."""
    if count <= 0 or not g.state.exists(ref):
        return False
    obj = g.edit(ref[0])
    obj.counters = {**obj.counters, name: obj.counters.get(name, 0) + count}
    g.note("counters", "6.7.1", cause.controller, ref, name=name, count=count)
    g.record([Event(COUNTER, ref, obj.controller, cause.source, cause.controller, count, tags=(name, "placed"))])
    return True


def remove_counters(g: Game, ref: Ref, name: str, count: int | None, cause: Cause) -> int:
    """Remove counters of a name from a card, all of them for None. Returns how many were removed."""
    obj = g.obj(ref)
    held = obj.counters.get(name, 0) if obj is not None else 0
    gone = held if count is None else min(held, count)
    if obj is None or gone <= 0:
        return 0
    obj = g.edit(ref[0])
    obj.counters = {n: c - gone if n == name else c for n, c in obj.counters.items() if n != name or c > gone}
    g.note("counters_gone", "6.7.1", cause.controller, ref, name=name, count=gone)
    # one event a counter: "when a ... Counter is removed" happens for each of them
    tags = (name, "removed")
    g.record([Event(COUNTER, ref, obj.controller, cause.source, cause.controller, 1, tags=tags) for _ in range(gone)])
    return gone
