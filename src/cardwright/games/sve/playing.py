"""Playing and resolving cards and abilities (10.6): what may be played, the procedure of 10.6.2, automatic abilities (10.7)."""

from __future__ import annotations

from functools import cache
from typing import Final

import msgspec

from cardwright.errors import Illegal
from cardwright.games.common import targets
from cardwright.games.common.actions import Cause
from cardwright.games.common.casting_rules import leave_needed
from cardwright.games.common.context import Ctx, ctx_of_waiting, set_number
from cardwright.games.common.effects.registry import effects_of, run
from cardwright.games.common.limits import USED, note_used
from cardwright.games.common.refs import SELF
from cardwright.games.common.registry import walk
from cardwright.games.common.zones import CAST, EX_AREA, HAND, MOVE, PLAYED_BY_EFFECT
from cardwright.games.sve import entering, extras, revealing
from cardwright.games.sve.amounts import PAID, fixed_counts
from cardwright.games.sve.bounds import has_room
from cardwright.games.sve.costs import Paid, declare_x, has_x, highest_x, pay
from cardwright.games.sve.passives import DRAIN, FREE_TRANSFER, TRANSFER
from cardwright.games.sve.playable import play_problem
from cardwright.games.sve.players import switches
from cardwright.games.sve.zones import CEMETERY, RESOLUTION
from cardwright.kernel.decisions import Flow
from cardwright.kernel.game import Game
from cardwright.kernel.state import Event, Item, Ref, Waiting
from cardwright.text import ir
from cardwright.text import ir_sve as sv

PERMANENTS = ("Follower", "Amulet")


# cards -------------------------------------------------------------------------------------------------------------------


def play_card(g: Game, player: int, ref: Ref, price: int | None = None, *, by_effect: bool = False) -> Flow[bool]:
    """Play a card (10.6.2), for `price` play points where an effect says so. False where it left the resolution zone oddly."""
    obj = g.state.objects[ref[0]]
    kind = g.chars(obj.id).types[0]
    came_from = g.rules.zones[obj.zone].name
    if g.log is not None:
        said = spell_effects(g, ref) if kind == "Spell" else ()
        # 10.6.1: all cards resolve by being played
        moment = "" if by_effect else moment_of(g, obj.id, "a", "12.3.2")
        g.note("play", play_clause(*said), player, ref, moment, what=kind, printed=obj.card)
    seen = revealing.shown(g)
    usual = by_effect or obj.zone in (HAND, EX_AREA)  # 8.2.1
    leave, before = None if usual else leave_needed(g, player, ref), ref
    ref = yield from entering.to_resolution(g, ref, player)
    ctx = card_ctx(g, player, ref, kind.lower())
    ctx.item = g.state.next_id()
    snapshot(g, ctx)  # 5.17.3.1, 5.17.3.1.1: counts for the number of options are those of now
    effects = spell_effects(g, ref) if kind == "Spell" else ()
    g.state.stack.append(Item(ctx.item, ctx.kind, ctx.node, ref, player))  # 4.11.2
    chosen = yield from extras.choose(g, ctx, player, effects, price)  # 10.6.2.2, 10.6.2.2.1
    if effects:
        ctx = yield from targets.declare(g, ctx, effects)  # 5.17.3, 10.6.2.2.2, 10.6.2.3, 10.6.2.4
    full = kind in PERMANENTS and not has_room(g, player)
    paid = yield from pay(g, ctx, player, chosen.cost, base=chosen.points, fee=True, clears=full)  # 10.6.2.5
    assert paid is not None
    note_paid(ctx, paid)
    if kind in PERMANENTS and not has_room(g, player):
        raise Illegal("there is no room on the field", "10.6.2.6")
    g.state.stack = [_renewed(i, ctx) if i.id == ctx.item else i for i in g.state.stack]
    extras.played(g, player, ref, before)
    if leave is not None:
        note_used(g, USED, leave)
    tags = (kind.lower(), f"from:{came_from}", *([PLAYED_BY_EFFECT] if by_effect else []))
    g.record([Event(CAST, ref, player, ref, player, tags=tags, cause=ctx.node)])  # 10.6.2.7
    if effects:
        targets.announce(g, ctx, effects)
    done = yield from _resolve_card(g, ctx, player, kind, effects, came_from)
    g.state.stack = [i for i in g.state.stack if i.id != ctx.item]
    revealing.conceal(g, seen)
    return done


