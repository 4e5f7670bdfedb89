"""Costs (10.4, 10.6.2.5): what they come to, whether they can be paid, and paying them part by part, all or nothing."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final

import msgspec

from cardwright.errors import Illegal
from cardwright.games.common import targets, telling
from cardwright.games.common.context import LEAVING, Ctx, with_x
from cardwright.games.common.costitems import ITEMS, Slot
from cardwright.games.common.zones import EX_AREA, FIELD, HAND, LEAVE
from cardwright.games.sve.bounds import most_cards
from cardwright.games.sve.costitems import EARTH_RITE, PROCESS, STACK
from cardwright.games.sve.players import evolution_points, play_points, set_points, use_evolution_point
from cardwright.kernel.decisions import Decision, Flow
from cardwright.kernel.game import Game
from cardwright.kernel.state import Event, Ref
from cardwright.text import ir

MAX_TRIES = 2_000  # combinations looked at when it is found out whether a cost can be paid
MAX_X = 99
NO_COST = ir.Cost()
Taken = frozenset[tuple[int, int]]  # the parts of a cost, by their places, each with a card that pays it
# what texts call the cards that the shared cost actions took (PaidCount)
TALLIES = {
    "discard": "discarded", "return": "returned", "remove": "banished", "put": "buried", "dull": "engaged", "counters": "removed", "reveal": "revealed",
}  # fmt: skip
# what a part of a cost shows beside its order
_PAID_BY = {"dull": "10.4.6", "defense": "10.4.5", "lesson": "14.3.2.1", EARTH_RITE: "13.3.3.2"}


class Paid(msgspec.Struct):
    """What was paid: X, the cards, and how many cards or counters by what was done to them."""

    x: int = 0
    cards: tuple[Ref, ...] = ()
    counts: dict[str, int] = {}


class Part(msgspec.Struct, frozen=True):
    """One action of a cost with the cards that can pay it."""

    slot: Slot
    least: int
    most: int
    along: bool = False  # with the one before, as one action


class Bill(msgspec.Struct, frozen=True):
    """A cost made definite: play points, and the actions in printed order (10.4.2.1; reading S2)."""

    points: int
    parts: tuple[Part, ...]
    swap: bool  # one evolution point may stand for one play point (12.2.3, 14.2.2.4)


def bill_of(
    g: Game, ctx: Ctx, player: int, cost: ir.Cost, x: int = 0, base: int = 0, *, swap: bool = False
) -> Bill | None:
    """The bill of a printed cost (10.6.2.5.1) with `base` play points besides, or None where a part cannot be paid as things are.

    A cost that names nobody's points, cards or zones means those of the player who pays (10.4.3).
    """
    points = base
    parts = []
    for item in (*cost.icons, *cost.actions):
        if isinstance(item, ir.PlayPointCost):
            points += item.amount
        elif isinstance(item, ir.PlayPointX):
            points += x
        else:
            slot = ITEMS[type(item)](g, with_x(ctx, x) if _so_many_x(item) else ctx, player, item)
            if slot is None:
                return None
            if LEAVING in ctx.env:
                slot = _without(slot, frozenset(ref[0] for ref in ctx.env[LEAVING] if isinstance(ref, tuple)))
            if len(slot.candidates) < slot.count and slot.most is None:
                return None
            least = slot.count if slot.most is None else 0
            along = isinstance(item, ir.PayPutGroup) and item.along
            parts.append(Part(slot, least, slot.count if slot.most is None else slot.most, along))
    into_ex = bool(parts) and any(isinstance(getattr(item, "to", None), ir.ExArea) for item in cost.actions)
    if into_ex and not _have_room(g, parts):
        return None
    return Bill(max(0, points), tuple(parts), swap and points > 0)  # 1.3.2.2.1; paying 0 counts as paid: 10.6.2.5.3


def _without(slot: Slot, cards: frozenset[int]) -> Slot:
    """Without the card that is played: it does not pay for itself (10.6.2.1)."""
    left = tuple(card for card in slot.candidates if card not in cards)
    if len(left) == len(slot.candidates):
        return slot
    fewer = len(left) if slot.fixed else slot.count
    return msgspec.structs.replace(slot, candidates=left, count=fewer)


def _have_room(g: Game, parts: Sequence[Part]) -> bool:
    """Whether EX areas can hold what the actions put there, one after the other (4.8.3.2): what stays where it is pays nothing."""
    free = [most_cards(g, player, EX_AREA) - len(g.zone(player, EX_AREA)) for player in (0, 1)]
    for part in parts:
        for event in part.slot.intents(part.slot.candidates[: part.least]):
            free[event.player] += (event.from_zone == EX_AREA) - (event.to_zone == EX_AREA)
            if event.to_zone == EX_AREA and free[event.player] < 0:
                return False
    return True


def payable(g: Game, ctx: Ctx, player: int, cost: ir.Cost, x: int = 0, base: int = 0, *, swap: bool = False) -> bool:
    """Whether the player could pay all of it now (10.4.2.2, 10.4.4)."""
    return _open_bill(g, ctx, player, cost, x, base, swap=swap) is not None


def _open_bill(g: Game, ctx: Ctx, player: int, cost: ir.Cost, x: int, base: int, *, swap: bool) -> Bill | None:
    """The bill, where the player could pay all of it now (10.4.2.2, 10.4.4)."""
    bill = bill_of(g, ctx, player, cost, x, base, swap=swap)
    if bill is None or not _points_suffice(g, player, bill):
        return None
    return bill if not bill.parts or _feasible(g, bill, 0, _fixed(bill)) else None


def makes_room(g: Game, ctx: Ctx, player: int, cost: ir.Cost) -> bool:
    """Whether paying could let a card leave the player's field (10.6.2.6): not one that Stack keeps there, for a counter."""
    bill = bill_of(g, ctx, player, cost)
    return bill is not None and any(
        part.slot.verb == PROCESS or any(_goes(g, player, part.slot, card) for card in part.slot.candidates)
        for part in bill.parts
    )


