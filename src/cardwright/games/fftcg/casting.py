"""Casting Summons (11.3) and Characters (11.4), from the declaration to the stack or the field.

A variant of casting says how the cost is paid: "" is the printed way, "alternative" another one that a text offers,
"extra" the printed way with an optional extra cost, "reduce" with a payment made first to lower the cost (11.3.5, 11.4.4),
"war_god" with a sacrifice that lowers it (fftcg-classic C101), "warp" no casting at all (fftcg-new X-WARP-1).
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from msgspec.structs import replace

from cardwright.errors import Illegal
from cardwright.games.common import statics, targets
from cardwright.games.common.actions import Cause, move_cards
from cardwright.games.common.amounts import PAID_BY_KIND
from cardwright.games.common.conditions import paid_as
from cardwright.games.common.context import Ctx, set_number, with_x
from cardwright.games.common.effects.registry import effects_of
from cardwright.games.common.groups import matches
from cardwright.games.common.house import USUAL, Terms
from cardwright.games.common.limits import USED, note_used
from cardwright.games.common.ruling import about_playing, plain
from cardwright.games.common.zones import AFTER_USE, CAST, CAST_FROM, FIELD, HAND, MOVE, STACK_ZONE
from cardwright.games.fftcg import chosen_price, cited, costs, paying, payment
from cardwright.games.fftcg.casting_cp import cast_need
from cardwright.games.fftcg.classic import items, war_god
from cardwright.games.fftcg.field_limits import limit_problem, room_for
from cardwright.games.fftcg.losing import may_act, switches
from cardwright.games.fftcg.newer import cast_again, limit_break, warp
from cardwright.games.fftcg.newer import clauses as newer_clauses
from cardwright.games.fftcg.paying import Paid
from cardwright.games.fftcg.payment import CpSource, Need
from cardwright.games.fftcg.stack import place, push
from cardwright.games.fftcg.zones import LIMIT_DECK
from cardwright.kernel.decisions import Answer, Decision, Flow
from cardwright.kernel.game import Game
from cardwright.kernel.rules import Act
from cardwright.kernel.state import Env, Event, Ref
from cardwright.kernel.view import sees
from cardwright.text import ir

RULESET = "fftcg-2020"
NO_COST = ir.Cost()
OTHER_WAYS = frozenset({"AlternativeCost", "ExtraCost", "PayToReduce", "SacrificeToReduce"})


# -- may it be cast ------------------------------------------------------------------------------------------------------


def timing_problem(g: Game, player: int, ref: Ref) -> tuple[str, str]:
    """Why the card cannot be cast now by its type and the moment: (reason, clause), empty when it can."""
    state = g.state
    chars = g.chars(ref[0])
    phase = state.phase
    if "Summon" in chars.types:
        if not may_act(g):
            return "Summons are cast in Main and Attack Phases only", "9.3.1.6"
        return "", ""
    if "Back Attack" in chars.keywords:  # 15.2.5.2, 15.2.5.3
        return ("", "") if may_act(g) else ("Back Attack is for Main and Attack Phases", "15.2.5.2")
    if player != state.turn_player:
        return "only the turn player casts Characters", "9.3.1.5"
    if phase not in ("main1", "main2"):
        return "Characters are cast in a Main Phase", "11.4.1"
    if state.stack:
        return "Characters are cast while the stack is empty", "11.4.1"
    return "", ""


def _summon_effects(g: Game, ref: Ref) -> list[tuple[int, ir.SummonEffect]]:
    definition = g.defs[g.state.objects[ref[0]].card]
    return [(i, definition.nodes[i]) for i in definition.data.summons]


def context(g: Game, player: int, ref: Ref, kind: str) -> Ctx:
    index = g.state.objects[ref[0]].card
    found = _summon_effects(g, ref)
    return Ctx(player, ref, (index, found[0][0] if found else 0), kind=kind)


def variants(g: Game, player: int, ref: Ref) -> list[str]:
    """The ways in which the player could pay for the card now."""
    without, room = frozenset({ref[0]}), room_for(g, player, ref)
    usual = about_playing(g, ref).isdisjoint(OTHER_WAYS) and not limit_break.waits(g, ref)
    if usual and room is not None and payment.PUT not in g.derived.rules:
        return []  # nothing that pays leaves the field to make room
    need = cast_need(g, player, ref)
    if usual:
        if room is None:
            pays = payment.can_produce(g, player, need, without)
        else:
            pays = costs.payable(g, context(g, player, ref, "cast"), player, NO_COST, 0, need, without, room)
        return [""] if pays else []
    found = _open_ways(g, player, ref, need, USUAL)
    if war_god.options(g, player, ref, _after_sacrifice(g, player, ref), room):
        found.append(war_god.VARIANT)
    return found


def _open_ways(g: Game, player: int, ref: Ref, need: Need, terms: Terms) -> list[str]:
    """The ways that the player could pay, and that find their targets."""
    ctx, without, room = context(g, player, ref, "cast"), frozenset({ref[0]}), room_for(g, player, ref)
    return [
        way.name
        for way in _ways(g, player, ref, need, terms)
        if costs.payable(g, ctx, player, way.cost, 0, way.need, without, room) and _finds_targets(g, player, ref, way)
    ]


def _required(g: Game, player: int, ref: Ref) -> ir.Cost:
    """What has to be paid beside the CP, by texts and for a card of the Limit Break deck (fftcg-new X-LB-6)."""
    return limit_break.with_cards(g, ref, statics.required_cost(g, player, ref)) or NO_COST


def _after_sacrifice(g: Game, player: int, ref: Ref) -> war_god.Needs:
    """What is left to pay when a sacrifice lowers the cost: something (fftcg-classic C102), with its Element (reading C-g)."""
    switch = switches(g)
    terms = Terms(least=switch.war_god_least, matching=switch.war_god_keeps_element)
    return lambda less: cast_need(g, player, ref, less, terms)


class Way(NamedTuple):
    """A way of paying for a card: its variant, what is paid beside the CP, the CP, and what texts may ask about it later."""

    name: str
    cost: ir.Cost
    need: Need
    tags: tuple[str, ...] = ()


def _ways(g: Game, player: int, ref: Ref, need: Need, terms: Terms = USUAL) -> list[Way]:
    """Every way to pay for the card on these terms (11.3.5, 11.4.4), the plain one first; of a cost that is not paid at all only
    what may be paid in addition is left."""
    usual = Way("", NO_COST if terms.free else _required(g, player, ref), need)
    if OTHER_WAYS.isdisjoint(about_playing(g, ref)):
        return [usual]
    ways: list[Way] = []
    # fftcg-new X-PAY-1: nothing of the CP cost is due, but what may pay for the card does not change
    nothing = replace(need, amount=0, elements=(), surplus=payment.surplus_for(g, 0))
    for i, (cost, at) in enumerate(() if terms.free else statics.alternative_costs(g, player, ref)):
        name = _numbered("alternative", i)
        ways.append(Way(name, cost, nothing, (f"paid:{name}", paid_as(at))))
    extras = statics.optional_costs(g, player, ref) if not terms.free or switches(g).extra_when_free else []
    for i, (cost, at) in enumerate(extras):
        ways.append(Way(_numbered("extra", i), cost, need, ("paid:extra", paid_as(at))))
    for i, (cost, less) in enumerate(() if terms.free else statics.payments_to_reduce(g, player, ref)):
        cheaper = replace(terms, reduction=terms.reduction + less)
        name, base = _numbered("reduce", i), replace(_need_on(g, player, ref, cheaper), apart=True)
        ways.append(Way(name, cost, base, (f"paid:{name}",)))
    return [usual, *(way._replace(cost=limit_break.with_cards(g, ref, way.cost) or way.cost) for way in ways)]


def _numbered(name: str, i: int) -> str:
    return name if i == 0 else f"{name}{i + 1}"


def cast_problem(g: Game, player: int, ref: Ref, *, timing: bool = True) -> tuple[str, str]:
    """Why the card cannot be cast, but for its cost: (reason, clause)."""
    obj = g.obj(ref)
    if obj is None or not (_castable_from(g, player, ref)):
        if obj is not None and obj.zone == LIMIT_DECK and obj.owner == player:
            return limit_break.problem(g, player, ref)
        return "only cards in one's hand (or that a text allows) can be cast", _declared_by(g, ref)
    problem = timing_problem(g, player, ref) if timing else ("", "")
    if problem[1]:
        return problem
    problem = limit_problem(g, player, ref)
    if problem[1] and not variants(g, player, ref):
        return problem
    if not plain(g, ref) and statics.cannot_cast(g, player, ref):
        return "a text forbids casting it", "2.2"
    if "Summon" in g.chars(ref[0]).types:
        if not _summon_effects(g, ref):
            return "", ""
        if not _enough_targets(g, player, ref):
            return "there are not enough legal targets", "11.3.3"
    return "", ""


def _enough_targets(g: Game, player: int, ref: Ref) -> bool:
    """Whether the Summon's targets can be found (11.3.3), however it would be paid."""
    return any(_finds_targets(g, player, ref, way) for way in _ways(g, player, ref, cast_need(g, player, ref)))


