"""What texts say of the traces that abilities left: what they removed, what they damaged, what they showed at random."""

from __future__ import annotations

from functools import partial

from cardwright.games.common import actions
from cardwright.games.common.actions import damage_cards, removed_mark
from cardwright.games.common.amounts import AMOUNTS, amount
from cardwright.games.common.castings import cast_fits, itself_cast
from cardwright.games.common.conditions import CONDITIONS
from cardwright.games.common.context import Ctx
from cardwright.games.common.effects.characters import cards
from cardwright.games.common.effects.damage import kept
from cardwright.games.common.effects.deck import _still
from cardwright.games.common.effects.places import mix, own_of, pick, pick_among
from cardwright.games.common.effects.registry import asked, bind, cause, executes, refs_of
from cardwright.games.common.effects.structure import trigger_now
from cardwright.games.common.groups import FILTERS, ZONE_OF, matches
from cardwright.games.common.happenings import HAPPENINGS, KINDS, Occurrence, left
from cardwright.games.common.house import FREE, house
from cardwright.games.common.refs import OBJECTS, named, players
from cardwright.games.common.registry import walk
from cardwright.games.common.seen import Seen, casts_this_turn, moved_to
from cardwright.games.common.triggers import EVENTS
from cardwright.games.common.zones import COST, DAMAGE, DECK, DISCARDED, HAND, LEAVE, SEARCH
from cardwright.kernel.decisions import Flow
from cardwright.kernel.game import Game
from cardwright.kernel.state import NO_SOURCE, Env, Event, Ref
from cardwright.text import ir

UNIT = 1000  # power and damage come in thousands (4.2)


@CONDITIONS.handles(ir.IsNthCast)
def _is_nth_cast(g: Game, ctx: Ctx, node: ir.IsNthCast) -> bool:
    """The card as the object that was cast or arrived by it: put onto the field again it is another (7.4)."""
    cast = [f for f in casts_this_turn(g, (ctx.controller,)) if cast_fits(g, ctx, node.group, f)]
    return any(at == node.nth and itself_cast(ctx, f) for at, f in enumerate(cast, 1))


@FILTERS.handles(ir.RemovedBy)
def _removed_by(g: Game, ctx: Ctx, node: ir.RemovedBy, seen: Seen) -> bool:
    """As long as it stays removed: a card that comes back is another object (7.4)."""
    if seen.state is None or seen.zone != ZONE_OF[type(node.zone)]:
        return False
    if seen.owner not in players(g, ctx, node.zone.player):  # type: ignore[attr-defined]  # every zone in ZONE_OF has one
        return False
    return any(removed_mark(ref) in seen.state.marks for ref in named(g, ctx, node.card))


@FILTERS.handles(ir.DamagedBy)
def _damaged_by(g: Game, ctx: Ctx, node: ir.DamagedBy, seen: Seen) -> bool:
    """Nodes are compared by what they say: plans of groups serve every card that says the same (see `groups.plan_of`)."""
    dealers = set(named(g, ctx, node.card))
    facts = (f for f in g.state.history if f.kind == DAMAGE and f.obj == seen.ref)
    if node.here:
        facts = (f for f in facts if f.cause != NO_SOURCE and any(part == node for part in walk(g.node(f.cause))))
    return any(not dealers.isdisjoint((f.source, *f.objects)) for f in facts)


@AMOUNTS.handles(ir.AtMost)
def _at_most(g: Game, ctx: Ctx, node: ir.AtMost) -> int:
    return min(amount(g, ctx, node.of), amount(g, ctx, node.most))


@executes(ir.CastAmong)
def cast_among(g: Game, ctx: Ctx, node: ir.CastAmong) -> Flow[int]:
    """Selected among the cards that were shown, as far as they can be cast (2.3), and cast at once."""
    target, done = node.target, 0
    among = _still(g, ctx, node.among)
    for player in asked(g, ctx, node.player)[:1]:
        able = partial(house(g).castable, g, player, terms=FREE)
        picked = yield from pick_among(g, ctx, player, target, among, "cast", able)
        bind(ctx, target.bind, tuple(picked))
        for ref in picked:
            done += yield from house(g).cast(g, player, ref, FREE)
    return done


@executes(ir.RevealAtRandom)
def reveal_at_random(g: Game, ctx: Ctx, node: ir.RevealAtRandom) -> Flow[int]:
    """Nobody chooses; the game's own random numbers decide."""
    yield from ()
    shown: tuple[Ref, ...] = ()
    for player in asked(g, ctx, node.player):
        hand = [g.state.objects[i].ref for i in g.zone(player, HAND)]
        shown += tuple(mix(g, hand)[: max(0, amount(g, ctx, node.count))])
    actions.reveal(g, shown, -1, cause(ctx))
    bind(ctx, node.bind, shown)
    return len(shown)


