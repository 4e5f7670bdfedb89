""" "Hild cannot be blocked by a Forward with a higher cost": than its own, as no other card is spoken of."""

import msgspec

from cardwright.text import ir
from cardwright.text.walk import bottom_up

SAME, OWN = ir.Pronoun("same"), ir.SelfRef(w=3100)
OF_BATTLE = ir.CannotBeBlocked | ir.CannotBlock


def fold(node: ir.Restrict) -> ir.Restrict:
    """With the card itself as what is compared."""
    if not isinstance(node.what, ir.SelfRef) or not isinstance(node.rule, OF_BATTLE):
        return node
    return _changed(node, SAME, OWN)


def unfold(node: ir.Restrict) -> ir.Restrict:
    """As the grammar read it, for printing."""
    return _changed(node, OWN, SAME) if isinstance(node.rule, OF_BATTLE) else node


def _changed(node: ir.Restrict, old: ir.Node, new: ir.Node) -> ir.Restrict:
    rule = bottom_up(node.rule, lambda each: new if each == old else each)
    return msgspec.structs.replace(node, rule=rule)
