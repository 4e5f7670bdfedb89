"""Played cards on their way: into the resolution zone (10.6.2.1) and onto the field (10.6.2.8.1)."""

from __future__ import annotations

from cardwright.games.common.zones import ENTER, FIELD, MOVE
from cardwright.games.sve import arriving
from cardwright.games.sve.origin import place
from cardwright.games.sve.zones import RESOLUTION
from cardwright.kernel.decisions import Flow
from cardwright.kernel.game import Game
from cardwright.kernel.state import Event, Ref


def to_resolution(g: Game, ref: Ref, player: int) -> Flow[Ref]:
    """The card is revealed and moves to the resolution zone (10.6.2.1)."""
    obj = g.state.objects[ref[0]]
    came_from = place(g, obj.zone)
    yield from g.happen(Event(MOVE, ref, obj.owner, ref, player, from_zone=obj.zone, to_zone=RESOLUTION))
    played = g.edit(ref[0])
    if played.zone == RESOLUTION:
        played.marks = played.marks | {came_from}  # what it costs may depend on where it was (4.4.3.1)
    return played.ref


def onto_field(g: Game, ref: Ref, player: int, came_from: str, tags: tuple[str, ...]) -> Flow[bool]:
    """The played card is put onto the field (10.6.2.8.1), with Ward perhaps engaged (12.8.2). Whether it got there."""
    tags = ("cast", f"from:{came_from}", *tags)
    intents = yield from arriving.arriving(
        g, [Event(ENTER, ref, player, ref, player, from_zone=RESOLUTION, to_zone=FIELD, tags=tags)]
    )
    facts = yield from g.happen(*intents)
    return bool(facts)
