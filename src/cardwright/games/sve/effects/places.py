"""The zones of this game as destinations, and what of its instructions is possible (4.1.5, 5.4.1, 5.30)."""

from __future__ import annotations

from typing import Any

from cardwright.games.common.actions import (
    Cause,
    able_to_go,
    about_to_move,
    deployable,
    move_at_once,
    move_cards,
    play_cards,
)
from cardwright.games.common.amounts import amount
from cardwright.games.common.context import Ctx
from cardwright.games.common.effects import places
from cardwright.games.common.effects.characters import cards
from cardwright.games.common.effects.possible import TESTS
from cardwright.games.common.effects.registry import asked
from cardwright.games.common.refs import players
from cardwright.games.common.zones import DECK, EX_AREA, FIELD, HAND
from cardwright.games.sve import evolve, race
from cardwright.games.sve.arriving import room
from cardwright.games.sve.players import most_points, play_points
from cardwright.games.sve.zones import BURIED, CEMETERY, EVOLVE_DECK
from cardwright.kernel.decisions import Decision, Flow
from cardwright.kernel.game import Game
from cardwright.kernel.state import Event, Ref
from cardwright.text import ir
from cardwright.text import ir_sve as sv

# -- destinations --------------------------------------------------------------------------------------------------------------


def _to_cemetery(g: Game, ctx: Ctx, refs: list[Ref], to: sv.Cemetery, player: int, by: Cause) -> Flow[list[Event]]:
    """Into their owners' cemeteries; from the field of who does it that is burying them, not destroying (5.30.1)."""
    movers = ctx.env.get(places.MOVER, (player,))
    intents: list[Event] = []
    for ref in able_to_go(g, refs, CEMETERY, by):
        own = g.state.objects[ref[0]].zone == FIELD and g.state.objects[ref[0]].controller in movers
        intents += about_to_move(g, [ref], CEMETERY, by, tags=(BURIED,) if own else ())
    facts = yield from move_at_once(g, intents)
    return [fact for fact in facts if fact.to_zone == CEMETERY]


def _to_ex_area(g: Game, ctx: Ctx, refs: list[Ref], to: sv.ExArea, player: int, by: Cause) -> Flow[list[Event]]:
    return (yield from move_cards(g, able_to_go(g, refs, EX_AREA, by), EX_AREA, by))


def _to_evolve_deck(g: Game, ctx: Ctx, refs: list[Ref], to: sv.EvolveDeck, player: int, by: Cause) -> Flow[list[Event]]:
    return (yield from move_cards(g, able_to_go(g, refs, EVOLVE_DECK, by), EVOLVE_DECK, by))


def _to_field_of(g: Game, ctx: Ctx, refs: list[Ref], to: sv.FieldOf, player: int, by: Cause) -> Flow[list[Event]]:
    side = players(g, ctx, ir.ControllerOf(card=to.card))[:1]
    return (yield from play_cards(g, refs, side[0], by)) if side else []


def _to_one_of(g: Game, ctx: Ctx, refs: list[Ref], to: sv.OneOfZones, player: int, by: Cause) -> Flow[list[Event]]:
    """For each card the moving player picks the field or the EX area (5.4.1); then all move at the same time."""
    going: dict[int, list[Ref]] = {FIELD: [], EX_AREA: []}
    names = ",".join("field" if isinstance(each, ir.Field) else "ex_area" for each in to.zones)
    for ref in refs:
        options = tuple(range(len(to.zones)))
        answer = yield from g.ask(Decision("choose", player, "zone", "5.4.1", ref, options, prompt=names))
        going[FIELD if isinstance(to.zones[answer[0]], ir.Field) else EX_AREA].append(ref)
    able = [ref for ref in going[FIELD] if deployable(g, ref, player, by)]
    aside = able_to_go(g, going[EX_AREA], EX_AREA, by)
    intents = about_to_move(g, able, FIELD, by, player=player) + about_to_move(g, aside, EX_AREA, by)
    facts = yield from move_at_once(g, intents)
    return [fact for fact in facts if any(fact.obj[0] == i.obj[0] and fact.to_zone == i.to_zone for i in intents)]


places.MOVERS.update(
    {
        sv.Cemetery: _to_cemetery,
        sv.ExArea: _to_ex_area,
        sv.EvolveDeck: _to_evolve_deck,
        sv.FieldOf: _to_field_of,
        sv.OneOfZones: _to_one_of,
    }
)


# -- what is possible (1.3.2, 10.4.7.5) ------------------------------------------------------------------------------------------


def _what(g: Game, ctx: Ctx, node: Any) -> bool:
    return bool(cards(g, ctx, node.what))


def _evolve(g: Game, ctx: Ctx, node: sv.Evolve) -> bool:
    return any(evolve.can_evolve(g, r) and evolve.corresponding(g, r) for r in cards(g, ctx, node.what))


def _serve(g: Game, ctx: Ctx, node: sv.Serve) -> bool:
    """As a cost, it must be possible as often as it says (14.2.1.2.1)."""
    return any(race.can_serve(g, r, node.times) for r in cards(g, ctx, node.what))


def _race(g: Game, ctx: Ctx, node: sv.Race) -> bool:
    return any(race.is_linked(g, r[0]) for r in cards(g, ctx, node.what))


def _top(g: Game, ctx: Ctx, node: sv.TopInto) -> bool:
    return all(len(g.zone(p, DECK)) >= amount(g, ctx, node.count) for p in asked(g, ctx, node.player))


def _discard(g: Game, ctx: Ctx, node: sv.RandomDiscard) -> bool:
    return all(len(g.zone(p, HAND)) >= amount(g, ctx, node.count) for p in asked(g, ctx, node.player))


def _create(g: Game, ctx: Ctx, node: sv.CreateTokens) -> bool:
    zones = node.into.zones if isinstance(node.into, sv.OneOfZones) else (node.into,)
    kinds = {EX_AREA if isinstance(zone, sv.ExArea) else FIELD for zone in zones}
    sides = (0, 1) if any(isinstance(zone, sv.FieldOf) for zone in zones) else asked(g, ctx, node.player)
    return any(room(g, p, kind) > 0 for p in sides for kind in kinds)


def _recover(g: Game, ctx: Ctx, node: sv.RecoverPoints) -> bool:
    return any(play_points(g, p) < most_points(g, p) for p in asked(g, ctx, node.player))


def _steal(g: Game, ctx: Ctx, node: sv.Steal) -> bool:
    return bool(room(g, ctx.controller, FIELD)) and _what(g, ctx, node)


TESTS.update(
    {
        sv.Evolve: _evolve,
        sv.Serve: _serve,
        sv.Race: _race,
        sv.TopInto: _top,
        sv.RandomDiscard: _discard,
        sv.CreateTokens: _create,
        sv.RecoverPoints: _recover,
        sv.Steal: _steal,
        sv.Transform: _what,
        sv.Turn: _what,
    }
)
