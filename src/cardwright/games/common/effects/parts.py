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
    """Every player for himself, the turn player first (11.11.6); what was selected moves or changes at the same time."""
    found: dict[str, tuple[Ref, ...]] = {target.bind: () for target in node.targets}
    done = 0
    for player in asked(g, ctx, node.player):
        own = acting(ctx, player)
        mine: list[Ref] = []
        for target in node.targets:
            open_ = [r for r in own_of(g, own, node.player, player, target) if r not in mine]
            picked = yield from pick(g, own, player, target, open_, "select", secret=node.act == "discard")
            found[target.bind] += tuple(picked)
            mine += picked
        done += (yield from _act(g, ctx, node.act, mine, player)) if node.act else len(mine)
    for name, refs in found.items():
        # a card that moved is another object (7.4), bound as what it is now
        bind(ctx, name, tuple(g.state.objects[r[0]].ref for r in refs))
    return done


def _act(g: Game, ctx: Ctx, act: str, refs: Sequence[Ref], player: int) -> Flow[int]:
    if act in ZONES:
        return len((yield from move(g, ctx, refs, ZONES[act], player)))
    return len((yield from CHANGES[act](g, refs, cause(ctx))))


def _able(g: Game, ctx: Ctx, node: ir.SelectParts) -> bool:
    """Whether there are cards enough of every kind, none of them counted twice."""
    for player in asked(g, ctx, node.player):
        taken = 0
        seen: set[Ref] = set()
        for target in node.targets:
            open_ = own_of(g, acting(ctx, player), node.player, player, target)
            wanted = 0 if target.up_to or target.any_number else amount(g, ctx, target.count)
            taken += wanted
            seen.update(open_)
            if len(open_) < wanted or len(seen) < taken:
                return False
    return True


TESTS[ir.SelectParts] = _able
