"""Evolving (5.15): corresponding cards, links between the field and the evolve zone, double-faced cards (2.14)."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec.structs import replace

from cardwright.games.common import actions
from cardwright.games.common.actions import Cause
from cardwright.games.common.ruling import ruled
from cardwright.games.common.zones import FIELD, MOVE
from cardwright.games.sve.players import switches
from cardwright.games.sve.zones import EVOLVE, EVOLVE_DECK, EVOLVE_ZONE, RACE_ZONE
from cardwright.kernel.decisions import Decision, Flow
from cardwright.kernel.game import Game
from cardwright.kernel.rules import Definition
from cardwright.kernel.state import Event, Ref

EVOLVE_CARD = "evolve_card"  # in Ctx.env: the card revealed as part of the cost of an evolve ability (12.2.2)


def can_evolve(g: Game, ref: Ref) -> bool:
    """Whether the card is on the field and nothing says that it cannot evolve."""
    obj = g.obj(ref)
    return obj is not None and obj.zone == FIELD and not ruled(g, "CannotEvolve", ref)


def corresponding(g: Game, ref: Ref) -> list[int]:
    """The facedown cards in its controller's evolve deck area that have its name (5.15.1.1, 5.15.1.1.1).

    Faceup cards are no part of the evolve deck (4.6.3).
    """
    objects, names = g.state.objects, frozenset(g.chars(ref[0]).names)
    deck = [n for n in g.zone(objects[ref[0]].controller, EVOLVE_DECK) if objects[n].face_down]
    return [n for n in deck if _called(g, n, names)]


def fitting(g: Game, ref: Ref, number: int) -> list[int]:
    """The faces of a card of the evolve deck that correspond to the card: either of a double-faced card will do (4.6.4)."""
    return _called(g, number, frozenset(g.chars(ref[0]).names))


def _called(g: Game, number: int, names: frozenset[str]) -> list[int]:
    """The faces of the card that have one of these names."""
    return [face for face in faces(g.defs, printed(g, number)) if not names.isdisjoint(g.defs[face].base.names)]


def printed(g: Game, number: int) -> int:
    """The definition of the card itself: of a double-faced card the front (2.14.2)."""
    obj = g.state.objects[number]
    return obj.own if obj.own >= 0 else obj.card


def faces(defs: Sequence[Definition], card: int) -> list[int]:
    """The definitions of the faces of a card, the front first (2.14.2)."""
    back = defs[card].facts.back
    return [card] if back is None else [card, *(d.index for d in defs if d.facts.id == back)]


def distinct(g: Game, cards: Sequence[int]) -> tuple[int, ...]:
    """One of each card: copies are alike."""
    return tuple({g.state.objects[n].card: n for n in reversed(cards)}.values())[::-1]


def _specify(g: Game, ref: Ref, cause: Cause) -> Flow[int | None]:
    """Its controller selects a corresponding card and reveals it (5.15.1.1). None where there is none."""
    cards = corresponding(g, ref)
    if not cards:
        return None
    player = g.state.objects[ref[0]].controller
    decision = Decision("choose", player, "evolve_card", "5.15.1.1", ref, distinct(g, cards))
    answer = yield from g.ask(decision)
    actions.reveal(g, [g.state.objects[answer[0]].ref], -1, replace(cause, controller=player))
    found: int = answer[0]
    return found


def _face(g: Game, ref: Ref, number: int) -> Flow[int]:
    """The face of the card that is to be seen, its controller's choice where both correspond (2.14.3, 4.6.4)."""
    faces_ = fitting(g, ref, number) or [printed(g, number)]
    options = tuple((face, g.defs[face].facts.name) for face in faces_)
    player = g.state.objects[ref[0]].controller
    answer = yield from g.ask(Decision("choose", player, "face", "4.6.4", ref, options))
    found: int = answer[0][0]
    return found


def evolve(g: Game, ref: Ref, cause: Cause, revealed: Ref | None = None) -> Flow[bool]:
    """Evolve a card on the field (5.15.1) with the card `revealed` as part of a cost, else with one that is specified now.

    False where it does not evolve.
    """
    if not can_evolve(g, ref):
        return False
    number = revealed[0] if revealed is not None else (yield from _specify(g, ref, cause))
    card = g.state.objects[number] if number is not None else None
    if number is None or card is None or card.zone != EVOLVE_DECK or (revealed is not None and card.ref != revealed):
        return False
    face = yield from _face(g, ref, number)
    player = g.state.objects[ref[0]].controller
    by = cause
    facts = yield from g.happen(
        Event(MOVE, card.ref, card.owner, by.source, by.controller, 0, EVOLVE_DECK, EVOLVE_ZONE, cause=by.node)
    )
    if not facts or not g.state.exists(ref):
        return False
    link(g, ref, facts[0].obj, face)
    g.note("evolve", "5.15.1.2", player, ref, into=g.defs[face].base.names[0])
    g.record([Event(EVOLVE, ref, player, by.source, by.controller, cause=by.node, objects=(facts[0].obj,))])
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


def face_up(g: Game, number: int) -> Flow[None]:
    """A card lies faceup in the evolve deck area: of a double-faced one either face may be seen, as its owner likes (4.6.3.1)."""
    obj = g.state.objects[number]
    faces_ = faces(g.defs, printed(g, number))
    if len(faces_) > 1:
        options = tuple((face, g.defs[face].facts.name) for face in faces_)
        answer = yield from g.ask(Decision("choose", obj.owner, "face", "4.6.3.1", obj.ref, options))
        _show(number, g, answer[0][0])
        g.state.structure += 1


def face_down(g: Game, number: int) -> None:
    """A card in the evolve deck area is turned facedown: which face was seen is of no account any more."""
    obj = g.state.edit(number)
    if obj.own >= 0:
        obj.card, obj.own = obj.own, -1


def _show(number: int, g: Game, face: int) -> None:
    """The object counts as this definition, the face that is to be seen (2.14.3.1).

    Its own is kept for when it moves: in all other zones a double-faced card is its front face (2.14.2.1).
    """
    obj = g.state.edit(number)
    if obj.card != face:
        if obj.own < 0:
            obj.own = obj.card
        obj.card = face


def forget(g: Game, number: int) -> None:
    """The card on the field is no longer linked to a card in the evolve zone: it is what is printed on it (5.15.3)."""
    _show(number, g, printed(g, number))
    g.state.edit(number).link = -1
    g.state.structure += 1
    g.state.status += 1


def unlink(g: Game, number: int) -> None:
    """A card has left the field: its links to cards in evolve and race zones are gone (5.15.5, 14.2.1.3)."""
    for player in (0, 1):
        for zone in (EVOLVE_ZONE, RACE_ZONE):
            for other in g.zone(player, zone):
                if g.state.objects[other].link == number:
                    g.state.edit(other).link = -1
                    g.state.structure += 1
