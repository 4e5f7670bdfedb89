"""The parts of a cost that are not CP: each becomes a slot, the cards that fill it and what happens to them."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

import msgspec

from cardwright.games.common import actions, statics
from cardwright.games.common.actions import Cause
from cardwright.games.common.amounts import amount
from cardwright.games.common.context import Ctx
from cardwright.games.common.counters import counted
from cardwright.games.common.groups import like, matches, members, traits_of
from cardwright.games.common.house import house, readings
from cardwright.games.common.refs import objects
from cardwright.games.common.taking_counters import take as take_counters
from cardwright.games.common.zones import (
    ACTIVATE,
    BREAK_ZONE,
    BROKEN,
    COST,
    DAMAGE_ZONE,
    DECK,
    DISCARDED,
    DULL,
    FIELD,
    HAND,
    LEAVE,
    MOVE,
    REMOVED,
    ZONE_NAMES,
)
from cardwright.kernel.decisions import Decision, Flow
from cardwright.kernel.game import Game
from cardwright.kernel.state import NO_SOURCE, Event, Ref
from cardwright.text import ir

RULESET = "fftcg-2020"


class Slot(msgspec.Struct):
    """Cards that pay a part of a cost.

    `count` of `candidates` are chosen, all of them where `fixed`; `intents` says what happens to those; `after` is what
    happens once everything is paid (damage that is received). `most` is how many at most where any number will do. What is
    counted for "for each card discarded this way" is counted under `tally`. Cards that are `free` only lose counters, so many
    (`takes`) of one name: one of them may be dulled or put away for another part of the same cost.
    """

    verb: str
    candidates: tuple[int, ...]
    count: int
    intents: Callable[[Sequence[int]], list[Event]]
    fixed: bool = False
    clause: str = "11.6.10"
    after: Callable[[Sequence[int]], Flow[Any]] | None = None
    most: int | None = None
    tally: str = ""
    clash: Callable[[Sequence[int], int], bool] | None = None  # whether a card cannot be taken along with those
    free: bool = False
    counter: str = ""
    takes: int = 0
    crystals: int = 0  # so many of them are paid: one payment with those of the other parts
    special: bool = False  # for an S icon: no card that the text speaks of ("the discarded Forward")


SlotMaker = Callable[[Game, Ctx, int, Any], Slot | None]


def _cause(ctx: Ctx, player: int) -> Cause:
    return Cause(ctx.source, player, "cost", ctx.node)


def _moves(
    g: Game, ctx: Ctx, player: int, to_zone: int, *tags: str, position: int = 0
) -> Callable[[Sequence[int]], list[Event]]:
    def intents(cards: Sequence[int]) -> list[Event]:
        events = []
        for card in cards:
            obj = g.state.objects[card]
            kind = LEAVE if obj.zone == FIELD else MOVE
            events.append(
                Event(
                    kind,
                    obj.ref,
                    obj.owner,
                    ctx.source,
                    player,
                    position,
                    obj.zone,
                    to_zone,
                    tags=(*tags, COST),
                    cause=ctx.node,
                )
            )
        return events

    return intents


def _status(g: Game, ctx: Ctx, player: int, kind: str) -> Callable[[Sequence[int]], list[Event]]:
    return lambda cards: [
        Event(kind, g.state.objects[c].ref, player, ctx.source, player, tags=(COST,), cause=ctx.node) for c in cards
    ]


def _nothing(cards: Sequence[int]) -> list[Event]:
    return []


def _own(g: Game, player: int, cards: Sequence[int]) -> tuple[int, ...]:
    """On the player's own field: only such Characters may be dulled or broken for a cost (11.6.2.3, 11.7.2.3)."""
    return tuple(c for c in cards if g.state.objects[c].zone == FIELD and g.state.objects[c].controller == player)


def _group(g: Game, ctx: Ctx, group: ir.Group, zone: int = FIELD) -> tuple[int, ...]:
    return tuple(r[0] for r in members(g, ctx, group, zone))


def _count(g: Game, ctx: Ctx, node: ir.Amount) -> int:
    return max(0, amount(g, ctx, node))


def _chosen(
    verb: str, candidates: tuple[int, ...], count: int, intents: Callable[[Sequence[int]], list[Event]]
) -> Slot | None:
    return Slot(verb, candidates, count, intents) if len(candidates) >= count else None


