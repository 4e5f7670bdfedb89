"""Decks and hands: drawing, searching, revealing, looking, milling (7.9, 7.11, 15.1.1.6, 15.1.1.8)."""

from __future__ import annotations

from cardwright.games.common import actions, refs
from cardwright.games.common.amounts import amount
from cardwright.games.common.context import Ctx
from cardwright.games.common.divisions import parted_name
from cardwright.games.common.effects.moving import top_of
from cardwright.games.common.effects.places import (
    PRIVATE,
    any_card,
    movable,
    move,
    pick,
    pick_among,
    select,
    unmovable,
    within,
)
from cardwright.games.common.effects.registry import (
    acting,
    acting_of,
    asked,
    bind,
    cause,
    executes,
    note_shares,
    refs_of,
    refuses,
    set_shares,
)
from cardwright.games.common.groups import matches, members
from cardwright.games.common.zones import DAMAGE_ZONE, DECK, HAND
from cardwright.kernel.decisions import Flow
from cardwright.kernel.game import Game
from cardwright.kernel.state import Ref
from cardwright.text import ir


@executes(ir.Draw)
def draw(g: Game, ctx: Ctx, node: ir.Draw) -> Flow[int]:
    """One at a time (sve 5.9.2), of several players each by the own cards (sve 1.3.4.1); a draw from an empty deck loses the game at the next check (3.1.2, 12.4.2)."""
    drawn = [0, 0]
    for player in asked(g, ctx, node.player):
        count = amount(g, acting_of(ctx, node.player, player), node.count)
        drawn[player] += yield from actions.draw_cards(g, player, max(0, count), cause(ctx))
    set_shares(ctx, drawn)
    return sum(drawn)


@executes(ir.Shuffle)
def shuffle(g: Game, ctx: Ctx, node: ir.Shuffle) -> Flow[int]:
    """Shuffle (15.1.1.6.1)."""
    yield from ()
    players = asked(g, ctx, node.player)
    for player in players:
        actions.shuffle_deck(g, player)
    return len(players)


@executes(ir.ShuffleInto)
def shuffle_into(g: Game, ctx: Ctx, node: ir.ShuffleInto) -> Flow[int]:
    """Into their owners' decks, each of which is shuffled, also where nothing was put into it from a zone of cards (7.3)."""
    cards = [r for r in refs.objects(g, ctx, node.what) if r[0] >= 0]
    moved = yield from actions.put_on_deck(g, cards, cause(ctx), None)
    for owner in sorted({g.state.objects[r[0]].owner for r in cards}, key=lambda p: p != g.state.turn_player):
        actions.shuffle_deck(g, owner)
    note_shares(g, ctx, refs_of(moved))
    return len(moved)


# -- revealing and looking -----------------------------------------------------------------------------------------------


@executes(ir.RevealTop)
def reveal_top(g: Game, ctx: Ctx, node: ir.RevealTop) -> Flow[int]:
    """Show the top cards to both players, or to one (sve 5.10.1); they stay where they are."""
    yield from ()
    viewers = asked(g, ctx, node.player)
    count = amount(g, ctx, node.count)
    seen = [r for owner in asked(g, ctx, node.deck) for r in top_of(g, owner, count)]
    if node.look and len(viewers) > 1:  # each looks at the top of his own
        for viewer in viewers:
            shown = [r for owner in asked(g, acting(ctx, viewer), node.deck) for r in top_of(g, owner, count)]
            actions.reveal(g, shown, viewer, cause(ctx))
    else:
        actions.reveal(g, seen, viewers[0] if node.look and viewers else -1, cause(ctx))
    if node.look:
        bind(ctx, PRIVATE, (*ctx.env.get(PRIVATE, ()), *seen))
    bind(ctx, node.bind, tuple(seen))
    return len(seen)


@executes(ir.RevealUntil)
def reveal_until(g: Game, ctx: Ctx, node: ir.RevealUntil) -> Flow[int]:
    """Turn over cards until enough fit; all of them where they do not."""
    yield from ()
    shown: list[Ref] = []
    hit: tuple[Ref, ...] = ()
    wanted = amount(g, ctx, node.count)
    for ref in top_of(g, ctx.controller, len(g.zone(ctx.controller, DECK))):
        if len(hit) >= wanted:
            break
        if matches(g, ctx, node.group, ref):
            hit = (*hit, ref)
        else:
            shown.append(ref)
    actions.reveal(g, [*shown, *hit], -1, cause(ctx))
    bind(ctx, node.bind, hit)
    bind(ctx, node.bind_rest, tuple(shown))
    return len(hit)


