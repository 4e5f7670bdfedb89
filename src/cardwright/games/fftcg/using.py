"""Using action abilities (11.6) and special abilities (11.7)."""

from __future__ import annotations

from typing import Any

import msgspec

from cardwright.errors import Illegal
from cardwright.games.common import statics, targets
from cardwright.games.common.context import Ctx, item_value, set_number
from cardwright.games.common.costitems import dull_ready
from cardwright.games.common.effects.registry import DONE, effects_of
from cardwright.games.common.refs import PAID_OWN
from cardwright.games.common.texts import sheet_of
from cardwright.games.common.zones import DAMAGE_ZONE, HAND, USE
from cardwright.games.fftcg import cited, costs, paying, payment
from cardwright.games.fftcg.classic import timing
from cardwright.games.fftcg.losing import may_act
from cardwright.games.fftcg.newer import clauses as newer_clauses
from cardwright.games.fftcg.newer import keyword_costs, priming, specials
from cardwright.games.fftcg.stack import place, push
from cardwright.kernel.decisions import Answer, Decision, Flow
from cardwright.kernel.game import Game
from cardwright.kernel.rules import Act, Derived
from cardwright.kernel.state import Event, Ref, Source
from cardwright.text import ir

RULESET = "fftcg-2020"
NO_COST = ir.Cost()
OTHER_WAY = "SpecialPaidOtherwise"
# the rule of a part of a cost that cannot be paid, by its kind; "{}" is the chapter of the ability
LACKING: dict[type[ir.CostItem], str] = {
    **newer_clauses.PARTS,
    ir.SpecialIcon: "11.7.1",
    **dict.fromkeys((ir.PayDull, ir.PayBreak, ir.PayPut, ir.PayPutGroup), "{}.2.3"),
    **dict.fromkeys((ir.PayReturn, ir.PayReturnSource, ir.PayRemove, ir.PayRemoveSource), "{}.2.4"),
}
KINDS: dict[type[Any], str] = {ir.ActionAbility: "action", ir.SpecialAbility: "special", ir.PrimingAction: "priming"}


def usable_by(g: Game, player: int) -> list[tuple[Ref, int, Source]]:
    """Abilities to be used that are active where their cards are, and that the player could have: (card, index, node)."""
    view = g.derived
    found: list[tuple[Ref, int, Source]] | None = view.notes.get(("usable", player))
    if found is None:
        found = view.notes["usable", player] = []
        changed, objects, defs = view.chars, g.state.objects, g.defs
        for card in statics.cards_with_abilities(g, player):
            definition, ref = defs[objects[card].card], (card, objects[card].gen)
            if card in changed and changed[card].abilities != definition.base.abilities:
                abilities = enumerate(changed[card].abilities)
                found += [(ref, i, source) for i, source in abilities if type(g.node(source)) in KINDS]
            else:
                found += [(ref, i, source) for i, source in definition.data.used]
    return found


def problem(g: Game, player: int, ref: Ref, source: Source, *, payable: bool = False) -> tuple[str, str]:
    """Why the ability cannot be used now: (reason, clause), empty when it can. `payable`: its cost is known to be."""
    node = g.node(source)
    kind = KINDS[type(node)]
    chapter = "11.6" if kind == "action" else "11.7"
    if not may_act(g):
        return "abilities are used in Main and Attack Phases only", "9.3.1.7"
    if kind == "priming":
        return priming.problem(g, player, ref, source)
    ctx = _context(g, player, ref, source)
    reason = statics.limit_problem(g, ctx, node)
    if reason:
        hurt = len(g.zone(g.state.objects[ref[0]].controller, DAMAGE_ZONE))
        return reason, timing.clause_of_limit(g, source, "15.2.6.2" if getattr(node, "damage", 0) > hurt else "2.1")
    late = timing.problem(g, player, source)
    if late[1]:
        return late
    if statics.cannot(g, f"use_{kind}", ref, None) or not statics.may_use(g, player, kind, ref):
        return "a text forbids using it", "2.2"
    if not _can_declare(g, ctx, player, node):
        return "there are not enough legal targets", f"{chapter}.5"
    if not payable and not ways_of(g, ctx, player):
        return _unpaid(g, player, ref, source)
    return "", ""


def _unpaid(g: Game, player: int, ref: Ref, source: Source) -> tuple[str, str]:
    """Why the cost cannot be paid: (reason, clause), with the rule of the part of it that is out of reach."""
    kind = KINDS[type(g.node(source))]
    chapter = "11.6" if kind == "action" else "11.7"
    part = costs.lacking(g, _context(g, player, ref, source), player, cost_of(g, ref, source))
    if part is ir.DullSelf:
        if g.state.objects[ref[0]].dull:
            return "it is dull already", f"{chapter}.2.1, 15.1.1.2.2"  # reading F44
        return "it has not been there since the turn began", f"{chapter}.2.2"
    clause = LACKING.get(part, "").format(chapter) if part is not None else ""
    return "its cost cannot be paid", ", ".join(filter(None, (f"{chapter}.10", clause)))


