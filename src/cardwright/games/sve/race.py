"""Serving Carrots and racing (14.2)."""

from __future__ import annotations

from collections.abc import Iterable

from cardwright.games.common.actions import Cause
from cardwright.games.common.context import Ctx
from cardwright.games.common.effects.lasting import create
from cardwright.games.common.groups import matches
from cardwright.games.common.ruling import ruled
from cardwright.games.common.texts import GIVEN
from cardwright.games.common.zones import FIELD, MOVE
from cardwright.games.sve.players import switches
from cardwright.games.sve.zones import EVOLVE_DECK, RACE, RACE_ZONE, SERVE
from cardwright.kernel.decisions import Flow
from cardwright.kernel.game import Game
from cardwright.kernel.state import STRUCTURE, Event, Ref
from cardwright.text import ir

CARROT = "Carrot"
RACED = "raced"  # mark on a card that has raced, as long as it stays on the field
RUSH = ir.Gain(to=ir.SelfRef(), gains=(ir.KeywordGained(keyword="Rush"),), duration=ir.Permanent())
GIVEN.append(RUSH)


def is_linked(g: Game, number: int) -> bool:
    """Whether the card is linked to a card in a race zone."""
    return any(g.state.objects[n].link == number for p in (0, 1) for n in g.zone(p, RACE_ZONE))


def carrots(g: Game, ref: Ref) -> list[int]:
    """The Carrots in its controller's evolve deck that can be served to the card; faceup ones are no part of it (4.6.3)."""
    player = g.state.objects[ref[0]].controller
    found = []
    for number in g.zone(player, EVOLVE_DECK):
        card = g.state.objects[number]
        if card.face_down and CARROT in g.chars(number).names and _suits(g, player, number, ref):
            found.append(number)
    return found


def _suits(g: Game, player: int, carrot: int, ref: Ref) -> bool:
    """Whether the text of the Carrot allows to serve it to this card."""
    obj = g.state.objects[carrot]
    ctx = Ctx(player, obj.ref, (obj.card, 0))
    return all(matches(g, ctx, rule.group, ref) for rule in g.defs[obj.card].data.serving)


def can_serve(g: Game, ref: Ref, times: int) -> bool:
    """Whether serving the card so many times can be executed whole, as a cost asks (14.2.1.1, 14.2.1.2.1)."""
    obj = g.obj(ref)
    on_field = obj is not None and obj.zone == FIELD
    return on_field and not is_linked(g, ref[0]) and len(carrots(g, ref)) >= times


def serve(g: Game, ref: Ref, times: int, cause: Cause) -> Flow[int]:
    """Put so many Carrots into the race zone and link them to the card (14.2.1.1), as many as there are (1.3.2).

    Nothing happens where the card is linked to one already (14.2.1.2). Returns how many were served.
    """
    obj = g.obj(ref)
    if obj is None or obj.zone != FIELD or is_linked(g, ref[0]):
        return 0
    intents = [
        Event(
            MOVE, g.state.objects[n].ref, obj.controller, cause.source, cause.controller, 0, EVOLVE_DECK, RACE_ZONE,
            cause=cause.node,
        )
        for n in carrots(g, ref)[: max(0, times)]
    ]  # fmt: skip
    facts = (yield from g.happen(*intents)) if intents else []
    for fact in facts:
        g.state.edit(fact.obj[0]).link = ref[0]
    if facts:
        g.changed(STRUCTURE)
        g.note("serve", "14.2.1.1", obj.controller, ref, count=len(facts))
        told = Event(SERVE, ref, obj.controller, cause.source, cause.controller, 1, cause=cause.node)
        g.record([told for _ in facts])
    return len(facts)


def give_rush(g: Game, ref: Ref) -> None:
    """The follower has Rush from now on (14.2.3.1, B.8.5.1), by an effect as any other: of its time (10.9.1.6).

    Given once more, it is the newest that counts.
    """
    obj = g.state.objects[ref[0]]
    g.end_effects({e.id for e in g.state.effects if e.objects == (ref,) and g.node(e.node) is RUSH})
    create(g, Ctx(obj.controller, ref, (obj.card, 0)), RUSH, RUSH.duration, objects=(ref,))


def race(g: Game, refs: Iterable[Ref], times: int, cause: Cause) -> int:
    """Cards that are linked to a card in the race zone have raced so many times, at the same time, and have Rush while they are
    (14.2.3.1).

    On Race triggers each time (14.2.4.2; reading S23). Returns how many cards have raced.
    """
    racing = [ref for ref in refs if times > 0 and _can_race(g, ref)]
    for ref in racing:
        g.edit(ref[0]).marks |= {RACED}
        give_rush(g, ref)  # only as it leaves the field its link is lost (14.2.1.3)
        g.note("race", "14.2.3.1", g.state.objects[ref[0]].controller, ref, times=times)
    facts = [
        Event(RACE, ref, g.state.objects[ref[0]].controller, cause.source, cause.controller, times, cause=cause.node)
        for ref in racing
    ]
    # each time is told by itself, that the second may be known from the first
    for _ in range(times if switches(g).race_triggers_each_time else 1):
        g.record(facts)
    return len(racing)


def _can_race(g: Game, ref: Ref) -> bool:
    """Whether it is linked, and no text says that it cannot race: what cannot be done is not performed (1.3.2)."""
    obj = g.obj(ref)
    return obj is not None and obj.zone == FIELD and is_linked(g, ref[0]) and not ruled(g, "CannotRace", ref)
