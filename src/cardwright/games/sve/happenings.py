"""What automatic abilities of this game wait for (10.7, 12.4-12.7, 14.2.4)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from cardwright.games.common.amounts import amount
from cardwright.games.common.context import Ctx
from cardwright.games.common.groups import FILTERS, ZONE_OF, matches, zone_players
from cardwright.games.common.happenings import (
    DAMAGED_BY,
    DUE,
    HAPPENINGS,
    KINDS,
    REMEMBERED,
    Occurrence,
    discarded,
    left,
    one_of,
    then,
    was_controlled,
)
from cardwright.games.common.index import ITSELF
from cardwright.games.common.refs import players
from cardwright.games.common.seen import Seen, moved_from, moved_to
from cardwright.games.common.triggers import EVENT_KINDS, EVENTS, at_once
from cardwright.games.common.whereabouts import AFTER
from cardwright.games.common.zones import (
    ATTACK,
    CONTROL,
    COUNTER,
    DAMAGE,
    DECK,
    ENTER,
    EX_AREA,
    FIELD,
    HAND,
    LEAVE,
    MOVE,
    SHUFFLE,
)
from cardwright.games.sve.bounds import most_cards
from cardwright.games.sve.conditions import OVERFLOW, lost_defense, made_active
from cardwright.games.sve.origin import origin
from cardwright.games.sve.players import defense, leader, most_points
from cardwright.games.sve.zones import (
    ATTACK_DAMAGE,
    BANISHED,
    BURIED,
    CEMETERY,
    COMBAT_DAMAGE,
    DEFENSE,
    EVOLVE,
    EVOLVE_DECK,
    FOUGHT,
    MOST_POINTS,
    PERFORM,
    RACE,
    RECOVERED,
    RESOLUTION,
    SERVE,
    STAT,
)
from cardwright.kernel.game import Game
from cardwright.kernel.state import Env, Event
from cardwright.text import ir_sve as sv

REMEMBERED.update({EVOLVE, RACE, FOUGHT, COUNTER})
EVENT_KINDS.update(
    {
        sv.Fanfare: (ENTER,),
        sv.LastWords: (LEAVE,),
        sv.OnEvolve: (EVOLVE,),
        sv.Strike: (ATTACK,),
        sv.OnRace: (RACE,),
        sv.PlayerDiscardsSuch: (MOVE,),
        sv.Performs: (PERFORM,),
        sv.MaxPointsChange: (MOST_POINTS,),
        sv.RecoversPoints: (RECOVERED,),
        sv.WordActivates: (MOST_POINTS, DAMAGE, DEFENSE),
        sv.Shuffles: (SHUFFLE,),
        sv.BecomesFull: (ENTER, MOVE, LEAVE, CONTROL),
    }
)
KINDS.update(
    {
        sv.AttacksWhom: (ATTACK,),
        sv.Fights: (FOUGHT,),
        sv.Evolves: (EVOLVE,),
        sv.Races: (RACE,),
        sv.IsServed: (SERVE,),
        sv.IsPutInto: (LEAVE, MOVE),
        sv.DealsDamage: (DAMAGE,),
        sv.EntersFrom: (ENTER,),
        sv.LeavesFieldOf: (LEAVE,),
        sv.LeavesZone: (MOVE, ENTER),
        sv.IsBuried: (LEAVE,),
        sv.IsAttacked: (ATTACK,),
        sv.DefenseChanges: (DAMAGE, DEFENSE),
        sv.StatChanges: (STAT,),
        sv.CounterPlaced: (COUNTER,),
    }
)


# keywords that are automatic abilities ---------------------------------------------------------------------------------------


ITSELF.update((sv.Fanfare, sv.LastWords, sv.OnEvolve, sv.OnRace, sv.Strike))


@EVENTS.handles(sv.Fanfare)
def _fanfare(g: Game, ctx: Ctx, node: sv.Fanfare, event: Event) -> Env | None:
    """The card is put onto the field from elsewhere (12.4.3); going from one field to another is no such event (10.7.4.3).

    It is read as it is there, with what applies to it (10.9.3.1).
    """
    return {"subject": (event.obj,)} if event.obj == ctx.source else None


@EVENTS.handles(sv.LastWords)
def _last_words(g: Game, ctx: Ctx, node: sv.LastWords, event: Event) -> Env | None:
    """The card is put into the cemetery from the field (12.5.3; reading S20)."""
    gone = moved_from(event)
    return {"subject": (gone,)} if gone == ctx.source and event.to_zone == CEMETERY else None


@EVENTS.handles(sv.OnEvolve, sv.OnRace)
def _itself(g: Game, ctx: Ctx, node: sv.OnEvolve | sv.OnRace, event: Event) -> Env | None:
    """The card itself evolves (12.6.2) or races (14.2.4.2)."""
    return {"subject": (event.obj,)} if event.obj == ctx.source else None


@EVENTS.handles(sv.Strike)
def _strike(g: Game, ctx: Ctx, node: sv.Strike, event: Event) -> Env | None:
    """The follower itself attacks: anything, a follower or a leader (12.7.2)."""
    if event.obj != ctx.source:
        return None
    types = {t for ref in event.objects for t in g.chars(ref[0]).types}
    if node.whom and node.whom.capitalize() not in types:
        return None
    return {"subject": (event.obj,), "other": event.objects}


@EVENTS.handles(sv.PlayerDiscardsSuch)
def _discards(g: Game, ctx: Ctx, node: sv.PlayerDiscardsSuch, event: Event) -> Env | None:
    """From the hand, a hidden zone, it is read where it can be seen: where it is now (5.11.1, 10.7.4.1.1)."""
    if not discarded(event) or event.player not in players(g, ctx, node.player):
        return None
    return {"subject": (event.obj,)} if matches(g, ctx, node.group, event.obj) else None


@EVENTS.handles(sv.Performs)
def _performs(g: Game, ctx: Ctx, node: sv.Performs, event: Event) -> Env | None:
    """Earth Rite (13.3.3.2) or Lesson (14.3.2.1), once for each time that it is performed."""
    return {} if node.what in event.tags and event.player in players(g, ctx, node.player) else None


@EVENTS.handles(sv.Shuffles, sv.RecoversPoints)
def _by_player(g: Game, ctx: Ctx, node: sv.Shuffles | sv.RecoversPoints, event: Event) -> Env | None:
    """Also a deck of one card or none is shuffled (5.8.1.1)."""
    return {} if event.player in players(g, ctx, node.player) else None


@EVENTS.handles(sv.MaxPointsChange)
def _points_change(g: Game, ctx: Ctx, node: sv.MaxPointsChange, event: Event) -> Env | None:
    """Beyond what they were before, too, where a number is to be reached (3.2.4.1)."""
    now = most_points(g, event.player)
    crossed = not node.reach or (now - event.amount < node.reach <= now)
    goes = event.amount < 0 if node.down else event.amount > 0
    return {} if goes and crossed and event.player in players(g, ctx, node.player) else None


@EVENTS.handles(sv.WordActivates)
def _word_activates(g: Game, ctx: Ctx, node: sv.WordActivates, event: Event) -> Env | None:
    """By the event, where it was not so before (13.4.1.2, 13.5.2.2); what a text makes active all the time does not become so."""
    player = ctx.controller
    if made_active(g, player, node.word):
        return None
    if node.word == "Overflow":
        before = most_points(g, player) - event.amount
        return (
            {}
            if event.kind == MOST_POINTS and event.player == player and before < OVERFLOW <= before + event.amount
            else None
        )
    mine = leader(g, player)
    if mine is None or g.state.turn_player != player:
        return None
    losses = [fact for fact in g.state.history if fact.obj == mine.ref and lost_defense(fact)]
    return {} if losses and losses[0] is event else None


@EVENTS.handles(sv.BecomesFull)
def _becomes_full(g: Game, ctx: Ctx, node: sv.BecomesFull, event: Event) -> Env | None:
    """Seen once, of several cards that come together by the last of them; what has gone at the same time had made room (5.12.1)."""
    kind = ZONE_OF[type(node.zone)]
    obj = g.obj(event.obj)
    if obj is None or obj.zone != kind or (event.from_zone == kind and event.kind != CONTROL):
        return None
    holder = obj.controller if kind == FIELD else obj.owner
    cards = g.zone(holder, kind)
    most = most_cards(g, holder, kind)
    if len(cards) < most or cards[-1] != obj.id or holder not in zone_players(g, ctx, node.zone):
        return None
    together = [f for f in g.state.history if f.batch == event.batch] if event.batch else [event]
    come = sum(f.obj[0] in cards and (f.from_zone != kind or f.kind == CONTROL) for f in together)
    gone = sum(_was_in(f, holder, kind) for f in together)
    return {} if len(cards) - come + gone < most else None


def _was_in(event: Event, holder: int, kind: int) -> bool:
    """Whether a card has left that player's zone."""
    before = event.before
    if before is None or event.from_zone != kind or event.to_zone == kind:
        return False
    return holder == (before.controller if kind == FIELD else before.owner)


