"""Numbers of a text (chapter 4): whole, rounded down, signed while computed; what is undefined is 0 (4.4)."""

from __future__ import annotations

import operator
from collections.abc import Callable
from functools import cache
from typing import TYPE_CHECKING, Any, Final

from cardwright.games.common.context import LEAVING, Ctx
from cardwright.games.common.counters import counted
from cardwright.games.common.naming import said
from cardwright.games.common.nodes import index_of
from cardwright.games.common.refs import LEFT, MOVED, known, players
from cardwright.games.common.registry import Registry, walk
from cardwright.games.common.seen import Seen, casts_this_turn, see
from cardwright.games.common.zones import DAMAGE_ZONE, HAND
from cardwright.kernel.game import Game
from cardwright.text import ir

if TYPE_CHECKING:
    from cardwright.kernel.state import Ref, Snapshot

AMOUNTS: Final = Registry[Callable[[Game, Ctx, Any], int]]("amount")
X_IS: Final = "#x"  # in an environment: the node of the text that says what X is (sve 5.2.1.2.1)
FIXED: Final = "amount:"  # values of an effect that were fixed when it was created are kept under this and their place
SAID: Final = "said:"  # amounts that a delayed ability had when it was created, likewise
# what speaks of the event that has triggered an ability, or of what the ability has done so far
OF_ABILITY: Final[set[type]] = {ir.EventAmount, ir.CountersRemoved}
MEASURED: Final[set[type]] = {
    ir.IsDealtDamage,
    ir.DealsDamageTo,
    ir.DealsDamageToAny,
    ir.DealsDamageToPlayer,
    ir.PlayerReceivesDamage,
}  # events that have an amount
_COMPARE: Final[dict[str, Callable[[int, int], bool]]] = {
    "=": operator.eq,
    "<=": operator.le,
    ">=": operator.ge,
    "<": operator.lt,
    ">": operator.gt,
}


def compare(left: int, sign: str, right: int) -> bool:
    """Compare two numbers as a text does: "=", "<=", ">=", "<", ">"."""
    return _COMPARE[sign](left, right)


def amount(g: Game, ctx: Ctx, node: ir.Amount) -> int:
    """The number that the text means now."""
    if isinstance(node, ir.Num):
        return node.value
    if type(node) in OF_ABILITY and (said := ctx.env.get(said_key(g, ctx, node))) and isinstance(said[0], int):
        return said[0]
    return AMOUNTS.table[type(node)](g, ctx, node)


def said_key(g: Game, ctx: Ctx, node: ir.Amount) -> str:
    """Under which name a delayed ability keeps what this amount of its text was when it was created."""
    return f"{SAID}{index_of(g.defs, ctx.node[0], node)[1]}"


_OUTER: dict[int, tuple[ir.Node, tuple[tuple[int, ir.Amount], ...]]] = {}  # by identity: another may say the same
MOST_OUTER: Final = 20_000


def outer_amounts(node: ir.Node) -> tuple[tuple[int, ir.Amount], ...]:
    """The amounts of an effect, each with its place in preorder: whole ones only, no parts of another amount. Found once.

    Quoted abilities are texts of their own: their numbers are not part of the effect.
    """
    known = _OUTER.get(id(node))
    if known is None or known[0] is not node:
        if len(_OUTER) > MOST_OUTER:
            _OUTER.clear()
        known = _OUTER[id(node)] = (node, tuple(_outer_amounts(node)))
    return known[1]


def _outer_amounts(node: ir.Node) -> list[tuple[int, ir.Amount]]:
    found: list[tuple[int, ir.Amount]] = []
    skip = 0
    for place, part in enumerate(walk(node)):
        if skip:
            skip -= 1
        elif isinstance(part, ir.Amount):
            found.append((place, part))
            skip = sum(1 for _ in walk(part)) - 1
        elif isinstance(part, ir.AbilityGained | ir.Group | ir.Objects | ir.Condition):
            skip = sum(1 for _ in walk(part)) - 1
    return found


