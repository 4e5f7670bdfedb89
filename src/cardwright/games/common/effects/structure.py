"""How sentences hang together: "and", "then", "if", "may", "when you do so", options, delayed abilities."""

from __future__ import annotations

from collections.abc import Collection
from typing import Final

import msgspec

from cardwright.games.common import targets
from cardwright.games.common.amounts import MEASURED, OF_ABILITY, TURNED, X_IS, amount, said_key
from cardwright.games.common.conditions import holds, of_no_card
from cardwright.games.common.context import Ctx, set_number
from cardwright.games.common.effects.possible import lacking, partly_possible, possible
from cardwright.games.common.effects.registry import (
    ACTOR,
    DENIED,
    DOER,
    DONE,
    HELD,
    OFFERED,
    asked,
    asking,
    bind,
    carry_out,
    cause,
    executes,
    run,
    source_of,
)
from cardwright.games.common.effects.searching import in_order
from cardwright.games.common.groups import matches
from cardwright.games.common.house import house, readings
from cardwright.games.common.later import goes_off, of_a_later_turn
from cardwright.games.common.refs import LEFT, PAID_THEN, SELF, follow, named, refresh
from cardwright.games.common.registry import walk
from cardwright.games.common.telling import waiting
from cardwright.kernel.decisions import Decision, Flow, ask
from cardwright.kernel.game import Game
from cardwright.kernel.state import Effect, Env, Snapshot, Waiting
from cardwright.text import ir

# -- one after another ---------------------------------------------------------------------------------------------------


@executes(ir.Both)
def both(g: Game, ctx: Ctx, node: ir.Both) -> Flow[int]:
    """All of them, in order; carried out only if every part was."""
    return (yield from in_order(g, ctx, node.effects))


@executes(ir.Afterwards)
def afterwards(g: Game, ctx: Ctx, node: ir.Afterwards) -> Flow[int]:
    """A sentence that begins with "then": its place is all it says."""
    return (yield from carry_out(g, ctx, node.effect))


@executes(ir.Repeated)
def repeated(g: Game, ctx: Ctx, node: ir.Repeated) -> Flow[int]:
    """All of it, so many times: the last of it is done before the first is done again (11.11.5)."""
    done = 0
    for _ in range(amount(g, ctx, node.times)):
        done += int((yield from run(g, ctx, node.effects)))
    return done


# -- on conditions -------------------------------------------------------------------------------------------------------


def _on(g: Game, ctx: Ctx, condition: bool, effect: ir.Effect) -> Flow[int]:
    """Carry out the effect when the condition holds, and note how it came out for "otherwise"."""
    if not condition:  # nothing was dulled or activated, whatever was before
        set_number(ctx, TURNED, 0)
    done = (yield from carry_out(g, ctx, effect)) if condition else 0
    set_number(ctx, HELD, int(condition))
    return done


@executes(ir.If)
def if_(g: Game, ctx: Ctx, node: ir.If) -> Flow[int]:
    """Judged at this moment (11.11.5)."""
    held = holds(g, ctx, node.condition)
    done = yield from _on(g, ctx, held, node.effect)
    if of_no_card(g, ctx, node.condition):
        set_number(ctx, HELD, -1)  # nor is "if not" behind it true of a card that there is not
    if held and isinstance(node.effect, ir.May):
        set_number(ctx, HELD, OFFERED)  # "if you don't" asks whether it was accepted
    return done


@executes(ir.Otherwise)
def otherwise(g: Game, ctx: Ctx, node: ir.Otherwise) -> Flow[int]:
    """When the condition of the sentence before did not hold."""
    return (yield from _on(g, ctx, ctx.numbers.get(HELD, -1) == 0, node.effect))


@executes(ir.IfDone)
def if_done(g: Game, ctx: Ctx, node: ir.IfDone) -> Flow[int]:
    """When the sentence before was really carried out; behind an "if you don't", when that was not so."""
    denied = ctx.numbers.get(DENIED, -1)
    done = denied == 0 if denied >= 0 else ctx.numbers.get(DONE, 0) > 0
    return (yield from _on(g, ctx, done, node.effect))


