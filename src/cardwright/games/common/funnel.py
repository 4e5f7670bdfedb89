"""What happens to an event in every game of printed texts: the hooks of the kernel that texts answer (11.12.5, 11.8)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from cardwright.games.common import claims as claiming
from cardwright.games.common import combat, layers, statics, triggers
from cardwright.games.common import replacement as replacing
from cardwright.games.common.happenings import REMEMBERED
from cardwright.games.common.tables import Table, table_of
from cardwright.games.common.zones import CAST, DECK, ENTER, FIELD, LEAVE
from cardwright.kernel.decisions import Flow
from cardwright.kernel.game import Game
from cardwright.kernel.rules import Replacement, Watcher
from cardwright.kernel.state import Env, Event
from cardwright.text import ir

_LOOKING_BACK: Final = (ir.HappenedThisTurn, ir.TimesThisTurn, ir.FirstInTurn)  # on what has happened in this turn
_COUNTING_CASTS: Final = (ir.HasCastThisTurn, ir.CardsCastThisTurn, ir.IsNthCast)


class Funnel:
    """The part of a ruleset that is the same for all of them."""

    knows = staticmethod(table_of)
    derive = staticmethod(layers.derive)  # what cards are now, and which texts watch what

    def applies(self, game: Game, replacement: Replacement, event: Event) -> bool:
        """Whether a replacement effect can replace this event."""
        return replacing.applies(game, replacement, event)

    def replace(self, game: Game, replacement: Replacement, event: Event) -> Flow[list[Event]]:
        """What happens instead."""
        return (yield from replacing.replace(game, replacement, event))

    def claims(
        self, game: Game, events: list[Event], there: dict[str, tuple[Replacement, ...]]
    ) -> Flow[dict[int, int]]:
        """Which of several events at the same time is the next one for an effect that is used up by it."""
        return (yield from claiming.claims(game, events, there))

    def settled(self, game: Game, events: list[Event]) -> Flow[list[Event]]:
        """All of it, where a game does not say otherwise."""
        yield from ()
        return events

    # nothing is forbidden: what performs an event sees to that, where a game does not say otherwise
    able: Callable[[Game, list[Event]], list[Event]] | None = None

    def chooser(self, game: Game, event: Event) -> int:
        """The affected player, or the controller of the affected card, orders replacement effects.

        11.12.5.6.1, sve 10.10.2, sve 10.10.2.1, sve 10.10.2.2.
        """
        if event.obj[0] >= 0 and game.state.exists(event.obj):
            obj = game.state.objects[event.obj[0]]
            return obj.controller if obj.zone == FIELD else obj.owner
        return event.player

    def match(self, game: Game, watcher: Watcher, event: Event) -> Env | None:
        """The bindings of a triggered ability, or None where this event does not trigger it."""
        if (
            event.kind == ENTER
            and statics.unnoticed(game, event.obj)
            and isinstance(game.node(watcher.node), ir.AutoAbility)
        ):
            return None
        return triggers.match_event(game, watcher, event)

    def looks_back(self, event: Event) -> bool:
        """Leaving the field is seen by what was there before, all else by what is there afterwards.

        6.4.2, 11.8.16.1.1, sve 10.7.4.1.2, sve 10.7.4.2.
        """
        return event.kind == LEAVE

    def sees_movers(self) -> bool:
        """Whether a card that enters or leaves a zone where its ability is valid sees what moves with it (sve 10.7.4.2)."""
        return False

    def asked_later(self, game: Game) -> frozenset[str]:
        """What it was, and whose, as it attacked: "if a Fire Forward you controlled attacked this turn", or whether another did so
        before it in the turn (like 11.5.6)."""
        table: Table = game.known
        found: frozenset[str] | None = table.notes.get("past")
        if found is None:
            nodes = [node for sheet in table.sheets for node in sheet.nodes]
            asked = (n.event for n in nodes if isinstance(n, _LOOKING_BACK))
            kinds = {kind for event in asked for kind in triggers.watch_kinds(event)}
            if any(isinstance(n, _COUNTING_CASTS) or (isinstance(n, ir.PlayerCasts) and n.nth) for n in nodes):
                kinds.add(CAST)
            if any(isinstance(n, ir.EnteredBy) and n.source is not None for n in nodes):
                kinds.add(ENTER)
            found = table.notes["past"] = frozenset(kinds & REMEMBERED)
        return found

    battle = staticmethod(combat.sides)  # who attacks and who blocks, where the card is one of them (6.4.2)

    def peers(self, game: Game) -> Callable[[Game, int], list[int]] | None:
        """Whoever had the highest power is told from the others as they were then (6.4.2, 11.5.6)."""
        return _others if game.known.compared else None


def _others(g: Game, object_id: int) -> list[int]:
    """The other cards in the zone of a card, on both sides."""
    zone = g.state.objects[object_id].zone
    if zone == DECK:
        return []
    return [each for player in (0, 1) for each in g.zone(player, zone) if each != object_id]
