"""Revealing, looking into decks, what is random, evolve deck areas (5.7-5.10, 5.18, 5.20, 4.6)."""

from __future__ import annotations

from typing import Any

from cardwright.games.common import actions
from cardwright.games.common.amounts import amount
from cardwright.games.common.context import Ctx, set_number
from cardwright.games.common.effects.characters import cards
from cardwright.games.common.effects.moving import at_once, top_of
from cardwright.games.common.effects.places import mix, move, pick_among, unmovable
from cardwright.games.common.effects.registry import DONE, asked, bind, cause, executes, refs_of, refuses
from cardwright.games.common.groups import matches, members, zone_nodes, zone_players
from cardwright.games.common.refs import named
from cardwright.games.common.zones import HAND
from cardwright.games.sve import evolve
from cardwright.games.sve.amounts import TURNED
from cardwright.games.sve.zones import EVOLVE_DECK
from cardwright.kernel.decisions import Flow
from cardwright.kernel.game import Game
from cardwright.kernel.state import STRUCTURE, Ref
from cardwright.kernel.view import BOTH, REVEALED, sees
from cardwright.text import ir
from cardwright.text import ir_sve as sv

SHOWN = "shown"  # in the context: what has been selected among the same cards, which is not selected again

# -- revealing ---------------------------------------------------------------------------------------------------------------


@executes(sv.Reveal)
def reveal(g: Game, ctx: Ctx, node: sv.Reveal) -> Flow[int]:
    """All players see the cards, which stay where they are (5.20.1). What is revealed already is not again (1.3.2.1)."""
    yield from ()
    found = cards(g, ctx, node.what)
    shown = g.state.memory.get(REVEALED, ())  # concealed as what revealed them has resolved (5.20.1.1)
    if new := [r for r in found if r not in shown]:
        actions.reveal(g, new, -1, cause(ctx))
    return len(found)


@executes(sv.RevealAmong)
def reveal_among(g: Game, ctx: Ctx, node: sv.RevealAmong) -> Flow[int]:
    """The player selects among cards. Of those that nobody else has seen none need be found for its qualities (4.1.2.2)."""
    target = node.target
    shown = ctx.env.get(SHOWN, ())
    among = [r for r in dict.fromkeys(named(g, ctx, node.among)) if g.state.exists(r) and r not in shown]
    found: list[Ref] = []
    for player in asked(g, ctx, node.player)[:1]:
        found = yield from pick_among(g, ctx, player, target, among)
    actions.reveal(g, found, -1, cause(ctx))
    bind(ctx, SHOWN, (*shown, *found))
    bind(ctx, target.bind, tuple(found))
    return len(found)


@executes(sv.ShuffleThenReveal)
def shuffle_then_reveal(g: Game, ctx: Ctx, node: sv.ShuffleThenReveal) -> Flow[int]:
    """The deck is shuffled (5.8.1), and its top cards are revealed where they are."""
    yield from ()
    actions.shuffle_deck(g, ctx.controller)
    seen = top_of(g, ctx.controller, amount(g, ctx, node.count))
    actions.reveal(g, seen, -1, cause(ctx))
    bind(ctx, node.bind, tuple(seen))
    return len(seen)


# -- decks and hands ---------------------------------------------------------------------------------------------------------


@executes(sv.TopInto)
def top_into(g: Game, ctx: Ctx, node: sv.TopInto) -> Flow[int]:
    """The top cards of the deck, as many as there are and as the zone has room for (1.3.2, 4.8.3.2); of several players at the same
    time where nobody has to order them (1.3.4.1)."""
    moved: tuple[Ref, ...] = ()
    tops = [(player, top_of(g, player, amount(g, ctx, node.count))) for player in asked(g, ctx, node.player)]
    if at_once(g, node.to):
        tops = [(ctx.controller, [ref for _, top in tops for ref in top])]
    for player, top in tops:
        moved += refs_of((yield from move(g, ctx, top, node.to, player)))
    bind(ctx, node.bind, moved)
    return len(moved)


