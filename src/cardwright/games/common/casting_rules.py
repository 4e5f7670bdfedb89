"""What texts say about casting: costs, other ways to pay, when and from where (11.3.5, 11.4.4, 11.2)."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Final, NamedTuple

from msgspec.structs import replace

from cardwright.games.common.conditions import cast_this_turn, holds
from cardwright.games.common.context import Ctx
from cardwright.games.common.groups import ZONE_OF, matches, members
from cardwright.games.common.index import Entry
from cardwright.games.common.limits import USED, times_used, users
from cardwright.games.common.preventions import kept_off
from cardwright.games.common.refs import players
from cardwright.games.common.ruling import (
    KEEPING,
    PAYING,
    Found,
    about_playing,
    for_playing,
    in_force,
    number,
    own,
    rule_of,
    said_of_playing,
)
from cardwright.games.common.tables import Table
from cardwright.games.common.zones import AFTER_USE, BREAK_ZONE, CAST_FROM, FIELD, HAND, REMOVED
from cardwright.kernel.game import Game
from cardwright.kernel.state import Item, Obj, Ref, Source
from cardwright.text import ir


class PaymentRule(NamedTuple):
    """How the CP to cast a card has to be produced."""

    any_element: bool = False
    only_element: str = ""
    only_backups: bool = False
    only_by: tuple[Found, ...] = ()  # PayOnlyWith of certain Backups or discards


COSTS: Final = ("CostBecomes", "CostChange", "CastersCostChange", "NextSummonCheaper", "CastCheaper")
REACHING: Final = ("CastOnly", "MustControl", "PlayedOnlyIf")  # those of KEEPING that may be about effects as well
USUAL: Final = PaymentRule()
# where a card may be whose own text lets it be cast from there, and which of the cards lying there count; games add theirs
CASTING_PLACES: Final[dict[int, Callable[[Obj], bool]]] = dict.fromkeys((BREAK_ZONE, REMOVED), lambda obj: True)
USED_BY_CASTING: Final = frozenset({"AllowCast", "CastersCostChange", "NextSummonCheaper"})
NO_EFFECTS: Final[frozenset[int]] = frozenset()

# the CP cost ---------------------------------------------------------------------------------------------------------------


def cost_to_cast(g: Game, player: int, ref: Ref) -> int:
    """The CP cost for the player to cast the card now, before it is locked: increases, then reductions (11.3.5, 11.4.4)."""
    cost = g.chars(ref[0]).cost
    about = about_playing(g, ref)
    if "CostBecomes" in about:
        set_to = [number(g, ctx, node.amount) for node, ctx in said_of_playing(g, "CostBecomes", ref, player)]
        cost = min(set_to, default=cost)
    less: list[tuple[int, int]] = []
    for kind in COSTS[1:]:
        if kind not in about:
            continue
        for node, ctx in said_of_playing(g, kind, ref, player):
            nth = getattr(node, "nth", 0)
            if nth and cast_this_turn(g, ctx, player, node.group) != nth - 1:
                continue
            amount = number(g, ctx, node.amount)
            if getattr(node, "more", False):
                cost += amount
            else:
                less.append((node.floor, amount))
    # the reductions that stop at a higher floor come first, so that the order is to the caster's advantage
    for floor, amount in sorted(less, reverse=True):
        cost = max(floor, cost - amount) if cost > floor else cost
    return max(0, cost)


def used_by_casting(g: Game, player: int, ref: Ref, before: Ref) -> frozenset[int]:
    """The effects that the player uses up by casting the card, which was ``before``: changes that are for the next such card only,
    and what lets one of several cards be cast. What the card is as its cost is settled decides, not what it comes to be on the field.
    """
    if USED_BY_CASTING.isdisjoint(g.derived.rules):
        return NO_EFFECTS
    used = {
        entry.effect
        for entry in _allowing(g, player)
        if entry.effect and entry.part.node.once and not {ref, before}.isdisjoint(entry.objects or ())
    }
    for kind in ("CastersCostChange", "NextSummonCheaper"):
        for entry, ctx in in_force(g, kind):
            node = entry.part.node
            once = isinstance(node, ir.NextSummonCheaper) or node.next_only
            if entry.effect and once and player in players(g, ctx, node.player) and matches(g, ctx, node.group, ref):
                used.add(entry.effect)
    return frozenset(used)


def use_up(g: Game, used: frozenset[int]) -> None:
    """These effects are used up, once."""
    if not used:
        return
    more = {e.id for e in g.state.effects if e.id in used and len(e.tags) > 1}  # as many are left as there are tags
    g.state.effects = [replace(e, tags=e.tags[1:]) if e.id in more else e for e in g.state.effects]
    g.end_effects(set(used) - more)


# how it is paid ------------------------------------------------------------------------------------------------------------


def payment_rule(g: Game, player: int, ref: Ref) -> PaymentRule:
    """With what CP the player has to pay for the card."""
    if PAYING.isdisjoint(about_playing(g, ref)):
        return USUAL
    any_element = any(True for _ in for_playing(g, "PayAnyElement", ref, player))
    any_element = any_element or any(True for _ in for_playing(g, "CastersAnyElement", ref, player))
    found = list(for_playing(g, "PayOnlyWith", ref, player))
    by = tuple(each for each in found if each[0].cards is not None or each[0].discards is not None)
    only = [each[0] for each in found if each not in by]
    element = next((rule.element for rule in only if rule.element), "")
    return PaymentRule(any_element, element, any(rule.backups for rule in only), by)


def alternative_costs(g: Game, player: int, ref: Ref) -> list[tuple[ir.Cost, Source]]:
    """What may be paid instead of the CP cost, and where that is said (fftcg-new X-PAY-1)."""
    return [
        (node.cost, ctx.node)
        for node, ctx in for_playing(g, "AlternativeCost", ref, player)
        if node.condition is None or holds(g, ctx, node.condition)
    ]


def optional_costs(g: Game, player: int, ref: Ref) -> list[tuple[ir.Cost, Source]]:
    """What may be paid in addition, and where that is said (fftcg-new X-PAY-2)."""
    return [(node.cost, ctx.node) for node, ctx in for_playing(g, "ExtraCost", ref, player) if node.optional]


def required_cost(g: Game, player: int, ref: Ref) -> ir.Cost | None:
    """What has to be paid in addition, all of it together; None for nothing."""
    costs = [node.cost for node, _ in for_playing(g, "ExtraCost", ref, player) if not node.optional]
    if not costs:
        return None
    icons = tuple(i for c in costs for i in c.icons)
    return ir.Cost(icons=icons, actions=tuple(a for c in costs for a in c.actions))


def payments_to_reduce(g: Game, player: int, ref: Ref) -> list[tuple[ir.Cost, int]]:
    """What may be paid first to make the card cheaper, and by how much (fftcg-new X-PAY-3)."""
    ways: list[tuple[ir.Cost, int]] = []
    for node, ctx in for_playing(g, "PayToReduce", ref, player):
        less = number(g, ctx, node.amount)
        if not node.each:
            ways.append((node.cost, less))
            continue
        most = -(-g.chars(ref[0]).cost // max(less, 1))  # more would be for nothing
        liked = [item.count for item in node.cost.actions if isinstance(getattr(item, "count", None), ir.AsLiked)]
        most = min([most, *(each.most for each in liked if each.most)])  # "up to 3": no more than that
        ways += [(_so_many(node.cost, count), less * count) for count in range(1, most + 1)]
    return ways


def _so_many(cost: ir.Cost, count: int) -> ir.Cost:
    """The cost with so many cards where it takes as many as one likes."""
    actions = tuple(
        replace(item, count=ir.Num(count)) if isinstance(getattr(item, "count", None), ir.AsLiked) else item
        for item in cost.actions
    )
    return ir.Cost(icons=cost.icons, actions=actions)


# whether and from where ----------------------------------------------------------------------------------------------------


def cannot_cast(g: Game, player: int, ref: Ref) -> bool:
    """Whether a text keeps the player from casting the card now (2.2)."""
    if KEEPING.isdisjoint(about_playing(g, ref)):
        return False
    if kept_off(g, player, ref, by_effect=False):
        return True
    if any(True for _ in for_playing(g, "NeverCast", ref, player)):
        return True
    if any(cast_enough(g, player, ban, ctx) for ban, ctx in for_playing(g, "CannotCast", ref, player)):
        return True
    for kind in ("PlayOnlyWithout", *REACHING):
        for found in for_playing(g, kind, ref, player):
            if _kept_from(g, player, ref, found):
                return True
    return _kept_apart(g, player, ref)


def kept_from_field(g: Game, player: int, ref: Ref) -> bool:
    """Whether effects cannot play it for the player from where it is, by what texts say of playing it: that is more than casting
    it, which is to pay for that (2.2, 15.1.1.7.1)."""
    in_hand = g.state.objects[ref[0]].zone == HAND
    for kind in REACHING:
        for found in for_playing(g, kind, ref, player):
            reach = found[0].reach
            if (reach == "anywhere" or (reach and in_hand)) and _kept_from(g, player, ref, found):
                return True
    return _kept_apart(g, player, ref)


def _kept_apart(g: Game, player: int, ref: Ref) -> bool:
    """Whether it is not played, cast or by effects, beside what the player controls: by its own text or by that of the other card."""
    if "NotTogether" not in about_playing(g, ref):
        return False
    if any(_kept_from(g, player, ref, found) for found in for_playing(g, "NotTogether", ref, player)):
        return True
    names = g.chars(ref[0]).names
    return any(rule_of(e.part).name in names and ctx.controller == player for e, ctx in in_force(g, "NotTogether"))


def cast_enough(g: Game, player: int, ban: ir.CannotCast, ctx: Ctx) -> bool:
    """Whether the player has cast all of these cards that the ban leaves them for the turn: none, if it says nothing of a number."""
    return ban.after is None or cast_this_turn(g, ctx, player, ban.group) >= number(g, ctx, ban.after)


def _kept_from(g: Game, player: int, ref: Ref, found: Found) -> bool:
    """Whether what the player controls, or does not, keeps him from playing the card."""
    rule, ctx = found
    if isinstance(rule, ir.PlayOnlyWithout):
        return any(_controls(g, player, ctx, group) for group in rule.groups)
    if isinstance(rule, ir.CastOnly):
        return not _in_time(g, player, rule.when) or (rule.condition is not None and not holds(g, ctx, rule.condition))
    if isinstance(rule, ir.MustControl):
        return not _controls(g, player, ctx, rule.group)
    if isinstance(rule, ir.NotTogether):
        barred = {rule.name, *g.chars(ref[0]).names}
        return any(barred.intersection(g.chars(n).names) for n in g.zone(player, FIELD))
    return not holds(g, ctx, rule.condition)


def _controls(g: Game, player: int, ctx: Ctx, group: ir.Group) -> bool:
    return any(r[0] >= 0 and g.state.objects[r[0]].controller == player for r in members(g, ctx, group))


def _in_time(g: Game, player: int, when: str) -> bool:
    """In the player's own turn, and in a Main Phase of it where the text says so."""
    return g.state.turn_player == player and (when != "main_phase" or g.state.phase in ("main1", "main2"))


