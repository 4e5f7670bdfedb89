"""Priming: a Character becomes another card that is placed on top of it (X-PRIMING-1 to X-PRIMING-8)."""

from __future__ import annotations

from typing import Final

from cardwright.games.common import limits, statics
from cardwright.games.common.context import Ctx
from cardwright.games.common.effects.registry import executes, run
from cardwright.games.common.effects.searching import search
from cardwright.games.common.groups import FILTERS
from cardwright.games.common.happenings import is_any_of
from cardwright.games.common.refs import objects
from cardwright.games.common.seen import Seen
from cardwright.games.common.shuffling import followed
from cardwright.games.common.triggers import EVENT_KINDS, EVENTS
from cardwright.games.common.zones import DECK, FIELD
from cardwright.games.fftcg import costs, paying
from cardwright.games.fftcg.newer import limit_break
from cardwright.games.fftcg.newer.keyword_costs import cost_of
from cardwright.games.fftcg.zones import BENEATH, LIMIT_DECK
from cardwright.kernel.decisions import Flow
from cardwright.kernel.game import Game
from cardwright.kernel.state import STATUS, STRUCTURE, Env, Event, Ref, Source
from cardwright.text import ir

RULESET = "fftcg-new"
PRIMING: Final = "priming"  # kinds of events: the card is about to be placed (X-PRIMING-5)
PRIMED: Final = "primed"  # it has been placed
FOUND: Final = "t1"

limits.ACTIVATED.add(ir.PrimingAction)


# -- the action ------------------------------------------------------------------------------------------------------------


def due(g: Game, player: int, ref: Ref, source: Source) -> tuple[Ctx, ir.Cost]:
    """The context and the cost of the player's priming with this ability of the card."""
    ctx = Ctx(player, ref, source, kind="priming")
    return ctx, cost_of(g, player, ref, "Priming", g.node(source).cost)


def problem(g: Game, player: int, ref: Ref, source: Source) -> tuple[str, str]:
    """Why the card cannot prime now: (reason, clause), empty when it can."""
    ctx, cost = due(g, player, ref, source)
    if g.state.stack:
        return "cards prime while the stack is empty", "X-PRIMING-1"
    reason = statics.limit_problem(g, ctx, g.node(source))
    if not reason and not costs.payable(g, ctx, player, cost):
        reason = "its Priming cost cannot be paid"
    return (reason, "X-PRIMING-1") if reason else ("", "")


def prime(g: Game, player: int, ref: Ref, source: Source) -> Flow[None]:
    """X-PRIMING-1: the cost is paid and all is done at once; nobody can respond."""
    ctx, cost = due(g, player, ref, source)
    ctx.snapshot = g.snapshot(ref[0])
    ctx.item = g.state.next_id()
    g.note("prime", "X-PRIMING-1, X-PRIMING-2", player, ref)
    yield from paying.pay(g, ctx, player, cost, clause=f"X-PRIMING-1, {paying.PAYING}")
    yield from followed(g, run(g, ctx, g.node(source).effects))


@executes(ir.PrimeInto)
def prime_into(g: Game, ctx: Ctx, node: ir.PrimeInto) -> Flow[int]:
    """X-PRIMING-2: the search, in which nobody can be held to finding anything; what was found is placed on top."""
    target = ir.Target(ir.Num(1), ir.Group(ir.IsCharacter(), (), (ir.NameIs(node.name),)), bind=FOUND)
    yield from search(g, ctx, ir.Search(ir.You(), (target,)))
    found = ctx.env.get(FOUND, ())
    done = 0
    for ref in objects(g, ctx, node.what):
        for card in found:
            if isinstance(card, tuple) and g.state.exists(card) and g.state.objects[ref[0]].zone == FIELD:
                place(g, ref, card)
                done += 1
    return done


def place(g: Game, ref: Ref, card: Ref) -> None:
    """Place a card on top of a Character (X-PRIMING-3), which neither enters nor leaves the field (X-PRIMING-4)."""
    before = g.snapshot(ref[0])
    player = g.state.objects[ref[0]].controller
    g.record([Event(PRIMING, ref, player, ref, player, before=before, objects=(card,))])  # X-PRIMING-5
    owner = g.state.objects[ref[0]].owner
    g.relocate(card[0], owner, BENEATH)
    # X-PRIMING-6: the object on the field is the upper card from now on, the other object is the one that lies beneath
    upper, lower = g.state.edit(ref[0]), g.state.edit(card[0])
    upper.card, lower.card = lower.card, upper.card
    upper.owner, lower.owner = lower.owner, upper.owner
    upper.marks |= {PRIMED}  # X-PRIMING-9
    lower.controller, lower.link = owner, ref[0]
    g.changed(STRUCTURE | STATUS)
    g.note(
        "primed", "X-PRIMING-3, X-PRIMING-4", player, ref, over=before.chars.names[0], upper=upper.id, lower=lower.id
    )
    g.record([Event(PRIMED, ref, player, ref, player, before=before)])


def beneath(g: Game, number: int) -> list[int]:
    """The cards that lie beneath this one, the uppermost first."""
    return [c for p in (0, 1) for c in reversed(g.zone(p, BENEATH)) if g.state.objects[c].link == number]


def take_along(g: Game, fact: Event) -> None:
    """X-PRIMING-7: what lay beneath a card that has left the field goes to the same zone; it is no event of its own."""
    upper = g.state.objects[fact.obj[0]]
    for i, card in enumerate(beneath(g, upper.id), 1):
        owner = g.state.objects[card].owner
        position = fact.amount - 1 if fact.amount else None
        zone = LIMIT_DECK if limit_break.number(g, card) else fact.to_zone  # X-LB-8
        if zone == LIMIT_DECK:
            position = None
        elif zone == DECK and owner == upper.owner:
            position = g.zone(owner, DECK).index(upper.id) + i
        moved = g.relocate(card, owner, zone, position)
        g.note("goes_along", "X-PRIMING-7", owner, moved.ref if zone != DECK else None)


# -- what waits for it -----------------------------------------------------------------------------------------------------

EVENT_KINDS[ir.Primes] = (PRIMING,)
EVENT_KINDS[ir.PrimesInto] = (PRIMED,)


@EVENTS.handles(ir.Primes)
def _primes(g: Game, ctx: Ctx, node: ir.Primes, event: Event) -> Env | None:
    card = event.before or event.obj
    return {"subject": (event.obj,)} if is_any_of(g, ctx, node.subject, card, event.obj) else None


@EVENTS.handles(ir.PrimesInto)
def _primes_into(g: Game, ctx: Ctx, node: ir.PrimesInto, event: Event) -> Env | None:
    was = event.before.chars.names if event.before is not None else ()
    return {"subject": (event.obj,)} if event.obj == ctx.source and node.name in was else None


@FILTERS.handles(ir.Primed)
def _has_primed(g: Game, ctx: Ctx, node: ir.Primed, seen: Seen) -> bool:
    """X-PRIMING-9: it is marked on the card, as long as that is on the field."""
    return seen.state is not None and PRIMED in seen.state.marks
