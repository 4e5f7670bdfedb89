"""Searching decks, and what becomes of what was found before the deck is shuffled (15.1.1.8; sve 5.7)."""

from __future__ import annotations

from typing import Final

from cardwright.games.common import actions, statics
from cardwright.games.common.amounts import amount
from cardwright.games.common.context import Ctx
from cardwright.games.common.effects.moving import top_of
from cardwright.games.common.effects.places import any_card, clashes, pick, within
from cardwright.games.common.effects.registry import asked, bind, carry_out, carry_out_as, cause, executes
from cardwright.games.common.groups import matches
from cardwright.games.common.house import readings
from cardwright.games.common.registry import walk
from cardwright.games.common.shuffling import put_off
from cardwright.games.common.zones import DECK, SEARCH
from cardwright.kernel.decisions import Flow
from cardwright.kernel.game import Game
from cardwright.kernel.state import NO_REF, Event, Ref, Value
from cardwright.text import ir

WHOLE: Final = "whole"  # tag of a search that finds as many cards as it is for, or none
DUE: Final = "#shuffle"  # env: whose decks are still to be shuffled, and the names of what was found in them
UNSHUFFLED: Final = "unshuffled"  # tag of a search after which the deck is shuffled later


@executes(ir.Search)
def search(g: Game, ctx: Ctx, node: ir.Search) -> Flow[int]:
    """Find cards, reveal them and put them aside; the rest of the deck is shuffled, when the text has been followed (15.1.1.8.1; sve 5.7.1)."""
    total = 0
    bound: dict[str, tuple[Ref, ...]] = {}
    for player in asked(g, ctx, node.player):
        found: list[Ref] = []
        if not statics.may_use(g, player, "search"):  # 2.2: then nothing is searched, found or shuffled
            for target in node.targets:
                bind(ctx, target.bind, ())
            if not readings(g).barred_search_does_nothing:  # the other reading of F67
                _shuffled(g, ctx, player)
            continue
        for target in node.targets:
            target = within(g, ctx, target, node.most_cost, found)
            picked = yield from _find(g, ctx, player, target, found, node.different)
            found += picked
            bound[target.bind] = (*bound.get(target.bind, ()), *picked)
            bind(ctx, target.bind, bound[target.bind])
        g.note("search", "15.1.1.8.1", player)
        if readings(g).search_reveals_all or not all(any_card(t.group) for t in node.targets):
            actions.reveal(g, found, -1, cause(ctx))
        _shuffled(g, ctx, player)
        by = cause(ctx)
        fact = Event(SEARCH, NO_REF, player, by.source, by.controller, len(found), objects=tuple(found))
        g.record([fact])
        total += len(found)
    return total


def _shuffled(g: Game, ctx: Ctx, player: int) -> None:
    """The deck is shuffled: now, when the whole text has been followed (15.1.1.8.1), or by whoever moves what was found (sve 5.7.2)."""
    if UNSHUFFLED in ctx.tags:
        return
    if readings(g).shuffles_after_text:
        put_off(g, player)
    else:
        actions.shuffle_deck(g, player)


def _find(g: Game, ctx: Ctx, player: int, target: ir.Target, found: list[Ref], different: str) -> Flow[list[Ref]]:
    """What is searched for by its qualities need not be found (F49; fftcg-guide G55)."""
    deck = top_of(g, player, len(g.zone(player, DECK)))
    fits = [r for r in deck if r not in found and matches(g, ctx, target.group, r)]
    fits = [r for r in fits if not (different and clashes(g, ctx, different, found, r))]
    fails = readings(g).search_may_fail and not any_card(target.group)
    picked = yield from pick(g, ctx, player, target, fits, "search", secret=True, fails=fails)
    return [] if WHOLE in ctx.tags and len(picked) < amount(g, ctx, target.count) else picked


@executes(ir.NoFewer)
def no_fewer(g: Game, ctx: Ctx, node: ir.NoFewer) -> Flow[int]:
    """What is said of its search: it finds as many as it is for, or nothing (11.11.5, against F49)."""
    return (yield from carry_out_as(g, ctx, node.effect, WHOLE))


@executes(ir.Then)
def then(g: Game, ctx: Ctx, node: ir.Then) -> Flow[int]:
    """The first, then the other."""
    if isinstance(node.first, ir.Search) and readings(g).shuffles_last:
        return (yield from _search_and_move(g, ctx, node.first, node.then))
    return (yield from in_order(g, ctx, (node.first, node.then)))


def in_order(g: Game, ctx: Ctx, effects: tuple[ir.Effect, ...]) -> Flow[int]:
    """One after the other; carried out only if every part was."""
    most, whole = 0, True
    for i, effect in enumerate(effects, 1):
        due = ctx.env.get(DUE, ())
        waits = bool(due) and any(_speaks_of(later, due) for later in effects[i:])
        if waits:
            bind(ctx, DUE, ())
        done = yield from carry_out(g, ctx, effect)
        if waits:
            bind(ctx, DUE, due)
        elif due:
            _shuffle(g, ctx)
        most, whole = max(most, done), whole and done > 0
    return most if whole else 0


def _search_and_move(g: Game, ctx: Ctx, search: ir.Search, rest: ir.Effect) -> Flow[int]:
    """The deck is shuffled when what was found has been moved, or nothing was (sve 5.7.2), and before all else that is done."""
    each = not readings(g).barred_search_does_nothing
    shufflers = [player for player in asked(g, ctx, search.player) if each or statics.may_use(g, player, "search")]
    done = yield from carry_out_as(g, ctx, search, UNSHUFFLED)
    bind(ctx, DUE, (*shufflers, *(target.bind for target in search.targets)))
    if not _speaks_of(rest, ctx.env[DUE]):
        _shuffle(g, ctx)
    more = yield from in_order(g, ctx, (rest,))
    ctx.env = {name: bound for name, bound in ctx.env.items() if name != DUE}
    return max(done, more) if done and more else 0


def _speaks_of(effect: ir.Effect, due: tuple[Value, ...]) -> bool:
    """Whether the instruction says what becomes of what was found."""
    return any(not {*each.to}.isdisjoint(due) for each in walk(effect) if isinstance(each, ir.Ref))


def _shuffle(g: Game, ctx: Ctx) -> None:
    """Shuffle the decks for which that is due."""
    for player in ctx.env.get(DUE, ()):
        if isinstance(player, int):
            actions.shuffle_deck(g, player)
    bind(ctx, DUE, ())
