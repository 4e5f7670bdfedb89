"""Moving cards between zones, playing and casting them by effects (7, 11.12, 6.2.4)."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

from cardwright.games.common import actions, combat, statics
from cardwright.games.common.actions import deployable, play_cards, remove_cards, return_to_hand
from cardwright.games.common.amounts import amount
from cardwright.games.common.context import Ctx
from cardwright.games.common.effects.characters import cards
from cardwright.games.common.effects.lasting import create, unable_duration
from cardwright.games.common.effects.places import (
    MOVER,
    any_card,
    cards_in,
    each_his_own,
    is_hidden,
    mix,
    move,
    must_find,
    names_hidden_zone,
    own_of,
    pick,
    select,
    still_there,
    unmovable,
)
from cardwright.games.common.effects.registry import (
    acted,
    acting,
    acting_of,
    asked,
    bind,
    bind_gone,
    bind_moved,
    cause,
    executes,
    moved,
    note_shares,
    refs_of,
    refuses,
)
from cardwright.games.common.groups import matches
from cardwright.games.common.house import Terms, house, readings
from cardwright.games.common.refs import MOVED, objects
from cardwright.games.common.zones import DECK, FIELD, HAND, SEARCH
from cardwright.kernel.decisions import Flow
from cardwright.kernel.game import Game
from cardwright.kernel.state import Event, Ref
from cardwright.text import ir

Selecting = ir.SelectAndPut | ir.SelectAndBreak | ir.SelectAndDull
ORDERED: Final = (ir.DeckTop, ir.DeckBottom, ir.DeckTopOrBottom, ir.DeckUnder)  # where it matters which comes first


def at_once(g: Game, to: ir.Zone | None = None) -> bool:
    """Whether players who select nothing do it at the same time (11.11.6; sve 1.3.4.1): what they put in an order they do not."""
    return readings(g).unselected_at_once and not isinstance(to, ORDERED)


# -- moving what a text names --------------------------------------------------------------------------------------------


@executes(ir.ToHand)
def to_hand(g: Game, ctx: Ctx, node: ir.ToHand) -> Flow[int]:
    """To the owner's hand (7.3). What is returned is under the rules about returning, what is added is not."""
    if not isinstance(node.player, ir.Owner) and not asked(g, ctx, node.player):
        return 0
    refs = still_there(g, ctx, cards(g, ctx, node.what), node.origin)
    if node.verb == "return":
        return moved(ctx, node.what, (yield from return_to_hand(g, refs, cause(ctx))))
    return moved(ctx, node.what, (yield from actions.move_cards(g, refs, HAND, cause(ctx))))


@executes(ir.PutInto)
def put_into(g: Game, ctx: Ctx, node: ir.PutInto) -> Flow[int]:
    """To a zone; into the Break Zone this is no break (15.1.1.3.2)."""
    facts = yield from move(g, ctx, cards(g, ctx, node.what), node.to, ctx.controller)
    return moved(ctx, node.what, facts, first=True)


@executes(ir.PlayerPuts)
def player_puts(g: Game, ctx: Ctx, node: ir.PlayerPuts) -> Flow[int]:
    """A player puts them into a zone, in the order that he likes; each player his own, all that were there before, in some games
    at the same time where nobody has to order them (11.11.6; sve 1.3.4.1)."""
    players = asked(g, ctx, node.player)
    if not isinstance(node.player, ir.EachPlayer):
        players = players[:1]
    actors = [(player, acting(ctx, player).bind(**{MOVER: (player,)})) for player in players]
    theirs = [cards(g, own, node.what) for _, own in actors]
    if isinstance(node.what, ir.All):
        group = node.what.group
        theirs = [each_his_own(g, node.player, who, group, refs) for who, refs in zip(players, theirs, strict=True)]
        together = [ref for refs in theirs for ref in refs]
        bind(ctx, node.what.bind, tuple(together))
        if at_once(g, node.to):
            own = ctx.bind(**{MOVER: tuple(players)})
            return len((yield from move(g, own, together, node.to, ctx.controller)))
    put: list[Event] = []
    for (player, own), refs in zip(actors, theirs, strict=True):
        put += yield from move(g, own, refs, node.to, player)
    note_shares(g, ctx, refs_of(put))
    return len(put)


