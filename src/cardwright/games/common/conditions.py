"""Yes-or-no questions that texts ask about the game."""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable
from itertools import combinations, pairwise
from typing import Any, Final

import msgspec

from cardwright.games.common.amounts import (
    EXTRA_COST,
    OTHER_COST,
    PAID_AS,
    PAID_BY_BACKUPS,
    PAID_BY_KIND,
    acted_on,
    amount,
    compare,
    crystals,
    elements_paid,
    in_hand,
    payment,
)
from cardwright.games.common.castings import cast_fits, itself_cast
from cardwright.games.common.combat_filters import in_a_party
from cardwright.games.common.context import Ctx
from cardwright.games.common.counters import counted
from cardwright.games.common.groups import matches, members, traits
from cardwright.games.common.house import house
from cardwright.games.common.nodes import index_of
from cardwright.games.common.refs import known, met, named, objects, picked, players
from cardwright.games.common.registry import Registry
from cardwright.games.common.seen import Card, casts_this_turn, moved_to, see
from cardwright.games.common.zones import CAST_FROM, CAST_TAG, DAMAGE_ZONE, ENTER, FIELD, HAND, ZONE_NAMES
from cardwright.kernel.game import Game
from cardwright.kernel.state import Ref, Source
from cardwright.text import ir

CONDITIONS: Final = Registry[Callable[[Game, Ctx, Any], bool]]("condition")


def holds(g: Game, ctx: Ctx, node: ir.Condition) -> bool:
    """Whether the condition holds now."""
    return CONDITIONS.table[type(node)](g, ctx, node)


def of_players(g: Game, ctx: Ctx, node: ir.Player, test: Callable[[int], bool]) -> bool:
    """Whether the test holds for the player: for "each player" both, for "either" one of them."""
    return _agreed(node, [test(p) for p in players(g, ctx, node)])


def _agreed(node: ir.Player, results: list[bool]) -> bool:
    """Whether what was found of these players, of each of them, is so of the player."""
    return bool(results) and (all(results) if isinstance(node, ir.EachPlayer) else any(results))


# logic ----------------------------------------------------------------------------------------------------------------


@CONDITIONS.handles(ir.And)
def _and(g: Game, ctx: Ctx, node: ir.And) -> bool:
    return all(holds(g, ctx, c) for c in node.conditions)


@CONDITIONS.handles(ir.Or)
def _or(g: Game, ctx: Ctx, node: ir.Or) -> bool:
    return any(holds(g, ctx, c) for c in node.conditions)


@CONDITIONS.handles(ir.Not)
def _not(g: Game, ctx: Ctx, node: ir.Not) -> bool:
    return not holds(g, ctx, node.condition) and not of_no_card(g, ctx, node.condition)


@CONDITIONS.handles(ir.Compare)
def _compare(g: Game, ctx: Ctx, node: ir.Compare) -> bool:
    held = compare(amount(g, ctx, node.left), node.compare, amount(g, ctx, node.right))
    return held and not of_no_card(g, ctx, node)


@CONDITIONS.handles(ir.Parity)
def _parity(g: Game, ctx: Ctx, node: ir.Parity) -> bool:
    return amount(g, ctx, node.number) % 2 == int(node.odd) and not of_no_card(g, ctx, node)


def of_no_card(g: Game, ctx: Ctx, node: ir.Condition) -> bool:
    """Whether it asks about a card that there is not, as none was discarded, found or chosen: it neither holds then nor does not
    (11.11.5). A card without power has a power of 0 (4.4)."""
    asked: tuple[object, ...] = ()
    match node:
        case ir.Not():
            return of_no_card(g, ctx, node.condition)
        case ir.Is() | ir.HasFilter():
            asked = (node.card,)
        case ir.Compare():
            asked = tuple(each.card for each in (node.left, node.right) if isinstance(each, ir.CostOf | ir.PowerOf))
        case ir.Parity():
            asked = (node.number.card,) if isinstance(node.number, ir.CostOf | ir.PowerOf) else ()
    return any(isinstance(each, ir.Ref) and not known(g, ctx, each) for each in asked)


# cards ----------------------------------------------------------------------------------------------------------------


def _controlled(g: Game, ctx: Ctx, player: int, group: ir.Group) -> list[Ref]:
    others = [each for each in group.adjectives if isinstance(each, ir.Another)]
    if others:
        plain = tuple(each for each in group.adjectives if each not in others)
        group = msgspec.structs.replace(group, adjectives=plain)
    cards = g.state.objects
    found = [r for r in members(g, ctx, group) if r[0] >= 0 and cards[r[0]].controller == player]
    if not others:
        return found
    # "If you control no other Backups": than the source, where what was chosen before is none of these
    apart = picked(ctx).intersection(found) or met(g, ctx).intersection(found) or {ctx.source}
    return [r for r in found if r not in apart]