def _goes(g: Game, player: int, slot: Slot, card: int) -> bool:
    """Whether the card leaves the player's field where it pays."""
    obj = g.state.objects[card]
    if obj.zone != FIELD or obj.controller != player:
        return False
    held = obj.counters.get(STACK, 0)
    if slot.verb == EARTH_RITE:
        return held == slot.takes  # 13.3.3.2
    kept = held > 0 and STACK in g.chars(card).keywords  # 13.3.2.2.b
    return not kept and any(event.kind == LEAVE for event in slot.intents((card,)))


def _points_suffice(g: Game, player: int, bill: Bill) -> bool:
    helping = 1 if bill.swap and evolution_points(g, player) > 0 else 0
    return play_points(g, player) + helping >= bill.points


def _fixed(bill: Bill) -> Taken:
    return frozenset((i, c) for i, part in enumerate(bill.parts) if part.slot.fixed for c in part.slot.candidates)


def _bears(g: Game, bill: Bill, taken: Taken, card: int) -> bool:
    """Whether the card can pay all the parts for which it is taken, one after the other (10.4.2.1): but for losing counters, other
    parts take other cards. One that leaves loses none after that, unless Stack keeps it there, for a counter (13.3.2.2.b, 10.6.2.5.2).
    """
    slots = [bill.parts[i].slot for i, c in sorted(taken) if c == card]
    bare = [slot for slot in slots if not slot.free]
    if len(bare) > 1 and not all(slot.fixed for slot in bare):
        return False
    held = dict(g.state.objects[card].counters)
    stacked, there = STACK in g.chars(card).keywords, True
    for slot in slots if len(bare) < len(slots) else ():
        if not there:
            return False
        if slot.free:
            held[slot.counter] = held.get(slot.counter, 0) - slot.takes
            if held[slot.counter] < 0:
                return False
            there = slot.verb != EARTH_RITE or held[slot.counter] > 0  # 13.3.3.2
        elif any(event.kind == LEAVE for event in slot.intents((card,))):
            there = stacked and held.get(STACK, 0) > 0
            held[STACK] = held.get(STACK, 0) - 1
    return True


def _feasible(
    g: Game, bill: Bill, start: int, used: Taken, first: int | None = None, picked: tuple[int, ...] = ()
) -> bool:
    """Whether cards can be found for the actions from `start` on; `first` is what that one still wants beside `picked`."""
    wants = [(i, p.least) for i, p in enumerate(bill.parts) if i >= start and not p.slot.fixed]
    if first is not None and wants:
        wants[0] = (wants[0][0], first)
    tries = [MAX_TRIES]

    def fill(k: int, wanted: int, taken: Taken, at: int, along: tuple[int, ...]) -> bool:
        tries[0] -= 1
        if tries[0] < 0:
            return False
        if wanted == 0:
            return k + 1 >= len(wants) or fill(k + 1, wants[k + 1][1], taken, 0, ())
        i = wants[k][0]
        slot = bill.parts[i].slot
        return any(
            (i, card) not in taken
            and not (slot.clash and slot.clash(along, card))
            and _bears(g, bill, taken | {(i, card)}, card)
            and fill(k, wanted - 1, taken | {(i, card)}, j + 1, (*along, card))
            for j, card in enumerate(slot.candidates[at:], at)
        )

    if start == 0 and not all(_bears(g, bill, used, card) for _, card in used):
        return False
    return not wants or fill(0, wants[0][1], used, 0, picked)


