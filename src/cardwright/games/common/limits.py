"""Limits of abilities: how often and when they may be used or may trigger (11.6, 11.8)."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from typing import Any, Final, cast

from cardwright.games.common.conditions import holds
from cardwright.games.common.context import Ctx
from cardwright.games.common.groups import matches
from cardwright.games.common.refs import known
from cardwright.games.common.registry import Registry, walk
from cardwright.games.common.whereabouts import moved_from
from cardwright.games.common.zones import DAMAGE_ZONE, FIELD, HAND, ZONE_NAMES
from cardwright.kernel.game import Game
from cardwright.text import ir

LIMITS: Final = Registry[Callable[[Game, Ctx, Any], str]]("limit")
USED: Final = "used:"  # State.memory: how often this turn; the rules forget it when a turn begins
EVER: Final = "ever:"  # how often in this game
MODES: Final = "modes"  # behind either: which options of a modal effect were selected
# the classes of abilities that players use, and the limits that count how often: under which key
ACTIVATED: Final[set[type]] = {ir.ActionAbility, ir.SpecialAbility}
COUNTED: Final[dict[type, str]] = {ir.OncePerTurn: USED, ir.OnlyOnce: EVER}


def is_activated(node: Any) -> bool:
    """Whether the ability is one that players use (11.6, 11.7)."""
    return type(node) in ACTIVATED


def limit_problem(g: Game, ctx: Ctx, node: Any) -> str:
    """Why the ability's limits do not let it be used or trigger now; "" where they do."""
    if is_activated(node):
        obj = g.state.objects[ctx.source[0]]
        if obj.zone not in use_zones(node):
            return "the ability is not active where its card is"
        if getattr(node, "damage", 0) > len(g.state.zones[obj.controller][DAMAGE_ZONE]):
            return f"it takes {node.damage} points of damage"  # 15.2.6.2
        if ctx.controller not in users(g, node, obj.controller):
            return "it is another player's ability"
    for limit in node.limits:
        reason = LIMITS.table[type(limit)](g, ctx, limit)
        if reason:
            return reason
    return ""


@cache
def use_zones(node: Any) -> frozenset[int]:
    """Where the card of an ability that is used has to be: on the field, unless its limits or its cost say otherwise."""
    named = {
        ZONE_NAMES[part.zone]
        for part in walk(node.limits)
        if isinstance(part, ir.SourceIn) and isinstance(part.card, ir.SelfRef)
    }
    named |= {
        ZONE_NAMES[i.zone] for i in node.cost.actions if isinstance(i, ir.PayRemoveSource) and i.zone and not named
    }
    if named:
        return frozenset(named)
    if taken := moved_from(node):
        return taken
    from_hand = any(isinstance(item, ir.PayDiscardSource) for item in node.cost.actions)
    return frozenset((HAND,)) if from_hand else frozenset((FIELD,))


def note_use(g: Game, ctx: Ctx) -> None:
    """Note that the ability was used or has triggered, where a limit counts that."""
    node = g.node(ctx.node)
    for limit in node.limits:
        kind = COUNTED.get(type(limit))
        if kind is not None:
            note_used(g, kind, ctx)


def note_used(g: Game, kind: str, ctx: Ctx) -> None:
    """Count one use more: this turn (`USED`) or in this game (`EVER`)."""
    least = min(_givers(g, ctx), key=lambda giver: _count(g, kind, ctx, giver), default="")
    for key in {_key(kind, ctx), _key(kind, ctx, least)}:
        g.state.memory[key] = (cast("int", g.state.memory.get(key, (0,))[0]) + 1,)


def _key(kind: str, ctx: Ctx, giver: str = "") -> str:
    return f"{kind}{ctx.source[0]}:{ctx.source[1]}:{ctx.node[0]}:{ctx.node[1]}{':' if giver else ''}{giver}"


