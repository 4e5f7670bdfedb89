"""Decks card by card, places in decks, halves of decks, and cards that change places (5.9.3, 5.10.2, 5.12, 5.29.2)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from cardwright.games.common import actions, statics
from cardwright.games.common.actions import NEVER_DEPLOYED, Cause, put_on_deck
from cardwright.games.common.amounts import amount
from cardwright.games.common.context import Ctx
from cardwright.games.common.effects import places
from cardwright.games.common.effects.characters import cards
from cardwright.games.common.effects.moving import select_own, top_of
from cardwright.games.common.effects.places import PRIVATE, arrange
from cardwright.games.common.effects.possible import TESTS
from cardwright.games.common.effects.registry import asked, bind, cause, executes
from cardwright.games.common.house import house
from cardwright.games.common.refs import OBJECTS, players
from cardwright.games.common.zones import BY_ABILITY, DECK, ENTER, FIELD, HAND, LEAVE, MOVE
from cardwright.games.sve.arriving import keep, room
from cardwright.games.sve.players import switches
from cardwright.games.sve.zones import EVOLVE_DECK, EVOLVE_ZONE, LEADER, LIMITED, RACE_ZONE, RESOLUTION
from cardwright.kernel.decisions import Decision, Flow, ask
from cardwright.kernel.game import Game
from cardwright.kernel.state import Event, Obj, Ref
from cardwright.text import ir
from cardwright.text import ir_sve as sv

# -- card by card ------------------------------------------------------------------------------------------------------------


@executes(sv.DrawUpTo)
def draw_up_to(g: Game, ctx: Ctx, node: sv.DrawUpTo) -> Flow[int]:
    """Draw one card after another (5.9.3); the player may stop before each (5.9.3.1), and has seen those before it (5.9.3.2).

    So many are the most (5.9.3.3), also where something else was done instead of a draw (10.10.1).
    """
    done = 0
    for player in asked(g, ctx, node.player):
        for _ in range(amount(g, ctx, node.count)):
            if not (yield from ask(Decision("yes_no", player, "draw_more", "5.9.3.1", ctx.source))):
                break
            left = bool(g.zone(player, DECK))
            drawn = yield from actions.draw_cards(g, player, 1, cause(ctx))
            done += drawn
            if not drawn and not left:
                break
    return done


@executes(sv.DrawShown)
def draw_shown(g: Game, ctx: Ctx, node: sv.DrawShown) -> Flow[int]:
    """Drawn one at a time (5.9.2); all that has come to the hand so is revealed then (5.20.1)."""
    done, shown = 0, []
    for player in asked(g, ctx, node.player):
        before = set(g.zone(player, HAND))
        done += yield from actions.draw_cards(g, player, max(0, amount(g, ctx, node.count)), cause(ctx))
        shown += [g.state.objects[card].ref for card in g.zone(player, HAND) if card not in before]
    actions.reveal(g, shown, -1, cause(ctx))
    bind(ctx, node.bind, tuple(shown))
    return done


@executes(sv.LookUpTo)
def look_up_to(g: Game, ctx: Ctx, node: sv.LookUpTo) -> Flow[int]:
    """Look at one card of the own deck after another (5.10.2), the top card first (5.10.2.1).

    The player may stop before each (5.10.2.2) and then sees the next one (5.10.2.3), so many at most (5.10.2.4).
    """
    seen: list[Ref] = []
    for player in asked(g, ctx, node.player)[:1]:
        for ref in top_of(g, player, amount(g, ctx, node.count)):
            if not (yield from ask(Decision("yes_no", player, "look_more", "5.10.2.2", ctx.source))):
                break
            actions.reveal(g, [ref], player, cause(ctx))
            seen.append(ref)
    bind(ctx, PRIVATE, (*ctx.env.get(PRIVATE, ()), *seen))
    bind(ctx, node.bind, tuple(seen))
    return len(seen)


# -- places and halves --------------------------------------------------------------------------------------------------------


def _at(g: Game, ctx: Ctx, refs: list[Ref], to: sv.DeckPosition, player: int, by: Cause) -> Flow[list[Event]]:
    """To a place in the deck, or the one furthest from where it is counted (4.1.3.1)."""
    ordered = yield from arrange(g, ctx, player, refs)
    there = places.staying(g, refs)
    above = {p: max(0, n - (to.nth - 1)) if to.bottom else min(to.nth - 1, n) for p, n in there.items()}
    return (yield from put_on_deck(g, ordered, by, above))


places.MOVERS[sv.DeckPosition] = _at


@OBJECTS.handles(sv.HalfOfDeck)
def _half_of_deck(g: Game, ctx: Ctx, node: sv.HalfOfDeck) -> list[Ref]:
    """Half of the deck (5.29.2), rounded up (5.29.1), counted from the top or the bottom (5.29.2.1)."""
    found: list[Ref] = []
    for player in players(g, ctx, node.player):
        deck = [g.state.objects[i].ref for i in g.zone(player, DECK)]
        half = (len(deck) + 1) // 2
        found += deck[len(deck) - half :] if node.bottom else deck[:half]
    return found


# -- swapping -----------------------------------------------------------------------------------------------------------------

# nothing is swapped into or out of these: cards come there by being evolved, served, played
_NO_SWAP: Final = frozenset((RESOLUTION, EVOLVE_DECK, EVOLVE_ZONE, RACE_ZONE, LEADER))


@executes(sv.Swap)
def swap(g: Game, ctx: Ctx, node: sv.Swap) -> Flow[int]:
    """Each card goes into the zone of the other, both at the same time (5.12.1).

    Nothing happens where one of them cannot (5.12.2). Room is looked at for both moves together (reading S31).
    """
    return (yield from _swap_cards(g, ctx, cards(g, ctx, node.what)))


@executes(sv.SwapSelected)
def swap_selected(g: Game, ctx: Ctx, node: sv.SwapSelected) -> Flow[int]:
    """Cards of hidden zones are selected as this is carried out (10.6.2.3)."""
    found = [] if node.what is None else cards(g, ctx, node.what)
    for target in node.targets:
        found += yield from select_own(g, ctx, ir.You(), ctx.controller, target)
    return (yield from _swap_cards(g, ctx, found))


def _swap_cards(g: Game, ctx: Ctx, refs: list[Ref]) -> Flow[int]:
    pair = [r for r in dict.fromkeys(refs) if g.state.exists(r)]
    by = cause(ctx)
    if len(pair) == 2 and _on_two_fields(g, pair) and _roomy(g, pair):
        holders = [g.state.objects[r[0]].controller for r in pair]
        g.note("swap", "5.12.1", ctx.controller, ctx.source)
        keep(g, pair)
        for ref, holder in zip(pair, reversed(holders), strict=True):
            actions.gain_control(g, [ref], holder, by)
        return 2
    coming: list[Event] = []
    if len(pair) == 2 and _swappable(g, pair[0], pair[1], by) and _roomy(g, pair):
        coming = yield from house(g).arriving(g, _moves(g, pair[0], pair[1], by))
    if len(coming) < 2:
        g.note("no_swap", "5.12.2", ctx.controller, ctx.source)
        return 0
    g.note("swap", "5.12.1", ctx.controller, ctx.source)
    return len((yield from g.happen(*coming)))


def _on_two_fields(g: Game, pair: Sequence[Ref]) -> bool:
    """Cards of two fields go over to the other one as they are (5.21.1, 10.7.4.3), and each makes room for the other."""
    one, other = (g.state.objects[r[0]] for r in pair)
    return one.zone == other.zone == FIELD and one.controller != other.controller


def _roomy(g: Game, pair: Sequence[Ref]) -> bool:
    """Whether there is room for both: each makes it for the other, or by the other reading of S31 each zone has to have some as it is."""
    there = [g.state.objects[ref[0]] for ref in pair]
    limited = [(_holder(obj), obj.zone) for obj in there if obj.zone in LIMITED]
    return switches(g).swap_makes_room or all(room(g, player, zone) > 0 for player, zone in limited)


def _holder(obj: Obj) -> int:
    return obj.controller if obj.zone == FIELD else obj.owner


def _swappable(g: Game, one: Ref, other: Ref, by: Cause) -> bool:
    """Whether both can go where the other is: cards go to their owner's zones only, but for the field (5.21.3)."""
    first, second = g.state.objects[one[0]], g.state.objects[other[0]]
    if first.zone == second.zone or {first.zone, second.zone} & _NO_SWAP:
        return False
    if not (_can_go(g, first, second, by) and _can_go(g, second, first, by)):
        return False
    return not any(_turned_aside(g, move) for move in _moves(g, one, other, by))


