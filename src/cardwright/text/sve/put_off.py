"""What waits where the time stands behind: "put it onto your field and destroy it at the end of the turn" (docs/rulings.md S98).

The time is said of the last instruction where that takes away what the others have brought or given, or where the others only select;
of others it is open which of them are done then.
"""

from collections.abc import Callable

import msgspec

from cardwright.text import ir
from cardwright.text import ir_sve as sv
from cardwright.text.antecedents import refuse
from cardwright.text.sve import chance

BEHIND = 1  # `Delayed.w`: the time stands behind
JOINED = (0, 1)  # `Both.w` of instructions joined by "and"
THEN = (0, 1, 2, *range(7, 12))  # `Then.w` of what "then" joins, and of a search with what becomes of the cards
TAKING = (ir.Break, ir.RemoveFromGame, ir.ToHand, ir.PutInto, ir.ShuffleInto)
BRINGING = (ir.PlayOnto, ir.SelectAndPut, ir.TakeAmong, sv.CreateTokens, ir.Gain, sv.Steal)
Steps = list[ir.Effect]


def steps(effect: ir.Effect) -> tuple[Steps, ir.Effect]:
    """All instructions of the sentence but the last, and the last."""
    if isinstance(effect, ir.Both) and effect.w in JOINED:
        others, last = steps(effect.effects[-1])
        return [*effect.effects[:-1], *others], last
    if isinstance(effect, ir.Then) and effect.w in THEN:
        others, last = steps(effect.then)
        return [effect.first, *others], last
    return [], effect


def waits_at_last(effect: ir.Effect) -> bool:
    """Whether the last of several instructions waits, and the others do not."""
    others, last = steps(effect)
    return bool(others) and isinstance(last, ir.Delayed) and last.w == BEHIND


def fold(node: ir.Delayed) -> ir.Effect:
    """The last instruction alone waits."""
    [effect] = node.effects
    others, last = steps(effect)
    if not others:
        return node
    selected = all(isinstance(each, ir.Choose) for each in others)
    if not selected and not (_takes_away(last) and any(_brings(each) for each in others)):
        raise refuse("it is open what of it is done at that time")
    return _at_last(effect, lambda done: msgspec.structs.replace(node, effects=(done,)))


def unfold(node: ir.Node) -> ir.Node:
    """The time behind all of them again."""
    if not isinstance(node, ir.Both | ir.Then) or not waits_at_last(node):
        return node
    last = steps(node)[1]
    assert isinstance(last, ir.Delayed)
    return msgspec.structs.replace(last, effects=(_at_last(node, lambda _: last.effects[0]),))


def _at_last(effect: ir.Effect, make: Callable[[ir.Effect], ir.Effect]) -> ir.Effect:
    if isinstance(effect, ir.Both) and effect.w in JOINED:
        return msgspec.structs.replace(effect, effects=(*effect.effects[:-1], _at_last(effect.effects[-1], make)))
    if isinstance(effect, ir.Then) and effect.w in THEN:
        return msgspec.structs.replace(effect, then=_at_last(effect.then, make))
    return make(effect)


def _takes_away(last: ir.Effect) -> bool:
    """Whether it takes away a card that was named before; to add a card to a hand or to the EX area is to bring it."""
    if not isinstance(last, TAKING) or not isinstance(last.what, ir.Pronoun):
        return False
    return not (isinstance(last, ir.PutInto) and isinstance(last.to, sv.ExArea | ir.Hand)) and (
        not isinstance(last, ir.ToHand) or last.verb == "return"
    )


def _brings(each: ir.Effect) -> bool:
    """Whether a card comes to the field by it, or is given something."""
    if isinstance(each, ir.Then) and each.w == chance.CHOSEN:
        each = each.then
    to = getattr(each, "to", None) or getattr(each, "into", None)
    return isinstance(each, BRINGING) and (isinstance(each, ir.Gain) or to is None or isinstance(to, ir.Field))