def _like(g: Game, slot: Slot | None, group: ir.Group) -> Slot | None:
    """The slot for cards that share what the group says they do ("2 cards of the same cost")."""
    if slot is not None and any(isinstance(each, ir.Alike) for each in group.qualifiers):
        slot.clash = lambda cards, card: not like(group, (g.chars(c) for c in (*cards, card)))
    return slot


def _all_different(g: Game, slot: Slot | None, trait: str) -> Slot | None:
    """The slot for cards of which no two share the trait."""

    def shared(cards: Sequence[int], card: int) -> bool:
        own = set(traits_of(g.chars(card), trait))
        return any(own & set(traits_of(g.chars(other), trait)) for other in cards)

    if slot is not None and trait:
        slot.clash = shared
    return slot


def _fixed(verb: str, cards: tuple[int, ...], intents: Callable[[Sequence[int]], list[Event]]) -> Slot | None:
    return Slot(verb, cards, len(cards), intents, fixed=True) if cards else None


def dull_ready(g: Game, ref: Ref, kind: str) -> bool:
    """Whether the Dull icon of a Character's ability can be paid: active (F44), not fresh unless it has Haste (11.6.2.2, 11.7.2.2).

    Monsters are exempt while they are not Forwards as well (reading F43, 15.2.2.3).
    """
    obj, reading = g.obj(ref), readings(g)
    if obj is None or obj.zone != FIELD or (obj.dull and reading.dull_cost_needs_active):
        return False
    if reading.fresh_cards_pay:
        return True  # sve 10.4.6.1
    chars = g.chars(obj.id)
    if "Monster" in chars.types and not ("Forward" in chars.types and reading.monster_forwards_wait):
        return True  # fftcg-classic C6, C92
    # "the start of their turn" (11.6.2.2); the classic game speaks of the turn in which it came (fftcg-classic C60, C92)
    began = g.state.last_turn[obj.controller] if reading.fresh_waits_for_own_turn else g.state.turn
    if obj.since < began or "Haste" in chars.keywords:
        return True
    return statics.dulls_at_once(g, ref, kind)


def _dull_self(g: Game, ctx: Ctx, player: int, item: ir.DullSelf) -> Slot | None:
    """Dull the source, which has to be active and on the field (11.6.2.2; sve 10.4.6)."""
    if not dull_ready(g, ctx.source, ctx.kind) or g.state.objects[ctx.source[0]].controller != player:
        return None
    return _fixed("dull", (ctx.source[0],), _status(g, ctx, player, DULL))


def _special(g: Game, ctx: Ctx, player: int, item: ir.SpecialIcon) -> Slot | None:
    """Discard a card with the same name (11.7.1)."""
    names, hand = frozenset(g.chars(ctx.source[0]).names), g.zone(player, HAND)
    changed, objects, defs = g.derived.chars, g.state.objects, g.defs
    same = tuple(
        [
            c
            for c in hand
            if c != ctx.source[0]
            and (
                not names.isdisjoint((changed.get(c) or defs[objects[c].card].base).names)
                or statics.pays_special(g, ctx.source, objects[c].ref)
            )
        ]
    )
    slot = _chosen("discard", same, 1, _moves(g, ctx, player, BREAK_ZONE, DISCARDED))
    if slot is not None:
        slot.clause, slot.special = "11.7.1", True
    return slot


def _pay_dull(g: Game, ctx: Ctx, player: int, item: ir.PayDull) -> Slot | None:
    active = tuple(c for c in _own(g, player, _group(g, ctx, item.group)) if not g.state.objects[c].dull)
    slot = _chosen("dull", active, _count(g, ctx, item.count), _status(g, ctx, player, DULL))
    return _all_different(g, _like(g, slot, item.group), item.different)


def _source_cards(g: Game, ctx: Ctx, node: ir.Objects) -> tuple[int, ...]:
    return tuple(r[0] for r in objects(g, ctx, node))


def _pay_dull_source(g: Game, ctx: Ctx, player: int, item: ir.PayDullSource) -> Slot | None:
    cards = tuple(c for c in _own(g, player, _source_cards(g, ctx, item.card)) if not g.state.objects[c].dull)
    return _fixed("dull", cards, _status(g, ctx, player, DULL))