def _finds_targets(g: Game, player: int, ref: Ref, way: Way) -> bool:
    """Whether the targets can be found (11.3.3) of a card that is paid so, for some X that could be paid where there is one (4.5)."""
    if not (effects := all_effects(g, ref)):
        return True
    ctx = context(g, player, ref, "summon")
    ctx.tags = way.tags
    if not costs.has_x(way.cost):
        return targets.can_declare(g, ctx, effects, played=ref)
    most = costs.highest_x(g, ctx, player, way.cost, way.need, frozenset({ref[0]}))
    return any(targets.can_declare(g, with_x(ctx, x), effects, played=ref) for x in range(most + 1))


def all_effects(g: Game, ref: Ref) -> tuple[ir.Effect, ...]:
    return tuple(e for _, node in _summon_effects(g, ref) for e in node.effects)


def _declared_by(g: Game, ref: Ref) -> str:
    """The clause by which such a card is declared: a Summon (11.3.2) or a Character (11.4.2)."""
    return "11.3.2" if "Summon" in g.chars(ref[0]).types else "11.4.2"


def _castable_from(g: Game, player: int, ref: Ref) -> bool:
    obj = g.state.objects[ref[0]]
    if obj.zone == HAND and obj.owner == player:
        return True
    if obj.zone == LIMIT_DECK and ref[0] in limit_break.castable(g, player):
        return True
    return statics.may_cast_from_elsewhere(g, player, ref)


