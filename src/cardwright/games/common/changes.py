"""What games add to what applies continuously: things gained, changes of cards, replacement effects, rules (11.9, 11.12.4)."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any, Final

import msgspec

if TYPE_CHECKING:
    from cardwright.games.common.context import Ctx
    from cardwright.games.common.standing import Instance
    from cardwright.kernel.decisions import Flow
    from cardwright.kernel.game import Game
    from cardwright.kernel.state import Chars, Event, Ref
    from cardwright.text import ir

Values = tuple[Any, ...]


class Change(msgspec.Struct, frozen=True):
    """What a kind of node does: its numbers and words, worked out once for all objects, and the change to one object.

    `looks`: what it takes from other cards as they are then, which stands behind its numbers and words (11.12.4.12).
    """

    layer: int
    values: Callable[[Any, Callable[[ir.Amount], int]], Values]
    apply: Callable[[Game, Instance, int, Chars, Values], Chars]
    looks: Callable[[Game, Instance], Values] | None = None


# kinds of rules that keep cards from being changed: nothing else of the game decides what a `Gain` makes of a card
KEEPING: Final[set[str]] = {"PowerCannotBeDecreased", "PowerCannotBeIncreased", "CannotGainKeyword"}
GAINS: Final[dict[type, Change]] = {}  # of what is gained; what is lost is changed by the opposite numbers
CHANGES: Final[dict[type, Change]] = {}  # of instructions


class Replaces(msgspec.Struct, frozen=True):
    """A kind of replacement effect: the kinds of events, which of them it replaces, and what happens instead.

    The test is given the objects that the effect was created for, None where it describes them. ``notes``: it notes by itself
    that it has replaced something, as it may yet leave it.
    """

    kinds: tuple[str, ...]
    test: Callable[[Game, Ctx, Any, Event, tuple[Ref, ...] | None], bool]
    instead: Callable[[Game, Ctx, Any, Event], Flow[list[Event]]]
    notes: bool = False


REPLACEMENTS: Final[dict[type, Replaces]] = {}
RULINGS: Final[set[type]] = set()  # instructions that impose a rule on players and on the playing of cards
RULES: Final[set[type]] = set()  # rules that cards can be under