def _pay_activate_source(g: Game, ctx: Ctx, player: int, item: ir.PayActivateSource) -> Slot | None:
    cards = tuple(c for c in _own(g, player, _source_cards(g, ctx, item.card)) if g.state.objects[c].dull)
    return _fixed("activate", cards, _status(g, ctx, player, ACTIVATE))


PAID_INTO: dict[type[ir.Zone], tuple[int, int]] = {
    ir.BreakZone: (BREAK_ZONE, 0),
    ir.Hand: (HAND, 0),
    ir.Removed: (REMOVED, 0),
    ir.DeckTop: (DECK, 1),
    ir.DeckBottom: (DECK, 0),
}


def _pay_put(g: Game, ctx: Ctx, player: int, item: ir.PayPut) -> Slot | None:
    zone, position = PAID_INTO[type(item.to)]
    return _fixed("put", _source_cards(g, ctx, item.card), _moves(g, ctx, player, zone, position=position))


def _pay_put_group(g: Game, ctx: Ctx, player: int, item: ir.PayPutGroup) -> Slot | None:
    zone, position = PAID_INTO[type(item.to)]
    cards = tuple(c for c in _group(g, ctx, item.group) if _belongs(g, player, c))
    slot = _chosen("put", cards, _count(g, ctx, item.count), _moves(g, ctx, player, zone, position=position))
    return _all_different(g, _like(g, slot, item.group), item.different)


def _belongs(g: Game, player: int, card: int) -> bool:
    obj = g.state.objects[card]
    return obj.controller == player if obj.zone == FIELD else obj.owner == player


def _pay_discard(g: Game, ctx: Ctx, player: int, item: ir.PayDiscard) -> Slot | None:
    hand = tuple(
        c for c in g.zone(player, HAND) if c != ctx.source[0] and matches(g, ctx, item.group, g.state.objects[c].ref)
    )
    slot = _chosen("discard", hand, _count(g, ctx, item.count), _moves(g, ctx, player, BREAK_ZONE, DISCARDED))
    return _all_different(g, _like(g, slot, item.group), item.different)


def _pay_discard_hand(g: Game, ctx: Ctx, player: int, item: ir.PayDiscardHand) -> Slot | None:
    """All of it: a card that is being cast or warped is in it no more, one whose ability is used from there is."""
    used = ctx.kind not in ("cast", "warp")
    hand = tuple(c for c in g.zone(player, HAND) if used or c != ctx.source[0])
    return Slot("discard", hand, len(hand), _moves(g, ctx, player, BREAK_ZONE, DISCARDED), fixed=True)


def _pay_discard_source(g: Game, ctx: Ctx, player: int, item: ir.PayDiscardSource) -> Slot | None:
    cards = tuple(c for c in _source_cards(g, ctx, item.card) if g.state.objects[c].zone == HAND)
    return _fixed("discard", cards, _moves(g, ctx, player, BREAK_ZONE, DISCARDED))


def _pay_break(g: Game, ctx: Ctx, player: int, item: ir.PayBreak) -> Slot | None:
    cause = _cause(ctx, player)
    able = tuple(
        c
        for c in _own(g, player, _group(g, ctx, item.group))
        if not statics.cannot(g, "be_broken", g.state.objects[c].ref, cause)
    )
    return _chosen("break", able, _count(g, ctx, item.count), _moves(g, ctx, player, BREAK_ZONE, BROKEN))


def _pay_remove(g: Game, ctx: Ctx, player: int, item: ir.PayRemove) -> Slot | None:
    """Only cards that could be removed otherwise, too (11.6.2.4, 11.7.2.4); the source is one of them where it fits ("in the Break Zone").

    As one of a group it is a new card there, which the ability does not find again (7.4).
    """
    cause = _cause(ctx, player)
    cards = [
        c
        for c in _group(g, ctx, item.group)
        if (g.state.objects[c].zone != FIELD or g.state.objects[c].controller == player)
        and not statics.cannot(g, "be_removed", g.state.objects[c].ref, cause)
    ]
    cards.sort(key=lambda c: c == ctx.source[0])  # last, where nobody says which
    moved = _moves(g, ctx, player, REMOVED)

    def intents(chosen: Sequence[int]) -> list[Event]:
        return [msgspec.structs.replace(e, cause=NO_SOURCE) if e.obj == ctx.source else e for e in moved(chosen)]

    slot = _like(g, _chosen("remove", tuple(cards), _count(g, ctx, item.count), intents), item.group)
    return _all_different(g, slot, item.different)


