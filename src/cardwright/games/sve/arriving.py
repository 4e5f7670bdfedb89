"""Cards that arrive in a zone: whether there is room (4.4.4.2, 4.8.3.2), Ward (12.8.2), what they bring with them (4.8.3.3)."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec.structs import replace

from cardwright.games.common import actions, entering
from cardwright.games.common.zones import DECK, DULL, ENTER, EX_AREA, FIELD, HAND, ON_BOTTOM
from cardwright.games.sve import evolve, tokens
from cardwright.games.sve.bounds import most_cards
from cardwright.games.sve.players import switches
from cardwright.games.sve.zones import CEMETERY, EVOLVE_DECK, LIMITED, RESOLUTION, UNORDERED
from cardwright.kernel.decisions import Decision, Flow
from cardwright.kernel.game import Game
from cardwright.kernel.state import STRUCTURE, Event, Ref

WARDING = "ward"  # tag of an ENTER event: it is put onto the field reserved and then engaged (12.8.2)


def arriving(g: Game, intents: Sequence[Event]) -> Flow[list[Event]]:
    """What really moves or is created of what is about to, and how."""
    found = [e if switches(g).advanced_arrives_first else _never_there(g, e) for e in intents]
    wanted = {event.to_zone for event in found}
    for zone in LIMITED:
        for player in (g.state.turn_player, 1 - g.state.turn_player) if zone in wanted else ():
            found = yield from _fit(g, found, player, zone)
    for i, event in enumerate(found):
        if event.kind == ENTER:
            found[i] = yield from _ward(g, event)
    return found


def settled(g: Game, events: list[Event]) -> Flow[list[Event]]:
    """Cards that go to an EX area instead of elsewhere go as far as it has room (4.8.3.2), those into a deck in some order (4.1.4)."""
    for player in (g.state.turn_player, 1 - g.state.turn_player):
        events = yield from _fit(g, events, player, EX_AREA)
        for bottom in (True, False):
            events = yield from _ordered(g, events, player, bottom=bottom)
    return events


def _ordered(g: Game, events: list[Event], player: int, *, bottom: bool) -> Flow[list[Event]]:
    """Cards that come to this end of the deck at the same time are ordered by the player whose it is (4.1.4).

    They are put there by their names, each into its place: in which order they lie is not told (4.1.4.1).
    """
    comers = [e for e in events if e.player == player and UNORDERED in e.tags and (ON_BOTTOM in e.tags) == bottom]
    if not comers:
        return events
    ids = tuple(e.obj[0] for e in comers)
    order = (yield from g.ask(Decision("order", player, "deck_order", "4.1.4", comers[0].obj, ids))) if ids[1:] else ids
    above = len(g.zone(player, DECK)) if bottom else 0
    placed: list[Event] = []
    for event in sorted(comers, key=lambda e: (g.name(e.obj), e.obj)):
        higher = sum(order.index(each.obj[0]) < order.index(event.obj[0]) for each in placed)
        tags = tuple(tag for tag in event.tags if tag != UNORDERED)
        placed.append(replace(event, amount=above + higher + 1, tags=tags))
    return [*(e for e in events if e not in comers), *placed]


def _never_there(g: Game, event: Event) -> Event:
    """The other reading of S24: an advanced card goes to the evolve deck area at once, without the detour."""
    obj = g.state.objects[event.obj[0]]
    astray = g.defs[obj.card].facts.advanced and event.to_zone not in tokens.ADVANCED_PLACES
    return replace(event, to_zone=EVOLVE_DECK) if astray else event


# room --------------------------------------------------------------------------------------------------------------------


def room(g: Game, player: int, zone: int) -> int:
    """How many more cards the player's field or EX area can hold (4.4.4.1, 4.8.3.1)."""
    return max(0, most_cards(g, player, zone) - len(g.zone(player, zone)))


def take_over(
    g: Game, refs: Sequence[Ref], thief: int, cause: actions.Cause, *, for_good: bool = True
) -> Flow[list[Ref]]:
    """Cards of the other field go over to this one as they are (5.21.1, 10.7.4.3): those for which there is room (4.4.4.2).

    For good, nothing that had moved one for a time moves it back any more (10.2.1.2).
    """
    there = [(r, g.obj(r)) for r in refs]
    found = [r for r, obj in there if obj is not None and obj.zone == FIELD and obj.controller != thief]
    free = room(g, thief, FIELD)
    if len(found) > free:
        options = tuple(r[0] for r in found)
        answer = yield from g.ask(Decision("choose", thief, "fit", "4.4.4.2", cause.source, options, free, free))
        found = [r for r in found if r[0] in answer]
    if for_good:
        keep(g, found)
    return actions.gain_control(g, found, thief, cause)


def keep(g: Game, refs: Sequence[Ref]) -> None:
    """No effect that ends gives these cards to another player."""
    taken = [e for e in g.state.effects if "control" in e.tags]
    g.end_effects({e.id for e in taken if not set(refs).isdisjoint(e.objects or ())})


