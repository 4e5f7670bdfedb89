"""Groups and their filters: which cards a text describes (5.2, 6.6, 7)."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from functools import cache
from typing import Any, Final

import msgspec

from cardwright.games.common.amounts import amount, compare
from cardwright.games.common.context import ITEM, LEAVING, Ctx
from cardwright.games.common.house import readings
from cardwright.games.common.naming import said
from cardwright.games.common.refs import known, met, named, picked, players
from cardwright.games.common.registry import Registry
from cardwright.games.common.seen import Card, Seen, of_snapshot, see
from cardwright.games.common.zones import (
    BREAK_ZONE,
    DAMAGE_ZONE,
    DECK,
    FIELD,
    HAND,
    REMOVED,
    STACK_ZONE,
)
from cardwright.kernel.game import Game
from cardwright.kernel.state import Chars, Ref, Snapshot
from cardwright.kernel.view import FACE_DOWN
from cardwright.text import ir

CHARACTERS: Final = ("Forward", "Backup", "Monster")
FILTERS: Final = Registry[Callable[[Game, Ctx, Any, Seen], bool]]("filter")
ZONE_OF: Final[dict[type[ir.Zone], int]] = {
    ir.Field: FIELD,
    ir.BreakZone: BREAK_ZONE,
    ir.Hand: HAND,
    ir.DeckZone: DECK,
    ir.DamageZone: DAMAGE_ZONE,
    ir.Removed: REMOVED,
}
HOMES: Final[dict[str, int]] = {}  # card types that are found elsewhere than on the field, where no zone is named
NUMBERS: Final = "#numbers"  # bound to every number that was named in this effect
IMPLIED: Final[list[Callable[[ir.Group], tuple[ir.Filter, ...]]]] = []  # what groups ask for without saying so


def handled() -> frozenset[type]:
    """The classes of filters and zones that groups can be made of."""
    return frozenset(FILTERS.table) | frozenset(ZONE_OF) | {ir.HighestAmong, ir.EitherZone}


# groups ---------------------------------------------------------------------------------------------------------------


def matches(g: Game, ctx: Ctx, node: ir.Group | ir.Filter, card: Card | Seen) -> bool:
    """Whether the card satisfies the group or filter. Where the card is matters only as far as a filter names a zone."""
    seen = card if isinstance(card, Seen) else see(g, ctx, card)
    if seen is None:
        return False
    if isinstance(node, ir.Group):
        return all_hold(g, ctx, node, seen)
    return FILTERS.table[type(node)](g, ctx, node, seen)


def all_hold(g: Game, ctx: Ctx, group: ir.Group, seen: Seen) -> bool:
    """Whether the card satisfies every filter of the group."""
    plan = plan_of(group)
    chars = seen.chars
    if (plan.types and plan.types.isdisjoint(chars.types)) or (plan.name and plan.name not in chars.names):
        return False
    for check, node in plan.checks:
        if not check(g, ctx, node, seen):
            return False
    return all(_highest(g, ctx, group, f, seen, seen.zone) for f in plan.best)


# by what cards are compared; a game may add to it
MEASURES: Final[dict[str, Callable[[Seen], int]]] = {"power": lambda s: s.power, "cost": lambda s: s.chars.cost}


def _highest(g: Game, ctx: Ctx, group: ir.Group, node: ir.HighestAmong, seen: Seen, zone: int) -> bool:
    """Whether no card of the rest of the group has a higher (or lower) cost, power or defense."""

    def plain(filters: tuple[ir.Filter, ...]) -> tuple[ir.Filter, ...]:
        return tuple(f for f in filters if type(f) is not ir.HighestAmong)

    rest = ir.Group(noun=group.noun, adjectives=plain(group.adjectives), qualifiers=plain(group.qualifiers))
    if isinstance(seen.state, Snapshot):  # as it was, with those that were there then (6.4.2, 11.5.6)
        others = [s for s in map(of_snapshot, seen.state.peers) if belongs(g, ctx, rest, s, zone)]
    else:
        others = [s for s in (see(g, ctx, r) for r in members(g, ctx, rest, zone)) if s is not None]
    sign, of = (-1 if node.lowest else 1), MEASURES[node.trait]
    mine = seen if seen.state is not None else see(g, ctx, seen.ref) or seen  # the damage on it, too
    return all(sign * of(s) <= sign * of(mine) for s in others)


def belongs(g: Game, ctx: Ctx, group: ir.Group, card: Card | Seen, zone_default: int = FIELD) -> bool:
    """Whether the card satisfies the group and is where the group is looked for."""
    seen = card if isinstance(card, Seen) else see(g, ctx, card)
    if seen is None:
        return False
    plan = plan_of(group)
    if plan.parts:
        return any(belongs(g, ctx, part, seen, zone_default) for part in plan.parts)
    if not plan.zones and seen.zone != (STACK_ZONE if plan.stack else plan.place(zone_default)):
        return False
    return all_hold(g, ctx, group, seen)


Checks = tuple[tuple[Callable[[Game, Ctx, Any, Seen], bool], ir.Filter], ...]


class Plan(msgspec.Struct, frozen=True):
    """What can be said of a group once and for all."""

    types: frozenset[str]  # one of these types is needed; empty: not known beforehand
    name: str  # this name is needed; empty: not known beforehand
    checks: Checks
    controlled: ir.ControlledBy | None  # whose they are, of cards in play
    others: Checks  # the checks that are left where only that player's cards are looked at
    placed: Checks  # those that are left where only the fields are looked at that the group names
    zones: bool  # a zone is named
    stack: bool  # Summons or abilities, on the stack
    best: tuple[ir.HighestAmong, ...]  # of those that satisfy all else, only the highest
    home: int = FIELD  # where its cards are if nothing says where
    parts: tuple[ir.Group, ...] = ()  # alternatives, where they are looked for in different places

    def place(self, zone_default: int) -> int:
        """Where to look where no zone is named, given where the text that holds the group looks."""
        return self.home if zone_default == FIELD else zone_default


_PLANS: dict[ir.Group, Plan] = {}


def plan_of(group: ir.Group) -> Plan:
    """The plan of a group, made once."""
    plan = _PLANS.get(group)
    if plan is None:
        noun = group.noun
        types = frozenset(noun.types) if isinstance(noun, ir.TypeIs) else frozenset()
        name = noun.name if isinstance(noun, ir.NameIs) else ""
        rest = (*group.adjectives, *group.qualifiers, *(f for implied in IMPLIED for f in implied(group)))
        filters = rest if types or name else (noun, *rest)
        checks = tuple((FILTERS.table[type(f)], f) for f in filters if not isinstance(f, ir.HighestAmong))
        controlled = next((f for f in group.qualifiers if type(f) is ir.ControlledBy), None)
        others = tuple(check for check in checks if check[1] is not controlled)
        best = tuple(f for f in filters if isinstance(f, ir.HighestAmong))
        zones = names_zone(group)
        fields = _fields(group)
        placed = tuple(check for check in checks if check[1] is not fields)
        plan = _PLANS[group] = Plan(
            types, name, checks, controlled, others, placed, zones, on_stack(group), best, _home(group), _parts(group)
        )
    return plan


def _fields(group: ir.Group) -> ir.InZone | None:
    """What alone says where the cards of the group are, where that is on fields: whoever's field it is controls them."""
    found = next((f for f in group.qualifiers if type(f) is ir.InZone), None)
    if found is None or zone_nodes(group) != parts_of(found.zone):
        return None
    return found if all(ZONE_OF[type(zone)] == FIELD for zone in parts_of(found.zone)) else None