def _pay_remove_source(g: Game, ctx: Ctx, player: int, item: ir.PayRemoveSource) -> Slot | None:
    cause = _cause(ctx, player)
    able = (
        c
        for c in _source_cards(g, ctx, item.card)
        if (not item.zone or g.state.objects[c].zone == ZONE_NAMES[item.zone])
        and not statics.cannot(g, "be_removed", g.state.objects[c].ref, cause)
    )
    return _fixed("remove", tuple(able), _moves(g, ctx, player, REMOVED))


def _pay_top(to_zone: int) -> SlotMaker:
    def make(g: Game, ctx: Ctx, player: int, item: Any) -> Slot | None:
        count = _count(g, ctx, item.count)
        deck = g.zone(player, DECK)
        if len(deck) < count:
            return None
        return Slot("put", tuple(deck[:count]), count, _moves(g, ctx, player, to_zone), fixed=True)

    return make


def _pay_return(g: Game, ctx: Ctx, player: int, item: ir.PayReturn) -> Slot | None:
    cause = _cause(ctx, player)
    able = tuple(
        c
        for c in _own(g, player, _group(g, ctx, item.group))
        if not statics.cannot(g, "be_returned", g.state.objects[c].ref, cause)
    )
    slot = _chosen("return", able, _count(g, ctx, item.count), _moves(g, ctx, player, HAND))
    return _like(g, slot, item.group)


def _pay_return_source(g: Game, ctx: Ctx, player: int, item: ir.PayReturnSource) -> Slot | None:
    cause = _cause(ctx, player)
    cards = tuple(
        c
        for c in _own(g, player, _source_cards(g, ctx, item.card))
        if not statics.cannot(g, "be_returned", g.state.objects[c].ref, cause)
    )
    return _fixed("return", cards, _moves(g, ctx, player, HAND))


def _pay_reveal(g: Game, ctx: Ctx, player: int, item: ir.PayReveal) -> Slot | None:
    """Reveal cards from the hand (11.6.4): they stay there."""
    hand = tuple(c for c in g.zone(player, HAND) if matches(g, ctx, item.group, g.state.objects[c].ref))
    slot = _like(g, _chosen("reveal", hand, _count(g, ctx, item.count), _nothing), item.group)
    if slot is not None:

        def show(cards: Sequence[int]) -> Flow[None]:
            actions.reveal(g, [g.state.objects[c].ref for c in cards], -1, _cause(ctx, player))
            return
            yield

        slot.after = show
    return slot


def counters_taken(g: Game, ctx: Ctx, item: ir.PayCounters) -> int:
    """How many Counters the cost takes from the card now."""
    if item.count is not None:
        return _count(g, ctx, item.count)
    return max(1, *(counted(g.state.objects[c].counters, item.counter) for c in _source_cards(g, ctx, item.card)))


def _pay_counters(g: Game, ctx: Ctx, player: int, item: ir.PayCounters) -> Slot | None:
    cards = _source_cards(g, ctx, item.card)
    count = counters_taken(g, ctx, item)
    if not cards or any(counted(g.state.objects[c].counters, item.counter) < count for c in cards):
        return None

    def take(picked: Sequence[int]) -> Flow[None]:
        for card in picked:
            ref = g.state.objects[card].ref
            yield from take_counters(g, ctx, player, ref, item.counter, count, _cause(ctx, player), "11.6.10")

    slot = Slot("remove counters", cards, len(cards), _nothing, fixed=True, after=take, free=True)
    slot.counter, slot.takes = item.counter, count
    return slot


def _pay_counters_group(g: Game, ctx: Ctx, player: int, item: ir.PayCountersGroup) -> Slot | None:
    """All of them from one card, or one after the other from whichever cards the player likes."""
    count = _count(g, ctx, item.count)
    found = [r[0] for r in members(g, ctx, item.group) if r[0] >= 0]
    if item.spread:
        return _spread_counters(g, ctx, player, item.counter, count, _own(g, player, found))
    held = tuple(
        c for c in _own(g, player, found) if counted(g.state.objects[c].counters, item.counter) >= max(1, count)
    )

    def take(picked: Sequence[int]) -> Flow[None]:
        for card in picked:
            ref = g.state.objects[card].ref
            yield from take_counters(g, ctx, player, ref, item.counter, count, _cause(ctx, player), "11.6.10")

    if not held:
        return None
    return Slot("remove counters", held, 1, _nothing, after=take, free=True, counter=item.counter, takes=count)


