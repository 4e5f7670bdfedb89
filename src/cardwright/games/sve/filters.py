"""Qualities of cards, and the zones that texts look into (chapters 2 and 4)."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any

from cardwright.games.common.amounts import amount, compare
from cardwright.games.common.context import Ctx
from cardwright.games.common.groups import (
    FILTERS,
    HOMES,
    IMPLIED,
    KEYWORD_TESTS,
    MEASURES,
    ZONE_OF,
    zone_nodes,
    zone_players,
)
from cardwright.games.common.registry import walk
from cardwright.games.common.seen import Seen
from cardwright.games.common.zones import CAST, EX_AREA, FIELD
from cardwright.games.sve.origin import origin
from cardwright.games.sve.race import RACED, is_linked
from cardwright.games.sve.zones import CEMETERY, EVOLVE_DECK, LEADER, RESOLUTION
from cardwright.kernel.game import Game
from cardwright.kernel.state import Obj
from cardwright.text import ir
from cardwright.text import ir_sve as sv

# zones -----------------------------------------------------------------------------------------------------------------

ZONE_OF.update({sv.Cemetery: CEMETERY, sv.ExArea: EX_AREA, sv.EvolveDeck: EVOLVE_DECK, sv.FieldOf: FIELD})
# 4.3.3; cards of all other types are on the field (4.4.3), all cards of a type that is named (2.3.4)
HOMES["Leader"] = LEADER
HOMES["Spell"] = RESOLUTION  # "your spells deal 1 more damage": where they do what they say (10.6.2.8.2)


def _facedown(group: ir.Group) -> tuple[ir.Filter, ...]:
    """Faceup cards in an evolve deck area are meant only where a text says so (4.6.3)."""
    looks_there = any(isinstance(zone, sv.EvolveDeck) for zone in zone_nodes(group))
    said = any(isinstance(node, sv.IsFaceup) for node in walk(group))
    return (sv.IsFaceup(down=True),) if looks_there and not said else ()


IMPLIED.append(_facedown)

# what a card is --------------------------------------------------------------------------------------------------------


@FILTERS.handles(sv.TraitIs)
def _trait(g: Game, ctx: Ctx, node: sv.TraitIs, seen: Seen) -> bool:
    return node.trait in seen.chars.jobs or node.trait in seen.chars.categories  # 2.4, 2.12


@FILTERS.handles(sv.NameIncludes)
def _in_its_name(g: Game, ctx: Ctx, node: sv.NameIncludes, seen: Seen) -> bool:
    words = rf"(?<!\w){re.escape(node.name)}(?!\w)"  # docs/rulings.md S94
    # the alternate ones are only spoken of in their entirety (2.1.2.1)
    return node.name in seen.chars.names or re.search(words, seen.chars.names[0]) is not None


@FILTERS.handles(sv.ClassIs)
def _class(g: Game, ctx: Ctx, node: sv.ClassIs, seen: Seen) -> bool:
    return node.class_name in seen.chars.classes  # 2.2


def printed_facts(g: Game, seen: Seen) -> Any:
    """What is printed on the card itself, not on what it has evolved into."""
    obj = g.state.objects[seen.ref[0]]
    return g.defs[obj.card if obj.own < 0 else obj.own].facts


@FILTERS.handles(sv.IsToken)
def _token(g: Game, ctx: Ctx, node: sv.IsToken, seen: Seen) -> bool:
    """Tokens are treated as cards (9.1.1), which have been created."""
    if seen.ref[0] < 0 or not printed_facts(g, seen).token:
        return False
    return not node.types or any(t in seen.chars.types for t in node.types)


@FILTERS.handles(sv.IsEvolved)
def _evolved(g: Game, ctx: Ctx, node: sv.IsEvolved, seen: Seen) -> bool:
    """On the field linked to a card in the evolve zone (5.15.3); elsewhere of the special type (2.3.3.1)."""
    if isinstance(seen.state, Obj) and seen.zone == FIELD:
        return seen.state.link >= 0
    return seen.state is not None and bool(g.defs[seen.state.card].facts.evolved)


@FILTERS.handles(sv.IsAdvanced)
def _advanced(g: Game, ctx: Ctx, node: sv.IsAdvanced, seen: Seen) -> bool:
    return seen.ref[0] >= 0 and bool(printed_facts(g, seen).advanced)  # 9.2.1.1


@FILTERS.handles(sv.IsRacing)
def _racing(g: Game, ctx: Ctx, node: sv.IsRacing, seen: Seen) -> bool:
    """Linked to a card in the race zone (14.2.3.1); of one that has left it is known whether it had raced."""
    if isinstance(seen.state, Obj):
        return seen.zone == FIELD and is_linked(g, seen.ref[0])
    return seen.state is not None and RACED in seen.state.marks


@FILTERS.handles(sv.IsFaceup)
def _faceup(g: Game, ctx: Ctx, node: sv.IsFaceup, seen: Seen) -> bool:
    return isinstance(seen.state, Obj) and seen.state.face_down == node.down  # 4.2.3


@FILTERS.handles(sv.PlayedFrom)
def _played_from(g: Game, ctx: Ctx, node: sv.PlayedFrom, seen: Seen) -> bool:
    """What its playing says of where it was (8.2, 5.4.3)."""
    facts = g.state.history if ctx.event is None else [*g.state.history, ctx.event]
    for fact in reversed(facts):
        moves = seen.ref[1] - fact.obj[1]  # put onto the field since
        if fact.kind == CAST and fact.obj[0] == seen.ref[0] and moves in (0, 1):
            place = origin(g, fact.tags, None) == ZONE_OF[type(node.zone)]
            return place and fact.player in zone_players(g, ctx, node.zone)
    return False


# numbers ---------------------------------------------------------------------------------------------------------------


def attack_of(seen: Seen) -> int | None:
    """The attack; None where it cannot be referred to: only followers have one (5.24.2.1)."""
    return seen.chars.power if "Follower" in seen.chars.types else None


def defense_of(seen: Seen) -> int | None:
    """The defense that is left (2.8.2) of a follower or a leader; None for other cards (5.24.2.1)."""
    defense = seen.chars.defense
    if defense is None or not {"Follower", "Leader"} & set(seen.chars.types):
        return None
    return defense - (seen.state.damage if seen.state is not None else 0)


@FILTERS.handles(sv.AttackIs)
def _attack(g: Game, ctx: Ctx, node: sv.AttackIs, seen: Seen) -> bool:
    value = attack_of(seen)
    return value is not None and compare(value, node.compare, amount(g, ctx, node.amount))


@FILTERS.handles(sv.DefenseIs)
def _defense(g: Game, ctx: Ctx, node: sv.DefenseIs, seen: Seen) -> bool:
    value = defense_of(seen)
    return value is not None and compare(value, node.compare, amount(g, ctx, node.amount))


MEASURES["attack"] = lambda seen: attack_of(seen) or 0  # which may be below zero (1.3.2.4)
MEASURES["defense"] = lambda seen: defense_of(seen) or 0


# abilities -------------------------------------------------------------------------------------------------------------


@FILTERS.handles(sv.EvolveCostIs)
def _evolves(g: Game, ctx: Ctx, node: sv.EvolveCostIs, seen: Seen) -> bool:
    return any(isinstance(g.node(source), sv.EvolveAbility) for source in seen.chars.abilities)  # 12.2


def _with_event(event: type[ir.Event]) -> Callable[[Game, Seen], bool]:
    """Whether the card has an automatic ability that this keyword denotes (12.4-12.7)."""

    def test(g: Game, seen: Seen) -> bool:
        nodes = (g.node(source) for source in seen.chars.abilities)
        return any(isinstance(n, ir.AutoAbility) and any(isinstance(e, event) for e in walk(n.event)) for n in nodes)

    return test


def _with_ability(kind: type[ir.Ability]) -> Callable[[Game, Seen], bool]:
    """Whether the card has an activated ability with this icon (10.1.1.2, 14.2.2.2)."""
    return lambda g, seen: any(isinstance(g.node(source), kind) for source in seen.chars.abilities)


def _with_any(g: Game, seen: Seen) -> bool:
    """Whether it has any ability, as it is now: its own or one that it was given (10.9.1.2), keywords among them (12.1.1)."""
    return bool(seen.chars.abilities or seen.chars.keywords)


KEYWORD_TESTS.update(
    {
        "ability": _with_any,
        "Fanfare": _with_event(sv.Fanfare),
        "Last Words": _with_event(sv.LastWords),
        "On Evolve": _with_event(sv.OnEvolve),
        "On Race": _with_event(sv.OnRace),
        "Serve": _with_ability(sv.ServeAbility),
        "Act": _with_ability(ir.ActionAbility),
        "Strike": _with_event(sv.Strike),
    }
)
