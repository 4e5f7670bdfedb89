"""Special abilities that a card gains from others (X-BECOME-4, X-BECOME-5)."""

from __future__ import annotations

from typing import Any

from msgspec.structs import replace

from cardwright.games.common.changes import CHANGES, Change, Values
from cardwright.games.common.layers import Instance
from cardwright.games.common.looking import ABILITIES
from cardwright.games.common.refs import objects
from cardwright.kernel.game import Game
from cardwright.kernel.state import Chars, Ref, Source
from cardwright.text import ir

RULESET = "fftcg-new"


def specials_of(g: Game, refs: list[Ref]) -> tuple[Source, ...]:
    """The special abilities that these cards have printed."""
    printed = (s for r in refs for s in g.defs[g.state.objects[r[0]].card].base.abilities)
    return tuple(dict.fromkeys(s for s in printed if isinstance(g.node(s), ir.SpecialAbility)))


def _no_numbers(node: Any, number: Any) -> Values:
    return ()


def _gain(g: Game, instance: Instance, number: int, chars: Chars, values: Values) -> Chars:
    """X-BECOME-4: they are its own, so that S is paid with its own name (11.7.1)."""
    found = specials_of(g, objects(g, instance.ctx, instance.part.node.of))
    new = tuple(s for s in found if s not in chars.abilities)
    return replace(chars, abilities=(*chars.abilities, *new)) if new else chars


CHANGES[ir.GainSpecials] = Change(ABILITIES, _no_numbers, _gain)