def _one_of_each(g: Game, ctx: Ctx, node: ir.OneOfEach, found: Iterable[Ref]) -> bool:
    return all(any(matches(g, ctx, option, card) for card in found) for option in node.options)


@CONDITIONS.handles(ir.Controls)
def _controls(g: Game, ctx: Ctx, node: ir.Controls) -> bool:
    wanted = amount(g, ctx, node.count)
    found = [_controlled(g, ctx, p, node.group) for p in players(g, ctx, node.player)]
    if isinstance(node.group.noun, ir.OneOfEach):
        each = node.group.noun
        return _agreed(node.player, [_one_of_each(g, ctx, each, refs) for refs in found])
    if node.bind:  # what was counted is spoken of later in the sentence
        ctx.env = {**ctx.env, node.bind: tuple(r for refs in found for r in refs)}
    return _agreed(node.player, [compare(len(refs), node.compare, wanted) for refs in found])


@CONDITIONS.handles(ir.ControlsEach)
def _controls_each(g: Game, ctx: Ctx, node: ir.ControlsEach) -> bool:
    return of_players(g, ctx, node.player, lambda p: all(_controlled(g, ctx, p, group) for group in node.groups))


@CONDITIONS.handles(ir.Exists)
def _exists(g: Game, ctx: Ctx, node: ir.Exists) -> bool:
    found = members(g, ctx, node.group)
    if isinstance(node.group.noun, ir.OneOfEach):
        return _one_of_each(g, ctx, node.group.noun, found)
    if node.bind:  # what was counted is spoken of later in the sentence
        ctx.env = {**ctx.env, node.bind: tuple(found)}
    return compare(len(found), node.compare, amount(g, ctx, node.count))


@CONDITIONS.handles(ir.Is)
def _is(g: Game, ctx: Ctx, node: ir.Is) -> bool:
    cards = known(g, ctx, node.card)
    return bool(cards) and all(matches(g, ctx, node.group, card) != node.negated for card in cards)


@CONDITIONS.handles(ir.HasFilter)
def _has(g: Game, ctx: Ctx, node: ir.HasFilter) -> bool:
    cards = known(g, ctx, node.card)
    return bool(cards) and all(matches(g, ctx, node.filter, card) for card in cards)


@CONDITIONS.handles(ir.OnField)
def _on_field(g: Game, ctx: Ctx, node: ir.OnField) -> bool:
    return any(r[0] >= 0 and g.state.objects[r[0]].zone == FIELD for r in objects(g, ctx, node.card))


@CONDITIONS.handles(ir.SourceIn)
def _source_in(g: Game, ctx: Ctx, node: ir.SourceIn) -> bool:
    zone, where = ZONE_NAMES[node.zone], house(g).played_from
    cards = [r for r in objects(g, ctx, node.card) if r[0] >= 0]
    return any(zone in (g.state.objects[r[0]].zone, where(g, r)) for r in cards)


@CONDITIONS.handles(ir.AllDifferent)
def _all_different(g: Game, ctx: Ctx, node: ir.AllDifferent) -> bool:
    cards = [s for s in (see(g, ctx, r) for r in members(g, ctx, node.group)) if s is not None]
    return not any(set(traits(a, node.trait)) & set(traits(b, node.trait)) for a, b in combinations(cards, 2))


@CONDITIONS.handles(ir.ControlsMore)
def _controls_more(g: Game, ctx: Ctx, node: ir.ControlsMore) -> bool:
    by = amount(g, ctx, node.by)
    have = [len(_controlled(g, ctx, p, node.group)) for p in (0, 1)]
    return of_players(g, ctx, node.player, lambda p: have[p] - have[1 - p] >= by)


@CONDITIONS.handles(ir.ControlSame)
def _control_same(g: Game, ctx: Ctx, node: ir.ControlSame) -> bool:
    mine, theirs = (len(_controlled(g, ctx, p, node.group)) for p in (0, 1))
    return mine == theirs


@CONDITIONS.handles(ir.AllAre)
def _all_are(g: Game, ctx: Ctx, node: ir.AllAre) -> bool:
    cards = members(g, ctx, node.group)
    return bool(cards) and all(matches(g, ctx, node.filter, card) for card in cards)


