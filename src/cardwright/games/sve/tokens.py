"""Tokens (9.1): creating and eliminating them, and what becomes of tokens and advanced cards that move (9.1.4, 9.2)."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Final, NamedTuple

from cardwright.errors import InputError
from cardwright.games.common.actions import Cause
from cardwright.games.common.house import house
from cardwright.games.common.zones import BY_ABILITY, ENTER, EX_AREA, FIELD, MOVE
from cardwright.games.sve.zones import EVOLVE_DECK, RESOLUTION, TOKEN
from cardwright.kernel.decisions import Flow
from cardwright.kernel.game import Game
from cardwright.kernel.rules import Definition
from cardwright.kernel.state import Event, Obj, Ref

NOWHERE: Final = -1  # the zone of a token that is not in the game: not created yet, or eliminated (9.1.3)
ELIMINATED: Final = "eliminated"  # kind of event: a token ceases to exist
PERMANENT: Final = ("Follower", "Amulet")
# where tokens may be (9.1.4.1, 9.1.4.2), and advanced cards (9.2.2)
PLACES: Final = frozenset((EX_AREA, FIELD, RESOLUTION))
SPELL_PLACES: Final = frozenset((EX_AREA, RESOLUTION))
ADVANCED_PLACES: Final = frozenset((FIELD, EX_AREA, RESOLUTION, EVOLVE_DECK))


class Wanted(NamedTuple):
    """A token to be created: its name, the player to whom the zone belongs, and the zone."""

    name: str
    player: int
    zone: int
    dull: bool = False


def token_index(defs: Sequence[Definition], name: str) -> int:
    """The definition of the token with this name, which says all about it (9.1.2.3). InputError where there is none."""
    for definition in defs:
        if definition.facts.token and name == definition.facts.name:
            return definition.index
    raise InputError(f"there is no token named {name!r} among the cards of this game")


def _make(g: Game, player: int, name: str) -> Obj:
    """A new object outside the game, a card like any other (9.1.1.1). Its owner and controller is the player whose zone it is created in (9.1.2.1)."""
    obj = Obj(len(g.state.objects), 0, token_index(g.defs, name), player, player, NOWHERE)
    obj.epoch = g.state.epoch
    g.state.objects.append(obj)
    return obj


def place(g: Game, player: int, name: str, zone: int) -> Obj:
    """A token that is there from the beginning (14.3.1.2): nothing happens, so nothing triggers."""
    return g.relocate(_make(g, player, name).id, player, zone)


def create(g: Game, wanted: Iterable[Wanted], cause: Cause) -> Flow[list[Event]]:
    """Create tokens at the same time (9.1.2). Each is considered to have been put into its zone (9.1.2.2).

    More than a zone has room for are not created (4.4.4.2, 4.8.3.2): for those nothing happens.
    """
    intents = [_creation(g, token, cause) for token in wanted]
    fitting = yield from house(g).arriving(g, intents)
    facts = yield from g.happen(*fitting)
    _forget_unmade(g, intents)
    return facts


def _creation(g: Game, token: Wanted, cause: Cause) -> Event:
    obj = _make(g, token.player, token.name)
    kind = ENTER if token.zone == FIELD else MOVE
    tags = (TOKEN, BY_ABILITY, *(("dull",) if token.dull else ()))
    return Event(
        kind, obj.ref, token.player, cause.source, cause.controller, 0, NOWHERE, token.zone, None, tags, cause=cause.node
    )  # fmt: skip


def _forget_unmade(g: Game, intents: Sequence[Event]) -> None:
    """Tokens for which there was no room never existed: their objects are taken back, if nothing came after them."""
    unmade = {e.obj for e in intents if g.state.exists(e.obj)}
    while g.state.objects and g.state.objects[-1].ref in unmade:
        g.state.objects.pop()


def eliminate(g: Game, ref: Ref) -> None:
    """The token leaves the zone where it is (9.1.3.1) and exists no longer (9.1.3)."""
    snapshot = g.snapshot(ref[0])
    obj = g.vanish(ref[0], NOWHERE)
    g.note("eliminated", "9.1.4.3, 9.1.3.1", obj.owner, ref, zone=g.rules.zones[snapshot.zone].name)
    g.record([Event(ELIMINATED, ref, obj.owner, from_zone=snapshot.zone, before=snapshot)])


def misplaced(g: Game, event: Event) -> None:
    """Right after a move: a token where none may be is eliminated, an advanced card goes to the evolve deck area.

    Nothing comes between, no Confirmation Timing and no further part of the effect (9.1.4.3, 9.2.2).
    """
    obj = g.obj(event.obj)
    if obj is None:
        return
    facts = g.defs[obj.card].facts
    if facts.token:
        if obj.zone not in (PLACES if facts.type in PERMANENT else SPELL_PLACES):  # 9.1.4.1, 9.1.4.2
            eliminate(g, obj.ref)
    elif facts.advanced and obj.zone not in ADVANCED_PLACES:
        before = g.snapshot(obj.id)
        g.note("advanced", "9.2.2", obj.owner, obj.ref)
        now = g.relocate(obj.id, obj.owner, EVOLVE_DECK)  # faceup: reading S24, after it has arrived in the wrong zone
        g.record([Event(MOVE, now.ref, now.owner, from_zone=before.zone, to_zone=EVOLVE_DECK, before=before)])
