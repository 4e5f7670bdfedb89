"""Cards of several kinds that are selected together and meet the same fate (11.11.5.1)."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

from cardwright.games.common import actions
from cardwright.games.common.amounts import amount
from cardwright.games.common.context import Ctx
from cardwright.games.common.effects.places import move, own_of, pick
from cardwright.games.common.effects.possible import TESTS
from cardwright.games.common.effects.registry import acting, asked, bind, cause, executes
from cardwright.games.common.house import readings
from cardwright.kernel.decisions import Flow
from cardwright.kernel.game import Game
from cardwright.kernel.state import Event, Ref
from cardwright.text import ir

RULESET = "fftcg-2020"
OWNER: Final = ir.Owner()
ZONES: Final[dict[str, ir.Zone]] = {
    "put": ir.BreakZone(OWNER),
    "return": ir.Hand(OWNER),
    "remove": ir.Removed(OWNER),
    "bottom": ir.DeckBottom(OWNER),
}
CHANGES: Final[dict[str, Callable[..., Flow[list[Event]]]]] = {
    "break": actions.break_cards,
    "dull": actions.dull_cards,
    "activate": actions.activate_cards,
    "discard": actions.discard_cards,
}


@executes(ir.SelectParts)
def select_parts(g: Game, ctx: Ctx, node: ir.SelectParts) -> Flow[int]:
    """Every player for himself, the turn player first (11.11.6); what was selected moves or changes at the same time (6.1.3; reading
    F114), but for cards of hands, and those put in an order."""
    found: dict[str, tuple[Ref, ...]] = {target.bind: () for target in node.targets}
    done = 0
    players = asked(g, ctx, node.player)
    together = len(players) > 1 and readings(g).selected_at_once and node.act not in ("", "discard", "bottom")
    all_picked: list[Ref] = []
    for player in players:
        own = acting(ctx, player)
        mine: list[Ref] = []
        fits = [own_of(g, own, node.player, player, target) for target in node.targets]
        for at, target in enumerate(node.targets):
            open_ = [r for r in fits[at] if r not in mine]
            if _wanted(g, own, target) == 1:
                open_ = _leaving_most(open_, _places(g, own, node.targets[at + 1 :], fits[at + 1 :]), mine)
            picked = yield from pick(g, own, player, target, open_, "select", secret=node.act == "discard")
            found[target.bind] += tuple(picked)
            mine += picked
        all_picked += mine
        if not together:
            done += (yield from _act(g, ctx, node.act, mine, player)) if node.act else len(mine)
    if together:
        done += yield from _act(g, ctx, node.act, list(dict.fromkeys(all_picked)), ctx.controller)
    for name, refs in found.items():
        # a card that moved is another object (7.4), bound as what it is now
        bind(ctx, name, tuple(g.state.objects[r[0]].ref for r in refs))
    return done


def _wanted(g: Game, ctx: Ctx, target: ir.Target) -> int:
    """How many there have to be."""
    return 0 if target.up_to or target.any_number else amount(g, ctx, target.count)


def _places(g: Game, ctx: Ctx, targets: Sequence[ir.Target], fits: Sequence[list[Ref]]) -> list[list[Ref]]:
    """For each card that there has to be the cards that it can be."""
    return [cards for cards, target in zip(fits, targets, strict=True) for _ in range(_wanted(g, ctx, target))]


def _leaving_most(open_: Sequence[Ref], later: Sequence[Sequence[Ref]], gone: Sequence[Ref]) -> list[Ref]:
    """Of the cards that may be selected now those that leave as many as possible for what is asked for later: as much is done
    as can be (11.11.5.1), and a card that is of both kinds is not both of them."""
    left = {r: _most(later, (*gone, r)) for r in open_}
    return [r for r in open_ if left[r] == max(left.values())]


def _most(wanted: Sequence[Sequence[Ref]], gone: Sequence[Ref]) -> int:
    """For how many of these a card of its own can be found."""
    taken: dict[Ref, int] = {}

    def found(at: int, tried: set[Ref]) -> bool:
        for ref in wanted[at]:
            if ref not in gone and ref not in tried:
                tried.add(ref)
                if ref not in taken or found(taken[ref], tried):
                    taken[ref] = at
                    return True
        return False

    return sum(found(at, set()) for at in range(len(wanted)))


def _act(g: Game, ctx: Ctx, act: str, refs: Sequence[Ref], player: int) -> Flow[int]:
    if act in ZONES:
        return len((yield from move(g, ctx, refs, ZONES[act], player)))
    return len((yield from CHANGES[act](g, refs, cause(ctx))))


def _able(g: Game, ctx: Ctx, node: ir.SelectParts) -> bool:
    """Whether there are cards enough of every kind, none of them counted twice."""
    for player in asked(g, ctx, node.player):
        own = acting(ctx, player)
        fits = [own_of(g, own, node.player, player, target) for target in node.targets]
        places = _places(g, own, node.targets, fits)
        if _most(places, ()) < len(places):
            return False
    return True


TESTS[ir.SelectParts] = _able