def _fit(g: Game, intents: Sequence[Event], player: int, zone: int) -> Flow[list[Event]]:
    """The controller of the effect selects those for which there is room; the others neither move nor are created.

    Field: 4.4.4.2. EX area: 4.8.3.2.
    """
    comers = [e for e in intents if e.to_zone == zone and e.player == player]
    if not comers:
        return list(intents)
    leaving = sum(_goes_from(g, e, player, zone) for e in intents)
    free = max(0, most_cards(g, player, zone) - (len(g.zone(player, zone)) - leaving))
    if len(comers) <= free:
        return list(intents)
    kept = {e.obj for e in comers[:free]}
    if free and not _alike(g, comers):
        chooser = comers[0].controller if comers[0].controller >= 0 else player
        options = tuple(e.obj[0] for e in comers)
        clause = "4.4.4.2" if zone == FIELD else "4.8.3.2"
        answer = yield from g.ask(Decision("choose", chooser, "fit", clause, comers[0].source, options, free, free))
        kept = {e.obj for e in comers if e.obj[0] in answer}
    clause, name = "4.4.4.2" if zone == FIELD else "4.8.3.2", g.rules.zones[zone].name
    g.note("no_room", clause, player, count=len(comers) - free, zone=name)
    return [e for e in intents if e.to_zone != zone or e.player != player or e.obj in kept]


def _goes_from(g: Game, event: Event, player: int, zone: int) -> bool:
    """Whether a card leaves the zone at the same time, which makes room (5.12.1; reading S31)."""
    obj = g.state.objects[event.obj[0]]
    return event.from_zone == zone and (obj.controller if zone == FIELD else obj.owner) == player


def _alike(g: Game, comers: Sequence[Event]) -> bool:
    """Whether it makes no difference which of them there is room for: tokens of one name that are being created."""
    cards = {g.state.objects[e.obj[0]].card for e in comers}
    return len(cards) == 1 and all(e.from_zone == tokens.NOWHERE for e in comers)


# Ward --------------------------------------------------------------------------------------------------------------------


def _ward(g: Game, event: Event) -> Flow[Event]:
    """A follower with Ward that would enter reserved may be put there reserved and then engaged (12.8.2)."""
    if "dull" in event.tags or WARDING in event.tags or not _has_ward_there(g, event):
        return event
    ask = Decision("yes_no", event.player, "ward_entry", "12.8.2", event.obj)
    return replace(event, tags=(*event.tags, WARDING)) if (yield from g.ask(ask)) else event


def _has_ward_there(g: Game, event: Event) -> bool:
    """Whether it is a follower that has Ward once it is on the field, by effects that apply there, too (10.10.3)."""
    chars = g.chars(event.obj[0])
    if "Follower" not in chars.types:
        return False
    if not _can_change(g, event.obj[0]):
        return "Ward" in chars.keywords
    trial = Game(g.state.fork(), g.defs, g.rules)
    before = event.obj
    there = trial.relocate(before[0], event.player, FIELD)
    carry(trial, before, there.ref, event.from_zone, FIELD)
    trial.moving = (before[0],)
    if entering.enters(trial, there.id) == "dull":
        return False  # it does not enter reserved
    return "Ward" in trial.chars(there.id).keywords


def _can_change(g: Game, coming: int) -> bool:
    """Whether anything around could give or take a keyword, or say how cards enter: what is printed does not settle it then."""
    state, defs = g.state, g.defs
    for number in (coming, *state.zones[0][FIELD], *state.zones[1][FIELD]):
        if defs[state.objects[number].card].data.grants:
            return True
    return True in [defs[effect.node[0]].data.grants for effect in state.effects]


# after the move ------------------------------------------------------------------------------------------------------------


def arrived(g: Game, event: Event) -> None:
    """Right after a card has moved: links, effects that it keeps, Ward, tokens and advanced cards where none may be."""
    if event.from_zone == FIELD and event.to_zone != FIELD:
        evolve.unlink(g, event.obj[0])
    if event.before is not None:
        carry(g, event.before.ref, event.obj, event.from_zone, event.to_zone)
    if WARDING in event.tags and g.state.exists(event.obj) and not g.state.objects[event.obj[0]].dull:
        g.edit(event.obj[0]).dull = True
        g.note("ward", "12.8.2", event.player, event.obj)
        g.record([Event(DULL, event.obj, event.player, event.obj, event.player, 1)])
    tokens.misplaced(g, event)


def carry(g: Game, before: Ref, now: Ref, from_zone: int, to_zone: int) -> None:
    """Effects on a card in the EX area stay on it as it goes onto the field (4.8.3.3), or is played from there.

    In that case by way of the resolution zone (10.6.2.1.3, 10.6.2.8.1.1; reading S15). What a text says of a card in the hand or the
    cemetery would say nothing if it ended as the card is played (1.3.1; reading S39). All others end with the move (10.9.2).
    """
    played = from_zone in (EX_AREA, HAND, CEMETERY) and to_zone == RESOLUTION
    if not (played or (from_zone in (EX_AREA, RESOLUTION) and to_zone == FIELD)):
        return
    if not any(effect.objects is not None and before in effect.objects for effect in g.state.effects):
        return
    kept = []
    for effect in g.state.effects:
        objects = effect.objects
        if objects is not None and before in objects:
            kept.append(replace(effect, objects=tuple(now if ref == before else ref for ref in objects)))
        else:
            kept.append(effect)
    g.state.effects = kept
    g.changed(STRUCTURE)
