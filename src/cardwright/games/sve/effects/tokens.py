"""Creating tokens and transforming cards into them (5.4.2, 5.16, 9.1.2)."""

from __future__ import annotations

from collections import Counter

from cardwright.games.common.actions import remove_cards
from cardwright.games.common.amounts import AMOUNTS, amount
from cardwright.games.common.context import Ctx
from cardwright.games.common.effects.characters import cards
from cardwright.games.common.effects.places import whose
from cardwright.games.common.effects.registry import asked, bind, cause, executes, refs_of, refuses
from cardwright.games.common.refs import players
from cardwright.games.common.zones import EX_AREA, FIELD
from cardwright.games.sve.arriving import room
from cardwright.games.sve.tokens import Wanted, create
from cardwright.games.sve.zones import BANISHED
from cardwright.kernel.decisions import Decision, Flow
from cardwright.kernel.game import Game
from cardwright.text import ir
from cardwright.text import ir_sve as sv

REST = "#rest"  # bound to the names of the tokens for which there was no room
Place = tuple[int, int]  # whose zone, and which


@executes(sv.CreateTokens)
def create_tokens(g: Game, ctx: Ctx, node: sv.CreateTokens) -> Flow[int]:
    """So many tokens in the zone (5.4.2), or on the own field (5.4.2.1), also where only their name is said (5.4.2.2).

    All at the same time, as many as there is room for (4.4.4.2, 4.8.3.2); the player picks what is left open."""
    wanted: list[Wanted] = []
    for player in asked(g, ctx, node.player):
        places = [place for zone in _zones(node.into) for place in _places(g, ctx, zone, player)]
        if places:
            names = yield from _names(g, ctx, node, player, places)
            found = yield from _spread(g, ctx, player, names, places)
            wanted += [token._replace(dull=node.dull) for token in found]
    facts = yield from create(g, wanted, cause(ctx))
    bind(ctx, node.bind, refs_of(facts))
    made = Counter(g.name(fact.obj) for fact in facts)
    bind(ctx, REST, tuple((Counter(token.name for token in wanted) - made).elements()))
    return len(facts)


@AMOUNTS.handles(sv.RoomIn)
def _room_in(g: Game, ctx: Ctx, node: sv.RoomIn) -> int:
    return sum(room(g, *place) for zone in _zones(node.zone) for place in _places(g, ctx, zone, ctx.controller))


def _zones(into: ir.Zone) -> tuple[ir.Zone, ...]:
    return into.zones if isinstance(into, sv.OneOfZones) else (into,)


def _places(g: Game, ctx: Ctx, zone: ir.Zone, player: int) -> list[Place]:
    """Whose zone it is: where nobody is named, that of the player who creates."""
    if isinstance(zone, sv.FieldOf):
        return [(p, FIELD) for p in players(g, ctx, ir.ControllerOf(card=zone.card))]
    kind = FIELD if isinstance(zone, ir.Field) else EX_AREA
    return [(p, kind) for p in whose(g, ctx, zone) or [player]]


def _names(g: Game, ctx: Ctx, node: sv.CreateTokens, player: int, places: list[Place]) -> Flow[list[str]]:
    """The names of the tokens, one for each."""
    count = max(0, amount(g, ctx, node.count))
    if node.up_to:
        most = min(count, sum(room(g, *place) for place in places))
        count = yield from g.ask(Decision("number", player, "tokens", "1.3.5.1", ctx.source, None, 0, most))
    if not node.one_of:
        return [name for name in node.names for _ in range(count)]
    names: list[str] = []
    for _ in range(count):
        decision = Decision("choose", player, "token_name", "10.6.2.8.2", ctx.source, node.names)
        names += yield from g.ask(decision)
    return names


def _spread(g: Game, ctx: Ctx, player: int, names: list[str], places: list[Place]) -> Flow[list[Wanted]]:
    """For each token one of the places, of the player's choice among those that have room."""
    if len(places) == 1 or not names:
        return [Wanted(name, *places[0]) for name in names]
    free = [room(g, *place) for place in places]
    found: list[Wanted] = []
    if len(set(names)) == 1 and len(places) == 2:
        total = min(len(names), sum(free))
        least, most = max(0, total - free[1]), min(total, free[0])
        first = yield from g.ask(Decision("number", player, "first_zone", "5.4.1", ctx.source, None, least, most))
        return [Wanted(names[0], *places[int(i >= first)]) for i in range(total)]
    for name in names:
        options = tuple(i for i in range(len(places)) if free[i] > 0)
        if options:
            asked = ",".join(g.rules.zones[kind].name for _, kind in places)
            answer = yield from g.ask(Decision("choose", player, "zone", "5.4.1", ctx.source, options, prompt=asked))
            free[answer[0]] -= 1
            found.append(Wanted(name, *places[answer[0]]))
    return found


@refuses(sv.CreateTokens)
def _no_place(node: sv.CreateTokens) -> str:
    return _not_created_in(node.into)


@refuses(sv.RestOfTokens)
def _no_rest(node: sv.RestOfTokens) -> str:
    return _not_created_in(node.into)


def _not_created_in(into: ir.Zone) -> str:
    """Tokens can exist on the field and in the EX area only, as far as texts put them anywhere (9.1.4)."""
    wrong = [z for z in _zones(into) if not isinstance(z, ir.Field | sv.ExArea | sv.FieldOf)]
    return f"no token is created in {type(wrong[0]).__name__}" if wrong else ""


@executes(sv.RestOfTokens)
def rest_of_tokens(g: Game, ctx: Ctx, node: sv.RestOfTokens) -> Flow[int]:
    """Those that the instruction before could not create."""
    names = [name for name in ctx.env.get(REST, ()) if isinstance(name, str)]
    places = _places(g, ctx, node.into, ctx.controller)
    wanted = [Wanted(name, *place) for place in places[:1] for name in names]
    return len((yield from create(g, wanted, cause(ctx))))


@executes(sv.Transform)
def transform(g: Game, ctx: Ctx, node: sv.Transform) -> Flow[int]:
    """Banish them, and create a token for each that was banished in the zone where it was (5.16.1)."""
    places = {}
    for ref in cards(g, ctx, node.what):
        obj = g.state.objects[ref[0]]
        places[ref] = (obj.controller if obj.zone == FIELD else obj.owner, obj.zone)
    facts = yield from remove_cards(g, list(places), cause(ctx))
    gone = [fact.before.ref for fact in facts if fact.to_zone == BANISHED and fact.before is not None]
    for fact in facts:
        if fact.to_zone == BANISHED:
            g.note("transform", "5.16.1", ctx.controller, fact.obj, into=node.name)
    wanted = [Wanted(node.name, *places[ref]) for ref in gone if places[ref][1] in (FIELD, EX_AREA)]
    made = yield from create(g, wanted, cause(ctx))
    bind(ctx, node.bind, refs_of(made))
    return len(made)
