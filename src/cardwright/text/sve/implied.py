"""A condition behind another one: "If there is a racing follower on your field, ... If there are at least 2, destroy it instead"."""

import msgspec

from cardwright.text import ir
from cardwright.text import ir_sve as sv
from cardwright.text.antecedents import refuse
from cardwright.text.grammar import Grammar
from cardwright.text.walk import bottom_up, nodes

AGAIN = 200  # `Exists.w` from here on: of what there are so many the sentence before it says
ONE = tuple(ir.Num(1, w=w) for w in range(3))
OF_THEM = 2  # `SoMany.w` from here on: "at least 3 of them"
GONE = (ir.Break, ir.RemoveFromGame, ir.ToHand, ir.PutInto, ir.ShuffleInto, ir.Draw, sv.Transform)
Conditioned = ir.If | sv.InsteadSentence


def add(g: Grammar) -> None:
    """All phrases of this module."""
    for v, of_them in enumerate(("", " of them")):
        for w, words in enumerate(("there are at least {count:digits}", "there are {count:digits} or more"), 2 * v):
            g.phrase("condition", f"{words}{of_them}", sv.SoMany, w=w)
    for w, words in enumerate(("there are none left", "there are no counters left", "it has none left")):
        g.value("condition", words, sv.NoneLeft(w=w))


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
    asking = effect.effect if isinstance(effect, ir.Afterwards) else effect
    if isinstance(asking, ir.If) and isinstance(asking.condition, sv.NoneLeft):
        asked = msgspec.structs.replace(asking, condition=_none_left(asking.condition, before))
        return asked if asking is effect else msgspec.structs.replace(effect, effect=asked)
    if not isinstance(effect, Conditioned) or not isinstance(effect.condition, sv.SoMany):
        return effect
    many, last = effect.condition, before[-1] if before else None
    if not isinstance(last, ir.If) or not isinstance(last.condition, ir.Exists):
        return msgspec.structs.replace(effect, condition=_of_them(many, last))
    if last.condition.count in ONE and any(isinstance(each, ir.OtherThan) for each in last.condition.group.adjectives):
        # "another card": so many, or so many others?
        raise refuse("it is open whether the one that the others are other than is counted")
    there = msgspec.structs.replace(last.condition, count=many.count, compare=">=", w=AGAIN + many.w)
    if not implies(there, last.condition):
        raise refuse("fewer than there have to be anyway")
    return msgspec.structs.replace(effect, condition=there)


def _of_them(many: sv.SoMany, last: ir.Effect | None) -> ir.Compare:
    """ "Give each Pixie follower on your field Ward. If there are at least 3 of them, ...": of those to which something was done."""
    if many.w < OF_THEM or last is None:
        raise refuse("nothing says of what there are so many")
    if any(isinstance(each, GONE) for each in nodes(last)):
        raise refuse("they are not there any more")
    return ir.Compare(ir.CountRef(ir.Pronoun("them")), many.count, ">=", w=AGAIN + many.w)


def _none_left(said: sv.NoneLeft, before: list[ir.Effect]) -> ir.CountersAre:
    """ "Remove a prayer counter from this card. If there are none left, ...": of those, on that card."""
    last = before[-1] if before else None
    if not isinstance(last, ir.RemoveCounters) or not isinstance(last.what, ir.SelfRef):
        raise refuse("nothing says of what there are none")
    return ir.CountersAre(last.what, last.counter, ir.Num(0), "<=", w=AGAIN + said.w)


def said_before(node: ir.Node) -> bool:
    """Whether it is printed without what the sentence before it says."""
    if isinstance(node, ir.Compare) and not isinstance(node.left, ir.CountRef):
        return False
    return isinstance(node, ir.Exists | ir.CountersAre | ir.Compare) and node.w >= AGAIN


def unfold(node: ir.Exists | ir.CountersAre | ir.Compare) -> sv.SoMany | sv.NoneLeft:
    """The condition as it is printed."""
    if isinstance(node, ir.CountersAre):
        return sv.NoneLeft(w=node.w - AGAIN)
    if isinstance(node, ir.Compare):
        assert isinstance(node.right, ir.Amount)
        return sv.SoMany(node.right, w=node.w - AGAIN)
    return sv.SoMany(node.count, w=node.w - AGAIN)
