""" "When you cast a Summon, activate Hild. It gains Haste until the end of the turn.": behind what is done to the card itself, "it" is that
card, where the other card that was spoken of is not on the field. Where both are, it is open which is meant."""

from dataclasses import dataclass, field

import msgspec

from cardwright.text import ir
from cardwright.text.antecedents import LEAVING, refuse, words_of
from cardwright.text.walk import map_fields

OPEN = '"it" could mean another card or the card itself'
SELF = ir.Ref(("self",))
AIMS = ("what", "to", "on")
MOVES = (ir.PlayOnto, ir.ToHand, ir.PutInto, ir.RemoveFromGame, ir.Break)
SUBJECTS = (ir.Gain, ir.Lose, ir.Restrict, ir.BecomeForward, ir.SetPower)  # "It gains ...": "it" begins the sentence
ANYWHERE = (ir.CastRef, ir.AllowCast, ir.CancelEffect)  # said of cards that need not be on the field
PARTS = (ir.May, ir.If, ir.IfDone, ir.IfNotDone, ir.Otherwise, ir.Afterwards, ir.Then, ir.Both, ir.WhenDone)
FIELD, STACK, GONE = "field", "stack", "gone"


@dataclass
class _Told:
    """What was told so far: the last instruction, where the card of the event is, which cards were put away, or lie elsewhere."""

    event: str
    last: ir.Node | None = None
    gone: set[str] = field(default_factory=set)
    lying: set[str] = field(default_factory=set)  # chosen where cards only lie

    def about_itself(self) -> bool:
        return any(isinstance(getattr(self.last, name, None), ir.SelfRef) for name in AIMS)

    def place(self, card: ir.Ref) -> str:
        (name,) = card.to
        return self.event if name == "subject" else GONE if name in self.gone else FIELD


def told(ability: ir.Node) -> ir.Node:
    """The ability with "it" as what it means behind an instruction that is about the card itself; raises TextError (stage bind)
    where that is open."""
    if not isinstance(ability, ir.AutoAbility | ir.ActionAbility | ir.SpecialAbility | ir.SummonEffect):
        return ability
    scope = _Told(_where(ability.event) if isinstance(ability, ir.AutoAbility) else "")
    return msgspec.structs.replace(ability, effects=tuple(_effect(each, scope) for each in ability.effects))


def _where(event: ir.Event) -> str:
    """Where the card of the event is; empty where there is no such card alone."""
    if isinstance(event, ir.PlayerCasts):  # a Character that was cast is on the field by then (11.4.7)
        return STACK if words_of(event.group) <= {"the_summon", "the_card"} else FIELD
    if isinstance(event, ir.PlayerDiscards):
        return GONE
    if isinstance(event, ir.CardEvent) and isinstance(event.subject, ir.OneSubject):
        return GONE if any(isinstance(each, LEAVING) for each in event.happenings) else FIELD
    # "Hild or a Forward": it may have been this one
    return FIELD if isinstance(event, ir.CardEvent) and isinstance(event.subject, ir.SubjectAny) else ""


def _is_it(node: object) -> bool:
    return (
        isinstance(node, ir.Ref) and node.w == 0 and len(node.to) == 1 and node.to[0] not in ("self", "stack", "other")
    )


def _effect(node: ir.Effect, scope: _Told) -> ir.Effect:
    """The effect as it is meant."""
    if isinstance(node, ir.Delayed) and not isinstance(node.event, ir.EndOf | ir.BeginningOf):
        scope.last = None
        return node
    if not isinstance(node, (*PARTS, ir.Delayed)):
        if isinstance(node, ir.Choose):
            scope.lying |= {
                each.bind for each in node.targets if any(isinstance(q, ir.InZone) for q in each.group.qualifiers)
            }
        scope.last = seen = _instruction(node, scope)
        what = getattr(seen, "what", None)
        if isinstance(seen, MOVES) and isinstance(what, ir.Ref):
            scope.gone |= {*what.to}
            scope.gone -= {*what.to} if isinstance(seen, ir.PlayOnto) else set()
        return seen

    def change(child: ir.Node) -> ir.Node:
        if isinstance(child, ir.CountersAre) and _is_it(child.card) and scope.about_itself():
            same = getattr(scope.last, "counter", "") == child.counter  # those that were placed or removed just now
            return msgspec.structs.replace(child, card=SELF if same else _self_or_open(scope.place(child.card)))  # type: ignore[arg-type]
        return _effect(child, scope) if isinstance(child, ir.Effect) else child

    return map_fields(node, change)  # type: ignore[return-value]


def _instruction(node: ir.Effect, scope: _Told) -> ir.Effect:
    aim = next((name for name in AIMS if _is_it(getattr(node, name, None))), "")
    if not aim or not scope.about_itself() or isinstance(node, ANYWHERE):
        return node
    card: ir.Ref = getattr(node, aim)
    place = scope.place(card)
    moves, moved = isinstance(node, MOVES), isinstance(scope.last, MOVES)
    if not place or (
        place == FIELD and card.to != ("subject",) and not isinstance(node, SUBJECTS) and not (moves and moved)
    ):
        return node  # "Choose 1 Forward. Hild gains +1000 power until the end of the turn. Dull it.": what was chosen
    if moves != moved:
        # "place 1 Counter on Hild. Remove it from the game.", "put Hild into the Break Zone. When you do so, break it.": the other card,
        # which is still where it was
        return node
    if moves:
        # what is on the field is not played onto it, and what is elsewhere is saved by putting Hild away
        plays, put = isinstance(node, ir.PlayOnto), isinstance(scope.last, ir.PutInto)
        if place == GONE and not put:
            raise refuse(OPEN)
        if place == GONE or (place == FIELD and (not plays or not scope.lying.isdisjoint(card.to))):
            return node  # "choose 1 Forward in your Break Zone. You may put Hild into the Break Zone. If you do so, play it onto the field"
        return msgspec.structs.replace(node, **{aim: SELF})
    return msgspec.structs.replace(node, **{aim: _self_or_open(place)})


def _self_or_open(place: str) -> ir.Ref:
    if place == FIELD:
        raise refuse(OPEN)
    return SELF
