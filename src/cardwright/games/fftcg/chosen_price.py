"""Summons whose own cost depends on what they choose (11.3.3, 11.3.5): what is chosen is known before the cost is settled."""

from __future__ import annotations

from itertools import product
from typing import Final, NamedTuple

from cardwright.games.common import targets
from cardwright.games.common.candidates import candidates
from cardwright.games.common.context import Ctx
from cardwright.games.common.effects.registry import effects_of
from cardwright.games.common.groups import matches
from cardwright.games.common.registry import walk
from cardwright.games.common.ruling import Found, for_playing, number
from cardwright.games.fftcg.payment import Need
from cardwright.kernel.game import Game
from cardwright.kernel.state import Ref
from cardwright.text import ir

KIND: Final = "CheaperChoosing"
Choice = tuple[bool, ...]  # for each such reduction, whether it applies


class Chosen(NamedTuple):
    """The reductions that depend on what is chosen, and what is due for each way in which they may apply."""

    asked: tuple[Found, ...]
    dues: dict[Choice | None, Need]


def asked(g: Game, player: int, ref: Ref) -> tuple[Found, ...]:
    """The reductions of the cost to cast this card that depend on what it chooses."""
    return tuple(for_playing(g, KIND, ref, player))


def answers(found: tuple[Found, ...]) -> list[Choice]:
    """All ways in which they may apply or not."""
    return list(product((False, True), repeat=len(found)))


def lowered(g: Game, player: int, ref: Ref, cost: int, choice: Choice | None) -> int:
    """The cost with them: with those that apply; as long as nothing is chosen, with those that could."""
    found = asked(g, player, ref)
    applying = choice or [_possible(g, player, ref, each) for each in found]
    for (node, ctx), applies in zip(found, applying, strict=True):
        if applies and cost > node.floor:
            cost = max(node.floor, cost - number(g, ctx, node.amount))
    return cost


def _possible(g: Game, player: int, ref: Ref, found: Found) -> bool:
    """Whether such a card could be chosen."""
    node, about = found
    definition = g.defs[g.state.objects[ref[0]].card]
    for place in definition.data.summons:
        ctx = Ctx(player, ref, (g.state.objects[ref[0]].card, place), kind="summon")
        for part in walk(effects_of(definition.nodes[place])):
            if isinstance(part, ir.Target) and any(
                matches(g, about, node.group, card) for card in candidates(g, ctx, part.group)
            ):
                return True
    return False


def settled(g: Game, ctx: Ctx, chosen: Chosen) -> Need:
    """What is due, now that everything is chosen."""
    cards = targets.all_chosen(g, ctx, effects_of(g.node(ctx.node)))
    return chosen.dues[tuple(any(matches(g, about, node.group, c) for c in cards) for node, about in chosen.asked)]
