"""Giving and setting values: what leaders are given, defense and attack that become a number, costs (5.26, 10.4.4.1)."""

from __future__ import annotations

from typing import Any

from cardwright.games.common.amounts import amount
from cardwright.games.common.context import Ctx
from cardwright.games.common.effects.characters import cards
from cardwright.games.common.effects.continuous import reaches_later
from cardwright.games.common.effects.lasting import create, unable_duration
from cardwright.games.common.effects.registry import cause, executes, refuses
from cardwright.games.common.registry import walk
from cardwright.games.sve.costitems import lose_defense
from cardwright.games.sve.players import defense
from cardwright.games.sve.zones import LEADER, STAT
from cardwright.kernel.decisions import Flow
from cardwright.kernel.game import Game
from cardwright.kernel.state import Event, Ref
from cardwright.text import ir
from cardwright.text import ir_sve as sv

# values of an effect for the object with this number: what it is set to, or by how much it changes
SET, DELTA = "set:", "delta:"


def give_leaders(g: Game, ctx: Ctx, node: ir.Gain, refs: list[Ref], factor: int = 1) -> tuple[int, list[Ref]]:
    """A leader's defense rises or falls by what it is given (5.26.1). How many changed, and the cards that are no leaders.

    Giving nothing is not done (1.3.2.2).
    """
    leaders = [r for r in refs if g.state.objects[r[0]].zone == LEADER]
    if not leaders:
        return 0, refs
    given = [item.defense for item in node.gains if isinstance(item, sv.StatUp) and item.defense is not None]
    change = factor * sum(amount(g, ctx, value) for value in given)
    for ref in leaders:
        lose_defense(g, ref[0], change, cause(ctx))
    others = [r for r in refs if r not in leaders]
    rest = [item for item in node.gains if not isinstance(item, sv.StatUp)]
    return (len(leaders) if change else 0), (refs if rest and factor == 1 else others)


def given(g: Game, ctx: Ctx, node: ir.Gain, refs: list[Ref], factor: int = 1) -> None:
    """Followers' attack and defense have risen or fallen by what they were given (5.26.1)."""
    if STAT not in g.derived.watchers:
        return
    for item in node.gains:
        if isinstance(item, sv.StatUp):
            for stat, value in (("attack", item.attack), ("defense", item.defense)):
                if value is not None:
                    changed(g, ctx, stat, dict.fromkeys(refs, factor * amount(g, ctx, value)))


def changed(g: Game, ctx: Ctx, stat: str, deltas: dict[Ref, int]) -> None:
    """Let what waits for it see that these followers' attack or defense has changed (5.26)."""
    if STAT in g.derived.watchers:
        by, objects = cause(ctx), g.state.objects
        g.record(
            [
                Event(STAT, r, objects[r[0]].controller, by.source, by.controller, d, tags=(stat,), cause=by.node)
                for r, d in deltas.items()
                if d and objects[r[0]].zone != LEADER
            ],
            keep=False,
        )


@executes(sv.SetDefense)
def set_defense(g: Game, ctx: Ctx, node: sv.SetDefense) -> Flow[int]:
    """Defense becomes this: it has been increased or reduced by the difference (5.26.2). What was lost by then is lost as before."""
    yield from ()
    found = cards(g, ctx, node.what)
    value = amount(g, ctx, node.amount)
    deltas = {r: value - defense(g, r[0]) for r in found if g.chars(r[0]).defense is not None}
    done = 0
    for ref, delta in deltas.items():
        if delta and g.state.objects[ref[0]].zone == LEADER:
            lose_defense(g, ref[0], delta, cause(ctx))
            done += 1
    rest = {r: d for r, d in deltas.items() if g.state.objects[r[0]].zone != LEADER}
    done += _lasting(g, ctx, node, rest, {r: value + g.state.objects[r[0]].damage for r in rest})
    changed(g, ctx, "defense", rest)
    return done


@executes(sv.SetAttack)
def set_attack(g: Game, ctx: Ctx, node: sv.SetAttack) -> Flow[int]:
    """Attack becomes this, likewise (5.26.2)."""
    yield from ()
    value = amount(g, ctx, node.amount)
    found = [(r, g.chars(r[0]).power) for r in cards(g, ctx, node.what)]
    deltas = {r: value - power for r, power in found if power is not None}
    done = _lasting(g, ctx, node, deltas, dict.fromkeys(deltas, value))
    changed(g, ctx, "attack", deltas)
    return done


