"""The parts of costs that only this game has: each becomes a slot, as in the shared `costitems`."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import product
from typing import Any

import msgspec

from cardwright.errors import Illegal
from cardwright.games.common.actions import Cause, move_cards, remove_counters
from cardwright.games.common.amounts import amount
from cardwright.games.common.context import Ctx
from cardwright.games.common.costitems import ITEMS, PAID_INTO, Slot
from cardwright.games.common.effects.possible import possible
from cardwright.games.common.effects.registry import run
from cardwright.games.common.groups import members
from cardwright.games.common.refs import objects
from cardwright.games.common.targets import can_declare
from cardwright.games.common.zones import COST, EX_AREA, FIELD, HAND, LEAVE, MOVE
from cardwright.games.sve import evolve
from cardwright.games.sve.fixed import kept
from cardwright.games.sve.players import defense, most_points, switches
from cardwright.games.sve.zones import BANISHED, CEMETERY, DEFENSE, EVOLVE_DECK, LEADER, PERFORM, STAT
from cardwright.kernel.decisions import Flow
from cardwright.kernel.game import Game
from cardwright.kernel.state import STRUCTURE, Event, Value
from cardwright.text import ir
from cardwright.text import ir_sve as sv
from cardwright.text.whose import targets_of

STACK = "Stack"
EARTH_RITE = "earth_rite"  # what the part of a cost is called
PROCESS = "process"  # likewise
MAGICAL_ITEM = "Magical Item"
# instructions that need to know the card that was selected for them
DONE_TO_IT = sv.Evolve | sv.Serve | sv.Race | sv.Transform | sv.Turn | sv.Steal


def _cause(ctx: Ctx, player: int) -> Cause:
    return Cause(ctx.source, player, "cost", ctx.node)


def _nothing(cards: Sequence[int]) -> list[Event]:
    return []


def stacks(g: Game, player: int, count: int) -> tuple[int, ...]:
    """The amulets with Stack on the player's field that hold so many Stack counters (13.3.3.2)."""
    return tuple(
        n
        for n in g.zone(player, FIELD)
        if STACK in g.chars(n).keywords and g.state.objects[n].counters.get(STACK, 0) >= count
    )


def earth_rite(g: Game, ctx: Ctx, player: int, count: int) -> Slot | None:
    """Remove Stack counters from one amulet; left without any it goes to the cemetery at once (13.3.3.2; reading S8)."""
    found = stacks(g, player, count)

    def take(picked: Sequence[int]) -> Flow[None]:
        by = _cause(ctx, player)
        for card in picked:
            ref = g.state.objects[card].ref
            if remove_counters(g, ref, STACK, count, by) < count:
                raise Illegal("the cost cannot be paid", "10.6.2.5.4")
            if not g.state.objects[card].counters.get(STACK, 0):
                g.note("earth_rite", "13.3.3.2", player, ref)
                yield from move_cards(g, [ref], CEMETERY, by)
        _performed(g, ctx, player, "Earth Rite")

    if not found:
        return None
    return Slot(EARTH_RITE, found, 1, _nothing, clause="13.3.3.2", after=take, free=True, counter=STACK, takes=count)


def _performed(g: Game, ctx: Ctx, player: int, what: str) -> None:
    g.record([Event(PERFORM, ctx.source, player, ctx.source, player, tags=(what,), cause=ctx.node)])


def _earth_rite(g: Game, ctx: Ctx, player: int, item: ir.EarthRiteCost) -> Slot | None:
    return earth_rite(g, ctx, player, item.count)


def _defense(g: Game, ctx: Ctx, player: int, item: ir.PayDefense) -> Slot | None:
    """Lower a value by as much as it has at least: it never falls below zero (10.4.5, 10.4.5.1)."""
    refs = [r for r in objects(g, ctx, item.card) if r[0] >= 0]
    if len(refs) != 1:
        return None
    change = amount(g, ctx, item.defense)
    card = refs[0][0]
    if defense(g, card) + change < 0:
        return None

    def give(picked: Sequence[int]) -> Flow[None]:
        lose_defense(g, card, change, _cause(ctx, player))
        return
        yield

    return Slot("defense", (), 0, _nothing, fixed=True, clause="10.4.5", after=give)


