"""Yes-or-no questions of this game's texts: condition words of the classes (chapter 13), where a card came from, points."""

from __future__ import annotations

from cardwright.games.common.amounts import amount, compare, payment
from cardwright.games.common.conditions import CONDITIONS, of_players
from cardwright.games.common.context import LEAVING, Ctx
from cardwright.games.common.groups import ZONE_OF, matches, zone_players
from cardwright.games.common.nodes import index_of
from cardwright.games.common.refs import named
from cardwright.games.common.registry import walk
from cardwright.games.common.ruling import on
from cardwright.games.common.seen import moved_to
from cardwright.games.common.zones import CAST, DAMAGE, ENTER
from cardwright.games.sve.amounts import DIE, spells_counted
from cardwright.games.sve.bounds import most_cards
from cardwright.games.sve.origin import origin
from cardwright.games.sve.players import leader, most_points, play_points, played_this_turn
from cardwright.games.sve.turns import taken, went_first
from cardwright.games.sve.zones import CEMETERY, DEFENSE, RESOLUTION
from cardwright.kernel.game import Game
from cardwright.kernel.state import Event, Ref
from cardwright.text import ir
from cardwright.text import ir_sve as sv

OVERFLOW = 7  # 13.4.1.2

# condition words of the classes ------------------------------------------------------------------------------------------


@CONDITIONS.handles(sv.Combo)
def _combo(g: Game, ctx: Ctx, node: sv.Combo) -> bool:
    """Cards and tokens played from any zone (13.2.1.3), this one included: also while it is being played, when its options and
    targets are chosen and its cost is determined (13.2.1.2, 5.17.3.1; reading S48)."""
    return played_this_turn(g, ctx.controller) + _being_played(g, ctx) >= node.count


def _being_played(g: Game, ctx: Ctx) -> bool:
    """Whether the card itself is on its way, or looked at as if it were, and has not been played yet (10.6.2.7)."""
    card = g.obj(ctx.source)
    begun = ctx.source in ctx.env.get(LEAVING, ()) or (card is not None and card.zone == RESOLUTION)
    return begun and all(f.obj != ctx.source for f in g.state.history if f.kind == CAST)


@CONDITIONS.handles(sv.Spellchain)
def _spellchain(g: Game, ctx: Ctx, node: sv.Spellchain) -> bool:
    """As it was fixed (13.3.1.4, 13.3.1.4.1; reading S7); a passive ability counts anew each time (13.3.1.2)."""
    fixed = ctx.numbers.get("spells")
    return (spells_counted(g, ctx.controller, ctx.env.get(LEAVING, ())) if fixed is None else fixed) >= node.count


@CONDITIONS.handles(sv.Necrocharge)
def _necrocharge(g: Game, ctx: Ctx, node: sv.Necrocharge) -> bool:
    """As it was fixed (13.5.1.3.2, 13.5.1.3.2.1; reading S7); a passive ability counts anew each time (13.5.1.2)."""
    fixed = ctx.numbers.get("cemetery")
    return (_held(g, ctx, ctx.controller, CEMETERY) if fixed is None else fixed) >= node.count


def _held(g: Game, ctx: Ctx, player: int, zone: int) -> int:
    """How many cards the zone holds, without one that is played from there (10.6.2.1)."""
    return sum(g.state.objects[n].ref not in ctx.env.get(LEAVING, ()) for n in g.zone(player, zone))


def earth_rite_tag(g: Game, ctx: Ctx, node: sv.PaidEarthRite) -> str:
    """What is noted of a playing for which this Earth Rite of its text was paid (13.3.3.2)."""
    return f"paid:earth_rite:{index_of(g.defs, ctx.node[0], node)[1]}"


@CONDITIONS.handles(sv.PaidEarthRite)
def _earth_rite(g: Game, ctx: Ctx, node: sv.PaidEarthRite) -> bool:
    return earth_rite_tag(g, ctx, node) in payment(g, ctx)  # 13.3.3.2, 13.3.3.2.1


@CONDITIONS.handles(sv.Overflow)
def _overflow(g: Game, ctx: Ctx, node: sv.Overflow) -> bool:
    return most_points(g, ctx.controller) >= OVERFLOW or made_active(g, ctx.controller, "Overflow")  # 13.4.1.2


def made_active(g: Game, player: int, word: str) -> bool:
    """Whether a text says that the word is active for the player (1.3.1)."""
    mine = leader(g, player) if "WordActive" in g.derived.rules else None
    return mine is not None and any(rule.word == word for rule, _ in on(g, "WordActive", mine.ref))


@CONDITIONS.handles(sv.Sanguine)
def _sanguine(g: Game, ctx: Ctx, node: sv.Sanguine) -> bool:
    """One's own turn, in which one's leader has lost defense: by damage, or by being given less (13.5.2.2)."""
    if made_active(g, ctx.controller, "Sanguine"):
        return True
    mine = leader(g, ctx.controller)
    if g.state.turn_player != ctx.controller or mine is None:
        return False
    return any(f.obj == mine.ref and lost_defense(f) for f in g.state.history)


