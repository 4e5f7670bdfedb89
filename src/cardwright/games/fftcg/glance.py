"""What is seen at a glance: that a player can only pass, which is so nearly always when it is not his Main Phase.

Nothing here decides a rule. Whatever is not plain to see is left to the full listing of acts.
"""

from __future__ import annotations

from typing import Final

from cardwright.games.common.tables import Table
from cardwright.games.common.zones import FIELD, HAND
from cardwright.games.fftcg import payment, using
from cardwright.games.fftcg.zones import LIMIT_DECK
from cardwright.kernel.game import Game
from cardwright.kernel.rules import Derived

RULESET = "fftcg-2020"
# rules about what pays, whose conditions may be about anything
ASKING: Final = frozenset(("DullAtOnce", "Produces", payment.PUT, "LightDarkDiscards", "CannotProduce"))


def only_passes(g: Game, player: int) -> bool:
    """Whether the player with priority (11.1.1), in a phase for acting, has nothing to cast and nothing to use, seen without a closer
    look."""
    state = g.state
    if state.zones[player][HAND] and player == state.turn_player and state.phase != "attack" and not state.stack:
        return False  # 11.4.1: Characters may be cast
    view = g.derived
    # in the same view it depends on the cards in hand, and on which of the own cards are dull
    objects, zones = state.objects, state.zones[player]
    dull = tuple([objects[card].dull for card in zones[FIELD]])
    key = ("nothing likely", player, state.turn, tuple(zones[HAND]), dull)
    found: bool | None = view.notes.get(key)
    if found is None:
        table: Table = g.known
        found = _nothing_likely(g, player, view, table)
        if ASKING.isdisjoint(view.rules) and not table.shared:
            view.notes[key] = found
    return found


def _nothing_likely(g: Game, player: int, view: Derived, table: Table) -> bool:
    """Whether no card may be cast at any time or from elsewhere than the hand, and no ability is worth a closer look."""
    zones, rules, changed = g.state.zones[player], view.rules, view.chars
    if zones[LIMIT_DECK] or "AllowCast" in rules or "MayCast" in rules or table.castable_from:
        return False
    objects, defs = g.state.objects, g.defs
    for card in zones[HAND]:
        if defs[objects[card].card].data.quick or card in changed:
            return False
    prospects = using.prospects(g, player, view)
    return not prospects or not using.likely(g, player, prospects, payment.purse(g, player, view), view)