@refuses(ir.PutInto)
@refuses(ir.PlayerPuts)
@refuses(ir.SelectAndPut)
def _nowhere(node: ir.PutInto | ir.PlayerPuts | ir.SelectAndPut) -> str:
    return unmovable(node.to)


@executes(ir.RemoveFromGame)
def remove_from_game(g: Game, ctx: Ctx, node: ir.RemoveFromGame) -> Flow[int]:
    """Out of the game (15.1.1.5.1); only for as long as a card stays, they come back when it leaves."""
    facts = yield from remove_cards(g, cards(g, ctx, node.what), cause(ctx))
    gone = refs_of(facts)
    moved(ctx, node.what, facts)
    if gone and not isinstance(node.duration, ir.Permanent):
        lasts = create(g, ctx, node, node.duration, objects=gone, tags=("return",))
        if not lasts:  # 2.3: what the removal hangs on has left already
            yield from play_cards(g, gone, None, cause(ctx))
    return len(gone)


@refuses(ir.RemoveFromGame)
def _removed_for(node: ir.RemoveFromGame) -> str:
    return (
        ""
        if isinstance(node.duration, (ir.Permanent, ir.WhileOnField, ir.WhileOnYours))
        else "cards are removed for good or while another stays"
    )


@executes(ir.DiscardCards)
def discard_cards(g: Game, ctx: Ctx, node: ir.DiscardCards) -> Flow[int]:
    """The player discards these from his hand (15.1.1.4.1); "select a card in it and discard it" is said of the other player's hand, too."""
    holders = (0, 1) if isinstance(node.player, ir.You) else asked(g, ctx, node.player)
    held = [r for r in cards(g, ctx, node.what) if g.state.objects[r[0]].owner in holders]
    return moved(ctx, node.what, (yield from actions.discard_cards(g, held, cause(ctx))))


# -- selecting and moving ------------------------------------------------------------------------------------------------


def select_own(g: Game, ctx: Ctx, who: ir.Player, player: int, target: ir.Target) -> Flow[list[Ref]]:
    """Selected on resolution, as many as possible (11.11.5.1)."""
    ctx = acting(ctx, player)
    secret = names_hidden_zone(target.group) and not any_card(target.group)
    return (yield from pick(g, ctx, player, target, own_of(g, ctx, who, player, target), "select", secret=secret))


def fate(g: Game, ctx: Ctx, node: Selecting, picked: list[Ref], player: int) -> Flow[list[Event]]:
    """What becomes of the cards that were selected, all at the same time."""
    if isinstance(node, ir.SelectAndBreak):
        return (yield from actions.break_cards(g, picked, cause(ctx)))
    if isinstance(node, ir.SelectAndDull):
        return (yield from actions.dull_cards(g, picked, cause(ctx)))
    return (yield from move(g, ctx, picked, node.to, player))


def _each_selects(g: Game, ctx: Ctx, node: Selecting) -> Flow[list[Event]]:
    """Every player for himself, the turn player first (11.11.6): what all have selected meets its fate at the same time (6.1.3;
    reading F114), in some games, or where each has an order to make, before the other selects (sve 1.3.4.1)."""
    players = asked(g, ctx, node.player)
    ordered = isinstance(node, ir.SelectAndPut) and isinstance(node.to, ORDERED)
    if len(players) > 1 and readings(g).selected_at_once and not ordered:
        return (yield from all_select(g, ctx, node, players))
    facts: list[Event] = []
    for player in players:
        picked = yield from select_own(g, ctx, node.player, player, node.target)
        own = ctx if isinstance(node.player, ir.You) else acting(ctx, player)
        facts += yield from fate(g, own, node, picked, player)
    return facts