def castable(g: Game, player: int, ref: Ref, terms: Terms) -> bool:
    """Whether an effect could have the player cast the card right now, whatever the phase."""
    return not cast_problem_by_effect(g, player, ref) and bool(
        _open_ways(g, player, ref, _need_on(g, player, ref, terms), terms)
    )


def _need_on(g: Game, player: int, ref: Ref, terms: Terms) -> Need:
    """What is due for the card on these terms."""
    if terms.free:
        return Need(0)
    return cast_need(g, player, ref, terms.reduction, terms)


def cast_problem_by_effect(g: Game, player: int, ref: Ref) -> str:
    """The clause that forbids casting by an effect, but for its cost and the room that this leaves; empty when it is allowed."""
    if g.obj(ref) is None:
        return "7.4"
    if statics.cannot_cast(g, player, ref):
        return "2.2"
    effects = all_effects(g, ref)
    if effects and not targets.can_declare(g, context(g, player, ref, "summon"), effects):
        return "11.3.3"
    return ""


# -- casting -------------------------------------------------------------------------------------------------------------


def check_cast(g: Game, player: int, act: Act) -> None:
    """Raise `Illegal` where this act of casting is not open."""
    if len(act) != 3 or not isinstance(act[1], int) or not 0 <= act[1] < len(g.state.objects):
        raise Illegal("casting names a card and a variant", "11.3.2")
    ref = g.state.objects[act[1]].ref
    if act[2] == warp.VARIANT:
        warp.check(g, player, ref)
        return
    reason, clause = cast_problem(g, player, ref)
    if clause:
        raise Illegal(f"{_known_name(g, player, ref)} cannot be cast: {reason}", clause)
    if act[2] not in variants(g, player, ref):
        way = _way(g, player, ref, act[2], cast_need(g, player, ref), USUAL)
        if way.name == act[2] and not _finds_targets(g, player, ref, way):
            raise Illegal(f"{_known_name(g, player, ref)} does not find its targets when it is paid so", "11.3.3")
        if way.name != act[2]:
            clause = "11.3.5" if "Summon" in g.chars(ref[0]).types else "11.4.4"
            raise Illegal(f"{_known_name(g, player, ref)} is not to be paid for in that way", clause)
        clause = ", ".join((payment.TOO_LITTLE, *newer_clauses.way(way.name)))
        raise Illegal(f"the cost of {_known_name(g, player, ref)} cannot be paid", clause)


def _known_name(g: Game, player: int, ref: Ref) -> str:
    obj = g.state.objects[ref[0]]
    return g.name(ref) if sees(g, player, obj) else "that card"


