"""Effects that are used up by one event, where several that they could replace happen at once (11.12.5.6.1)."""

from __future__ import annotations

from cardwright.games.common.replacement import applies, used_up
from cardwright.kernel.decisions import Decision, Flow
from cardwright.kernel.game import Game
from cardwright.kernel.rules import Replacement
from cardwright.kernel.state import Event

RULESET = "fftcg-2020"


def claims(g: Game, events: list[Event], there: dict[str, tuple[Replacement, ...]]) -> Flow[dict[int, int]]:
    """Which of the events each such effect replaces, by its id: who orders replacement effects for the cards that are struck says it,
    and where they are cards of both players the effect's controller (fftcg-new X-NEXT-1)."""
    found: dict[int, int] = {}
    once = {r.effect: r for e in events for r in there.get(e.kind, ()) if r.effect and used_up(g, r)}
    for replacement in once.values():
        struck = {
            e.obj[0]: i
            for i, e in enumerate(events)
            if e.obj[0] >= 0 and replacement in there.get(e.kind, ()) and applies(g, replacement, e)
        }
        if len(struck) < 2:
            continue
        choosers = {g.rules.chooser(g, events[i]) for i in struck.values()}
        player = choosers.pop() if len(choosers) == 1 else replacement.controller
        answer = yield from g.ask(
            Decision("choose", player, "select", "11.12.5.6.1", replacement.source, tuple(struck), 1, 1)
        )
        found[replacement.effect] = struck[answer[0]]
    return found
