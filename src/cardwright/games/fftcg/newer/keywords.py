"""The newer keywords taken apart into abilities that the game knows anyway, and what remains of them on the card."""

from __future__ import annotations

from typing import Final

from cardwright.text import ir

RULESET = "fftcg-new"
WARP: Final = "Warp"  # the keyword, and the name of its counters
ME: Final = ir.SelfRef()
AWAY: Final = ir.SourceIn(ME, "removed")
NEWER: Final = (ir.LimitBreak, ir.Warp, ir.Priming)
HANDLED: Final[frozenset[type]] = frozenset({ir.LimitBreak, ir.Warp, ir.PrimingAction})
NAMES: Final[dict[type, str]] = {ir.LimitBreak: "Limit Break", ir.Warp: WARP, ir.Priming: "Priming"}


def expanded(text: ir.CardText) -> ir.CardText:
    """The text with its newer keywords taken apart; itself, where it has none."""
    if not any(isinstance(ability, ir.Warp | ir.Priming) for ability in text.abilities):
        return text
    abilities: list[ir.Ability] = []
    for ability in text.abilities:
        if isinstance(ability, ir.Priming):
            abilities.append(ir.PrimingAction(ability.cost, (ir.PrimeInto(ability.name, ME),)))  # X-PRIMING-1
        else:
            abilities.append(ability)
        if isinstance(ability, ir.Warp):
            abilities += _warp()
    return ir.CardText(tuple(abilities))


def _warp() -> tuple[ir.Ability, ...]:
    """X-WARP-3: the counter that comes off in each Main Phase 1; X-WARP-4, X-WARP-5: what the last one brings about.

    Where the counters come from does not matter (X-WARP-7).
    """
    some = ir.CountersAre(ME, WARP, ir.Num(1))
    none = ir.CountersAre(ME, WARP, ir.Num(0), "=")
    return (
        ir.AutoAbility(
            ir.BeginningOf("main_1", ir.You()),
            (ir.RemoveCounters(WARP, ir.Num(1), ME),),
            ir.And((AWAY, some)),
        ),
        ir.AutoAbility(ir.CounterRemoved(WARP, ME, last=True), (ir.EnterByWarp(ME),), ir.And((AWAY, none))),
    )


def clause_of(node: ir.Node) -> str:
    """The clauses of a keyword whose ability this is; "" for any other."""
    upkeep, entering = _warp()
    return "X-WARP-3" if node == upkeep else "X-WARP-4, X-WARP-5" if node == entering else ""


def printed(text: ir.CardText) -> frozenset[str]:
    """The newer keywords that a card has: what "a card with Warp" asks for."""
    return frozenset(NAMES[type(a)] for a in text.abilities if type(a) in NAMES) | frozenset(
        "Priming" for a in text.abilities if isinstance(a, ir.PrimingAction)
    )
