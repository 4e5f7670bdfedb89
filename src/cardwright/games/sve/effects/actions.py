"""Stealing, engaging any number, counters of Stack, playing cards by effects (5.21, 13.3.2, 10.6)."""

from __future__ import annotations

from typing import Any, Final

from cardwright.games.common import actions
from cardwright.games.common.amounts import amount
from cardwright.games.common.context import Ctx
from cardwright.games.common.effects.characters import cards
from cardwright.games.common.effects.lasting import create, unable_duration
from cardwright.games.common.effects.moving import all_select, select_discards
from cardwright.games.common.effects.places import open_to, pick, select
from cardwright.games.common.effects.registry import asked, bind, cause, executes, refs_of, refuses
from cardwright.games.common.groups import members
from cardwright.games.common.triggers import goes_off
from cardwright.games.common.zones import FIELD
from cardwright.games.sve.arriving import take_over
from cardwright.kernel.decisions import Decision, Flow
from cardwright.kernel.game import Game
from cardwright.kernel.state import Env, Ref, Waiting
from cardwright.text import ir
from cardwright.text import ir_sve as sv

STACK = "Stack"  # the keyword, and the name of its counters (13.3.2)


@executes(sv.Steal)
def steal(g: Game, ctx: Ctx, node: sv.Steal) -> Flow[int]:
    """They move to the thief's field as they are: no cards newly put there (5.21.1, 5.21.2, 10.7.4.3).

    As many as that field has room for, of the choice of the effect's controller (4.4.4.2). What is stolen for a time goes back
    when that is over (10.2.1.2), if it is still there.
    """
    thief = ctx.controller
    stolen = yield from take_over(g, cards(g, ctx, node.what), thief, cause(ctx), for_good=node.duration is None)
    if node.duration is not None:
        for ref in stolen:
            sides = {"from": 1 - thief, "to": thief}
            create(g, ctx, node, node.duration, objects=(ref,), tags=("control",), values=sides)
    return len(stolen)


@refuses(sv.Steal)
def _stolen_for(node: sv.Steal) -> str:
    return "" if node.duration is None else unable_duration(node.duration)


@executes(sv.EngageAny)
def engage_any(g: Game, ctx: Ctx, node: sv.EngageAny) -> Flow[int]:
    """Any number of those that are reserved (1.3.5, 5.3.1)."""
    done = 0
    for player in asked(g, ctx, node.player)[:1]:
        open_ = [r for r in cards(g, ctx, node.what) if not g.state.objects[r[0]].dull]
        most = len(open_) if node.most is None else min(len(open_), amount(g, ctx, node.most))
        picked = yield from select(g, ctx, player, open_, 0, most, "engage", secret=False)
        done += len((yield from actions.dull_cards(g, picked, cause(ctx))))
    return done


@executes(sv.SelectThenAll)
def select_then_all(g: Game, ctx: Ctx, node: sv.SelectThenAll) -> Flow[int]:
    """Selecting is done by one player after the other, what is done then involves no selection any more (1.3.4.1)."""
    doing: Any = node.effect
    players = asked(g, ctx, doing.player)
    if not isinstance(doing, ir.Discard):
        facts = yield from all_select(g, ctx, doing, players)
        bind(ctx, doing.target.bind, refs_of(facts))
        return len(facts)
    picked: list[Ref] = []
    for player in players:
        picked += yield from select_discards(g, ctx, doing, player)
    facts = yield from actions.discard_cards(g, picked, cause(ctx))
    bind(ctx, doing.bind, refs_of(facts))
    return len(facts)


# -- counters ----------------------------------------------------------------------------------------------------------------


@executes(sv.TransferCounters)
def transfer_counters(g: Game, ctx: Ctx, node: sv.TransferCounters) -> Flow[int]:
    """Counters of the name, or all of them, go from the one to the other (13.3.2.2); with nowhere to go they stay."""
    to = cards(g, ctx, node.to)[:1]
    return (yield from _transfer(g, ctx, node, to[0])) if to else 0


