"""Which cards can be played now, and why others cannot (8.1.2, 8.2, 10.6.2.1.2, 12.3; reading S34)."""

from __future__ import annotations

from collections.abc import Iterable

from cardwright.games.common import targets
from cardwright.games.common.casting_rules import CASTING_PLACES, cast_enough, castable_elsewhere
from cardwright.games.common.conditions import holds
from cardwright.games.common.context import LEAVING, Ctx
from cardwright.games.common.registry import walk
from cardwright.games.common.ruling import about_playing, around_playing, for_playing
from cardwright.games.common.zones import EX_AREA, HAND
from cardwright.games.sve import extras
from cardwright.games.sve.bounds import has_room
from cardwright.games.sve.costs import makes_room, payable
from cardwright.games.sve.players import play_points
from cardwright.games.sve.zones import EVOLVE_DECK
from cardwright.kernel.game import Game
from cardwright.kernel.state import Ref
from cardwright.text import ir

Problem = tuple[str, str]  # why not, and the clause; both empty where it is possible
FINE: Problem = ("", "")
CASTING_PLACES[EVOLVE_DECK] = lambda obj: obj.face_down  # a faceup card there is no part of the evolve deck (4.6.3)


def quick_window(g: Game) -> bool:
    """Whether the non-active player is asked for Quick (7.4.5, 8.4.7)."""
    return g.state.step in ("end_quick", "attack_quick")


def timing_problem(g: Game, player: int, *, quick: bool, kind: str) -> Problem:
    """Whether the player may play something now (8.1.2): in the own main phase, or with Quick in the other's windows (12.3.4, 12.3.5)."""
    if player == g.state.turn_player:
        return FINE if g.state.step == "main" else ("it is not one's own main phase", "7.3.3")
    if not quick_window(g):
        return ("it is the other player's turn", "8.2.1")
    window = "8.4.7" if g.state.step == "attack_quick" else "7.4.5"
    if quick:
        return FINE
    return ("without Quick nothing is played in the other player's turn", f"12.3.4, {window}, {kind}")


def playable_among(g: Game, player: int, cards: Iterable[int]) -> list[int]:
    """Those that the player can play now (8.2.1). Of a card of which no text says anything about playing it, its cost and the room
    on the field decide."""
    view, points, objects, defs = g.derived, play_points(g, player), g.state.objects, g.defs
    changed, silent = view.chars, not around_playing(view)
    on_time = player == g.state.turn_player and g.state.step == "main"
    room, found = has_room(g, player), []
    for number in cards:
        obj = objects[number]
        definition = defs[obj.card]
        if silent and definition.data.plain and not definition.data.optional:
            chars = changed.get(number, definition.base)
            if chars.cost > points:
                continue
            usual = on_time and definition.data.playable and obj.owner == player and obj.zone in (HAND, EX_AREA)
            if usual and chars.types[0] != "Spell":
                if room:
                    found.append(number)
                continue
        if not card_problem(g, player, number)[1]:
            found.append(number)
    return found


def card_problem(g: Game, player: int, number: int) -> Problem:
    """Why the player cannot play the card now (8.2.1)."""
    obj = g.state.objects[number]
    usual = obj.owner == player and obj.zone in (HAND, EX_AREA)
    if not usual and number not in castable_elsewhere(g, player):
        return ("cards are played from one's own hand or EX area", "8.2.1")
    problem = timing_problem(g, player, quick="Quick" in g.chars(number).keywords, kind="12.3.2")
    return problem if problem[1] else play_problem(g, player, obj.ref)


def play_problem(g: Game, player: int, ref: Ref, price: int | None = None) -> Problem:
    """Why the card cannot be specified, whatever the time: what it is, what texts say, targets, cost, room (10.6.2.1.2)."""
    chars, card = g.chars(ref[0]), g.state.objects[ref[0]].card
    definition = g.defs[card]
    if not definition.data.playable:
        return ("this kind of card is not played", "2.3.3.1")
    kind, freeing = chars.types[0], False
    plain = price is None and not definition.data.optional and not about_playing(g, ref)
    if plain and chars.cost > play_points(g, player):
        return (f"it costs {chars.cost} play points", "10.4.4, 10.6.2.5.4")
    ctx = Ctx(player, ref, (card, 0), {LEAVING: (ref,)}, kind=kind.lower())  # 10.6.2.1
    if not plain:
        problem, freeing = _cost_problem(g, ctx, player, ref, price)
        if problem[1]:
            return problem
    if kind != "Spell":
        fits = freeing or has_room(g, player)
        return FINE if fits else ("there is no room on the field", "10.6.2.6, 4.4.4.1")
    effects = definition.data.spell
    if chars.abilities != definition.base.abilities:
        effects = tuple(e for s in chars.abilities if isinstance(n := g.node(s), ir.SummonEffect) for e in n.effects)
    if not targets.can_declare(g, ctx, effects):
        return too_few(effects)
    return FINE


def too_few(*nodes: object) -> Problem:
    """That there are not enough targets; where something is divided, there may be as many, but not enough for each (10.6.2.4.2.1)."""
    divides = any(isinstance(part, ir.DivideDamage) for part in walk(nodes))
    return ("there are not enough targets", "10.6.2.3.3" + ", 10.6.2.4.2.1" * divides)


def _cost_problem(g: Game, ctx: Ctx, player: int, ref: Ref, price: int | None) -> tuple[Problem, bool]:
    """What texts say about playing the card, and whether it can be paid; and whether paying might make room on the field."""
    if any(cast_enough(g, player, ban, where) for ban, where in for_playing(g, "CannotCast", ref, player)):
        return ("a text says that it is not played now", "1.3.3"), False
    for rule, where in for_playing(g, "PlayOnlyIf", ref, player):
        there = not rule.zone or holds(g, where, ir.SourceIn(ir.SelfRef(), rule.zone))
        if there and not holds(g, where, rule.condition):
            return ("its text does not let it be played now", "1.3.3"), False
    ways = extras.ways(g, ctx, player, ref, price, (), extras.options(g, ctx, ref))
    able = [w for w in ways if payable(g, ctx, player, w.cost, base=w.points)]
    if not able:
        return (f"it costs {ways[0].points} play points", "10.4.4, 10.6.2.5.4"), False
    return FINE, any(makes_room(g, ctx, player, w.cost) for w in able)
