"""Costs from one number to another: "of cost 2 to 4"; one card of each cost in a row."""

import msgspec

from cardwright.text import ir
from cardwright.text.antecedents import refuse
from cardwright.text.fftcg.filled import Filled

FROM_TO = 700  # and more: wordings of CostOneOf that print the first and the last cost alone
WIDTH = 100
EACH_COST = 700  # wording of ControlsEach: one card of each of the costs in a row
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
    each_cost(g)
    g.phrase("condition", "{card:possessive} cost is {filter:cost_in_range}", ir.HasFilter, w=FROM_TO)


def each_cost(g: Filled) -> None:
    """ "You must control Characters of cost 1, 2 and 3 to cast Hild": one of each of these costs."""
    g.phrase("each_cost", "of cost {costs:all_costs}", ir.CostOneOf, w=2)
    g.phrase("each_cost", "of cost {costs:all_costs_comma}", ir.CostOneOf, w=4)
    # one card, 2 phrases: such a row of costs, in front of "to cast" or behind "if you control"
    g.sequence("only_each_cost", "each_cost", max=1)
    kinds = "{adjectives?:adjectives} {noun:type_noun/many} {qualifiers:only_each_cost}"
    g.phrase("cards_of_each_cost", kinds, ir.Group)
    # one card: as above
    g.sequence("one_of_each_cost", "cards_of_each_cost", max=1)
    fixed = {"w": EACH_COST, "player": ir.You()}
    g.phrase("must_control", "control {groups:one_of_each_cost}", ir.ControlsEach, **fixed)
    g.phrase("condition", "you control {groups:one_of_each_cost}", ir.ControlsEach, **fixed)
    theirs = {**fixed, "player": ir.Opponent()}
    g.phrase("condition", "your opponent controls {groups:one_of_each_cost}", ir.ControlsEach, **theirs)


def fold_each(node: ir.ControlsEach) -> ir.ControlsEach:
    """A group for each of the costs."""
    if node.w != EACH_COST:
        return node
    (group,) = node.groups
    (costs,) = (each for each in group.qualifiers if isinstance(each, ir.CostOneOf))
    amounts = costs.costs
    if len(set(amounts)) < len(amounts):
        raise refuse("the same cost is asked for twice")
    one = [msgspec.structs.replace(group, qualifiers=(ir.CostIs(each, w=costs.w),)) for each in amounts]
    return msgspec.structs.replace(node, groups=tuple(one))


def unfold_each(node: ir.ControlsEach) -> ir.ControlsEach:
    """As the grammar read it, for printing."""
    if node.w != EACH_COST:
        return node
    said = [group.qualifiers[0] for group in node.groups]
    first = said[0]
    costs = tuple(each.amount for each in said if isinstance(each, ir.CostIs))
    group = msgspec.structs.replace(node.groups[0], qualifiers=(ir.CostOneOf(costs, w=first.w),))
    return msgspec.structs.replace(node, groups=(group,))


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