def _home(group: ir.Group) -> int:
    """Where the cards of the group are if no zone is named."""
    noun = group.noun
    homes = {HOMES.get(t, FIELD) for t in noun.types} if isinstance(noun, ir.TypeIs) else {FIELD}
    return homes.pop() if len(homes) == 1 else FIELD


def _parts(group: ir.Group) -> tuple[ir.Group, ...]:
    """The alternatives of a group whose cards are in different places: "a leader or a follower on the field", "a Fire Summon or
    a Forward you control"."""
    noun = group.noun
    sides: Any = (noun.first, noun.second) if isinstance(noun, ir.NounOr) else getattr(noun, "options", ())
    sides = sides if all(isinstance(side, ir.Group) for side in sides) else ()
    if len({(_home(side), names_zone(side), on_stack(side)) for side in sides}) < 2:
        return ()
    return tuple(
        ir.Group(
            noun=side.noun,
            adjectives=(*group.adjectives, *side.adjectives),
            qualifiers=(*side.qualifiers, *group.qualifiers),
        )
        for side in sides
    )


def members(g: Game, ctx: Ctx, group: ir.Group, zone_default: int = FIELD) -> list[Ref]:
    """The cards of the group, the turn player's first; Summons and abilities on the stack as `(ITEM, id)`."""
    plan = plan_of(group)
    if plan.parts:
        found = dict.fromkeys(r for part in plan.parts for r in members(g, ctx, part, zone_default))
        first = g.state.turn_player
        return sorted(found, key=lambda r: r[0] >= 0 and g.state.objects[r[0]].controller != first)
    zones = _zones(g, ctx, group) if plan.zones else []
    checks = plan.placed if zones else plan.checks
    if not zones:
        if plan.stack and zone_default == FIELD:
            return _items(g, ctx, group)
        zone_default = plan.place(zone_default)
        if plan.controlled is not None and g.rules.zones[zone_default].in_play:
            checks = plan.others  # zones in play are told apart by control
        zones = [(p, zone_default) for p in _holders(g, ctx, group, zone_default)]
    state, defs = g.state, g.defs
    objects, changed = state.objects, g.derived.chars
    types, name = plan.types, plan.name
    # of a card that lies face down nothing can be asked but that it is a card (fftcg-new X-DOWN-1)
    unseen = () if isinstance(group.noun, ir.IsCard) and not group.adjectives else state.memory.get(FACE_DOWN, ())
    cards: list[Ref] = []
    for player, zone in zones:
        for number in state.zones[player][zone]:
            obj = objects[number]
            if unseen and obj.ref in unseen:
                continue
            chars = changed[number] if number in changed else defs[obj.card].base
            if (types and types.isdisjoint(chars.types)) or (name and name not in chars.names):
                continue
            seen = Seen((number, obj.gen), chars, obj.controller, obj.owner, zone, obj)
            for check, node in checks:
                if not check(g, ctx, node, seen):
                    break
            else:
                cards.append(seen.ref)
    if LEAVING in ctx.env:
        cards = [r for r in cards if r not in ctx.env[LEAVING]]
    if plan.best:
        shown = {r: Seen(r, g.chars(r[0]), 0, 0, zone_default) for r in cards}
        return [r for r in cards if all(_highest(g, ctx, group, f, shown[r], zone_default) for f in plan.best)]
    return cards


