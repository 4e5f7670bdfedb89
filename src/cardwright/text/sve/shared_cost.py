""" "Select a follower and an amulet that cost 2 play points or less in your cemetery": what each of them costs, said once behind the last."""

import msgspec

from cardwright.text import ir
from cardwright.text.antecedents import refuse
from cardwright.text.grammar import Grammar

YOU = ir.You()
SAID = 30  # `Choose.w`, `Search.w`
SHARED = 700  # `CostIs.w` from here on: of each of them


def add(g: Grammar) -> None:
    """All phrases of this module."""
    g.pair("shared_targets", "target", "last_shared", " and ")
    g.phrase("last_shared", "{count:article} {group:shared_group}", ir.Target)
    g.phrase("shared_group", "{adjectives?:adjectives} {noun:card_noun/one} {qualifiers:shared_qualifiers}", ir.Group)
    g.sequence("shared_qualifiers", "shared_qualifier", max=2)
    g.alias("shared_qualifier", "where")
    for unit, w in ((" play <point/points:amount>", SHARED), ("", SHARED + 1)):
        for compare, more in (("<=", " or less"), (">=", " or more"), ("=", "")):
            said = f"that cost {{amount:amount_number}}{unit}{more}"
            g.phrase("shared_qualifier", said, ir.CostIs, compare=compare, w=w)
    for category in ("action", "selects"):
        g.phrase(category, "select {targets:shared_targets}", ir.Choose, player=YOU, w=SAID)
    g.phrase("search", "search your deck for {targets:shared_targets}", ir.Search, player=YOU, w=SAID)


def _shared(group: ir.Group) -> list[ir.Filter]:
    return [each for each in group.qualifiers if isinstance(each, ir.CostIs) and each.w >= SHARED]


def fold(node: ir.Node) -> ir.Node:
    """The first costs as much as well."""
    if not isinstance(node, ir.Choose | ir.Search) or node.w != SAID:
        return node
    first, last = node.targets
    shared = _shared(last.group)
    if len(shared) != 1 or any(isinstance(each, ir.CostIs) for each in first.group.qualifiers):
        raise refuse("it is open what the first of them costs")
    group = msgspec.structs.replace(first.group, qualifiers=(*shared, *first.group.qualifiers))
    return msgspec.structs.replace(node, targets=(msgspec.structs.replace(first, group=group), last))


def unfold(node: ir.Node) -> ir.Node:
    """Only the last has it."""
    if not isinstance(node, ir.Choose | ir.Search) or node.w != SAID:
        return node
    first, last = node.targets
    kept = tuple(each for each in first.group.qualifiers if each not in _shared(first.group))
    group = msgspec.structs.replace(first.group, qualifiers=kept)
    return msgspec.structs.replace(node, targets=(msgspec.structs.replace(first, group=group), last))