@executes(ir.RevealHand)
def reveal_hand(g: Game, ctx: Ctx, node: ir.RevealHand) -> Flow[int]:
    """Show the whole hand to both players, or to one (sve 5.10.1)."""
    yield from ()
    hands = [g.state.objects[i].ref for p in asked(g, ctx, node.player) for i in g.zone(p, HAND)]
    actions.reveal(g, hands, ctx.controller if node.look else -1, cause(ctx))
    bind(ctx, node.bind, tuple(hands))
    return len(hands)


@executes(ir.RevealCards)
def reveal_cards(g: Game, ctx: Ctx, node: ir.RevealCards) -> Flow[int]:
    """The player shows cards of a quality from the hand; nobody can know whether he could (7.11.2)."""
    target = node.target
    shown: list[Ref] = []
    done = 0
    for player in asked(g, ctx, node.player):
        held = [r for r in members(g, ctx, target.group, HAND) if g.state.objects[r[0]].owner == player]
        fails = not any_card(target.group)
        picked = yield from pick(g, ctx, player, target, held, "reveal", secret=True, fails=fails)
        shown += picked
        enough = target.up_to or target.any_number or len(picked) >= amount(g, ctx, target.count)
        done += len(picked) if enough else 0  # fewer than the text asks for is not that (11.8.14)
    actions.reveal(g, shown, -1, cause(ctx))
    bind(ctx, target.bind, tuple(shown))
    return done


@executes(ir.RevealAndDiscard)
def reveal_and_discard(g: Game, ctx: Ctx, node: ir.RevealAndDiscard) -> Flow[int]:
    """The hand is shown, and the other player selects what of it is discarded."""
    done = 0
    count = max(0, amount(g, ctx, node.count))
    for player in asked(g, ctx, node.player):
        hand = [g.state.objects[i].ref for i in g.zone(player, HAND)]
        actions.reveal(g, hand, -1, cause(ctx))
        fits = [r for r in hand if matches(g, ctx, node.group, r)]
        picked = yield from select(g, ctx, 1 - player, fits, count, count, "discard", secret=False)
        done += len((yield from actions.discard_cards(g, picked, cause(ctx))))
    return done


def _still(g: Game, ctx: Ctx, node: ir.Objects) -> list[Ref]:
    """Of the cards a text names, those that have not moved since (7.4)."""
    return [r for r in dict.fromkeys(refs.named(g, ctx, node)) if r[0] >= 0 and g.state.exists(r)]


@executes(ir.TakeAmong)
def take_among(g: Game, ctx: Ctx, node: ir.TakeAmong) -> Flow[int]:
    """The player selects among cards that were shown and moves them. Of cards that only he has seen he may find none."""
    among = _still(g, ctx, node.among)
    taken: tuple[Ref, ...] = ()
    for player in asked(g, ctx, node.player)[:1]:
        said = ctx.env.get(parted_name(g, ctx, node))
        if said is None:
            picked = yield from pick_among(g, ctx, player, node.target, among)
        else:
            picked = [ref for ref in among if ref in said]
        taken = refs_of((yield from move(g, ctx, picked, node.into, player, dull=node.dull)))
    bind(ctx, node.target.bind, taken)
    return len(taken)


@executes(ir.TakeTogether)
def take_together(g: Game, ctx: Ctx, node: ir.TakeTogether) -> Flow[int]:
    """The player selects cards of each kind that was shown, within what they may cost in all, and moves them at the same time."""
    among = _still(g, ctx, node.among)
    parts: list[tuple[ir.Target, list[Ref]]] = []
    moved: tuple[Ref, ...] = ()
    for player in asked(g, ctx, node.player)[:1]:
        for target in node.targets:
            taken = [ref for _, picked in parts for ref in picked]
            limited = within(g, ctx, target, node.most_cost, taken)
            picked = yield from pick_among(g, ctx, player, limited, [r for r in among if r not in taken])
            parts.append((target, picked))
        every = [ref for _, picked in parts for ref in picked]
        moved = refs_of((yield from move(g, ctx, every, node.into, player, dull=node.dull)))
    for target, picked in parts:
        numbers = {ref[0] for ref in picked}
        bind(ctx, target.bind, tuple(ref for ref in moved if ref[0] in numbers))
    return len(moved)


