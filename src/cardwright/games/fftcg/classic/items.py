"""Items (C9, C10, C64-C66, C109): who may bear them, being attached, and what becomes of them when the bearer goes.

An Item lies on its controller's field and is attached to a Character there (`Obj.link`). It is no Character itself.
"""

from __future__ import annotations

from typing import Final

from cardwright.cards.facts import FftcgCard
from cardwright.games.common.context import Ctx
from cardwright.games.common.groups import CHARACTERS
from cardwright.games.common.refs import OBJECTS
from cardwright.games.common.zones import BREAK_ZONE, BY_RULE, FIELD, HAND, LEAVE
from cardwright.games.fftcg.losing import switches
from cardwright.kernel.decisions import Decision, Flow
from cardwright.kernel.game import Game
from cardwright.kernel.state import STRUCTURE, Event, Ref, State
from cardwright.text import ir

RULESET = "fftcg-classic"
ITEM: Final = "Item"
NO_BEARER: Final = ("there is no Character of one's own that can bear it", "C64")


def is_item(g: Game, card: int) -> bool:
    """Whether the card is an Item: never a Character as well (C15)."""
    return ITEM in g.chars(card).types


def facts_of(g: Game, card: int) -> FftcgCard:
    """What is printed on the card."""
    found: FftcgCard = g.defs[g.state.objects[card].card].facts
    return found


def borne_by(state: State, bearer: int) -> list[int]:
    """The Items that the Character bears, in the order in which they came."""
    fields = (*state.zones[0][FIELD], *state.zones[1][FIELD])
    items = [n for n in fields if state.objects[n].link == bearer]
    return sorted(items, key=lambda n: state.objects[n].stamp)


def bearers(g: Game, player: int, item: int) -> tuple[int, ...]:
    """The Characters onto which the player can play the Item: his own, as the Item lists (C64), with room for it (C10)."""
    return tuple(n for n in g.zone(player, FIELD) if not bearing_problem(g, player, item, n)[1])


def bearing_problem(g: Game, player: int, item: int, bearer: int) -> tuple[str, str]:
    """Why the Character cannot bear the Item: (reason, clause), empty where it can."""
    obj, chars = g.state.objects[bearer], g.chars(bearer)
    if obj.zone != FIELD or obj.controller != player or not set(CHARACTERS).intersection(chars.types):
        return "an Item is played onto a Character of one's own", "C64"
    facts = facts_of(g, item)
    if facts.equips and not {"Character", *chars.types, *chars.jobs}.intersection(facts.equips):
        return f"it is for {' and '.join(facts.equips)} only", "C64"
    kind = facts.item_type
    if any(facts_of(g, other).item_type == kind for other in borne_by(g.state, bearer) if other != item):
        return f"{g.name(obj.ref)} bears an Item of the type {kind or 'without a name'} already", "C10"
    return "", ""


def choose_bearer(g: Game, player: int, ref: Ref) -> Flow[int]:
    """Onto which Character the Item is played (C64): declared before it is paid for."""
    able = bearers(g, player, ref[0])
    answer = yield Decision("choose", player, "bearer", "C64", ref, able, cancel=True)
    chosen: int = answer[0]
    return chosen


def attach(g: Game, item: int, bearer: int) -> None:
    """The Item is equipped: from now on the bearer has what is printed on it (C9, C65)."""
    if g.state.objects[bearer].zone != FIELD:
        return  # it paid for the Item, which is unattached now
    g.edit(item).link = bearer
    g.changed(STRUCTURE)
    g.note("equip", "C64", g.state.objects[item].controller, g.state.objects[item].ref, bearer=g.name(_ref(g, bearer)))


def bearer_gone(g: Game, event: Event) -> None:
    """A card left the field: what it bore is attached to nothing (reading C-e)."""
    if event.from_zone != FIELD or event.obj[0] < 0:
        return
    for item in borne_by(g.state, event.obj[0]):
        g.edit(item).link = -1
        g.changed(STRUCTURE)


def unattached(g: Game, player: int) -> list[Ref]:
    """The player's Items that nobody bears; and those whose bearer stopped being a Character."""
    return [_ref(g, n) for n in g.zone(player, FIELD) if ITEM in g.chars(n).types and stray(g, n)]


def stray(g: Game, item: int) -> bool:
    """Whether nobody bears the Item. It stays under its controller, with a bearer that has changed sides, too (reading C-e)."""
    objects = g.state.objects
    bearer = objects[item].link
    if bearer < 0 or not set(CHARACTERS).intersection(g.chars(bearer).types):
        return True
    return objects[bearer].controller != objects[item].controller and not switches(g).items_stay_on_stolen


def leaves(g: Game, player: int) -> list[Event]:
    """The intents by which Items without a bearer leave: to their owners' Break Zones, not broken (reading C-e)."""
    zone = {"break_zone": BREAK_ZONE, "hand": HAND}[switches(g).item_without_bearer]
    intents = []
    for ref in unattached(g, player):
        g.note("unattached", "C9", player, ref)
        owner = g.state.objects[ref[0]].owner
        intents.append(Event(LEAVE, ref, owner, from_zone=FIELD, to_zone=zone, tags=(BY_RULE,)))
    return intents


def _ref(g: Game, card: int) -> Ref:
    return g.state.objects[card].ref


@OBJECTS.handles(ir.Bearer)
def _bearer(g: Game, ctx: Ctx, node: ir.Bearer) -> list[Ref]:
    item = g.obj(ctx.source)
    return [_ref(g, item.link)] if item is not None and item.link >= 0 else []
