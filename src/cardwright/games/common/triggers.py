"""Auto-abilities (11.8): which events trigger them, with what bound to the names of their texts."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from cardwright.games.common import later
from cardwright.games.common.amounts import AMOUNTS, amount
from cardwright.games.common.castings import cast_fits
from cardwright.games.common.conditions import CONDITIONS, holds
from cardwright.games.common.context import Ctx, ctx_of_watcher
from cardwright.games.common.groups import matches
from cardwright.games.common.happenings import (
    DUE,
    HAPPENINGS,
    KINDS,
    POINTS,
    Occurrence,
    by_effect,
    discarded,
    is_any_of,
)
from cardwright.games.common.happenings import (
    unable as unable_happening,
)
from cardwright.games.common.house import readings
from cardwright.games.common.limits import limit_problem, note_use
from cardwright.games.common.refs import players
from cardwright.games.common.registry import Registry, walk
from cardwright.games.common.seen import moved_from
from cardwright.games.common.whereabouts import for_itself, zones_of
from cardwright.games.common.zones import (
    ACTIVATE,
    BEGIN,
    BLOCK,
    BREAK_ZONE,
    BURST,
    CAST,
    CONTROL,
    COUNTER,
    CRYSTAL,
    DAMAGE,
    DAMAGE_ZONE,
    DRAW,
    DULL,
    ENTER,
    FIELD,
    FURTHER,
    IN_DRAW_PHASE,
    LEAVE,
    MOVE,
    PARTY,
    POINT,
    SEARCH,
    TRIGGERED,
    USE,
)
from cardwright.kernel.game import Game
from cardwright.kernel.rules import Watcher
from cardwright.kernel.state import Env, Event, Ref
from cardwright.text import ir

END: Final = "end"  # a turn or phase ends; tags name it
STATE: Final = "state"  # under this kind the index keeps state triggers, which no event triggers (11.8.18)
MET: Final = "met:"  # State.memory: whose state trigger has triggered, as long as its condition holds
PHASES: Final = {"main_1": "main1", "main_2": "main2"}

Match = Callable[[Game, Ctx, Any, Event], "Env | None"]
EVENTS: Final = Registry[Match]("event")


def handled() -> frozenset[type]:
    """The classes of events and happenings that are told from what happens in the game."""
    return frozenset(EVENTS.table) | frozenset(HAPPENINGS.table) | {ir.StateHolds, ir.CountedSubject}


def watch_kinds(node: ir.Event) -> tuple[str, ...]:
    """The kinds of kernel events that could be this event."""
    if isinstance(node, ir.CardEvent):
        return tuple(dict.fromkeys(kind for h in node.happenings for kind in KINDS[type(h)]))
    if isinstance(node, ir.AnyEvent):
        return tuple(dict.fromkeys(kind for e in node.events for kind in watch_kinds(e)))
    if isinstance(node, ir.Within):
        return watch_kinds(node.event)
    return _KINDS[type(node)]


_KINDS: Final[dict[type, tuple[str, ...]]] = {
    ir.PlayerCasts: (CAST,),
    ir.PlayerDraws: (DRAW,),
    ir.PlayerSearches: (SEARCH,),
    ir.PlayerDiscards: (MOVE,),
    ir.PlayerReceivesDamage: (POINT,),
    ir.PlayerUsesAbility: (USE,),
    ir.AutoTriggers: (TRIGGERED,),
    ir.PlayerGainsCrystal: (CRYSTAL,),
    ir.PlayerUsesExBurst: (BURST,),
    ir.PartyAttacks: (PARTY,),
    ir.PartyIsBlocked: (BLOCK,),
    ir.PartyDealsDamage: (POINTS,),
    ir.BeginningOf: (BEGIN,),
    ir.EndOf: (END,),
    ir.EndOfNextTurn: (END,),
    ir.DamagedCardEvent: (LEAVE,),
    ir.AsBurst: (),
    ir.StateHolds: (STATE, ENTER, LEAVE, MOVE, DRAW, POINT, DAMAGE, DULL, ACTIVATE, COUNTER, CONTROL, CRYSTAL),
}
EVENT_KINDS: Final = _KINDS  # to which games add events of their own


# matching ---------------------------------------------------------------------------------------------------------------


def match_event(g: Game, watcher: Watcher, event: Event) -> Env | None:
    """The bindings with which the event triggers the ability (sve 10.1.1.2), or None where it does not.

    A conditional auto-ability triggers only while its condition holds (11.8.13). Triggering counts for limits at once.
    """
    node = g.node(watcher.node)
    ctx = ctx_of_watcher(g, watcher, event)
    if isinstance(node, ir.Delayed):
        if _too_early(g, watcher, node.event):
            return None
        return later.triggered(g, ctx, node, watcher.effect, bindings(g, ctx, node.event, event))
    if isinstance(node.event, ir.StateHolds):
        return {} if _state_met(g, watcher) else None
    if node.damage > len(g.state.zones[ctx.controller][DAMAGE_ZONE]):
        return None  # 15.2.6.2
    env = bindings(g, ctx, node.event, event)
    return env if env is not None and goes_off(g, ctx.bind(**env), node) else None


def goes_off(g: Game, ctx: Ctx, node: ir.AutoAbility) -> bool:
    """Whether its condition holds and its limits let it trigger, which is noted (11.8.13)."""
    if node.limits and limit_problem(g, ctx, node):
        return False
    if node.condition is not None and not holds(g, ctx, node.condition):
        return False
    if node.limits:
        note_use(g, ctx)
    return True


def _too_early(g: Game, watcher: Watcher, node: ir.Event) -> bool:
    """The end of the next turn is not the end of the turn in which that was said."""
    if not later.of_a_later_turn(node):
        return False
    return any(e.id == watcher.effect and e.until == (g.state.turn,) for e in g.state.effects)


def bindings(g: Game, ctx: Ctx, node: ir.Event, event: Event) -> Env | None:
    """What the event binds where it is the one that the text describes; None where it is not."""
    return EVENTS.table[type(node)](g, ctx, node, event)


def happened(g: Game, ctx: Ctx, node: ir.Event) -> int:
    """How often the described event has happened this turn."""
    return len(_all_that_happened(g, ctx, node))


def _all_that_happened(g: Game, ctx: Ctx, node: ir.Event) -> list[Env]:
    kinds = watch_kinds(node)
    found = [bindings(g, _about(ctx, fact), node, fact) for fact in g.state.history if fact.kind in kinds]
    return [env for env in found if env is not None]


def _about(ctx: Ctx, event: Event) -> Ctx:
    return Ctx(ctx.controller, ctx.source, ctx.node, ctx.env, event, ctx.snapshot, ctx.numbers, ctx.tags, ctx.kind)


@CONDITIONS.handles(ir.HappenedThisTurn)
def _happened_this_turn(g: Game, ctx: Ctx, node: ir.HappenedThisTurn) -> bool:
    if node.times > 1 and isinstance(node.event, ir.CardEvent) and isinstance(node.event.subject, ir.OneSubject):
        # "2 or more Forwards attacked": so many of them, however often each
        return len({env["subject"] for env in _all_that_happened(g, ctx, node.event)}) >= node.times
    return happened(g, ctx, node.event) >= node.times


@AMOUNTS.handles(ir.TimesThisTurn)
def _times_this_turn(g: Game, ctx: Ctx, node: ir.TimesThisTurn) -> int:
    return happened(g, ctx, node.event)


def state_triggers(g: Game) -> list[Watcher]:
    """State triggers that are due (11.8.18; sve 10.7.6): not while one of them waits or is on the stack."""
    watchers = g.derived.watchers.get(STATE, ())
    there = {_met_key(w) for w in watchers}
    for key in [k for k in g.state.memory if k.startswith(MET) and k not in there]:
        del g.state.memory[key]  # who loses the ability has none that has triggered
    return [w for w in watchers if _state_met(g, w)]


def _state_met(g: Game, watcher: Watcher) -> bool:
    """Whether a state trigger goes off now, as soon as its condition is met, while none of it is under way (11.8.18).

    While the condition goes on holding it is not met again (sve 10.7.6.1; reading F75).
    """
    node = g.node(watcher.node)
    if not isinstance(node, ir.AutoAbility) or not isinstance(node.event, ir.StateHolds):
        return False
    ctx = ctx_of_watcher(g, watcher, None)
    if node.damage > len(g.state.zones[ctx.controller][DAMAGE_ZONE]) or not g.state.exists(watcher.source):
        return False
    key = _met_key(watcher)
    met = g.state.memory.get(key, ())
    if not holds(g, ctx, node.event.condition):
        if watcher.source in met:
            g.state.memory[key] = tuple(ref for ref in met if ref != watcher.source)
        return False
    same, several = (watcher.node, watcher.source), max(1, g.derived.watchers.get(STATE, ()).count(watcher))
    busy = sum((w.node, w.source) == same for w in g.state.waiting)
    busy += sum((i.node, i.source) == same for i in g.state.stack)
    spent = met.count(watcher.source) if readings(g).state_met_anew else 0
    if max(busy, spent) >= several or not goes_off(g, ctx, node):
        return False
    g.state.memory[key] = (*[ref for ref in met if isinstance(ref, tuple) and g.state.exists(ref)], watcher.source)
    return True


def _met_key(watcher: Watcher) -> str:
    """Where it is kept which cards' state trigger, under that control, has triggered on a condition that holds since then."""
    return f"{MET}{watcher.node[0]}.{watcher.node[1]}.{watcher.controller}"