@executes(ir.SelectAmong)
def select_among(g: Game, ctx: Ctx, node: ir.SelectAmong) -> Flow[int]:
    """The player selects among cards; they stay where they are. Of cards that only he has seen he may find none."""
    return (yield from _selected_among(g, ctx, node))


def _selected_among(g: Game, ctx: Ctx, node: ir.SelectAmong | ir.Assign) -> Flow[int]:
    among = _still(g, ctx, node.among)
    picked: list[Ref] = []
    for player in asked(g, ctx, node.player)[:1]:
        picked = yield from pick_among(g, ctx, player, node.target, among)
    bind(ctx, node.target.bind, tuple(picked))
    return len(picked)


@executes(ir.Assign)
def assign(g: Game, ctx: Ctx, node: ir.Assign) -> Flow[int]:
    """It has been said before, unless the instruction was no part of the whole then (11.11.5.1). What is no target any more is none."""
    said = ctx.env.get(node.target.bind)
    if said is None:
        return (yield from _selected_among(g, ctx, node))
    bind(ctx, node.target.bind, tuple(ref for ref in _still(g, ctx, node.among) if ref in said))
    return len(ctx.env[node.target.bind])


@refuses(ir.TakeAmong)
@refuses(ir.TakeTogether)
def _into_nowhere(node: ir.TakeAmong | ir.TakeTogether) -> str:
    return "" if movable(node.into) else f"no card is taken into {type(node.into).__name__}"


@executes(ir.PutRest)
def put_rest(g: Game, ctx: Ctx, node: ir.PutRest) -> Flow[int]:
    """What is left of the cards that were shown goes to the zone."""
    elsewhere = refs.parted(ctx)
    rest = [ref for ref in _still(g, ctx, node.among) if ref not in elsewhere]
    owners = {g.state.objects[r[0]].owner for r in rest}
    moved = yield from move(g, ctx, rest, node.to, ctx.controller)
    if node.shuffle:
        for owner in sorted(owners, key=lambda p: p != g.state.turn_player):
            actions.shuffle_deck(g, owner)
    return len(moved)


@refuses(ir.PutRest)
def _rest_nowhere(node: ir.PutRest) -> str:
    return unmovable(node.to)


# -- from the top --------------------------------------------------------------------------------------------------------


@executes(ir.Mill)
def mill(g: Game, ctx: Ctx, node: ir.Mill) -> Flow[int]:
    """The top cards into the Break Zone, at the same time, of each player by the own cards; as many as there are."""
    top = [r for p in asked(g, ctx, node.player) for r in top_of(g, p, amount(g, acting(ctx, p), node.count))]
    moved = refs_of((yield from actions.put_into_break_zone(g, top, cause(ctx))))
    bind(ctx, node.bind, moved)
    return len(moved)


@executes(ir.TopIntoDamageZone)
def top_into_damage_zone(g: Game, ctx: Ctx, node: ir.TopIntoDamageZone) -> Flow[int]:
    """The top cards into the Damage Zone, at the same time; as many as there are (6.5.2)."""
    count = amount(g, ctx, node.count)
    top = [r for p in asked(g, ctx, node.player) for r in top_of(g, p, count)]
    return len((yield from actions.move_cards(g, top, DAMAGE_ZONE, cause(ctx))))


@executes(ir.RemoveTop)
def remove_top(g: Game, ctx: Ctx, node: ir.RemoveTop) -> Flow[int]:
    """The top cards out of the game, at the same time; as many as there are."""
    count = amount(g, ctx, node.count)
    top = [r for p in asked(g, ctx, node.player) for r in top_of(g, p, count)]
    moved = refs_of((yield from actions.remove_cards(g, top, cause(ctx))))
    bind(ctx, node.bind, moved)
    return len(moved)
