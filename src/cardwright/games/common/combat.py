"""Who is in battle now (10.1.2.4, 10.1.3.2, 15.1.1.9)."""

from __future__ import annotations

from collections.abc import Iterable

from cardwright.games.common.zones import FIELD
from cardwright.kernel.game import Game
from cardwright.kernel.state import MISC, NO_REF, STATUS, Ref

RULESET = "fftcg-2020"
FIGHTERS = frozenset({"Forward", "Follower"})  # of either game
OUT = "out_of_battle"
_COMBAT = frozenset({"attackers", "blocker", "blocked", OUT})  # State.vars


def attackers(g: Game) -> list[Ref]:
    """The attacking Forwards that are still there, under the turn player's control, and Forwards (10.1.2.4, 10.1.3.3)."""
    state = g.state
    if "attackers" not in state.vars:
        return []
    out = _named(g, OUT) if OUT in state.vars else ()
    return [r for r in _named(g, "attackers") if r not in out and fighting(g, r, state.turn_player)]


def declared(g: Game) -> tuple[Ref, ...]:
    """The attackers as they were declared, whoever has left since."""
    return _named(g, "attackers")


def blocker(g: Game) -> Ref | None:
    """The blocking Forward, while it is still there (10.1.3.2.1)."""
    if "blocker" not in g.state.vars:
        return None
    out = _named(g, OUT)
    for ref in _named(g, "blocker"):
        if ref not in out and fighting(g, ref, 1 - g.state.turn_player):
            return ref
    return None


def join(g: Game, refs: Iterable[Ref]) -> list[Ref]:
    """These attack, too, in the attack there is (fftcg-new X-FIGHT-4); those that can be in it."""
    state = g.state
    found = [ref for ref in refs if fighting(g, ref, state.turn_player)]
    if found:
        state.vars["attackers"] = (*declared(g), *found)
        g.changed(STATUS | MISC)
    return found


def see_who_left(g: Game) -> None:
    """Who has changed sides or is no Forward any more is out of the battle, also when that is over (10.1.3.2.1, 10.1.3.3)."""
    state = g.state
    if "attackers" not in state.vars and "blocker" not in state.vars:
        return
    # as long as the view stays nobody leaves, changes sides or becomes something else
    notes, fight = g.derived.notes, (state.turn_player, *map(state.vars.get, ("attackers", "blocker", OUT)))
    if notes.get("fight") == fight:
        return
    out, attacking = _named(g, OUT), state.turn_player
    sides = (("attackers", attacking), ("blocker", 1 - attacking))
    gone = [
        r
        for name, side in sides
        for r in _named(g, name)
        if r not in out and state.exists(r) and not fighting(g, r, side)
    ]
    if gone:
        state.vars[OUT] = (*out, *gone)
        g.changed(STATUS | MISC)
    else:
        notes["fight"] = fight


def sides(g: Game, ref: Ref) -> tuple[tuple[Ref, ...], ...]:
    """Who attacks with or against the card, and who blocks, for where it is remembered: as it is now (6.4.2, 11.5.6).

    Where somebody has blocked who is not there any more, nobody does (10.1.4.1).
    """
    if "attackers" not in g.state.vars or g.state.objects[ref[0]].zone != FIELD:
        return ()
    now, foe = attackers(g), blocker(g)
    if ref not in now and ref != foe:
        return ()
    return (tuple(now), (foe,) if foe is not None else (NO_REF,) if blocked(g) else ())


def _named(g: Game, name: str) -> tuple[Ref, ...]:
    found: tuple[Ref, ...] = g.state.vars.get(name, ())  # type: ignore[assignment]  # nothing but cards is kept there
    return found


def fighting(g: Game, ref: Ref, player: int) -> bool:
    """Whether the card could be in battle on this player's side now (10.1.2.4, 10.1.3.2)."""
    obj = g.state.objects[ref[0]]
    if obj.gen != ref[1] or obj.zone != FIELD or obj.controller != player:
        return False
    return not FIGHTERS.isdisjoint(g.chars(ref[0]).types)


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
    g.changed(STATUS | MISC)
