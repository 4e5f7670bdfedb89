"""What can be chosen, and asking for it so that everything that must be chosen can be (11.6.5, readings F46)."""

from __future__ import annotations

from itertools import combinations
from typing import Final

from cardwright.errors import Illegal
from cardwright.games.common import statics
from cardwright.games.common.amounts import amount
from cardwright.games.common.context import ITEM, Ctx, item_value
from cardwright.games.common.effects.places import affordable, alike, bound_together, choosable, clashes
from cardwright.games.common.effects.registry import cause
from cardwright.games.common.groups import members
from cardwright.games.common.house import readings
from cardwright.games.common.registry import walk
from cardwright.kernel.decisions import Decision, Flow, Option
from cardwright.kernel.game import Game
from cardwright.kernel.state import Ref
from cardwright.text import ir

RULESET = "fftcg-2020"
ONLY: Final = "#only"  # env: what alone can be chosen, as with anything else the cost could not be paid (11.2.1)
MAX_TRIES: Final = 2000  # ways of choosing that are tried before a choice counts as impossible


def candidates(g: Game, ctx: Ctx, group: ir.Group) -> list[Ref]:
    """What can be chosen: all of the group but what cannot be chosen, and never the Summon or ability itself (11.6.5)."""
    own = {item_value(ctx.item), ctx.source} if ctx.kind == "summon" else {item_value(ctx.item)}
    found = [r for r in members(g, ctx, group) if r not in own]
    if ONLY in ctx.env:
        found = [r for r in found if r in ctx.env[ONLY]]
    return choosable(g, ctx, ctx.controller, found)


def bounds(g: Game, ctx: Ctx, target: ir.Target, available: int) -> tuple[int, int]:
    if target.any_number:
        return 0, available
    count = amount(g, ctx, target.count)
    least = count if readings(g).all_targets_needed else min(count, max(1, available))  # F46
    return (0 if target.up_to else least), count


def feasible(g: Game, ctx: Ctx, goals: tuple[ir.Target, ...], used: frozenset[Ref]) -> bool:
    """Whether different legal targets can be found for all of them (F46)."""
    if not goals:
        return True
    target, rest = goals[0], goals[1:]
    open_ = [r for r in candidates(g, ctx, target.group) if r not in used]
    least, _ = bounds(g, ctx, target, len(open_))
    if len(open_) < least:
        return False
    if not rest and not bound_together(target):
        return True
    for tries, picked in enumerate(combinations(open_, least)):
        if tries >= MAX_TRIES:
            break
        if not _different(g, ctx, target, picked):
            continue
        if not rest or feasible(g, ctx.bind(**{target.bind or "#": picked}), rest, used | set(picked)):
            return True
    return False


def _different(g: Game, ctx: Ctx, target: ir.Target, picked: tuple[Ref, ...]) -> bool:
    """Whether no two of them share the trait in which they must differ, all share the one that they must share, and they cost
    no more than they may in all."""
    if not affordable(g, ctx, target, picked) or not alike(g, ctx, target, picked):
        return False
    return not target.different or not any(
        clashes(g, ctx, target.different, picked[:i], ref) for i, ref in enumerate(picked)
    )


def pick_targets(
    g: Game,
    ctx: Ctx,
    player: int,
    target: ir.Target,
    rest: tuple[ir.Target, ...],
    used: frozenset[Ref],
    cap: int | None,
) -> Flow[list[Ref]]:
    """Ask for the cards of one target, so that those after it can still be found.

    All that are asked for (sve 10.6.2.3.1), or up to that (sve 10.6.2.3.2).
    """
    open_ = [r for r in candidates(g, ctx, target.group) if r not in used]
    least, most = bounds(g, ctx, target, len(open_))
    if cap is not None:
        most = min(most, cap)
    most = min(most, len(open_))
    if most < least:
        raise Illegal("there are not enough legal targets", g.rules.clauses.get("targets", "11.6.5"))
    picked: list[Ref] = []
    must = [r for r in open_ if r[0] != ITEM and statics.must_be_chosen(g, r, cause(ctx))]
    ordered = most > 1 and _order_counts(g, ctx, target)
    if must and most and not ordered:  # what must be chosen goes before the rest (2.2: only as far as that is possible)
        some = min(len(must), most)
        picked = yield from ask_targets(g, ctx, player, must, some, some)
    if (rest or bound_together(target) or ordered) and most > len(picked):
        due = tuple(must) if ordered else ()
        return picked + (yield from _one_by_one(g, ctx, player, target, rest, used, open_, picked, least, most, due))
    left = [r for r in open_ if r not in picked]
    more = yield from ask_targets(g, ctx, player, left, max(0, least - len(picked)), most - len(picked))
    return picked + more


def _order_counts(g: Game, ctx: Ctx, target: ir.Target) -> bool:
    """Whether the text says one thing of the card that was chosen first and another of the next (11.6.8)."""
    return any(
        isinstance(each, ir.InOrder) and isinstance(each.cards, ir.Ref) and target.bind in each.cards.to
        for each in walk(g.node(ctx.node))
    )


def _one_by_one(
    g: Game,
    ctx: Ctx,
    player: int,
    target: ir.Target,
    rest: tuple[ir.Target, ...],
    used: frozenset[Ref],
    open_: list[Ref],
    begun: list[Ref],
    least: int,
    most: int,
    must: tuple[Ref, ...],
) -> Flow[list[Ref]]:
    """Ask for one card after another, offering only those that leave enough for the targets after it, and room for what must be chosen."""
    picked = list(begun)
    while len(picked) < most:
        room, due = most - len(picked), [r for r in must if r not in picked]
        fits = []
        for ref in due if len(due) >= room else open_:
            now = [*picked, ref]
            if ref not in picked and _completes(g, ctx, target, rest, used, open_, now, least):
                fits.append(ref)
        short = len(picked) < least or bool(due)
        answer = yield from ask_targets(g, ctx, player, fits, 1 if short and fits else 0, min(1, len(fits)))
        if not answer:
            break
        picked += answer
    return picked[len(begun) :]


def _completes(
    g: Game,
    ctx: Ctx,
    target: ir.Target,
    rest: tuple[ir.Target, ...],
    used: frozenset[Ref],
    open_: list[Ref],
    picked: list[Ref],
    least: int,
) -> bool:
    """Whether a choice begun like this can be completed together with those after it."""
    others = [r for r in open_ if r not in picked]
    for tries, more in enumerate(combinations(others, max(0, least - len(picked)))):
        if tries >= MAX_TRIES:
            break
        whole = (*picked, *more)
        if not _different(g, ctx, target, whole):
            continue
        if feasible(g, ctx.bind(**{target.bind or "#": whole}), rest, used | set(whole)):
            return True
    return False


def option_of(ref: Ref) -> Option:
    """How a card or an item of the stack is offered: a card by its id."""
    return ref if ref[0] == ITEM else ref[0]


def ask_targets(g: Game, ctx: Ctx, player: int, open_: list[Ref], least: int, most: int) -> Flow[list[Ref]]:
    """Ask for so many of these cards."""
    by_option = {option_of(r): r for r in open_}
    if not by_option or most <= 0:
        return []
    answer = yield from g.ask(
        Decision("choose", player, "targets", "11.6.5", ctx.source, tuple(by_option), least, most)
    )
    return [by_option[o] for o in answer]
