"""The derived view: continuous effects by layer, own effects first, dependency, timestamps (11.12.4.6-11.12.4.13)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from msgspec.structs import replace

from cardwright.games.common import changing
from cardwright.games.common.amounts import fixed_or_now
from cardwright.games.common.changes import CHANGES, GAINS
from cardwright.games.common.changing import Plan
from cardwright.games.common.conditions import holds
from cardwright.games.common.context import Ctx
from cardwright.games.common.groups import members
from cardwright.games.common.house import readings
from cardwright.games.common.index import index
from cardwright.games.common.looking import ABILITIES, BASE_POWER, LAYERS, POWER
from cardwright.games.common.refs import covers, objects
from cardwright.games.common.standing import (
    BEFORE_POWER,
    Instance,
    Passes,
    Standing,
    after_power,
    age,
    are_fixed,
    foresees,
    may_depend,
    passes,
    reads_of_all,
)
from cardwright.games.common.tables import Table
from cardwright.games.common.texts import SPEAKING
from cardwright.games.common.zones import DAMAGE_ZONE, MOST_ZONES
from cardwright.kernel.game import Game
from cardwright.kernel.rules import Derived
from cardwright.kernel.state import MISC, Chars, Ref
from cardwright.text import ir

# an effect, and what it changes now: its own source alone (True), everything else (False), or both (None)
Turn = tuple[bool | None, Instance]
EVERYWHERE: Final = range(MOST_ZONES)
MOST_TURNS: Final = 6  # so often at most what cards come to be is worked out anew


def derive(g: Game) -> Derived:
    """Compute what all cards are now, which abilities watch what, which replacement effects and rules there are."""
    table: Table = g.known
    standing: Standing | None = g.standing
    if standing is None or not standing.holds(g):
        standing = g.standing = Standing(g, table, standing)
    last = standing.still(g)
    if last is not None:
        return last
    if standing.aloof and standing.view is not None:
        return standing.keep(g, replace(standing.view, notes={}))
    view = _unchanged(standing)
    if not standing.instances:
        return view
    # whoever reads the state meanwhile sees what is finished: earlier layers, and what was applied before in this one
    g.keep(view)
    try:
        late = _apply_all(g, view, table, standing)
        if _is_foreseen(g, view, standing, late=late):
            view = _settled(g, view, table, standing)
    except BaseException:
        g.forget()
        raise
    finally:
        standing.foreseen = None
    return standing.keep(g, view)


def _unchanged(standing: Standing) -> Derived:
    """The view in which nothing has been applied yet."""
    plain = standing.plain
    return Derived(dict(plain.chars), plain.watchers, plain.replacements, plain.rules, MISC if standing.sleeping else 0)


def _is_foreseen(g: Game, view: Derived, standing: Standing, *, late: bool) -> bool:
    """Whether something that is applied early depends on what cards come to be; on keywords and names, where powers decide those."""
    asking = standing.foresees if late else standing.foresees - {POWER}
    return bool(asking) and any(_is_otherwise(g, i, c) for i, c in view.chars.items())


def _settled(g: Game, first: Derived, table: Table, standing: Standing) -> Derived:
    """The view in which all that depends on what cards come to be agrees with what they are. Where there is none, effects depend
    on each other, and their layers decide (11.12.4.6): the first one."""
    view = first
    for _ in range(MOST_TURNS):
        standing.foreseen, view = view, _unchanged(standing)
        g.keep(view)
        _apply_all(g, view, table, standing)
        if view.chars == standing.foreseen.chars:
            return view
    g.keep(first)
    return first


# applying -------------------------------------------------------------------------------------------------------------


def _is_otherwise(g: Game, number: int, chars: Chars) -> bool:
    """Whether the card is something else than printed, besides its abilities and its power."""
    base = g.defs[g.state.objects[number].card].base
    return replace(chars, abilities=base.abilities, power=base.power) != base


def _apply_all(g: Game, view: Derived, table: Table, standing: Standing) -> bool:
    """All layers in order. What looks at powers is no part of the layers before these: it depends on them (11.12.4.13). Whether
    there is such an effect."""
    view.reads |= standing.looks
    gained: list[Instance] = []
    late: list[Instance] = []
    for layer in LAYERS:
        if not gained and not late and layer not in standing.layers:
            continue
        around, came = (standing.instances, gained + late) if layer in (BASE_POWER, POWER) else (standing.early, gained)
        if came and any(layer in i.part.layers for i in came):
            todo = passes(g, around + came, layer)
        else:
            todo = standing.todo(g, layer)
        if todo:
            gained += _layer(g, view, table, todo, layer, late)
    late = standing.late + late
    gained = []
    for layer in BEFORE_POWER if late else ():
        gained += _layer(g, view, table, passes(g, late, layer), layer)
    for layer in LAYERS if gained else ():
        gained += _layer(g, view, table, passes(g, gained, layer), layer)
    return bool(late)


def _layer(
    g: Game, view: Derived, table: Table, todo: Passes, layer: int, late: list[Instance] | None = None
) -> list[Instance]:
    """Apply a layer, and the effects of abilities that are gained in it; these are returned, but those that come after the layers
    of power are put off into `late`, where there is such a list."""
    if not todo:
        return []
    gained: list[Instance] = []
    new = _apply(g, view, todo, layer)
    while new:
        view.reads |= reads_of_all(new)
        if late is not None:
            late += [i for i in new if after_power(g, i)]
            new = [i for i in new if not after_power(g, i)]
        gained += new
        new = _apply(g, view, passes(g, new, layer), layer)
    if layer == ABILITIES and any(_speaks_otherwise(g, i, c) for i, c in view.chars.items()):
        index(g, view, table)
    return gained


def _speaks_otherwise(g: Game, number: int, chars: Chars) -> bool:
    """Whether the card has other abilities than printed, or other keywords that stand for abilities."""
    base = g.defs[g.state.objects[number].card].base
    if chars.abilities != base.abilities:
        return True
    return bool(SPEAKING) and not SPEAKING.keys().isdisjoint(chars.keywords ^ base.keywords)


def _apply(g: Game, view: Derived, todo: Passes, layer: int) -> list[Instance]:
    """Apply effects of a layer one after another; what abilities gained by that bring with them."""
    new: list[Instance] = []
    put_off: list[Turn] = []
    for place, (own, waiting, depend) in enumerate(todo):
        if not depend and not put_off:
            for instance in waiting:
                if (plan := _plan(g, view, instance, layer, own)) is not None:
                    new += changing.carry_out(g, view, instance, layer, plan)
            continue
        left = [(own, instance) for instance in waiting]
        if put_off:
            left, depend = sorted(put_off + left, key=lambda turn: age(turn[1])), True
            put_off = []
        waits = depend and readings(g).own_effects_may_wait  # reading F65
        after = [(later, i) for later, others, _ in todo[place + 1 :] for i in others] if waits else []
        while left:
            turn = _next(g, view, left, layer) if depend else left[0]
            left = [t for t in left if t is not turn]
            if after and layer in turn[1].part.depends and _waits(g, view, turn, after + left + put_off, layer):
                put_off.append(turn)
                continue
            plan = _plan(g, view, turn[1], layer, turn[0])
            if plan is not None:
                new += changing.carry_out(g, view, turn[1], layer, plan)
    return new


def _next(g: Game, view: Derived, left: list[Turn], layer: int) -> Turn:
    """The effect to apply next: the oldest that depends on no other one that is left (11.12.4.12, 11.12.4.13)."""
    around = [i for _, i in left]
    curious = [t for t in left if may_depend(t[1], around, layer)]
    if not curious:
        return left[0]
    depends = {id(a): _depends_on(g, view, a, left, layer) if a in curious else [] for a in left}
    for a in left:
        # of two that depend on each other neither has to wait for the other
        if all(a in depends[id(b)] for b in depends[id(a)]):
            return a
    return left[0]


def _depends_on(g: Game, view: Derived, a: Turn, left: list[Turn], layer: int) -> list[Turn]:
    """Those left on which `a` depends: each by itself, or all together ("power 9000 or more" that two others make)."""
    others = [b for b in left if b is not a]
    found = [b for b in others if _changes(g, view, a, [b], layer)]
    if not found and len(others) > 1 and _waits(g, view, a, others, layer):
        return others
    return found


def _waits(g: Game, view: Derived, a: Turn, others: list[Turn], layer: int) -> bool:
    """Whether those of the others that do not depend on `a` change it: also one that changes its own source alone
    comes after them then (11.12.4.13 is about any two effects, 11.12.4.7 about which of those on one card goes first)."""
    free = [b for b in others if layer not in b[1].part.depends or not _changes(g, view, b, [a], layer)]
    free.sort(key=lambda turn: layer in turn[1].part.depends)
    return bool(free) and _changes(g, view, a, free, layer)


def _changes(g: Game, view: Derived, a: Turn, others: list[Turn], layer: int) -> bool:
    """Whether applying the others changes whether, to what or how `a` applies: tried out, also those that wait for one another."""
    kept: dict[int, Chars] | None = None
    given = dict(view.given)
    left, before = others, None
    while left:
        waiting: list[Turn] = []
        for own, b in left:
            plan = _plan(g, view, b, layer, own)
            if plan is None:
                waiting.append((own, b))
                continue
            if kept is None:
                before, kept = _plan(g, view, a[1], layer, a[0]), dict(view.chars)
            changing.carry_out(g, view, b, layer, plan)
        left = waiting if len(waiting) < len(left) else []
    if kept is None:
        return False
    after = _plan(g, view, a[1], layer, a[0])
    view.chars.clear()
    view.chars.update(kept)
    view.given = given
    return before != after


def _plan(g: Game, view: Derived, instance: Instance, layer: int, own: bool | None) -> Plan | None:
    """What the effect would do now in this layer; None where it does not apply."""
    part, ctx = instance.part, instance.ctx
    state = g.state
    holder = view.chars.get(ctx.source[0]) if instance.origin is not None else None
    if holder is not None and instance.origin not in holder.abilities:
        return None  # its source has lost the ability
    if part.damage > len(state.zones[ctx.controller][DAMAGE_ZONE]):
        return None  # 15.2.6.2
    foreseen: Derived | None = g.standing.foreseen
    if foreseen is not None and not foresees(g, instance, layer):
        foreseen = None
    if foreseen is not None:
        g.keep(foreseen)
    found = _changed(g, instance, own)
    if foreseen is not None:
        g.keep(view)
    if not found:
        return None
    if instance.effect:
        return found, _values_of_effect(g, instance, layer)
    values = _values(g, ctx, instance, layer)
    if layer == POWER and part.apiece:
        refs = [(number, ctx.bind(each=(state.objects[number].ref,))) for number in found]
        own_values = tuple([(number, _values(g, of_it, instance, layer)[0]) for number, of_it in refs])
        values = (own_values, *values[1:])
    return found, values


def _changed(g: Game, instance: Instance, own: bool | None) -> tuple[int, ...]:
    """The cards that the effect changes, where its conditions hold; a text may change its own card where it is active elsewhere
    than on the field."""
    part, ctx, objects = instance.part, instance.ctx, g.state.objects
    if part.conditions and not all(holds(g, ctx, condition) for condition in part.conditions):
        return ()
    source, fixed = ctx.source, instance.fixed
    there: Sequence[int] = EVERYWHERE if part.zoned else g.standing.zones
    meant = _meant(g, instance, own) if fixed is None else [r for r in fixed if objects[r[0]].gen == r[1]]
    return tuple(
        [
            r[0]
            for r in meant
            if r[0] >= 0 and (own is None or (r == source) == own) and (objects[r[0]].zone in there or r == source)
        ]
    )


def _meant(g: Game, instance: Instance, own: bool | None) -> list[Ref]:
    """What an effect that describes it is about, as far as it is asked about here: the source alone (`own`), or all of it."""
    state, ctx, what = g.state, instance.ctx, instance.part.what
    if state.exists(ctx.source):
        if type(what) is ir.SelfRef:
            return [ctx.source]
        if own and type(what) is ir.All:
            return [ctx.source] if covers(g, ctx, what, ctx.source) else []
    return objects(g, ctx, what)


def _values_of_effect(g: Game, instance: Instance, layer: int) -> tuple[Any, ...]:
    """Those of an effect that was created: worked out once, where its numbers were fixed then (11.12.4.3)."""
    worked = g.standing.worked
    key = (instance.effect, layer)
    values: tuple[Any, ...] | None = worked.get(key)
    if values is None:
        part, ctx = instance.part, instance.ctx
        values = _values(g, ctx, instance, layer)
        if are_fixed(instance) and not isinstance(part.node, ir.GainElementsOf):
            worked[key] = values
    return values


def _values(g: Game, ctx: Ctx, instance: Instance, layer: int) -> tuple[Any, ...]:
    """The numbers and words of the effect in this layer."""
    part = instance.part
    node = part.node

    def number(amount: ir.Amount) -> int:
        return fixed_or_now(g, ctx, part.places[id(amount)], amount)

    if node is None:
        return (instance.keywords,)
    if type(node) in CHANGES:
        change = CHANGES[type(node)]
        return (*change.values(node, number), *(change.looks(g, instance) if change.looks is not None else ()))
    if isinstance(node, ir.Gain | ir.Lose):
        sign, items = (-1, node.losses) if isinstance(node, ir.Lose) else (1, node.gains)
        power = sum([number(x.amount) for x in items if isinstance(x, ir.PowerUp)]) if layer == POWER else 0
        more = [GAINS[type(x)].values(x, number) for x in items if type(x) in GAINS and GAINS[type(x)].layer == layer]
        return (sign * power, *[tuple(-v if sign < 0 and isinstance(v, int) else v for v in m) for m in more])
    if layer == BASE_POWER:
        return (number(node.power if isinstance(node, ir.BecomeForward) else node.amount),)
    if isinstance(node, ir.DoublePower):
        return ()  # how much that is was fixed for each card
    if layer == POWER:
        return (sum(number(x.amount) for x in node.gains if isinstance(x, ir.PowerUp)),)
    if isinstance(node, ir.BecomeElement):
        return (node.element or str((ctx.env.get("element") or ("",))[0]),)
    if isinstance(node, ir.GainElements):
        return node.elements
    if isinstance(node, ir.GainElementsOf):
        found = (e for ref in members(g, ctx, node.group) for e in g.chars(ref[0]).elements)
        return tuple(dict.fromkeys(e for e in found if e not in node.excluding))
    return ()
