"""Cards on their way: into the resolution zone (10.6.2.1) and onto the field (10.6.2.8.1), with what applies to them."""

from __future__ import annotations

import msgspec

from cardwright.games.common.zones import ENTER, EX_AREA, FIELD, MOVE
from cardwright.games.sve.zones import RESOLUTION
from cardwright.kernel.decisions import Flow
from cardwright.kernel.game import Game
from cardwright.kernel.state import Event, Ref


def to_resolution(g: Game, ref: Ref, player: int) -> Flow[Ref]:
    """The card is revealed and moves to the resolution zone (10.6.2.1); effects on a card of the EX area stay (10.6.2.1.3)."""
    obj = g.state.objects[ref[0]]
    from_zone = obj.zone
    yield from g.happen(Event(MOVE, ref, obj.owner, ref, player, from_zone=from_zone, to_zone=RESOLUTION))
    now = g.state.objects[ref[0]].ref
    if from_zone == EX_AREA:
        carry_over(g, ref, now)
    return now


def onto_field(g: Game, ref: Ref, player: int, came_from: str, tags: tuple[str, ...]) -> Flow[None]:
    """The played card is put onto the field; effects that applied to it still do (10.6.2.8.1.1)."""
    facts = yield from g.happen(
        Event(
            ENTER,
            ref,
            player,
            ref,
            player,
            from_zone=RESOLUTION,
            to_zone=FIELD,
            tags=("cast", f"from:{came_from}", *tags),
        )
    )
    if facts:
        carry_over(g, ref, facts[0].obj)


def carry_over(g: Game, before: Ref, now: Ref) -> None:
    """Effects that applied to the card apply to the object it has become (4.8.3.3, 10.6.2.1.3; reading S15)."""
    changed = False
    kept = []
    for effect in g.state.effects:
        if effect.objects is not None and before in effect.objects:
            effect = msgspec.structs.replace(effect, objects=tuple(now if r == before else r for r in effect.objects))
            changed = True
        kept.append(effect)
    if changed:
        g.state.effects = kept
        g.state.structure += 1