@cache
def apiece(node: ir.Node) -> bool:
    """Whether an amount is each card's own: "1000 power for each Counter on them"."""
    return any(isinstance(part, ir.EachOne) for part in walk(node))


def fix_values(g: Game, ctx: Ctx, node: ir.Effect) -> dict[str, int]:
    """The numbers of an effect as they are at this moment, for `Effect.values` (11.12.4.3), with the declared X."""
    fixed = {f"{FIXED}{place}": amount(g, ctx, part) for place, part in outer_amounts(node)}
    return {**ctx.numbers, **fixed}


def fixed_or_now(g: Game, ctx: Ctx, place: int, node: ir.Amount) -> int:
    """The number that was fixed when the effect was created, else the number now (a field ability's: 11.12.4.5)."""
    value = ctx.numbers.get(f"{FIXED}{place}")
    return amount(g, ctx, node) if value is None else value


def _cards(g: Game, ctx: Ctx, node: ir.Objects) -> list[Seen]:
    return [s for s in (see(g, ctx, card) for card in known(g, ctx, node)) if s is not None]


def _of_group(g: Game, ctx: Ctx, group: ir.Group) -> list[Seen]:
    from cardwright.games.common.groups import members

    refs: list[Ref] = members(g, ctx, group)
    return [s for s in (see(g, ctx, ref) for ref in refs) if s is not None]


# plain numbers --------------------------------------------------------------------------------------------------------


@AMOUNTS.handles(ir.Num)
def _num(g: Game, ctx: Ctx, node: ir.Num) -> int:
    return node.value


@AMOUNTS.handles(ir.X)
def _x(g: Game, ctx: Ctx, node: ir.X) -> int:
    if "x" in ctx.numbers:
        return ctx.numbers["x"]  # 4.5
    said = ctx.env.get(X_IS)
    if said and isinstance(said[0], int):
        meaning: ir.Amount = g.node((ctx.node[0], said[0]))
        return amount(g, ctx, meaning)
    return 0  # 4.4


@AMOUNTS.handles(ir.AsLiked)
def _so_many(g: Game, ctx: Ctx, node: ir.AsLiked) -> int:
    return ctx.numbers.get("x", 0)  # declared as X is


@AMOUNTS.handles(ir.EventAmount)
def _event(g: Game, ctx: Ctx, node: ir.EventAmount) -> int:
    return abs(ctx.event.amount) if ctx.event is not None else 0  # a leader's defense may fall by it (sve 5.26.1)


@AMOUNTS.handles(ir.ResultCount)
def _result(g: Game, ctx: Ctx, node: ir.ResultCount) -> int:
    return ctx.numbers.get(TURNED if node.turned else "done", 0)


# under which is noted how many of the cards that were activated had been dull, or of those dulled active
TURNED: Final = "turned"
COUNTERS_REMOVED: Final = "counters_removed:"  # and their name: under which executors note how many were removed


@AMOUNTS.handles(ir.CountersRemoved)
def _counters_removed(g: Game, ctx: Ctx, node: ir.CountersRemoved) -> int:
    """Those of the name; where the text gives none, all."""
    noted = [
        key
        for key in ctx.env
        if key.startswith(COUNTERS_REMOVED) and node.counter in ("", key[len(COUNTERS_REMOVED) :])
    ]
    return sum(value for key in noted for value in ctx.env[key][:1] if isinstance(value, int))


@AMOUNTS.handles(ir.NamedNumber)
def _named(g: Game, ctx: Ctx, node: ir.NamedNumber) -> int:
    values = said(g, ctx, "number")
    return values[0] if values and isinstance(values[0], int) else 0


# arithmetic -----------------------------------------------------------------------------------------------------------


@AMOUNTS.handles(ir.PerEach)
def _per(g: Game, ctx: Ctx, node: ir.PerEach) -> int:
    return amount(g, ctx, node.amount) * amount(g, ctx, node.each)


@AMOUNTS.handles(ir.Plus)
def _plus(g: Game, ctx: Ctx, node: ir.Plus) -> int:
    return amount(g, ctx, node.base) + amount(g, ctx, node.more)


