"""The stack (7.12): putting triggered abilities on it (11.8.7), resolving what is on top (11.11), EX Bursts (11.10)."""

from __future__ import annotations

from typing import Any, Final

from cardwright.games.common import rechecked, statics, targets
from cardwright.games.common.actions import Cause
from cardwright.games.common.changes import RULES, RULINGS
from cardwright.games.common.conditions import holds
from cardwright.games.common.context import STACKED, Ctx, ctx_of_item, ctx_of_waiting
from cardwright.games.common.costitems import PAID_INTO
from cardwright.games.common.effects.registry import effects_of, run
from cardwright.games.common.groups import matches
from cardwright.games.common.happenings import is_any_of
from cardwright.games.common.pending import saying_the_same
from cardwright.games.common.refs import players
from cardwright.games.common.ruling import in_force, own, rule_of
from cardwright.games.common.seen import Card
from cardwright.games.common.shuffling import followed
from cardwright.games.common.zones import BREAK_ZONE, ENTER, MOVE, REMOVED, STACK_ZONE, TRIGGERED
from cardwright.games.fftcg import cited
from cardwright.games.fftcg.losing import switches
from cardwright.games.fftcg.newer import cast_again
from cardwright.games.fftcg.newer.clauses import CANCELLED
from cardwright.kernel.decisions import ALIKE, Decision, Flow
from cardwright.kernel.game import Game
from cardwright.kernel.rules import Watcher
from cardwright.kernel.state import ELSEWHERE, Env, Event, Item, Ref, Source, Waiting
from cardwright.text import ir

RULESET = "fftcg-2020"
TIMES: Final = "#times"  # bound to how often an ability has triggered on its event, where texts speak of that
RULES.add(ir.CannotBeCancelled)
RULES.add(ir.LeavesAfterUse)
RULINGS.add(ir.TriggersAgain)


def stack_waiting(g: Game) -> Flow[None]:
    """All triggered abilities go on the stack: the turn player's in the order he likes, then the other's (11.8.7)."""
    waiting, g.state.waiting = g.state.waiting, []
    for player in (g.state.turn_player, 1 - g.state.turn_player):
        mine = [w for each in waiting if each.controller == player for w in (each,) * _times(g, each)]
        if len(mine) > 1:
            options = tuple((i, g.name(w.source)) for i, w in enumerate(mine))
            data = (*(ALIKE if saying_the_same(g, mine) else ()), *(w.source[0] for w in mine))
            says = tuple((w.node,) for w in mine)
            asked = Decision("order", player, "stack_order", "11.8.7", options=options, data=data, says=says)
            order = yield from g.ask(asked)
            mine = [mine[i] for i, _ in order]
        for ability in mine:
            yield from push_trigger(g, ability)


def noted(g: Game, watcher: Watcher, event: Event, env: Env) -> Env:
    """What an ability has triggered with, and how often: that is settled as the event occurs (11.8.3, 11.8.6)."""
    if "TriggersAgain" not in g.derived.rules:
        return env
    card: Card | None = watcher.source if g.state.exists(watcher.source) else watcher.snapshot
    if card is None:
        card = event.before if event.before is not None and event.before.ref == watcher.source else watcher.source
    return {**env, TIMES: (_how_often(g, watcher.node, watcher.source, card, event),)}


def _times(g: Game, waiting: Waiting) -> int:
    """How often the ability has triggered: as noted; where no event triggered it, by the texts that are there now."""
    times = waiting.env.get(TIMES, (1,))[0]
    if waiting.event is None:
        times = _how_often(g, waiting.node, waiting.source, waiting.source, None)
    assert isinstance(times, int)
    return times


def _how_often(g: Game, source: Source, ref: Ref, card: Card, event: Event | None) -> int:
    """Once, and once more for each text that says so; not where it may only once in a turn."""
    rules = in_force(g, "TriggersAgain")
    node = g.node(source) if rules else None
    if not isinstance(node, ir.AutoAbility) or any(isinstance(limit, ir.OncePerTurn) for limit in node.limits):
        return 1
    entered = event.obj if event is not None and event.kind == ENTER else None
    times = 1
    for entry, ctx in rules:
        rule = entry.part.node
        by = rule.entering is None or (entered is not None and matches(g, ctx, rule.entering, entered))
        times += by and (not rule.own or entered == ref) and matches(g, ctx, rule.whose, card)
    return times


