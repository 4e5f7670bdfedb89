"""Points, dice, turns, the end of the game, evolving, serving and racing."""

from __future__ import annotations

from cardwright.games.common.amounts import amount
from cardwright.games.common.context import Ctx, set_number
from cardwright.games.common.effects.characters import cards
from cardwright.games.common.effects.places import select
from cardwright.games.common.effects.registry import asked, cause, executes
from cardwright.games.sve import evolve, race, turns
from cardwright.games.sve.players import (
    evolution_points,
    most_points,
    play_points,
    set_evolution_points,
    set_most_points,
    set_points,
)
from cardwright.games.sve.zones import RECOVERED
from cardwright.kernel.decisions import Flow
from cardwright.kernel.game import Game
from cardwright.kernel.rng import Random
from cardwright.kernel.state import ELSEWHERE, Event
from cardwright.text import ir_sve as sv

DIE = "die"  # number in the context: what the last roll of a die in this effect gave


@executes(sv.RecoverPoints)
def recover_points(g: Game, ctx: Ctx, node: sv.RecoverPoints) -> Flow[int]:
    """Add them to the play points, no further than to the maximum (5.14.1, 5.14.1.1)."""
    yield from ()
    count = amount(g, ctx, node.count)
    if count <= 0:
        return 0  # 1.3.2.2
    total = 0
    for player in asked(g, ctx, node.player):
        more = max(0, set_points(g, player, play_points(g, player) + count, "5.14.1"))
        if more:  # with as many as the maximum nothing is recovered (1.3.2.1)
            g.record([Event(RECOVERED, player=player, amount=more)])
        total += more
    return total


@executes(sv.MaxPoints)
def max_points(g: Game, ctx: Ctx, node: sv.MaxPoints) -> Flow[int]:
    """The maximum rises or falls, between its limits (3.2.4.1)."""
    yield from ()
    change = amount(g, ctx, node.count)
    return sum(abs(set_most_points(g, p, most_points(g, p) + change)) for p in asked(g, ctx, node.player))


@executes(sv.GainEvolutionPoints)
def gain_evolution_points(g: Game, ctx: Ctx, node: sv.GainEvolutionPoints) -> Flow[int]:
    """Evolution points have no upper limit (3.2.5.1)."""
    yield from ()
    count = amount(g, ctx, node.count)
    players = asked(g, ctx, node.player) if count > 0 else []
    for player in players:
        set_evolution_points(g, player, evolution_points(g, player) + count)
    return count * len(players)


@executes(sv.RollDie)
def roll_die(g: Game, ctx: Ctx, node: sv.RollDie) -> Flow[int]:
    """The result decides what happens next (5.19.1)."""
    yield from ()
    players = asked(g, ctx, node.player)
    for player in players:
        random = Random(g.state.random)
        value = 1 + random.below(node.sides)
        g.state.random = random.position
        g.changed(ELSEWHERE)
        g.note("die", "5.19.1", player, ctx.source, value=value, sides=node.sides)
        set_number(ctx, DIE, value)
    return len(players)


# -- turns and the end ---------------------------------------------------------------------------------------------------------


@executes(sv.ExtraTurn)
def extra_turn(g: Game, ctx: Ctx, node: sv.ExtraTurn) -> Flow[int]:
    """Another turn right before the one that would come next (5.27.1)."""
    yield from ()
    players = asked(g, ctx, node.player)
    for player in players:
        turns.take_another(g, player)
    return len(players)


@executes(sv.SkipTurn)
def skip_turn(g: Game, ctx: Ctx, node: sv.SkipTurn) -> Flow[int]:
    """The next turn of the player does not begin (5.25.2)."""
    yield from ()
    players = asked(g, ctx, node.player)
    for player in players:
        turns.skip_next(g, player)
    return len(players)


# -- evolving and racing -------------------------------------------------------------------------------------------------------


@executes(sv.Evolve)
def evolve_cards(g: Game, ctx: Ctx, node: sv.Evolve) -> Flow[int]:
    """Each with the card that was revealed as part of the cost, if one was; else with one specified now (5.15.1.1)."""
    revealed = next((v for v in ctx.env.get(evolve.EVOLVE_CARD, ()) if isinstance(v, tuple)), None)
    return (yield from evolve.evolve(g, cards(g, ctx, node.what), cause(ctx), revealed))


@executes(sv.Serve)
def serve(g: Game, ctx: Ctx, node: sv.Serve) -> Flow[int]:
    """As many Carrots as there are (14.2.1.1, 1.3.2); where those are too few for all, their controller says who comes first."""
    done = 0
    left = cards(g, ctx, node.what)
    while left:
        ref = left[0]
        if any(len(race.carrots(g, each)) < node.times * len(left) for each in left):
            able = [each for each in left if race.can_serve(g, each, 1)]
            if len(able) > 1:
                player = g.state.objects[able[0][0]].controller
                [ref] = yield from select(g, ctx, player, able, 1, 1, "select", secret=False)
        left.remove(ref)
        done += (yield from race.serve(g, ref, node.times, cause(ctx))) > 0
    return done


@executes(sv.Race)
def race_cards(g: Game, ctx: Ctx, node: sv.Race) -> Flow[int]:
    """Cards that are linked to a card in the race zone race (14.2.3.1)."""
    yield from ()
    return race.race(g, cards(g, ctx, node.what), node.times, cause(ctx))