def _spread_counters(g: Game, ctx: Ctx, player: int, name: str, count: int, cards: Sequence[int]) -> Slot | None:
    """Counters of several cards: each is a choice of its own, made while the rest is paid (11.6.10)."""

    def holders() -> tuple[int, ...]:
        return tuple(c for c in cards if counted(g.state.objects[c].counters, name) > 0)

    if sum(counted(g.state.objects[c].counters, name) for c in cards) < count:
        return None

    def take(picked: Sequence[int]) -> Flow[None]:
        for _ in range(count):
            decision = Decision("choose", player, "cost", "11.6.10", ctx.source, holders(), prompt="remove counters")
            [card] = yield from g.ask(decision)
            ref = g.state.objects[card].ref
            yield from take_counters(g, ctx, player, ref, name, 1, _cause(ctx, player), "11.6.10")

    return Slot("remove counters", (), 0, _nothing, fixed=True, after=take, free=True)


def _crystal(g: Game, ctx: Ctx, player: int, item: ir.CrystalIcon) -> Slot | None:
    """One Crystal, which no CP replaces and which is no CP itself (fftcg-new X-CRYSTAL-3, X-CRYSTAL-4)."""
    # several icons of one cost are several slots: each takes one, so all of them have to be there
    return _so_many_crystals(g, player, 1)


def _crystals(g: Game, ctx: Ctx, player: int, item: ir.PayCrystals) -> Slot | None:
    """So many Crystals at once."""
    return _so_many_crystals(g, player, _count(g, ctx, item.count))


def _so_many_crystals(g: Game, player: int, count: int) -> Slot | None:
    key = f"crystals:{player}"
    held = g.state.vars.get(key, 0)
    assert isinstance(held, int)
    if held < count:
        return None

    def take(picked: Sequence[int]) -> Flow[None]:
        left = g.state.vars.get(key, 0)
        assert isinstance(left, int)
        g.state.vars[key] = left - count
        return
        yield

    return Slot("crystal", (), 0, _nothing, fixed=True, after=take, crystals=count)


def _receive_damage(g: Game, ctx: Ctx, player: int, item: ir.PayReceiveDamage) -> Slot | None:
    count = _count(g, ctx, item.count)

    def receive(picked: Sequence[int]) -> Flow[None]:
        yield from house(g).damage_players(g, [(player, count, ctx.source)], _cause(ctx, player))

    return Slot("receive damage", (), 0, _nothing, fixed=True, after=receive)


def _less(g: Game, ctx: Ctx, player: int, item: ir.CostLess) -> Slot | None:
    """Nothing to pay: how much less CP it is, is settled before the cost is paid (fftcg-new X-PAY-5)."""
    return Slot("less", (), 0, _nothing, fixed=True)


ITEMS: dict[type[ir.CostItem], SlotMaker] = {
    ir.CostLess: _less,
    ir.DullSelf: _dull_self,
    ir.SpecialIcon: _special,
    ir.PayDull: _pay_dull,
    ir.PayDullSource: _pay_dull_source,
    ir.PayActivateSource: _pay_activate_source,
    ir.PayPut: _pay_put,
    ir.PayPutGroup: _pay_put_group,
    ir.PayDiscard: _pay_discard,
    ir.PayDiscardHand: _pay_discard_hand,
    ir.PayDiscardSource: _pay_discard_source,
    ir.PayBreak: _pay_break,
    ir.PayRemove: _pay_remove,
    ir.PayRemoveSource: _pay_remove_source,
    ir.PayRemoveTop: _pay_top(REMOVED),
    ir.PayMill: _pay_top(BREAK_ZONE),
    ir.PayIntoDamageZone: _pay_top(DAMAGE_ZONE),
    ir.PayReturn: _pay_return,
    ir.PayReturnSource: _pay_return_source,
    ir.PayReveal: _pay_reveal,
    ir.PayCounters: _pay_counters,
    ir.PayCountersGroup: _pay_counters_group,
    ir.CrystalIcon: _crystal,
    ir.PayCrystals: _crystals,
    ir.PayReceiveDamage: _receive_damage,
}
CP_ITEMS: frozenset[type[ir.CostItem]] = frozenset({ir.CpElement, ir.CpGeneric, ir.CpX})