# events about cards -----------------------------------------------------------------------------------------------------


@EVENTS.handles(ir.CardEvent)
def _card(g: Game, ctx: Ctx, node: ir.CardEvent, event: Event) -> Env | None:
    if node.by is not None and event.controller not in players(g, ctx, node.by):
        return None
    if isinstance(node.subject, ir.CountedSubject):
        return _counted(g, ctx, node, node.subject, event)
    for occurrence in _occurrences(g, ctx, node, event):
        if is_any_of(g, ctx, node.subject, occurrence.card, occurrence.ref) and not _gone(g, ctx, occurrence):
            return _named(occurrence)
    return None


def _gone(g: Game, ctx: Ctx, occurrence: Occurrence) -> bool:
    """Whether the ability is active only for its own card by now, and this is another one."""
    card, node = g.obj(ctx.source), g.node(ctx.node)
    if card is None or card.zone == FIELD or occurrence.ref == ctx.source or not isinstance(node, ir.AutoAbility):
        return False
    return card.zone in for_itself(node) and FIELD in zones_of(node)


def _occurrences(g: Game, ctx: Ctx, node: ir.CardEvent, event: Event) -> list[Occurrence]:
    return [
        o for h in node.happenings if event.kind in KINDS[type(h)] for o in HAPPENINGS.table[type(h)](g, ctx, h, event)
    ]