@executes(ir.IfNotDone)
def if_not_done(g: Game, ctx: Ctx, node: ir.IfNotDone) -> Flow[int]:
    """When the sentence before was not carried out; behind an "if you do so", when that was not so."""
    held = ctx.numbers.get(HELD, -1)
    failed = held == 0 if held in (0, 1) else ctx.numbers.get(DONE, 0) == 0
    done = yield from _on(g, ctx, failed, node.effect)
    set_number(ctx, DENIED, int(failed))
    return done


# -- decisions -----------------------------------------------------------------------------------------------------------


@executes(ir.May)
def may(g: Game, ctx: Ctx, node: ir.May) -> Flow[int]:
    """Asked on resolution (11.8.14; fftcg-new X-ASK-1), and only where the whole of it is possible as far as everybody can see."""
    if targets.leads_with_choice(node.effect) and targets.is_declared(g, ctx, node.effect):
        # F48: whether to choose was the question, and it was answered when the ability was put on the stack
        return (yield from carry_out(g, ctx, node.effect)) if targets.any_chosen(g, ctx, node.effect) else 0
    done = 0
    did: list[int] = []
    doers = asked(g, ctx, node.player)
    as_doer = isinstance(
        node.player, ir.EachPlayer | ir.ControllerOf | ir.OwnerOf | ir.EventPlayer
    )  # else "you" is who has the ability
    for player in doers:
        own = _of_player(ctx, player) if as_doer else ctx
        if not (partly_possible if readings(g).may_in_part else possible)(g, own, node.effect):
            continue
        able = readings(g).may_in_part or not lacking(g, own, node.effect)
        clause = asking(g, ctx, player, "11.8.14")
        if (yield from ask(Decision("yes_no", player, "may", clause, ctx.source, most=int(able)))):
            now = yield from (_as_player(g, ctx, player, node.effect) if as_doer else carry_out(g, ctx, node.effect))
            done += now
            did += [player] if now else []
    if isinstance(node.player, ir.EachPlayer):
        bind(ctx, DID, tuple(did))
    if not did:
        _leave_alone(ctx, node.effect)
    return done


def _leave_alone(ctx: Ctx, effect: ir.Effect) -> None:
    """Nothing is done to the cards that it speaks of."""
    for part in walk(effect):
        what = getattr(part, "what", None)
        for name in what.to if isinstance(what, ir.Ref) else ():
            bind(ctx, name + LEFT, ())


@executes(ir.Unless)
def unless(g: Game, ctx: Ctx, node: ir.Unless) -> Flow[int]:
    """The player may pay on resolution; it is carried out where that was not paid."""
    for player in asked(g, ctx, node.player):
        if house(g).payable(g, ctx, player, node.cost):
            paid = yield from house(g).pay(g, ctx, player, node.cost, optional=True)
            if paid is not None:
                return 0
    return (yield from carry_out(g, ctx, node.effect))


@executes(ir.Modal)
def modal(g: Game, ctx: Ctx, node: ir.Modal) -> Flow[int]:
    """The declared options, in printed order (11.6.6); declared now where that was not possible before (11.11.5.1)."""
    index = source_of(g, ctx, node)[1]
    if targets.modes_of(ctx, index) is None:
        yield from targets.declare_modes(g, ctx, node)
        for i in targets.modes_of(ctx, index) or ():
            yield from targets.declare_option(g, ctx, node, index, i)
    done = 0
    for i in targets.modes_of(ctx, index) or ():
        inner = targets.option_ctx(ctx, index, i)
        done += int((yield from run(g, inner, targets.option_of(node, i).effects)))
    return done