def lost_defense(fact: Event) -> bool:
    """Whether defense went down: by damage, or by being given or set to less (5.13.1, 5.26)."""
    return (fact.kind == DAMAGE and fact.amount > 0) or (fact.kind == DEFENSE and fact.amount < 0)


# players -----------------------------------------------------------------------------------------------------------------


@CONDITIONS.handles(sv.PointsAre)
def _points(g: Game, ctx: Ctx, node: sv.PointsAre) -> bool:
    wanted = amount(g, ctx, node.count)
    return of_players(g, ctx, node.player, lambda p: compare(play_points(g, p), node.compare, wanted))


@CONDITIONS.handles(sv.NthTurn)
def _nth_turn(g: Game, ctx: Ctx, node: sv.NthTurn) -> bool:
    """Of the turns that the player has really taken: not of skipped ones (5.25.1)."""

    def is_it(player: int) -> bool:
        number = taken(g, player)
        return g.state.turn_player == player and (number >= node.nth if node.later else number == node.nth)

    return of_players(g, ctx, node.player, is_it)


@CONDITIONS.handles(sv.SinceTurn)
def _since_turn(g: Game, ctx: Ctx, node: sv.SinceTurn) -> bool:
    """In the turns of the other player, too, that come after it."""
    return of_players(g, ctx, node.player, lambda player: taken(g, player) >= node.nth)


@CONDITIONS.handles(sv.WentFirst)
def _went_first(g: Game, ctx: Ctx, node: sv.WentFirst) -> bool:
    first = went_first(g)
    return of_players(g, ctx, node.player, lambda player: (player != first) == node.second)


@CONDITIONS.handles(sv.NthPlayed)
def _nth(g: Game, ctx: Ctx, node: sv.NthPlayed) -> bool:
    """The how-manieth card it was of those that the ability waits for, played by that player in this turn (7.1.1)."""
    waits = [e.group for e in walk(g.node(ctx.node)) if isinstance(e, ir.PlayerCasts)]
    groups = waits if node.group is None else [node.group]
    cards = named(g, ctx, node.card)
    played = [fact for fact in g.state.history if fact.kind == CAST]
    # a card that was put onto the field since is the one that was played (10.6.2.8.1)
    known = {*cards, *((number, moves - 1) for number, moves in cards)}
    at = next((n for n, fact in enumerate(played) if fact.obj in known), -1)
    before = [fact for fact in played[: at + 1] if fact.player == played[at].player]
    return at >= 0 and node.nth == sum(
        any(matches(g, ctx, group, fact.before or fact.obj) for group in groups) for fact in before
    )


@CONDITIONS.handles(sv.ZoneIsFull)
def _full(g: Game, ctx: Ctx, node: sv.ZoneIsFull) -> bool:
    kind = ZONE_OF[type(node.zone)]
    return all(_held(g, ctx, p, kind) >= most_cards(g, p, kind) for p in zone_players(g, ctx, node.zone))


@CONDITIONS.handles(sv.Rolled)
def _rolled(g: Game, ctx: Ctx, node: sv.Rolled) -> bool:
    return ctx.numbers.get(DIE) in node.values


# where a card came from (5.4.3) ----------------------------------------------------------------------------------------------


@CONDITIONS.handles(sv.CameFrom)
def _came_from(g: Game, ctx: Ctx, node: sv.CameFrom) -> bool:
    zone = ZONE_OF[type(node.zone)]
    whose = zone_players(g, ctx, node.zone)
    refs = named(g, ctx, node.card)
    return any(came_from(g, ctx, ref) == zone and g.state.objects[ref[0]].owner in whose for ref in refs)


@CONDITIONS.handles(sv.FromElsewhere)
def _from_elsewhere(g: Game, ctx: Ctx, node: sv.FromElsewhere) -> bool:
    """From another zone, whether played or moved directly: not from the resolution zone as such, nor created there, which comes
    from no zone (5.4.3)."""
    zone, whose = ZONE_OF[type(node.zone)], zone_players(g, ctx, node.zone)
    places = ((came_from(g, ctx, ref), g.state.objects[ref[0]].owner) for ref in named(g, ctx, node.card))
    return any(place not in (None, -1) and (place != zone or owner not in whose) for place, owner in places)


def came_from(g: Game, ctx: Ctx, ref: Ref) -> int | None:
    """The zone from which the card was put onto the field (5.4.3); -1 for a token that was created there, None if unknown."""
    facts = g.state.history if ctx.event is None else [*g.state.history, ctx.event]
    for fact in reversed(facts):
        if fact.kind == ENTER and (fact.obj == ref or moved_to(fact) == ref):
            return origin(g, fact.tags, fact.from_zone)
    obj = g.obj(ref)
    return origin(g, tuple(obj.marks), None) if obj is not None else None
