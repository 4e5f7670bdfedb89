"""What texts link to something that was chosen, named, drawn or shown before, and to the battle and phase there are now."""

from __future__ import annotations

from cardwright.games.common import combat
from cardwright.games.common.ability_kinds import ABILITY_KINDS
from cardwright.games.common.amounts import AMOUNTS, acted_on, amount
from cardwright.games.common.conditions import CONDITIONS, holds
from cardwright.games.common.context import Ctx
from cardwright.games.common.groups import ALL_JOBS, FILTERS, matches, members, traits
from cardwright.games.common.happenings import HAPPENINGS, KINDS, Occurrence, then
from cardwright.games.common.house import readings
from cardwright.games.common.naming import said
from cardwright.games.common.refs import CHOSEN_ORDER, OBJECTS, known, named, parted, players
from cardwright.games.common.seen import Seen, fought, see
from cardwright.games.common.triggers import EVENTS, bindings
from cardwright.games.common.zones import CHOSEN, DRAW
from cardwright.kernel.game import Game
from cardwright.kernel.state import NO_REF, Env, Event, Ref
from cardwright.text import ir

COPIED = "copied"  # bound to the names of the card whose copies are meant
PHASES = {"main_1": ("main1",), "main_2": ("main2",), "main": ("main1", "main2", "main")}


@OBJECTS.handles(ir.InOrder)
def _in_order(g: Game, ctx: Ctx, node: ir.InOrder) -> list[Ref]:
    """As they were chosen, also where one of them is no legal target any more (11.11.2.1)."""
    assert isinstance(node.cards, ir.Ref)
    (name,) = node.cards.to
    chosen = [v for v in ctx.env.get(name + CHOSEN_ORDER, ctx.env.get(name, ())) if isinstance(v, tuple)]
    meant = chosen[:1] if node.first else chosen[1:]
    return [r for r in meant if r in ctx.env.get(name, ())]


@OBJECTS.handles(ir.Untaken)
def _untaken(g: Game, ctx: Ctx, node: ir.Untaken) -> list[Ref]:
    """The cards, by their numbers: what was taken has moved, or may have moved since."""
    assert isinstance(node.cards, ir.Ref) and isinstance(node.taken, ir.Ref)
    taken = {v[0] for name in node.taken.to for v in ctx.env.get(name, ()) if isinstance(v, tuple)}
    taken |= {number for number, _ in parted(ctx)}
    return [v for name in node.cards.to for v in ctx.env.get(name, ()) if isinstance(v, tuple) and v[0] not in taken]


@OBJECTS.handles(ir.Opposing)
def _opposing(g: Game, ctx: Ctx, node: ir.Opposing) -> list[Ref]:
    """The other side of the battle that the card is in (10.1.3), or was in as it left (11.11.4); of a group, of any card of it."""
    cards = named(g, ctx, node.card)
    blocker = combat.blocker(g)
    now = (tuple(combat.attackers(g)), () if blocker is None else (blocker,))
    for attacking, blocking in (now, *(fought(g, ctx, card) for card in cards)):
        found = list(attacking) if any(r in cards for r in blocking) else []
        if any(r in attacking for r in cards):
            found += [r for r in blocking if r != NO_REF]
        if found:
            return found
    return []


@FILTERS.handles(ir.NamedType)
def _named_type(g: Game, ctx: Ctx, node: ir.NamedType, seen: Seen) -> bool:
    return any(t in seen.chars.types for t in said(g, ctx, "card_type"))


@FILTERS.handles(ir.NamedJob)
def _named_job(g: Game, ctx: Ctx, node: ir.NamedJob, seen: Seen) -> bool:
    return any(job in seen.chars.jobs for job in (*said(g, ctx, "job"), ALL_JOBS))


@FILTERS.handles(ir.JobCountIs)
def _so_many_jobs(g: Game, ctx: Ctx, node: ir.JobCountIs, seen: Seen) -> bool:
    return ALL_JOBS in seen.chars.jobs or len(seen.chars.jobs) >= amount(g, ctx, node.at_least)