def cost_of(g: Game, ref: Ref, source: Source) -> ir.Cost:
    """The cost of the ability: as printed, but for the one use that a text lets be free (fftcg-new X-BECOME-5)."""
    if g.state.effects and specials.free_use(g, ref, source):
        return NO_COST
    node = g.node(source)
    cost: ir.Cost = node.cost
    if not sketched(cost):
        cost = keyword_costs.lessened(g, _context(g, g.state.objects[ref[0]].controller, ref, source), cost)
    if "UseCostChange" in g.derived.rules or _says_own_cost(g, g.state.objects[ref[0]].card):
        return keyword_costs.changed(g, g.state.objects[ref[0]].controller, ref, KINDS[type(node)], cost)
    return cost


def _says_own_cost(g: Game, definition: int) -> bool:
    """Whether the card says itself what using its abilities costs, which holds wherever it is (fftcg-new X-PAY-5)."""
    return "UseCostChange" in sheet_of(g.defs[definition]).rule_kinds


def ways_of(g: Game, ctx: Ctx, player: int) -> list[ir.Cost]:
    """The costs of which the player can pay one to use the ability: its own, or another that a text offers (11.7.1)."""
    cost = cost_of(g, ctx.source, ctx.node)
    others = statics.special_costs(g, player, ctx.source, cost) if OTHER_WAY in g.derived.rules else []
    others += specials.without(g, player, ctx.source, ctx.kind, cost) if g.state.effects else []
    return [each for each in (cost, *others) if costs.payable(g, ctx, player, each)]


def _can_declare(g: Game, ctx: Ctx, player: int, node: Any) -> bool:
    """Whether there are enough legal targets, with some X that the player can pay where X is declared (4.5)."""
    cost = cost_of(g, ctx.source, ctx.node)
    if not costs.has_x(cost):
        ctx.env = {**ctx.env, **costs.counters_paid(g, ctx, cost)}
        return targets.can_declare(g, ctx, node.effects)
    most = max(0, costs.highest_x(g, ctx, player, cost))
    return targets.can_declare_some_x(g, ctx, node.effects, most)


def _context(g: Game, player: int, ref: Ref, source: Source) -> Ctx:
    return Ctx(player, ref, source, kind=KINDS[type(g.node(source))])


class Sketch(msgspec.Struct, frozen=True):
    """What can be said of a cost at a glance: its least CP, and the icons that are often out of reach."""

    kind: str
    cp: int
    elements: frozenset[str]  # those of which CP has to be
    dull: bool
    special: bool


def sketched(cost: ir.Cost) -> bool:
    """Whether the cost is what is printed: none that says itself that it comes to less."""
    return not any(isinstance(item, ir.CostLess) for item in cost.actions)


def sketch_of(node: Any) -> Sketch | None:
    """The sketch of an ability's printed cost; None where what it costs has to be asked for."""
    if isinstance(node, ir.PrimingAction) or not sketched(node.cost):
        return None
    icons = node.cost.icons
    cp = sum(i.amount if isinstance(i, ir.CpGeneric) else isinstance(i, ir.CpElement) for i in icons)
    kinds = {type(i) for i in icons}
    elements = frozenset(i.element for i in icons if isinstance(i, ir.CpElement) and "/" not in i.element)
    return Sketch(KINDS[type(node)], cp, elements, ir.DullSelf in kinds, ir.SpecialIcon in kinds)


class Prospect(msgspec.Struct, frozen=True, gc=False):
    """An ability that might be used, with its printed cost at a glance."""

    ref: Ref
    at: int  # its number among the card's abilities
    source: Source
    sketch: Sketch | None


def prospects(g: Game, player: int, view: Derived) -> list[Prospect]:
    """What the player might use, made once for each view."""
    notes = view.notes
    found: list[Prospect] | None = notes.get(("prospects", player))
    if found is None:
        found = notes["prospects", player] = []
        sketches = g.known.notes  # by source, each made once
        for ref, i, source in usable_by(g, player):
            if source not in sketches:
                sketches[source] = None if _says_own_cost(g, source[0]) else sketch_of(g.node(source))
            found.append(Prospect(ref, i, source, sketches[source]))
    return found


def _hopeless(g: Game, player: int, ref: Ref, sketch: Sketch) -> bool:
    """Whether the printed cost of the card's ability cannot be paid: most often so, and seen at a glance."""
    if sketch.dull and not dull_ready(g, ref, sketch.kind):
        return True
    if sketch.special and not _special_payable(g, player, ref):
        return True
    if not sketch.cp:
        return False
    have = payment.means(g, player)
    return sketch.cp > have.total or not sketch.elements <= have.by_element.keys()


def _special_payable(g: Game, player: int, ref: Ref) -> bool:
    """Whether a card in hand may be discarded for the special icon: one of its name (11.7.1), or what a text takes for it."""
    view = g.derived
    if "SpecialPaidBy" in view.rules:
        return True
    key = ("names in hand", player, g.state.elsewhere)
    found: frozenset[str] | None = view.notes.get(key)
    if found is None:
        hand = g.state.zones[player][HAND]
        found = view.notes[key] = frozenset([name for chars in g.each_chars(hand) for name in chars.names])
    return not found.isdisjoint(g.chars(ref[0]).names)


