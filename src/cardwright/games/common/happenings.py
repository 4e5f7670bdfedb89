"""What can happen to a card, as auto-abilities put it, and which events of the game that is (11.8.3, 11.8.16)."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, Final

import msgspec

from cardwright.games.common.amounts import amount
from cardwright.games.common.context import Ctx
from cardwright.games.common.groups import matches
from cardwright.games.common.refs import named, players
from cardwright.games.common.registry import Registry
from cardwright.games.common.seen import Card, moved_from
from cardwright.games.common.zones import (
    ACTIVATE,
    AS_BY_ABILITY,
    ATTACK,
    BATTLE,
    BLOCK,
    BREAK_ZONE,
    BROKEN,
    BY_ABILITY,
    BY_SUMMON,
    CAST,
    CAST_TAG,
    CHOSEN,
    DAMAGE,
    DAMAGE_ZONE,
    DECK,
    DISCARDED,
    DULL,
    ENTER,
    FIELD,
    FREEZE,
    HAND,
    LEAVE,
    MOVE,
    POINT,
    REMOVED,
    SEARCH,
    STRUCK,
    USE,
)
from cardwright.kernel.game import Game
from cardwright.kernel.state import Event, Ref
from cardwright.text import ir

BLOCKED: Final = "blocked"
UNBLOCKED: Final = "unblocked"
POINTS: Final = "points"  # all points of one damage resolution (6.5.1)
PARTY_TAG: Final = "party"


class Occurrence(msgspec.Struct, frozen=True, gc=False):
    """A card to which something happened: what to judge it by, what it is called by, and the other cards of the event."""

    card: Card
    ref: Ref
    other: tuple[Ref, ...] = ()
    stack: tuple[Ref, ...] = ()


Find = Callable[[Game, Ctx, Any, Event], list[Occurrence]]
HAPPENINGS: Final = Registry[Find]("happening")
# what texts ask about later in the turn of cards that stay where they are
REMEMBERED: Final = {
    CAST, ENTER, ATTACK, BLOCK, BLOCKED, UNBLOCKED, DULL, ACTIVATE, FREEZE, DAMAGE, CHOSEN, POINTS, LEAVE
}  # fmt: skip
KINDS: Final[dict[type, tuple[str, ...]]] = {
    ir.EntersField: (ENTER,),
    ir.LeavesField: (LEAVE,),
    ir.PutIntoBreakZone: (LEAVE, MOVE),
    ir.IsBroken: (LEAVE,),
    ir.ReturnsToHand: (LEAVE,),
    ir.RemovedFromGame: (LEAVE, MOVE),
    ir.LeavesBreakZone: (MOVE, ENTER),
    ir.Attacks: (ATTACK,),
    ir.AttacksAlone: (ATTACK,),
    ir.FormsPartyAndAttacks: (ATTACK,),
    ir.Blocks: (BLOCK,),
    ir.IsBlocked: (BLOCKED,),
    ir.IsNotBlocked: (UNBLOCKED,),
    ir.BecomesDull: (DULL,),
    ir.BecomesActive: (ACTIVATE,),
    ir.BecomesFrozen: (FREEZE,),
    ir.IsDealtDamage: (DAMAGE,),
    ir.DealsDamageTo: (DAMAGE,),
    ir.DealsDamageToPlayer: (POINTS,),
    ir.DealsDamageToAny: (DAMAGE, POINTS),
    ir.Breaks: (LEAVE,),
    ir.AddedToHand: (MOVE,),
    ir.PutIntoDamageZone: (MOVE, POINT),
    ir.IsChosen: (CHOSEN,),
    ir.IsDiscarded: (MOVE,),
    ir.UsesAbility: (USE,),
}


def is_any_of(g: Game, ctx: Ctx, node: ir.Objects, card: Card, ref: Ref) -> bool:
    """Whether a card of an event is one of those that the text describes or names."""
    if type(node) is ir.SelfRef:
        return ref == ctx.source
    if isinstance(node, ir.OneSubject | ir.All):
        return matches(g, ctx, node.group, card)
    if isinstance(node, ir.SubjectAny | ir.Several):
        return any(is_any_of(g, ctx, item, card, ref) for item in node.items)
    return ref in named(g, ctx, node)


def one_of(g: Game, ctx: Ctx, node: ir.Objects | None, event: Event, refs: tuple[Ref, ...]) -> bool:
    """Whether one of these cards of the event is meant, as it was then; without a description any is."""
    return node is None or any(is_any_of(g, ctx, node, then(g, event, ref), ref) for ref in refs)


def by_effect(event: Event) -> bool:
    """Whether a Summon or an ability did it."""
    return BY_SUMMON in event.tags or BY_ABILITY in event.tags


def discarded(event: Event) -> bool:
    """Whether a card was discarded: what went elsewhere instead was not (15.1.1.4.1, 11.12.5.4; reading F62)."""
    return DISCARDED in event.tags and event.to_zone == BREAK_ZONE


def doers(event: Event) -> tuple[Ref, ...]:
    """The cards that did it: all members of a party share the credit (15.1.1.9.8)."""
    return event.objects or ((event.source,) if event.source[0] >= 0 else ())


def left(event: Event) -> list[Occurrence]:
    """The card that moved: judged as it was (11.5.6), called by what it was before (`refs.follow` finds it again)."""
    card = event.before if event.before is not None else event.obj
    return [Occurrence(card, moved_from(event))]


def _moved(event: Event) -> list[Occurrence]:
    """The card that moved outside the field: abilities of its new self see it."""
    card = event.before if event.before is not None and event.from_zone == FIELD else event.obj
    return [Occurrence(card, event.obj)]


def then(g: Game, event: Event, now: Ref) -> Card:
    """A card of the event: as it was then (like 11.5.6), where it is another's, of another kind or state, or gone since."""
    past = next((s for s in (event.after, *event.others) if s is not None and s.ref == now), None)
    if past is None:
        return now
    return now if g.state.exists(now) and g.snapshot(now[0]) == past else past