def cast_act(g: Game, player: int, act: Answer) -> Flow[None]:
    """The player with priority casts a card (11.3.8, 11.4.7: who has priority afterwards)."""
    from cardwright.games.fftcg.priority import gain  # priority offers casting, casting hands priority back

    ref = g.state.objects[act[1]].ref
    if act[2] == warp.VARIANT:
        yield from warp.remove(g, player, ref)
        gain(g, g.state.turn_player)
        return
    summon = "Summon" in g.chars(ref[0]).types
    elsewhere = g.state.objects[ref[0]].zone != HAND
    leave = statics.leave_needed(g, player, ref) if elsewhere else None
    removed = summon and elsewhere and statics.leave_removes(g, player, ref)
    yield from _cast(g, player, ref, act[2], USUAL)
    if removed:
        g.state.memory[f"{AFTER_USE}{ref[0]}"] = (g.state.objects[ref[0]].gen,)  # 11.11.10; it is on the stack
    if leave is not None:
        note_used(g, USED, leave)  # fftcg-new X-FROM-1
    gain(g, player if summon else g.state.turn_player)


def cast(g: Game, player: int, ref: Ref, terms: Terms) -> Flow[bool]:
    """An effect has the player cast a card now; False where that is impossible (2.3)."""
    if not castable(g, player, ref, terms):
        return False
    ways = _open_ways(g, player, ref, _need_on(g, player, ref, terms), terms)
    answer: tuple[int, ...] = (0,)
    if len(ways) > 1:
        options, names = tuple(range(len(ways))), ",".join(ways)
        answer = yield from g.ask(Decision("choose", player, "one_of", "11.3.5", ref, options, prompt=names))
    yield from _cast(g, player, ref, ways[answer[0]], terms)
    return True


def _cast_clause(g: Game, player: int, ref: Ref) -> str:
    """A Summon (11.3.2), or a Character (11.4.2), which may be cast at a time when only Back Attack allows it (15.2.5.2)."""
    state, clause = g.state, _declared_by(g, ref)
    usual = player == state.turn_player and state.phase in ("main1", "main2") and not state.stack
    early = clause == "11.4.2" and not usual and "Back Attack" in g.chars(ref[0]).keywords
    obj = state.objects[ref[0]]
    return cited.joined(
        (clause, cited.quick(state) if early else "", newer_clauses.whence(obj.zone, own=obj.owner == player))
    )


def _cast(g: Game, player: int, ref: Ref, variant: str, terms: Terms) -> Flow[None]:
    if g.log is not None:
        clause = cited.joined((_cast_clause(g, player, ref), *newer_clauses.way(variant)))
        g.note("cast", clause, player, ref, printed=g.state.objects[ref[0]].card)
    if variant == war_god.VARIANT:
        needs = _after_sacrifice(g, player, ref)
        sacrifice = yield from war_god.choose(g, player, ref, needs, room_for(g, player, ref))
        need = needs(g.chars(sacrifice).cost)
        yield from _cast_character(g, player, ref, war_god.COST, need, (), war_god.bound(g, sacrifice))
        return
    _, cost, need, tags = _way(g, player, ref, variant, _need_on(g, player, ref, terms), terms)
    if "Summon" in g.chars(ref[0]).types:
        asked = chosen_price.asked(g, player, ref)
        each = [replace(terms, choice=choice) for choice in chosen_price.answers(asked)] if asked else []
        dues = {t.choice: _way(g, player, ref, variant, _need_on(g, player, ref, t), t).need for t in each}
        yield from _cast_summon(g, player, ref, cost, need, tags, chosen_price.Chosen(asked, dues))
    else:
        yield from _cast_character(g, player, ref, cost, need, tags)


def _way(g: Game, player: int, ref: Ref, variant: str, need: Need, terms: Terms) -> Way:
    """The way of the chosen variant, its cost locked (11.3.7, 11.4.6)."""
    if g.state.objects[ref[0]].zone == HAND and plain(g, ref):
        return Way("", NO_COST, need)
    ways = _ways(g, player, ref, need, terms)
    return next((way for way in ways if way.name == variant), ways[0])


def _pay(g: Game, ctx: Ctx, player: int, cost: ir.Cost, need: Need) -> Flow[Paid]:
    card = ctx.source
    paid = yield from paying.pay(
        g,
        ctx,
        player,
        cost,
        x=ctx.numbers.get("x"),
        base=need,
        without=frozenset({card[0]}),
        allowed=room_for(g, player, card),
        told=lambda cp: _by_kind(g, ctx, cp),
    )
    assert paid is not None
    return paid


