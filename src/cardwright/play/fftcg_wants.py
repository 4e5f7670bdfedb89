"""Numbers that the conditions of an FFTCG text ask of its players: points of damage, cards in hand, counters on the card, small zones,
few Characters, no Crystals."""

from __future__ import annotations

from typing import Any, NamedTuple

import msgspec

from cardwright.cards import FftcgCard
from cardwright.games.common.groups import ZONE_OF
from cardwright.kernel.rules import Definition
from cardwright.play.fillers import number_for, players_of
from cardwright.text import ir

ANY = 99
_CHARACTERS = ("Forward", "Backup", "Monster")


class Hand(NamedTuple):
    """How many cards a hand shall hold."""

    least: int = 0
    most: int = ANY


class Fielded(NamedTuple):
    """A player controls no more than so many Characters of the group, the card itself among them unless it is left out."""

    player: int
    group: ir.Group
    most: int
    others: bool  # whether the card itself is not counted


class Lying(NamedTuple):
    """A zone of the player holds no more than so many cards of the group."""

    player: int
    zone: int
    group: ir.Group
    most: int


class Wants(NamedTuple):
    """For each of both players."""

    points: tuple[tuple[int, ...], tuple[int, ...]]
    hands: tuple[Hand | None, Hand | None]
    counters: tuple[int, ...]
    few: tuple[tuple[int, int, int], ...] = ()  # zones that hold no more than so many cards: (player, zone, number)
    fielded: tuple[Fielded, ...] = ()
    crystals: tuple[tuple[int, int], ...] = ()  # as few Crystals as that: (player, number)
    lying: tuple[Lying, ...] = ()  # fewer than for what would be done instead


def wants_of(definition: Definition) -> Wants:
    """What the conditions of the text ask for."""
    points: tuple[set[int], set[int]] = (set(), set())
    hands: list[Hand | None] = [None, None]
    counters: set[int] = set()
    for node in definition.nodes:
        damage = getattr(node, "damage", 0) if isinstance(node, ir.Ability) else 0
        if damage:
            points[0].add(damage)
        for player, number, _ in _damage(node):
            points[player].add(min(6, max(0, number)))
        for player, number, sign in _hand(node):
            hands[player] = Hand(number, number) if sign == "=" else Hand(0, number) if "<" in sign else Hand(number)
        if isinstance(node, ir.CountersAre):
            counters.add(number_for(node.count, node.compare, 1) or 0)
    if _forced_to_discard(definition):
        hands[0] = Hand(0, 0)
    few = tuple(found for node in definition.nodes for found in _few(node))
    fielded = tuple(found for node in definition.nodes for found in _fielded(node))
    crystals = tuple(found for node in definition.nodes for found in _crystals(node))
    lying = tuple(found for node in definition.nodes for found in _lying(node))
    return Wants(
        (tuple(sorted(points[0])), tuple(sorted(points[1]))), (hands[0], hands[1]), tuple(sorted(counters)), few,
        fielded, crystals, lying,
    )  # fmt: skip


def _forced_to_discard(definition: Definition) -> bool:
    """Whether something is done where the player cannot discard, which he does not have the choice not to."""
    kinds = {type(node) for node in definition.nodes}
    return ir.IfNotDone in kinds and ir.Discard in kinds and not kinds & {ir.May, ir.PayFor}


def _few(node: Any) -> list[tuple[int, int, int]]:
    """The deck or Break Zone of which a condition says that it holds so few cards (of a kind: then no others either)."""
    match node:
        case ir.Exists(group=group, count=count, compare="<" | "<=" | "=" as sign):
            pass
        case ir.Compare(left=ir.CountOf(group=group), right=count, compare="<" | "<=" | "=" as sign):
            pass
        case _:
            return []
    zones = [f.zone for f in group.qualifiers if isinstance(f, ir.InZone)]
    number = number_for(count, sign, 1)
    return [
        (player, ZONE_OF[type(zone)], max(0, number))
        for zone in zones
        if number is not None and isinstance(zone, ir.DeckZone | ir.BreakZone)
        for player in players_of(zone.player)
    ]