def all_select(g: Game, ctx: Ctx, node: Selecting, players: Sequence[int]) -> Flow[list[Event]]:
    """One player after the other selects, then it is done to all of it."""
    picked: list[Ref] = []
    for player in players:
        picked += yield from select_own(g, ctx, node.player, player, node.target)
    own = ctx.bind(**{MOVER: tuple(players)})
    return (yield from fate(g, own, node, list(dict.fromkeys(picked)), ctx.controller))


@executes(ir.SelectAndPut)
def select_and_put(g: Game, ctx: Ctx, node: ir.SelectAndPut) -> Flow[int]:
    """Every player for himself (6.1.3, 11.11.6); what is put in an order, one after the other."""
    put = yield from _each_selects(g, ctx, node)
    note_shares(g, ctx, refs_of(put))
    return bind_moved(ctx, node.target.bind, put)


@executes(ir.SelectAndBreak)
def select_and_break(g: Game, ctx: Ctx, node: ir.SelectAndBreak) -> Flow[int]:
    """Every player for himself (6.1.3, 11.11.6)."""
    return bind_moved(ctx, node.target.bind, (yield from _each_selects(g, ctx, node)))


@executes(ir.SelectAndDull)
def select_and_dull(g: Game, ctx: Ctx, node: ir.SelectAndDull) -> Flow[int]:
    """Every player for himself (6.1.3, 11.11.6)."""
    dulled = refs_of((yield from _each_selects(g, ctx, node)))
    bind(ctx, node.target.bind, dulled)
    return len(dulled)


# -- discarding of one's own choice --------------------------------------------------------------------------------------


@executes(ir.Discard)
def discard(g: Game, ctx: Ctx, node: ir.Discard) -> Flow[int]:
    """Every player discards as many as he can, the turn player first (11.11.6)."""
    gone: tuple[Ref, ...] = ()
    for player in asked(g, ctx, node.player):
        picked = yield from select_discards(g, ctx, node, player)
        gone += refs_of((yield from actions.discard_cards(g, picked, cause(ctx))))
    return bind_gone(g, ctx, node.bind, gone)


def select_discards(g: Game, ctx: Ctx, node: ir.Discard, player: int) -> Flow[list[Ref]]:
    """The cards of the hand that the player will discard, as many as he can (11.11.5.1)."""
    count = max(0, amount(g, acting_of(ctx, node.player, player), node.count))
    hand = [g.state.objects[i].ref for i in g.zone(player, HAND)]
    fits = [r for r in hand if matches(g, ctx, node.group, r)]
    secret = not any_card(node.group)
    most = len(fits) if node.any_number else count
    least = 0 if node.up_to or node.any_number else most
    if any(isinstance(each, ir.Alike) for each in node.group.qualifiers):
        kind = ir.Target(ir.Num(most), node.group, up_to=not least)
        return (yield from pick(g, ctx, player, kind, fits, "discard", secret=secret))
    return (yield from select(g, ctx, player, fits, least, most, "discard", secret=secret))


@executes(ir.DiscardAtRandom)
def discard_at_random(g: Game, ctx: Ctx, node: ir.DiscardAtRandom) -> Flow[int]:
    """Nobody chooses; the game's own random numbers decide."""
    gone: tuple[Ref, ...] = ()
    count = max(0, amount(g, ctx, node.count))
    for player in asked(g, ctx, node.player):
        hand = [g.state.objects[i].ref for i in g.zone(player, HAND)]
        fits = mix(g, [r for r in hand if matches(g, ctx, node.group, r)])
        gone += refs_of((yield from actions.discard_cards(g, fits[:count], cause(ctx))))
    return bind_gone(g, ctx, node.bind, gone)


