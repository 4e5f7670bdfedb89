"""Who is in battle now (10.1.2.4, 10.1.3.2, 15.1.1.9)."""

from __future__ import annotations

from cardwright.games.common.zones import FIELD
from cardwright.kernel.game import Game
from cardwright.kernel.state import Ref

RULESET = "fftcg-2020"
FIGHTERS = frozenset({"Forward", "Follower"})  # of either game
_COMBAT = frozenset({"attackers", "blocker", "blocked"})  # State.vars


def attackers(g: Game) -> list[Ref]:
    """The attacking Forwards that are still there, under the turn player's control, and Forwards (10.1.2.4, 10.1.3.3)."""
    return [r for r in declared(g) if _fighting(g, r, g.state.turn_player)]


def declared(g: Game) -> list[Ref]:
    """The attackers as they were declared: for what is known of one that has just left (6.4.2)."""
    found = g.state.vars.get("attackers", ())
    assert isinstance(found, tuple)
    return [r for r in found if isinstance(r, tuple)]


def blocker(g: Game) -> Ref | None:
    """The blocking Forward, while it is still there (10.1.3.2.1)."""
    declared = g.state.vars.get("blocker", ())
    assert isinstance(declared, tuple)
    for ref in declared:
        if isinstance(ref, tuple) and _fighting(g, ref, 1 - g.state.turn_player):
            return ref
    return None


def _fighting(g: Game, ref: Ref, player: int) -> bool:
    if not g.state.exists(ref):
        return False
    obj = g.state.objects[ref[0]]
    return obj.zone == FIELD and obj.controller == player and not FIGHTERS.isdisjoint(g.chars(ref[0]).types)


def blocked(g: Game) -> bool:
    """Whether this attack was blocked: it stays blocked when the blocker leaves (10.1.4.1; reading F38)."""
    return bool(g.state.vars.get("blocked"))


def in_party(g: Game, ref: Ref) -> bool:
    """Whether the Forward attacks in a party: a party of one is none (15.1.1.9.5)."""
    now = attackers(g)
    return len(now) > 1 and ref in now


def end_combat(g: Game) -> None:
    """Nobody attacks or blocks any more (10.1.4.5, 15.1.1.9.9)."""
    state = g.state
    if _COMBAT.isdisjoint(state.vars):
        return  # and nothing that is known of the position has changed
    for name in _COMBAT:
        state.vars.pop(name, None)
    state.misc += 1
    state.status += 1
