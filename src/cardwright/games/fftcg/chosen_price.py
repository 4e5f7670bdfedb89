"""Summons whose own cost depends on the one card that they choose (11.3.3, 11.3.5): that is known before the cost is settled."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from itertools import product
from typing import Final, NamedTuple

from cardwright.games.common import targets
from cardwright.games.common.candidates import ONLY, candidates
from cardwright.games.common.context import Ctx
from cardwright.games.common.effects.registry import effects_of
from cardwright.games.common.groups import matches
from cardwright.games.common.registry import walk
from cardwright.games.common.ruling import Found, for_playing, number
from cardwright.games.fftcg.payment import Need
from cardwright.kernel.decisions import Flow
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


def choose(g: Game, ctx: Ctx, chosen: Chosen, payable: Callable[[Need], bool]) -> Flow[tuple[Ctx, Need]]:
    """Choose the card, of those with which what is due then can be paid (14.1), and settle what is due (11.3.3, 11.3.5)."""
    effects = effects_of(g.node(ctx.node))
    (target,) = _goals(effects)
    paid = {choice: payable(need) for choice, need in chosen.dues.items()}
    open_ = tuple(r for r in candidates(g, ctx, target.group) if paid[_choice(g, chosen, r)])
    ctx = yield from targets.declare(g, ctx.bind(**{ONLY: open_}), effects)
    ctx.env = {name: bound for name, bound in ctx.env.items() if name != ONLY}
    (card,) = targets.all_chosen(g, ctx, effects)
    return ctx, chosen.dues[_choice(g, chosen, card)]


def _choice(g: Game, chosen: Chosen, card: Ref) -> Choice:
    return tuple(matches(g, about, node.group, card) for node, about in chosen.asked)


def _goals(effects: Iterable[ir.Effect]) -> list[ir.Target]:
    return [part for part in walk(tuple(effects)) if isinstance(part, ir.Target)]


def unable(text: ir.CardText) -> str:
    """Why such a cost cannot be told: the reason, where not just one card is chosen, whatever happens."""
    if not any(isinstance(node, ir.CheaperChoosing) for node in walk(text)):
        return ""
    effects = [effect for each in text.abilities if isinstance(each, ir.SummonEffect) for effect in each.effects]
    goals, chosen = _goals(effects), [effect for effect in effects if isinstance(effect, ir.Choose)]
    plain = len(goals) == 1 and len(chosen) == 1 and chosen[0].targets == (goals[0],)
    if plain and goals[0].count == ir.Num(1) and not (goals[0].up_to or goals[0].any_number):
        return ""
    return "a cost that depends on what is chosen where not just one card is chosen"