@executes(ir.RemoveAtRandom)
def remove_at_random(g: Game, ctx: Ctx, node: ir.RemoveAtRandom) -> Flow[int]:
    """Nobody chooses which cards of the hand are removed from the game (15.1.1.5)."""
    gone: tuple[Ref, ...] = ()
    count = max(0, amount(g, ctx, node.count))
    for player in asked(g, ctx, node.player):
        hand = mix(g, [g.state.objects[i].ref for i in g.zone(player, HAND)])
        gone += refs_of((yield from remove_cards(g, hand[:count], cause(ctx))))
    return bind_gone(g, ctx, node.bind, gone)


@executes(ir.DiscardHand)
def discard_hand(g: Game, ctx: Ctx, node: ir.DiscardHand) -> Flow[int]:
    """The whole hand at the same time; in some games all hands (11.11.6; sve 1.3.4.1)."""
    gone: tuple[Ref, ...] = ()
    hands = [[g.state.objects[i].ref for i in g.zone(player, HAND)] for player in asked(g, ctx, node.player)]
    if at_once(g):
        hands = [[ref for held in hands for ref in held]]
    for held in hands:
        gone += refs_of((yield from actions.discard_cards(g, held, cause(ctx))))
    return bind_gone(g, ctx, node.bind, gone)


# -- playing -------------------------------------------------------------------------------------------------------------


@executes(ir.PlayOnto)
def play_onto(g: Game, ctx: Ctx, node: ir.PlayOnto) -> Flow[int]:
    """Onto the field of the player, each onto its owner's where that is said (6.2.4); only from the zone that is said."""
    refs = still_there(g, ctx, cards(g, ctx, node.what), node.origin)
    holders = asked(g, ctx, node.player)
    side = None if isinstance(node.player, ir.OwnerOf) or len(holders) != 1 else holders[0]
    taken: list[Ref] = []
    if side is not None and any(r[0] >= 0 and g.state.objects[r[0]].zone == FIELD for r in refs):
        taken = yield from house(g).take_over(g, refs, side, cause(ctx))
    played = yield from play_cards(g, refs, side, cause(ctx), dull=node.dull)
    return acted(ctx, node.what, (*taken, *refs_of(played)))


@executes(ir.PlayFrom)
def play_from(g: Game, ctx: Ctx, node: ir.PlayFrom) -> Flow[int]:
    """The player selects in the zone and plays it onto the field, where its owner controls it (6.2.4)."""
    played: tuple[Ref, ...] = ()
    for player in asked(g, ctx, node.player):
        own = isinstance(node.player, ir.EachPlayer) and isinstance(getattr(node.zone, "player", None), ir.EachPlayer)

        def able(ref: Ref, owners: tuple[int, ...] = (player,) if own else (0, 1)) -> bool:
            """Whether it can be played, of the own zone where each player plays from "their" zone."""
            return g.state.objects[ref[0]].owner in owners and deployable(g, ref, None, cause(ctx))

        picked = yield from _pick_in(g, ctx, player, node.target, node.zone, able)
        played += refs_of((yield from play_cards(g, picked, None, cause(ctx), dull=node.dull)))
        _searched(g, ctx, player, node.zone, own=own)
    bind(ctx, node.target.bind, played)
    if node.joins is not None and any(ref in combat.attackers(g) for ref in objects(g, ctx, node.joins)):
        _join_attack(g, ctx, played)
    return len(played)


def _join_attack(g: Game, ctx: Ctx, played: tuple[Ref, ...]) -> None:
    """They attack in a party with those that attack already; nobody declares them, so nothing waits for that (fftcg-new X-FIGHT-4)."""
    by = cause(ctx)
    able = [r for r in played if not any(statics.cannot(g, what, r, by) for what in ("attack", "form_party"))]
    for ref in combat.join(g, able):
        g.note("joins", g.rules.clauses["joins"], g.state.turn_player, ref)