def _turned_aside(g: Game, move: Event) -> bool:
    """Whether something else would happen instead of the move, so that the card does not come to the other's zone (10.10.1)."""
    instead = (r for r in g.derived.replacements.get(move.kind, ()) if not getattr(g.node(r.node), "optional", False))
    return any(g.rules.applies(g, r, move) for r in instead)


def _moves(g: Game, one: Ref, other: Ref, by: Cause) -> list[Event]:
    first, second = g.state.objects[one[0]], g.state.objects[other[0]]
    return [_into_place(g, first, second, by), _into_place(g, second, first, by)]


def _can_go(g: Game, obj: Obj, place: Obj, by: Cause) -> bool:
    if obj.zone == FIELD and statics.cannot(g, "leave_field", obj.ref, by):
        return False
    if place.zone != FIELD:
        return _holder(place) == obj.owner
    deployable = NEVER_DEPLOYED.isdisjoint(g.chars(obj.id).types)
    return deployable and not statics.not_played(g, obj.ref, by)


def _into_place(g: Game, obj: Obj, place: Obj, by: Cause) -> Event:
    """The move of one card to where the other is, of a deck to its very place."""
    kind = ENTER if place.zone == FIELD else LEAVE if obj.zone == FIELD else MOVE
    position = g.zone(place.owner, DECK).index(place.id) + 1 if place.zone == DECK else 0
    return Event(
        kind, obj.ref, _holder(place), by.source, by.controller, position, obj.zone, place.zone, None, (BY_ABILITY,),
        cause=by.node,
    )  # fmt: skip


# -- what is possible (1.3.2, 10.4.7.5) ------------------------------------------------------------------------------------------


def _swap(g: Game, ctx: Ctx, node: sv.Swap) -> bool:
    pair = cards(g, ctx, node.what)
    if len(pair) < 2 or not _roomy(g, pair):
        return False
    return _on_two_fields(g, pair) or _swappable(g, pair[0], pair[1], cause(ctx))


TESTS[sv.Swap] = _swap