def _it(g: Game, event: Event, **more: tuple[Ref, ...]) -> list[Occurrence]:
    return [Occurrence(then(g, event, event.obj), event.obj, more.get("other", ()), more.get("stack", ()))]


# zone movement triggers (11.8.16) ----------------------------------------------------------------------------------------


def _owned(event: Event, player: int) -> bool:
    return event.before is not None and event.before.owner == player


def _owned_by(g: Game, ctx: Ctx, whose: ir.Player, event: Event) -> bool:
    """Whether it was a card of one of these players."""
    return any(_owned(event, player) for player in players(g, ctx, whose))


def _controlled(event: Event, player: int) -> bool:
    return event.before is not None and event.before.controller == player


DUE: Final[dict[str, Callable[[Ctx, Event], bool]]] = {
    "": lambda ctx, e: True,
    "ability": lambda ctx, e: by_effect(e),
    "opponent": lambda ctx, e: by_effect(e) and e.controller == 1 - ctx.controller,
    "own": lambda ctx, e: by_effect(e) and e.controller == ctx.controller,
    "only_summon": lambda ctx, e: BY_SUMMON in e.tags,
    "only_ability": lambda ctx, e: BY_ABILITY in e.tags,
    "opponent_summon": lambda ctx, e: BY_SUMMON in e.tags and e.controller == 1 - ctx.controller,
    "opponent_ability": lambda ctx, e: BY_ABILITY in e.tags and e.controller == 1 - ctx.controller,
    "own_summon": lambda ctx, e: BY_SUMMON in e.tags and e.controller == ctx.controller,
    "own_ability": lambda ctx, e: BY_ABILITY in e.tags and e.controller == ctx.controller,
    "this_ability": lambda ctx, e: BY_ABILITY in e.tags and e.source == ctx.source,
}
# whose, and which of the two: a card enters so as well
ONE_OF_TWO: Final = ("own_summon", "own_ability", "opponent_summon", "opponent_ability")
HOW: Final[dict[str, Callable[[Ctx, Event], bool]]] = {
    "": lambda ctx, e: True,
    "your_cast": lambda ctx, e: CAST_TAG in e.tags and e.controller == ctx.controller,
    "not_cast": lambda ctx, e: CAST_TAG not in e.tags,
    "ability": lambda ctx, e: BY_ABILITY in e.tags,
    "summon": lambda ctx, e: BY_SUMMON in e.tags,
    "summon_or_ability": lambda ctx, e: by_effect(e),
    "deck": lambda ctx, e: e.from_zone == DECK,
    "break_zone": lambda ctx, e: e.from_zone == BREAK_ZONE,
    "your_effects": lambda ctx, e: by_effect(e) and e.controller == ctx.controller,
    "opponent_effects": lambda ctx, e: by_effect(e) and e.controller == 1 - ctx.controller,
    "your_hand": lambda ctx, e: e.from_zone == HAND and _owned(e, ctx.controller),
    "your_break_zone": lambda ctx, e: e.from_zone == BREAK_ZONE and _owned(e, ctx.controller),
    "not_their_hand": lambda ctx, e: not (e.from_zone == HAND and _owned(e, e.player)),
    "not_hand": lambda ctx, e: not (e.from_zone == HAND and e.before is not None and e.before.owner == ctx.controller),
    "their_hand": lambda ctx, e: e.from_zone == HAND and _owned(e, e.player),
    "their_break_zone": lambda ctx, e: e.from_zone == BREAK_ZONE and _owned(e, e.player),
    **{due: DUE[due] for due in ONE_OF_TWO},
}


