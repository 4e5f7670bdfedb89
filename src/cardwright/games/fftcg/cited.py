"""What the log cites beside the rule of a line itself: where in the turn something comes, and what made it possible."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from types import MappingProxyType
from typing import Any, Final

from cardwright.games.common import statics
from cardwright.games.common.effects.registry import effects_of
from cardwright.games.common.registry import walk
from cardwright.games.common.zones import ATTACK, BEGIN, BLOCK, DAMAGE, ENTER, FIELD
from cardwright.games.fftcg.newer import clauses as newer_clauses
from cardwright.games.fftcg.newer import keywords
from cardwright.kernel.game import Game
from cardwright.kernel.state import Item, Ref, State, Waiting
from cardwright.text import ir

RULESET = "fftcg-2020"

# where an ability that triggered is put on the stack, by what it waited for
_OCCASIONS: Final[Mapping[str, str]] = {
    ATTACK: "10.1.2.5",
    "party": "10.1.2.5",
    BLOCK: "10.1.3.5",
    "blocked": "10.1.3.5",
    ENTER: "11.8.16.1.1",
    "end": "9.5.1.1",
}
_BEGINNINGS: Final[Mapping[str, str]] = {"main1": "9.3.1.3", "main2": "9.3.1.3", "attack": "10.1.1.1"}
# who gains priority in which step of the Attack Phase, by the step that follows it
_WINDOWS: Final[Mapping[str, str]] = {
    "declare": "10.1.1.2",
    "block": "10.1.2.6",
    "damage": "10.1.3.6",
    "after_damage": "10.1.4.4",
}
_GAINED: Final[Mapping[object, str]] = {step: f"11.1.1, {clause}" for step, clause in _WINDOWS.items()}
# by the kind of a line, or the reason of a question, of the procedures that all games share
TOLD: Final[Mapping[str, str]] = MappingProxyType(
    {
        "crystals": newer_clauses.CRYSTALS,
        "modes": f"11.6.6, {newer_clauses.OPTIONS}",
        "used_up": newer_clauses.USED_UP,
        "asks_opponent": newer_clauses.OPPONENT,
        "joins": newer_clauses.JOINS,
    }
)


def joined(clauses: Iterable[str]) -> str:
    """Several clauses as a line or question cites them."""
    return ", ".join(filter(None, clauses))


def window(state: State, player: int) -> str:
    """The clauses by which the player has priority: in its step, and the turn player in a Main Phase (9.3.1.4); or the other has passed (11.1.6)."""
    if state.passes:
        return "11.1.1, 11.1.6"
    if state.phase == "attack":
        return _GAINED.get(state.vars.get("after"), "11.1.1")
    main = state.phase in ("main1", "main2") and player == state.turn_player
    return "11.1.1, 9.3.1.4" if main else "11.1.1"


def trigger(g: Game, waiting: Waiting) -> str:
    """The clauses by which an ability that triggered goes on the stack. Nothing is looked for where no log is kept, nor below."""
    if g.log is None:
        return ""
    node, event, occasion = g.node(waiting.node), waiting.event, ""
    if event is not None:
        occasion = _OCCASIONS.get(event.kind, "")
        if event.kind == BEGIN:
            occasion = next((_BEGINNINGS[tag] for tag in event.tags if tag in _BEGINNINGS), "")
        elif event.kind == DAMAGE and "battle" in event.tags:
            occasion = "10.1.4.3"
    kinds: tuple[str, ...] = ()
    if isinstance(node, ir.AutoAbility):
        state, met, damage = isinstance(node.event, ir.StateHolds), node.condition is not None, bool(node.damage)
        kinds = ("11.8.18" * state, "11.8.13" * met, "15.2.6.2" * damage)
    elif isinstance(node, ir.Delayed):
        spoken_of = (ref for refs in waiting.env.values() for ref in refs if isinstance(ref, tuple))
        kinds = ("11.8.17.2", "11.8.17.3" * any(_is_another(g, ref) for ref in spoken_of))
    return joined(("11.8.3", occasion, *kinds, keywords.clause_of(node)))


def _is_another(g: Game, ref: tuple[Any, ...]) -> bool:
    """Whether what is spoken of was a card and is another object now (7.4)."""
    return len(ref) == 2 and isinstance(ref[0], int) and ref[0] >= 0 and not g.state.exists(ref)


def resolved(g: Game, item: Item) -> str:
    """The clauses by which the top of the stack resolves: also without its source, and by both players, the turn player first."""
    if g.log is None:
        return ""
    gone = item.source[0] >= 0 and not g.state.exists(item.source)
    parts = (part for effect in effects_of(g.node(item.node)) for part in walk(effect))
    both = any(isinstance(getattr(part, "player", None), ir.EachPlayer) for part in parts)
    return joined(("11.11.1", "11.5.5, 11.11.4" * gone, "11.11.6" * both))


def attack(g: Game, refs: list[Ref], *, fresh: bool) -> str:
    """The clauses by which these Forwards attack; it is asked before they become dull."""
    if g.log is None:
        return ""
    brave = any("Brave" in g.chars(ref[0]).keywords for ref in refs)
    party = ""
    if len(refs) > 1:
        shared = set.intersection(*(set(g.chars(ref[0]).elements) for ref in refs))
        party = "15.1.1.9.2" if shared else newer_clauses.ANY_PARTY if statics.party_elements(g, refs) else ""
    usual = "15.1.1.9.1" if len(refs) > 1 else "10.1.2.1"
    return joined((usual, party, "15.2.2.2" * fresh, "15.2.1.2" * brave))


def battle(g: Game, attackers: list[Ref], *, first: bool, some_strike_first: bool) -> str:
    """The clauses of an exchange of damage; a party's is one sum, and strikes first only as a whole."""
    if g.log is None:
        return ""
    party = len(attackers) > 1
    usual = "15.2.3.2, 15.2.3.3" if first else "10.1.4.2"
    return joined((usual, "15.1.1.9.8" * party, "15.1.1.9.7" * (party and some_strike_first)))


def quick(state: State) -> str:
    """The clauses of Back Attack, as a Character is cast when no other could be: with something on the stack perhaps."""
    return joined(("15.2.5.2", "15.2.5.3" * bool(state.stack), "15.2.5.4"))


def hasty(g: Game, ref: Ref, *, dulls: bool) -> str:
    """The clause by which a card that has just come may become dull for its own icon."""
    if g.log is None or not dulls:
        return ""
    obj = g.state.objects[ref[0]]
    fresh = obj.zone == FIELD and obj.since >= g.state.last_turn[obj.controller]
    return "15.2.2.3" if fresh and "Haste" in g.chars(ref[0]).keywords else ""