def push_trigger(g: Game, waiting: Waiting) -> Flow[None]:
    """Put one triggered ability on the stack, with its declarations (11.8.8-11.8.12)."""
    ctx = ctx_of_waiting(g, waiting)
    ctx.env = {name: values for name, values in ctx.env.items() if name != TIMES}  # nothing that it creates triggers so
    ctx.item = g.state.next_id()
    node = g.node(waiting.node)
    if isinstance(node, ir.SummonEffect):  # an EX Burst that was made to trigger (fftcg-new X-STACK-4)
        ctx.kind = "summon"
    g.note("trigger", cited.trigger(g, waiting), waiting.controller, waiting.source, node=waiting.node)
    if TRIGGERED in g.derived.watchers and ctx.kind != "summon":  # delayed ones as well (11.8.17), and "when you do so"
        player, source = waiting.controller, waiting.source
        g.record([Event(TRIGGERED, source, player, source, player, before=waiting.snapshot)], keep=False)
    if not targets.can_declare(g, ctx, effects_of(node)):
        g.note("no_target", "11.8.4", waiting.controller, waiting.source)  # removed at once, nobody can respond
        return
    ctx = yield from targets.declare(g, ctx, effects_of(node), checked=True)
    push(g, ctx, ctx.kind)
    targets.announce(g, ctx)


def place(g: Game, ctx: Ctx, kind: str) -> None:
    """A Summon or ability goes on top of the stack, where it lies while it is declared and paid for (11.3.2, 11.6.4, 11.7.4)."""
    g.state.stack.append(Item(ctx.item, kind, ctx.node, ctx.source, ctx.controller, ctx.env))
    g.changed(ELSEWHERE)


def push(g: Game, ctx: Ctx, kind: str) -> None:
    """A Summon or ability is declared and paid for: it is on top of the stack with all that was declared (7.12.3).

    The item holds all that it takes to resolve: an ability stays there whatever becomes of its card (11.5.5).
    """
    if not switches(g).affected_on_resolution:
        ctx.env = {**ctx.env, STACKED: (g.state.tick(),)}  # F30
    item = Item(
        ctx.item, kind, ctx.node, ctx.source, ctx.controller, ctx.env, ctx.numbers, ctx.event, ctx.snapshot, ctx.tags
    )
    stack = g.state.stack
    at = next((i for i in range(len(stack) - 1, -1, -1) if stack[i].id == item.id), -1)
    if at < 0:
        stack.append(item)
    else:
        stack[at] = item  # where `place` put it
    g.changed(ELSEWHERE)
    g.note("stacked", "7.12.3", ctx.controller, ctx.source, what=kind)


def resolve_top(g: Game) -> Flow[None]:
    """Resolve the top of the stack (11.11): it stays there until it has resolved (11.11.10)."""
    item = g.state.stack[-1]
    ctx = ctx_of_item(g, item)
    ctx.since = g.state.serial
    node = g.node(item.node)
    g.note("resolve", cited.resolved(g, item), item.controller, item.source, what=item.kind)
    if _condition_holds(g, ctx, node):
        live = rechecked.recheck(g, ctx, effects_of(node))
        if live is None:
            g.note("cancelled", "11.11.2", item.controller, item.source)  # 11.3.9, 11.6.12, 11.7.12, 11.8.19
        else:
            if live is not ctx:
                g.note("some_left", "11.11.2.1", item.controller, item.source)
            yield from followed(g, run(g, live, effects_of(node)))
    yield from _leave_stack(g, item)


def _condition_holds(g: Game, ctx: Ctx, node: ir.Node) -> bool:
    """Whether the condition of an auto-ability holds as it resolves (11.8.13)."""
    condition = node.condition if isinstance(node, ir.AutoAbility) else None
    if condition is None or holds(g, ctx, condition):
        return True
    g.note("condition_failed", "11.11.3", ctx.controller, ctx.source)
    return False


