""" "If you control 2 or more Forwards of the same cost": as each other, where nothing says as what."""

import msgspec

from cardwright.text import ir

PLACE = 100_000  # times how many qualities stand before it, added to the wording of the quality


def fold(node: ir.Controls | ir.Exists) -> ir.Condition:
    """The condition on cards that share a trait, where so many are asked for that they can be compared with each other."""
    if node.compare != ">=" or not isinstance(node.count, ir.Num) or node.count.value < 2:
        return node
    for place, each in enumerate(node.group.qualifiers):
        if isinstance(each, ir.SameTrait) and each.card == ir.Pronoun("same"):
            rest = node.group.qualifiers[:place] + node.group.qualifiers[place + 1 :]
            group = msgspec.structs.replace(node.group, qualifiers=rest)
            return ir.SoManyAlike(msgspec.structs.replace(node, group=group), each.trait, w=each.w + PLACE * place)
    return node


def unfold(node: ir.Node) -> ir.Node:
    """As the grammar read it, for printing."""
    if not isinstance(node, ir.SoManyAlike):
        return node
    asked = node.condition
    assert isinstance(asked, ir.Controls | ir.Exists)
    place, w = divmod(node.w, PLACE)
    said = ir.SameTrait(node.trait, ir.Pronoun("same"), w=w)
    qualifiers = (*asked.group.qualifiers[:place], said, *asked.group.qualifiers[place:])
    return msgspec.structs.replace(asked, group=msgspec.structs.replace(asked.group, qualifiers=qualifiers))
