"""What is done to a card that chance picks (5.18): "deal 2 damage to a random enemy follower on the field".

`RandomObj` stands where the instruction names its object; `fold` puts the selection in front of the instruction, `unfold` back.
"""

import msgspec

from cardwright.text import ir
from cardwright.text import ir_sve as sv
from cardwright.text.grammar import Grammar
from cardwright.text.walk import bottom_up

RANDOM = 90  # `Then.w` of a random selection and what is done with it
PICKED = ir.Pronoun("random")


def add(g: Grammar) -> None:
    """All phrases of this module."""
    g.phrase("random_obj", "{target:random_target}", sv.RandomObj)
    g.alias("obj", "random_obj")
    g.phrase("action", "deal {to:random_obj} {amount:digits} damage", ir.DealDamage)
    g.phrase("action", "add {what:random_obj} to your hand", ir.ToHand, player=ir.You(), verb="add")


def fold(node: ir.Effect) -> ir.Effect:
    """The random selection first, then the instruction with what it has picked."""
    for field in node.__struct_fields__:
        value = getattr(node, field)
        if isinstance(value, sv.RandomObj):
            return ir.Then(sv.SelectRandom(value.target), msgspec.structs.replace(node, **{field: PICKED}), w=RANDOM)
    return node


def unfold(node: ir.Then) -> ir.Effect:
    """The instruction as it is printed."""
    assert isinstance(node.first, sv.SelectRandom)
    named = sv.RandomObj(node.first.target)
    made = bottom_up(node.then, lambda each: named if each == PICKED else each)
    assert isinstance(made, ir.Effect)
    return made