def _count(g: Game, kind: str, ctx: Ctx, giver: str) -> int:
    return cast("int", g.state.memory.get(_key(kind, ctx, giver), (0,))[0])


def _givers(g: Game, ctx: Ctx) -> tuple[str, ...]:
    """What has given the card the ability that it has: from something else it is another one (fftcg-new X-BECOME-2)."""
    return () if g.obj(ctx.source) is None else g.derived.given.get((ctx.source[0], ctx.node), ())


def times_used(g: Game, kind: str, ctx: Ctx) -> int:
    """How often the ability was used or has triggered: this turn (`USED`) or in this game (`EVER`); of one that the card
    was given more than once, the one that was used least."""
    givers = _givers(g, ctx)
    return min(_count(g, kind, ctx, giver) for giver in givers or ("",))


@LIMITS.handles(ir.OncePerTurn)
def _per_turn(g: Game, ctx: Ctx, node: ir.OncePerTurn) -> str:
    most = node.times * _copies(g, ctx)
    return "" if times_used(g, USED, ctx) < most else f"at most {node.times} times a turn"


@LIMITS.handles(ir.OnlyOnce)
def _once(g: Game, ctx: Ctx, node: ir.OnlyOnce) -> str:
    return "" if times_used(g, EVER, ctx) < _copies(g, ctx) else "only once"


def _copies(g: Game, ctx: Ctx) -> int:
    """How often the card has the ability: given to it twice it is two, each with a limit of its own (fftcg-new X-BECOME-2)."""
    if _givers(g, ctx):
        return 1  # each is counted for itself
    snapshot = ctx.snapshot if g.obj(ctx.source) is None else None
    chars = g.chars(ctx.source[0]) if snapshot is None else snapshot.chars
    return max(1, chars.abilities.count(ctx.node))


@LIMITS.handles(ir.OnlyYourTurn)
def _your_turn(g: Game, ctx: Ctx, node: ir.OnlyYourTurn) -> str:
    return "" if g.state.turn_player == ctx.controller else "only during one's own turn"


@LIMITS.handles(ir.OnlyOpponentTurn)
def _their_turn(g: Game, ctx: Ctx, node: ir.OnlyOpponentTurn) -> str:
    return "" if g.state.turn_player != ctx.controller else "only during the opponent's turn"


@LIMITS.handles(ir.OnlyMainPhase)
def _main(g: Game, ctx: Ctx, node: ir.OnlyMainPhase) -> str:
    mine = g.state.turn_player == ctx.controller and g.state.phase in ("main", "main1", "main2")
    return "" if mine else "only during one's own Main Phases"


@LIMITS.handles(ir.OnlyIf)
def _if(g: Game, ctx: Ctx, node: ir.OnlyIf) -> str:
    return "" if holds(g, ctx, node.condition) else "its condition does not hold"


@LIMITS.handles(ir.OnlyWhile)
def _while(g: Game, ctx: Ctx, node: ir.OnlyWhile) -> str:
    cards = known(g, ctx, node.card)
    met = bool(cards) and all(matches(g, ctx, node.filter, card) for card in cards)
    return "" if met else "the card is not as it has to be"


@LIMITS.handles(ir.UseBy)
def _by(g: Game, ctx: Ctx, node: ir.UseBy) -> str:
    holder = g.state.objects[ctx.source[0]].controller
    return "" if node.who == "any" or ctx.controller != holder else "only the opponent may use it"


@LIMITS.handles(ir.PaysOnly, ir.MostX)
def _paid(g: Game, ctx: Ctx, node: ir.PaysOnly | ir.MostX) -> str:
    return ""  # said of the payment, which sees to it


def users(g: Game, node: Any, holder: int) -> tuple[int, ...]:
    """The players who may use the ability of a card that `holder` controls."""
    for limit in node.limits:
        if isinstance(limit, ir.UseBy):
            return (holder, 1 - holder) if limit.who == "any" else (1 - holder,)
    return (holder,)
