"""Replacement effects (11.12.5): which event each one replaces, and what happens instead.

The kernel runs the loop: self-replacements first, each effect once for an event and what came of it (11.12.5.5).
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final, cast

from cardwright.games.common.ability_kinds import of_kind
from cardwright.games.common.amounts import amount, fixed_or_now, half
from cardwright.games.common.changes import REPLACEMENTS
from cardwright.games.common.conditions import holds
from cardwright.games.common.context import Ctx, ctx_of_replacement
from cardwright.games.common.groups import matches
from cardwright.games.common.happenings import POINTS, by_effect
from cardwright.games.common.house import readings
from cardwright.games.common.limits import USED, note_used, times_used
from cardwright.games.common.refs import covers, objects, players
from cardwright.games.common.registry import walk
from cardwright.games.common.seen import see
from cardwright.games.common.telling import event_facts
from cardwright.games.common.zones import (
    BATTLE,
    BREAK_ZONE,
    BROKEN,
    BY_ABILITY,
    BY_SUMMON,
    DAMAGE,
    DAMAGE_ZONE,
    DECK,
    FIELD,
    HAND,
    LEAVE,
    REMOVED,
)
from cardwright.kernel.decisions import Decision, Flow
from cardwright.kernel.game import Game
from cardwright.kernel.rules import Replacement
from cardwright.kernel.state import Event, Ref
from cardwright.text import ir

UNREDUCIBLE: Final = "unreducible"  # tag of damage that cannot be reduced
_REDUCING: Final = ("reduce", "half", "half_up", "cap")
DAMAGEABLE: Final[set[str]] = {"Forward"}  # types of cards on the field that take damage; a game may add to it
DAMAGED_IN: Final[set[int]] = {FIELD}  # and the zones in which they take it
CAUSES: Final = {"battle": BATTLE, "summon": BY_SUMMON, "ability": BY_ABILITY}


def event_kinds(node: Any) -> tuple[str, ...]:
    """The kinds of events that the effect could replace."""
    if type(node) in REPLACEMENTS:
        return REPLACEMENTS[type(node)].kinds
    if isinstance(node, ir.ReplacePlayerDamage):
        return (POINTS,)
    if isinstance(node, ir.ReplaceDealtAll) or (isinstance(node, ir.NextDealt) and node.player is not None):
        return (DAMAGE, POINTS)
    return (LEAVE,) if isinstance(node, ir.RemoveInstead) else (DAMAGE,)


def applies(g: Game, replacement: Replacement, event: Event) -> bool:
    """Whether the replacement effect is in force, with the event still to come (11.12.5.3), and this is one that it replaces."""
    from cardwright.games.common.texts import sheet_of

    sheet = sheet_of(g.defs[replacement.node[0]])
    ctx = ctx_of_replacement(g, replacement, event)
    fixed: tuple[Ref, ...] | None = None
    if replacement.effect:
        part = sheet.lasting(replacement.node[1])
        fixed = next((e.objects for e in g.state.effects if e.id == replacement.effect), None)
    else:
        part = sheet.standing(replacement.node[1])
    if part.damage > len(g.state.zones[replacement.controller][DAMAGE_ZONE]):
        return False  # 15.2.6.2
    if not replacement.effect and not g.state.exists(replacement.source) and _does_itself(part.node):
        return False  # its card has gone with what was done instead of another event at the same time
    most = _times_a_turn(part.node)
    if most and times_used(g, USED, ctx) >= most:
        return False  # sve 10.10.1
    own = REPLACEMENTS.get(type(part.node))
    test = _TESTS[type(part.node)] if own is None else own.test
    # the conditions first: what they count may be what the effect is about
    held = all(holds(g, ctx, c) for c in part.conditions) and test(g, ctx, part.node, event, fixed)
    return held and _affordable(g, ctx, part.node)


def _affordable(g: Game, ctx: Ctx, node: Any) -> bool:
    """Whether the Counters, or the cards that are put away, are there: without them it replaces nothing (2.3; F95)."""
    from cardwright.games.common.effects.possible import possible

    also = getattr(node, "also", None)
    if also is None or (_does_itself(node) and not isinstance(also, ir.RemoveCounters)):
        return True
    return possible(g, ctx, also)


def _does_itself(node: Any) -> bool:
    """Whether what is done instead is done with the card of the effect."""
    done = [getattr(node, name, None) for name in ("effect", "later", "also")]
    return any(isinstance(part, ir.SelfRef) for effect in done if effect is not None for part in walk(effect))


def _times_a_turn(node: Any) -> int:
    """How often the effect may replace something in a turn; 0 for any number of times."""
    return 1 if getattr(node, "first", False) else getattr(node, "per_turn", 0)


def caused(g: Game, ctx: Ctx, by: ir.Player | ir.Cause | None, event: Event) -> bool:
    """Whether the event is due to such an effect; without one it may be due to anything."""
    if by is None:
        return True
    if isinstance(by, ir.Cause):
        return any(CAUSES[kind] in event.tags for kind in by.kinds) and event.controller in players(g, ctx, by.player)
    return by_effect(event) and event.controller in players(g, ctx, by)


def about(g: Game, ctx: Ctx, node: ir.Objects | None, refs: tuple[Ref, ...], fixed: tuple[Ref, ...] | None) -> bool:
    """Whether one of the cards of an event is a card that the effect is about."""
    if fixed is not None:
        return any(r in fixed for r in refs)
    return node is None or any(covers(g, ctx, node, r) for r in refs if r[0] >= 0)


def _damage(g: Game, ctx: Ctx, node: ir.ReplaceDamage, event: Event, fixed: tuple[Ref, ...] | None) -> bool:
    if event.amount <= 0 or not about(g, ctx, node.to, (event.obj,), fixed) or not _changeable(g, node.change, event):
        return False
    if node.below_power:
        seen = see(g, ctx, event.obj)
        if seen is None or event.amount >= seen.power:
            return False
    if node.at_most is not None and event.amount > amount(g, ctx, node.at_most):
        return False
    if node.first and any(fact.kind == DAMAGE and fact.obj == event.obj for fact in g.state.history):
        return False
    if node.at_least is not None and event.amount < amount(g, ctx, node.at_least):
        return False
    return node.source is None or _from(g, ctx, node.source, event)


def _changeable(g: Game, change: str, event: Event) -> bool:
    return change not in _REDUCING or not (UNREDUCIBLE in event.tags or _stands(g, event))


def _stands(g: Game, event: Event) -> bool:
    """Whether a rule says that this damage cannot be reduced."""
    from cardwright.games.common.ruling import on

    for rule, ctx in on(g, "DamageStands", event.obj):
        if rule.dealer is not None and not about(g, ctx, rule.dealer, (event.source, *event.objects), None):
            continue
        if rule.by is None:
            return True
        caused = any(CAUSES[kind] in event.tags for kind in rule.kinds)
        if caused and event.controller in players(g, ctx, rule.by):
            return True
    return False


def _from(g: Game, ctx: Ctx, source: ir.DamageSource, event: Event) -> bool:
    """Whether the damage comes from where the effect says."""
    if source.kinds and not _of_kinds(g, source.kinds, event):
        return False
    if source.by is not None:
        dealer = see(g, ctx, event.source) if BATTLE in event.tags else None
        by = event.controller if dealer is None else dealer.controller
        if by not in players(g, ctx, source.by):
            return False
    return source.cards is None or any(
        matches(g, ctx, source.cards, r) for r in (event.source, *event.objects) if r[0] >= 0
    )


def _of_kinds(g: Game, kinds: tuple[str, ...], event: Event) -> bool:
    if any(CAUSES[kind] in event.tags for kind in kinds if kind in CAUSES):
        return True
    return BY_ABILITY in event.tags and of_kind(g, event.cause, kinds)


def _dealt(g: Game, ctx: Ctx, node: ir.ReplaceDealt, event: Event, fixed: tuple[Ref, ...] | None) -> bool:
    if event.amount <= 0 or not about(g, ctx, node.dealer, (event.source, *event.objects), fixed):
        return False
    if node.kind == "ability":
        if BY_ABILITY not in event.tags:
            return False
    elif node.kind and (BATTLE in event.tags) != (node.kind == "battle"):
        return False
    return _changeable(g, node.change, event) and (node.to is None or matches(g, ctx, node.to, event.obj))


def _next_dealt(g: Game, ctx: Ctx, node: ir.NextDealt, event: Event, fixed: tuple[Ref, ...] | None) -> bool:
    if event.amount <= 0 or not about(g, ctx, node.dealer, (event.source, *event.objects), fixed):
        return False
    if event.kind == POINTS:
        return node.player is not None and event.player in players(g, ctx, node.player)
    return _changeable(g, node.change, event) and matches(g, ctx, node.to, event.obj)


def _all_dealt(g: Game, ctx: Ctx, node: ir.ReplaceDealtAll, event: Event, fixed: tuple[Ref, ...] | None) -> bool:
    if event.amount <= 0 or not about(g, ctx, node.dealer, (event.source, *event.objects), fixed):
        return False
    if event.kind == POINTS:
        return event.player in players(g, ctx, node.player)
    return _changeable(g, node.change, event) and matches(g, ctx, node.to, event.obj)


def _redirected(g: Game, ctx: Ctx, node: ir.RedirectDamage, event: Event, fixed: tuple[Ref, ...] | None) -> bool:
    if event.amount <= 0 or not about(g, ctx, node.what, (event.obj,), fixed):
        return False
    if node.source is not None and not _from(g, ctx, node.source, event):
        return False
    return _receiver(g, ctx, node, event) is not None


def _receiver(g: Game, ctx: Ctx, node: ir.RedirectDamage, event: Event) -> Ref | None:
    """The Forward, or what else takes damage, that takes it: another one, that is still there."""
    for ref in objects(g, ctx, node.to):
        there = ref[0] >= 0 and g.state.objects[ref[0]].zone in DAMAGED_IN
        if there and ref != event.obj and not DAMAGEABLE.isdisjoint(g.chars(ref[0]).types):
            return ref
    return None


def _points(g: Game, ctx: Ctx, node: ir.ReplacePlayerDamage, event: Event, fixed: tuple[Ref, ...] | None) -> bool:
    if event.amount <= 0 or event.player not in players(g, ctx, node.player):
        return False
    if node.no_ability and BY_ABILITY in event.tags:
        return False
    if node.source is not None and not _from(g, ctx, node.source, event):
        return False
    return about(g, ctx, node.dealer, (event.source, *event.objects), fixed)


def _leaving(g: Game, ctx: Ctx, node: ir.RemoveInstead, event: Event, fixed: tuple[Ref, ...] | None) -> bool:
    if event.to_zone == INSTEAD_TO[node.to] or (event.to_zone != BREAK_ZONE and not node.leaves):
        return False
    return caused(g, ctx, node.by, event) and about(g, ctx, node.what, (event.obj,), fixed)


INSTEAD_TO: Final = {"removed": REMOVED, "hand": HAND, "top": DECK, "bottom": DECK}


def nullifies(g: Game, replacement: Replacement, dealer: Ref, to: Ref) -> bool:
    """Whether the effect turns whatever battle damage the one deals to the other into none."""
    node = g.node(replacement.node)
    if not isinstance(node, ir.ReplaceDealt | ir.ReplaceDealtAll) or node.change != "become":
        return False
    holder = g.state.objects[dealer[0]].controller
    event = Event(DAMAGE, to, source=dealer, controller=holder, amount=1, tags=(BATTLE,))
    ctx = ctx_of_replacement(g, replacement, event)
    return applies(g, replacement, event) and new_amount(g, ctx, node, event) <= 0


_Test = Callable[[Game, Ctx, Any, Event, "tuple[Ref, ...] | None"], bool]
_TESTS: Final[dict[type, _Test]] = {
    ir.ReplaceDamage: _damage,
    ir.ReplaceDealt: _dealt,
    ir.ReplaceDealtAll: _all_dealt,
    ir.NextDealt: _next_dealt,
    ir.RedirectDamage: _redirected,
    ir.ReplacePlayerDamage: _points,
    ir.RemoveInstead: _leaving,
}


def replace(g: Game, replacement: Replacement, event: Event) -> Flow[list[Event]]:
    """What happens instead. Damage of 0 or less is nothing that happens (reading F25)."""
    node = g.node(replacement.node)
    own = REPLACEMENTS.get(type(node))
    if getattr(node, "optional", False):
        player = replacement.controller
        if not (yield from g.ask(Decision("yes_no", player, "replace", "11.12.5.1", replacement.source))):
            return [event]
    ctx = ctx_of_replacement(g, replacement, event)  # with the numbers of an effect that may end right now
    if _times_a_turn(node):
        note_used(g, USED, ctx)
    if own is None or not own.notes:
        clause = "11.12.5.4, 11.12.5.2" if event.kind == DAMAGE else "11.12.5.4"
        spent = g.rules.clauses.get("used_up", "") if event.kind == DAMAGE and used_up(g, replacement) else ""
        clause += f", {spent}" if spent else ""
        besides = g.rules.clauses.get(f"replaced {event.kind}", "")
        g.note("replaced", clause, replacement.controller, replacement.source, besides, **event_facts(g, event))
    if own is not None:
        return (yield from own.instead(g, ctx, node, event))
    if used_up(g, replacement):
        g.end_effects({replacement.effect})
    if isinstance(node, ir.RemoveInstead):
        # 6.4.1.3: its source is the card of the replacement, its controller who controls that card now
        yield from _besides(g, ctx, node.later)
        return [moved_instead(event, node.to)]
    if isinstance(node, ir.RedirectDamage):
        receiver = _receiver(g, ctx, node, event)
        assert receiver is not None  # `applies` has found one
        return [changed_event(event, amount=event.amount, obj=receiver, player=g.state.objects[receiver[0]].controller)]
    changed = new_amount(g, ctx, node, event)
    # "remove 1 Moon Counter from it": from the card that is dealt the damage
    yield from _besides(g, ctx.bind(subject=(event.obj,)), getattr(node, "also", None))
    if changed > 0 or not readings(g).prevented_damage_is_none:
        return [changed_event(event, amount=max(0, changed))]
    g.note("prevented", "11.12.5.4", event.player, event.obj if event.obj[0] >= 0 else None)
    return []


def used_up(g: Game, replacement: Replacement) -> bool:
    """Whether the effect is over with the first event that it replaces (fftcg-new X-NEXT-1)."""
    node = g.node(replacement.node)
    return bool(replacement.effect) and (isinstance(node, ir.NextDealt) or getattr(node, "next_only", False))


def _besides(g: Game, ctx: Ctx, effect: ir.Effect | None) -> Flow[None]:
    """What the replacement effect has done besides."""
    if effect is not None:
        from cardwright.games.common.effects.registry import run
        from cardwright.games.common.shuffling import followed

        ctx.item = g.state.next_id()  # it is an effect of its own, each time
        yield from followed(g, run(g, ctx, (effect,)))


def moved_instead(event: Event, to: str) -> Event:
    """The card goes there, and is not broken."""
    tags = tuple(t for t in event.tags if t != BROKEN)
    position = int(to == "top")  # as `move_cards` counts it
    return changed_event(event, amount=position, to_zone=INSTEAD_TO[to], tags=tags, others=())


def new_amount(g: Game, ctx: Ctx, node: Any, event: Event) -> int:
    """The damage that it comes to instead."""
    from cardwright.games.common.texts import sheet_of

    places = sheet_of(g.defs[ctx.node[0]]).lasting(ctx.node[1]).places
    by = fixed_or_now(g, ctx, places[id(node.amount)], node.amount)
    if node.change == "double":
        return event.amount * 2
    if node.change in ("half", "half_up"):  # what the damage comes to is rounded (4.2)
        return half(event.amount, up=node.change == "half_up")
    if node.change == "cap":
        return min(event.amount, by)
    return {"reduce": event.amount - by, "increase": event.amount + by, "become": by}[cast("str", node.change)]


def changed_event(
    event: Event,
    *,
    amount: int,
    to_zone: int | None = None,
    tags: tuple[str, ...] | None = None,
    others: tuple[Ref, ...] | None = None,
    obj: Ref | None = None,
    player: int | None = None,
) -> Event:
    """The event, changed; all else of it stays."""
    return Event(
        event.kind, obj or event.obj, event.player if player is None else player, event.source, event.controller, amount, event.from_zone,
        event.to_zone if to_zone is None else to_zone, event.before, event.tags if tags is None else tags, event.batch,
        event.cause, event.objects if others is None else others,
    )  # fmt: skip
