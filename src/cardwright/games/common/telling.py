"""What the log says of effects that last: which text, on which cards, with which numbers. Asked for only where a log is kept."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any

from cardwright.games.common.registry import walk
from cardwright.kernel.game import Game
from cardwright.kernel.state import Effect, Event, Ref
from cardwright.kernel.view import BOTH, sees
from cardwright.text import ir

Stats = dict[int, tuple[int | None, int | None]]


def stats(g: Game, refs: Iterable[Ref] | None) -> Stats:
    """Power (attack), and defense without what damage has taken of it (sve 5.13.1), of the cards as they are now."""
    if g.log is None or refs is None:
        return {}
    return {r[0]: numbers(g, r[0]) for r in refs if r[0] >= 0}


def numbers(g: Game, card: int) -> tuple[int | None, int | None]:
    """The same of one card."""
    chars = g.chars(card)
    return chars.power, None if chars.defense is None else chars.defense - g.state.objects[card].damage


def stats_of(g: Game, effects: Iterable[Effect]) -> Stats:
    """The numbers of the cards on which these effects are."""
    return stats(g, [r for e in effects for r in e.objects or () if g.state.exists(r)]) if g.log is not None else {}


def lasting(g: Game, effect: Effect, before: Stats) -> None:
    """An effect was created: its sentence, and what it is on; beside each card what its numbers have become (11.12.4.3)."""
    if g.log is None:
        return
    seen, hidden = public(g, effect.objects or ())
    now = stats(g, seen)
    changed = {r[0]: now[r[0]] for r in seen if r[0] in now and now[r[0]] != before.get(r[0])}
    facts: dict[str, Any] = {"node": effect.node, "values": effect.values, "cards": [g.name(r) for r in seen]}
    facts["now"] = [changed.get(r[0]) for r in seen]
    facts["refs"] = seen
    facts["itself"] = [r[0] for r in seen] == [effect.source[0]]
    if hidden:
        facts["hidden"] = hidden
    base = ", 11.3.10, 11.5.7" * isinstance(g.node(effect.node), ir.SetPower)
    g.note("lasting", f"11.12.4{base}", effect.controller, effect.source, **facts)


def ended(g: Game, effects: Sequence[Effect], before: Stats) -> None:
    """Effects have ended: of which texts, on which cards, and what the numbers of these have become (9.5.1.3.2).

    Of one whose cards are gone nothing is told, nor of what has a line of its own: control, cards that come back.
    """
    if g.log is None:
        return
    told = [e for e in effects if not e.tags and (e.objects is None or any(map(g.state.exists, e.objects)))]
    if not told:
        return
    seen = public(g, dict.fromkeys(r for e in told for r in e.objects or () if g.state.exists(r)))[0]
    now = stats(g, seen)
    changed = [now[r[0]] if now[r[0]] != before.get(r[0]) else None for r in seen]
    names = dict.fromkeys(g.defs[e.node[0]].base.names[0] for e in told)
    g.note("ended", "11.12.4.1", -1, sources=list(names), cards=[g.name(r) for r in seen], refs=seen, now=changed)


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


def payment(g: Game, verb: str, cards: Iterable[int], intents: Sequence[Event]) -> dict[str, Any]:
    """What is told of a part of a cost: how it is paid, with which cards, from where and where they go."""
    seen, hidden = public(g, [g.state.objects[c].ref for c in cards])
    zones = [(g.rules.zones[e.from_zone].name, g.rules.zones[e.to_zone].name) for e in intents if e.to_zone >= 0]
    out_of, to = zones[0] if zones else ("", "")
    return {"how": verb, "cards": [g.name(r) for r in seen], "hidden": hidden, "out_of": out_of, "to": to}


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