def _leave_stack(g: Game, item: Item, to: ir.Zone | None = None) -> Flow[None]:
    """Abilities cease to exist; a Summon goes to its owner's Break Zone (11.11.10; fftcg-classic C22), or where a text says."""
    if not any(i.id == item.id for i in g.state.stack):
        return
    gone = item.kind == "summon" and (statics.removed_after_use(g, item) or bool(_ruled(g, item, "LeavesAfterUse")))
    g.state.stack = [i for i in g.state.stack if i.id != item.id]
    g.changed(ELSEWHERE)
    if item.kind == "summon":
        obj = g.obj(item.source)
        if obj is not None and obj.zone == STACK_ZONE:
            zone, position = (BREAK_ZONE, 0) if to is None else PAID_INTO[type(to)]
            next_gone, again = cast_again.leaves(g, item) if zone == BREAK_ZONE else (False, False)
            if gone or next_gone:
                zone, position = REMOVED, 0
            g.note("used", "11.11.10", obj.controller, obj.ref)
            yield from g.happen(Event(MOVE, obj.ref, obj.owner, amount=position, from_zone=STACK_ZONE, to_zone=zone))
            if again:
                yield from cast_again.cast_again(g, item)


def _stands(g: Game, item: Item, cause: Cause) -> bool:
    """Whether a rule says that this Summon or ability cannot be cancelled by that player's."""
    kind = "summon" if item.kind == "summon" else "ability"
    found = [*own(g, "CannotBeCancelled", item.source, item.controller)] if kind == "summon" else []
    found += _ruled(g, item, "CannotBeCancelled")
    return any(kind in rule.kinds and cause.controller in players(g, ctx, rule.by) for rule, ctx in found)


def _ruled(g: Game, item: Item, kind: str) -> list[tuple[Any, Ctx]]:
    """The rules of this kind that are said of this Summon or ability."""
    card: Card = item.source
    if not g.state.exists(item.source) and item.snapshot is not None:
        card = item.snapshot  # what used it has left: as it was
    found = []
    for entry, ctx in in_force(g, kind):
        what = entry.part.what
        assert what is not None
        if item.source in entry.objects if entry.objects is not None else is_any_of(g, ctx, what, card, item.source):
            found.append((rule_of(entry.part), ctx))
    return found


def cancel_item(g: Game, item_id: int, cause: Cause, to: ir.Zone | None = None) -> Flow[bool]:
    """A Summon or ability on the stack is cancelled: it does nothing and leaves the stack (fftcg-new X-STACK-1), a Summon
    to the Break Zone or ``to`` another zone."""
    found = [i for i in g.state.stack if i.id == item_id]
    if not found:
        return False
    if _stands(g, found[0], cause):
        return False  # 2.2
    g.note("cancelled", f"11.12.1, {CANCELLED}", cause.controller, found[0].source, by=g.name(cause.source))
    yield from _leave_stack(g, found[0], to)
    return True


def resolve_burst(g: Game, player: int, card: Ref, source: Source) -> Flow[None]:
    """Carry out the effects of an EX Burst at once; nobody can respond (11.10.2, 11.10.3).

    What the text waits for need not have happened: the card is not on the field (fftcg-classic C127). Its condition has to hold (F61).
    """
    node = g.node(source)
    kind = "summon" if isinstance(node, ir.SummonEffect) else "burst"  # what does it is a Summon, or an ability
    ctx = Ctx(player, card, source, kind=kind, tags=("burst",), snapshot=g.snapshot(card[0]), item=g.state.next_id())
    if switches(g).burst_needs_condition and not _condition_holds(g, ctx, node):
        return
    if not targets.can_declare(g, ctx, effects_of(node)):
        g.note("no_target", "11.8.4", player, card)
        return
    ctx = yield from targets.declare(g, ctx, effects_of(node), checked=True)
    targets.announce(g, ctx)
    live = rechecked.recheck(g, ctx, effects_of(node))
    if live is not None:
        yield from followed(g, run(g, live, effects_of(node)))
