"""Numbers that only texts of this game speak of."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import Final

from cardwright.games.common.amounts import AMOUNTS, MEASURED, OF_ABILITY, amount
from cardwright.games.common.castings import itself_cast
from cardwright.games.common.context import Ctx
from cardwright.games.common.groups import matches, members
from cardwright.games.common.happenings import discarded
from cardwright.games.common.refs import known, named, players
from cardwright.games.common.ruling import in_force
from cardwright.games.common.seen import Seen, see
from cardwright.games.common.zones import (
    BROKEN,
    CAST,
    COST,
    DAMAGE,
    DECK,
    DULL,
    ENTER,
    EX_AREA,
    HAND,
    ON_BOTTOM,
)
from cardwright.games.sve.filters import attack_of, defense_of
from cardwright.games.sve.players import evolution_points, most_points, play_points
from cardwright.games.sve.zones import BANISHED, BURIED, CEMETERY, DEFENSE
from cardwright.kernel.game import Game
from cardwright.kernel.state import Chars, Event, Ref, Snapshot, Value
from cardwright.text import ir
from cardwright.text import ir_sve as sv
from cardwright.text.sve.paid import PAID_SO

DIE: Final = "die"  # number in the context: what the last roll of a die in this effect gave (5.19.1)
PAID: Final = "paid:"  # numbers in the context: how many cards or counters the cost took, by what was done to them


# of cards --------------------------------------------------------------------------------------------------------------


@AMOUNTS.handles(sv.CountBound)
def _bound(g: Game, ctx: Ctx, node: sv.CountBound) -> int:
    """How many there are; they are spoken of again."""
    found = members(g, ctx, node.group)
    if node.bind:
        ctx.env = {**ctx.env, node.bind: tuple(found)}
    return len(found)


@AMOUNTS.handles(sv.AttackOf)
def _attack(g: Game, ctx: Ctx, node: sv.AttackOf) -> int:
    return _sum(attack_of(s) for s in _seen(g, ctx, node.card))


@AMOUNTS.handles(sv.DefenseOf)
def _defense(g: Game, ctx: Ctx, node: sv.DefenseOf) -> int:
    return _sum(defense_of(s) for s in _seen(g, ctx, node.card))


@AMOUNTS.handles(sv.OriginalAttack)
def _original_attack(g: Game, ctx: Ctx, node: sv.OriginalAttack) -> int:
    """As it is printed on the card itself (5.23.1)."""
    return _sum(base.power for base in _printed(g, ctx, node.card))


@AMOUNTS.handles(sv.OriginalDefense)
def _original_defense(g: Game, ctx: Ctx, node: sv.OriginalDefense) -> int:
    """Likewise (5.23.1)."""
    return _sum(base.defense for base in _printed(g, ctx, node.card))


def _printed(g: Game, ctx: Ctx, node: ir.Objects) -> list[Chars]:
    refs = [card.ref if isinstance(card, Snapshot) else card for card in known(g, ctx, node)]
    objects = [g.state.objects[ref[0]] for ref in refs if ref[0] >= 0]
    return [g.defs[obj.own if obj.own >= 0 else obj.card].base for obj in objects]


def _seen(g: Game, ctx: Ctx, node: ir.Objects) -> list[Seen]:
    return [s for s in (see(g, ctx, card) for card in known(g, ctx, node)) if s is not None]


def _sum(values: Iterable[int | None]) -> int:
    return sum(v for v in values if v is not None)


# arithmetic ------------------------------------------------------------------------------------------------------------


@AMOUNTS.handles(sv.Negative)
def _negative(g: Game, ctx: Ctx, node: sv.Negative) -> int:
    return -amount(g, ctx, node.amount)


@AMOUNTS.handles(sv.TakenThisTurn)
def _taken(g: Game, ctx: Ctx, node: sv.TakenThisTurn) -> int:
    """By damage (5.13.1), or by being given less, too (5.26.1)."""
    refs = set(named(g, ctx, node.what))
    mine = [f for f in g.state.history if f.obj in refs]
    lost = -sum(f.amount for f in mine if node.lost and f.kind == DEFENSE and f.amount < 0)
    return lost + sum(f.amount for f in mine if f.kind == DAMAGE)


# of players ------------------------------------------------------------------------------------------------------------


@AMOUNTS.handles(sv.PlayedThisTurn)
def _played(g: Game, ctx: Ctx, node: sv.PlayedThisTurn) -> int:
    """Cards and tokens from any zone count (13.2.1.3), by what they were as they were played."""
    who = players(g, ctx, node.player)
    plays = [f for f in g.state.history if f.kind == CAST and f.player in who]
    without_it = node.others or any(isinstance(a, ir.OtherThan) for a in node.group.adjectives)
    if without_it:
        plays = [f for f in plays if not itself_cast(ctx, f)]
    return sum(1 for f in plays if matches(g, ctx, node.group, f.before or f.obj))


@AMOUNTS.handles(sv.PlayPoints)
def _points(g: Game, ctx: Ctx, node: sv.PlayPoints) -> int:
    points = most_points if node.maximum else play_points
    return sum(points(g, p) for p in players(g, ctx, node.player))


@AMOUNTS.handles(sv.EvolutionPoints)
def _evolution_points(g: Game, ctx: Ctx, node: sv.EvolutionPoints) -> int:
    return sum(evolution_points(g, p) for p in players(g, ctx, node.player))


@AMOUNTS.handles(sv.Capped)
def _capped(g: Game, ctx: Ctx, node: sv.Capped) -> int:
    return min(amount(g, ctx, node.of), amount(g, ctx, node.most))


# of this effect --------------------------------------------------------------------------------------------------------


@AMOUNTS.handles(sv.DieResult)
def _die(g: Game, ctx: Ctx, node: sv.DieResult) -> int:
    return ctx.numbers.get(DIE, 0)


@AMOUNTS.handles(sv.PaidCount)
def _paid(g: Game, ctx: Ctx, node: sv.PaidCount) -> int:
    return ctx.numbers.get(PAID + node.verb, 0)


OF_ABILITY.update((sv.CountThisWay, sv.DamageThisWay, sv.PaidCount))
MEASURED.update((sv.DealsDamage, sv.DefenseChanges))

# what was done to a card, as an event tells it
DONE: Final[dict[str, Callable[[Event], bool]]] = {
    "destroyed": lambda e: BROKEN in e.tags,
    "banished": lambda e: e.to_zone == BANISHED,
    "returned": lambda e: e.to_zone == HAND,
    "returned to hand": lambda e: e.to_zone == HAND,
    "discarded": discarded,
    "buried": lambda e: BURIED in e.tags,
    "put into your cemetery": lambda e: e.to_zone == CEMETERY,
    "put into a cemetery": lambda e: e.to_zone == CEMETERY,
    "put into the cemetery": lambda e: e.to_zone == CEMETERY,
    # of those players alone something was put there: see text/sve/counted.py
    "put into their cemetery": lambda e: e.to_zone == CEMETERY,
    "put into their owners' cemeteries": lambda e: e.to_zone == CEMETERY,
    "put onto your field": lambda e: e.kind == ENTER,
    "put onto the field": lambda e: e.kind == ENTER,
    "summoned": lambda e: e.kind == ENTER,
    # 5.16.1: where the text banishes nothing besides, see text/sve/counted.py
    "transformed": lambda e: e.to_zone == BANISHED,
    "put into your EX area": lambda e: e.to_zone == EX_AREA,
    "added to your hand": lambda e: e.to_zone == HAND,
    "engaged": lambda e: e.kind == DULL,
    "returned to your deck": lambda e: e.to_zone == DECK,
    "returned to a deck": lambda e: e.to_zone == DECK,
    "put on the bottom of your deck": lambda e: e.to_zone == DECK and ON_BOTTOM in e.tags,
    "put on the top of your deck": lambda e: e.to_zone == DECK and ON_BOTTOM not in e.tags,
}
# counted as it is done: no event tells of it
TURNED: Final = {"turned facedown": "turned:down", "turned faceup": "turned:up"}
MINE: Final = frozenset(verb for verb in DONE if "your" in verb.split())


@AMOUNTS.handles(sv.CountThisWay)
def _this_way(g: Game, ctx: Ctx, node: sv.CountThisWay) -> int:
    """How many cards this effect has really done it to so far; the cost is not part of the effect."""
    group = ir.Group(node.noun, node.adjectives)
    if node.paid:  # 10.4.7: by the cost
        took = known(g, ctx, ir.PaidWith(PAID_SO[node.verb], own=True))
        return _counted(g, ctx, node, [card for card in took if matches(g, ctx, group, card)])
    if node.verb in TURNED:
        turned = ctx.env.get(TURNED[node.verb], ())
        return sum(1 for card in turned if isinstance(card, tuple) and matches(g, ctx, group, card))
    done = DONE[node.verb]
    mine = [f for f in g.state.history if f.cause == ctx.node and f.source == ctx.source and f.batch > ctx.item]
    facts = [f for f in mine if COST not in f.tags and done(f)]
    if node.verb in MINE:
        facts = [f for f in facts if f.player == ctx.controller]
    if node.whose is not None:  # a hand is discarded into its player's cemetery (5.11.1)
        facts = [f for f in facts if f.player in players(g, ctx, node.whose)]
    # what has moved is read as it was, what was engaged is where it was
    cards = [f.obj if f.kind == DULL else f.before for f in facts]
    return _counted(g, ctx, node, [card for card in cards if card is not None and matches(g, ctx, group, card)])


TOTALS: Final[dict[str, Callable[[Seen], int | None]]] = {
    "cost": lambda seen: seen.chars.cost, "attack": attack_of, "defense": defense_of,
}  # fmt: skip


def _counted(g: Game, ctx: Ctx, node: sv.CountThisWay, cards: Sequence[Ref | Snapshot]) -> int:
    """How many they are, or what they come to as they last were."""
    if not node.total:
        return len(cards)
    seen = (see(g, ctx, card) for card in cards)
    return _sum(TOTALS[node.total](each) for each in seen if each is not None)


@AMOUNTS.handles(sv.DamageThisWay)
def _dealt(g: Game, ctx: Ctx, node: sv.DamageThisWay) -> int:
    """What was really dealt, after all changes (5.13.1, 5.13.2)."""
    mine = [f for f in g.state.history if f.cause == ctx.node and f.source == ctx.source and f.batch > ctx.item]
    return sum(f.amount for f in mine if f.kind == DAMAGE)


# the two counts that are fixed at moments (reading S7) ---------------------------------------------------------------------


def spells_counted(g: Game, player: int, leaving: Sequence[Value] = ()) -> int:
    """What the player's Spellchain counts: spells in the cemetery (13.3.1.2), and what a text counts as well; not one that is
    played from there (10.6.2.1)."""
    cards = [r for n in g.zone(player, CEMETERY) if (r := g.state.objects[n].ref) not in leaving]
    more = [(e.part.node.group, ctx) for e, ctx in in_force(g, "SpellchainCounts") if e.controller == player]
    return sum(
        1 for r in cards if "Spell" in g.chars(r[0]).types or any(matches(g, ctx, group, r) for group, ctx in more)
    )


def fixed_counts(g: Game, player: int) -> dict[str, int]:
    """What Spellchain and Necrocharge of the player count now, to be fixed (13.3.1.4, 13.5.1.3.2)."""
    return {"cemetery": len(g.zone(player, CEMETERY)), "spells": spells_counted(g, player)}
