"""Whether an instruction that a player may carry out is possible at all (11.8.14), as far as both players can see.

What a hidden zone holds never decides whether a player is asked: only the number of cards in it does.
"""

from __future__ import annotations

from collections.abc import Callable, Set
from typing import Any, Final

from cardwright.games.common.actions import stays
from cardwright.games.common.amounts import amount
from cardwright.games.common.context import Ctx
from cardwright.games.common.counters import counted
from cardwright.games.common.effects.places import cards_in, is_hidden, names_hidden_zone, own_of, still_there
from cardwright.games.common.effects.registry import WHOLE, acting, asked, cause
from cardwright.games.common.groups import matches, members
from cardwright.games.common.house import house
from cardwright.games.common.refs import objects
from cardwright.games.common.zones import DECK, HAND
from cardwright.kernel.game import Game
from cardwright.kernel.state import Ref
from cardwright.text import ir

Test = Callable[[Game, Ctx, Any], bool]
MOVED: Final = ir.PutInto | ir.RemoveFromGame | ir.ToHand
SELECTED: Final = ir.SelectAndPut | ir.SelectAndBreak | ir.SelectAndDull


def possible(g: Game, ctx: Ctx, node: ir.Effect) -> bool:
    """Whether the whole of the instruction can be carried out, as far as both players can see."""
    test = TESTS.get(type(node))
    return test is None or test(g, ctx, node)


def partly_possible(g: Game, ctx: Ctx, node: ir.Effect) -> bool:
    """Whether some part of the instruction can be carried out (sve 1.3.2)."""
    if isinstance(node, ir.Both):
        return any(partly_possible(g, ctx, e) for e in node.effects)
    if isinstance(node, ir.Then):
        return partly_possible(g, ctx, node.first) or partly_possible(g, ctx, node.then)
    return possible(g, ctx, node)


def lacking(g: Game, ctx: Ctx, node: ir.Effect) -> bool:
    """Whether a part asks for what is not in the player's own hand, cards or CP: he is asked, but can only say no (11.8.14)."""
    if isinstance(node, ir.Both):
        return any(lacking(g, ctx, e) for e in node.effects)
    if isinstance(node, ir.Pay):
        return not all(house(g).payable(g, ctx, p, node.cost) for p in asked(g, ctx, node.player))
    if isinstance(node, ir.SelectAndPut | ir.RevealCards):
        return _lacks_cards(g, ctx, node)
    if not isinstance(node, ir.Discard) or node.up_to or node.any_number:
        return False
    wanted = amount(g, ctx, node.count)
    hands = (g.zone(p, HAND) for p in asked(g, ctx, node.player))
    return any(sum(matches(g, ctx, node.group, g.state.objects[c].ref) for c in hand) < wanted for hand in hands)


def _lacks_cards(g: Game, ctx: Ctx, node: ir.SelectAndPut | ir.RevealCards) -> bool:
    target = node.target
    if target.up_to or target.any_number or not names_hidden_zone(target.group):
        return False
    wanted = amount(g, ctx, target.count)
    return any(len(own_of(g, acting(ctx, p), node.player, p, target)) < wanted for p in asked(g, ctx, node.player))


def _later(ctx: Ctx, node: ir.Objects) -> bool:
    """Whether the reference is bound only by the instruction itself, so that nothing is known yet."""
    known = {"self", "subject", "other", "stack"}
    return isinstance(node, ir.Ref) and not any(n in ctx.env or n in known for n in node.to)


def _some(g: Game, ctx: Ctx, node: ir.Objects) -> bool:
    return _later(ctx, node) or bool(objects(g, ctx, node))


def _what(g: Game, ctx: Ctx, node: Any) -> bool:
    by = cause(ctx)
    return _later(ctx, node.what) or not all(stays(g, ref, by) for ref in objects(g, ctx, node.what))


def _active(g: Game, ctx: Ctx, node: ir.DullActive) -> bool:
    """To dull one that is active: another instruction than to dull it (15.1.1.2.2)."""
    active = any(not g.state.objects[ref[0]].dull for ref in objects(g, ctx, node.what))
    return _what(g, ctx, node) and (active or _later(ctx, node.what))


def _on(g: Game, ctx: Ctx, node: ir.PlaceCounters) -> bool:
    return _some(g, ctx, node.on)


def _play(g: Game, ctx: Ctx, node: ir.PlayOnto) -> bool:
    if node.origin is None:
        return _some(g, ctx, node.what)
    return bool(still_there(g, ctx, objects(g, ctx, node.what), node.origin))


def _to(g: Game, ctx: Ctx, node: Any) -> bool:
    return _some(g, ctx, node.to)


def _both(g: Game, ctx: Ctx, node: ir.Both) -> bool:
    """All of it; the card itself, where it is put away, is not one of those that are put away beside it."""
    itself = any(isinstance(e, MOVED) and isinstance(e.what, ir.SelfRef) for e in node.effects)
    gone = frozenset(objects(g, ctx, ir.SelfRef())) if itself else frozenset()
    return all(_own(g, ctx, e, gone) if gone and isinstance(e, SELECTED) else possible(g, ctx, e) for e in node.effects)


def _then(g: Game, ctx: Ctx, node: ir.Then) -> bool:
    found = bearers(g, ctx, node)
    return possible(g, ctx, node.first) and (possible(g, ctx, node.then) if found is None else bool(found))


