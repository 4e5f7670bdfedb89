"""Replacement effects of this game (10.10): changed damage, leaving replaced; and damage that is not dealt at all (1.3.3)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from cardwright.games.common.actions import Cause, able_to_go, about_to_go, about_to_move
from cardwright.games.common.changes import REPLACEMENTS, Replaces
from cardwright.games.common.context import Ctx
from cardwright.games.common.effects.possible import bearers, possible
from cardwright.games.common.groups import matches, names_zone
from cardwright.games.common.happenings import DUE, broken_due
from cardwright.games.common.refs import players
from cardwright.games.common.replacement import CAUSES, DAMAGEABLE, DAMAGED_IN, about, changed_event, new_amount
from cardwright.games.common.ruling import on
from cardwright.games.common.zones import BROKEN, DAMAGE, DECK, EX_AREA, HAND, LEAVE, MOVE, ON_BOTTOM
from cardwright.games.sve.happenings import DAMAGE_KINDS
from cardwright.games.sve.passives import STACK_STAYS
from cardwright.games.sve.zones import ATTACK_DAMAGE, BANISHED, CEMETERY, COMBAT_DAMAGE, LEADER, UNORDERED
from cardwright.kernel.decisions import Flow
from cardwright.kernel.game import Game
from cardwright.kernel.state import Event, Ref
from cardwright.text import ir
from cardwright.text import ir_sve as sv

Fixed = tuple[Ref, ...] | None
DAMAGEABLE.update(("Follower", "Leader"))  # 5.13.1
DAMAGED_IN.add(LEADER)
CAUSES.update({"attack": ATTACK_DAMAGE, "combat": COMBAT_DAMAGE})  # kinds of damage by their tags

# damage dealt (5.13.2) -----------------------------------------------------------------------------------------------------


def _is_dealt(g: Game, ctx: Ctx, node: sv.DealtChange, event: Event, fixed: Fixed) -> bool:
    """Whether the damage is of the kind, its source one of the dealers (10.12.2.3), and what takes it of the group."""
    if (
        event.amount <= 0
        or not DAMAGE_KINDS[node.kind](event)
        or not about(g, ctx, node.dealer, (event.source,), fixed)
    ):
        return False
    return node.to is None or matches(g, ctx, node.to, event.obj)


def _more_or_less(g: Game, ctx: Ctx, node: sv.DealtChange, event: Event) -> Flow[list[Event]]:
    """The number is added to or subtracted from the original value (5.13.2); no damage is left at zero (1.3.2.2)."""
    yield from ()
    amount = new_amount(g, ctx, node, event)
    if amount > 0:
        return [changed_event(event, amount=amount)]
    g.note("prevented", "1.3.2.2", event.player, event.obj)
    return []


REPLACEMENTS[sv.DealtChange] = Replaces((DAMAGE,), _is_dealt, _more_or_less)

# leaving the field -----------------------------------------------------------------------------------------------------

HOW: Final[dict[str, Callable[[Event], bool]]] = {
    "destroyed": lambda e: BROKEN in e.tags,
    "leave": lambda e: True,
    "cemetery": lambda e: e.to_zone == CEMETERY,
    "from_field": lambda e: e.to_zone == CEMETERY,
    "from_field_of": lambda e: e.to_zone == CEMETERY,
    "banished": lambda e: e.to_zone == BANISHED,
    "hand": lambda e: e.to_zone == HAND,
}


def _would_leave(g: Game, ctx: Ctx, node: sv.ReplaceLeaving, event: Event, fixed: Fixed) -> bool:
    """Whether the event is that one; what the effect itself does instead is not replaced once more (10.10.2.3)."""
    if event.cause == ctx.node and event.source == ctx.source:
        return False
    due = broken_due if node.how == "destroyed" else _due  # 11.3.2.1 is about being destroyed alone
    if node.due_to and not due(node.due_to, ctx, event):
        return False
    if event.kind == MOVE and not (node.how == "cemetery" and event.to_zone == CEMETERY and _from_anywhere(node)):
        return False
    if node.whose is not None and _side(g, node.how, event) not in players(g, ctx, node.whose):
        return False
    if node.optional and not possible(g, ctx, node.effect):
        return False  # what one may do instead has to be done whole (10.10.1)
    if event.kind == MOVE and fixed is None and isinstance(node.what, ir.All):
        return matches(g, ctx, node.what.group, event.obj)  # wherever it comes from
    return HOW[node.how](event) and about(g, ctx, node.what, (event.obj,), fixed)


def _due(due: str, ctx: Ctx, event: Event) -> bool:
    return DUE[due](ctx, event)


def _from_anywhere(node: sv.ReplaceLeaving) -> bool:
    """Whether the text does not say that the cards are on the field: "your followers" are (4.4.1)."""
    if not isinstance(node.what, ir.All):
        return True
    of_players = any(isinstance(each, ir.ControlledBy) for each in node.what.group.adjectives)
    return not (of_players or names_zone(node.what.group))


def _side(g: Game, how: str, event: Event) -> int:
    """Whose field it would leave, or whose cemetery it would come to."""
    obj = g.state.objects[event.obj[0]]
    return obj.owner if how in ("cemetery", "from_field") else obj.controller


def _instead(g: Game, ctx: Ctx, node: sv.ReplaceLeaving, event: Event) -> Flow[list[Event]]:
    """The event does not occur, and the effect is carried out (10.2.1.3, 10.10.1, 10.10.1.1): with the card as it is by now, which
    may have been played since it was named. Where that only puts the card elsewhere, it goes along with what else moves."""
    from cardwright.games.common.effects.characters import cards
    from cardwright.games.common.effects.places import pick
    from cardwright.games.common.effects.registry import cause, run

    if node == STACK_STAYS:
        g.note("stack_stays", "13.3.2.2.b", ctx.controller, ctx.source)
    now = event.obj
    renewed = {
        name: tuple(now if isinstance(ref, tuple) and ref[0] == now[0] else ref for ref in refs)
        for name, refs in ctx.env.items()
    }
    ctx = ctx.bind(**renewed)
    goes = _goes(node.effect)
    if goes is not None and cards(g, ctx, goes[0]) == [event.obj]:
        if goes[1] == DECK:
            return _into_deck(g, node.effect, event.obj, cause(ctx))
        return about_to_go(g, [event.obj], goes[1], cause(ctx))
    found = bearers(g, ctx, node.effect)
    if found is not None and isinstance(node.effect, ir.Then) and isinstance(node.effect.first, ir.Select):
        target = node.effect.first.target  # whole, or nothing is replaced: of those alone that have the counters
        picked = yield from pick(g, ctx, ctx.controller, target, found, "select", secret=False)
        yield from run(g, ctx.bind(**{target.bind: tuple(picked)}), (node.effect.then,))
        return []
    yield from run(g, ctx, (node.effect,))
    return []


def _goes(effect: ir.Effect) -> tuple[ir.Objects, int] | None:
    """What the effect puts where, if it does nothing else."""
    if isinstance(effect, ir.RemoveFromGame) and isinstance(effect.duration, ir.Permanent):
        return effect.what, BANISHED
    if isinstance(effect, ir.ToHand) and effect.verb == "return" and effect.origin is None:
        return effect.what, HAND
    if isinstance(effect, ir.PutInto) and isinstance(effect.to, sv.Cemetery | sv.ExArea):
        return effect.what, CEMETERY if isinstance(effect.to, sv.Cemetery) else EX_AREA
    if isinstance(effect, ir.PutInto) and isinstance(effect.to, ir.DeckTop | ir.DeckBottom):
        return effect.what, DECK
    return None


def _into_deck(g: Game, effect: ir.Effect, ref: Ref, by: Cause) -> list[Event]:
    """Onto the top or bottom of its owner's deck, in an order that is said when all that goes there is known (4.1.4)."""
    bottom = isinstance(effect, ir.PutInto) and isinstance(effect.to, ir.DeckBottom)
    able = able_to_go(g, [ref], DECK, by)
    return about_to_move(g, able, DECK, by, tags=(UNORDERED, *((ON_BOTTOM,) if bottom else ())), position=0)


REPLACEMENTS[sv.ReplaceLeaving] = Replaces((LEAVE, MOVE), _would_leave, _instead)

# damage that is not dealt ----------------------------------------------------------------------------------------------


def prevented(g: Game, event: Event) -> bool:
    """Whether a text says that this damage is not taken, or that its source deals none (1.3.3)."""
    rules = g.derived.rules
    if "TakesNoDamage" in rules:
        for rule, ctx in on(g, "TakesNoDamage", event.obj):
            mine = rule.by is None or event.controller in players(g, ctx, rule.by)
            such = rule.source is None or matches(g, ctx, rule.source, event.source)
            if mine and such and DAMAGE_KINDS[rule.kind](event):
                return True
    if "CannotDealDamage" not in rules:
        return False
    return any(
        DAMAGE_KINDS[rule.kind](event) and (rule.to is None or matches(g, ctx, rule.to, event.obj))
        for rule, ctx in on(g, "CannotDealDamage", event.source)
    )
