"""What is done to Characters where they are: break, dull, activate, freeze, counters, control (15.1, 15.2.4, 6.7, 6.2.5)."""

from __future__ import annotations

from typing import Final

from cardwright.games.common import actions
from cardwright.games.common.amounts import COUNTERS_REMOVED, TURNED, amount
from cardwright.games.common.context import Ctx, set_number
from cardwright.games.common.effects.registry import asked, bind, cause, executes
from cardwright.games.common.refs import objects
from cardwright.games.common.taking_counters import take
from cardwright.kernel.decisions import Decision, Flow
from cardwright.kernel.game import Game
from cardwright.kernel.state import Ref
from cardwright.text import ir

SELECTED: Final = "counter"  # the name under which the kind of counter that was selected is bound


def cards(g: Game, ctx: Ctx, node: ir.Objects) -> list[Ref]:
    """The cards that a text names; abilities on the stack are none. All of a group are bound for later sentences."""
    found = [r for r in objects(g, ctx, node) if r[0] >= 0]
    if isinstance(node, ir.All):
        bind(ctx, node.bind, tuple(found))
    return found


@executes(ir.Break)
def break_(g: Game, ctx: Ctx, node: ir.Break) -> Flow[int]:
    """Break (15.1.1.3)."""
    return len((yield from actions.break_cards(g, cards(g, ctx, node.what), cause(ctx))))


@executes(ir.Dull)
def dull(g: Game, ctx: Ctx, node: ir.Dull) -> Flow[int]:
    """Turn dull (15.1.1.2)."""
    facts = yield from actions.dull_cards(g, cards(g, ctx, node.what), cause(ctx))
    set_number(ctx, TURNED, sum(f.amount for f in facts))
    return len(facts)


@executes(ir.DullActive)
def dull_active(g: Game, ctx: Ctx, node: ir.DullActive) -> Flow[int]:
    """Dull those that are active; it is not done to one that is dull already."""
    active = [r for r in cards(g, ctx, node.what) if not g.state.objects[r[0]].dull]
    return len((yield from actions.dull_cards(g, active, cause(ctx))))


@executes(ir.Activate)
def activate(g: Game, ctx: Ctx, node: ir.Activate) -> Flow[int]:
    """Turn active (15.1.1.1)."""
    facts = yield from actions.activate_cards(g, cards(g, ctx, node.what), cause(ctx))
    set_number(ctx, TURNED, sum(f.amount for f in facts))
    return len(facts)


@executes(ir.Freeze)
def freeze(g: Game, ctx: Ctx, node: ir.Freeze) -> Flow[int]:
    """Freeze (15.2.4)."""
    return len((yield from actions.freeze_cards(g, cards(g, ctx, node.what), cause(ctx))))


@executes(ir.DullAndFreeze)
def dull_and_freeze(g: Game, ctx: Ctx, node: ir.DullAndFreeze) -> Flow[int]:
    """Both to the same cards (15.1.1.2, 15.2.4)."""
    found = cards(g, ctx, node.what)
    dulled = yield from actions.dull_cards(g, found, cause(ctx))
    set_number(ctx, TURNED, sum(f.amount for f in dulled))
    frozen = yield from actions.freeze_cards(g, found, cause(ctx))
    return max(len(dulled), len(frozen))


@executes(ir.NegateDamage)
def negate_damage(g: Game, ctx: Ctx, node: ir.NegateDamage) -> Flow[int]:
    """The damage that is on them goes away."""
    yield from ()
    hurt = [r for r in cards(g, ctx, node.what) if g.state.objects[r[0]].damage]
    for ref in hurt:
        g.edit(ref[0]).damage = 0
        g.note("healed", "11.12.3.1", ctx.controller, ref)
    return len(hurt)


@executes(ir.PlaceCounters)
def place_counters(g: Game, ctx: Ctx, node: ir.PlaceCounters) -> Flow[int]:
    """Place counters (6.7.1), which are told apart by their names alone (fftcg-new X-COUNTER-1)."""
    yield from ()
    count, name = amount(g, ctx, node.count), node.counter or _selected(ctx)
    placed = [actions.place_counters(g, r, name, count, cause(ctx)) for r in cards(g, ctx, node.on)] if name else []
    return count * sum(placed)


