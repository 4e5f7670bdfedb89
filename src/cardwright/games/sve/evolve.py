"""Evolving (5.15): corresponding cards, links between the field and the evolve zone, double-faced cards (2.14)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from cardwright.games.common.actions import Cause
from cardwright.games.common.ruling import on
from cardwright.games.common.zones import FIELD, MOVE
from cardwright.games.sve.players import switches
from cardwright.games.sve.zones import EVOLVE, EVOLVE_DECK, EVOLVE_ZONE, RACE_ZONE
from cardwright.kernel.decisions import Decision, Flow
from cardwright.kernel.game import Game
from cardwright.kernel.rules import Definition
from cardwright.kernel.state import Event, Ref

EVOLVE_CARD = "evolve_card"  # in Ctx.env: the card revealed as part of the cost of an evolve ability (12.2.2)
EVOLVE_FACE = "evolve_face"  # in Ctx.env: the definition of the face of it that was revealed (4.6.4)


class Face(NamedTuple):
    """A card of the evolve deck area with the face that corresponds to the evolving card (5.15.1.1.1, 4.6.4)."""

    card: int  # object id
    face: int  # definition index


def can_evolve(g: Game, ref: Ref) -> bool:
    """Whether the card is on the field and nothing says that it cannot evolve."""
    obj = g.obj(ref)
    return obj is not None and obj.zone == FIELD and not any(True for _ in on(g, "CannotEvolve", ref))


def corresponding(g: Game, ref: Ref) -> list[Face]:
    """The facedown cards in its controller's evolve deck area that have its name (5.15.1.1, 5.15.1.1.1).

    Faceup cards are no part of the evolve deck (4.6.3); either face of a double-faced card will do (4.6.4).
    """
    obj = g.state.objects[ref[0]]
    names = set(g.chars(ref[0]).names)
    found = []
    for number in g.zone(obj.controller, EVOLVE_DECK):
        card = g.state.objects[number]
        if card.face_down:
            found += [Face(number, face) for face in faces(g.defs, card.card) if names & set(g.defs[face].base.names)]
    return found


def faces(defs: Sequence[Definition], card: int) -> list[int]:
    """The definitions of the faces of a card, the front first (2.14.2)."""
    back = defs[card].facts.back
    return [card, *(d.index for d in defs if back is not None and d.facts.id == back)]


def choose(g: Game, ref: Ref) -> Flow[Face | None]:
    """Its controller selects the card to evolve into and the face to be seen (5.15.1.1, 4.6.4). None where there is none.

    Copies of one card are alike: one of each is offered.
    """
    offers: dict[tuple[int, int], Face] = {}
    for found in corresponding(g, ref):
        offers.setdefault((g.state.objects[found.card].card, found.face), found)
    if not offers:
        return None
    options = tuple(tuple(found) for found in offers.values())
    player = g.state.objects[ref[0]].controller
    answer = yield from g.ask(Decision("choose", player, "evolve_card", "5.15.1.1", ref, options))
    return Face(*answer[0])


def reveal(g: Game, face: Face, cause: Cause) -> None:
    """The card is revealed, the face that corresponds (4.6.4)."""
    g.note("reveal", "4.6.4", cause.controller, cause.source, cards=[g.defs[face.face].base.names[0]], seen_by=-1)


def evolve(g: Game, ref: Ref, cause: Cause, face: Face | None = None) -> Flow[bool]:
    """Evolve a card on the field (5.15.1); `face` is what was revealed as part of a cost. False where it does not evolve."""
    if not can_evolve(g, ref):
        return False
    if face is None:
        face = yield from choose(g, ref)
        if face is None:
            return False
        reveal(g, face, cause)
    card = g.state.objects[face.card]
    if card.zone != EVOLVE_DECK:
        return False
    player = g.state.objects[ref[0]].controller
    move = Event(
        MOVE, card.ref, card.owner, cause.source, cause.controller, 0, EVOLVE_DECK, EVOLVE_ZONE, cause=cause.node
    )  # fmt: skip
    facts = yield from g.happen(move)
    if not facts or not g.state.exists(ref):
        return False
    link(g, ref, facts[0].obj, face.face)
    g.note("evolve", "5.15.1.2", player, ref, into=g.defs[face.face].base.names[0])
    g.record([Event(EVOLVE, ref, player, cause.source, cause.controller, cause=cause.node, objects=(facts[0].obj,))])
    return True


def link(g: Game, base: Ref, card: Ref, face: int) -> None:
    """Link the card in the evolve zone to the one on the field, which has its information from now on (5.15.2, 5.15.3).

    It stays the card that it was, engaged or not, with its damage and what applies to it (5.15.4). The newest link counts
    where there are two (reading S32).
    """
    above, below = g.state.edit(card[0]), g.state.edit(base[0])
    _show(above.id, g, face)
    above.link = below.id
    if below.link < 0 or switches(g).newest_link_counts:
        _show(below.id, g, face)
        below.link = above.id
    g.state.structure += 1
    g.state.status += 1


def _show(number: int, g: Game, face: int) -> None:
    """The object counts as this definition; its own is kept for when it moves."""
    obj = g.state.edit(number)
    if obj.card != face:
        if obj.own < 0:
            obj.own = obj.card
        obj.card = face


def unlink(g: Game, number: int) -> None:
    """A card has left the field: its links to cards in evolve and race zones are gone (5.15.5, 14.2.1.3)."""
    for player in (0, 1):
        for zone in (EVOLVE_ZONE, RACE_ZONE):
            for other in g.zone(player, zone):
                if g.state.objects[other].link == number:
                    g.state.edit(other).link = -1
                    g.state.structure += 1


def is_evolved(g: Game, number: int) -> bool:
    """Whether the card on the field is linked to a card in the evolve zone."""
    obj = g.state.objects[number]
    return obj.zone == FIELD and obj.link >= 0


__all__ = [
    "EVOLVE_CARD", "EVOLVE_FACE", "Face", "can_evolve", "choose", "corresponding", "evolve", "faces", "is_evolved", "link",
    "reveal", "unlink",
]  # fmt: skip