def _holders(g: Game, ctx: Ctx, group: ir.Group, zone: int) -> list[int]:
    """Whose version of the zone can hold cards of the group: zones in play are told apart by control, all else by ownership."""
    first = g.state.turn_player
    asked = ir.ControlledBy if g.rules.zones[zone].in_play else ir.OwnedBy
    for f in group.qualifiers:
        if type(f) is asked:
            wanted = players(g, ctx, f.player)
            return [p for p in (first, 1 - first) if p in wanted]
    return [first, 1 - first]


def _items(g: Game, ctx: Ctx, group: ir.Group) -> list[Ref]:
    refs = [(ITEM, item.id) for item in g.state.stack if item.id != ctx.item]  # 11.6.5: nothing chooses itself
    return [r for r in refs if matches(g, ctx, group, r)]


def _zones(g: Game, ctx: Ctx, group: ir.Group) -> list[tuple[int, int]]:
    """The zones that the group names, the turn player's first; none where it names none."""
    found: dict[tuple[int, int], None] = {}
    for zone in zone_nodes(group):
        kind = ZONE_OF[type(zone)]
        found |= dict.fromkeys([(p, kind) for p in zone_players(g, ctx, zone)])
    first = g.state.turn_player
    return sorted(found, key=lambda z: (z[0] != first, z[1])) if len(found) > 1 else list(found)


