"""What attacking and blocking cost by texts (10.1.2.3, 10.1.3.1.3): whether it can be paid, and paying it."""

from __future__ import annotations

from collections.abc import Sequence

from cardwright.games.common import statics
from cardwright.games.fftcg.costs import payable
from cardwright.games.fftcg.paying import PAYING, pay
from cardwright.kernel.decisions import Flow
from cardwright.kernel.game import Game
from cardwright.kernel.state import Ref

_CLAUSE = {"attack": f"10.1.2.3, {PAYING}", "block": f"10.1.3.1.3, {PAYING}"}


def affordable(g: Game, player: int, cards: Sequence[int], what: str) -> bool:
    """Whether the costs of attacking or blocking with these Forwards could be paid together."""
    objects = g.state.objects
    bills = statics.combat_costs(g, what, [(c, objects[c].gen) for c in cards])
    if not bills:
        return True
    dulled = frozenset([c for c in cards if "Brave" not in g.chars(c).keywords]) if what == "attack" else frozenset()
    (ctx, cost), *more = bills
    return payable(g, ctx, player, cost, dulled=dulled, more=more)  # 10.1.2.2: before it is paid


def pay_for(g: Game, player: int, refs: Sequence[Ref], what: str) -> Flow[None]:
    """Pay what attacking or blocking with these Forwards costs; the amounts were locked by the declaration."""
    bills = statics.combat_costs(g, what, refs)
    if bills:
        (ctx, cost), *more = bills
        yield from pay(g, ctx, player, cost, more=more, clause=_CLAUSE[what])