@AMOUNTS.handles(ir.Minus)
def _minus(g: Game, ctx: Ctx, node: ir.Minus) -> int:
    return max(0, amount(g, ctx, node.base) - amount(g, ctx, node.less))


@AMOUNTS.handles(ir.Half)
def _half(g: Game, ctx: Ctx, node: ir.Half) -> int:
    return half(amount(g, ctx, node.of), up=node.up)


@AMOUNTS.handles(ir.HalfUp)
def _half_of_a_number(g: Game, ctx: Ctx, node: ir.HalfUp) -> int:
    whole = amount(g, ctx, node.of)
    return whole // 2 if node.down else -(-whole // 2)  # 4.2; sve 5.29.1, reading S29


def half(value: int, *, up: bool) -> int:
    """Half of a number. Power and damage come in thousands and are rounded to them, anything else to whole ones (4.2)."""
    unit = 1000 if abs(value) >= 1000 else 1
    step = 2 * unit
    return -(-value // step) * unit if up else value // step * unit


@AMOUNTS.handles(ir.Times)
def _times(g: Game, ctx: Ctx, node: ir.Times) -> int:
    size = amount(g, ctx, node.size)
    return amount(g, ctx, node.of) // size if size > 0 else 0


# counting -------------------------------------------------------------------------------------------------------------


@AMOUNTS.handles(ir.CountOf)
def _count(g: Game, ctx: Ctx, node: ir.CountOf) -> int:
    from cardwright.games.common.groups import members

    return len(members(g, ctx, node.group))


@AMOUNTS.handles(ir.CountRef)
def _count_ref(g: Game, ctx: Ctx, node: ir.CountRef) -> int:
    from cardwright.games.common.groups import matches

    if left_alone(ctx, node.cards):
        return 0
    cards = [s for s in _cards(g, ctx, node.cards) if acted_on(ctx, node.cards, s.ref)]
    return sum(1 for s in cards if node.group is None or matches(g, ctx, node.group, s))


def left_alone(ctx: Ctx, cards: ir.Objects) -> bool:
    """Whether nothing was done to cards that were chosen, as the player did not want it ("you may put them into the Break Zone")."""
    names = getattr(cards, "to", ())
    return bool(names) and all(name + LEFT in ctx.env and name + MOVED not in ctx.env for name in names)


def acted_on(ctx: Ctx, cards: ir.Objects, card: Ref | Snapshot) -> bool:
    """Whether it is not one that an instruction should have moved and could not."""
    moved = [ctx.env[name + MOVED] for name in getattr(cards, "to", ()) if name + MOVED in ctx.env]
    number = (card if isinstance(card, tuple) else card.ref)[0]
    return not moved or any(isinstance(ref, tuple) and ref[0] == number for some in moved for ref in some)


@AMOUNTS.handles(ir.CountElements)
def _count_elements(g: Game, ctx: Ctx, node: ir.CountElements) -> int:
    return len({e for s in _of_group(g, ctx, node.group) for e in s.chars.elements})


@AMOUNTS.handles(ir.Highest)
def _highest(g: Game, ctx: Ctx, node: ir.Highest) -> int:
    from cardwright.games.common.groups import MEASURES

    values = map(MEASURES[node.trait], _of_group(g, ctx, node.group))
    return (min if node.lowest else max)(values, default=0)


@AMOUNTS.handles(ir.DamageReceived)
def _received(g: Game, ctx: Ctx, node: ir.DamageReceived) -> int:
    return sum(len(g.zone(p, DAMAGE_ZONE)) for p in players(g, ctx, node.player))


@AMOUNTS.handles(ir.HandSize)
def _hand(g: Game, ctx: Ctx, node: ir.HandSize) -> int:
    return sum(in_hand(g, ctx, p) for p in players(g, ctx, node.player))


def in_hand(g: Game, ctx: Ctx, player: int) -> int:
    """How many cards the player holds, but for one that will have left by then."""
    leaving = sum(isinstance(v, tuple) and v[0] in g.zone(player, HAND) for v in ctx.env.get(LEAVING, ()))
    return len(g.zone(player, HAND)) - leaving


@AMOUNTS.handles(ir.CrystalCount)
def _crystals(g: Game, ctx: Ctx, node: ir.CrystalCount) -> int:
    return sum(crystals(g, p) for p in players(g, ctx, node.player))


def crystals(g: Game, player: int) -> int:
    """How many Crystals the player has."""
    held = g.state.vars.get(f"crystals:{player}", 0)
    return held if isinstance(held, int) else 0


@AMOUNTS.handles(ir.CardsCastThisTurn)
def _cast(g: Game, ctx: Ctx, node: ir.CardsCastThisTurn) -> int:
    from cardwright.games.common.castings import cast_fits

    cast = casts_this_turn(g, players(g, ctx, node.player))
    return sum(1 for f in cast if node.group is None or cast_fits(g, ctx, node.group, f))


# of a card ------------------------------------------------------------------------------------------------------------


@AMOUNTS.handles(ir.PowerOf)
def _power_of(g: Game, ctx: Ctx, node: ir.PowerOf) -> int:
    return sum(s.power for s in _cards(g, ctx, node.card))


@AMOUNTS.handles(ir.CostOf)
def _cost_of(g: Game, ctx: Ctx, node: ir.CostOf) -> int:
    return sum(s.chars.cost for s in _cards(g, ctx, node.card))


@AMOUNTS.handles(ir.CountersOn)
def _counters(g: Game, ctx: Ctx, node: ir.CountersOn) -> int:
    return sum(counted(s.state.counters, node.counter) for s in _cards(g, ctx, node.card) if s.state is not None)


@AMOUNTS.handles(ir.DamageOn)
def _damage_on(g: Game, ctx: Ctx, node: ir.DamageOn) -> int:
    return sum(s.state.damage for s in _cards(g, ctx, node.card) if s.state is not None)


ELEMENTS: Final = frozenset(("Fire", "Ice", "Wind", "Earth", "Lightning", "Water", "Light", "Dark"))
PAID: Final = "paid:"
PAID_BY_BACKUPS: Final = "paid:backups_only"
PAID_BY_KIND: Final = "paid:backups_only:"  # and the place of the condition that asks of which kind they were
CP_PAID: Final = "paid:cp:"  # and an Element and how much CP of it
EXTRA_COST: Final = "paid:extra"
PAID_AS: Final = "paid:as:"  # and the place of the text that offers the cost
OTHER_COST: Final = "paid:alternative"  # one of those that texts offer instead of the CP cost


def payment(g: Game, ctx: Ctx) -> frozenset[str]:
    """What is known of how the source was paid for: on what resolves, on its entering, on the card on the field."""
    notes = set(ctx.tags)
    if ctx.event is not None and ctx.event.obj == ctx.source:
        notes |= set(ctx.event.tags)
    obj = g.obj(ctx.source)
    if obj is not None:
        notes |= obj.marks
    elif ctx.snapshot is not None and ctx.snapshot.ref == ctx.source:
        notes |= ctx.snapshot.marks
    return frozenset(notes)


def elements_paid(g: Game, ctx: Ctx) -> set[str]:
    """The Elements of the CP that the source was paid for with."""
    return {note.removeprefix(PAID) for note in payment(g, ctx)} & ELEMENTS


@AMOUNTS.handles(ir.CpPaid)
def _cp_paid(g: Game, ctx: Ctx, node: ir.CpPaid) -> int:
    wanted = f"{CP_PAID}{node.element}:"
    return next((int(note.removeprefix(wanted)) for note in payment(g, ctx) if note.startswith(wanted)), 0)


@AMOUNTS.handles(ir.ElementsPaid)
def _elements_paid(g: Game, ctx: Ctx, node: ir.ElementsPaid) -> int:
    return len(elements_paid(g, ctx).difference(node.excluding))
