"""What the log says of effects that last: which text, on which cards, with which numbers. Asked for only where a log is kept."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from cardwright.games.common.registry import walk
from cardwright.kernel.game import Game
from cardwright.kernel.state import Effect, Event, Ref
from cardwright.kernel.view import BOTH, sees
from cardwright.text import ir

Stats = dict[int, tuple[int | None, int | None]]


def stats(g: Game, refs: Iterable[Ref] | None) -> Stats:
    """Power (attack) and defense of the cards as they are now."""
    if g.log is None or refs is None:
        return {}
    return {r[0]: (g.chars(r[0]).power, g.chars(r[0]).defense) for r in refs if r[0] >= 0}


def lasting(g: Game, effect: Effect, before: Stats) -> None:
    """An effect was created: its sentence, and what it is on; beside each card what its numbers have become (11.12.4.3)."""
    if g.log is None:
        return
    seen, hidden = public(g, effect.objects or ())
    now = stats(g, seen)
    changed = {r[0]: now[r[0]] for r in seen if r[0] in now and now[r[0]] != before.get(r[0])}
    facts: dict[str, Any] = {"node": effect.node, "values": effect.values, "cards": [g.name(r) for r in seen]}
    facts["now"] = [changed.get(r[0]) for r in seen]
    facts["itself"] = [r[0] for r in seen] == [effect.source[0]]
    if hidden:
        facts["hidden"] = hidden
    g.note("lasting", "11.12.4", effect.controller, effect.source, **facts)


def waiting(g: Game, effect: Effect, clause: str, player: int) -> None:
    """An ability was created that waits for its moment: its sentence, and the cards of which that speaks."""
    if g.log is None:
        return
    names = {n: None for part in walk(g.node(effect.node)) if isinstance(part, ir.Ref) for n in part.to}
    spoken_of = [r for n in names for r in effect.env.get(n, ()) if isinstance(r, tuple) and g.state.exists(r)]
    cards = [g.name(r) for r in public(g, dict.fromkeys(spoken_of))[0]]
    g.note("delayed", clause, player, effect.source, node=effect.node, values=effect.values, cards=cards)


def public(g: Game, refs: Iterable[Ref]) -> tuple[list[Ref], int]:
    """Those that everybody sees, and how many others there are."""
    cards = [r for r in refs if r[0] >= 0]
    seen = [r for r in cards if sees(g, BOTH, g.state.objects[r[0]])]
    return seen, len(cards) - len(seen)


def name(g: Game, ref: Ref) -> str:
    """The card's name, where everybody sees which it is."""
    return g.name(ref) if public(g, (ref,))[0] else ""


def shown_before(g: Game, ref: Ref) -> bool:
    """Whether what is being carried out has shown the card to everybody, and nothing has been shuffled since."""
    for line in reversed(g.log.lines if g.log is not None else ()):
        if line.kind in ("shuffle", "resolve", "turn", "phase"):
            return False
        if line.kind == "reveal" and line.seen_by < 0 and ref in line.facts.get("refs", ()):
            return True
    return False


def event_facts(g: Game, event: Event) -> dict[str, Any]:
    """What is told of an event that another one takes the place of."""
    if g.log is None:
        return {}
    facts: dict[str, Any] = {"event": event.kind, "amount": event.amount, "to": "", "object": name(g, event.obj)}
    if event.to_zone >= 0:
        facts["to"] = g.rules.zones[event.to_zone].name
    return facts | {"whom": event.player}