@HAPPENINGS.handles(ir.EntersField)
def _enters(g: Game, ctx: Ctx, node: ir.EntersField, event: Event) -> list[Occurrence]:
    if event.player not in players(g, ctx, node.whose) or not HOW[node.by](ctx, event):
        return []
    return _it(g, event) if done_by(g, ctx, node.source, event) else []


def done_by(g: Game, ctx: Ctx, source: ir.Objects | None, event: Event) -> bool:
    """Whether it was an ability of one of these cards, as it was then; one that had left as it was when it was put on the stack."""
    if source is None:
        return True
    last = g.state.stack[-1] if g.state.stack else None
    card = then(g, event, event.source)
    if card == event.source and not g.state.exists(event.source) and last is not None and last.source == event.source:
        card = last.snapshot or card
    return is_any_of(g, ctx, source, card, event.source)


@HAPPENINGS.handles(ir.LeavesField)
def _leaves(g: Game, ctx: Ctx, node: ir.LeavesField, event: Event) -> list[Occurrence]:
    return left(event) if DUE[node.due_to](ctx, event) else []


FROM: Final = {
    "field": FIELD,
    "your_field": FIELD,
    "opponent_field": FIELD,
    "yours_from_field": FIELD,
    "theirs_from_field": FIELD,
    "deck": DECK,
    "your_deck": DECK,
    "opponent_deck": DECK,
    "hand": HAND,
    "your_hand": HAND,
    "opponent_hand": HAND,
    "break_zone": BREAK_ZONE,
    "your_break_zone": BREAK_ZONE,
    "opponent_break_zone": BREAK_ZONE,
}
CONTROLLED: Final = ("your_field", "opponent_field")  # whoever owns the card
HAND_OR_DECK: Final = ("hand_or_deck", "your_hand_or_deck", "opponent_hand_or_deck")
ELSEWHERE: Final = ("not_field", "yours_not_field", "theirs_not_field")
ANYWHERE: Final = ("anywhere", "yours", "theirs", *ELSEWHERE)


def _whose(ctx: Ctx, source: str) -> int | None:
    """The player whose zone or card the word of the text names; None for any player's."""
    if source.startswith("your"):
        return ctx.controller
    return 1 - ctx.controller if source.startswith(("opponent", "theirs")) else None


def _put_from(source: str) -> tuple[int, ...]:
    return (HAND, DECK) if source in HAND_OR_DECK else (FROM[source],)


