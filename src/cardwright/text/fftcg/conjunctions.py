""" "Job Knight and Card Name Knight", "Fire and Ice" beside a noun: which cards these are.

Where all cards of a group are meant ("the Job Knights and Card Names Knight you control", "the Fire and Ice Forwards you control",
"for each ...") each card has to be one or the other. A condition ("if you control a Card Name Ann and Card Name Bob") asks for one of each: `ControlsEach`.
One card cannot be chosen as two things: everywhere else the text is refused (stage ``bind``). A card can have two Elements:
counted ("for each Fire and Ice Forward") it is open whether each has both, and refused as well.
"""

import msgspec

from cardwright.errors import TextError
from cardwright.text import ir
from cardwright.text.walk import bottom_up

AND_TRAIT, AND_NOUNS = 2, (1, 400, 410, 411)  # wordings of AnyTrait and AnyNoun with "and"
AND_ELEMENTS = 580  # wording of ElementIs with "and"
EACH = 5  # wording of ControlsEach that was one group
# where each card of a group is meant, or the group is only a part
PLURAL = (ir.All, ir.CountOf, ir.CountElements, ir.Group, ir.AnyNoun, ir.AnyTrait, ir.CastersAnyElement)
COUNTED = (ir.CountOf, ir.CountElements)


def fold(node: ir.Node) -> ir.Node:
    """The tree with conditions on one of each; raises TextError where "and" makes no sense."""
    if not any(_is_and(each) for each in _all(node)):
        return node
    made = bottom_up(node, _split)
    _check(made)
    return made


def unfold(node: ir.Node) -> ir.Node:
    """What `fold` read, for printing."""
    return bottom_up(node, _join)


def _all(node: ir.Node) -> list[ir.Node]:
    found: list[ir.Node] = []
    bottom_up(node, lambda each: found.append(each) or each)  # type: ignore[func-returns-value]
    return found


def _is_and(node: ir.Node) -> bool:
    if isinstance(node, ir.AnyTrait):
        return node.w == AND_TRAIT
    if isinstance(node, ir.ElementIs):
        return node.w == AND_ELEMENTS
    return isinstance(node, ir.AnyNoun) and node.w in AND_NOUNS


def _split(node: ir.Node) -> ir.Node:
    if not isinstance(node, ir.Controls) or node.compare != ">=" or node.count != ir.Num(1) or node.w:
        return node
    group = node.group
    if group.adjectives or not (isinstance(group.noun, ir.AnyTrait) and group.noun.w == AND_TRAIT):
        return node
    parts = tuple(msgspec.structs.replace(group, noun=option) for option in group.noun.options)
    return ir.ControlsEach(node.player, parts, w=EACH)


def _join(node: ir.Node) -> ir.Node:
    if not isinstance(node, ir.ControlsEach) or node.w != EACH:
        return node
    noun = ir.AnyTrait(tuple(each.noun for each in node.groups), w=AND_TRAIT)
    return ir.Controls(node.player, msgspec.structs.replace(node.groups[0], noun=noun), ir.Num(1))


def _check(node: ir.Node) -> None:
    """Raises where a group with "and" is the group of anything but all cards."""
    for each in _all(node):
        counted = isinstance(each, COUNTED) and any(isinstance(x, ir.ElementIs) and _is_and(x) for x in _all(each))
        if (isinstance(each, PLURAL) and not counted) or (
            isinstance(each, ir.CastersCostChange) and not each.next_only
        ):
            continue  # "your Job Knight and Card Name Knight" cost less: each of the cards
        for name in each.__struct_fields__:
            value = getattr(each, name)
            for item in value if isinstance(value, tuple) else (value,):
                if isinstance(item, ir.Group) and any(_is_and(x) for x in (item.noun, *item.adjectives)):
                    raise TextError('one card cannot be asked to be two things ("and" between them)', stage="bind")
