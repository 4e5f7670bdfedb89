"""Zones that a text names: the cards in them, and moving cards to them (chapter 7)."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, Final

from msgspec.structs import replace

from cardwright.games.common import statics
from cardwright.games.common.actions import (
    Cause,
    move_cards,
    play_cards,
    put_into_break_zone,
    put_on_deck,
    remove_cards,
    return_to_hand,
)
from cardwright.games.common.amounts import amount
from cardwright.games.common.context import Ctx
from cardwright.games.common.effects.registry import asking, cause
from cardwright.games.common.groups import ZONE_OF, like, matches, members, parts_of, traits, zone_nodes
from cardwright.games.common.house import readings
from cardwright.games.common.refs import players
from cardwright.games.common.seen import see
from cardwright.games.common.zones import DAMAGE_ZONE, DECK, HAND
from cardwright.kernel.decisions import Decision, Flow, ask
from cardwright.kernel.game import Game
from cardwright.kernel.rng import Random
from cardwright.kernel.state import Event, Ref
from cardwright.kernel.view import BOTH, sees
from cardwright.text import ir

RULESET = "fftcg-2020"
HIDDEN: Final = (DECK, HAND)  # 7.9.2, 7.11.2
MOVER: Final = "#mover"  # bound to the player who moves cards, where the text says who does it
PRIVATE: Final = "#private"  # bound to the cards that only one player has looked at


def whose(g: Game, ctx: Ctx, zone: ir.Zone) -> list[int]:
    """The players whose zone it is, the turn player first; nobody in particular where each card goes to its owner's."""
    player: ir.Player = zone.player  # type: ignore[attr-defined]  # every zone class has it
    return [] if isinstance(player, ir.Owner) else players(g, ctx, player)


def cards_in(g: Game, ctx: Ctx, zone: ir.Zone) -> list[Ref]:
    """The cards in the zone."""
    parts = [(p, ZONE_OF[type(part)]) for part in parts_of(zone) for p in whose(g, ctx, part)]
    return [g.state.objects[i].ref for p, kind in parts for i in g.zone(p, kind)]


def still_there(g: Game, ctx: Ctx, refs: Sequence[Ref], origin: ir.Zone | None) -> list[Ref]:
    """Those of the cards that lie in the zone they are played from, where a text names one."""
    if origin is None:
        return list(refs)
    there = cards_in(g, ctx, origin)
    return [r for r in refs if r in there]


def is_hidden(zone: ir.Zone) -> bool:
    """Whether it is a hidden zone (7.6), or one of several that it can be is."""
    return any(ZONE_OF.get(type(part)) in HIDDEN for part in parts_of(zone))


def must_find(g: Game, fits: Sequence[Ref], zone: ir.Zone) -> bool:
    """Whether finding nothing is no answer: one of the cards lies where everybody sees it, or in a hand, of which only sve 4.1.2.2
    says that it need not be found, as long as it is not revealed to all; a search is another matter (F49)."""
    may_fail = {HAND: readings(g).hidden_may_fail, DECK: readings(g).search_may_fail}
    objects = g.state.objects
    return not is_hidden(zone) or any(not may_fail.get(objects[r[0]].zone, False) or shown_in_hand(g, r) for r in fits)


def shown_in_hand(g: Game, ref: Ref) -> bool:
    """Whether it is a card of a hand that all players see (sve 4.1.2.2, 5.20.1)."""
    obj = g.state.objects[ref[0]]
    return obj.zone == HAND and sees(g, BOTH, obj)


def names_hidden_zone(group: ir.Group) -> bool:
    """Whether the group looks into a hidden zone."""
    return any(map(is_hidden, zone_nodes(group)))


def any_card(group: ir.Group) -> bool:
    """Whether the group asks for nothing but a card: then how many there are is no secret (7.11.2)."""
    asks = [f for f in (*group.adjectives, *group.qualifiers) if not isinstance(f, (ir.InZone, ir.OwnedBy))]
    return isinstance(group.noun, ir.IsCard) and not asks


def own_of(g: Game, ctx: Ctx, who: ir.Player, player: int, target: ir.Target) -> list[Ref]:
    """What a player can select: among his own Characters, where the group does not say otherwise (sve 5.30.1.1): "an enemy follower"."""
    group = target.group
    whose = (*group.adjectives, *group.qualifiers)
    elsewhere = bool(zone_nodes(group)) or any(isinstance(f, ir.ControlledBy) for f in whose)
    found = selectable(g, ctx, who, player, group)
    return [r for r in found if elsewhere or g.state.objects[r[0]].controller == player]