def has_x(cost: ir.Cost) -> bool:
    """Whether the cost holds an X that the player declares (5.2.1.2.2)."""
    return any(isinstance(i, ir.PlayPointX) or _so_many_x(i) for i in (*cost.icons, *cost.actions))


def _so_many_x(item: ir.CostItem) -> bool:
    """Whether X of something are discarded, banished, removed ..."""
    return isinstance(getattr(item, "count", None), ir.X)


def unpaid_clause(g: Game, ctx: Ctx, player: int, cost: ir.Cost, *, swap: bool) -> str:
    """The clause of the first part of a cost that cannot be paid by itself, beside that of the whole (10.6.2.5.4)."""
    for item in (*cost.icons, *cost.actions):
        if not payable(g, ctx, player, ir.Cost(actions=(item,))):
            one_point = ", 3.2.5" if swap and isinstance(item, ir.PlayPointCost) else ""
            return f"10.6.2.5.4, {_UNPAID.get(type(item), '10.4.2.2')}{one_point}"
    return "10.6.2.5.4, 10.4.2.2"


_UNPAID: Final[Mapping[type, str]] = {
    ir.PlayPointCost: "10.4.4",
    ir.PlayPointX: "10.4.4",
    ir.DullSelf: "10.4.6",
    ir.PayDefense: "10.4.5",
}


def highest_x(g: Game, ctx: Ctx, player: int, cost: ir.Cost, base: int = 0, *, swap: bool = False) -> int:
    """The highest X that the player could pay now; -1 for none."""
    most = -1
    while most < MAX_X and payable(g, ctx, player, cost, most + 1, base, swap=swap):
        most += 1
    return most


def declare_x(
    g: Game,
    ctx: Ctx,
    player: int,
    cost: ir.Cost,
    base: int = 0,
    *,
    swap: bool = False,
    effects: tuple[ir.Effect, ...] = (),
) -> Flow[int]:
    """The player specifies a value for X, no more than can be paid, and one with which `effects` find their targets (10.6.2.2.3, 1.3.5)."""
    if not has_x(cost):
        return 0
    most = highest_x(g, ctx, player, cost, base, swap=swap)
    if most < 0:
        raise Illegal("the cost cannot be paid", "10.6.2.5.4")
    return (yield from targets.ask_for_x(g, ctx, player, effects, most, "10.6.2.2.3"))


def pay(
    g: Game,
    ctx: Ctx,
    player: int,
    cost: ir.Cost,
    *,
    x: int = 0,
    base: int = 0,
    swap: bool = False,
    optional: bool = False,
    fee: bool = False,
    clears: bool = False,
) -> Flow[Paid | None]:
    """Pay a cost whole (10.4.2, 10.6.2.5): its cards are chosen, then each action is done in the listed order (10.4.2.1).

    `optional`: the player may decline (None then, as where it cannot be paid). Else an unpayable cost raises `Illegal`, and
    the playing is taken back (10.6.2.5.4). `fee`: it is for playing a card or an activated ability.
    `clears`: the cards are chosen so that one leaves the player's field, which has no room for what is played (8.1.2, 10.6.2.6).
    """
    bill = _open_bill(g, ctx, player, cost, x, base, swap=swap)
    if bill is None:
        if optional:
            return None
        raise Illegal("the cost cannot be paid", "10.6.2.5.4")
    asks = "10.4.7, 10.4.7.4" if ctx.kind == "auto" else "10.4.7, 10.4.7.5"
    if optional and not (yield from g.ask(Decision("yes_no", player, "pay", asks, ctx.source))):
        return None
    chosen = (yield from _choose_cards(g, ctx, player, bill, clears)) if bill.parts else []
    yield from _pay_points(g, ctx, player, bill, fee=fee)
    paid = Paid(x)
    for at, part in enumerate(bill.parts):
        if not part.along:
            last = next((n for n in range(at + 1, len(bill.parts)) if not bill.parts[n].along), len(bill.parts))
            pairs = [(each.slot, picked) for each, picked in zip(bill.parts[at:last], chosen[at:last], strict=True)]
            yield from _carry_out(g, player, ctx, pairs, paid)
    return paid


