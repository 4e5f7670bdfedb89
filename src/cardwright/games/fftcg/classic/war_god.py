"""War God (C101, C102; reading C-g): a Character with the listed job is sacrificed while the card is paid for."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from cardwright.games.common.context import Ctx
from cardwright.games.common.groups import ALL_JOBS
from cardwright.games.common.ruling import about_playing, for_playing
from cardwright.games.common.zones import FIELD
from cardwright.games.fftcg import costs
from cardwright.games.fftcg.payment import Need
from cardwright.kernel.decisions import Decision, Flow
from cardwright.kernel.game import Game
from cardwright.kernel.state import Env, Ref
from cardwright.text import ir

RULESET = "fftcg-classic"
VARIANT: Final = "war_god"
SACRIFICE: Final = "sacrifice"  # the name under which the Character is bound while it pays
COST: Final = ir.Cost(actions=(ir.PayPut(ir.Ref((SACRIFICE,)), ir.BreakZone(ir.Owner())),))

Needs = Callable[[int], Need]  # the CP that is left to pay when the cost is lowered by so much


def options(g: Game, player: int, ref: Ref, needs: Needs, room: costs.Allowed | None) -> tuple[int, ...]:
    """The player's Characters that can be sacrificed for the card so that the rest can be paid, and it has `room` then (C101)."""
    if "SacrificeToReduce" not in about_playing(g, ref):
        return ()
    jobs = {rule.job for rule, _ in for_playing(g, "SacrificeToReduce", ref, player)}
    able = [n for n in g.zone(player, FIELD) if jobs.intersection(g.chars(n).jobs) or ALL_JOBS in g.chars(n).jobs]
    return tuple(n for n in able if _affordable(g, player, ref, n, needs, room))


def _affordable(g: Game, player: int, ref: Ref, card: int, needs: Needs, room: costs.Allowed | None) -> bool:
    ctx = Ctx(player, ref, (g.state.objects[ref[0]].card, 0), bound(g, card), kind="cast")
    return costs.payable(g, ctx, player, COST, 0, needs(g.chars(card).cost), frozenset({ref[0]}), room)


def choose(g: Game, player: int, ref: Ref, needs: Needs, room: costs.Allowed | None) -> Flow[int]:
    """Which Character is sacrificed: it goes when everything is paid, so that taking the action back leaves it there."""
    able = options(g, player, ref, needs, room)
    answer = yield Decision("choose", player, "cost", "C101", ref, able, cancel=True, prompt="put")
    chosen: int = answer[0]
    return chosen


def bound(g: Game, card: int) -> Env:
    """The binding by which the cost finds the Character."""
    return {SACRIFICE: (g.state.objects[card].ref,)}