def _named(occurrence: Occurrence) -> Env:
    env: Env = {"subject": (occurrence.ref,)}
    if occurrence.other:
        env["other"] = occurrence.other
    if occurrence.stack:
        env["stack"] = occurrence.stack
    return env


def _counted(g: Game, ctx: Ctx, node: ir.CardEvent, subject: ir.CountedSubject, event: Event) -> Env | None:
    """Several cards at the same moment: one trigger, at the first of them (11.8.6), wherever each came from."""
    together: list[Ref] = []
    stack: tuple[Ref, ...] = ()
    for fact in _moment(g, ctx, event):
        for o in _occurrences(g, _about(ctx, fact), node, fact):
            if matches(g, ctx, subject.group, o.card) and o.ref not in together:
                if not together and fact is not event:
                    return None
                together.append(o.ref)
                stack = stack or o.stack
    if len(together) < amount(g, ctx, subject.count):
        return None
    return {"subject": tuple(together), **({"stack": stack} if stack else {})}


def _moment(g: Game, ctx: Ctx, event: Event) -> list[Event]:
    """All that happened at the same time and that the ability sees, in order."""
    together = [f for f in g.state.history if f.batch == event.batch] if event.batch else []
    moved = {ref for f in together for ref in (f.obj, moved_from(f))}
    if ctx.source in moved and not g.rules.sees_movers():
        return at_once(g, event)
    return together or [event]


def at_once(g: Game, event: Event) -> list[Event]:
    """The facts that happened at the same time as this one, itself among them, in order."""
    together = [f for f in g.state.history if f.batch == event.batch and f.kind == event.kind] if event.batch else []
    return together or [event]


@EVENTS.handles(ir.DamagedCardEvent)
def _damaged_card(g: Game, ctx: Ctx, node: ir.DamagedCardEvent, event: Event) -> Env | None:
    gone = moved_from(event)
    if event.to_zone != BREAK_ZONE or not matches(g, ctx, node.group, event.before or event.obj):
        return None
    for fact in g.state.history:
        if fact.kind == DAMAGE and fact.obj == gone:
            dealers = {fact.source, *fact.objects}
            if any(r[0] >= 0 and is_any_of(g, ctx, node.by, r, r) for r in dealers):
                return {"subject": (gone,)}
    return None


# events about players ---------------------------------------------------------------------------------------------------