def may_cast_from_elsewhere(g: Game, player: int, ref: Ref) -> bool:
    """Whether an effect lets the player cast this card from where it is."""
    return ref[0] in castable_elsewhere(g, player)


def castable_elsewhere(g: Game, player: int) -> list[int]:
    """The cards outside the hand that effects let the player cast, whoever owns them (fftcg-new X-FROM-1, X-FROM-2)."""
    table: Table = g.known
    rules, speaking = g.derived.rules, table.castable_from
    if not speaking and "AllowCast" not in rules and "MayCast" not in rules:
        return []
    found: dict[int, None] = {}
    for entry in _allowing(g, player):
        for ref in entry.objects or ():
            if g.state.exists(ref) and g.state.objects[ref[0]].zone != FIELD:
                found[ref[0]] = None
    for node, ctx in _leave(g, player) if "MayCast" in rules else ():
        found |= dict.fromkeys(r[0] for r in members(g, ctx, node.group) if r[0] >= 0)
    for zone, there in CASTING_PLACES.items() if speaking else ():
        for card in g.zone(player, zone):
            obj = g.state.objects[card]
            if obj.card not in speaking or not there(obj):
                continue
            ref = obj.ref
            if any(ZONE_OF[type(rule.zone)] == zone for rule, _ in own(g, "CastableFrom", ref, player)):
                found[card] = None
    return list(found)


