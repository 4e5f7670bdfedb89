"""Triggers on control that is gained, and on what a card comes to be: a Forward, of so much power. No event tells of that: it is compared with what was so before."""

from __future__ import annotations

from typing import Final, cast

from cardwright.games.common.context import Ctx, ctx_of_watcher
from cardwright.games.common.groups import matches
from cardwright.games.common.happenings import is_any_of
from cardwright.games.common.refs import players
from cardwright.games.common.triggers import EVENT_KINDS, EVENTS, STATE, goes_off, state_triggers
from cardwright.games.common.zones import CONTROL, DAMAGE_ZONE, FIELD
from cardwright.kernel.game import Game
from cardwright.kernel.rules import Watcher
from cardwright.kernel.state import Env, Event, Ref
from cardwright.text import ir

SEEN: Final = (
    "seen:"  # State.memory, for each such ability: the cards that were on the field when it last was looked at,
)
SO: Final = "so:"  # and those of them that were so
EVENT_KINDS[ir.ComesToBe] = (STATE,)
EVENT_KINDS[ir.GainsControl] = (CONTROL,)


@EVENTS.handles(ir.ComesToBe)
def _no_event(g: Game, ctx: Ctx, node: ir.ComesToBe, event: Event) -> Env | None:
    return None


@EVENTS.handles(ir.GainsControl)
def _gains_control(g: Game, ctx: Ctx, node: ir.GainsControl, event: Event) -> Env | None:
    gained = event.player in players(g, ctx, node.player) and matches(g, ctx, node.group, event.obj)
    return {"subject": (event.obj,)} if gained else None


def notice(g: Game) -> None:
    """What no event tells of triggers: state triggers (11.8.18), and what waits for a card to become something."""
    for watcher in state_triggers(g):
        g.trigger(watcher, None, {})
    for watcher, env in turned(g):
        g.trigger(watcher, None, env)


def turned(g: Game) -> list[tuple[Watcher, Env]]:
    """The abilities that wait for a card to become something, with each card that has become so since."""
    found: list[tuple[Watcher, Env]] = []
    watching: set[str] = set()
    watchers = g.derived.watchers.get(STATE, ())
    if not watchers and not g.state.memory:
        return found
    for watcher in watchers:
        node = g.node(watcher.node)
        if isinstance(node, ir.AutoAbility) and isinstance(node.event, ir.ComesToBe) and g.state.exists(watcher.source):
            watching |= {kind + _key(watcher) for kind in (SEEN, SO)}
            found += [(watcher, env) for env in _newly(g, watcher, node, node.event)]
    for key in [k for k in g.state.memory if k.startswith((SEEN, SO)) and k not in watching]:
        del g.state.memory[key]  # what comes about while the ability is lost is not seen by it
    return found


def _key(watcher: Watcher) -> str:
    return f"{watcher.source[0]}:{watcher.source[1]}:{watcher.node[0]}:{watcher.node[1]}"


def _newly(g: Game, watcher: Watcher, node: ir.AutoAbility, event: ir.ComesToBe) -> list[Env]:
    ctx = ctx_of_watcher(g, watcher, None)
    there = tuple(g.state.objects[i].ref for player in (0, 1) for i in g.zone(player, FIELD))
    so = tuple(ref for ref in there if matches(g, ctx, event.filter, ref))
    seen, was = _kept(g, SEEN, watcher, there), _kept(g, SO, watcher, so)
    if node.damage > len(g.state.zones[ctx.controller][DAMAGE_ZONE]):
        return []  # 15.2.6.2
    envs: list[Env] = [
        {"subject": (r,)} for r in so if r in seen and r not in was and is_any_of(g, ctx, event.subject, r, r)
    ]
    return [env for env in envs if goes_off(g, ctx.bind(**env), node)]


def _kept(g: Game, kind: str, watcher: Watcher, now: tuple[Ref, ...]) -> tuple[Ref, ...]:
    """What was noted before, nothing at first; from now on this is."""
    key = kind + _key(watcher)
    before = cast("tuple[Ref, ...]", g.state.memory.get(key, ()))
    if before != now:
        g.state.memory[key] = now
    return before