@EVENTS.handles(ir.PlayerCasts)
def _casts(g: Game, ctx: Ctx, node: ir.PlayerCasts, event: Event) -> Env | None:
    if event.player not in players(g, ctx, node.player) or not cast_fits(g, ctx, node.group, event):
        return None
    if node.nth and node.nth != _nth(g, ctx, node, event):
        return None
    return {"subject": (event.obj,)}


def _nth(g: Game, ctx: Ctx, node: ir.PlayerCasts, event: Event) -> int:
    """The how-manieth card of the group this was that the player cast this turn."""
    count = 0
    for fact in g.state.history:
        if fact.kind == CAST and fact.player == event.player and cast_fits(g, ctx, node.group, fact):
            count += 1
        if fact is event:
            break
    return count


@EVENTS.handles(ir.PlayerDraws)
def _draws(g: Game, ctx: Ctx, node: ir.PlayerDraws, event: Event) -> Env | None:
    if not DUE[node.due_to](ctx, event):
        return None
    if node.count and node.count != _drawn_by_now(g, event):
        return None
    inside = IN_DRAW_PHASE in event.tags  # as it was drawn: this may be asked of it later in the turn
    return {} if event.player in players(g, ctx, node.player) and not (node.outside and inside) else None


def _drawn_by_now(g: Game, event: Event) -> int:
    """The how-manieth card of its draw this is: they are drawn one after the other (11.11.5), all those of one effect together, or
    those of the Draw Phase, which are of none."""
    return sum(f.kind == DRAW and (f.player, f.objects) == (event.player, event.objects) for f in g.state.history)


@EVENTS.handles(ir.PlayerDiscards)
def _discards(g: Game, ctx: Ctx, node: ir.PlayerDiscards, event: Event) -> Env | None:
    if not _is_discard(g, ctx, node, event):
        return None
    if node.each:
        return {"subject": (event.obj,)}
    together = [f for f in at_once(g, event) if _is_discard(g, ctx, node, f) and f.player == event.player]
    if len(together) < node.count or together[0] is not event:
        return None
    return {"subject": tuple(f.obj for f in together)}


def _is_discard(g: Game, ctx: Ctx, node: ir.PlayerDiscards, event: Event) -> bool:
    if not discarded(event) or event.player not in players(g, ctx, node.player):
        return False
    if node.group is not None and not matches(g, ctx, node.group, event.before or event.obj):
        return False
    if node.by == "this_ability":
        return DUE[node.by](ctx, event)
    if node.by and f"by_{node.by}" not in event.tags:  # the tags BY_SUMMON and BY_ABILITY
        return False
    due = node.due_to
    return due is None or (by_effect(event) and event.controller in players(g, ctx, due))


@EVENTS.handles(ir.PlayerReceivesDamage)
def _receives(g: Game, ctx: Ctx, node: ir.PlayerReceivesDamage, event: Event) -> Env | None:
    if event.player not in players(g, ctx, node.player) or not DUE[node.due_to](ctx, event):
        return None
    if node.nth and node.nth != len(g.zone(event.player, DAMAGE_ZONE)):
        return None
    if node.at_once and FURTHER in event.tags:
        return None  # 6.5.1: it has been seen already that damage is being dealt
    return {"subject": (event.obj,)}


@EVENTS.handles(ir.AsBurst)
def _never(g: Game, ctx: Ctx, node: ir.AsBurst, event: Event) -> Env | None:
    return None  # 11.10.3: it is carried out as an EX Burst, and triggers on nothing


@EVENTS.handles(ir.PlayerUsesAbility)
def _uses(g: Game, ctx: Ctx, node: ir.PlayerUsesAbility, event: Event) -> Env | None:
    if event.player not in players(g, ctx, node.player) or (node.kind != "any" and node.kind not in event.tags):
        return None
    if node.group is not None and not matches(g, ctx, node.group, event.before or event.obj):
        return None
    return {"subject": (event.obj,), "stack": event.objects}


@EVENTS.handles(ir.AutoTriggers)
def _triggers(g: Game, ctx: Ctx, node: ir.AutoTriggers, event: Event) -> Env | None:
    if event.player not in players(g, ctx, node.player):
        return None
    if node.group is not None and not matches(g, ctx, node.group, event.before or event.obj):
        return None
    return {"subject": (event.obj,)}