@FILTERS.handles(ir.WithAbility)
def _with_ability(g: Game, ctx: Ctx, node: ir.WithAbility, seen: Seen) -> bool:
    return any(isinstance(g.node(source), ABILITY_KINDS[node.kind]) for source in seen.chars.abilities)


@FILTERS.handles(ir.CopyOf)
def _copy(g: Game, ctx: Ctx, node: ir.CopyOf, seen: Seen) -> bool:
    names = ctx.env.get(COPIED) or copied_names(g, ctx, node)
    return any(name in seen.chars.names for name in names)


def copied_names(g: Game, ctx: Ctx, node: ir.CopyOf) -> tuple[str, ...]:
    """The names of the card as it is now, or last was."""
    return tuple(n for s in (see(g, ctx, c) for c in known(g, ctx, node.card)) if s is not None for n in s.chars.names)


@AMOUNTS.handles(ir.CardsDrawn)
def _drawn(g: Game, ctx: Ctx, node: ir.CardsDrawn) -> int:
    who = players(g, ctx, node.player)
    return sum(1 for f in g.state.history if f.kind == DRAW and f.player in who)


@AMOUNTS.handles(ir.CountDifferent)
def _different(g: Game, ctx: Ctx, node: ir.CountDifferent) -> int:
    """How many there are; a further name stands beside the card's own, which is one, where the game says so (sve 2.13.1)."""
    cards = [s for s in (see(g, ctx, r) for r in members(g, ctx, node.group)) if s is not None]
    if node.trait == "name" and not readings(g).other_names_count:
        return len({s.chars.names[0] for s in cards})
    if node.apart:
        return _most_apart({frozenset(map(str, traits(s, node.trait))) for s in cards})
    return len({t for s in cards for t in traits(s, node.trait)})


def _most_apart(held: set[frozenset[str]]) -> int:
    """How many of them share nothing, at most. One that holds all that another does is never needed beside or instead of that."""
    least = [each for each in held if each and not any(other < each for other in held if other)]
    most: dict[frozenset[str], int] = {frozenset(): 0}
    for each in least:
        for used, count in list(most.items()):
            if not used & each:
                most[used | each] = max(most.get(used | each, 0), count + 1)
    return max(most.values())


@AMOUNTS.handles(ir.CountElementsOf)
def _elements_of(g: Game, ctx: Ctx, node: ir.CountElementsOf) -> int:
    cards = (see(g, ctx, card) for card in known(g, ctx, node.cards) if acted_on(ctx, node.cards, card))
    return len({e for s in cards if s is not None for e in s.chars.elements})


def _in_phase(g: Game, ctx: Ctx, phase: str, player: ir.Player) -> bool:
    return g.state.phase in PHASES.get(phase, (phase,)) and g.state.turn_player in players(g, ctx, player)


@CONDITIONS.handles(ir.PhaseIs)
def _phase_is(g: Game, ctx: Ctx, node: ir.PhaseIs) -> bool:
    return _in_phase(g, ctx, node.phase, node.player)


@EVENTS.handles(ir.DuringPhaseOf)
def _during(g: Game, ctx: Ctx, node: ir.DuringPhaseOf, event: Event) -> Env | None:
    return bindings(g, ctx, node.event, event) if _in_phase(g, ctx, node.phase, node.player) else None


@EVENTS.handles(ir.EventWhile)
def _while(g: Game, ctx: Ctx, node: ir.EventWhile, event: Event) -> Env | None:
    env = bindings(g, ctx, node.event, event)
    return env if env is not None and holds(g, ctx.bind(**env), node.condition) else None


KINDS[ir.ChosenBy] = (CHOSEN,)


@HAPPENINGS.handles(ir.ChosenBy)
def _chosen_by(g: Game, ctx: Ctx, node: ir.ChosenBy, event: Event) -> list[Occurrence]:
    """By an ability of a card of the group; the event's source is that card."""
    if "ability" not in event.tags:
        return []
    by = then(g, event, event.source)
    if event.controller not in players(g, ctx, node.by) or not matches(g, ctx, node.sources, by):
        return []
    return [Occurrence(then(g, event, event.obj), event.obj, (), event.objects)]