@HAPPENINGS.handles(ir.PutIntoBreakZone)
def _put(g: Game, ctx: Ctx, node: ir.PutIntoBreakZone, event: Event) -> list[Occurrence]:
    if event.to_zone != BREAK_ZONE or not (node.source in ANYWHERE or event.from_zone in _put_from(node.source)):
        return []
    if not DUE[node.due_to](ctx, event) or (node.source in ELSEWHERE and event.from_zone == FIELD):
        return []
    whose = _whose(ctx, node.source)
    of = _controlled if node.source in CONTROLLED else _owned
    if whose is not None and not of(event, whose):
        return []
    return left(event) if event.kind == LEAVE else _moved(event)


@HAPPENINGS.handles(ir.IsBroken)
def _broken(g: Game, ctx: Ctx, node: ir.IsBroken, event: Event) -> list[Occurrence]:
    if (
        BROKEN not in event.tags
        or not one_of(g, ctx, node.by, event, doers(event))
        or not broken_due(node.due_to, ctx, event)
    ):
        return []
    return [msgspec.structs.replace(o, other=doers(event)) for o in left(event)]


def broken_due(due: str, ctx: Ctx, event: Event) -> bool:
    """Whether it was broken by what `due` says; what only counts as broken by an ability is so here, and nowhere else."""
    if AS_BY_ABILITY in event.tags:
        event = msgspec.structs.replace(event, tags=(*event.tags, BY_ABILITY))
    return any(DUE[due](ctx, each) for each in (event, *_strokes(event)))


def _strokes(event: Event) -> list[Event]:
    """What was broken for its damage, as if the Summons and abilities that dealt it had done it themselves (12.4.5)."""
    named = [tag.removeprefix(STRUCK).split(":") for tag in event.tags if tag.startswith(STRUCK)]
    return [
        msgspec.structs.replace(event, tags=(kind,), controller=int(seat), source=(int(card), int(generation)))
        for kind, seat, card, generation in named
    ]


@HAPPENINGS.handles(ir.Breaks)
def _breaks(g: Game, ctx: Ctx, node: ir.Breaks, event: Event) -> list[Occurrence]:
    if BROKEN not in event.tags or not broken_due(node.due_to, ctx, event):
        return []
    gone = left(event)[0]
    if not is_any_of(g, ctx, node.whom, gone.card, gone.ref):
        return []
    return [Occurrence(then(g, event, ref), ref, (gone.ref,)) for ref in doers(event)]


@HAPPENINGS.handles(ir.ReturnsToHand)
def _returns(g: Game, ctx: Ctx, node: ir.ReturnsToHand, event: Event) -> list[Occurrence]:
    if event.to_zone != HAND:
        return []
    due = node.due_to
    if due is not None and not (by_effect(event) and event.controller in players(g, ctx, due)):
        return []
    if node.source is not None and not was_controlled(event, players(g, ctx, node.source)):
        return []
    mine = node.whose is None or _owned_by(g, ctx, node.whose, event)
    return left(event) if mine else []


def was_controlled(event: Event, by: Sequence[int]) -> bool:
    """Whether what has left was under the control of one of these players."""
    return event.before is not None and event.before.controller in by


@HAPPENINGS.handles(ir.RemovedFromGame)
def _removed(g: Game, ctx: Ctx, node: ir.RemovedFromGame, event: Event) -> list[Occurrence]:
    if event.to_zone != REMOVED or (node.source != "anywhere" and event.from_zone != FROM[node.source]):
        return []
    whose = _whose(ctx, node.source)
    if (whose is not None and not _owned(event, whose)) or not DUE[node.due_to](ctx, event):
        return []
    # "a card in your Break Zone is removed from the game": judged by where it was
    return left(event) if event.kind == LEAVE else [Occurrence(event.before or event.obj, event.obj)]


@HAPPENINGS.handles(ir.LeavesBreakZone)
def _leaves_break_zone(g: Game, ctx: Ctx, node: ir.LeavesBreakZone, event: Event) -> list[Occurrence]:
    if event.from_zone != BREAK_ZONE or not _owned_by(g, ctx, node.whose, event):
        return []
    return [Occurrence(event.before or event.obj, event.obj)]


