"""Timestamps of cards (11.12.4.10): a new one whenever a card changes zones; who orders those that are tied (11.12.4.11)."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from cardwright.games.common.looking import ABILITIES, BASE_POWER
from cardwright.games.common.texts import Part, sheet_of
from cardwright.games.common.zones import FIELD
from cardwright.kernel.decisions import Decision, Flow
from cardwright.kernel.game import Game
from cardwright.kernel.state import Event
from cardwright.text import ir

RULESET = "fftcg-2020"


def in_order(g: Game, entering: Sequence[Event]) -> Flow[list[Event]]:
    """Cards that are about to enter at the same time, oldest first, as the turn player likes (11.12.4.11).

    Each gets its timestamp as it enters the zone (11.12.4.10). He is asked only where two of them bring effects whose order can be seen: both set or name the same thing of other cards.
    """
    intents = list(entering)
    bringing = [_overwriting(g, intent) for intent in intents]
    tied = [i for i, mine in enumerate(bringing) if any(_clash(mine, o) for j, o in enumerate(bringing) if j != i)]
    if len(tied) < 2:
        return intents
    options = tuple((i, g.name(intents[i].obj)) for i in tied)
    player = g.state.turn_player
    cards = tuple(intents[i].obj[0] for i in tied)
    order = yield from g.ask(Decision("order", player, "timestamps", "11.12.4.11", options=options, data=cards))
    g.note("timestamps", "11.12.4.11", player, cards=[name for _, name in order])
    return [i for at, i in enumerate(intents) if at not in tied] + [intents[i] for i, _ in order]


def _overwriting(g: Game, intent: Event) -> frozenset[str]:
    """What this card does to other cards where the last effect wins."""
    sheet = sheet_of(g.defs[g.state.objects[intent.obj[0]].card])
    parts = (part for text in sheet.texts if FIELD in text.zones for part in text.changes)
    # a card's effects on itself go first anyway (11.12.4.7)
    return frozenset(word for part in parts if not isinstance(part.what, ir.SelfRef) for word in _words(part))


def _words(part: Part) -> Iterator[str]:
    if BASE_POWER in part.layers:
        yield "power"
    if isinstance(part.node, ir.BecomeElement):
        yield "element"
    if ABILITIES in part.layers:
        yield "loses" if isinstance(part.node, ir.Lose) else "gains"


def _clash(one: frozenset[str], other: frozenset[str]) -> bool:
    """Whether it can be seen which of the two came first: gaining abilities and gaining others can be in any order."""
    both = one & other
    return "power" in both or "element" in both or {"loses", "gains"} <= one | other