@EVENTS.handles(ir.PlayerGainsCrystal, ir.PlayerUsesExBurst)
def _crystal(g: Game, ctx: Ctx, node: ir.PlayerGainsCrystal | ir.PlayerUsesExBurst, event: Event) -> Env | None:
    return {} if event.player in players(g, ctx, node.player) else None


@EVENTS.handles(ir.PartyAttacks)
def _party_attacks(g: Game, ctx: Ctx, node: ir.PartyAttacks, event: Event) -> Env | None:
    return {"subject": event.objects} if event.player in players(g, ctx, node.player) else None


@EVENTS.handles(ir.PartyIsBlocked)
def _party_is_blocked(g: Game, ctx: Ctx, node: ir.PartyIsBlocked, event: Event) -> Env | None:
    """10.1.3.4: once for all of it; one that is left alone is no party (15.1.1.9.5)."""
    mine = 1 - event.player in players(g, ctx, node.player)  # the blocking player's opponent attacks
    return {"subject": event.objects} if mine and len(event.objects) > 1 else None


@EVENTS.handles(ir.PartyDealsDamage)
def _party_deals(g: Game, ctx: Ctx, node: ir.PartyDealsDamage, event: Event) -> Env | None:
    if event.amount < 1 or len(event.objects) < 2:
        return None
    if event.controller not in players(g, ctx, node.player) or event.player not in players(g, ctx, node.to):
        return None
    return {"subject": event.objects}


# events of the turn -----------------------------------------------------------------------------------------------------


@EVENTS.handles(ir.BeginningOf, ir.EndOf)
def _phase(g: Game, ctx: Ctx, node: ir.BeginningOf | ir.EndOf, event: Event) -> Env | None:
    if PHASES.get(node.phase, node.phase) not in event.tags or event.player not in players(g, ctx, node.whose):
        return None
    return {}


@EVENTS.handles(ir.EndOfNextTurn)
def _end_of_next(g: Game, ctx: Ctx, node: ir.EndOfNextTurn, event: Event) -> Env | None:
    return {} if "turn" in event.tags and event.player in players(g, ctx, node.whose) else None


# events of events -------------------------------------------------------------------------------------------------------


@EVENTS.handles(ir.AnyEvent)
def _any(g: Game, ctx: Ctx, node: ir.AnyEvent, event: Event) -> Env | None:
    for option in node.events:
        if event.kind in watch_kinds(option):
            env = bindings(g, ctx, option, event)
            if env is not None:
                return env
    return None


@EVENTS.handles(ir.FirstInTurn)
def _first(g: Game, ctx: Ctx, node: ir.FirstInTurn, event: Event) -> Env | None:
    env = bindings(g, ctx, node.event, event)
    if env is None:
        return None
    before, kinds = 0, watch_kinds(node.event)
    for fact in g.state.history:
        if fact is event:
            break
        before += fact.kind in kinds and bindings(g, _about(ctx, fact), node.event, fact) is not None
    return env if before == node.nth - 1 else None


@EVENTS.handles(ir.DuringTurnOf)
def _during(g: Game, ctx: Ctx, node: ir.DuringTurnOf, event: Event) -> Env | None:
    if g.state.turn_player not in players(g, ctx, node.player):
        return None
    return bindings(g, ctx, node.event, event)


# what cannot be watched --------------------------------------------------------------------------------------------------

_BEGINNINGS: Final = {"turn", "main", "active", "draw", "main_1", "attack", "main_2", "end"}


def unable(node: ir.Event, *, once: bool = False) -> str:
    """Why an ability cannot wait for this event, a delayed one `once`; "" where it can."""
    for part in walk(node):
        only_next = isinstance(part, ir.EndOfNextTurn) or (isinstance(part, ir.BeginningOf | ir.EndOf) and part.next)
        if only_next and not once:
            return "an ability that triggers again and again does not wait for the next time only"
        if isinstance(part, ir.BeginningOf) and part.phase not in _BEGINNINGS:
            return f"no event tells of the beginning of {part.phase}"
        if isinstance(part, ir.EndOf) and part.phase != "turn":
            return f"no event tells of the end of {part.phase}"
        if isinstance(part, ir.CardEvent):
            for happening in part.happenings:
                if type(happening) not in HAPPENINGS.table:
                    return f"no event tells of {type(happening).__name__}"
                reason = unable_happening(happening)
                if reason:
                    return reason
        if isinstance(part, ir.AnyEvent | ir.Within) and any(isinstance(inner, ir.StateHolds) for inner in walk(part)):
            return "a state trigger is no event"
    return ""
