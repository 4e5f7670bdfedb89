"""Evolving (5.15): corresponding cards, links between the field and the evolve zone, double-faced cards (2.14)."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from typing import NamedTuple

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
from cardwright.kernel.state import STATUS, STRUCTURE, Event, Ref

EVOLVE_CARD = "evolve_card"  # in Ctx.env: the card revealed as part of the cost of an evolve ability (12.2.2)


def can_evolve(g: Game, ref: Ref) -> bool:
    """Whether the card is on the field and nothing says that it cannot evolve."""
    obj = g.obj(ref)
    return obj is not None and obj.zone == FIELD and not ruled(g, "CannotEvolve", ref)


def corresponding(g: Game, ref: Ref, *, faceup: bool = False) -> list[int]:
    """The facedown cards in its controller's evolve deck area that have its name (5.15.1.1, 5.15.1.1.1).

    The `faceup` ones are no part of the evolve deck (4.6.3).
    """
    objects, names = g.state.objects, frozenset(g.chars(ref[0]).names)
    deck = [n for n in g.zone(objects[ref[0]].controller, EVOLVE_DECK) if objects[n].face_down != faceup]
    called = _all_called(g, names)
    return [n for n in deck if printed(g, n) in called]


def fitting(g: Game, ref: Ref, number: int) -> list[int]:
    """The faces of a card of the evolve deck that correspond to the card: either of a double-faced card will do (4.6.4)."""
    return _called(g, number, frozenset(g.chars(ref[0]).names))


def _called(g: Game, number: int, names: frozenset[str]) -> list[int]:
    """The faces of an evolved card that have one of these names: no other comes into the evolve zone (4.12.1, 9.2.2)."""
    return _faces_called(g, printed(g, number), names)


def _faces_called(g: Game, own: int, names: frozenset[str]) -> list[int]:
    """Those of the faces of the card with this definition."""
    known = g.known.notes
    found: list[int] | None = known.get(("called", own, names))  # which the texts alone decide
    if found is None:
        of = faces(g.defs, own) if g.defs[own].facts.evolved else []
        found = known["called", own, names] = [f for f in of if not names.isdisjoint(g.defs[f].base.names)]
    return found


def _all_called(g: Game, names: frozenset[str]) -> frozenset[int]:
    """The cards of the game of which a face is an evolved card with one of these names."""
    known = g.known.notes
    found: frozenset[int] | None = known.get(("called", names))
    if found is None:
        found = frozenset([d.index for d in g.defs if _faces_called(g, d.index, names)])
        known["called", names] = found
    return found


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


def _specify(g: Game, ref: Ref, cause: Cause, taken: Collection[int]) -> Flow[int | None]:
    """Its controller selects a corresponding card and reveals it (5.15.1.1), none that is `taken` already. None where there is none."""
    cards = [n for n in corresponding(g, ref) if n not in taken]
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


class _Pair(NamedTuple):
    """A card on the field, the card that it evolves with, and the face of that which is to be seen."""

    base: Ref
    card: Ref
    face: int


def _enough(g: Game, refs: list[Ref], cause: Cause) -> Flow[list[Ref]]:
    """Where fewer cards correspond to followers than there are of these, their controller says which evolve (1.3.2)."""
    alike: dict[tuple[int, ...], list[Ref]] = {}
    for ref in refs:
        alike.setdefault(tuple(corresponding(g, ref)), []).append(ref)
    for found, some in alike.items():
        if 0 < len(found) < len(some):
            player, options = g.state.objects[some[0][0]].controller, tuple(ref[0] for ref in some)
            decision = Decision("choose", player, "select", "1.3.2", cause.source, options, len(found), len(found))
            kept = yield from g.ask(decision)
            refs = [ref for ref in refs if ref not in some or ref[0] in kept]
    return refs


def _pairs(g: Game, refs: Sequence[Ref], cause: Cause, revealed: Ref | None) -> Flow[list[_Pair]]:
    """Which of the cards can evolve, and with what; what is revealed is for one of them."""
    pairs: list[_Pair] = []
    for ref in (yield from _enough(g, [ref for ref in refs if can_evolve(g, ref)], cause)):
        taken = [pair.card[0] for pair in pairs]
        number = revealed[0] if revealed is not None else (yield from _specify(g, ref, cause, taken))
        card = g.state.objects[number] if number is not None and number not in taken else None
        if card is not None and card.zone == EVOLVE_DECK and revealed in (None, card.ref):
            pairs.append(_Pair(ref, card.ref, (yield from _face(g, ref, card.id))))
    return pairs


def evolve(g: Game, refs: Sequence[Ref], cause: Cause, revealed: Ref | None = None) -> Flow[int]:
    """Evolve cards on the field at the same time (5.15.1), with the card `revealed` as part of a cost, else each with one that is
    specified now.

    Returns how many evolve.
    """
    by = (cause.source, cause.controller)
    pairs = yield from _pairs(g, refs, cause, revealed)
    owners = {pair: g.state.objects[pair.card[0]].owner for pair in pairs}
    moves = [Event(MOVE, p.card, owners[p], *by, 0, EVOLVE_DECK, EVOLVE_ZONE, cause=cause.node) for p in pairs]
    there = {fact.obj[0]: fact.obj for fact in (yield from g.happen(*moves))}
    told = []
    for base, card, face in pairs:
        if card[0] in there and g.state.exists(base):
            player = g.state.objects[base[0]].controller
            link(g, base, there[card[0]], face)
            g.note("evolve", "5.15.1.2", player, base, into=g.defs[face].base.names[0])
            told.append(Event(EVOLVE, base, player, *by, cause=cause.node, objects=(there[card[0]],)))
    g.record(told)
    return len(told)


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
    g.changed(STRUCTURE | STATUS)


def face_up(g: Game, number: int) -> Flow[None]:
    """A card lies faceup in the evolve deck area: of a double-faced one either face may be seen, as its owner likes (4.6.3.1)."""
    obj = g.state.objects[number]
    faces_ = faces(g.defs, printed(g, number))
    if len(faces_) > 1:
        options = tuple((face, g.defs[face].facts.name) for face in faces_)
        answer = yield from g.ask(Decision("choose", obj.owner, "face", "4.6.3.1", obj.ref, options))
        _show(number, g, answer[0][0])
        g.changed(STRUCTURE)


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
    g.changed(STRUCTURE | STATUS)


def unlink(g: Game, number: int) -> None:
    """A card has left the field: its links to cards in evolve and race zones are gone (5.15.5, 14.2.1.3)."""
    for zones in g.state.zones:
        for zone in (EVOLVE_ZONE, RACE_ZONE):
            for other in zones[zone]:
                if g.state.objects[other].link == number:
                    g.state.edit(other).link = -1
                    g.changed(STRUCTURE)