@HAPPENINGS.handles(ir.PutIntoDamageZone)
def _into_damage_zone(g: Game, ctx: Ctx, node: ir.PutIntoDamageZone, event: Event) -> list[Occurrence]:
    if event.to_zone != DAMAGE_ZONE or event.player not in players(g, ctx, node.whose):
        return []
    return _it(g, event)


@HAPPENINGS.handles(ir.AddedToHand)
def _added(g: Game, ctx: Ctx, node: ir.AddedToHand, event: Event) -> list[Occurrence]:
    if event.to_zone != HAND or event.from_zone not in _added_from(node.source) or not DUE[node.due_to](ctx, event):
        return []
    if node.source == "search" and not any(
        f.kind == SEARCH and moved_from(event) in f.objects for f in g.state.history
    ):
        return []
    mine = node.whose is None or _owned_by(g, ctx, node.whose, event)
    return _moved(event) if mine else []


def _added_from(source: str) -> tuple[int, ...]:
    """The zones it comes from: anywhere but a draw, which is an event of its own, and the field, from where it is returned."""
    if source == "anywhere":
        return (DECK, BREAK_ZONE, REMOVED, DAMAGE_ZONE)
    return (FROM["deck" if source == "search" else source],)


@HAPPENINGS.handles(ir.IsDiscarded)
def _discarded(g: Game, ctx: Ctx, node: ir.IsDiscarded, event: Event) -> list[Occurrence]:
    if not discarded(event) or not DUE[node.due_to](ctx, event):
        return []
    mine = node.whose is None or _owned_by(g, ctx, node.whose, event)
    return _moved(event) if mine else []


# combat ------------------------------------------------------------------------------------------------------------------


@HAPPENINGS.handles(ir.Attacks, ir.IsNotBlocked)
def _attacks(g: Game, ctx: Ctx, node: ir.Event, event: Event) -> list[Occurrence]:
    return _it(g, event)


@HAPPENINGS.handles(ir.AttacksAlone)
def _alone(g: Game, ctx: Ctx, node: ir.AttacksAlone, event: Event) -> list[Occurrence]:
    return [] if PARTY_TAG in event.tags else _it(g, event)


@HAPPENINGS.handles(ir.FormsPartyAndAttacks)
def _party(g: Game, ctx: Ctx, node: ir.FormsPartyAndAttacks, event: Event) -> list[Occurrence]:
    others = [r for r in event.objects if r != event.obj]
    if PARTY_TAG not in event.tags or not all(
        any(matches(g, ctx, w, then(g, event, r)) for r in others) for w in node.with_cards
    ):
        return []
    named = [r for r in others if any(matches(g, ctx, w, then(g, event, r)) for w in node.with_cards)]
    return _it(g, event, other=(event.obj, *named) if node.with_cards else event.objects)


@HAPPENINGS.handles(ir.Blocks)
def _blocks(g: Game, ctx: Ctx, node: ir.Blocks, event: Event) -> list[Occurrence]:
    return _it(g, event, other=event.objects) if one_of(g, ctx, node.whom, event, event.objects) else []


@HAPPENINGS.handles(ir.IsBlocked)
def _blocked(g: Game, ctx: Ctx, node: ir.IsBlocked, event: Event) -> list[Occurrence]:
    return _it(g, event, other=event.objects) if one_of(g, ctx, node.by, event, event.objects) else []


# status and damage -------------------------------------------------------------------------------------------------------


@HAPPENINGS.handles(ir.BecomesDull, ir.BecomesActive, ir.BecomesFrozen)
def _turns(
    g: Game, ctx: Ctx, node: ir.BecomesDull | ir.BecomesActive | ir.BecomesFrozen, event: Event
) -> list[Occurrence]:
    if not DUE[node.due_to](ctx, event):
        return []
    return _it(g, event) if event.amount else []  # 15.1.1.1.2, 15.1.1.2.2: one that was so already did not become so


