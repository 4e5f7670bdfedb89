"""Creating effects that last (11.12.4): what they apply to and how much is fixed when they are created."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from cardwright.games.common.amounts import fix_values
from cardwright.games.common.conditions import holds
from cardwright.games.common.context import Ctx
from cardwright.games.common.durations import HOLDING
from cardwright.games.common.effects.registry import DOER, source_of
from cardwright.games.common.index import ANYBODY, MARKED, SLEEPING
from cardwright.games.common.refs import objects as objects_of
from cardwright.games.common.refs import players, refresh
from cardwright.games.common.telling import lasting, stats
from cardwright.games.common.zones import FIELD
from cardwright.kernel.game import Game
from cardwright.kernel.state import Effect, Ref
from cardwright.text import ir

RULESET = "fftcg-2020"


def _next_turn(g: Game, ctx: Ctx, node: ir.DuringNextTurn) -> tuple[str, tuple[int, ...], tuple[str, ...]]:
    """From the start to the end of the player's next turn (sve 7.4.8): nothing before that."""
    return "next_turn", (players(g, ctx, node.player)[0], g.state.turn), (SLEEPING,)


def _marked(g: Game, ctx: Ctx, node: ir.WhileCounter) -> tuple[str, tuple[int, ...], tuple[str, ...]] | None:
    """As long as its card keeps such a counter; over before it began where it has none."""
    held = [r for r in objects_of(g, ctx, node.card) if r[0] >= 0 and g.state.exists(r)]
    if not held or not g.state.objects[held[0][0]].counters.get(node.counter):
        return None
    return "marked", held[0], (MARKED + node.counter,)


def _holding(g: Game, ctx: Ctx, node: ir.WhileHolds) -> tuple[str, tuple[int, ...], tuple[str, ...]] | None:
    """As long as the condition goes on holding (11.12.4.1); over before it began where it does not."""
    return (HOLDING, (), ()) if holds(g, ctx, node.condition) else None


def _while_yours(g: Game, ctx: Ctx, node: ir.WhileOnYours) -> tuple[str, tuple[int, ...], tuple[str, ...]] | None:
    """As long as the card is there under the same control (11.12.4.1, sve 3.1.2)."""
    held = [r for r in objects_of(g, ctx, node.card) if r[0] >= 0 and g.state.objects[r[0]].zone == FIELD]
    mine = [r for r in held if g.state.objects[r[0]].controller == ctx.controller]
    return ("while", (*mine[0], ctx.controller), ()) if mine else None


# durations that need tags, and those of one game's own: how an effect is kept, and with which tags
SPANS: dict[type, Callable[[Game, Ctx, Any], tuple[str, tuple[int, ...], tuple[str, ...]] | None]] = {
    ir.DuringNextTurn: _next_turn,
    ir.WhileCounter: _marked,
    ir.WhileOnYours: _while_yours,
    ir.WhileHolds: _holding,
}


def span(g: Game, ctx: Ctx, duration: ir.Duration) -> tuple[str, tuple[int, ...]] | None:
    """How long an effect lasts, as the rules keep it (11.12.4.1); None where it would be over before it began."""
    if isinstance(duration, ir.UntilEndOfTurn):
        return "turn", ()
    if isinstance(duration, ir.UntilEndOfNextTurn):
        # "the next turn" of nobody in particular is the one after this, whosever that is
        named = players(g, ctx, duration.player)
        return "next_turn", (named[0] if len(named) == 1 else ANYBODY, g.state.turn)
    if isinstance(duration, ir.UntilEndOfYourTurn):
        # the turn of that player that ends next, the current one included
        return "next_turn", (players(g, ctx, duration.player)[0], g.state.turn - 1)
    if isinstance(duration, ir.UntilBeginningOfTurn):
        return "begin_turn", (players(g, ctx, duration.player)[0],)
    if isinstance(duration, ir.WhileOnField):
        held = [r for r in objects_of(g, ctx, duration.card) if r[0] >= 0]
        return ("while", held[0]) if held else None
    assert isinstance(duration, ir.Permanent)
    return "permanent", ()


def unable_duration(duration: ir.Duration) -> str:
    """Why a resolved effect cannot last like this; "" where it can."""
    if type(duration) in SPANS:
        return ""
    lasts = (
        ir.UntilEndOfTurn,
        ir.UntilEndOfNextTurn,
        ir.UntilEndOfYourTurn,
        ir.WhileOnField,
        ir.Permanent,
        ir.UntilBeginningOfTurn,
    )
    return "" if isinstance(duration, lasts) else f"no effect lasts {type(duration).__name__}"


def create(
    g: Game,
    ctx: Ctx,
    node: ir.Effect,
    duration: ir.Duration,
    *,
    objects: tuple[Ref, ...] | None,
    tags: tuple[str, ...] = (),
    values: dict[str, int] | None = None,
) -> bool:
    """Create an effect with a new timestamp (11.12.4.9), which lasts for its duration (sve 10.2.1.2). `objects` None: what it applies to is judged anew each time.

    Its numbers are set once, now (11.12.4.3); its names are bound to the cards as they are now.
    """
    if type(duration) in SPANS:
        held = SPANS[type(duration)](g, ctx, duration)
        lasts: tuple[str, tuple[int, ...]] | None = held and held[:2]
        tags += held[2] if held else ()
    else:
        lasts = span(g, ctx, duration)
    if lasts is None:
        return False
    state = g.state
    env = {n: v for n, v in refresh(g, ctx).items() if n != DOER}
    fixed = {**fix_values(g, ctx, node), **(values or {})}
    kind, until = lasts
    effect = Effect(
        state.next_id(), source_of(g, ctx, node), ctx.source, ctx.controller, state.tick(), kind, until, objects, env, fixed, tags
    )  # fmt: skip
    before = stats(g, objects)
    g.add_effect(effect)
    lasting(g, effect, before)
    return True