def _renewed(item: Item, ctx: Ctx) -> Item:
    return msgspec.structs.replace(item, env=ctx.env, numbers=ctx.numbers, tags=ctx.tags)


def _resolve_card(
    g: Game, ctx: Ctx, player: int, kind: str, effects: tuple[ir.Effect, ...], came_from: str
) -> Flow[bool]:
    """A follower or amulet goes onto the field, a spell does what it says (10.6.2.8)."""
    if kind in PERMANENTS:
        if has_room(g, player) and (yield from entering.onto_field(g, ctx.source, player, came_from, ctx.tags)):
            return True
    else:
        snapshot(g, ctx)  # 13.3.1.4, 13.5.1.3.2; the spell itself lies in the resolution zone: 13.3.1.3, 13.5.1.3.1
        yield from run(g, ctx, effects)  # 10.6.2.8.2, 10.8.1
    obj = g.obj(ctx.source)
    if obj is not None and obj.zone == RESOLUTION and (kind == "Spell" or switches(g).leftovers_to_cemetery):
        g.note("used", "10.6.2.8.2.3", player, obj.ref)
        yield from g.happen(Event(MOVE, obj.ref, obj.owner, from_zone=RESOLUTION, to_zone=CEMETERY))
        _found_later(g, ctx.source)
    return kind == "Spell"


def _found_later(g: Game, spell: Ref) -> None:
    """What a spell has set up for later calls the card "this card" that it is by now (4.1.3.2, 10.12.1.3)."""
    mine = [e for e in g.state.effects if e.source == spell and "trigger" in e.tags]
    if mine:
        g.end_effects({e.id for e in mine})
        now = (g.state.objects[spell[0]].ref,)
        for each in mine:
            g.add_effect(msgspec.structs.replace(each, env={**each.env, SELF: now}))


def card_ctx(g: Game, player: int, ref: Ref, kind: str) -> Ctx:
    """The context in which a card is played."""
    return Ctx(player, ref, (g.state.objects[ref[0]].card, 0), kind=kind, snapshot=g.snapshot(ref[0]))


def spell_effects(g: Game, ref: Ref) -> tuple[ir.Effect, ...]:
    """What a spell does, all its paragraphs in the written order (10.1.1.4, 10.6.2.8.2)."""
    nodes = (g.node(source) for source in g.chars(ref[0]).abilities)
    return tuple(effect for node in nodes if isinstance(node, ir.SummonEffect) for effect in node.effects)


def snapshot(g: Game, ctx: Ctx) -> None:
    """Fix what Spellchain and Necrocharge count (13.3.1.4, 13.5.1.3.2; reading S7), for a text that asks."""
    if g.defs[ctx.node[0]].data.counts:
        for name, count in fixed_counts(g, ctx.controller).items():
            set_number(ctx, name, count)


def note_paid(ctx: Ctx, paid: Paid) -> None:
    """What texts may ask of the cost later: X, and how many cards it took."""
    if paid.x:  # an X that was specified for what has brought this about stays (5.2.1.2.2)
        set_number(ctx, "x", paid.x)
    for name, count in paid.counts.items():
        set_number(ctx, f"{PAID}{name}", count)
    ctx.env = {**ctx.env, "paid": paid.cards}


# by effects ----------------------------------------------------------------------------------------------------------------


def playable_by_effect(g: Game, player: int, ref: Ref, price: int | None) -> bool:
    """Whether an effect could have the player play the card right now, whatever the phase."""
    return g.obj(ref) is not None and not play_problem(g, player, ref, price=price)[1]


def play_by_effect(g: Game, player: int, ref: Ref, price: int | None) -> Flow[bool]:
    """An effect has the player play a card now; False where that is impossible (1.3.2)."""
    if not playable_by_effect(g, player, ref, price):
        return False
    return (yield from play_card(g, player, ref, price, by_effect=True))


# automatic abilities -------------------------------------------------------------------------------------------------------