def _allowing(g: Game, player: int) -> Iterator[Entry]:
    """The effects that let the player cast certain cards from where they are, as long as their conditions hold."""
    for entry, ctx in in_force(g, "AllowCast"):
        node = entry.part.node
        if player in players(g, ctx, node.player) and (node.condition is None or holds(g, ctx, node.condition)):
            yield entry


def _leave(g: Game, player: int) -> Iterator[tuple[ir.MayCast, Ctx]]:
    """What lets the player cast cards of a kind from elsewhere, as long as he may still use it this turn."""
    for entry, ctx in in_force(g, "MayCast"):
        node = entry.part.node
        if player in players(g, ctx, node.player) and (not node.times or times_used(g, USED, ctx) < node.times):
            yield node, ctx


def leave_needed(g: Game, player: int, ref: Ref) -> Ctx | None:
    """What the player would use up by casting the card from where it is: nothing, where something lets him as often as he likes."""
    if any(ref in (entry.objects or ()) for entry in _allowing(g, player)):
        return None
    found = [(node.times, ctx) for node, ctx in _leave(g, player) if matches(g, ctx, node.group, ref)]
    return None if any(not times for times, _ in found) or not found else found[0][1]


def leave_removes(g: Game, player: int, ref: Ref) -> bool:
    """Whether whatever lets the player cast the card from where it is has it removed from the game after use."""
    if may_cast_without(g, player, ref):
        return False
    found = [node.removed for node, ctx in _leave(g, player) if matches(g, ctx, node.group, ref)]
    return bool(found) and all(found)


