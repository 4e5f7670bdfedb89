"""Activated abilities (8.3, 10.1.1.1), evolve (12.2) and serve (14.2.2) among them; granting Rush in Open 8 (B.8.5)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import msgspec

from cardwright.errors import Illegal
from cardwright.games.common import targets
from cardwright.games.common.actions import show
from cardwright.games.common.amounts import amount
from cardwright.games.common.casting_rules import castable_elsewhere
from cardwright.games.common.conditions import holds
from cardwright.games.common.context import Ctx, set_number
from cardwright.games.common.effects.registry import bind, run
from cardwright.games.common.limits import limit_problem, note_use, use_zones
from cardwright.games.common.ruling import on
from cardwright.games.common.zones import EX_AREA, FIELD, HAND, USE
from cardwright.games.sve import evolve, extras, idling, keywords, playing, race, revealing
from cardwright.games.sve.confirmation import confirm_then
from cardwright.games.sve.costs import Paid, declare_x, has_x, highest_x, pay, payable, unpaid_clause
from cardwright.games.sve.definitions import ACTIVATED
from cardwright.games.sve.passives import STACK
from cardwright.games.sve.playable import FINE, Problem, playable_among, timing_problem, too_few
from cardwright.games.sve.players import (
    evolution_points,
    number_of,
    play_points,
    set_points,
    switches,
    use_evolution_point,
)
from cardwright.games.sve.zones import BANISHED, CEMETERY, EVOLVE_DECK
from cardwright.kernel.decisions import Answer, Decision, Flow
from cardwright.kernel.game import Game
from cardwright.kernel.rules import Act
from cardwright.kernel.state import NO_SOURCE, STRUCTURE, Event, Item, Ref, Source
from cardwright.text import ir

ONCE_A_TURN = (ir.EvolveAbility, ir.ServeAbility)
KINDS: dict[type[ir.Ability], str] = {ir.EvolveAbility: "evolve", ir.ServeAbility: "serve"}  # by what texts forbid
ABILITY_COSTS = ("SetEvolveCost", "EvolveCostChange")
ELSEWHERE = (HAND, EX_AREA, CEMETERY, BANISHED)
USED = "evolved_this_turn"  # State.vars: an evolve or serve ability was played this turn (8.3.2)
AFTER_QUICK = {"end_quick": "hand_limit", "attack_quick": "attack_damage"}  # the step after each Quick window
UNBOUNDED = 10**6
GRANTED = "rush_granted"  # State.vars: Rush was granted this turn (B.8.5.1)


def carry_out(g: Game, player: int, act: Answer) -> Flow[None]:
    """Carry out an act of a player: a card or an ability is played (7.3.3, 7.4.5, 8.4.7)."""
    if act[0] == "use" and _for_nothing(g, act):
        idling.begin(g, player, act)
    else:
        idling.changed(g)
    if act[0] == "play":
        yield from playing.play_card(g, player, g.state.objects[act[1]].ref)
    elif act[0] == "use":
        yield from use(g, player, g.state.objects[act[1]].ref, (act[2], act[3]))
    else:
        yield from grant_rush(g, player, act[1])


def quick_window(g: Game, again: str, clause: str) -> Flow[None]:
    """The non-active player plays a card or an ability with Quick, again and again (7.4.5, 8.4.7; reading S22), or does nothing."""
    player = 1 - g.state.turn_player
    act = yield Decision("act", player, "quick", clause)
    if act[0] == "pass":
        g.state.step = AFTER_QUICK[again]
        return
    yield from carry_out(g, player, act)
    confirm_then(g, again)


def _for_nothing(g: Game, act: Answer) -> bool:
    """Whether playing the ability could leave everything as it is: what takes points, or only so often a turn, never does."""
    node: Any = g.node((act[2], act[3]))
    points = any(isinstance(item, ir.PlayPointCost) and item.amount > 0 for item in node.cost.icons)
    return not points and not node.limits and not isinstance(node, ONCE_A_TURN)


# which there are -----------------------------------------------------------------------------------------------------------


def activated(g: Game, number: int) -> tuple[Source, ...]:
    """The activated abilities that the card has now."""
    definition, chars = g.defs[g.state.objects[number].card], g.chars(number)
    found: tuple[Source, ...] = definition.data.activated
    if chars.abilities != definition.base.abilities:
        found = tuple([source for source in chars.abilities if isinstance(g.node(source), ACTIVATED)])
    return (*found, *keywords.activated(g, number, chars)) if STACK in chars.keywords else found


class Prospect(msgspec.Struct, frozen=True, gc=False):
    """An ability that might be played, with what is seen of it at a glance."""

    ref: Ref
    source: Source
    once: bool  # whether it is one of those that are played once a turn
    quick: bool  # 12.3.3
    points: int  # the play points of its printed cost


def prospects(g: Game, player: int) -> list[Prospect]:
    """What the player might play, made once for each view, as long as the same cards are in hand, cemetery and so on."""
    view, key = g.derived, ("prospects", player, g.state.elsewhere)
    found: list[Prospect] | None = view.notes.get(key)
    if found is None:
        found = view.notes[key] = []
        objects, defs, changed = g.state.objects, g.defs, view.chars
        for number in _usable(g, player):
            obj = objects[number]
            plain = number not in changed and STACK not in defs[obj.card].base.keywords
            for source in defs[obj.card].data.activated if plain else activated(g, number):
                found.append(Prospect((number, obj.gen), source, *_glance_of(g, source)))
    return found


def _glance_of(g: Game, source: Source) -> tuple[bool, bool, int]:
    """What is seen of an ability at a glance (see `Prospect`), found out once."""
    notes = g.known.notes
    found: tuple[bool, bool, int] | None = notes.get(source)
    if found is None:
        node = g.node(source)
        found = notes[source] = (isinstance(node, ONCE_A_TURN), is_quick(node), _points_of(node))
    return found


def is_quick(node: Any) -> bool:
    """Whether the ability has Quick (12.3.3)."""
    return any(isinstance(limit, ir.QuickTiming) for limit in node.limits)


def use_acts(g: Game, player: int) -> list[Act]:
    """The activated abilities that the player can play now (8.3.1)."""
    among = prospects(g, player)
    return [
        ("use", each.ref[0], *each.source)
        for each in (likely(g, player, among) if among else ())
        if not use_problem(g, player, each.ref, each.source)[1]
    ]


def likely(g: Game, player: int, among: list[Prospect]) -> list[Prospect]:
    """Those of them that are worth a closer look: most have been played, plainly cost too much or are not Quick."""
    spent = bool(number_of(g, USED) or number_of(g, GRANTED))
    points = play_points(g, player) if g.derived.rules.keys().isdisjoint(ABILITY_COSTS) else UNBOUNDED
    helped = points + (evolution_points(g, player) > 0)  # 12.2.3, 14.2.2.4
    waits = player != g.state.turn_player  # for a Quick window (12.3.5)
    return [
        p
        for p in among
        if p.points <= (helped if p.once else points) and not (p.once and spent) and (p.quick or not waits)
    ]


def _points_of(node: Any) -> int:
    """The play points of the printed cost; none where the ability itself may lower it."""
    if any(type(limit) is ir.CostsLess for limit in node.limits):
        return 0
    return sum([icon.amount for icon in node.cost.icons if type(icon) is ir.PlayPointCost])


def play_acts(g: Game, player: int) -> list[Act]:
    """The cards that the player can play now (8.2.1)."""
    zones = g.state.zones[player]
    cards = [*zones[HAND], *zones[EX_AREA], *castable_elsewhere(g, player)]
    if player != g.state.turn_player:
        cards = _quick(g, cards)
    return [("play", number) for number in playable_among(g, player, cards)]


def pass_over(g: Game) -> bool:
    """The player who is asked for Quick has plainly nothing that has it, and does nothing (7.4.5.c, 8.4.7.c)."""
    state, view = g.state, g.derived
    player = 1 - state.turn_player
    if "AllowCast" in view.rules or "MayCast" in view.rules or g.known.castable_from:
        return False
    key = ("nothing quick", player, state.elsewhere)
    found: bool | None = view.notes.get(key)
    if found is None:
        found = view.notes[key] = not (
            _quick(g, (*state.zones[player][HAND], *state.zones[player][EX_AREA]))
            or True in [each.quick for each in prospects(g, player)]
        )
    if found:
        state.step = AFTER_QUICK[state.step]
    return found


def _quick(g: Game, cards: Sequence[int]) -> list[int]:
    """Those of the cards that have Quick (12.3.4)."""
    return [n for n, chars in zip(cards, g.each_chars(cards), strict=True) if "Quick" in chars.keywords]


def _usable(g: Game, player: int) -> list[int]:
    """The cards that may have abilities to be played: those on the field, and elsewhere those whose texts say so (10.3.4, 10.3.5)."""
    zones, objects, used = g.state.zones[player], g.state.objects, g.known.used
    found = zones[FIELD]
    for zone in ELSEWHERE:
        if known := used[zone]:
            found = found + [number for number in zones[zone] if objects[number].card in known]
    return found


def use_problem(g: Game, player: int, ref: Ref, source: Source) -> Problem:
    """Why the player cannot play the ability now."""
    obj = g.obj(ref)
    if obj is None or (obj.controller if obj.zone == FIELD else obj.owner) != player:
        return ("abilities are played of cards that one controls", "8.3.1")
    if source not in activated(g, obj.id):
        return ("the card has no such ability", "8.3.1")
    node = g.node(source)
    if obj.zone not in use_zones(node):
        return ("the ability is not valid where the card is", "10.3.5")
    problem = timing_problem(g, player, quick=_glance_of(g, source)[1], kind="12.3.3")
    if problem[1]:
        return problem
    ctx = _ctx(g, player, ref, source)
    reason = limit_problem(g, ctx, node) if node.limits else ""
    if reason:
        return (reason, "1.3.3")
    if keywords.cannot_activate(g, ref, KINDS.get(type(node), "action")):
        return ("a text forbids it", "1.3.3")
    if isinstance(node, ONCE_A_TURN):
        problem = _once_problem(g, node, ref)
        if problem[1]:
            return problem
    cost = cost_of(g, ctx, node)
    swap = isinstance(node, ONCE_A_TURN)
    if not payable(g, ctx, player, cost, swap=swap):
        return ("its cost cannot be paid", unpaid_clause(g, ctx, player, cost, swap=swap))
    if not _can_declare(g, ctx, player, node, cost):
        return too_few(node)
    return FINE


def _can_declare(g: Game, ctx: Ctx, player: int, node: Any, cost: ir.Cost) -> bool:
    """Whether there are enough targets, with some X that the player can pay where X is specified (10.6.2.2.3)."""
    if not has_x(cost):
        return targets.can_declare(g, ctx, node.effects)
    most = highest_x(g, ctx, player, cost, swap=isinstance(node, ONCE_A_TURN))
    return targets.can_declare_some_x(g, ctx, node.effects, most)


def _once_problem(g: Game, node: Any, ref: Ref) -> Problem:
    if number_of(g, USED):
        return ("one evolve or serve ability was played this turn", "8.3.2")
    if number_of(g, GRANTED):
        return ("Rush was granted this turn", "B.8.5.1")
    if isinstance(node, ir.EvolveAbility):
        if keywords.cannot_evolve(g, ref):
            return ("it cannot evolve", "1.3.3")
        return FINE if evolve.corresponding(g, ref) else _no_evolved_card(g, ref)
    if "Follower" not in g.chars(ref[0]).types:
        return ("it is no follower that could be served", "5.24.3.1")  # 14.2.2.3: "Serve this follower"
    if race.can_serve(g, ref, node.times):
        return FINE
    if race.is_linked(g, ref[0]):
        return ("it is linked to a Carrot and cannot be served", "14.2.1.2.1")
    return ("there are not enough Carrots to serve it", "14.2.2.3")


def _no_evolved_card(g: Game, ref: Ref) -> Problem:
    if evolve.corresponding(g, ref, faceup=True):
        return ("the card that corresponds to it lies faceup", "12.2.2, 4.6.3")
    return ("no card of the evolve deck corresponds to it", "12.2.2")


def cost_of(g: Game, ctx: Ctx, node: Any) -> ir.Cost:
    """The cost of the ability: the printed one, with the play points that an effect has set, and then lowered (10.4.4.1)."""
    cost: ir.Cost = node.cost
    kind = KINDS.get(type(node), "action")
    less = sum(_own_less(g, ctx, limit) for limit in node.limits if isinstance(limit, ir.CostsLess))
    if not less and g.derived.rules.keys().isdisjoint(ABILITY_COSTS):
        return cost
    for rule, its in on(g, "SetEvolveCost", ctx.source):
        if rule.kind == kind:
            value = amount(g, its, rule.amount)
            icons = tuple(i for i in cost.icons if not isinstance(i, ir.PlayPointCost))
            cost = ir.Cost(icons=(ir.PlayPointCost(amount=value), *icons), actions=cost.actions)
    changes = on(g, "EvolveCostChange", ctx.source)
    less += sum(amount(g, its, rule.amount) for rule, its in changes if rule.kind in (kind, ""))
    icons = tuple(
        ir.PlayPointCost(amount=max(0, i.amount - less)) if isinstance(i, ir.PlayPointCost) else i for i in cost.icons
    )
    return ir.Cost(icons=icons, actions=cost.actions)


def _own_less(g: Game, ctx: Ctx, said: ir.CostsLess) -> int:
    """By how much the ability says that it costs less."""
    return amount(g, ctx, said.amount) if said.condition is None or holds(g, ctx, said.condition) else 0


def _ctx(g: Game, player: int, ref: Ref, source: Source) -> Ctx:
    ctx = Ctx(player, ref, source, kind="activated")
    playing.snapshot(g, ctx)
    return ctx


# playing -------------------------------------------------------------------------------------------------------------------


def use(g: Game, player: int, ref: Ref, source: Source) -> Flow[None]:
    """Play an activated ability (10.6.2) and resolve it, options in the order in which they are listed (10.6.2.8.2.2)."""
    node: Any = g.node(source)
    ctx = _ctx(g, player, ref, source)
    ctx.snapshot = g.snapshot(ref[0])
    ctx.item = g.state.next_id()
    moment = playing.moment_of(g, ref[0], "b", "12.3.3")
    revealed = ", 12.2.2" * isinstance(node, ir.EvolveAbility)
    # 3.1.2.2: who plays it controls it
    g.note("use", playing.play_clause(node) + revealed, player, ref, moment, node=source)
    g.state.stack.append(Item(ctx.item, "activated", ctx.node, ref, player))
    seen = revealing.shown(g)
    if isinstance(node, ir.EvolveAbility):
        yield from _reveal_evolved(g, ctx, player)
    cost = cost_of(g, ctx, node)
    rite = yield from extras.earth_rite(g, ctx, player, node.effects, cost)
    cost = extras.with_actions(cost, *rite.actions)
    swap = isinstance(node, ONCE_A_TURN)
    x = yield from declare_x(g, ctx, player, cost, swap=swap, effects=node.effects)
    set_number(ctx, "x", x)
    ctx = yield from targets.declare(g, ctx, node.effects)
    if isinstance(node, ir.ServeAbility):  # 14.2.2.3: serving comes first
        if not race.can_serve(g, ref, node.times):
            raise Illegal("it cannot be served", "14.2.1.2.1")
        yield from race.serve(g, ref, node.times, playing.cause_of_cost(ctx))
    paid = yield from pay(g, ctx, player, cost, x=x, swap=swap, fee=True)
    assert isinstance(paid, Paid)
    playing.note_paid(ctx, paid)
    if swap:
        g.state.vars[USED] = 1
    note_use(g, ctx)
    g.state.stack = [_renewed(i, ctx) if i.id == ctx.item else i for i in g.state.stack]
    kinds = ("activated", KINDS.get(type(node), "action"))
    g.record([Event(USE, ref, player, ref, player, tags=kinds, before=ctx.snapshot, cause=source)])  # 10.6.2.7
    targets.announce(g, ctx)
    playing.snapshot(g, ctx)
    yield from run(g, ctx, node.effects)  # 10.6.2.8.2
    g.state.stack = [i for i in g.state.stack if i.id != ctx.item]
    revealing.conceal(g, seen)


def _renewed(item: Item, ctx: Ctx) -> Item:
    return msgspec.structs.replace(item, env=ctx.env, numbers=ctx.numbers, tags=ctx.tags)


def _reveal_evolved(g: Game, ctx: Ctx, player: int) -> Flow[None]:
    """A corresponding card of the evolve deck is revealed as part of the cost (12.2.2, 4.6.4)."""
    cards = evolve.corresponding(g, ctx.source)
    if not cards:
        raise Illegal("no card of the evolve deck corresponds to it", "12.2.2")
    options = evolve.distinct(g, cards)
    decision = Decision("choose", player, "evolve_card", "12.2.2", ctx.source, options, cancel=True)
    answer = (yield decision) if len(options) > 1 else options
    card = g.state.objects[answer[0]]
    g.note("reveal", "12.2.2", player, card.ref)
    show(g, [card.ref])
    bind(ctx, "evolve_card", (card.ref,))


# Open 8 --------------------------------------------------------------------------------------------------------------------


def rush_problem(g: Game, player: int, number: int) -> Problem:
    """Why the player cannot grant the follower Rush now (B.8.5.1)."""
    if not switches(g).granting_rush:
        return ("only Open 8 grants Rush", "B.8.5.1")
    obj = g.state.objects[number]
    if obj.zone != FIELD or obj.controller != player or "Follower" not in g.chars(number).types:
        return ("Rush is granted to a follower on one's own field", "B.8.5.1")
    if g.state.turn_player != player or g.state.step != "main":
        return ("it is not one's own main phase", "B.8.5.1")
    if number_of(g, USED) or number_of(g, GRANTED):
        return ("an evolve or serve ability was played, or Rush granted, this turn", "B.8.5.1")
    if play_points(g, player) < 1 and evolution_points(g, player) < 1:
        return ("it costs a play point", "B.8.5.1")
    facedown = any(g.state.objects[n].face_down for n in g.zone(player, EVOLVE_DECK))
    return FINE if facedown else ("no card of the evolve deck is facedown", "B.8.5.1")


def rush_acts(g: Game, player: int) -> list[Act]:
    """The followers to which Rush can be granted."""
    if not switches(g).granting_rush:
        return []
    return [("grant_rush", n) for n in g.zone(player, FIELD) if not rush_problem(g, player, n)[1]]


def grant_rush(g: Game, player: int, number: int) -> Flow[None]:
    """Spend a play point, or an evolution point for it (B.8.5.1.1), and turn a facedown evolve card faceup: it has Rush."""
    instead = play_points(g, player) < 1
    if not instead and evolution_points(g, player) > 0:
        ref = g.state.objects[number].ref
        instead = yield Decision("yes_no", player, "evolution_point", "B.8.5.1.1", ref, cancel=True)
    facedown = evolve.distinct(g, [n for n in g.zone(player, EVOLVE_DECK) if g.state.objects[n].face_down])
    answer = yield Decision("choose", player, "turn_up", "B.8.5.1", g.state.objects[number].ref, facedown, cancel=True)
    g.note("rush", "B.8.5.1", player, g.state.objects[number].ref)
    if instead:
        use_evolution_point(g, player, g.state.objects[number].ref, NO_SOURCE, "B.8.5.1.1", fee=True)
    else:
        g.note("pay_points", "B.8.5.1", player, g.state.objects[number].ref, count=1, fee=True)
        set_points(g, player, play_points(g, player) - 1)
    g.edit(answer[0]).face_down = False
    g.changed(STRUCTURE)
    yield from evolve.face_up(g, answer[0])
    g.state.vars[GRANTED] = 1
    race.give_rush(g, g.state.objects[number].ref)
