"""A condition behind another one: "If there is a racing follower on your field, ... If there are at least 2, destroy it instead"."""

import msgspec

from cardwright.text import ir
from cardwright.text import ir_sve as sv
from cardwright.text.antecedents import refuse
from cardwright.text.grammar import Grammar
from cardwright.text.walk import bottom_up

AGAIN = 200  # `Exists.w` from here on: of what there are so many the sentence before it says
ONE = tuple(ir.Num(1, w=w) for w in range(3))
Conditioned = ir.If | sv.InsteadSentence


def add(g: Grammar) -> None:
    """All phrases of this module."""
    for w, words in enumerate(("there are at least {count:digits}", "there are {count:digits} or more")):
        g.phrase("condition", words, sv.SoMany, w=w)


def implies(later: ir.Condition, earlier: ir.Condition) -> bool:
    """Whether the first holds only where the second holds: as many or more of the same."""
    one, other = _bound(later), _bound(earlier)
    if one is None or other is None or one[0] != other[0]:
        return False
    return one[1] >= other[1]


def _bound(condition: ir.Condition) -> tuple[ir.Node, int] | None:
    """What there must be at least so many of, and the number; None where it is no such condition."""
    if getattr(condition, "compare", ">=") != ">=":
        return None
    field = {ir.Compare: "right", ir.HappenedThisTurn: "times"}.get(type(condition), "count")
    number = getattr(condition, field, None)
    value = number.value if isinstance(number, ir.Num) else number
    if not isinstance(value, int):
        return None
    zero: object = ir.Num(0) if isinstance(number, ir.Num) else 0
    plain = bottom_up(condition, lambda node: msgspec.structs.replace(node, w=0))
    return msgspec.structs.replace(plain, **{field: zero}), value


def fold(effect: ir.Effect, before: list[ir.Effect]) -> ir.Effect:
    """The condition that does not say of what, with what the sentence before it asked about."""
    if not isinstance(effect, Conditioned) or not isinstance(effect.condition, sv.SoMany):
        return effect
    many, last = effect.condition, before[-1] if before else None
    if not isinstance(last, ir.If) or not isinstance(last.condition, ir.Exists):
        raise refuse("nothing says of what there are so many")
    if last.condition.count in ONE and any(isinstance(each, ir.OtherThan) for each in last.condition.group.adjectives):
        # "another card": so many, or so many others?
        raise refuse("it is open whether the one that the others are other than is counted")
    there = msgspec.structs.replace(last.condition, count=many.count, compare=">=", w=AGAIN + many.w)
    if not implies(there, last.condition):
        raise refuse("fewer than there have to be anyway")
    return msgspec.structs.replace(effect, condition=there)


def unfold(node: ir.Exists) -> sv.SoMany:
    """The condition as it is printed."""
    return sv.SoMany(node.count, w=node.w - AGAIN)
