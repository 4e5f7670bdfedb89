"""Limit Break: cards with a deck of their own, from which they are cast and to which they return (X-LB-1 to X-LB-10)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from msgspec.structs import replace

from cardwright.games.common.amounts import AMOUNTS
from cardwright.games.common.context import Ctx
from cardwright.games.common.costitems import ITEMS, Slot
from cardwright.games.common.events import MOVE_CLAUSES
from cardwright.games.common.refs import players
from cardwright.games.common.zones import FIELD, STACK_ZONE
from cardwright.games.fftcg.newer import keyword_costs
from cardwright.games.fftcg.zones import LIMIT_DECK
from cardwright.kernel.decisions import Flow
from cardwright.kernel.game import Game
from cardwright.kernel.state import Event, Ref
from cardwright.text import ir

RULESET = "fftcg-new"
NO_COST: Final = ir.Cost()


def number(g: Game, card: int) -> int:
    """The number behind the keyword; 0 for a card without it."""
    found: int = g.defs[g.state.objects[card].card].data.limit_break
    return found


def needed(g: Game, player: int, card: int) -> int:
    """How many other cards have to be turned up: the number, or what texts make of it (X-LB-6)."""
    return keyword_costs.changed_number(g, player, g.state.objects[card].ref, "Limit Break", number(g, card))


def waits(g: Game, ref: Ref) -> bool:
    """Whether the card lies face down in a Limit Break deck."""
    obj = g.obj(ref)
    return obj is not None and obj.zone == LIMIT_DECK and obj.face_down


def face_down(g: Game, player: int) -> list[int]:
    """The player's cards that are not used up (X-LB-7)."""
    return [c for c in g.zone(player, LIMIT_DECK) if g.state.objects[c].face_down]


@AMOUNTS.handles(ir.LimitCards)
def _lying(g: Game, ctx: Ctx, node: ir.LimitCards) -> int:
    """X-LB-7: face up they are used up."""
    mine = [c for p in players(g, ctx, node.player) for c in g.zone(p, LIMIT_DECK)]
    return sum(g.state.objects[c].face_down is not node.up for c in mine)


def castable(g: Game, player: int) -> list[int]:
    """The cards of the player's Limit Break deck for which enough others are left (X-LB-5, X-LB-6)."""
    there = face_down(g, player)
    return [c for c in there if needed(g, player, c) < len(there)]


def problem(g: Game, player: int, ref: Ref) -> tuple[str, str]:
    """Why a card of the player's Limit Break deck is not to be cast from there: (reason, clause)."""
    if not waits(g, ref):
        return "it lies face up and is used up", "X-LB-7"
    return f"it needs {needed(g, player, ref[0])} other face-down cards of the Limit Break deck", "X-LB-6"


def with_cards(g: Game, ref: Ref, cost: ir.Cost | None) -> ir.Cost | None:
    """The cost with what a card of a Limit Break deck asks for in addition (X-LB-6)."""
    if not waits(g, ref):
        return cost
    cost = cost or NO_COST
    return ir.Cost(
        icons=cost.icons, actions=(*cost.actions, ir.PayLimitBreak(needed(g, g.state.objects[ref[0]].owner, ref[0])))
    )


def _turn_up(g: Game, ctx: Ctx, player: int, item: ir.PayLimitBreak) -> Slot | None:
    """X-LB-6, X-LB-7: other face-down cards are turned face up and so used up."""
    others = tuple(c for c in face_down(g, player) if c != ctx.source[0])
    if len(others) < item.count:
        return None

    def turn(cards: Sequence[int]) -> Flow[None]:
        for card in cards:
            g.edit(card).face_down = False
            g.note("turned_up", "X-LB-6", player, g.state.objects[card].ref)
        return
        yield

    return Slot("turn up", others, item.count, lambda cards: [], clause="X-LB-6", after=turn)


ITEMS[ir.PayLimitBreak] = _turn_up
MOVE_CLAUSES[LIMIT_DECK] = "X-LB-8"


REDIRECTED_FROM: Final = (FIELD, STACK_ZONE)


def redirected(g: Game, event: Event) -> Event:
    """X-LB-8: from the field or the stack such a card goes to its deck, face up; nothing has been put elsewhere (X-LB-9)."""
    if event.from_zone not in REDIRECTED_FROM or event.to_zone in (-1, FIELD, STACK_ZONE, LIMIT_DECK):
        return event
    if event.obj[0] < 0 or not number(g, event.obj[0]):
        return event
    return replace(event, to_zone=LIMIT_DECK, amount=0, player=g.state.objects[event.obj[0]].owner)