@executes(ir.OneOf)
def one_of(g: Game, ctx: Ctx, node: ir.OneOf) -> Flow[int]:
    """One of them, of the controller's choice on resolution (11.11.5.1); only what is possible is offered (2.3)."""
    able = tuple(i for i, effect in enumerate(node.effects) if possible(g, ctx, effect))
    if not able:
        return 0
    says = tuple((source_of(g, ctx, node.effects[i]),) for i in able)
    answer = yield from g.ask(Decision("choose", ctx.controller, "one_of", "11.11.5.1", ctx.source, able, says=says))
    return (yield from carry_out(g, ctx, node.effects[answer[0]]))


@executes(ir.ForEachPlayer)
def for_each_player(g: Game, ctx: Ctx, node: ir.ForEachPlayer) -> Flow[int]:
    """Every player for himself, the turn player first, who declares and does everything before the other (11.11.6)."""
    return (yield from _each_apart(g, ctx, (0, 1), node.effect))


@executes(ir.WhoDiscarded)
def who_discarded(g: Game, ctx: Ctx, node: ir.WhoDiscarded) -> Flow[int]:
    """The players among whose discarded cards there is one of the group, each for himself (11.11.6)."""
    cards = [ref for ref in named(g, ctx, node.cards) if matches(g, ctx, node.group, ref)]
    owners = {g.state.objects[ref[0]].owner for ref in cards if ref[0] >= 0}
    return (yield from _each_apart(g, ctx, owners, node.effect))


DID: Final = "#did"  # env: the players who did what the sentence right before let each player do


@executes(ir.WhoDid)
def who_did(g: Game, ctx: Ctx, node: ir.WhoDid) -> Flow[int]:
    """Those who did it, or did not, each for himself (11.11.6)."""
    did = ctx.env.get(DID, ())
    return (yield from _each_apart(g, ctx, [p for p in (0, 1) if (p in did) is not node.negated], node.effect))


def _each_apart(g: Game, ctx: Ctx, who: Collection[int], effect: ir.Effect) -> Flow[int]:
    """These players, the turn player first: the effect as each one's own (11.11.6)."""
    done = 0
    for player in (g.state.turn_player, 1 - g.state.turn_player):
        if player in who:
            done += yield from _as_player(g, ctx, player, effect)
    return done


def _of_player(ctx: Ctx, player: int) -> Ctx:
    """The context in which "you" is this player."""
    bound = {**ctx.env, DOER: (cause(ctx).controller,), ACTOR: (player,)}
    return msgspec.structs.replace(ctx, controller=player, env=bound)


def _as_player(g: Game, ctx: Ctx, player: int, effect: ir.Effect) -> Flow[int]:
    """Carry out an effect in which "you" is this player. What it binds is added to what others bound."""
    before = ctx.env
    inner = _of_player(ctx, player)
    done = yield from carry_out(g, inner, effect)
    added = {n: v for n, v in inner.env.items() if n not in (DOER, ACTOR) and v is not before.get(n)}
    ctx.env = {**before, **{n: tuple(dict.fromkeys((*before.get(n, ()), *v))) for n, v in added.items()}}
    return done


# -- later ---------------------------------------------------------------------------------------------------------------


def kept_env(g: Game, ctx: Ctx) -> Env:
    """What an ability that is carried out later must know: the cards as they are now, the X that was declared (11.11.9)."""
    env = {n: v for n, v in refresh(g, ctx).items() if n not in (DOER, ACTOR)}
    moved = follow(g, ctx, ctx.source)
    if moved is not None and moved != ctx.source:
        env[SELF] = (moved,)
    return {**env, "x": (ctx.numbers["x"],)} if "x" in ctx.numbers else env


def _paid_then(g: Game, ctx: Ctx, node: ir.Delayed) -> Env:
    """ "At the end of this turn, return the discarded card to your hand": the cards that paid, where they have gone."""
    paid = [part for part in walk(node) if isinstance(part, ir.PaidWith)]
    return {f"{PAID_THEN}{each.how}": tuple(follow(g, ctx, ref) or ref for ref in named(g, ctx, each)) for each in paid}