def _lasting(g: Game, ctx: Ctx, node: Any, deltas: dict[Ref, int], values: dict[Ref, int]) -> int:
    """From now on, in the order in which effects were produced (10.9.1.6). How many changed: not who had that value already (1.3.2.1).

    What is doubled is given as much again, which is another thing than a set value.
    """
    relative = any(isinstance(n, sv.AttackOf | sv.DefenseOf) and n.card == node.what for n in walk(node.amount))
    kept = (
        {f"{DELTA}{r[0]}": d for r, d in deltas.items()} if relative else {f"{SET}{r[0]}": v for r, v in values.items()}
    )
    lasts = getattr(node, "duration", None) or ir.Permanent()
    if not deltas or not create(g, ctx, node, lasts, objects=tuple(deltas), values=kept):
        return 0
    return sum(1 for delta in deltas.values() if delta)


@refuses(sv.SetAttack)
def _attack_for(node: sv.SetAttack) -> str:
    return "" if node.duration is None else unable_duration(node.duration)


@executes(sv.ChangeType)
def change_type(g: Game, ctx: Ctx, node: sv.ChangeType) -> Flow[int]:
    """Cards change into another card type (5.24.1); one that is of that type alone stays as it is (1.3.2.1)."""
    yield from ()
    found = [r for r in cards(g, ctx, node.what) if g.chars(r[0]).types != (node.card_type,)]
    return len(found) if found and create(g, ctx, node, node.duration, objects=tuple(found)) else 0


@refuses(sv.ChangeType)
def _changed_for(node: sv.ChangeType) -> str:
    return unable_duration(node.duration)


# -- costs ---------------------------------------------------------------------------------------------------------------------


@executes(ir.CostChange, sv.CostSet, sv.SetEvolveCost, sv.EvolveCostChange)
def change_cost(g: Game, ctx: Ctx, node: Any) -> Flow[int]:
    """Playing these cards, or their evolve abilities, costs something else from now on, as long as they stay (10.4.4.1)."""
    yield from ()
    refs = tuple(cards(g, ctx, node.what))
    return len(refs) if refs and create(g, ctx, node, ir.Permanent(), objects=refs) else 0


@executes(sv.CostFor)
def change_cost_for(g: Game, ctx: Ctx, node: sv.CostFor) -> Flow[int]:
    """The same for a time (10.2.1.2)."""
    yield from ()
    change: Any = node.effect
    refs = tuple(cards(g, ctx, change.what))
    return len(refs) if refs and create(g, ctx, change, node.duration, objects=refs) else 0


@refuses(sv.CostFor)
def _costs_for(node: sv.CostFor) -> str:
    return unable_duration(node.duration)


# -- damage --------------------------------------------------------------------------------------------------------------------


@executes(sv.ReplaceLeaving)
def replace_leaving(g: Game, ctx: Ctx, node: sv.ReplaceLeaving) -> Flow[int]:
    """What is done instead of leaving, for a time (10.2.1.2, 10.2.1.3)."""
    yield from ()
    refs = tuple(cards(g, ctx, node.what))
    assert node.duration is not None
    return len(refs) if refs and create(g, ctx, node, node.duration, objects=refs) else 0


@refuses(sv.ReplaceLeaving)
def _leaving_for(node: sv.ReplaceLeaving) -> str:
    return "no time for what is done instead" if node.duration is None else unable_duration(node.duration)


@executes(sv.DealtChange)
def dealt_change(g: Game, ctx: Ctx, node: sv.DealtChange) -> Flow[int]:
    """Damage that they deal is changed, which is a replacement effect (5.13.2, 10.2.1.3.2): those that are there now (10.9.2)."""
    yield from ()
    if isinstance(node.dealer, ir.All | ir.OneSubject) and reaches_later(g, node.dealer):
        return int(create(g, ctx, node, node.duration, objects=None))
    refs = tuple(cards(g, ctx, node.dealer))
    return len(refs) if refs and create(g, ctx, node, node.duration, objects=refs) else 0


@refuses(sv.DealtChange)
def _dealt_for(node: sv.DealtChange) -> str:
    return unable_duration(node.duration)
