"""Costs (11.6.2, 11.6.7, 11.7.2): what they come to, what is chosen for them, and whether they can be paid."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import cache
from typing import Any

import msgspec
from msgspec.structs import replace

from cardwright.errors import Illegal
from cardwright.games.common import targets
from cardwright.games.common.amounts import COUNTERS_REMOVED, amount, crystals
from cardwright.games.common.context import Ctx, with_x
from cardwright.games.common.costitems import ITEMS, Slot, counters_taken
from cardwright.games.common.registry import walk
from cardwright.games.fftcg import payment
from cardwright.games.fftcg.newer.producing import that_may
from cardwright.games.fftcg.payment import CpSource, Need
from cardwright.kernel.decisions import Decision, Flow
from cardwright.kernel.game import Game
from cardwright.text import ir

RULESET = "fftcg-2020"
MAX_TRIES = 2_000  # combinations looked at when it is found out whether a cost can be paid
MAX_X = 99

Allowed = Callable[[frozenset[int]], bool]  # whether what is left when these cards are taken is what it has to be


class Bill(msgspec.Struct):
    """A cost made definite: CP, slots to fill with cards, and what is taken of the cards that pay by being what they are."""

    need: Need
    slots: list[Slot]
    fixed: frozenset[int]
    allowed: Allowed | None = None

    def need_with(self, g: Game, player: int, taken: frozenset[int]) -> Need | None:
        """The CP that is due when these cards are taken: by itself where what is left is what it has to be, else with a card that is
        put away for CP and makes it so (fftcg-new X-PAY-8). None where none does."""
        taken = self.fixed | taken
        if self.allowed is None or self.allowed(taken):
            return self.need
        able = {card for _, card, _ in payment.put_for_cp(g, player)} - taken if not self.need.free else set()
        room = tuple(card for card in sorted(able) if self.allowed(taken | {card}))
        return replace(self.need, must=room) if room else None


# What a cost takes of a card is a number: the card's own where it goes away, `~card` where it only becomes dull. All parts are
# paid at the same time (11.6.10), so that one card may be dulled, for its icon or for CP, and put away.


def takes(slot: Slot, card: int) -> int:
    return ~card if slot.verb in ("dull", "activate") else card


def whole(cards: frozenset[int]) -> frozenset[int]:
    """Nothing of these cards is left to pay with."""
    return cards | {~c for c in cards}


def _unproductive(taken: frozenset[int], need: Need) -> frozenset[int]:
    """What of cards produces no CP any more: what is put away may be dulled first, nothing is dulled, put away or discarded twice.

    What a text has done "before paying the cost" is done by then: such a card is dulled no more (fftcg-new X-PAY-3).
    """
    return taken | frozenset(~t for t in taken if t >= 0) if need.apart else taken


class Outline(msgspec.Struct, frozen=True):
    """What a printed cost always comes to: CP in all and by Element, how many X, Crystals, and what else there is to pay."""

    total: int
    elements: tuple[tuple[str, int], ...]
    xs: int
    crystals: int
    items: tuple[Any, ...]
    declared: bool  # whether it holds an X at all: as CP, or as a number of cards or counters
    least: int  # how much X is at least: "1 or more"
    most: int | None  # and at most: "up to 3"
    nothing: bool  # nothing is due


@cache
def outline_of(cost: ir.Cost) -> Outline:
    """The outline of a cost, made once: every Element that it shows has to be paid (fftcg-classic C91)."""
    elements: dict[str, int] = {}
    for icon in cost.icons:
        if isinstance(icon, ir.CpElement):
            elements[icon.element] = elements.get(icon.element, 0) + 1
    total = sum(elements.values()) + sum(i.amount for i in cost.icons if isinstance(i, ir.CpGeneric))
    parts = cost.icons + cost.actions
    return Outline(
        total,
        tuple(elements.items()),
        sum(isinstance(i, ir.CpX) for i in cost.icons),
        sum(isinstance(i, ir.CrystalIcon) for i in cost.icons),
        tuple(p for p in parts if not isinstance(p, ir.CpElement | ir.CpGeneric | ir.CpX)),
        any(isinstance(node, ir.CpX | ir.X | ir.AsLiked) for node in walk(parts)),
        max((node.least for node in walk(parts) if isinstance(node, ir.AsLiked)), default=0),
        min((node.most for node in walk(parts) if isinstance(node, ir.AsLiked) and node.most), default=None),
        not parts,
    )


Due = tuple[Ctx, ir.Cost]  # a cost in the context of the text that asks for it


def bill_of(
    g: Game, ctx: Ctx, player: int, cost: ir.Cost, x: int, base: Need | None = None, more: Sequence[Due] = ()
) -> Bill | None:
    """The bill of a printed cost, and of those of other texts that are due with it, or None where a part of it cannot be
    paid as things are."""
    printed = outline_of(cost)
    if base is not None and printed.nothing and not more and base.surplus >= len(base.elements):
        return Bill(base, [], payment.NOTHING)
    if printed.declared:
        ctx = with_x(ctx, x)  # 4.5: the same X in every part of it
    parts = [(ctx, printed), *((each, outline_of(beside)) for each, beside in more)]
    slots: list[Slot] = []
    elements = {} if base is None else dict(base.elements)
    for each, outline in parts:
        for item in outline.items:
            slot = ITEMS[type(item)](g, each, player, item)
            if slot is None:
                return None
            slots.append(slot)
        for element, count in outline.elements:
            elements[element] = elements.get(element, 0) + count
    crystals = sum(outline.crystals for _, outline in parts)
    if crystals and crystals > g.state.vars.get(f"crystals:{player}", 0):  # type: ignore[operator]  # a number
        return None
    fixed = frozenset([takes(s, c) for s in slots if s.fixed and not s.free for c in s.candidates])
    total = sum(outline.total for _, outline in parts) + x * printed.xs
    if base is None:
        only, among = _only(g, ctx, player, bool(printed.xs))
        need = Need(total, tuple(elements.items()), payment.surplus_for(g, len(elements)), only, among)
    else:
        surplus = max(base.surplus, len(elements))
        need = replace(base, amount=base.amount + total, elements=tuple(elements.items()), surplus=surplus)
    return Bill(need, slots, fixed)


def _limits(g: Game, ctx: Ctx) -> tuple[Any, ...]:
    """The limits of the ability that is being used or carried out."""
    return getattr(g.node(ctx.node), "limits", ()) if ctx.node[0] >= 0 else ()


def _only(g: Game, ctx: Ctx, player: int, x: bool) -> tuple[tuple[str, bool], tuple[int, ...] | None]:
    """With which CP its text lets it be paid, or by which cards (fftcg-new X-PAY-6): its own cost, or what its effects ask for with X."""
    for limit in _limits(g, ctx):
        if isinstance(limit, ir.PaysOnly) and (not limit.x or x):
            if limit.cards is None and limit.discards is None:
                return ("/".join(limit.elements), limit.backups), None
            return payment.NO_LIMITS, that_may(g, ctx, player, limit.cards, limit.discards, limit.elements)
    return payment.NO_LIMITS, None


def _most_x(g: Game, ctx: Ctx) -> int:
    limits = [limit for limit in _limits(g, ctx) if isinstance(limit, ir.MostX)]
    return min((x.number if x.amount is None else amount(g, ctx, x.amount) for x in limits), default=MAX_X)


def cp_left(g: Game, player: int, bill: Bill, used: frozenset[int]) -> list[CpSource]:
    return payment.sources_for(g, player, bill.need, _unproductive(bill.fixed | used, bill.need))


def _fits(bill: Bill, slot: Slot, card: int, taken: frozenset[int], mine: tuple[int, ...]) -> bool:
    """Whether the card can go into the slot beside `mine`, when so much is taken."""
    part = takes(slot, card)
    if not slot.free and (part in taken or part in bill.fixed):
        return False
    return slot.clash is None or not slot.clash(mine, card)


def _with(taken: frozenset[int], slot: Slot, card: int) -> frozenset[int]:
    return taken if slot.free else taken | {takes(slot, card)}


def _feasible(
    g: Game,
    player: int,
    bill: Bill,
    used: frozenset[int],
    slots: Sequence[tuple[Slot, int]],
    picked: tuple[int, ...] = (),
) -> bool:
    """Whether the rest of the bill can be paid when `used` cards are taken, the `picked` ones for the first of the slots;
    `slots` says how many each still wants."""
    tries = [MAX_TRIES]

    def fill(i: int, wanted: int, taken: frozenset[int], start: int, mine: tuple[int, ...]) -> bool:
        tries[0] -= 1
        if tries[0] < 0:
            return False
        if i == len(slots):
            need = bill.need_with(g, player, taken)
            return need is not None and payment.can_pay(need, cp_left(g, player, bill, taken))
        slot, _count = slots[i]
        if wanted == 0:
            return fill(i + 1, slots[i + 1][1] if i + 1 < len(slots) else 0, taken, 0, ())
        for j in range(start, len(slot.candidates)):
            card = slot.candidates[j]
            if not _fits(bill, slot, card, taken, mine):
                continue
            if fill(i, wanted - 1, _with(taken, slot, card), j + 1, (*mine, card)):
                return True
        return False

    return fill(0, slots[0][1] if slots else 0, used, 0, picked)


def payable(
    g: Game,
    ctx: Ctx,
    player: int,
    cost: ir.Cost,
    x: int = 0,
    base: Need | None = None,
    without: frozenset[int] = frozenset(),
    allowed: Allowed | None = None,
    dulled: frozenset[int] = frozenset(),
    more: Sequence[Due] = (),
) -> bool:
    """Whether the player could pay the cost now, `without` some cards, and when some will have been `dulled` by then."""
    bill = bill_of(g, ctx, player, cost, max(x, outline_of(cost).least), base, more)
    return bill is not None and can_meet(g, player, bill, without, allowed, dulled)


def can_meet(
    g: Game,
    player: int,
    bill: Bill,
    without: frozenset[int],
    allowed: Allowed | None,
    dulled: frozenset[int] = frozenset(),
) -> bool:
    """Whether the player could pay the bill now."""
    bill.allowed = allowed
    without = whole(without)
    if dulled:
        turned = frozenset([~c for c in dulled])
        if not turned.isdisjoint(bill.fixed):
            return False
        without |= turned
    open_slots = [(s, s.count) for s in bill.slots if not s.fixed] if bill.slots else ()
    if not open_slots:
        need = bill.need_with(g, player, frozenset())
        return need is not None and payment.can_produce(g, player, need, _unproductive(bill.fixed | without, need))
    return _feasible(g, player, bill, without, open_slots)


def lacking(g: Game, ctx: Ctx, player: int, cost: ir.Cost) -> type[ir.CostItem] | None:
    """The first part of the cost, CP aside, that cannot be paid by itself as things are."""
    outline = outline_of(cost)
    if outline.crystals > crystals(g, player):
        return ir.CrystalIcon
    return next((type(item) for item in outline.items if ITEMS[type(item)](g, ctx, player, item) is None), None)


def counters_paid(g: Game, ctx: Ctx, cost: ir.Cost) -> dict[str, tuple[int, ...]]:
    """How many Counters of each name the cost will take: "for each Rage Counter removed"."""
    taken: dict[str, int] = {}
    for item in cost.actions:
        if isinstance(item, ir.PayCounters | ir.PayCountersGroup):
            number = counters_taken(g, ctx, item) if isinstance(item, ir.PayCounters) else amount(g, ctx, item.count)
            taken[item.counter] = taken.get(item.counter, 0) + number
    return {COUNTERS_REMOVED + name: (number,) for name, number in taken.items()}


def has_x(cost: ir.Cost) -> bool:
    """Whether the cost holds an X that the player declares (4.5, 11.6.7)."""
    return outline_of(cost).declared


def highest_x(
    g: Game, ctx: Ctx, player: int, cost: ir.Cost, base: Need | None = None, without: frozenset[int] = frozenset()
) -> int:
    """The highest X that the player could pay now; -1 for none."""
    outline, most = outline_of(cost), _most_x(g, ctx)
    first = outline.least
    most = most if outline.most is None else min(most, outline.most)
    x = first - 1
    while x < most and payable(g, ctx, player, cost, x + 1, base, without):
        x += 1
    return x if x >= first else -1


def declare_x(
    g: Game,
    ctx: Ctx,
    player: int,
    cost: ir.Cost,
    base: Need | None = None,
    without: frozenset[int] = frozenset(),
    effects: tuple[ir.Effect, ...] = (),
) -> Flow[int]:
    """The player declares X, no more than can be paid, and one with which `effects` find their targets (11.3.5, 11.6.7)."""
    if not has_x(cost):
        return 0
    most = highest_x(g, ctx, player, cost, base, without)  # 4.1: whole numbers from 0
    if most < 0:
        raise Illegal("the cost cannot be paid", "11.6.7")
    return (yield from targets.ask_for_x(g, ctx, player, effects, most, "11.6.7, 4.1", outline_of(cost).least))


def choose_cards(g: Game, player: int, bill: Bill, ctx: Ctx, without: frozenset[int]) -> Flow[list[tuple[int, ...]]]:
    """Fill the slots of a bill, card by card, so that the rest can still be paid."""
    chosen: list[tuple[int, ...]] = []
    used = without
    for i, slot in enumerate(bill.slots):
        if slot.fixed:
            chosen.append(slot.candidates)
            continue
        later = [(s, s.count) for s in bill.slots[i + 1 :] if not s.fixed]
        picked: tuple[int, ...] = ()
        for left in range(slot.count - 1, -1, -1):
            options = tuple(
                c
                for c in slot.candidates
                if _fits(bill, slot, c, used, picked)
                and _feasible(g, player, bill, _with(used, slot, c), [(slot, left), *later], (*picked, c))
            )
            if not options:
                raise Illegal("the cost cannot be paid", "11.6.10")
            answer = yield Decision(
                "choose", player, "cost", slot.clause, ctx.source, options, cancel=True, prompt=slot.verb
            )
            picked += answer
            used = _with(used, slot, answer[0])
        chosen.append(picked)
    return chosen