@refuses(sv.TopInto)
def _nowhere(node: sv.TopInto) -> str:
    return unmovable(node.to)


@executes(sv.HandToDeckAndRedraw)
def hand_to_deck(g: Game, ctx: Ctx, node: sv.HandToDeckAndRedraw) -> Flow[int]:
    """All hands go back at the same time, then decks are shuffled, then each draws: nobody selects anything (1.3.4.1)."""
    players = asked(g, ctx, node.player)
    hands = {p: [g.state.objects[i].ref for i in g.zone(p, HAND)] for p in players}
    facts = yield from actions.put_on_deck(g, [r for p in players for r in hands[p]], cause(ctx), None)
    returned = {p: sum(fact.player == p for fact in facts) for p in players}
    for player in players:
        actions.shuffle_deck(g, player)
    for player in players:
        set_number(ctx, DONE, returned[player])
        yield from actions.draw_cards(g, player, max(0, amount(g, ctx, node.draw)), cause(ctx))
    return len(facts)


# -- random ------------------------------------------------------------------------------------------------------------------


@executes(sv.SelectRandom)
def select_random(g: Game, ctx: Ctx, node: sv.SelectRandom) -> Flow[int]:
    """Each of them at random among all that fit (5.18.1)."""
    yield from ()
    target = node.target
    open_ = mix(g, [r for r in members(g, ctx, target.group) if r[0] >= 0])
    found = tuple(open_ if target.any_number else open_[: max(0, amount(g, ctx, target.count))])
    public = [g.name(r) for r in found if sees(g, BOTH, g.state.objects[r[0]])]
    hidden = len(found) - len(public)  # of these all that is known is how many (4.1.2.1)
    facts: dict[str, Any] = {"hidden": hidden} if hidden else {}
    g.note("random", "5.18.1", ctx.controller, ctx.source, cards=public, **facts)
    bind(ctx, target.bind, found)
    return len(found)


@executes(sv.RandomDiscard)
def random_discard(g: Game, ctx: Ctx, node: sv.RandomDiscard) -> Flow[int]:
    """Cards of the hand at random (5.18.1, 5.11.1), of all players at the same time (1.3.4.1): of that hand which is named."""
    count = max(0, amount(g, ctx, node.count))
    gone: list[Ref] = []
    hands = [zone for zone in zone_nodes(node.group) if isinstance(zone, ir.Hand)]
    for player in zone_players(g, ctx, hands[0]) if hands else asked(g, ctx, node.player):
        hand = [g.state.objects[i].ref for i in g.zone(player, HAND)]
        gone += mix(g, [r for r in hand if matches(g, ctx, node.group, r)])[:count]
    done = refs_of((yield from actions.discard_cards(g, gone, cause(ctx))))
    bind(ctx, node.bind, done)
    return len(done)


# -- evolve deck areas -------------------------------------------------------------------------------------------------------


@executes(sv.Turn)
def turn(g: Game, ctx: Ctx, node: sv.Turn) -> Flow[int]:
    """Cards in evolve deck areas are turned faceup or facedown (4.2.3); what lies so already is not (1.3.2.1)."""
    done: list[Ref] = []
    for ref in cards(g, ctx, node.what):
        obj = g.state.objects[ref[0]]
        if obj.zone == EVOLVE_DECK and obj.face_down != node.down:
            g.edit(ref[0]).face_down = node.down
            if node.down:
                evolve.face_down(g, ref[0])
            else:
                yield from evolve.face_up(g, ref[0])
            g.changed(STRUCTURE)
            g.note("turn_card", "4.2.3", obj.owner, None if node.down else ref, down=node.down)
            done.append(ref)
    key = TURNED["turned facedown" if node.down else "turned faceup"]
    bind(ctx, key, (*ctx.env.get(key, ()), *done))
    return len(done)