def likely(g: Game, player: int, among: list[Prospect], purse: int, view: Derived) -> list[Prospect]:
    """Those of them that are worth a closer look."""
    rules = view.rules
    if "UseCostChange" in rules or OTHER_WAY in rules or (g.state.effects and specials.any_free(g)):
        return among
    return [
        p for p in among if p.sketch is None or (p.sketch.cp <= purse and not _hopeless(g, player, p.ref, p.sketch))
    ]


def use_acts(g: Game, player: int, purse: int) -> list[Act]:
    """The acts by which the player can use something now, in a phase for that; `purse`: what he could pay at most
    (`payment.purse`)."""
    view, acts = g.derived, []
    among = prospects(g, player, view)
    for each in likely(g, player, among, purse, view) if among else ():
        ref, source = each.ref, each.source
        seen = each.sketch is not None
        if seen:  # its limits and whether it can be paid are found out sooner than what could be chosen
            ctx, node = _context(g, player, ref, source), g.node(source)
            if (node.limits and statics.limit_problem(g, ctx, node)) or not ways_of(g, ctx, player):
                continue
        if not problem(g, player, ref, source, payable=seen)[1]:
            acts.append(("use", ref[0], each.at))
    return acts


def check_use(g: Game, player: int, act: Act) -> None:
    """Raise `Illegal` where this act of using an ability is not open."""
    if len(act) != 3 or not all(isinstance(a, int) for a in act[1:]) or not 0 <= act[1] < len(g.state.objects):
        raise Illegal("using names a card and the number of its ability", "11.6.4")
    ref = g.state.objects[act[1]].ref
    for found, i, source in usable_by(g, player):
        if found == ref and i == act[2]:
            reason, clause = problem(g, player, ref, source)
            if clause:
                raise Illegal(f"{g.name(ref)}: {reason}", clause)
            return
    raise Illegal("that is no ability that the player can use", "11.6.4")


def use_act(g: Game, player: int, act: Answer) -> Flow[None]:
    """The player with priority uses an ability and has priority again (11.6.11, 11.7.11)."""
    from cardwright.games.fftcg.priority import gain  # priority offers using, using hands priority back

    ref = g.state.objects[act[1]].ref
    source = g.chars(act[1]).abilities[act[2]]
    if isinstance(g.node(source), ir.PrimingAction):
        yield from priming.prime(g, player, ref, source)  # fftcg-new X-PRIMING-1: no stack
    else:
        yield from use(g, player, ref, source)
    gain(g, player)


def _way(g: Game, ctx: Ctx, player: int) -> Flow[ir.Cost]:
    """The cost that the player pays: asked for where there are several ways."""
    others = OTHER_WAY in g.derived.rules or (g.state.effects and specials.any_free(g))
    ways = ways_of(g, ctx, player) if others else []
    if len(ways) < 2:
        return ways[0] if ways else cost_of(g, ctx.source, ctx.node)
    options = tuple(range(len(ways)))
    answer: tuple[int, ...] = yield from g.ask(Decision("choose", player, "one_of", "11.7.1", ctx.source, options))
    return ways[answer[0]]


def use(g: Game, player: int, ref: Ref, source: Source) -> Flow[None]:
    """11.6.4-11.6.11, 11.7.4-11.7.11: declarations, then everything is paid at once, then it is on the stack (11.6.3, 11.7.3).

    Every question is asked once: what was declared or paid stays so (11.6.3.a, 11.7.3.a), or all is taken back (14.1).
    """
    node = g.node(source)
    kind = KINDS[type(node)]
    chapter = "11.6" if kind == "action" else "11.7"
    dulls = any(isinstance(icon, ir.DullSelf) for icon in node.cost.icons)
    g.note("use", cited.joined((f"{chapter}.4", cited.hasty(g, ref, dulls=dulls))), player, ref, node=source)
    ctx = _context(g, player, ref, source)
    ctx.item = g.state.next_id()
    ctx.snapshot = g.snapshot(ref[0])
    place(g, ctx, kind)
    free, cost = specials.free_use(g, ref, source), (yield from _way(g, ctx, player))
    x = yield from costs.declare_x(g, ctx, player, cost, effects=effects_of(node))
    if costs.has_x(cost):
        set_number(ctx, "x", x)
        set_number(ctx, DONE, x)  # "draw the same number of cards" at once
    ctx.env = {**ctx.env, **costs.counters_paid(g, ctx, cost)}
    ctx = yield from targets.declare(g, ctx, effects_of(node))
    paid = yield from paying.pay(g, ctx, player, cost, x=x)
    assert paid is not None
    ctx.tags = (*ctx.tags, *paid.tags())
    ctx.env = {**ctx.env, "paid": paid.cards, PAID_OWN: paid.own}
    push(g, ctx, kind)
    g.end_effects(specials.used_up(g, player, ref, kind) | ({free} if free else set()))
    statics.note_use(g, ctx)
    item = item_value(ctx.item)
    used = Event(USE, ref, player, ref, player, tags=(kind,), objects=(item,), before=ctx.snapshot, cause=source)
    g.record([used])
    targets.announce(g, ctx)
