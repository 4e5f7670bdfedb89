"""What a text asks for, by its groups: which cards it speaks of, how many, where and whose. The benches make such cards."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import product
from typing import Any, NamedTuple

from msgspec.structs import replace

from cardwright.games.common.groups import ZONE_OF, parts_of
from cardwright.games.common.registry import walk
from cardwright.games.common.zones import FIELD
from cardwright.kernel.rng import Random
from cardwright.kernel.rules import Definition
from cardwright.text import ir

MOST = 20  # kinds of cards that are made for one text
FEW = 2  # copies of a card of which the text names no number
# by what name (`PaidWith`) the cards that pay so are spoken of
_PAID: dict[type, str] = {
    ir.PayDiscard: "discarded", ir.PayRemove: "removed", ir.PayPutGroup: "put", ir.PayBreak: "put", ir.PayReturn: "returned",
    ir.PayDull: "dulled", ir.PayReveal: "revealed",
}  # fmt: skip


class Asked(NamedTuple):
    """A card that the text speaks of: it belongs to all of these groups."""

    groups: tuple[ir.Group, ...]
    copies: int = FEW
    looked_at: bool = False  # a single card is judged by them, wherever it comes from


def asked_groups(definition: Definition, most: int = 9) -> Iterator[Asked]:
    """Every card that the text speaks of. First those of which it asks for something more further on, then all its groups."""
    for ability in definition.nodes[0].abilities:
        yield from _narrowed(ability)
    wanted = counts(definition, most)
    alike = {id(node.group) for node in definition.nodes if isinstance(node, ir.AllAre)}  # none there is to differ
    judging = {id(node.group) for node in definition.nodes if isinstance(node, ir.Is)}
    for node in definition.nodes:
        if isinstance(node, ir.Group) and id(node) not in alike:
            yield Asked((node,), wanted.get(id(node), FEW), id(node) in judging)
        elif isinstance(node, ir.AllAre):
            yield Asked((node.group, _of(node.filter)), 3)
        elif isinstance(node, ir.PlayFrom | ir.CastFrom) and isinstance(node.zone, ir.Hand):
            group = node.target.group
            yield Asked((replace(group, qualifiers=(*group.qualifiers, ir.InZone(zone=node.zone))),))
        else:
            condition = judged(node)
            if condition is not None and not isinstance(node, ir.Is):
                yield Asked((condition[1],), looked_at=True)


def _narrowed(ability: ir.Ability) -> Iterator[Asked]:
    """Cards that are chosen, found or watched by one group, and of which a condition asks whether they belong to another, too."""
    bound = {node.bind: node.group for node in walk(ability) if isinstance(node, ir.Target | ir.Discard) and node.bind}
    for node in walk(ability):
        if isinstance(node, ir.OneSubject | ir.PlayerCasts):
            bound.setdefault("subject", node.group)
        elif type(node) in _PAID:
            bound.setdefault(_PAID[type(node)], node.group)  # type: ignore[attr-defined]  # all of these have one
    for node in walk(ability):
        found = judged(node)
        for name in found[0] if found is not None else ():
            if name in bound and found is not None:
                yield Asked((bound[name], found[1]))


def judged(node: ir.Node) -> tuple[tuple[str, ...], ir.Group] | None:
    """Of what is asked of single cards: by what names these are bound, and the group of those of which it is true."""
    match node:
        case ir.Is(card=card, group=group, negated=False):
            return _names(card), group
        case ir.HasFilter(card=card, filter=condition):
            return _names(card), _of(condition)
        case ir.Compare(left=ir.CountRef(cards=card, group=ir.Group() as group), compare=">=" | ">" | "="):
            return _names(card), group
        case ir.Compare(left=ir.CostOf(card=card), right=ir.Num() as number, compare=sign):
            return _names(card), _of(ir.CostIs(amount=number, compare=sign))
        case ir.Compare(left=ir.PowerOf(card=card), right=ir.Num() as number, compare=sign):
            return _names(card), _of(ir.PowerIs(amount=number, compare=sign))
        case ir.PowerOf(card=card):
            return _names(card), ir.Group(noun=ir.TypeIs(types=("Forward",)))  # a Monster only where it has become one
        case ir.CountersAre(card=card, counter=counter, count=ir.Num() as number, compare=">=" | "="):
            return _names(card), _of(ir.WithCounter(counter=counter, count=number))
        case ir.TransferCounters(source=card, counter=counter):
            return _names(card), _of(ir.WithCounter(counter=counter, count=ir.Num(value=2)))
    return None


def _names(card: ir.Objects) -> tuple[str, ...]:
    if isinstance(card, ir.PaidWith):
        return (card.how,)
    return card.to if isinstance(card, ir.Ref) else ()


def _of(condition: ir.Filter | ir.Group) -> ir.Group:
    return condition if isinstance(condition, ir.Group) else ir.Group(noun=ir.IsCard(), qualifiers=(condition,))


def counts(definition: Definition, most: int = 9) -> dict[int, int]:
    """How many cards of a group a condition or an instruction asks for, by the identity of the group."""
    found: dict[int, int] = {}
    for node in definition.nodes:
        for name in ("count", "by"):
            count = getattr(node, name, None)
            group = getattr(node, "group", None)
            if isinstance(count, ir.Num) and isinstance(group, ir.Group):
                elsewhere = any(isinstance(f, ir.InZone) for f in group.qualifiers)
                found[id(group)] = max(FEW, min(2 * most if elsewhere else most, count.value + 1))
        if isinstance(node, ir.Compare) and isinstance(node.left, ir.CountOf) and isinstance(node.right, ir.CountOf):
            more = node.right if node.compare.startswith("<") else node.left
            found[id(more.group)] = 2 * most
        if isinstance(node, ir.PaidOnlyByBackups) and node.group is not None:
            found[id(node.group)] = most  # as many as there is room for
    return found


def all_ways(groups: tuple[ir.Group, ...], kinds: tuple[str, ...]) -> Iterator[tuple[ir.Filter, ...]]:
    """The filters of cards that belong to all of the groups, as `ways` gives them for one."""
    for filters in product(*(ways(group, kinds if len(groups) == 1 else ()) for group in groups)):
        yield tuple(each for part in filters for each in part)


def ways(group: ir.Group, kinds: tuple[str, ...], outer: tuple[ir.Filter, ...] = ()) -> Iterator[tuple[ir.Filter, ...]]:
    """The filters of a group; one list for each alternative noun, and one for each of `kinds` that a card of a name may be of."""
    rest = (*group.adjectives, *group.qualifiers, *outer)
    noun = group.noun
    options = (
        noun.options
        if isinstance(noun, ir.AnyNoun)
        else (noun.first, noun.second)
        if isinstance(noun, ir.NounOr)
        else ()
    )
    if options:
        for option in options:
            yield from ways(option, kinds, rest)
    else:
        yield (noun, *rest)
        if isinstance(noun, ir.NameIs) or (
            isinstance(noun, ir.AnyTrait) and any(isinstance(option, ir.NameIs) for option in noun.options)
        ):
            for kind in kinds:
                yield (noun, ir.TypeIs(types=(kind,)), *rest)


def number_for(amount: Any, compare: str, step: int) -> int | None:
    """A number that compares so with a printed one."""
    if not isinstance(amount, ir.Num):
        return None
    return amount.value + {"<": -step, ">": step}.get(compare, 0)


def players_of(player: Any) -> tuple[int, ...]:
    """Whose cards are meant, for a text of player 0."""
    return (0,) if isinstance(player, ir.You) else (1,) if isinstance(player, ir.Opponent) else (0, 1)


def some_of(indexes: list[int], count: int, random: Random) -> list[int]:
    """So many of these, each once before any comes twice."""
    found: list[int] = []
    while indexes and len(found) < count:
        more = list(indexes)
        random.shuffle(more)
        found += more
    return found[:count]


class Wanted:
    """What the filters of a card want, as they are read, where that is the same in every game."""

    def __init__(self) -> None:
        self.kind = self.name = self.keyword = ""
        self.cost: int | None = None
        self.zone = FIELD
        self.players: tuple[int, ...] = (0, 1)
        self.status: set[str] = set()
        self.counters: dict[str, int] = {}

    def read(self, node: Any) -> None:
        """Take in one filter."""
        match node:
            case ir.TypeIs():
                self.kind = self.kind or node.types[0]
            case ir.NameIs():
                self.name = self.name or node.name
            case ir.WithKeyword():
                self.keyword = node.keyword
            case ir.CostIs(amount=ir.X()):
                self.cost = 1 if self.cost is None else self.cost  # what is easily paid as X
            case ir.CostIs():
                self.cost = number_for(node.amount, node.compare, 1) if self.cost is None else self.cost
            case ir.CostOneOf():
                self.cost = number_for(node.costs[0], "=", 1)
            case ir.StatusIs():
                self.status.add(node.status)
            case ir.WithCounter():
                self.counters[node.counter] = number_for(node.count, "=", 1) or 1
            case ir.ControlledBy() | ir.OwnedBy():
                self.players = players_of(node.player)
            case ir.InZone():
                self.zone = ZONE_OF.get(type(parts_of(node.zone)[0]), FIELD)
                self.players = players_of(getattr(node.zone, "player", ir.AnyPlayer()))
            case ir.EitherFilter():
                self.read(node.first)
