"""Dividing damage among what was chosen, and saying what happens to which of them, as it is put on the stack (11.3.6, 11.6.8, 11.8.12)."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from typing import Final

from cardwright.errors import Illegal
from cardwright.games.common.amounts import amount
from cardwright.games.common.candidates import ask_targets
from cardwright.games.common.context import Ctx
from cardwright.games.common.effects.registry import asked, bind, source_of
from cardwright.games.common.groups import matches
from cardwright.games.common.house import readings
from cardwright.games.common.refs import PARTED, objects
from cardwright.kernel.decisions import Answer, Decision, Flow
from cardwright.kernel.game import Game
from cardwright.kernel.rng import Random
from cardwright.kernel.rules import Constraint
from cardwright.text import ir

RULESET = "fftcg-2020"


def declare_shares(g: Game, ctx: Ctx, node: ir.DivideDamage | ir.Assign) -> Flow[None]:
    """Who of those that were chosen gets how much, or what."""
    yield from declare_division(g, ctx, node) if isinstance(node, ir.DivideDamage) else _declare_assigned(g, ctx, node)


def declare_division(g: Game, ctx: Ctx, node: ir.DivideDamage) -> Flow[None]:
    """Divide in multiples of 1000, at least 1000 for each (11.3.6, 11.6.8, 11.8.12; by ones: sve 10.6.2.4.2).

    Nothing to divide among: no division (sve 10.6.2.4.1).
    """
    among = [r for r in objects(g, ctx, node.to) if r[0] >= 0]
    unit = readings(g).damage_unit
    total = amount(g, ctx, node.amount) // unit * unit
    shares: tuple[tuple[int, int], ...] = ()
    if among and total >= unit * len(among):
        options = tuple(r[0] for r in among)
        decision = Decision(
            "divide", ctx.controller, "divide", "11.6.8", ctx.source, options, total, total, unit, rule="divide_all"
        )
        if len(options) == 1:
            shares = ((options[0], total),)
            g.spared.append((decision, shares))
        else:
            shares = yield from g.ask(decision)
    bind(ctx, f"divide:{source_of(g, ctx, node)[1]}", tuple(shares))


def _declare_assigned(g: Game, ctx: Ctx, node: ir.Assign) -> Flow[None]:
    """Which of the chosen cards is the one to which something else applies (11.3.6, 11.6.8, 11.8.12)."""
    fits = [r for r in objects(g, ctx, node.among) if matches(g, ctx, node.target.group, r)]
    count = min(amount(g, ctx, node.target.count), len(fits))
    picked = yield from ask_targets(g, ctx, asked(g, ctx, node.player)[0], fits, count, count)
    bind(ctx, node.target.bind, tuple(picked))


def parted_name(g: Game, ctx: Ctx, node: ir.TakeAmong) -> str:
    """Under which it is kept which of the chosen cards are moved so."""
    return f"{PARTED}{source_of(g, ctx, node)[1]}"


def declare_parted(
    g: Game, ctx: Ctx, effects: Iterable[ir.Effect], parts: Callable[[ir.Effect], tuple[ir.Effect, ...]]
) -> Flow[None]:
    """Which of the chosen cards are put elsewhere than the others: also that is said as they are chosen (11.3.6, 11.6.8, 11.8.12)."""
    for node in _taking(effects, parts) if readings(g).parted_as_chosen else ():
        assert isinstance(node.among, ir.Ref)
        among = [r for name in node.among.to for r in ctx.env.get(name, ()) if isinstance(r, tuple)]
        count = min(amount(g, ctx, node.target.count), len(among))
        if among and not (node.target.up_to or node.target.any_number):
            picked = yield from ask_targets(g, ctx, ctx.controller, among, count, count)
            bind(ctx, parted_name(g, ctx, node), tuple(picked))


def _taking(
    effects: Iterable[ir.Effect], parts: Callable[[ir.Effect], tuple[ir.Effect, ...]]
) -> Iterator[ir.TakeAmong]:
    """Where the player takes of the cards that this very instruction chooses, whatever they are."""
    chosen: set[str] = set()
    left = list(effects)
    while left:
        node = left.pop(0)
        if isinstance(node, ir.Choose) and isinstance(node.player, ir.You):
            chosen |= {target.bind for target in node.targets}
        elif isinstance(node, ir.TakeAmong):
            named = isinstance(node.among, ir.Ref) and chosen.issuperset(node.among.to)
            if named and isinstance(node.player, ir.You) and node.target.group == ir.Group(ir.IsCard()):
                yield node
        elif not isinstance(node, ir.If | ir.Otherwise):  # whether that happens is seen on resolution
            left = [*parts(node), *left]


def _check_all(g: Game, decision: Decision, answer: Answer) -> None:
    if {part[0] for part in answer} != set(decision.options or ()):
        raise Illegal(f"each gets at least {decision.unit}", g.rules.clauses.get("divide", "11.6.8"))


def _sample_all(g: Game, decision: Decision, random: Random) -> Answer:
    options = decision.options or ()
    shares = dict.fromkeys(options, decision.unit)
    for _ in range(decision.most // decision.unit - len(options)):
        shares[options[random.below(len(options))]] += decision.unit
    return tuple(shares.items())


def _answers_all(g: Game, decision: Decision, limit: int) -> list[Answer]:
    """All that is left over to one of them, for each of them."""
    options = decision.options or ()
    rest = decision.most - decision.unit * len(options)
    takers = options[:limit] if rest else options[:1]
    return [tuple((o, decision.unit + (rest if o == more else 0)) for o in options) for more in takers]


CONSTRAINTS: Final[dict[str, Constraint]] = {"divide_all": Constraint(_check_all, _sample_all, _answers_all)}