@FILTERS.handles(sv.DidThisTurn)
def _did(g: Game, ctx: Ctx, node: sv.DidThisTurn, seen: Seen) -> bool:
    """Whether that has happened to this very card: one that has changed zones since is another (4.1.3.2)."""
    facts = (fact for fact in g.state.history if fact.kind in KINDS[type(node.happening)])
    found = (each for fact in facts for each in HAPPENINGS.table[type(node.happening)](g, ctx, node.happening, fact))
    return any(each.ref == seen.ref for each in found)


@FILTERS.handles(sv.WentThisTurn)
def _went(g: Game, ctx: Ctx, node: sv.WentThisTurn, seen: Seen) -> bool:
    """Whether that has made the card the one that it is now (4.1.3.2)."""
    kinds, tells = KINDS[type(node.happening)], HAPPENINGS.table[type(node.happening)]
    moves = (fact for fact in g.state.history if fact.kind in kinds and moved_to(fact) == seen.ref)
    return any(tells(g, ctx, node.happening, fact) for fact in moves)


# what happens to cards -----------------------------------------------------------------------------------------------------


@HAPPENINGS.handles(sv.AttacksWhom)
def _attacks(g: Game, ctx: Ctx, node: sv.AttacksWhom, event: Event) -> list[Occurrence]:
    met = one_of(g, ctx, node.whom, event, event.objects)
    return [Occurrence(then(g, event, event.obj), event.obj, event.objects)] if met else []