def selectable(g: Game, ctx: Ctx, who: ir.Player, player: int, group: ir.Group) -> list[Ref]:
    """The cards of the group, for one of those `who` select."""
    return each_his_own(g, who, player, group, open_to(g, ctx, player, members(g, ctx, group)))


def each_his_own(g: Game, who: ir.Player, player: int, group: ir.Group, found: list[Ref]) -> list[Ref]:
    """Of the cards of the group those of one of the players `who`: "each player ... in their Break Zone" means each his own."""
    places = [z for f in group.qualifiers if isinstance(f, ir.InZone) for z in parts_of(f.zone)]
    whose = [getattr(z, "player", None) for z in places if isinstance(who, ir.EachPlayer)]
    whose += [f.player for f in group.qualifiers if isinstance(f, ir.ControlledBy)]
    if not any(isinstance(each, ir.EachPlayer) for each in whose):
        return found
    objects = g.state.objects
    return [r for r in found if player == (objects[r[0]].owner if places else objects[r[0]].controller)]


def open_to(g: Game, ctx: Ctx, player: int, found: list[Ref]) -> list[Ref]:
    """Those that the player may select as something is carried out: in some games not what he cannot choose (sve 12.15.2)."""
    return choosable(g, ctx, player, found) if readings(g).selecting_is_choosing else found


def choosable(g: Game, ctx: Ctx, player: int, found: list[Ref]) -> list[Ref]:
    """Those that the player may choose for this Summon or ability: no text keeps him from it (11.6.5)."""
    if not statics.ever_forbidden(g, "be_chosen"):
        return found
    by = replace(cause(ctx), controller=player)
    return [r for r in found if r[0] < 0 or not statics.cannot(g, "be_chosen", r, by)]


def select(
    g: Game, ctx: Ctx, player: int, refs: Sequence[Ref], least: int, most: int, reason: str, *, secret: bool
) -> Flow[list[Ref]]:
    """Let a player select cards. What only this player may know is always asked, whatever the cards are."""
    by_option = {(r[0] if r[0] >= 0 else r): r for r in refs}
    most = max(0, min(most, len(by_option)))
    clause = asking(g, ctx, player, "11.11.5.1")
    decision = Decision("choose", player, reason, clause, ctx.source, tuple(by_option), min(least, most), most)
    answer = yield from (ask(decision) if secret else g.ask(decision))
    return [by_option[o] for o in answer]


def pick(
    g: Game,
    ctx: Ctx,
    player: int,
    target: ir.Target,
    refs: Sequence[Ref],
    reason: str,
    *,
    secret: bool,
    fails: bool = False,
) -> Flow[list[Ref]]:
    """Let a player pick what a text asks for: as many as possible, or up to that. `fails`: finding nothing is allowed."""
    count = len(refs) if target.any_number else max(0, amount(g, ctx, target.count))
    least = 0 if target.up_to or target.any_number or fails else count
    if not bound_together(target):
        return (yield from select(g, ctx, player, refs, least, count, reason, secret=secret))
    picked: list[Ref] = []
    while len(picked) < count:
        open_ = [r for r in refs if r not in picked and affordable(g, ctx, target, (*picked, r))]
        open_ = [r for r in open_ if not (target.different and clashes(g, ctx, target.different, picked, r))]
        open_ = [r for r in open_ if _likes(g, ctx, target, refs, (*picked, r), least)]
        more = yield from select(g, ctx, player, open_, min(1, least), 1, reason, secret=secret)
        if not more:
            break
        picked += more
    return picked


def pick_among(
    g: Game,
    ctx: Ctx,
    player: int,
    target: ir.Target,
    among: Sequence[Ref],
    reason: str = "select",
    able: Callable[[Ref], bool] = lambda ref: True,
) -> Flow[list[Ref]]:
    """Let a player pick among cards that were shown. Of cards that only one player has seen none need be found for its
    qualities (7.11.2; sve 4.1.2.2)."""
    fits = [r for r in among if matches(g, ctx, target.group, r) and able(r)]
    private = any(r in ctx.env.get(PRIVATE, ()) for r in among)
    fails = private and not any_card(target.group)
    return (yield from pick(g, ctx, player, target, fits, reason, secret=private, fails=fails))


