"""How sentences hang together: condition words, costs before a text, "instead", what X is (10.3, 10.4.7, 10.10.2.5)."""

from __future__ import annotations

from typing import Final

from cardwright.games.common import targets
from cardwright.games.common.amounts import X_IS
from cardwright.games.common.conditions import holds
from cardwright.games.common.context import Ctx, set_number
from cardwright.games.common.effects.registry import (
    CONDITIONAL,
    HELD,
    OWN_X,
    SILENT,
    bind,
    carry_out,
    executes,
    run,
    source_of,
)
from cardwright.games.common.house import house
from cardwright.kernel.decisions import Flow
from cardwright.kernel.game import Game
from cardwright.text import ir
from cardwright.text import ir_sve as sv

PLAY: Final = "play"  # a stage of PayFor: paid as the automatic ability is played (10.6.2.5; reading S14)

# -- condition words -----------------------------------------------------------------------------------------------------


@executes(sv.Gate)
def gate(g: Game, ctx: Ctx, node: sv.Gate) -> Flow[int]:
    """Valid only when the condition holds as it is reached (10.3.3); what was counted for it was fixed before (13.3.1.4).

    The word before the colon is no cost (10.4.7.1): only Earth Rite is, which was paid in playing.
    """
    held = holds(g, ctx, node.condition)
    done = (yield from run(g, ctx, node.effects)) if held else False
    set_number(ctx, HELD, int(held))
    return int(done)


@executes(sv.OrInstead)
def or_instead(g: Game, ctx: Ctx, node: sv.OrInstead) -> Flow[int]:
    """Decided as the instruction is about to be carried out, before any other replacement effect (10.10.2.5.1).

    What one "may" do or pay for instead replaces nothing where one does not: then the instruction is carried out as it stands (10.10.1).
    """
    if instead_applies(g, ctx, node):
        done = yield from carry_out(g, ctx, node.instead)
        if done or not isinstance(node.instead, ir.May | sv.PayFor):
            return done
    return (yield from carry_out(g, ctx, node.effect))


def instead_applies(g: Game, ctx: Ctx, node: sv.OrInstead) -> bool:
    """As it was settled along with the choices where it changes what is chosen, else as things are."""
    settled = ctx.env.get(_settled(g, ctx, node))
    return bool(settled[0]) if settled is not None else holds(g, ctx, node.condition)


def _settled(g: Game, ctx: Ctx, node: sv.OrInstead) -> str:
    return f"instead:{source_of(g, ctx, node)[1]}"


# -- costs before a text ---------------------------------------------------------------------------------------------------


@executes(sv.PayFor)
def pay_for(g: Game, ctx: Ctx, node: sv.PayFor) -> Flow[int]:
    """The effect of what was paid as the ability was played; else its controller may pay now (10.4.7.3-10.4.7.5).

    A cost that cannot be paid whole is not paid at all (10.4.2.2).
    """
    answered = ctx.env.get(paid_key(g, ctx, node))
    if answered is not None:
        return int((yield from run(g, ctx, node.effects))) if answered[0] else 0
    player = ctx.controller
    if not house(g).payable(g, ctx, player, node.cost):
        return 0
    paid = yield from house(g).pay(g, ctx, player, node.cost, optional=True)
    if paid is None:
        return 0
    yield from run(g, ctx, node.effects)
    return 1


def paid_key(g: Game, ctx: Ctx, node: sv.PayFor) -> str:
    """Under which name it is kept whether the cost was paid as the ability was played: 1 or 0."""
    return f"paid:{source_of(g, ctx, node)[1]}"


# -- what X is -------------------------------------------------------------------------------------------------------------


@executes(sv.Let)
def let(g: Game, ctx: Ctx, node: sv.Let) -> Flow[int]:
    """X is computed when the first instruction with an X is carried out (5.2.1.2.1), with what those before it have done."""
    define_x(g, ctx, node)
    return int((yield from run(g, ctx, node.effects)))


def define_x(g: Game, ctx: Ctx, node: sv.Let) -> None:
    """From now on X is what the text says, as things are when it is asked for."""
    ctx.numbers = {n: v for n, v in ctx.numbers.items() if n != "x"}
    bind(ctx, X_IS, (source_of(g, ctx, node.amount)[1],))


# -- what has no function here -----------------------------------------------------------------------------------------------


CONDITIONAL.add(sv.Gate)  # "Combo (3): ... Otherwise, ..."
SILENT.add(sv.Reminder)  # explanatory text does nothing (2.6.2)
# what waits computes X as it is carried out; as each player's hand is returned, X is that player's own
OWN_X.update((sv.Gate, sv.Let, sv.PayFor, sv.Repeat, sv.HandToDeckAndRedraw, ir.Delayed))


@executes(sv.SelectOpponent)
def select_opponent(g: Game, ctx: Ctx, node: sv.SelectOpponent) -> Flow[int]:
    """There is one opponent (1.1.1), who is meant by the references to this choice."""
    yield from ()
    return 1


# -- choices made as a card or ability is played (10.6.2.3) --------------------------------------------------------------------


def _open_gate(g: Game, ctx: Ctx, node: sv.Gate, settle: bool) -> tuple[ir.Effect, ...]:
    """Behind a condition that does not hold no selection is made (10.3.2, 10.3.3)."""
    return node.effects if holds(g, ctx, node.condition) else ()


def _open_instead(g: Game, ctx: Ctx, node: sv.OrInstead, settle: bool) -> tuple[ir.Effect, ...]:
    """The choices of the instruction that will be carried out: settled now where they differ."""
    if not targets.has_choice(node):
        return ()
    applies = instead_applies(g, ctx, node)
    if settle:
        bind(ctx, _settled(g, ctx, node), (int(applies),))
    return (node.instead if applies else node.effect,)


def _open_pay(g: Game, ctx: Ctx, node: sv.PayFor, settle: bool) -> tuple[ir.Effect, ...]:
    """Choices behind a cost are made as the ability is played where the cost is accepted then, else after it was paid."""
    answered = ctx.env.get(paid_key(g, ctx, node))
    return node.effects if answered is not None and answered[0] else ()


def _open_let(g: Game, ctx: Ctx, node: sv.Let, settle: bool) -> tuple[ir.Effect, ...]:
    define_x(g, ctx, node)
    return node.effects


targets.PARTS.update(
    {
        sv.Gate: lambda node: node.effects,
        sv.OrInstead: lambda node: (node.effect, node.instead),
        sv.PayFor: lambda node: node.effects,
        sv.Let: lambda node: node.effects,
        sv.ForEvery: lambda node: (node.effect,),
        sv.Repeat: lambda node: (node.effect,),
    }
)
targets.OPEN_PARTS.update({sv.Gate: _open_gate, sv.OrInstead: _open_instead, sv.PayFor: _open_pay, sv.Let: _open_let})
