""" "If you have 3 or more cards removed from the game": one's own, as a card that is out of the game is in nobody's zone."""

import msgspec

from cardwright.text import ir

YOURS = (0, 2, 3, 5, 71, 7002, 7003)  # wordings of Exists that say "you have"
IMPLIED = 7100  # wording of OwnedBy that such a verb implies


def fold(node: ir.Exists) -> ir.Exists:
    """With whose cards they are, which the verb says."""
    qualifiers = node.group.qualifiers
    away = any(isinstance(each, ir.InZone) and isinstance(each.zone, ir.Removed) for each in qualifiers)
    if node.w not in YOURS or not away or any(isinstance(each, ir.OwnedBy) for each in qualifiers):
        return node
    group = msgspec.structs.replace(node.group, qualifiers=(*qualifiers, ir.OwnedBy(ir.You(), w=IMPLIED)))
    return msgspec.structs.replace(node, group=group)


def unfold(node: ir.Node) -> ir.Node:
    """As the grammar read it, for printing."""
    if not isinstance(node, ir.Exists):
        return node
    said = tuple(each for each in node.group.qualifiers if not (isinstance(each, ir.OwnedBy) and each.w == IMPLIED))
    return msgspec.structs.replace(node, group=msgspec.structs.replace(node.group, qualifiers=said))