@HAPPENINGS.handles(sv.Fights)
def _fights(g: Game, ctx: Ctx, node: sv.Fights, event: Event) -> list[Occurrence]:
    """Of two followers that fought either is said to have fought the other (8.4.9.2)."""
    two = (event.obj, *event.objects)
    pairs = ((one, tuple(each for each in two if each != one)) for one in two)
    return [Occurrence(then(g, event, one), one, foes) for one, foes in pairs if one_of(g, ctx, node.whom, event, foes)]


@HAPPENINGS.handles(sv.Evolves, sv.Races, sv.IsServed)
def _evolves(g: Game, ctx: Ctx, node: sv.Evolves | sv.Races | sv.IsServed, event: Event) -> list[Occurrence]:
    return [Occurrence(then(g, event, event.obj), event.obj)]  # 5.15.1.2, 14.2.3.1, 14.2.1.1


@HAPPENINGS.handles(sv.IsAttacked)
def _attacked(g: Game, ctx: Ctx, node: sv.IsAttacked, event: Event) -> list[Occurrence]:
    return [Occurrence(then(g, event, ref), ref, (event.obj,)) for ref in event.objects]  # 8.4.5


@HAPPENINGS.handles(sv.EntersFrom)
def _enters_from(g: Game, ctx: Ctx, node: sv.EntersFrom, event: Event) -> list[Occurrence]:
    """Moved from there, or played from there and put onto the field as it resolved; what is created there comes from no zone (5.4.3)."""
    zone = origin(g, event.tags, event.from_zone)
    owner = g.state.objects[event.obj[0]].owner
    there = zone == ZONE_OF[type(node.source)] and owner in zone_players(g, ctx, node.source)
    if event.player not in players(g, ctx, node.whose) or zone in (None, -1) or there == node.elsewhere:
        return []
    return [Occurrence(then(g, event, event.obj), event.obj)]


@HAPPENINGS.handles(sv.LeavesFieldOf)
def _leaves(g: Game, ctx: Ctx, node: sv.LeavesFieldOf, event: Event) -> list[Occurrence]:
    """It is read as it was on the field (10.7.4.1.2)."""
    if not was_controlled(event, players(g, ctx, node.whose)):
        return []
    return left(event)


@HAPPENINGS.handles(sv.LeavesZone)
def _leaves_zone(g: Game, ctx: Ctx, node: sv.LeavesZone, event: Event) -> list[Occurrence]:
    """Moved or played from there (10.6.2.1); between public zones it is read as it is now (10.7.4.1.3).

    Those zones hold what their players own (4.1.5, 9.1.2.1).
    """
    owner = g.state.objects[event.obj[0]].owner
    if event.from_zone != ZONE_OF[type(node.zone)] or owner not in zone_players(g, ctx, node.zone):
        return []
    return [Occurrence(event.obj, event.obj)]


AFTER[sv.LeavesZone] = lambda node: {DECK, HAND, CEMETERY, BANISHED, RESOLUTION, EVOLVE_DECK}


@HAPPENINGS.handles(sv.IsBuried)
def _buried(g: Game, ctx: Ctx, node: sv.IsBuried, event: Event) -> list[Occurrence]:
    """By its controller alone (5.30.1); it is read as it was on the field (10.7.4.1.2)."""
    if BURIED not in event.tags:
        return []
    return left(event)


