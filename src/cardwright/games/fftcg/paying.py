"""Paying a cost whole (11.3.7.1, 11.6.10): what is chosen for it, the CP, and all of it handed over at the same time."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, Final

import msgspec
from msgspec.structs import replace

from cardwright.errors import Illegal
from cardwright.games.common import telling
from cardwright.games.common.amounts import CP_PAID
from cardwright.games.common.context import Ctx
from cardwright.games.common.costitems import Slot
from cardwright.games.common.zones import BREAK_ZONE, COST, CRYSTAL_PAID, DISCARDED, DULL, FIELD, HAND, LEAVE, MOVE
from cardwright.games.fftcg import payment
from cardwright.games.fftcg.costs import (
    Allowed,
    Bill,
    Due,
    bill_of,
    can_meet,
    choose_cards,
    cp_left,
    declare_x,
    has_x,
    outline_of,
    takes,
    whole,
)
from cardwright.games.fftcg.newer.producing import sources_for
from cardwright.games.fftcg.payment import CpSource, Need
from cardwright.kernel.decisions import Decision, Flow
from cardwright.kernel.game import Game
from cardwright.kernel.state import Event, Ref
from cardwright.text import ir

RULESET = "fftcg-2020"
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


class _Given(msgspec.Struct):
    """The cards that are given for the slots of a bill, and what comes of them."""

    taken: list[tuple[Slot, tuple[int, ...]]] = []
    used: frozenset[int] = frozenset()  # what is taken of cards, those included that were not to be used
    cards: tuple[Ref, ...] = ()  # for what texts call "it" later
    own: bool = False  # whether the card itself is given because the cost names it: "put Hild and 1 Backup"
    intents: list[Event] = []
    said: list[dict[str, Any]] = []


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
    if bill is None or not can_meet(g, player, bill, without, allowed):
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
    given = yield from _chosen(g, ctx, player, bill, without)
    if bill.need.apart:
        yield from _before_cp(g, ctx, player, bill, given)
    cp = yield from _produced(g, ctx, player, bill, given.used, clause)
    _note_paid(g, ctx, player, bill, cp, given.said)
    backups = payment.by_backups(g, cp)
    kinds = told(cp) if told is not None and backups else ()
    yield from _hand_over(g, ctx, player, bill, cp, given)
    return Paid(x, cp, given.cards, bill.need.amount, kinds, backups, (ctx.source,) if given.own else ())


def _chosen(g: Game, ctx: Ctx, player: int, bill: Bill, without: frozenset[int]) -> Flow[_Given]:
    """The player chooses what the slots of the bill ask for."""
    used = whole(without)
    if not bill.slots:
        return _Given(used=used)
    chosen = yield from choose_cards(g, player, bill, ctx, used)
    taken = list(zip(bill.slots, chosen, strict=True))
    used |= {takes(slot, c) for slot, cards in taken if not slot.free for c in cards}
    own = {id(slot) for slot, _ in taken if slot.fixed and slot.candidates == ctx.source[:1]}
    others = [picked for slot, picked in taken if not slot.special and id(slot) not in own]
    cards = [g.state.objects[c].ref for picked in others for c in picked]
    parts = [slot.intents(picked) for slot, picked in taken]
    said = (
        [telling.payment(g, s.verb, p, e) for (s, p), e in zip(taken, parts, strict=True)] if g.log is not None else []
    )
    return _Given(taken, used, tuple(cards), bool(own), [event for part in parts for event in part], said)


def _before_cp(g: Game, ctx: Ctx, player: int, bill: Bill, given: _Given) -> Flow[None]:
    """What a text has done before any CP is produced (fftcg-new X-PAY-3), which may be by what comes of it."""
    yield from _settle(given.taken, counters=True)
    if given.intents:
        yield from g.happen(*given.intents)
    given.intents = []
    if bill.need.more:
        bill.need = replace(bill.need, more=sources_for(g, player, ctx.source))


def _produced(
    g: Game, ctx: Ctx, player: int, bill: Bill, used: frozenset[int], clause: str
) -> Flow[tuple[CpSource, ...]]:
    """What the player produces the CP with, when so much is taken of cards."""
    if bill.need.free:
        return ()
    need = bill.need_with(g, player, frozenset(c for c in used if c >= 0))
    assert need is not None
    bill.need = need
    left = cp_left(g, player, bill, used)
    cp: tuple[CpSource, ...] = yield from g.ask(payment.decision(g, player, need, left, ctx.source, clause))
    return cp


def _hand_over(g: Game, ctx: Ctx, player: int, bill: Bill, cp: Sequence[CpSource], given: _Given) -> Flow[None]:
    """All that is paid, at the same time (11.6.10)."""
    taken = given.taken
    if taken and not bill.need.apart:
        yield from _settle(taken, counters=True)
    intents = [*cp_events(g, player, cp, ctx), *given.intents]
    if intents:
        yield from g.happen(*intents)
    if taken:
        yield from _settle(taken, counters=False)
    if taken and (spent := sum(slot.crystals for slot, _ in taken)):
        g.record([Event(CRYSTAL_PAID, player=player, source=ctx.source, controller=player, amount=spent)])


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
