"""What can be chosen, and asking for it so that everything that must be chosen can be (11.6.5, readings F46)."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import chain, combinations
from typing import Final, NamedTuple

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


class Later(NamedTuple):
    """The choices of sentences further on that cannot be looked at alone, as they measure what is chosen before them (11.3.6)."""

    sentences: tuple[tuple[ir.Target, ...], ...] = ()
    gone: frozenset[Ref] = frozenset()  # what none of them can take


NOTHING_LATER: Final = Later()


def later_choices(
    sentences: Sequence[ir.Effect], gone: frozenset[Ref] = frozenset()
) -> tuple[dict[int, Later], set[int]]:
    """Which choices have to be made so that others can be, by identity, and which are looked at with one before them."""
    found: dict[int, Later] = {}
    measuring: set[int] = set()
    chooses = [node for node in sentences if isinstance(node, ir.Choose)]
    ends = list(range(len(chooses)))  # the last choice that waits for each, be it by way of another
    for i in reversed(range(len(chooses) - 1)):
        names = {t.bind for t in chooses[i].targets}
        due = [j for j in range(i + 1, len(chooses)) if any(_measures(t, names) for t in chooses[j].targets)]
        if due:
            ends[i] = max(ends[j] for j in due)
            found[id(chooses[i])] = Later(tuple(each.targets for each in chooses[i + 1 : ends[i] + 1]), gone)
            measuring |= {id(chooses[j]) for j in due}
    return found, measuring


def _measures(target: ir.Target, names: set[str]) -> bool:
    """Whether which cards can be chosen depends on what was chosen under these names."""
    return any(
        isinstance(part, ir.Another) or (isinstance(part, ir.Ref) and not names.isdisjoint(part.to))
        for part in walk(target)
    )


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


def feasible(
    g: Game, ctx: Ctx, goals: tuple[ir.Target, ...], used: frozenset[Ref], later: Later = NOTHING_LATER
) -> bool:
    """Whether different legal targets can be found for all of them (F46), and for what comes later: there, the same may be chosen."""
    if not goals:
        if not later.sentences:
            return True
        return feasible(g, ctx, later.sentences[0], later.gone, later._replace(sentences=later.sentences[1:]))
    target, rest = goals[0], goals[1:]
    alone = not rest and not later.sentences and not bound_together(target)
    if alone and (target.up_to or target.any_number):
        return True  # none will do
    open_ = [r for r in candidates(g, ctx, target.group) if r not in used]
    least, most = bounds(g, ctx, target, len(open_))
    if len(open_) < least:
        return False
    if alone:
        return True
    for tries, picked in enumerate(_ways(open_, least, most if later.sentences else least)):
        if tries >= MAX_TRIES:
            break
        if not _different(g, ctx, target, picked):
            continue
        if not (rest or later.sentences) or feasible(
            g, ctx.bind(**{target.bind or "#": picked}), rest, used | set(picked), later
        ):
            return True
    return False


def _ways(open_: list[Ref], least: int, most: int) -> Iterator[tuple[Ref, ...]]:
    """The ways to choose so many of them, the fewest first."""
    return chain.from_iterable(combinations(open_, n) for n in range(least, max(least, most) + 1))


def _different(g: Game, ctx: Ctx, target: ir.Target, picked: tuple[Ref, ...]) -> bool:
    """Whether no two of them share the trait in which they must differ, all share the one that they must share, and they cost
    no more than they may in all."""
    if not affordable(g, ctx, target, picked) or not alike(g, ctx, target, picked):
        return False
    return not target.different or not any(
        clashes(g, ctx, target.different, picked[:i], ref) for i, ref in enumerate(picked)
    )


Ahead = tuple[
    tuple[ir.Target, ...], frozenset[Ref], Later
]  # the targets after one, what was taken before, what is later


def pick_targets(
    g: Game,
    ctx: Ctx,
    player: int,
    target: ir.Target,
    rest: tuple[ir.Target, ...],
    used: frozenset[Ref],
    cap: int | None,
    later: Later = NOTHING_LATER,
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
    ahead = (rest, used, later)
    must = [r for r in open_ if r[0] != ITEM and statics.must_be_chosen(g, r, cause(ctx))]
    if later.sentences:
        must = [r for r in must if _completes(g, ctx, target, ahead, open_, [r], least)]
    ordered = most > 1 and _order_counts(g, ctx, target)
    if must and most and not ordered:  # what must be chosen goes before the rest (2.2: only as far as that is possible)
        some = min(len(must), most)
        picked = yield from ask_targets(g, ctx, player, must, some, some)
    if (rest or bound_together(target) or ordered or later.sentences) and most > len(picked):
        due = tuple(must) if ordered else ()
        return picked + (yield from _one_by_one(g, ctx, player, target, ahead, open_, picked, least, most, due))
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
    ahead: Ahead,
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
            if ref not in picked and _completes(g, ctx, target, ahead, open_, now, least):
                fits.append(ref)
        short = len(picked) < least or bool(due)
        if ahead[2].sentences and not short:
            short = not _completes(g, ctx, target, ahead, open_, picked, len(picked))
        answer = yield from ask_targets(g, ctx, player, fits, 1 if short and fits else 0, min(1, len(fits)))
        if not answer:
            break
        picked += answer
    return picked[len(begun) :]


def _completes(
    g: Game,
    ctx: Ctx,
    target: ir.Target,
    ahead: Ahead,
    open_: list[Ref],
    picked: list[Ref],
    least: int,
) -> bool:
    """Whether a choice begun like this can be completed together with those after it."""
    rest, used, later = ahead
    others = [r for r in open_ if r not in picked]
    for tries, more in enumerate(combinations(others, max(0, least - len(picked)))):
        if tries >= MAX_TRIES:
            break
        whole = (*picked, *more)
        if not _different(g, ctx, target, whole):
            continue
        if feasible(g, ctx.bind(**{target.bind or "#": whole}), rest, used | set(whole), later):
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
