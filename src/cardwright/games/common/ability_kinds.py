"""Kinds of abilities that a text can tell apart (11.5.1)."""

from typing import Final

from cardwright.kernel.game import Game
from cardwright.kernel.state import NO_SOURCE, Source
from cardwright.text import ir

ABILITY_KINDS: Final[dict[str, tuple[type, ...]]] = {
    "action": (ir.ActionAbility,),
    "special": (ir.SpecialAbility,),
    "auto": (ir.AutoAbility, ir.Delayed, ir.Reflexive, ir.WhenDone),
}


def of_kind(g: Game, node: Source, kinds: tuple[str, ...]) -> bool:
    """Whether the ability is of one of these kinds (11.5.1): a delayed or reflexive one is an auto-ability (11.8.17)."""
    if node == NO_SOURCE:
        return False
    found = g.node(node)
    return any(kind in kinds and isinstance(found, ABILITY_KINDS[kind]) for kind in ABILITY_KINDS)