def last_known(g: Game, ctx: Ctx) -> Snapshot | None:
    """The source as it is, or as it last was (6.4.2)."""
    return g.snapshot(ctx.source[0]) if g.state.exists(ctx.source) else ctx.snapshot


@executes(ir.WhenDone)
def when_done(g: Game, ctx: Ctx, node: ir.WhenDone) -> Flow[int]:
    """A new auto-ability triggers now; it is put on the stack, and its choices are made, when a player gains priority."""
    yield from ()
    if ctx.numbers.get(DONE, 0) <= 0 or not node.effects:
        return 0
    trigger_now(g, ctx, node)
    return 1


def trigger_now(g: Game, ctx: Ctx, node: ir.WhenDone | ir.Reflexive) -> None:
    """A new auto-ability waits to be put on the stack, where its condition holds (11.8.13)."""
    env = kept_env(g, ctx) | _counted(ctx, node)
    if not goes_off(g, ctx.bind(**env), node):  # of the cards as they are where they have gone
        return
    by = cause(ctx).controller
    tags = (*ctx.tags, "reflexive")
    new = Waiting(source_of(g, ctx, node), ctx.source, by, ctx.event, env, last_known(g, ctx), tags)
    g.state.waiting.append(new)


def _counted(ctx: Ctx, node: ir.WhenDone | ir.Reflexive | ir.Delayed) -> Env:
    """ "The same number", "for each Forward broken by this effect": of what was done to bring it about."""
    if not any(isinstance(part, ir.ResultCount) for part in walk(node)):
        return {}
    return {name: (ctx.numbers[name],) for name in (DONE, TURNED) if name in ctx.numbers}


def _said_before(g: Game, ctx: Ctx, node: ir.Delayed) -> Env:
    """ "That much", "X equals the number of cards discarded": of what has been before, if anything has, and is done later."""
    parts = [part for effect in node.effects for part in walk(effect)]
    meaning = ctx.env.get(X_IS, ())
    if meaning and isinstance(meaning[0], int) and "x" not in ctx.numbers and any(isinstance(p, ir.X) for p in parts):
        parts += walk(g.node((ctx.node[0], meaning[0])))
    measured = any(type(part) in MEASURED for part in walk(node.event))  # then it has an amount of its own
    spoken = OF_ABILITY - {ir.EventAmount} if measured else OF_ABILITY
    said = [part for part in parts if isinstance(part, ir.Amount) and type(part) in spoken]
    found = {said_key(g, ctx, part): amount(g, ctx, part) for part in said}
    return {name: (value,) for name, value in found.items() if value}


@executes(ir.Delayed)
def delayed(g: Game, ctx: Ctx, node: ir.Delayed) -> Flow[int]:
    """Create a delayed auto-ability (11.8.17): it triggers once, or as often as that happens while it has a duration (11.8.17.2; sve 10.7.5.1).

    Its source is the Summon or the card of the ability, its controller who controls that now (6.4.1.1, 6.4.1.2; F29;
    sve 10.12.1.3).
    """
    yield from ()
    state = g.state
    duration = "turn" if node.this_turn else "permanent"
    tags = ("trigger",) if node.this_turn and not node.once else ("trigger", "once")
    until = (state.turn,) if of_a_later_turn(node.event) else ()  # not at the end of this one
    effect = Effect(
        state.next_id(), source_of(g, ctx, node), ctx.source, cause(ctx).controller, state.tick(), duration, until,
        env=kept_env(g, ctx) | _counted(ctx, node) | _paid_then(g, ctx, node) | _said_before(g, ctx, node), values=ctx.numbers, tags=tags,  # 11.8.17.3: the cards, whatever they become while they stay
    )  # fmt: skip
    g.add_effect(effect)
    waiting(g, effect, f"11.8.17.1, {'11.8.17.4' if ctx.kind == 'summon' else '11.8.17.5'}", ctx.controller)
    return 1