def may_cast_without(g: Game, player: int, ref: Ref) -> bool:
    """Whether the player may cast the card from where it is by what says so of the card itself."""
    zone = g.state.objects[ref[0]].zone
    named = any(ref in (entry.objects or ()) for entry in _allowing(g, player))
    return named or any(ZONE_OF[type(rule.zone)] == zone for rule, _ in own(g, "CastableFrom", ref, player))


def cast_for_free(g: Game, player: int, ref: Ref) -> bool:
    """Whether an effect lets the player cast this card from where it is without paying its cost."""
    return any(entry.part.node.free and ref in (entry.objects or ()) for entry in _allowing(g, player))


def removed_after_use(g: Game, item: Item) -> bool:
    """Whether the Summon goes out of the game instead of into the Break Zone (11.11.10)."""
    if g.state.memory.get(f"{AFTER_USE}{item.source[0]}") == (item.source[1],):
        return True
    if any(True for _ in own(g, "RemoveAfterUse", item.source, item.controller)):
        return True
    from_there = [ZONE_OF[type(r.zone)] for r, _ in own(g, "CastableFrom", item.source, item.controller) if r.removed]
    return any(f"{CAST_FROM}{g.rules.zones[zone].name}" in item.tags for zone in from_there)


# using abilities -----------------------------------------------------------------------------------------------------------


def cards_with_abilities(g: Game, player: int) -> list[int]:
    """The cards whose action and special abilities the player might be able to use (11.6.4)."""
    table: Table = g.known
    state = g.state
    objects, chars, here = state.objects, g.derived.chars, table.used[FIELD]
    found = [n for n in state.zones[player][FIELD] if objects[n].card in here or n in chars]
    if table.shared:
        others = state.zones[1 - player][FIELD]
        found += [n for n in others if objects[n].card in table.shared and _shared(g, player, n)]
    for zone in (HAND, BREAK_ZONE, REMOVED):
        there = table.used[zone]
        if there:
            found += [n for n in state.zones[player][zone] if objects[n].card in there]
    return found


def _shared(g: Game, player: int, number: int) -> bool:
    nodes = (g.node(source) for source in g.chars(number).abilities)
    return any(player in users(g, n, 1 - player) for n in nodes if isinstance(n, ir.ActionAbility | ir.SpecialAbility))