def parts_of(zone: ir.Zone) -> tuple[ir.Zone, ...]:
    """The zone alone, or those of which it is any."""
    parts: tuple[ir.Zone, ...] = getattr(zone, "zones", (zone,))
    return parts


def zone_players(g: Game, ctx: Ctx, zone: Any) -> list[int]:
    """Whose zone it is: the player's whom the text names, or the controller's of a card."""
    player = getattr(zone, "player", None)
    return players(g, ctx, ir.ControllerOf(card=zone.card) if player is None else player)


@cache
def zone_nodes(node: ir.Group | ir.Filter) -> tuple[ir.Zone, ...]:
    """The zones that a group or filter asks for (not those it excludes): found once, as its text alone says it."""
    if isinstance(node, ir.Group):
        return tuple(z for f in (node.noun, *node.adjectives, *node.qualifiers) for z in zone_nodes(f))
    if isinstance(node, ir.InZone | ir.PutThisTurn | ir.RemovedBy):
        return parts_of(node.zone)
    if isinstance(node, ir.AnyNoun | ir.AnyTrait):
        return tuple(z for option in node.options for z in zone_nodes(option))
    if isinstance(node, ir.NounOr | ir.EitherFilter):
        return zone_nodes(node.first) + zone_nodes(node.second)
    return ()


def names_zone(group: ir.Group) -> bool:
    """Whether the group says where its cards are."""
    return bool(zone_nodes(group))


def on_stack(node: ir.Group | ir.Filter) -> bool:
    """Whether the group is of Summons or abilities, which are on the stack where no zone is named."""
    if isinstance(node, ir.Group):
        return on_stack(node.noun)
    if isinstance(node, ir.AnyNoun):
        return all(on_stack(option) for option in node.options)
    if isinstance(node, ir.NounOr):
        return on_stack(node.first) and on_stack(node.second)
    return isinstance(node, ir.IsAbility) or (isinstance(node, ir.TypeIs) and node.types == ("Summon",))


# what a card is -------------------------------------------------------------------------------------------------------


@FILTERS.handles(ir.TypeIs)
def _type(g: Game, ctx: Ctx, node: ir.TypeIs, seen: Seen) -> bool:
    types = seen.chars.types
    return any(t in types for t in node.types)


@FILTERS.handles(ir.IsCharacter)
def _character(g: Game, ctx: Ctx, node: ir.IsCharacter, seen: Seen) -> bool:
    return any(t in CHARACTERS for t in seen.chars.types)  # 5.2.3.1.1


@FILTERS.handles(ir.IsCard)
def _card(g: Game, ctx: Ctx, node: ir.IsCard, seen: Seen) -> bool:
    return seen.item is None or seen.item.kind == "summon"


@FILTERS.handles(ir.IsAbility)
def _ability(g: Game, ctx: Ctx, node: ir.IsAbility, seen: Seen) -> bool:
    if seen.item is None or seen.item.kind == "summon":
        return False
    return not node.kinds or seen.item.kind in node.kinds


@FILTERS.handles(ir.AnyNoun, ir.AnyTrait, ir.OneOfEach)
def _any(g: Game, ctx: Ctx, node: ir.AnyNoun | ir.AnyTrait | ir.OneOfEach, seen: Seen) -> bool:
    return any(matches(g, ctx, option, seen) for option in node.options)