def lose_defense(g: Game, card: int, change: int, by: Cause) -> None:
    """A leader's (or follower's) defense goes up or down for good, which is no damage (5.26.1).

    Of a follower it is told as of what effects give it.
    """
    change = kept(g, card, "defense", change, by.controller)
    if not change:
        return
    obj = g.edit(card)
    obj.damage -= change
    g.note("defense", "5.26.1", obj.controller, obj.ref, change=change, now=defense(g, card))
    leads = obj.zone == LEADER
    kind, tags = (DEFENSE, ()) if leads else (STAT, ("defense",))
    told = Event(kind, obj.ref, obj.controller, by.source, by.controller, change, tags=tags, cause=by.node)
    g.record([told], keep=leads)


def _turn(g: Game, ctx: Ctx, player: int, item: ir.PayTurn) -> Slot | None:
    """Turn cards of one's own evolve deck area faceup or facedown."""
    want = max(0, amount(g, ctx, item.count))
    able = tuple(
        r[0]
        for r in members(g, ctx, item.group, EVOLVE_DECK)
        if r[0] >= 0 and g.state.objects[r[0]].owner == player and g.state.objects[r[0]].face_down != item.down
    )

    def turn(picked: Sequence[int]) -> Flow[None]:
        for card in picked:
            g.edit(card).face_down = item.down
            g.changed(STRUCTURE)
            if item.down:
                evolve.face_down(g, card)
            else:
                yield from evolve.face_up(g, card)

    tally = "turned facedown" if item.down else "turned faceup"
    return Slot("turn", able, want, _nothing, after=turn, tally=tally) if len(able) >= want else None


def _lesson(g: Game, ctx: Ctx, player: int, item: ir.PayLesson) -> Slot | None:
    """Banish Magical Items from one's own EX area (14.3.2.1)."""
    found = tuple(n for n in g.zone(player, EX_AREA) if MAGICAL_ITEM in g.chars(n).names)

    def banish(cards: Sequence[int]) -> list[Event]:
        return [
            Event(
                MOVE,
                g.state.objects[c].ref,
                player,
                ctx.source,
                player,
                0,
                EX_AREA,
                BANISHED,
                tags=(COST,),
                cause=ctx.node,
            )
            for c in cards
        ]

    def note(picked: Sequence[int]) -> Flow[None]:
        yield from ()
        _performed(g, ctx, player, "Lesson")

    if len(found) < item.count:
        return None
    return Slot("lesson", found, item.count, banish, clause="14.3.2.1", after=note, tally="banished")


def _return_any(g: Game, ctx: Ctx, player: int, item: ir.PayReturnAny) -> Slot | None:
    """Return any number of cards; none is a number, too (1.3.5)."""
    found = tuple(r[0] for r in members(g, ctx, item.group) if r[0] >= 0)

    def back(cards: Sequence[int]) -> list[Event]:
        return [
            Event(
                LEAVE, g.state.objects[c].ref, g.state.objects[c].owner, ctx.source, player, 0, FIELD, HAND, tags=(COST,),
                cause=ctx.node,
            )
            for c in cards
        ]  # fmt: skip

    if item.all:
        return Slot("return", found, len(found), back, fixed=True, tally="returned")
    return Slot("return", found, 0, back, most=_most(g, ctx, item.most, len(found)), tally="returned")


def _most(g: Game, ctx: Ctx, limit: ir.Amount | None, there: int) -> int:
    """As many as there are, or as the text allows."""
    return there if limit is None else min(there, max(0, amount(g, ctx, limit)))


# costs of any number of cards, and those of a number that they are then
ANY_NUMBER: dict[type[ir.CostItem], tuple[type[Any], dict[str, ir.Node]]] = {
    ir.PayReturnAny: (ir.PayReturn, {}),
    ir.PayDiscardAny: (ir.PayDiscard, {}),
    ir.PayBanishAny: (ir.PayRemove, {}),
    ir.PayBuryAny: (ir.PayPutGroup, {"to": ir.Cemetery(player=ir.Owner())}),
    ir.PayBreakAny: (ir.PayBreak, {}),
    ir.PayDullAny: (ir.PayDull, {}),
    ir.PayRevealAny: (ir.PayReveal, {}),
    ir.PayTurnAny: (ir.PayTurn, {}),
}


def so_many(item: Any, count: int) -> ir.CostItem:
    """The cost of any number of cards once that number is known."""
    own = {name: value for name, value in msgspec.structs.asdict(item).items() if name not in ("most", "all")}
    cls, more = ANY_NUMBER[type(item)]
    made: ir.CostItem = cls(count=ir.Num(value=count), **own, **more)
    return made


