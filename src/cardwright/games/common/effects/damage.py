"""Damage to Forwards and to players (6.5, 11.11.8)."""

from __future__ import annotations

import msgspec

from cardwright.games.common.actions import Cause, damage_cards
from cardwright.games.common.amounts import amount
from cardwright.games.common.context import Ctx
from cardwright.games.common.divisions import declare_division
from cardwright.games.common.effects.characters import cards
from cardwright.games.common.effects.registry import UNBURST, UNREDUCIBLE, asked, cause, executes, source_of
from cardwright.games.common.house import house
from cardwright.kernel.decisions import Flow
from cardwright.kernel.game import Game
from cardwright.kernel.state import Ref
from cardwright.text import ir


def dealers(g: Game, ctx: Ctx, node: ir.Objects | None) -> list[Ref]:
    """The cards that deal it: the source of the ability where nothing else is said, also when it has moved (11.11.7-8; sve 10.12.2.2)."""
    if node is None or isinstance(node, ir.SelfRef) or (isinstance(node, ir.Ref) and node.to == ("self",)):
        return [ctx.source]
    return cards(g, ctx, node)


def kept(ctx: Ctx) -> tuple[str, ...]:
    """What the damage is marked with: the sentence after it may say that it cannot be reduced."""
    return (UNREDUCIBLE,) if UNREDUCIBLE in ctx.tags else ()


def _of_points(ctx: Ctx) -> Cause:
    """What deals points of damage: the sentence after it may say that no EX Bursts follow them."""
    return msgspec.structs.replace(cause(ctx), quiet=UNBURST in ctx.tags)


@executes(ir.DealDamage)
def deal_damage(g: Game, ctx: Ctx, node: ir.DealDamage) -> Flow[int]:
    """All of it at the same time, to each card as much as the text says of that card."""
    hurt = [(to, amount(g, ctx.bind(each=(to,)), node.amount)) for to in cards(g, ctx, node.to)]
    blows = [(to, value, by) for by in dealers(g, ctx, node.source) for to, value in hurt]
    return len((yield from damage_cards(g, blows, cause(ctx), tags=kept(ctx))))


@executes(ir.DealEachOther)
def deal_each_other(g: Game, ctx: Ctx, node: ir.DealEachOther) -> Flow[int]:
    """Both deal damage equal to their power at the same time; where one of them is gone, nothing can be dealt to it (2.3)."""
    blows: list[tuple[Ref, int, Ref]] = []
    for mine, theirs in ((node.a, node.b), (node.b, node.a)):
        value = amount(g, ctx, ir.PowerOf(card=mine))
        blows += [(to, value, by) for by in cards(g, ctx, mine) for to in cards(g, ctx, theirs)]
    return len((yield from damage_cards(g, blows, cause(ctx), tags=kept(ctx))))


@executes(ir.DivideDamage)
def divide_damage(g: Game, ctx: Ctx, node: ir.DivideDamage) -> Flow[int]:
    """As it was divided when it was put on the stack (11.6.8); else divided now (11.11.5.1)."""
    key = f"divide:{source_of(g, ctx, node)[1]}"
    if key not in ctx.env:
        yield from declare_division(g, ctx, node)
    here = {r[0]: r for r in cards(g, ctx, node.to)}
    shares = [s for s in ctx.env[key] if isinstance(s, tuple)]
    blows = [(here[card], share, ctx.source) for card, share in shares if card in here]
    return len((yield from damage_cards(g, blows, cause(ctx), tags=kept(ctx))))


@executes(ir.DamagePlayer)
def damage_player(g: Game, ctx: Ctx, node: ir.DamagePlayer) -> Flow[int]:
    """A card deals points of damage to a player (6.5.1)."""
    blows = [
        (player, amount(g, ctx, node.amount), by)
        for player in asked(g, ctx, node.player)
        for by in dealers(g, ctx, node.source)
    ]
    return (yield from house(g).damage_players(g, blows, _of_points(ctx)))


@executes(ir.ReceiveDamage)
def receive_damage(g: Game, ctx: Ctx, node: ir.ReceiveDamage) -> Flow[int]:
    """A player receives points of damage, by the source of the ability."""
    blows = [(player, amount(g, ctx, node.amount), ctx.source) for player in asked(g, ctx, node.player)]
    return (yield from house(g).damage_players(g, blows, _of_points(ctx)))