@CONDITIONS.handles(ir.AllApart)
def _all_apart(g: Game, ctx: Ctx, node: ir.AllApart) -> bool:
    meant = [card for card in known(g, ctx, node.cards) if acted_on(ctx, node.cards, card)]
    cards = [s for s in (see(g, ctx, card) for card in meant) if s is not None]
    pairs = combinations(cards, 2)
    return len(cards) > 1 and not any(set(traits(a, node.trait)) & set(traits(b, node.trait)) for a, b in pairs)


@CONDITIONS.handles(ir.AllShare)
def _all_share(g: Game, ctx: Ctx, node: ir.AllShare) -> bool:
    meant = [card for card in known(g, ctx, node.cards) if acted_on(ctx, node.cards, card)]
    cards = [s for s in (see(g, ctx, card) for card in meant) if s is not None]
    enough = 1 if isinstance(node.cards, ir.All) else 2  # "both cards" are two; all that somebody controls may be one
    return len(cards) >= enough and bool(set.intersection(*(set(traits(s, node.trait)) for s in cards)))


@CONDITIONS.handles(ir.SoManyAlike)
def _alike(g: Game, ctx: Ctx, node: ir.SoManyAlike) -> bool:
    asked = node.condition
    assert isinstance(asked, ir.Controls | ir.Exists)
    wanted = amount(g, ctx, asked.count)
    if isinstance(asked, ir.Exists):
        return _most_alike(g, ctx, members(g, ctx, asked.group), node.trait) >= wanted
    group = asked.group
    return of_players(
        g, ctx, asked.player, lambda p: _most_alike(g, ctx, _controlled(g, ctx, p, group), node.trait) >= wanted
    )


def _most_alike(g: Game, ctx: Ctx, cards: Iterable[Card], trait: str) -> int:
    """How many of these cards there are at most that have one and the same trait."""
    found = [set(traits(s, trait)) for s in (see(g, ctx, card) for card in cards) if s is not None]
    return max((sum(value in each for each in found) for value in set().union(*found)), default=0)


@CONDITIONS.handles(ir.CountersAre)
def _counters(g: Game, ctx: Ctx, node: ir.CountersAre) -> bool:
    wanted = amount(g, ctx, node.count)
    cards = [see(g, ctx, card) for card in known(g, ctx, node.card)]
    states = [s.state for s in cards if s is not None and s.state is not None]
    found = [counted(s.counters, node.counter) for s in states]
    return bool(found) and all(compare(n, node.compare, wanted) for n in found)


@CONDITIONS.handles(ir.InParty)
def _in_party(g: Game, ctx: Ctx, node: ir.InParty) -> bool:
    seen = [see(g, ctx, card) for card in known(g, ctx, node.card)]  # one that has left as it was (6.4.2)
    return any(each is not None and in_a_party(g, each) for each in seen)


# players and the turn -------------------------------------------------------------------------------------------------


@CONDITIONS.handles(ir.IsTurnOf)
def _turn_of(g: Game, ctx: Ctx, node: ir.IsTurnOf) -> bool:
    return g.state.turn_player in players(g, ctx, node.player)


@CONDITIONS.handles(ir.ReceivedDamage)
def _received(g: Game, ctx: Ctx, node: ir.ReceivedDamage) -> bool:
    wanted = amount(g, ctx, node.count)
    return of_players(g, ctx, node.player, lambda p: compare(len(g.zone(p, DAMAGE_ZONE)), node.compare, wanted))


@CONDITIONS.handles(ir.HandSizeIs)
def _hand_size(g: Game, ctx: Ctx, node: ir.HandSizeIs) -> bool:
    wanted = amount(g, ctx, node.count)
    return of_players(g, ctx, node.player, lambda p: compare(in_hand(g, ctx, p), node.compare, wanted))


@CONDITIONS.handles(ir.CrystalsAre)
def _crystals(g: Game, ctx: Ctx, node: ir.CrystalsAre) -> bool:
    wanted = amount(g, ctx, node.count)
    return of_players(g, ctx, node.player, lambda p: compare(crystals(g, p), node.compare, wanted))


@CONDITIONS.handles(ir.HasCastThisTurn)
def _has_cast(g: Game, ctx: Ctx, node: ir.HasCastThisTurn) -> bool:
    wanted = amount(g, ctx, node.count)
    return of_players(g, ctx, node.player, lambda p: cast_this_turn(g, ctx, p, node.group) >= wanted)


