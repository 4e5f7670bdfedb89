"""Cards in non-public zones that are seen by all for as long as something resolves (5.20.1.1, 10.6.2.1.1)."""

from __future__ import annotations

from cardwright.games.common.actions import show
from cardwright.kernel.game import Game
from cardwright.kernel.state import Ref, Value
from cardwright.kernel.view import BOTH, REVEALED, sees

Shown = dict[str, tuple[Value, ...]]


def shown(g: Game) -> Shown:
    """What is revealed now, to be restored by `conceal`."""
    memory = g.state.memory
    return {name: refs for name, refs in memory.items() if name.startswith(REVEALED)} if memory else {}


def conceal(g: Game, before: Shown) -> None:
    """Something has resolved: what has been revealed since then is so no longer (5.20.1.1); what was hidden since stays hidden."""
    now = shown(g)
    if now != before:
        for name in now:
            g.state.memory.pop(name)
        kept = {name: tuple(ref for ref in refs if ref in now.get(name, ())) for name, refs in before.items()}
        g.state.memory.update(kept)


def reveal_source(g: Game, player: int, ref: Ref) -> None:
    """An ability of a card in a non-public zone is played: the card is revealed until that has resolved (10.6.2.1.1)."""
    obj = g.obj(ref)
    if obj is not None and not sees(g, BOTH, obj):
        g.note("reveal_source", "10.6.2.1.1", player, ref)
        show(g, [ref])
