"""The clauses of what only newer mechanics know, for refusals and the log: parts of costs, ways of paying, further attacks."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from cardwright.games.common.zones import HAND
from cardwright.games.fftcg.zones import LIMIT_DECK
from cardwright.text import ir

RULESET = "fftcg-new"

PARTS: Final[Mapping[type[ir.CostItem], str]] = {  # of a cost that cannot be paid
    ir.CrystalIcon: "X-CRYSTAL-3",
    ir.PayCrystals: "X-CRYSTAL-3",
    ir.PayCounters: "X-COUNTER-1",
    ir.PayCountersGroup: "X-COUNTER-1",
}
_WAYS: Final[Mapping[str, str]] = {"alternative": "X-PAY-1", "extra": "X-PAY-2", "reduce": "X-PAY-3"}
CRYSTALS: Final = "X-CRYSTAL-2"  # as they are gained
OPTIONS: Final = "X-MODAL-1"
USED_UP: Final = "X-NEXT-1"  # an effect on the next damage
OPPONENT: Final = "X-ASK-1"  # is asked
CANCELLED: Final = "X-STACK-1"
ANY_PARTY: Final = "X-FIGHT-2"  # a party without a common Element
JOINS: Final = "X-FIGHT-4"  # an attack that others have declared
PUT_AWAY: Final = "X-PAY-8"  # for CP
TWICE: Final = "X-FIGHT-1"  # as often as it can attack in a turn


def way(variant: str) -> list[str]:
    """The clause of this way of paying for a card ("alternative2" is one, too)."""
    return [clause for kind, clause in _WAYS.items() if variant.startswith(kind)]


def whence(zone: int, *, own: bool) -> str:
    """The clauses by which a card is cast from this zone; "" for the hand."""
    if zone == HAND:
        return ""
    return "X-LB-5" if zone == LIMIT_DECK else "X-FROM-1" if own else "X-FROM-1, X-FROM-2"