@executes(sv.TransferTo)
def transfer_to(g: Game, ctx: Ctx, node: sv.TransferTo) -> Flow[int]:
    """The same to a card that is selected only now."""
    player = asked(g, ctx, node.player)[0]
    sources = cards(g, ctx, node.source)
    open_ = [ref for ref in open_to(g, ctx, player, members(g, ctx, node.target.group)) if ref not in sources]
    picked = yield from pick(g, ctx, player, node.target, open_, "select", secret=False)
    bind(ctx, node.target.bind, tuple(picked))
    return (yield from _transfer(g, ctx, node, picked[0])) if picked else 0


def _transfer(g: Game, ctx: Ctx, node: sv.TransferCounters | sv.TransferTo, to: Ref) -> Flow[int]:
    """The counters go over, as many as is said; of "any number" their controller says how many (1.3.5)."""
    count = None if node.count is None else amount(g, ctx, node.count)
    done = 0
    sources = [ref for ref in cards(g, ctx, node.source) if ref != to]
    held = {name for ref in sources for name in g.state.objects[ref[0]].counters}
    for name in [node.counter] if node.counter else sorted(held):
        if node.any_number:
            most = max([g.state.objects[ref[0]].counters.get(name, 0) for ref in sources], default=0)
            asking = Decision("number", ctx.controller, "counters", "1.3.5", ctx.source, None, 0, most)
            count = (yield from g.ask(asking)) if most else 0
        gone = sum(actions.remove_counters(g, ref, name, count, cause(ctx)) for ref in sources)
        actions.place_counters(g, to, name, gone, cause(ctx))
        done += gone
    return done


@executes(sv.AddToStack)
def add_to_stack(g: Game, ctx: Ctx, node: sv.AddToStack) -> Flow[int]:
    """Stack counters on one card with Stack on one's own field (13.3.2.4): on which, is decided as it is done."""
    count = amount(g, ctx, node.count)
    open_ = [g.state.objects[n].ref for n in g.zone(ctx.controller, FIELD) if STACK in g.chars(n).keywords]
    open_ = [ref for ref in open_ if not (node.other and ref == ctx.source)]
    if count <= 0 or not open_:
        return 0
    picked = yield from select(g, ctx, ctx.controller, open_, 1, 1, "add_to_stack", secret=False)
    return count * sum(actions.place_counters(g, r, STACK, count, cause(ctx)) for r in picked)


# -- playing -----------------------------------------------------------------------------------------------------------------


@executes(sv.PlayFor)
def play_for(g: Game, ctx: Ctx, node: sv.PlayFor) -> Flow[int]:
    """The player plays the cards now for so many play points (10.6.2, 10.4.4.1), as far as that is possible (1.3.2)."""
    from cardwright.games.sve import playing  # which carries out texts itself

    price = max(0, amount(g, ctx, node.amount))
    done = 0
    for player in asked(g, ctx, node.player)[:1]:
        for ref in cards(g, ctx, node.what):
            done += yield from playing.play_by_effect(g, player, ref, price)
    return done


WAITS_FOR: Final[dict[str, type[ir.Event]]] = {
    "Fanfare": sv.Fanfare, "Last Words": sv.LastWords, "On Evolve": sv.OnEvolve, "On Race": sv.OnRace,
}  # fmt: skip


@executes(sv.SetOff)
def set_off(g: Game, ctx: Ctx, node: sv.SetOff) -> Flow[int]:
    """They are pending (10.7.1) for the effect's controller, as far as their limits let them trigger (docs/rulings.md S97)."""
    yield from ()
    done = 0
    for ref in cards(g, ctx, node.what):
        for source in g.chars(ref[0]).abilities:
            ability = g.node(source)
            if not isinstance(ability, ir.AutoAbility) or not _waits_for(ability.event, WAITS_FOR[node.keyword]):
                continue
            itself: Env = {"subject": (ref,)}
            snapshot = g.snapshot(ref[0])
            if goes_off(g, Ctx(ctx.controller, ref, source, itself, None, snapshot, kind="auto"), ability):
                g.state.waiting.append(Waiting(source, ref, ctx.controller, None, itself, snapshot))
                done += 1
    return done


def _waits_for(event: ir.Event, kind: type[ir.Event]) -> bool:
    return isinstance(event, kind) or (
        isinstance(event, ir.AnyEvent) and any(isinstance(e, kind) for e in event.events)
    )