@executes(ir.DivideEqually)
def divide_equally(g: Game, ctx: Ctx, node: ir.DivideEqually) -> Flow[int]:
    """The same to each of them, in thousands (4.2)."""
    hurt = cards(g, ctx, node.to)
    if not hurt:
        return 0
    step = UNIT * len(hurt)
    whole = amount(g, ctx, node.amount)
    share = (-(-whole // step) if node.up else whole // step) * UNIT
    blows = [(to, share, ctx.source) for to in hurt]
    return len((yield from damage_cards(g, blows, cause(ctx), tags=kept(ctx))))


@executes(ir.Reflexive)
def reflexive(g: Game, ctx: Ctx, node: ir.Reflexive) -> Flow[int]:
    """A new auto-ability triggers now; it is put on the stack, and its choices are made, when a player gains priority."""
    yield from ()
    if not node.effects:
        return 0
    trigger_now(g, ctx, node)
    return 1


@OBJECTS.handles(ir.DiscardedToCast)
def _discarded_to_cast(g: Game, ctx: Ctx, node: ir.DiscardedToCast) -> list[Ref]:
    """What paid for the card that has just entered, by the object that it was in the hand (7.4), or for the Summon itself, which is
    on the stack as it is paid for (11.3.2)."""
    payer = ctx.source
    if ctx.event is not None:
        if ctx.event.before is None or ctx.event.obj != ctx.source:
            return []
        payer = ctx.event.before.ref
    paid = (f for f in g.state.history if DISCARDED in f.tags and COST in f.tags and f.source == payer)
    return [moved_to(f) for f in paid]


@FILTERS.handles(ir.WasDealtDamage)
def _was_dealt_damage(g: Game, ctx: Ctx, node: ir.WasDealtDamage, seen: Seen) -> bool:
    return any(f.kind == DAMAGE and f.obj == seen.ref and f.amount > 0 for f in g.state.history)


@CONDITIONS.handles(ir.HasEach)
def _has_each(g: Game, ctx: Ctx, node: ir.HasEach) -> bool:
    """One card is not two of them: as many different cards as groups."""
    kind = ZONE_OF[type(node.zone)]
    held = [g.state.objects[i].ref for p in players(g, ctx, node.zone.player) for i in g.zone(p, kind)]  # type: ignore[attr-defined]  # as above
    fitting = [[r for r in held if matches(g, ctx, group, r)] for group in node.groups]
    return _all_different(fitting, frozenset())


def _all_different(fitting: list[list[Ref]], taken: frozenset[Ref]) -> bool:
    if not fitting:
        return True
    return any(_all_different(fitting[1:], taken | {r}) for r in fitting[0] if r not in taken)


@FILTERS.handles(ir.IsOneOf)
def _is_one_of(g: Game, ctx: Ctx, node: ir.IsOneOf, seen: Seen) -> bool:
    return seen.ref in named(g, ctx, node.card)


@EVENTS.handles(ir.PlayerSearches)
def _player_searches(g: Game, ctx: Ctx, node: ir.PlayerSearches, event: Event) -> Env | None:
    return {} if event.player in players(g, ctx, node.player) else None


KINDS[ir.PutIntoDeck] = (LEAVE,)
KINDS[ir.Searches] = (SEARCH,)


@HAPPENINGS.handles(ir.PutIntoDeck)
def _put_into_deck(g: Game, ctx: Ctx, node: ir.PutIntoDeck, event: Event) -> list[Occurrence]:
    if event.to_zone != DECK:
        return []
    return left(event)


@HAPPENINGS.handles(ir.Searches)
def _searches(g: Game, ctx: Ctx, node: ir.Searches, event: Event) -> list[Occurrence]:
    return [Occurrence(event.source, event.source)] if event.source[0] >= 0 else []


@executes(ir.SelectAndActivate)
def select_and_activate(g: Game, ctx: Ctx, node: ir.SelectAndActivate) -> Flow[int]:
    """Every player for himself, the turn player first (11.11.6)."""
    done: tuple[Ref, ...] = ()
    for player in asked(g, ctx, node.player):
        open_ = own_of(g, ctx, node.player, player, node.target)
        picked = yield from pick(g, ctx, player, node.target, open_, "select", secret=False)
        done += refs_of((yield from actions.activate_cards(g, picked, cause(ctx))))
    bind(ctx, node.target.bind, done)
    return len(done)