def _any_number(g: Game, ctx: Ctx, player: int, item: Any) -> Slot | None:
    """As the cost for a number of cards, of which here any will do, none too (1.3.5), or all that there are."""
    none = so_many(item, 0)
    slot = ITEMS[type(none)](g, ctx, player, none)
    if slot is None:
        return None
    there = len(slot.candidates)
    if item.all:
        return msgspec.structs.replace(slot, count=there, fixed=True)
    return msgspec.structs.replace(slot, most=_most(g, ctx, item.most, there))


def _counters_any(g: Game, ctx: Ctx, player: int, item: ir.PayCountersAny) -> Slot | None:
    """Remove any number of counters: how many is asked as it is paid; or all of them, of which there may be none (as of a hand)."""
    refs = [r for r in objects(g, ctx, item.card) if r[0] >= 0]
    if not refs or (len(refs) > 1 and not isinstance(item.card, ir.All)):
        return None

    def take(picked: Sequence[int]) -> Flow[int]:
        from cardwright.kernel.decisions import Decision

        taken = 0
        for ref in refs:
            held = g.state.objects[ref[0]].counters.get(item.counter, 0)
            if item.all:
                taken += remove_counters(g, ref, item.counter, held, _cause(ctx, player)) if held else 0
            elif held or len(refs) == 1:
                count = yield from g.ask(Decision("number", player, "counters", "1.3.5", ctx.source, None, 0, held))
                taken += remove_counters(g, ref, item.counter, count, _cause(ctx, player)) if count else 0
        return taken

    return Slot("counters", (), 0, _nothing, fixed=True, after=take, tally="removed")


def _process(g: Game, ctx: Ctx, player: int, item: ir.PayProcess) -> Slot | None:
    """Instructions that have to be carried out whole (10.4.7.5, 10.4.2.2): with all that they select, too."""
    if not can_declare(g, ctx, item.effects) or not _whole(g, ctx, item.effects):
        return None

    def carry(picked: Sequence[int]) -> Flow[None]:
        yield from run(g, ctx, item.effects)

    return Slot(PROCESS, (), 0, _nothing, fixed=True, clause="10.4.7.5", after=carry)


def _whole(g: Game, ctx: Ctx, effects: tuple[ir.Effect, ...]) -> bool:
    """Whether all of it can be carried out: what is done to "it" with some card that could be selected before."""
    selected: dict[str, tuple[Value, ...]] = {}
    for effect in effects:
        seen = ctx.bind(**selected) if isinstance(effect, DONE_TO_IT) else ctx
        if not possible(g, seen, effect) or not _affordable(g, ctx, effect):
            return False
        selected |= {each.bind: tuple(members(g, ctx, each.group)) for each in targets_of(effect)}
    return True


def _affordable(g: Game, ctx: Ctx, effect: ir.Effect) -> bool:
    """Whether no value falls below zero by it, nor rises above its limit (10.4.5, 10.4.5.1)."""
    if isinstance(effect, ir.MaxPoints):
        return 0 <= most_points(g, ctx.controller) + amount(g, ctx, effect.count) <= switches(g).most_play_points
    if not isinstance(effect, ir.Gain):
        return True
    refs = [r for r in objects(g, ctx, effect.to) if r[0] >= 0]
    given = [item for item in effect.gains if isinstance(item, ir.StatUp)]
    for ref, item in product(refs, given):
        for value, change in ((g.chars(ref[0]).power or 0, item.attack), (defense(g, ref[0]), item.defense)):
            if change is not None and value + amount(g, ctx, change) < 0:
                return False
    return True


ITEMS.update(dict.fromkeys(ANY_NUMBER, _any_number))
ITEMS.update(
    {
        ir.EarthRiteCost: _earth_rite,
        ir.PayDefense: _defense,
        ir.PayTurn: _turn,
        ir.PayLesson: _lesson,
        ir.PayReturnAny: _return_any,
        ir.PayCountersAny: _counters_any,
        ir.PayProcess: _process,
    }
)
PAID_INTO.update({ir.Cemetery: (CEMETERY, 0), ir.ExArea: (EX_AREA, 0)})
HANDLED = frozenset({ir.PlayPointCost, ir.PlayPointX})