@HAPPENINGS.handles(sv.DefenseChanges)
def _defense(g: Game, ctx: Ctx, node: sv.DefenseChanges, event: Event) -> list[Occurrence]:
    """Damage reduces defense (5.13.1); what is given and what is set increases or reduces it (5.26.1, 5.26.2).

    Of several blows at once one reaches a number: each is looked at behind those that are told before it.
    """
    change = _risen(event)
    goes = change < 0 if node.down else change > 0
    if goes and node.to is not None:
        together = at_once(g, event)
        behind = together[next((i for i, fact in enumerate(together) if fact is event), -1) + 1 :]
        most = amount(g, ctx, node.to)
        now = defense(g, event.obj[0]) - sum(_risen(fact) for fact in behind if fact.obj == event.obj)
        goes = now <= most < now - change
    return [Occurrence(event.obj, event.obj)] if goes else []


def _risen(event: Event) -> int:
    """By how much the defense is higher."""
    return -event.amount if event.kind == DAMAGE else event.amount


@HAPPENINGS.handles(sv.StatChanges)
def _stat(g: Game, ctx: Ctx, node: sv.StatChanges, event: Event) -> list[Occurrence]:
    """What is given, and what is set, increases or reduces it (5.26.1, 5.26.2)."""
    met = node.stat in event.tags and (event.amount < 0 if node.down else event.amount > 0)
    return [Occurrence(event.obj, event.obj)] if met else []


@HAPPENINGS.handles(sv.CounterPlaced)
def _counter(g: Game, ctx: Ctx, node: sv.CounterPlaced, event: Event) -> list[Occurrence]:
    """Counters are told apart by their names (15.1.2)."""
    name, what = event.tags
    if what != ("removed" if node.removed else "placed") or node.counter not in ("", name):
        return []
    if node.by is not None and event.controller not in players(g, ctx, node.by):
        return []
    card = g.obj(event.obj)
    if node.last and (card is None or card.counters.get(name, 0) or at_once(g, event)[-1] is not event):
        return []
    return [Occurrence(then(g, event, event.obj), event.obj)]


# where a card comes from that is put somewhere, by the words of the texts
SOURCES: Final = {
    "cemetery": CEMETERY,
    "field": FIELD,
    "your_field": FIELD,
    "deck": DECK,
    "hand": HAND,
    "ex_area": EX_AREA,
}


ELSEWHERE: Final = "elsewhere"  # from anywhere but a field


@HAPPENINGS.handles(sv.IsPutInto)
def _put(g: Game, ctx: Ctx, node: sv.IsPutInto, event: Event) -> list[Occurrence]:
    """Where it is read (10.7.4.1): from the field as it was there (10.7.4.1.2); between public zones as it is now (10.7.4.1.3).

    From a hidden zone it is read where it can be seen, which is where it is now (10.7.4.1.1).
    """
    if event.to_zone != ZONE_OF[type(node.zone)] or event.player not in zone_players(g, ctx, node.zone):
        return []
    if node.source == ELSEWHERE:
        return [] if event.kind == LEAVE else [Occurrence(event.obj, event.obj)]
    if node.source and event.from_zone != SOURCES[node.source]:
        return []
    if node.source == "your_field" and not was_controlled(event, (ctx.controller,)):
        return []
    if node.source not in ("", "field", "your_field") and event.player != ctx.controller:
        return []
    if event.kind == LEAVE:
        return left(event)
    return [Occurrence(event.obj, event.obj)]


AFTER[sv.IsPutInto] = lambda node: set() if node.source in ("field", "your_field") else {ZONE_OF[type(node.zone)]}


# damage (5.13.3) -------------------------------------------------------------------------------------------------------------


def by_ability(event: Event) -> bool:
    """Ability damage: all but that of the attack itself (5.13.3.3)."""
    return ATTACK_DAMAGE not in event.tags and COMBAT_DAMAGE not in event.tags


# 5.13.3.1, 5.13.3.2, 5.13.3.3; what does not say which means all kinds (5.13.3.4)
DAMAGE_KINDS: Final[dict[str, Callable[[Event], bool]]] = {
    "": lambda e: True,
    "attack": lambda e: ATTACK_DAMAGE in e.tags,
    "combat": lambda e: COMBAT_DAMAGE in e.tags,
    "ability": by_ability,
}
DUE["combat"] = lambda ctx, e: (
    COMBAT_DAMAGE in e.tags
)  # destroyed for combat damage that it was dealt (11.3.1; reading S35)
DAMAGED_BY.update({kind: DAMAGE_KINDS[kind] for kind in ("attack", "combat")})  # "ability" means the same in both games


@HAPPENINGS.handles(sv.DealsDamage)
def _deals(g: Game, ctx: Ctx, node: sv.DealsDamage, event: Event) -> list[Occurrence]:
    if event.source[0] < 0 or not DAMAGE_KINDS[node.kind](event):
        return []
    return [Occurrence(event.source, event.source, (event.obj,))]