def _lying(node: Any) -> list[Lying]:
    """Fewer cards than with which something would be done instead ("if you have 10 or more Water cards in your Break Zone, ... instead"),
    even after two more were discarded to pay."""
    match node:
        case ir.Instead(condition=ir.Exists(group=group, count=count, compare=">=")):
            pass
        case _:
            return []
    number = number_for(count, ">=", 1)
    zones = [f.zone for f in group.qualifiers if isinstance(f, ir.InZone) and isinstance(f.zone, ir.BreakZone)]
    plain = msgspec.structs.replace(
        group, qualifiers=tuple(f for f in group.qualifiers if not isinstance(f, ir.InZone))
    )
    return [
        Lying(player, ZONE_OF[type(zone)], plain, max(0, number - 3))
        for zone in zones
        if number
        for player in players_of(zone.player)
    ]


def _fielded(node: Any) -> list[Fielded]:
    match node:
        case ir.Controls(player=player, group=group, count=count, compare="<" | "<=" | "=" as sign):
            pass
        case _:
            return []
    number = number_for(count, sign, 1)
    others = any(isinstance(f, ir.OtherThan) for f in group.qualifiers)
    return [] if number is None else [Fielded(p, group, max(0, number), others) for p in players_of(player)]


def fits(card: FftcgCard, group: ir.Group) -> bool:
    """Whether the card as it is printed is one of the group, as far as that can be said of a printed card."""
    return all(_is(card, f) for f in (group.noun, *group.adjectives, *group.qualifiers))


def _is(card: FftcgCard, condition: ir.Filter) -> bool:
    match condition:
        case ir.IsCharacter():
            return card.type in _CHARACTERS
        case ir.TypeIs(types=types):
            return card.type in types
        case ir.NameIs(name=name):
            return card.name == name
        case ir.JobIs(job=job):
            return job in card.jobs
        case ir.CategoryIs(category=category):
            return category in card.categories
        case ir.ElementIs(elements=elements):
            return bool(set(elements) & set(card.known_elements))
        case ir.AnyTrait(options=options):
            return any(_is(card, each) for each in options)
    return isinstance(condition, ir.IsCard | ir.ControlledBy | ir.OtherThan)


def _crystals(node: Any) -> list[tuple[int, int]]:
    """As few as the condition asks for; where it asks for some, one less than that."""
    match node:
        case ir.CrystalsAre(player=player, count=count, compare=sign):
            pass
        case ir.Compare(left=ir.CrystalCount(player=player), right=count, compare=sign):
            pass
        case _:
            return []
    return [(p, max(0, number - (sign in (">", ">=")))) for p, number, _ in _each(player, count, sign)]


def _damage(node: Any) -> list[tuple[int, int, str]]:
    match node:
        case ir.ReceivedDamage(player=player, count=count, compare=sign):
            return _each(player, count, sign)
        case ir.Compare(left=ir.DamageReceived(player=player), right=count, compare=sign):
            return _each(player, count, sign)
        case ir.PlayerReceivesDamage(player=player, nth=nth) if nth:
            return _each(player, ir.Num(value=nth - 1), "=")
    return []


def _hand(node: Any) -> list[tuple[int, int, str]]:
    match node:
        case ir.HandSizeIs(player=player, count=count, compare=sign):
            return _each(player, count, sign)
        case ir.Compare(left=ir.HandSize(player=player), right=count, compare=sign):
            return _each(player, count, sign)
    return []


def _each(player: ir.Player, count: ir.Amount, sign: str) -> list[tuple[int, int, str]]:
    number = number_for(count, sign, 1)
    return [] if number is None else [(p, number, sign) for p in players_of(player)]