def _carry_out(g: Game, player: int, ctx: Ctx, action: list[tuple[Slot, tuple[int, ...]]], paid: Paid) -> Flow[None]:
    """Do one action of the cost. What a replacement effect changed of it counts as done (10.6.2.5.2)."""
    intents: list[Event] = []
    for slot, picked in action:
        paid.cards += tuple(g.state.objects[c].ref for c in picked)
        if tally := _tally(slot):
            paid.counts[tally] = paid.counts.get(tally, 0) + len(picked)
        events = slot.intents(picked)
        if g.log is not None:
            payer = ctx.source if ctx.source[0] >= 0 else None
            facts, besides = telling.payment(g, slot.verb, picked, events), _PAID_BY.get(slot.verb, "")
            g.note("pay", "10.4.2.1", player, payer, besides, **facts)
        intents += events
    if intents:
        yield from g.happen(*intents)
    for slot, picked in action:
        if slot.after is not None:
            more = yield from slot.after(picked)
            if (tally := _tally(slot)) and isinstance(more, int):
                paid.counts[tally] = more


def _tally(slot: Slot) -> str:
    return slot.tally or TALLIES.get(slot.verb, "")


def _pay_points(g: Game, ctx: Ctx, player: int, bill: Bill, *, fee: bool) -> Flow[None]:
    """Play points (10.4.4), one of them by an evolution point where that is allowed and wanted (12.2.3, 14.2.2.4; S11)."""
    points = bill.points
    facts: dict[str, Any] = {"fee": True} if fee else {}  # the log tells it from what an effect takes or gives
    if bill.swap and evolution_points(g, player) > 0:
        instead = play_points(g, player) < points or (
            yield Decision("yes_no", player, "evolution_point", "12.2.3", ctx.source)
        )
        if instead:
            serves = ctx.node[0] >= 0 and not isinstance(g.node(ctx.node), ir.EvolveAbility)
            use_evolution_point(g, player, ctx.source, ctx.node, "14.2.2.4" if serves else "12.2.3", fee=fee)
            points -= 1
    if points:
        g.note("pay_points", "10.4.4", player, ctx.source if ctx.source[0] >= 0 else None, count=points, **facts)
        set_points(g, player, play_points(g, player) - points)


def _choose_cards(g: Game, ctx: Ctx, player: int, bill: Bill, clears: bool = False) -> Flow[list[tuple[int, ...]]]:
    """Choose the cards for each action, so that those after it can still be paid."""
    chosen: list[tuple[int, ...]] = []
    used = _fixed(bill)
    for i, part in enumerate(bill.parts):
        slot = part.slot
        if slot.fixed:
            chosen.append(slot.candidates)
            continue
        picked: tuple[int, ...] = ()
        while len(picked) < part.most:
            left = max(0, part.least - len(picked) - 1)
            options = tuple(
                c
                for c in slot.candidates
                if (i, c) not in used
                and not (slot.clash and slot.clash(picked, c))
                and _bears(g, bill, used | {(i, c)}, c)
                and _feasible(g, bill, i, used | {(i, c)}, left, (*picked, c))
                and not (clears and _stays_full(g, player, bill, (*chosen, (*picked, c)), more=True))
            )
            enough = len(picked) >= part.least and not (clears and _stays_full(g, player, bill, (*chosen, picked)))
            need = 0 if enough else 1
            answer = yield from _ask_card(g, ctx, player, slot, options, need)
            if not answer:
                break
            picked += answer
            used |= {(i, answer[0])}
        chosen.append(picked)
    return chosen


def _stays_full(g: Game, player: int, bill: Bill, chosen: tuple[tuple[int, ...], ...], *, more: bool = False) -> bool:
    """Whether none of the cards chosen so far leaves the player's field, and none can that is still to be chosen: for the actions
    to come, and with `more` for the last one."""
    last = len(chosen) - 1
    for i, part in enumerate(bill.parts):
        open_ = i > last or (more and i == last and len(chosen[i]) < part.most)
        taking = part.slot.candidates if open_ else chosen[i]
        if part.slot.verb == PROCESS or any(_goes(g, player, part.slot, card) for card in taking):
            return False
    return True


def _ask_card(g: Game, ctx: Ctx, player: int, slot: Slot, options: Sequence[int], need: int) -> Flow[tuple[int, ...]]:
    if not options:
        if need:
            raise Illegal("the cost cannot be paid", "10.6.2.5.4")
        return ()
    decision = Decision(
        "choose", player, "cost", "10.6.2.5", ctx.source, tuple(options), need, 1, cancel=True, prompt=slot.verb
    )
    hidden = any(g.state.objects[c].zone == HAND for c in options)
    answer: tuple[int, ...] = (yield decision) if hidden else (yield from g.ask(decision))
    return answer