def _by_kind(g: Game, ctx: Ctx, cp: Sequence[CpSource]) -> tuple[str, ...]:
    """For each condition of the card's text that asks which Backups produced all CP, whether these did: as they are now."""
    asked = g.defs[g.state.objects[ctx.source[0]].card].data.asks_backups
    if not asked:
        return ()
    cards = [g.state.objects[card].ref for _, card, _ in cp]
    return tuple([f"{PAID_BY_KIND}{i}" for i, group in asked if all(matches(g, ctx, group, ref) for ref in cards)])


def _cast_summon(
    g: Game, player: int, ref: Ref, cost: ir.Cost, need: Need, tags: tuple[str, ...], chosen: chosen_price.Chosen
) -> Flow[None]:
    """11.3.1-11.3.8: to the stack, declarations, costs, then it is cast; who cast it controls it (6.2.3).

    It is never on the field (fftcg-classic C24): it is shown, and waits on the stack to be answered (fftcg-classic C62).

    Every question is asked once: what was declared or paid stays so (11.3.1.a), or the whole casting is taken back (14.1).
    """
    hand_ref, came_from, before = ref, g.state.objects[ref[0]].zone, g.snapshot(ref[0])
    used = statics.used_by_casting(g, player, ref, ref)
    # the card lies on its owner's side of the one stack (7.12), whoever casts it
    g.relocate(ref[0], g.state.objects[ref[0]].owner, STACK_ZONE).controller = player
    ref = g.state.objects[ref[0]].ref
    ctx = context(g, player, ref, "summon")
    ctx.tags = tags
    ctx.item = g.state.next_id()
    place(g, ctx, "summon")
    if costs.has_x(cost):  # 4.5, 11.3.5
        effects = all_effects(g, ref)
        x = yield from costs.declare_x(g, ctx, player, cost, need, frozenset({ref[0]}), effects)
        set_number(ctx, "x", x)
    if chosen.asked:
        x, room, kept = ctx.numbers.get("x", 0), room_for(g, player, ref), frozenset({ref[0]})
        ctx, need = yield from chosen_price.choose(
            g, ctx, chosen, lambda due: costs.payable(g, ctx, player, cost, x, due, kept, room)
        )
    elif _summon_effects(g, ref):
        ctx = yield from targets.declare(g, ctx, effects_of(g.node(ctx.node)))
    paid = yield from _pay(g, ctx, player, cost, need)
    ctx.tags = (f"{CAST_FROM}{g.rules.zones[came_from].name}", *tags, *paid.tags())
    ctx.env = {**ctx.env, "paid": paid.cards}
    push(g, ctx, "summon")
    if came_from != HAND:  # out of the Break Zone: it has left that, whatever becomes of it (11.3.2)
        left = Event(MOVE, ref, before.owner, ref, player, from_zone=came_from, to_zone=STACK_ZONE, before=before)
        g.record([left])
    else:
        cast_again.note_cast(g, player, ref)
    statics.use_up(g, used)
    _was_cast(g, player, ref, hand_ref, came_from, ctx.tags)
    targets.announce(g, ctx)


def _cast_character(
    g: Game, player: int, ref: Ref, cost: ir.Cost, need: Need, tags: tuple[str, ...], env: Env | None = None
) -> Flow[None]:
    """11.4.2-11.4.7: costs, then straight onto the field: with the stack left out, nothing can prevent it (15.2.5.4; fftcg-guide G69).

    An Item goes onto a Character, which is declared first (fftcg-classic C64).
    """
    ctx = context(g, player, ref, "cast")
    ctx.env = env or {}
    bearer = (yield from items.choose_bearer(g, player, ref)) if items.is_item(g, ref[0]) else -1
    paid = yield from _pay(g, ctx, player, cost, need)
    came_from, used = g.state.objects[ref[0]].zone, statics.used_by_casting(g, player, ref, ref)
    marks = ("cast", f"{CAST_FROM}{g.rules.zones[came_from].name}", *tags, *paid.tags())
    facts = yield from move_cards(g, [ref], FIELD, Cause(ref, player, "cast"), tags=marks, player=player)
    if facts and bearer >= 0:
        items.attach(g, ref[0], bearer)
    statics.use_up(g, used)
    _was_cast(g, player, facts[0].obj if facts else ref, ref, came_from, marks)


def _was_cast(g: Game, player: int, ref: Ref, before: Ref, came_from: int, tags: tuple[str, ...]) -> None:
    """The casting is over: abilities that watch for it trigger (11.3.8, 11.4.7, 15.1.1.7.1)."""
    g.record([Event(CAST, ref, player, ref, player, from_zone=came_from, tags=tags, objects=(before,))])
