"""Several verbs with one cause: "cannot be dulled or returned to its owner's hand by your opponent's Summons or abilities"."""

import msgspec

from cardwright.text import ir

UNSAID = 8000  # wording of the player of a verb whose cause is printed behind the last one
ROW = 8100  # wordings of Both: what a RuleRow came to


def fold(node: ir.RuleRow) -> ir.Both:
    """A restriction for each verb, all by the same player's effects."""
    ruled = (msgspec.structs.replace(each, by=node.by) for each in node.rules)
    return ir.Both(tuple(ir.Restrict(node.to, each, node.duration) for each in ruled), w=ROW + node.w)


def is_row(node: ir.Node) -> bool:
    """Whether `fold` made it."""
    return isinstance(node, ir.Both) and node.w >= ROW


def unfold(node: ir.Both) -> ir.RuleRow:
    """What `fold` read, for printing."""
    first = node.effects[0]
    assert isinstance(first, ir.Restrict)
    rules = (msgspec.structs.replace(each.rule, by=ir.AnyPlayer(w=UNSAID)) for each in node.effects)  # type: ignore[attr-defined]
    return ir.RuleRow(first.what, tuple(rules), first.rule.by, first.duration, w=node.w - ROW)  # type: ignore[attr-defined]