@FILTERS.handles(ir.NounOr)
def _either(g: Game, ctx: Ctx, node: ir.NounOr, seen: Seen) -> bool:
    return all_hold(g, ctx, node.first, seen) or all_hold(g, ctx, node.second, seen)


@FILTERS.handles(ir.EitherFilter)
def _either_filter(g: Game, ctx: Ctx, node: ir.EitherFilter, seen: Seen) -> bool:
    return matches(g, ctx, node.first, seen) or matches(g, ctx, node.second, seen)


@FILTERS.handles(ir.IsGeneric)
def _generic(g: Game, ctx: Ctx, node: ir.IsGeneric, seen: Seen) -> bool:
    return seen.chars.generic


@FILTERS.handles(ir.AlsoAForward)
def _also_forward(g: Game, ctx: Ctx, node: ir.AlsoAForward, seen: Seen) -> bool:
    return "Forward" in seen.chars.types


@FILTERS.handles(ir.ElementIs)
def _element(g: Game, ctx: Ctx, node: ir.ElementIs, seen: Seen) -> bool:
    return any(e in seen.chars.elements for e in node.elements)  # 5.2.1.1


@FILTERS.handles(ir.MultiElement)
def _multi(g: Game, ctx: Ctx, node: ir.MultiElement, seen: Seen) -> bool:
    return len(seen.chars.elements) > 1


@FILTERS.handles(ir.NamedElement)
def _named_element(g: Game, ctx: Ctx, node: ir.NamedElement, seen: Seen) -> bool:
    return any(e in seen.chars.elements for e in said(g, ctx, "element"))


@FILTERS.handles(ir.JobIs)
def _job(g: Game, ctx: Ctx, node: ir.JobIs, seen: Seen) -> bool:
    return node.job in seen.chars.jobs or ALL_JOBS in seen.chars.jobs


ALL_JOBS: Final = "*"  # among a card's jobs: it has every job there is


@FILTERS.handles(ir.CategoryIs)
def _category(g: Game, ctx: Ctx, node: ir.CategoryIs, seen: Seen) -> bool:
    return node.category in seen.chars.categories


@FILTERS.handles(ir.NameIs)
def _name(g: Game, ctx: Ctx, node: ir.NameIs, seen: Seen) -> bool:
    return node.name in seen.chars.names


@FILTERS.handles(ir.CostIs)
def _cost(g: Game, ctx: Ctx, node: ir.CostIs, seen: Seen) -> bool:
    if isinstance(node.amount, ir.NamedNumber) and not said(g, ctx, "number"):
        return False
    return compare(seen.chars.cost, node.compare, amount(g, ctx, node.amount))


@FILTERS.handles(ir.CostParity)
def _cost_parity(g: Game, ctx: Ctx, node: ir.CostParity, seen: Seen) -> bool:
    return seen.chars.cost % 2 == int(node.odd)


@FILTERS.handles(ir.CostOneOf)
def _costs(g: Game, ctx: Ctx, node: ir.CostOneOf, seen: Seen) -> bool:
    return any(seen.chars.cost == amount(g, ctx, cost) for cost in node.costs)


@FILTERS.handles(ir.CostNamed)
def _cost_named(g: Game, ctx: Ctx, node: ir.CostNamed, seen: Seen) -> bool:
    return seen.chars.cost in ctx.env.get(NUMBERS, ())


@FILTERS.handles(ir.PowerIs)
def _power(g: Game, ctx: Ctx, node: ir.PowerIs, seen: Seen) -> bool:
    return compare(seen.power, node.compare, amount(g, ctx, node.amount))


@FILTERS.handles(ir.WithKeyword)
def _keyword(g: Game, ctx: Ctx, node: ir.WithKeyword, seen: Seen) -> bool:
    test = KEYWORD_TESTS.get(node.keyword)
    return node.keyword in seen.chars.keywords if test is None else test(g, seen)


def _ex_burst(g: Game, seen: Seen) -> bool:
    """An icon, not an ability (11.10.1)."""
    return seen.state is not None and bool(g.defs[seen.state.card].facts.ex_burst)


