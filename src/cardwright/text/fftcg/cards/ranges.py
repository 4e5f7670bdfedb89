"""Costs from one number to another: "of cost 2 to 4"."""

import msgspec

from cardwright.text import ir
from cardwright.text.antecedents import refuse
from cardwright.text.fftcg.filled import Filled

FROM_TO = 700  # and more: wordings of CostOneOf that print the first and the last cost alone
WIDTH = 100
HEADS = ("of cost", "with a cost of", "of cost between", "with a cost between", "with cost", "of cost from")


def fill(g: Filled) -> None:
    """All phrases of this module come from tables."""
    for category, joined in (("cost_from_to", " to "), ("cost_between", " and "), ("cost_through", " through ")):
        g.pair(category, "number", "number", joined)
    for w, head in enumerate(HEADS, FROM_TO):
        for v, category in enumerate(("cost_between",) if "between" in head else ("cost_from_to", "cost_through")):
            text = f"{head} {{costs:{category}}}"
            g.phrase("qualifier", text, ir.CostOneOf, w=w + 10 * v)
            g.phrase("cost_qualifier", text, ir.CostOneOf, w=w + 10 * v)
            g.phrase("state", text, ir.CostOneOf, w=w + 10 * v)
    for w, (head, category) in enumerate((("", "cost_from_to"), ("between ", "cost_between")), FROM_TO + 50):
        g.phrase("cost_in_range", f"{head}{{costs:{category}}}", ir.CostOneOf, w=w)
    g.phrase("condition", "{card:possessive} cost is {filter:cost_in_range}", ir.HasFilter, w=FROM_TO)


def fold(node: ir.CostOneOf) -> ir.CostOneOf:
    """All the costs of a range; raises TextError (stage bind) where there is nothing between its ends."""
    if not FROM_TO <= node.w < FROM_TO + WIDTH:
        return node
    first, last = (each.value for each in node.costs if isinstance(each, ir.Num))
    if first >= last:
        raise refuse("a range of costs goes from a number to a greater one")
    return msgspec.structs.replace(node, costs=tuple(ir.Num(cost) for cost in range(first, last + 1)))


def unfold(node: ir.Node) -> ir.Node:
    """The ends of a range, for printing; a range with gaps cannot be printed."""
    if not isinstance(node, ir.CostOneOf) or not FROM_TO <= node.w < FROM_TO + WIDTH:
        return node
    costs = tuple(each.value for each in node.costs if isinstance(each, ir.Num))
    whole = len(costs) > 1 and costs == tuple(range(costs[0], costs[-1] + 1))
    return msgspec.structs.replace(node, costs=(node.costs[0], node.costs[-1])) if whole else node