@HAPPENINGS.handles(ir.IsDealtDamage)
def _dealt(g: Game, ctx: Ctx, node: ir.IsDealtDamage, event: Event) -> list[Occurrence]:
    if not DAMAGED_BY[node.by](event) or not one_of(g, ctx, node.dealer, event, (event.source, *event.objects)):
        return []
    if node.at_least is not None and event.amount < amount(g, ctx, node.at_least):
        return []
    due = node.controller
    if due is not None and not (by_effect(event) and event.controller in players(g, ctx, due)):
        return []
    return _it(g, event, other=(event.source, *event.objects))


DAMAGED_BY: Final[dict[str, Callable[[Event], bool]]] = {
    "": lambda e: True,
    "battle": lambda e: BATTLE in e.tags,
    "ability": by_effect,
    "only_summon": lambda e: BY_SUMMON in e.tags,
    "only_ability": lambda e: BY_ABILITY in e.tags,
}


@HAPPENINGS.handles(ir.DealsDamageTo)
def _deals(g: Game, ctx: Ctx, node: ir.DealsDamageTo, event: Event) -> list[Occurrence]:
    if not DAMAGED_BY[node.kind](event) or not one_of(g, ctx, node.whom, event, (event.obj,)):
        return []
    if node.at_least is not None and event.amount < amount(g, ctx, node.at_least):
        return []
    dealers = dict.fromkeys((event.source, *event.objects))
    return [Occurrence(then(g, event, ref), ref, (event.obj,)) for ref in dealers if ref[0] >= 0]


@HAPPENINGS.handles(ir.DealsDamageToPlayer)
def _deals_points(g: Game, ctx: Ctx, node: ir.DealsDamageToPlayer, event: Event) -> list[Occurrence]:
    if event.amount < 1 or event.player not in players(g, ctx, node.player):
        return []
    dealers = dict.fromkeys((event.source, *event.objects))
    return [Occurrence(then(g, event, ref), ref) for ref in dealers if ref[0] >= 0]


@HAPPENINGS.handles(ir.DealsDamageToAny)
def _deals_any(g: Game, ctx: Ctx, node: ir.DealsDamageToAny, event: Event) -> list[Occurrence]:
    if event.kind == POINTS:
        return _deals_points(g, ctx, ir.DealsDamageToPlayer(player=node.player), event)
    return _deals(g, ctx, ir.DealsDamageTo(whom=node.whom), event)


# being chosen, being used ------------------------------------------------------------------------------------------------


@HAPPENINGS.handles(ir.IsChosen)
def _chosen(g: Game, ctx: Ctx, node: ir.IsChosen, event: Event) -> list[Occurrence]:
    if event.controller not in players(g, ctx, node.by) or not any(k in event.tags for k in node.kinds):
        return []
    return _it(g, event, stack=event.objects)


@HAPPENINGS.handles(ir.UsesAbility)
def _uses(g: Game, ctx: Ctx, node: ir.UsesAbility, event: Event) -> list[Occurrence]:
    """The card as it was when its ability was used: the cost may have moved it."""
    if node.kind not in event.tags:
        return []
    return [Occurrence(event.before or event.obj, event.obj, (), event.objects)]


def unable(node: ir.Event) -> str:
    """Why nothing can be told from this happening; "" where it can be."""
    if isinstance(node, ir.EntersField) and node.by not in HOW:
        return f"no event tells that a card enters the field by {node.by}"
    known = {*FROM, *ANYWHERE, *(HAND_OR_DECK if isinstance(node, ir.PutIntoBreakZone) else ())}
    if isinstance(node, ir.PutIntoBreakZone | ir.RemovedFromGame) and node.source not in known:
        return f"no event tells of a move from {node.source}"
    if isinstance(node, ir.AddedToHand) and node.source not in {*FROM, "search", "anywhere"}:
        return f"no event tells of a card added to the hand from {node.source}"
    due = getattr(node, "due_to", "")
    if isinstance(due, str) and due not in DUE:
        return f"no event tells of {type(node).__name__} due to {due}"
    if isinstance(node, ir.IsDealtDamage) and node.by not in DAMAGED_BY:
        return f"no event tells of damage by {node.by}"
    return ""