def affordable(g: Game, ctx: Ctx, target: ir.Target, picked: Sequence[Ref]) -> bool:
    """Whether the costs and the power of the cards come to no more in all than the text allows."""
    seen = [s.chars for s in (see(g, ctx, r) for r in picked) if s is not None]
    if target.most_cost is not None and sum(c.cost for c in seen) > amount(g, ctx, target.most_cost):
        return False
    return target.most_power is None or sum(c.power or 0 for c in seen) <= amount(g, ctx, target.most_power)


def within(g: Game, ctx: Ctx, target: ir.Target, most: ir.Amount | None, picked: Sequence[Ref]) -> ir.Target:
    """The target with what is left to it of what all the cards may cost together."""
    if most is None:
        return target
    spent = sum(s.chars.cost for s in (see(g, ctx, r) for r in picked) if s is not None)
    return replace(target, most_cost=ir.Num(value=amount(g, ctx, most) - spent))


def _likes(g: Game, ctx: Ctx, target: ir.Target, refs: Sequence[Ref], picked: tuple[Ref, ...], least: int) -> bool:
    """Whether those picked share what all have to share, with enough others that do."""
    if not alike(g, ctx, target, picked):
        return False
    others = [r for r in refs if r not in picked]
    return len(picked) + sum(alike(g, ctx, target, (*picked, r)) for r in others) >= least


def alike(g: Game, ctx: Ctx, target: ir.Target, picked: Sequence[Ref]) -> bool:
    """Whether the cards share what all of them have to share."""
    return like(target.group, (s.chars for s in (see(g, ctx, r) for r in picked) if s is not None))


def bound_together(target: ir.Target) -> bool:
    """Whether which card is picked depends on the others."""
    return bool(target.different) or limited(target) or any(isinstance(q, ir.Alike) for q in target.group.qualifiers)


def limited(target: ir.Target) -> bool:
    """Whether the cards are limited by what they come to in all."""
    return target.most_cost is not None or target.most_power is not None


def clashes(g: Game, ctx: Ctx, trait: str, picked: Sequence[Ref], ref: Ref) -> bool:
    """Whether the card shares a trait with one of those picked, of which all must be different."""
    own = see(g, ctx, ref)
    others = [see(g, ctx, r) for r in picked]
    return own is not None and any(
        o is not None and set(traits(o, each)) & set(traits(own, each)) for o in others for each in trait.split(",")
    )


def arrange(g: Game, ctx: Ctx, player: int, refs: Sequence[Ref]) -> Flow[list[Ref]]:
    """Let a player order cards that are put into a deck together; in some games whose deck it is (sve 4.1.4)."""
    owners = sorted({g.state.objects[r[0]].owner for r in refs}, key=lambda p: p != g.state.turn_player)
    if readings(g).zone_owner_orders and owners not in ([], [player]) and ctx.env.get(MOVER) != (player,):
        ordered: list[Ref] = []
        for owner in owners:
            mine = [r for r in refs if g.state.objects[r[0]].owner == owner]
            ordered += yield from _order(g, ctx, owner, mine)
        return ordered
    return (yield from _order(g, ctx, player, refs))


def _order(g: Game, ctx: Ctx, player: int, refs: Sequence[Ref]) -> Flow[list[Ref]]:
    by_id = {r[0]: r for r in refs}
    answer = yield from g.ask(Decision("order", player, "deck_order", "11.11.5", ctx.source, tuple(by_id)))
    return [by_id[o] for o in answer]


def mix(g: Game, refs: Sequence[Ref]) -> list[Ref]:
    """The cards in random order."""
    random = Random(g.state.random)
    mixed = list(refs)
    random.shuffle(mixed)
    g.state.random = random.position
    return mixed


# -- destinations --------------------------------------------------------------------------------------------------------

Mover = Callable[[Game, Ctx, list[Ref], Any, int, Cause], Flow[list[Event]]]


def move(g: Game, ctx: Ctx, refs: Sequence[Ref], to: ir.Zone, player: int, *, dull: bool = False) -> Flow[list[Event]]:
    """Move cards to a zone at the same time; `player` is who moves them. They go to their owner's zone (7.3)."""
    cards = [r for r in dict.fromkeys(refs) if r[0] >= 0 and g.state.exists(r)]
    if not cards:
        return []
    if isinstance(to, ir.Field):
        holders = whose(g, ctx, to)
        side = holders[0] if len(holders) == 1 and not isinstance(to.player, ir.OwnerOf) else None
        return (yield from play_cards(g, cards, side, cause(ctx), dull=dull))
    return (yield from MOVERS[type(to)](g, ctx, cards, to, player, cause(ctx)))


