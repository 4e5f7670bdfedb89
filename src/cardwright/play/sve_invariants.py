"""What must hold at every decision of every SVE game: links, counters, points, tokens where they may be, limits of zones."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

from cardwright.games.common.frame import cannot_lose
from cardwright.games.common.zones import DECK, EX_AREA, FIELD, HAND
from cardwright.games.sve import keywords, players, tokens
from cardwright.games.sve.bounds import most_cards
from cardwright.games.sve.zones import EVOLVE_DECK, EVOLVE_ZONE, LEADER, RACE_ZONE, RESOLUTION
from cardwright.kernel.game import Game
from cardwright.kernel.match import Match
from cardwright.kernel.state import Obj

RULESET = "sve"
SETTLED = ("main", "quick", "ward", "hand_limit")  # what is asked when Confirmation Timing is over (10.5.2.4)


def wrong(match: Match) -> str:
    """The first invariant that does not hold, in words; empty where all do."""
    game = match.game
    for check in ALWAYS:
        for problem in check(game):
            return problem
    decision = match.decision
    if decision is not None and decision.kind in ("act", "choose") and decision.reason in SETTLED:
        for check in WHEN_SETTLED:
            for problem in check(game):
                return problem
    return ""


def _cards(game: Game, zone: int) -> Iterator[tuple[int, Obj, Any]]:
    """The player, the object and the printed facts of each card in a zone of either player."""
    for player in (0, 1):
        for number in game.zone(player, zone):
            obj = game.state.objects[number]
            yield player, obj, game.defs[obj.own if obj.own >= 0 else obj.card].facts


def _points(game: Game) -> Iterator[str]:
    """Play points and evolution points are not negative, the maximum is from 0 to 10 (3.2.4.1, 3.2.4.2, 3.2.5.1)."""
    for p in (0, 1):
        points, most = players.play_points(game, p), players.most_points(game, p)
        if points < 0 or players.evolution_points(game, p) < 0:
            yield f"negative points of player {p}"
        if not 0 <= most <= players.switches(game).most_play_points:
            yield f"{most} maximum play points of player {p}"


def _places(game: Game) -> Iterator[str]:
    """Every kind of card is where it may be: tokens (9.1.4), advanced cards (9.2.2), spells, evolved cards, leaders."""
    for zone in range(len(game.rules.zones)):
        name = game.rules.zones[zone].name
        for _, obj, facts in _cards(game, zone):
            if facts.token and zone not in (tokens.PLACES if facts.type in tokens.PERMANENT else tokens.SPELL_PLACES):
                yield f"the token {obj} is in the zone {name}"
            if (facts.type == "Leader") != (zone == LEADER):
                yield f"{facts.name} ({obj}) is in the zone {name}"
            if facts.special and zone in (HAND, DECK):
                yield f"the {facts.name} of an evolve deck ({obj}) is in the zone {name}"
            if zone in (EVOLVE_DECK, EVOLVE_ZONE) and not facts.special:
                yield f"{facts.name} ({obj}) is in the zone {name}"
            if facts.type == "Spell" and zone == FIELD:
                yield f"the spell {obj} is on the field"
            if obj.dull and zone != FIELD:
                yield f"{obj} is engaged in the zone {name}"
    for p in (0, 1):
        if len(game.zone(p, LEADER)) != 1:
            yield f"player {p} has {len(game.zone(p, LEADER))} leaders"


def _links(game: Game) -> Iterator[str]:
    """A card counts as evolved as long as, and only while, a card of the evolve zone is linked to it (5.15.2, 5.15.3)."""
    objects = game.state.objects
    for _, obj, _ in _cards(game, FIELD):
        above = objects[obj.link] if obj.link >= 0 else None
        if above is not None and (above.zone != EVOLVE_ZONE or above.link != obj.id or above.card != obj.card):
            yield f"{obj} is linked to {above}"
        if above is None and obj.own >= 0 and game.defs[obj.card].facts.evolved:
            yield f"{obj} counts as evolved without a link"
    for zone in (EVOLVE_ZONE, RACE_ZONE):
        for _, obj, _ in _cards(game, zone):
            if obj.link >= 0 and objects[obj.link].zone != FIELD:
                yield f"{obj} is linked to {objects[obj.link]}, which has left the field"


def _loose(game: Game) -> Iterator[str]:
    """Nothing in the evolve and race zones without a link (11.6.1, 11.8.1), one evolved card a card (11.6.2)."""
    for zone in (EVOLVE_ZONE, RACE_ZONE):
        for _, obj, _ in _cards(game, zone):
            if obj.link < 0:
                yield f"{obj} is linked to nothing after Confirmation Timing"
    bases = [obj.link for _, obj, _ in _cards(game, EVOLVE_ZONE)]
    if len(bases) != len(set(bases)):
        yield f"a card is linked to two cards of the evolve zone: {bases}"


def _limits(game: Game) -> Iterator[str]:
    """Fields and EX areas within their limits (11.4.1, 11.5.1), play points within the maximum (11.9.1)."""
    for p in (0, 1):
        for zone in (FIELD, EX_AREA):
            if len(game.zone(p, zone)) > most_cards(game, p, zone):
                yield f"{len(game.zone(p, zone))} cards in the {game.rules.zones[zone].name} of player {p}"
        if players.play_points(game, p) > players.most_points(game, p):
            yield f"player {p} has more play points than the maximum"
        if game.zone(p, RESOLUTION):
            yield f"something is left in the resolution zone: {game.zone(p, RESOLUTION)}"
    if game.state.waiting:
        yield "an automatic ability is pending after Confirmation Timing"  # 10.7.3.1


def _alive(game: Game) -> Iterator[str]:
    """Nobody goes on without defense (11.2.1, 11.3.1), no amulet with Stack without counters (11.7.1)."""
    for zone in (FIELD, LEADER):
        for _, obj, _ in _cards(game, zone):
            chars = game.chars(obj.id)
            fights = zone == LEADER or "Follower" in chars.types
            if fights and players.defense(game, obj.id) <= 0:
                if zone == FIELD and keywords.indestructible(game, obj.ref):
                    continue
                if zone == LEADER and cannot_lose(game, obj.owner):
                    continue
                yield f"{obj} has no defense left and is still there"
            if zone == FIELD and "Stack" in chars.keywords and not obj.counters.get("Stack"):
                yield f"{obj} has no Stack counter left and is still there"


Check = Callable[[Game], Iterator[str]]
ALWAYS: tuple[Check, ...] = (_points, _places, _links)
WHEN_SETTLED: tuple[Check, ...] = (_loose, _limits, _alive)
