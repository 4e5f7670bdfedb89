"""Jobs and Categories that cards lose (5.2.3.1.1.5, 5.2.2.2): information other than the power, like the Jobs that they gain."""

from __future__ import annotations

from collections.abc import Callable

from msgspec.structs import replace

from cardwright.games.common.changes import GAINS, Change, Values
from cardwright.games.common.looking import TYPES
from cardwright.games.common.standing import Instance
from cardwright.kernel.game import Game
from cardwright.kernel.state import Chars
from cardwright.text import ir


def _which(node: ir.AllTraits, number: Callable[[ir.Amount], int]) -> Values:
    return (node.trait,)


def _take_away(g: Game, instance: Instance, number: int, chars: Chars, values: Values) -> Chars:
    return replace(chars, jobs=()) if values == ("job",) else replace(chars, categories=())


GAINS[ir.AllTraits] = Change(TYPES, _which, _take_away)