def _to_break_zone(g: Game, ctx: Ctx, refs: list[Ref], to: ir.BreakZone, player: int, by: Cause) -> Flow[list[Event]]:
    return (yield from put_into_break_zone(g, refs, by))


def _to_hand(g: Game, ctx: Ctx, refs: list[Ref], to: ir.Hand, player: int, by: Cause) -> Flow[list[Event]]:
    return (yield from return_to_hand(g, refs, by))


def _to_removed(g: Game, ctx: Ctx, refs: list[Ref], to: ir.Removed, player: int, by: Cause) -> Flow[list[Event]]:
    return (yield from remove_cards(g, refs, by))


def _to_damage_zone(g: Game, ctx: Ctx, refs: list[Ref], to: ir.DamageZone, player: int, by: Cause) -> Flow[list[Event]]:
    return (yield from move_cards(g, refs, DAMAGE_ZONE, by))


def _to_deck(g: Game, ctx: Ctx, refs: list[Ref], to: ir.DeckZone, player: int, by: Cause) -> Flow[list[Event]]:
    return (yield from put_on_deck(g, refs, by, None))


def _to_top(g: Game, ctx: Ctx, refs: list[Ref], to: ir.DeckTop, player: int, by: Cause) -> Flow[list[Event]]:
    ordered = yield from arrange(g, ctx, player, refs)
    return (yield from put_on_deck(g, ordered, by, 0))


def _to_bottom(g: Game, ctx: Ctx, refs: list[Ref], to: ir.DeckBottom, player: int, by: Cause) -> Flow[list[Event]]:
    ordered = mix(g, refs) if to.order == "random" else (yield from arrange(g, ctx, player, refs))
    return (yield from put_on_deck(g, ordered, by, None))


def _to_either_end(
    g: Game, ctx: Ctx, refs: list[Ref], to: ir.DeckTopOrBottom, player: int, by: Cause
) -> Flow[list[Event]]:
    """Each on top or at the bottom, split and ordered by whoever moves them (11.11.5.1), who then moves all at the same time."""
    upper = yield from select(g, ctx, player, refs, 0, len(refs), "deck_top", secret=True)
    lower = [r for r in refs if r not in upper]
    upper = yield from arrange(g, ctx, player, upper)
    lower = yield from arrange(g, ctx, player, lower)
    return (yield from put_on_deck(g, upper, by, 0, lower=lower))


def _under(g: Game, ctx: Ctx, refs: list[Ref], to: ir.DeckUnder, player: int, by: Cause) -> Flow[list[Event]]:
    """Right under the top cards; under all of them where the deck is smaller."""
    ordered = yield from arrange(g, ctx, player, refs)
    above = max(0, amount(g, ctx, to.count))
    return (yield from put_on_deck(g, ordered, by, {p: min(above, n) for p, n in staying(g, refs).items()}))


def staying(g: Game, refs: Sequence[Ref]) -> dict[int, int]:
    """How many other cards there are in the deck of each owner of these cards."""
    owners = {g.state.objects[r[0]].owner for r in refs}
    return {p: sum(1 for i in g.zone(p, DECK) if g.state.objects[i].ref not in refs) for p in owners}


MOVERS: Final[dict[type[ir.Zone], Mover]] = {
    ir.BreakZone: _to_break_zone,
    ir.Hand: _to_hand,
    ir.Removed: _to_removed,
    ir.DamageZone: _to_damage_zone,
    ir.DeckZone: _to_deck,
    ir.DeckTop: _to_top,
    ir.DeckBottom: _to_bottom,
    ir.DeckTopOrBottom: _to_either_end,
    ir.DeckUnder: _under,
}


def movable(to: ir.Zone) -> bool:
    """Whether cards can be moved to a zone named like this."""
    return isinstance(to, ir.Field) or type(to) in MOVERS


def unmovable(to: ir.Zone) -> str:
    """Why no card can be moved there; nothing if it can."""
    return "" if movable(to) else f"no card is put into {type(to).__name__}"