@executes(ir.RemoveCounters)
def remove_counters(g: Game, ctx: Ctx, node: ir.RemoveCounters) -> Flow[int]:
    """Remove counters, all of that name where no number is said."""
    yield from ()
    count = None if node.count is None else amount(g, ctx, node.count)
    name = node.counter or _selected(ctx)
    gone = sum(actions.remove_counters(g, r, name, count, cause(ctx)) for r in cards(g, ctx, node.what))
    bind(ctx, COUNTERS_REMOVED + name, (gone,))
    return gone


@executes(ir.MoveCounters)
def move_counters(g: Game, ctx: Ctx, node: ir.MoveCounters) -> Flow[int]:
    """As many as there are of those are removed from the one and placed on the other; with nowhere to go they stay (F98)."""
    yield from ()
    onto = cards(g, ctx, node.on)[:1]
    count = None if node.count is None else amount(g, ctx, node.count)
    moved = 0
    for ref in cards(g, ctx, node.what) if onto else []:
        gone = actions.remove_counters(g, ref, node.counter, count, cause(ctx))
        moved += actions.place_counters(g, onto[0], node.counter, gone, cause(ctx)) and gone
    return moved


@executes(ir.RemoveEveryCounter)
def remove_every_counter(g: Game, ctx: Ctx, node: ir.RemoveEveryCounter) -> Flow[int]:
    """Counters of all names, each name for itself (6.7.2)."""
    yield from ()
    gone = 0
    for ref in cards(g, ctx, node.what):
        names = sorted(g.state.objects[ref[0]].counters)
        gone += sum(actions.remove_counters(g, ref, name, None, cause(ctx)) for name in names)
    bind(ctx, COUNTERS_REMOVED, (gone,))
    return gone


@executes(ir.RemoveSomeCounters)
def remove_some_counters(g: Game, ctx: Ctx, node: ir.RemoveSomeCounters) -> Flow[int]:
    """Counters of any names: which, the controller of the effect says on resolution (11.11.9)."""
    count, gone = amount(g, ctx, node.count), 0
    for ref in cards(g, ctx, node.what):
        gone += yield from take(g, ctx, ctx.controller, ref, "", count, cause(ctx), "11.11.9")
    bind(ctx, COUNTERS_REMOVED, (gone,))
    return gone


@executes(ir.RemoveAnyCounters)
def remove_any_counters(g: Game, ctx: Ctx, node: ir.RemoveAnyCounters) -> Flow[int]:
    """The player says how many are removed, on resolution (11.11.9)."""
    gone = 0
    for ref in cards(g, ctx, node.what):
        held = g.state.objects[ref[0]].counters.get(node.counter, 0)
        if held:
            player = asked(g, ctx, node.player)[0]
            wanted = yield from g.ask(Decision("number", player, "counters", "11.11.9", ref, None, 0, held))
            gone += actions.remove_counters(g, ref, node.counter, wanted, cause(ctx))
    bind(ctx, COUNTERS_REMOVED + node.counter, (gone,))
    return gone


@executes(ir.SelectCounter)
def select_counter(g: Game, ctx: Ctx, node: ir.SelectCounter) -> Flow[int]:
    """One of the counters that are on the card; all of one name are alike (fftcg-new X-COUNTER-1)."""
    names = sorted({n for r in cards(g, ctx, node.what) for n, held in g.state.objects[r[0]].counters.items() if held})
    if not names:
        bind(ctx, SELECTED, ())
        return 0
    answer = (names[0],)
    if len(names) > 1:
        player = asked(g, ctx, node.player)[0]
        answer = yield from g.ask(Decision("choose", player, "name", "11.11.9", ctx.source, tuple(names)))
    bind(ctx, SELECTED, answer)
    return 1


@executes(ir.DoubleCounters)
def double_counters(g: Game, ctx: Ctx, node: ir.DoubleCounters) -> Flow[int]:
    """As many more of them as are there."""
    yield from ()
    name, placed = node.counter or _selected(ctx), 0
    for ref in cards(g, ctx, node.what) if name else ():
        held = g.state.objects[ref[0]].counters.get(name, 0)
        placed += held if actions.place_counters(g, ref, name, held, cause(ctx)) else 0
    return placed


def _selected(ctx: Ctx) -> str:
    found = ctx.env.get(SELECTED, ())
    return found[0] if found and isinstance(found[0], str) else ""