# words behind "with" that name something else than a keyword which the card has now
KEYWORD_TESTS: Final[dict[str, Callable[[Game, Seen], bool]]] = {"EX Burst": _ex_burst}


# where it is and whose ------------------------------------------------------------------------------------------------


@FILTERS.handles(ir.ControlledBy)
def _controlled(g: Game, ctx: Ctx, node: ir.ControlledBy, seen: Seen) -> bool:
    if not (seen.zone == STACK_ZONE or g.rules.zones[seen.zone].in_play) and readings(g).elsewhere_uncontrolled:
        return False
    return seen.controller in players(g, ctx, node.player)


@FILTERS.handles(ir.OwnedBy)
def _owned(g: Game, ctx: Ctx, node: ir.OwnedBy, seen: Seen) -> bool:
    return seen.owner in players(g, ctx, node.player)


@FILTERS.handles(ir.InZone)
def _in_zone(g: Game, ctx: Ctx, node: ir.InZone, seen: Seen) -> bool:
    for zone in parts_of(node.zone):
        if seen.zone == ZONE_OF[type(zone)]:
            holder = seen.controller if seen.zone == FIELD else seen.owner
            if holder in zone_players(g, ctx, zone):
                return True
    return False


# against other cards --------------------------------------------------------------------------------------------------


@FILTERS.handles(ir.OtherThan)
def _other(g: Game, ctx: Ctx, node: ir.OtherThan, seen: Seen) -> bool:
    return seen.ref not in named(g, ctx, node.card)


@FILTERS.handles(ir.Another)
def _another(g: Game, ctx: Ctx, node: ir.Another, seen: Seen) -> bool:
    return seen.ref not in (picked(ctx) or met(g, ctx) or (ctx.source,))


@FILTERS.handles(ir.Without)
def _without(g: Game, ctx: Ctx, node: ir.Without, seen: Seen) -> bool:
    return not matches(g, ctx, node.filter, seen)


def traits(seen: Seen, trait: str) -> tuple[str | int, ...]:
    """What the card has of a kind of information."""
    return traits_of(seen.chars, trait)


def traits_of(chars: Chars, trait: str) -> tuple[str | int, ...]:
    """What there is of a kind of information: "name", "element", "class", "cost", "type", "job", "category"."""
    if trait == "cost":
        return (chars.cost,)
    found: dict[str, tuple[str, ...]] = {
        "name": chars.names,
        "element": chars.elements,
        "class": chars.classes,
        "type": chars.types,
        "job": chars.jobs,
        "category": chars.categories,
    }
    return found[trait]


def _shares(g: Game, ctx: Ctx, trait: str, node: ir.Objects, seen: Seen) -> bool:
    own = set(traits(seen, trait))
    others = [see(g, ctx, card) for card in known(g, ctx, node)]
    return any(own & set(traits(other, trait)) for other in others if other is not None)


@FILTERS.handles(ir.SameTrait)
def _same(g: Game, ctx: Ctx, node: ir.SameTrait, seen: Seen) -> bool:
    return _shares(g, ctx, node.trait, node.card, seen)


@FILTERS.handles(ir.Alike)
def _alike(g: Game, ctx: Ctx, node: ir.Alike, seen: Seen) -> bool:
    return True  # of one card alone nothing is said: see `like`


def like(group: ir.Group, cards: Iterable[Chars]) -> bool:
    """Whether the cards, taken together, share what the group says they do ("2 cards of the same cost")."""
    shared = [each.trait for each in group.qualifiers if isinstance(each, ir.Alike)]
    taken = list(cards) if shared else []
    return all(set.intersection(*(set(traits_of(c, trait)) for c in taken)) for trait in shared if taken)


@FILTERS.handles(ir.DifferentTrait)
def _different(g: Game, ctx: Ctx, node: ir.DifferentTrait, seen: Seen) -> bool:
    return not _shares(g, ctx, node.trait, node.card, seen)
