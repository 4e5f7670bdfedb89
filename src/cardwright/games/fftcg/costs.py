"""Costs (11.6.2, 11.6.7, 11.6.10, 11.7.2): what is chosen for them, whether they can be paid, and paying all at once."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import cache
from typing import Any, Final

import msgspec
from msgspec.structs import replace

from cardwright.errors import Illegal
from cardwright.games.common import targets, telling
from cardwright.games.common.amounts import COUNTERS_REMOVED, CP_PAID, amount, crystals
from cardwright.games.common.context import Ctx, with_x
from cardwright.games.common.costitems import ITEMS, Slot, counters_taken
from cardwright.games.common.registry import walk
from cardwright.games.common.zones import BREAK_ZONE, COST, CRYSTAL_PAID, DISCARDED, DULL, FIELD, HAND, LEAVE, MOVE
from cardwright.games.fftcg import payment
from cardwright.games.fftcg.newer.producing import sources_for, that_may
from cardwright.games.fftcg.payment import CpSource, Need
from cardwright.kernel.decisions import Decision, Flow
from cardwright.kernel.game import Game
from cardwright.kernel.state import Event, Ref
from cardwright.text import ir

RULESET = "fftcg-2020"
MAX_TRIES = 2_000  # combinations looked at when it is found out whether a cost can be paid
MAX_X = 99


PAYING: Final = "11.2.1.1"  # asks for the CP, whatever it is for


class Paid(msgspec.Struct):
    """What was paid: X, the CP and the cards."""

    x: int = 0
    cp: tuple[CpSource, ...] = ()
    cards: tuple[Ref, ...] = ()
    due: int = 0  # how much CP
    kinds: tuple[str, ...] = ()  # what was said of what produced it
    backups: bool = False  # whether Backups produced all of it
    own: tuple[Ref, ...] = ()  # the card itself, where the cost names it

    def tags(self) -> tuple[str, ...]:
        """What texts may ask for later: the Elements of the CP, and whether only Backups produced it."""
        made: dict[str, int] = {}
        for how, _, element in self.cp:
            made[element] = made.get(element, 0) + payment.YIELD[how]
        found = [f"paid:{element}" for element in made]
        if self.backups:
            found.append("paid:backups_only")
        found += self.kinds
        return (*found, *[f"{CP_PAID}{element}:{min(number, self.due)}" for element, number in made.items()])


Told = Callable[[Sequence[CpSource]], tuple[str, ...]]
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


def _takes(slot: Slot, card: int) -> int:
    return ~card if slot.verb in ("dull", "activate") else card


def _whole(cards: frozenset[int]) -> frozenset[int]:
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
    fixed = frozenset([_takes(s, c) for s in slots if s.fixed and not s.free for c in s.candidates])
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


def _cp_left(g: Game, player: int, bill: Bill, used: frozenset[int]) -> list[CpSource]:
    return payment.sources_for(g, player, bill.need, _unproductive(bill.fixed | used, bill.need))


def _fits(bill: Bill, slot: Slot, card: int, taken: frozenset[int], mine: tuple[int, ...]) -> bool:
    """Whether the card can go into the slot beside `mine`, when so much is taken."""
    part = _takes(slot, card)
    if not slot.free and (part in taken or part in bill.fixed):
        return False
    return slot.clash is None or not slot.clash(mine, card)


def _with(taken: frozenset[int], slot: Slot, card: int) -> frozenset[int]:
    return taken if slot.free else taken | {_takes(slot, card)}


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
            return need is not None and payment.can_pay(need, _cp_left(g, player, bill, taken))
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
    return bill is not None and _can_meet(g, player, bill, without, allowed, dulled)


def _can_meet(
    g: Game,
    player: int,
    bill: Bill,
    without: frozenset[int],
    allowed: Allowed | None,
    dulled: frozenset[int] = frozenset(),
) -> bool:
    """Whether the player could pay the bill now."""
    bill.allowed = allowed
    without = _whole(without)
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


def pay(
    g: Game,
    ctx: Ctx,
    player: int,
    cost: ir.Cost,
    *,
    optional: bool = False,
    x: int | None = None,
    base: Need | None = None,
    without: frozenset[int] = frozenset(),
    allowed: Allowed | None = None,
    told: Told | None = None,
    more: Sequence[Due] = (),
    clause: str = PAYING,
) -> Flow[Paid | None]:
    """Pay a cost whole, everything at the same time (11.3.7.1, 11.6.10).

    `optional`: the player may decline (None is returned then, as where it cannot be paid). Else an unpayable cost raises
    `Illegal`, and the action is taken back (14.1). `base` is CP that is due besides (a card's own cost); `allowed`, what the
    cards that pay have to leave; `told` says of Backups that produce all CP, before they go, what texts may ask for later.
    """
    bill = bill_of(g, ctx, player, cost, max(x or 0, outline_of(cost).least), base, more)
    if bill is None or not _can_meet(g, player, bill, without, allowed):
        if optional:
            return None
        raise Illegal("the cost cannot be paid", "11.6.10")
    if optional:
        accepted = yield from g.ask(Decision("yes_no", player, "pay", "11.8.14", ctx.source))
        if not accepted:
            return None
    if x is None:
        x = yield from declare_x(g, ctx, player, cost, base, without)
    if has_x(cost):
        bill = bill_of(g, ctx, player, cost, x, base, more)
        assert bill is not None
        bill.allowed = allowed
    used, taken = _whole(without), []
    if bill.slots:
        chosen = yield from _choose_cards(g, player, bill, ctx, used)
        taken = list(zip(bill.slots, chosen, strict=True))
        used |= {_takes(slot, c) for slot, cards in taken if not slot.free for c in cards}
    # "put Hild and 1 Backup": Hild
    own = {id(slot) for slot, _ in taken if slot.fixed and slot.candidates == ctx.source[:1]}
    others = [picked for slot, picked in taken if not slot.special and id(slot) not in own]
    cards = [g.state.objects[c].ref for picked in others for c in picked]
    parts = [slot.intents(picked) for slot, picked in taken]
    said = (
        [telling.payment(g, s.verb, p, e) for (s, p), e in zip(taken, parts, strict=True)] if g.log is not None else []
    )
    intents = [event for part in parts for event in part]
    if bill.need.apart:  # fftcg-new X-PAY-3: before any CP is produced
        yield from _settle(taken, counters=True)
        if intents:
            yield from g.happen(*intents)
        intents = []
        if bill.need.more:
            bill.need = replace(bill.need, more=sources_for(g, player, ctx.source))
    cp: tuple[CpSource, ...] = ()
    if not bill.need.free:
        need = bill.need_with(g, player, frozenset(c for c in used if c >= 0))
        assert need is not None
        bill.need = need
        left = _cp_left(g, player, bill, used)
        cp = yield from g.ask(payment.decision(g, player, bill.need, left, ctx.source, clause))
    _note_paid(g, ctx, player, bill, cp, said)
    backups = payment.by_backups(g, cp)
    kinds = told(cp) if told is not None and backups else ()
    if taken and not bill.need.apart:
        yield from _settle(taken, counters=True)
    intents = [*cp_events(g, player, cp, ctx), *intents]
    if intents:
        yield from g.happen(*intents)
    if taken:
        yield from _settle(taken, counters=False)
    if taken and (spent := sum(slot.crystals for slot, _ in taken)):
        g.record([Event(CRYSTAL_PAID, player=player, source=ctx.source, controller=player, amount=spent)])
    return Paid(x, cp, tuple(cards), bill.need.amount, kinds, backups, (ctx.source,) if own else ())


def _settle(taken: Sequence[tuple[Slot, tuple[int, ...]]], *, counters: bool) -> Flow[None]:
    """What is no moving and no turning: counters come off first, as their cards may go for another part of the cost (11.6.10)."""
    for slot, picked in taken:
        if slot.after is not None and slot.free == counters:
            yield from slot.after(picked)


def _note_paid(g: Game, ctx: Ctx, player: int, bill: Bill, cp: Sequence[CpSource], parts: list[dict[str, Any]]) -> None:
    if g.log is not None:
        g.note(
            "pay",
            _paid_by(g, ctx, bill.need),
            player,
            ctx.source if ctx.source[0] >= 0 else None,
            cp=[_words(g, s) for s in cp],
            parts=parts,
            crystals=sum(slot.crystals for slot in bill.slots),
        )


def _paid_by(g: Game, ctx: Ctx, need: Need) -> str:
    """The clauses of what was paid: of each Element some (11.4.6.1.2), of any for a Light or Dark card (11.4.6.1.3)."""
    if len(need.elements) > 1:
        return "11.2.1, 11.4.6.1.2"
    card = ctx.kind in ("cast", "summon") and ctx.source[0] >= 0
    bright = card and not need.free and set(g.chars(ctx.source[0]).elements) <= set(payment.LIGHT_DARK)
    return "11.2.1, 11.4.6.1.3" if bright else "11.2.1"


def _words(g: Game, source: CpSource) -> str:
    how, card, element = source
    where = " into the Break Zone" if how == "put" else ""
    return f"{how}s {g.name(g.state.objects[card].ref)}{where} ({element})"


def _choose_cards(g: Game, player: int, bill: Bill, ctx: Ctx, without: frozenset[int]) -> Flow[list[tuple[int, ...]]]:
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


def cp_events(g: Game, player: int, cp: Sequence[CpSource], ctx: Ctx) -> list[Event]:
    """The intents by which CP is produced: cards discarded, Backups dulled (5.2.1.3), cards put away (fftcg-new X-PAY-8)."""
    events = []
    for how, card, _ in cp:
        obj = g.state.objects[card]
        ref = obj.ref
        if how == "put":
            events.append(
                Event(
                    LEAVE, ref, obj.owner, ctx.source, player, 0, FIELD, BREAK_ZONE, tags=(COST, "cp"), cause=ctx.node
                )
            )
        elif how == "discard":
            events.append(
                Event(MOVE, ref, player, ctx.source, player, 0, HAND, BREAK_ZONE, tags=(DISCARDED, COST, "cp"))
            )
        else:
            events.append(Event(DULL, ref, player, ctx.source, player, tags=(COST, "cp")))
    return events