def play_auto(g: Game, waiting: Waiting) -> Flow[None]:
    """Play and resolve a pending automatic ability (10.7.1, 10.7.3), wherever its card is by now (10.7.7, 10.6.2.8.2.1).

    One that cannot be played, or whose printed cost is declined, is pending no more (10.7.3.2; reading S14).
    """
    ctx = ctx_of_waiting(g, waiting)
    ctx.since = ctx.item = g.state.next_id()
    effects = effects_of(g.node(waiting.node))
    snapshot(g, ctx)
    if g.log is not None:
        g.note("trigger", _trigger_clause(g, waiting), waiting.controller, waiting.source, node=waiting.node)
    if not targets.can_declare(g, extras.all_accepted(g, ctx, effects), effects):
        g.note("no_target", "10.7.3.2", waiting.controller, waiting.source)
        return
    g.state.stack.append(Item(ctx.item, "auto", ctx.node, ctx.source, ctx.controller, ctx.env, event=ctx.event))
    seen = revealing.shown(g)
    revealing.reveal_source(g, ctx.controller, ctx.source)
    cost, x = (yield from extras.settle(g, ctx, effects)), 0
    if (
        cost is not None
        and has_x(cost)
        and targets.can_declare_some_x(g, ctx, effects, highest_x(g, ctx, ctx.controller, cost))
    ):
        x = yield from declare_x(g, ctx, ctx.controller, cost, effects=effects)  # 10.6.2.2.3
        set_number(ctx, "x", x)
    if cost is not None and targets.can_declare(g, ctx, effects):
        ctx = yield from targets.declare(g, ctx, effects, checked=True)
        targets.announce(g, ctx)
        paid = yield from pay(g, ctx, ctx.controller, cost, x=x)
        assert paid is not None
        note_paid(ctx, paid)
        snapshot(g, ctx)
        yield from run(g, ctx, effects)
    else:
        g.note("declined", "10.7.3.2", waiting.controller, waiting.source)
    g.state.stack = [i for i in g.state.stack if i.id != ctx.item]
    revealing.conceal(g, seen)


# the keywords that are automatic abilities, each with the clause that says when it triggers
_SPOKEN: Final[dict[type, str]] = {
    ir.StateHolds: "10.7.6.1", sv.Fanfare: "12.4.3", sv.LastWords: "12.5.3", sv.OnEvolve: "12.6.2", sv.Strike: "12.7.2", sv.OnRace: "14.2.4.2",
}  # fmt: skip


# the words that abilities ask about, each with the clause that says when it is so
_ASKED: Final[dict[type, str]] = {
    sv.Combo: "13.2.1.2", sv.Spellchain: "13.3.1.2", sv.Overflow: "13.4.1.2", sv.Necrocharge: "13.5.1.2",
    sv.Sanguine: "13.5.2.2",
}  # fmt: skip


def _trigger_clause(g: Game, waiting: Waiting) -> str:
    """That a pending ability is played (10.7.3), by whom (10.5.2.2, 10.5.2.3), and which keyword has triggered."""
    node = g.node(waiting.node)
    spoken = "12.13.2" if node == DRAIN else _SPOKEN.get(type(getattr(node, "event", None)), "")
    turn = "10.5.2.2" if waiting.controller == g.state.turn_player else "10.5.2.3"
    later = "10.7.5.1" if waiting.effect else ""  # it was created by an effect
    return ", ".join(filter(None, (spoken, "10.7.3", turn, later, *_words_of(node))))


def moment_of(g: Game, number: int, letter: str, quick: str) -> str:
    """When it is played: as an action of the main phase, or with Quick in one of the other player's windows."""
    if g.state.step == "main":
        return f"7.3.3.{letter}" + ", 12.3.5" * ("Quick" in g.chars(number).keywords and letter == "a")
    window = {"attack_quick": "8.4.7", "end_quick": "7.4.5"}.get(g.state.step, "")
    return f"{window}.{letter}, {quick}, 12.3.4" if window else ""


def play_clause(*nodes: ir.Node) -> str:
    """That a card or ability is played (10.6.2.1), and the words of the classes that it asks about."""
    return ", ".join(("10.6.2.1", *_words_of(*nodes)))


@cache
def _words_of(*nodes: ir.Node) -> tuple[str, ...]:
    kinds = dict.fromkeys(type(part) for node in nodes for part in walk(node))
    found = tuple(_ASKED[kind] for kind in kinds if kind in _ASKED)
    return (*found, "13.3.2.2.c") if not {TRANSFER, FREE_TRANSFER}.isdisjoint(nodes) else found


def cause_of_cost(ctx: Ctx) -> Cause:
    """Who pays: the controller, for the source."""
    return Cause(ctx.source, ctx.controller, "cost", ctx.node)