def _pick_in(
    g: Game, ctx: Ctx, player: int, target: ir.Target, zone: ir.Zone, able: Callable[[Ref], bool] = lambda ref: True
) -> Flow[list[Ref]]:
    """Select in a zone, as many as possible of those that it can be done with (11.11.5.1.1); in a hidden one nobody can be held to
    finding something (F49)."""
    fits = [r for r in cards_in(g, ctx, zone) if matches(g, ctx, target.group, r) and able(r)]
    secret = is_hidden(zone)
    fails = not must_find(g, fits, zone) and not any_card(target.group)
    return (yield from pick(g, ctx, player, target, fits, "select", secret=secret, fails=fails))


def _searched(g: Game, ctx: Ctx, player: int, zone: ir.Zone, *, own: bool = False) -> None:
    """Whoever looked through a deck shuffles it (15.1.1.8.1), be it only the `own` one."""
    if isinstance(zone, ir.DeckZone):
        by = cause(ctx)
        g.note("search", "15.1.1.8.1", player)
        for owner in [player] if own else asked(g, ctx, zone.player):
            actions.shuffle_deck(g, owner)
        g.record([Event(SEARCH, player=player, source=by.source, controller=by.controller)])


# -- casting -------------------------------------------------------------------------------------------------------------


@executes(ir.CastFrom)
def cast_from(g: Game, ctx: Ctx, node: ir.CastFrom) -> Flow[int]:
    """The player selects in the zone and casts it right now (15.1.1.7.1)."""
    done = 0
    less = 0 if node.reduction is None else amount(g, ctx, node.reduction)
    for player in asked(g, ctx, node.player):
        fits = [r for r in cards_in(g, ctx, node.zone) if matches(g, ctx, node.target.group, r)]
        terms = Terms(node.free, less, node.floor, matching=not node.any_element)
        able = [r for r in fits if house(g).castable(g, player, r, terms)]
        secret, fails = is_hidden(node.zone), not must_find(g, able, node.zone)
        picked = yield from pick(g, ctx, player, node.target, able, "cast", secret=secret, fails=fails)
        cast = yield from _cast_these(g, player, picked, terms)
        bind(ctx, node.target.bind, tuple(g.state.objects[r[0]].ref for r in picked))  # as they are on the stack
        bind(ctx, node.target.bind and node.target.bind + MOVED, cast)
        done += len(cast)
        _searched(g, ctx, player, node.zone)
    return done


@executes(ir.CastRef)
def cast_ref(g: Game, ctx: Ctx, node: ir.CastRef) -> Flow[int]:
    """The player casts the card right now, where that is possible (2.3)."""
    done = 0
    for player in asked(g, ctx, node.player)[:1]:
        cast = yield from _cast_these(g, player, cards(g, ctx, node.what), Terms(node.free))
        done += acted(ctx, node.what, cast)
    return done


def _cast_these(g: Game, player: int, refs: Sequence[Ref], terms: Terms) -> Flow[tuple[Ref, ...]]:
    """The player casts the cards; which of them he really cast."""
    cast: list[Ref] = []
    for ref in refs:
        done = yield from house(g).cast(g, player, ref, terms)
        cast += [ref] if done else []
    return tuple(cast)


@executes(ir.AllowCast)
def allow_cast(g: Game, ctx: Ctx, node: ir.AllowCast) -> Flow[int]:
    """From now on the player can cast these cards from where they are."""
    yield from ()
    refs = tuple(cards(g, ctx, node.what))
    holders = asked(g, ctx, node.player)
    if not refs or not holders:
        return 0
    return len(refs) if create(g, ctx, node, node.duration, objects=refs, tags=(f"for:{holders[0]}",)) else 0


@refuses(ir.AllowCast)
def _allowed_for(node: ir.AllowCast) -> str:
    return unable_duration(node.duration)


def top_of(g: Game, player: int, count: int) -> list[Ref]:
    """The top cards of a deck, fewer where it is smaller."""
    return [g.state.objects[i].ref for i in g.zone(player, DECK)[: max(0, count)]]