def bearers(g: Game, ctx: Ctx, node: ir.Effect) -> list[Ref] | None:
    """Of "remove 1 Counter from an amulet on your field" the cards that have as many; None of other instructions."""
    if not isinstance(node, ir.Then) or not isinstance(node.first, ir.Select):
        return None
    bind, group = node.first.target.bind, node.first.target.group
    if not bind or not isinstance(node.then, ir.RemoveCounters) or names_hidden_zone(group):
        return None
    return [ref for ref in members(g, ctx, group) if possible(g, ctx.bind(**{bind: (ref,)}), node.then)]


def _inner(g: Game, ctx: Ctx, node: ir.FaceDown | ir.NoFewer) -> bool:
    return possible(g, ctx, node.effect)


def _discard(g: Game, ctx: Ctx, node: ir.Discard | ir.DiscardAtRandom) -> bool:
    if isinstance(node, ir.Discard) and (node.up_to or node.any_number):
        return True
    wanted = amount(g, ctx, node.count)
    return all(len(g.zone(p, HAND)) >= wanted for p in asked(g, ctx, node.player))


def _hand(g: Game, ctx: Ctx, node: ir.DiscardHand) -> bool:
    return any(g.zone(p, HAND) for p in asked(g, ctx, node.player))


def _deck(g: Game, ctx: Ctx, node: ir.Mill | ir.RemoveTop | ir.TopIntoDamageZone) -> bool:
    wanted = amount(g, ctx, node.count)
    return all(len(g.zone(p, DECK)) >= wanted for p in asked(g, ctx, node.player))


def _select(g: Game, ctx: Ctx, node: ir.Select) -> bool:
    target = node.target
    if names_hidden_zone(target.group) or target.up_to or target.any_number:
        return True
    return len(members(g, ctx, target.group)) >= amount(g, ctx, target.count)


def _own(
    g: Game, ctx: Ctx, node: ir.SelectAndPut | ir.SelectAndBreak | ir.SelectAndDull, gone: Set[Ref] = frozenset()
) -> bool:
    target = node.target
    if names_hidden_zone(target.group) or target.up_to or target.any_number:
        return True
    wanted = amount(g, ctx, target.count)
    return all(len({*own_of(g, ctx, node.player, p, target)} - gone) >= wanted for p in asked(g, ctx, node.player))


def _from_zone(g: Game, ctx: Ctx, node: ir.PlayFrom | ir.CastFrom) -> bool:
    cards = cards_in(g, ctx, node.zone)
    if is_hidden(node.zone):
        return bool(cards)
    return any(matches(g, ctx, node.target.group, r) for r in cards)


def _some_counters(g: Game, ctx: Ctx, node: ir.RemoveSomeCounters) -> bool:
    wanted = amount(g, ctx, node.count)
    refs = [r for r in objects(g, ctx, node.what) if r[0] >= 0]
    return any(counted(g.state.objects[r[0]].counters, "") >= wanted for r in refs)


def _counters(g: Game, ctx: Ctx, node: ir.RemoveCounters | ir.MoveCounters) -> bool:
    wanted = 1 if node.count is None else amount(g, ctx, node.count)
    refs = [r for r in objects(g, ctx, node.what) if r[0] >= 0]
    held = [g.state.objects[r[0]].counters for r in refs]
    return any(
        max(each.values(), default=0) >= wanted if not node.counter else each.get(node.counter, 0) >= wanted
        for each in held
    )


def _pay(g: Game, ctx: Ctx, node: ir.Pay) -> bool:
    """Crystals and the field are there for both players to see; CP may be in the hand, as long as there is a card in it."""
    icons = node.cost.icons
    seen = bool(icons) and not node.cost.actions and all(isinstance(i, ir.CrystalIcon) for i in icons)
    return all(
        (not seen and g.zone(p, HAND)) or house(g).payable(g, ctx, p, node.cost) for p in asked(g, ctx, node.player)
    )


def _any_counters(g: Game, ctx: Ctx, node: ir.RemoveAnyCounters) -> bool:
    return any(g.state.objects[r[0]].counters.get(node.counter, 0) for r in objects(g, ctx, node.what) if r[0] >= 0)


TESTS: Final[dict[type[ir.Effect], Test]] = {
    ir.Both: _both,
    ir.Then: _then,
    ir.FaceDown: _inner,
    ir.NoFewer: _inner,
    ir.Discard: _discard,
    ir.DiscardAtRandom: _discard,
    ir.DiscardHand: _hand,
    ir.Mill: _deck,
    ir.RemoveTop: _deck,
    ir.TopIntoDamageZone: _deck,
    ir.Select: _select,
    ir.SelectAndPut: _own,
    ir.SelectAndBreak: _own,
    ir.SelectAndDull: _own,
    ir.PlayOnto: _play,
    ir.PlayFrom: _from_zone,
    ir.CastFrom: _from_zone,
    ir.RemoveCounters: _counters,
    ir.MoveCounters: _counters,
    ir.RemoveSomeCounters: _some_counters,
    ir.RemoveAnyCounters: _any_counters,
    ir.Pay: _pay,
    ir.PlaceCounters: _on,
    ir.Gain: _to,
    ir.DealDamage: _to,
    ir.DullActive: _active,
    **dict.fromkeys(
        (
            ir.Break,
            ir.Dull,
            ir.Activate,
            ir.Freeze,
            ir.DullAndFreeze,
            ir.ToHand,
            ir.PutInto,
            ir.RemoveFromGame,
            ir.DiscardCards,
            ir.CastRef,
            ir.CancelEffect,
            ir.GainControl,
            ir.ExchangeControl,
        ),
        _what,
    ),
}
WHOLE.append(lambda g, ctx, node: possible(g, ctx, node) and not lacking(g, ctx, node))