def cast_this_turn(g: Game, ctx: Ctx, player: int, group: ir.Group) -> int:
    """How many cards of the group the player has cast this turn; "another Summon": than the source, whatever was chosen."""
    if any(isinstance(each, ir.Another) for each in group.adjectives):
        ctx = msgspec.structs.replace(ctx, env={})
    others = any(
        isinstance(each, ir.Another) or (isinstance(each, ir.OtherThan) and isinstance(each.card, ir.SelfRef))
        for each in group.adjectives
    )
    casts = [f for f in casts_this_turn(g, (player,)) if not (others and itself_cast(ctx, f))]
    return sum(1 for f in casts if cast_fits(g, ctx, group, f))


# payment and what was done before --------------------------------------------------------------------------------------


@CONDITIONS.handles(ir.PaidElement)
def _paid_element(g: Game, ctx: Ctx, node: ir.PaidElement) -> bool:
    return node.element in elements_paid(g, ctx)


@CONDITIONS.handles(ir.PaidElements)
def _paid_elements(g: Game, ctx: Ctx, node: ir.PaidElements) -> bool:
    return compare(len(elements_paid(g, ctx)), node.compare, amount(g, ctx, node.count))


@CONDITIONS.handles(ir.PaidOnlyElement)
def _paid_only(g: Game, ctx: Ctx, node: ir.PaidOnlyElement) -> bool:
    return elements_paid(g, ctx) == {node.element}


@CONDITIONS.handles(ir.PaidOnlyByBackups)
def _paid_by_backups(g: Game, ctx: Ctx, node: ir.PaidOnlyByBackups) -> bool:
    if node.group is None:
        return PAID_BY_BACKUPS in payment(g, ctx)
    place = next((i for i, each in enumerate(g.defs[ctx.node[0]].nodes) if each is node), -1)
    return f"{PAID_BY_KIND}{place}" in payment(g, ctx)


@CONDITIONS.handles(ir.PaidExtraCost)
def _paid_extra(g: Game, ctx: Ctx, node: ir.PaidExtraCost) -> bool:
    meant = _cost_before(g, ctx, node)
    if meant is not None:
        return paid_as(index_of(g.defs, ctx.node[0], meant)) in payment(g, ctx)
    if node.instead:
        return any(tag.startswith(OTHER_COST) for tag in payment(g, ctx))
    return EXTRA_COST in payment(g, ctx)


def _cost_before(g: Game, ctx: Ctx, node: ir.PaidExtraCost) -> ir.Effect | None:
    """The cost that the sentence right before offers, which "if you do so" speaks of: there may be others."""
    for ability in g.defs[ctx.node[0]].nodes:
        if isinstance(ability, ir.FieldAbility):
            for offer, said in pairwise(ability.effects):
                if isinstance(said, ir.If) and said.condition is node:
                    return offer if isinstance(offer, ir.AlternativeCost | ir.ExtraCost) else None
    return None


def paid_as(place: Source) -> str:
    """The mark of a card for which the cost was paid that the text at this place offers."""
    return f"{PAID_AS}{place[0]}.{place[1]}"


@CONDITIONS.handles(ir.FromExBurst)
def _burst(g: Game, ctx: Ctx, node: ir.FromExBurst) -> bool:
    return ctx.kind == "burst" or "burst" in ctx.tags


@CONDITIONS.handles(ir.DidSo)
def _did(g: Game, ctx: Ctx, node: ir.DidSo) -> bool:
    return ctx.numbers.get("done", 0) > 0


@CONDITIONS.handles(ir.WasCast)
def _was_cast(g: Game, ctx: Ctx, node: ir.WasCast) -> bool:
    refs = named(g, ctx, node.card)
    if ctx.kind == "summon" and ctx.source in refs:  # on the stack
        return not node.source or _cast_from(g, ctx, node.source, ctx.source, ctx.tags)
    seen = [(r, each.state) for r in refs if (each := see(g, ctx, r)) is not None and each.state is not None]
    if any(_cast_from(g, ctx, node.source, r, state.marks) for r, state in seen):
        return True
    facts = g.state.history if ctx.event is None else [*g.state.history, ctx.event]
    entered = [f for f in facts if f.kind == ENTER and moved_to(f) in refs]
    return any(_cast_from(g, ctx, node.source, moved_to(f), f.tags) for f in entered)


def _cast_from(g: Game, ctx: Ctx, source: str, ref: Ref, marks: Collection[str]) -> bool:
    """Whether these marks of a card say that it was cast, and from there."""
    if source not in ("hand", "not_hand"):
        return (f"{CAST_FROM}{source}" if source else CAST_TAG) in marks
    own_hand = f"{CAST_FROM}{g.rules.zones[HAND].name}" in marks and g.state.objects[ref[0]].owner == ctx.controller
    if source == "hand":
        return own_hand
    return not own_hand and any(mark.startswith(CAST_FROM) for mark in marks)
